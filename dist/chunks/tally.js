import{i as e,r as t,t as n}from"./rolldown-runtime.js";import{A as r,C as i,D as a,E as o,F as s,I as c,L as l,M as u,N as d,O as f,P as p,R as m,S as h,T as g,_,a as v,b as y,c as b,d as x,f as S,g as C,h as w,i as T,j as E,k as D,l as O,m as k,o as A,p as j,r as M,s as N,t as ee,u as P,v as F,w as I,x as L,y as R,z as te}from"./sign-flip.js";
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
var z=n(((e,t)=>{function n(e){var t,n,r;return e===0?-.0005087819496582806:(t=e<0?-e:e,t<=1?(n=-.0005087819496582806+e*(-.008368748197417368+e*(.03348066254097446+e*(-.012692614766297404+e*(-.03656379714117627+e*(.02198786811111689+e*(.008226878746769157+e*(-.005387729650712429+e*(0+e*0)))))))),r=1+e*(-.9700050433032906+e*(-1.5657455823417585+e*(1.5622155839842302+e*(.662328840472003+e*(-.7122890234154284+e*(-.05273963823400997+e*(.07952836873415717+e*(-.0023339375937419+e*.0008862163904564247))))))))):(e=1/e,n=0+e*(0+e*(-.005387729650712429+e*(.008226878746769157+e*(.02198786811111689+e*(-.03656379714117627+e*(-.012692614766297404+e*(.03348066254097446+e*(-.008368748197417368+e*-.0005087819496582806)))))))),r=.0008862163904564247+e*(-.0023339375937419+e*(.07952836873415717+e*(-.05273963823400997+e*(-.7122890234154284+e*(.662328840472003+e*(1.5622155839842302+e*(-1.5657455823417585+e*(-.9700050433032906+e*1))))))))),n/r)}t.exports=n})),B=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.20243350835593876:(t=e<0?-e:e,t<=1?(n=-.20243350835593876+e*(.10526468069939171+e*(8.3705032834312+e*(17.644729840837403+e*(-18.851064805871424+e*(-44.6382324441787+e*(17.445385985570866+e*(21.12946554483405+e*-3.6719225470772936))))))),r=1+e*(6.242641248542475+e*(3.971343795334387+e*(-28.66081804998+e*(-20.14326346804852+e*(48.560921310873994+e*(10.826866735546016+e*(-22.643693341313973+e*1.7211476576120028)))))))):(e=1/e,n=-3.6719225470772936+e*(21.12946554483405+e*(17.445385985570866+e*(-44.6382324441787+e*(-18.851064805871424+e*(17.644729840837403+e*(8.3705032834312+e*(.10526468069939171+e*-.20243350835593876))))))),r=1.7211476576120028+e*(-22.643693341313973+e*(10.826866735546016+e*(48.560921310873994+e*(-20.14326346804852+e*(-28.66081804998+e*(3.971343795334387+e*(6.242641248542475+e*1)))))))),n/r)}t.exports=n})),ne=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.1311027816799519:(t=e<0?-e:e,t<=1?(n=-.1311027816799519+e*(-.16379404719331705+e*(.11703015634199525+e*(.38707973897260434+e*(.3377855389120359+e*(.14286953440815717+e*(.029015791000532906+e*(.0021455899538880526+e*(-6.794655751811263e-7+e*(2.8522533178221704e-8+e*-681149956853777e-24))))))))),r=1+e*(3.4662540724256723+e*(5.381683457070069+e*(4.778465929458438+e*(2.5930192162362027+e*(.848854343457902+e*(.15226433829533179+e*(.011059242293464892+e*(0+e*(0+e*0)))))))))):(e=1/e,n=-681149956853777e-24+e*(2.8522533178221704e-8+e*(-6.794655751811263e-7+e*(.0021455899538880526+e*(.029015791000532906+e*(.14286953440815717+e*(.3377855389120359+e*(.38707973897260434+e*(.11703015634199525+e*(-.16379404719331705+e*-.1311027816799519))))))))),r=0+e*(0+e*(0+e*(.011059242293464892+e*(.15226433829533179+e*(.848854343457902+e*(2.5930192162362027+e*(4.778465929458438+e*(5.381683457070069+e*(3.4662540724256723+e*1)))))))))),n/r)}t.exports=n})),V=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0350353787183178:(t=e<0?-e:e,t<=1?(n=-.0350353787183178+e*(-.0022242652921344794+e*(.018557330651423107+e*(.009508047013259196+e*(.0018712349281955923+e*(.00015754461742496055+e*(460469890584318e-20+e*(-2304047769118826e-25+e*26633922742578204e-28))))))),r=1+e*(1.3653349817554064+e*(.7620591645536234+e*(.22009110576413124+e*(.03415891436709477+e*(.00263861676657016+e*(7646752923027944e-20+e*(0+e*0)))))))):(e=1/e,n=26633922742578204e-28+e*(-2304047769118826e-25+e*(460469890584318e-20+e*(.00015754461742496055+e*(.0018712349281955923+e*(.009508047013259196+e*(.018557330651423107+e*(-.0022242652921344794+e*-.0350353787183178))))))),r=0+e*(0+e*(7646752923027944e-20+e*(.00263861676657016+e*(.03415891436709477+e*(.22009110576413124+e*(.7620591645536234+e*(1.3653349817554064+e*1)))))))),n/r)}t.exports=n})),H=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.016743100507663373:(t=e<0?-e:e,t<=1?(n=-.016743100507663373+e*(-.0011295143874558028+e*(.001056288621524929+e*(.00020938631748758808+e*(14962478375834237e-21+e*(4.4969678992770644e-7+e*(4.625961635228786e-9+e*(-2811287356288318e-29+e*9905570997331033e-32))))))),r=1+e*(.5914293448864175+e*(.1381518657490833+e*(.016074608709367652+e*(.0009640118070051656+e*(27533547476472603e-21+e*(2.82243172016108e-7+e*(0+e*0)))))))):(e=1/e,n=9905570997331033e-32+e*(-2811287356288318e-29+e*(4.625961635228786e-9+e*(4.4969678992770644e-7+e*(14962478375834237e-21+e*(.00020938631748758808+e*(.001056288621524929+e*(-.0011295143874558028+e*-.016743100507663373))))))),r=0+e*(0+e*(2.82243172016108e-7+e*(27533547476472603e-21+e*(.0009640118070051656+e*(.016074608709367652+e*(.1381518657490833+e*(.5914293448864175+e*1)))))))),n/r)}t.exports=n})),U=n(((e,t)=>{
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
var n=l(),r=u(),i=S(),a=c(),o=s(),d=z(),f=B(),p=ne(),m=V(),h=H(),g=.08913147449493408,_=2.249481201171875,v=.807220458984375,y=.9399557113647461,b=.9836282730102539;function x(e){var t,s,c,l,u;return n(e)?NaN:e===0?a:e===2?o:e===1?0:e>2||e<0?NaN:(e>1?(t=-1,c=2-e):(t=1,c=e),e=1-c,e<=.5?(l=e*(e+10),u=d(e),t*(l*g+l*u)):c>=.25?(l=r(-2*i(c)),c-=.25,u=f(c),t*(l/(_+u))):(c=r(-i(c)),c<3?(s=c-1.125,u=p(s),t*(v*c+u*c)):c<6?(s=c-3,u=m(s),t*(y*c+u*c)):(s=c-6,u=h(s),t*(b*c+u*c))))}t.exports=x})),W=n(((e,t)=>{
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
t.exports=U()})),G=n(((e,t)=>{
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
var n=l(),i=r(),a=u(),o=E(),s=6123233995736766e-32;function c(e){var t;return n(e)||e<-1||e>1?NaN:e>.5?2*i(a(.5-.5*e)):(t=o-i(e),t+=s,t+=o,t)}t.exports=c})),K=n(((e,t)=>{
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
t.exports=G()})),re=n(((e,t)=>{
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
t.exports=1.4142135623730951})),q=n(((e,t)=>{
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
function n(e){return e===0?.16666666666666666:.16666666666666666+e*.16666666666666666}t.exports=n})),ie=n(((e,t)=>{
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
function n(e){return e===0?.058333333333333334:.058333333333333334+e*(.06666666666666667+e*.008333333333333333)}t.exports=n})),J=n(((e,t)=>{
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
function n(e){return e===0?.0251984126984127:.0251984126984127+e*(.026785714285714284+e*(.0017857142857142857+e*.0001984126984126984))}t.exports=n})),ae=n(((e,t)=>{
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
function n(e){return e===0?.012039792768959435:.012039792768959435+e*(.010559964726631394+e*(-.0011078042328042327+e*(.0003747795414462081+e*27557319223985893e-22)))}t.exports=n})),oe=n(((e,t)=>{
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
function n(e){return e===0?.003837005972422639:.003837005972422639+e*(.00610392115600449+e*(-.0016095979637646305+e*(.0005945867404200738+e*(-6270542728876062e-20+e*2.505210838544172e-8))))}t.exports=n})),se=n(((e,t)=>{
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
function n(e){return e===0?.0032177478835464946:.0032177478835464946+e*(.0010898206731540065+e*(-.0012579159844784845+e*(.0006908420797309686+e*(-.00016376804137220805+e*(154012654012654e-19+e*16059043836821613e-26)))))}t.exports=n})),Y=n(((e,t)=>{
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
function n(e){return e===0?.001743826229834001:.001743826229834001+e*(3353097688001788e-20+e*(-.0007624513544032393+e*(.0006451304695145635+e*(-.000249472580470431+e*(49255746366361444e-21+e*(-39851014346715405e-22+e*7647163731819816e-28))))))}t.exports=n})),X=n(((e,t)=>{
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
function n(e){return e===0?.0009647274732138864:.0009647274732138864+e*(-.0003110108632631878+e*(-.00036307660358786886+e*(.0005140660578834113+e*(-.00029133414466938067+e*(9086710793521991e-20+e*(-15303004486655377e-21+e*(10914179173496788e-22+e*28114572543455206e-31)))))))}t.exports=n})),ce=n(((e,t)=>{
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
function n(e){return e===0?.0005422926281312969:.0005422926281312969+e*(-.0003694266780000966+e*(-.00010230378073700413+e*(.00035764655430568635+e*(-.00028690924218514614+e*(.00012645437628698076+e*(-33202652391372056e-21+e*(4890304529197534e-21+e*(-3.123956959982987e-7+e*822063524662433e-32))))))))}t.exports=n})),le=n(((e,t)=>{
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
var n=j(),r=O(),i=u(),a=F(),o=q(),s=ie(),c=J(),l=ae(),d=oe(),f=se(),p=Y(),m=X(),h=ce(),g=0,_=[1,0,0,0,0,0,0,0,0,0];function v(e,t){var u,v=n(e/2,.5)*i(e*a)*(t-.5);return u=1/e,_[1]=o(u),_[2]=s(u),_[3]=c(u),_[4]=l(u),_[5]=d(u),_[6]=f(u),_[7]=p(u),_[8]=m(u),_[9]=h(u),g+v*r(_,v*v)}t.exports=v})),ue=n(((e,t)=>{
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
var n=j(),r=O(),i=u(),a=g(),o=F(),s=[0,0,0,0,0,0,0];function c(e,t){var c,l,u,d,f,p,m,h=n(e/2,.5)*i(e*o)*t;return d=e+2,f=e+4,p=e+6,s[0]=1,s[1]=-(e+1)/(2*d),d*=e+2,s[2]=-e*(e+1)*(e+3)/(8*d*f),d*=e+2,s[3]=-e*(e+1)*(e+5)*((3*e+7)*e-2)/(48*d*f*p),d*=e+2,f*=e+4,s[4]=-e*(e+1)*(e+7)*(((((15*e+154)*e+465)*e+286)*e-336)*e+64)/(384*d*f*p*(e+8)),d*=e+2,s[5]=-e*(e+1)*(e+3)*(e+9)*((((((35*e+452)*e+1573)*e+600)*e-2020)*e+928)*e-128)/(1280*d*f*p*(e+8)*(e+10)),d*=e+2,f*=e+4,p*=e+6,s[6]=-e*(e+1)*(e+11)*(((((((((((945*e+31506)*e+425858)*e+2980236)*e+11266745)*e+20675018)*e+7747124)*e-22574632)*e-8565600)*e+18108416)*e-7099392)*e+884736)/(46080*d*f*p*(e+8)*(e+10)*(e+12)),m=i(e),u=a(m*h,1/e),l=u*u,c=r(s,l),c*=m,c/=u,-c}t.exports=c})),de=n(((e,t)=>{
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
var n=W(),r=p(),i=u(),a=g(),o=R(),s=re();function c(e,t){var c,l,u,d,f,p,m;return e>0x56bc75e2d63100000?-n(2*t)*s:(c=1/(e-.5),l=48/(c*c),u=((20700*c/l-98)*c-16)*c+96.36,d=((94.5/(l+u)-3)/l+1)*i(c*o)*e,m=a(d*2*t,2/e),m>.05+c?(p=-n(2*t)*s,m=p*p,e<5&&(u+=.3*(e-4.5)*(p+.6)),u+=(((.05*d*p-5)*p-7)*p-2)*p+l,m=(((((.4*m+6.3)*m+36)*m+94.5)/u-m-3)/l+1)*p,m=r(c*m*m)):m=((1/(((e+6)/(e*m)-.089*d-.822)*(e+2)*3)+.5/(e+4))*m-1)*(e+1)/(e+2)+1/m,f=i(e*m),-f)}t.exports=c})),fe=n(((e,t)=>{
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
var n=W(),r=m(),i=a(),o=_(),s=K(),c=u(),l=D(),d=x(),f=g(),p=C(),h=re(),v=F(),y=le(),b=ue(),S=de(),w=268435456,T=1/3,E=106/3,O=.8549879733383485;function k(e,t,a){var u,m,g,_,x=0,C,D,k,A,j,M,N,ee,P,F,I;if(t>a?(D=a,a=t,t=D,_=!0):_=!1,r(e)===e&&e<20)switch(m=i(1,E),r(e)){case 1:x=t===.5?0:-d(v*t)/p(v*t);break;case 2:x=(2*t-1)/c(2*t*a);break;case 4:C=4*t*a,g=c(C),ee=4*d(s(g)/3)/g,P=c(ee-4),x=t-.5<0?-P:P;break;case 6:if(t<1e-150)return(_?-1:1)*S(e,t);F=4*(t-t*t),I=f(F,T),N=6*(1+O*(1/I-1));do A=N*N,j=A*A,M=N*j,k=N,N=2*(8*F*M-270*A+2187)/(5*(4*F*j-216*N-243));while(l((N-k)/N)>m);N=c(N-e),x=t-.5<0?-N:N;break;default:e>w?x=n(2*t)*h:e<3?(u=.2742-e*.0242143,x=t>u?y(e,t):b(e,t)):(u=i(1,o(e/-.654)),x=t>u?S(e,t):b(e,t))}else e>w?x=-n(2*t)*h:e<3?(u=.2742-e*.0242143,x=t>u?y(e,t):b(e,t)):(u=i(1,o(e/-.654)),x=t>u?S(e,t):b(e,t));return _?-x:x}t.exports=k})),pe=n(((e,t)=>{
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
var n=fe();function r(e,t,r){var i,a=t/2,o=1-a,s;return i=e*2,s=n(i,a,o),r&&(r.value=s*s/(i+s*s)),i/(i+s*s)}t.exports=r})),me=n(((e,t)=>{
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
var n=O(),r=W(),i=u(),a=o(),s=re(),c=[0,0,0,0,0,0,0],l=[0,0,0,0];function d(e,t,o){var u=r(2*o),d,f,p,m,h,g;return u/=-i(e/2),l[0]=u,h=t-e,p=h*h,m=p*h,c[0]=-h*s/2,c[1]=(1-2*h)/8,c[2]=-(h*s/48),c[3]=-1/192,c[4]=-h*s/3840,c[5]=0,c[6]=0,l[1]=n(c,u),c[0]=h*s*(3*h-2)/12,c[1]=(20*p-12*h+1)/128,c[2]=h*s*(20*h-1)/960,c[3]=(16*p+30*h-15)/4608,c[4]=h*s*(21*h+32)/53760,c[5]=(-(32*p)+63)/368640,c[6]=-h*s*(120*h+17)/25804480,l[2]=n(c,u),c[0]=h*s*(-75*p+80*h-16)/480,c[1]=(-1080*m+868*p-90*h-45)/9216,c[2]=h*s*(-1190*p+84*h+373)/53760,c[3]=(-2240*m-2508*p+2100*h-165)/368640,c[4]=0,c[5]=0,c[6]=0,l[3]=n(c,u),f=n(l,1/e),d=f*f,g=-a(-d/2),d===0?.5:(1+f*i((1+g)/d))/2}t.exports=d})),Z=n(((e,t)=>{
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
var n=S(),r=y()/4;function i(e,t){return i;function i(i){var a,o,s=1-i;return s===0||i===0?[-r,-r]:(o=n(i)+t*n(s)+e,a=1/i-t/s,[o,a])}}t.exports=i})),Q=n(((e,t)=>{
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
var n=l();function r(e){return e===0||n(e)?e:e<0?-1:1}t.exports=r})),he=n(((e,t)=>{
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
t.exports=Q()})),$=n(((e,t)=>{
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
var n=he(),r=D(),i=a(),o=y();function s(e,t,a,s,c,l){var u,d,f,p,m,h,g,_,v=0,y;u=0,m=t,p=i(1,1-c),g=o,d=o,f=o,h=l;do{if(u=v,f=d,d=g,_=e(m),v=_[0],y=_[1],--h,v===0)break;if(y===0?(u===0&&(t=m===a?s:a,u=e(t),g=t-m),g=n(u)*n(v)<0?g<0?(m-a)/2:(m-s)/2:g<0?(m-s)/2:(m-a)/2):g=v/y,r(g*2)>r(f)&&(g=g>0?(m-a)/2:(m-s)/2),t=m,m-=g,m<=a){if(g=.5*(t-a),m=t-g,m===a||m===s)break}else if(m>=s&&(g=.5*(t-s),m=t-g,m===a||m===s))break;g>0?s=t:a=t}while(h&&r(m*p)<r(g));return m}t.exports=s})),ge=n(((e,t)=>{
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
function n(e){return e===0?-1:-1+e*(-5+e*5)}t.exports=n})),_e=n(((e,t)=>{
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
function n(e){return e===0?1:1+e*(21+e*(-69+e*46))}t.exports=n})),ve=n(((e,t)=>{
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
function n(e){return e===0?7:7+e*(-2+e*(33+e*(-62+e*31)))}t.exports=n})),ye=n(((e,t)=>{
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
function n(e){return e===0?25:25+e*(-52+e*(-17+e*(88+e*(-115+e*46))))}t.exports=n})),be=n(((e,t)=>{
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
function n(e){return e===0?7:7+e*(12+e*(-78+e*52))}t.exports=n})),xe=n(((e,t)=>{
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
function n(e){return e===0?-7:-7+e*(2+e*(183+e*(-370+e*185)))}t.exports=n})),Se=n(((e,t)=>{
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
function n(e){return e===0?-533:-533+e*(776+e*(-1835+e*(10240+e*(-13525+e*5410))))}t.exports=n})),Ce=n(((e,t)=>{
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
function n(e){return e===0?-1579:-1579+e*(3747+e*(-3372+e*(-15821+e*(45588+e*(-45213+e*15071)))))}t.exports=n})),we=n(((e,t)=>{
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
function n(e){return e===0?449:449+e*(-1259+e*(-769+e*(6686+e*(-9260+e*3704))))}t.exports=n})),Te=n(((e,t)=>{
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
function n(e){return e===0?63149:63149+e*(-151557+e*(140052+e*(-727469+e*(2239932+e*(-2251437+e*750479)))))}t.exports=n})),Ee=n(((e,t)=>{
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
function n(e){return e===0?29233:29233+e*(-78755+e*(105222+e*(146879+e*(-1602610+e*(3195183+e*(-2554139+e*729754))))))}t.exports=n})),De=n(((e,t)=>{
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
function n(e){return e===0?1:1+e*(-13+e*13)}t.exports=n})),Oe=n(((e,t)=>{
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
function n(e){return e===0?1:1+e*(21+e*(-69+e*46))}t.exports=n})),ke=n(((e,t)=>{
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
var n=O(),r=W(),i=D(),a=o(),s=S(),c=u(),l=C(),d=x(),f=Z(),p=$(),m=ge(),h=_e(),g=ve(),_=ye(),v=be(),y=xe(),b=Se(),w=Ce(),T=we(),E=Te(),k=Ee(),A=De(),j=Oe(),M=[0,0,0,0,0,0],N=[0,0,0,0];function ee(e,t,o){var u,x,S,C,D=r(2*e)/-c(t/2),O,ee,P,F,I,L,R,te,z,B,ne,V,H=l(o),U,W;return V=d(o),N[0]=D,B=H*H,ne=V*V,te=H*V,R=te*te,L=R*te,I=R*R,F=R*L,P=L*L,ee=I*L,M[0]=(2*B-1)/(3*te),M[1]=-m(B)/(36*R),M[2]=h(B)/(1620*L),M[3]=g(B)/(6480*I),M[4]=_(B)/(90720*F),M[5]=0,N[1]=n(M,D),M[0]=-v(B)/(405*L),M[1]=y(B)/(2592*I),M[2]=-b(B)/(204120*F),M[3]=-w(B)/(2099520*P),M[4]=0,M[5]=0,N[2]=n(M,D),M[0]=T(B)/(102060*F),M[1]=-E(B)/(20995200*P),M[2]=k(B)/(36741600*ee),M[3]=0,M[4]=0,M[5]=0,N[3]=n(M,D),O=n(N,1/t),S=V/H,S*=S,z=-(O*O)/(2*B)+s(B)+ne*s(ne)/B,i(O)<.7?(M[0]=B,M[1]=te,M[2]=(1-2*B)/3,M[3]=A(B)/(36*te),M[4]=j(B)/(270*R),M[5]=0,W=n(M,O)):(U=a(z),M[0]=U,M[1]=S,M[2]=0,M[3]=3*S*(3*S+1)/6,M[4]=4*S*(4*S+1)*(4*S+2)/24,M[5]=5*S*(5*S+1)*(5*S+2)*(5*S+3)/120,W=n(M,U),(W-B)*O<0&&(W=1-W)),O<0?(x=0,u=B):(x=B,u=1),(W<x||W>u)&&(W=(x+u)/2),C=f(-z,S),W=p(C,W,x,u,32,100),W}t.exports=ee})),Ae=n(((e,t)=>{var n=1e3,r=n*60,i=r*60,a=i*24,o=a*365.25;t.exports=function(e,t){t||={};var n=typeof e;if(n===`string`&&e.length>0)return s(e);if(n===`number`&&isNaN(e)===!1)return t.long?l(e):c(e);throw Error(`val is not a non-empty string or a valid number. val=`+JSON.stringify(e))};function s(e){if(e=String(e),!(e.length>100)){var t=/^((?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|years?|yrs?|y)?$/i.exec(e);if(t){var s=parseFloat(t[1]);switch((t[2]||`ms`).toLowerCase()){case`years`:case`year`:case`yrs`:case`yr`:case`y`:return s*o;case`days`:case`day`:case`d`:return s*a;case`hours`:case`hour`:case`hrs`:case`hr`:case`h`:return s*i;case`minutes`:case`minute`:case`mins`:case`min`:case`m`:return s*r;case`seconds`:case`second`:case`secs`:case`sec`:case`s`:return s*n;case`milliseconds`:case`millisecond`:case`msecs`:case`msec`:case`ms`:return s;default:return}}}}function c(e){return e>=a?Math.round(e/a)+`d`:e>=i?Math.round(e/i)+`h`:e>=r?Math.round(e/r)+`m`:e>=n?Math.round(e/n)+`s`:e+`ms`}function l(e){return u(e,a,`day`)||u(e,i,`hour`)||u(e,r,`minute`)||u(e,n,`second`)||e+` ms`}function u(e,t,n){if(!(e<t))return e<t*1.5?Math.floor(e/t)+` `+n:Math.ceil(e/t)+` `+n+`s`}})),je=n(((e,t)=>{e=t.exports=i.debug=i.default=i,e.coerce=c,e.disable=o,e.enable=a,e.enabled=s,e.humanize=Ae(),e.names=[],e.skips=[],e.formatters={};var n;function r(t){var n=0,r;for(r in t)n=(n<<5)-n+t.charCodeAt(r),n|=0;return e.colors[Math.abs(n)%e.colors.length]}function i(t){function i(){if(i.enabled){var t=i,r=+new Date;t.diff=r-(n||r),t.prev=n,t.curr=r,n=r;for(var a=Array(arguments.length),o=0;o<a.length;o++)a[o]=arguments[o];a[0]=e.coerce(a[0]),typeof a[0]!=`string`&&a.unshift(`%O`);var s=0;a[0]=a[0].replace(/%([a-zA-Z%])/g,function(n,r){if(n===`%%`)return n;s++;var i=e.formatters[r];if(typeof i==`function`){var o=a[s];n=i.call(t,o),a.splice(s,1),s--}return n}),e.formatArgs.call(t,a),(i.log||e.log||console.log.bind(console)).apply(t,a)}}return i.namespace=t,i.enabled=e.enabled(t),i.useColors=e.useColors(),i.color=r(t),typeof e.init==`function`&&e.init(i),i}function a(t){e.save(t),e.names=[],e.skips=[];for(var n=(typeof t==`string`?t:``).split(/[\s,]+/),r=n.length,i=0;i<r;i++)n[i]&&(t=n[i].replace(/\*/g,`.*?`),t[0]===`-`?e.skips.push(RegExp(`^`+t.substr(1)+`$`)):e.names.push(RegExp(`^`+t+`$`)))}function o(){e.enable(``)}function s(t){for(var n=0,r=e.skips.length;n<r;n++)if(e.skips[n].test(t))return!1;for(n=0,r=e.names.length;n<r;n++)if(e.names[n].test(t))return!0;return!1}function c(e){return e instanceof Error?e.stack||e.message:e}})),Me=n(((e,t)=>{e=t.exports=je(),e.log=i,e.formatArgs=r,e.save=a,e.load=o,e.useColors=n,e.storage=typeof chrome<`u`&&chrome.storage!==void 0?chrome.storage.local:s(),e.colors=[`lightseagreen`,`forestgreen`,`goldenrod`,`dodgerblue`,`darkorchid`,`crimson`];function n(){return typeof window<`u`&&window.process&&window.process.type===`renderer`?!0:typeof document<`u`&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<`u`&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<`u`&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)&&parseInt(RegExp.$1,10)>=31||typeof navigator<`u`&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}e.formatters.j=function(e){try{return JSON.stringify(e)}catch(e){return`[UnexpectedJSONParseError]: `+e.message}};function r(t){var n=this.useColors;if(t[0]=(n?`%c`:``)+this.namespace+(n?` %c`:` `)+t[0]+(n?`%c `:` `)+`+`+e.humanize(this.diff),n){var r=`color: `+this.color;t.splice(1,0,r,`color: inherit`);var i=0,a=0;t[0].replace(/%[a-zA-Z%]/g,function(e){e!==`%%`&&(i++,e===`%c`&&(a=i))}),t.splice(a,0,r)}}function i(){return typeof console==`object`&&console.log&&Function.prototype.apply.call(console.log,console,arguments)}function a(t){try{t==null?e.storage.removeItem(`debug`):e.storage.debug=t}catch{}}function o(){var t;try{t=e.storage.debug}catch{}return!t&&typeof process<`u`&&`env`in process&&(t=process.env.DEBUG),t}e.enable(o());function s(){try{return window.localStorage}catch{}}})),Ne=n(((e,n)=>{var r=t(`tty`),i=t(`util`);e=n.exports=je(),e.init=p,e.log=l,e.formatArgs=c,e.save=u,e.load=d,e.useColors=s,e.colors=[6,2,3,4,5,1],e.inspectOpts=Object.keys(process.env).filter(function(e){return/^debug_/i.test(e)}).reduce(function(e,t){var n=t.substring(6).toLowerCase().replace(/_([a-z])/g,function(e,t){return t.toUpperCase()}),r=process.env[t];return r=/^(yes|on|true|enabled)$/i.test(r)?!0:/^(no|off|false|disabled)$/i.test(r)?!1:r===`null`?null:Number(r),e[n]=r,e},{});var a=parseInt(process.env.DEBUG_FD,10)||2;a!==1&&a!==2&&i.deprecate(function(){},`except for stderr(2) and stdout(1), any other usage of DEBUG_FD is deprecated. Override debug.log if you want to use a different log function (https://git.io/debug_fd)`)();var o=a===1?process.stdout:a===2?process.stderr:f(a);function s(){return`colors`in e.inspectOpts?!!e.inspectOpts.colors:r.isatty(a)}e.formatters.o=function(e){return this.inspectOpts.colors=this.useColors,i.inspect(e,this.inspectOpts).split(`
`).map(function(e){return e.trim()}).join(` `)},e.formatters.O=function(e){return this.inspectOpts.colors=this.useColors,i.inspect(e,this.inspectOpts)};function c(t){var n=this.namespace;if(this.useColors){var r=this.color,i=`  \x1B[3`+r+`;1m`+n+` \x1B[0m`;t[0]=i+t[0].split(`
`).join(`
`+i),t.push(`\x1B[3`+r+`m+`+e.humanize(this.diff)+`\x1B[0m`)}else t[0]=new Date().toUTCString()+` `+n+` `+t[0]}function l(){return o.write(i.format.apply(i,arguments)+`
`)}function u(e){e==null?delete process.env.DEBUG:process.env.DEBUG=e}function d(){return process.env.DEBUG}function f(e){var n;switch(process.binding(`tty_wrap`).guessHandleType(e)){case`TTY`:n=new r.WriteStream(e),n._type=`tty`,n._handle&&n._handle.unref&&n._handle.unref();break;case`FILE`:n=new(t(`fs`)).SyncWriteStream(e,{autoClose:!1}),n._type=`fs`;break;case`PIPE`:case`TCP`:n=new(t(`net`)).Socket({fd:e,readable:!1,writable:!0}),n.readable=!1,n.read=null,n._type=`pipe`,n._handle&&n._handle.unref&&n._handle.unref();break;default:throw Error(`Implement me. Unknown stream file type!`)}return n.fd=e,n._isStdio=!0,n}function p(t){t.inspectOpts={};for(var n=Object.keys(e.inspectOpts),r=0;r<n.length;r++)t.inspectOpts[n[r]]=e.inspectOpts[n[r]]}e.enable(d())})),Pe=n(((e,t)=>{t.exports=typeof process<`u`&&process.type===`renderer`?Me():Ne()})),Fe=n(((e,t)=>{
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
t.exports=34028234663852886e22})),Ie=n(((e,t)=>{
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
var n=Pe(),r=A(),i=D(),a=o(),s=S(),c=Fe(),l=n(`gammaincinv:higher_newton`);function u(e,t,n,o,u,d,f,p){var m,h,g,_,v,y,b,x,S,C,w,T,E,D=e;w=1,T=1,y=t*t,h=e;do{if(D=e,b=D*D,n===0){if(m=(1-t)*s(D)+D+d,m>s(c))return l(`Warning: overflow problems in one or more steps of the computation. The initial approximation to the root is returned.`),h;E=a(m)}else E=-f*D;p?(x=r(D,t,!0,!1),g=-E*(x-o)):(S=r(D,t,!0,!0),g=E*(S-u)),E=g,o>1e-120||T>1?(_=.5*(D-t+1)/D,v=(2*b-4*D*t+4*D+2*y-3*t+1)/b,v/=6,e=D+E*(1+E*(_+E*v))):e=D+E,w=i(D/e-1),T+=1,D=e,D<0&&(D=h,T=100)}while(w>2e-14&&T<35);return(w>2e-14||T>99)&&l(`Warning: the number of iterations in the Newton method reached the upper limit N=35. The last value obtained for the root is given as output.`),C=D||0,C}t.exports=u})),Le=n(((e,t)=>{
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
function n(e){return e===0?0:0+e*(1+e*(1+e*(1.5+e*(2.6666666666666665+e*(5.208333333333333+e*10.8)))))}t.exports=n})),Re=n(((e,t)=>{
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
function n(e){return e===0?1:1+e*(1+e*(.3333333333333333+e*(.027777777777777776+e*(-.003703703703703704+e*(.0002314814814814815+e*5878894767783657e-20)))))}t.exports=n})),ze=n(((e,t)=>{
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
var n=D(),r=o(),i=S(),a=O(),s=Le(),c=Re(),l=1e-8,u=.08333333333333333,d=.008333333333333333,f=[1,0,0,0,0,0];function p(e){var t,o,p,m,h,g,_,v,y=e*e*.5;if(e===0?h=0:e<-1?(v=r(-1-y),h=s(v)):e<1?(v=e,h=c(v)):(v=11+y,g=i(v),h=v+g,v=1/v,t=g*g,o=t*g,p=o*g,m=p*g,f[1]=(2-g)*.5,f[2]=(-9*g+6+2*t)/6,f[3]=-(3*o+36*g-22*t-12)*u,f[4]=(60+350*t-300*g-125*o+12*p)/60,f[5]=-(-120-274*p+900*g-1700*t+1125*o+20*m)*d,h+=g*v*a(f,v)),v=1,e>-3.5&&e<-.03||e>.03&&e<40){v=1,_=h;do h=_*(y+i(_))/(_-1),v=n(_/h-1),_=h;while(v>l)}return h}t.exports=p})),Be=n(((e,t)=>{
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
t.exports=.9189385332046728})),Ve=n(((e,t)=>{
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
var n=[1.9963790515900766,-.0017971032528832887,13129285796384672e-21,-2.340875228178749e-7,7.2291210671127e-9,-3280997607821e-22,19875070901e-21,-1509214183e-21,1375340084e-22,-145728923e-22,17532367e-22,-2351465e-22,346551e-22,-55471e-22,9548e-22,-1748e-22,332e-22,-58e-22];function r(e,t){var r,i=0,a=0,o,s;r=t+t,s=e;do o=a,a=i,i=r*a-o+n[s],--s;while(s>=0);return(i-o)/2}t.exports=r})),He=n(((e,t)=>{
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
function n(e){return e===0?.025721014990011306:.025721014990011306+e*(.08247596616699963+e*(-.0025328157302663564+e*(.0006099292666946337+e*(-.00033543297638406+e*.000250505279903))))}t.exports=n})),Ue=n(((e,t)=>{
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
function n(e){return e===0?.08333333333333333:.08333333333333333+e*(-.002777777777777778+e*(.0007936507936507937+e*-.0005952380952380953))}t.exports=n})),We=n(((e,t)=>{
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
var n=P(),r=S(),i=Be(),a=N(),o=Fe(),s=Ve(),c=He(),l=Ue(),u=.30865217988013566;function d(e){var t;return e<a?o:e<1?n(e+1)-(e+.5)*r(e)+e-i:e<2?n(e)-(e-.5)*r(e)+e-i:e<3?n(e-1)-(e-.5)*r(e)+e-i+r(e-1):e<12?(t=18/(e*e)-1,s(17,t)/(12*e)):(t=1/(e*e),e<1e3?c(t)/(u+t)/e:l(t)/e)}t.exports=d})),Ge=n(((e,t)=>{
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
var n=o(),r=k(),i=S(),a=Fe(),s=w(),c=We();function l(e){return e>=3?n(c(e)):e>0?r(e)/(n(-e+(e-.5)*i(e))*s):a}t.exports=l})),Ke=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.3333333333438:(t=e<0?-e:e,t<=1?(n=-.3333333333438+e*(-.2070740359969+e*(-.05041806657154+e*(-.004923635739372+e*-4293658292782e-17))),r=1+e*(.7045554412463+e*(.2118190062224+e*(.03048648397436+e*.001605037988091)))):(e=1/e,n=-4293658292782e-17+e*(-.004923635739372+e*(-.05041806657154+e*(-.2070740359969+e*-.3333333333438))),r=.001605037988091+e*(.03048648397436+e*(.2118190062224+e*(.7045554412463+e*1)))),n/r)}t.exports=n})),qe=n(((e,t)=>{
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
var n=D(),r=S(),i=ze(),a=Ke();function o(e){var t;return n(e)<1?a(e):(t=i(e),r(e/(t-1))/e)}t.exports=o})),Je=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0172847633523:(t=e<0?-e:e,t<=1?(n=-.0172847633523+e*(-.0159372646475+e*(-.00464910887221+e*(-.00060683488776+e*-614830384279e-17))),r=1+e*(.764050615669+e*(.297143406325+e*(.0579490176079+e*.00574558524851)))):(e=1/e,n=-614830384279e-17+e*(-.00060683488776+e*(-.00464910887221+e*(-.0159372646475+e*-.0172847633523))),r=.00574558524851+e*(.0579490176079+e*(.297143406325+e*(.764050615669+e*1)))),n/r)}t.exports=n})),Ye=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0172839517431:(t=e<0?-e:e,t<=1?(n=-.0172839517431+e*(-.0146362417966+e*(-.00357406772616+e*(-.000391032032692+e*249634036069e-17))),r=1+e*(.690560400696+e*(.249962384741+e*(.0443843438769+e*.00424073217211)))):(e=1/e,n=249634036069e-17+e*(-.000391032032692+e*(-.00357406772616+e*(-.0146362417966+e*-.0172839517431))),r=.00424073217211+e*(.0443843438769+e*(.249962384741+e*(.690560400696+e*1)))),n/r)}t.exports=n})),Xe=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?.99994466948:(t=e<0?-e:e,t<=1?(n=.99994466948+e*(104.649839762+e*(857.204033806+e*(731.901559577+e*45.5174411671))),r=1+e*(104.526456943+e*(823.313447808+e*(3119.93802124+e*3970.03311219)))):(e=1/e,n=45.5174411671+e*(731.901559577+e*(857.204033806+e*(104.649839762+e*.99994466948))),r=3970.03311219+e*(3119.93802124+e*(823.313447808+e*(104.526456943+e*1)))),n/r)}t.exports=n})),Ze=n(((e,t)=>{
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
var n=S(),r=Je(),i=Ye(),a=Xe();function o(e){var t,o;return e<-5?(o=e*e,t=n(-e),(12-o-t*t*6)/(12*o*e)):e<-2?r(e):e<2?i(e):e<1e3?(o=1/e,a(e)/(-12*e)):-1/(12*e)}t.exports=o})),Qe=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?.0495346498136:(t=e<0?-e:e,t<=1?(n=.0495346498136+e*(.0299521337141+e*(.00688296911516+e*(.000512634846317+e*-201411722031e-16))),r=1+e*(.759803615283+e*(.261547111595+e*(.0464854522477+e*.00403751193496)))):(e=1/e,n=-201411722031e-16+e*(.000512634846317+e*(.00688296911516+e*(.0299521337141+e*.0495346498136))),r=.00403751193496+e*(.0464854522477+e*(.261547111595+e*(.759803615283+e*1)))),n/r)}t.exports=n})),$e=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?.00452313583942:(t=e<0?-e:e,t<=1?(n=.00452313583942+e*(.00120744920113+e*(-789724156582e-16+e*(-504476066942e-16+e*-535770949796e-17))),r=1+e*(.912203410349+e*(.405368773071+e*(.0901638932349+e*.00948935714996)))):(e=1/e,n=-535770949796e-17+e*(-504476066942e-16+e*(-789724156582e-16+e*(.00120744920113+e*.00452313583942))),r=.00948935714996+e*(.0901638932349+e*(.405368773071+e*(.912203410349+e*1)))),n/r)}t.exports=n})),et=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?.00439937562904:(t=e<0?-e:e,t<=1?(n=.00439937562904+e*(.000487225670639+e*(-.000128470657374+e*(529110969589e-17+e*1.5716677175e-7))),r=1+e*(.794435257415+e*(.333094721709+e*(.0703527806143+e*.00806110846078)))):(e=1/e,n=1.5716677175e-7+e*(529110969589e-17+e*(-.000128470657374+e*(.000487225670639+e*.00439937562904))),r=.00806110846078+e*(.0703527806143+e*(.333094721709+e*(.794435257415+e*1)))),n/r)}t.exports=n})),tt=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0011481191232:(t=e<0?-e:e,t<=1?(n=-.0011481191232+e*(-.112850923276+e*(1.51623048511+e*(-.218472031183+e*.0730002451555))),r=1+e*(14.2482206905+e*(69.7360396285+e*(218.938950816+e*277.067027185)))):(e=1/e,n=.0730002451555+e*(-.218472031183+e*(1.51623048511+e*(-.112850923276+e*-.0011481191232))),r=277.067027185+e*(218.938950816+e*(69.7360396285+e*(14.2482206905+e*1)))),n/r)}t.exports=n})),nt=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.000145727889667:(t=e<0?-e:e,t<=1?(n=-.000145727889667+e*(-.290806748131+e*(-13.308504545+e*(199.722374056+e*-11.4311378756))),r=1+e*(139.612587808+e*(2189.01116348+e*(7115.24019009+e*45574.6081453)))):(e=1/e,n=-11.4311378756+e*(199.722374056+e*(-13.308504545+e*(-.290806748131+e*-.000145727889667))),r=45574.6081453+e*(7115.24019009+e*(2189.01116348+e*(139.612587808+e*1)))),n/r)}t.exports=n})),rt=n(((e,t)=>{
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
var n=S(),r=Qe(),i=$e(),a=et(),o=tt(),s=nt();function c(e){var t,c;return e<-8?(t=e*e,c=n(-e)/e,(-30+e*c*(6*t*c*c-12+t))/(12*e*t*t)):e<-4?r(e)/(e*e):e<-2?i(e):e<2?a(e):e<10?(t=1/e,o(t)/(e*e)):e<100?(t=1/e,s(t)/(e*e)):-n(e)/(12*e*e*e)}t.exports=c})),it=n(((e,t)=>{
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
var n=Pe(),r=O(),i=P(),a=W(),s=k(),c=u(),l=D(),d=o(),f=L(),p=g(),m=S(),h=w(),_=Fe(),v=b(),y=Ie(),x=ze(),C=Ge(),T=qe(),E=Ze(),A=rt(),j=n(`gammaincinv:compute`),M=.5,N=.3333333333333333,ee=.25,F=.2,I=.16666666666666666,R=.08333333333333333,te=.041666666666666664,z=[0,0,0,0,0];function B(e,t,n){var o,u,g,b,S,w,D,O,k,P,L,B,ne,V,H,U,W,G,K,re,q,ie,J,ae,oe,se,Y,X,ce,le,ue,de,fe,pe,me,Z,Q,he,$,ge,_e,ve,ye,be;if(t<M?(b=!0,S=t,ve=-1):(b=!1,S=n,ve=1),$=0,l(e-1)<1e-4&&(ge=0,b?t<.001?(de=t*t,X=de*t,ue=X*t,re=ue*t,K=re*t,q=t+de*M+X*N+ue*ee+re*F+K*I):q=-m(1-t):q=-m(n),e===1?($=2,pe=q):(g=i(e),$=1)),n<1e-30&&e<M&&(ge=0,q=-m(n*s(e))+(e-1)*m(-m(n*s(e))),$=1,g=i(e)),e>1&&e<500&&t<1e-80){for(ge=0,w=1/e,o=1/(e+1),q=(i(e+1)+m(t))*w,q=d(q),V=q,he=0;he<10;he++)q=V*d(q*w)*p(1-q*o,w);$=1,g=i(e)}if(D=1/e*(m(t)+i(e+1)),D<m(F*(1+e))&&$===0&&(_e=d(D),ge=0,ie=e*e,fe=ie*e,ce=fe*e,H=e+1,L=H*H,P=H*L,k=L*L,U=e+2,O=U*U,W=e+3,z[0]=1,z[1]=1/H,z[2]=M*(3*e+5)/(L*U),z[3]=N*(31+8*ie+33*e)/(P*U*W),z[4]=te*(2888+1179*fe+125*ce+3971*ie+5661*e)/(k*O*W*(e+4)),q=_e*r(z,_e),g=i(e),$=1),e<10&&$===0&&(B=c(e)/(C(e)*h),ne=f(.02,B),n<ne&&(ge=0,Z=1-e,se=Z*Z,Y=se*Z,G=c(-2/e*m(n/B)),q=e*x(G),Q=m(q),q>5?(J=Q*Q,ae=J*Q,oe=ae*Q,_e=1/q,z[0]=Q-1,z[1]=(3*Z-2*Z*Q+J-2*Q+2)*M,z[2]=(24*Z*Q-11*se-24*Z-6*J+12*Q-12-9*Z*J+6*se*Q+2*ae)*I,z[3]=(-12*Y*Q+8.04*Z*J-114*se*Q+(72+36*J)+(3*oe-72*Q+162)*(Z-168*Z*Q)-(12*ae+25*Y)-(22*Z*ae+36*se*J+120*se))*R,z[4]=0,q=q-Q+Z*_e*r(z,_e)):(_e=1/q,J=Q*Q,me=Q-1,ye=Q-Z*_e*me,ye<q&&(q-=ye)),g=i(e),$=1)),l(S-M)<1e-5&&$===0&&(ge=0,w=1/e,q=e-N+(.019753086419753086+.007211444248481286*w)*w,g=i(e),$=1),e<1&&$===0&&(ge=0,q=d(b?1/e*(m(S)+i(e+1)):1/e*(m(1-S)+i(e+1))),g=i(e),$=1),$===0){if(ge=1,w=1/e,_e=a(2*S),G=ve*_e/c(e*M),_e<_)G+=(T(G)+(E(G)+A(G)*w)*w)*w,q=e*x(G),be=G,le=-c(e/v)*d(-M*e*be*be)/C(e),u=1/le;else return j(`Warning: Overflow problems in one or more steps of the computation.`),NaN}return $<2&&(pe=y(q,e,ge,t,n,g,u,b)),pe}t.exports=B})),at=n(((e,t)=>{
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
var n=l(),r=N(),i=c(),a=it();function o(e,t,o){return n(e)||n(t)||t<r||e>1||e<0?NaN:o===!0?e===0?i:e===1?0:a(t,1-e,e):e===0?0:e===1?i:a(t,e,1-e)}t.exports=o})),ot=n(((e,t)=>{
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
t.exports=at()})),st=n(((e,t)=>{
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
t.exports=5e-324})),ct=n(((e,t)=>{
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
var n=ot(),r=S(),i=u(),a=st(),o=Z(),s=$();function c(e,t,c,l){var u,d,f,p,m=c<l?n(c,t,!0):n(l,t,!1),h,g,_,v,y,b,x,S,C,w,T,E,D,O,k,A,j,M,N,ee,P,F,I,L,R;return m/=e,C=t/e,I=i(1+C),D=I*I,O=D*I,k=D*D,A=O*D,j=O*O,M=k*O,N=k*k,ee=A*k,g=A*A,F=m-C,w=F*F,T=w*F,E=w*w,P=I+1,_=P*P,v=P*_,y=_*_,b=(I+2)*(I-1)/(3*I),b+=(O+9*D+21*I+5)*F/(36*D*P),b-=(k-13*O+69*D+167*I+46)*w/(1620*_*O),b-=(7*A+21*k+70*O+26*D-93*I-31)*T/(6480*v*k),b-=(75*j+202*A+188*k-888*O-1345*D+118*I+138)*E/(272160*y*A),x=(28*k+131*O+402*D+581*I+208)*(I-1)/(1620*P*O),x-=(35*j-154*A-623*k-1636*O-3983*D-3514*I-925)*F/(12960*_*k),x-=(2132*M+7915*j+16821*A+35066*k+87490*O+141183*D+95993*I+21640)*w/(816480*A*v),x-=(11053*N+53308*M+117010*j+163924*A+116188*k-258428*O-677042*D-481940*I-105497)*T/(14696640*y*j),S=-((3592*M+8375*j-1323*A-29198*k-89578*O-154413*D-116063*I-29632)*(I-1))/(816480*A*_),S-=(442043*ee+2054169*N+3803094*M+3470754*j+2141568*A-2393568*k-19904934*O-34714674*D-23128299*I-5253353)*F/(146966400*j*v),S-=(116932*g+819281*ee+2378172*N+4341330*M+6806004*j+10622748*A+18739500*k+30651894*O+30869976*D+15431867*I+2919016)*w/(146966400*y*M),h=m+b/e+x/(e*e)+S/(e*e*e),h<=0&&(h=a),L=h-C*r(h)+(1+C)*r(1+C)-C,u=1/(1+C),f=h<C?u:0,p=h<C?1:u,R=(f+p)/2,d=o(L,C),s(d,R,f,p,32,100)}t.exports=c})),lt=n(((e,t)=>{
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
var n=D(),r=a(),i=he(),o=h(),s=y();function c(e,t,a,c,l,u){var d,f,p,m,h,g,_,v,y,b,x,S,C,w=0,T,E;f=!1,g=t,h=r(1,1-l),y=o(1e7*t,1e7),_=0,p=y,m=y,v=u;do{if(_=w,m=p,p=y,C=e(g),w=C[0],T=C[1],E=C[2],--v,w===0)break;if(T===0?(_===0&&(t=g===a?c:a,_=e(t),y=t-g),y=i(_)*i(w)<0?y<0?(g-a)/2:(g-c)/2:y<0?(g-c)/2:(g-a)/2):E===0?y=w/T:(b=2*w,S=2*T-E/T*w,y=n(S)<1&&n(b)>=n(S)*s?w/T:b/S,y*T/w<0&&(y=w/T,n(y)>2*n(t)&&(y=(y<0?-1:1)*2*n(t)))),d=n(y/m),d>.8&&d<2&&(y=y>0?(g-a)/2:(g-c)/2,n(y)>g&&(y=i(y)*g),m=y*3),t=g,g-=y,g<a){if(x=n(a)<1&&n(g)>1&&s/n(g)<n(a)?1e3:g/a,n(x)<1&&(x=1/x),!f&&x>0&&x<3)y=.99*(t-a),g=t-y,f=!0;else if(y=(t-a)/2,g=t-y,g===a||g===c)break}else if(g>c){if(x=n(c)<1&&n(g)>1&&s/n(g)<n(c)?1e3:g/c,n(x)<1&&(x=1/x),!f&&x>0&&x<3)y=.99*(t-c),g=t-y,f=!0;else if(y=(t-c)/2,g=t-y,g===a||g===c)break}y>0?c=t:a=t}while(v&&n(g*h)<n(y));return g}t.exports=c})),ut=n(((e,t)=>{
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
var n=v().assign,r=D(),i=y(),a=f();function o(e,t,o,s){return c;function c(c){var l,u,d,f,p=1-c;return l=[0,0],n(c,e,t,!0,s,l,1,0),f=l[0]-o,u=l[1],s&&(u=-u),p===0&&(p=a*64),c===0&&(c=a*64),d=u*(-(p*e)+(t-2)*c+1),r(d)<p*c*i&&(d/=p*c),s&&(d=-d),u===0&&(u=(s?-1:1)*a*64),[f,u,d]}}t.exports=o})),dt=n(((e,t)=>{
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
var n=O(),a=T(),s=p(),c=d(),l=r(),m=i(),_=u(),v=D(),y=o(),b=g(),x=C(),w=h(),E=L(),k=S(),A=f(),j=R(),M=I(),N=pe(),ee=me(),P=ke(),F=ct(),te=lt(),z=ut(),B=32,ne=1e3,V=[0,0,0,0,0];function H(e,t,r,i){var o,u=!1,d,f,p,h,g,S,C,T,D,O,I,L,R,H,U,W,G,K,re,q,ie,J,ae,oe,se,Y,X;if(i===0)return[1,0];if(r===0)return[0,1];if(e===1){if(t===1)return[r,1-r];O=t,t=e,e=O,O=i,i=r,r=O,u=!0}if(Y=0,f=0,h=1,e===.5){if(t===.5)return Y=x(r*j),Y*=Y,X=x(i*j),X*=X,[Y,X];t>.5&&(O=t,t=e,e=O,O=i,i=r,r=O,u=!u)}if(t===.5&&e>=.5&&r!==1)re={},Y=N(e,r,re),X=re.value;else if(t===1)return r<i?e>1?(Y=b(r,1/e),X=-s(k(r)/e)):(Y=b(r,1/e),X=1-Y):(Y=y(c(-i)/e),X=-s(c(-i)/e)),u&&(O=X,X=Y,Y=O),[Y,X];else if(e+t>5)r>.5&&(O=t,t=e,e=O,O=i,i=r,r=O,u=!u),C=E(e,t),S=w(e,t),_(C)>S-C&&C>5?(Y=ee(e,t,r),X=1-Y):(ae=e+t,p=l(_(e/ae)),d=C/ae,d>=.2&&d<=.8&&ae>=10?(D=b(r,1/e),Y=D<.0025&&e+t<200?D*b(e*m(e,t),1/e):P(r,ae,p),X=1-Y):(e<t&&(O=t,t=e,e=O,O=i,i=r,r=O,u=!u),T=0,t<2&&(T=m(e,t)),T===0?X=1:(X=b(t*i*T,1/t),Y=1-X)),X>1e-5&&(Y=F(e,t,r,i),X=1-Y));else if(e<1&&t<1){if(K=(1-e)/(2-e-t),H=a(K,e,t)-r,v(H)/r<M*3)return u?[1-K,K]:[K,1-K];H<0&&(O=t,t=e,e=O,O=i,i=r,r=O,u=!u,K=1-K),G=b(e*r*m(e,t),1/e),Y=G/(1+G),X=1/(1+G),Y>K&&(Y=K),h=K}else e>1&&t>1?(K=(e-1)/(e+t-2),I=(t-1)/(e+t-2),W=a(K,e,t)-r,W<0&&(O=t,t=e,e=O,O=i,i=r,r=O,O=I,I=K,K=O,u=!u),U=k(r*e*m(e,t))/e,Y=y(U),X=Y<.9?1-Y:-s(U),t<e&&Y<.2&&(L=e-1,R=t-1,q=e*e,ie=e*q,J=t*t,V[0]=0,V[1]=1,V[2]=R/L,L*=L,V[3]=R*(3*e*t+5*t+q-e-4)/(2*(e+2)*L),L*=e+1,V[4]=R*(33*e*J+31*J+8*q*J-30*e*t-47*t+11*q*t+6*ie*t+18+4*e-ie+q*q-10*q),V[4]/=3*(e+3)*(e+2)*L,Y=n(V,Y)),Y>K&&(Y=K),h=K):(t<e&&(O=t,t=e,e=O,O=i,i=r,r=O,u=!u),b(r,1/e)<.5?(Y=b(r*e*m(e,t),1/e),Y===0&&(Y=A),X=1-Y):(X=b(1-b(r,t*m(e,t)),1/t),X===0&&(X=A),Y=1-X));return Y>.5&&(O=t,t=e,e=O,O=i,i=r,r=O,O=X,X=Y,Y=O,u=!u,oe=1-h,se=1-f,f=oe,h=se),f===0&&(u?(f=M,Y<f&&(Y=f)):f=A,Y<f&&(Y=f)),o=B,Y<1e-50&&(e<1||t<1)&&(o*=3,o/=2),g=z(e,t,r<i?r:i,r>=i),Y=te(g,Y,f,h,o,ne),Y===f&&(Y=0),u?[1-Y,Y]:[Y,1-Y]}t.exports=H})),ft=n(((e,t)=>{
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
t.exports=dt()})),pt=n(((e,t)=>{
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
var n=ft(),r=l(),i=he(),a=u();function o(e,t){var o,s;return r(t)||r(e)||t<=0||e<0||e>1?NaN:(o=e>.5?1-e:e,s=n(t/2,.5,2*o,1-2*o),i(e-.5)*a(t*s[1]/s[0]))}t.exports=o})),mt=n(((e,t)=>{
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
var n=M(),r=ft(),i=l(),a=he(),o=u();function s(e){return i(e)||e<=0?n(NaN):t;function t(t){var n,s;return i(t)||t<0||t>1?NaN:(n=t>.5?1-t:t,s=r(e/2,.5,2*n,1-2*n),a(t-.5)*o(e*s[1]/s[0]))}}t.exports=s})),ht=n(((e,t)=>{
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
var n=te(),r=pt();n(r,`factory`,mt()),t.exports=r})),gt=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0005087819496582806:(t=e<0?-e:e,t<=1?(n=-.0005087819496582806+e*(-.008368748197417368+e*(.03348066254097446+e*(-.012692614766297404+e*(-.03656379714117627+e*(.02198786811111689+e*(.008226878746769157+e*(-.005387729650712429+e*(0+e*0)))))))),r=1+e*(-.9700050433032906+e*(-1.5657455823417585+e*(1.5622155839842302+e*(.662328840472003+e*(-.7122890234154284+e*(-.05273963823400997+e*(.07952836873415717+e*(-.0023339375937419+e*.0008862163904564247))))))))):(e=1/e,n=0+e*(0+e*(-.005387729650712429+e*(.008226878746769157+e*(.02198786811111689+e*(-.03656379714117627+e*(-.012692614766297404+e*(.03348066254097446+e*(-.008368748197417368+e*-.0005087819496582806)))))))),r=.0008862163904564247+e*(-.0023339375937419+e*(.07952836873415717+e*(-.05273963823400997+e*(-.7122890234154284+e*(.662328840472003+e*(1.5622155839842302+e*(-1.5657455823417585+e*(-.9700050433032906+e*1))))))))),n/r)}t.exports=n})),_t=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.20243350835593876:(t=e<0?-e:e,t<=1?(n=-.20243350835593876+e*(.10526468069939171+e*(8.3705032834312+e*(17.644729840837403+e*(-18.851064805871424+e*(-44.6382324441787+e*(17.445385985570866+e*(21.12946554483405+e*-3.6719225470772936))))))),r=1+e*(6.242641248542475+e*(3.971343795334387+e*(-28.66081804998+e*(-20.14326346804852+e*(48.560921310873994+e*(10.826866735546016+e*(-22.643693341313973+e*1.7211476576120028)))))))):(e=1/e,n=-3.6719225470772936+e*(21.12946554483405+e*(17.445385985570866+e*(-44.6382324441787+e*(-18.851064805871424+e*(17.644729840837403+e*(8.3705032834312+e*(.10526468069939171+e*-.20243350835593876))))))),r=1.7211476576120028+e*(-22.643693341313973+e*(10.826866735546016+e*(48.560921310873994+e*(-20.14326346804852+e*(-28.66081804998+e*(3.971343795334387+e*(6.242641248542475+e*1)))))))),n/r)}t.exports=n})),vt=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.1311027816799519:(t=e<0?-e:e,t<=1?(n=-.1311027816799519+e*(-.16379404719331705+e*(.11703015634199525+e*(.38707973897260434+e*(.3377855389120359+e*(.14286953440815717+e*(.029015791000532906+e*(.0021455899538880526+e*(-6.794655751811263e-7+e*(2.8522533178221704e-8+e*-681149956853777e-24))))))))),r=1+e*(3.4662540724256723+e*(5.381683457070069+e*(4.778465929458438+e*(2.5930192162362027+e*(.848854343457902+e*(.15226433829533179+e*(.011059242293464892+e*(0+e*(0+e*0)))))))))):(e=1/e,n=-681149956853777e-24+e*(2.8522533178221704e-8+e*(-6.794655751811263e-7+e*(.0021455899538880526+e*(.029015791000532906+e*(.14286953440815717+e*(.3377855389120359+e*(.38707973897260434+e*(.11703015634199525+e*(-.16379404719331705+e*-.1311027816799519))))))))),r=0+e*(0+e*(0+e*(.011059242293464892+e*(.15226433829533179+e*(.848854343457902+e*(2.5930192162362027+e*(4.778465929458438+e*(5.381683457070069+e*(3.4662540724256723+e*1)))))))))),n/r)}t.exports=n})),yt=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.0350353787183178:(t=e<0?-e:e,t<=1?(n=-.0350353787183178+e*(-.0022242652921344794+e*(.018557330651423107+e*(.009508047013259196+e*(.0018712349281955923+e*(.00015754461742496055+e*(460469890584318e-20+e*(-2304047769118826e-25+e*26633922742578204e-28))))))),r=1+e*(1.3653349817554064+e*(.7620591645536234+e*(.22009110576413124+e*(.03415891436709477+e*(.00263861676657016+e*(7646752923027944e-20+e*(0+e*0)))))))):(e=1/e,n=26633922742578204e-28+e*(-2304047769118826e-25+e*(460469890584318e-20+e*(.00015754461742496055+e*(.0018712349281955923+e*(.009508047013259196+e*(.018557330651423107+e*(-.0022242652921344794+e*-.0350353787183178))))))),r=0+e*(0+e*(7646752923027944e-20+e*(.00263861676657016+e*(.03415891436709477+e*(.22009110576413124+e*(.7620591645536234+e*(1.3653349817554064+e*1)))))))),n/r)}t.exports=n})),bt=n(((e,t)=>{
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
function n(e){var t,n,r;return e===0?-.016743100507663373:(t=e<0?-e:e,t<=1?(n=-.016743100507663373+e*(-.0011295143874558028+e*(.001056288621524929+e*(.00020938631748758808+e*(14962478375834237e-21+e*(4.4969678992770644e-7+e*(4.625961635228786e-9+e*(-2811287356288318e-29+e*9905570997331033e-32))))))),r=1+e*(.5914293448864175+e*(.1381518657490833+e*(.016074608709367652+e*(.0009640118070051656+e*(27533547476472603e-21+e*(2.82243172016108e-7+e*(0+e*0)))))))):(e=1/e,n=9905570997331033e-32+e*(-2811287356288318e-29+e*(4.625961635228786e-9+e*(4.4969678992770644e-7+e*(14962478375834237e-21+e*(.00020938631748758808+e*(.001056288621524929+e*(-.0011295143874558028+e*-.016743100507663373))))))),r=0+e*(0+e*(2.82243172016108e-7+e*(27533547476472603e-21+e*(.0009640118070051656+e*(.016074608709367652+e*(.1381518657490833+e*(.5914293448864175+e*1)))))))),n/r)}t.exports=n})),xt=n(((e,t)=>{
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
var n=l(),r=u(),i=S(),a=c(),o=s(),d=gt(),f=_t(),p=vt(),m=yt(),h=bt(),g=.08913147449493408,_=2.249481201171875,v=.807220458984375,y=.9399557113647461,b=.9836282730102539;function x(e){var t,s,c,l,u,x;return n(e)?NaN:e===1?a:e===-1?o:e===0?e:e>1||e<-1?NaN:(e<0?(t=-1,s=-e):(t=1,s=e),l=1-s,s<=.5?(u=s*(s+10),x=d(s),t*(u*g+u*x)):l>=.25?(u=r(-2*i(l)),l-=.25,x=f(l),t*(u/(_+x))):(l=r(-i(l)),l<3?(c=l-1.125,x=p(c),t*(v*l+x*l)):l<6?(c=l-3,x=m(c),t*(y*l+x*l)):(c=l-6,x=h(c),t*(b*l+x*l))))}t.exports=x})),St=n(((e,t)=>{
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
*/
var n=St(),r=l(),i=u();function a(e,t,a){var o,s;return r(t)||r(a)||r(e)||a<0||e<0||e>1?NaN:a===0?t:(o=t,s=a*i(2),o+s*n(2*e-1))}t.exports=a})),wt=n(((e,t)=>{
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
var n=l();function r(e,t){return n(e)||e<0||e>1?NaN:t}t.exports=r})),Tt=n(((e,t)=>{
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
var n=M(),r=l();function i(e){return r(e)?n(NaN):t;function t(t){return r(t)||t<0||t>1?NaN:e}}t.exports=i})),Et=n(((e,t)=>{
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
var n=te(),r=wt();n(r,`factory`,Tt()),t.exports=r})),Dt=n(((e,t)=>{
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
var n=M(),r=Et().factory,i=St(),a=l(),o=u();function s(e,t){var s,c;return a(e)||a(t)||t<0?n(NaN):(t===0&&r(e),s=e,c=t*o(2),l);function l(e){return a(e)||e<0||e>1?NaN:s+c*i(2*e-1)}}t.exports=s})),Ot=n(((e,t)=>{
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
var n=te(),r=Ct();n(r,`factory`,Dt()),t.exports=r})),kt=e(ht(),1);const At=(0,e(Ot(),1).default)(.975,0,1);function jt(e,t){if(!(t>0&&t<1/0))throw RangeError(`n must be finite and above 0, got ${t}`);if(!(e>=0&&e<=t))throw RangeError(`k must lie in [0, ${t}], got ${e}`);let n=At*At,r=e+n/2,i=At*Math.sqrt(e/t*(t-e)+n/4);return[e===0?0:Math.max(0,(r-i)/(t+n)),e===t?1:Math.min(1,(r+i)/(t+n))]}const Mt=new Map;function Nt(e){let t=Mt.get(e)??(0,kt.default)(.975,e);return Mt.set(e,t),t}const Pt=e=>e*e;function Ft(e){for(let{n:t,y:n,x:r}of e){if(!Number.isSafeInteger(t)||t<0)throw RangeError(`not a count of tasks: ${t}`);if(!Number.isFinite(n))throw RangeError(`a numerator must be finite, got ${n}`);if(!(r>=0&&r<1/0))throw RangeError(`a denominator must be finite and at least 0, got ${r}`);if(t===0&&(n!==0||r!==0))throw RangeError(`a cluster without tasks has no sums`)}let t=e.filter(({y:e,x:t})=>e!==0||t!==0),n=e=>t.reduce((t,n)=>t+e(n),0),r=t.length,[i,a]=[n(e=>e.x),n(e=>e.y)];if(i===0)throw RangeError(`no cluster has a denominator`);let o=n(e=>{let[t,n]=[e.y*i,a*e.x];return Math.abs(t-n)<=1e-12*(Math.abs(t)+Math.abs(n))?0:Pt((t-n)/i)}),s=r/(r-1)*o/Pt(i);return{K:r,tasks:n(e=>e.n),x:i,r:a/i,v:s,worst:Pt(i)/n(e=>Pt(e.x))}}function It(e){for(let{y:t,x:n}of e)if(!(t>=0&&t<=n))throw RangeError(`y must lie in [0, ${n}], got ${t}`);let{K:t,tasks:n,x:r,r:i,v:a,worst:o}=Ft(e);if(t===1)return{nEffective:Math.min(r,o),clusters:t};let s=Pt(Nt(n-1)/Nt(t-1)),c=Math.min(r,a>0&&i>0&&i<1?i*(1-i)/a*s:o);return{ci95:jt(i*c,c),nEffective:c,clusters:t}}function Lt(e){let{K:t,r:n,v:r,worst:i}=Ft(e);if(t===1)return{nEffective:i,clusters:t};let a=Nt(t-1)*Math.sqrt(r);return{ci95:[n-a,n+a],nEffective:i,clusters:t}}function Rt({armComparisons:e=[]},t){return e.flatMap(e=>zt(e,t)??[])}function zt({id:e,a:t,b:n,metric:r},{arms:i}){let[a,o]=[i.get(t),n===void 0?void 0:i.get(n)],s=a?.sums(r);if(a===void 0||s===void 0)return;if(n===void 0)return{id:e,a:t,b:null,metric:r,n:s.denominator,delta:s.numerator/s.denominator-1};let c=o?.sums(r);if(o!==void 0&&c?.denominator===s.denominator)return{id:e,a:t,b:n,metric:r,n:s.denominator,delta:(s.numerator-c.numerator)/s.denominator,p:ee(a.differences(o,r)).p}}function Bt(e,t){let n=t=>({n:t.tasks,metrics:Vt(e.metrics,t)}),r=e.families.flatMap(({id:e})=>{let r=t.families.get(e);return r===void 0?[]:[[e,n(r)]]}),i=(e.arms??[]).flatMap(({id:e})=>{let r=t.arms.get(e);return r===void 0?[]:[[e,n(r)]]}),a=Rt(e,t),o=[...t.slices].map(([e,t])=>[e,Object.fromEntries([...t].map(([e,t])=>[e,n(t)]))]);return{overall:n(t.overall(e.families.map(({id:e})=>e))),families:Object.fromEntries(r),...i.length>0&&{arms:Object.fromEntries(i)},...a.length>0&&{arm_comparisons:[...a]},...o.length>0&&{slices:Object.fromEntries(o)},failure_modes:Object.fromEntries(e.failureModes.map(({id:e})=>[e,t.failureModes.get(e)??0])),clusters:{count:t.clusters.size,largest:Math.max(0,...t.clusters.values())}}}function Vt(e,t){let n={};for(let r of e){let e=t.sums(r.id);e!==void 0&&e.denominator>0&&(n[r.id]=Ht(r,e))}return n}function Ht({kind:e,unit:t},n){let{numerator:r,denominator:i,tasks:a,clusters:o}=n,s=r/i,c=e===`proportion`?It(o):Lt(o);return{value:s,n:e===`proportion`?i:a,...e===`proportion`&&{k:r,ci95:jt(r,i)},...c.ci95&&{ci95_clustered:t===`fraction`?Ut(c.ci95):c.ci95},n_effective:c.nEffective}}function Ut([e,t]){return[Math.max(0,e),Math.min(1,t)]}var Wt=class{tasks=0;#e=new Map;add({cluster:e,values:t}){this.tasks+=1;let n=this.#e.get(e);n===void 0&&(n=new Map,this.#e.set(e,n));for(let e in t)Gt(n,e,t[e])}merge(e){this.tasks+=e.tasks;for(let[t,n]of e.#e){let e=this.#e.get(t)??new Map;this.#e.set(t,e);for(let[t,{n:r,y:i,x:a}]of n){let n=e.get(t);e.set(t,{n:r+(n?.n??0),y:i+(n?.y??0),x:a+(n?.x??0)})}}}differences(e,t){let n=new Set([...this.#e.keys(),...e.#e.keys()]),r=(e,n)=>e.#e.get(n)?.get(t)?.y??0;return[...n].map(t=>r(this,t)-r(e,t))}sums(e){let t=[...this.#e.values()].flatMap(t=>t.get(e)??[]);if(t.length===0)return;let n={tasks:0,numerator:0,denominator:0};for(let{n:e,y:r,x:i}of t)n.tasks+=e,n.numerator+=r,n.denominator+=i;return{...n,clusters:t}}};function Gt(e,t,n){let[r,i]=typeof n==`number`?[n,1]:n,a=e.get(t);a===void 0?e.set(t,{n:1,y:r,x:i}):(a.n+=1,a.y+=r,a.x+=i)}var Kt=class{families=new Map;arms=new Map;slices=new Map;failureModes=new Map;clusters=new Map;passed=0;errored=0;add(e){qt(this.families,e.family).add(e);for(let t in e.slices){let n=this.slices.get(t);n===void 0&&(n=new Map,this.slices.set(t,n)),qt(n,e.slices[t]).add(e)}for(let t in e.arms)qt(this.arms,t).add({cluster:e.cluster,values:e.arms[t]});for(let t of e.failure_modes)this.failureModes.set(t,(this.failureModes.get(t)??0)+1);this.clusters.set(e.cluster,(this.clusters.get(e.cluster)??0)+1),this.passed+=Number(e.pass),this.errored+=Number(e.errored)}overall(e){let t=new Wt;for(let n of e){let e=this.families.get(n);e!==void 0&&t.merge(e)}return t}};function qt(e,t){let n=e.get(t);return n===void 0&&(n=new Wt,e.set(t,n)),n}export{ht as i,Kt as n,Bt as r,Wt as t};