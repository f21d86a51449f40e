"""Adapters that cheat, and adapters that have no memory. The first argument is the name; a second one may name a file."""
import collections
import functools
import glob
import hashlib
import heapq
import json
import os
import re
import socket
import sys
import time

ALL = ["written", "context", "action", "answer", "abstain"]


def ids(events):
    return [event["source_id"] for event in events]


@functools.cache
def words(text):
    return frozenset(re.findall(r"[a-z0-9]+", text.lower()))


class Adapter:
    """Keeps the events of an episode. Each cheat defines what it writes and answers."""

    capabilities = ALL

    def __init__(self):
        self.events = []

    def start(self, params):
        pass

    def reset(self):
        self.events = []

    def observe(self, events):
        self.events += events
        return {}

    def query(self, params):
        return {"evidence": []}

    def actions(self, params):
        return params.get("allowed_actions", [])


class Empty(Adapter):
    """Answers nothing."""


class Constant(Adapter):
    """Gives every question the same answer."""

    def query(self, params):
        return {"evidence": [], "action": next(iter(self.actions(params)), ""), "answer": "yes", "abstain": False}


class Echo(Adapter):
    """Returns the last event."""

    def observe(self, events):
        super().observe(events)
        return {"written": ids(events[-1:])}

    def query(self, params):
        question = params["question"]
        return {"evidence": ids(self.events[-1:]), "context": question, "action": question, "answer": question}


class Random(Adapter):
    """Answers at random, by a digest of its messages, so that a run can be repeated."""

    def below(self, n, *of):
        return int.from_bytes(hashlib.sha256("|".join(of).encode()).digest()[:8]) % n

    def observe(self, events):
        super().observe(events)
        return {"written": [one for one in ids(events) if self.below(2, "write", one)]}

    def query(self, params):
        seen = ids(self.events)
        dice = "".join(seen) + params["question"]
        actions = self.actions(params) or [""]
        return {
            "evidence": [one for one in seen if self.below(2, "cite", one)],
            "action": actions[self.below(len(actions), "act", dice)],
            "abstain": self.below(2, "abstain", dice) == 1,
        }


class Everything(Adapter):
    """Keeps and cites every event, and chooses all actions at once."""

    def observe(self, events):
        super().observe(events)
        return {"written": ids(events)}

    def query(self, params):
        everything = " ".join(self.actions(params))
        context = "\n".join(event["text"] for event in self.events)
        return {"evidence": ids(self.events), "context": context, "action": everything, "answer": everything}


class Spam(Everything):
    """The same; it also abstains, and raises every flag."""

    def query(self, params):
        flags = ["stale", "superseded", "conflict", "missing", "uncertain"]
        return {**super().query(params), "abstain": True, "flags": flags}


class SpamFirst(Everything):
    """The same, with one allowed action: the first."""

    def query(self, params):
        return {**super().query(params), "action": next(iter(self.actions(params)), "")}


class SpamSilent(Everything):
    """The same, without declaring actions, answers or abstention, so that only retrieval counts."""

    capabilities = ["written", "context"]


class Smallest(Adapter):
    """Cites the two events with the smallest ids."""

    capabilities = ["context"]
    descending = False

    def query(self, params):
        return {"evidence": sorted(ids(self.events), reverse=self.descending)[:2]}


class Largest(Smallest):
    descending = True


class Clock(Adapter):
    """Answers with how many episodes it saw before, and the nanoseconds that it waited for each message of this one."""

    capabilities = ["context"]

    def __init__(self):
        super().__init__()
        self.episode = 0

    def reset(self):
        super().reset()
        self.episode += 1
        self.waits = [waited]

    def observe(self, events):
        self.waits.append(waited)
        return {}

    def query(self, params):
        return {"evidence": [], "context": json.dumps({"before": self.episode - 1, "waited": [*self.waits, waited]})}


class Lexical(Adapter):
    """Honest: cites the events that share most words with the question, and takes the action that they name."""

    capabilities = ["action"]
    most = 3

    def __init__(self):
        super().__init__()
        # For each word, the places of the events with it.
        self.places = {}

    def reset(self):
        super().reset()
        self.places = {}

    def observe(self, events):
        for place, event in enumerate(events, len(self.events)):
            for word in words(event["text"]):
                self.places.setdefault(word, []).append(place)
        return super().observe(events)

    def query(self, params):
        found = self.ranked(params["question"])
        known = set().union(*(words(event["text"]) for event in found))
        action = max(self.actions(params), key=lambda one: len(words(one.replace("_", " ")) & known), default="")
        self.answered(params["question"], found, action)
        return {"evidence": ids(found), "action": action}

    def ranked(self, question):
        shared = collections.Counter()
        for word in words(question):
            shared.update(self.places.get(word, ()))
        best = heapq.nsmallest(self.most, shared, key=lambda place: (-shared[place], place))
        others = (place for place in range(len(self.events)) if place not in shared)
        while len(best) < min(self.most, len(self.events)):
            best.append(next(others))
        return [self.events[place] for place in best]

    def answered(self, question, found, action):
        pass


class Remember(Lexical):
    """Ignores `reset`: it searches the events of all episodes."""

    def reset(self):
        pass


class Reuse(Lexical):
    """Ignores `reset`, but cites only this episode: it adds what it cited for the most similar earlier question."""

    def __init__(self):
        super().__init__()
        self.earlier = []

    def ranked(self, question):
        asked = words(question)
        likest = max(self.earlier, key=lambda one: len(one[0] & asked), default=(set(), set()))
        return super().ranked(" ".join(asked | likest[1]))

    def answered(self, question, found, action):
        self.earlier.append((words(question), set().union(*(words(event["text"]) for event in found[:1]))))


