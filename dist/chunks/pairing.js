import{i as e,t}from"./rolldown-runtime.js";import{i as n,t as r}from"./sign-flip.js";import{f as i,o as a,p as o,t as s}from"./lib.js";import{o as c,s as l}from"./student.js";import{p as u}from"./base.js";import{l as d,n as f}from"./wins.js";
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
var p=t(((e,t)=>{var n=l();function r(e){return n(e)===e&&e>=0}t.exports=r})),m=t(((e,t)=>{
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
t.exports=p()})),h=t(((e,t)=>{
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
var n=m(),r=c(),o=i(),s=l(),u=a();function d(e,t,i){return o(e)||o(t)||o(i)||i<0||i>1||!n(t)||t===u?NaN:e<0?0:e>=t?1:(e=s(e+1e-7),r(i,e+1,t-e,!0,!0))}t.exports=d})),g=t(((e,t)=>{
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
var n=m(),r=s(),o=c(),u=i(),d=l(),f=a();function p(e,t){return u(e)||u(t)||t<0||t>1||!n(e)||e===f?r(NaN):i;function i(n){return u(n)?NaN:n<0?0:n>=e?1:(n=d(n+1e-7),o(t,n+1,e-n,!0,!0))}}t.exports=p})),_=e(t(((e,t)=>{
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
var n=o(),r=h();n(r,`factory`,g()),t.exports=r}))(),1);function v(e,t,n){if(e.length!==t.length||e.length!==n.length)throw RangeError(`pairs need equal lengths, got ${e.length}, ${t.length} and ${n.length}`);let r={both:0,onlyA:0,onlyB:0,neither:0};for(let i=0;i<e.length;i+=1){let[a,o,s]=[e[i]??0,t[i]??0,n[i]??0];a===o?s>0&&(r[a===s?`both`:`neither`]+=1):r[a>o?`onlyA`:`onlyB`]+=1}return r}function y(e,t){for(let n of[e,t])if(!Number.isSafeInteger(n)||n<0)throw RangeError(`not a count of tasks: ${n}`);if(e===t)return 1;let n=(0,_.default)(Math.min(e,t),e+t,.5);return Math.min(1,Math.max(2*n,Number.MIN_VALUE))}function b(e,t){let{of:n,ahead:r,differences:i,measured:a}=S(e,t),{ids:o}=e.tasks,s=e=>i.filter((t,n)=>a[n]===1&&Math.sign(t)===e).length,c=v(e.won,t.won,n),l=e=>o.filter((t,n)=>Math.sign(r[n]??0)===e);return{...c,graded:e.of!==void 0||t.of!==void 0,...C({of:n,ahead:r,differences:i}),p:y(c.onlyA,c.onlyB),templates:i.length,templatesAhead:{a:s(1),b:s(-1),neither:s(0)},discordant:{onlyA:l(1),onlyB:l(-1)}}}const x=(e,t)=>C(S(e,t));function S(e,t){f(e.tasks,t.tasks);let n=T(e,t),r=new Int16Array(e.won.length);for(let n=0;n<r.length;n+=1)r[n]=(e.won[n]??0)-(t.won[n]??0);let{numbers:i,count:a}=w(e.tasks.clusters),o=new Float64Array(a),s=new Uint8Array(a);for(let e=0;e<i.length;e+=1){let t=i[e]??0;o[t]=(o[t]??0)+(r[e]??0),(n[e]??0)>0&&(s[t]=1)}return{of:n,ahead:r,differences:o,measured:s}}function C({of:e,ahead:t,differences:n}){let[i,a]=[0,0];for(let n=0;n<e.length;n+=1)i+=e[n]??0,a+=t[n]??0;return{delta:i===0?0:a/i,pClustered:r([...n]).p}}const w=u(e=>{let t=new Map;return{numbers:Uint32Array.from(e,e=>{let n=t.get(e)??t.size;return t.set(e,n),n}),count:t.size}});function T(e,t){let n=new Uint8Array(e.won.length);if(e.of===void 0&&t.of===void 0)return n.fill(1);for(let r=0;r<n.length;r+=1){let i=e.of===void 0?1:e.of[r]??0,a=t.of===void 0?1:t.of[r]??0;if(i>0&&a>0&&i!==a)throw RangeError(`task ${e.tasks.ids[r]} has ${i} trials here and ${a} there`);n[r]=Math.max(i,a)}return n}const E=(e,t,n)=>b(d(e,n),d(t,n));function D(e,t){let r=new Map;for(let[n,i]of e.tasks.clusters.entries()){let a=Math.max(e.of?.[n]??1,t.of?.[n]??1);if(a===0)continue;let o=r.get(i)??{n:0,onlyA:0,onlyB:0};r.set(i,o);let s=(e.won[n]??0)-(t.won[n]??0);o.n+=a,o.onlyA+=Math.max(0,s),o.onlyB+=Math.max(0,-s)}return r.size===0?void 0:n([...r.values()])}export{b as i,x as n,E as r,D as t};