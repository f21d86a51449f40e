import{i as e,t}from"./rolldown-runtime.js";import{a as n,f as r,n as i,o as a,p as o,r as s,t as c}from"./lib.js";
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
var l=t(((e,t)=>{function n(e){var t,n,r;return e===0?-.0005087819496582806:(t=e<0?-e:e,t<=1?(n=-.0005087819496582806+e*(-.008368748197417368+e*(.03348066254097446+e*(-.012692614766297404+e*(-.03656379714117627+e*(.02198786811111689+e*(.008226878746769157+e*(-.005387729650712429+e*(0+e*0)))))))),r=1+e*(-.9700050433032906+e*(-1.5657455823417585+e*(1.5622155839842302+e*(.662328840472003+e*(-.7122890234154284+e*(-.05273963823400997+e*(.07952836873415717+e*(-.0023339375937419+e*.0008862163904564247))))))))):(e=1/e,n=0+e*(0+e*(-.005387729650712429+e*(.008226878746769157+e*(.02198786811111689+e*(-.03656379714117627+e*(-.012692614766297404+e*(.03348066254097446+e*(-.008368748197417368+e*-.0005087819496582806)))))))),r=.0008862163904564247+e*(-.0023339375937419+e*(.07952836873415717+e*(-.05273963823400997+e*(-.7122890234154284+e*(.662328840472003+e*(1.5622155839842302+e*(-1.5657455823417585+e*(-.9700050433032906+e*1))))))))),n/r)}t.exports=n})),u=t(((e,t)=>{

function n(e){var t,n,r;return e===0?-.20243350835593876:(t=e<0?-e:e,t<=1?(n=-.20243350835593876+e*(.10526468069939171+e*(8.3705032834312+e*(17.644729840837403+e*(-18.851064805871424+e*(-44.6382324441787+e*(17.445385985570866+e*(21.12946554483405+e*-3.6719225470772936))))))),r=1+e*(6.242641248542475+e*(3.971343795334387+e*(-28.66081804998+e*(-20.14326346804852+e*(48.560921310873994+e*(10.826866735546016+e*(-22.643693341313973+e*1.7211476576120028)))))))):(e=1/e,n=-3.6719225470772936+e*(21.12946554483405+e*(17.445385985570866+e*(-44.6382324441787+e*(-18.851064805871424+e*(17.644729840837403+e*(8.3705032834312+e*(.10526468069939171+e*-.20243350835593876))))))),r=1.7211476576120028+e*(-22.643693341313973+e*(10.826866735546016+e*(48.560921310873994+e*(-20.14326346804852+e*(-28.66081804998+e*(3.971343795334387+e*(6.242641248542475+e*1)))))))),n/r)}t.exports=n})),d=t(((e,t)=>{

function n(e){var t,n,r;return e===0?-.1311027816799519:(t=e<0?-e:e,t<=1?(n=-.1311027816799519+e*(-.16379404719331705+e*(.11703015634199525+e*(.38707973897260434+e*(.3377855389120359+e*(.14286953440815717+e*(.029015791000532906+e*(.0021455899538880526+e*(-6.794655751811263e-7+e*(2.8522533178221704e-8+e*-681149956853777e-24))))))))),r=1+e*(3.4662540724256723+e*(5.381683457070069+e*(4.778465929458438+e*(2.5930192162362027+e*(.848854343457902+e*(.15226433829533179+e*(.011059242293464892+e*(0+e*(0+e*0)))))))))):(e=1/e,n=-681149956853777e-24+e*(2.8522533178221704e-8+e*(-6.794655751811263e-7+e*(.0021455899538880526+e*(.029015791000532906+e*(.14286953440815717+e*(.3377855389120359+e*(.38707973897260434+e*(.11703015634199525+e*(-.16379404719331705+e*-.1311027816799519))))))))),r=0+e*(0+e*(0+e*(.011059242293464892+e*(.15226433829533179+e*(.848854343457902+e*(2.5930192162362027+e*(4.778465929458438+e*(5.381683457070069+e*(3.4662540724256723+e*1)))))))))),n/r)}t.exports=n})),f=t(((e,t)=>{

function n(e){var t,n,r;return e===0?-.0350353787183178:(t=e<0?-e:e,t<=1?(n=-.0350353787183178+e*(-.0022242652921344794+e*(.018557330651423107+e*(.009508047013259196+e*(.0018712349281955923+e*(.00015754461742496055+e*(460469890584318e-20+e*(-2304047769118826e-25+e*26633922742578204e-28))))))),r=1+e*(1.3653349817554064+e*(.7620591645536234+e*(.22009110576413124+e*(.03415891436709477+e*(.00263861676657016+e*(7646752923027944e-20+e*(0+e*0)))))))):(e=1/e,n=26633922742578204e-28+e*(-2304047769118826e-25+e*(460469890584318e-20+e*(.00015754461742496055+e*(.0018712349281955923+e*(.009508047013259196+e*(.018557330651423107+e*(-.0022242652921344794+e*-.0350353787183178))))))),r=0+e*(0+e*(7646752923027944e-20+e*(.00263861676657016+e*(.03415891436709477+e*(.22009110576413124+e*(.7620591645536234+e*(1.3653349817554064+e*1)))))))),n/r)}t.exports=n})),p=t(((e,t)=>{

function n(e){var t,n,r;return e===0?-.016743100507663373:(t=e<0?-e:e,t<=1?(n=-.016743100507663373+e*(-.0011295143874558028+e*(.001056288621524929+e*(.00020938631748758808+e*(14962478375834237e-21+e*(4.4969678992770644e-7+e*(4.625961635228786e-9+e*(-2811287356288318e-29+e*9905570997331033e-32))))))),r=1+e*(.5914293448864175+e*(.1381518657490833+e*(.016074608709367652+e*(.0009640118070051656+e*(27533547476472603e-21+e*(2.82243172016108e-7+e*(0+e*0)))))))):(e=1/e,n=9905570997331033e-32+e*(-2811287356288318e-29+e*(4.625961635228786e-9+e*(4.4969678992770644e-7+e*(14962478375834237e-21+e*(.00020938631748758808+e*(.001056288621524929+e*(-.0011295143874558028+e*-.016743100507663373))))))),r=0+e*(0+e*(2.82243172016108e-7+e*(27533547476472603e-21+e*(.0009640118070051656+e*(.016074608709367652+e*(.1381518657490833+e*(.5914293448864175+e*1)))))))),n/r)}t.exports=n})),m=t(((e,t)=>{
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
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_48_0/boost/math/special_functions/detail/erf_inv.hpp}. This implementation follows the original, but has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var o=r(),c=s(),m=i(),h=a(),g=n(),_=l(),v=u(),y=d(),b=f(),x=p(),S=.08913147449493408,C=2.249481201171875,w=.807220458984375,T=.9399557113647461,E=.9836282730102539;function D(e){var t,n,r,i,a,s;return o(e)?NaN:e===1?h:e===-1?g:e===0?e:e>1||e<-1?NaN:(e<0?(t=-1,n=-e):(t=1,n=e),i=1-n,n<=.5?(a=n*(n+10),s=_(n),t*(a*S+a*s)):i>=.25?(a=c(-2*m(i)),i-=.25,s=v(i),t*(a/(C+s))):(i=c(-m(i)),i<3?(r=i-1.125,s=y(r),t*(w*i+s*i)):i<6?(r=i-3,s=b(r),t*(T*i+s*i)):(r=i-6,s=x(r),t*(E*i+s*i))))}t.exports=D})),h=t(((e,t)=>{
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
t.exports=m()})),g=t(((e,t)=>{

var n=h(),i=r(),a=s();function o(e,t,r){var o,s;return i(t)||i(r)||i(e)||r<0||e<0||e>1?NaN:r===0?t:(o=t,s=r*a(2),o+s*n(2*e-1))}t.exports=o})),_=t(((e,t)=>{

var n=r();function i(e,t){return n(e)||e<0||e>1?NaN:t}t.exports=i})),v=t(((e,t)=>{

var n=c(),i=r();function a(e){return i(e)?n(NaN):t;function t(t){return i(t)||t<0||t>1?NaN:e}}t.exports=a})),y=t(((e,t)=>{

var n=o(),r=_();n(r,`factory`,v()),t.exports=r})),b=t(((e,t)=>{

var n=c(),i=y().factory,a=h(),o=r(),l=s();function u(e,t){var r,s;return o(e)||o(t)||t<0?n(NaN):(t===0&&i(e),r=e,s=t*l(2),c);function c(e){return o(e)||e<0||e>1?NaN:r+s*a(2*e-1)}}t.exports=u}))

;const x=(0,e(t(((e,t)=>{var n=o(),r=g();n(r,`factory`,b()),t.exports=r}))(),1).default)(.975,0,1);function S(e,t){if(!(t>0&&t<1/0))throw RangeError(`n must be finite and above 0, got ${t}`);if(!(e>=0&&e<=t))throw RangeError(`k must lie in [0, ${t}], got ${e}`);let n=x*x,r=e+n/2,i=x*Math.sqrt(e/t*(t-e)+n/4);return[e===0?0:Math.max(0,(r-i)/(t+n)),e===t?1:Math.min(1,(r+i)/(t+n))]}export{S as t};