"""An adapter that finds each marked fact of Context Decay, and answers with a sentence or with the bare value.

sentence.py sentence|bare
"""
import json
import re
import sys

FORM = "The value is {}." if sys.argv[1] == "sentence" else "{}"
facts = {}
for line in sys.stdin:
    call = json.loads(line)
    method, params = call["method"], call.get("params", {})
    result = {}
    if method == "initialize":
        result = {"protocol": 1, "name": "sentence", "version": "1", "capabilities": ["answer"]}
    elif method == "reset":
        facts = {}
    elif method == "observe":
        for event in params["events"]:
            for label, value in re.findall(r"\[FACT\] \S+_([0-9a-f]{6}): (.+)", event["text"]):
                facts[label] = (value, event["source_id"])
    elif method == "query":
        label = re.search(r"\b[0-9a-f]{6}\b", params["question"])
        value, source = facts.get(label and label.group(), (None, None))
        result = {"evidence": [source], "answer": FORM.format(value)} if value else {"evidence": []}
    print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": result}), flush=True)
    if method == "shutdown":
        break
