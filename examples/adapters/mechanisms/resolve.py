# Which of several statements of one form holds. Each rule keeps some of them; a rule that would keep none is skipped.
import re
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone

from statements import NAME, stems

TAKES_BACK = re.compile(
    r"\b(?:take|took|taking|withdraw\w*|retract\w*|ignore|disregard|discard|cancel\w*|wrong|mistake\w*|revoke\w*|void"
    r"|invalid)\b",
    re.I,
)
# Verified statements rank above plain ones, and plain ones above guesses and old copies.
RANKS = {"live": 3, "certain": 3, "guess": 1, "copy": 1}
PLAIN = 2
# Before or behind the name of the one who decides.
BEFORE = re.compile(r"(?:trust|is up to|comes from|lies with|but|follow|go with|decided by)$", re.I)
BEHIND = re.compile(
    r"(?:settles|is in charge|overrules|outranks|decides|prevails|has the (?:last|final) (?:word|say))\b", re.I
)


@dataclass
class Question:
    text: str
    # Those in its text, and other names of the same.
    names: set
    as_of: datetime
    # The statements that it may rest on.
    seen: list


def withdraws(statement):
    """Whether an agent says that something it wrote is wrong."""
    return statement.role.startswith("agent") and TAKES_BACK.search(statement.text)


def not_withdrawn(among, question):
    """A withdrawal is a later note of the same author about the same name."""
    notes = [one for one in question.seen if withdraws(one)]
    return [
        one
        for one in among
        if not any(note.role == one.role and note.time > one.time and note.names & one.names for note in notes)
    ]


def not_injected(among, _):
    """A plain statement by a tool is no reading and no copy: anybody may have put it on a page."""
    return [one for one in among if one.role != "tool" or one.beginning != "none"]


def surest(among, _):
    """The statements of the highest rank."""
    best = max(RANKS.get(one.beginning, PLAIN) for one in among)
    return [one for one in among if RANKS.get(one.beginning, PLAIN) == best]


def of_the_one_who_decides(among, question):
    """What the speaker said who decides, if a sentence about the same name says which of two that is."""
    heard = [one for one in among if one.beginning == "heard"]
    speakers = {name for one in heard for name in NAME.findall(one.prefix)}
    for sentence in question.seen:
        both = sorted(sentence.names & speakers, key=sentence.text.index)
        if len(both) > 1 and sentence.names & question.names:
            for name in both:
                if decides(sentence.text, name):
                    return [one for one in heard if name in one.prefix]
    return among


def decides(text, name):
    before, behind = text.split(name)[:2]
    near = re.split(r"[,;]| and ", " ".join(behind.strip().split(" ")[:6]))[0]
    return BEFORE.search(before.strip()) or BEHIND.search(near)


def in_its_case(among, question):
    """An exception on the subject that the question is narrowed to, or else no exception."""
    subject = re.match(r"(?:As of [\d-]+: )?([^:]+): ", question.text)
    case = stems(subject[1]) if subject else set()
    narrow = [one for one in among if one.beginning == "narrow"]
    return [one for one in narrow if stems(one.prefix) & case] or [one for one in among if one not in narrow]


def in_its_time(among, question):
    """What holds for some days, if the question is within them, or else what holds without a limit."""
    limited = [one for one in among if one.beginning == "limited"]
    return [one for one in limited if question.as_of < end(one)] or [one for one in among if one not in limited]


def end(statement):
    """When what is said for some days, or until a date, ends."""
    date = re.search(r"\d{4}-\d\d-\d\d", statement.prefix)
    if date:
        return datetime.fromisoformat(date[0]).replace(tzinfo=timezone.utc)
    return statement.time + timedelta(days=int(re.search(r"\d+", statement.prefix)[0]))


def newest(among):
    """The last statement, and the others with its value."""
    last = max(among, key=lambda one: one.time)
    value = re.search(r"[\w:-]*\d[\w:-]*", last.text)
    return [last, *(one for one in among if one is not last and value and value[0] in one.text)]


RULES = (not_withdrawn, surest, not_injected, of_the_one_who_decides, in_its_case, in_its_time)


def resolve(among, question):
    for rule in RULES:
        among = rule(among, question) or among
    return newest(among)
