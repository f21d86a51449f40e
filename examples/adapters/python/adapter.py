# A lexical memory behind protocol version 1: no model, no dependencies. ../README.md says how it works.
import json
import re
import sys
from types import SimpleNamespace

MOST_EVIDENCE = 3
IDENTITY = {
    "protocol": 1,
    "name": "example-lexical-python",
    "version": "1.0.0",
    "capabilities": ["written", "context", "action", "abstain"],
    "deterministic": True,
}
# Words that tell no topic.
FILLER = set(
    """a an and are as at be by but can did do does for from had has have how i if in is it its me my of on or our
    should so than that the their then there these they this to was we were what when where which who whose why
    will with would you your""".split()
)


def words(text):
    """The distinct lower-case words of a text, without filler; a plural counts as its singular."""
    found = re.findall(r"[^\W_]+", text.lower())
    singular = (word[:-1] if re.search(r"..[^s]s$", word) else word for word in found)
    return {word for word in singular if word not in FILLER}


def scope_words(scope):
    return words(f"{scope.get('project', '')} {scope.get('domain', '')}")


def topic_of(text, scope):
    """Without the names of the scope, which pick the memories: they must not count as a match as well."""
    return words(text) - scope_words(scope)


def same_scope(a, b):
    return all(name not in a or name not in b or a[name] == b[name] for name in ("project", "domain"))


def replaces(a, b):
    """A newer event that repeats more than half of an older one's words is taken to replace it."""
    return a.age > b.age and len(a.topic & b.topic) * 2 > len(b.topic)


class LexicalMemory:
    def __init__(self):
        self.reset()

    def reset(self):
        self.memories = []
        self.observed = 0
        self.newest = ""
        # In how many observed events each word occurs.
        self.counts = {}
        return {}

    def weight(self, a, b):
        """Rarer shared words weigh more. Whole numbers: their sum is the same in any language and order."""
        return sum(1_000_000 // self.counts.get(word, 1) for word in a & b)

    def looks_durable(self, memory):
        """Durable is what has no scope or names it, or shares a word with another event; the rest is chatter."""
        names = scope_words(memory.event.get("scope", {}))
        in_scope = not names or names & words(memory.event["text"])
        return in_scope or self.observed == 1 or any(self.counts[word] > 1 for word in memory.topic)

    def observe(self, events):
        batch = []
        for event in events:
            # ISO 8601 times of one zone compare as text. Of equals the later arrival is the newer.
            age = (event["timestamp"], self.observed)
            memory = SimpleNamespace(event=event, topic=topic_of(event["text"], event.get("scope", {})), age=age)
            self.observed += 1
            self.newest = max(self.newest, event["timestamp"])
            for word in memory.topic:
                self.counts[word] = self.counts.get(word, 0) + 1
            batch.append(memory)
        kept = [memory for memory in batch if self.looks_durable(memory)]
        self.memories += kept
        return {"written": [memory.event["source_id"] for memory in kept]}

    def query(self, params):
        scope = params.get("scope", {})
        asked = topic_of(params["question"], scope)
        as_of = params.get("as_of", self.newest)
        found = []
        for memory in self.memories:
            event = memory.event
            expired = event.get("expires_at") and event["expires_at"] <= as_of
            score = self.weight(asked, memory.topic)
            if same_scope(scope, event.get("scope", {})) and event["timestamp"] <= as_of and not expired and score > 0:
                found.append((score, memory.age, memory))
        found.sort(key=lambda hit: hit[:2], reverse=True)
        evidence, best = [], 0
        left = params.get("token_budget", float("inf"))
        for score, _, memory in found:
            # What is less than half as relevant as the best would only flood the context.
            if len(evidence) == MOST_EVIDENCE or score * 2 < best:
                break
            if any(replaces(other, memory) for _, _, other in found):
                continue
            left -= len(memory.event["text"].split(" "))
            if left < 0:
                break
            best = best or score
            evidence.append(memory)
        result = {
            "evidence": [memory.event["source_id"] for memory in evidence],
            "context": "\n".join(memory.event["text"] for memory in evidence),
            "abstain": not evidence,
        }
        action = self.choose(params.get("allowed_actions", []), evidence)
        return result if action is None else {**result, "action": action}

    def choose(self, actions, evidence):
        """The action whose words weigh most in the evidence, of equals the first; none where none has a word in it."""
        known = set().union(*(memory.topic for memory in evidence))
        best = max(actions, key=lambda action: self.weight(words(action), known), default="")
        return best if self.weight(words(best), known) > 0 else None

    def call(self, method, params):
        if method == "initialize":
            return IDENTITY
        if method == "observe":
            return self.observe(params["events"])
        if method == "query":
            return self.query(params)
        return self.reset() if method in ("reset", "shutdown") else None


memory = LexicalMemory()
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
