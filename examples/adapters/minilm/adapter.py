# A vector memory with real sentence embeddings behind protocol version 1. README.md says how it works.
import json
import sys

# First: it says on how many threads numpy runs.
from embed import WIDTH, embed  # isort: skip
import numpy as np

# In most suites a result that nobody needs costs a system something. Worlds reads evidence, best first, up to a number
# of words, and no context. So it gets more results than fit, and an empty context.
MOST_EVIDENCE, MOST_IN_WORLDS = 3, 10
IDENTITY = {
    "protocol": 1,
    "name": "minilm",
    "version": "1.0.0",
    "capabilities": ["written", "context", "abstain"],
}


def same_scope(a, b):
    return all(name not in a or name not in b or a[name] == b[name] for name in ("workspace", "project", "domain"))


class VectorMemory:
    def __init__(self):
        self.in_worlds = False
        self.reset()

    def most(self):
        return MOST_IN_WORLDS if self.in_worlds else MOST_EVIDENCE

    def reset(self):
        self.events = []
        self.vectors = np.empty((0, WIDTH), np.float32)
        # The vectors of this episode's texts, so that a repeated text costs nothing.
        self.known = {}
        self.newest = ""
        return {}

    def observe(self, events):
        self.events += events
        self.vectors = np.concatenate([self.vectors, embed([event["text"] for event in events], self.known)])
        # ISO 8601 times of one zone compare as text.
        self.newest = max([self.newest, *(event["timestamp"] for event in events)])
        return {"written": [event["source_id"] for event in events]}

    def search(self, question, scope, as_of):
        """The nearest memories that are in scope and hold at that time, best first."""
        eligible = [
            i
            for i, event in enumerate(self.events)
            if same_scope(scope, event.get("scope", {}))
            and event["timestamp"] <= as_of < event.get("expires_at", "~")
        ]
        cosines = (self.vectors @ embed([question], self.known)[0])[eligible]
        # Rounded, so that no processor's last digit decides; of equals the later arrival comes first.
        ranked = sorted(zip(np.round(cosines.astype(float), 5), eligible), reverse=True)
        return [self.events[i] for _, i in ranked[: self.most()]]

    def query(self, params):
        evidence = []
        left = params.get("token_budget", float("inf"))
        for event in self.search(params["question"], params.get("scope", {}), params.get("as_of", self.newest)):
            left -= len(event["text"].split())
            if left < 0:
                break
            evidence.append(event)
        return {
            "evidence": [event["source_id"] for event in evidence],
            "context": "" if self.in_worlds else "\n".join(event["text"] for event in evidence),
            "abstain": not evidence,
        }

    def call(self, method, params):
        if method == "initialize":
            self.in_worlds = params["suite"]["id"] == "worlds"
            return IDENTITY
        if method == "observe":
            return self.observe(params["events"])
        if method == "query":
            return self.query(params)
        return self.reset() if method in ("reset", "shutdown") else None


memory = VectorMemory()
# Bytes, not text: only \n ends a line, whatever the machine's encoding and line ends are.
for line in sys.stdin.buffer:
    if not line.endswith(b"\n"):
        break
    request = json.loads(line.decode("utf-8"))
    result = memory.call(request["method"], request.get("params", {}))
    outcome = {"error": {"code": -32601, "message": "Method not found"}} if result is None else {"result": result}
    sys.stdout.buffer.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], **outcome}).encode("ascii") + b"\n")
    sys.stdout.buffer.flush()
    if request["method"] == "shutdown":
        break
