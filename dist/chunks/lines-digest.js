import{createHash as e}from"node:crypto";function t(){let t=e(`sha256`);return{add:e=>{t.update(e).update(`
`)},hex:()=>t.digest(`hex`)}}export{t};