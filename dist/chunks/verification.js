import{t as e}from"./safe-text.js";function t({valid:t,state:n,checks:r},i){let a=r.map(({id:t,title:n,held:r,detail:a,remedy:o})=>[`${r?i.good(`✓`):i.bad(`✗`)} ${n} ${i.dim(t)}`,...a===void 0?[]:[`    ${e(a)}`],...o===void 0?[]:[`    ${i.dim(o)}`]].join(`
`)),o=t?i.good(n):i.bad(n);return[...a,``,`This bundle is ${o}.`,``].join(`
`)}export{t as verificationText};