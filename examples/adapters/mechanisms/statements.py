# What can be read off the texts of events without a model: words, names, and how a statement begins.
import re
from collections import Counter
from dataclasses import dataclass
from datetime import datetime

FUNCTION_WORDS = set(
    "a about after all an and any are as at be been before but by can could did do does each every for from get gets "
    "given goes had has have how i if in into is it its may me more most much must my not of off on one or our out over "
    "shall should so some such than that the their them then there these they this those to under up upon us was we "
    "were what when where which who whom whose why will with would you your".split()
)
# Letters of a word that count: enough to tell words apart, few enough to take "billed" and "billing" for one.
STEM = 5
# An identifier such as TK-4904 is a name too: an embedding does not tell it from its neighbours.
NAME = re.compile(r"[A-Z][a-z]+|[A-Z]+-\d+")

# A statement's beginning ends with a colon, and at least three words follow.
BEGINNING = re.compile(r"^([^:]{4,70}): (?=(?:\S+ ){2}\S)")
# Some words and a comma around a statement, which say nothing of it.
OPENING = re.compile(r"^[A-Za-z’']+(?: [A-Za-z’']+){0,6} ?, (?=(?:\S+ ){3})")
ENDING = re.compile(r", [A-Za-z’']+(?: [A-Za-z’']+){0,5} ?\.$")

# What the words of a beginning say of the statement. The first that fits counts.
CUES = {
    "guess": r"\b(?:guess|think|hunch|memory|assum|suppos|believ|probabl|perhaps|maybe|unsure|not sure|impression)",
    "copy": r"\b(?:cached?|old|older|cop(?:y|ies)|mirror|export|outdated|last (?:year|month|week)|stale|archived?"
    r"|not refreshed|snapshot)\b",
    "live": r"\b(?:live|now|current|fresh|this (?:very )?(?:moment|second)|real.time"
    r"|just (?:in|now|read|received|queried|answered|polled))\b",
    "certain": r"\b(?:check|verif|sign|saw|seen|count|confirm|measur|own (?:eyes|hands)|myself|read it|looked)",
}


@dataclass(eq=False)
class Statement:
    """An event with what its text says of it."""

    id: str
    text: str
    # The text without words around it that say nothing.
    plain: str
    role: str
    time: datetime
    scope: dict
    stems: set
    names: set
    prefix: str
    # none, heard, limited, guess, copy, live, certain or narrow
    beginning: str
    # The words without beginning, names and numbers: statements of one form differ only in whom they are about.
    form: list


def words(text):
    return re.findall(r"[^\W_]+(?:[-:][^\W_]+)*", re.sub(r"['’]s\b", "", text.lower()))


def stems(text):
    """The distinct stems of the words that say what a text is about."""
    return {word[:STEM] for word in words(text) if word not in FUNCTION_WORDS}


def names_among(texts):
    """
    An identifier or a word that is capitalised inside a sentence is a name, and so is a first word that is rare and never in
    lower case.
    """
    lower = FUNCTION_WORDS.union(*(re.findall(r"(?<![A-Za-z])[a-z]+", text) for text in texts))
    names = {word for text in texts for word in re.findall(r"(?<=[\w,;)'’-] )[A-Z][a-z]+|[A-Z]+-\d+", text)}
    bare = (OPENING.sub("", BEGINNING.sub("", text)) for text in texts)
    first = Counter(found[0] for found in map(NAME.match, bare) if found)
    return names | {word for word, count in first.items() if count <= 2 and word.lower() not in lower}


def names_in(text, names):
    return {word for word in NAME.findall(text) if word in names}


def read(event, all_names):
    text = event["text"]
    found = BEGINNING.match(text)
    head, prefix = (found[0], found[1]) if found else ("", "")
    bare = ENDING.sub("", OPENING.sub("", text[len(head) :]))
    names = names_in(text, all_names)
    lower = {name.lower() for name in names}
    return Statement(
        id=event["source_id"],
        text=text,
        plain=head + bare,
        role=event.get("role", ""),
        time=datetime.fromisoformat(event["timestamp"]),
        scope=event.get("scope", {}),
        stems=stems(text),
        names=names,
        prefix=prefix,
        beginning=beginning_of(prefix, all_names),
        form=[word for word in words(bare) if word not in lower and not re.search(r"\d", word)],
    )


def beginning_of(prefix, all_names):
    if not prefix:
        return "none"
    if names_in(prefix, all_names):
        return "heard"
    if re.search(r"\d", prefix):
        return "limited"
    return next((kind for kind, cue in CUES.items() if re.search(cue, prefix, re.I)), "narrow")
