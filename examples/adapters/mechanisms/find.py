# What a question needs beyond a search: other names, chains, a rule with its fact, and what the user asked to forget.
import re

from statements import stems

ALIAS = re.compile(
    r"\b(?:(?:another|other|different|pet|short|old) name|name (?:for|of)|nickname\w*|pseudonym|alias|aka|known as"
    r"|signed as|goes by|short for|for short|i mean|they mean|is meant|that is meant|none other"
    r"|same (?:as|company|firm|client|customer)|the same|refers to|stands for|denotes|styled|abbreviat\w+|shorthand"
    r"|(?:simply|just|also|usually|often) (?:call|say)\w*|read \S+ as|call(?:ed|s)? (?-i:[A-Z]\w+ [A-Z]\w+)|refer to \S+ as)\b",
    re.I,
)
FORGETS = re.compile(
    r"\b(?:forget|unlearn|delete|erase|strike|remove|purge|wipe|drop|not want you to remember"
    r"|no longer (?:know|keep|store|hold)|nothing .* may stay)\b",
    re.I,
)
GROUNDS = re.compile(
    r"\b(?:entitle|permit|allow|ground|justif|licen[cs]e|right|reason|basis|authori[sz]|may we|can we|warrant)", re.I
)
LIMIT = re.compile(r"\b(?:above|more than|over|beyond|exceed\w*|higher than|greater than|past)\b", re.I)
CORRELATES = re.compile(
    r"\b(?:often|mostly|usually|typically|tend\w*|around|roughly|about|near|such as|like|generally|commonly|average)\b",
    re.I,
)
NUMBER = re.compile(r"\d+")

# How many of the best hits may be the end of a chain, of how many that are looked at, and how many events may lead there.
ENDS = 12
SEARCHED = 40
STEPS = 2


def with_aliases(seen, asked):
    """The asked names and their other names. A sentence with two names and a word such as `nickname` joins them."""
    joining = [one.names for one in seen if len(one.names) == 2 and one.names & asked and ALIAS.search(one.text)]
    return asked.union(*joining)


def is_forgotten(seen, question, asked):
    """Whether the user wished that what the question is about be forgotten."""
    said = stems(question)
    wishes = (one for one in seen if one.role == "user" and one.names & asked and FORGETS.search(one.text))
    return any(len(wish.stems & said) >= 0.8 * len(said) for wish in wishes)


def asks_for_grounds(question):
    return GROUNDS.search(question) and not re.search(r"\bwho\b", question, re.I)


def rule_and_fact(seen, question, asked):
    """A rule with a limit and the fact that it is about, where the fact is above the limit."""
    about = [one for one in seen if one.names & asked and NUMBER.search(one.text)]
    said = stems(question)
    rules = [one for one in about if LIMIT.search(one.text)]
    if not rules:
        return []
    rule = max(rules, key=lambda one: len(one.stems & said))
    facts = [
        one
        for one in about
        if one.form != rule.form and len(one.stems & rule.stems) >= 3 and not CORRELATES.search(one.text)
    ]
    if not facts:
        return []
    fact = max(facts, key=lambda one: len(one.stems & rule.stems))
    return [rule, fact] if number(fact) > number(rule) else []


def number(statement):
    return int(NUMBER.search(statement.text)[0])


def chain(seen, hits, asked, question):
    """
    Where the best hits do not name what the question names, a chain of events that leads from there to one of them: each
    names what the next one names.
    """
    said = stems(question) - stems(" ".join(asked))
    shared = [(len(one.stems & said), one) for one in hits[:SEARCHED]]
    most = max((count for count, _ in shared), default=0)
    top = [one for count, one in shared if count == most]
    # Where a statement says all of the question, nothing is left to be said by a step before it. And a statement about the
    # asked name that says as much of the question as any is no chain's beginning but the answer.
    if most == len(said) or any(one.names & asked for one in top):
        return None
    links = [one for one in seen if len(one.names) == 2 and one.beginning == "none"]
    paths = [(name, []) for name in sorted(asked)]
    for _ in range(STEPS):
        paths = [
            (other, [*path, one])
            for name, path in paths
            for one in links
            if name in one.names and one not in path
            for other in one.names - {name}
        ]
        for end in top[:ENDS]:
            for name, path in paths:
                if name in end.names:
                    return [*path, end]
    return None
