import{i as e,t}from"./rolldown-runtime.js";import{f as n,o as r,p as i,t as a}from"./lib.js";import{o,s}from"./student.js";import{n as c}from"./sign-flip.js";
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
var l=t(((e,t)=>{var n=s();function r(e){return n(e)===e&&e>=0}t.exports=r})),u=t(((e,t)=>{
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
t.exports=l()})),d=t(((e,t)=>{
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
var i=u(),a=o(),c=n(),l=s(),d=r();function f(e,t,n){return c(e)||c(t)||c(n)||n<0||n>1||!i(t)||t===d?NaN:e<0?0:e>=t?1:(e=l(e+1e-7),a(n,e+1,t-e,!0,!0))}t.exports=f})),f=t(((e,t)=>{
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
var i=u(),c=a(),l=o(),d=n(),f=s(),p=r();function m(e,t){return d(e)||d(t)||t<0||t>1||!i(e)||e===p?c(NaN):n;function n(n){return d(n)?NaN:n<0?0:n>=e?1:(n=f(n+1e-7),l(t,n+1,e-n,!0,!0))}}t.exports=m})),p=e(t(((e,t)=>{
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
var n=i(),r=d();n(r,`factory`,f()),t.exports=r}))(),1);function m(e,t,n){if(e.length!==t.length||e.length!==n.length)throw RangeError(`pairs need equal lengths, got ${e.length}, ${t.length} and ${n.length}`);let r={both:0,onlyA:0,onlyB:0,neither:0};for(let i=0;i<e.length;i+=1){let[a,o,s]=[e[i]??0,t[i]??0,n[i]??0];a===o?s>0&&(r[a===s?`both`:`neither`]+=1):r[a>o?`onlyA`:`onlyB`]+=1}return r}function h(e,t){for(let n of[e,t])if(!Number.isSafeInteger(n)||n<0)throw RangeError(`not a count of tasks: ${n}`);if(e===t)return 1;let n=(0,p.default)(Math.min(e,t),e+t,.5);return Math.min(1,Math.max(2*n,Number.MIN_VALUE))}function g(e){let[t,n]=[`onlyA`,`onlyB`].map(t=>c(e.map(e=>({n:e.n,y:e[t],x:e.n}))).ci95);return t&&n&&[t[0]-n[1],t[1]-n[0]]}export{g as n,m as r,h as t};