import"./rolldown-runtime.js";import{t as e}from"./fault.js";import{t}from"./entry.js";import{t as n}from"./schema-check.js";import{t as r}from"./workflow.js";import{t as i}from"./kits.js";const a=`memory-adapter`;async function o(o,{out:u,language:d,name:f,root:p}){let{example:m,files:h,edited:g,named:_,version:v,about:y}=i[d],b=n(t,c(f,v),`entry.json`),x={};for(let e of h){let t=await o.text(`${p}/examples/adapters/${m}/${e}`);x[`${a}/${e}`]=e===g?t.replace(_,f):t}x[`${a}/test.sh`]=s,x[`${a}/entry.json`]=`${JSON.stringify(b,null,2)}\n`,x[`${a}/README.md`]=l(f,y),x[`.github/workflows/memory.yml`]=r;for(let t of Object.keys(x))if(await o.exists(`${u}/${t}`))throw new e(`out.exists`,`${u}/${t} is there already.`,{hint:`Give a folder without it: nothing is replaced.`});for(let[e,t]of Object.entries(x))await o.write(`${u}/${e}`,t);return Object.keys(x)}const s=`#!/bin/sh
# Talks to the adapter, runs it against ten tasks, and checks the evidence. From the repository's top:
#   sh memory-adapter/test.sh
# \`CIB\` is how the command line is called, such as: CIB='node path/to/context-integrity/dist/cli.js'
set -eu
cib=\${CIB:-cib}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
$cib check dir:${a}
$cib run --suite cib --adapter dir:${a} --limit 10 --out "$out/run"
$cib verify "$out/run"
`;function c(e,t){return{schema:`entry/1`,slug:e,kind:`system`,name:e,version:t,licence:`MIT`,adapter:`dir:${a}`,platform:`any`,network:!1,reads_labels:!1,suites:{cib:`cib`}}}const l=(e,t)=>`# ${e}

${t}

\`cib\` is the command line of Context Integrity: \`node path/to/context-integrity/dist/cli.js\`.

- What is wrong with it, call by call: \`cib check dir:${a}\`
- Ten tasks: \`cib run --suite cib --adapter dir:${a} --limit 10 --out ten\`
- Why a task failed: \`cib explain ten --task ID\`
- All of it, in a pull request: \`.github/workflows/memory.yml\`
- Onto the leaderboard: \`entry.json\` beside the bundles of its suites; name an image by digest
`;export{o as init};