import{i as e,t}from"./rolldown-runtime.js";import{f as n,o as r,p as i,t as a}from"./lib.js";import{O as o,t as s}from"./lib2.js";import{t as c}from"./sign-flip.js";import{a as l,t as u}from"./wins.js";
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
var d=t(((e,t)=>{var n=o();function r(e){return n(e)===e&&e>=0}t.exports=r})),f=t(((e,t)=>{
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
t.exports=d()})),p=t(((e,t)=>{
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
var i=f(),a=s(),c=n(),l=o(),u=r();function d(e,t,n){return c(e)||c(t)||c(n)||n<0||n>1||!i(t)||t===u?NaN:e<0?0:e>=t?1:(e=l(e+1e-7),a(n,e+1,t-e,!0,!0))}t.exports=d})),m=t(((e,t)=>{
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
var i=f(),c=a(),l=s(),u=n(),d=o(),p=r();function m(e,t){return u(e)||u(t)||t<0||t>1||!i(e)||e===p?c(NaN):n;function n(n){return u(n)?NaN:n<0?0:n>=e?1:(n=d(n+1e-7),l(t,n+1,e-n,!0,!0))}}t.exports=m})),h=e(t(((e,t)=>{
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
var n=i(),r=p();n(r,`factory`,m()),t.exports=r}))(),1);function g(e,t,n){if(e.length!==t.length||e.length!==n.length)throw RangeError(`pairs need equal lengths, got ${e.length}, ${t.length} and ${n.length}`);let r={both:0,onlyA:0,onlyB:0,neither:0};for(let i=0;i<e.length;i+=1){let[a,o,s]=[e[i]??0,t[i]??0,n[i]??0];a===o?s>0&&(r[a===s?`both`:`neither`]+=1):r[a>o?`onlyA`:`onlyB`]+=1}return r}function _(e,t){for(let n of[e,t])if(!Number.isSafeInteger(n)||n<0)throw RangeError(`not a count of tasks: ${n}`);if(e===t)return 1;let n=(0,h.default)(Math.min(e,t),e+t,.5);return Math.min(1,Math.max(2*n,Number.MIN_VALUE))}function v(e,t){u(e.tasks,t.tasks);let{ids:n,clusters:r}=e.tasks,i=y(e,t),a=Array.from(n,(n,r)=>(e.won[r]??0)-(t.won[r]??0)),o=new Map;for(let[e,t]of r.entries())o.set(t,(o.get(t)??0)+(a[e]??0));let s=g(e.won,t.won,i),l=i.reduce((e,t)=>e+t,0),d=e=>n.filter((t,n)=>Math.sign(a[n]??0)===e);return{...s,graded:e.of!==void 0||t.of!==void 0,delta:l===0?0:a.reduce((e,t)=>e+t,0)/l,p:_(s.onlyA,s.onlyB),pClustered:c([...o.values()]).p,templates:o.size,discordant:{onlyA:d(1),onlyB:d(-1)}}}function y(e,t){return Uint8Array.from(e.tasks.ids,(n,r)=>{let[i,a]=[e,t].map(({of:e})=>e===void 0?1:e[r]??0);if(i>0&&a>0&&i!==a)throw RangeError(`task ${n} has ${i} trials here and ${a} there`);return Math.max(i,a)})}const b=(e,t,n)=>v(l(e,n),l(t,n));export{v as n,b as t};