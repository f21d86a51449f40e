# mem0 behind protocol version 1, with its language model: it extracts what it remembers. README.md says how it works.
import json
import logging
import os
import sys
import warnings
from datetime import datetime

if not os.environ.get("OPENAI_BASE_URL"):
    sys.exit("mem0 extracts memories by a language model, and there is none: run with --gateway or --replay.")

from mem0 import Memory
from mem0.embeddings.openai import OpenAIEmbedding
from qdrant_client import QdrantClient

IDENTITY = {
    "protocol": 1,
    "name": "mem0 (extraction)",
    "version": "2.2.1",
    "capabilities": ["written", "context", "memories", "abstain"],
}
USER = "user"
ROLES = ("user", "assistant", "system")
# Metadata of an event that names no project, or never expires: mem0 has no filter for a field that is not there.
UNNAMED = ""
NEVER = datetime.fromisoformat("9999-12-31T00:00:00+00:00").timestamp()

# That local Qdrant makes no indexes, and that no spaCy is installed, is known; each reset would say so.
warnings.filterwarnings("ignore", message="Payload indexes have no effect")
logging.getLogger("mem0").setLevel(logging.ERROR)


def time_of(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


class Mem0:
    def __init__(self):
        # The store has to know how long vectors are, which depends on the model that the run was given.
        width = len(OpenAIEmbedding().embed("width"))
        store = {"client": QdrantClient(":memory:"), "embedding_model_dims": width}
        self.memory = Memory.from_config(
            {"vector_store": {"provider": "qdrant", "config": store}, "history_db_path": ":memory:"}
        )
        self.reset()

    def reset(self):
        self.memory.reset()
        self.newest = ""
        self.expiring = False
        return {}

    def observe(self, events):
        # ISO 8601 times of one zone compare as text.
        self.newest = max([self.newest, *(event["timestamp"] for event in events)])
        return {"written": [event["source_id"] for event in events if self.add(event)]}

    def add(self, event):
        """What mem0 made of it: any number of memories, or none."""
        scope = event.get("scope", {})
        expires = event.get("expires_at")
        self.expiring |= bool(expires)
        metadata = {name: scope.get(name, UNNAMED) for name in ("workspace", "project", "domain", "session")}
        metadata["source_id"] = event["source_id"]
        metadata["time"] = time_of(event["timestamp"])
        metadata["expires"] = time_of(expires) if expires else NEVER
        role = event.get("role", "user")
        # mem0 leaves out what any other role says, such as a tool.
        message = {"role": role if role in ROLES else "user", "content": event["text"]}
        return self.memory.add([message], user_id=USER, metadata=metadata)["results"]

    def search(self, question, scope, as_of):
        if not self.newest or not question.strip():
            return []
        filters = {name: {"in": [scope[name], UNNAMED]} for name in ("workspace", "project", "domain") if name in scope}
        # Local Qdrant tests each memory for each condition, so one that could leave out nothing is not asked for.
        if as_of:
            filters["time"] = {"lte": time_of(as_of)}
        if self.expiring:
            filters["expires"] = {"gt": time_of(as_of or self.newest)}
        return self.memory.search(question, filters={"user_id": USER, **filters})["results"]

    def query(self, params):
        found = self.search(params["question"], params.get("scope", {}), params.get("as_of"))
        fitting = []
        left = params.get("token_budget", float("inf"))
        for hit in found:
            left -= len(hit["memory"].split())
            if left < 0:
                break
            fitting.append(hit)
        return {
            "evidence": list(dict.fromkeys(hit["metadata"]["source_id"] for hit in fitting)),
            "context": "\n".join(hit["memory"] for hit in fitting),
            "memories": [{"text": hit["memory"], "sources": [hit["metadata"]["source_id"]]} for hit in found],
            "abstain": not found,
        }

    def call(self, method, params):
        if method == "initialize":
            return IDENTITY
        if method == "observe":
            return self.observe(params["events"])
        if method == "query":
            return self.query(params)
        return self.reset() if method in ("reset", "shutdown") else None


def outcome(method, params):
    try:
        result = system.call(method, params)
    except Exception as error:  # noqa: BLE001 - such as a call that its model refused: it ends this episode alone
        return {"error": {"code": -32000, "message": f"{type(error).__name__}: {error}"}}
    return {"error": {"code": -32601, "message": "Method not found"}} if result is None else {"result": result}


system = Mem0()
# Bytes, not text: only \n ends a line, whatever the machine's encoding and line ends are.
for line in sys.stdin.buffer:
    if not line.endswith(b"\n"):
        break
    request = json.loads(line.decode("utf-8"))
    said = {"jsonrpc": "2.0", "id": request["id"], **outcome(request["method"], request.get("params", {}))}
    sys.stdout.buffer.write(json.dumps(said).encode("ascii") + b"\n")
    sys.stdout.buffer.flush()
    if request["method"] == "shutdown":
        break
# Nothing is kept, so nothing has to be put away; the libraries would take a second for it.
os._exit(0)
