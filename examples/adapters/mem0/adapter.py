# mem0 behind protocol version 1: each event is one memory, added without inference. README.md says how it works.
import json
import logging
import os
import sys
import warnings
from datetime import datetime

# Before mem0 is imported: it reads them then.
os.environ["MEM0_TELEMETRY"] = "False"
os.environ["MEM0_DIR"] = "/tmp/mem0"

import embedder
from mem0 import Memory
from mem0.utils.factory import EmbedderFactory
from qdrant_client import QdrantClient

# In most suites a result that nobody needs costs a system something. Worlds reads evidence, best first, up to a number
# of words, and no context. So it gets more results than fit, and an empty context.
MOST_EVIDENCE, MOST_IN_WORLDS = 3, 10
IDENTITY = {
    "protocol": 1,
    "name": "mem0",
    "version": "2.2.1",
    "capabilities": ["written", "context", "abstain"],
}
USER = "user"
# Metadata of an event that names no project, or never expires: mem0 has no filter for a field that is not there.
UNNAMED = ""
NEVER = datetime.fromisoformat("9999-12-31T00:00:00+00:00").timestamp()

EmbedderFactory.provider_to_class["huggingface"] = "embedder.MiniLM"
# That local Qdrant makes no indexes, and that no BM25 encoder is installed, is known; each reset would say so.
warnings.filterwarnings("ignore", message="Payload indexes have no effect")
logging.getLogger("mem0").setLevel(logging.ERROR)


def time_of(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


class Mem0:
    def __init__(self):
        self.in_worlds = False
        self.memory = Memory.from_config(
            {
                "vector_store": {
                    "provider": "qdrant",
                    "config": {"client": QdrantClient(":memory:"), "embedding_model_dims": 384},
                },
                "embedder": {"provider": "huggingface", "config": {"model": "all-MiniLM-L6-v2", "embedding_dims": 384}},
                # mem0 is not made without a language model. Nobody listens there: a call would fail, and be seen.
                "llm": {"provider": "openai", "config": {"api_key": "none", "openai_base_url": "http://127.0.0.1:9"}},
                "history_db_path": ":memory:",
            }
        )
        self.reset()

    def most(self):
        return MOST_IN_WORLDS if self.in_worlds else MOST_EVIDENCE

    def reset(self):
        self.memory.reset()
        embedder.known.clear()
        self.newest = ""
        self.expiring = False
        return {}

    def observe(self, events):
        embedder.embed([event["text"] for event in events], embedder.known)
        # ISO 8601 times of one zone compare as text.
        self.newest = max([self.newest, *(event["timestamp"] for event in events)])
        return {"written": [event["source_id"] for event in events if self.add(event)]}

    def add(self, event):
        """Whether mem0 stored it: it leaves out what a role "system" says."""
        scope = event.get("scope", {})
        expires = event.get("expires_at")
        self.expiring |= bool(expires)
        metadata = {name: scope.get(name, UNNAMED) for name in ("workspace", "project", "domain", "session")}
        metadata["source_id"] = event["source_id"]
        metadata["time"] = time_of(event["timestamp"])
        metadata["expires"] = time_of(expires) if expires else NEVER
        message = {"role": event.get("role", "user"), "content": event["text"]}
        return self.memory.add([message], user_id=USER, metadata=metadata, infer=False)["results"]

    def search(self, question, scope, as_of):
        if not self.newest or not question.strip():
            return []
        filters = {name: {"in": [scope[name], UNNAMED]} for name in ("workspace", "project", "domain") if name in scope}
        # Local Qdrant tests each memory for each condition, so one that could leave out nothing is not asked for.
        if as_of:
            filters["time"] = {"lte": time_of(as_of)}
        if self.expiring:
            filters["expires"] = {"gt": time_of(as_of or self.newest)}
        return self.memory.search(question, filters={"user_id": USER, **filters}, top_k=self.most())["results"]

    def query(self, params):
        evidence = []
        left = params.get("token_budget", float("inf"))
        for hit in self.search(params["question"], params.get("scope", {}), params.get("as_of")):
            left -= len(hit["memory"].split())
            if left < 0:
                break
            evidence.append(hit)
        return {
            "evidence": [hit["metadata"]["source_id"] for hit in evidence],
            "context": "" if self.in_worlds else "\n".join(hit["memory"] for hit in evidence),
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


system = Mem0()
# Bytes, not text: only \n ends a line, whatever the machine's encoding and line ends are.
for line in sys.stdin.buffer:
    if not line.endswith(b"\n"):
        break
    request = json.loads(line.decode("utf-8"))
    result = system.call(request["method"], request.get("params", {}))
    outcome = {"error": {"code": -32601, "message": "Method not found"}} if result is None else {"result": result}
    sys.stdout.buffer.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], **outcome}).encode("ascii") + b"\n")
    sys.stdout.buffer.flush()
    if request["method"] == "shutdown":
        break
# Nothing is kept, so nothing has to be put away; the libraries would take a second for it.
os._exit(0)
