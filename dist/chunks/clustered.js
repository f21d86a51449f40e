import{i as e,t}from"./rolldown-runtime.js";import{f as n,p as r,t as i}from"./lib.js";import{r as a,t as o}from"./student.js";import{t as s}from"./wilson.js";
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
var c=t(((e,t)=>{var r=n(),i=a();function o(e,t,n,a){return r(e)||r(t)||r(n)||t<=0||n<=0||e<0||e>1?NaN:a?i(t,n,1-e,e)[0]:i(t,n,e,1-e)[0]}t.exports=o})),l=t(((e,t)=>{
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
var r=l(),i=n();function a(e,t,n){return i(e)||i(t)||i(n)||t<=0||n<=0||e<0||e>1?NaN:r(e,t,n)}t.exports=a})),d=t(((e,t)=>{
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
var r=i(),a=l(),o=n();function s(e,t){return o(e)||o(t)||e<=0||t<=0?r(NaN):n;function n(n){return o(n)||n<0||n>1?NaN:a(n,e,t)}}t.exports=s})),f=e(t(((e,t)=>{
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
var n=r(),i=u();n(i,`factory`,d()),t.exports=i}))(),1);const p=e=>e*e;function m(e){for(let{n:t,y:n,x:r}of e){if(!Number.isSafeInteger(t)||t<0)throw RangeError(`not a count of tasks: ${t}`);if(!Number.isFinite(n))throw RangeError(`a numerator must be finite, got ${n}`);if(!(r>=0&&r<1/0))throw RangeError(`a denominator must be finite and at least 0, got ${r}`);if(t===0&&(n!==0||r!==0))throw RangeError(`a cluster without tasks has no sums`)}let t=e.filter(({y:e,x:t})=>e!==0||t!==0),n=t.length,[r,i,a]=[0,0,0];for(let e of t)r+=e.x,i+=e.y,a+=p(e.x);if(r===0)throw RangeError(`no cluster has a denominator`);let o=0;for(let e of t){let t=e.y*r,n=i*e.x;Math.abs(t-n)<=1e-12*(Math.abs(t)+Math.abs(n))||(o+=p((t-n)/(r*(r-e.x))))}let s=n>1&&Number.isFinite(o);return{used:t,x:r,r:i/r,v:s?(n-1)/n*o:void 0,x2:a}}const h=.25;function g(e){for(let{y:t,x:n}of e)if(!(t>=0&&t<=n))throw RangeError(`y must lie in [0, ${n}], got ${t}`);let{used:t,x:n,r,v:i,x2:a}=m(e),o=t.length,s=n*n/a,c=s<8;if(i===void 0)return{nEffective:Math.min(n,s),clusters:o,few:c};let l=t.filter(({y:e,x:t})=>r<.5?e>0:e<t).length,u=l===0||r*(1-r)==0,d=Math.min(n,u?s:_({worst:s,K:o,n,r,v:i,rarer:l}),S(r,s));return{ci95:v(r*d,d),nEffective:d,clusters:o,few:c}}function _({worst:e,K:t,n,r,v:i,rarer:a}){let s=n/e,c=i*n/(r*(1-r)),l=(a*(s>1?Math.min(1,Math.max(0,(c-1)/(s-1))):0)+h)/(a+h),u=Math.max(c,1+Math.max(0,s-1)*l),d=n>t?(o(.975,n-1)/o(.975,t-1))**2:1;return n/u*d}function v(e,t){let[n,r]=s(e,t),[i,a]=[2*e<=t&&e<b,2*e>=t&&t-e<b];return[i?Math.min(n,x(e,t)):n,a?Math.max(r,1-x(t-e,t)):r]}const y=new Map,b=12;function x(e,t){if(e<.001)return 0;let n=`${e} ${t}`,r=y.get(n)??(0,f.default)(.05,e,t-e+1);return y.set(n,r),r}function S(e,t){let[n]=s(t,t),r=Math.max(e,1-e);return r>n?t*((1-n)/(r-n))**2:1/0}function C(e){let{used:t,x:n,r,v:i,x2:a}=m(e),s=t.length,c=n*n/a,l={nEffective:c,clusters:s,few:c<8};if(i===void 0||i===0)return l;let u=o(.975,s-1)*Math.sqrt(i);return{ci95:[r-u,r+u],...l}}export{C as n,m as r,g as t};