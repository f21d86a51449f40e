"""An adapter that behaves correctly in all ways but one.

hostile.py MODE [FROM] [MARKER]: it misbehaves from its FROM-th question on (1 unless told). MARKER stands in the
command line of all it starts, so that a test can see whether any of it is left.
"""
import json
import os
import signal
import subprocess
import sys
import time

MODE = sys.argv[1]
FROM = int(sys.argv[2]) if len(sys.argv) > 2 else 1
MARKER = sys.argv[3] if len(sys.argv) > 3 else "unmarked"
MEGABYTE = 1 << 20

# Texts that GitHub's runner or a terminal would execute, short enough for a name.
PAYLOADS = [
    "::set-env name=A::b",
    "##[error]x",
    "x ##[ADD-MASK]e",
    "::ADD-MASK::e",
    "\u00a0::error::x",
    "\u0085::error::x",
    "\u3000::error::x",
    "x\r::warning::x",
    "x\n::stop-commands::t",
    "x\u0085::add-path::/x",
    "x\u2028::notice::x\u2029::debug::x",
    ":::error::x",
    "###[group]x",
    "\x1b[2J\x1b[31mred",
    "\x1b]8;;https://evil.test\x07here\x1b]8;;\x07",
    "\x07\x08\x08\x08\x7f",
    "\u202egnp.exe\u2066x\u2069",
    "\u009b2J\ufeff",
    "%0A::error::x",
    "::add-matcher::/x\n##[set-output name=a]b",
]
ALL = "\n".join(PAYLOADS)


