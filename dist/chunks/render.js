import{J as e}from"./base.js";function t(t,n){return`${t(e(n)).replace(/\n{3,}/g,`

`).trim()}\n`}const n=/<details\b/g,r=/<\/details>/g,i=e=>new TextEncoder().encode(e).length,a=(e,t)=>e.match(t)?.length??0;function o(e,t,o){if(i(e)<=t)return e;let l=`\n\n${o}\n`,u=``,d=i(l),f=0;for(let o of e.split(/\n{2,}/)){let e=u===``?``:`

`,l=f+a(o,n)-a(o,r),p=t-d-i(e)-i(c(l)),m=i(o)<=p?o:s(o,p);if(m!==``&&(u+=e+m),m!==o)break;d+=i(e)+i(o),f=l}return`${u}${c(f)}${l}`}function s(e,t){if(!e.startsWith(`|`))return``;let n=e.split(`
`),r=-1,a=n.findIndex(e=>(r+=i(e)+1,r>t));return a>2?n.slice(0,a).join(`
`):``}const c=e=>`

</details>`.repeat(Math.max(0,e));export{t as n,o as t};