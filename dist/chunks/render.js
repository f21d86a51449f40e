import{i as e}from"./rolldown-runtime.js";import{t}from"./lib3.js";import{a as n}from"./base.js";var r=e(t(),1);function i(e,t){return`${r.default.compile(e,{noEscape:!0,strict:!0,knownHelpersOnly:!0})(n(t)).replace(/\n{3,}/g,`

`).trim()}\n`}const a=/<details\b/g,o=/<\/details>/g,s=e=>new TextEncoder().encode(e).length,c=(e,t)=>e.match(t)?.length??0;function l(e,t,n){if(s(e)<=t)return e;let r=`\n\n${n}\n`,i=``,l=s(r),f=0;for(let n of e.split(/\n{2,}/)){let e=i===``?``:`

`,r=f+c(n,a)-c(n,o),p=t-l-s(e)-s(d(r)),m=s(n)<=p?n:u(n,p);if(m!==``&&(i+=e+m),m!==n)break;l+=s(e)+s(n),f=r}return`${i}${d(f)}${r}`}function u(e,t){if(!e.startsWith(`|`))return``;let n=e.split(`
`),r=-1,i=n.findIndex(e=>(r+=s(e)+1,r>t));return i>2?n.slice(0,i).join(`
`):``}const d=e=>`

</details>`.repeat(Math.max(0,e));export{i as n,l as t};