class Memorise(Adapter):
    """Has the answers in a file: for each question the texts to cite, the action and the answer. Otherwise it says nothing."""

    def __init__(self):
        super().__init__()
        with open(sys.argv[2], encoding="utf-8") as file:
            self.known = {}
            for entry in json.load(file):
                entry["wanted"] = {self.key(text, entry["names"]) for text in entry["texts"]}
                self.known.setdefault(self.key(entry["question"], entry["names"]), []).append(entry)

    def key(self, text, names):
        return text

    def query(self, params):
        names = list(params.get("scope", {}).values())
        texts = [self.key(event["text"], names) for event in self.events]
        here = set(texts)
        entries = self.known.get(self.key(params["question"], names), [])
        fits = lambda entry: (entry["wanted"] <= here, len(entry["wanted"] & here), entry["names"] == names)  # noqa: E731
        best = max(entries, key=fits, default=None)
        if best is None:
            return {"evidence": []}
        cited = [event for event, text in zip(self.events, texts) if text in best["wanted"]]
        # Two workspaces may have an event with the same text.
        cited = [event for event in cited if set(event.get("scope", {}).values()) <= set(names)] or cited
        said = {field: best[field] for field in ("action", "answer", "abstain") if field in best}
        # A claim needs a cited source; the last event serves as one.
        return {"evidence": ids(cited or self.events[-1:]), **said}


class MemoriseBlanked(Memorise):
    """The same, without the names in what it memorised, so that tasks that differ only in names look equal to it."""

    def key(self, text, names):
        for name in sorted(names, key=len, reverse=True):
            text = re.sub(rf"\b{re.escape(name)}\b", "_", text, flags=re.IGNORECASE)
        return text


class Snoop(Adapter):
    """Reads everything that it can see, and returns it."""

    capabilities = ["context"]

    def __init__(self):
        super().__init__()
        self.messages = []
        self.told = False

    def query(self, params):
        # It describes its environment once, because that is long and the same for all tasks.
        around, self.told = {} if self.told else self.look_around(), True
        messages, self.messages = self.messages, []
        return {"evidence": [], "context": json.dumps({"messages": messages, "around": around})}

    def look_around(self):
        files = [path for path in glob.glob("/proc/*") + glob.glob("/proc/[0-9]*/*") if os.path.isfile(path)]
        return {
            **look_at_itself(),
            "files": {path: read(path) for path in files + glob.glob("/etc/*") + glob.glob("/tmp/**", recursive=True)},
            "folders": {path: listed(path) for path in ["/", *glob.glob("/*"), *glob.glob("/run/*"), *glob.glob("/var/*")]},
            "processes": {path: link(path) for name in ("cwd", "exe", "root") for path in glob.glob(f"/proc/[0-9]*/{name}")},
        }


class SnoopInside(Snoop):
    """The same in a process without a container: it looks only at its own process."""

    def look_around(self):
        return look_at_itself()


def look_at_itself():
    return {
        "argv": sys.argv,
        "environment": dict(os.environ),
        "hostname": socket.gethostname(),
        "folder": [os.getcwd(), *listed(".")],
        "open": {path: link(path) for path in glob.glob("/proc/self/fd/*")},
    }


def read(path):
    # Some files of /proc have no end, and some block.
    if os.path.basename(path) in ("kmsg", "kcore", "pagemap", "mem", "clear_refs", "kallsyms", "kpagecount", "kpageflags"):
        return ""
    try:
        with open(path, "rb") as file:
            os.set_blocking(file.fileno(), False)
            return (file.read(65_536) or b"").decode("utf-8", "replace")
    except OSError as error:
        return type(error).__name__


def listed(path):
    try:
        return sorted(os.listdir(path))
    except OSError as error:
        return type(error).__name__


def link(path):
    try:
        return os.readlink(path)
    except OSError as error:
        return type(error).__name__


CHEATS = {
    "empty": Empty,
    "constant": Constant,
    "echo": Echo,
    "random": Random,
    "everything": Everything,
    "spam": Spam,
    "spam-first": SpamFirst,
    "spam-silent": SpamSilent,
    "smallest": Smallest,
    "largest": Largest,
    "clock": Clock,
    "lexical": Lexical,
    "remember": Remember,
    "reuse": Reuse,
    "memorise": Memorise,
    "memorise-blanked": MemoriseBlanked,
    "snoop": Snoop,
    "snoop-inside": SnoopInside,
}

name = sys.argv[1]
adapter = CHEATS[name]()
idle = time.monotonic_ns()
for line in sys.stdin.buffer:
    waited = time.monotonic_ns() - idle
    message = json.loads(line)
    method, params = message["method"], message.get("params", {})
    if isinstance(adapter, Snoop):
        adapter.messages.append(message)
    result = {}
    if method == "initialize":
        result = {"protocol": 1, "name": name, "version": "1", "capabilities": adapter.capabilities, "deterministic": True}
    elif method == "reset":
        adapter.reset()
    elif method == "observe":
        result = adapter.observe(params["events"])
    elif method == "query":
        result = adapter.query(params)
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}) + "\n")
    sys.stdout.flush()
    idle = time.monotonic_ns()
    if method == "shutdown":
        break
