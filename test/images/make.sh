#!/usr/bin/env bash
# Makes sure that the base images of examples/adapters, and that of the model gateway's sidecar, are in the container engine.
# Where no registry is reached (or with OFFLINE=1) a stand-in is made from this machine's own Python, Node and socat, with pip
# and npm, which the examples' Dockerfiles call: for tests alone, hence the label.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
engine=${ENGINE:-docker}
python=${PYTHON:-/usr/bin/python3}
pull_seconds=${PULL_SECONDS:-60}
label=org.context-integrity.stand-in
# To be raised when a stand-in's contents change, so that older ones are made again.
made=3
pip_version=26.3

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# copy_libraries FILE... : copies the libraries that the loader opens for them, and the loader, to their paths below the root.
copy_libraries() {
  local libraries library
  libraries=$(ldd "$@" | grep -oE '/[^ :]+ \(' | sed 's/ ($//' | sort -u)
  while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
  done <<<"$libraries"
}

# new_root NAME : an empty root with two users, a /tmp, a shell and the certificates that this machine trusts.
new_root() {
  root=$work/$1
  mkdir -p "$root/etc/ssl/certs" "$root/root" "$root/tmp" "$root/bin" "$root/usr/bin"
  cp -L /bin/sh "$root/bin/sh"
  cp -L /usr/bin/env "$root/usr/bin/env"
  copy_libraries /bin/sh /usr/bin/env
  cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
  chmod 1777 "$root/tmp"
  printf '%s\n' 'root:x:0:0:root:/root:/sbin/nologin' 'nobody:x:65534:65534:nobody:/nonexistent:/sbin/nologin' \
    >"$root/etc/passwd"
  printf '%s\n' 'root:x:0:' 'nogroup:x:65534:' >"$root/etc/group"
}

python_root() {
  local stdlib
  stdlib=$("$python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')
  new_root python
  cp -L "$python" "$root/usr/bin/python3"
  mkdir -p "$root$stdlib"
  # Tests, caches, and files for building or for this machine only are left out.
  tar -C "$stdlib" -c --exclude=test --exclude=tests --exclude=__pycache__ --exclude=dist-packages \
    --exclude=site-packages --exclude='config-*' --exclude=ensurepip --exclude=idlelib --exclude=lib2to3 \
    --exclude=sitecustomize.py . | tar -C "$root$stdlib" -x
  copy_libraries "$(realpath "$python")" "$stdlib"/lib-dynload/*.so
  # Libraries that wheels may expect (manylinux).
  for library in libstdc++.so.6 libgcc_s.so.1 libpthread.so.0 libdl.so.2 librt.so.1 libutil.so.1 libm.so.6; do
    library=$(ldconfig -p | awk -v name="$library" '$1 == name && !seen++ { print $NF }')
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
  done
  python3 -m pip install --quiet --root-user-action ignore --no-deps --no-compile --target "$root/usr/lib/python3/dist-packages" "pip==$pip_version"
  printf '%s\n' '#!/bin/sh' 'exec python3 -m pip "$@"' >"$root/usr/bin/pip"
  chmod 755 "$root/usr/bin/pip"
  printf '%s\n' '[global]' 'cert = /etc/ssl/certs/ca-certificates.crt' 'break-system-packages = true' >"$root/etc/pip.conf"
}

node_root() {
  local binary
  # The npm package may put a link or a script into .bin; the program itself knows its own file.
  binary=$(realpath "$("$here/../../node_modules/.bin/node" -p process.execPath)")
  new_root node
  cp -L "$binary" "$root/usr/bin/node"
  copy_libraries "$binary"
  # npm itself says where it is installed, because its global folder is that of the node that is first on the path.
  npm=$(cd "$(npm exec --call 'dirname "$npm_execpath"')/.." && pwd -P)
  mkdir -p "$root/usr/lib/node_modules" "$root/usr/etc"
  cp -R "$npm" "$root/usr/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >"$root/usr/etc/npmrc"
}

# The program of a model gateway's sidecar.
socat_root() {
  new_root socat
  cp -L "$(command -v socat)" "$root/usr/bin/socat"
  copy_libraries "$root/usr/bin/socat"
}

# provide IMAGE ASSEMBLE : uses, pulls or assembles an image, and says which. A pull stays in the process group of this script, to
# end with it.
provide() {
  local image=$1 assemble=$2
  local found=no
  if "$engine" image inspect "$image" >"$work/inspect" 2>&1; then found=yes; fi
  if [[ $found = yes ]] && ! grep -q "\"$label\"" "$work/inspect"; then
    echo "$image: already here"
  elif [[ $found = yes ]] && grep -q "\"$label\": \"$made\"" "$work/inspect"; then
    echo "$image: already here (a stand-in)"
  elif [[ ${OFFLINE:-} != 1 ]] && timeout --foreground "$pull_seconds" "$engine" pull --quiet "$image" >"$work/pull" 2>&1; then
    echo "$image: pulled"
  else
    "$assemble"
    mkdir -p "$work/context"
    tar -C "$root" --owner=0 --group=0 --numeric-owner --sort=name --mtime=@0 -cf "$work/context/rootfs.tar" .
    rm -rf "$root"
    if ! "$engine" build --network none --label "$label=$made" --tag "$image" --file "$here/rootfs.Dockerfile" \
      "$work/context" >"$work/build" 2>&1; then
      cat "$work/build" >&2
      return 1
    fi
    rm "$work/context/rootfs.tar"
    echo "$image: a stand-in, made from this machine's own files"
  fi
}

provide python:3.13-slim python_root
provide node:24-slim node_root
provide alpine/socat:1.8.0.3 socat_root
