import{i as e}from"./rolldown-runtime.js";import{t}from"./lib.js";import{n}from"./escape.js";var r=e(t(),1);function i(e,t){return`${r.default.compile(e,{noEscape:!0,strict:!0,knownHelpersOnly:!0})(n(t)).replace(/\n{3,}/g,`

`).trim()}\n`}export{i as t};