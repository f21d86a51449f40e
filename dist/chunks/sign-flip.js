import{i as e,t}from"./rolldown-runtime.js";import{D as n,E as r,M as i,R as a,z as o}from"./work.js";import{a as s,o as c,r as l,s as u,t as d}from"./student.js";import{t as f}from"./random-words.js";
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
var p=t(((e,t)=>{var n=a(),r=s();function i(e,t,i,a){return n(e)||n(t)||n(i)||t<=0||i<=0||e<0||e>1?NaN:a?r(t,i,1-e,e)[0]:r(t,i,e,1-e)[0]}t.exports=i})),m=t(((e,t)=>{

t.exports=p()})),h=t(((e,t)=>{

var n=m(),r=a();function i(e,t,i){return r(e)||r(t)||r(i)||t<=0||i<=0||e<0||e>1?NaN:n(e,t,i)}t.exports=i})),g=t(((e,t)=>{

var r=n(),i=m(),o=a();function s(e,t){return o(e)||o(t)||e<=0||t<=0?r(NaN):n;function n(n){return o(n)||n<0||n>1?NaN:i(n,e,t)}}t.exports=s})),_=e(t(((e,t)=>{

var n=o(),r=h();n(r,`factory`,g()),t.exports=r}))(),1);const v=.25;function y(e){for(let{y:t,x:n}of e)if(!(t>=0&&t<=n))throw RangeError(`y must lie in [0, ${n}], got ${t}`);let{used:t,x:n,r,v:i,x2:a}=l(e),o=t.length,s=n*n/a,c=s<8;if(i===void 0)return{nEffective:Math.min(n,s),clusters:o,few:c};let u=t.filter(({y:e,x:t})=>r<.5?e>0:e<t).length,d=u===0||r*(1-r)==0,f=Math.min(n,d?s:b({worst:s,K:o,n,r,v:i,rarer:u}),T(r,s));return{ci95:x(r*f,f),nEffective:f,clusters:o,few:c}}function b({worst:e,K:t,n,r,v:i,rarer:a}){let o=n/e,s=i*n/(r*(1-r)),c=(a*(o>1?Math.min(1,Math.max(0,(s-1)/(o-1))):0)+v)/(a+v),l=Math.max(s,1+Math.max(0,o-1)*c),u=n>t?(d(.975,n-1)/d(.975,t-1))**2:1;return n/l*u}function x(e,t){let[n,i]=r(e,t),[a,o]=[2*e<=t&&e<C,2*e>=t&&t-e<C];return[a?Math.min(n,w(e,t)):n,o?Math.max(i,1-w(t-e,t)):i]}const S=new Map,C=12;function w(e,t){if(e<.001)return 0;let n=`${e} ${t}`,r=S.get(n)??(0,_.default)(.05,e,t-e+1);return S.set(n,r),r}function T(e,t){let[n]=r(t,t),i=Math.max(e,1-e);return i>n?t*((1-n)/(i-n))**2:1/0}function E(e){let{used:t,x:n,r,v:i,x2:a}=l(e),o=t.length,s=n*n/a,c={nEffective:s,clusters:o,few:s<8};if(i===void 0||i===0)return c;let u=d(.975,o-1)*Math.sqrt(i);return{ci95:[r-u,r+u],...c}}

var D=t(((e,t)=>{var n=u();function r(e){return n(e)===e&&e>=0}t.exports=r})),O=t(((e,t)=>{

t.exports=D()})),k=t(((e,t)=>{

var n=O(),r=c(),o=a(),s=u(),l=i();function d(e,t,i){return o(e)||o(t)||o(i)||i<0||i>1||!n(t)||t===l?NaN:e<0?0:e>=t?1:(e=s(e+1e-7),r(i,e+1,t-e,!0,!0))}t.exports=d})),A=t(((e,t)=>{

var r=O(),o=n(),s=c(),l=a(),d=u(),f=i();function p(e,t){return l(e)||l(t)||t<0||t>1||!r(e)||e===f?o(NaN):n;function n(n){return l(n)?NaN:n<0?0:n>=e?1:(n=d(n+1e-7),s(t,n+1,e-n,!0,!0))}}t.exports=p})),j=e(t(((e,t)=>{

var n=o(),r=k();n(r,`factory`,A()),t.exports=r}))(),1);function M(e,t,n){if(e.length!==t.length||e.length!==n.length)throw RangeError(`pairs need equal lengths, got ${e.length}, ${t.length} and ${n.length}`);let r={both:0,onlyA:0,onlyB:0,neither:0};for(let i=0;i<e.length;i+=1){let[a,o,s]=[e[i]??0,t[i]??0,n[i]??0];a===o?s>0&&(r[a===s?`both`:`neither`]+=1):r[a>o?`onlyA`:`onlyB`]+=1}return r}function N(e,t){for(let n of[e,t])if(!Number.isSafeInteger(n)||n<0)throw RangeError(`not a count of tasks: ${n}`);if(e===t)return 1;let n=(0,j.default)(Math.min(e,t),e+t,.5);return Math.min(1,Math.max(2*n,Number.MIN_VALUE))}function P(e){let[t,n]=[`onlyA`,`onlyB`].map(t=>y(e.map(e=>({n:e.n,y:e[t],x:e.x??e.n}))).ci95);return t&&n&&[t[0]-n[1],t[1]-n[0]]}function F(e){let t=t=>e.flatMap(e=>e*t>0?[e*t]:[]).sort((e,t)=>e-t),n=e=>e.reduce((e,t)=>e+t,0),[r,i]=[t(1),t(-1)],a=[...r,...i].sort((e,t)=>e-t),o=n(a);if(!e.every(Number.isFinite)||o===1/0)throw RangeError(`differences must be finite`);if(a.length===0)return{p:1};if(o<=2e5&&a.every(Number.isInteger))return{p:I(Int32Array.from(e))};let s=Math.abs(n(r)-n(i))-1e-9*o;return{p:a.length<=16?L(a,s):R(a,o,s)}}function I(e){let t=0,n=0;for(let r of e)r>0?t+=r:n-=r;if(t===n)return 1;let r=e.map(Math.abs).sort(),i=new Float64Array(Math.min(t,n)+1);i[0]=1;for(let e of r)if(e!==0)for(let t=i.length-1;t>=0;t--)i[t]=((i[t]??0)+(i[t-e]??0))/2;let a=i.reduce((e,t)=>e+t,0);return Math.min(1,Math.max(2*a,Number.MIN_VALUE))}function L(e,t){let n=e.slice(-1);for(let t of e.slice(0,-1))n=n.flatMap(e=>[e+t,e-t]);return n.filter(e=>Math.abs(e)>=t).length/n.length}function R(e,t,n){let r=f(1),i=0;for(let a=0;a<1e5;a++){let a=0,o=0;for(let t=0;t<e.length;t++)o=t%32==0?r():o>>>1,o&1&&(a+=e[t]??0);Math.abs(t-2*a)>=n&&(i+=1)}return(i+1)/100001}export{y as a,M as i,N as n,E as o,P as r,F as t};