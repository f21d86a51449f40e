import{i as e,t}from"./rolldown-runtime.js";import{f as n,p as r,t as i}from"./lib.js";import{r as a,t as o}from"./student.js";import{t as s}from"./wilson.js";import{t as c}from"./random-words.js";
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
var l=t(((e,t)=>{var r=n(),i=a();function o(e,t,n,a){return r(e)||r(t)||r(n)||t<=0||n<=0||e<0||e>1?NaN:a?i(t,n,1-e,e)[0]:i(t,n,e,1-e)[0]}t.exports=o})),u=t(((e,t)=>{
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
var r=u(),i=n();function a(e,t,n){return i(e)||i(t)||i(n)||t<=0||n<=0||e<0||e>1?NaN:r(e,t,n)}t.exports=a})),f=t(((e,t)=>{
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
var r=i(),a=u(),o=n();function s(e,t){return o(e)||o(t)||e<=0||t<=0?r(NaN):n;function n(n){return o(n)||n<0||n>1?NaN:a(n,e,t)}}t.exports=s})),p=e(t(((e,t)=>{
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
var n=r(),i=d();n(i,`factory`,f()),t.exports=i}))(),1);const m=e=>e*e;function h(e){for(let{n:t,y:n,x:r}of e){if(!Number.isSafeInteger(t)||t<0)throw RangeError(`not a count of tasks: ${t}`);if(!Number.isFinite(n))throw RangeError(`a numerator must be finite, got ${n}`);if(!(r>=0&&r<1/0))throw RangeError(`a denominator must be finite and at least 0, got ${r}`);if(t===0&&(n!==0||r!==0))throw RangeError(`a cluster without tasks has no sums`)}let t=e.filter(({y:e,x:t})=>e!==0||t!==0),n=t.length,[r,i,a]=[0,0,0];for(let e of t)r+=e.x,i+=e.y,a+=m(e.x);if(r===0)throw RangeError(`no cluster has a denominator`);let o=0;for(let e of t){let t=e.y*r,n=i*e.x;Math.abs(t-n)<=1e-12*(Math.abs(t)+Math.abs(n))||(o+=m((t-n)/(r*(r-e.x))))}let s=n>1&&Number.isFinite(o);return{used:t,x:r,r:i/r,v:s?(n-1)/n*o:void 0,x2:a}}const g=.25;function _(e){for(let{y:t,x:n}of e)if(!(t>=0&&t<=n))throw RangeError(`y must lie in [0, ${n}], got ${t}`);let{used:t,x:n,r,v:i,x2:a}=h(e),o=t.length,s=n*n/a,c=s<8;if(i===void 0)return{nEffective:Math.min(n,s),clusters:o,few:c};let l=t.filter(({y:e,x:t})=>r<.5?e>0:e<t).length,u=l===0||r*(1-r)==0,d=Math.min(n,u?s:v({worst:s,K:o,n,r,v:i,rarer:l}),C(r,s));return{ci95:y(r*d,d),nEffective:d,clusters:o,few:c}}function v({worst:e,K:t,n,r,v:i,rarer:a}){let s=n/e,c=i*n/(r*(1-r)),l=(a*(s>1?Math.min(1,Math.max(0,(c-1)/(s-1))):0)+g)/(a+g),u=Math.max(c,1+Math.max(0,s-1)*l),d=n>t?(o(.975,n-1)/o(.975,t-1))**2:1;return n/u*d}function y(e,t){let[n,r]=s(e,t),[i,a]=[2*e<=t&&e<x,2*e>=t&&t-e<x];return[i?Math.min(n,S(e,t)):n,a?Math.max(r,1-S(t-e,t)):r]}const b=new Map,x=12;function S(e,t){if(e<.001)return 0;let n=`${e} ${t}`,r=b.get(n)??(0,p.default)(.05,e,t-e+1);return b.set(n,r),r}function C(e,t){let[n]=s(t,t),r=Math.max(e,1-e);return r>n?t*((1-n)/(r-n))**2:1/0}function w(e){let{used:t,x:n,r,v:i,x2:a}=h(e),s=t.length,c=n*n/a,l={nEffective:c,clusters:s,few:c<8};if(i===void 0||i===0)return l;let u=o(.975,s-1)*Math.sqrt(i);return{ci95:[r-u,r+u],...l}}function T(e){let[t,n]=[`onlyA`,`onlyB`].map(t=>_(e.map(e=>({n:e.n,y:e[t],x:e.n}))).ci95);return t&&n&&[t[0]-n[1],t[1]-n[0]]}function E(e){let t=t=>e.flatMap(e=>e*t>0?[e*t]:[]).sort((e,t)=>e-t),n=e=>e.reduce((e,t)=>e+t,0),[r,i]=[t(1),t(-1)],a=[...r,...i].sort((e,t)=>e-t),o=n(a);if(!e.every(Number.isFinite)||o===1/0)throw RangeError(`differences must be finite`);if(a.length===0)return{p:1,exact:!0};if(o<=2e5&&a.every(Number.isInteger))return{p:D(Int32Array.from(e)),exact:!0};let s=Math.abs(n(r)-n(i))-1e-9*o;return a.length<=16?{p:O(a,s),exact:!0}:{p:k(a,o,s),exact:!1}}function D(e){let t=0,n=0;for(let r of e)r>0?t+=r:n-=r;if(t===n)return 1;let r=e.map(Math.abs).sort(),i=new Float64Array(Math.min(t,n)+1);i[0]=1;for(let e of r)if(e!==0)for(let t=i.length-1;t>=0;t--)i[t]=((i[t]??0)+(i[t-e]??0))/2;let a=i.reduce((e,t)=>e+t,0);return Math.min(1,Math.max(2*a,Number.MIN_VALUE))}function O(e,t){let n=e.slice(-1);for(let t of e.slice(0,-1))n=n.flatMap(e=>[e+t,e-t]);return n.filter(e=>Math.abs(e)>=t).length/n.length}function k(e,t,n){let r=c(1),i=0;for(let a=0;a<1e5;a++){let a=0,o=0;for(let t=0;t<e.length;t++)o=t%32==0?r():o>>>1,o&1&&(a+=e[t]??0);Math.abs(t-2*a)>=n&&(i+=1)}return(i+1)/100001}export{h as a,T as i,_ as n,w as r,E as t};