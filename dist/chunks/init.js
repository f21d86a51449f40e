import"./rolldown-runtime.js";import{t as e}from"./fault.js";import{t}from"./entry.js";import{t as n}from"./schema-check.js";import{t as r}from"./workflow.js";import{i,n as a,t as o}from"./kits.js";const s=/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;async function c(c,p){let{out:m,language:h,name:g,root:_}=p;if(!s.test(g))throw l(g);let{files:v,edited:y,named:b,version:x}=a[h],S=n(t,d(g,x),`entry.json`),C={};for(let[e,t]of Object.entries(v)){let n=await c.text(`${_}/${t}`);C[`${o}/${e}`]=e===y?n.replace(b,g):n}C[`${o}/test.sh`]=u(i(h,`.`)),C[`${o}/entry.json`]=`${JSON.stringify(S,null,2)}\n`,C[`${o}/README.md`]=f(p),C[`.github/workflows/memory.yml`]=r;for(let t of Object.keys(C))if(await c.exists(`${m}/${t}`))throw new e(`out.exists`,`${m}/${t} exists already.`,{hint:`Choose a folder without this file. Nothing was written, and nothing is ever replaced.`});for(let[e,t]of Object.entries(C))await c.write(`${m}/${e}`,t);return Object.keys(C)}function l(t){let n=t.toLowerCase().replace(/[^a-z0-9]+/g,`-`).replace(/^-+|-+$/g,``).slice(0,64);return new e(`usage`,`--name "${t}" cannot be the name of a system.`,{hint:`Use lower-case letters, digits and "-", at most 64, such as --name ${s.test(n)?n:`my-memory`}.`})}const u=e=>`#!/bin/sh
# Checks the adapter, runs ten tasks, and verifies the evidence. From the top of the repository:
#   sh ${o}/test.sh
# In a container, as on the leaderboard:
#   ADAPTER=dir:${o} sh ${o}/test.sh
# CIB is how the command line is called, where it is not npx.
set -eu
cib=\${CIB:-npx --yes context-integrity}
adapter=\${ADAPTER:-${e}}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
$cib check "$adapter"
$cib run --suite cib --adapter "$adapter" --limit 10 --out "$out/run"
$cib verify "$out/run"
`;function d(e,t){return{schema:`entry/1`,slug:e,kind:`system`,name:e,version:t,licence:`MIT`,adapter:`image:ghcr.io/your-account/${e}@sha256:${`0`.repeat(64)}`,platform:`linux/amd64`,network:!1,reads_labels:!1,suites:{cib:`cib`}}}function f({language:e,name:t,published:n}){let{about:r}=a[e],s=e=>`[${e}](${n}${e})`,c=i(e,`.`);return`# ${t}

${r.replace(/\bdocs\/[\w-]+\.md/g,s)}

Run these commands at the top of the repository. They need Node 20 or newer.

- Check the adapter, call by call: \`npx context-integrity check "${c}"\`
- Run ten tasks: \`npx context-integrity run --suite cib --adapter "${c}" --limit 10 --out ten\`
- See why tasks failed: \`npx context-integrity explain ten\`
- Run the same in a container, as the leaderboard does: \`--adapter dir:${o}\`
- Measure each pull request: \`.github/workflows/memory.yml\` does it once it is pushed to GitHub.

What each suite asks of an adapter: ${s(`docs/protocol.md`)}.

## Onto the leaderboard

1. Push the image to a public registry, for linux/amd64:
   \`docker buildx build --platform linux/amd64 --push --tag ghcr.io/your-account/${t} ${o}\`
2. Put its name and digest into \`entry.json\`, in place of the zeros:
   \`docker buildx imagetools inspect ghcr.io/your-account/${t}\` prints the digest.
3. Run each suite with \`--adapter image:…@sha256:…\`, and follow ${s(`leaderboard/README.md`)}.
`}export{c as init};