#!/usr/bin/env bash
# push-images.sh NAMESPACE TAG FOLDER… : builds the image of each folder that has a Dockerfile, checks it with `cib check` and
# pushes it as NAMESPACE/FOLDER:TAG. Prints a Markdown table of their digests. What the registry has under that tag stays as it
# is. A folder that fails keeps no other one from being pushed.
set -uo pipefail
namespace=$1 tag=$2
shift 2

# Their programs end at once without a model: the deep tests run them with one.
modelled='graphiti langmem mem0-extraction'

check() {
  local name=$1 adapter
  adapter=$(basename "${name%:*}")
  [[ " $modelled " == *" $adapter "* ]] || node dist/cli.js check "image:$name" >&2
}

push() {
  local folder=$1 name=$2
  if ! docker pull --quiet "$name" >/dev/null 2>&1; then
    docker build --quiet --platform linux/amd64 --tag "$name" "$folder" >/dev/null || return 1
    check "$name" || return 1
    docker push --quiet "$name" >/dev/null || return 1
  fi
  docker image inspect --format '{{range .RepoDigests}}{{println .}}{{end}}' "$name" | grep "^${name%:*}@"
}

status=0
printf '| folder | image |\n| --- | --- |\n'
for folder in "$@"; do
  folder=${folder%/}
  [ -f "$folder/Dockerfile" ] || continue
  if digest=$(push "$folder" "$namespace/$(basename "$folder"):$tag"); then
    printf '| %s | `%s` |\n' "$folder" "$digest"
  else
    printf '| %s | failed |\n' "$folder"
    echo "::error title=No image::$folder was not built, failed \`cib check\` or was not pushed: the log above says why. Run this job again." >&2
    status=1
  fi
done
exit "$status"
