import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { A as require_lib$14, C as require_lib$23, D as require_lib$29, E as require_lib$43, F as require_lib$13, I as require_lib$26, L as require_lib$49, M as require_lib$24, N as require_lib$17, O as require_lib$18, P as require_lib$16, S as require_lib$47, T as require_lib$27, _ as require_lib$25, a as require_lib$36, b as require_lib$41, c as require_lib$35, d as require_lib$20, f as require_lib$37, g as require_lib$22, h as require_lib$28, i as require_lib$34, j as require_lib$45, k as require_lib$19, l as require_lib$30, m as require_lib$31, n as require_lib$44, o as require_lib$40, p as require_lib$38, r as require_lib$42, s as require_lib$21, t as require_lib$48, u as require_lib$15, v as require_lib$33, w as require_lib$32, x as require_lib$46, y as require_lib$39 } from "./lib.js";

// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p1q1.js
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
var require_rational_p1q1$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0005087819496582806;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0005087819496582806 + x * (-.008368748197417368 + x * (.03348066254097446 + x * (-.012692614766297404 + x * (-.03656379714117627 + x * (.02198786811111689 + x * (.008226878746769157 + x * (-.005387729650712429 + x * (0 + x * 0))))))));
			s2 = 1 + x * (-.9700050433032906 + x * (-1.5657455823417585 + x * (1.5622155839842302 + x * (.662328840472003 + x * (-.7122890234154284 + x * (-.05273963823400997 + x * (.07952836873415717 + x * (-.0023339375937419 + x * .0008862163904564247))))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (0 + x * (-.005387729650712429 + x * (.008226878746769157 + x * (.02198786811111689 + x * (-.03656379714117627 + x * (-.012692614766297404 + x * (.03348066254097446 + x * (-.008368748197417368 + x * -.0005087819496582806))))))));
			s2 = .0008862163904564247 + x * (-.0023339375937419 + x * (.07952836873415717 + x * (-.05273963823400997 + x * (-.7122890234154284 + x * (.662328840472003 + x * (1.5622155839842302 + x * (-1.5657455823417585 + x * (-.9700050433032906 + x * 1))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p2q2.js
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
var require_rational_p2q2$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.20243350835593876;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.20243350835593876 + x * (.10526468069939171 + x * (8.3705032834312 + x * (17.644729840837403 + x * (-18.851064805871424 + x * (-44.6382324441787 + x * (17.445385985570866 + x * (21.12946554483405 + x * -3.6719225470772936)))))));
			s2 = 1 + x * (6.242641248542475 + x * (3.971343795334387 + x * (-28.66081804998 + x * (-20.14326346804852 + x * (48.560921310873994 + x * (10.826866735546016 + x * (-22.643693341313973 + x * 1.7211476576120028)))))));
		} else {
			x = 1 / x;
			s1 = -3.6719225470772936 + x * (21.12946554483405 + x * (17.445385985570866 + x * (-44.6382324441787 + x * (-18.851064805871424 + x * (17.644729840837403 + x * (8.3705032834312 + x * (.10526468069939171 + x * -.20243350835593876)))))));
			s2 = 1.7211476576120028 + x * (-22.643693341313973 + x * (10.826866735546016 + x * (48.560921310873994 + x * (-20.14326346804852 + x * (-28.66081804998 + x * (3.971343795334387 + x * (6.242641248542475 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p3q3.js
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
var require_rational_p3q3$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.1311027816799519;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.1311027816799519 + x * (-.16379404719331705 + x * (.11703015634199525 + x * (.38707973897260434 + x * (.3377855389120359 + x * (.14286953440815717 + x * (.029015791000532906 + x * (.0021455899538880526 + x * (-6.794655751811263e-7 + x * (2.8522533178221704e-8 + x * -681149956853777e-24)))))))));
			s2 = 1 + x * (3.4662540724256723 + x * (5.381683457070069 + x * (4.778465929458438 + x * (2.5930192162362027 + x * (.848854343457902 + x * (.15226433829533179 + x * (.011059242293464892 + x * (0 + x * (0 + x * 0)))))))));
		} else {
			x = 1 / x;
			s1 = -681149956853777e-24 + x * (2.8522533178221704e-8 + x * (-6.794655751811263e-7 + x * (.0021455899538880526 + x * (.029015791000532906 + x * (.14286953440815717 + x * (.3377855389120359 + x * (.38707973897260434 + x * (.11703015634199525 + x * (-.16379404719331705 + x * -.1311027816799519)))))))));
			s2 = 0 + x * (0 + x * (0 + x * (.011059242293464892 + x * (.15226433829533179 + x * (.848854343457902 + x * (2.5930192162362027 + x * (4.778465929458438 + x * (5.381683457070069 + x * (3.4662540724256723 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p4q4.js
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
var require_rational_p4q4$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0350353787183178;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0350353787183178 + x * (-.0022242652921344794 + x * (.018557330651423107 + x * (.009508047013259196 + x * (.0018712349281955923 + x * (.00015754461742496055 + x * (460469890584318e-20 + x * (-2304047769118826e-25 + x * 26633922742578204e-28)))))));
			s2 = 1 + x * (1.3653349817554064 + x * (.7620591645536234 + x * (.22009110576413124 + x * (.03415891436709477 + x * (.00263861676657016 + x * (7646752923027944e-20 + x * (0 + x * 0)))))));
		} else {
			x = 1 / x;
			s1 = 26633922742578204e-28 + x * (-2304047769118826e-25 + x * (460469890584318e-20 + x * (.00015754461742496055 + x * (.0018712349281955923 + x * (.009508047013259196 + x * (.018557330651423107 + x * (-.0022242652921344794 + x * -.0350353787183178)))))));
			s2 = 0 + x * (0 + x * (7646752923027944e-20 + x * (.00263861676657016 + x * (.03415891436709477 + x * (.22009110576413124 + x * (.7620591645536234 + x * (1.3653349817554064 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p5q5.js
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
var require_rational_p5q5$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.016743100507663373;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.016743100507663373 + x * (-.0011295143874558028 + x * (.001056288621524929 + x * (.00020938631748758808 + x * (14962478375834237e-21 + x * (4.4969678992770644e-7 + x * (4.625961635228786e-9 + x * (-2811287356288318e-29 + x * 9905570997331033e-32)))))));
			s2 = 1 + x * (.5914293448864175 + x * (.1381518657490833 + x * (.016074608709367652 + x * (.0009640118070051656 + x * (27533547476472603e-21 + x * (2.82243172016108e-7 + x * (0 + x * 0)))))));
		} else {
			x = 1 / x;
			s1 = 9905570997331033e-32 + x * (-2811287356288318e-29 + x * (4.625961635228786e-9 + x * (4.4969678992770644e-7 + x * (14962478375834237e-21 + x * (.00020938631748758808 + x * (.001056288621524929 + x * (-.0011295143874558028 + x * -.016743100507663373)))))));
			s2 = 0 + x * (0 + x * (2.82243172016108e-7 + x * (27533547476472603e-21 + x * (.0009640118070051656 + x * (.016074608709367652 + x * (.1381518657490833 + x * (.5914293448864175 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfcinv/lib/main.js
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
var require_main$8 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$13();
	var sqrt = require_lib$14();
	var ln = require_lib$15();
	var PINF = require_lib$16();
	var NINF = require_lib$17();
	var rationalFcnR1 = require_rational_p1q1$1();
	var rationalFcnR2 = require_rational_p2q2$1();
	var rationalFcnR3 = require_rational_p3q3$1();
	var rationalFcnR4 = require_rational_p4q4$1();
	var rationalFcnR5 = require_rational_p5q5$1();
	var Y1 = .08913147449493408;
	var Y2 = 2.249481201171875;
	var Y3 = .807220458984375;
	var Y4 = .9399557113647461;
	var Y5 = .9836282730102539;
	/**
	* Evaluates the inverse complementary error function.
	*
	* Note that
	*
	* ```tex
	* \operatorname{erfc^{-1}}(1-z) = \operatorname{erf^{-1}}(z)
	* ```
	*
	* ## Method
	*
	* 1.  For \\(|x| \leq 0.5\\), we evaluate the inverse error function using the rational approximation
	*
	*     ```tex
	*     \operatorname{erf^{-1}}(x) = x(x+10)(\mathrm{Y} + \operatorname{R}(x))
	*     ```
	*
	*     where \\(Y\\) is a constant and \\(\operatorname{R}(x)\\) is optimized for a low absolute error compared to \\(|Y|\\).
	*
	*     <!-- <note> -->
	*
	*     Max error \\(2.001849\mbox{e-}18\\). Maximum deviation found (error term at infinite precision) \\(8.030\mbox{e-}21\\).
	*
	*     <!-- </note> -->
	*
	* 2.  For \\(0.5 > 1-|x| \geq 0\\), we evaluate the inverse error function using the rational approximation
	*
	*     ```tex
	*     \operatorname{erf^{-1}} = \frac{\sqrt{-2 \cdot \ln(1-x)}}{\mathrm{Y} + \operatorname{R}(1-x)}
	*     ```
	*
	*     where \\(Y\\) is a constant, and \\(\operatorname{R}(q)\\) is optimized for a low absolute error compared to \\(Y\\).
	*
	*     <!-- <note> -->
	*
	*     Max error \\(7.403372\mbox{e-}17\\). Maximum deviation found (error term at infinite precision) \\(4.811\mbox{e-}20\\).
	*
	*     <!-- </note> -->
	*
	* 3.  For \\(1-|x| < 0.25\\), we have a series of rational approximations all of the general form
	*
	*     ```tex
	*     p = \sqrt{-\ln(1-x)}
	*     ```
	*
	*     Accordingly, the result is given by
	*
	*     ```tex
	*     \operatorname{erf^{-1}}(x) = p(\mathrm{Y} + \operatorname{R}(p-B))
	*     ```
	*
	*     where \\(Y\\) is a constant, \\(B\\) is the lowest value of \\(p\\) for which the approximation is valid, and \\(\operatorname{R}(x-B)\\) is optimized for a low absolute error compared to \\(Y\\).
	*
	*     <!-- <note> -->
	*
	*     Almost all code will only go through the first or maybe second approximation.  After that we are dealing with very small input values.
	*
	*     -   If \\(p < 3\\), max error \\(1.089051\mbox{e-}20\\).
	*     -   If \\(p < 6\\), max error \\(8.389174\mbox{e-}21\\).
	*     -   If \\(p < 18\\), max error \\(1.481312\mbox{e-}19\\).
	*     -   If \\(p < 44\\), max error \\(5.697761\mbox{e-}20\\).
	*     -   If \\(p \geq 44\\), max error \\(1.279746\mbox{e-}20\\).
	*
	*     <!-- </note> -->
	*
	*     <!-- <note> -->
	*
	*     The Boost library can accommodate \\(80\\) and \\(128\\) bit long doubles. JavaScript only supports a \\(64\\) bit double (IEEE 754). Accordingly, the smallest \\(p\\) (in JavaScript at the time of this writing) is \\(\sqrt{-\ln(\sim5\mbox{e-}324)} = 27.284429111150214\\).
	*
	*     <!-- </note> -->
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var y = erfcinv( 0.5 );
	* // returns ~0.4769
	*
	* @example
	* var y = erfcinv( 0.8 );
	* // returns ~0.1791
	*
	* @example
	* var y = erfcinv( 0.0 );
	* // returns Infinity
	*
	* @example
	* var y = erfcinv( 2.0 );
	* // returns -Infinity
	*
	* @example
	* var y = erfcinv( NaN );
	* // returns NaN
	*/
	function erfcinv(x) {
		var sign;
		var qs;
		var q;
		var g;
		var r;
		if (isnan(x)) return NaN;
		if (x === 0) return PINF;
		if (x === 2) return NINF;
		if (x === 1) return 0;
		if (x > 2 || x < 0) return NaN;
		if (x > 1) {
			sign = -1;
			q = 2 - x;
		} else {
			sign = 1;
			q = x;
		}
		x = 1 - q;
		if (x <= .5) {
			g = x * (x + 10);
			r = rationalFcnR1(x);
			return sign * (g * Y1 + g * r);
		}
		if (q >= .25) {
			g = sqrt(-2 * ln(q));
			q -= .25;
			r = rationalFcnR2(q);
			return sign * (g / (Y2 + r));
		}
		q = sqrt(-ln(q));
		if (q < 3) {
			qs = q - 1.125;
			r = rationalFcnR3(qs);
			return sign * (Y3 * q + r * q);
		}
		if (q < 6) {
			qs = q - 3;
			r = rationalFcnR4(qs);
			return sign * (Y4 * q + r * q);
		}
		qs = q - 6;
		r = rationalFcnR5(qs);
		return sign * (Y5 * q + r * q);
	}
	module.exports = erfcinv;
}));

// node_modules/@stdlib/math-base-special-erfcinv/lib/index.js
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
var require_lib$12 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the inverse complementary error function.
	*
	* @module @stdlib/math-base-special-erfcinv
	*
	* @example
	* var erfcinv = require( '@stdlib/math-base-special-erfcinv' );
	*
	* var y = erfcinv( 0.5 );
	* // returns ~0.4769
	*
	* y = erfcinv( 0.8 );
	* // returns ~0.1791
	*
	* y = erfcinv( 0.0 );
	* // returns Infinity
	*
	* y = erfcinv( 2.0 );
	* // returns -Infinity
	*
	* y = erfcinv( NaN );
	* // returns NaN
	*/
	var main = require_main$8();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-acos/lib/main.js
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
var require_main$7 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$13();
	var asin = require_lib$18();
	var sqrt = require_lib$14();
	var PIO4 = require_lib$19();
	var MOREBITS = 6123233995736766e-32;
	/**
	* Computes the arccosine of a double-precision floating-point number.
	*
	* ## Method
	*
	* -   Analytically,
	*
	*     ```tex
	*     \operatorname{acos}(x) = \frac{\pi}{2} - \operatorname{asin}(x)
	*     ```
	*
	*     However, if \\(\|x\|\\) is near \\(1\\), there is cancellation error in subtracting \\(\opertorname{asin}(x)\\) from \\(\pi/2\\). Hence, if \\(x < -0.5\\),
	*
	*     ```tex
	*     \operatorname{acos}(x) = \pi - 2.0 \cdot \operatorname{asin}(\sqrt{(1+x)/2})
	*     ```
	*
	*     or, if \\(x > +0.5\\),
	*
	*     ```tex
	*     \operatorname{acos}(x) = 2.0 \cdot \operatorname{asin}( \sqrt{(1-x)/2} )}
	*     ```
	*
	* ## Notes
	*
	* -   Relative error:
	*
	*     | arithmetic | domain | # trials | peak    | rms     |
	*     |:-----------|:------:|:---------|:--------|:--------|
	*     | DEC        | -1, 1  | 50000    | 3.3e-17 | 8.2e-18 |
	*     | IEEE       | -1, 1  | 10^6     | 2.2e-16 | 6.5e-17 |
	*
	* @param {number} x - input value
	* @returns {number} arccosine (in radians)
	*
	* @example
	* var v = acos( 1.0 );
	* // returns 0.0
	*
	* @example
	* var v = acos( 0.707 ); // ~pi/4
	* // returns ~0.7855
	*
	* @example
	* var v = acos( NaN );
	* // returns NaN
	*/
	function acos(x) {
		var z;
		if (isnan(x)) return NaN;
		if (x < -1 || x > 1) return NaN;
		if (x > .5) return 2 * asin(sqrt(.5 - .5 * x));
		z = PIO4 - asin(x);
		z += MOREBITS;
		z += PIO4;
		return z;
	}
	module.exports = acos;
}));

// node_modules/@stdlib/math-base-special-acos/lib/index.js
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
var require_lib$11 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the arccosine of a double-precision floating-point number.
	*
	* @module @stdlib/math-base-special-acos
	*
	* @example
	* var acos = require( '@stdlib/math-base-special-acos' );
	*
	* var v = acos( 1.0 );
	* // returns 0.0
	*
	* v = acos( 0.707 ); // ~pi/4
	* // returns ~0.7855
	*
	* v = acos( NaN );
	* // returns NaN
	*/
	var main = require_main$7();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-sqrt-two/lib/index.js
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
var require_lib$10 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Square root of `2`.
	*
	* @module @stdlib/constants-float64-sqrt-two
	* @type {number}
	*
	* @example
	* var SQRT2 = require( '@stdlib/constants-float64-sqrt-two' );
	* // returns 1.4142135623730951
	*/
	/**
	* Square root of `2`.
	*
	* ```tex
	* \sqrt{2}
	* ```
	*
	* @constant
	* @type {number}
	* @default 1.4142135623730951
	*/
	var SQRT2 = 1.4142135623730951;
	module.exports = SQRT2;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co14.js
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
var require_polyval_co14 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .16666666666666666;
		return .16666666666666666 + x * .16666666666666666;
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co15.js
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
var require_polyval_co15 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .058333333333333334;
		return .058333333333333334 + x * (.06666666666666667 + x * .008333333333333333);
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co16.js
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
var require_polyval_co16 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .0251984126984127;
		return .0251984126984127 + x * (.026785714285714284 + x * (.0017857142857142857 + x * .0001984126984126984));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co17.js
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
var require_polyval_co17 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .012039792768959435;
		return .012039792768959435 + x * (.010559964726631394 + x * (-.0011078042328042327 + x * (.0003747795414462081 + x * 27557319223985893e-22)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co18.js
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
var require_polyval_co18 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .003837005972422639;
		return .003837005972422639 + x * (.00610392115600449 + x * (-.0016095979637646305 + x * (.0005945867404200738 + x * (-6270542728876062e-20 + x * 2.505210838544172e-8))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co19.js
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
var require_polyval_co19 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .0032177478835464946;
		return .0032177478835464946 + x * (.0010898206731540065 + x * (-.0012579159844784845 + x * (.0006908420797309686 + x * (-.00016376804137220805 + x * (154012654012654e-19 + x * 16059043836821613e-26)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co20.js
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
var require_polyval_co20 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .001743826229834001;
		return .001743826229834001 + x * (3353097688001788e-20 + x * (-.0007624513544032393 + x * (.0006451304695145635 + x * (-.000249472580470431 + x * (49255746366361444e-21 + x * (-39851014346715405e-22 + x * 7647163731819816e-28))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co21.js
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
var require_polyval_co21 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .0009647274732138864;
		return .0009647274732138864 + x * (-.0003110108632631878 + x * (-.00036307660358786886 + x * (.0005140660578834113 + x * (-.00029133414466938067 + x * (9086710793521991e-20 + x * (-15303004486655377e-21 + x * (10914179173496788e-22 + x * 28114572543455206e-31)))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co22.js
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
var require_polyval_co22 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .0005422926281312969;
		return .0005422926281312969 + x * (-.0003694266780000966 + x * (-.00010230378073700413 + x * (.00035764655430568635 + x * (-.00028690924218514614 + x * (.00012645437628698076 + x * (-33202652391372056e-21 + x * (4890304529197534e-21 + x * (-3.123956959982987e-7 + x * 822063524662433e-32))))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/inverse_students_t_body_series.js
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
var require_inverse_students_t_body_series = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var gammaDeltaRatio = require_lib$20();
	var evalpoly = require_lib$21();
	var sqrt = require_lib$14();
	var PI = require_lib$22();
	var polyval1 = require_polyval_co14();
	var polyval2 = require_polyval_co15();
	var polyval3 = require_polyval_co16();
	var polyval4 = require_polyval_co17();
	var polyval5 = require_polyval_co18();
	var polyval6 = require_polyval_co19();
	var polyval7 = require_polyval_co20();
	var polyval8 = require_polyval_co21();
	var polyval9 = require_polyval_co22();
	var c0 = 0;
	var c = [
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	/**
	* Evaluates Student's t quantiles via a body series expansion. Tail and body series are due to Shaw.
	*
	* ## References
	*
	* -   Shaw, William T. 2006. "Sampling Student's T distribution – use of the inverse cumulative distribution function." _Journal of Computational Finance_ 9 (4): 37–73. [www.mth.kcl.ac.uk/~shaww/web\_page/papers/Tdistribution06.pdf](www.mth.kcl.ac.uk/~shaww/web_page/papers/Tdistribution06.pdf).
	*
	* @private
	* @param {PositiveNumber} df - degrees of freedom
	* @param {Probability} u - input probability
	* @returns {number} function value
	*/
	function inverseStudentsTBodySeries(df, u) {
		var idf;
		var v = gammaDeltaRatio(df / 2, .5) * sqrt(df * PI) * (u - .5);
		idf = 1 / df;
		c[1] = polyval1(idf);
		c[2] = polyval2(idf);
		c[3] = polyval3(idf);
		c[4] = polyval4(idf);
		c[5] = polyval5(idf);
		c[6] = polyval6(idf);
		c[7] = polyval7(idf);
		c[8] = polyval8(idf);
		c[9] = polyval9(idf);
		return c0 + v * evalpoly(c, v * v);
	}
	module.exports = inverseStudentsTBodySeries;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/inverse_students_t_tail_series.js
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
var require_inverse_students_t_tail_series = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var gammaDeltaRatio = require_lib$20();
	var evalpoly = require_lib$21();
	var sqrt = require_lib$14();
	var pow = require_lib$23();
	var PI = require_lib$22();
	var d = [
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	/**
	* Evaluates Student's t quantiles via a tail series expansion. Tail and body series are due to Shaw.
	*
	* ## References
	*
	* -   Shaw, William T. 2006. "Sampling Student's T distribution – use of the inverse cumulative distribution function." _Journal of Computational Finance_ 9 (4): 37–73. [www.mth.kcl.ac.uk/~shaww/web\_page/papers/Tdistribution06.pdf](www.mth.kcl.ac.uk/~shaww/web_page/papers/Tdistribution06.pdf).
	*
	* @private
	* @param {number} df - degrees of freedom
	* @param {number} v - function value
	* @returns {number} tail value
	*/
	function inverseStudentsTTailSeries(df, v) {
		var result;
		var power;
		var div;
		var np2;
		var np4;
		var np6;
		var rn;
		var w = gammaDeltaRatio(df / 2, .5) * sqrt(df * PI) * v;
		np2 = df + 2;
		np4 = df + 4;
		np6 = df + 6;
		d[0] = 1;
		d[1] = -(df + 1) / (2 * np2);
		np2 *= df + 2;
		d[2] = -df * (df + 1) * (df + 3) / (8 * np2 * np4);
		np2 *= df + 2;
		d[3] = -df * (df + 1) * (df + 5) * ((3 * df + 7) * df - 2) / (48 * np2 * np4 * np6);
		np2 *= df + 2;
		np4 *= df + 4;
		d[4] = -df * (df + 1) * (df + 7) * (((((15 * df + 154) * df + 465) * df + 286) * df - 336) * df + 64) / (384 * np2 * np4 * np6 * (df + 8));
		np2 *= df + 2;
		d[5] = -df * (df + 1) * (df + 3) * (df + 9) * ((((((35 * df + 452) * df + 1573) * df + 600) * df - 2020) * df + 928) * df - 128) / (1280 * np2 * np4 * np6 * (df + 8) * (df + 10));
		np2 *= df + 2;
		np4 *= df + 4;
		np6 *= df + 6;
		d[6] = -df * (df + 1) * (df + 11) * (((((((((((945 * df + 31506) * df + 425858) * df + 2980236) * df + 11266745) * df + 20675018) * df + 7747124) * df - 22574632) * df - 8565600) * df + 18108416) * df - 7099392) * df + 884736) / (46080 * np2 * np4 * np6 * (df + 8) * (df + 10) * (df + 12));
		rn = sqrt(df);
		div = pow(rn * w, 1 / df);
		power = div * div;
		result = evalpoly(d, power);
		result *= rn;
		result /= div;
		return -result;
	}
	module.exports = inverseStudentsTTailSeries;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/inverse_students_t_hill.js
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
var require_inverse_students_t_hill = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var erfcinv = require_lib$12();
	var expm1 = require_lib$24();
	var sqrt = require_lib$14();
	var pow = require_lib$23();
	var HALF_PI = require_lib$25();
	var SQRT2 = require_lib$10();
	/**
	* Evaluates Student's t quantiles via a method due to Hill.
	*
	* ## References
	*
	* -   Hill, G. W. 1970. "Algorithm 396: Student's T-Quantiles." _Communications of the ACM_ 13 (10). New York, NY, USA: ACM: 619–20. doi:[10.1145/355598.355600](https://doi.org/10.1145/355598.355600).
	*
	* @private
	* @param {PositiveNumber} ndf - degrees of freedom
	* @param {Probability} u - input probability
	* @returns {number} function value
	*/
	function inverseStudentsTHill(ndf, u) {
		var a;
		var b;
		var c;
		var d;
		var q;
		var x;
		var y;
		if (ndf > 0x56bc75e2d63100000) return -erfcinv(2 * u) * SQRT2;
		a = 1 / (ndf - .5);
		b = 48 / (a * a);
		c = ((20700 * a / b - 98) * a - 16) * a + 96.36;
		d = ((94.5 / (b + c) - 3) / b + 1) * sqrt(a * HALF_PI) * ndf;
		y = pow(d * 2 * u, 2 / ndf);
		if (y > .05 + a) {
			x = -erfcinv(2 * u) * SQRT2;
			y = x * x;
			if (ndf < 5) c += .3 * (ndf - 4.5) * (x + .6);
			c += (((.05 * d * x - 5) * x - 7) * x - 2) * x + b;
			y = (((((.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
			y = expm1(a * y * y);
		} else y = ((1 / (((ndf + 6) / (ndf * y) - .089 * d - .822) * (ndf + 2) * 3) + .5 / (ndf + 4)) * y - 1) * (ndf + 1) / (ndf + 2) + 1 / y;
		q = sqrt(ndf * y);
		return -q;
	}
	module.exports = inverseStudentsTHill;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/inverse_students_t.js
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
var require_inverse_students_t = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var erfcinv = require_lib$12();
	var floor = require_lib$26();
	var ldexp = require_lib$27();
	var round = require_lib$28();
	var acos = require_lib$11();
	var sqrt = require_lib$14();
	var abs = require_lib$29();
	var cos = require_lib$30();
	var pow = require_lib$23();
	var sin = require_lib$31();
	var SQRT2 = require_lib$10();
	var PI = require_lib$22();
	var inverseStudentsTBodySeries = require_inverse_students_t_body_series();
	var inverseStudentsTTailSeries = require_inverse_students_t_tail_series();
	var inverseStudentsTHill = require_inverse_students_t_hill();
	var DF_THRESHOLD = 268435456;
	var ONE_THIRD = 1 / 3;
	var EXP = 106 / 3;
	var C = .8549879733383485;
	/**
	* Evaluates Student's t quantiles.
	*
	* @private
	* @param {PositiveNumber} df - degrees of freedom
	* @param {Probability} u - input probability
	* @param {Probability} v - probability equal to `1-u`
	* @returns {number} function value
	*/
	function inverseStudentsT(df, u, v) {
		var crossover;
		var tolerance;
		var rootAlpha;
		var invert;
		var result;
		var alpha;
		var tmp;
		var p0;
		var p2;
		var p4;
		var p5;
		var p;
		var r;
		var x;
		var a;
		var b;
		result = 0;
		if (u > v) {
			tmp = v;
			v = u;
			u = tmp;
			invert = true;
		} else invert = false;
		if (floor(df) === df && df < 20) {
			tolerance = ldexp(1, EXP);
			switch (floor(df)) {
				case 1:
					if (u === .5) result = 0;
					else result = -cos(PI * u) / sin(PI * u);
					break;
				case 2:
					result = (2 * u - 1) / sqrt(2 * u * v);
					break;
				case 4:
					alpha = 4 * u * v;
					rootAlpha = sqrt(alpha);
					r = 4 * cos(acos(rootAlpha) / 3) / rootAlpha;
					x = sqrt(r - 4);
					result = u - .5 < 0 ? -x : x;
					break;
				case 6:
					if (u < 1e-150) return (invert ? -1 : 1) * inverseStudentsTHill(df, u);
					a = 4 * (u - u * u);
					b = pow(a, ONE_THIRD);
					p = 6 * (1 + C * (1 / b - 1));
					do {
						p2 = p * p;
						p4 = p2 * p2;
						p5 = p * p4;
						p0 = p;
						p = 2 * (8 * a * p5 - 270 * p2 + 2187) / (5 * (4 * a * p4 - 216 * p - 243));
					} while (abs((p - p0) / p) > tolerance);
					p = sqrt(p - df);
					result = u - .5 < 0 ? -p : p;
					break;
				default: if (df > DF_THRESHOLD) result = erfcinv(2 * u) * SQRT2;
				else if (df < 3) {
					crossover = .2742 - df * .0242143;
					if (u > crossover) result = inverseStudentsTBodySeries(df, u);
					else result = inverseStudentsTTailSeries(df, u);
				} else {
					crossover = ldexp(1, round(df / -.654));
					if (u > crossover) result = inverseStudentsTHill(df, u);
					else result = inverseStudentsTTailSeries(df, u);
				}
			}
		} else if (df > DF_THRESHOLD) result = -erfcinv(2 * u) * SQRT2;
		else if (df < 3) {
			crossover = .2742 - df * .0242143;
			if (u > crossover) result = inverseStudentsTBodySeries(df, u);
			else result = inverseStudentsTTailSeries(df, u);
		} else {
			crossover = ldexp(1, round(df / -.654));
			if (u > crossover) result = inverseStudentsTHill(df, u);
			else result = inverseStudentsTTailSeries(df, u);
		}
		return invert ? -result : result;
	}
	module.exports = inverseStudentsT;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/find_ibeta_inv_from_t_dist.js
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
var require_find_ibeta_inv_from_t_dist = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var inverseStudentsT = require_inverse_students_t();
	/**
	* Returns the inverse of the incomplete beta function via the Student t distribution.
	*
	* @private
	* @param {PositiveNumber} a - function parameter
	* @param {Probability} p - probability value
	* @param {Object} py - placeholder object holding one minus the returned value
	* @returns {number} function value
	*/
	function findIBetaInvFromTDist(a, p, py) {
		var df;
		var u;
		var v;
		var t;
		u = p / 2;
		v = 1 - u;
		df = a * 2;
		t = inverseStudentsT(df, u, v);
		if (py) py.value = t * t / (df + t * t);
		return df / (df + t * t);
	}
	module.exports = findIBetaInvFromTDist;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/temme1.js
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
var require_temme1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var evalpoly = require_lib$21();
	var erfcinv = require_lib$12();
	var sqrt = require_lib$14();
	var exp = require_lib$32();
	var SQRT2 = require_lib$10();
	var workspace = [
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	var terms = [
		0,
		0,
		0,
		0
	];
	/**
	* Carries out the first method by Temme (described in section 2).
	*
	* ## References
	*
	* -   Temme, N. M. 1992. "Incomplete Laplace Integrals: Uniform Asymptotic Expansion with Application to the Incomplete Beta Function." _Journal of Computational and Applied Mathematics_ 41 (1–2): 1638–63. doi:[10.1016/0377-0427(92)90244-R](https://doi.org/10.1016/0377-0427(92)90244-R).
	*
	* @private
	* @param {PositiveNumber} a - function parameter
	* @param {PositiveNumber} b - function parameter
	* @param {Probability} z - function parameter
	* @returns {number} function value
	*/
	function temme1(a, b, z) {
		var eta0;
		var eta2;
		var eta;
		var B2;
		var B3;
		var B;
		var c;
		eta0 = erfcinv(2 * z);
		eta0 /= -sqrt(a / 2);
		terms[0] = eta0;
		B = b - a;
		B2 = B * B;
		B3 = B2 * B;
		workspace[0] = -B * SQRT2 / 2;
		workspace[1] = (1 - 2 * B) / 8;
		workspace[2] = -(B * SQRT2 / 48);
		workspace[3] = -1 / 192;
		workspace[4] = -B * SQRT2 / 3840;
		workspace[5] = 0;
		workspace[6] = 0;
		terms[1] = evalpoly(workspace, eta0);
		workspace[0] = B * SQRT2 * (3 * B - 2) / 12;
		workspace[1] = (20 * B2 - 12 * B + 1) / 128;
		workspace[2] = B * SQRT2 * (20 * B - 1) / 960;
		workspace[3] = (16 * B2 + 30 * B - 15) / 4608;
		workspace[4] = B * SQRT2 * (21 * B + 32) / 53760;
		workspace[5] = (-(32 * B2) + 63) / 368640;
		workspace[6] = -B * SQRT2 * (120 * B + 17) / 25804480;
		terms[2] = evalpoly(workspace, eta0);
		workspace[0] = B * SQRT2 * (-75 * B2 + 80 * B - 16) / 480;
		workspace[1] = (-1080 * B3 + 868 * B2 - 90 * B - 45) / 9216;
		workspace[2] = B * SQRT2 * (-1190 * B2 + 84 * B + 373) / 53760;
		workspace[3] = (-2240 * B3 - 2508 * B2 + 2100 * B - 165) / 368640;
		workspace[4] = 0;
		workspace[5] = 0;
		workspace[6] = 0;
		terms[3] = evalpoly(workspace, eta0);
		eta = evalpoly(terms, 1 / a);
		eta2 = eta * eta;
		c = -exp(-eta2 / 2);
		if (eta2 === 0) return .5;
		return (1 + eta * sqrt((1 + c) / eta2)) / 2;
	}
	module.exports = temme1;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/root_finder.js
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
var require_root_finder = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ln = require_lib$15();
	var BIG = require_lib$33() / 4;
	/**
	* Helper function used by root finding code to convert `eta` to `x`.
	*
	* @private
	* @param {number} t - first parameter
	* @param {number} a - second parameter
	* @returns {Function} root function
	*/
	function temmeRootFinder(t, a) {
		return roots;
		/**
		* Calculates roots.
		*
		* @private
		* @param {number} x - function value
		* @returns {Array} function roots
		*/
		function roots(x) {
			var f1;
			var f;
			var y = 1 - x;
			if (y === 0) return [-BIG, -BIG];
			if (x === 0) return [-BIG, -BIG];
			f = ln(x) + a * ln(y) + t;
			f1 = 1 / x - a / y;
			return [f, f1];
		}
	}
	module.exports = temmeRootFinder;
}));

// node_modules/@stdlib/math-base-special-signum/lib/main.js
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
var require_main$6 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$13();
	/**
	* Evaluates the signum function for a double-precision floating-point number.
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var sign = signum( -5.0 );
	* // returns -1.0
	*
	* @example
	* var sign = signum( 5.0 );
	* // returns 1.0
	*
	* @example
	* var sign = signum( -0.0 );
	* // returns -0.0
	*
	* @example
	* var sign = signum( 0.0 );
	* // returns 0.0
	*
	* @example
	* var sign = signum( NaN );
	* // returns NaN
	*/
	function signum(x) {
		if (x === 0 || isnan(x)) return x;
		return x < 0 ? -1 : 1;
	}
	module.exports = signum;
}));

// node_modules/@stdlib/math-base-special-signum/lib/index.js
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
var require_lib$9 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the signum function for a double-precision floating-point number.
	*
	* @module @stdlib/math-base-special-signum
	*
	* @example
	* var signum = require( '@stdlib/math-base-special-signum' );
	*
	* var sign = signum( -5.0 );
	* // returns -1.0
	*
	* sign = signum( 5.0 );
	* // returns 1.0
	*
	* sign = signum( -0.0 );
	* // returns -0.0
	*
	* sign = signum( 0.0 );
	* // returns 0.0
	*
	* sign = signum( NaN );
	* // returns NaN
	*/
	var main = require_main$6();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/newton_raphson.js
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
var require_newton_raphson = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var sign = require_lib$9();
	var abs = require_lib$29();
	var ldexp = require_lib$27();
	var MAX_VALUE = require_lib$33();
	/**
	* Performs root finding via second order Newton-Raphson iteration.
	*
	* @private
	* @param {Array} fun - two-element array of the function and its first derivative
	* @param {number} guess - initial starting value.
	* @param {number} min - minimum possible value for the result,used as initial lower bracket.
	* @param {number} max - maximum possible value for the result, used as initial upper bracket.
	* @param {PositiveInteger} digits - desired number of binary digits
	* @param {PositiveInteger} maxIter - maximum number of iterations
	* @returns {number} function value
	*/
	function newtonRaphsonIterate(fun, guess, min, max, digits, maxIter) {
		var f0last;
		var delta1;
		var delta2;
		var factor;
		var result;
		var count;
		var delta;
		var res;
		var f0;
		var f1;
		f0 = 0;
		f0last = 0;
		result = guess;
		factor = ldexp(1, 1 - digits);
		delta = MAX_VALUE;
		delta1 = MAX_VALUE;
		delta2 = MAX_VALUE;
		count = maxIter;
		do {
			f0last = f0;
			delta2 = delta1;
			delta1 = delta;
			res = fun(result);
			f0 = res[0];
			f1 = res[1];
			count -= 1;
			if (f0 === 0) break;
			if (f1 === 0) {
				if (f0last === 0) {
					if (result === min) guess = max;
					else guess = min;
					f0last = fun(guess);
					delta = guess - result;
				}
				if (sign(f0last) * sign(f0) < 0) {
					if (delta < 0) delta = (result - min) / 2;
					else delta = (result - max) / 2;
				} else if (delta < 0) delta = (result - max) / 2;
				else delta = (result - min) / 2;
			} else delta = f0 / f1;
			if (abs(delta * 2) > abs(delta2)) delta = delta > 0 ? (result - min) / 2 : (result - max) / 2;
			guess = result;
			result -= delta;
			if (result <= min) {
				delta = .5 * (guess - min);
				result = guess - delta;
				if (result === min || result === max) break;
			} else if (result >= max) {
				delta = .5 * (guess - max);
				result = guess - delta;
				if (result === min || result === max) break;
			}
			if (delta > 0) max = guess;
			else min = guess;
		} while (count && abs(result * factor) < abs(delta));
		return result;
	}
	module.exports = newtonRaphsonIterate;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co1.js
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
var require_polyval_co1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return -1;
		return -1 + x * (-5 + x * 5);
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co2.js
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
var require_polyval_co2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 1;
		return 1 + x * (21 + x * (-69 + x * 46));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co3.js
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
var require_polyval_co3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 7;
		return 7 + x * (-2 + x * (33 + x * (-62 + x * 31)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co4.js
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
var require_polyval_co4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 25;
		return 25 + x * (-52 + x * (-17 + x * (88 + x * (-115 + x * 46))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co5.js
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
var require_polyval_co5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 7;
		return 7 + x * (12 + x * (-78 + x * 52));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co6.js
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
var require_polyval_co6 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return -7;
		return -7 + x * (2 + x * (183 + x * (-370 + x * 185)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co7.js
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
var require_polyval_co7 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return -533;
		return -533 + x * (776 + x * (-1835 + x * (10240 + x * (-13525 + x * 5410))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co8.js
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
var require_polyval_co8 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return -1579;
		return -1579 + x * (3747 + x * (-3372 + x * (-15821 + x * (45588 + x * (-45213 + x * 15071)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co9.js
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
var require_polyval_co9 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 449;
		return 449 + x * (-1259 + x * (-769 + x * (6686 + x * (-9260 + x * 3704))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co10.js
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
var require_polyval_co10 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 63149;
		return 63149 + x * (-151557 + x * (140052 + x * (-727469 + x * (2239932 + x * (-2251437 + x * 750479)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co11.js
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
var require_polyval_co11 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 29233;
		return 29233 + x * (-78755 + x * (105222 + x * (146879 + x * (-1602610 + x * (3195183 + x * (-2554139 + x * 729754))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co12.js
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
var require_polyval_co12 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 1;
		return 1 + x * (-13 + x * 13);
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co13.js
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
var require_polyval_co13 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 1;
		return 1 + x * (21 + x * (-69 + x * 46));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/temme2.js
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
var require_temme2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var evalpoly = require_lib$21();
	var erfcinv = require_lib$12();
	var abs = require_lib$29();
	var exp = require_lib$32();
	var ln = require_lib$15();
	var sqrt = require_lib$14();
	var sin = require_lib$31();
	var cos = require_lib$30();
	var temmeRootFinder = require_root_finder();
	var newtonRaphsonIterate = require_newton_raphson();
	var polyval1 = require_polyval_co1();
	var polyval2 = require_polyval_co2();
	var polyval3 = require_polyval_co3();
	var polyval4 = require_polyval_co4();
	var polyval5 = require_polyval_co5();
	var polyval6 = require_polyval_co6();
	var polyval7 = require_polyval_co7();
	var polyval8 = require_polyval_co8();
	var polyval9 = require_polyval_co9();
	var polyval10 = require_polyval_co10();
	var polyval11 = require_polyval_co11();
	var polyval12 = require_polyval_co12();
	var polyval13 = require_polyval_co13();
	var workspace = [
		0,
		0,
		0,
		0,
		0,
		0
	];
	var terms = [
		0,
		0,
		0,
		0
	];
	/**
	* Carries out the second method by Temme (described in section 3).
	*
	* ## References
	*
	* -   Temme, N. M. 1992. "Incomplete Laplace Integrals: Uniform Asymptotic Expansion with Application to the Incomplete Beta Function." _Journal of Computational and Applied Mathematics_ 41 (1–2): 1638–63. doi:[10.1016/0377-0427(92)90244-R](https://doi.org/10.1016/0377-0427(92)90244-R).
	*
	* @private
	* @param {number} z - function parameter
	* @param {number} r - function parameter
	* @param {number} theta - function parameter
	* @returns {number} function value
	*/
	function temme2(z, r, theta) {
		var upper;
		var lower;
		var alpha;
		var roots;
		var eta0;
		var eta;
		var sc7;
		var sc6;
		var sc5;
		var sc4;
		var sc3;
		var sc2;
		var sc;
		var lu;
		var s2;
		var c2;
		var c;
		var s;
		var u;
		var x;
		eta0 = erfcinv(2 * z) / -sqrt(r / 2);
		s = sin(theta);
		c = cos(theta);
		terms[0] = eta0;
		s2 = s * s;
		c2 = c * c;
		sc = s * c;
		sc2 = sc * sc;
		sc3 = sc2 * sc;
		sc4 = sc2 * sc2;
		sc5 = sc2 * sc3;
		sc6 = sc3 * sc3;
		sc7 = sc4 * sc3;
		workspace[0] = (2 * s2 - 1) / (3 * sc);
		workspace[1] = -polyval1(s2) / (36 * sc2);
		workspace[2] = polyval2(s2) / (1620 * sc3);
		workspace[3] = polyval3(s2) / (6480 * sc4);
		workspace[4] = polyval4(s2) / (90720 * sc5);
		workspace[5] = 0;
		terms[1] = evalpoly(workspace, eta0);
		workspace[0] = -polyval5(s2) / (405 * sc3);
		workspace[1] = polyval6(s2) / (2592 * sc4);
		workspace[2] = -polyval7(s2) / (204120 * sc5);
		workspace[3] = -polyval8(s2) / (2099520 * sc6);
		workspace[4] = 0;
		workspace[5] = 0;
		terms[2] = evalpoly(workspace, eta0);
		workspace[0] = polyval9(s2) / (102060 * sc5);
		workspace[1] = -polyval10(s2) / (20995200 * sc6);
		workspace[2] = polyval11(s2) / (36741600 * sc7);
		workspace[3] = 0;
		workspace[4] = 0;
		workspace[5] = 0;
		terms[3] = evalpoly(workspace, eta0);
		eta = evalpoly(terms, 1 / r);
		alpha = c / s;
		alpha *= alpha;
		lu = -(eta * eta) / (2 * s2) + ln(s2) + c2 * ln(c2) / s2;
		if (abs(eta) < .7) {
			workspace[0] = s2;
			workspace[1] = sc;
			workspace[2] = (1 - 2 * s2) / 3;
			workspace[3] = polyval12(s2) / (36 * sc);
			workspace[4] = polyval13(s2) / (270 * sc2);
			workspace[5] = 0;
			x = evalpoly(workspace, eta);
		} else {
			u = exp(lu);
			workspace[0] = u;
			workspace[1] = alpha;
			workspace[2] = 0;
			workspace[3] = 3 * alpha * (3 * alpha + 1) / 6;
			workspace[4] = 4 * alpha * (4 * alpha + 1) * (4 * alpha + 2) / 24;
			workspace[5] = 5 * alpha * (5 * alpha + 1) * (5 * alpha + 2) * (5 * alpha + 3) / 120;
			x = evalpoly(workspace, u);
			if ((x - s2) * eta < 0) x = 1 - x;
		}
		if (eta < 0) {
			lower = 0;
			upper = s2;
		} else {
			lower = s2;
			upper = 1;
		}
		if (x < lower || x > upper) x = (lower + upper) / 2;
		roots = temmeRootFinder(-lu, alpha);
		x = newtonRaphsonIterate(roots, x, lower, upper, 32, 100);
		return x;
	}
	module.exports = temme2;
}));

// node_modules/ms/index.js
var require_ms = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Helpers.
	*/
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var y = d * 365.25;
	/**
	* Parse or format the given `val`.
	*
	* Options:
	*
	*  - `long` verbose formatting [false]
	*
	* @param {String|Number} val
	* @param {Object} [options]
	* @throws {Error} throw an error if val is not a non-empty string or a number
	* @return {String|Number}
	* @api public
	*/
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isNaN(val) === false) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	/**
	* Parse the given `str` and return milliseconds.
	*
	* @param {String} str
	* @return {Number}
	* @api private
	*/
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^((?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	/**
	* Short format for `ms`.
	*
	* @param {Number} ms
	* @return {String}
	* @api private
	*/
	function fmtShort(ms) {
		if (ms >= d) return Math.round(ms / d) + "d";
		if (ms >= h) return Math.round(ms / h) + "h";
		if (ms >= m) return Math.round(ms / m) + "m";
		if (ms >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	/**
	* Long format for `ms`.
	*
	* @param {Number} ms
	* @return {String}
	* @api private
	*/
	function fmtLong(ms) {
		return plural(ms, d, "day") || plural(ms, h, "hour") || plural(ms, m, "minute") || plural(ms, s, "second") || ms + " ms";
	}
	/**
	* Pluralization helper.
	*/
	function plural(ms, n, name) {
		if (ms < n) return;
		if (ms < n * 1.5) return Math.floor(ms / n) + " " + name;
		return Math.ceil(ms / n) + " " + name + "s";
	}
}));

// node_modules/debug/src/debug.js
var require_debug = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* This is the common logic for both the Node.js and web browser
	* implementations of `debug()`.
	*
	* Expose `debug()` as the module.
	*/
	exports = module.exports = createDebug.debug = createDebug["default"] = createDebug;
	exports.coerce = coerce;
	exports.disable = disable;
	exports.enable = enable;
	exports.enabled = enabled;
	exports.humanize = require_ms();
	/**
	* The currently active debug mode names, and names to skip.
	*/
	exports.names = [];
	exports.skips = [];
	/**
	* Map of special "%n" handling functions, for the debug "format" argument.
	*
	* Valid key names are a single, lower or upper-case letter, i.e. "n" and "N".
	*/
	exports.formatters = {};
	/**
	* Previous log timestamp.
	*/
	var prevTime;
	/**
	* Select a color.
	* @param {String} namespace
	* @return {Number}
	* @api private
	*/
	function selectColor(namespace) {
		var hash = 0, i;
		for (i in namespace) {
			hash = (hash << 5) - hash + namespace.charCodeAt(i);
			hash |= 0;
		}
		return exports.colors[Math.abs(hash) % exports.colors.length];
	}
	/**
	* Create a debugger with the given `namespace`.
	*
	* @param {String} namespace
	* @return {Function}
	* @api public
	*/
	function createDebug(namespace) {
		function debug() {
			if (!debug.enabled) return;
			var self = debug;
			var curr = +/* @__PURE__ */ new Date();
			self.diff = curr - (prevTime || curr);
			self.prev = prevTime;
			self.curr = curr;
			prevTime = curr;
			var args = new Array(arguments.length);
			for (var i = 0; i < args.length; i++) args[i] = arguments[i];
			args[0] = exports.coerce(args[0]);
			if ("string" !== typeof args[0]) args.unshift("%O");
			var index = 0;
			args[0] = args[0].replace(/%([a-zA-Z%])/g, function(match, format) {
				if (match === "%%") return match;
				index++;
				var formatter = exports.formatters[format];
				if ("function" === typeof formatter) {
					var val = args[index];
					match = formatter.call(self, val);
					args.splice(index, 1);
					index--;
				}
				return match;
			});
			exports.formatArgs.call(self, args);
			(debug.log || exports.log || console.log.bind(console)).apply(self, args);
		}
		debug.namespace = namespace;
		debug.enabled = exports.enabled(namespace);
		debug.useColors = exports.useColors();
		debug.color = selectColor(namespace);
		if ("function" === typeof exports.init) exports.init(debug);
		return debug;
	}
	/**
	* Enables a debug mode by namespaces. This can include modes
	* separated by a colon and wildcards.
	*
	* @param {String} namespaces
	* @api public
	*/
	function enable(namespaces) {
		exports.save(namespaces);
		exports.names = [];
		exports.skips = [];
		var split = (typeof namespaces === "string" ? namespaces : "").split(/[\s,]+/);
		var len = split.length;
		for (var i = 0; i < len; i++) {
			if (!split[i]) continue;
			namespaces = split[i].replace(/\*/g, ".*?");
			if (namespaces[0] === "-") exports.skips.push(new RegExp("^" + namespaces.substr(1) + "$"));
			else exports.names.push(new RegExp("^" + namespaces + "$"));
		}
	}
	/**
	* Disable debug output.
	*
	* @api public
	*/
	function disable() {
		exports.enable("");
	}
	/**
	* Returns true if the given mode name is enabled, false otherwise.
	*
	* @param {String} name
	* @return {Boolean}
	* @api public
	*/
	function enabled(name) {
		var i = 0, len = exports.skips.length;
		for (; i < len; i++) if (exports.skips[i].test(name)) return false;
		for (i = 0, len = exports.names.length; i < len; i++) if (exports.names[i].test(name)) return true;
		return false;
	}
	/**
	* Coerce `val`.
	*
	* @param {Mixed} val
	* @return {Mixed}
	* @api private
	*/
	function coerce(val) {
		if (val instanceof Error) return val.stack || val.message;
		return val;
	}
}));

// node_modules/debug/src/browser.js
var require_browser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* This is the web browser implementation of `debug()`.
	*
	* Expose `debug()` as the module.
	*/
	exports = module.exports = require_debug();
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = "undefined" != typeof chrome && "undefined" != typeof chrome.storage ? chrome.storage.local : localstorage();
	/**
	* Colors.
	*/
	exports.colors = [
		"lightseagreen",
		"forestgreen",
		"goldenrod",
		"dodgerblue",
		"darkorchid",
		"crimson"
	];
	/**
	* Currently only WebKit-based Web Inspectors, Firefox >= v31,
	* and the Firebug extension (any Firefox version) are known
	* to support "%c" CSS customizations.
	*
	* TODO: add a `localStorage` variable to explicitly enable/disable colors
	*/
	function useColors() {
		if (typeof window !== "undefined" && window.process && window.process.type === "renderer") return true;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/) && parseInt(RegExp.$1, 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	/**
	* Map %j to `JSON.stringify()`, since no Web Inspectors do that by default.
	*/
	exports.formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (err) {
			return "[UnexpectedJSONParseError]: " + err.message;
		}
	};
	/**
	* Colorize log arguments if enabled.
	*
	* @api public
	*/
	function formatArgs(args) {
		var useColors = this.useColors;
		args[0] = (useColors ? "%c" : "") + this.namespace + (useColors ? " %c" : " ") + args[0] + (useColors ? "%c " : " ") + "+" + exports.humanize(this.diff);
		if (!useColors) return;
		var c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		var index = 0;
		var lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, function(match) {
			if ("%%" === match) return;
			index++;
			if ("%c" === match) lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	/**
	* Invokes `console.log()` when available.
	* No-op when `console.log` is not a "function".
	*
	* @api public
	*/
	function log() {
		return "object" === typeof console && console.log && Function.prototype.apply.call(console.log, console, arguments);
	}
	/**
	* Save `namespaces`.
	*
	* @param {String} namespaces
	* @api private
	*/
	function save(namespaces) {
		try {
			if (null == namespaces) exports.storage.removeItem("debug");
			else exports.storage.debug = namespaces;
		} catch (e) {}
	}
	/**
	* Load `namespaces`.
	*
	* @return {String} returns the previously persisted debug modes
	* @api private
	*/
	function load() {
		var r;
		try {
			r = exports.storage.debug;
		} catch (e) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	/**
	* Enable namespaces listed in `localStorage.debug` initially.
	*/
	exports.enable(load());
	/**
	* Localstorage attempts to return the localstorage.
	*
	* This is necessary because safari throws
	* when a user disables cookies/localstorage
	* and you attempt to access it.
	*
	* @return {LocalStorage}
	* @api private
	*/
	function localstorage() {
		try {
			return window.localStorage;
		} catch (e) {}
	}
}));

// node_modules/debug/src/node.js
var require_node = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Module dependencies.
	*/
	var tty = __require("tty");
	var util = __require("util");
	/**
	* This is the Node.js implementation of `debug()`.
	*
	* Expose `debug()` as the module.
	*/
	exports = module.exports = require_debug();
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	/**
	* Colors.
	*/
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	/**
	* Build up the default `inspectOpts` object from the environment variables.
	*
	*   $ DEBUG_COLORS=no DEBUG_DEPTH=10 DEBUG_SHOW_HIDDEN=enabled node script.js
	*/
	exports.inspectOpts = Object.keys(process.env).filter(function(key) {
		return /^debug_/i.test(key);
	}).reduce(function(obj, key) {
		var prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, function(_, k) {
			return k.toUpperCase();
		});
		var val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	/**
	* The file descriptor to write the `debug()` calls to.
	* Set the `DEBUG_FD` env variable to override with another value. i.e.:
	*
	*   $ DEBUG_FD=3 node script.js 3>debug.log
	*/
	var fd = parseInt(process.env.DEBUG_FD, 10) || 2;
	if (1 !== fd && 2 !== fd) util.deprecate(function() {}, "except for stderr(2) and stdout(1), any other usage of DEBUG_FD is deprecated. Override debug.log if you want to use a different log function (https://git.io/debug_fd)")();
	var stream = 1 === fd ? process.stdout : 2 === fd ? process.stderr : createWritableStdioStream(fd);
	/**
	* Is stdout a TTY? Colored output is enabled when `true`.
	*/
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(fd);
	}
	/**
	* Map %o to `util.inspect()`, all on a single line.
	*/
	exports.formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map(function(str) {
			return str.trim();
		}).join(" ");
	};
	/**
	* Map %o to `util.inspect()`, allowing multiple lines if needed.
	*/
	exports.formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
	/**
	* Adds ANSI color escape codes if enabled.
	*
	* @api public
	*/
	function formatArgs(args) {
		var name = this.namespace;
		if (this.useColors) {
			var c = this.color;
			var prefix = "  \x1B[3" + c + ";1m" + name + " \x1B[0m";
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push("\x1B[3" + c + "m+" + exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = (/* @__PURE__ */ new Date()).toUTCString() + " " + name + " " + args[0];
	}
	/**
	* Invokes `util.format()` with the specified arguments and writes to `stream`.
	*/
	function log() {
		return stream.write(util.format.apply(util, arguments) + "\n");
	}
	/**
	* Save `namespaces`.
	*
	* @param {String} namespaces
	* @api private
	*/
	function save(namespaces) {
		if (null == namespaces) delete process.env.DEBUG;
		else process.env.DEBUG = namespaces;
	}
	/**
	* Load `namespaces`.
	*
	* @return {String} returns the previously persisted debug modes
	* @api private
	*/
	function load() {
		return process.env.DEBUG;
	}
	/**
	* Copied from `node/src/node.js`.
	*
	* XXX: It's lame that node doesn't expose this API out-of-the-box. It also
	* relies on the undocumented `tty_wrap.guessHandleType()` which is also lame.
	*/
	function createWritableStdioStream(fd) {
		var stream;
		switch (process.binding("tty_wrap").guessHandleType(fd)) {
			case "TTY":
				stream = new tty.WriteStream(fd);
				stream._type = "tty";
				if (stream._handle && stream._handle.unref) stream._handle.unref();
				break;
			case "FILE":
				stream = new (__require("fs")).SyncWriteStream(fd, { autoClose: false });
				stream._type = "fs";
				break;
			case "PIPE":
			case "TCP":
				stream = new (__require("net")).Socket({
					fd,
					readable: false,
					writable: true
				});
				stream.readable = false;
				stream.read = null;
				stream._type = "pipe";
				if (stream._handle && stream._handle.unref) stream._handle.unref();
				break;
			default: throw new Error("Implement me. Unknown stream file type!");
		}
		stream.fd = fd;
		stream._isStdio = true;
		return stream;
	}
	/**
	* Init logic for `debug` instances.
	*
	* Create a new `inspectOpts` object in case `useColors` is set
	* differently for a particular `debug` instance.
	*/
	function init(debug) {
		debug.inspectOpts = {};
		var keys = Object.keys(exports.inspectOpts);
		for (var i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	/**
	* Enable namespaces listed in `process.env.DEBUG` initially.
	*/
	exports.enable(load());
}));

// node_modules/debug/src/index.js
var require_src = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Detect Electron renderer process, which is node, but we should
	* treat as a browser.
	*/
	if (typeof process !== "undefined" && process.type === "renderer") module.exports = require_browser();
	else module.exports = require_node();
}));

// node_modules/@stdlib/constants-float32-max/lib/index.js
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
var require_lib$8 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Maximum single-precision floating-point number.
	*
	* @module @stdlib/constants-float32-max
	* @type {number}
	*
	* @example
	* var FLOAT32_MAX = require( '@stdlib/constants-float32-max' );
	* // returns 3.4028234663852886e+38
	*/
	/**
	* Maximum single-precision floating-point number.
	*
	* ## Notes
	*
	* The maximum is given by
	*
	* ```tex
	* 2^{127} (2 - 2^{-23})
	* ```
	*
	* @constant
	* @type {number}
	* @default 3.4028234663852886e+38
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT32_MAX = 34028234663852886e22;
	module.exports = FLOAT32_MAX;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/higher_newton.js
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
var require_higher_newton = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var logger = require_src();
	var gammainc = require_lib$34();
	var abs = require_lib$29();
	var exp = require_lib$32();
	var ln = require_lib$15();
	var MAX_FLOAT32 = require_lib$8();
	var debug = logger("gammaincinv:higher_newton");
	/**
	* Implementation of the high order Newton-like method.
	*
	* @private
	* @param {number} x0 - initial value
	* @param {number} a - scale parameter
	* @param {number} m - indicator
	* @param {Probability} p - probability value
	* @param {Probability} q - probability value
	* @param {number} lgama - logarithm of scale parameter
	* @param {number} invfp - one over `fp`
	* @param {boolean} pcase - boolean indicating whether p < 0.5
	* @returns {number} function value of the inverse
	*/
	function higherNewton(x0, a, m, p, q, lgama, invfp, pcase) {
		var dlnr;
		var xini;
		var ck0;
		var ck1;
		var ck2;
		var a2;
		var x2;
		var px;
		var qx;
		var xr;
		var t;
		var n;
		var r;
		var x = x0;
		t = 1;
		n = 1;
		a2 = a * a;
		xini = x0;
		do {
			x = x0;
			x2 = x * x;
			if (m === 0) {
				dlnr = (1 - a) * ln(x) + x + lgama;
				if (dlnr > ln(MAX_FLOAT32)) {
					debug("Warning: overflow problems in one or more steps of the computation. The initial approximation to the root is returned.");
					return xini;
				}
				r = exp(dlnr);
			} else r = -invfp * x;
			if (pcase) {
				px = gammainc(x, a, true, false);
				ck0 = -r * (px - p);
			} else {
				qx = gammainc(x, a, true, true);
				ck0 = r * (qx - q);
			}
			r = ck0;
			if (p > 1e-120 || n > 1) {
				ck1 = .5 * (x - a + 1) / x;
				ck2 = (2 * x2 - 4 * x * a + 4 * x + 2 * a2 - 3 * a + 1) / x2;
				ck2 /= 6;
				x0 = x + r * (1 + r * (ck1 + r * ck2));
			} else x0 = x + r;
			t = abs(x / x0 - 1);
			n += 1;
			x = x0;
			if (x < 0) {
				x = xini;
				n = 100;
			}
		} while (t > 2e-14 && n < 35);
		if (t > 2e-14 || n > 99) debug("Warning: the number of iterations in the Newton method reached the upper limit N=35. The last value obtained for the root is given as output.");
		xr = x || 0;
		return xr;
	}
	module.exports = higherNewton;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/polyval_ak1.js
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
var require_polyval_ak1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 0;
		return 0 + x * (1 + x * (1 + x * (1.5 + x * (2.6666666666666665 + x * (5.208333333333333 + x * 10.8)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/polyval_ak2.js
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
var require_polyval_ak2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return 1;
		return 1 + x * (1 + x * (.3333333333333333 + x * (.027777777777777776 + x * (-.003703703703703704 + x * (.0002314814814814815 + x * 5878894767783657e-20)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/lambdaeta.js
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
var require_lambdaeta = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$29();
	var exp = require_lib$32();
	var ln = require_lib$15();
	var evalpoly = require_lib$21();
	var polyvalAK1 = require_polyval_ak1();
	var polyvalAK2 = require_polyval_ak2();
	var THRESHOLD = 1e-8;
	var ONEO12 = .08333333333333333;
	var ONEO120 = .008333333333333333;
	var AK = [
		1,
		0,
		0,
		0,
		0,
		0
	];
	/**
	* Returns the positive number satisfying \\( \eta^2/2=\lambda-1-\ln(\lambda) \\) with \\( \operatorname{sign}(\lambda-1)=\operatorname{sign}(\eta) \\).
	*
	* @private
	* @param {number} eta - eta value
	* @returns {number} value satisfying equation
	*/
	function lambdaeta(eta) {
		var L2;
		var L3;
		var L4;
		var L5;
		var la;
		var L;
		var q;
		var r;
		var s = eta * eta * .5;
		if (eta === 0) la = 0;
		else if (eta < -1) {
			r = exp(-1 - s);
			la = polyvalAK1(r);
		} else if (eta < 1) {
			r = eta;
			la = polyvalAK2(r);
		} else {
			r = 11 + s;
			L = ln(r);
			la = r + L;
			r = 1 / r;
			L2 = L * L;
			L3 = L2 * L;
			L4 = L3 * L;
			L5 = L4 * L;
			AK[1] = (2 - L) * .5;
			AK[2] = (-9 * L + 6 + 2 * L2) / 6;
			AK[3] = -(3 * L3 + 36 * L - 22 * L2 - 12) * ONEO12;
			AK[4] = (60 + 350 * L2 - 300 * L - 125 * L3 + 12 * L4) / 60;
			AK[5] = -(-120 - 274 * L4 + 900 * L - 1700 * L2 + 1125 * L3 + 20 * L5) * ONEO120;
			la += L * r * evalpoly(AK, r);
		}
		r = 1;
		if (eta > -3.5 && eta < -.03 || eta > .03 && eta < 40) {
			r = 1;
			q = la;
			do {
				la = q * (s + ln(q)) / (q - 1);
				r = abs(q / la - 1);
				q = la;
			} while (r > THRESHOLD);
		}
		return la;
	}
	module.exports = lambdaeta;
}));

// node_modules/@stdlib/constants-float64-ln-sqrt-two-pi/lib/index.js
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
var require_lib$7 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Natural logarithm of the square root of `2π`.
	*
	* @module @stdlib/constants-float64-ln-sqrt-two-pi
	* @type {number}
	*
	* @example
	* var LN_SQRT_TWO_PI = require( '@stdlib/constants-float64-ln-sqrt-two-pi' );
	* // returns 0.9189385332046728
	*/
	/**
	* Natural logarithm of the square root of `2π`.
	*
	* ```tex
	* \ln \sqrt{2\pi}
	* ```
	*
	* @constant
	* @type {number}
	* @default 0.9189385332046728
	*/
	var LN_SQRT_TWO_PI = .9189385332046728;
	module.exports = LN_SQRT_TWO_PI;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/chepolsum.js
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
var require_chepolsum = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var A = [
		1.9963790515900766,
		-.0017971032528832887,
		13129285796384672e-21,
		-2.340875228178749e-7,
		7.2291210671127e-9,
		-3280997607821e-22,
		19875070901e-21,
		-1509214183e-21,
		1375340084e-22,
		-145728923e-22,
		17532367e-22,
		-2351465e-22,
		346551e-22,
		-55471e-22,
		9548e-22,
		-1748e-22,
		332e-22,
		-58e-22
	];
	/**
	* Computes the sum of a Chebyshev polynomial.
	*
	* @private
	* @param {PositiveInteger} n - degree of polynomial
	* @param {number} t - input value
	* @returns {number} Chebyshev sum
	*/
	function chepolsum(n, t) {
		var tt;
		var u0;
		var u1;
		var u2;
		var k;
		u0 = 0;
		u1 = 0;
		tt = t + t;
		k = n;
		do {
			u2 = u1;
			u1 = u0;
			u0 = tt * u1 - u2 + A[k];
			k -= 1;
		} while (k >= 0);
		return (u0 - u2) / 2;
	}
	module.exports = chepolsum;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/polyval_c.js
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
var require_polyval_c = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .025721014990011306;
		return .025721014990011306 + x * (.08247596616699963 + x * (-.0025328157302663564 + x * (.0006099292666946337 + x * (-.00033543297638406 + x * .000250505279903))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/polyval_d.js
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
var require_polyval_d = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .08333333333333333;
		return .08333333333333333 + x * (-.002777777777777778 + x * (.0007936507936507937 + x * -.0005952380952380953));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/stirling.js
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
var require_stirling = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var gammaln = require_lib$35();
	var ln = require_lib$15();
	var LN_SQRT_TWO_PI = require_lib$7();
	var SMALLEST_FLOAT32 = require_lib$36();
	var MAX_FLOAT32 = require_lib$8();
	var chepolsum = require_chepolsum();
	var polyvalC = require_polyval_c();
	var polyvalD = require_polyval_d();
	var C6 = .30865217988013566;
	/**
	* Computes the Stirling series corresponding to asymptotic series for the logarithm of the gamma function.
	*
	* ```tex
	* \frac{1}{12x}-\frac{1}{360x^3}\ldots; x \ge 3
	* ```
	*
	* @private
	* @param {number} x - input value
	* @returns {number} function value
	*/
	function stirling(x) {
		var z;
		if (x < SMALLEST_FLOAT32) return MAX_FLOAT32;
		if (x < 1) return gammaln(x + 1) - (x + .5) * ln(x) + x - LN_SQRT_TWO_PI;
		if (x < 2) return gammaln(x) - (x - .5) * ln(x) + x - LN_SQRT_TWO_PI;
		if (x < 3) return gammaln(x - 1) - (x - .5) * ln(x) + x - LN_SQRT_TWO_PI + ln(x - 1);
		if (x < 12) {
			z = 18 / (x * x) - 1;
			return chepolsum(17, z) / (12 * x);
		}
		z = 1 / (x * x);
		if (x < 1e3) return polyvalC(z) / (C6 + z) / x;
		return polyvalD(z) / x;
	}
	module.exports = stirling;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/gamstar.js
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
var require_gamstar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var exp = require_lib$32();
	var gamma = require_lib$37();
	var ln = require_lib$15();
	var FLOAT32_MAX = require_lib$8();
	var SQRT_TWO_PI = require_lib$38();
	var stirling = require_stirling();
	/**
	* Computes the regulated gamma function.
	*
	* @private
	* @param {number} x - input value
	* @returns {number} function value
	*/
	function gamstar(x) {
		if (x >= 3) return exp(stirling(x));
		if (x > 0) return gamma(x) / (exp(-x + (x - .5) * ln(x)) * SQRT_TWO_PI);
		return FLOAT32_MAX;
	}
	module.exports = gamstar;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak0bk0.js
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
var require_rational_ak0bk0 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function, i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.3333333333438;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.3333333333438 + x * (-.2070740359969 + x * (-.05041806657154 + x * (-.004923635739372 + x * -4293658292782e-17)));
			s2 = 1 + x * (.7045554412463 + x * (.2118190062224 + x * (.03048648397436 + x * .001605037988091)));
		} else {
			x = 1 / x;
			s1 = -4293658292782e-17 + x * (-.004923635739372 + x * (-.05041806657154 + x * (-.2070740359969 + x * -.3333333333438)));
			s2 = .001605037988091 + x * (.03048648397436 + x * (.2118190062224 + x * (.7045554412463 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/eps1.js
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
var require_eps1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$29();
	var ln = require_lib$15();
	var lambdaeta = require_lambdaeta();
	var rateval = require_rational_ak0bk0();
	/**
	* Evaluates the `eps1` function.
	*
	* @private
	* @param {number} eta - eta value
	* @returns {number} function value
	*/
	function eps1(eta) {
		var la;
		if (abs(eta) < 1) return rateval(eta);
		la = lambdaeta(eta);
		return ln(eta / (la - 1)) / eta;
	}
	module.exports = eps1;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak1bk1.js
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
var require_rational_ak1bk1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function, i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0172847633523;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0172847633523 + x * (-.0159372646475 + x * (-.00464910887221 + x * (-.00060683488776 + x * -614830384279e-17)));
			s2 = 1 + x * (.764050615669 + x * (.297143406325 + x * (.0579490176079 + x * .00574558524851)));
		} else {
			x = 1 / x;
			s1 = -614830384279e-17 + x * (-.00060683488776 + x * (-.00464910887221 + x * (-.0159372646475 + x * -.0172847633523)));
			s2 = .00574558524851 + x * (.0579490176079 + x * (.297143406325 + x * (.764050615669 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak2bk2.js
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
var require_rational_ak2bk2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function, i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0172839517431;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0172839517431 + x * (-.0146362417966 + x * (-.00357406772616 + x * (-.000391032032692 + x * 249634036069e-17)));
			s2 = 1 + x * (.690560400696 + x * (.249962384741 + x * (.0443843438769 + x * .00424073217211)));
		} else {
			x = 1 / x;
			s1 = 249634036069e-17 + x * (-.000391032032692 + x * (-.00357406772616 + x * (-.0146362417966 + x * -.0172839517431)));
			s2 = .00424073217211 + x * (.0443843438769 + x * (.249962384741 + x * (.690560400696 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak3bk3.js
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
var require_rational_ak3bk3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function, i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .99994466948;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .99994466948 + x * (104.649839762 + x * (857.204033806 + x * (731.901559577 + x * 45.5174411671)));
			s2 = 1 + x * (104.526456943 + x * (823.313447808 + x * (3119.93802124 + x * 3970.03311219)));
		} else {
			x = 1 / x;
			s1 = 45.5174411671 + x * (731.901559577 + x * (857.204033806 + x * (104.649839762 + x * .99994466948)));
			s2 = 3970.03311219 + x * (3119.93802124 + x * (823.313447808 + x * (104.526456943 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/eps2.js
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
var require_eps2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ln = require_lib$15();
	var rateval1 = require_rational_ak1bk1();
	var rateval2 = require_rational_ak2bk2();
	var rateval3 = require_rational_ak3bk3();
	/**
	* Evaluates the `eps2` function.
	*
	* @private
	* @param {number} eta - eta value
	* @returns {number} function value
	*/
	function eps2(eta) {
		var lnmeta;
		var x;
		if (eta < -5) {
			x = eta * eta;
			lnmeta = ln(-eta);
			return (12 - x - 6 * (lnmeta * lnmeta)) / (12 * x * eta);
		}
		if (eta < -2) return rateval1(eta);
		if (eta < 2) return rateval2(eta);
		if (eta < 1e3) {
			x = 1 / eta;
			return rateval3(eta) / (-12 * eta);
		}
		return -1 / (12 * eta);
	}
	module.exports = eps2;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak4bk4.js
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
var require_rational_ak4bk4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function, i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .0495346498136;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .0495346498136 + x * (.0299521337141 + x * (.00688296911516 + x * (.000512634846317 + x * -201411722031e-16)));
			s2 = 1 + x * (.759803615283 + x * (.261547111595 + x * (.0464854522477 + x * .00403751193496)));
		} else {
			x = 1 / x;
			s1 = -201411722031e-16 + x * (.000512634846317 + x * (.00688296911516 + x * (.0299521337141 + x * .0495346498136)));
			s2 = .00403751193496 + x * (.0464854522477 + x * (.261547111595 + x * (.759803615283 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak5bk5.js
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
var require_rational_ak5bk5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function, i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .00452313583942;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .00452313583942 + x * (.00120744920113 + x * (-789724156582e-16 + x * (-504476066942e-16 + x * -535770949796e-17)));
			s2 = 1 + x * (.912203410349 + x * (.405368773071 + x * (.0901638932349 + x * .00948935714996)));
		} else {
			x = 1 / x;
			s1 = -535770949796e-17 + x * (-504476066942e-16 + x * (-789724156582e-16 + x * (.00120744920113 + x * .00452313583942)));
			s2 = .00948935714996 + x * (.0901638932349 + x * (.405368773071 + x * (.912203410349 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak6bk6.js
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
var require_rational_ak6bk6 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function, i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .00439937562904;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .00439937562904 + x * (.000487225670639 + x * (-.000128470657374 + x * (529110969589e-17 + x * 1.5716677175e-7)));
			s2 = 1 + x * (.794435257415 + x * (.333094721709 + x * (.0703527806143 + x * .00806110846078)));
		} else {
			x = 1 / x;
			s1 = 1.5716677175e-7 + x * (529110969589e-17 + x * (-.000128470657374 + x * (.000487225670639 + x * .00439937562904)));
			s2 = .00806110846078 + x * (.0703527806143 + x * (.333094721709 + x * (.794435257415 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak7bk7.js
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
var require_rational_ak7bk7 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function, i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0011481191232;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0011481191232 + x * (-.112850923276 + x * (1.51623048511 + x * (-.218472031183 + x * .0730002451555)));
			s2 = 1 + x * (14.2482206905 + x * (69.7360396285 + x * (218.938950816 + x * 277.067027185)));
		} else {
			x = 1 / x;
			s1 = .0730002451555 + x * (-.218472031183 + x * (1.51623048511 + x * (-.112850923276 + x * -.0011481191232)));
			s2 = 277.067027185 + x * (218.938950816 + x * (69.7360396285 + x * (14.2482206905 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak8bk8.js
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
var require_rational_ak8bk8 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function, i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.000145727889667;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.000145727889667 + x * (-.290806748131 + x * (-13.308504545 + x * (199.722374056 + x * -11.4311378756)));
			s2 = 1 + x * (139.612587808 + x * (2189.01116348 + x * (7115.24019009 + x * 45574.6081453)));
		} else {
			x = 1 / x;
			s1 = -11.4311378756 + x * (199.722374056 + x * (-13.308504545 + x * (-.290806748131 + x * -.000145727889667)));
			s2 = 45574.6081453 + x * (7115.24019009 + x * (2189.01116348 + x * (139.612587808 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/eps3.js
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
var require_eps3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ln = require_lib$15();
	var rational1 = require_rational_ak4bk4();
	var rational2 = require_rational_ak5bk5();
	var rational3 = require_rational_ak6bk6();
	var rational4 = require_rational_ak7bk7();
	var rational5 = require_rational_ak8bk8();
	/**
	* Evaluates the `eps3` function.
	*
	* @private
	* @param {number} eta - eta value
	* @returns {number} function value
	*/
	function eps3(eta) {
		var x;
		var y;
		if (eta < -8) {
			x = eta * eta;
			y = ln(-eta) / eta;
			return (-30 + eta * y * (6 * x * y * y - 12 + x)) / (12 * eta * x * x);
		}
		if (eta < -4) return rational1(eta) / (eta * eta);
		if (eta < -2) return rational2(eta);
		if (eta < 2) return rational3(eta);
		if (eta < 10) {
			x = 1 / eta;
			return rational4(x) / (eta * eta);
		}
		if (eta < 100) {
			x = 1 / eta;
			return rational5(x) / (eta * eta);
		}
		return -ln(eta) / (12 * eta * eta * eta);
	}
	module.exports = eps3;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/compute.js
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
var require_compute = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var logger = require_src();
	var evalpoly = require_lib$21();
	var gammaln = require_lib$35();
	var erfcinv = require_lib$12();
	var gamma = require_lib$37();
	var sqrt = require_lib$14();
	var abs = require_lib$29();
	var exp = require_lib$32();
	var min = require_lib$39();
	var pow = require_lib$23();
	var ln = require_lib$15();
	var SQRT_TWO_PI = require_lib$38();
	var MAX_FLOAT32 = require_lib$8();
	var TWO_PI = require_lib$40();
	var higherNewton = require_higher_newton();
	var lambdaeta = require_lambdaeta();
	var gamstar = require_gamstar();
	var eps1 = require_eps1();
	var eps2 = require_eps2();
	var eps3 = require_eps3();
	var debug = logger("gammaincinv:compute");
	var HALF = .5;
	var ONEO3 = .3333333333333333;
	var ONEO4 = .25;
	var ONEO5 = .2;
	var ONEO6 = .16666666666666666;
	var ONEO12 = .08333333333333333;
	var ONEO24 = .041666666666666664;
	var CK = [
		0,
		0,
		0,
		0,
		0
	];
	/**
	* Computes `x` in the equations `P(a,xr) = p` and `Q(a,xr) = q`, where `a` is a positive parameter and `p` and `q` satisfy `p+q = 1`.
	*
	* ## Notes
	*
	* -   The equation is inverted with `min(p,q)`.
	*
	* @private
	* @param {number} a - scale value of incomplete gamma function
	* @param {Probability} p - probability value
	* @param {Probability} q - probability value
	* @returns {number} solution of the equations `P(a,xr) = p` and `Q(a,xr) = q` where `a` is a positive parameter
	*/
	function compute(a, p, q) {
		var ap1inv;
		var invfp;
		var lgama;
		var pcase;
		var porq;
		var ainv;
		var logr;
		var ap22;
		var ap14;
		var ap13;
		var ap12;
		var vgam;
		var vmin;
		var xini;
		var ap1;
		var ap2;
		var ap3;
		var eta;
		var p6;
		var p5;
		var x0;
		var a2;
		var L2;
		var L3;
		var L4;
		var b2;
		var b3;
		var p3;
		var a4;
		var fp;
		var p4;
		var p2;
		var a3;
		var xr;
		var ck;
		var b;
		var L;
		var i;
		var k;
		var m;
		var r;
		var s;
		var t;
		var y;
		if (p < HALF) {
			pcase = true;
			porq = p;
			s = -1;
		} else {
			pcase = false;
			porq = q;
			s = 1;
		}
		k = 0;
		if (abs(a - 1) < 1e-4) {
			m = 0;
			if (pcase) {
				if (p < .001) {
					p2 = p * p;
					p3 = p2 * p;
					p4 = p3 * p;
					p5 = p4 * p;
					p6 = p5 * p;
					x0 = p + p2 * HALF + p3 * ONEO3 + p4 * ONEO4 + p5 * ONEO5 + p6 * ONEO6;
				} else x0 = -ln(1 - p);
			} else x0 = -ln(q);
			if (a === 1) {
				k = 2;
				xr = x0;
			} else {
				lgama = gammaln(a);
				k = 1;
			}
		}
		if (q < 1e-30 && a < HALF) {
			m = 0;
			x0 = -ln(q * gamma(a)) + (a - 1) * ln(-ln(q * gamma(a)));
			k = 1;
			lgama = gammaln(a);
		}
		if (a > 1 && a < 500 && p < 1e-80) {
			m = 0;
			ainv = 1 / a;
			ap1inv = 1 / (a + 1);
			x0 = (gammaln(a + 1) + ln(p)) * ainv;
			x0 = exp(x0);
			xini = x0;
			for (i = 0; i < 10; i++) x0 = xini * exp(x0 * ainv) * pow(1 - x0 * ap1inv, ainv);
			k = 1;
			lgama = gammaln(a);
		}
		logr = 1 / a * (ln(p) + gammaln(a + 1));
		if (logr < ln(ONEO5 * (1 + a)) && k === 0) {
			r = exp(logr);
			m = 0;
			a2 = a * a;
			a3 = a2 * a;
			a4 = a3 * a;
			ap1 = a + 1;
			ap12 = ap1 * ap1;
			ap13 = ap1 * ap12;
			ap14 = ap12 * ap12;
			ap2 = a + 2;
			ap22 = ap2 * ap2;
			ap3 = a + 3;
			CK[0] = 1;
			CK[1] = 1 / ap1;
			CK[2] = HALF * (3 * a + 5) / (ap12 * ap2);
			CK[3] = ONEO3 * (31 + 8 * a2 + 33 * a) / (ap13 * ap2 * ap3);
			CK[4] = ONEO24 * (2888 + 1179 * a3 + 125 * a4 + 3971 * a2 + 5661 * a) / (ap14 * ap22 * ap3 * (a + 4));
			x0 = r * evalpoly(CK, r);
			lgama = gammaln(a);
			k = 1;
		}
		if (a < 10 && k === 0) {
			vgam = sqrt(a) / (gamstar(a) * SQRT_TWO_PI);
			vmin = min(.02, vgam);
			if (q < vmin) {
				m = 0;
				b = 1 - a;
				b2 = b * b;
				b3 = b2 * b;
				eta = sqrt(-2 / a * ln(q / vgam));
				x0 = a * lambdaeta(eta);
				L = ln(x0);
				if (x0 > 5) {
					L2 = L * L;
					L3 = L2 * L;
					L4 = L3 * L;
					r = 1 / x0;
					CK[0] = L - 1;
					CK[1] = (3 * b - 2 * b * L + L2 - 2 * L + 2) * HALF;
					CK[2] = (24 * b * L - 11 * b2 - 24 * b - 6 * L2 + 12 * L - 12 - 9 * b * L2 + 6 * b2 * L + 2 * L3) * ONEO6;
					CK[3] = (-12 * b3 * L + 8.04 * b * L2 - 114 * b2 * L + (72 + 36 * L2) + (3 * L4 - 72 * L + 162) * (b - 168 * b * L) - (12 * L3 + 25 * b3) - (22 * b * L3 + 36 * b2 * L2 + 120 * b2)) * ONEO12;
					CK[4] = 0;
					x0 = x0 - L + b * r * evalpoly(CK, r);
				} else {
					r = 1 / x0;
					L2 = L * L;
					ck = L - 1;
					t = L - b * r * ck;
					if (t < x0) x0 -= t;
				}
				lgama = gammaln(a);
				k = 1;
			}
		}
		if (abs(porq - HALF) < 1e-5 && k === 0) {
			m = 0;
			ainv = 1 / a;
			x0 = a - ONEO3 + (.019753086419753086 + .007211444248481286 * ainv) * ainv;
			lgama = gammaln(a);
			k = 1;
		}
		if (a < 1 && k === 0) {
			m = 0;
			if (pcase) x0 = exp(1 / a * (ln(porq) + gammaln(a + 1)));
			else x0 = exp(1 / a * (ln(1 - porq) + gammaln(a + 1)));
			lgama = gammaln(a);
			k = 1;
		}
		if (k === 0) {
			m = 1;
			ainv = 1 / a;
			r = erfcinv(2 * porq);
			eta = s * r / sqrt(a * HALF);
			if (r < MAX_FLOAT32) {
				eta += (eps1(eta) + (eps2(eta) + eps3(eta) * ainv) * ainv) * ainv;
				x0 = a * lambdaeta(eta);
				y = eta;
				fp = -sqrt(a / TWO_PI) * exp(-HALF * a * y * y) / gamstar(a);
				invfp = 1 / fp;
			} else {
				debug("Warning: Overflow problems in one or more steps of the computation.");
				return NaN;
			}
		}
		if (k < 2) xr = higherNewton(x0, a, m, p, q, lgama, invfp, pcase);
		return xr;
	}
	module.exports = compute;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/main.js
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
var require_main$5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$13();
	var FLOAT32_SMALLEST = require_lib$36();
	var PINF = require_lib$16();
	var compute = require_compute();
	/**
	* Inverts the lower gamma function; i.e., computes `xr` such that `P(a,xr) = p`.
	*
	* ## Method
	*
	* The present code uses different methods of computation depending on the values of the input values: Taylor, asymptotic expansions and high-order Newton methods.
	*
	* ## Notes
	*
	* -   The claimed accuracy obtained using this inversion routine is near `1e-12`.
	*
	* ## References
	*
	* -   A. Gil, J. Segura and N.M. Temme, GammaCHI: a package for the inversion and computation of the gamma and chi-square distribution functions (central and noncentral). Computer Physics Commun
	* -   A. Gil, J. Segura and N.M. Temme. Efficient and accurate algorithms for the computation and inversion of the incomplete gamma function ratios. SIAM J Sci Comput. (2012) 34(6), A2965-A2981
	*
	* @param {Probability} p - probability value
	* @param {number} a - scale parameter
	* @param {boolean} [upper=false] - boolean indicating if the function should invert the upper tail of the incomplete gamma function instead; i.e., compute `xr` such that `Q(a,xr) = p`.
	* @returns {number} function value of the inverse
	*/
	function gammaincinv(p, a, upper) {
		if (isnan(p) || isnan(a)) return NaN;
		if (a < FLOAT32_SMALLEST) return NaN;
		if (p > 1 || p < 0) return NaN;
		if (upper === true) {
			if (p === 0) return PINF;
			if (p === 1) return 0;
			return compute(a, 1 - p, p);
		}
		if (p === 0) return 0;
		if (p === 1) return PINF;
		return compute(a, p, 1 - p);
	}
	module.exports = gammaincinv;
}));

// node_modules/@stdlib/math-base-special-gammaincinv/lib/index.js
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
var require_lib$6 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the inverse of the lower incomplete gamma function.
	*
	* @module @stdlib/math-base-special-gammaincinv
	*
	* @example
	* var gammaincinv = require( '@stdlib/math-base-special-gammaincinv' );
	*
	* var val = gammaincinv( 0.5, 2.0 );
	* // returns ~1.678
	*
	* val = gammaincinv( 0.1, 10.0 );
	* // returns ~6.221
	*
	* val = gammaincinv( 0.75, 3.0 );
	* // returns ~3.92
	*
	* val = gammaincinv( 0.75, 3.0, true );
	* // returns ~1.727
	*
	* val = gammaincinv( 0.75, NaN );
	* // returns NaN
	*
	* val = gammaincinv( NaN, 3.0 );
	* // returns NaN
	*/
	var main = require_main$5();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-smallest-subnormal/lib/index.js
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
var require_lib$5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Smallest positive double-precision floating-point subnormal number.
	*
	* @module @stdlib/constants-float64-smallest-subnormal
	* @type {number}
	*
	* @example
	* var FLOAT64_SMALLEST_SUBNORMAL = require( '@stdlib/constants-float64-smallest-subnormal' );
	* // returns 4.940656458412465e-324
	*/
	/**
	* The smallest positive double-precision floating-point subnormal number.
	*
	* ## Notes
	*
	* The number has the value
	*
	* ```tex
	* \frac{1}{2^{1023-1} 2^{52}}
	* ```
	*
	* which corresponds to the bit sequence
	*
	* ```binarystring
	* 0 00000000000 00000000000000000000 00000000000000000000000000000001
	* ```
	*
	* @constant
	* @type {number}
	* @default 4.940656458412465e-324
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_SMALLEST_SUBNORMAL = 5e-324;
	module.exports = FLOAT64_SMALLEST_SUBNORMAL;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/temme3.js
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
var require_temme3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var gammaincinv = require_lib$6();
	var ln = require_lib$15();
	var sqrt = require_lib$14();
	var SMALLEST_SUBNORMAL = require_lib$5();
	var temmeRootFinder = require_root_finder();
	var newtonRaphsonIterate = require_newton_raphson();
	/**
	* Carries out the third method by Temme (described in section 4).
	*
	* ## References
	*
	* -   Temme, N. M. 1992. "Incomplete Laplace Integrals: Uniform Asymptotic Expansion with Application to the Incomplete Beta Function." _Journal of Computational and Applied Mathematics_ 41 (1–2): 1638–63. doi:[10.1016/0377-0427(92)90244-R](https://doi.org/10.1016/0377-0427(92)90244-R).
	*
	* @private
	* @param {PositiveNumber} a - function parameter
	* @param {PositiveNumber} b - function parameter
	* @param {Probability} p - function parameter
	* @param {Probability} q - probability equal to `1-p`
	* @returns {number} function value
	*/
	function temme3(a, b, p, q) {
		var cross;
		var roots;
		var lower;
		var upper;
		var eta0;
		var eta;
		var w10;
		var w12;
		var w13;
		var w14;
		var e1;
		var e2;
		var e3;
		var mu;
		var d2;
		var d3;
		var d4;
		var w2;
		var w3;
		var w4;
		var w5;
		var w6;
		var w7;
		var w8;
		var w9;
		var w1;
		var d;
		var w;
		var u;
		var x;
		if (p < q) eta0 = gammaincinv(p, b, true);
		else eta0 = gammaincinv(q, b, false);
		eta0 /= a;
		mu = b / a;
		w = sqrt(1 + mu);
		w2 = w * w;
		w3 = w2 * w;
		w4 = w2 * w2;
		w5 = w3 * w2;
		w6 = w3 * w3;
		w7 = w4 * w3;
		w8 = w4 * w4;
		w9 = w5 * w4;
		w10 = w5 * w5;
		d = eta0 - mu;
		d2 = d * d;
		d3 = d2 * d;
		d4 = d2 * d2;
		w1 = w + 1;
		w12 = w1 * w1;
		w13 = w1 * w12;
		w14 = w12 * w12;
		e1 = (w + 2) * (w - 1) / (3 * w);
		e1 += (w3 + 9 * w2 + 21 * w + 5) * d / (36 * w2 * w1);
		e1 -= (w4 - 13 * w3 + 69 * w2 + 167 * w + 46) * d2 / (1620 * w12 * w3);
		e1 -= (7 * w5 + 21 * w4 + 70 * w3 + 26 * w2 - 93 * w - 31) * d3 / (6480 * w13 * w4);
		e1 -= (75 * w6 + 202 * w5 + 188 * w4 - 888 * w3 - 1345 * w2 + 118 * w + 138) * d4 / (272160 * w14 * w5);
		e2 = (28 * w4 + 131 * w3 + 402 * w2 + 581 * w + 208) * (w - 1) / (1620 * w1 * w3);
		e2 -= (35 * w6 - 154 * w5 - 623 * w4 - 1636 * w3 - 3983 * w2 - 3514 * w - 925) * d / (12960 * w12 * w4);
		e2 -= (2132 * w7 + 7915 * w6 + 16821 * w5 + 35066 * w4 + 87490 * w3 + 141183 * w2 + 95993 * w + 21640) * d2 / (816480 * w5 * w13);
		e2 -= (11053 * w8 + 53308 * w7 + 117010 * w6 + 163924 * w5 + 116188 * w4 - 258428 * w3 - 677042 * w2 - 481940 * w - 105497) * d3 / (14696640 * w14 * w6);
		e3 = -((3592 * w7 + 8375 * w6 - 1323 * w5 - 29198 * w4 - 89578 * w3 - 154413 * w2 - 116063 * w - 29632) * (w - 1)) / (816480 * w5 * w12);
		e3 -= (442043 * w9 + 2054169 * w8 + 3803094 * w7 + 3470754 * w6 + 2141568 * w5 - 2393568 * w4 - 19904934 * w3 - 34714674 * w2 - 23128299 * w - 5253353) * d / (146966400 * w6 * w13);
		e3 -= (116932 * w10 + 819281 * w9 + 2378172 * w8 + 4341330 * w7 + 6806004 * w6 + 10622748 * w5 + 18739500 * w4 + 30651894 * w3 + 30869976 * w2 + 15431867 * w + 2919016) * d2 / (146966400 * w14 * w7);
		eta = eta0 + e1 / a + e2 / (a * a) + e3 / (a * a * a);
		if (eta <= 0) eta = SMALLEST_SUBNORMAL;
		u = eta - mu * ln(eta) + (1 + mu) * ln(1 + mu) - mu;
		cross = 1 / (1 + mu);
		lower = eta < mu ? cross : 0;
		upper = eta < mu ? 1 : cross;
		x = (lower + upper) / 2;
		roots = temmeRootFinder(u, mu);
		return newtonRaphsonIterate(roots, x, lower, upper, 32, 100);
	}
	module.exports = temme3;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/halley_iterate.js
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
var require_halley_iterate = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$29();
	var ldexp = require_lib$27();
	var sign = require_lib$9();
	var max = require_lib$41();
	var MAX_VALUE = require_lib$33();
	/**
	* Performs root finding via third order Halley iteration.
	*
	* @private
	* @param {Array} fun - array of function and its first two derivatives
	* @param {number} guess - initial starting value
	* @param {number} minimum - minimum possible value for the result, used as initial lower bracket
	* @param {number} maximum - maximum possible value for the result, used as initial upper bracket
	* @param {PositiveInteger} digits - desired number of binary digits
	* @param {PositiveInteger} maxIter - maximum number of iterations
	* @returns {number} function value
	*/
	function halleyIterate(fun, guess, minimum, maximum, digits, maxIter) {
		var convergence;
		var outOfBounds;
		var delta1;
		var delta2;
		var factor;
		var result;
		var f0Last;
		var count;
		var delta;
		var denom;
		var diff;
		var num;
		var res;
		var f0;
		var f1;
		var f2;
		f0 = 0;
		outOfBounds = false;
		result = guess;
		factor = ldexp(1, 1 - digits);
		delta = max(1e7 * guess, 1e7);
		f0Last = 0;
		delta1 = delta;
		delta2 = delta;
		count = maxIter;
		do {
			f0Last = f0;
			delta2 = delta1;
			delta1 = delta;
			res = fun(result);
			f0 = res[0];
			f1 = res[1];
			f2 = res[2];
			count -= 1;
			if (f0 === 0) break;
			if (f1 === 0) {
				if (f0Last === 0) {
					if (result === minimum) guess = maximum;
					else guess = minimum;
					f0Last = fun(guess);
					delta = guess - result;
				}
				if (sign(f0Last) * sign(f0) < 0) {
					if (delta < 0) delta = (result - minimum) / 2;
					else delta = (result - maximum) / 2;
				} else if (delta < 0) delta = (result - maximum) / 2;
				else delta = (result - minimum) / 2;
			} else if (f2 === 0) delta = f0 / f1;
			else {
				denom = 2 * f0;
				num = 2 * f1 - f0 * (f2 / f1);
				if (abs(num) < 1 && abs(denom) >= abs(num) * MAX_VALUE) delta = f0 / f1;
				else delta = denom / num;
				if (delta * f1 / f0 < 0) {
					delta = f0 / f1;
					if (abs(delta) > 2 * abs(guess)) delta = (delta < 0 ? -1 : 1) * 2 * abs(guess);
				}
			}
			convergence = abs(delta / delta2);
			if (convergence > .8 && convergence < 2) {
				delta = delta > 0 ? (result - minimum) / 2 : (result - maximum) / 2;
				if (abs(delta) > result) delta = sign(delta) * result;
				delta2 = delta * 3;
			}
			guess = result;
			result -= delta;
			if (result < minimum) {
				if (abs(minimum) < 1 && abs(result) > 1 && MAX_VALUE / abs(result) < abs(minimum)) diff = 1e3;
				else diff = result / minimum;
				if (abs(diff) < 1) diff = 1 / diff;
				if (!outOfBounds && diff > 0 && diff < 3) {
					delta = .99 * (guess - minimum);
					result = guess - delta;
					outOfBounds = true;
				} else {
					delta = (guess - minimum) / 2;
					result = guess - delta;
					if (result === minimum || result === maximum) break;
				}
			} else if (result > maximum) {
				if (abs(maximum) < 1 && abs(result) > 1 && MAX_VALUE / abs(result) < abs(maximum)) diff = 1e3;
				else diff = result / maximum;
				if (abs(diff) < 1) diff = 1 / diff;
				if (!outOfBounds && diff > 0 && diff < 3) {
					delta = .99 * (guess - maximum);
					result = guess - delta;
					outOfBounds = true;
				} else {
					delta = (guess - maximum) / 2;
					result = guess - delta;
					if (result === minimum || result === maximum) break;
				}
			}
			if (delta > 0) maximum = guess;
			else minimum = guess;
		} while (count && abs(result * factor) < abs(delta));
		return result;
	}
	module.exports = halleyIterate;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/ibeta_roots.js
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
var require_ibeta_roots = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var kernelBetainc = require_lib$42().assign;
	var abs = require_lib$29();
	var FLOAT64_MAX = require_lib$33();
	var FLOAT64_MIN_NORM = require_lib$43();
	/**
	* Returns a root finding function.
	*
	* @private
	* @param {PositiveNumber} a - function parameter
	* @param {PositiveNumber} b - function parameter
	* @param {Probability} target - probability value
	* @param {boolean} invert - boolean indicating whether to find the roots of the upper or lower incomplete beta function
	* @returns {Function} root finding function
	*/
	function ibetaRoots(a, b, target, invert) {
		return roots;
		/**
		* Calculates roots.
		*
		* @private
		* @param {number} x - input value
		* @returns {Array} roots
		*/
		function roots(x) {
			var buf;
			var f1;
			var f2;
			var f;
			var y = 1 - x;
			buf = [0, 0];
			kernelBetainc(x, a, b, true, invert, buf, 1, 0);
			f = buf[0] - target;
			f1 = buf[1];
			if (invert) f1 = -f1;
			if (y === 0) y = FLOAT64_MIN_NORM * 64;
			if (x === 0) x = FLOAT64_MIN_NORM * 64;
			f2 = f1 * (-(y * a) + (b - 2) * x + 1);
			if (abs(f2) < y * x * FLOAT64_MAX) f2 /= y * x;
			if (invert) f2 = -f2;
			if (f1 === 0) f1 = (invert ? -1 : 1) * FLOAT64_MIN_NORM * 64;
			return [
				f,
				f1,
				f2
			];
		}
	}
	module.exports = ibetaRoots;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/main.js
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
var require_main$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var evalpoly = require_lib$21();
	var betainc = require_lib$44();
	var expm1 = require_lib$24();
	var log1p = require_lib$45();
	var asin = require_lib$18();
	var beta = require_lib$46();
	var sqrt = require_lib$14();
	var abs = require_lib$29();
	var exp = require_lib$32();
	var pow = require_lib$23();
	var sin = require_lib$31();
	var max = require_lib$41();
	var min = require_lib$39();
	var ln = require_lib$15();
	var FLOAT64_MIN_NORM = require_lib$43();
	var HALF_PI = require_lib$25();
	var EPSILON = require_lib$47();
	var findIBetaInvFromTDist = require_find_ibeta_inv_from_t_dist();
	var temme1 = require_temme1();
	var temme2 = require_temme2();
	var temme3 = require_temme3();
	var halleyIterate = require_halley_iterate();
	var ibetaRoots = require_ibeta_roots();
	var DIGITS = 32;
	var MAX_ITERATIONS = 1e3;
	var terms = [
		0,
		0,
		0,
		0,
		0
	];
	/**
	* Calculates the inverse of the incomplete beta function.
	*
	* @private
	* @param {PositiveNumber} a - function parameter
	* @param {PositiveNumber} b - function parameter
	* @param {Probability} p - function parameter
	* @param {Probability} q - probability equal to `1 - p`
	* @returns {Array} two-element array holding function value `y` and `1-y`
	*/
	function ibetaInvImp(a, b, p, q) {
		var digits;
		var invert;
		var lambda;
		var lower;
		var theta;
		var upper;
		var roots;
		var maxv;
		var minv;
		var bet;
		var ppa;
		var tmp;
		var xs2;
		var ap1;
		var bm1;
		var fs;
		var lx;
		var ps;
		var xg;
		var xs;
		var yp;
		var a2;
		var a3;
		var b2;
		var r;
		var l;
		var u;
		var x;
		var y;
		invert = false;
		if (q === 0) return [1, 0];
		if (p === 0) return [0, 1];
		if (a === 1) {
			if (b === 1) return [p, 1 - p];
			tmp = b;
			b = a;
			a = tmp;
			tmp = q;
			q = p;
			p = tmp;
			invert = true;
		}
		x = 0;
		lower = 0;
		upper = 1;
		if (a === .5) {
			if (b === .5) {
				x = sin(p * HALF_PI);
				x *= x;
				y = sin(q * HALF_PI);
				y *= y;
				return [x, y];
			}
			if (b > .5) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				invert = !invert;
			}
		}
		if (b === .5 && a >= .5 && p !== 1) {
			yp = {};
			x = findIBetaInvFromTDist(a, p, yp);
			y = yp.value;
		} else if (b === 1) {
			if (p < q) {
				if (a > 1) {
					x = pow(p, 1 / a);
					y = -expm1(ln(p) / a);
				} else {
					x = pow(p, 1 / a);
					y = 1 - x;
				}
			} else {
				x = exp(log1p(-q) / a);
				y = -expm1(log1p(-q) / a);
			}
			if (invert) {
				tmp = y;
				y = x;
				x = tmp;
			}
			return [x, y];
		} else if (a + b > 5) {
			if (p > .5) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				invert = !invert;
			}
			minv = min(a, b);
			maxv = max(a, b);
			if (sqrt(minv) > maxv - minv && minv > 5) {
				x = temme1(a, b, p);
				y = 1 - x;
			} else {
				r = a + b;
				theta = asin(sqrt(a / r));
				lambda = minv / r;
				if (lambda >= .2 && lambda <= .8 && r >= 10) {
					ppa = pow(p, 1 / a);
					if (ppa < .0025 && a + b < 200) x = ppa * pow(a * beta(a, b), 1 / a);
					else x = temme2(p, r, theta);
					y = 1 - x;
				} else {
					if (a < b) {
						tmp = b;
						b = a;
						a = tmp;
						tmp = q;
						q = p;
						p = tmp;
						invert = !invert;
					}
					bet = 0;
					if (b < 2) bet = beta(a, b);
					if (bet === 0) y = 1;
					else {
						y = pow(b * q * bet, 1 / b);
						x = 1 - y;
					}
				}
				if (y > 1e-5) {
					x = temme3(a, b, p, q);
					y = 1 - x;
				}
			}
		} else if (a < 1 && b < 1) {
			xs = (1 - a) / (2 - a - b);
			fs = betainc(xs, a, b) - p;
			if (abs(fs) / p < EPSILON * 3) {
				if (invert) return [1 - xs, xs];
				return [xs, 1 - xs];
			}
			if (fs < 0) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				invert = !invert;
				xs = 1 - xs;
			}
			xg = pow(a * p * beta(a, b), 1 / a);
			x = xg / (1 + xg);
			y = 1 / (1 + xg);
			if (x > xs) x = xs;
			upper = xs;
		} else if (a > 1 && b > 1) {
			xs = (a - 1) / (a + b - 2);
			xs2 = (b - 1) / (a + b - 2);
			ps = betainc(xs, a, b) - p;
			if (ps < 0) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				tmp = xs2;
				xs2 = xs;
				xs = tmp;
				invert = !invert;
			}
			lx = ln(p * a * beta(a, b)) / a;
			x = exp(lx);
			y = x < .9 ? 1 - x : -expm1(lx);
			if (b < a && x < .2) {
				ap1 = a - 1;
				bm1 = b - 1;
				a2 = a * a;
				a3 = a * a2;
				b2 = b * b;
				terms[0] = 0;
				terms[1] = 1;
				terms[2] = bm1 / ap1;
				ap1 *= ap1;
				terms[3] = bm1 * (3 * a * b + 5 * b + a2 - a - 4) / (2 * (a + 2) * ap1);
				ap1 *= a + 1;
				terms[4] = bm1 * (33 * a * b2 + 31 * b2 + 8 * a2 * b2 - 30 * a * b - 47 * b + 11 * a2 * b + 6 * a3 * b + 18 + 4 * a - a3 + a2 * a2 - 10 * a2);
				terms[4] /= 3 * (a + 3) * (a + 2) * ap1;
				x = evalpoly(terms, x);
			}
			if (x > xs) x = xs;
			upper = xs;
		} else {
			if (b < a) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				invert = !invert;
			}
			if (pow(p, 1 / a) < .5) {
				x = pow(p * a * beta(a, b), 1 / a);
				if (x === 0) x = FLOAT64_MIN_NORM;
				y = 1 - x;
			} else {
				y = pow(1 - pow(p, b * beta(a, b)), 1 / b);
				if (y === 0) y = FLOAT64_MIN_NORM;
				x = 1 - y;
			}
		}
		if (x > .5) {
			tmp = b;
			b = a;
			a = tmp;
			tmp = q;
			q = p;
			p = tmp;
			tmp = y;
			y = x;
			x = tmp;
			invert = !invert;
			l = 1 - upper;
			u = 1 - lower;
			lower = l;
			upper = u;
		}
		if (lower === 0) {
			if (invert) {
				lower = EPSILON;
				if (x < lower) x = lower;
			} else lower = FLOAT64_MIN_NORM;
			if (x < lower) x = lower;
		}
		digits = DIGITS;
		if (x < 1e-50 && (a < 1 || b < 1)) {
			digits *= 3;
			digits /= 2;
		}
		roots = ibetaRoots(a, b, p < q ? p : q, p >= q);
		x = halleyIterate(roots, x, lower, upper, digits, MAX_ITERATIONS);
		if (x === lower) x = 0;
		if (invert) return [1 - x, x];
		return [x, 1 - x];
	}
	module.exports = ibetaInvImp;
}));

// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/index.js
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
var require_lib$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the inverse of the incomplete beta function.
	*
	* @module @stdlib/math-base-special-kernel-betaincinv
	*
	* @example
	* var kernelBetaincinv = require( '@stdlib/math-base-special-kernel-betaincinv' );
	*
	* var y = kernelBetaincinv( 3.0, 3.0, 0.2, 0.8 );
	* // returns [ ~0.327, ~0.673 ]
	*
	* y = kernelBetaincinv( 3.0, 3.0, 0.4, 0.6 );
	* // returns [ ~0.446, ~0.554 ]
	*
	* y = kernelBetaincinv( 1.0, 6.0, 0.4, 0.6 );
	* // returns [ ~0.082, ~0.918 ]
	*
	* y = kernelBetaincinv( 1.0, 6.0, 0.8, 0.2 );
	* // returns [ ~0.235, ~0.765 ]
	*/
	var main = require_main$4();
	module.exports = main;
}));

// node_modules/@stdlib/stats-base-dists-t-quantile/lib/main.js
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
var require_main$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var kernelBetaincinv = require_lib$4();
	var isnan = require_lib$13();
	var sign = require_lib$9();
	var sqrt = require_lib$14();
	/**
	* Evaluates the quantile function for a Student's t distribution with degrees of freedom `v` at a probability `p`.
	*
	* @param {Probability} p - input value
	* @param {PositiveNumber} v - degrees of freedom
	* @returns {number} evaluated quantile function
	*
	* @example
	* var y = quantile( 0.8, 1.0 );
	* // returns ~1.376
	*
	* @example
	* var y = quantile( 0.1, 1.0 );
	* // returns ~-3.078
	*
	* @example
	* var y = quantile( 0.5, 0.1 );
	* // returns 0.0
	*
	* @example
	* var y = quantile( -0.2, 0.1 );
	* // returns NaN
	*
	* @example
	* var y = quantile( NaN, 1.0 );
	* // returns NaN
	*
	* @example
	* var y = quantile( 0.0, NaN );
	* // returns NaN
	*
	* @example
	* var y = quantile( 0.5, -1.0 );
	* // returns NaN
	*/
	function quantile(p, v) {
		var prob;
		var xs;
		if (isnan(v) || isnan(p) || v <= 0 || p < 0 || p > 1) return NaN;
		prob = p > .5 ? 1 - p : p;
		xs = kernelBetaincinv(v / 2, .5, 2 * prob, 1 - 2 * prob);
		return sign(p - .5) * sqrt(v * xs[1] / xs[0]);
	}
	module.exports = quantile;
}));

// node_modules/@stdlib/stats-base-dists-t-quantile/lib/factory.js
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
var require_factory$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var constantFunction = require_lib$48();
	var kernelBetaincinv = require_lib$4();
	var isnan = require_lib$13();
	var sign = require_lib$9();
	var sqrt = require_lib$14();
	/**
	* Returns a function for evaluating the quantile function for a Student's t distribution with degrees of freedom `v`.
	*
	* @param {PositiveNumber} v - degrees of freedom
	* @returns {Function} quantile function
	*
	* @example
	* var quantile = factory( 0.5 );
	* var y = quantile( 0.5 );
	* // returns 0.0
	*
	* y = quantile( 0.8 );
	* // returns ~2.513
	*
	* y = quantile( 1.0 );
	* // returns Infinity
	*/
	function factory(v) {
		if (isnan(v) || v <= 0) return constantFunction(NaN);
		return quantile;
		/**
		* Evaluates the quantile function for a Student's t distribution.
		*
		* @private
		* @param {Probability} p - input value
		* @returns {number} evaluated quantile function
		*
		* @example
		* var y = quantile( 0.3 );
		* // returns <number>
		*/
		function quantile(p) {
			var prob;
			var xs;
			if (isnan(p) || p < 0 || p > 1) return NaN;
			prob = p > .5 ? 1 - p : p;
			xs = kernelBetaincinv(v / 2, .5, 2 * prob, 1 - 2 * prob);
			return sign(p - .5) * sqrt(v * xs[1] / xs[0]);
		}
	}
	module.exports = factory;
}));

// node_modules/@stdlib/stats-base-dists-t-quantile/lib/index.js
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
var require_lib$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the quantile function for a Student's t distribution.
	*
	* @module @stdlib/stats-base-dists-t-quantile
	*
	* @example
	* var quantile = require( '@stdlib/stats-base-dists-t-quantile' );
	*
	* var y = quantile( 0.8, 1.0 );
	* // returns ~1.376
	*
	* y = quantile( 0.1, 1.0 );
	* // returns ~-3.078
	*
	* y = quantile( 0.5, 0.1 );
	* // returns 0.0
	*
	* var myquantile = quantile.factory( 4.0 );
	*
	* y = myquantile( 0.2 );
	* // returns ~-0.941
	*
	* y = myquantile( 0.9 );
	* // returns ~1.533
	*/
	var setReadOnly = require_lib$49();
	var main = require_main$3();
	setReadOnly(main, "factory", require_factory$2());
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p1q1.js
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
var require_rational_p1q1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0005087819496582806;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0005087819496582806 + x * (-.008368748197417368 + x * (.03348066254097446 + x * (-.012692614766297404 + x * (-.03656379714117627 + x * (.02198786811111689 + x * (.008226878746769157 + x * (-.005387729650712429 + x * (0 + x * 0))))))));
			s2 = 1 + x * (-.9700050433032906 + x * (-1.5657455823417585 + x * (1.5622155839842302 + x * (.662328840472003 + x * (-.7122890234154284 + x * (-.05273963823400997 + x * (.07952836873415717 + x * (-.0023339375937419 + x * .0008862163904564247))))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (0 + x * (-.005387729650712429 + x * (.008226878746769157 + x * (.02198786811111689 + x * (-.03656379714117627 + x * (-.012692614766297404 + x * (.03348066254097446 + x * (-.008368748197417368 + x * -.0005087819496582806))))))));
			s2 = .0008862163904564247 + x * (-.0023339375937419 + x * (.07952836873415717 + x * (-.05273963823400997 + x * (-.7122890234154284 + x * (.662328840472003 + x * (1.5622155839842302 + x * (-1.5657455823417585 + x * (-.9700050433032906 + x * 1))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p2q2.js
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
var require_rational_p2q2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.20243350835593876;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.20243350835593876 + x * (.10526468069939171 + x * (8.3705032834312 + x * (17.644729840837403 + x * (-18.851064805871424 + x * (-44.6382324441787 + x * (17.445385985570866 + x * (21.12946554483405 + x * -3.6719225470772936)))))));
			s2 = 1 + x * (6.242641248542475 + x * (3.971343795334387 + x * (-28.66081804998 + x * (-20.14326346804852 + x * (48.560921310873994 + x * (10.826866735546016 + x * (-22.643693341313973 + x * 1.7211476576120028)))))));
		} else {
			x = 1 / x;
			s1 = -3.6719225470772936 + x * (21.12946554483405 + x * (17.445385985570866 + x * (-44.6382324441787 + x * (-18.851064805871424 + x * (17.644729840837403 + x * (8.3705032834312 + x * (.10526468069939171 + x * -.20243350835593876)))))));
			s2 = 1.7211476576120028 + x * (-22.643693341313973 + x * (10.826866735546016 + x * (48.560921310873994 + x * (-20.14326346804852 + x * (-28.66081804998 + x * (3.971343795334387 + x * (6.242641248542475 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p3q3.js
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
var require_rational_p3q3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.1311027816799519;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.1311027816799519 + x * (-.16379404719331705 + x * (.11703015634199525 + x * (.38707973897260434 + x * (.3377855389120359 + x * (.14286953440815717 + x * (.029015791000532906 + x * (.0021455899538880526 + x * (-6.794655751811263e-7 + x * (2.8522533178221704e-8 + x * -681149956853777e-24)))))))));
			s2 = 1 + x * (3.4662540724256723 + x * (5.381683457070069 + x * (4.778465929458438 + x * (2.5930192162362027 + x * (.848854343457902 + x * (.15226433829533179 + x * (.011059242293464892 + x * (0 + x * (0 + x * 0)))))))));
		} else {
			x = 1 / x;
			s1 = -681149956853777e-24 + x * (2.8522533178221704e-8 + x * (-6.794655751811263e-7 + x * (.0021455899538880526 + x * (.029015791000532906 + x * (.14286953440815717 + x * (.3377855389120359 + x * (.38707973897260434 + x * (.11703015634199525 + x * (-.16379404719331705 + x * -.1311027816799519)))))))));
			s2 = 0 + x * (0 + x * (0 + x * (.011059242293464892 + x * (.15226433829533179 + x * (.848854343457902 + x * (2.5930192162362027 + x * (4.778465929458438 + x * (5.381683457070069 + x * (3.4662540724256723 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p4q4.js
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
var require_rational_p4q4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0350353787183178;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0350353787183178 + x * (-.0022242652921344794 + x * (.018557330651423107 + x * (.009508047013259196 + x * (.0018712349281955923 + x * (.00015754461742496055 + x * (460469890584318e-20 + x * (-2304047769118826e-25 + x * 26633922742578204e-28)))))));
			s2 = 1 + x * (1.3653349817554064 + x * (.7620591645536234 + x * (.22009110576413124 + x * (.03415891436709477 + x * (.00263861676657016 + x * (7646752923027944e-20 + x * (0 + x * 0)))))));
		} else {
			x = 1 / x;
			s1 = 26633922742578204e-28 + x * (-2304047769118826e-25 + x * (460469890584318e-20 + x * (.00015754461742496055 + x * (.0018712349281955923 + x * (.009508047013259196 + x * (.018557330651423107 + x * (-.0022242652921344794 + x * -.0350353787183178)))))));
			s2 = 0 + x * (0 + x * (7646752923027944e-20 + x * (.00263861676657016 + x * (.03415891436709477 + x * (.22009110576413124 + x * (.7620591645536234 + x * (1.3653349817554064 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p5q5.js
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
var require_rational_p5q5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.016743100507663373;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.016743100507663373 + x * (-.0011295143874558028 + x * (.001056288621524929 + x * (.00020938631748758808 + x * (14962478375834237e-21 + x * (4.4969678992770644e-7 + x * (4.625961635228786e-9 + x * (-2811287356288318e-29 + x * 9905570997331033e-32)))))));
			s2 = 1 + x * (.5914293448864175 + x * (.1381518657490833 + x * (.016074608709367652 + x * (.0009640118070051656 + x * (27533547476472603e-21 + x * (2.82243172016108e-7 + x * (0 + x * 0)))))));
		} else {
			x = 1 / x;
			s1 = 9905570997331033e-32 + x * (-2811287356288318e-29 + x * (4.625961635228786e-9 + x * (4.4969678992770644e-7 + x * (14962478375834237e-21 + x * (.00020938631748758808 + x * (.001056288621524929 + x * (-.0011295143874558028 + x * -.016743100507663373)))))));
			s2 = 0 + x * (0 + x * (2.82243172016108e-7 + x * (27533547476472603e-21 + x * (.0009640118070051656 + x * (.016074608709367652 + x * (.1381518657490833 + x * (.5914293448864175 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-erfinv/lib/main.js
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
var require_main$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$13();
	var sqrt = require_lib$14();
	var ln = require_lib$15();
	var PINF = require_lib$16();
	var NINF = require_lib$17();
	var rationalFcnR1 = require_rational_p1q1();
	var rationalFcnR2 = require_rational_p2q2();
	var rationalFcnR3 = require_rational_p3q3();
	var rationalFcnR4 = require_rational_p4q4();
	var rationalFcnR5 = require_rational_p5q5();
	var Y1 = .08913147449493408;
	var Y2 = 2.249481201171875;
	var Y3 = .807220458984375;
	var Y4 = .9399557113647461;
	var Y5 = .9836282730102539;
	/**
	* Evaluates the inverse error function.
	*
	* ## Method
	*
	* 1.  For \\(|x| \leq 0.5\\), we evaluate the inverse error function using the rational approximation
	*
	*     ```tex
	*     \operatorname{erf^{-1}}(x) = x(x+10)(\mathrm{Y} + \operatorname{R}(x))
	*     ```
	*
	*     where \\(Y\\) is a constant and \\(\operatorname{R}(x)\\) is optimized for a low absolute error compared to \\(|Y|\\).
	*
	*     <!-- <note> -->
	*
	*     Max error \\(2.001849\mbox{e-}18\\). Maximum deviation found (error term at infinite precision) \\(8.030\mbox{e-}21\\).
	*
	*     <!-- </note> -->
	*
	* 2.  For \\(0.5 > 1-|x| \geq 0\\), we evaluate the inverse error function using the rational approximation
	*
	*     ```tex
	*     \operatorname{erf^{-1}} = \frac{\sqrt{-2 \cdot \ln(1-x)}}{\mathrm{Y} + \operatorname{R}(1-x)}
	*     ```
	*
	*     where \\(Y\\) is a constant, and \\(\operatorname{R}(q)\\) is optimized for a low absolute error compared to \\(Y\\).
	*
	*     <!-- <note> -->
	*
	*     Max error \\(7.403372\mbox{e-}17\\). Maximum deviation found (error term at infinite precision) \\(4.811\mbox{e-}20\\).
	*
	*     <!-- </note> -->
	*
	* 3.  For \\(1-|x| < 0.25\\), we have a series of rational approximations all of the general form
	*
	*     ```tex
	*     p = \sqrt{-\ln(1-x)}
	*     ```
	*
	*     Accordingly, the result is given by
	*
	*     ```tex
	*     \operatorname{erf^{-1}}(x) = p(\mathrm{Y} + \operatorname{R}(p-B))
	*     ```
	*
	*     where \\(Y\\) is a constant, \\(B\\) is the lowest value of \\(p\\) for which the approximation is valid, and \\(\operatorname{R}(x-B)\\) is optimized for a low absolute error compared to \\(Y\\).
	*
	*     <!-- <note> -->
	*
	*     Almost all code will only go through the first or maybe second approximation.  After that we are dealing with very small input values.
	*
	*     -   If \\(p < 3\\), max error \\(1.089051\mbox{e-}20\\).
	*     -   If \\(p < 6\\), max error \\(8.389174\mbox{e-}21\\).
	*     -   If \\(p < 18\\), max error \\(1.481312\mbox{e-}19\\).
	*     -   If \\(p < 44\\), max error \\(5.697761\mbox{e-}20\\).
	*     -   If \\(p \geq 44\\), max error \\(1.279746\mbox{e-}20\\).
	*
	*     <!-- </note> -->
	*
	*     <!-- <note> -->
	*
	*     The Boost library can accommodate \\(80\\) and \\(128\\) bit long doubles. JavaScript only supports a \\(64\\) bit double (IEEE 754). Accordingly, the smallest \\(p\\) (in JavaScript at the time of this writing) is \\(\sqrt{-\ln(\sim5\mbox{e-}324)} = 27.284429111150214\\).
	*
	*     <!-- </note> -->
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var y = erfinv( 0.5 );
	* // returns ~0.4769
	*
	* @example
	* var y = erfinv( 0.8 );
	* // returns ~0.9062
	*
	* @example
	* var y = erfinv( 0.0 );
	* // returns 0.0
	*
	* @example
	* var y = erfinv( -0.0 );
	* // returns -0.0
	*
	* @example
	* var y = erfinv( -1.0 );
	* // returns -Infinity
	*
	* @example
	* var y = erfinv( 1.0 );
	* // returns Infinity
	*
	* @example
	* var y = erfinv( NaN );
	* // returns NaN
	*/
	function erfinv(x) {
		var sign;
		var ax;
		var qs;
		var q;
		var g;
		var r;
		if (isnan(x)) return NaN;
		if (x === 1) return PINF;
		if (x === -1) return NINF;
		if (x === 0) return x;
		if (x > 1 || x < -1) return NaN;
		if (x < 0) {
			sign = -1;
			ax = -x;
		} else {
			sign = 1;
			ax = x;
		}
		q = 1 - ax;
		if (ax <= .5) {
			g = ax * (ax + 10);
			r = rationalFcnR1(ax);
			return sign * (g * Y1 + g * r);
		}
		if (q >= .25) {
			g = sqrt(-2 * ln(q));
			q -= .25;
			r = rationalFcnR2(q);
			return sign * (g / (Y2 + r));
		}
		q = sqrt(-ln(q));
		if (q < 3) {
			qs = q - 1.125;
			r = rationalFcnR3(qs);
			return sign * (Y3 * q + r * q);
		}
		if (q < 6) {
			qs = q - 3;
			r = rationalFcnR4(qs);
			return sign * (Y4 * q + r * q);
		}
		qs = q - 6;
		r = rationalFcnR5(qs);
		return sign * (Y5 * q + r * q);
	}
	module.exports = erfinv;
}));

// node_modules/@stdlib/math-base-special-erfinv/lib/index.js
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
var require_lib$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the inverse error function.
	*
	* @module @stdlib/math-base-special-erfinv
	*
	* @example
	* var erfinv = require( '@stdlib/math-base-special-erfinv' );
	*
	* var y = erfinv( 0.5 );
	* // returns ~0.4769
	*
	* y = erfinv( 0.8 );
	* // returns ~0.9062
	*
	* y = erfinv( 0.0 );
	* // returns 0.0
	*
	* y = erfinv( -0.0 );
	* // returns -0.0
	*
	* y = erfinv( -1.0 );
	* // returns -Infinity
	*
	* y = erfinv( 1.0 );
	* // returns Infinity
	*
	* y = erfinv( NaN );
	* // returns NaN
	*/
	var main = require_main$2();
	module.exports = main;
}));

// node_modules/@stdlib/stats-base-dists-normal-quantile/lib/main.js
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
var require_main$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var erfinv = require_lib$2();
	var isnan = require_lib$13();
	var sqrt = require_lib$14();
	/**
	* Evaluates the quantile function for a normal distribution with mean `mu` and standard deviation `sigma` at a probability `p`.
	*
	* @param {Probability} p - input value
	* @param {number} mu - mean
	* @param {NonNegativeNumber} sigma - standard deviation
	* @returns {number} evaluated quantile function
	*
	* @example
	* var y = quantile( 0.8, 0.0, 1.0 );
	* // returns ~0.842
	*
	* @example
	* var y = quantile( 0.5, 4.0, 2.0 );
	* // returns 4.0
	*
	* @example
	* var y = quantile( 1.1, 0.0, 1.0 );
	* // returns NaN
	*
	* @example
	* var y = quantile( -0.2, 0.0, 1.0 );
	* // returns NaN
	*
	* @example
	* var y = quantile( NaN, 0.0, 1.0 );
	* // returns NaN
	*
	* @example
	* var y = quantile( 0.0, NaN, 1.0 );
	* // returns NaN
	*
	* @example
	* var y = quantile( 0.0, 0.0, NaN );
	* // returns NaN
	*
	* @example
	* // Negative standard deviation:
	* var y = quantile( 0.5, 0.0, -1.0 );
	* // returns NaN
	*/
	function quantile(p, mu, sigma) {
		var A;
		var B;
		if (isnan(mu) || isnan(sigma) || isnan(p) || sigma < 0 || p < 0 || p > 1) return NaN;
		if (sigma === 0) return mu;
		A = mu;
		B = sigma * sqrt(2);
		return A + B * erfinv(2 * p - 1);
	}
	module.exports = quantile;
}));

// node_modules/@stdlib/stats-base-dists-degenerate-quantile/lib/main.js
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
var require_main = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$13();
	/**
	* Evaluates the quantile function for a degenerate distribution centered at `mu`.
	*
	* @param {Probability} p - input value
	* @param {number} mu - constant value of the distribution
	* @returns {number} evaluated quantile function
	*
	* @example
	* var y = quantile( 0.5, 2.0 );
	* // returns 2.0
	*
	* @example
	* var y = quantile( 0.9, 4.0 );
	* // returns 4.0
	*
	* @example
	* var y = quantile( 1.1, 0.0 );
	* // returns NaN
	*
	* @example
	* var y = quantile( -0.2, 0.0 );
	* // returns NaN
	*
	* @example
	* var y = quantile( NaN, 0.0 );
	* // returns NaN
	*
	* @example
	* var y = quantile( 0.0, NaN );
	* // returns NaN
	*/
	function quantile(p, mu) {
		if (isnan(p) || p < 0 || p > 1) return NaN;
		return mu;
	}
	module.exports = quantile;
}));

// node_modules/@stdlib/stats-base-dists-degenerate-quantile/lib/factory.js
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
var require_factory$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var constantFunction = require_lib$48();
	var isnan = require_lib$13();
	/**
	* Returns a function for evaluating the quantile function of a degenerate distribution centered at a provided mean value.
	*
	* @param {number} mu - value at which to center the distribution
	* @returns {Function} function to evaluate the quantile function
	*
	* @example
	* var quantile = factory( 5.0 );
	*
	* var y = quantile( 0.3 );
	* // returns 5.0
	*
	* y = quantile( 0.1 );
	* // returns 5.0
	*
	* y = quantile( 1.1 );
	* // returns NaN
	*/
	function factory(mu) {
		if (isnan(mu)) return constantFunction(NaN);
		return quantile;
		/**
		* Evaluates the quantile function of a degenerate distribution.
		*
		* @private
		* @param {Probability} p - input value
		* @returns {number} evaluated quantile function
		*
		* @example
		* var y = quantile( 0.5 );
		* // returns <number>
		*/
		function quantile(p) {
			if (isnan(p) || p < 0 || p > 1) return NaN;
			return mu;
		}
	}
	module.exports = factory;
}));

// node_modules/@stdlib/stats-base-dists-degenerate-quantile/lib/index.js
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
var require_lib$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Degenerate distribution quantile function.
	*
	* @module @stdlib/stats-base-dists-degenerate-quantile
	*
	* @example
	* var quantile = require( '@stdlib/stats-base-dists-degenerate-quantile' );
	*
	* var y = quantile( 0.5, 2.0 );
	* // returns 2.0
	*
	* @example
	* var factory = require( '@stdlib/stats-base-dists-degenerate-quantile' ).factory;
	*
	* var quantile = factory( 10.0 );
	*
	* var y = quantile( 0.5 );
	* // returns 10.0
	*/
	var setReadOnly = require_lib$49();
	var main = require_main();
	setReadOnly(main, "factory", require_factory$1());
	module.exports = main;
}));

// node_modules/@stdlib/stats-base-dists-normal-quantile/lib/factory.js
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
var require_factory = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var constantFunction = require_lib$48();
	var degenerate = require_lib$1().factory;
	var erfinv = require_lib$2();
	var isnan = require_lib$13();
	var sqrt = require_lib$14();
	/**
	* Returns a function for evaluating the quantile function of a normal distribution.
	*
	* @param {number} mu - mean
	* @param {NonNegativeNumber} sigma - standard deviation
	* @returns {Function} quantile function
	*
	* @example
	* var quantile = factory( 10.0, 2.0 );
	* var y = quantile( 0.5 );
	* // returns 10.0
	*
	* y = quantile( 0.8 );
	* // returns ~11.683
	*/
	function factory(mu, sigma) {
		var A;
		var B;
		if (isnan(mu) || isnan(sigma) || sigma < 0) return constantFunction(NaN);
		if (sigma === 0) degenerate(mu);
		A = mu;
		B = sigma * sqrt(2);
		return quantile;
		/**
		* Evaluates the quantile function for a normal distribution.
		*
		* @private
		* @param {Probability} p - input value
		* @returns {number} evaluated quantile function
		*
		* @example
		* var y = quantile( 0.3 );
		* // returns <number>
		*/
		function quantile(p) {
			if (isnan(p) || p < 0 || p > 1) return NaN;
			return A + B * erfinv(2 * p - 1);
		}
	}
	module.exports = factory;
}));

// node_modules/@stdlib/stats-base-dists-normal-quantile/lib/index.js
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
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Normal distribution quantile function.
	*
	* @module @stdlib/stats-base-dists-normal-quantile
	*
	* @example
	* var quantile = require( '@stdlib/stats-base-dists-normal-quantile' );
	*
	* var y = quantile( 0.8, 0.0, 1.0 );
	* // returns ~0.842
	*
	* var myQuantile = quantile.factory( 10.0, 2.0 );
	* y = myQuantile( 0.5 );
	* // returns 10.0
	*/
	var setReadOnly = require_lib$49();
	var main = require_main$1();
	setReadOnly(main, "factory", require_factory());
	module.exports = main;
}));

// src/stats/wilson.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib$3(), 1);
var import_lib$1 = /* @__PURE__ */ __toESM(require_lib(), 1);
const Z = (0, import_lib$1.default)(.975, 0, 1);
/**
* The 95 % score interval of a proportion, as two fractions in [0, 1] (Wilson 1927, "Probable inference, the law of
* succession, and statistical inference", JASA 22, 209–212).
*
* @param k successes, 0 ≤ k ≤ n; may be fractional, as effective counts are
* @param n trials, above 0; may be fractional
* @throws RangeError when k or n is out of range
*/
function wilson(k, n) {
	if (!(n > 0 && n < 1e400)) throw new RangeError(`n must be finite and above 0, got ${n}`);
	if (!(k >= 0 && k <= n)) throw new RangeError(`k must lie in [0, ${n}], got ${k}`);
	const z2 = Z * Z;
	const centre = k + z2 / 2;
	const half = Z * Math.sqrt(k / n * (n - k) + z2 / 4);
	return [k === 0 ? 0 : Math.max(0, (centre - half) / (n + z2)), k === n ? 1 : Math.min(1, (centre + half) / (n + z2))];
}

// src/stats/clustered.ts
/** Quantiles asked for again and again: a scorecard needs hundreds, of few degrees of freedom. */
const quantiles = /* @__PURE__ */ new Map();
/** The two-sided 95 % point of Student's t. */
function t95(freedom) {
	const value = quantiles.get(freedom) ?? (0, import_lib.default)(.975, freedom);
	quantiles.set(freedom, value);
	return value;
}
const square = (value) => value * value;
/**
* Taylor linearisation of a ratio of cluster totals, clusters as drawn with replacement:
* v = K/(K−1) · Σ (y_c − r x_c)² / (Σx)² (Cochran 1977, "Sampling Techniques", §6.4 and chapter 9A).
*/
function linearise(clusters) {
	for (const { n, y, x } of clusters) {
		if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not a count of tasks: ${n}`);
		if (!Number.isFinite(y)) throw new RangeError(`a numerator must be finite, got ${y}`);
		if (!(x >= 0 && x < 1e400)) throw new RangeError(`a denominator must be finite and at least 0, got ${x}`);
		if (n === 0 && (y !== 0 || x !== 0)) throw new RangeError("a cluster without tasks has no sums");
	}
	const used = clusters.filter(({ y, x }) => y !== 0 || x !== 0);
	const sum = (of) => used.reduce((total, cluster) => total + of(cluster), 0);
	const K = used.length;
	const [x, y] = [sum((c) => c.x), sum((c) => c.y)];
	if (x === 0) throw new RangeError("no cluster has a denominator");
	const squares = sum((c) => {
		const [left, right] = [c.y * x, y * c.x];
		return Math.abs(left - right) <= 1e-12 * (Math.abs(left) + Math.abs(right)) ? 0 : square((left - right) / x);
	});
	const v = K / (K - 1) * squares / square(x);
	return {
		K,
		tasks: sum((c) => c.n),
		x,
		r: y / x,
		v,
		worst: square(x) / sum((c) => square(c.x))
	};
}
/**
* The interval of a proportion Σy/Σx: Wilson's, with the effective sample size for the sample size (Dean & Pagano 2015,
* "Evaluating confidence interval methods for binomial proportions in clustered surveys", J. Survey Stat. Methodol. 3,
* 484–503; recommended by Franco, Little, Louis & Slud 2019, same journal, 7, 334–364). The size is
* r(1−r)/v · (t_{n−1}/t_{K−1})², at most Σx: the second factor pays for the few clusters that v was estimated from
* (Korn & Graubard 1998, Survey Methodology 24, 193–201), with n the tasks. Where all clusters agree (v = 0, so also
* where r is 0 or 1) v is no guide, and the worst case stands in: all within a cluster alike (Kish 1965). That makes
* 250 of 250 in 5 clusters worth 5 draws, a wider interval than 249 of 250: no failure seen is no spread measured.
*
* @throws RangeError on impossible sums, on y outside [0, x], or when every x is 0
*/
function clusteredProportion(clusters) {
	for (const { y, x } of clusters) if (!(y >= 0 && y <= x)) throw new RangeError(`y must lie in [0, ${x}], got ${y}`);
	const { K, tasks, x, r, v, worst } = linearise(clusters);
	if (K === 1) return {
		nEffective: Math.min(x, worst),
		clusters: K
	};
	const freedom = square(t95(tasks - 1) / t95(K - 1));
	const nEffective = Math.min(x, v > 0 && r > 0 && r < 1 ? r * (1 - r) / v * freedom : worst);
	return {
		ci95: wilson(r * nEffective, nEffective),
		nEffective,
		clusters: K
	};
}
/**
* The t interval of a mean or ratio Σy/Σx with K−1 degrees of freedom (Cochran 1977, §6.5). It has no width when all
* clusters have the very same ratio. Sums do not tell the spread within a cluster, so the effective sample size is the
* worst case, between 1 and K: clusters weighed by x, all within a cluster alike (Kish 1965).
*
* @throws RangeError on impossible sums, or when every x is 0
*/
function clusteredRatio(clusters) {
	const { K, r, v, worst } = linearise(clusters);
	if (K === 1) return {
		nEffective: worst,
		clusters: K
	};
	const half = t95(K - 1) * Math.sqrt(v);
	return {
		ci95: [r - half, r + half],
		nEffective: worst,
		clusters: K
	};
}

// src/suites/summarise.ts
/** What a suite's outcomes come to, by its own description of its metrics. Unmeasured metrics are absent. */
function summarise(description, tally) {
	const group = (of) => ({
		n: of.tasks,
		metrics: estimates(description.metrics, of)
	});
	const families = description.families.flatMap(({ id }) => {
		const of = tally.families.get(id);
		return of === void 0 ? [] : [[id, group(of)]];
	});
	const slices = [...tally.slices].map(([slice, groups]) => [slice, Object.fromEntries([...groups].map(([name, of]) => [name, group(of)]))]);
	return {
		overall: group(tally.overall),
		families: Object.fromEntries(families),
		...slices.length > 0 && { slices: Object.fromEntries(slices) },
		failure_modes: Object.fromEntries(description.failureModes.map(({ id }) => [id, tally.failureModes.get(id) ?? 0])),
		clusters: {
			count: tally.clusters.size,
			largest: Math.max(0, ...tally.clusters.values())
		}
	};
}
function estimates(metrics, group) {
	const found = {};
	for (const metric of metrics) {
		const sums = group.sums(metric.id);
		if (sums !== void 0 && sums.denominator > 0) found[metric.id] = estimate(metric, sums);
	}
	return found;
}
/** A proportion counts trials and has a Wilson interval; means and ratios count tasks. */
function estimate({ kind, unit }, sums) {
	const { numerator, denominator, tasks, clusters } = sums;
	const value = numerator / denominator;
	const robust = kind === "proportion" ? clusteredProportion(clusters) : clusteredRatio(clusters);
	return {
		value,
		n: kind === "proportion" ? denominator : tasks,
		...kind === "proportion" && {
			k: numerator,
			ci95: wilson(numerator, denominator)
		},
		...robust.ci95 && { ci95_clustered: unit === "fraction" ? withinUnit(robust.ci95) : robust.ci95 },
		n_effective: robust.nEffective
	};
}
/** A t interval knows nothing of the ends of its scale. */
function withinUnit([lo, hi]) {
	return [Math.max(0, lo), Math.min(1, hi)];
}

// src/suites/tally.ts
/** One group (all tasks, a family, a slice) of one system's outcomes, fed in task order. */
var GroupTally = class {
	tasks = 0;
	#metrics = /* @__PURE__ */ new Map();
	add({ cluster, values }) {
		this.tasks += 1;
		for (const [metric, share] of Object.entries(values)) {
			const [y, x] = typeof share === "number" ? [share, 1] : share;
			const sums = obtain(obtain(this.#metrics, metric, () => /* @__PURE__ */ new Map()), cluster, () => ({
				n: 0,
				y: 0,
				x: 0
			}));
			sums.n += 1;
			sums.y += y;
			sums.x += x;
		}
	}
	sums(metric) {
		const clusters = this.#metrics.get(metric);
		if (clusters === void 0) return void 0;
		const total = {
			tasks: 0,
			numerator: 0,
			denominator: 0
		};
		for (const { n, y, x } of clusters.values()) {
			total.tasks += n;
			total.numerator += y;
			total.denominator += x;
		}
		return {
			...total,
			clusters: [...clusters.values()]
		};
	}
};
/** All groups of one system's outcomes. */
var Tally = class {
	overall = new GroupTally();
	families = /* @__PURE__ */ new Map();
	slices = /* @__PURE__ */ new Map();
	failureModes = /* @__PURE__ */ new Map();
	clusters = /* @__PURE__ */ new Map();
	passed = 0;
	errored = 0;
	add(outcome) {
		this.overall.add(outcome);
		obtain(this.families, outcome.family, () => new GroupTally()).add(outcome);
		for (const [slice, name] of Object.entries(outcome.slices)) obtain(obtain(this.slices, slice, () => /* @__PURE__ */ new Map()), name, () => new GroupTally()).add(outcome);
		for (const mode of outcome.failure_modes) this.failureModes.set(mode, (this.failureModes.get(mode) ?? 0) + 1);
		this.clusters.set(outcome.cluster, (this.clusters.get(outcome.cluster) ?? 0) + 1);
		this.passed += Number(outcome.pass);
		this.errored += Number(outcome.errored);
	}
};
function obtain(map, key, make) {
	const known = map.get(key);
	if (known !== void 0) return known;
	const fresh = make();
	map.set(key, fresh);
	return fresh;
}

// src/verify/controls.ts
/** Runs the suite's controls beside a system, over the same tasks. */
var Controls = class {
	#suite;
	#tallies = /* @__PURE__ */ new Map();
	constructor(suite) {
		this.#suite = suite;
		for (const { control } of suite.description.bounds) this.#tallies.set(control, new GroupTally());
	}
	add(task) {
		for (const [name, tally] of this.#tallies) {
			const control = named(this.#suite, name);
			tally.add(this.#suite.score(task, control.answer(task), new Set(control.capabilities)));
		}
	}
	/** Each bound with what its control scored. */
	results() {
		return this.#suite.description.bounds.map((bound) => heldAgainst(bound, this.#tallies.get(bound.control)));
	}
};
/** A control's score against its bound. Where nothing was measured nothing is proved: it is not held. */
function heldAgainst({ control, metric, min, max }, tally) {
	const sums = tally?.sums(metric);
	const value = sums === void 0 || sums.denominator === 0 ? -1 : sums.numerator / sums.denominator;
	return {
		name: control,
		metric,
		value,
		min,
		max,
		held: value >= min && value <= max
	};
}
function named(suite, name) {
	const found = suite.references.find((reference) => reference.name === name);
	if (found === void 0) throw new RangeError(`${suite.description.id} bounds a control ${name} that it does not have`);
	return found;
}

export { summarise as i, heldAgainst as n, Tally as r, Controls as t };