import{i as e,t}from"./rolldown-runtime.js";import{f as n,p as r,t as i}from"./lib.js";import{a,r as o,t as s}from"./student.js";import{t as c}from"./wilson.js";import{t as l}from"./random-words.js";
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
var u=t(((e,t)=>{var r=n(),i=a();function o(e,t,n,a){return r(e)||r(t)||r(n)||t<=0||n<=0||e<0||e>1?NaN:a?i(t,n,1-e,e)[0]:i(t,n,e,1-e)[0]}t.exports=o})),d=t(((e,t)=>{
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
t.exports=u()})),f=t(((e,t)=>{
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
var r=d(),i=n();function a(e,t,n){return i(e)||i(t)||i(n)||t<=0||n<=0||e<0||e>1?NaN:r(e,t,n)}t.exports=a})),p=t(((e,t)=>{
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
var r=i(),a=d(),o=n();function s(e,t){return o(e)||o(t)||e<=0||t<=0?r(NaN):n;function n(n){return o(n)||n<0||n>1?NaN:a(n,e,t)}}t.exports=s})),m=e(t(((e,t)=>{
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
var n=r(),i=f();n(i,`factory`,p()),t.exports=i}))(),1);const h=.25;function g(e){for(let{y:t,x:n}of e)if(!(t>=0&&t<=n))throw RangeError(`y must lie in [0, ${n}], got ${t}`);let{used:t,x:n,r,v:i,x2:a}=o(e),s=t.length,c=n*n/a,l=c<8;if(i===void 0)return{nEffective:Math.min(n,c),clusters:s,few:l};let u=t.filter(({y:e,x:t})=>r<.5?e>0:e<t).length,d=u===0||r*(1-r)==0,f=Math.min(n,d?c:_({worst:c,K:s,n,r,v:i,rarer:u}),S(r,c));return{ci95:v(r*f,f),nEffective:f,clusters:s,few:l}}function _({worst:e,K:t,n,r,v:i,rarer:a}){let o=n/e,c=i*n/(r*(1-r)),l=(a*(o>1?Math.min(1,Math.max(0,(c-1)/(o-1))):0)+h)/(a+h),u=Math.max(c,1+Math.max(0,o-1)*l),d=n>t?(s(.975,n-1)/s(.975,t-1))**2:1;return n/u*d}function v(e,t){let[n,r]=c(e,t),[i,a]=[2*e<=t&&e<b,2*e>=t&&t-e<b];return[i?Math.min(n,x(e,t)):n,a?Math.max(r,1-x(t-e,t)):r]}const y=new Map,b=12;function x(e,t){if(e<.001)return 0;let n=`${e} ${t}`,r=y.get(n)??(0,m.default)(.05,e,t-e+1);return y.set(n,r),r}function S(e,t){let[n]=c(t,t),r=Math.max(e,1-e);return r>n?t*((1-n)/(r-n))**2:1/0}function C(e){let{used:t,x:n,r,v:i,x2:a}=o(e),c=t.length,l=n*n/a,u={nEffective:l,clusters:c,few:l<8};if(i===void 0||i===0)return u;let d=s(.975,c-1)*Math.sqrt(i);return{ci95:[r-d,r+d],...u}}function w(e){let t=t=>e.flatMap(e=>e*t>0?[e*t]:[]).sort((e,t)=>e-t),n=e=>e.reduce((e,t)=>e+t,0),[r,i]=[t(1),t(-1)],a=[...r,...i].sort((e,t)=>e-t),o=n(a);if(!e.every(Number.isFinite)||o===1/0)throw RangeError(`differences must be finite`);if(a.length===0)return{p:1};if(o<=2e5&&a.every(Number.isInteger))return{p:T(Int32Array.from(e))};let s=Math.abs(n(r)-n(i))-1e-9*o;return{p:a.length<=16?E(a,s):D(a,o,s)}}function T(e){let t=0,n=0;for(let r of e)r>0?t+=r:n-=r;if(t===n)return 1;let r=e.map(Math.abs).sort(),i=new Float64Array(Math.min(t,n)+1);i[0]=1;for(let e of r)if(e!==0)for(let t=i.length-1;t>=0;t--)i[t]=((i[t]??0)+(i[t-e]??0))/2;let a=i.reduce((e,t)=>e+t,0);return Math.min(1,Math.max(2*a,Number.MIN_VALUE))}function E(e,t){let n=e.slice(-1);for(let t of e.slice(0,-1))n=n.flatMap(e=>[e+t,e-t]);return n.filter(e=>Math.abs(e)>=t).length/n.length}function D(e,t,n){let r=l(1),i=0;for(let a=0;a<1e5;a++){let a=0,o=0;for(let t=0;t<e.length;t++)o=t%32==0?r():o>>>1,o&1&&(a+=e[t]??0);Math.abs(t-2*a)>=n&&(i+=1)}return(i+1)/100001}export{g as n,C as r,w as t};