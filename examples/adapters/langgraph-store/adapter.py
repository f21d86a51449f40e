# LangGraph's long-term memory, its InMemoryStore with an index of embeddings, behind protocol version 1. README.md says
# how it is set up.
import json
import sys
from datetime import datetime
from importlib.metadata import version
from urllib.parse import quote

from langgraph.store.memory import InMemoryStore

from embed import WIDTH, embed

# In most suites a result that nobody needs costs a system something. Worlds reads evidence, best first, up to a number
# of words, and no context. So it gets more results than fit, and an empty context.
MOST_EVIDENCE, MOST_IN_WORLDS = 3, 10
MOST_NAMESPACES = 1_000_000
NEVER = float("inf")
IDENTITY = {
    "protocol": 1,
    "name": "langgraph-store",
    "version": version("langgraph-checkpoint"),
    "capabilities": ["written", "context", "abstain"],
}


def seconds(time):
    return datetime.fromisoformat(time).timestamp()


def namespace_of(scope):
    """One label a name, also where it is missing: a label may not be empty, nor hold a dot."""
    names = ("workspace", "project", "domain")
    return tuple(f"{name}:{quote(scope[name], safe='').replace('.', '%2E')}" if name in scope else "any" for name in names)


def agree(a, b):
    return all(x == y or "any" in (x, y) for x, y in zip(a, b))


class StoreMemory:
    def __init__(self):
        self.in_worlds = False
        self.reset()

    def most(self):
        return MOST_IN_WORLDS if self.in_worlds else MOST_EVIDENCE

    def reset(self):
        self.vectors = {}
        self.store = InMemoryStore(index={"dims": WIDTH, "embed": self.embedded, "fields": ["text"]})
        self.observed = 0
        self.newest = -NEVER
        return {}

    def embedded(self, texts):
        return list(embed(texts, self.vectors))

    def observe(self, events):
        # All at once, and kept: `put` embeds one text at a time.
        self.embedded([event["text"] for event in events])
        for event in events:
            at = seconds(event["timestamp"])
            until = seconds(event["expires_at"]) if "expires_at" in event else NEVER
            value = {"text": event["text"], "source": event["source_id"], "at": at, "until": until}
            # Keys tell the order of arrival.
            self.store.put(namespace_of(event.get("scope", {})), f"{self.observed:012}", value)
            self.observed += 1
            self.newest = max(self.newest, at)
        return {"written": [event["source_id"] for event in events]}

    def search(self, question, scope, at):
        """The best of every namespace that agrees with the scope, best first; of equal scores what came first."""
        asked = namespace_of(scope)
        held = {"at": {"$lte": at}, "until": {"$gt": at}}
        found = [
            item
            for namespace in self.store.list_namespaces(limit=MOST_NAMESPACES)
            if agree(asked, namespace)
            for item in self.store.search(namespace, query=question, filter=held, limit=self.most())
        ]
        # An empty question has no vector: the store then gives what it has, without a score.
        return sorted(found, key=lambda item: (-(item.score or 0), item.key))[: self.most()]

    def query(self, params):
        at = seconds(params["as_of"]) if "as_of" in params else self.newest
        evidence, texts = [], []
        left = params.get("token_budget", NEVER)
        for item in self.search(params["question"], params.get("scope", {}), at):
            left -= len(item.value["text"].split())
            if left < 0:
                break
            evidence.append(item.value["source"])
            texts.append(item.value["text"])
        return {"evidence": evidence, "context": "" if self.in_worlds else "\n".join(texts), "abstain": not evidence}

    def call(self, method, params):
        if method == "initialize":
            self.in_worlds = params["suite"]["id"] == "worlds"
            return IDENTITY
        if method == "observe":
            return self.observe(params["events"])
        if method == "query":
            return self.query(params)
        return self.reset() if method in ("reset", "shutdown") else None


memory = StoreMemory()
# Bytes, not text: only \n ends a line, whatever the machine's encoding and line ends are.
for line in sys.stdin.buffer:
    if not line.endswith(b"\n"):
        break
    # What is no JSON ends the program: the harness sends none, and a guess would hide the fault.
    request = json.loads(line.decode("utf-8"))
    result = memory.call(request["method"], request.get("params", {}))
    outcome = {"error": {"code": -32601, "message": "Method not found"}} if result is None else {"result": result}
    # json.dumps writes ASCII alone unless told otherwise. Without the flush the reply would wait in a buffer.
    reply = json.dumps({"jsonrpc": "2.0", "id": request["id"], **outcome}) + "\n"
    sys.stdout.buffer.write(reply.encode("ascii"))
    sys.stdout.buffer.flush()
    if request["method"] == "shutdown":
        break
