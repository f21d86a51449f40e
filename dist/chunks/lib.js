import{t as e}from"./rolldown-runtime.js";
/**
* @license Apache-2.0
*
* Copyright (c) 2021 The Stdlib Authors.
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
var t=e(((e,t)=>{t.exports=typeof Object.defineProperty==`function`?Object.defineProperty:null})),n=e(((e,n)=>{

var r=t();function i(){try{return r({},`x`,{}),!0}catch{return!1}}n.exports=i})),r=e(((e,t)=>{
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
t.exports=Object.defineProperty})),i=e(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2022 The Stdlib Authors.
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
function n(e){return typeof e==`number`}t.exports=n})),a=e(((e,t)=>{

function n(e){return e[0]===`-`}function r(e){for(var t=``,n=0;n<e;n++)t+=`0`;return t}function i(e,t,i){var a=!1,o=t-e.length;return o<0||(n(e)&&(a=!0,e=e.substr(1)),e=i?e+r(o):r(o)+e,a&&(e=`-`+e)),e}t.exports=i})),o=e(((e,t)=>{

var n=i(),r=a(),o=String.prototype.toLowerCase,s=String.prototype.toUpperCase;function c(e){var t,i,a;switch(e.specifier){case`b`:t=2;break;case`o`:t=8;break;case`x`:case`X`:t=16;break;default:t=10}if(i=e.arg,a=parseInt(i,10),!isFinite(a)){if(!n(i))throw Error(`invalid integer. Value: `+i);a=0}return a<0&&(e.specifier===`u`||t!==10)&&(a=4294967295+a+1),a<0?(i=(-a).toString(t),e.precision&&(i=r(i,e.precision,e.padRight)),i=`-`+i):(i=a.toString(t),!a&&!e.precision?i=``:e.precision&&(i=r(i,e.precision,e.padRight)),e.sign&&(i=e.sign+i)),t===16&&(e.alternate&&(i=`0x`+i),i=e.specifier===s.call(e.specifier)?s.call(i):o.call(i)),t===8&&e.alternate&&i.charAt(0)!==`0`&&(i=`0`+i),i}t.exports=c})),s=e(((e,t)=>{

function n(e){return typeof e==`string`}t.exports=n})),c=e(((e,t)=>{

var n=Math.abs,r=String.prototype.toLowerCase,i=String.prototype.toUpperCase,a=String.prototype.replace,o=/e\+(\d)$/,s=/e-(\d)$/,c=/^(\d+)$/,l=/^(\d+)e/,u=/\.0$/,d=/\.0*e/,f=/(\..*[^0])0*e/;function p(e,t){var p,m;switch(t.specifier){case`e`:case`E`:m=e.toExponential(t.precision);break;case`f`:case`F`:m=e.toFixed(t.precision);break;case`g`:case`G`:n(e)<1e-4?(p=t.precision,p>0&&--p,m=e.toExponential(p)):m=e.toPrecision(t.precision),t.alternate||(m=a.call(m,f,`$1e`),m=a.call(m,d,`e`),m=a.call(m,u,``));break;default:throw Error(`invalid double notation. Value: `+t.specifier)}return m=a.call(m,o,`e+0$1`),m=a.call(m,s,`e-0$1`),t.alternate&&(m=a.call(m,c,`$1.`),m=a.call(m,l,`$1.e`)),e>=0&&t.sign&&(m=t.sign+m),m=t.specifier===i.call(t.specifier)?i.call(m):r.call(m),m}t.exports=p})),l=e(((e,t)=>{

function n(e){for(var t=``,n=0;n<e;n++)t+=` `;return t}function r(e,t,r){var i=t-e.length;return i<0||(e=r?e+n(i):n(i)+e),e}t.exports=r})),u=e(((e,t)=>{

var n=o(),r=s(),u=i(),d=c(),f=l(),p=a(),m=String.fromCharCode,h=Array.isArray;function g(e){return e!==e}function _(e){var t={};return t.specifier=e.specifier,t.precision=e.precision===void 0?1:e.precision,t.width=e.width,t.flags=e.flags||``,t.mapping=e.mapping,t}function v(e){var t,i,a,o,s,c,l,v,y,b;if(!h(e))throw TypeError("invalid argument. First argument must be an array. Value: `"+e+"`.");for(c=``,l=1,y=0;y<e.length;y++)if(a=e[y],r(a))c+=a;else{if(t=a.precision!==void 0,a=_(a),!a.specifier)throw TypeError("invalid argument. Token is missing `specifier` property. Index: `"+y+"`. Value: `"+a+"`.");for(a.mapping&&(l=a.mapping),i=a.flags,b=0;b<i.length;b++)switch(o=i.charAt(b),o){case` `:a.sign=` `;break;case`+`:a.sign=`+`;break;case`-`:a.padRight=!0,a.padZeros=!1;break;case`0`:a.padZeros=i.indexOf(`-`)<0;break;case`#`:a.alternate=!0;break;default:throw Error(`invalid flag: `+o)}if(a.width===`*`){if(a.width=parseInt(arguments[l],10),l+=1,g(a.width))throw TypeError(`the argument for * width at position `+l+" is not a number. Value: `"+a.width+"`.");a.width<0&&(a.padRight=!0,a.width=-a.width)}if(t&&a.precision===`*`){if(a.precision=parseInt(arguments[l],10),l+=1,g(a.precision))throw TypeError(`the argument for * precision at position `+l+" is not a number. Value: `"+a.precision+"`.");a.precision<0&&(a.precision=1,t=!1)}switch(a.arg=arguments[l],a.specifier){case`b`:case`o`:case`x`:case`X`:case`d`:case`i`:case`u`:t&&(a.padZeros=!1),a.arg=n(a);break;case`s`:a.maxWidth=t?a.precision:-1,a.arg=String(a.arg);break;case`c`:if(!g(a.arg)){if(s=parseInt(a.arg,10),s<0||s>127)throw Error(`invalid character code. Value: `+a.arg);a.arg=g(s)?String(a.arg):m(s)}break;case`e`:case`E`:case`f`:case`F`:case`g`:case`G`:if(t||(a.precision=6),v=parseFloat(a.arg),!isFinite(v)){if(!u(a.arg))throw Error(`invalid floating-point number. Value: `+c);v=a.arg,a.padZeros=!1}a.arg=d(v,a);break;default:throw Error(`invalid specifier: `+a.specifier)}a.maxWidth>=0&&a.arg.length>a.maxWidth&&(a.arg=a.arg.substring(0,a.maxWidth)),a.padZeros?a.arg=p(a.arg,a.width||a.precision,a.padRight):a.width&&(a.arg=f(a.arg,a.width,a.padRight)),c+=a.arg||``,l+=1}return c}t.exports=v})),d=e(((e,t)=>{

t.exports=u()})),f=e(((e,t)=>{

var n=/%(?:([1-9]\d*)\$)?([0 +\-#]*)(\*|\d+)?(?:(\.)(\*|\d+)?)?[hlL]?([%A-Za-z])/g;function r(e){var t={mapping:e[1]?parseInt(e[1],10):void 0,flags:e[2],width:e[3],precision:e[5],specifier:e[6]};return e[4]===`.`&&e[5]===void 0&&(t.precision=`1`),t}function i(e){var t,i=[],a,o=0;for(a=n.exec(e);a;)t=e.slice(o,n.lastIndex-a[0].length),t.length&&i.push(t),a[6]===`%`?i.push(`%`):i.push(r(a)),o=n.lastIndex,a=n.exec(e);return t=e.slice(o),t.length&&i.push(t),i}t.exports=i})),p=e(((e,t)=>{

t.exports=f()})),m=e(((e,t)=>{

function n(e){return typeof e==`string`}t.exports=n})),h=e(((e,t)=>{

var n=d(),r=p(),i=m();function a(e){var t,o;if(!i(e))throw TypeError(a("invalid argument. First argument must be a string. Value: `%s`.",e));for(t=[r(e)],o=1;o<arguments.length;o++)t.push(arguments[o]);return n.apply(null,t)}t.exports=a})),g=e(((e,t)=>{

t.exports=h()})),_=e(((e,t)=>{

var n=g(),r=Object.prototype,i=r.toString,a=r.__defineGetter__,o=r.__defineSetter__,s=r.__lookupGetter__,c=r.__lookupSetter__;function l(e,t,l){var u,d,f,p;if(typeof e!=`object`||!e||i.call(e)===`[object Array]`)throw TypeError(n("invalid argument. First argument must be an object. Value: `%s`.",e));if(typeof l!=`object`||!l||i.call(l)===`[object Array]`)throw TypeError(n("invalid argument. Property descriptor must be an object. Value: `%s`.",l));if(d=`value`in l,d&&(s.call(e,t)||c.call(e,t)?(u=e.__proto__,e.__proto__=r,delete e[t],e[t]=l.value,e.__proto__=u):e[t]=l.value),f=`get`in l,p=`set`in l,d&&(f||p))throw Error(`invalid argument. Cannot specify one or more accessors and a value or writable attribute in the property descriptor.`);return f&&a&&a.call(e,t,l.get),p&&o&&o.call(e,t,l.set),e}t.exports=l})),v=e(((e,t)=>{

var i=n(),a=r(),o=_();t.exports=i()?a:o})),y=e(((e,t)=>{

var n=v();function r(e,t,r){n(e,t,{configurable:!1,enumerable:!1,writable:!1,value:r})}t.exports=r})),b=e(((e,t)=>{

t.exports=y()})),x=e(((e,t)=>{

function n(e){return e!==e}t.exports=n})),S=e(((e,t)=>{

t.exports=x()})),C=e(((e,t)=>{

function n(){return typeof Symbol==`function`&&typeof Symbol(`foo`)==`symbol`}t.exports=n})),w=e(((e,t)=>{

t.exports=C()})),T=e(((e,t)=>{

var n=w()();function r(){return n&&typeof Symbol.toStringTag==`symbol`}t.exports=r})),E=e(((e,t)=>{

t.exports=T()})),D=e(((e,t)=>{

t.exports=Object.prototype.toString})),ee=e(((e,t)=>{

var n=D();function r(e){return n.call(e)}t.exports=r})),O=e(((e,t)=>{

var n=Object.prototype.hasOwnProperty;function r(e,t){return e!=null&&n.call(e,t)}t.exports=r})),k=e(((e,t)=>{

t.exports=O()})),te=e(((e,t)=>{

t.exports=typeof Symbol==`function`?Symbol:void 0})),ne=e(((e,t)=>{

t.exports=te()})),re=e(((e,t)=>{

var n=ne();t.exports=typeof n==`function`?n.toStringTag:``})),ie=e(((e,t)=>{

var n=k(),r=re(),i=D();function a(e){var t,a,o;if(e==null)return i.call(e);a=e[r],t=n(e,r);try{e[r]=void 0}catch{return i.call(e)}return o=i.call(e),t?e[r]=a:delete e[r],o}t.exports=a})),A=e(((e,t)=>{

var n=E(),r=ee(),i=ie();t.exports=n()?i:r})),ae=e(((e,t)=>{

var n=A(),r=typeof Uint32Array==`function`;function i(e){return r&&e instanceof Uint32Array||n(e)===`[object Uint32Array]`}t.exports=i})),oe=e(((e,t)=>{

t.exports=ae()})),j=e(((e,t)=>{

t.exports=4294967295})),M=e(((e,t)=>{

t.exports=typeof Uint32Array==`function`?Uint32Array:null})),N=e(((e,t)=>{

var n=oe(),r=j(),i=M();function a(){var e,t;if(typeof i!=`function`)return!1;try{t=[1,3.14,-3.14,r+1,r+2],t=new i(t),e=n(t)&&t[0]===1&&t[1]===3&&t[2]===r-2&&t[3]===0&&t[4]===1}catch{e=!1}return e}t.exports=a})),P=e(((e,t)=>{

t.exports=N()})),F=e(((e,t)=>{

t.exports=typeof Uint32Array==`function`?Uint32Array:void 0})),I=e(((e,t)=>{

function n(){throw Error(`not implemented`)}t.exports=n})),L=e(((e,t)=>{

var n=P(),r=F(),i=I();t.exports=n()?r:i})),R=e(((e,t)=>{

var n=A(),r=typeof Float64Array==`function`;function i(e){return r&&e instanceof Float64Array||n(e)===`[object Float64Array]`}t.exports=i})),z=e(((e,t)=>{

t.exports=R()})),B=e(((e,t)=>{

t.exports=typeof Float64Array==`function`?Float64Array:null})),V=e(((e,t)=>{

var n=z(),r=B();function i(){var e,t;if(typeof r!=`function`)return!1;try{t=new r([1,3.14,-3.14,NaN]),e=n(t)&&t[0]===1&&t[1]===3.14&&t[2]===-3.14&&t[3]!==t[3]}catch{e=!1}return e}t.exports=i})),H=e(((e,t)=>{

t.exports=V()})),U=e(((e,t)=>{

t.exports=typeof Float64Array==`function`?Float64Array:void 0})),W=e(((e,t)=>{

function n(){throw Error(`not implemented`)}t.exports=n})),G=e(((e,t)=>{

var n=H(),r=U(),i=W();t.exports=n()?r:i})),K=e(((e,t)=>{

var n=A(),r=typeof Uint8Array==`function`;function i(e){return r&&e instanceof Uint8Array||n(e)===`[object Uint8Array]`}t.exports=i})),q=e(((e,t)=>{

t.exports=K()})),se=e(((e,t)=>{

t.exports=255})),ce=e(((e,t)=>{

t.exports=typeof Uint8Array==`function`?Uint8Array:null})),le=e(((e,t)=>{

var n=q(),r=se(),i=ce();function a(){var e,t;if(typeof i!=`function`)return!1;try{t=[1,3.14,-3.14,r+1,r+2],t=new i(t),e=n(t)&&t[0]===1&&t[1]===3&&t[2]===r-2&&t[3]===0&&t[4]===1}catch{e=!1}return e}t.exports=a})),ue=e(((e,t)=>{

t.exports=le()})),de=e(((e,t)=>{

t.exports=typeof Uint8Array==`function`?Uint8Array:void 0})),fe=e(((e,t)=>{

function n(){throw Error(`not implemented`)}t.exports=n})),pe=e(((e,t)=>{

var n=ue(),r=de(),i=fe();t.exports=n()?r:i})),me=e(((e,t)=>{

var n=A(),r=typeof Uint16Array==`function`;function i(e){return r&&e instanceof Uint16Array||n(e)===`[object Uint16Array]`}t.exports=i})),he=e(((e,t)=>{

t.exports=me()})),ge=e(((e,t)=>{

t.exports=65535})),_e=e(((e,t)=>{

t.exports=typeof Uint16Array==`function`?Uint16Array:null})),ve=e(((e,t)=>{

var n=he(),r=ge(),i=_e();function a(){var e,t;if(typeof i!=`function`)return!1;try{t=[1,3.14,-3.14,r+1,r+2],t=new i(t),e=n(t)&&t[0]===1&&t[1]===3&&t[2]===r-2&&t[3]===0&&t[4]===1}catch{e=!1}return e}t.exports=a})),ye=e(((e,t)=>{

t.exports=ve()})),be=e(((e,t)=>{

t.exports=typeof Uint16Array==`function`?Uint16Array:void 0})),xe=e(((e,t)=>{

function n(){throw Error(`not implemented`)}t.exports=n})),Se=e(((e,t)=>{

var n=ye(),r=be(),i=xe();t.exports=n()?r:i})),Ce=e(((e,t)=>{

var n=pe();t.exports={uint16:Se(),uint8:n}})),we=e(((e,t)=>{

var n=Ce(),r;function i(){var e=new n.uint16(1),t;return e[0]=4660,t=new n.uint8(e.buffer),t[0]===52}r=i(),t.exports=r})),J=e(((e,t)=>{

t.exports=we()})),Te=e(((e,t)=>{

t.exports=+(J()===!0)})),Ee=e(((e,t)=>{

var n=L(),r=G(),i=Te(),a=new r(1),o=new n(a.buffer);function s(e){return a[0]=e,o[i]}t.exports=s})),Y=e(((e,t)=>{

t.exports=Ee()})),De=e(((e,t)=>{

t.exports=+(J()===!0)})),Oe=e(((e,t)=>{

var n=L(),r=G(),i=De(),a=new r(1),o=new n(a.buffer);function s(e,t){return a[0]=e,o[i]=t>>>0,a[0]}t.exports=s})),X=e(((e,t)=>{

t.exports=Oe()})),ke=e(((e,t)=>{

t.exports=1/0})),Z=e(((e,t)=>{

t.exports=Number})),Ae=e(((e,t)=>{

t.exports=Z()})),Q=e(((e,t)=>{

t.exports=Ae().NEGATIVE_INFINITY})),$=e(((e,t)=>{

t.exports=1023})),je=e(((e,t)=>{

t.exports=Math.sqrt})),Me=e(((e,t)=>{

t.exports=je()})),Ne=e(((e,t)=>{

function n(e){return e===0?.3999999999940942:.3999999999940942+e*(.22222198432149784+e*.15313837699209373)}t.exports=n})),Pe=e(((e,t)=>{

function n(e){return e===0?.6666666666666735:.6666666666666735+e*(.2857142874366239+e*(.1818357216161805+e*.14798198605116586))}t.exports=n})),Fe=e(((e,t)=>{
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
*
*
* ## Notice
*
* The following copyright and license were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/e_log.c}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
*
* Developed at SunPro, a Sun Microsystems, Inc. business.
* Permission to use, copy, modify, and distribute this
* software is freely granted, provided that this notice
* is preserved.
* ```
*/
var n=Y(),r=X(),i=S(),a=$(),o=Q(),s=Ne(),c=Pe(),l=.6931471803691238,u=19082149292705877e-26,d=0x40000000000000,f=.3333333333333333,p=1048575,m=2146435072,h=1048576,g=1072693248;function _(e){var t,_,v,y,b,x,S,C,w,T,E,D;return e===0?o:i(e)||e<0?NaN:(_=n(e),b=0,_<h&&(b-=54,e*=d,_=n(e)),_>=m?e+e:(b+=(_>>20)-a|0,_&=p,C=_+614244&1048576,e=r(e,_|C^g),b+=C>>20,S=e-1,(p&2+_)<3?S===0?b===0?0:b*l+b*u:(x=S*S*(.5-f*S),b===0?S-x:b*l-(x-b*u-S)):(T=S/(2+S),D=T*T,C=_-398458|0,E=D*D,w=440401-_|0,y=E*s(E),v=D*c(E),C|=w,x=v+y,C>0?(t=.5*S*S,b===0?S-(t-T*(t+x)):b*l-(t-(T*(t+x)+b*u)-S)):b===0?S-T*(S-x):b*l-(T*(S-x)-b*u-S))))}t.exports=_})),Ie=e(((e,t)=>{

t.exports=Fe()})),Le=e(((e,t)=>{

function n(e){return t;function t(){return e}}t.exports=n})),Re=e(((e,t)=>{

t.exports=Le()}));export{Q as a,Y as c,L as d,S as f,$ as i,J as l,Ie as n,ke as o,b as p,Me as r,X as s,Re as t,G as u};