import{t as e}from"./safe-text.js";function t(t){return JSON.stringify(t,null,2).split(`
`).map(t=>t.replace(e,n).replaceAll(`##[`,`#\\u0023[`)).join(`
`)}const n=e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`;export{t};