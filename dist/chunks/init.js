import{t as e}from"./fault.js";import{t}from"./entry.js";import{t as n}from"./schema-check2.js";import{t as r}from"./workflow.js";import{t as i}from"./kits.js";const a=`memory-adapter`;async function o(o,{out:u,language:d,name:f,root:p}){let m=`${p}/examples/adapters/${d}`,h=i[d],g=await o.text(`${m}/${h}`),_={[`${a}/${h}`]:g.replace(`example-lexical-${d}`,f),[`${a}/Dockerfile`]:await o.text(`${m}/Dockerfile`),[`${a}/test.sh`]:s,[`${a}/entry.json`]:`${JSON.stringify(n(t,c(f),`entry.json`),null,2)}\n`,[`${a}/README.md`]:l(f,h),".github/workflows/memory.yml":r};for(let t of Object.keys(_))if(await o.exists(`${u}/${t}`))throw new e(`out.exists`,`${u}/${t} is there already.`,{hint:`Give a folder without it: nothing is replaced.`});for(let[e,t]of Object.entries(_))await o.write(`${u}/${e}`,t);return Object.keys(_)}const s=`#!/bin/sh
# Talks to the adapter, runs it against ten tasks, and checks the evidence. From the repository's top:
#   sh memory-adapter/test.sh
# \`CIB\` is how the command line is called here.
set -eu
cib=\${CIB:-npx cib}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
$cib check dir:${a}
$cib run --suite cib --adapter dir:${a} --limit 10 --out "$out/run"
$cib verify "$out/run"
`;function c(e){return{schema:`entry/1`,slug:e,kind:`system`,name:e,version:`1.0.0`,licence:`MIT`,adapter:`dir:${a}`,platform:`any`,network:!1,reads_labels:!1,suites:{cib:`cib`}}}const l=(e,t)=>`# ${e}

\`${t}\` puts a memory behind the adapter protocol. What is in it is an example that works, a lexical memory without a
model: put your own in its place.

| what                                        | how                                                                    |
| ------------------------------------------- | ---------------------------------------------------------------------- |
| what is wrong with it, call by call         | \`cib check dir:${a}\`                                              |
| ten tasks                                   | \`cib run --suite cib --adapter dir:${a} --limit 10 --out ten\`     |
| why a task failed                           | \`cib explain ten --task ID\`                                            |
| all of it, in a pull request                | \`.github/workflows/memory.yml\`                                         |
| onto the leaderboard                        | \`entry.json\` beside the bundles of its suites; name an image by digest |
`;export{o as init};