import{i as e,r as t,t as n}from"./rolldown-runtime.js";import{a as r,f as i,n as a,o,p as s,r as c,t as l}from"./lib.js";import{A as u,C as d,D as f,E as p,O as m,S as h,T as g,_,a as v,b as y,c as b,d as x,f as S,g as C,h as w,i as T,k as E,l as D,m as O,n as k,o as A,p as j,r as M,s as N,t as ee,u as P,v as F,w as I,x as L,y as R}from"./lib2.js";
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
var te=n(((e,t)=>{function n(e){var t,n,r;return e===0?-.0005087819496582806:(t=e<0?-e:e,t<=1?(n=-.0005087819496582806+e*(-.008368748197417368+e*(.03348066254097446+e*(-.012692614766297404+e*(-.03656379714117627+e*(.02198786811111689+e*(.008226878746769157+e*(-.005387729650712429+e*(0+e*0)))))))),r=1+e*(-.9700050433032906+e*(-1.5657455823417585+e*(1.5622155839842302+e*(.662328840472003+e*(-.7122890234154284+e*(-.05273963823400997+e*(.07952836873415717+e*(-.0023339375937419+e*.0008862163904564247))))))))):(e=1/e,n=0+e*(0+e*(-.005387729650712429+e*(.008226878746769157+e*(.02198786811111689+e*(-.03656379714117627+e*(-.012692614766297404+e*(.03348066254097446+e*(-.008368748197417368+e*-.0005087819496582806)))))))),r=.0008862163904564247+e*(-.0023339375937419+e*(.07952836873415717+e*(-.05273963823400997+e*(-.7122890234154284+e*(.662328840472003+e*(1.5622155839842302+e*(-1.5657455823417585+e*(-.9700050433032906+e*1))))))))),n/r)}t.exports=n})),z=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.20243350835593876:(t=e<0?-e:e,t<=1?(n=-.20243350835593876+e*(.10526468069939171+e*(8.3705032834312+e*(17.644729840837403+e*(-18.851064805871424+e*(-44.6382324441787+e*(17.445385985570866+e*(21.12946554483405+e*-3.6719225470772936))))))),r=1+e*(6.242641248542475+e*(3.971343795334387+e*(-28.66081804998+e*(-20.14326346804852+e*(48.560921310873994+e*(10.826866735546016+e*(-22.643693341313973+e*1.7211476576120028)))))))):(e=1/e,n=-3.6719225470772936+e*(21.12946554483405+e*(17.445385985570866+e*(-44.6382324441787+e*(-18.851064805871424+e*(17.644729840837403+e*(8.3705032834312+e*(.10526468069939171+e*-.20243350835593876))))))),r=1.7211476576120028+e*(-22.643693341313973+e*(10.826866735546016+e*(48.560921310873994+e*(-20.14326346804852+e*(-28.66081804998+e*(3.971343795334387+e*(6.242641248542475+e*1)))))))),n/r)}t.exports=n})),B=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.1311027816799519:(t=e<0?-e:e,t<=1?(n=-.1311027816799519+e*(-.16379404719331705+e*(.11703015634199525+e*(.38707973897260434+e*(.3377855389120359+e*(.14286953440815717+e*(.029015791000532906+e*(.0021455899538880526+e*(-6.794655751811263e-7+e*(2.8522533178221704e-8+e*-681149956853777e-24))))))))),r=1+e*(3.4662540724256723+e*(5.381683457070069+e*(4.778465929458438+e*(2.5930192162362027+e*(.848854343457902+e*(.15226433829533179+e*(.011059242293464892+e*(0+e*(0+e*0)))))))))):(e=1/e,n=-681149956853777e-24+e*(2.8522533178221704e-8+e*(-6.794655751811263e-7+e*(.0021455899538880526+e*(.029015791000532906+e*(.14286953440815717+e*(.3377855389120359+e*(.38707973897260434+e*(.11703015634199525+e*(-.16379404719331705+e*-.1311027816799519))))))))),r=0+e*(0+e*(0+e*(.011059242293464892+e*(.15226433829533179+e*(.848854343457902+e*(2.5930192162362027+e*(4.778465929458438+e*(5.381683457070069+e*(3.4662540724256723+e*1)))))))))),n/r)}t.exports=n})),ne=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0350353787183178:(t=e<0?-e:e,t<=1?(n=-.0350353787183178+e*(-.0022242652921344794+e*(.018557330651423107+e*(.009508047013259196+e*(.0018712349281955923+e*(.00015754461742496055+e*(460469890584318e-20+e*(-2304047769118826e-25+e*26633922742578204e-28))))))),r=1+e*(1.3653349817554064+e*(.7620591645536234+e*(.22009110576413124+e*(.03415891436709477+e*(.00263861676657016+e*(7646752923027944e-20+e*(0+e*0)))))))):(e=1/e,n=26633922742578204e-28+e*(-2304047769118826e-25+e*(460469890584318e-20+e*(.00015754461742496055+e*(.0018712349281955923+e*(.009508047013259196+e*(.018557330651423107+e*(-.0022242652921344794+e*-.0350353787183178))))))),r=0+e*(0+e*(7646752923027944e-20+e*(.00263861676657016+e*(.03415891436709477+e*(.22009110576413124+e*(.7620591645536234+e*(1.3653349817554064+e*1)))))))),n/r)}t.exports=n})),V=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.016743100507663373:(t=e<0?-e:e,t<=1?(n=-.016743100507663373+e*(-.0011295143874558028+e*(.001056288621524929+e*(.00020938631748758808+e*(14962478375834237e-21+e*(4.4969678992770644e-7+e*(4.625961635228786e-9+e*(-2811287356288318e-29+e*9905570997331033e-32))))))),r=1+e*(.5914293448864175+e*(.1381518657490833+e*(.016074608709367652+e*(.0009640118070051656+e*(27533547476472603e-21+e*(2.82243172016108e-7+e*(0+e*0)))))))):(e=1/e,n=9905570997331033e-32+e*(-2811287356288318e-29+e*(4.625961635228786e-9+e*(4.4969678992770644e-7+e*(14962478375834237e-21+e*(.00020938631748758808+e*(.001056288621524929+e*(-.0011295143874558028+e*-.016743100507663373))))))),r=0+e*(0+e*(2.82243172016108e-7+e*(27533547476472603e-21+e*(.0009640118070051656+e*(.016074608709367652+e*(.1381518657490833+e*(.5914293448864175+e*1)))))))),n/r)}t.exports=n})),H=n(((e,t)=>{
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
var n=i(),s=c(),l=a(),u=o(),d=r(),f=te(),p=z(),m=B(),h=ne(),g=V(),_=.08913147449493408,v=2.249481201171875,y=.807220458984375,b=.9399557113647461,x=.9836282730102539;function S(e){var t,r,i,a,o;return n(e)?NaN:e===0?u:e===2?d:e===1?0:e>2||e<0?NaN:(e>1?(t=-1,i=2-e):(t=1,i=e),e=1-i,e<=.5?(a=e*(e+10),o=f(e),t*(a*_+a*o)):i>=.25?(a=s(-2*l(i)),i-=.25,o=p(i),t*(a/(v+o))):(i=s(-l(i)),i<3?(r=i-1.125,o=m(r),t*(y*i+o*i)):i<6?(r=i-3,o=h(r),t*(b*i+o*i)):(r=i-6,o=g(r),t*(x*i+o*i))))}t.exports=S})),U=n(((e,t)=>{
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
t.exports=H()})),W=n(((e,t)=>{
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
var n=i(),r=g(),a=c(),o=p(),s=6123233995736766e-32;function l(e){var t;return n(e)||e<-1||e>1?NaN:e>.5?2*r(a(.5-.5*e)):(t=o-r(e),t+=s,t+=o,t)}t.exports=l})),G=n(((e,t)=>{
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
t.exports=W()})),K=n(((e,t)=>{
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
t.exports=1.4142135623730951})),re=n(((e,t)=>{
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
function n(e){return e===0?.16666666666666666:.16666666666666666+e*.16666666666666666}t.exports=n})),q=n(((e,t)=>{
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
function n(e){return e===0?.058333333333333334:.058333333333333334+e*(.06666666666666667+e*.008333333333333333)}t.exports=n})),ie=n(((e,t)=>{
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
function n(e){return e===0?.0251984126984127:.0251984126984127+e*(.026785714285714284+e*(.0017857142857142857+e*.0001984126984126984))}t.exports=n})),J=n(((e,t)=>{
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
function n(e){return e===0?.012039792768959435:.012039792768959435+e*(.010559964726631394+e*(-.0011078042328042327+e*(.0003747795414462081+e*27557319223985893e-22)))}t.exports=n})),ae=n(((e,t)=>{
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
function n(e){return e===0?.003837005972422639:.003837005972422639+e*(.00610392115600449+e*(-.0016095979637646305+e*(.0005945867404200738+e*(-6270542728876062e-20+e*2.505210838544172e-8))))}t.exports=n})),oe=n(((e,t)=>{
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
function n(e){return e===0?.0032177478835464946:.0032177478835464946+e*(.0010898206731540065+e*(-.0012579159844784845+e*(.0006908420797309686+e*(-.00016376804137220805+e*(154012654012654e-19+e*16059043836821613e-26)))))}t.exports=n})),se=n(((e,t)=>{
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
function n(e){return e===0?.001743826229834001:.001743826229834001+e*(3353097688001788e-20+e*(-.0007624513544032393+e*(.0006451304695145635+e*(-.000249472580470431+e*(49255746366361444e-21+e*(-39851014346715405e-22+e*7647163731819816e-28))))))}t.exports=n})),Y=n(((e,t)=>{
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
function n(e){return e===0?.0009647274732138864:.0009647274732138864+e*(-.0003110108632631878+e*(-.00036307660358786886+e*(.0005140660578834113+e*(-.00029133414466938067+e*(9086710793521991e-20+e*(-15303004486655377e-21+e*(10914179173496788e-22+e*28114572543455206e-31)))))))}t.exports=n})),X=n(((e,t)=>{
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
function n(e){return e===0?.0005422926281312969:.0005422926281312969+e*(-.0003694266780000966+e*(-.00010230378073700413+e*(.00035764655430568635+e*(-.00028690924218514614+e*(.00012645437628698076+e*(-33202652391372056e-21+e*(4890304529197534e-21+e*(-3.123956959982987e-7+e*822063524662433e-32))))))))}t.exports=n})),ce=n(((e,t)=>{
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
var n=b(),r=u(),i=c(),a=j(),o=re(),s=q(),l=ie(),d=J(),f=ae(),p=oe(),m=se(),h=Y(),g=X(),_=0,v=[1,0,0,0,0,0,0,0,0,0];function y(e,t){var c,u=n(e/2,.5)*i(e*a)*(t-.5);return c=1/e,v[1]=o(c),v[2]=s(c),v[3]=l(c),v[4]=d(c),v[5]=f(c),v[6]=p(c),v[7]=m(c),v[8]=h(c),v[9]=g(c),_+u*r(v,u*u)}t.exports=y})),le=n(((e,t)=>{
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
var n=b(),r=u(),i=c(),a=y(),o=j(),s=[0,0,0,0,0,0,0];function l(e,t){var c,l,u,d,f,p,m,h=n(e/2,.5)*i(e*o)*t;return d=e+2,f=e+4,p=e+6,s[0]=1,s[1]=-(e+1)/(2*d),d*=e+2,s[2]=-e*(e+1)*(e+3)/(8*d*f),d*=e+2,s[3]=-e*(e+1)*(e+5)*((3*e+7)*e-2)/(48*d*f*p),d*=e+2,f*=e+4,s[4]=-e*(e+1)*(e+7)*(((((15*e+154)*e+465)*e+286)*e-336)*e+64)/(384*d*f*p*(e+8)),d*=e+2,s[5]=-e*(e+1)*(e+3)*(e+9)*((((((35*e+452)*e+1573)*e+600)*e-2020)*e+928)*e-128)/(1280*d*f*p*(e+8)*(e+10)),d*=e+2,f*=e+4,p*=e+6,s[6]=-e*(e+1)*(e+11)*(((((((((((945*e+31506)*e+425858)*e+2980236)*e+11266745)*e+20675018)*e+7747124)*e-22574632)*e-8565600)*e+18108416)*e-7099392)*e+884736)/(46080*d*f*p*(e+8)*(e+10)*(e+12)),m=i(e),u=a(m*h,1/e),l=u*u,c=r(s,l),c*=m,c/=u,-c}t.exports=l})),ue=n(((e,t)=>{
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
var n=U(),r=E(),i=c(),a=y(),o=O(),s=K();function l(e,t){var c,l,u,d,f,p,m;return e>0x56bc75e2d63100000?-n(2*t)*s:(c=1/(e-.5),l=48/(c*c),u=((20700*c/l-98)*c-16)*c+96.36,d=((94.5/(l+u)-3)/l+1)*i(c*o)*e,m=a(d*2*t,2/e),m>.05+c?(p=-n(2*t)*s,m=p*p,e<5&&(u+=.3*(e-4.5)*(p+.6)),u+=(((.05*d*p-5)*p-7)*p-2)*p+l,m=(((((.4*m+6.3)*m+36)*m+94.5)/u-m-3)/l+1)*p,m=r(c*m*m)):m=((1/(((e+6)/(e*m)-.089*d-.822)*(e+2)*3)+.5/(e+4))*m-1)*(e+1)/(e+2)+1/m,f=i(e*m),-f)}t.exports=l})),de=n(((e,t)=>{
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
var n=U(),r=m(),i=h(),a=S(),o=G(),s=c(),l=I(),u=N(),d=y(),f=x(),p=K(),g=j(),_=ce(),v=le(),b=ue(),C=268435456,w=1/3,T=106/3,E=.8549879733383485;function D(e,t,c){var m,h,y,x,S=0,D,O,k,A,j,M,N,ee,P,F,I;if(t>c?(O=c,c=t,t=O,x=!0):x=!1,r(e)===e&&e<20)switch(h=i(1,T),r(e)){case 1:S=t===.5?0:-u(g*t)/f(g*t);break;case 2:S=(2*t-1)/s(2*t*c);break;case 4:D=4*t*c,y=s(D),ee=4*u(o(y)/3)/y,P=s(ee-4),S=t-.5<0?-P:P;break;case 6:if(t<1e-150)return(x?-1:1)*b(e,t);F=4*(t-t*t),I=d(F,w),N=6*(1+E*(1/I-1));do A=N*N,j=A*A,M=N*j,k=N,N=2*(8*F*M-270*A+2187)/(5*(4*F*j-216*N-243));while(l((N-k)/N)>h);N=s(N-e),S=t-.5<0?-N:N;break;default:e>C?S=n(2*t)*p:e<3?(m=.2742-e*.0242143,S=t>m?_(e,t):v(e,t)):(m=i(1,a(e/-.654)),S=t>m?b(e,t):v(e,t))}else e>C?S=-n(2*t)*p:e<3?(m=.2742-e*.0242143,S=t>m?_(e,t):v(e,t)):(m=i(1,a(e/-.654)),S=t>m?b(e,t):v(e,t));return x?-S:S}t.exports=D})),fe=n(((e,t)=>{
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
var n=de();function r(e,t,r){var i,a=t/2,o=1-a,s;return i=e*2,s=n(i,a,o),r&&(r.value=s*s/(i+s*s)),i/(i+s*s)}t.exports=r})),pe=n(((e,t)=>{
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
var n=u(),r=U(),i=c(),a=L(),o=K(),s=[0,0,0,0,0,0,0],l=[0,0,0,0];function d(e,t,c){var u=r(2*c),d,f,p,m,h,g;return u/=-i(e/2),l[0]=u,h=t-e,p=h*h,m=p*h,s[0]=-h*o/2,s[1]=(1-2*h)/8,s[2]=-(h*o/48),s[3]=-1/192,s[4]=-h*o/3840,s[5]=0,s[6]=0,l[1]=n(s,u),s[0]=h*o*(3*h-2)/12,s[1]=(20*p-12*h+1)/128,s[2]=h*o*(20*h-1)/960,s[3]=(16*p+30*h-15)/4608,s[4]=h*o*(21*h+32)/53760,s[5]=(-(32*p)+63)/368640,s[6]=-h*o*(120*h+17)/25804480,l[2]=n(s,u),s[0]=h*o*(-75*p+80*h-16)/480,s[1]=(-1080*m+868*p-90*h-45)/9216,s[2]=h*o*(-1190*p+84*h+373)/53760,s[3]=(-2240*m-2508*p+2100*h-165)/368640,s[4]=0,s[5]=0,s[6]=0,l[3]=n(s,u),f=n(l,1/e),d=f*f,g=-a(-d/2),d===0?.5:(1+f*i((1+g)/d))/2}t.exports=d})),me=n(((e,t)=>{
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
var n=a(),r=w()/4;function i(e,t){return i;function i(i){var a,o,s=1-i;return s===0||i===0?[-r,-r]:(o=n(i)+t*n(s)+e,a=1/i-t/s,[o,a])}}t.exports=i})),Z=n(((e,t)=>{
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
var n=i();function r(e){return e===0||n(e)?e:e<0?-1:1}t.exports=r})),Q=n(((e,t)=>{
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
t.exports=Z()})),he=n(((e,t)=>{
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
var n=Q(),r=I(),i=h(),a=w();function o(e,t,o,s,c,l){var u,d,f,p,m,h,g,_,v=0,y;u=0,m=t,p=i(1,1-c),g=a,d=a,f=a,h=l;do{if(u=v,f=d,d=g,_=e(m),v=_[0],y=_[1],--h,v===0)break;if(y===0?(u===0&&(t=m===o?s:o,u=e(t),g=t-m),g=n(u)*n(v)<0?g<0?(m-o)/2:(m-s)/2:g<0?(m-s)/2:(m-o)/2):g=v/y,r(g*2)>r(f)&&(g=g>0?(m-o)/2:(m-s)/2),t=m,m-=g,m<=o){if(g=.5*(t-o),m=t-g,m===o||m===s)break}else if(m>=s&&(g=.5*(t-s),m=t-g,m===o||m===s))break;g>0?s=t:o=t}while(h&&r(m*p)<r(g));return m}t.exports=o})),$=n(((e,t)=>{
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
function n(e){return e===0?-1:-1+e*(-5+e*5)}t.exports=n})),ge=n(((e,t)=>{
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
function n(e){return e===0?1:1+e*(21+e*(-69+e*46))}t.exports=n})),_e=n(((e,t)=>{
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
function n(e){return e===0?7:7+e*(-2+e*(33+e*(-62+e*31)))}t.exports=n})),ve=n(((e,t)=>{
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
function n(e){return e===0?25:25+e*(-52+e*(-17+e*(88+e*(-115+e*46))))}t.exports=n})),ye=n(((e,t)=>{
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
function n(e){return e===0?7:7+e*(12+e*(-78+e*52))}t.exports=n})),be=n(((e,t)=>{
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
function n(e){return e===0?-7:-7+e*(2+e*(183+e*(-370+e*185)))}t.exports=n})),xe=n(((e,t)=>{
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
function n(e){return e===0?-533:-533+e*(776+e*(-1835+e*(10240+e*(-13525+e*5410))))}t.exports=n})),Se=n(((e,t)=>{
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
function n(e){return e===0?-1579:-1579+e*(3747+e*(-3372+e*(-15821+e*(45588+e*(-45213+e*15071)))))}t.exports=n})),Ce=n(((e,t)=>{
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
function n(e){return e===0?449:449+e*(-1259+e*(-769+e*(6686+e*(-9260+e*3704))))}t.exports=n})),we=n(((e,t)=>{
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
function n(e){return e===0?63149:63149+e*(-151557+e*(140052+e*(-727469+e*(2239932+e*(-2251437+e*750479)))))}t.exports=n})),Te=n(((e,t)=>{
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
function n(e){return e===0?29233:29233+e*(-78755+e*(105222+e*(146879+e*(-1602610+e*(3195183+e*(-2554139+e*729754))))))}t.exports=n})),Ee=n(((e,t)=>{
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
function n(e){return e===0?1:1+e*(-13+e*13)}t.exports=n})),De=n(((e,t)=>{
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
function n(e){return e===0?1:1+e*(21+e*(-69+e*46))}t.exports=n})),Oe=n(((e,t)=>{
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
var n=u(),r=U(),i=I(),o=L(),s=a(),l=c(),d=x(),f=N(),p=me(),m=he(),h=$(),g=ge(),_=_e(),v=ve(),y=ye(),b=be(),S=xe(),C=Se(),w=Ce(),T=we(),E=Te(),D=Ee(),O=De(),k=[0,0,0,0,0,0],A=[0,0,0,0];function j(e,t,a){var c,u,x,j,M=r(2*e)/-l(t/2),N,ee,P,F,I,L,R,te,z,B,ne,V,H=d(a),U,W;return V=f(a),A[0]=M,B=H*H,ne=V*V,te=H*V,R=te*te,L=R*te,I=R*R,F=R*L,P=L*L,ee=I*L,k[0]=(2*B-1)/(3*te),k[1]=-h(B)/(36*R),k[2]=g(B)/(1620*L),k[3]=_(B)/(6480*I),k[4]=v(B)/(90720*F),k[5]=0,A[1]=n(k,M),k[0]=-y(B)/(405*L),k[1]=b(B)/(2592*I),k[2]=-S(B)/(204120*F),k[3]=-C(B)/(2099520*P),k[4]=0,k[5]=0,A[2]=n(k,M),k[0]=w(B)/(102060*F),k[1]=-T(B)/(20995200*P),k[2]=E(B)/(36741600*ee),k[3]=0,k[4]=0,k[5]=0,A[3]=n(k,M),N=n(A,1/t),x=V/H,x*=x,z=-(N*N)/(2*B)+s(B)+ne*s(ne)/B,i(N)<.7?(k[0]=B,k[1]=te,k[2]=(1-2*B)/3,k[3]=D(B)/(36*te),k[4]=O(B)/(270*R),k[5]=0,W=n(k,N)):(U=o(z),k[0]=U,k[1]=x,k[2]=0,k[3]=3*x*(3*x+1)/6,k[4]=4*x*(4*x+1)*(4*x+2)/24,k[5]=5*x*(5*x+1)*(5*x+2)*(5*x+3)/120,W=n(k,U),(W-B)*N<0&&(W=1-W)),N<0?(u=0,c=B):(u=B,c=1),(W<u||W>c)&&(W=(u+c)/2),j=p(-z,x),W=m(j,W,u,c,32,100),W}t.exports=j})),ke=n(((e,t)=>{var n=1e3,r=n*60,i=r*60,a=i*24,o=a*365.25;t.exports=function(e,t){t||={};var n=typeof e;if(n===`string`&&e.length>0)return s(e);if(n===`number`&&isNaN(e)===!1)return t.long?l(e):c(e);throw Error(`val is not a non-empty string or a valid number. val=`+JSON.stringify(e))};function s(e){if(e=String(e),!(e.length>100)){var t=/^((?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|years?|yrs?|y)?$/i.exec(e);if(t){var s=parseFloat(t[1]);switch((t[2]||`ms`).toLowerCase()){case`years`:case`year`:case`yrs`:case`yr`:case`y`:return s*o;case`days`:case`day`:case`d`:return s*a;case`hours`:case`hour`:case`hrs`:case`hr`:case`h`:return s*i;case`minutes`:case`minute`:case`mins`:case`min`:case`m`:return s*r;case`seconds`:case`second`:case`secs`:case`sec`:case`s`:return s*n;case`milliseconds`:case`millisecond`:case`msecs`:case`msec`:case`ms`:return s;default:return}}}}function c(e){return e>=a?Math.round(e/a)+`d`:e>=i?Math.round(e/i)+`h`:e>=r?Math.round(e/r)+`m`:e>=n?Math.round(e/n)+`s`:e+`ms`}function l(e){return u(e,a,`day`)||u(e,i,`hour`)||u(e,r,`minute`)||u(e,n,`second`)||e+` ms`}function u(e,t,n){if(!(e<t))return e<t*1.5?Math.floor(e/t)+` `+n:Math.ceil(e/t)+` `+n+`s`}})),Ae=n(((e,t)=>{e=t.exports=i.debug=i.default=i,e.coerce=c,e.disable=o,e.enable=a,e.enabled=s,e.humanize=ke(),e.names=[],e.skips=[],e.formatters={};var n;function r(t){var n=0,r;for(r in t)n=(n<<5)-n+t.charCodeAt(r),n|=0;return e.colors[Math.abs(n)%e.colors.length]}function i(t){function i(){if(i.enabled){var t=i,r=+new Date;t.diff=r-(n||r),t.prev=n,t.curr=r,n=r;for(var a=Array(arguments.length),o=0;o<a.length;o++)a[o]=arguments[o];a[0]=e.coerce(a[0]),typeof a[0]!=`string`&&a.unshift(`%O`);var s=0;a[0]=a[0].replace(/%([a-zA-Z%])/g,function(n,r){if(n===`%%`)return n;s++;var i=e.formatters[r];if(typeof i==`function`){var o=a[s];n=i.call(t,o),a.splice(s,1),s--}return n}),e.formatArgs.call(t,a),(i.log||e.log||console.log.bind(console)).apply(t,a)}}return i.namespace=t,i.enabled=e.enabled(t),i.useColors=e.useColors(),i.color=r(t),typeof e.init==`function`&&e.init(i),i}function a(t){e.save(t),e.names=[],e.skips=[];for(var n=(typeof t==`string`?t:``).split(/[\s,]+/),r=n.length,i=0;i<r;i++)n[i]&&(t=n[i].replace(/\*/g,`.*?`),t[0]===`-`?e.skips.push(RegExp(`^`+t.substr(1)+`$`)):e.names.push(RegExp(`^`+t+`$`)))}function o(){e.enable(``)}function s(t){for(var n=0,r=e.skips.length;n<r;n++)if(e.skips[n].test(t))return!1;for(n=0,r=e.names.length;n<r;n++)if(e.names[n].test(t))return!0;return!1}function c(e){return e instanceof Error?e.stack||e.message:e}})),je=n(((e,t)=>{e=t.exports=Ae(),e.log=i,e.formatArgs=r,e.save=a,e.load=o,e.useColors=n,e.storage=typeof chrome<`u`&&chrome.storage!==void 0?chrome.storage.local:s(),e.colors=[`lightseagreen`,`forestgreen`,`goldenrod`,`dodgerblue`,`darkorchid`,`crimson`];function n(){return typeof window<`u`&&window.process&&window.process.type===`renderer`?!0:typeof document<`u`&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<`u`&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<`u`&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)&&parseInt(RegExp.$1,10)>=31||typeof navigator<`u`&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}e.formatters.j=function(e){try{return JSON.stringify(e)}catch(e){return`[UnexpectedJSONParseError]: `+e.message}};function r(t){var n=this.useColors;if(t[0]=(n?`%c`:``)+this.namespace+(n?` %c`:` `)+t[0]+(n?`%c `:` `)+`+`+e.humanize(this.diff),n){var r=`color: `+this.color;t.splice(1,0,r,`color: inherit`);var i=0,a=0;t[0].replace(/%[a-zA-Z%]/g,function(e){e!==`%%`&&(i++,e===`%c`&&(a=i))}),t.splice(a,0,r)}}function i(){return typeof console==`object`&&console.log&&Function.prototype.apply.call(console.log,console,arguments)}function a(t){try{t==null?e.storage.removeItem(`debug`):e.storage.debug=t}catch{}}function o(){var t;try{t=e.storage.debug}catch{}return!t&&typeof process<`u`&&`env`in process&&(t=process.env.DEBUG),t}e.enable(o());function s(){try{return window.localStorage}catch{}}})),Me=n(((e,n)=>{var r=t(`tty`),i=t(`util`);e=n.exports=Ae(),e.init=p,e.log=l,e.formatArgs=c,e.save=u,e.load=d,e.useColors=s,e.colors=[6,2,3,4,5,1],e.inspectOpts=Object.keys(process.env).filter(function(e){return/^debug_/i.test(e)}).reduce(function(e,t){var n=t.substring(6).toLowerCase().replace(/_([a-z])/g,function(e,t){return t.toUpperCase()}),r=process.env[t];return r=/^(yes|on|true|enabled)$/i.test(r)?!0:/^(no|off|false|disabled)$/i.test(r)?!1:r===`null`?null:Number(r),e[n]=r,e},{});var a=parseInt(process.env.DEBUG_FD,10)||2;a!==1&&a!==2&&i.deprecate(function(){},`except for stderr(2) and stdout(1), any other usage of DEBUG_FD is deprecated. Override debug.log if you want to use a different log function (https://git.io/debug_fd)`)();var o=a===1?process.stdout:a===2?process.stderr:f(a);function s(){return`colors`in e.inspectOpts?!!e.inspectOpts.colors:r.isatty(a)}e.formatters.o=function(e){return this.inspectOpts.colors=this.useColors,i.inspect(e,this.inspectOpts).split(`
`).map(function(e){return e.trim()}).join(` `)},e.formatters.O=function(e){return this.inspectOpts.colors=this.useColors,i.inspect(e,this.inspectOpts)};function c(t){var n=this.namespace;if(this.useColors){var r=this.color,i=`  \x1B[3`+r+`;1m`+n+` \x1B[0m`;t[0]=i+t[0].split(`
`).join(`
`+i),t.push(`\x1B[3`+r+`m+`+e.humanize(this.diff)+`\x1B[0m`)}else t[0]=new Date().toUTCString()+` `+n+` `+t[0]}function l(){return o.write(i.format.apply(i,arguments)+`
`)}function u(e){e==null?delete process.env.DEBUG:process.env.DEBUG=e}function d(){return process.env.DEBUG}function f(e){var n;switch(process.binding(`tty_wrap`).guessHandleType(e)){case`TTY`:n=new r.WriteStream(e),n._type=`tty`,n._handle&&n._handle.unref&&n._handle.unref();break;case`FILE`:n=new(t(`fs`)).SyncWriteStream(e,{autoClose:!1}),n._type=`fs`;break;case`PIPE`:case`TCP`:n=new(t(`net`)).Socket({fd:e,readable:!1,writable:!0}),n.readable=!1,n.read=null,n._type=`pipe`,n._handle&&n._handle.unref&&n._handle.unref();break;default:throw Error(`Implement me. Unknown stream file type!`)}return n.fd=e,n._isStdio=!0,n}function p(t){t.inspectOpts={};for(var n=Object.keys(e.inspectOpts),r=0;r<n.length;r++)t.inspectOpts[n[r]]=e.inspectOpts[n[r]]}e.enable(d())})),Ne=n(((e,t)=>{t.exports=typeof process<`u`&&process.type===`renderer`?je():Me()})),Pe=n(((e,t)=>{
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
t.exports=34028234663852886e22})),Fe=n(((e,t)=>{
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
var n=Ne(),r=M(),i=I(),o=L(),s=a(),c=Pe(),l=n(`gammaincinv:higher_newton`);function u(e,t,n,a,u,d,f,p){var m,h,g,_,v,y,b,x,S,C,w,T,E,D=e;w=1,T=1,y=t*t,h=e;do{if(D=e,b=D*D,n===0){if(m=(1-t)*s(D)+D+d,m>s(c))return l(`Warning: overflow problems in one or more steps of the computation. The initial approximation to the root is returned.`),h;E=o(m)}else E=-f*D;p?(x=r(D,t,!0,!1),g=-E*(x-a)):(S=r(D,t,!0,!0),g=E*(S-u)),E=g,a>1e-120||T>1?(_=.5*(D-t+1)/D,v=(2*b-4*D*t+4*D+2*y-3*t+1)/b,v/=6,e=D+E*(1+E*(_+E*v))):e=D+E,w=i(D/e-1),T+=1,D=e,D<0&&(D=h,T=100)}while(w>2e-14&&T<35);return(w>2e-14||T>99)&&l(`Warning: the number of iterations in the Newton method reached the upper limit N=35. The last value obtained for the root is given as output.`),C=D||0,C}t.exports=u})),Ie=n(((e,t)=>{
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
function n(e){return e===0?0:0+e*(1+e*(1+e*(1.5+e*(2.6666666666666665+e*(5.208333333333333+e*10.8)))))}t.exports=n})),Le=n(((e,t)=>{
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
function n(e){return e===0?1:1+e*(1+e*(.3333333333333333+e*(.027777777777777776+e*(-.003703703703703704+e*(.0002314814814814815+e*5878894767783657e-20)))))}t.exports=n})),Re=n(((e,t)=>{
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
var n=I(),r=L(),i=a(),o=u(),s=Ie(),c=Le(),l=1e-8,d=.08333333333333333,f=.008333333333333333,p=[1,0,0,0,0,0];function m(e){var t,a,u,m,h,g,_,v,y=e*e*.5;if(e===0?h=0:e<-1?(v=r(-1-y),h=s(v)):e<1?(v=e,h=c(v)):(v=11+y,g=i(v),h=v+g,v=1/v,t=g*g,a=t*g,u=a*g,m=u*g,p[1]=(2-g)*.5,p[2]=(-9*g+6+2*t)/6,p[3]=-(3*a+36*g-22*t-12)*d,p[4]=(60+350*t-300*g-125*a+12*u)/60,p[5]=-(-120-274*u+900*g-1700*t+1125*a+20*m)*f,h+=g*v*o(p,v)),v=1,e>-3.5&&e<-.03||e>.03&&e<40){v=1,_=h;do h=_*(y+i(_))/(_-1),v=n(_/h-1),_=h;while(v>l)}return h}t.exports=m})),ze=n(((e,t)=>{
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
t.exports=.9189385332046728})),Be=n(((e,t)=>{
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
var n=[1.9963790515900766,-.0017971032528832887,13129285796384672e-21,-2.340875228178749e-7,7.2291210671127e-9,-3280997607821e-22,19875070901e-21,-1509214183e-21,1375340084e-22,-145728923e-22,17532367e-22,-2351465e-22,346551e-22,-55471e-22,9548e-22,-1748e-22,332e-22,-58e-22];function r(e,t){var r,i=0,a=0,o,s;r=t+t,s=e;do o=a,a=i,i=r*a-o+n[s],--s;while(s>=0);return(i-o)/2}t.exports=r})),Ve=n(((e,t)=>{
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
function n(e){return e===0?.025721014990011306:.025721014990011306+e*(.08247596616699963+e*(-.0025328157302663564+e*(.0006099292666946337+e*(-.00033543297638406+e*.000250505279903))))}t.exports=n})),He=n(((e,t)=>{
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
function n(e){return e===0?.08333333333333333:.08333333333333333+e*(-.002777777777777778+e*(.0007936507936507937+e*-.0005952380952380953))}t.exports=n})),Ue=n(((e,t)=>{
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
var n=A(),r=a(),i=ze(),o=T(),s=Pe(),c=Be(),l=Ve(),u=He(),d=.30865217988013566;function f(e){var t;return e<o?s:e<1?n(e+1)-(e+.5)*r(e)+e-i:e<2?n(e)-(e-.5)*r(e)+e-i:e<3?n(e-1)-(e-.5)*r(e)+e-i+r(e-1):e<12?(t=18/(e*e)-1,c(17,t)/(12*e)):(t=1/(e*e),e<1e3?l(t)/(d+t)/e:u(t)/e)}t.exports=f})),We=n(((e,t)=>{
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
var n=L(),r=D(),i=a(),o=Pe(),s=P(),c=Ue();function l(e){return e>=3?n(c(e)):e>0?r(e)/(n(-e+(e-.5)*i(e))*s):o}t.exports=l})),Ge=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.3333333333438:(t=e<0?-e:e,t<=1?(n=-.3333333333438+e*(-.2070740359969+e*(-.05041806657154+e*(-.004923635739372+e*-4293658292782e-17))),r=1+e*(.7045554412463+e*(.2118190062224+e*(.03048648397436+e*.001605037988091)))):(e=1/e,n=-4293658292782e-17+e*(-.004923635739372+e*(-.05041806657154+e*(-.2070740359969+e*-.3333333333438))),r=.001605037988091+e*(.03048648397436+e*(.2118190062224+e*(.7045554412463+e*1)))),n/r)}t.exports=n})),Ke=n(((e,t)=>{
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
var n=I(),r=a(),i=Re(),o=Ge();function s(e){var t;return n(e)<1?o(e):(t=i(e),r(e/(t-1))/e)}t.exports=s})),qe=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0172847633523:(t=e<0?-e:e,t<=1?(n=-.0172847633523+e*(-.0159372646475+e*(-.00464910887221+e*(-.00060683488776+e*-614830384279e-17))),r=1+e*(.764050615669+e*(.297143406325+e*(.0579490176079+e*.00574558524851)))):(e=1/e,n=-614830384279e-17+e*(-.00060683488776+e*(-.00464910887221+e*(-.0159372646475+e*-.0172847633523))),r=.00574558524851+e*(.0579490176079+e*(.297143406325+e*(.764050615669+e*1)))),n/r)}t.exports=n})),Je=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0172839517431:(t=e<0?-e:e,t<=1?(n=-.0172839517431+e*(-.0146362417966+e*(-.00357406772616+e*(-.000391032032692+e*249634036069e-17))),r=1+e*(.690560400696+e*(.249962384741+e*(.0443843438769+e*.00424073217211)))):(e=1/e,n=249634036069e-17+e*(-.000391032032692+e*(-.00357406772616+e*(-.0146362417966+e*-.0172839517431))),r=.00424073217211+e*(.0443843438769+e*(.249962384741+e*(.690560400696+e*1)))),n/r)}t.exports=n})),Ye=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?.99994466948:(t=e<0?-e:e,t<=1?(n=.99994466948+e*(104.649839762+e*(857.204033806+e*(731.901559577+e*45.5174411671))),r=1+e*(104.526456943+e*(823.313447808+e*(3119.93802124+e*3970.03311219)))):(e=1/e,n=45.5174411671+e*(731.901559577+e*(857.204033806+e*(104.649839762+e*.99994466948))),r=3970.03311219+e*(3119.93802124+e*(823.313447808+e*(104.526456943+e*1)))),n/r)}t.exports=n})),Xe=n(((e,t)=>{
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
var n=a(),r=qe(),i=Je(),o=Ye();function s(e){var t,a;return e<-5?(a=e*e,t=n(-e),(12-a-t*t*6)/(12*a*e)):e<-2?r(e):e<2?i(e):e<1e3?(a=1/e,o(e)/(-12*e)):-1/(12*e)}t.exports=s})),Ze=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?.0495346498136:(t=e<0?-e:e,t<=1?(n=.0495346498136+e*(.0299521337141+e*(.00688296911516+e*(.000512634846317+e*-201411722031e-16))),r=1+e*(.759803615283+e*(.261547111595+e*(.0464854522477+e*.00403751193496)))):(e=1/e,n=-201411722031e-16+e*(.000512634846317+e*(.00688296911516+e*(.0299521337141+e*.0495346498136))),r=.00403751193496+e*(.0464854522477+e*(.261547111595+e*(.759803615283+e*1)))),n/r)}t.exports=n})),Qe=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?.00452313583942:(t=e<0?-e:e,t<=1?(n=.00452313583942+e*(.00120744920113+e*(-789724156582e-16+e*(-504476066942e-16+e*-535770949796e-17))),r=1+e*(.912203410349+e*(.405368773071+e*(.0901638932349+e*.00948935714996)))):(e=1/e,n=-535770949796e-17+e*(-504476066942e-16+e*(-789724156582e-16+e*(.00120744920113+e*.00452313583942))),r=.00948935714996+e*(.0901638932349+e*(.405368773071+e*(.912203410349+e*1)))),n/r)}t.exports=n})),$e=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?.00439937562904:(t=e<0?-e:e,t<=1?(n=.00439937562904+e*(.000487225670639+e*(-.000128470657374+e*(529110969589e-17+e*1.5716677175e-7))),r=1+e*(.794435257415+e*(.333094721709+e*(.0703527806143+e*.00806110846078)))):(e=1/e,n=1.5716677175e-7+e*(529110969589e-17+e*(-.000128470657374+e*(.000487225670639+e*.00439937562904))),r=.00806110846078+e*(.0703527806143+e*(.333094721709+e*(.794435257415+e*1)))),n/r)}t.exports=n})),et=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0011481191232:(t=e<0?-e:e,t<=1?(n=-.0011481191232+e*(-.112850923276+e*(1.51623048511+e*(-.218472031183+e*.0730002451555))),r=1+e*(14.2482206905+e*(69.7360396285+e*(218.938950816+e*277.067027185)))):(e=1/e,n=.0730002451555+e*(-.218472031183+e*(1.51623048511+e*(-.112850923276+e*-.0011481191232))),r=277.067027185+e*(218.938950816+e*(69.7360396285+e*(14.2482206905+e*1)))),n/r)}t.exports=n})),tt=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.000145727889667:(t=e<0?-e:e,t<=1?(n=-.000145727889667+e*(-.290806748131+e*(-13.308504545+e*(199.722374056+e*-11.4311378756))),r=1+e*(139.612587808+e*(2189.01116348+e*(7115.24019009+e*45574.6081453)))):(e=1/e,n=-11.4311378756+e*(199.722374056+e*(-13.308504545+e*(-.290806748131+e*-.000145727889667))),r=45574.6081453+e*(7115.24019009+e*(2189.01116348+e*(139.612587808+e*1)))),n/r)}t.exports=n})),nt=n(((e,t)=>{
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
var n=a(),r=Ze(),i=Qe(),o=$e(),s=et(),c=tt();function l(e){var t,a;return e<-8?(t=e*e,a=n(-e)/e,(-30+e*a*(6*t*a*a-12+t))/(12*e*t*t)):e<-4?r(e)/(e*e):e<-2?i(e):e<2?o(e):e<10?(t=1/e,s(t)/(e*e)):e<100?(t=1/e,c(t)/(e*e)):-n(e)/(12*e*e*e)}t.exports=l})),rt=n(((e,t)=>{
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
var n=Ne(),r=u(),i=A(),o=U(),s=D(),l=c(),d=I(),f=L(),p=C(),m=y(),h=a(),g=P(),_=Pe(),b=v(),x=Fe(),S=Re(),w=We(),T=Ke(),E=Xe(),O=nt(),k=n(`gammaincinv:compute`),j=.5,M=.3333333333333333,N=.25,ee=.2,F=.16666666666666666,R=.08333333333333333,te=.041666666666666664,z=[0,0,0,0,0];function B(e,t,n){var a,c,u,v,y,C,D,A,P,I,L,B,ne,V,H,U,W,G,K,re,q,ie,J,ae,oe,se,Y,X,ce,le,ue,de,fe,pe,me,Z,Q,he,$,ge,_e,ve,ye,be;if(t<j?(v=!0,y=t,ve=-1):(v=!1,y=n,ve=1),$=0,d(e-1)<1e-4&&(ge=0,v?t<.001?(de=t*t,X=de*t,ue=X*t,re=ue*t,K=re*t,q=t+de*j+X*M+ue*N+re*ee+K*F):q=-h(1-t):q=-h(n),e===1?($=2,pe=q):(u=i(e),$=1)),n<1e-30&&e<j&&(ge=0,q=-h(n*s(e))+(e-1)*h(-h(n*s(e))),$=1,u=i(e)),e>1&&e<500&&t<1e-80){for(ge=0,C=1/e,a=1/(e+1),q=(i(e+1)+h(t))*C,q=f(q),V=q,he=0;he<10;he++)q=V*f(q*C)*m(1-q*a,C);$=1,u=i(e)}if(D=1/e*(h(t)+i(e+1)),D<h(ee*(1+e))&&$===0&&(_e=f(D),ge=0,ie=e*e,fe=ie*e,ce=fe*e,H=e+1,L=H*H,I=H*L,P=L*L,U=e+2,A=U*U,W=e+3,z[0]=1,z[1]=1/H,z[2]=j*(3*e+5)/(L*U),z[3]=M*(31+8*ie+33*e)/(I*U*W),z[4]=te*(2888+1179*fe+125*ce+3971*ie+5661*e)/(P*A*W*(e+4)),q=_e*r(z,_e),u=i(e),$=1),e<10&&$===0&&(B=l(e)/(w(e)*g),ne=p(.02,B),n<ne&&(ge=0,Z=1-e,se=Z*Z,Y=se*Z,G=l(-2/e*h(n/B)),q=e*S(G),Q=h(q),q>5?(J=Q*Q,ae=J*Q,oe=ae*Q,_e=1/q,z[0]=Q-1,z[1]=(3*Z-2*Z*Q+J-2*Q+2)*j,z[2]=(24*Z*Q-11*se-24*Z-6*J+12*Q-12-9*Z*J+6*se*Q+2*ae)*F,z[3]=(-12*Y*Q+8.04*Z*J-114*se*Q+(72+36*J)+(3*oe-72*Q+162)*(Z-168*Z*Q)-(12*ae+25*Y)-(22*Z*ae+36*se*J+120*se))*R,z[4]=0,q=q-Q+Z*_e*r(z,_e)):(_e=1/q,J=Q*Q,me=Q-1,ye=Q-Z*_e*me,ye<q&&(q-=ye)),u=i(e),$=1)),d(y-j)<1e-5&&$===0&&(ge=0,C=1/e,q=e-M+(.019753086419753086+.007211444248481286*C)*C,u=i(e),$=1),e<1&&$===0&&(ge=0,q=f(v?1/e*(h(y)+i(e+1)):1/e*(h(1-y)+i(e+1))),u=i(e),$=1),$===0){if(ge=1,C=1/e,_e=o(2*y),G=ve*_e/l(e*j),_e<_)G+=(T(G)+(E(G)+O(G)*C)*C)*C,q=e*S(G),be=G,le=-l(e/b)*f(-j*e*be*be)/w(e),c=1/le;else return k(`Warning: Overflow problems in one or more steps of the computation.`),NaN}return $<2&&(pe=x(q,e,ge,t,n,u,c,v)),pe}t.exports=B})),it=n(((e,t)=>{
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
var n=i(),r=T(),a=o(),s=rt();function c(e,t,i){return n(e)||n(t)||t<r||e>1||e<0?NaN:i===!0?e===0?a:e===1?0:s(t,1-e,e):e===0?0:e===1?a:s(t,e,1-e)}t.exports=c})),at=n(((e,t)=>{
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
t.exports=it()})),ot=n(((e,t)=>{
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
t.exports=5e-324})),st=n(((e,t)=>{
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
var n=at(),r=a(),i=c(),o=ot(),s=me(),l=he();function u(e,t,a,c){var u,d,f,p,m=a<c?n(a,t,!0):n(c,t,!1),h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,ee,P,F,I,L,R;return m/=e,C=t/e,I=i(1+C),D=I*I,O=D*I,k=D*D,A=O*D,j=O*O,M=k*O,N=k*k,ee=A*k,g=A*A,F=m-C,w=F*F,T=w*F,E=w*w,P=I+1,_=P*P,v=P*_,y=_*_,b=(I+2)*(I-1)/(3*I),b+=(O+9*D+21*I+5)*F/(36*D*P),b-=(k-13*O+69*D+167*I+46)*w/(1620*_*O),b-=(7*A+21*k+70*O+26*D-93*I-31)*T/(6480*v*k),b-=(75*j+202*A+188*k-888*O-1345*D+118*I+138)*E/(272160*y*A),x=(28*k+131*O+402*D+581*I+208)*(I-1)/(1620*P*O),x-=(35*j-154*A-623*k-1636*O-3983*D-3514*I-925)*F/(12960*_*k),x-=(2132*M+7915*j+16821*A+35066*k+87490*O+141183*D+95993*I+21640)*w/(816480*A*v),x-=(11053*N+53308*M+117010*j+163924*A+116188*k-258428*O-677042*D-481940*I-105497)*T/(14696640*y*j),S=-((3592*M+8375*j-1323*A-29198*k-89578*O-154413*D-116063*I-29632)*(I-1))/(816480*A*_),S-=(442043*ee+2054169*N+3803094*M+3470754*j+2141568*A-2393568*k-19904934*O-34714674*D-23128299*I-5253353)*F/(146966400*j*v),S-=(116932*g+819281*ee+2378172*N+4341330*M+6806004*j+10622748*A+18739500*k+30651894*O+30869976*D+15431867*I+2919016)*w/(146966400*y*M),h=m+b/e+x/(e*e)+S/(e*e*e),h<=0&&(h=o),L=h-C*r(h)+(1+C)*r(1+C)-C,u=1/(1+C),f=h<C?u:0,p=h<C?1:u,R=(f+p)/2,d=s(L,C),l(d,R,f,p,32,100)}t.exports=u})),ct=n(((e,t)=>{
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
var n=I(),r=h(),i=Q(),a=_(),o=w();function s(e,t,s,c,l,u){var d,f,p,m,h,g,_,v,y,b,x,S,C,w=0,T,E;f=!1,g=t,h=r(1,1-l),y=a(1e7*t,1e7),_=0,p=y,m=y,v=u;do{if(_=w,m=p,p=y,C=e(g),w=C[0],T=C[1],E=C[2],--v,w===0)break;if(T===0?(_===0&&(t=g===s?c:s,_=e(t),y=t-g),y=i(_)*i(w)<0?y<0?(g-s)/2:(g-c)/2:y<0?(g-c)/2:(g-s)/2):E===0?y=w/T:(b=2*w,S=2*T-E/T*w,y=n(S)<1&&n(b)>=n(S)*o?w/T:b/S,y*T/w<0&&(y=w/T,n(y)>2*n(t)&&(y=(y<0?-1:1)*2*n(t)))),d=n(y/m),d>.8&&d<2&&(y=y>0?(g-s)/2:(g-c)/2,n(y)>g&&(y=i(y)*g),m=y*3),t=g,g-=y,g<s){if(x=n(s)<1&&n(g)>1&&o/n(g)<n(s)?1e3:g/s,n(x)<1&&(x=1/x),!f&&x>0&&x<3)y=.99*(t-s),g=t-y,f=!0;else if(y=(t-s)/2,g=t-y,g===s||g===c)break}else if(g>c){if(x=n(c)<1&&n(g)>1&&o/n(g)<n(c)?1e3:g/c,n(x)<1&&(x=1/x),!f&&x>0&&x<3)y=.99*(t-c),g=t-y,f=!0;else if(y=(t-c)/2,g=t-y,g===s||g===c)break}y>0?c=t:s=t}while(v&&n(g*h)<n(y));return g}t.exports=s})),lt=n(((e,t)=>{
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
var n=k().assign,r=I(),i=w(),a=d();function o(e,t,o,s){return c;function c(c){var l,u,d,f,p=1-c;return l=[0,0],n(c,e,t,!0,s,l,1,0),f=l[0]-o,u=l[1],s&&(u=-u),p===0&&(p=a*64),c===0&&(c=a*64),d=u*(-(p*e)+(t-2)*c+1),r(d)<p*c*i&&(d/=p*c),s&&(d=-d),u===0&&(u=(s?-1:1)*a*64),[f,u,d]}}t.exports=o})),ut=n(((e,t)=>{
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
var n=u(),r=ee(),i=E(),o=f(),s=g(),l=F(),p=c(),m=I(),h=L(),v=y(),b=x(),S=_(),w=C(),T=a(),D=d(),k=O(),A=R(),j=fe(),M=pe(),N=Oe(),P=st(),te=ct(),z=lt(),B=32,ne=1e3,V=[0,0,0,0,0];function H(e,t,a,c){var u,d=!1,f,g,_,y,x,C,E,O,ee,F,I,L,R,H,U,W,G,K,re,q,ie,J,ae,oe,se,Y,X;if(c===0)return[1,0];if(a===0)return[0,1];if(e===1){if(t===1)return[a,1-a];F=t,t=e,e=F,F=c,c=a,a=F,d=!0}if(Y=0,g=0,y=1,e===.5){if(t===.5)return Y=b(a*k),Y*=Y,X=b(c*k),X*=X,[Y,X];t>.5&&(F=t,t=e,e=F,F=c,c=a,a=F,d=!d)}if(t===.5&&e>=.5&&a!==1)re={},Y=j(e,a,re),X=re.value;else if(t===1)return a<c?e>1?(Y=v(a,1/e),X=-i(T(a)/e)):(Y=v(a,1/e),X=1-Y):(Y=h(o(-c)/e),X=-i(o(-c)/e)),d&&(F=X,X=Y,Y=F),[Y,X];else if(e+t>5)a>.5&&(F=t,t=e,e=F,F=c,c=a,a=F,d=!d),E=w(e,t),C=S(e,t),p(E)>C-E&&E>5?(Y=M(e,t,a),X=1-Y):(ae=e+t,_=s(p(e/ae)),f=E/ae,f>=.2&&f<=.8&&ae>=10?(ee=v(a,1/e),Y=ee<.0025&&e+t<200?ee*v(e*l(e,t),1/e):N(a,ae,_),X=1-Y):(e<t&&(F=t,t=e,e=F,F=c,c=a,a=F,d=!d),O=0,t<2&&(O=l(e,t)),O===0?X=1:(X=v(t*c*O,1/t),Y=1-X)),X>1e-5&&(Y=P(e,t,a,c),X=1-Y));else if(e<1&&t<1){if(K=(1-e)/(2-e-t),H=r(K,e,t)-a,m(H)/a<A*3)return d?[1-K,K]:[K,1-K];H<0&&(F=t,t=e,e=F,F=c,c=a,a=F,d=!d,K=1-K),G=v(e*a*l(e,t),1/e),Y=G/(1+G),X=1/(1+G),Y>K&&(Y=K),y=K}else e>1&&t>1?(K=(e-1)/(e+t-2),I=(t-1)/(e+t-2),W=r(K,e,t)-a,W<0&&(F=t,t=e,e=F,F=c,c=a,a=F,F=I,I=K,K=F,d=!d),U=T(a*e*l(e,t))/e,Y=h(U),X=Y<.9?1-Y:-i(U),t<e&&Y<.2&&(L=e-1,R=t-1,q=e*e,ie=e*q,J=t*t,V[0]=0,V[1]=1,V[2]=R/L,L*=L,V[3]=R*(3*e*t+5*t+q-e-4)/(2*(e+2)*L),L*=e+1,V[4]=R*(33*e*J+31*J+8*q*J-30*e*t-47*t+11*q*t+6*ie*t+18+4*e-ie+q*q-10*q),V[4]/=3*(e+3)*(e+2)*L,Y=n(V,Y)),Y>K&&(Y=K),y=K):(t<e&&(F=t,t=e,e=F,F=c,c=a,a=F,d=!d),v(a,1/e)<.5?(Y=v(a*e*l(e,t),1/e),Y===0&&(Y=D),X=1-Y):(X=v(1-v(a,t*l(e,t)),1/t),X===0&&(X=D),Y=1-X));return Y>.5&&(F=t,t=e,e=F,F=c,c=a,a=F,F=X,X=Y,Y=F,d=!d,oe=1-y,se=1-g,g=oe,y=se),g===0&&(d?(g=A,Y<g&&(Y=g)):g=D,Y<g&&(Y=g)),u=B,Y<1e-50&&(e<1||t<1)&&(u*=3,u/=2),x=z(e,t,a<c?a:c,a>=c),Y=te(x,Y,g,y,u,ne),Y===g&&(Y=0),d?[1-Y,Y]:[Y,1-Y]}t.exports=H})),dt=n(((e,t)=>{
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
t.exports=ut()})),ft=n(((e,t)=>{
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
var n=dt(),r=i(),a=Q(),o=c();function s(e,t){var i,s;return r(t)||r(e)||t<=0||e<0||e>1?NaN:(i=e>.5?1-e:e,s=n(t/2,.5,2*i,1-2*i),a(e-.5)*o(t*s[1]/s[0]))}t.exports=s})),pt=n(((e,t)=>{
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
var n=l(),r=dt(),a=i(),o=Q(),s=c();function u(e){return a(e)||e<=0?n(NaN):t;function t(t){var n,i;return a(t)||t<0||t>1?NaN:(n=t>.5?1-t:t,i=r(e/2,.5,2*n,1-2*n),o(t-.5)*s(e*i[1]/i[0]))}}t.exports=u})),mt=e(n(((e,t)=>{
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
var n=s(),r=ft();n(r,`factory`,pt()),t.exports=r}))(),1);const ht=new Map;function gt(e,t){let n=`${e} ${t}`,r=ht.get(n)??(0,mt.default)(e,t);return ht.set(n,r),r}function _t(e,t){if(e===0)return 1;let n=Math.log(1e-12),r=0;for(let i=0;i<60;i+=1){let i=(n+r)/2;-(0,mt.default)(Math.exp(i)/2,t)>e?n=i:r=i}return Math.exp(r)}export{_t as n,dt as r,gt as t};