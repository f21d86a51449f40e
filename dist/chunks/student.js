import{i as e,r as t,t as n}from"./rolldown-runtime.js";import{A as r,D as i,F as a,I as o,L as s,M as c,N as l,O as u,P as d,R as f,j as p,k as m,z as h}from"./work.js";
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
var g=n(((e,t)=>{function n(e,t){var n,r=e.length;if(r<2||t===0)return r===0?0:e[0];for(--r,n=e[r]*t+e[r-1],r-=2;r>=0;)n=n*t+e[r],--r;return n}t.exports=n})),_=n(((e,t)=>{
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
t.exports=Function})),v=n(((e,t)=>{

t.exports=_()})),y=n(((e,t)=>{

var n=v(),r=g();function i(e){var t,i,a,o;if(e.length>500)return s;if(t=`return function evalpoly(x){`,i=e.length,i===0)t+=`return 0.0;`;else if(i===1)t+=`return `+e[0]+`;`;else{for(t+=`if(x===0.0){return `+e[0]+`;}`,t+=`return `+e[0],a=i-1,o=1;o<i;o++)t+=`+x*`,o<a&&(t+=`(`),t+=e[o];for(o=0;o<a-1;o++)t+=`)`;t+=`;`}return t+=`}`,t+=`//# sourceURL=evalpoly.factory.js`,new n(t)();function s(t){return r(e,t)}}t.exports=i})),b=n(((e,t)=>{

var n=h(),r=g();n(r,`factory`,y()),t.exports=r})),x=n(((e,t)=>{

var n=a(),r,i,o;n===!0?(i=1,o=0):(i=0,o=1),r={HIGH:i,LOW:o},t.exports=r})),S=n(((e,t)=>{

var n=s(),r=o(),i=x(),a=new r(1),c=new n(a.buffer),l=i.HIGH,u=i.LOW;function d(e,t){return c[l]=e,c[u]=t,a[0]}t.exports=d})),C=n(((e,t)=>{

t.exports=S()})),w=n(((e,t)=>{

t.exports=.34657359027997264})),T=n(((e,t)=>{

function n(e){return e===0?-.03333333333333313:-.03333333333333313+e*(.0015873015872548146+e*(-793650757867488e-19+e*(4008217827329362e-21+e*-2.0109921818362437e-7)))}t.exports=n})),E=n(((e,t)=>{
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
* The following copyright, license, and long comment were part of the original implementation available as part of [FDLIBM]{@link http://www.netlib.org/fdlibm/s_expm1.c} and [FreeBSD]{@link https://svnweb.freebsd.org/base/release/12.2.0/lib/msun/src/s_expm1.c}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
*
* Developed at SunPro, a Sun Microsystems, Inc. business.
* Permission to use, copy, modify, and distribute this
* software is freely granted, provided that this notice
* is preserved.
* ```
*/
var n=f(),i=d(),a=l(),o=C(),s=c(),u=p(),m=r(),h=w(),g=T(),_=709.782712893384,v=.6931471803691238,y=19082149292705877e-26,b=1.4426950408889634,x=38.816242111356935,S=1.0397207708399179;function E(e){var t,r,c,l,d,f,p,C,w,T,E,D,O;if(e===s||n(e))return e;if(e===u)return-1;if(e===0)return e;if(e<0?(c=!0,C=-e):(c=!1,C=e),C>=x){if(c)return-1;if(C>=_)return s}if(f=i(C)|0,C>h)C<S?c?(l=e+v,d=-y,O=-1):(l=e-v,d=y,O=1):(O=c?b*e-.5:b*e+.5,O|=0,E=O,l=e-E*v,d=E*y),e=l-d,T=l-e-d;else if(f<1016070144)return e;else O=0;return t=.5*e,w=e*t,p=1+w*g(w),E=3-p*t,D=w*((p-E)/(6-e*E)),O===0?e-(e*D-w):(r=o(m+O<<20,0),D=e*(D-T)-T,D-=w,O===-1?.5*(e-D)-.5:O===1?e<-.25?-2*(D-(e+.5)):1+2*(e-D):O<=-2||O>56?(C=1-(D-e),O===1024?(l=i(C)+(O<<20)|0,C=a(C,l)):C*=r,C-1):(E=1,O<20?(l=1072693248-(2097152>>O)|0,E=a(E,l),C=E-(D-e)):(l=m-O<<20,E=a(E,l),C=e-(D+E),C+=1),C*=r,C))}t.exports=E})),D=n(((e,t)=>{

t.exports=E()})),O=n(((e,t)=>{

t.exports=Math.floor})),k=n(((e,t)=>{

t.exports=O()})),A=n(((e,t)=>{

function n(e){return e===0?.6666666666666735:.6666666666666735+e*(.3999999999940942+e*(.2857142874366239+e*(.22222198432149784+e*(.1818357216161805+e*(.15313837699209373+e*.14798198605116586)))))}t.exports=n})),j=n(((e,t)=>{
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
* The following copyright, license, and long comment were part of the original implementation available as part of [FDLIBM]{@link http://www.netlib.org/fdlibm/s_log1p.c}. The implementation follows the original, but has been modified for JavaScript.
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
var n=f(),i=d(),a=l(),o=c(),s=p(),u=r(),m=A(),h=.6931471803691238,g=19082149292705877e-26,_=.41421356237309503,v=-.2928932188134525,y=1.862645149230957e-9,b=5551115123125783e-32,x=9007199254740992,S=.6666666666666666;function C(e){var t,r,c,l,d,f,p,C,w,T;if(e<-1||n(e))return NaN;if(e===-1)return s;if(e===o||e===0)return e;if(c=e<0?-e:e,T=1,c<_){if(c<y)return c<b?e:e-e*e*.5;e>v&&(T=0,l=e,r=1)}return T!==0&&(c<x?(w=1+e,r=i(w),T=(r>>20)-u,d=T>0?1-(w-e):e-(w-1),d/=w):(w=e,r=i(w),T=(r>>20)-u,d=0),r&=1048575,r<434334?w=a(w,r|1072693248):(T+=1,w=a(w,r|1071644672),r=1048576-r>>2),l=w-1),t=.5*l*l,r===0?l===0?(d+=T*g,T*h+d):(C=t*(1-S*l),T*h-(C-(T*g+d)-l)):(f=l/(2+l),p=f*f,C=p*m(p),T===0?l-(t-f*(t+C)):T*h-(t-(f*(t+C)+(T*g+d))-l))}t.exports=C})),M=n(((e,t)=>{

t.exports=j()})),N=n(((e,t)=>{

t.exports=.7853981633974483})),P=n(((e,t)=>{

function n(e){var t,n,r;return e===0?.16666666666666713:(t=e<0?-e:e,t<=1?(n=-8.198089802484825+e*(19.562619833175948+e*(-16.262479672107002+e*(5.444622390564711+e*(-.6019598008014124+e*.004253011369004428)))),r=-49.18853881490881+e*(139.51056146574857+e*(-147.1791292232726+e*(70.49610280856842+e*(-14.740913729888538+e*1))))):(e=1/e,n=.004253011369004428+e*(-.6019598008014124+e*(5.444622390564711+e*(-16.262479672107002+e*(19.562619833175948+e*-8.198089802484825)))),r=1+e*(-14.740913729888538+e*(70.49610280856842+e*(-147.1791292232726+e*(139.51056146574857+e*-49.18853881490881))))),n/r)}t.exports=n})),F=n(((e,t)=>{

function n(e){var t,n,r;return e===0?.08333333333333809:(t=e<0?-e:e,t<=1?(n=28.536655482610616+e*(-25.56901049652825+e*(6.968710824104713+e*(-.5634242780008963+e*.002967721961301243))),r=342.43986579130785+e*(-383.8770957603691+e*(147.0656354026815+e*(-21.947795316429207+e*1)))):(e=1/e,n=.002967721961301243+e*(-.5634242780008963+e*(6.968710824104713+e*(-25.56901049652825+e*28.536655482610616))),r=1+e*(-21.947795316429207+e*(147.0656354026815+e*(-383.8770957603691+e*342.43986579130785)))),n/r)}t.exports=n})),I=n(((e,t)=>{
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
* The original C code, long comment, copyright, license, and constants are from [Cephes]{@link http://www.netlib.org/cephes}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright 1984, 1995, 2000 by Stephen L. Moshier
*
* Some software in this archive may be from the book _Methods and Programs for Mathematical Functions_ (Prentice-Hall or Simon & Schuster International, 1989) or from the Cephes Mathematical Library, a commercial product. In either event, it is copyrighted by the author. What you see here may be used freely but it comes with no support or guarantee.
*
* Stephen L. Moshier
* moshier@na-net.ornl.gov
* ```
*/
var n=f(),r=m(),i=N(),a=P(),o=F(),s=6123233995736766e-32;function c(e){var t,c,l,u,d;if(n(e)||(e>0?l=e:(t=!0,l=-e),l>1))return NaN;if(l>.625)c=1-l,u=c*o(c),c=r(c+c),d=i-c,c=c*u-s,d-=c,d+=i;else{if(l<1e-8)return e;c=l*l,d=c*a(c),d=l*d+l}return t?-d:d}t.exports=c})),L=n(((e,t)=>{

t.exports=I()})),R=n(((e,t)=>{
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
function n(e){return Math.abs(e)}t.exports=n})),z=n(((e,t)=>{

t.exports=R()})),B=n(((e,t)=>{

t.exports=Math.ceil})),V=n(((e,t)=>{

t.exports=B()})),H=n(((e,t)=>{

var n=k(),r=V();function i(e){return e<0?r(e):n(e)}t.exports=i})),U=n(((e,t)=>{

t.exports=H()})),W=n(((e,t)=>{

t.exports=1023})),G=n(((e,t)=>{

t.exports=-1023})),K=n(((e,t)=>{

t.exports=-1074})),q=n(((e,t)=>{

var n=c(),r=p();function i(e){return e===n||e===r}t.exports=i})),J=n(((e,t)=>{

t.exports=q()})),Y=n(((e,t)=>{

t.exports=2147483648})),ee=n(((e,t)=>{

t.exports=2147483647})),X=n(((e,t)=>{

var n=a(),r,i,o;n===!0?(i=1,o=0):(i=0,o=1),r={HIGH:i,LOW:o},t.exports=r})),te=n(((e,t)=>{

var n=s(),r=o(),i=X(),a=new r(1),c=new n(a.buffer),l=i.HIGH,u=i.LOW;function d(e,t,n,r){return a[0]=e,t[r]=c[l],t[r+n]=c[u],t}t.exports=d})),ne=n(((e,t)=>{

var n=te();function r(e){return n(e,[0,0],1,0)}t.exports=r})),re=n(((e,t)=>{

var n=h(),r=ne();n(r,`assign`,te()),t.exports=r})),ie=n(((e,t)=>{

var n=Y(),r=ee(),i=re(),a=d(),o=C(),s=[0,0];function c(e,t){var c,l;return i.assign(e,s,1,0),c=s[0],c&=r,l=a(t),l&=n,c|=l,o(c,s[1])}t.exports=c})),ae=n(((e,t)=>{

t.exports=ie()})),Z=n(((e,t)=>{

t.exports=22250738585072014e-324})),Q=n(((e,t)=>{

var n=Z(),r=J(),i=f(),a=z(),o=4503599627370496;function s(e,t,s,c){return i(e)||r(e)?(t[c]=e,t[c+s]=0,t):e!==0&&a(e)<n?(t[c]=e*o,t[c+s]=-52,t):(t[c]=e,t[c+s]=0,t)}t.exports=s})),oe=n(((e,t)=>{

var n=Q();function r(e){return n(e,[0,0],1,0)}t.exports=r})),se=n(((e,t)=>{

var n=h(),r=oe();n(r,`assign`,Q()),t.exports=r})),ce=n(((e,t)=>{

t.exports=2146435072})),le=n(((e,t)=>{

var n=d(),i=ce(),a=r();function o(e){var t=n(e);return t=(t&i)>>>20,t-a|0}t.exports=o})),ue=n(((e,t)=>{

t.exports=le()})),de=n(((e,t)=>{

var n=c(),i=p(),a=r(),o=W(),s=G(),l=K(),u=f(),d=J(),m=ae(),h=se().assign,g=ue(),_=re(),v=C(),y=2220446049250313e-31,b=2148532223,x=[0,0],S=[0,0];function w(e,t){var r,c;return t===0||e===0||u(e)||d(e)?e:(h(e,x,1,0),e=x[0],t+=x[1],t+=g(e),t<l?m(0,e):t>o?e<0?i:n:(t<=s?(t+=52,c=y):c=1,_.assign(e,S,1,0),r=S[0],r&=b,r|=t+a<<20,c*v(r,S[1])))}t.exports=w})),fe=n(((e,t)=>{

t.exports=de()})),pe=n(((e,t)=>{

function n(e){return e===0?.16666666666666602:.16666666666666602+e*(-.0027777777777015593+e*(6613756321437934e-20+e*(-16533902205465252e-22+e*4.1381367970572385e-8)))}t.exports=n})),me=n(((e,t)=>{
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
* The following copyrights, licenses, and long comment were part of the original implementation available as part of [Go]{@link https://github.com/golang/go/blob/cb07765045aed5104a3df31507564ac99e6ddce8/src/math/exp.go}, which in turn was based on an implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/e_exp.c}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright (c) 2009 The Go Authors. All rights reserved.
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are
* met:
*
*    * Redistributions of source code must retain the above copyright
* notice, this list of conditions and the following disclaimer.
*    * Redistributions in binary form must reproduce the above
* copyright notice, this list of conditions and the following disclaimer
* in the documentation and/or other materials provided with the
* distribution.
*    * Neither the name of Google Inc. nor the names of its
* contributors may be used to endorse or promote products derived from
* this software without specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS
* "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT
* LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR
* A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT
* OWNER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL,
* SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT
* LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE,
* DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY
* THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT
* (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
* ```
*
* ```text
* Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
*
* Developed at SunPro, a Sun Microsystems, Inc. business.
* Permission to use, copy, modify, and distribute this
* software is freely granted, provided that this notice
* is preserved.
* ```
*/
var n=fe(),r=pe();function i(e,t,i){var a=e-t,o=a*a,s=a-o*r(o);return n(1-(t-a*s/(2-s)-e),i)}t.exports=i})),he=n(((e,t)=>{

var n=f(),r=U(),i=p(),a=c(),o=me(),s=.6931471803691238,l=19082149292705877e-26,u=1.4426950408889634,d=709.782712893384,m=-745.1332191019411,h=1/(1<<28),g=-h;function _(e){var t,c,f;return n(e)||e===a?e:e===i?0:e>d?a:e<m?0:e>g&&e<h?1+e:(f=r(e<0?u*e-.5:u*e+.5),t=e-f*s,c=f*l,o(t,c,f))}t.exports=_})),$=n(((e,t)=>{

t.exports=he()})),ge=n(((e,t)=>{

var n=k();function r(e){return n(e)===e}t.exports=r})),_e=n(((e,t)=>{

t.exports=ge()})),ve=n(((e,t)=>{

var n=_e();function r(e){return n(e/2)}t.exports=r})),ye=n(((e,t)=>{

t.exports=ve()})),be=n(((e,t)=>{

var n=ye();function r(e){return n(e>0?e-1:e+1)}t.exports=r})),xe=n(((e,t)=>{

t.exports=be()})),Se=n(((e,t)=>{

t.exports=a()===!0?0:1})),Ce=n(((e,t)=>{

var n=s(),r=o(),i=Se(),a=new r(1),c=new n(a.buffer);function l(e,t){return a[0]=e,c[i]=t>>>0,a[0]}t.exports=l})),we=n(((e,t)=>{

t.exports=Ce()})),Te=n(((e,t)=>{

function n(e){return e|0}t.exports=n})),Ee=n(((e,t)=>{

t.exports=Te()})),De=n(((e,t)=>{
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
* The following copyright and license were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/s_pow.c}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
*
* Developed at SunPro, a Sun Microsystems, Inc. business.
* Permission to use, copy, modify, and distribute this
* software is freely granted, provided that this notice
* is preserved.
* ```
*/
var n=xe(),r=ae(),i=p(),a=c();function o(e,t){return t===i?a:t===a?0:t>0?n(t)?e:0:n(t)?r(a,e):a}t.exports=o})),Oe=n(((e,t)=>{

var n=ee(),r=d(),i=1072693247,a=1e300,o=1e-300;function s(e,t){return(r(e)&n)<=i?t<0?a*a:o*o:t>0?a*a:o*o}t.exports=s})),ke=n(((e,t)=>{

var n=z(),r=c();function i(e,t){return e===-1?(e-e)/(e-e):e===1?1:n(e)<1==(t===r)?0:r}t.exports=i})),Ae=n(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
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
t.exports=20})),je=n(((e,t)=>{

function n(e){return e===0?.5999999999999946:.5999999999999946+e*(.4285714285785502+e*(.33333332981837743+e*(.272728123808534+e*(.23066074577556175+e*.20697501780033842))))}t.exports=n})),Me=n(((e,t)=>{

var n=d(),i=we(),a=l(),o=r(),s=Ae(),c=je(),u=1048575,f=1048576,p=1072693248,m=536870912,h=524288,g=9007199254740992,_=.9617966939259756,v=.9617967009544373,y=-7.028461650952758e-9,b=[1,1.5],x=[0,.5849624872207642],S=[0,1.350039202129749e-8];function C(e,t,r){var l,d,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z,B=0,V,H;return r<f&&(t*=g,B-=53,r=n(t)),B+=(r>>s)-o|0,V=r&u|0,r=V|p|0,V<=235662?H=0:V<767610?H=1:(H=0,B+=1,r-=f),t=a(t,r),O=b[H],R=t-O,z=1/(t+O),d=R*z,w=i(d,0),l=(r>>1|m)+h,l+=H<<18,E=a(0,l),D=t-(E-O),T=z*(R-w*E-w*D),C=d*d,L=C*C*c(C),L+=T*(w+d),C=w*w,E=3+C+L,E=i(E,0),D=L-(E-3-C),R=w*E,z=T*E+D*d,A=R+z,A=i(A,0),j=z-(A-R),M=v*A,N=y*A+j*_+S[H],k=x[H],I=B,P=M+N+k+I,P=i(P,0),F=N-(P-I-k-M),e[0]=P,e[1]=F,e}t.exports=C})),Ne=n(((e,t)=>{

function n(e){return e===0?.5:.5+e*(-.3333333333333333+e*.25)}t.exports=n})),Pe=n(((e,t)=>{

var n=we(),r=Ne(),i=1.4426950408889634,a=1.4426950216293335,o=1.9259629911266175e-8;function s(e,t){var s,c,l=t-1,u=l*l*r(l),d=a*l,f=l*o-u*i;return c=d+f,c=n(c,0),s=f-(c-d),e[0]=c,e[1]=s,e}t.exports=s})),Fe=n(((e,t)=>{

t.exports=.6931471805599453})),Ie=n(((e,t)=>{

t.exports=1048575})),Le=n(((e,t)=>{

function n(e){return e===0?.16666666666666602:.16666666666666602+e*(-.0027777777777015593+e*(6613756321437934e-20+e*(-16533902205465252e-22+e*4.1381367970572385e-8)))}t.exports=n})),Re=n(((e,t)=>{

var n=d(),i=l(),a=we(),o=Ee(),s=fe(),c=Fe(),u=r(),f=ee(),p=Ie(),m=Ae(),h=Le(),g=1048576,_=1071644672,v=.6931471824645996,y=-1.904654299957768e-9;function b(e,t,r){var l,d,b,x,S,C,w,T,E,D=e&f|0,O=(D>>m)-u|0;return E=0,D>_&&(E=e+(g>>O+1)>>>0,O=((E&f)>>m)-u|0,l=(E&~(p>>O))>>>0,b=i(0,l),E=(E&p|g)>>m-O>>>0,e<0&&(E=-E),t-=b),b=r+t,b=a(b,0),S=b*v,C=(r-(b-t))*c+b*y,T=S+C,w=C-(T-S),b=T*T,d=T-b*h(b),x=T*d/(d-2)-(w+T*w),T=1-(x-T),e=n(T),e=o(e),e+=E<<m>>>0,T=e>>m<=0?s(T,E):i(T,e),T}t.exports=b})),ze=n(((e,t)=>{

var n=f(),r=xe(),i=J(),a=_e(),o=m(),s=z(),l=re(),u=we(),d=Ee(),h=p(),g=c(),_=ee(),v=De(),y=Oe(),b=ke(),x=Me(),S=Pe(),C=Re(),w=1072693247,T=1105199104,E=1139802112,D=1083179008,O=1072693248,k=1083231232,A=3230714880,j=31,M=1e300,N=1e-300,P=8008566259537294e-32,F=[0,0],I=[0,0];function L(e,t){var c,f,p,m,R,z,B,V,H,U,W,G,K,q,J,Y;if(n(e)||n(t))return NaN;if(l.assign(t,F,1,0),z=F[0],B=F[1],B===0){if(t===0)return 1;if(t===1)return e;if(t===-1)return 1/e;if(t===.5)return o(e);if(t===-.5)return 1/o(e);if(t===2)return e*e;if(t===3)return e*e*e;if(t===4)return e*=e,e*e;if(i(t))return b(e,t)}if(l.assign(e,F,1,0),m=F[0],R=F[1],R===0){if(m===0)return v(e,t);if(e===1)return 1;if(e===-1&&r(t))return-1;if(i(e))return e===h?L(-0,-t):t<0?0:g}if(e<0&&a(t)===!1)return(e-e)/(e-e);if(p=s(e),c=m&_|0,f=z&_|0,V=m>>>j|0,H=z>>>j|0,V=V&&r(t)?-1:1,f>T){if(f>E)return y(e,t);if(c<w)return H===1?V*M*M:V*N*N;if(c>O)return H===0?V*M*M:V*N*N;K=S(I,p)}else K=x(I,p,c);if(U=u(t,0),G=(t-U)*K[0]+t*K[1],W=U*K[0],q=G+W,l.assign(q,F,1,0),J=d(F[0]),Y=d(F[1]),J>=D){if((J-D|Y)!==0||G+P>q-W)return V*M*M}else if((J&_)>=k&&((J-A|Y)!==0||G<=q-W))return V*N*N;return q=C(J,W,G),V*q}t.exports=L})),Be=n(((e,t)=>{

t.exports=ze()})),Ve=n(((e,t)=>{

t.exports=2.718281828459045})),He=n(((e,t)=>{

t.exports=2220446049250313e-31})),Ue=n(((e,t)=>{

function n(e){var t,n,r;return e===0?1/0:(t=e<0?-e:e,t<=1?(n=709811.662581658+e*(679979.8474157227+e*(293136.7857211597+e*(74887.54032914672+e*(12555.290582413863+e*(1443.4299244417066+e*(115.24194596137347+e*(6.309239205732627+e*(.22668404630224365+e*(.004826466289237662+e*4624429436045379e-20))))))))),r=0+e*(362880+e*(1026576+e*(1172700+e*(723680+e*(269325+e*(63273+e*(9450+e*(870+e*(45+e*1)))))))))):(e=1/e,n=4624429436045379e-20+e*(.004826466289237662+e*(.22668404630224365+e*(6.309239205732627+e*(115.24194596137347+e*(1443.4299244417066+e*(12555.290582413863+e*(74887.54032914672+e*(293136.7857211597+e*(679979.8474157227+e*709811.662581658))))))))),r=1+e*(45+e*(870+e*(9450+e*(63273+e*(269325+e*(723680+e*(1172700+e*(1026576+e*(362880+e*0)))))))))),n/r)}t.exports=n})),We=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{http://www.boost.org/doc/libs/1_85_0/boost/math/special_functions/beta.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=f(),r=M(),i=m(),a=z(),o=$(),s=Be(),c=Ve(),l=He(),u=Ue(),d=10.900511;function p(e,t){var f,p,m,h,g,_,v;return n(e)||n(t)||e<0||t<0?NaN:t===1?1/e:e===1?1/t:(v=e+t,v<l?(g=v/e,g/=t,g):v===e&&t<l?1/t:v===t&&e<l?1/e:(e<t&&(_=t,t=e,e=_),p=e+d-.5,m=t+d-.5,h=v+d-.5,g=u(e)*(u(t)/u(v)),f=e-.5-t,a(t*f)<h*100&&e>100?g*=o(f*r(-t/h)):g*=s(p/h,f),g*=s(h>1e10?p/h*(m/h):p*m/(h*h),t),g*=i(c/m),g))}t.exports=p})),Ge=n(((e,t)=>{

t.exports=We()})),Ke=n(((e,t)=>{

var n=c();function r(e){return e===0&&1/e===n}t.exports=r})),qe=n(((e,t)=>{

t.exports=Ke()})),Je=n(((e,t)=>{

var n=qe(),r=f(),i=c();function a(e,t){return r(e)||r(t)?NaN:e===i||t===i?i:e===t&&e===0?n(e)?e:t:e>t?e:t}t.exports=a})),Ye=n(((e,t)=>{

t.exports=Je()})),Xe=n(((e,t)=>{

var n=p();function r(e){return e===0&&1/e===n}t.exports=r})),Ze=n(((e,t)=>{

t.exports=Xe()})),Qe=n(((e,t)=>{

var n=Ze(),r=f(),i=p();function a(e,t){return r(e)||r(t)?NaN:e===i||t===i?i:e===t&&e===0?n(e)?e:t:e<t?e:t}t.exports=a})),$e=n(((e,t)=>{

t.exports=Qe()})),et=n(((e,t)=>{

t.exports=17976931348623157e292})),tt=n(((e,t)=>{

t.exports=2147483647})),nt=n(((e,t)=>{

t.exports=1.5707963267948966})),rt=n(((e,t)=>{

t.exports=3.141592653589793})),it=n(((e,t)=>{

function n(e){return e===0?.0416666666666666:.0416666666666666+e*(-.001388888888887411+e*2480158728947673e-20)}t.exports=n})),at=n(((e,t)=>{

function n(e){return e===0?-2.7557314351390663e-7:-2.7557314351390663e-7+e*(2.087572321298175e-9+e*-11359647557788195e-27)}t.exports=n})),ot=n(((e,t)=>{
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
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/12.2.0/lib/msun/src/k_cos.c}. The implementation follows the original, but has been modified for JavaScript.
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
var n=it(),r=at();function i(e,t){var i,a,o,s=e*e;return o=s*s,a=s*n(s),a+=o*o*r(s),i=.5*s,o=1-i,o+(1-o-i+(s*a-e*t))}t.exports=i})),st=n(((e,t)=>{

t.exports=ot()})),ct=n(((e,t)=>{
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
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/k_sin.c}. The implementation follows the original, but has been modified for JavaScript.
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
var n=-.16666666666666632;function r(e,t){var r,i,a,o=e*e;return a=o*o,r=.00833333333332249+o*(-.0001984126982985795+o*27557313707070068e-22)+o*a*(-2.5050760253406863e-8+o*158969099521155e-24),i=o*e,t===0?e+i*(n+o*r):e-(o*(.5*t-i*r)-t-i*n)}t.exports=r})),lt=n(((e,t)=>{

t.exports=ct()})),ut=n(((e,t)=>{

t.exports=a()===!0?0:1})),dt=n(((e,t)=>{

var n=s(),r=o(),i=ut(),a=new r(1),c=new n(a.buffer);function l(e){return a[0]=e,c[i]}t.exports=l})),ft=n(((e,t)=>{

t.exports=dt()})),pt=n(((e,t)=>{

function n(e,t){for(var n=[],r=0;r<t;r++)n.push(e);return n}t.exports=n})),mt=n(((e,t)=>{

t.exports=pt()})),ht=n(((e,t)=>{

var n=mt();function r(e){return n(0,e)}t.exports=r})),gt=n(((e,t)=>{

t.exports=ht()})),_t=n(((e,t)=>{
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
* The following copyright and license were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/k_rem_pio2.c}. The implementation follows the original, but has been modified for JavaScript.
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
var n=k(),r=fe(),i=gt(),a=[10680707,7228996,1387004,2578385,16069853,12639074,9804092,4427841,16666979,11263675,12935607,2387514,4345298,14681673,3074569,13734428,16653803,1880361,10960616,8533493,3062596,8710556,7349940,6258241,3772886,3769171,3798172,8675211,12450088,3874808,9961438,366607,15675153,9132554,7151469,3571407,2607881,12013382,4155038,6285869,7677882,13102053,15825725,473591,9065106,15363067,6271263,9264392,5636912,4652155,7056368,13614112,10155062,1944035,9527646,15080200,6658437,6231200,6832269,16767104,5075751,3212806,1398474,7579849,6349435,12618859],o=[1.570796251296997,7.549789415861596e-8,5390302529957765e-30,3282003415807913e-37,1270655753080676e-44,12293330898111133e-52,27337005381646456e-60,21674168387780482e-67],s=16777216,c=5.960464477539063e-8,l=i(20),u=i(20),d=i(20),f=i(20);function p(e,t,i,l,u,m,h,g,_){var v,y,b,x=m,S,C,w,T,E=l[i];for(T=i,S=0;T>0;S++)y=c*E|0,f[S]=E-s*y|0,E=l[T-1]+y,--T;if(E=r(E,u),E-=8*n(E*.125),w=E|0,E-=w,b=0,u>0?(S=f[i-1]>>24-u,w+=S,f[i-1]-=S<<24-u,b=f[i-1]>>23-u):u===0?b=f[i-1]>>23:E>=.5&&(b=2),b>0){for(w+=1,v=0,S=0;S<i;S++)T=f[S],v===0?T!==0&&(v=1,f[S]=16777216-T):f[S]=16777215-T;if(u>0)switch(u){case 1:f[i-1]&=8388607;break;case 2:f[i-1]&=4194303}b===2&&(E=1-E,v!==0&&(E-=r(1,u)))}if(E===0){for(T=0,S=i-1;S>=m;S--)T|=f[S];if(T===0){for(C=1;f[m-C]===0;C++);for(S=i+1;S<=i+C;S++){for(_[g+S]=a[h+S],y=0,T=0;T<=g;T++)y+=e[T]*_[g+(S-T)];l[S]=y}return i+=C,p(e,t,i,l,u,m,h,g,_)}for(--i,u-=24;f[i]===0;)--i,u-=24}else E=r(E,-u),E>=s?(y=c*E|0,f[i]=E-s*y|0,i+=1,u+=24,f[i]=y):f[i]=E|0;for(y=r(1,u),S=i;S>=0;S--)l[S]=y*f[S],y*=c;for(S=i;S>=0;S--){for(y=0,C=0;C<=x&&C<=i-S;C++)y+=o[C]*l[S+C];d[i-S]=y}for(y=0,S=i;S>=0;S--)y+=d[S];for(t[0]=b===0?y:-y,y=d[0]-y,S=1;S<=i;S++)y+=d[S];return t[1]=b===0?y:-y,w&7}function m(e,t,n,r){var i,o=4,s,c=r-1,d,f,m,h,g;for(s=(n-3)/24|0,s<0&&(s=0),f=n-24*(s+1),h=s-c,g=c+o,m=0;m<=g;m++)h<0?l[m]=0:l[m]=a[h],h+=1;for(m=0;m<=o;m++){for(i=0,h=0;h<=c;h++)i+=e[h]*l[c+(m-h)];u[m]=i}return d=o,p(e,t,d,u,f,o,s,c,l)}t.exports=m})),vt=n(((e,t)=>{

t.exports=Math.round})),yt=n(((e,t)=>{

t.exports=vt()})),bt=n(((e,t)=>{

var n=yt(),r=d(),i=.6366197723675814,a=1.5707963267341256,o=6077100506506192e-26,s=6077100506303966e-26,c=20222662487959506e-37,l=20222662487111665e-37,u=84784276603689e-45,f=2047;function p(e,t,d){var p,m=n(e*i),h,g=e-m*a,_=m*o,v,y=t>>20;return d[0]=g-_,p=r(d[0]),v=y-(p>>20&f),v>16&&(h=g,_=m*s,g=h-_,_=m*c-(h-g-_),d[0]=g-_,p=r(d[0]),v=y-(p>>20&f),v>49&&(h=g,_=m*l,g=h-_,_=m*u-(h-g-_),d[0]=g-_)),d[1]=g-d[0]-_,m}t.exports=p})),xt=n(((e,t)=>{
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
* The following copyright and license were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/e_rem_pio2.c}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
*
* Developed at SunPro, a Sun Microsystems, Inc. business.
* Permission to use, copy, modify, and distribute this
* software is freely granted, provided that this notice
* is preserved.
*
* Optimized by Bruce D. Evans.
* ```
*/
var n=ee(),r=ce(),i=Ie(),a=d(),o=ft(),s=C(),c=_t(),l=bt(),u=0,f=16777216,p=1.5707963267341256,m=6077100506506192e-26,h=2*m,g=3*m,_=4*m,v=598523,y=1072243195,b=1073928572,x=1074752122,S=1074977148,w=1075183036,T=1075388923,E=1075594811,D=1094263291,O=[0,0,0],k=[0,0];function A(e,t){var d,C,A=a(e)|0,j=A&n|0,M,N,P,F;if(j<=y)return t[0]=e,t[1]=0,0;if(j<=x)return(j&i)===v?l(e,j,t):j<=b?A>0?(F=e-p,t[0]=F-m,t[1]=F-t[0]-m,1):(F=e+p,t[0]=F+m,t[1]=F-t[0]+m,-1):A>0?(F=e-2*p,t[0]=F-h,t[1]=F-t[0]-h,2):(F=e+2*p,t[0]=F+h,t[1]=F-t[0]+h,-2);if(j<=E)return j<=w?j===S?l(e,j,t):A>0?(F=e-3*p,t[0]=F-g,t[1]=F-t[0]-g,3):(F=e+3*p,t[0]=F+g,t[1]=F-t[0]+g,-3):j===T?l(e,j,t):A>0?(F=e-4*p,t[0]=F-_,t[1]=F-t[0]-_,4):(F=e+4*p,t[0]=F+_,t[1]=F-t[0]+_,-4);if(j<D)return l(e,j,t);if(j>=r)return t[0]=NaN,t[1]=NaN,0;for(d=o(e),C=(j>>20)-1046,F=s(j-(C<<20),d),N=0;N<2;N++)O[N]=F|0,F=(F-O[N])*f;for(O[2]=F,M=3;O[M-1]===u;)--M;return P=c(O,k,C,M,1),A<0?(t[0]=-k[0],t[1]=-k[1],-P):(t[0]=k[0],t[1]=k[1],P)}t.exports=A})),St=n(((e,t)=>{

t.exports=xt()})),Ct=n(((e,t)=>{
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
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/s_sin.c}. The implementation follows the original, but has been modified for JavaScript.
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
var n=ee(),r=ce(),i=d(),a=st(),o=lt(),s=St(),c=1072243195,l=1045430272,u=[0,0];function f(e){var t=i(e),d;if(t&=n,t<=c)return t<l?e:o(e,0);if(t>=r)return NaN;switch(d=s(e,u),d&3){case 0:return o(u[0],u[1]);case 1:return a(u[0],u[1]);case 2:return-o(u[0],u[1]);default:return-a(u[0],u[1])}}t.exports=f})),wt=n(((e,t)=>{

t.exports=Ct()})),Tt=n(((e,t)=>{

t.exports=2.5066282746310007})),Et=n(((e,t)=>{

function n(e){return e===0?.08333333333334822:.08333333333334822+e*(.0034722222160545866+e*(-.0026813261780578124+e*(-.00022954996161337813+e*.0007873113957930937)))}t.exports=n})),Dt=n(((e,t)=>{
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
* The original C code, copyright, license, and constants are from [Cephes]{@link http://www.netlib.org/cephes}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright 1984, 1987, 1989, 1992, 2000 by Stephen L. Moshier
*
* Some software in this archive may be from the book _Methods and Programs for Mathematical Functions_ (Prentice-Hall or Simon & Schuster International, 1989) or from the Cephes Mathematical Library, a commercial product. In either event, it is copyrighted by the author. What you see here may be used freely but it comes with no support or guarantee.
*
* Stephen L. Moshier
* moshier@na-net.ornl.gov
* ```
*/
var n=Tt(),r=Be(),i=$(),a=Et(),o=143.01608;function s(e){var t=1/e,s,c;return t=1+t*a(t),s=i(e),e>o?(c=r(e,.5*e-.25),s=c/s*c):s=r(e,e-.5)/s,n*s*t}t.exports=s})),Ot=n(((e,t)=>{

t.exports=.5772156649015329})),kt=n(((e,t)=>{

var n=Ot();function r(e,t){return t/((1+n*e)*e)}t.exports=r})),At=n(((e,t)=>{

function n(e){var t,n,r;return e===0?1:(t=e<0?-e:e,t<=1?(n=1+e*(.4942148268014971+e*(.20744822764843598+e*(.04763678004571372+e*(.010421379756176158+e*(.0011913514700658638+e*(.00016011952247675185+e*0)))))),r=1+e*(.0714304917030273+e*(-.23459179571824335+e*(.035823639860549865+e*(.011813978522206043+e*(-.004456419138517973+e*(.0005396055804933034+e*-23158187332412014e-21))))))):(e=1/e,n=0+e*(.00016011952247675185+e*(.0011913514700658638+e*(.010421379756176158+e*(.04763678004571372+e*(.20744822764843598+e*(.4942148268014971+e*1)))))),r=-23158187332412014e-21+e*(.0005396055804933034+e*(-.004456419138517973+e*(.011813978522206043+e*(.035823639860549865+e*(-.23459179571824335+e*(.0714304917030273+e*1))))))),n/r)}t.exports=n})),jt=n(((e,t)=>{
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
* The original C code, long comment, copyright, license, and constants are from [Cephes]{@link http://www.netlib.org/cephes}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright 1984, 1987, 1989, 1992, 2000 by Stephen L. Moshier
*
* Some software in this archive may be from the book _Methods and Programs for Mathematical Functions_ (Prentice-Hall or Simon & Schuster International, 1989) or from the Cephes Mathematical Library, a commercial product. In either event, it is copyrighted by the author. What you see here may be used freely but it comes with no support or guarantee.
*
* Stephen L. Moshier
* moshier@na-net.ornl.gov
* ```
*/
var n=f(),r=_e(),i=Ze(),a=z(),o=k(),s=wt(),l=c(),u=p(),d=rt(),m=Dt(),h=kt(),g=At();function _(e){var t,c,f,p;if(r(e)&&e<0||e===u||n(e))return NaN;if(e===0)return i(e)?u:l;if(e>171.61447887182297)return l;if(e<-170.5674972726612)return 0;if(c=a(e),c>33)return e>=0?m(e):(f=o(c),t=f&1?1:-1,p=c-f,p>.5&&(f+=1,p=c-f),p=c*s(d*p),t*d/(a(p)*m(c)));for(p=1;e>=3;)--e,p*=e;for(;e<0;){if(e>-1e-9)return h(e,p);p/=e,e+=1}for(;e<2;){if(e<1e-9)return h(e,p);p/=e,e+=1}return e===2?p:(e-=2,p*g(e))}t.exports=_})),Mt=n(((e,t)=>{

t.exports=jt()})),Nt=n(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2025 The Stdlib Authors.
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
t.exports=170})),Pt=n(((e,t)=>{t.exports=[1,1,2,6,24,120,720,5040,40320,362880,3628800,39916800,479001600,6227020800,87178291200,1307674368e3,20922789888e3,355687428096e3,6402373705728e3,0x1b02b9306890000,0x21c3677c82b40000,0x2c5077d36b8c40000,0x3ceea4c2b3e0d80000,2585201673888498e7,6204484017332394e8,15511210043330986e9,40329146112660565e10,10888869450418352e12,30488834461171387e13,8841761993739702e15,26525285981219107e16,8222838654177922e18,2631308369336935e20,8683317618811886e21,29523279903960416e22,10333147966386145e24,37199332678990125e25,13763753091226346e27,5230226174666011e29,20397882081197444e30,8159152832478977e32,3345252661316381e34,140500611775288e37,6041526306337383e37,2658271574788449e39,11962222086548019e40,5502622159812089e42,25862324151116818e43,12413915592536073e45,6082818640342675e47,30414093201713376e48,15511187532873822e50,8065817517094388e52,42748832840600255e53,2308436973392414e56,12696403353658276e57,7109985878048635e59,40526919504877214e60,23505613312828785e62,13868311854568984e64,832098711274139e67,5075802138772248e68,3146997326038794e70,198260831540444e73,12688693218588417e73,8247650592082472e75,5443449390774431e77,3647111091818868e79,24800355424368305e80,1711224524281413e83,11978571669969892e84,8504785885678623e86,61234458376886085e87,44701154615126844e89,3307885441519386e92,248091408113954e95,18854947016660504e95,14518309202828587e97,11324281178206297e99,8946182130782976e101,7156945704626381e103,5797126020747368e105,4753643337012842e107,3945523969720659e109,3314240134565353e111,281710411438055e114,24227095383672734e114,2107757298379528e117,18548264225739844e118,1650795516090846e121,14857159644817615e122,1352001527678403e125,12438414054641308e126,11567725070816416e128,1087366156656743e131,1032997848823906e133,9916779348709496e134,9619275968248212e136,9426890448883248e138,9332621544394415e140,9332621544394415e142,942594775983836e145,9614466715035127e146,990290071648618e149,10299016745145628e150,1081396758240291e153,11462805637347084e154,1226520203196138e157,1324641819451829e159,14438595832024937e160,1588245541522743e163,17629525510902446e164,1974506857221074e167,22311927486598138e168,25435597334721877e170,2925093693493016e173,3393108684451898e175,3969937160808721e177,4684525849754291e179,5574585761207606e181,6689502913449127e183,8094298525273444e185,9875044200833601e187,1214630436702533e190,1506141741511141e192,1882677176888926e194,2372173242880047e196,30126600184576594e197,3856204823625804e200,4974504222477287e202,6466855489220474e204,847158069087882e207,11182486511960043e208,14872707060906857e210,19929427461615188e212,26904727073180504e214,3659042881952549e217,5012888748274992e219,6917786472619489e221,9615723196941089e223,13462012475717526e225,1898143759076171e228,2695364137888163e230,3854370717180073e232,55502938327393044e233,8047926057471992e236,11749972043909107e238,1727245890454639e241,25563239178728654e242,380892263763057e246,5713383956445855e247,862720977423324e250,13113358856834524e251,20063439050956823e253,30897696138473508e255,4789142901463394e258,7471062926282894e260,11729568794264145e262,1853271869493735e265,29467022724950384e266,47147236359920616e268,7590705053947219e271,12296942187394494e273,20044015765453026e275,3287218585534296e278,5423910666131589e280,9003691705778438e282,1503616514864999e285,25260757449731984e286,4269068009004705e289,7257415615307999e291]})),Ft=n(((e,t)=>{

var n=f(),r=_e(),i=Mt(),a=c(),o=Nt(),s=Pt();function l(e){return n(e)?NaN:r(e)?e<0?NaN:e<=o?s[e]:a:i(e+1)}t.exports=l})),It=n(((e,t)=>{

t.exports=Ft()})),Lt=n(((e,t)=>{

function n(e){var t,n,r;return e===0?1/0:(t=e<0?-e:e,t<=1?(n=38474670393.31777+e*(36857665043.51951+e*(15889202453.72942+e*(4059208354.298835+e*(680547661.1834733+e*(78239755.00312005+e*(6246580.776401795+e*(341986.3488721347+e*(12287.194511824551+e*(261.61404416416684+e*2.5066282746310007))))))))),r=0+e*(362880+e*(1026576+e*(1172700+e*(723680+e*(269325+e*(63273+e*(9450+e*(870+e*(45+e*1)))))))))):(e=1/e,n=2.5066282746310007+e*(261.61404416416684+e*(12287.194511824551+e*(341986.3488721347+e*(6246580.776401795+e*(78239755.00312005+e*(680547661.1834733+e*(4059208354.298835+e*(15889202453.72942+e*(36857665043.51951+e*38474670393.31777))))))))),r=1+e*(45+e*(870+e*(9450+e*(63273+e*(269325+e*(723680+e*(1172700+e*(1026576+e*(362880+e*0)))))))))),n/r)}t.exports=n})),Rt=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_64_0/boost/math/special_functions/lanczos.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
t.exports=Lt()})),zt=n(((e,t)=>{

t.exports=Rt()})),Bt=n(((e,t)=>{

t.exports=10.900511})),Vt=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_85_0/boost/math/special_functions/gamma.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* Copyright John Maddock 2006-7, 2013-14.
* Copyright Paul A. Bristow 2007, 2013-14.
* Copyright Nikhar Agrawal 2013-14.
* Copyright Christopher Kormanyos 2013-14.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=zt(),r=Mt(),i=M(),a=z(),o=$(),s=Be(),c=He(),l=Ve(),u=Bt(),d=Nt(),f=4269068009004705e289;function p(e,t){var m,h,g;return e<c?t>=d?(h=p(t,d-t),h*=e,h*=f,1/h):1/(e*r(e+t)):(g=e+u-.5,e+t===e?m=a(t/g)<c?o(-t):1:(m=a(t)<10?o((.5-e)*i(t/g)):s(g/(g+t),e-.5),m*=n(e)/n(e+t)),m*=s(l/(g+t),t),m)}t.exports=p})),Ht=n(((e,t)=>{

var n=z(),r=k(),i=Mt(),a=It(),o=Nt(),s=Vt();function c(e,t){var c,l,u;if(e<=0||e+t<=0)return i(e)/i(e+t);if(l=r(t),l===t){if(u=r(e),u===e&&e<=o&&e+t<=o)return a(u-1)/a(l+u-1);if(n(t)<20){if(t===0)return 1;if(t<0){for(--e,c=e,t+=1;t!==0;)--e,c*=e,t+=1;return c}for(c=1/e,--t;t!==0;)e+=1,c/=e,--t;return c}}return s(e,t)}t.exports=c})),Ut=n(((e,t)=>{

t.exports=Ht()})),Wt=n(((e,t)=>{
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
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/s_cos.c}. The implementation follows the original, but has been modified for JavaScript.
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
var n=d(),r=st(),i=lt(),a=St(),o=ee(),s=ce(),c=[0,0],l=1072243195,u=1044381696;function f(e){var t=n(e),d;if(t&=o,t<=l)return t<u?1:r(e,0);if(t>=s)return NaN;switch(d=a(e,c),d&3){case 0:return r(c[0],c[1]);case 1:return-i(c[0],c[1]);case 2:return-r(c[0],c[1]);default:return i(c[0],c[1])}}t.exports=f})),Gt=n(((e,t)=>{

t.exports=Wt()})),Kt=n(((e,t)=>{

var n=f(),r=J(),i=Gt(),a=wt(),o=z(),s=ae(),c=rt();function l(e){var t,l;return n(e)||r(e)?NaN:(l=e%2,t=o(l),t===0||t===1?s(0,l):t<.25?a(c*l):t<.75?(t=.5-t,s(i(c*t),l)):t<1.25?(l=s(1,l)-l,a(c*l)):t<1.75?(t-=1.5,-s(i(c*t),l)):(l-=s(2,l),a(c*l)))}t.exports=l})),qt=n(((e,t)=>{

t.exports=Kt()})),Jt=n(((e,t)=>{

function n(e){return e===0?.06735230105312927:.06735230105312927+e*(.007385550860814029+e*(.0011927076318336207+e*(.00022086279071390839+e*25214456545125733e-21)))}t.exports=n})),Yt=n(((e,t)=>{

function n(e){return e===0?.020580808432516733:.020580808432516733+e*(.0028905138367341563+e*(.0005100697921535113+e*(.00010801156724758394+e*44864094961891516e-21)))}t.exports=n})),Xt=n(((e,t)=>{

function n(e){return e===0?1.3920053346762105:1.3920053346762105+e*(.7219355475671381+e*(.17193386563280308+e*(.01864591917156529+e*(.0007779424963818936+e*7326684307446256e-21))))}t.exports=n})),Zt=n(((e,t)=>{

function n(e){return e===0?.21498241596060885:.21498241596060885+e*(.325778796408931+e*(.14635047265246445+e*(.02664227030336386+e*(.0018402845140733772+e*3194753265841009e-20))))}t.exports=n})),Qt=n(((e,t)=>{

function n(e){return e===0?-.032788541075985965:-.032788541075985965+e*(.006100538702462913+e*(-.0014034646998923284+e*.00031563207090362595))}t.exports=n})),$t=n(((e,t)=>{

function n(e){return e===0?.01797067508118204:.01797067508118204+e*(-.0036845201678113826+e*(.000881081882437654+e*-.00031275416837512086))}t.exports=n})),en=n(((e,t)=>{

function n(e){return e===0?-.010314224129834144:-.010314224129834144+e*(.0022596478090061247+e*(-.0005385953053567405+e*.0003355291926355191))}t.exports=n})),tn=n(((e,t)=>{

function n(e){return e===0?.6328270640250934:.6328270640250934+e*(1.4549225013723477+e*(.9777175279633727+e*(.22896372806469245+e*.013381091853678766)))}t.exports=n})),nn=n(((e,t)=>{

function n(e){return e===0?2.4559779371304113:2.4559779371304113+e*(2.128489763798934+e*(.7692851504566728+e*(.10422264559336913+e*.003217092422824239)))}t.exports=n})),rn=n(((e,t)=>{

function n(e){return e===0?.08333333333333297:.08333333333333297+e*(-.0027777777772877554+e*(.0007936505586430196+e*(-.00059518755745034+e*(.0008363399189962821+e*-.0016309293409657527))))}t.exports=n})),an=n(((e,t)=>{
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
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/12.2.0/lib/msun/src/e_lgamma_r.c}. The implementation follows the original, but has been modified for JavaScript.
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
var n=f(),r=J(),i=z(),a=u(),o=U(),s=qt(),l=rt(),d=c(),p=Jt(),m=Yt(),h=Xt(),g=Zt(),_=Qt(),v=$t(),y=en(),b=tn(),x=nn(),S=rn(),C=.07721566490153287,w=.3224670334241136,T=1,E=-.07721566490153287,D=.48383612272381005,O=-.1475877229945939,k=.06462494023913339,A=-.07721566490153287,j=1,M=.4189385332046727,N=1.4616321449683622,P=4503599627370496,F=72057594037927940,I=13877787807814457e-33,L=1.4616321449683622,R=-.12148629053584961,B=-3638676997039505e-33;function V(e){var t,c,u,f,z,V,H,U,W,G,K,q,J;if(n(e)||r(e))return e;if(e===0)return d;if(e<0?(t=!0,e=-e):t=!1,e<I)return-a(e);if(t){if(e>=P||(W=s(e),W===0))return d;c=a(l/i(W*e))}if(e===1||e===2)return 0;if(e<2)switch(e<=.9?(J=-a(e),e>=N-1+.27?(K=1-e,u=0):e>=N-1-.27?(K=e-(L-1),u=1):(K=e,u=2)):(J=0,e>=N+.27?(K=2-e,u=0):e>=N-.27?(K=e-L,u=1):(K=e-1,u=2)),u){case 0:q=K*K,V=C+q*p(q),z=q*(w+q*m(q)),H=K*V+z,J+=H-.5*K;break;case 1:q=K*K,G=q*K,V=D+G*_(G),z=O+G*v(G),f=k+G*y(G),H=q*V-(B-G*(z+K*f)),J+=R+H;break;case 2:V=K*(A+K*b(K)),z=j+K*x(K),J+=-.5*K+V/z}else if(e<8)switch(u=o(e),K=e-u,H=K*(E+K*g(K)),U=T+K*h(K),J=.5*K+H/U,q=1,u){case 7:q*=K+6;case 6:q*=K+5;case 5:q*=K+4;case 4:q*=K+3;case 3:q*=K+2,J+=a(q)}else e<F?(W=a(e),q=1/e,K=q*q,G=M+q*S(K),J=(e-.5)*(W-1)+G):J=e*(a(e)-1);return t&&(J=c-J),J}t.exports=V})),on=n(((e,t)=>{

t.exports=an()})),sn=n(((e,t)=>{

t.exports=709.782712893384})),cn=n(((e,t)=>{

t.exports=1.4901161193847656e-8})),ln=n(((e,t)=>{

t.exports=eval})),un=n(((e,t)=>{

var n=ln();function r(){var e;try{n(`"use strict"; (function* () {})`),e=!0}catch{e=!1}return e}t.exports=r})),dn=n(((e,t)=>{

t.exports=un()})),fn=n(((e,t)=>{

var n=z(),r=He(),i=1e6;function a(e,t){var a,o,s,c,l,u={};if(arguments.length>1&&(u=t),o=u.tolerance||r,c=u.maxTerms||i,l=u.initialValue||0,a=typeof e.next==`function`,a===!0){for(s of e)if(l+=s,n(o*l)>=n(s)||--c===0)break}else do s=e(),l+=s;while(n(o*l)<n(s)&&--c);return l}t.exports=a})),pn=n(((e,t)=>{

var n=z(),r=He(),i=1e6;function a(e,t){var a,o,s,c,l={};arguments.length>1&&(l=t),a=l.tolerance||r,s=l.maxTerms||i,c=l.initialValue||0;do o=e(),c+=o;while(n(a*c)<n(o)&&--s);return c}t.exports=a})),mn=n(((e,t)=>{

var n=dn(),r=fn(),i=pn();t.exports=n()?r:i})),hn=n(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2025 The Stdlib Authors.
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
* The original C++ code and copyright notice are from the [Boost library]{@link https://www.boost.org/doc/libs/1_88_0/boost/math/special_functions/gamma.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
* (C) Copyright Paul A. Bristow 2007.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
function n(e,t){var n=1,r=e,i=t;return a;function a(){var e=n;return n*=r/i,--r,e}}t.exports=n})),gn=n(((e,t)=>{

var n=mn(),r=hn();function i(e,t){return n(r(e,t))}t.exports=i})),_n=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link https://www.boost.org/doc/libs/1_88_0/boost/math/special_functions/gamma.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
* (C) Copyright Paul A. Bristow 2007.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=$();function r(e,t){var r,i,a=n(-t),o;if(i=a,i!==0)for(r=i,o=1;o<e;++o)r/=o,r*=t,i+=r;return i}t.exports=r})),vn=n(((e,t)=>{

function n(e){return e===0?-.3250421072470015:-.3250421072470015+e*(-.02848174957559851+e*(-.005770270296489442+e*-23763016656650163e-21))}t.exports=n})),yn=n(((e,t)=>{

function n(e){return e===0?.39791722395915535:.39791722395915535+e*(.0650222499887673+e*(.005081306281875766+e*(.00013249473800432164+e*-3960228278775368e-21)))}t.exports=n})),bn=n(((e,t)=>{

function n(e){return e===0?.41485611868374833:.41485611868374833+e*(-.3722078760357013+e*(.31834661990116175+e*(-.11089469428239668+e*(.035478304325618236+e*-.002166375594868791))))}t.exports=n})),xn=n(((e,t)=>{

function n(e){return e===0?.10642088040084423:.10642088040084423+e*(.540397917702171+e*(.07182865441419627+e*(.12617121980876164+e*(.01363708391202905+e*.011984499846799107))))}t.exports=n})),Sn=n(((e,t)=>{

function n(e){return e===0?-.6938585727071818:-.6938585727071818+e*(-10.558626225323291+e*(-62.375332450326006+e*(-162.39666946257347+e*(-184.60509290671104+e*(-81.2874355063066+e*-9.814329344169145)))))}t.exports=n})),Cn=n(((e,t)=>{

function n(e){return e===0?19.651271667439257:19.651271667439257+e*(137.65775414351904+e*(434.56587747522923+e*(645.3872717332679+e*(429.00814002756783+e*(108.63500554177944+e*(6.570249770319282+e*-.0604244152148581))))))}t.exports=n})),wn=n(((e,t)=>{

function n(e){return e===0?-.799283237680523:-.799283237680523+e*(-17.757954917754752+e*(-160.63638485582192+e*(-637.5664433683896+e*(-1025.0951316110772+e*-483.5191916086514))))}t.exports=n})),Tn=n(((e,t)=>{

function n(e){return e===0?30.33806074348246:30.33806074348246+e*(325.7925129965739+e*(1536.729586084437+e*(3199.8582195085955+e*(2553.0504064331644+e*(474.52854120695537+e*-22.44095244658582)))))}t.exports=n})),En=n(((e,t)=>{
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
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/s_erf.c}. The implementation follows the original, but has been modified for JavaScript.
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
var n=f(),r=$(),i=we(),a=c(),o=p(),s=vn(),l=yn(),u=bn(),d=xn(),m=Sn(),h=Cn(),g=wn(),_=Tn(),v=1e-300,y=13877787807814457e-33,b=.8450629115104675,x=.12837916709551256,S=1,C=-.0023621185607526594,w=1,T=-.009864944034847148,E=1,D=-.0098649429247001,O=1;function k(e){var t,c,f,p,k,A,j,M;if(n(e))return NaN;if(e===a)return 0;if(e===o)return 2;if(e===0)return 1;if(e<0?(t=!0,c=-e):(t=!1,c=e),c<.84375)return c<y?1-e:(f=e*e,p=x+f*s(f),k=S+f*l(f),A=p/k,e<.25?1-(e+e*A):(p=e*A,p+=e-.5,.5-p));if(c<1.25)return k=c-1,j=C+k*u(k),M=w+k*d(k),t?1+b+j/M:1-b-j/M;if(c<28){if(k=1/(c*c),c<2.857142857142857)p=T+k*m(k),k=E+k*h(k);else{if(e<-6)return 2-v;p=D+k*g(k),k=O+k*_(k)}return f=i(c,0),p=r(-(f*f)-.5625)*r((f-c)*(f+c)+p/k),t?2-p/c:p/c}return t?2-v:v*v}t.exports=k})),Dn=n(((e,t)=>{

t.exports=En()})),On=n(((e,t)=>{

var n=Dn(),r=m(),i=$(),a=rt();function o(e,t){var o,s,c,l=n(r(t)),u;if(l!==0&&e>1){for(s=i(-t)/r(a*t),s*=t,o=.5,s/=o,c=s,u=2;u<e;++u)s/=u-o,s*=t,c+=s;l+=c}return l}t.exports=o})),kn=n(((e,t)=>{

t.exports=-708.3964185322641})),An=n(((e,t)=>{

var n=$(),r=Be(),i=u(),a=sn(),o=kn();function s(e,t){var s,c=e*i(t);return s=t>=1?c<a&&-t>o?r(t,e)*n(-t):e>=1?r(t/n(t/e),e):n(c-t):c>o?r(t,e)*n(-t):t/e<a?r(t/n(t/e),e):n(c-t),s}t.exports=s})),jn=n(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2023 The Stdlib Authors.
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
* The original C++ code and copyright notice are from the [Boost library]{@link https://www.boost.org/doc/libs/1_83_0/boost/math/special_functions/log1p.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2005-2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
*/
function n(e){var t=-e,n=-1,r=0;return i;function i(){return n*=t,r+=1,n/r}}t.exports=n})),Mn=n(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2023 The Stdlib Authors.
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
* The original C++ code and copyright notice are from the [Boost library]{@link https://www.boost.org/doc/libs/1_83_0/boost/math/special_functions/log1p.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2005-2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=z(),r=u(),i=He(),a=mn(),o=jn();function s(e){var t,s;return e<=-1?NaN:(s=n(e),s>.95?r(1+e)-e:s<i?-e*e/2:(t={initialValue:-e},a(o(e),t)))}t.exports=s})),Nn=n(((e,t)=>{
/**
* @license Apache-2.0
*
* Copyright (c) 2023 The Stdlib Authors.
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
t.exports=Mn()})),Pn=n(((e,t)=>{

t.exports=6.283185307179586})),Fn=n(((e,t)=>{

function n(e){return e===0?-.3333333333333333:-.3333333333333333+e*(.08333333333333333+e*(-.014814814814814815+e*(.0011574074074074073+e*(.0003527336860670194+e*(-.0001787551440329218+e*(3919263178522438e-20+e*(-21854485106799924e-22+e*(-185406221071516e-20+e*(8.296711340953087e-7+e*(-1.7665952736826078e-7+e*(6.707853543401498e-9+e*(1.0261809784240309e-8+e*(-4.382036018453353e-9+e*914769958223679e-24)))))))))))))}t.exports=n})),In=n(((e,t)=>{

function n(e){return e===0?-.001851851851851852:-.001851851851851852+e*(-.003472222222222222+e*(.0026455026455026454+e*(-.0009902263374485596+e*(.00020576131687242798+e*(-4.018775720164609e-7+e*(-18098550334489977e-21+e*(764916091608111e-20+e*(-16120900894563446e-22+e*(4.647127802807434e-9+e*(1.378633446915721e-7+e*(-5.752545603517705e-8+e*1.1951628599778148e-8)))))))))))}t.exports=n})),Ln=n(((e,t)=>{

function n(e){return e===0?.004133597883597883:.004133597883597883+e*(-.0026813271604938273+e*(.0007716049382716049+e*(20093878600823047e-22+e*(-.00010736653226365161+e*(52923448829120125e-21+e*(-12760635188618728e-21+e*(3.423578734096138e-8+e*(13721957309062932e-22+e*(-6.298992138380055e-7+e*1.4280614206064242e-7)))))))))}t.exports=n})),Rn=n(((e,t)=>{

function n(e){return e===0?.0006494341563786008:.0006494341563786008+e*(.00022947209362139917+e*(-.0004691894943952557+e*(.00026772063206283885+e*(-7561801671883977e-20+e*(-2.396505113867297e-7+e*(11082654115347302e-21+e*(-56749528269915965e-22+e*14230900732435883e-22)))))))}t.exports=n})),zn=n(((e,t)=>{

function n(e){return e===0?-.0008618882909167117:-.0008618882909167117+e*(.0007840392217200666+e*(-.0002990724803031902+e*(-14638452578843418e-22+e*(6641498215465122e-20+e*(-3968365047179435e-20+e*11375726970678419e-21)))))}t.exports=n})),Bn=n(((e,t)=>{

function n(e){return e===0?-.00033679855336635813:-.00033679855336635813+e*(-6972813758365858e-20+e*(.0002772753244959392+e*(-.00019932570516188847+e*(6797780477937208e-20+e*(1.419062920643967e-7+e*(-13594048189768693e-21+e*(8018470256334202e-21+e*-2291481176508095e-21)))))))}t.exports=n})),Vn=n(((e,t)=>{

function n(e){return e===0?.0005313079364639922:.0005313079364639922+e*(-.0005921664373536939+e*(.0002708782096718045+e*(7.902353232660328e-7+e*(-8153969367561969e-20+e*(561168275310625e-19+e*-18329116582843375e-21)))))}t.exports=n})),Hn=n(((e,t)=>{

function n(e){return e===0?.00034436760689237765:.00034436760689237765+e*(5171790908260592e-20+e*(-.00033493161081142234+e*(.0002812695154763237+e*-.00010976582244684731)))}t.exports=n})),Un=n(((e,t)=>{

function n(e){return e===0?-.0006526239185953094:-.0006526239185953094+e*(.0008394987206720873+e*-.000438297098541721)}t.exports=n})),Wn=n(((e,t)=>{

var n=b(),r=Nn(),i=Dn(),a=m(),o=$(),s=Pn(),c=Fn(),l=In(),u=Ln(),d=Rn(),f=zn(),p=Bn(),h=Vn(),g=Hn(),_=Un(),v=[0,0,0,0,0,0,0,0,0,0];function y(e,t){var m,y=-r((t-e)/e),b=e*y,x=a(2*y);return t<e&&(x=-x),v[0]=c(x),v[1]=l(x),v[2]=u(x),v[3]=d(x),v[4]=f(x),v[5]=p(x),v[6]=h(x),v[7]=g(x),v[8]=_(x),v[9]=-.0005967612901927463,m=n(v,1/e),m*=o(-b)/a(s*e),t<e&&(m=-m),m+=i(a(b))/2,m}t.exports=y})),Gn=n(((e,t)=>{

function n(e,t){var n=1,r=e,i=t;return a;function a(){var e=n;return r+=1,n*=i/r,e}}t.exports=n})),Kn=n(((e,t)=>{

var n=mn(),r=Gn();function i(e,t,i){var a,o;return i||=0,o=r(e,t),a=n(o,{initialValue:i}),a}t.exports=i})),qn=n(((e,t)=>{

function n(e){var t,n,r;return e===0?1/0:(t=e<0?-e:e,t<=1?(n=709811.662581658+e*(679979.8474157227+e*(293136.7857211597+e*(74887.54032914672+e*(12555.290582413863+e*(1443.4299244417066+e*(115.24194596137347+e*(6.309239205732627+e*(.22668404630224365+e*(.004826466289237662+e*4624429436045379e-20))))))))),r=0+e*(362880+e*(1026576+e*(1172700+e*(723680+e*(269325+e*(63273+e*(9450+e*(870+e*(45+e*1)))))))))):(e=1/e,n=4624429436045379e-20+e*(.004826466289237662+e*(.22668404630224365+e*(6.309239205732627+e*(115.24194596137347+e*(1443.4299244417066+e*(12555.290582413863+e*(74887.54032914672+e*(293136.7857211597+e*(679979.8474157227+e*709811.662581658))))))))),r=1+e*(45+e*(870+e*(9450+e*(63273+e*(269325+e*(723680+e*(1172700+e*(1026576+e*(362880+e*0)))))))))),n/r)}t.exports=n})),Jn=n(((e,t)=>{

t.exports=qn()})),Yn=n(((e,t)=>{

t.exports=Jn()})),Xn=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_64_0/boost/math/special_functions/gamma.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* Copyright John Maddock 2006-7, 2013-14.
* Copyright Paul A. Bristow 2007, 2013-14.
* Copyright Nikhar Agrawal 2013-14.
* Copyright Christopher Kormanyos 2013-14.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=Yn(),r=on(),i=Mt(),a=Nn(),o=m(),s=z(),c=$(),l=Be(),d=Ye(),f=$e(),p=u(),h=et(),g=sn(),_=kn(),v=Bt(),y=Ve();function b(e,t){var u,m,b=e+v-.5,x,S,C,w=(t-e-v+.5)/b;return e<1?t<=_||e<1/h?c(e*p(t)-t-r(e)):l(t,e)*c(-t)/i(e):(s(w*w*e)<=100&&e>150?(u=e*a(w)+t*(.5-v)/b,u=c(u)):(x=e*p(t/b),S=e-t,f(x,S)<=_||d(x,S)>=g?(m=S/e,f(x,S)/2>_&&d(x,S)/2<g?(C=l(t/b,e/2)*c(S/2),u=C*C):f(x,S)/4>_&&d(x,S)/4<g&&t>e?(C=l(t/b,e/4)*c(S/4),u=C*C,u*=u):u=m>_&&m<g?l(t*c(m)/b,e):c(x+S)):u=l(t/b,e)*c(S)),u*=o(b/y)/n(e),u)}t.exports=b})),Zn=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_85_0/boost/math/special_functions/powm1.hpp}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=f(),r=J(),i=z(),a=D(),o=u(),s=Be(),c=U();function l(e,t){var l,u;if(n(e)||n(t))return NaN;if(t===0)return 0;if(e===0)return-1;if(e<0&&t%2==0&&(e=-e),e>0){if((i(t*(e-1))<.5||i(t)<.2)&&(u=o(e)*t,u<.5))return a(u)}else if(c(t)!==t)return NaN;return l=s(e,t)-1,r(l)||n(l)?NaN:l}t.exports=l})),Qn=n(((e,t)=>{

t.exports=Zn()})),$n=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.01803556856784494:(t=e<0?-e:e,t<=1?(n=-.01803556856784494+e*(.02512664961998968+e*(.049410315156753225+e*(.0172491608709614+e*(-.0002594535632054381+e*(-.0005410098692152044+e*(-3245886498259485e-20+e*0)))))),r=1+e*(1.962029871977952+e*(1.4801966942423133+e*(.5413914320717209+e*(.09885042511280101+e*(.008213096746488934+e*(.00022493629192211576+e*-2.2335276320861708e-7))))))):(e=1/e,n=0+e*(-3245886498259485e-20+e*(-.0005410098692152044+e*(-.0002594535632054381+e*(.0172491608709614+e*(.049410315156753225+e*(.02512664961998968+e*-.01803556856784494)))))),r=-2.2335276320861708e-7+e*(.00022493629192211576+e*(.008213096746488934+e*(.09885042511280101+e*(.5413914320717209+e*(1.4801966942423133+e*(1.962029871977952+e*1))))))),n/r)}t.exports=n})),er=n(((e,t)=>{

function n(e){var t,n,r;return e===0?.04906224540690395:(t=e<0?-e:e,t<=1?(n=.04906224540690395+e*(-.09691175301595212+e*(-.4149833583594954+e*(-.4065671242119384+e*(-.1584135863906922+e*(-.024014982064857155+e*-.0010034668769627955))))),r=1+e*(3.0234982984646304+e*(3.4873958536072385+e*(1.9141558827442668+e*(.5071377386143635+e*(.05770397226904519+e*.001957681026011072)))))):(e=1/e,n=-.0010034668769627955+e*(-.024014982064857155+e*(-.1584135863906922+e*(-.4065671242119384+e*(-.4149833583594954+e*(-.09691175301595212+e*.04906224540690395))))),r=.001957681026011072+e*(.05770397226904519+e*(.5071377386143635+e*(1.9141558827442668+e*(3.4873958536072385+e*(3.0234982984646304+e*1)))))),n/r)}t.exports=n})),tr=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.029232972183027003:(t=e<0?-e:e,t<=1?(n=-.029232972183027003+e*(.14421626775719232+e*(-.14244039073863127+e*(.05428096940550536+e*(-.008505359768683364+e*(.0004311713426792973+e*0))))),r=1+e*(-1.5016935605448505+e*(.846973248876495+e*(-.22009515181499575+e*(.02558279715597587+e*(-.0010066679553914337+e*-8.271935218912905e-7)))))):(e=1/e,n=0+e*(.0004311713426792973+e*(-.008505359768683364+e*(.05428096940550536+e*(-.14244039073863127+e*(.14421626775719232+e*-.029232972183027003))))),r=-8.271935218912905e-7+e*(-.0010066679553914337+e*(.02558279715597587+e*(-.22009515181499575+e*(.846973248876495+e*(-1.5016935605448505+e*1)))))),n/r)}t.exports=n})),nr=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_85_0/boost/math/special_functions/detail/lgamma_small.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006-7, 2013-14.
* (C) Copyright Paul A. Bristow 2007, 2013-14.
* (C) Copyright Nikhar Agrawal 2013-14.
* (C) Copyright Christopher Kormanyos 2013-14.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=u(),r=He(),i=$n(),a=er(),o=tr(),s=.15896368026733398,c=.5281534194946289,l=.45201730728149414;function d(e,t,u){var d,f,p,m;if(e<r)return-n(e);if(t===0||u===0)return 0;if(f=0,e>2){if(e>=3){do--e,--u,f+=n(e);while(e>=3);u=e-2}return p=u*(e+1),m=i(u),f+=p*s+p*m,f}return e<1&&(f+=-n(e),u=t,t=e,e+=1),e<=1.5?(p=a(t),d=t*u,f+=d*c+d*p,f):(p=u*t,m=o(-u),f+=p*l+p*m,f)}t.exports=d})),rr=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_85_0/boost/math/special_functions/gamma.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006-7, 2013-14.
* (C) Copyright Paul A. Bristow 2007, 2013-14.
* (C) Copyright Nikhar Agrawal 2013-14.
* (C) Copyright Christopher Kormanyos 2013-14.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=Mt(),r=D(),i=M(),a=f(),o=nr();function s(e){return a(e)?NaN:e<0?e<-.5?n(1+e)-1:r(-i(e)+o(e+2,e+1,e)):e<2?r(o(e+1,e,e-1)):n(1+e)-1}t.exports=s})),ir=n(((e,t)=>{

t.exports=rr()})),ar=n(((e,t)=>{

function n(e,t){var n=-t,r,i,a;return t=-t,r=e+1,i=1,o;function o(){return a=n/r,n*=t,i+=1,n/=i,r+=1,a}}t.exports=n})),or=n(((e,t)=>{

var n=Qn(),r=mn(),i=ir(),a=ar();function o(e,t,o){var s,c=i(e),l=(c+1)/e,u=n(t,e),d;return c-=u,c/=e,d=a(e,t),u+=1,s=o?l:0,c=-u*r(d,{initialValue:(s-c)/u}),o&&(c=-c),[c,l]}t.exports=o})),sr=n(((e,t)=>{

t.exports=11754943508222875e-54})),cr=n(((e,t)=>{

var n=z(),r=sr(),i=He(),a=1e6;function o(e,t,i){var a=typeof e.next==`function`,o,s,c,l,u,d=a?e.next().value:e();if(c=d[1],s=d[0],c===0&&(c=r),l=c,u=0,a===!0)do d=e.next().value,d&&(u=d[1]+d[0]*u,u===0&&(u=r),l=d[1]+d[0]/l,l===0&&(l=r),u=1/u,o=l*u,c*=o);while(n(o-1)>t&&--i);else do d=e(),d&&(u=d[1]+d[0]*u,u===0&&(u=r),l=d[1]+d[0]/l,l===0&&(l=r),u=1/u,o=l*u,c*=o);while(d&&n(o-1)>t&&--i);return s/c}function s(e,t,i){var a=typeof e.next==`function`,o,s,c,l,u=a?e.next().value:e();if(s=u[1],s===0&&(s=r),c=s,l=0,a===!0)do u=e.next().value,u&&(l=u[1]+u[0]*l,l===0&&(l=r),c=u[1]+u[0]/c,c===0&&(c=r),l=1/l,o=c*l,s*=o);while(u&&n(o-1)>t&&--i);else do u=e(),u&&(l=u[1]+u[0]*l,l===0&&(l=r),c=u[1]+u[0]/c,c===0&&(c=r),l=1/l,o=c*l,s*=o);while(u&&n(o-1)>t&&--i);return s}function c(e,t){var n,r={},c;return arguments.length>1&&(r=t),n=r.maxIter||a,c=r.tolerance||i,r.keep?s(e,c,n):o(e,c,n)}t.exports=c})),lr=n(((e,t)=>{

var n=z(),r=He(),i=sr(),a=1e6;function o(e,t,r){var a,o,s,c,l,u=e();l=u[1],o=u[0],l===0&&(l=i),s=l,c=0;do u=e(),u&&(c=u[1]+u[0]*c,c===0&&(c=i),s=u[1]+u[0]/s,s===0&&(s=i),c=1/c,a=s*c,l*=a);while(u&&n(a-1)>t&&--r);return o/l}function s(e,t,r){var a,o,s,c,l=e();c=l[1],c===0&&(c=i),o=c,s=0;do l=e(),l&&(s=l[1]+l[0]*s,s===0&&(s=i),o=l[1]+l[0]/o,o===0&&(o=i),s=1/s,a=o*s,c*=a);while(l&&n(a-1)>t&&--r);return c}function c(e,t){var n,i={},c;return arguments.length>1&&(i=t),c=i.tolerance||r,n=i.maxIter||a,i.keep?s(e,c,n):o(e,c,n)}t.exports=c})),ur=n(((e,t)=>{

var n=dn(),r=cr(),i=lr();t.exports=n()?r:i})),dr=n(((e,t)=>{

function n(e,t){var n=t-e+1,r=e,i=0;return a;function a(){return i+=1,n+=2,[i*(r-i),n]}}t.exports=n})),fr=n(((e,t)=>{

var n=ur(),r=dr();function i(e,t){var i=r(e,t);return 1/(t-e+1+n(i))}t.exports=i})),pr=n(((e,t)=>{

var n=k(),r=Mt(),i=z(),a=Be(),o=u(),s=cn(),c=et(),l=sn(),d=gn(),f=_n(),p=On(),m=An(),h=Wn(),g=Kn(),_=Xn(),v=or(),y=fr();function b(e,t,u,b){var x,S,C,w,T,E,D=0,O=b,k,A,j,M,N,P;switch(E=t<30&&t<=e+1&&e<l,E?(N=n(t),k=N===t,C=!k&&i(N-t)===.5):(k=!1,C=!1),k&&e>.6?(O=!O,S=0):C&&e>.2?(O=!O,S=1):e<s&&t>1?S=6:e>1e3&&(t<e||i(t-50)/e<1)?(O=!O,S=7):e<.5?S=-.4/o(e)<t?2:3:e<1.1?S=e*.75<t?2:3:(T=!1,u&&t>20&&(A=i((e-t)/t),t>200?20/t>A*A&&(T=!0):A<.4&&(T=!0)),T?S=5:e-1/(3*e)<t?S=2:(S=4,O=!O)),S){case 0:D=f(t,e),u===!1&&(D*=r(t));break;case 1:D=p(t,e),u===!1&&(D*=r(t));break;case 2:D=u?_(t,e):m(t,e),D!==0&&(w=0,x=!1,O&&(w=u?1:r(t),u||D>=1||c*D>w?(w/=D,u||t<1||c/t>w?(w*=-t,x=!0):w=0):w=0),D*=g(t,e,w)/t,x&&(O=!1,D=-D));break;case 3:O=!O,j=v(t,e,O),D=j[0],P=j[1],O=!1,u&&(D/=P);break;case 4:D=u?_(t,e):m(t,e),D!==0&&(D*=y(t,e));break;case 5:D=h(t,e),e>=t&&(O=!O);break;case 6:D=u?a(e,t)/r(t+1):a(e,t)/t,D*=1-t*e/(t+1);break;case 7:D=u?_(t,e):m(t,e),D/=e,D!==0&&(D*=d(t,e))}return u&&D>1&&(D=1),O&&(M=u?1:r(t),D=M-D),D}t.exports=b})),mr=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link https://www.boost.org/doc/libs/1_88_0/boost/math/special_functions/gamma.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006-7, 2013-14.
* (C) Copyright Paul A. Bristow 2007, 2013-14.
* (C) Copyright Nikhar Agrawal 2013-14.
* (C) Christopher Kormanyos 2013-14.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=on(),r=$(),i=u(),a=Tt(),o=sn(),s=c(),l=Nt(),d=pr(),f=Kn(),p=fr();function m(e,t,c,u){var m,h,g,_;return e<0||t<=0?NaN:(m=c===void 0||c,g=u,t>=l&&!m?(g&&t*4<e?(_=t*i(e)-e,_+=i(p(t,e))):!g&&t>4*e?(_=t*i(e)-e,h=0,_+=i(f(t,e,h)/t)):(_=d(e,t,!0,g),_===0?g?(_=1+1/(12*t)+1/(288*t*t),_=i(_)-t+(t-.5)*i(t),_+=i(a)):(_=t*i(e)-e,h=0,_+=i(f(t,e,h)/t)):_=i(_)+n(t)),_>o?s:r(_)):d(e,t,m,g))}t.exports=m})),hr=n(((e,t)=>{

t.exports=mr()})),gr=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_37_0/boost/math/special_functions/gamma.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
* (C) Copyright Paul A. Bristow 2007.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=$(),r=Be(),i=u(),a=sn(),o=kn();function s(e,t){var s,c=e*i(t);return s=t>=1?c<a&&-t>o?r(t,e)*n(-t):e>=1?r(t/n(t/e),e):n(c-t):c>o?r(t,e)*n(-t):t/e<a?r(t/n(t/e),e):n(c-t),s}t.exports=s})),_r=n(((e,t)=>{

var n=Yn(),r=on(),i=Mt(),a=M(),o=m(),s=z(),c=$(),l=Be(),d=Ye(),f=$e(),p=u(),h=sn(),g=kn(),_=Bt(),v=Ve();function y(e,t){var u,m,y=e+_-.5,b,x,S,C=(t-e-_+.5)/y;return e<1?t<=g?c(e*p(t)-t-r(e)):l(t,e)*c(-t)/i(e):(s(C*C*e)<=100&&e>150?(u=e*(a(C)-C)+t*(.5-_)/y,u=c(u)):(b=e*p(t/y),x=e-t,f(b,x)<=g||d(b,x)>=h?(m=x/e,f(b,x)/2>g&&d(b,x)/2<h?(S=l(t/y,e/2)*c(x/2),u=S*S):f(b,x)/4>g&&d(b,x)/4<h&&t>e?(S=l(t/y,e/4)*c(x/4),u=S*S,u*=u):u=m>g&&m<h?l(t*c(m)/y,e):c(b+x)):u=l(t/y,e)*c(x)),u*=o(y/v)/n(e),u)}t.exports=y})),vr=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_61_0/boost/math/special_functions/beta.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=Ut(),r=It(),i=hr(),a=M(),o=z(),s=Be(),c=u(),l=Z(),d=He(),f=gr(),p=_r(),m=Array(30);function h(e,t,u,h,g,_,v){var y,b,x,S,C,w=t-1,T,E,D,O,k,A,j,M,N,P,F=e+w/2,I;if(O=h<.35?a(-h):c(u),I=-F*O,A=p(t,I),A<=l)return g;for(v?(y=A/n(e,t),y/=s(F,t)):y=f(t,I)/s(F,t),y*=_,m[0]=1,j=i(I,t,!0,!0),j/=A,S=g+y*j,x=1,T=O/2,T*=T,E=1,k=4*F*F,C=t,N=1;N<m.length;++N){for(x+=2,m[N]=0,D=t-N,b=3,M=1;M<N;++M)D=M*t-N,m[N]+=D*m[N-M]/r(b),b+=2;if(m[N]/=N,m[N]+=w/r(x),j=(C*(C+1)*j+(I+C+1)*E)/k,E*=T,C+=2,P=y*m[N]*j,S+=P,P>1){if(o(P)<o(d*S))break}else if(o(P/d)<o(S))break}return S}t.exports=h})),yr=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_37_0/boost/math/special_functions/beta.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
function n(e,t,n){var r,i;if(n===0)return 1;for(r=1,i=0;i<n;i++)r*=(e+i)/(t+i);return r}t.exports=n})),br=n(((e,t)=>{

var n=z(),r=Ye();function i(e,t){return r(n(e),n(t))}t.exports=i})),xr=n(((e,t)=>{

t.exports=br()})),Sr=n(((e,t)=>{

var n=z(),r=$e();function i(e,t){return r(n(e),n(t))}t.exports=i})),Cr=n(((e,t)=>{

t.exports=Sr()})),wr=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_62_0/boost/math/special_functions/beta.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=Yn(),r=xr(),i=Cr(),a=D(),o=M(),s=m(),c=z(),l=$(),d=Be(),f=$e(),p=u(),h=sn(),g=kn(),_=Bt(),v=Ve();function y(e,t,u,m,y){var b,x,S,C,w,T,E,D,O,k,A,j,M,N;if(!y)return d(u,e)*d(m,t);if(M=e+t,C=e+_-.5,w=t+_-.5,T=M+_-.5,b=n(M),b/=n(e)*n(t),b*=s(w/v),b*=s(C/T),E=(u*t-m*C)/C,D=(m*e-u*w)/w,i(E,D)<.2){if(E*D>0||f(e,t)<1)c(E)<.1?b*=l(e*o(E)):b*=d(u*T/C,e),c(D)<.1?b*=l(t*o(D)):b*=d(m*T/w,t);else if(r(E,D)<.5)x=e<t,S=t/e,x&&S*D<.1||!x&&E/S>.1?(O=a(S*o(D)),O=E+O+O*E,O=e*o(O),b*=l(O)):(O=a(o(E)/S),O=D+O+O*D,O=t*o(O),b*=l(O));else if(c(E)<c(D)){if(N=e*o(E)+t*p(m*T/w),N<=g||N>=h){if(N+=p(b),N>=h)return NaN;b=l(N)}else b*=l(N)}else if(N=t*o(D)+e*p(u*T/C),N<=g||N>=h){if(N+=p(b),N>=h)return NaN;b=l(N)}else b*=l(N)}else if(A=u*T/C,j=m*T/w,E=e*p(A),D=t*p(j),E>=h||E<=g||D>=h||D<=g){if(e<t){if(k=d(j,t/e),O=e*(p(A)+p(k)),O<h&&O>g)b*=d(k*A,e);else{if(D+=E+p(b),D>=h)return NaN;b=l(D)}}else if(k=d(A,e/t),O=(p(k)+p(j))*t,O<h&&O>g)b*=d(k*j,t);else{if(D+=E+p(b),D>=h)return NaN;b=l(D)}}else b*=d(A,e)*d(j,t);return b}t.exports=y})),Tr=n(((e,t)=>{

var n=ur(),r=wr(),i={keep:!0,maxIter:1e3};function a(e,t,n,r){var i=0;return a;function a(){var a,o=(e+i-1)*(e+t+i-1)*i*(t-i)*n*n,s;return a=e+2*i-1,o/=a*a,s=i,s+=i*(t-i)*n/(e+2*i-1),s+=(e+i)*(e*r-t*n+1+i*(2-n))/(e+2*i+1),i+=1,[o,s]}}function o(e,t,o,s,c,l){var u=r(e,t,o,s,c),d,f;return l&&(l[1]=u),u===0?u:(f=a(e,t,o,s),d=n(f,i),u/d)}t.exports=o})),Er=n(((e,t)=>{

t.exports=9007199254740991})),Dr=n(((e,t)=>{

function n(e,t){var n=0,r;if(e===0)return t;if(t===0)return e;for(;!(e&1)&&!(t&1);)e>>>=1,t>>>=1,n+=1;for(;!(e&1);)e>>>=1;for(;t;){for(;!(t&1);)t>>>=1;e>t&&(r=t,t=e,e=r),t-=e}return e<<n}t.exports=n})),Or=n(((e,t)=>{

function n(e,t){var n=1,r;if(e===0)return t;if(t===0)return e;for(;e%2==0&&t%2==0;)e/=2,t/=2,n*=2;for(;e%2==0;)e/=2;for(;t;){for(;t%2==0;)t/=2;e>t&&(r=t,t=e,e=r),t-=e}return n*e}t.exports=n})),kr=n(((e,t)=>{

var n=f(),r=_e(),i=c(),a=p(),o=tt(),s=Dr(),l=Or();function u(e,t){return n(e)||n(t)||e===i||t===i||e===a||t===a||!(r(e)&&r(t))?NaN:(e<0&&(e=-e),t<0&&(t=-t),e<=o&&t<=o?s(e,t):l(e,t))}t.exports=u})),Ar=n(((e,t)=>{

t.exports=kr()})),jr=n(((e,t)=>{

var n=Er(),r=c(),i=_e(),a=f(),o=xe(),s=k(),l=Ar();function u(e,t){var c,d,f,p,m,h,g;if(a(e)||a(t)||!i(e)||!i(t))return NaN;if(t<0||(d=1,e<0&&(e=-e+t-1,o(t)&&(d*=-1)),t>e))return 0;if(t===0||t===e)return d;if(t===1||t===e-1)return d*e;for(e-t<t&&(t=e-t),g=s(n/e),c=1,m=1;m<=t&&!(c>g);m++)c*=e,c/=m,--e;return m>t?d*c:(f=u(e,t-m+1),f===r?d*f:(p=u(t,t-m+1),h=l(f,p),f/=h,p/=h,c/=p,d*c*f))}t.exports=u})),Mr=n(((e,t)=>{

t.exports=jr()})),Nr=n(((e,t)=>{

var n=Mr(),r=k(),i=Be(),a=Z();function o(e,t,o,s){var c,l=i(o,e),u,d,f;if(l>a)for(d=l,f=r(e-1);f>t;f--)d*=(f+1)*s/((e-f)*o),l+=d;else if(u=r(e*o),u<=t+1&&(u=r(t+2)),l=i(o,u)*i(s,e-u),l*=n(r(e),r(u)),l===0)for(f=u-1;f>t;f--)l+=i(o,f)*i(s,e-f),l*=n(r(e),r(f));else{for(d=l,c=l,f=u-1;f>t;f--)d*=(f+1)*s/((e-f)*o),l+=d;for(d=c,f=u+1;f<=e;f++)d*=(e-f+1)*o/(f*s),l+=d}return l}t.exports=o})),Pr=n(((e,t)=>{

var n=wr();function r(e,t,r,i,a,o,s){var c=n(e,t,r,i,o),l,u,d;if(s&&(s[1]=c),c/=e,c===0)return c;for(u=1,l=1,d=0;d<a-1;++d)l*=(e+t+d)*r/(e+d+1),u+=l;return c*=u,c}t.exports=r})),Fr=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_64_0/boost/math/special_functions/beta.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=Yn(),r=mn(),i=M(),a=m(),o=$(),s=Be(),c=u(),l=Z(),d=sn(),f=kn(),p=Bt(),h=Ve(),g={maxTerms:100};function _(e,t,n,r){var i=1-t,a=1;return o;function o(){var t=r/e;return e+=1,r*=i*n/a,a+=1,i+=1,t}}function v(e,t,u,m,v,y,b){var x,S,C,w,T,E,D,O;return v?(D=e+t,S=e+p-.5,C=t+p-.5,w=D+p-.5,x=n(D)/(n(e)*n(t)),T=c(w/C)*(t-.5),E=c(u*w/S)*e,T>f&&T<d&&E>f&&E<d?(e*t<C*10?x*=o((t-.5)*i(e/C)):x*=s(w/C,t-.5),x*=s(u*w/S,e),x*=a(S/h),y&&(y[1]=x*s(b,t))):(x=c(x)+T+E+(c(S)-1)/2,y&&(y[1]=o(x+t*c(b))),x=o(x))):x=s(u,e),x<l?m:(O=_(e,t,u,x),g.initialValue=m,r(O,g))}t.exports=v})),Ir=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_61_0/boost/math/special_functions/beta.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
* (C) Copyright Paul A. Bristow 2007.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=f(),r=D(),i=k(),a=M(),o=L(),s=Ge(),c=m(),l=$(),u=Be(),d=Ye(),p=$e(),h=et(),g=Z(),_=tt(),v=nt(),y=rt(),b=vr(),x=yr(),S=wr(),C=Tr(),w=Nr(),T=Pr(),E=Fr(),O=1/y;function A(e,t,f,m,D,k,A,j){var M,N,P,F,I,L,R,z,B,V,H,U=1-e;if(R=j,z=j+A,k[z]=-1,n(e)||e<0||e>1)return k[R]=NaN,k[z]=NaN,k;if(m){if(t<0||f<0)return k[R]=NaN,k[z]=NaN,k;if(t===0){if(f===0)return k[R]=NaN,k[z]=NaN,k;if(f>0)return k[R]=+!D,k}else if(f===0&&t>0)return k[R]=+!!D,k}else if(t<=0||f<=0)return k[R]=NaN,k[z]=NaN,k;return e===0?(t===1?k[z]=1:k[z]=t<1?h/2:g*2,D?(k[R]=m?1:s(t,f),k):(k[R]=0,k)):e===1?(f===1?k[z]=1:k[z]=f<1?h/2:g*2,D?k[R]=0:k[R]=m?1:s(t,f),k):t===.5&&f===.5?(k[z]=O*c(U*e),H=o(c(D?U:e)),H/=v,m||(H*=y),k[R]=H,k):(t===1&&(L=f,f=t,t=L,L=U,U=e,e=L,D=!D),f===1?t===1?(k[R]=D?U:e,k[z]=1,k):(k[z]=t*u(e,t-1),H=U<.5?D?-r(t*a(-U)):l(t*a(-U)):D?-(u(e,t)-1):u(e,t),m||(H/=t),k[R]=H,k):(p(t,f)<=1?(e>.5&&(L=f,f=t,t=L,L=U,U=e,e=L,D=!D),d(t,f)<=1?t>=p(.2,f)||u(e,t)<=.9?D?(P=-(m?1:s(t,f)),D=!1,P=-E(t,f,e,P,m,k,U)):P=E(t,f,e,0,m,k,U):(L=f,f=t,t=L,L=U,U=e,e=L,D=!D,U>=.3?D?(P=-(m?1:s(t,f)),D=!1,P=-E(t,f,e,P,m,k,U)):P=E(t,f,e,0,m,k,U):(N=m?1:x(t+f,t,20),P=T(t,f,e,U,20,m,k),D?(P-=m?1:s(t,f),D=!1,P=-b(t+20,f,e,U,P,N,m)):P=b(t+20,f,e,U,P,N,m))):f<=1||e<.1&&u(f*e,t)<=.7?D?(P=-(m?1:s(t,f)),D=!1,P=-E(t,f,e,P,m,k,U)):P=E(t,f,e,0,m,k,U):(L=f,f=t,t=L,L=U,U=e,e=L,D=!D,U>=.3?D?(P=-(m?1:s(t,f)),D=!1,P=-E(t,f,e,P,m,k,U)):P=E(t,f,e,0,m,k,U):t>=15?D?(P=-(m?1:s(t,f)),D=!1,P=-b(t,f,e,U,P,1,m)):P=b(t,f,e,U,0,1,m):(N=m?1:x(t+f,t,20),P=T(t,f,e,U,20,m,k),D?(P-=m?1:s(t,f),D=!1,P=-b(t+20,f,e,U,P,N,m)):P=b(t+20,f,e,U,P,N,m)))):(M=t<f?t-(t+f)*e:(t+f)*U-f,M<0&&(L=f,f=t,t=L,L=U,U=e,e=L,D=!D),f<40?i(t)===t&&i(f)===f&&t<_-100?(B=t-1,V=f+B,P=w(V,B,e,U),m||(P*=s(t,f))):f*e<=.7?D?(P=-(m?1:s(t,f)),D=!1,P=-E(t,f,e,P,m,k,U)):P=E(t,f,e,0,m,k,U):t>15?(V=i(f),V===f&&--V,F=f-V,N=m?1:x(t+F,F,V),P=T(F,t,U,e,V,m),P=b(t,F,e,U,P,1,m),P/=N):m?(V=i(f),F=f-V,F<=0&&(--V,F+=1),P=T(F,t,U,e,V,m),P+=T(t,F,e,U,20,m),D&&--P,P=b(t+20,F,e,U,P,1,m),D&&=(P=-P,!1)):P=C(t,f,e,U,m,k):P=C(t,f,e,U,m,k)),k[z]<0&&(k[z]=S(t,f,e,U,!0)),I=U*e,k[z]!==0&&(h*I<k[z]?k[z]=h/2:k[z]/=I),k[R]=D?(m?1:s(t,f))-P:P,k))}t.exports=A})),Lr=n(((e,t)=>{

var n=Ir();function r(e,t,r,i,a){return n(e,t,r,i,a,[0,0],1,0)}t.exports=r})),Rr=n(((e,t)=>{

var n=h(),r=Lr();n(r,`assign`,Ir()),t.exports=r})),zr=n(((e,t)=>{

var n=Rr().assign;function r(e,t,r,i,a){var o=[0,0];return i=i!==!1,a=a===!0,n(e,t,r,i,a,o,1,0),o[0]}t.exports=r})),Br=n(((e,t)=>{

t.exports=zr()})),Vr=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.0005087819496582806:(t=e<0?-e:e,t<=1?(n=-.0005087819496582806+e*(-.008368748197417368+e*(.03348066254097446+e*(-.012692614766297404+e*(-.03656379714117627+e*(.02198786811111689+e*(.008226878746769157+e*(-.005387729650712429+e*(0+e*0)))))))),r=1+e*(-.9700050433032906+e*(-1.5657455823417585+e*(1.5622155839842302+e*(.662328840472003+e*(-.7122890234154284+e*(-.05273963823400997+e*(.07952836873415717+e*(-.0023339375937419+e*.0008862163904564247))))))))):(e=1/e,n=0+e*(0+e*(-.005387729650712429+e*(.008226878746769157+e*(.02198786811111689+e*(-.03656379714117627+e*(-.012692614766297404+e*(.03348066254097446+e*(-.008368748197417368+e*-.0005087819496582806)))))))),r=.0008862163904564247+e*(-.0023339375937419+e*(.07952836873415717+e*(-.05273963823400997+e*(-.7122890234154284+e*(.662328840472003+e*(1.5622155839842302+e*(-1.5657455823417585+e*(-.9700050433032906+e*1))))))))),n/r)}t.exports=n})),Hr=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.20243350835593876:(t=e<0?-e:e,t<=1?(n=-.20243350835593876+e*(.10526468069939171+e*(8.3705032834312+e*(17.644729840837403+e*(-18.851064805871424+e*(-44.6382324441787+e*(17.445385985570866+e*(21.12946554483405+e*-3.6719225470772936))))))),r=1+e*(6.242641248542475+e*(3.971343795334387+e*(-28.66081804998+e*(-20.14326346804852+e*(48.560921310873994+e*(10.826866735546016+e*(-22.643693341313973+e*1.7211476576120028)))))))):(e=1/e,n=-3.6719225470772936+e*(21.12946554483405+e*(17.445385985570866+e*(-44.6382324441787+e*(-18.851064805871424+e*(17.644729840837403+e*(8.3705032834312+e*(.10526468069939171+e*-.20243350835593876))))))),r=1.7211476576120028+e*(-22.643693341313973+e*(10.826866735546016+e*(48.560921310873994+e*(-20.14326346804852+e*(-28.66081804998+e*(3.971343795334387+e*(6.242641248542475+e*1)))))))),n/r)}t.exports=n})),Ur=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.1311027816799519:(t=e<0?-e:e,t<=1?(n=-.1311027816799519+e*(-.16379404719331705+e*(.11703015634199525+e*(.38707973897260434+e*(.3377855389120359+e*(.14286953440815717+e*(.029015791000532906+e*(.0021455899538880526+e*(-6.794655751811263e-7+e*(2.8522533178221704e-8+e*-681149956853777e-24))))))))),r=1+e*(3.4662540724256723+e*(5.381683457070069+e*(4.778465929458438+e*(2.5930192162362027+e*(.848854343457902+e*(.15226433829533179+e*(.011059242293464892+e*(0+e*(0+e*0)))))))))):(e=1/e,n=-681149956853777e-24+e*(2.8522533178221704e-8+e*(-6.794655751811263e-7+e*(.0021455899538880526+e*(.029015791000532906+e*(.14286953440815717+e*(.3377855389120359+e*(.38707973897260434+e*(.11703015634199525+e*(-.16379404719331705+e*-.1311027816799519))))))))),r=0+e*(0+e*(0+e*(.011059242293464892+e*(.15226433829533179+e*(.848854343457902+e*(2.5930192162362027+e*(4.778465929458438+e*(5.381683457070069+e*(3.4662540724256723+e*1)))))))))),n/r)}t.exports=n})),Wr=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.0350353787183178:(t=e<0?-e:e,t<=1?(n=-.0350353787183178+e*(-.0022242652921344794+e*(.018557330651423107+e*(.009508047013259196+e*(.0018712349281955923+e*(.00015754461742496055+e*(460469890584318e-20+e*(-2304047769118826e-25+e*26633922742578204e-28))))))),r=1+e*(1.3653349817554064+e*(.7620591645536234+e*(.22009110576413124+e*(.03415891436709477+e*(.00263861676657016+e*(7646752923027944e-20+e*(0+e*0)))))))):(e=1/e,n=26633922742578204e-28+e*(-2304047769118826e-25+e*(460469890584318e-20+e*(.00015754461742496055+e*(.0018712349281955923+e*(.009508047013259196+e*(.018557330651423107+e*(-.0022242652921344794+e*-.0350353787183178))))))),r=0+e*(0+e*(7646752923027944e-20+e*(.00263861676657016+e*(.03415891436709477+e*(.22009110576413124+e*(.7620591645536234+e*(1.3653349817554064+e*1)))))))),n/r)}t.exports=n})),Gr=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.016743100507663373:(t=e<0?-e:e,t<=1?(n=-.016743100507663373+e*(-.0011295143874558028+e*(.001056288621524929+e*(.00020938631748758808+e*(14962478375834237e-21+e*(4.4969678992770644e-7+e*(4.625961635228786e-9+e*(-2811287356288318e-29+e*9905570997331033e-32))))))),r=1+e*(.5914293448864175+e*(.1381518657490833+e*(.016074608709367652+e*(.0009640118070051656+e*(27533547476472603e-21+e*(2.82243172016108e-7+e*(0+e*0)))))))):(e=1/e,n=9905570997331033e-32+e*(-2811287356288318e-29+e*(4.625961635228786e-9+e*(4.4969678992770644e-7+e*(14962478375834237e-21+e*(.00020938631748758808+e*(.001056288621524929+e*(-.0011295143874558028+e*-.016743100507663373))))))),r=0+e*(0+e*(2.82243172016108e-7+e*(27533547476472603e-21+e*(.0009640118070051656+e*(.016074608709367652+e*(.1381518657490833+e*(.5914293448864175+e*1)))))))),n/r)}t.exports=n})),Kr=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_81_0/boost/math/special_functions/detail/erf_inv.hpp}. This implementation follows the original, but has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=f(),r=m(),i=u(),a=c(),o=p(),s=Vr(),l=Hr(),d=Ur(),h=Wr(),g=Gr(),_=.08913147449493408,v=2.249481201171875,y=.807220458984375,b=.9399557113647461,x=.9836282730102539;function S(e){var t,c,u,f,p;return n(e)?NaN:e===0?a:e===2?o:e===1?0:e>2||e<0?NaN:(e>1?(t=-1,u=2-e):(t=1,u=e),e=1-u,e<=.5?(f=e*(e+10),p=s(e),t*(f*_+f*p)):u>=.25?(f=r(-2*i(u)),u-=.25,p=l(u),t*(f/(v+p))):(u=r(-i(u)),u<3?(c=u-1.125,p=d(c),t*(y*u+p*u)):u<6?(c=u-3,p=h(c),t*(b*u+p*u)):(c=u-6,p=g(c),t*(x*u+p*u))))}t.exports=S})),qr=n(((e,t)=>{

t.exports=Kr()})),Jr=n(((e,t)=>{

var n=f(),r=L(),i=m(),a=N(),o=6123233995736766e-32;function s(e){var t;return n(e)||e<-1||e>1?NaN:e>.5?2*r(i(.5-.5*e)):(t=a-r(e),t+=o,t+=a,t)}t.exports=s})),Yr=n(((e,t)=>{

t.exports=Jr()})),Xr=n(((e,t)=>{

t.exports=1.4142135623730951})),Zr=n(((e,t)=>{

function n(e){return e===0?.16666666666666666:.16666666666666666+e*.16666666666666666}t.exports=n})),Qr=n(((e,t)=>{

function n(e){return e===0?.058333333333333334:.058333333333333334+e*(.06666666666666667+e*.008333333333333333)}t.exports=n})),$r=n(((e,t)=>{

function n(e){return e===0?.0251984126984127:.0251984126984127+e*(.026785714285714284+e*(.0017857142857142857+e*.0001984126984126984))}t.exports=n})),ei=n(((e,t)=>{

function n(e){return e===0?.012039792768959435:.012039792768959435+e*(.010559964726631394+e*(-.0011078042328042327+e*(.0003747795414462081+e*27557319223985893e-22)))}t.exports=n})),ti=n(((e,t)=>{

function n(e){return e===0?.003837005972422639:.003837005972422639+e*(.00610392115600449+e*(-.0016095979637646305+e*(.0005945867404200738+e*(-6270542728876062e-20+e*2.505210838544172e-8))))}t.exports=n})),ni=n(((e,t)=>{

function n(e){return e===0?.0032177478835464946:.0032177478835464946+e*(.0010898206731540065+e*(-.0012579159844784845+e*(.0006908420797309686+e*(-.00016376804137220805+e*(154012654012654e-19+e*16059043836821613e-26)))))}t.exports=n})),ri=n(((e,t)=>{

function n(e){return e===0?.001743826229834001:.001743826229834001+e*(3353097688001788e-20+e*(-.0007624513544032393+e*(.0006451304695145635+e*(-.000249472580470431+e*(49255746366361444e-21+e*(-39851014346715405e-22+e*7647163731819816e-28))))))}t.exports=n})),ii=n(((e,t)=>{

function n(e){return e===0?.0009647274732138864:.0009647274732138864+e*(-.0003110108632631878+e*(-.00036307660358786886+e*(.0005140660578834113+e*(-.00029133414466938067+e*(9086710793521991e-20+e*(-15303004486655377e-21+e*(10914179173496788e-22+e*28114572543455206e-31)))))))}t.exports=n})),ai=n(((e,t)=>{

function n(e){return e===0?.0005422926281312969:.0005422926281312969+e*(-.0003694266780000966+e*(-.00010230378073700413+e*(.00035764655430568635+e*(-.00028690924218514614+e*(.00012645437628698076+e*(-33202652391372056e-21+e*(4890304529197534e-21+e*(-3.123956959982987e-7+e*822063524662433e-32))))))))}t.exports=n})),oi=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_62_0/boost/math/special_functions/detail/t_distribution_inv.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* Copyright John Maddock 2006.
* Copyright Paul A. Bristow 2007.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=Ut(),r=b(),i=m(),a=rt(),o=Zr(),s=Qr(),c=$r(),l=ei(),u=ti(),d=ni(),f=ri(),p=ii(),h=ai(),g=0,_=[1,0,0,0,0,0,0,0,0,0];function v(e,t){var m,v=n(e/2,.5)*i(e*a)*(t-.5);return m=1/e,_[1]=o(m),_[2]=s(m),_[3]=c(m),_[4]=l(m),_[5]=u(m),_[6]=d(m),_[7]=f(m),_[8]=p(m),_[9]=h(m),g+v*r(_,v*v)}t.exports=v})),si=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_61_0/boost/math/special_functions/detail/t_distribution_inv.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* Copyright John Maddock 2006.
* Copyright Paul A. Bristow 2007.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=Ut(),r=b(),i=m(),a=Be(),o=rt(),s=[0,0,0,0,0,0,0];function c(e,t){var c,l,u,d,f,p,m,h=n(e/2,.5)*i(e*o)*t;return d=e+2,f=e+4,p=e+6,s[0]=1,s[1]=-(e+1)/(2*d),d*=e+2,s[2]=-e*(e+1)*(e+3)/(8*d*f),d*=e+2,s[3]=-e*(e+1)*(e+5)*((3*e+7)*e-2)/(48*d*f*p),d*=e+2,f*=e+4,s[4]=-e*(e+1)*(e+7)*(((((15*e+154)*e+465)*e+286)*e-336)*e+64)/(384*d*f*p*(e+8)),d*=e+2,s[5]=-e*(e+1)*(e+3)*(e+9)*((((((35*e+452)*e+1573)*e+600)*e-2020)*e+928)*e-128)/(1280*d*f*p*(e+8)*(e+10)),d*=e+2,f*=e+4,p*=e+6,s[6]=-e*(e+1)*(e+11)*(((((((((((945*e+31506)*e+425858)*e+2980236)*e+11266745)*e+20675018)*e+7747124)*e-22574632)*e-8565600)*e+18108416)*e-7099392)*e+884736)/(46080*d*f*p*(e+8)*(e+10)*(e+12)),m=i(e),u=a(m*h,1/e),l=u*u,c=r(s,l),c*=m,c/=u,-c}t.exports=c})),ci=n(((e,t)=>{

var n=qr(),r=D(),i=m(),a=Be(),o=nt(),s=Xr();function c(e,t){var c,l,u,d,f,p,m;return e>0x56bc75e2d63100000?-n(2*t)*s:(c=1/(e-.5),l=48/(c*c),u=((20700*c/l-98)*c-16)*c+96.36,d=((94.5/(l+u)-3)/l+1)*i(c*o)*e,m=a(d*2*t,2/e),m>.05+c?(p=-n(2*t)*s,m=p*p,e<5&&(u+=.3*(e-4.5)*(p+.6)),u+=(((.05*d*p-5)*p-7)*p-2)*p+l,m=(((((.4*m+6.3)*m+36)*m+94.5)/u-m-3)/l+1)*p,m=r(c*m*m)):m=((1/(((e+6)/(e*m)-.089*d-.822)*(e+2)*3)+.5/(e+4))*m-1)*(e+1)/(e+2)+1/m,f=i(e*m),-f)}t.exports=c})),li=n(((e,t)=>{

var n=qr(),r=k(),i=fe(),a=yt(),o=Yr(),s=m(),c=z(),l=Gt(),u=Be(),d=wt(),f=Xr(),p=rt(),h=oi(),g=si(),_=ci(),v=268435456,y=1/3,b=106/3,x=.8549879733383485;function S(e,t,m){var S,C,w,T,E=0,D,O,k,A,j,M,N,P,F,I,L;if(t>m?(O=m,m=t,t=O,T=!0):T=!1,r(e)===e&&e<20)switch(C=i(1,b),r(e)){case 1:E=t===.5?0:-l(p*t)/d(p*t);break;case 2:E=(2*t-1)/s(2*t*m);break;case 4:D=4*t*m,w=s(D),P=4*l(o(w)/3)/w,F=s(P-4),E=t-.5<0?-F:F;break;case 6:if(t<1e-150)return(T?-1:1)*_(e,t);I=4*(t-t*t),L=u(I,y),N=6*(1+x*(1/L-1));do A=N*N,j=A*A,M=N*j,k=N,N=2*(8*I*M-270*A+2187)/(5*(4*I*j-216*N-243));while(c((N-k)/N)>C);N=s(N-e),E=t-.5<0?-N:N;break;default:e>v?E=n(2*t)*f:e<3?(S=.2742-e*.0242143,E=t>S?h(e,t):g(e,t)):(S=i(1,a(e/-.654)),E=t>S?_(e,t):g(e,t))}else e>v?E=-n(2*t)*f:e<3?(S=.2742-e*.0242143,E=t>S?h(e,t):g(e,t)):(S=i(1,a(e/-.654)),E=t>S?_(e,t):g(e,t));return T?-E:E}t.exports=S})),ui=n(((e,t)=>{

var n=li();function r(e,t,r){var i,a=t/2,o=1-a,s;return i=e*2,s=n(i,a,o),r&&(r.value=s*s/(i+s*s)),i/(i+s*s)}t.exports=r})),di=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_64_0/boost/math/special_functions/detail/ibeta_inverse.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* Copyright John Maddock 2006.
* Copyright Paul A. Bristow 2007.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=b(),r=qr(),i=m(),a=$(),o=Xr(),s=[0,0,0,0,0,0,0],c=[0,0,0,0];function l(e,t,l){var u=r(2*l),d,f,p,m,h,g;return u/=-i(e/2),c[0]=u,h=t-e,p=h*h,m=p*h,s[0]=-h*o/2,s[1]=(1-2*h)/8,s[2]=-(h*o/48),s[3]=-1/192,s[4]=-h*o/3840,s[5]=0,s[6]=0,c[1]=n(s,u),s[0]=h*o*(3*h-2)/12,s[1]=(20*p-12*h+1)/128,s[2]=h*o*(20*h-1)/960,s[3]=(16*p+30*h-15)/4608,s[4]=h*o*(21*h+32)/53760,s[5]=(-(32*p)+63)/368640,s[6]=-h*o*(120*h+17)/25804480,c[2]=n(s,u),s[0]=h*o*(-75*p+80*h-16)/480,s[1]=(-1080*m+868*p-90*h-45)/9216,s[2]=h*o*(-1190*p+84*h+373)/53760,s[3]=(-2240*m-2508*p+2100*h-165)/368640,s[4]=0,s[5]=0,s[6]=0,c[3]=n(s,u),f=n(c,1/e),d=f*f,g=-a(-d/2),d===0?.5:(1+f*i((1+g)/d))/2}t.exports=l})),fi=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_62_0/boost/math/special_functions/detail/ibeta_inverse.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* Copyright John Maddock 2006.
* Copyright Paul A. Bristow 2007.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=u(),r=et()/4;function i(e,t){return i;function i(i){var a,o,s=1-i;return s===0||i===0?[-r,-r]:(o=n(i)+t*n(s)+e,a=1/i-t/s,[o,a])}}t.exports=i})),pi=n(((e,t)=>{

var n=f();function r(e){return e===0||n(e)?e:e<0?-1:1}t.exports=r})),mi=n(((e,t)=>{

t.exports=pi()})),hi=n(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_62_0/boost/math/tools/roots.hpp}. The implementation has been modified for JavaScript.
*
* ```text
* Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var n=mi(),r=z(),i=fe(),a=et();function o(e,t,o,s,c,l){var u,d,f,p,m,h,g,_,v=0,y;u=0,m=t,p=i(1,1-c),g=a,d=a,f=a,h=l;do{if(u=v,f=d,d=g,_=e(m),v=_[0],y=_[1],--h,v===0)break;if(y===0?(u===0&&(t=m===o?s:o,u=e(t),g=t-m),g=n(u)*n(v)<0?g<0?(m-o)/2:(m-s)/2:g<0?(m-s)/2:(m-o)/2):g=v/y,r(g*2)>r(f)&&(g=g>0?(m-o)/2:(m-s)/2),t=m,m-=g,m<=o){if(g=.5*(t-o),m=t-g,m===o||m===s)break}else if(m>=s&&(g=.5*(t-s),m=t-g,m===o||m===s))break;g>0?s=t:o=t}while(h&&r(m*p)<r(g));return m}t.exports=o})),gi=n(((e,t)=>{

function n(e){return e===0?-1:-1+e*(-5+e*5)}t.exports=n})),_i=n(((e,t)=>{

function n(e){return e===0?1:1+e*(21+e*(-69+e*46))}t.exports=n})),vi=n(((e,t)=>{

function n(e){return e===0?7:7+e*(-2+e*(33+e*(-62+e*31)))}t.exports=n})),yi=n(((e,t)=>{

function n(e){return e===0?25:25+e*(-52+e*(-17+e*(88+e*(-115+e*46))))}t.exports=n})),bi=n(((e,t)=>{

function n(e){return e===0?7:7+e*(12+e*(-78+e*52))}t.exports=n})),xi=n(((e,t)=>{

function n(e){return e===0?-7:-7+e*(2+e*(183+e*(-370+e*185)))}t.exports=n})),Si=n(((e,t)=>{

function n(e){return e===0?-533:-533+e*(776+e*(-1835+e*(10240+e*(-13525+e*5410))))}t.exports=n})),Ci=n(((e,t)=>{

function n(e){return e===0?-1579:-1579+e*(3747+e*(-3372+e*(-15821+e*(45588+e*(-45213+e*15071)))))}t.exports=n})),wi=n(((e,t)=>{

function n(e){return e===0?449:449+e*(-1259+e*(-769+e*(6686+e*(-9260+e*3704))))}t.exports=n})),Ti=n(((e,t)=>{

function n(e){return e===0?63149:63149+e*(-151557+e*(140052+e*(-727469+e*(2239932+e*(-2251437+e*750479)))))}t.exports=n})),Ei=n(((e,t)=>{

function n(e){return e===0?29233:29233+e*(-78755+e*(105222+e*(146879+e*(-1602610+e*(3195183+e*(-2554139+e*729754))))))}t.exports=n})),Di=n(((e,t)=>{

function n(e){return e===0?1:1+e*(-13+e*13)}t.exports=n})),Oi=n(((e,t)=>{

function n(e){return e===0?1:1+e*(21+e*(-69+e*46))}t.exports=n})),ki=n(((e,t)=>{

var n=b(),r=qr(),i=z(),a=$(),o=u(),s=m(),c=wt(),l=Gt(),d=fi(),f=hi(),p=gi(),h=_i(),g=vi(),_=yi(),v=bi(),y=xi(),x=Si(),S=Ci(),C=wi(),w=Ti(),T=Ei(),E=Di(),D=Oi(),O=[0,0,0,0,0,0],k=[0,0,0,0];function A(e,t,u){var m,b,A,j,M=r(2*e)/-s(t/2),N,P,F,I,L,R,z,B,V,H,U,W,G=c(u),K,q;return W=l(u),k[0]=M,H=G*G,U=W*W,B=G*W,z=B*B,R=z*B,L=z*z,I=z*R,F=R*R,P=L*R,O[0]=(2*H-1)/(3*B),O[1]=-p(H)/(36*z),O[2]=h(H)/(1620*R),O[3]=g(H)/(6480*L),O[4]=_(H)/(90720*I),O[5]=0,k[1]=n(O,M),O[0]=-v(H)/(405*R),O[1]=y(H)/(2592*L),O[2]=-x(H)/(204120*I),O[3]=-S(H)/(2099520*F),O[4]=0,O[5]=0,k[2]=n(O,M),O[0]=C(H)/(102060*I),O[1]=-w(H)/(20995200*F),O[2]=T(H)/(36741600*P),O[3]=0,O[4]=0,O[5]=0,k[3]=n(O,M),N=n(k,1/t),A=W/G,A*=A,V=-(N*N)/(2*H)+o(H)+U*o(U)/H,i(N)<.7?(O[0]=H,O[1]=B,O[2]=(1-2*H)/3,O[3]=E(H)/(36*B),O[4]=D(H)/(270*z),O[5]=0,q=n(O,N)):(K=a(V),O[0]=K,O[1]=A,O[2]=0,O[3]=3*A*(3*A+1)/6,O[4]=4*A*(4*A+1)*(4*A+2)/24,O[5]=5*A*(5*A+1)*(5*A+2)*(5*A+3)/120,q=n(O,K),(q-H)*N<0&&(q=1-q)),N<0?(b=0,m=H):(b=H,m=1),(q<b||q>m)&&(q=(b+m)/2),j=d(-V,A),q=f(j,q,b,m,32,100),q}t.exports=A})),Ai=n(((e,t)=>{var n=1e3,r=n*60,i=r*60,a=i*24,o=a*365.25;t.exports=function(e,t){t||={};var n=typeof e;if(n===`string`&&e.length>0)return s(e);if(n===`number`&&isNaN(e)===!1)return t.long?l(e):c(e);throw Error(`val is not a non-empty string or a valid number. val=`+JSON.stringify(e))};function s(e){if(e=String(e),!(e.length>100)){var t=/^((?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|years?|yrs?|y)?$/i.exec(e);if(t){var s=parseFloat(t[1]);switch((t[2]||`ms`).toLowerCase()){case`years`:case`year`:case`yrs`:case`yr`:case`y`:return s*o;case`days`:case`day`:case`d`:return s*a;case`hours`:case`hour`:case`hrs`:case`hr`:case`h`:return s*i;case`minutes`:case`minute`:case`mins`:case`min`:case`m`:return s*r;case`seconds`:case`second`:case`secs`:case`sec`:case`s`:return s*n;case`milliseconds`:case`millisecond`:case`msecs`:case`msec`:case`ms`:return s;default:return}}}}function c(e){return e>=a?Math.round(e/a)+`d`:e>=i?Math.round(e/i)+`h`:e>=r?Math.round(e/r)+`m`:e>=n?Math.round(e/n)+`s`:e+`ms`}function l(e){return u(e,a,`day`)||u(e,i,`hour`)||u(e,r,`minute`)||u(e,n,`second`)||e+` ms`}function u(e,t,n){if(!(e<t))return e<t*1.5?Math.floor(e/t)+` `+n:Math.ceil(e/t)+` `+n+`s`}})),ji=n(((e,t)=>{e=t.exports=i.debug=i.default=i,e.coerce=c,e.disable=o,e.enable=a,e.enabled=s,e.humanize=Ai(),e.names=[],e.skips=[],e.formatters={};var n;function r(t){var n=0,r;for(r in t)n=(n<<5)-n+t.charCodeAt(r),n|=0;return e.colors[Math.abs(n)%e.colors.length]}function i(t){function i(){if(i.enabled){var t=i,r=+new Date;t.diff=r-(n||r),t.prev=n,t.curr=r,n=r;for(var a=Array(arguments.length),o=0;o<a.length;o++)a[o]=arguments[o];a[0]=e.coerce(a[0]),typeof a[0]!=`string`&&a.unshift(`%O`);var s=0;a[0]=a[0].replace(/%([a-zA-Z%])/g,function(n,r){if(n===`%%`)return n;s++;var i=e.formatters[r];if(typeof i==`function`){var o=a[s];n=i.call(t,o),a.splice(s,1),s--}return n}),e.formatArgs.call(t,a),(i.log||e.log||console.log.bind(console)).apply(t,a)}}return i.namespace=t,i.enabled=e.enabled(t),i.useColors=e.useColors(),i.color=r(t),typeof e.init==`function`&&e.init(i),i}function a(t){e.save(t),e.names=[],e.skips=[];for(var n=(typeof t==`string`?t:``).split(/[\s,]+/),r=n.length,i=0;i<r;i++)n[i]&&(t=n[i].replace(/\*/g,`.*?`),t[0]===`-`?e.skips.push(RegExp(`^`+t.substr(1)+`$`)):e.names.push(RegExp(`^`+t+`$`)))}function o(){e.enable(``)}function s(t){for(var n=0,r=e.skips.length;n<r;n++)if(e.skips[n].test(t))return!1;for(n=0,r=e.names.length;n<r;n++)if(e.names[n].test(t))return!0;return!1}function c(e){return e instanceof Error?e.stack||e.message:e}})),Mi=n(((e,t)=>{e=t.exports=ji(),e.log=i,e.formatArgs=r,e.save=a,e.load=o,e.useColors=n,e.storage=typeof chrome<`u`&&chrome.storage!==void 0?chrome.storage.local:s(),e.colors=[`lightseagreen`,`forestgreen`,`goldenrod`,`dodgerblue`,`darkorchid`,`crimson`];function n(){return typeof window<`u`&&window.process&&window.process.type===`renderer`?!0:typeof document<`u`&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<`u`&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<`u`&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)&&parseInt(RegExp.$1,10)>=31||typeof navigator<`u`&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}e.formatters.j=function(e){try{return JSON.stringify(e)}catch(e){return`[UnexpectedJSONParseError]: `+e.message}};function r(t){var n=this.useColors;if(t[0]=(n?`%c`:``)+this.namespace+(n?` %c`:` `)+t[0]+(n?`%c `:` `)+`+`+e.humanize(this.diff),n){var r=`color: `+this.color;t.splice(1,0,r,`color: inherit`);var i=0,a=0;t[0].replace(/%[a-zA-Z%]/g,function(e){e!==`%%`&&(i++,e===`%c`&&(a=i))}),t.splice(a,0,r)}}function i(){return typeof console==`object`&&console.log&&Function.prototype.apply.call(console.log,console,arguments)}function a(t){try{t==null?e.storage.removeItem(`debug`):e.storage.debug=t}catch{}}function o(){var t;try{t=e.storage.debug}catch{}return!t&&typeof process<`u`&&`env`in process&&(t=process.env.DEBUG),t}e.enable(o());function s(){try{return window.localStorage}catch{}}})),Ni=n(((e,n)=>{var r=t(`tty`),i=t(`util`);e=n.exports=ji(),e.init=p,e.log=l,e.formatArgs=c,e.save=u,e.load=d,e.useColors=s,e.colors=[6,2,3,4,5,1],e.inspectOpts=Object.keys(process.env).filter(function(e){return/^debug_/i.test(e)}).reduce(function(e,t){var n=t.substring(6).toLowerCase().replace(/_([a-z])/g,function(e,t){return t.toUpperCase()}),r=process.env[t];return r=/^(yes|on|true|enabled)$/i.test(r)?!0:/^(no|off|false|disabled)$/i.test(r)?!1:r===`null`?null:Number(r),e[n]=r,e},{});var a=parseInt(process.env.DEBUG_FD,10)||2;a!==1&&a!==2&&i.deprecate(function(){},`except for stderr(2) and stdout(1), any other usage of DEBUG_FD is deprecated. Override debug.log if you want to use a different log function (https://git.io/debug_fd)`)();var o=a===1?process.stdout:a===2?process.stderr:f(a);function s(){return`colors`in e.inspectOpts?!!e.inspectOpts.colors:r.isatty(a)}e.formatters.o=function(e){return this.inspectOpts.colors=this.useColors,i.inspect(e,this.inspectOpts).split(`
`).map(function(e){return e.trim()}).join(` `)},e.formatters.O=function(e){return this.inspectOpts.colors=this.useColors,i.inspect(e,this.inspectOpts)};function c(t){var n=this.namespace;if(this.useColors){var r=this.color,i=`  \x1B[3`+r+`;1m`+n+` \x1B[0m`;t[0]=i+t[0].split(`
`).join(`
`+i),t.push(`\x1B[3`+r+`m+`+e.humanize(this.diff)+`\x1B[0m`)}else t[0]=new Date().toUTCString()+` `+n+` `+t[0]}function l(){return o.write(i.format.apply(i,arguments)+`
`)}function u(e){e==null?delete process.env.DEBUG:process.env.DEBUG=e}function d(){return process.env.DEBUG}function f(e){var n;switch(process.binding(`tty_wrap`).guessHandleType(e)){case`TTY`:n=new r.WriteStream(e),n._type=`tty`,n._handle&&n._handle.unref&&n._handle.unref();break;case`FILE`:n=new(t(`fs`)).SyncWriteStream(e,{autoClose:!1}),n._type=`fs`;break;case`PIPE`:case`TCP`:n=new(t(`net`)).Socket({fd:e,readable:!1,writable:!0}),n.readable=!1,n.read=null,n._type=`pipe`,n._handle&&n._handle.unref&&n._handle.unref();break;default:throw Error(`Implement me. Unknown stream file type!`)}return n.fd=e,n._isStdio=!0,n}function p(t){t.inspectOpts={};for(var n=Object.keys(e.inspectOpts),r=0;r<n.length;r++)t.inspectOpts[n[r]]=e.inspectOpts[n[r]]}e.enable(d())})),Pi=n(((e,t)=>{t.exports=typeof process<`u`&&process.type===`renderer`?Mi():Ni()})),Fi=n(((e,t)=>{

t.exports=34028234663852886e22})),Ii=n(((e,t)=>{

var n=Pi(),r=hr(),i=z(),a=$(),o=u(),s=Fi(),c=n(`gammaincinv:higher_newton`);function l(e,t,n,l,u,d,f,p){var m,h,g,_,v,y,b,x,S,C,w,T,E,D=e;w=1,T=1,y=t*t,h=e;do{if(D=e,b=D*D,n===0){if(m=(1-t)*o(D)+D+d,m>o(s))return c(`Warning: overflow problems in one or more steps of the computation. The initial approximation to the root is returned.`),h;E=a(m)}else E=-f*D;p?(x=r(D,t,!0,!1),g=-E*(x-l)):(S=r(D,t,!0,!0),g=E*(S-u)),E=g,l>1e-120||T>1?(_=.5*(D-t+1)/D,v=(2*b-4*D*t+4*D+2*y-3*t+1)/b,v/=6,e=D+E*(1+E*(_+E*v))):e=D+E,w=i(D/e-1),T+=1,D=e,D<0&&(D=h,T=100)}while(w>2e-14&&T<35);return(w>2e-14||T>99)&&c(`Warning: the number of iterations in the Newton method reached the upper limit N=35. The last value obtained for the root is given as output.`),C=D||0,C}t.exports=l})),Li=n(((e,t)=>{

function n(e){return e===0?0:0+e*(1+e*(1+e*(1.5+e*(2.6666666666666665+e*(5.208333333333333+e*10.8)))))}t.exports=n})),Ri=n(((e,t)=>{

function n(e){return e===0?1:1+e*(1+e*(.3333333333333333+e*(.027777777777777776+e*(-.003703703703703704+e*(.0002314814814814815+e*5878894767783657e-20)))))}t.exports=n})),zi=n(((e,t)=>{

var n=z(),r=$(),i=u(),a=b(),o=Li(),s=Ri(),c=1e-8,l=.08333333333333333,d=.008333333333333333,f=[1,0,0,0,0,0];function p(e){var t,u,p,m,h,g,_,v,y=e*e*.5;if(e===0?h=0:e<-1?(v=r(-1-y),h=o(v)):e<1?(v=e,h=s(v)):(v=11+y,g=i(v),h=v+g,v=1/v,t=g*g,u=t*g,p=u*g,m=p*g,f[1]=(2-g)*.5,f[2]=(-9*g+6+2*t)/6,f[3]=-(3*u+36*g-22*t-12)*l,f[4]=(60+350*t-300*g-125*u+12*p)/60,f[5]=-(-120-274*p+900*g-1700*t+1125*u+20*m)*d,h+=g*v*a(f,v)),v=1,e>-3.5&&e<-.03||e>.03&&e<40){v=1,_=h;do h=_*(y+i(_))/(_-1),v=n(_/h-1),_=h;while(v>c)}return h}t.exports=p})),Bi=n(((e,t)=>{

t.exports=.9189385332046728})),Vi=n(((e,t)=>{

var n=[1.9963790515900766,-.0017971032528832887,13129285796384672e-21,-2.340875228178749e-7,7.2291210671127e-9,-3280997607821e-22,19875070901e-21,-1509214183e-21,1375340084e-22,-145728923e-22,17532367e-22,-2351465e-22,346551e-22,-55471e-22,9548e-22,-1748e-22,332e-22,-58e-22];function r(e,t){var r,i=0,a=0,o,s;r=t+t,s=e;do o=a,a=i,i=r*a-o+n[s],--s;while(s>=0);return(i-o)/2}t.exports=r})),Hi=n(((e,t)=>{

function n(e){return e===0?.025721014990011306:.025721014990011306+e*(.08247596616699963+e*(-.0025328157302663564+e*(.0006099292666946337+e*(-.00033543297638406+e*.000250505279903))))}t.exports=n})),Ui=n(((e,t)=>{

function n(e){return e===0?.08333333333333333:.08333333333333333+e*(-.002777777777777778+e*(.0007936507936507937+e*-.0005952380952380953))}t.exports=n})),Wi=n(((e,t)=>{

var n=on(),r=u(),i=Bi(),a=sr(),o=Fi(),s=Vi(),c=Hi(),l=Ui(),d=.30865217988013566;function f(e){var t;return e<a?o:e<1?n(e+1)-(e+.5)*r(e)+e-i:e<2?n(e)-(e-.5)*r(e)+e-i:e<3?n(e-1)-(e-.5)*r(e)+e-i+r(e-1):e<12?(t=18/(e*e)-1,s(17,t)/(12*e)):(t=1/(e*e),e<1e3?c(t)/(d+t)/e:l(t)/e)}t.exports=f})),Gi=n(((e,t)=>{

var n=$(),r=Mt(),i=u(),a=Fi(),o=Tt(),s=Wi();function c(e){return e>=3?n(s(e)):e>0?r(e)/(n(-e+(e-.5)*i(e))*o):a}t.exports=c})),Ki=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.3333333333438:(t=e<0?-e:e,t<=1?(n=-.3333333333438+e*(-.2070740359969+e*(-.05041806657154+e*(-.004923635739372+e*-4293658292782e-17))),r=1+e*(.7045554412463+e*(.2118190062224+e*(.03048648397436+e*.001605037988091)))):(e=1/e,n=-4293658292782e-17+e*(-.004923635739372+e*(-.05041806657154+e*(-.2070740359969+e*-.3333333333438))),r=.001605037988091+e*(.03048648397436+e*(.2118190062224+e*(.7045554412463+e*1)))),n/r)}t.exports=n})),qi=n(((e,t)=>{

var n=z(),r=u(),i=zi(),a=Ki();function o(e){var t;return n(e)<1?a(e):(t=i(e),r(e/(t-1))/e)}t.exports=o})),Ji=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.0172847633523:(t=e<0?-e:e,t<=1?(n=-.0172847633523+e*(-.0159372646475+e*(-.00464910887221+e*(-.00060683488776+e*-614830384279e-17))),r=1+e*(.764050615669+e*(.297143406325+e*(.0579490176079+e*.00574558524851)))):(e=1/e,n=-614830384279e-17+e*(-.00060683488776+e*(-.00464910887221+e*(-.0159372646475+e*-.0172847633523))),r=.00574558524851+e*(.0579490176079+e*(.297143406325+e*(.764050615669+e*1)))),n/r)}t.exports=n})),Yi=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.0172839517431:(t=e<0?-e:e,t<=1?(n=-.0172839517431+e*(-.0146362417966+e*(-.00357406772616+e*(-.000391032032692+e*249634036069e-17))),r=1+e*(.690560400696+e*(.249962384741+e*(.0443843438769+e*.00424073217211)))):(e=1/e,n=249634036069e-17+e*(-.000391032032692+e*(-.00357406772616+e*(-.0146362417966+e*-.0172839517431))),r=.00424073217211+e*(.0443843438769+e*(.249962384741+e*(.690560400696+e*1)))),n/r)}t.exports=n})),Xi=n(((e,t)=>{

function n(e){var t,n,r;return e===0?.99994466948:(t=e<0?-e:e,t<=1?(n=.99994466948+e*(104.649839762+e*(857.204033806+e*(731.901559577+e*45.5174411671))),r=1+e*(104.526456943+e*(823.313447808+e*(3119.93802124+e*3970.03311219)))):(e=1/e,n=45.5174411671+e*(731.901559577+e*(857.204033806+e*(104.649839762+e*.99994466948))),r=3970.03311219+e*(3119.93802124+e*(823.313447808+e*(104.526456943+e*1)))),n/r)}t.exports=n})),Zi=n(((e,t)=>{

var n=u(),r=Ji(),i=Yi(),a=Xi();function o(e){var t,o;return e<-5?(o=e*e,t=n(-e),(12-o-t*t*6)/(12*o*e)):e<-2?r(e):e<2?i(e):e<1e3?(o=1/e,a(e)/(-12*e)):-1/(12*e)}t.exports=o})),Qi=n(((e,t)=>{

function n(e){var t,n,r;return e===0?.0495346498136:(t=e<0?-e:e,t<=1?(n=.0495346498136+e*(.0299521337141+e*(.00688296911516+e*(.000512634846317+e*-201411722031e-16))),r=1+e*(.759803615283+e*(.261547111595+e*(.0464854522477+e*.00403751193496)))):(e=1/e,n=-201411722031e-16+e*(.000512634846317+e*(.00688296911516+e*(.0299521337141+e*.0495346498136))),r=.00403751193496+e*(.0464854522477+e*(.261547111595+e*(.759803615283+e*1)))),n/r)}t.exports=n})),$i=n(((e,t)=>{

function n(e){var t,n,r;return e===0?.00452313583942:(t=e<0?-e:e,t<=1?(n=.00452313583942+e*(.00120744920113+e*(-789724156582e-16+e*(-504476066942e-16+e*-535770949796e-17))),r=1+e*(.912203410349+e*(.405368773071+e*(.0901638932349+e*.00948935714996)))):(e=1/e,n=-535770949796e-17+e*(-504476066942e-16+e*(-789724156582e-16+e*(.00120744920113+e*.00452313583942))),r=.00948935714996+e*(.0901638932349+e*(.405368773071+e*(.912203410349+e*1)))),n/r)}t.exports=n})),ea=n(((e,t)=>{

function n(e){var t,n,r;return e===0?.00439937562904:(t=e<0?-e:e,t<=1?(n=.00439937562904+e*(.000487225670639+e*(-.000128470657374+e*(529110969589e-17+e*1.5716677175e-7))),r=1+e*(.794435257415+e*(.333094721709+e*(.0703527806143+e*.00806110846078)))):(e=1/e,n=1.5716677175e-7+e*(529110969589e-17+e*(-.000128470657374+e*(.000487225670639+e*.00439937562904))),r=.00806110846078+e*(.0703527806143+e*(.333094721709+e*(.794435257415+e*1)))),n/r)}t.exports=n})),ta=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.0011481191232:(t=e<0?-e:e,t<=1?(n=-.0011481191232+e*(-.112850923276+e*(1.51623048511+e*(-.218472031183+e*.0730002451555))),r=1+e*(14.2482206905+e*(69.7360396285+e*(218.938950816+e*277.067027185)))):(e=1/e,n=.0730002451555+e*(-.218472031183+e*(1.51623048511+e*(-.112850923276+e*-.0011481191232))),r=277.067027185+e*(218.938950816+e*(69.7360396285+e*(14.2482206905+e*1)))),n/r)}t.exports=n})),na=n(((e,t)=>{

function n(e){var t,n,r;return e===0?-.000145727889667:(t=e<0?-e:e,t<=1?(n=-.000145727889667+e*(-.290806748131+e*(-13.308504545+e*(199.722374056+e*-11.4311378756))),r=1+e*(139.612587808+e*(2189.01116348+e*(7115.24019009+e*45574.6081453)))):(e=1/e,n=-11.4311378756+e*(199.722374056+e*(-13.308504545+e*(-.290806748131+e*-.000145727889667))),r=45574.6081453+e*(7115.24019009+e*(2189.01116348+e*(139.612587808+e*1)))),n/r)}t.exports=n})),ra=n(((e,t)=>{

var n=u(),r=Qi(),i=$i(),a=ea(),o=ta(),s=na();function c(e){var t,c;return e<-8?(t=e*e,c=n(-e)/e,(-30+e*c*(6*t*c*c-12+t))/(12*e*t*t)):e<-4?r(e)/(e*e):e<-2?i(e):e<2?a(e):e<10?(t=1/e,o(t)/(e*e)):e<100?(t=1/e,s(t)/(e*e)):-n(e)/(12*e*e*e)}t.exports=c})),ia=n(((e,t)=>{

var n=Pi(),r=b(),i=on(),a=qr(),o=Mt(),s=m(),c=z(),l=$(),d=$e(),f=Be(),p=u(),h=Tt(),g=Fi(),_=Pn(),v=Ii(),y=zi(),x=Gi(),S=qi(),C=Zi(),w=ra(),T=n(`gammaincinv:compute`),E=.5,D=.3333333333333333,O=.25,k=.2,A=.16666666666666666,j=.08333333333333333,M=.041666666666666664,N=[0,0,0,0,0];function P(e,t,n){var u,m,b,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,ee,X,te,ne,re,ie,ae,Z,Q,oe,se,ce,le,ue,de,fe,pe,me,he,$,ge,_e,ve,ye,be;if(t<E?(P=!0,F=t,ve=-1):(P=!1,F=n,ve=1),$=0,c(e-1)<1e-4&&(ge=0,P?t<.001?(le=t*t,Q=le*t,ce=Q*t,ee=ce*t,Y=ee*t,X=t+le*E+Q*D+ce*O+ee*k+Y*A):X=-p(1-t):X=-p(n),e===1?($=2,de=X):(b=i(e),$=1)),n<1e-30&&e<E&&(ge=0,X=-p(n*o(e))+(e-1)*p(-p(n*o(e))),$=1,b=i(e)),e>1&&e<500&&t<1e-80){for(ge=0,I=1/e,u=1/(e+1),X=(i(e+1)+p(t))*I,X=l(X),W=X,he=0;he<10;he++)X=W*l(X*I)*f(1-X*u,I);$=1,b=i(e)}if(L=1/e*(p(t)+i(e+1)),L<p(k*(1+e))&&$===0&&(_e=l(L),ge=0,te=e*e,ue=te*e,oe=ue*e,G=e+1,V=G*G,B=G*V,z=V*V,K=e+2,R=K*K,q=e+3,N[0]=1,N[1]=1/G,N[2]=E*(3*e+5)/(V*K),N[3]=D*(31+8*te+33*e)/(B*K*q),N[4]=M*(2888+1179*ue+125*oe+3971*te+5661*e)/(z*R*q*(e+4)),X=_e*r(N,_e),b=i(e),$=1),e<10&&$===0&&(H=s(e)/(x(e)*h),U=d(.02,H),n<U&&(ge=0,pe=1-e,ae=pe*pe,Z=ae*pe,J=s(-2/e*p(n/H)),X=e*y(J),me=p(X),X>5?(ne=me*me,re=ne*me,ie=re*me,_e=1/X,N[0]=me-1,N[1]=(3*pe-2*pe*me+ne-2*me+2)*E,N[2]=(24*pe*me-11*ae-24*pe-6*ne+12*me-12-9*pe*ne+6*ae*me+2*re)*A,N[3]=(-12*Z*me+8.04*pe*ne-114*ae*me+(72+36*ne)+(3*ie-72*me+162)*(pe-168*pe*me)-(12*re+25*Z)-(22*pe*re+36*ae*ne+120*ae))*j,N[4]=0,X=X-me+pe*_e*r(N,_e)):(_e=1/X,ne=me*me,fe=me-1,ye=me-pe*_e*fe,ye<X&&(X-=ye)),b=i(e),$=1)),c(F-E)<1e-5&&$===0&&(ge=0,I=1/e,X=e-D+(.019753086419753086+.007211444248481286*I)*I,b=i(e),$=1),e<1&&$===0&&(ge=0,X=l(P?1/e*(p(F)+i(e+1)):1/e*(p(1-F)+i(e+1))),b=i(e),$=1),$===0){if(ge=1,I=1/e,_e=a(2*F),J=ve*_e/s(e*E),_e<g)J+=(S(J)+(C(J)+w(J)*I)*I)*I,X=e*y(J),be=J,se=-s(e/_)*l(-E*e*be*be)/x(e),m=1/se;else return T(`Warning: Overflow problems in one or more steps of the computation.`),NaN}return $<2&&(de=v(X,e,ge,t,n,b,m,P)),de}t.exports=P})),aa=n(((e,t)=>{

var n=f(),r=sr(),i=c(),a=ia();function o(e,t,o){return n(e)||n(t)||t<r||e>1||e<0?NaN:o===!0?e===0?i:e===1?0:a(t,1-e,e):e===0?0:e===1?i:a(t,e,1-e)}t.exports=o})),oa=n(((e,t)=>{

t.exports=aa()})),sa=n(((e,t)=>{

t.exports=5e-324})),ca=n(((e,t)=>{

var n=oa(),r=u(),i=m(),a=sa(),o=fi(),s=hi();function c(e,t,c,l){var u,d,f,p,m=c<l?n(c,t,!0):n(l,t,!1),h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,P,F,I,L,R,z;return m/=e,C=t/e,L=i(1+C),D=L*L,O=D*L,k=D*D,A=O*D,j=O*O,M=k*O,N=k*k,P=A*k,g=A*A,I=m-C,w=I*I,T=w*I,E=w*w,F=L+1,_=F*F,v=F*_,y=_*_,b=(L+2)*(L-1)/(3*L),b+=(O+9*D+21*L+5)*I/(36*D*F),b-=(k-13*O+69*D+167*L+46)*w/(1620*_*O),b-=(7*A+21*k+70*O+26*D-93*L-31)*T/(6480*v*k),b-=(75*j+202*A+188*k-888*O-1345*D+118*L+138)*E/(272160*y*A),x=(28*k+131*O+402*D+581*L+208)*(L-1)/(1620*F*O),x-=(35*j-154*A-623*k-1636*O-3983*D-3514*L-925)*I/(12960*_*k),x-=(2132*M+7915*j+16821*A+35066*k+87490*O+141183*D+95993*L+21640)*w/(816480*A*v),x-=(11053*N+53308*M+117010*j+163924*A+116188*k-258428*O-677042*D-481940*L-105497)*T/(14696640*y*j),S=-((3592*M+8375*j-1323*A-29198*k-89578*O-154413*D-116063*L-29632)*(L-1))/(816480*A*_),S-=(442043*P+2054169*N+3803094*M+3470754*j+2141568*A-2393568*k-19904934*O-34714674*D-23128299*L-5253353)*I/(146966400*j*v),S-=(116932*g+819281*P+2378172*N+4341330*M+6806004*j+10622748*A+18739500*k+30651894*O+30869976*D+15431867*L+2919016)*w/(146966400*y*M),h=m+b/e+x/(e*e)+S/(e*e*e),h<=0&&(h=a),R=h-C*r(h)+(1+C)*r(1+C)-C,u=1/(1+C),f=h<C?u:0,p=h<C?1:u,z=(f+p)/2,d=o(R,C),s(d,z,f,p,32,100)}t.exports=c})),la=n(((e,t)=>{

var n=z(),r=fe(),i=mi(),a=Ye(),o=et();function s(e,t,s,c,l,u){var d,f,p,m,h,g,_,v,y,b,x,S,C,w=0,T,E;f=!1,g=t,h=r(1,1-l),y=a(1e7*t,1e7),_=0,p=y,m=y,v=u;do{if(_=w,m=p,p=y,C=e(g),w=C[0],T=C[1],E=C[2],--v,w===0)break;if(T===0?(_===0&&(t=g===s?c:s,_=e(t),y=t-g),y=i(_)*i(w)<0?y<0?(g-s)/2:(g-c)/2:y<0?(g-c)/2:(g-s)/2):E===0?y=w/T:(b=2*w,S=2*T-E/T*w,y=n(S)<1&&n(b)>=n(S)*o?w/T:b/S,y*T/w<0&&(y=w/T,n(y)>2*n(t)&&(y=(y<0?-1:1)*2*n(t)))),d=n(y/m),d>.8&&d<2&&(y=y>0?(g-s)/2:(g-c)/2,n(y)>g&&(y=i(y)*g),m=y*3),t=g,g-=y,g<s){if(x=n(s)<1&&n(g)>1&&o/n(g)<n(s)?1e3:g/s,n(x)<1&&(x=1/x),!f&&x>0&&x<3)y=.99*(t-s),g=t-y,f=!0;else if(y=(t-s)/2,g=t-y,g===s||g===c)break}else if(g>c){if(x=n(c)<1&&n(g)>1&&o/n(g)<n(c)?1e3:g/c,n(x)<1&&(x=1/x),!f&&x>0&&x<3)y=.99*(t-c),g=t-y,f=!0;else if(y=(t-c)/2,g=t-y,g===s||g===c)break}y>0?c=t:s=t}while(v&&n(g*h)<n(y));return g}t.exports=s})),ua=n(((e,t)=>{

var n=Rr().assign,r=z(),i=et(),a=Z();function o(e,t,o,s){return c;function c(c){var l,u,d,f,p=1-c;return l=[0,0],n(c,e,t,!0,s,l,1,0),f=l[0]-o,u=l[1],s&&(u=-u),p===0&&(p=a*64),c===0&&(c=a*64),d=u*(-(p*e)+(t-2)*c+1),r(d)<p*c*i&&(d/=p*c),s&&(d=-d),u===0&&(u=(s?-1:1)*a*64),[f,u,d]}}t.exports=o})),da=n(((e,t)=>{

var n=b(),r=Br(),i=D(),a=M(),o=L(),s=Ge(),c=m(),l=z(),d=$(),f=Be(),p=wt(),h=Ye(),g=$e(),_=u(),v=Z(),y=nt(),x=He(),S=ui(),C=di(),w=ki(),T=ca(),E=la(),O=ua(),k=32,A=1e3,j=[0,0,0,0,0];function N(e,t,u,m){var b,D=!1,M,N,P,F,I,L,R,z,B,V,H,U,W,G,K,q,J,Y,ee,X,te,ne,re,ie,ae,Z,Q;if(m===0)return[1,0];if(u===0)return[0,1];if(e===1){if(t===1)return[u,1-u];V=t,t=e,e=V,V=m,m=u,u=V,D=!0}if(Z=0,N=0,F=1,e===.5){if(t===.5)return Z=p(u*y),Z*=Z,Q=p(m*y),Q*=Q,[Z,Q];t>.5&&(V=t,t=e,e=V,V=m,m=u,u=V,D=!D)}if(t===.5&&e>=.5&&u!==1)ee={},Z=S(e,u,ee),Q=ee.value;else if(t===1)return u<m?e>1?(Z=f(u,1/e),Q=-i(_(u)/e)):(Z=f(u,1/e),Q=1-Z):(Z=d(a(-m)/e),Q=-i(a(-m)/e)),D&&(V=Q,Q=Z,Z=V),[Z,Q];else if(e+t>5)u>.5&&(V=t,t=e,e=V,V=m,m=u,u=V,D=!D),R=g(e,t),L=h(e,t),c(R)>L-R&&R>5?(Z=C(e,t,u),Q=1-Z):(re=e+t,P=o(c(e/re)),M=R/re,M>=.2&&M<=.8&&re>=10?(B=f(u,1/e),Z=B<.0025&&e+t<200?B*f(e*s(e,t),1/e):w(u,re,P),Q=1-Z):(e<t&&(V=t,t=e,e=V,V=m,m=u,u=V,D=!D),z=0,t<2&&(z=s(e,t)),z===0?Q=1:(Q=f(t*m*z,1/t),Z=1-Q)),Q>1e-5&&(Z=T(e,t,u,m),Q=1-Z));else if(e<1&&t<1){if(Y=(1-e)/(2-e-t),G=r(Y,e,t)-u,l(G)/u<x*3)return D?[1-Y,Y]:[Y,1-Y];G<0&&(V=t,t=e,e=V,V=m,m=u,u=V,D=!D,Y=1-Y),J=f(e*u*s(e,t),1/e),Z=J/(1+J),Q=1/(1+J),Z>Y&&(Z=Y),F=Y}else e>1&&t>1?(Y=(e-1)/(e+t-2),H=(t-1)/(e+t-2),q=r(Y,e,t)-u,q<0&&(V=t,t=e,e=V,V=m,m=u,u=V,V=H,H=Y,Y=V,D=!D),K=_(u*e*s(e,t))/e,Z=d(K),Q=Z<.9?1-Z:-i(K),t<e&&Z<.2&&(U=e-1,W=t-1,X=e*e,te=e*X,ne=t*t,j[0]=0,j[1]=1,j[2]=W/U,U*=U,j[3]=W*(3*e*t+5*t+X-e-4)/(2*(e+2)*U),U*=e+1,j[4]=W*(33*e*ne+31*ne+8*X*ne-30*e*t-47*t+11*X*t+6*te*t+18+4*e-te+X*X-10*X),j[4]/=3*(e+3)*(e+2)*U,Z=n(j,Z)),Z>Y&&(Z=Y),F=Y):(t<e&&(V=t,t=e,e=V,V=m,m=u,u=V,D=!D),f(u,1/e)<.5?(Z=f(u*e*s(e,t),1/e),Z===0&&(Z=v),Q=1-Z):(Q=f(1-f(u,t*s(e,t)),1/t),Q===0&&(Q=v),Z=1-Q));return Z>.5&&(V=t,t=e,e=V,V=m,m=u,u=V,V=Q,Q=Z,Z=V,D=!D,ie=1-F,ae=1-N,N=ie,F=ae),N===0&&(D?(N=x,Z<N&&(Z=N)):N=v,Z<N&&(Z=N)),b=k,Z<1e-50&&(e<1||t<1)&&(b*=3,b/=2),I=O(e,t,u<m?u:m,u>=m),Z=E(I,Z,N,F,b,A),Z===N&&(Z=0),D?[1-Z,Z]:[Z,1-Z]}t.exports=N})),fa=n(((e,t)=>{

t.exports=da()}));const pa=e=>e*e;function ma(e){for(let{n:t,y:n,x:r}of e){if(!Number.isSafeInteger(t)||t<0)throw RangeError(`not a count of tasks: ${t}`);if(!Number.isFinite(n))throw RangeError(`a numerator must be finite, got ${n}`);if(!(r>=0&&r<1/0))throw RangeError(`a denominator must be finite and at least 0, got ${r}`);if(t===0&&(n!==0||r!==0))throw RangeError(`a cluster without tasks has no sums`)}let t=e.filter(({y:e,x:t})=>e!==0||t!==0),n=t.length,[r,i,a]=[0,0,0];for(let e of t)r+=e.x,i+=e.y,a+=pa(e.x);if(r===0)throw RangeError(`no cluster has a denominator`);let o=0;for(let e of t){let t=ha(e.y*r,i*e.x);t!==0&&(o+=pa(t/(r*(r-e.x))))}let s=n>1&&Number.isFinite(o);return{used:t,x:r,r:i/r,v:s?(n-1)/n*o:void 0,x2:a}}const ha=(e,t)=>Math.abs(e-t)<=1e-12*(Math.abs(e)+Math.abs(t))?0:e-t;

