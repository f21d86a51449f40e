import{i as e,t}from"./rolldown-runtime.js";import{F as n,I as r,L as i,P as a,n as o,t as s}from"./lib2.js";
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var c=t(((e,t)=>{var n=r();function i(e){return n(e)===e&&e>=0}t.exports=i})),l=t(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
t.exports=c()})),u=t(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var i=l(),s=o(),c=n(),u=r(),d=a();function f(e,t,n){return c(e)||c(t)||c(n)||n<0||n>1||!i(t)||t===d?NaN:e<0?0:e>=t?1:(e=u(e+1e-7),s(n,e+1,t-e,!0,!0))}t.exports=f})),d=t(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var i=l(),c=s(),u=o(),d=n(),f=r(),p=a();function m(e,t){return d(e)||d(t)||t<0||t>1||!i(e)||e===p?c(NaN):n;function n(n){return d(n)?NaN:n<0?0:n>=e?1:(n=f(n+1e-7),u(t,n+1,e-n,!0,!0))}}t.exports=m})),f=e(t(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var n=i(),r=u();n(r,`factory`,d()),t.exports=r}))(),1);function p(e,t){if(e.length!==t.length)throw RangeError(`pairs need equal lengths, got ${e.length} and ${t.length}`);let n={both:0,onlyA:0,onlyB:0,neither:0};return e.forEach((e,r)=>{e?n[t[r]?`both`:`onlyA`]+=1:n[t[r]?`onlyB`:`neither`]+=1}),n}function m(e,t){for(let n of[e,t])if(!Number.isSafeInteger(n)||n<0)throw RangeError(`not a count of tasks: ${n}`);if(e===t)return 1;let n=(0,f.default)(Math.min(e,t),e+t,.5);return Math.min(1,Math.max(2*n,Number.MIN_VALUE))}function h(e){if(!Number.isSafeInteger(e))throw RangeError(`a seed must be an integer, got ${e}`);let t=0,n=e|0,r=0,i=1,a=()=>{let e=(t+n|0)+i|0;return i=i+1|0,t=n^n>>>9,n=r+(r<<3)|0,r=(r<<21|r>>>11)+e|0,e>>>0};for(let e=0;e<15;e++)a();return a}function g(e){let[t,n]=[0,0];for(let r of e)r>0?t+=r:n-=r;if(t===n)return 1;let r=e.map(Math.abs).sort(),i=new Float64Array(Math.min(t,n)+1);i[0]=1;for(let e of r)if(e!==0)for(let t=i.length-1;t>=0;t--)i[t]=((i[t]??0)+(i[t-e]??0))/2;let a=i.reduce((e,t)=>e+t,0);return Math.min(1,Math.max(2*a,Number.MIN_VALUE))}function _(e){let t=t=>e.flatMap(e=>e*t>0?[e*t]:[]).sort((e,t)=>e-t),n=e=>e.reduce((e,t)=>e+t,0),[r,i]=[t(1),t(-1)],a=[...r,...i].sort((e,t)=>e-t),o=n(a);if(!e.every(Number.isFinite)||o===1/0)throw RangeError(`differences must be finite`);if(a.length===0)return{p:1,exact:!0};if(o<=2e5&&a.every(Number.isInteger))return{p:g(Int32Array.from(e)),exact:!0};let s=Math.abs(n(r)-n(i))-1e-9*o;return a.length<=16?{p:v(a,s),exact:!0}:{p:y(a,o,s),exact:!1}}function v(e,t){let n=e.slice(-1);for(let t of e.slice(0,-1))n=n.flatMap(e=>[e+t,e-t]);return n.filter(e=>Math.abs(e)>=t).length/n.length}function y(e,t,n){let r=h(1),i=0;for(let a=0;a<1e5;a++){let a=0,o=0;for(let t=0;t<e.length;t++)o=t%32==0?r():o>>>1,o&1&&(a+=e[t]??0);Math.abs(t-2*a)>=n&&(i+=1)}return(i+1)/100001}function b(e){return{ids:e.map(({id:e})=>e),families:e.map(({family:e})=>e),clusters:e.map(({cluster:e})=>e)}}function x(e,t,n=b(e)){return{tasks:n,won:Uint8Array.from(e,({values:e})=>Number(e[t]===1))}}function S({ids:e},{ids:t}){if(e===t)return;if(e.length!==t.length)throw RangeError(`${e.length} tasks against ${t.length}`);let n=e.findIndex((e,n)=>e!==t[n]);if(n>=0)throw RangeError(`task ${e[n]} stands against ${t[n]}`)}function C(e,t){S(e.tasks,t.tasks);let{ids:n,clusters:r}=e.tasks,[i,a]=[e,t].map(({won:e})=>Array.from(e,Boolean)),o=new Map;for(let[e,t]of r.entries())o.set(t,(o.get(t)??0)+Number(i[e])-Number(a[e]));let s=p(i,a),c=(e,t)=>n.filter((n,r)=>e[r]&&!t[r]);return{...s,delta:n.length===0?0:(s.onlyA-s.onlyB)/n.length,p:m(s.onlyA,s.onlyB),pClustered:_([...o.values()]).p,discordant:{onlyA:c(i,a),onlyB:c(a,i)}}}const w=(e,t,n)=>C(x(e,n),x(t,n));export{g as a,x as i,C as n,S as r,w as t};