import{i as e,t}from"./rolldown-runtime.js";import{i as n,t as r}from"./sign-flip.js";import{f as i,o as a,p as o,t as s}from"./lib.js";import{a as c,i as l}from"./student.js";import{l as u,n as d}from"./wins.js";
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
var f=t(((e,t)=>{var n=c();function r(e){return n(e)===e&&e>=0}t.exports=r})),p=t(((e,t)=>{
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
t.exports=f()})),m=t(((e,t)=>{
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
var n=p(),r=l(),o=i(),s=c(),u=a();function d(e,t,i){return o(e)||o(t)||o(i)||i<0||i>1||!n(t)||t===u?NaN:e<0?0:e>=t?1:(e=s(e+1e-7),r(i,e+1,t-e,!0,!0))}t.exports=d})),h=t(((e,t)=>{
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
var n=p(),r=s(),o=l(),u=i(),d=c(),f=a();function m(e,t){return u(e)||u(t)||t<0||t>1||!n(e)||e===f?r(NaN):i;function i(n){return u(n)?NaN:n<0?0:n>=e?1:(n=d(n+1e-7),o(t,n+1,e-n,!0,!0))}}t.exports=m})),g=e(t(((e,t)=>{
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
var n=o(),r=m();n(r,`factory`,h()),t.exports=r}))(),1);function _(e,t,n){if(e.length!==t.length||e.length!==n.length)throw RangeError(`pairs need equal lengths, got ${e.length}, ${t.length} and ${n.length}`);let r={both:0,onlyA:0,onlyB:0,neither:0};for(let i=0;i<e.length;i+=1){let[a,o,s]=[e[i]??0,t[i]??0,n[i]??0];a===o?s>0&&(r[a===s?`both`:`neither`]+=1):r[a>o?`onlyA`:`onlyB`]+=1}return r}function v(e,t){for(let n of[e,t])if(!Number.isSafeInteger(n)||n<0)throw RangeError(`not a count of tasks: ${n}`);if(e===t)return 1;let n=(0,g.default)(Math.min(e,t),e+t,.5);return Math.min(1,Math.max(2*n,Number.MIN_VALUE))}function y(e,t){d(e.tasks,t.tasks);let{ids:n,clusters:i}=e.tasks,a=b(e,t),o=Array.from(n,(n,r)=>(e.won[r]??0)-(t.won[r]??0)),s=new Map;for(let[e,t]of i.entries())s.set(t,(s.get(t)??0)+(o[e]??0));let c=new Set(i.filter((e,t)=>(a[t]??0)>0)),l=e=>[...c].filter(t=>Math.sign(s.get(t)??0)===e).length,u=_(e.won,t.won,a),f=a.reduce((e,t)=>e+t,0),p=e=>n.filter((t,n)=>Math.sign(o[n]??0)===e);return{...u,graded:e.of!==void 0||t.of!==void 0,delta:f===0?0:o.reduce((e,t)=>e+t,0)/f,p:v(u.onlyA,u.onlyB),pClustered:r([...s.values()]).p,templates:s.size,templatesAhead:{a:l(1),b:l(-1),neither:l(0)},discordant:{onlyA:p(1),onlyB:p(-1)}}}function b(e,t){return Uint8Array.from(e.tasks.ids,(n,r)=>{let[i,a]=[e,t].map(({of:e})=>e===void 0?1:e[r]??0);if(i>0&&a>0&&i!==a)throw RangeError(`task ${n} has ${i} trials here and ${a} there`);return Math.max(i,a)})}const x=(e,t,n)=>y(u(e,n),u(t,n));function S(e,t){let r=new Map;for(let[n,i]of e.tasks.clusters.entries()){let a=Math.max(e.of?.[n]??1,t.of?.[n]??1);if(a===0)continue;let o=r.get(i)??{n:0,onlyA:0,onlyB:0};r.set(i,o);let s=(e.won[n]??0)-(t.won[n]??0);o.n+=a,o.onlyA+=Math.max(0,s),o.onlyB+=Math.max(0,-s)}return r.size===0?void 0:n([...r.values()])}export{x as n,y as r,S as t};