import"./rolldown-runtime.js";import{p as e,t}from"./load-bundle.js";import{i as n}from"./plain-files.js";import{it as r}from"./base.js";import{n as i,o as a}from"./entry.js";import{ut as o}from"./work.js";import{i as s,n as c,r as l}from"./project.js";import{n as u,t as d}from"./workflow.js";import{n as f,o as p,r as m,t as h}from"./kits.js";const g=`name: Submit

on:
  workflow_dispatch:
    inputs:
      suites:
        description: The suites, separated by commas
        default: cib

permissions: {}

jobs:
  image:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read # to check the adapter out
      packages: write # to push the image
    outputs:
      image: \${{ steps.push.outputs.image }}
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - name: Check that the licence is set
        run: |
          if grep --quiet '"${a}"' memory-adapter/entry.json; then
            echo "::error title=Licence,file=memory-adapter/entry.json::Replace ${a} in memory-adapter/entry.json by the licence of your system, such as MIT, or proprietary. Then start this workflow again."
            exit 1
          fi
      - id: push
        name: Build the image, and push it
        env:
          TOKEN: \${{ github.token }}
        run: |
          # A package of its own, because one that was made public stays public with all its versions.
          name=$(jq --raw-output .slug memory-adapter/entry.json)
          tag="ghcr.io/\${GITHUB_REPOSITORY_OWNER,,}/\${name//[._]/-}-cib-adapter:run-$GITHUB_RUN_NUMBER"
          docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin <<< "$TOKEN"
          docker build --platform linux/amd64 --tag "$tag" memory-adapter
          docker push "$tag"
          # The machine may know the same image under other names.
          image=$(docker inspect --format '{{range .RepoDigests}}{{println .}}{{end}}' "$tag" | grep "^\${tag%:*}@")
          echo "image=$image" >> "$GITHUB_OUTPUT"

  submit:
    needs: image
    runs-on: ubuntu-latest
    timeout-minutes: 120
    permissions:
      contents: read # to check entry.json out
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      # A new package is private. On your repository's page under "Packages" choose the image, then "Package settings", "Change
      # visibility". This cannot be undone: everybody can then read all files of every version. Then re-run the failed job.
      - name: Pull the image as the board does, without a login
        env:
          IMAGE: \${{ needs.image.outputs.image }}
        run: |
          docker pull --quiet "$IMAGE" || {
            echo "::error title=Private image::Nobody else can pull $IMAGE. Make it public under Packages, Package settings, Change visibility. This cannot be undone, and everybody can then read all files in it. Then re-run the failed job."
            exit 1
          }
      - uses: ${c}@${l}
        with:
          adapter: image:\${{ needs.image.outputs.image }}
          suites: \${{ inputs.suites }}
          out: results
      - name: Write the entry
        run: npx --yes context-integrity@${l.slice(1)} entry results/* --from memory-adapter/entry.json --out entry
      # If BOARD_TOKEN is missing or not sufficient, continue by hand from this folder, which readers of the repository can download.
      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:
          name: entry
          path: entry
          retention-days: 7
      - uses: ${c}/submit@${l}
        with:
          board: ${c}
          entry: entry
          github-token: \${{ secrets.BOARD_TOKEN }}
`,_=/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;async function v(n,a){let{out:s,language:c,name:l,root:h,published:v}=a;if(!_.test(l))throw S(l);await e(n,`${s}/${f}`);let{files:y,edited:w,nameInFile:T,version:O}=m[c],k=o(i,E(l,O),`entry.json`),A={};for(let[e,t]of Object.entries(y)){let r=await n.text(`${h}/${t}`),i=r.replace(T,l).replace(`../README.md`,`${v}examples/adapters/README.md`);A[`${f}/${e}`]=e===w?i:r}A[`${f}/test.sh`]=C(p(c,`.`)),A[`${f}/entry.json`]=`${JSON.stringify(k,null,2)}\n`,A[`${f}/README.md`]=D(a),A[`.github/workflows/memory.yml`]=u,A[`.github/workflows/memory-comment.yml`]=d,A[`.github/workflows/submit.yml`]=g;let[j,M]=[[],[]];for(let e of Object.keys(A))await b(n,s,e),(await n.exists(`${s}/${e}`)?j:M).push(e);if(j.length>0){let e=M.length===0?``:`, and copy the files that are missing here: ${M.join(`, `)}`;throw new r(`out.exists`,`${s}/${j[0]} already exists.`,{hint:`Nothing was written, because \`cib init\` never replaces files. Run it in another folder${e}.`})}await b(n,s,`.gitignore`);let N=Object.keys(A).map(e=>`${s}/${e}`),P=await x(n,s);return P!==void 0&&(A[`.gitignore`]=P),await t(n,N,async()=>{for(let[e,t]of Object.entries(A))await n.write(`${s}/${e}`,t)}),Object.keys(A)}const y=`/results*/`;async function b(e,t,i){let a=await n(e,t,`${t}/${i}`);if(a!==void 0)throw new r(`out.exists`,`${a}.`,{hint:`Put a plain file or folder in its place. Nothing was written.`})}async function x(e,t){let n=`${t}/.gitignore`,r=await e.exists(n)?await e.text(n):``;if(!r.split(/\r?\n/).includes(y))return`${r}${r===``||r.endsWith(`
`)?``:`
`}${y}\n`}function S(e){let t=e.toLowerCase().replace(/[^a-z0-9]+/g,`-`).replace(/^-+|-+$/g,``).slice(0,64);return new r(`usage`,`--name "${e}" cannot be the name of a system.`,{hint:`Use lower-case letters, digits and "-", at most 64, such as --name ${_.test(t)?t:h}.`})}const C=e=>`#!/bin/sh
# Checks the adapter, runs ten tasks into results/test, and verifies the evidence. From the top of the repository:
#   sh ${f}/test.sh
# In a container, as on the leaderboard:
#   ADAPTER=dir:${f} sh ${f}/test.sh
# CIB is how the command line is called, where it is not npx.
set -eu
cib=\${CIB:-npx --yes context-integrity@${s}}
adapter=\${ADAPTER:-${e}}
out=results/test
$cib --version >/dev/null || { echo "Cannot start: $cib. Set CIB to node CLONE/dist/cli.js: see ${f}/README.md" >&2; exit 2; }
rm -rf "$out"
$cib check "$adapter"
$cib run --suite cib --adapter "$adapter" --limit 10 --out "$out"
$cib verify "$out"
`,w=`your-account`,T=({slug:e,adapter:t})=>e===`my-memory`&&t?.startsWith(`image:ghcr.io/${w}/`)===!0;function E(e,t){return{schema:`entry/1`,slug:e,kind:`system`,name:e,version:t,licence:a,adapter:`image:ghcr.io/${w}/${e}@sha256:${`0`.repeat(64)}`,platform:`linux/amd64`,network:!1,reads_labels:!1,suites:{cib:`cib`}}}function D({language:e,name:t,published:n}){let{about:r}=m[e],i=e=>`[${e}](${n}${e})`,o=p(e,`.`);return`# ${t}

${r.replace(/\bdocs\/[\w-]+\.md/g,i)}

Run these commands at the top of the repository. They need Node 20.3 or newer.

- Check the adapter, call by call: \`npx context-integrity check "${o}"\`
- Run ten tasks: \`npx context-integrity run --suite cib --adapter "${o}" --limit 10 --out results-ten\`
- See why tasks failed: \`npx context-integrity explain results-ten\`
- Check the adapter, run ten tasks and verify the run: \`sh ${f}/test.sh\`. Until the package is on npm, set \`CIB\`
  to \`node CLONE/dist/cli.js\`, and write that in place of \`npx context-integrity\`: CLONE is a clone of the project's repository.
${o.startsWith(`dir:`)?``:`- Run the same in a container, as the leaderboard does: \`--adapter dir:${f}\`\n`}- Measure each pull request: the workflow \`.github/workflows/memory.yml\` does this after you push it to GitHub.

What each suite needs of an adapter: ${i(`docs/protocol.md`)}.

## Submit it to the leaderboard

1. Set slug and licence in \`entry.json\`. The workflow stops while the licence is \`${a}\`. Name, version and the image with its
   digest come from the run.
2. Add a secret \`BOARD_TOKEN\` to your repository: a classic personal access token with the scope \`public_repo\`.
3. Start the workflow _Submit_ on the page _Actions_. It pushes the image, runs the suites, and opens the pull request.
4. The first run stops because the image is private. Under _Packages_ choose the image, then _Package settings_, _Change visibility_.
   This cannot be undone: everybody can then read all files of every version. Then re-run the failed job.

What becomes public and stays public, what an image must be, and how to do each step by hand: ${i(`docs/guide-submit.md`)}.
`}export{v as init,T as isUnsetSlug};