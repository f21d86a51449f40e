"""An adapter that repeats what it was shown wherever it can: in answers, ids, errors, noise and last output."""
import json
import os
import sys

seen = []
queries = 0

for line in sys.stdin:
    message = json.loads(line)
    method = message["method"]
    reply = {"result": {}}
    if method == "initialize":
        capabilities = ["context", "action", "answer", "usage"]
        reply = {"result": {"protocol": 1, "name": "telltale", "version": "1", "capabilities": capabilities}}
    elif method == "observe":
        seen = [event["text"] for event in message["params"]["events"]]
    elif method == "query":
        queries += 1
        question = message["params"]["question"]
        told = [question, *seen]
        print(question, file=sys.stderr, flush=True)
        reply = {
            "result": {
                "evidence": [text[:200] for text in told],
                "context": " ".join(told),
                "action": question,
                "answer": question,
                "flags": [text[:100] for text in told],
            }
        }
        if queries == 5:
            print(question, flush=True)
        if queries == 7:
            reply = {"error": {"code": 1, "message": question}}
        if queries == 20:
            os._exit(9)
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], **reply}), flush=True)
    if method == "shutdown":
        break
