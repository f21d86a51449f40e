import{t as e}from"./safe-text.js";function t(t){return JSON.stringify(t,null,2).split(`
`).map(t=>t.replace(e,r).replaceAll(`##[`,`#\\u0023[`)).join(`
`)}function n(t){return JSON.stringify(t).replace(e,r).replaceAll(`##[`,`#\\u0023[`)}const r=e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`;export{n,t};