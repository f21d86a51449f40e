# SQLite's full-text search, FTS5 ranked by bm25(), behind protocol version 1. README.md says how it is set up.
import json
import re
import sqlite3
import sys
from datetime import datetime

# In most suites a result that nobody needs costs a system something. Worlds reads evidence, best first, up to a number
# of words, and no context. So it gets more results than fit, and an empty context.
MOST_EVIDENCE, MOST_IN_WORLDS = 3, 10
IDENTITY = {
    "protocol": 1,
    "name": "sqlite-fts5",
    "version": sqlite3.sqlite_version,
    "capabilities": ["written", "context", "abstain"],
    "deterministic": True,
}
SCHEMA = """
CREATE VIRTUAL TABLE memory USING fts5(
  text, source UNINDEXED, at UNINDEXED, until UNINDEXED,
  workspace UNINDEXED, project UNINDEXED, domain UNINDEXED,
  tokenize = 'unicode61'
)"""
WRITE = "INSERT INTO memory VALUES (:text, :source, :at, :until, :workspace, :project, :domain)"
# Only what belongs to the scope, was known by then and still held. Of equal ranks what came first.
FIND = """
SELECT source, text FROM memory
WHERE memory MATCH :words AND at <= :at AND (until IS NULL OR until > :at)
  AND (workspace IS NULL OR :workspace IS NULL OR workspace = :workspace)
  AND (project IS NULL OR :project IS NULL OR project = :project)
  AND (domain IS NULL OR :domain IS NULL OR domain = :domain)
ORDER BY bm25(memory), rowid LIMIT :most"""


def seconds(time):
    return datetime.fromisoformat(time).timestamp()


def names(scope):
    return {name: scope.get(name) for name in ("workspace", "project", "domain")}


def any_word(question):
    """Each word in quotes, so that none is read as FTS5's syntax (AND, NEAR, a column's name), joined by OR."""
    words = re.findall(r"[^\W_]+", question.lower())
    # Nothing at all would be a fault of syntax. Empty quotes match nothing.
    return " OR ".join(f'"{word}"' for word in dict.fromkeys(words)) or '""'


class FullTextMemory:
    def __init__(self):
        self.in_worlds = False
        self.reset()

    def most(self):
        return MOST_IN_WORLDS if self.in_worlds else MOST_EVIDENCE

    def reset(self):
        self.base = sqlite3.connect(":memory:", isolation_level=None)
        self.base.execute(SCHEMA)
        self.newest = float("-inf")
        return {}

    def observe(self, events):
        rows = [
            {
                "text": event["text"],
                "source": event["source_id"],
                "at": seconds(event["timestamp"]),
                "until": seconds(event["expires_at"]) if "expires_at" in event else None,
                **names(event.get("scope", {})),
            }
            for event in events
        ]
        self.base.execute("BEGIN")
        self.base.executemany(WRITE, rows)
        self.base.execute("COMMIT")
        self.newest = max([self.newest, *(row["at"] for row in rows)])
        return {"written": [row["source"] for row in rows]}

    def query(self, params):
        at = seconds(params["as_of"]) if "as_of" in params else self.newest
        asked = {"words": any_word(params["question"]), "at": at, "most": self.most()}
        evidence, texts = [], []
        left = params.get("token_budget", float("inf"))
        for source, text in self.base.execute(FIND, {**asked, **names(params.get("scope", {}))}):
            left -= len(text.split())
            if left < 0:
                break
            evidence.append(source)
            texts.append(text)
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


memory = FullTextMemory()
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
