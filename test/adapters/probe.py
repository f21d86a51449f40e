"""An adapter that tries what a container must not be able to do, and answers with what it found."""
import ctypes
import json
import os
import signal
import socket
import sys
import time


def attempt(action):
    try:
        action()
        return "could"
    except Exception as error:  # noqa: BLE001
        return type(error).__name__


def write(path):
    with open(path, "w") as file:
        file.write("x")


def connect():
    socket.create_connection(("169.254.169.254", 80), timeout=1)


def fill(path, mebibytes):
    with open(path, "wb") as file:
        for _ in range(mebibytes):
            file.write(b"x" * 1048576)


def run_from_tmp():
    write("/tmp/script")
    os.chmod("/tmp/script", 0o755)
    os.execv("/tmp/script", ["/tmp/script"])


def capabilities():
    with open("/proc/self/status") as file:
        return next(line.split()[1] for line in file if line.startswith("CapEff"))


def fork(count):
    children = []
    try:
        for _ in range(count):
            child = os.fork()
            if child == 0:
                time.sleep(60)
                os._exit(0)
            children.append(child)
    finally:
        for child in children:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def allocate(mebibytes):
    """In a child, because the kernel may kill the process."""
    child = os.fork()
    if child == 0:
        held = [b"x" * 1048576 for _ in range(mebibytes)]
        os._exit(len(held) % 2)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        raise MemoryError


def mounted():
    """Mounts other than the kernel's own file systems and the image."""
    kernel = {"cgroup", "cgroup2", "devpts", "mqueue", "overlay", "proc", "sysfs", "tmpfs"}
    with open("/proc/mounts") as file:
        return sorted(point for _, point, kind, *_ in map(str.split, file) if kind not in kernel)


def queue():
    """A POSIX message queue by its system call, which needs no mount."""
    library = ctypes.CDLL("librt.so.1", use_errno=True)
    if library.mq_open(b"/probe", os.O_CREAT | os.O_RDWR, 0o600, None) < 0:
        raise OSError(ctypes.get_errno(), "mq_open")


def name_servers():
    """The addresses that the engine wrote down; Podman writes no such file."""
    if not os.path.exists("/etc/resolv.conf"):
        return []
    with open("/etc/resolv.conf") as file:
        return [line.split()[1] for line in file if line.startswith(("nameserver", "search", "domain"))]


def processes():
    return len([name for name in os.listdir("/proc") if name.isdigit()])


def probe():
    return {
        "processes": processes(),
        "mounted": mounted(),
        "engine": os.path.exists("/var/run/docker.sock"),
        "fork": attempt(lambda: fork(200)),
        "allocate": attempt(lambda: allocate(400)),
        "uid": os.getuid(),
        "capabilities": int(capabilities(), 16),
        "connect": attempt(connect),
        "interfaces": [name for _, name in socket.if_nameindex()],
        "write root": attempt(lambda: write("/x")),
        "write tmp": attempt(lambda: write("/tmp/x")),
        "execute from tmp": attempt(run_from_tmp),
        "fill tmp": attempt(lambda: fill("/tmp/big", 80)),
        "write mqueue": attempt(lambda: write("/dev/mqueue/x")),
        "open a queue": attempt(queue),
        "name servers": name_servers(),
        "environment": sorted(os.environ),
        "hostname": socket.gethostname(),
        "health check": (time.sleep(1), os.path.exists("/tmp/health"))[1],
    }


for line in sys.stdin:
    message = json.loads(line)
    method = message["method"]
    result = {}
    if method == "initialize":
        result = {"protocol": 1, "name": "probe", "version": "1", "capabilities": ["context"]}
    elif method == "query":
        result = {"evidence": [], "context": json.dumps(probe())}
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
    if method == "shutdown":
        break