def write(data):
    """Writes bytes or text to standard output at once."""
    sys.stdout.buffer.write(data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass"))
    sys.stdout.buffer.flush()


def frame(number, **said):
    return json.dumps({"jsonrpc": "2.0", "id": number, **said}) + "\n"


def result(number, body):
    """An answer with any result, given as JSON text."""
    return '{"jsonrpc":"2.0","id":%d,"result":%s}\n' % (number, body)


def forever(action):
    while True:
        action()


def flood(stream, chunk):
    forever(lambda: (stream.buffer.write(chunk), stream.buffer.flush()))


def start(*words, **options):
    """Starts a process that leaves this session, and waits for its READY."""
    silent = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    ready, told = os.pipe()
    code = ["import os, signal, sys, time", "signal.signal(signal.SIGTERM, signal.SIG_IGN)", *words]
    code = "\n".join(code).replace("READY", f"os.write({told}, b'x')")
    subprocess.Popen([sys.executable, "-c", code, MARKER], pass_fds=[told], **{**silent, **options})
    os.close(told)
    os.read(ready, 1)


def drip(number):
    for byte in frame(number, result={"evidence": []}).encode():
        write(bytes([byte]))
        time.sleep(0.1)


def late(number):
    time.sleep(4)
    write(frame(number, result={"evidence": []}))


def drip_fast(_number):
    """A line without an end, one byte at a time."""
    while True:
        os.write(1, b"x")


def hog(_number):
    held = []
    forever(lambda: held.append(bytearray(os.urandom(16) * (4 * MEGABYTE))))


def fork_bomb(_number):
    while True:
        try:
            os.fork()
        except OSError:
            time.sleep(0.01)


def flag(body):
    return lambda number: write(result(number, body))


def large(body):
    """The same with a body that is made when it is written, because most modes do not need it."""
    return lambda number: write(result(number, body()))


GOOD = '{"evidence":[]}'


def noise(data):
    """Writes something that is no answer, then the right answer."""
    return lambda number: (write(data), write(result(number, GOOD)))


def padded(number, body):
    """Writes an allowed line of nine mebibytes."""
    write(result(number, " " * (9 * MEGABYTE) + body))


def nested(depth):
    return "[" * depth + "]" * depth


def texts(number):
    said = {field: ALL for field in ("context", "action", "answer")}
    write(frame(number, result={"evidence": [], "flags": [payload[:100] for payload in PAYLOADS], **said}))


# Printed in place of every answer except the first.
INSTEAD = {
    "instead": b"this is no message\n",
    "instead-utf8": b"no message \xff\n",
    "instead-frame": b'{"hello":"no message"}\n',
}

# What happens to a question instead of an answer.
QUESTIONS = {
    # Noise, then the answer: the run continues.
    "garbage": noise("this is no JSON\n"),
    "garbage-late": lambda n: (write("this is no JSON\n"), time.sleep(0.2), write(result(n, GOOD))),
    "frame": noise('{"hello":1}\n'),
    "request": noise('{"jsonrpc":"2.0","id":1,"method":"tell","params":{}}\n'),
    "wrong-id": lambda n: (write(result(n + 1000, GOOD)), write(result(n, GOOD))),
    "old-id": lambda n: (write(result(n - 1, GOOD)), write(result(n, GOOD))),
    "text-id": lambda n: (write(frame(str(n), result={"evidence": []})), write(result(n, GOOD))),
    "inexact-id": lambda n: (write(result(n, GOOD).replace(":%d," % n, ":%d.0000000000000001," % n)), write(result(n, GOOD))),
    "fraction-id": lambda n: (write(result(n, GOOD).replace(":%d," % n, ":%d.0," % n)), write(result(n, GOOD))),
    "exponent-id": lambda n: (write(result(n, GOOD).replace(":%d," % n, ":%de0," % n)), write(result(n, GOOD))),
    "duplicate": lambda n: write(result(n, GOOD) * 2),
    "early": lambda n: write(result(n, GOOD) + result(n + 1, "{}")),
    "two-documents": lambda n: (write(result(n, GOOD).strip() + result(n, GOOD)), write(result(n, GOOD))),
    "batch": lambda n: (write("[" + result(n, GOOD).strip() + "]\n"), write(result(n, GOOD))),
    "utf8": noise(b"\xff\xfe\n"),
    "cut-utf8": noise('"é'.encode()[:2] + b"\n"),
    "bom": lambda n: (write("\ufeff" + result(n, GOOD)), write(result(n, GOOD))),
    "nul": lambda n: (write("\0" + result(n, GOOD)), write(result(n, GOOD))),
    "carriage-return": lambda n: write(result(n, GOOD).replace("\n", "\r\n")),
    "duplicate-key": lambda n: (write(result(n, '{"evidence":[],"evidence":["x"]}')), write(result(n, GOOD))),
    "escaped-key": lambda n: (write(result(n, '{"evidence":[],"\\u0065vidence":["x"]}')), write(result(n, GOOD))),
    "nan": lambda n: (write(result(n, '{"evidence":[],"confidence":NaN}')), write(result(n, GOOD))),
    "overflow": lambda n: (write(result(n, '{"evidence":[],"confidence":1e400}')), write(result(n, GOOD))),
    "minus-zero": lambda n: (write(result(n, '{"evidence":[],"confidence":-0}')), write(result(n, GOOD))),
    "proto": lambda n: (write(result(n, '{"evidence":[],"__proto__":{"x":1}}')), write(result(n, GOOD))),
    "surrogate": lambda n: (write(result(n, '{"evidence":[],"answer":"\\ud800"}')), write(result(n, GOOD))),
    "deep": lambda n: (write(result(n, nested(100_000))), write(result(n, GOOD))),
    # Invalid answers: the episode errors, the session continues.
    "extra-field": flag('{"evidence":[],"elapsed_ms":0}'),
    "extra-field-loudly": flag('{"evidence":[],"elapsed_ms":0}'),
    "no-evidence": flag("{}"),
    "null": flag("null"),
    "confidence": flag('{"evidence":[],"confidence":1.5}'),
    "tokens": flag('{"evidence":[],"usage":{"input_tokens":9007199254740991,"output_tokens":0}}'),
    "many-ids": flag('{"evidence":[%s]}' % ",".join(['"x"'] * 10_001)),
    "long-id": flag('{"evidence":["%s"]}' % ("x" * 201)),
    "error": lambda n: write(frame(n, error={"code": 1, "message": ALL})),
    # Allowed, and as large as possible.
    "huge": large(lambda: '{"evidence":[],"context":"%s"}' % ("é \\n" * (2 * MEGABYTE - 1_000))),
    "many-values": large(lambda: '{"evidence":[%s1]}' % ("1," * 5_000_000)),
    "many-groups": large(lambda: '{"evidence":[%s[]]}' % (("[" + "1," * 16_000 + "1],") * 300)),
    "many-objects": large(lambda: '{"evidence":[%s[]]}' % (("[" + "{}," * 16_000 + "{}],") * 200)),
    "many-doubled-keys": large(lambda: '{"evidence":[%s[]]}' % (('[' + '{"a":1,"a":1},' * 16_000 + "1],") * 40)),
    "invented-ids": flag(json.dumps({"evidence": [payload[:200] for payload in PAYLOADS]})),
    # These end the session.
    "flood": lambda n: flood(sys.stdout, b"x" * MEGABYTE),
    "flood-lines": lambda n: flood(sys.stdout, b"x\n" * (MEGABYTE // 2)),
    "flood-empty-lines": lambda n: flood(sys.stdout, b"\n" * MEGABYTE),
    "flood-answers": lambda n: flood(sys.stdout, result(n + 1000, GOOD).encode() * 10_000),
    "flood-stderr": lambda n: flood(sys.stderr, b"x" * MEGABYTE),
    "flood-stderr-lines": lambda n: flood(sys.stderr, b"x\n" * (MEGABYTE // 2)),
    "drip-flood": drip_fast,
    "padded": lambda n: padded(n, GOOD),
    "half-frame": lambda n: (write(result(n, GOOD)[:20]), os._exit(0)),
    "hang": lambda n: time.sleep(120),
    "deaf": lambda n: time.sleep(120),
    "drip": drip,
    "late": late,
    "exit-0": lambda n: os._exit(0),
    "exit-1": lambda n: os._exit(1),
    "exit-137": lambda n: os._exit(137),
    "abort": lambda n: os.abort(),
    "hog": hog,
    "fork-bomb": fork_bomb,
    "slow": lambda n: (time.sleep(0.2), write(frame(n, result={"evidence": [], "answer": "took 0 ms"}))),
    "texts": texts,
}


def daemon():
    """A grandchild in its own session, whose parent has exited."""
    start("if os.fork(): os._exit(0)", "os.setsid()", "if os.fork(): os._exit(0)", "READY", "time.sleep(120)")


def begin():
    if MODE == "deaf":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if MODE.startswith("start-exit-"):
        sys.stderr.write(ALL)
        sys.stderr.flush()
        os._exit(int(MODE.removeprefix("start-exit-")))
    if MODE == "start-hang":
        time.sleep(120)
    if MODE == "start-flood":
        flood(sys.stdout, b"x" * MEGABYTE)
    if MODE == "setsid":
        start("READY", "time.sleep(120)", start_new_session=True)
    if MODE == "holds-output":
        start("READY", "time.sleep(120)", start_new_session=True, stdin=None, stdout=None, stderr=None)
    if MODE == "daemon":
        daemon()
    if MODE == "breeder":
        start("os.setsid()", "end = time.time() + 60", "READY", "while time.time() < end:", "    if os.fork(): os._exit(0)", "    time.sleep(0.001)")


def initialize():
    """The name that it declares."""
    index = int(MODE.removeprefix("name-")) if MODE.startswith("name-") else None
    name, version = ("hostile", "1") if index is None else PAYLOADS[index : index + 2]
    said = {"protocol": 1, "name": name, "version": version}
    said["capabilities"] = ["context", "action", "answer", "confidence"]
    if MODE == "start-protocol":
        said["protocol"] = 2
    if MODE == "start-twice":
        said["capabilities"] *= 2
    if MODE == "start-field":
        said[ALL] = 1
    if MODE == "start-capability":
        said["capabilities"] = [ALL]
    return said


def answer(message, asked):
    number, method = message["id"], message["method"]
    if method == "initialize":
        if MODE == "start-error":
            return write(frame(number, error={"code": 1, "message": ALL}))
        if MODE == "start-noise":
            write((ALL + "\n") * 1_000)
        return write(frame(number, result=initialize()))
    if MODE in INSTEAD and method != "shutdown":
        return write(INSTEAD[MODE])
    if method == "query" and asked >= FROM and MODE in QUESTIONS:
        return QUESTIONS[MODE](number)
    if MODE == "padded" and asked + 1 >= FROM and method in ("reset", "observe"):
        return padded(number, "{}")
    return write(result(number, GOOD if method == "query" else "{}"))


def main():
    begin()
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        asked += message["method"] == "query"
        if MODE == "extra-field-loudly" and message["method"] == "query":
            sys.stderr.write((ALL + "\n") * 2 + "loud %d\n" % asked)
            sys.stderr.flush()
        if MODE == "chatter":
            sys.stderr.write(ALL + "\n")
        answer(message, asked)
        if message["method"] == "shutdown":
            break


main()
