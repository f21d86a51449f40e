# LangMem behind protocol version 1: its store manager has a model write and revise memories in LangGraph's store. README.md
# says how it works.
import json
import os
import sys
import warnings
from urllib.parse import quote

if not os.environ.get("OPENAI_BASE_URL"):
    sys.exit("LangMem writes memories by a language model, and there is none: run with --gateway or --replay.")

# LangMem 0.0.30 itself imports what this version of LangGraph calls old.
warnings.filterwarnings("ignore")

from langchain_openai import OpenAIEmbeddings
from langgraph.store.memory import InMemoryStore
from langmem import create_memory_store_manager

IDENTITY = {
    "protocol": 1,
    "name": "langmem",
    "version": "0.0.30",
    "capabilities": ["written", "context", "memories", "abstain"],
}
NAMES = ("workspace", "project", "domain")
ROLES = ("user", "assistant", "system")
MOST_MEMORIES = 10
# Without its check of lengths, for which the embedder would fetch a tokenizer's file.
EMBEDDER = OpenAIEmbeddings(model="text-embedding-3-small", check_embedding_ctx_length=False)


def label(scope, name):
    """A namespace's label may not be empty, nor hold a dot."""
    return f"{name}:{quote(scope[name], safe='').replace('.', '%2E')}" if name in scope else "any"


class LangMem:
    def __init__(self):
        # The store has to know how long vectors are, which depends on the model that the run was given.
        self.width = len(EMBEDDER.embed_query("width"))
        self.reset()

    def reset(self):
        self.manager = create_memory_store_manager(
            "openai:gpt-4.1-mini",
            namespace=("memories", *(f"{{{name}}}" for name in NAMES)),
            store=InMemoryStore(index={"dims": self.width, "embed": EMBEDDER}),
        )
        # Of each memory the events that it was written or revised at; and the scopes that have any.
        self.sources = {}
        self.scopes = []
        return {}

    def observe(self, events):
        return {"written": [event["source_id"] for event in events if self.add(event)]}

    def add(self, event):
        """The memories that LangMem wrote or revised."""
        scope = {name: label(event.get("scope", {}), name) for name in NAMES}
        role = event.get("role", "user")
        message = {"role": role if role in ROLES else "user", "content": event["text"]}
        puts = self.manager.invoke({"messages": [message]}, config={"configurable": scope})
        for put in puts:
            self.sources.setdefault((put["namespace"], put["key"]), []).append(event["source_id"])
        if scope not in self.scopes:
            self.scopes.append(scope)
        return puts

    def search(self, question, asked):
        """The best of every namespace that agrees with the scope, best first."""
        if not question.strip():
            return []
        found = [
            item
            for scope in self.scopes
            if all("any" in (scope[name], label(asked, name)) or scope[name] == label(asked, name) for name in NAMES)
            for item in self.manager.search(query=question, limit=MOST_MEMORIES, config={"configurable": scope})
        ]
        return sorted(found, key=lambda item: -item.score)[:MOST_MEMORIES]

    def query(self, params):
        memories = [
            {"text": item.value.content, "sources": self.sources[(item.namespace, item.key)]}
            for item in self.search(params["question"], params.get("scope", {}))
        ]
        fitting = []
        left = params.get("token_budget", float("inf"))
        for memory in memories:
            left -= len(memory["text"].split())
            if left < 0:
                break
            fitting.append(memory)
        return {
            "evidence": list(dict.fromkeys(source for memory in fitting for source in memory["sources"])),
            "context": "\n".join(memory["text"] for memory in fitting),
            "memories": memories,
            "abstain": not memories,
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


system = LangMem()
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