var ga=n(((e,t)=>{var n=fa(),r=f(),i=mi(),a=m();function o(e,t){var o,s;return r(t)||r(e)||t<=0||e<0||e>1?NaN:(o=e>.5?1-e:e,s=n(t/2,.5,2*o,1-2*o),i(e-.5)*a(t*s[1]/s[0]))}t.exports=o})),_a=n(((e,t)=>{

var n=i(),r=fa(),a=f(),o=mi(),s=m();function c(e){return a(e)||e<=0?n(NaN):t;function t(t){var n,i;return a(t)||t<0||t>1?NaN:(n=t>.5?1-t:t,i=r(e/2,.5,2*n,1-2*n),o(t-.5)*s(e*i[1]/i[0]))}}t.exports=c})),va=e(n(((e,t)=>{

var n=h(),r=ga();n(r,`factory`,_a()),t.exports=r}))(),1);const ya=new Map;function ba(e,t){let n=`${e} ${t}`,r=ya.get(n)??(0,va.default)(e,t);return ya.set(n,r),r}function xa(e,t){if(e===0)return 1;let n=Math.log(1e-12),r=0;for(let i=0;i<60;i+=1){let i=(n+r)/2;-(0,va.default)(Math.exp(i)/2,t)>e?n=i:r=i}return Math.exp(r)}export{fa as a,ha as i,xa as n,Br as o,ma as r,k as s,ba as t};