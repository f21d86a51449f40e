import{n as e}from"./safe-text.js";function t({answers:e,requests:t,...n},s){return`${`${a(e,`answer`)} of the model`}, ${r(n)} as billed${i(n,s)}. Requests made by this process: ${o(t)}.`}function n({calls:e,prompt:t,...n},o){let c=`${a(e,`call`)}, about ${r(n)} at most${i(n,o)}. No model was asked.`;return t===void 0?c:`The first prompt:\n\n${[t.system,t.user].map(s).join(`

`)}\n\n${c}`}const r=({input_tokens:e,output_tokens:t})=>`${o(e)} tokens in and ${o(t)} out`;function i({input_tokens:e,output_tokens:t},n){if(n===void 0)return``;let r=(e*n.input+t*n.output)/1e6;return`, $${r.toFixed(r<1?4:2)}`}const a=(e,t)=>`${o(e)} ${t}${e===1?``:`s`}`,o=e=>e.toLocaleString(`en-US`),s=t=>t.split(`
`).map(t=>`  ${e(t,2e3)}`).join(`
`);export{t as accountText,n as rehearsalText};