import"./rolldown-runtime.js";import{u as e}from"./load-bundle.js";import{r as t}from"./plain-files.js";import{B as n,et as r,z as i}from"./base.js";import{n as a,t as o}from"./entry2.js";import{ot as s}from"./work.js";import{n as c,t as l}from"./workflow.js";import{a as u,n as d,r as f,t as p}from"./kits.js";const m=`name: Submit

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
          tag="ghcr.io/\${GITHUB_REPOSITORY,,}:$GITHUB_SHA"
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
      # A new package is private. Make it public once: on your repository's page under "Packages" choose the image, then
      # "Package settings", "Change visibility". Then re-run the failed job.
      - name: Pull the image as the board does, without a login
        env:
          IMAGE: \${{ needs.image.outputs.image }}
        run: |
          docker pull --quiet "$IMAGE" || {
            echo "::error title=Private image::Nobody else can pull $IMAGE. Make it public under Packages, Package settings, Change visibility. Then re-run the failed job."
            exit 1
          }
      - uses: ${i}@${n}
        with:
          adapter: image:\${{ needs.image.outputs.image }}
          suites: \${{ inputs.suites }}
          out: results
      - name: Write the entry
        run: npx --yes context-integrity@${n.slice(1)} entry results/* --from memory-adapter/entry.json --out entry
      # If BOARD_TOKEN is missing or not sufficient, continue by hand from this folder.
      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:
          name: entry
          path: entry
      - uses: ${i}/submit@${n}
        with:
          board: ${i}
          entry: entry
          github-token: \${{ secrets.BOARD_TOKEN }}
`,h=/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;async function g(t,n){let{out:i,language:a,name:p,root:g,published:_}=n;if(!h.test(p))throw b(p);await e(t,`${i}/${d}`);let{files:S,edited:C,nameInFile:E,version:D}=f[a],O=s(o,w(p,D),`entry.json`),k={};for(let[e,n]of Object.entries(S)){let r=await t.text(`${g}/${n}`),i=r.replace(E,p).replace(`../README.md`,`${_}examples/adapters/README.md`);k[`${d}/${e}`]=e===C?i:r}k[`${d}/test.sh`]=x(u(a,`.`)),k[`${d}/entry.json`]=`${JSON.stringify(O,null,2)}\n`,k[`${d}/README.md`]=T(n),k[`.github/workflows/memory.yml`]=c,k[`.github/workflows/memory-comment.yml`]=l,k[`.github/workflows/submit.yml`]=m;for(let e of Object.keys(k))if(await v(t,i,e),await t.exists(`${i}/${e}`))throw new r(`out.exists`,`${i}/${e} already exists.`,{hint:"Choose a folder without this file. Nothing was written, because `cib init` never replaces files."});await v(t,i,`.gitignore`);let A=await y(t,i);A!==void 0&&(k[`.gitignore`]=A);for(let[e,n]of Object.entries(k))await t.write(`${i}/${e}`,n);return Object.keys(k)}const _=`/results*/`;async function v(e,n,i){let a=await t(e,n,`${n}/${i}`);if(a!==void 0)throw new r(`out.exists`,`${a}.`,{hint:`Put a plain file or folder in its place. Nothing was written.`})}async function y(e,t){let n=`${t}/.gitignore`,r=await e.exists(n)?await e.text(n):``;if(!r.split(/\r?\n/).includes(_))return`${r}${r===``||r.endsWith(`
`)?``:`
`}${_}\n`}function b(e){let t=e.toLowerCase().replace(/[^a-z0-9]+/g,`-`).replace(/^-+|-+$/g,``).slice(0,64);return new r(`usage`,`--name "${e}" cannot be the name of a system.`,{hint:`Use lower-case letters, digits and "-", at most 64, such as --name ${h.test(t)?t:p}.`})}const x=e=>`#!/bin/sh
# Checks the adapter, runs ten tasks into results/test, and verifies the evidence. From the top of the repository:
#   sh ${d}/test.sh
# In a container, as on the leaderboard:
#   ADAPTER=dir:${d} sh ${d}/test.sh
# CIB is how the command line is called, where it is not npx.
set -eu
cib=\${CIB:-npx --yes context-integrity}
adapter=\${ADAPTER:-${e}}
out=results/test
rm -rf "$out"
$cib check "$adapter"
$cib run --suite cib --adapter "$adapter" --limit 10 --out "$out"
$cib verify "$out"
`,S=`your-account`;function C({slug:e,licence:t,adapter:n}){return[...n.startsWith(`image:ghcr.io/${S}/`)&&e===`my-memory`?[`the slug ${e}`]:[],...t===`your-licence`?[`the licence ${t}`]:[]]}function w(e,t){return{schema:`entry/1`,slug:e,kind:`system`,name:e,version:t,licence:a,adapter:`image:ghcr.io/${S}/${e}@sha256:${`0`.repeat(64)}`,platform:`linux/amd64`,network:!1,reads_labels:!1,suites:{cib:`cib`}}}function T({language:e,name:t,published:n}){let{about:r}=f[e],i=e=>`[${e}](${n}${e})`,o=u(e,`.`);return`# ${t}

${r.replace(/\bdocs\/[\w-]+\.md/g,i)}

Run these commands at the top of the repository. They need Node 20 or newer.

- Check the adapter, call by call: \`npx context-integrity check "${o}"\`
- Run ten tasks: \`npx context-integrity run --suite cib --adapter "${o}" --limit 10 --out results-ten\`
- See why tasks failed: \`npx context-integrity explain results-ten\`
- Check, run ten tasks and verify them in one go: \`sh ${d}/test.sh\`. Without the package, such as in a clone, set \`CIB\` to how the
  program is called: \`CIB="node PATH/dist/cli.js"\`.
${o.startsWith(`dir:`)?``:`- Run the same in a container, as the leaderboard does: \`--adapter dir:${d}\`\n`}- Measure each pull request: \`.github/workflows/memory.yml\` does it once it is pushed to GitHub.

What each suite asks of an adapter: ${i(`docs/protocol.md`)}.

## Onto the leaderboard

1. Set slug and licence in \`entry.json\`. The workflow stops while the licence is \`${a}\`. Name, version and the image with its
   digest come from the run.
2. Add a secret \`BOARD_TOKEN\` to your repository: a classic personal access token with the scope \`public_repo\`.
3. Start the workflow _Submit_ on the page _Actions_. It pushes the image, runs the suites, and opens the pull request.
4. The first run stops at a private image. Make it public once: under _Packages_ choose the image, then _Package settings_,
   _Change visibility_. Then re-run the failed job.

What an image must be, and how to do each step by hand: ${i(`docs/guide-submit.md`)}.
`}export{g as init,C as unsetFields};