import { t as __commonJSMin } from "./rolldown-runtime.js";

// node_modules/@stdlib/utils-define-property/lib/define_property.js
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
var require_define_property = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var main = typeof Object.defineProperty === "function" ? Object.defineProperty : null;
	module.exports = main;
}));

// node_modules/@stdlib/utils-define-property/lib/has_define_property_support.js
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
var require_has_define_property_support = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var defineProperty = require_define_property();
	/**
	* Tests for `Object.defineProperty` support.
	*
	* @private
	* @returns {boolean} boolean indicating if an environment has `Object.defineProperty` support
	*
	* @example
	* var bool = hasDefinePropertySupport();
	* // returns <boolean>
	*/
	function hasDefinePropertySupport() {
		try {
			defineProperty({}, "x", {});
			return true;
		} catch (err) {
			return false;
		}
	}
	module.exports = hasDefinePropertySupport;
}));

// node_modules/@stdlib/utils-define-property/lib/builtin.js
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
var require_builtin = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Defines (or modifies) an object property.
	*
	* ## Notes
	*
	* -   Property descriptors come in two flavors: **data descriptors** and **accessor descriptors**. A data descriptor is a property that has a value, which may or may not be writable. An accessor descriptor is a property described by a getter-setter function pair. A descriptor must be one of these two flavors and cannot be both.
	*
	* @name defineProperty
	* @type {Function}
	* @param {Object} obj - object on which to define the property
	* @param {(string|symbol)} prop - property name
	* @param {Object} descriptor - property descriptor
	* @param {boolean} [descriptor.configurable=false] - boolean indicating if property descriptor can be changed and if the property can be deleted from the provided object
	* @param {boolean} [descriptor.enumerable=false] - boolean indicating if the property shows up when enumerating object properties
	* @param {boolean} [descriptor.writable=false] - boolean indicating if the value associated with the property can be changed with an assignment operator
	* @param {*} [descriptor.value] - property value
	* @param {(Function|void)} [descriptor.get=undefined] - function which serves as a getter for the property, or, if no getter, undefined. When the property is accessed, a getter function is called without arguments and with the `this` context set to the object through which the property is accessed (which may not be the object on which the property is defined due to inheritance). The return value will be used as the property value.
	* @param {(Function|void)} [descriptor.set=undefined] - function which serves as a setter for the property, or, if no setter, undefined. When assigning a property value, a setter function is called with one argument (the value being assigned to the property) and with the `this` context set to the object through which the property is assigned.
	* @throws {TypeError} first argument must be an object
	* @throws {TypeError} third argument must be an object
	* @throws {Error} property descriptor cannot have both a value and a setter and/or getter
	* @returns {Object} object with added property
	*
	* @example
	* var obj = {};
	*
	* defineProperty( obj, 'foo', {
	*     'value': 'bar'
	* });
	*
	* var str = obj.foo;
	* // returns 'bar'
	*/
	var defineProperty = Object.defineProperty;
	module.exports = defineProperty;
}));

// node_modules/@stdlib/string-base-format-interpolate/lib/is_number.js
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
var require_is_number = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Tests if a value is a number primitive.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a number primitive
	*
	* @example
	* var bool = isNumber( 3.14 );
	* // returns true
	*
	* @example
	* var bool = isNumber( NaN );
	* // returns true
	*
	* @example
	* var bool = isNumber( new Number( 3.14 ) );
	* // returns false
	*/
	function isNumber(value) {
		return typeof value === "number";
	}
	module.exports = isNumber;
}));

// node_modules/@stdlib/string-base-format-interpolate/lib/zero_pad.js
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
var require_zero_pad = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Tests if a string starts with a minus sign (`-`).
	*
	* @private
	* @param {string} str - input string
	* @returns {boolean} boolean indicating if a string starts with a minus sign (`-`)
	*/
	function startsWithMinus(str) {
		return str[0] === "-";
	}
	/**
	* Returns a string of `n` zeros.
	*
	* @private
	* @param {number} n - number of zeros
	* @returns {string} string of zeros
	*/
	function zeros(n) {
		var out = "";
		var i = 0;
		for (; i < n; i++) out += "0";
		return out;
	}
	/**
	* Pads a token with zeros to the specified width.
	*
	* @private
	* @param {string} str - token argument
	* @param {number} width - token width
	* @param {boolean} [right=false] - boolean indicating whether to pad to the right
	* @returns {string} padded token argument
	*/
	function zeroPad(str, width, right) {
		var negative = false;
		var pad = width - str.length;
		if (pad < 0) return str;
		if (startsWithMinus(str)) {
			negative = true;
			str = str.substr(1);
		}
		str = right ? str + zeros(pad) : zeros(pad) + str;
		if (negative) str = "-" + str;
		return str;
	}
	module.exports = zeroPad;
}));

// node_modules/@stdlib/string-base-format-interpolate/lib/format_integer.js
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
var require_format_integer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isNumber = require_is_number();
	var zeroPad = require_zero_pad();
	var lowercase = String.prototype.toLowerCase;
	var uppercase = String.prototype.toUpperCase;
	/**
	* Formats a token object argument as an integer.
	*
	* @private
	* @param {Object} token - token object
	* @throws {Error} must provide a valid integer
	* @returns {string} formatted token argument
	*/
	function formatInteger(token) {
		var base;
		var out;
		var i;
		switch (token.specifier) {
			case "b":
				base = 2;
				break;
			case "o":
				base = 8;
				break;
			case "x":
			case "X":
				base = 16;
				break;
			default: base = 10;
		}
		out = token.arg;
		i = parseInt(out, 10);
		if (!isFinite(i)) {
			if (!isNumber(out)) throw new Error("invalid integer. Value: " + out);
			i = 0;
		}
		if (i < 0 && (token.specifier === "u" || base !== 10)) i = 4294967295 + i + 1;
		if (i < 0) {
			out = (-i).toString(base);
			if (token.precision) out = zeroPad(out, token.precision, token.padRight);
			out = "-" + out;
		} else {
			out = i.toString(base);
			if (!i && !token.precision) out = "";
			else if (token.precision) out = zeroPad(out, token.precision, token.padRight);
			if (token.sign) out = token.sign + out;
		}
		if (base === 16) {
			if (token.alternate) out = "0x" + out;
			out = token.specifier === uppercase.call(token.specifier) ? uppercase.call(out) : lowercase.call(out);
		}
		if (base === 8) {
			if (token.alternate && out.charAt(0) !== "0") out = "0" + out;
		}
		return out;
	}
	module.exports = formatInteger;
}));

// node_modules/@stdlib/string-base-format-interpolate/lib/is_string.js
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
var require_is_string$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Tests if a value is a string primitive.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a string primitive
	*
	* @example
	* var bool = isString( 'beep' );
	* // returns true
	*
	* @example
	* var bool = isString( new String( 'beep' ) );
	* // returns false
	*/
	function isString(value) {
		return typeof value === "string";
	}
	module.exports = isString;
}));

// node_modules/@stdlib/string-base-format-interpolate/lib/format_double.js
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
var require_format_double = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = Math.abs;
	var lowercase = String.prototype.toLowerCase;
	var uppercase = String.prototype.toUpperCase;
	var replace = String.prototype.replace;
	var RE_EXP_POS_DIGITS = /e\+(\d)$/;
	var RE_EXP_NEG_DIGITS = /e-(\d)$/;
	var RE_ONLY_DIGITS = /^(\d+)$/;
	var RE_DIGITS_BEFORE_EXP = /^(\d+)e/;
	var RE_TRAILING_PERIOD_ZERO = /\.0$/;
	var RE_PERIOD_ZERO_EXP = /\.0*e/;
	var RE_ZERO_BEFORE_EXP = /(\..*[^0])0*e/;
	/**
	* Formats a token object argument as a floating-point number.
	*
	* @private
	* @param {number} f - parsed number
	* @param {Object} token - token object
	* @throws {Error} must provide a valid floating-point number
	* @returns {string} formatted token argument
	*/
	function formatDouble(f, token) {
		var digits;
		var out;
		switch (token.specifier) {
			case "e":
			case "E":
				out = f.toExponential(token.precision);
				break;
			case "f":
			case "F":
				out = f.toFixed(token.precision);
				break;
			case "g":
			case "G":
				if (abs(f) < 1e-4) {
					digits = token.precision;
					if (digits > 0) digits -= 1;
					out = f.toExponential(digits);
				} else out = f.toPrecision(token.precision);
				if (!token.alternate) {
					out = replace.call(out, RE_ZERO_BEFORE_EXP, "$1e");
					out = replace.call(out, RE_PERIOD_ZERO_EXP, "e");
					out = replace.call(out, RE_TRAILING_PERIOD_ZERO, "");
				}
				break;
			default: throw new Error("invalid double notation. Value: " + token.specifier);
		}
		out = replace.call(out, RE_EXP_POS_DIGITS, "e+0$1");
		out = replace.call(out, RE_EXP_NEG_DIGITS, "e-0$1");
		if (token.alternate) {
			out = replace.call(out, RE_ONLY_DIGITS, "$1.");
			out = replace.call(out, RE_DIGITS_BEFORE_EXP, "$1.e");
		}
		if (f >= 0 && token.sign) out = token.sign + out;
		out = token.specifier === uppercase.call(token.specifier) ? uppercase.call(out) : lowercase.call(out);
		return out;
	}
	module.exports = formatDouble;
}));

// node_modules/@stdlib/string-base-format-interpolate/lib/space_pad.js
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
var require_space_pad = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Returns `n` spaces.
	*
	* @private
	* @param {number} n - number of spaces
	* @returns {string} string of spaces
	*/
	function spaces(n) {
		var out = "";
		var i = 0;
		for (; i < n; i++) out += " ";
		return out;
	}
	/**
	* Pads a token with spaces to the specified width.
	*
	* @private
	* @param {string} str - token argument
	* @param {number} width - token width
	* @param {boolean} [right=false] - boolean indicating whether to pad to the right
	* @returns {string} padded token argument
	*/
	function spacePad(str, width, right) {
		var pad = width - str.length;
		if (pad < 0) return str;
		str = right ? str + spaces(pad) : spaces(pad) + str;
		return str;
	}
	module.exports = spacePad;
}));

// node_modules/@stdlib/string-base-format-interpolate/lib/main.js
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
var require_main$84 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var formatInteger = require_format_integer();
	var isString = require_is_string$1();
	var isNumber = require_is_number();
	var formatDouble = require_format_double();
	var spacePad = require_space_pad();
	var zeroPad = require_zero_pad();
	var fromCharCode = String.fromCharCode;
	var isArray = Array.isArray;
	/**
	* Returns a boolean indicating whether a value is `NaN`.
	*
	* @private
	* @param {*} value - input value
	* @returns {boolean} boolean indicating whether a value is `NaN`
	*
	* @example
	* var bool = isnan( NaN );
	* // returns true
	*
	* @example
	* var bool = isnan( 4 );
	* // returns false
	*/
	function isnan(value) {
		return value !== value;
	}
	/**
	* Initializes token object with properties of supplied format identifier object or default values if not present.
	*
	* @private
	* @param {Object} token - format identifier object
	* @returns {Object} token object
	*/
	function initialize(token) {
		var out = {};
		out.specifier = token.specifier;
		out.precision = token.precision === void 0 ? 1 : token.precision;
		out.width = token.width;
		out.flags = token.flags || "";
		out.mapping = token.mapping;
		return out;
	}
	/**
	* Generates string from a token array by interpolating values.
	*
	* @param {Array} tokens - string parts and format identifier objects
	* @param {Array} ...args - variable values
	* @throws {TypeError} first argument must be an array
	* @throws {Error} invalid flags
	* @returns {string} formatted string
	*
	* @example
	* var tokens = [ 'beep ', { 'specifier': 's' } ];
	* var out = formatInterpolate( tokens, 'boop' );
	* // returns 'beep boop'
	*/
	function formatInterpolate(tokens) {
		var hasPeriod;
		var flags;
		var token;
		var flag;
		var num;
		var out;
		var pos;
		var f;
		var i;
		var j;
		if (!isArray(tokens)) throw new TypeError("invalid argument. First argument must be an array. Value: `" + tokens + "`.");
		out = "";
		pos = 1;
		for (i = 0; i < tokens.length; i++) {
			token = tokens[i];
			if (isString(token)) out += token;
			else {
				hasPeriod = token.precision !== void 0;
				token = initialize(token);
				if (!token.specifier) throw new TypeError("invalid argument. Token is missing `specifier` property. Index: `" + i + "`. Value: `" + token + "`.");
				if (token.mapping) pos = token.mapping;
				flags = token.flags;
				for (j = 0; j < flags.length; j++) {
					flag = flags.charAt(j);
					switch (flag) {
						case " ":
							token.sign = " ";
							break;
						case "+":
							token.sign = "+";
							break;
						case "-":
							token.padRight = true;
							token.padZeros = false;
							break;
						case "0":
							token.padZeros = flags.indexOf("-") < 0;
							break;
						case "#":
							token.alternate = true;
							break;
						default: throw new Error("invalid flag: " + flag);
					}
				}
				if (token.width === "*") {
					token.width = parseInt(arguments[pos], 10);
					pos += 1;
					if (isnan(token.width)) throw new TypeError("the argument for * width at position " + pos + " is not a number. Value: `" + token.width + "`.");
					if (token.width < 0) {
						token.padRight = true;
						token.width = -token.width;
					}
				}
				if (hasPeriod) {
					if (token.precision === "*") {
						token.precision = parseInt(arguments[pos], 10);
						pos += 1;
						if (isnan(token.precision)) throw new TypeError("the argument for * precision at position " + pos + " is not a number. Value: `" + token.precision + "`.");
						if (token.precision < 0) {
							token.precision = 1;
							hasPeriod = false;
						}
					}
				}
				token.arg = arguments[pos];
				switch (token.specifier) {
					case "b":
					case "o":
					case "x":
					case "X":
					case "d":
					case "i":
					case "u":
						if (hasPeriod) token.padZeros = false;
						token.arg = formatInteger(token);
						break;
					case "s":
						token.maxWidth = hasPeriod ? token.precision : -1;
						token.arg = String(token.arg);
						break;
					case "c":
						if (!isnan(token.arg)) {
							num = parseInt(token.arg, 10);
							if (num < 0 || num > 127) throw new Error("invalid character code. Value: " + token.arg);
							token.arg = isnan(num) ? String(token.arg) : fromCharCode(num);
						}
						break;
					case "e":
					case "E":
					case "f":
					case "F":
					case "g":
					case "G":
						if (!hasPeriod) token.precision = 6;
						f = parseFloat(token.arg);
						if (!isFinite(f)) {
							if (!isNumber(token.arg)) throw new Error("invalid floating-point number. Value: " + out);
							f = token.arg;
							token.padZeros = false;
						}
						token.arg = formatDouble(f, token);
						break;
					default: throw new Error("invalid specifier: " + token.specifier);
				}
				if (token.maxWidth >= 0 && token.arg.length > token.maxWidth) token.arg = token.arg.substring(0, token.maxWidth);
				if (token.padZeros) token.arg = zeroPad(token.arg, token.width || token.precision, token.padRight);
				else if (token.width) token.arg = spacePad(token.arg, token.width, token.padRight);
				out += token.arg || "";
				pos += 1;
			}
		}
		return out;
	}
	module.exports = formatInterpolate;
}));

// node_modules/@stdlib/string-base-format-interpolate/lib/index.js
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
var require_lib$122 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Generate string from a token array by interpolating values.
	*
	* @module @stdlib/string-base-format-interpolate
	*
	* @example
	* var formatInterpolate = require( '@stdlib/string-base-format-interpolate' );
	*
	* var tokens = ['Hello ', { 'specifier': 's' }, '!' ];
	* var out = formatInterpolate( tokens, 'World' );
	* // returns 'Hello World!'
	*/
	var main = require_main$84();
	module.exports = main;
}));

// node_modules/@stdlib/string-base-format-tokenize/lib/main.js
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
var require_main$83 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RE = /%(?:([1-9]\d*)\$)?([0 +\-#]*)(\*|\d+)?(?:(\.)(\*|\d+)?)?[hlL]?([%A-Za-z])/g;
	/**
	* Parses a delimiter.
	*
	* @private
	* @param {Array} match - regular expression match
	* @returns {Object} delimiter token object
	*/
	function parse(match) {
		var token = {
			"mapping": match[1] ? parseInt(match[1], 10) : void 0,
			"flags": match[2],
			"width": match[3],
			"precision": match[5],
			"specifier": match[6]
		};
		if (match[4] === "." && match[5] === void 0) token.precision = "1";
		return token;
	}
	/**
	* Tokenizes a string into an array of string parts and format identifier objects.
	*
	* @param {string} str - input string
	* @returns {Array} tokens
	*
	* @example
	* var tokens = formatTokenize( 'Hello %s!' );
	* // returns [ 'Hello ', {...}, '!' ]
	*/
	function formatTokenize(str) {
		var content;
		var tokens;
		var match;
		var prev;
		tokens = [];
		prev = 0;
		match = RE.exec(str);
		while (match) {
			content = str.slice(prev, RE.lastIndex - match[0].length);
			if (content.length) tokens.push(content);
			if (match[6] === "%") tokens.push("%");
			else tokens.push(parse(match));
			prev = RE.lastIndex;
			match = RE.exec(str);
		}
		content = str.slice(prev);
		if (content.length) tokens.push(content);
		return tokens;
	}
	module.exports = formatTokenize;
}));

// node_modules/@stdlib/string-base-format-tokenize/lib/index.js
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
var require_lib$121 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Tokenize a string into an array of string parts and format identifier objects.
	*
	* @module @stdlib/string-base-format-tokenize
	*
	* @example
	* var formatTokenize = require( '@stdlib/string-base-format-tokenize' );
	*
	* var str = 'Hello %s!';
	* var tokens = formatTokenize( str );
	* // returns [ 'Hello ', {...}, '!' ]
	*/
	var main = require_main$83();
	module.exports = main;
}));

// node_modules/@stdlib/string-format/lib/is_string.js
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
var require_is_string = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Tests if a value is a string primitive.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating if a value is a string primitive
	*
	* @example
	* var bool = isString( 'beep' );
	* // returns true
	*
	* @example
	* var bool = isString( new String( 'beep' ) );
	* // returns false
	*/
	function isString(value) {
		return typeof value === "string";
	}
	module.exports = isString;
}));

// node_modules/@stdlib/string-format/lib/main.js
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
var require_main$82 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var interpolate = require_lib$122();
	var tokenize = require_lib$121();
	var isString = require_is_string();
	/**
	* Inserts supplied variable values into a format string.
	*
	* @param {string} str - input string
	* @param {Array} ...args - variable values
	* @throws {TypeError} first argument must be a string
	* @throws {Error} invalid flags
	* @returns {string} formatted string
	*
	* @example
	* var str = format( 'Hello %s!', 'world' );
	* // returns 'Hello world!'
	*
	* @example
	* var str = format( 'Pi: ~%.2f', 3.141592653589793 );
	* // returns 'Pi: ~3.14'
	*/
	function format(str) {
		var args;
		var i;
		if (!isString(str)) throw new TypeError(format("invalid argument. First argument must be a string. Value: `%s`.", str));
		args = [tokenize(str)];
		for (i = 1; i < arguments.length; i++) args.push(arguments[i]);
		return interpolate.apply(null, args);
	}
	module.exports = format;
}));

// node_modules/@stdlib/string-format/lib/index.js
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
var require_lib$120 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Insert supplied variable values into a format string.
	*
	* @module @stdlib/string-format
	*
	* @example
	* var format = require( '@stdlib/string-format' );
	*
	* var out = format( '%s %s!', 'Hello', 'World' );
	* // returns 'Hello World!'
	*
	* out = format( 'Pi: ~%.2f', 3.141592653589793 );
	* // returns 'Pi: ~3.14'
	*/
	var main = require_main$82();
	module.exports = main;
}));

// node_modules/@stdlib/utils-define-property/lib/polyfill.js
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
var require_polyfill$5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var format = require_lib$120();
	var objectProtoype = Object.prototype;
	var toStr = objectProtoype.toString;
	var defineGetter = objectProtoype.__defineGetter__;
	var defineSetter = objectProtoype.__defineSetter__;
	var lookupGetter = objectProtoype.__lookupGetter__;
	var lookupSetter = objectProtoype.__lookupSetter__;
	/**
	* Defines (or modifies) an object property.
	*
	* ## Notes
	*
	* -   Property descriptors come in two flavors: **data descriptors** and **accessor descriptors**. A data descriptor is a property that has a value, which may or may not be writable. An accessor descriptor is a property described by a getter-setter function pair. A descriptor must be one of these two flavors and cannot be both.
	*
	* @param {Object} obj - object on which to define the property
	* @param {string} prop - property name
	* @param {Object} descriptor - property descriptor
	* @param {boolean} [descriptor.configurable=false] - boolean indicating if property descriptor can be changed and if the property can be deleted from the provided object
	* @param {boolean} [descriptor.enumerable=false] - boolean indicating if the property shows up when enumerating object properties
	* @param {boolean} [descriptor.writable=false] - boolean indicating if the value associated with the property can be changed with an assignment operator
	* @param {*} [descriptor.value] - property value
	* @param {(Function|void)} [descriptor.get=undefined] - function which serves as a getter for the property, or, if no getter, undefined. When the property is accessed, a getter function is called without arguments and with the `this` context set to the object through which the property is accessed (which may not be the object on which the property is defined due to inheritance). The return value will be used as the property value.
	* @param {(Function|void)} [descriptor.set=undefined] - function which serves as a setter for the property, or, if no setter, undefined. When assigning a property value, a setter function is called with one argument (the value being assigned to the property) and with the `this` context set to the object through which the property is assigned.
	* @throws {TypeError} first argument must be an object
	* @throws {TypeError} third argument must be an object
	* @throws {Error} property descriptor cannot have both a value and a setter and/or getter
	* @returns {Object} object with added property
	*
	* @example
	* var obj = {};
	*
	* defineProperty( obj, 'foo', {
	*     'value': 'bar'
	* });
	*
	* var str = obj.foo;
	* // returns 'bar'
	*/
	function defineProperty(obj, prop, descriptor) {
		var prototype;
		var hasValue;
		var hasGet;
		var hasSet;
		if (typeof obj !== "object" || obj === null || toStr.call(obj) === "[object Array]") throw new TypeError(format("invalid argument. First argument must be an object. Value: `%s`.", obj));
		if (typeof descriptor !== "object" || descriptor === null || toStr.call(descriptor) === "[object Array]") throw new TypeError(format("invalid argument. Property descriptor must be an object. Value: `%s`.", descriptor));
		hasValue = "value" in descriptor;
		if (hasValue) {
			if (lookupGetter.call(obj, prop) || lookupSetter.call(obj, prop)) {
				prototype = obj.__proto__;
				obj.__proto__ = objectProtoype;
				delete obj[prop];
				obj[prop] = descriptor.value;
				obj.__proto__ = prototype;
			} else obj[prop] = descriptor.value;
		}
		hasGet = "get" in descriptor;
		hasSet = "set" in descriptor;
		if (hasValue && (hasGet || hasSet)) throw new Error("invalid argument. Cannot specify one or more accessors and a value or writable attribute in the property descriptor.");
		if (hasGet && defineGetter) defineGetter.call(obj, prop, descriptor.get);
		if (hasSet && defineSetter) defineSetter.call(obj, prop, descriptor.set);
		return obj;
	}
	module.exports = defineProperty;
}));

// node_modules/@stdlib/utils-define-property/lib/index.js
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
var require_lib$119 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Define (or modify) an object property.
	*
	* @module @stdlib/utils-define-property
	*
	* @example
	* var defineProperty = require( '@stdlib/utils-define-property' );
	*
	* var obj = {};
	* defineProperty( obj, 'foo', {
	*     'value': 'bar',
	*     'writable': false,
	*     'configurable': false,
	*     'enumerable': false
	* });
	* obj.foo = 'boop'; // => throws
	*/
	var hasDefinePropertySupport = require_has_define_property_support();
	var builtin = require_builtin();
	var polyfill = require_polyfill$5();
	var defineProperty;
	if (hasDefinePropertySupport()) defineProperty = builtin;
	else defineProperty = polyfill;
	module.exports = defineProperty;
}));

// node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/main.js
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
var require_main$81 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var defineProperty = require_lib$119();
	/**
	* Defines a non-enumerable read-only property.
	*
	* @param {Object} obj - object on which to define the property
	* @param {(string|symbol)} prop - property name
	* @param {*} value - value to set
	*
	* @example
	* var obj = {};
	*
	* setNonEnumerableReadOnly( obj, 'foo', 'bar' );
	*
	* try {
	*     obj.foo = 'boop';
	* } catch ( err ) {
	*     console.error( err.message );
	* }
	*/
	function setNonEnumerableReadOnly(obj, prop, value) {
		defineProperty(obj, prop, {
			"configurable": false,
			"enumerable": false,
			"writable": false,
			"value": value
		});
	}
	module.exports = setNonEnumerableReadOnly;
}));

// node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/index.js
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
var require_lib$118 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Define a non-enumerable read-only property.
	*
	* @module @stdlib/utils-define-nonenumerable-read-only-property
	*
	* @example
	* var setNonEnumerableReadOnly = require( '@stdlib/utils-define-nonenumerable-read-only-property' );
	*
	* var obj = {};
	*
	* setNonEnumerableReadOnly( obj, 'foo', 'bar' );
	*
	* try {
	*     obj.foo = 'boop';
	* } catch ( err ) {
	*     console.error( err.message );
	* }
	*/
	var main = require_main$81();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-floor/lib/main.js
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
var require_main$80 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Rounds a double-precision floating-point number toward negative infinity.
	*
	* @param {number} x - input value
	* @returns {number} rounded value
	*
	* @example
	* var v = floor( -4.2 );
	* // returns -5.0
	*
	* @example
	* var v = floor( 9.99999 );
	* // returns 9.0
	*
	* @example
	* var v = floor( 0.0 );
	* // returns 0.0
	*
	* @example
	* var v = floor( NaN );
	* // returns NaN
	*/
	var floor = Math.floor;
	module.exports = floor;
}));

// node_modules/@stdlib/math-base-special-floor/lib/index.js
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
var require_lib$117 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Round a double-precision floating-point number toward negative infinity.
	*
	* @module @stdlib/math-base-special-floor
	*
	* @example
	* var floor = require( '@stdlib/math-base-special-floor' );
	*
	* var v = floor( -4.2 );
	* // returns -5.0
	*
	* v = floor( 9.99999 );
	* // returns 9.0
	*
	* v = floor( 0.0 );
	* // returns 0.0
	*
	* v = floor( NaN );
	* // returns NaN
	*/
	var main = require_main$80();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-assert-is-nan/lib/main.js
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
var require_main$79 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Tests if a double-precision floating-point numeric value is `NaN`.
	*
	* @param {number} x - value to test
	* @returns {boolean} boolean indicating whether the value is `NaN`
	*
	* @example
	* var bool = isnan( NaN );
	* // returns true
	*
	* @example
	* var bool = isnan( 7.0 );
	* // returns false
	*/
	function isnan(x) {
		return x !== x;
	}
	module.exports = isnan;
}));

// node_modules/@stdlib/math-base-assert-is-nan/lib/index.js
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
var require_lib$116 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a double-precision floating-point numeric value is `NaN`.
	*
	* @module @stdlib/math-base-assert-is-nan
	*
	* @example
	* var isnan = require( '@stdlib/math-base-assert-is-nan' );
	*
	* var bool = isnan( NaN );
	* // returns true
	*
	* bool = isnan( 7.0 );
	* // returns false
	*/
	var main = require_main$79();
	module.exports = main;
}));

// node_modules/@stdlib/assert-has-symbol-support/lib/main.js
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
var require_main$78 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Tests for native `Symbol` support.
	*
	* @returns {boolean} boolean indicating if an environment has `Symbol` support
	*
	* @example
	* var bool = hasSymbolSupport();
	* // returns <boolean>
	*/
	function hasSymbolSupport() {
		return typeof Symbol === "function" && typeof Symbol("foo") === "symbol";
	}
	module.exports = hasSymbolSupport;
}));

// node_modules/@stdlib/assert-has-symbol-support/lib/index.js
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
var require_lib$115 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test for native `Symbol` support.
	*
	* @module @stdlib/assert-has-symbol-support
	*
	* @example
	* var hasSymbolSupport = require( '@stdlib/assert-has-symbol-support' );
	*
	* var bool = hasSymbolSupport();
	* // returns <boolean>
	*/
	var main = require_main$78();
	module.exports = main;
}));

// node_modules/@stdlib/assert-has-tostringtag-support/lib/main.js
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
var require_main$77 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var FLG = require_lib$115()();
	/**
	* Tests for native `Symbol.toStringTag` support.
	*
	* @returns {boolean} boolean indicating if an environment has `Symbol.toStringTag` support
	*
	* @example
	* var bool = hasToStringTagSupport();
	* // returns <boolean>
	*/
	function hasToStringTagSupport() {
		return FLG && typeof Symbol.toStringTag === "symbol";
	}
	module.exports = hasToStringTagSupport;
}));

// node_modules/@stdlib/assert-has-tostringtag-support/lib/index.js
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
var require_lib$114 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test for native `toStringTag` support.
	*
	* @module @stdlib/assert-has-tostringtag-support
	*
	* @example
	* var hasToStringTagSupport = require( '@stdlib/assert-has-tostringtag-support' );
	*
	* var bool = hasToStringTagSupport();
	* // returns <boolean>
	*/
	var main = require_main$77();
	module.exports = main;
}));

// node_modules/@stdlib/utils-native-class/lib/tostring.js
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
var require_tostring = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var toStr = Object.prototype.toString;
	module.exports = toStr;
}));

// node_modules/@stdlib/utils-native-class/lib/main.js
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
var require_main$76 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var toStr = require_tostring();
	/**
	* Returns a string value indicating a specification defined classification (via the internal property `[[Class]]`) of an object.
	*
	* @param {*} v - input value
	* @returns {string} string value indicating a specification defined classification of the input value
	*
	* @example
	* var str = nativeClass( 'a' );
	* // returns '[object String]'
	*
	* @example
	* var str = nativeClass( 5 );
	* // returns '[object Number]'
	*
	* @example
	* function Beep() {
	*     return this;
	* }
	* var str = nativeClass( new Beep() );
	* // returns '[object Object]'
	*/
	function nativeClass(v) {
		return toStr.call(v);
	}
	module.exports = nativeClass;
}));

// node_modules/@stdlib/assert-has-own-property/lib/main.js
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
var require_main$75 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var has = Object.prototype.hasOwnProperty;
	/**
	* Tests if an object has a specified property.
	*
	* @param {*} value - value to test
	* @param {*} property - property to test
	* @returns {boolean} boolean indicating if an object has a specified property
	*
	* @example
	* var beep = {
	*     'boop': true
	* };
	*
	* var bool = hasOwnProp( beep, 'boop' );
	* // returns true
	*
	* @example
	* var beep = {
	*     'boop': true
	* };
	*
	* var bool = hasOwnProp( beep, 'bap' );
	* // returns false
	*/
	function hasOwnProp(value, property) {
		if (value === void 0 || value === null) return false;
		return has.call(value, property);
	}
	module.exports = hasOwnProp;
}));

// node_modules/@stdlib/assert-has-own-property/lib/index.js
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
var require_lib$113 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test whether an object has a specified property.
	*
	* @module @stdlib/assert-has-own-property
	*
	* @example
	* var hasOwnProp = require( '@stdlib/assert-has-own-property' );
	*
	* var beep = {
	*     'boop': true
	* };
	*
	* var bool = hasOwnProp( beep, 'boop' );
	* // returns true
	*
	* bool = hasOwnProp( beep, 'bop' );
	* // returns false
	*/
	var main = require_main$75();
	module.exports = main;
}));

// node_modules/@stdlib/symbol-ctor/lib/main.js
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
var require_main$74 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Sym = typeof Symbol === "function" ? Symbol : void 0;
	module.exports = Sym;
}));

// node_modules/@stdlib/symbol-ctor/lib/index.js
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
var require_lib$112 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Symbol factory.
	*
	* @module @stdlib/symbol-ctor
	*
	* @example
	* var Symbol = require( '@stdlib/symbol-ctor' );
	*
	* var s = Symbol( 'beep' );
	* // returns <symbol>
	*/
	var main = require_main$74();
	module.exports = main;
}));

// node_modules/@stdlib/utils-native-class/lib/tostringtag.js
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
var require_tostringtag = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Symbol = require_lib$112();
	var toStrTag = typeof Symbol === "function" ? Symbol.toStringTag : "";
	module.exports = toStrTag;
}));

// node_modules/@stdlib/utils-native-class/lib/polyfill.js
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
var require_polyfill$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var hasOwnProp = require_lib$113();
	var toStringTag = require_tostringtag();
	var toStr = require_tostring();
	/**
	* Returns a string value indicating a specification defined classification of an object in environments supporting `Symbol.toStringTag`.
	*
	* @param {*} v - input value
	* @returns {string} string value indicating a specification defined classification of the input value
	*
	* @example
	* var str = nativeClass( 'a' );
	* // returns '[object String]'
	*
	* @example
	* var str = nativeClass( 5 );
	* // returns '[object Number]'
	*
	* @example
	* function Beep() {
	*     return this;
	* }
	* var str = nativeClass( new Beep() );
	* // returns '[object Object]'
	*/
	function nativeClass(v) {
		var isOwn;
		var tag;
		var out;
		if (v === null || v === void 0) return toStr.call(v);
		tag = v[toStringTag];
		isOwn = hasOwnProp(v, toStringTag);
		try {
			v[toStringTag] = void 0;
		} catch (err) {
			return toStr.call(v);
		}
		out = toStr.call(v);
		if (isOwn) v[toStringTag] = tag;
		else delete v[toStringTag];
		return out;
	}
	module.exports = nativeClass;
}));

// node_modules/@stdlib/utils-native-class/lib/index.js
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
var require_lib$111 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Return a string value indicating a specification defined classification of an object.
	*
	* @module @stdlib/utils-native-class
	*
	* @example
	* var nativeClass = require( '@stdlib/utils-native-class' );
	*
	* var str = nativeClass( 'a' );
	* // returns '[object String]'
	*
	* str = nativeClass( 5 );
	* // returns '[object Number]'
	*
	* function Beep() {
	*     return this;
	* }
	* str = nativeClass( new Beep() );
	* // returns '[object Object]'
	*/
	var hasToStringTag = require_lib$114();
	var builtin = require_main$76();
	var polyfill = require_polyfill$4();
	var main;
	if (hasToStringTag()) main = polyfill;
	else main = builtin;
	module.exports = main;
}));

// node_modules/@stdlib/assert-is-uint32array/lib/main.js
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
var require_main$73 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var nativeClass = require_lib$111();
	var hasUint32Array = typeof Uint32Array === "function";
	/**
	* Tests if a value is a Uint32Array.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating whether value is a Uint32Array
	*
	* @example
	* var Uint32Array = require( '@stdlib/array-uint32' );
	*
	* var bool = isUint32Array( new Uint32Array( 10 ) );
	* // returns true
	*
	* @example
	* var bool = isUint32Array( [] );
	* // returns false
	*/
	function isUint32Array(value) {
		return hasUint32Array && value instanceof Uint32Array || nativeClass(value) === "[object Uint32Array]";
	}
	module.exports = isUint32Array;
}));

// node_modules/@stdlib/assert-is-uint32array/lib/index.js
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
var require_lib$110 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a value is a Uint32Array.
	*
	* @module @stdlib/assert-is-uint32array
	*
	* @example
	* var Uint32Array = require( '@stdlib/array-uint32' );
	* var isUint32Array = require( '@stdlib/assert-is-uint32array' );
	*
	* var bool = isUint32Array( new Uint32Array( 10 ) );
	* // returns true
	*
	* bool = isUint32Array( [] );
	* // returns false
	*/
	var isUint32Array = require_main$73();
	module.exports = isUint32Array;
}));

// node_modules/@stdlib/constants-uint32-max/lib/index.js
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
var require_lib$109 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Maximum unsigned 32-bit integer.
	*
	* @module @stdlib/constants-uint32-max
	* @type {uinteger32}
	*
	* @example
	* var UINT32_MAX = require( '@stdlib/constants-uint32-max' );
	* // returns 4294967295
	*/
	/**
	* Maximum unsigned 32-bit integer.
	*
	* ## Notes
	*
	* The number has the value
	*
	* ```tex
	* 2^{32} - 1
	* ```
	*
	* which corresponds to the bit sequence
	*
	* ```binarystring
	* 11111111111111111111111111111111
	* ```
	*
	* @constant
	* @type {uinteger32}
	* @default 4294967295
	*/
	var UINT32_MAX = 4294967295;
	module.exports = UINT32_MAX;
}));

// node_modules/@stdlib/assert-has-uint32array-support/lib/uint32array.js
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
var require_uint32array = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var main = typeof Uint32Array === "function" ? Uint32Array : null;
	module.exports = main;
}));

// node_modules/@stdlib/assert-has-uint32array-support/lib/main.js
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
var require_main$72 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isUint32Array = require_lib$110();
	var UINT32_MAX = require_lib$109();
	var GlobalUint32Array = require_uint32array();
	/**
	* Tests for native `Uint32Array` support.
	*
	* @returns {boolean} boolean indicating if an environment has `Uint32Array` support
	*
	* @example
	* var bool = hasUint32ArraySupport();
	* // returns <boolean>
	*/
	function hasUint32ArraySupport() {
		var bool;
		var arr;
		if (typeof GlobalUint32Array !== "function") return false;
		try {
			arr = [
				1,
				3.14,
				-3.14,
				UINT32_MAX + 1,
				UINT32_MAX + 2
			];
			arr = new GlobalUint32Array(arr);
			bool = isUint32Array(arr) && arr[0] === 1 && arr[1] === 3 && arr[2] === UINT32_MAX - 2 && arr[3] === 0 && arr[4] === 1;
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasUint32ArraySupport;
}));

// node_modules/@stdlib/assert-has-uint32array-support/lib/index.js
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
var require_lib$108 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test for native `Uint32Array` support.
	*
	* @module @stdlib/assert-has-uint32array-support
	*
	* @example
	* var hasUint32ArraySupport = require( '@stdlib/assert-has-uint32array-support' );
	*
	* var bool = hasUint32ArraySupport();
	* // returns <boolean>
	*/
	var hasUint32ArraySupport = require_main$72();
	module.exports = hasUint32ArraySupport;
}));

// node_modules/@stdlib/array-uint32/lib/main.js
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
var require_main$71 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ctor = typeof Uint32Array === "function" ? Uint32Array : void 0;
	module.exports = ctor;
}));

// node_modules/@stdlib/array-uint32/lib/polyfill.js
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
var require_polyfill$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array which represents an array of 32-bit unsigned integers in the platform byte order.
	*
	* @throws {Error} not implemented
	*/
	function polyfill() {
		throw new Error("not implemented");
	}
	module.exports = polyfill;
}));

// node_modules/@stdlib/array-uint32/lib/index.js
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
var require_lib$107 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array constructor which returns a typed array representing an array of 32-bit unsigned integers in the platform byte order.
	*
	* @module @stdlib/array-uint32
	*
	* @example
	* var ctor = require( '@stdlib/array-uint32' );
	*
	* var arr = new ctor( 10 );
	* // returns <Uint32Array>
	*/
	var hasUint32ArraySupport = require_lib$108();
	var builtin = require_main$71();
	var polyfill = require_polyfill$3();
	var ctor;
	if (hasUint32ArraySupport()) ctor = builtin;
	else ctor = polyfill;
	module.exports = ctor;
}));

// node_modules/@stdlib/assert-is-float64array/lib/main.js
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
var require_main$70 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var nativeClass = require_lib$111();
	var hasFloat64Array = typeof Float64Array === "function";
	/**
	* Tests if a value is a Float64Array.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating whether value is a Float64Array
	*
	* @example
	* var Float64Array = require( '@stdlib/array-float64' );
	*
	* var bool = isFloat64Array( new Float64Array( 10 ) );
	* // returns true
	*
	* @example
	* var bool = isFloat64Array( [] );
	* // returns false
	*/
	function isFloat64Array(value) {
		return hasFloat64Array && value instanceof Float64Array || nativeClass(value) === "[object Float64Array]";
	}
	module.exports = isFloat64Array;
}));

// node_modules/@stdlib/assert-is-float64array/lib/index.js
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
var require_lib$106 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a value is a Float64Array.
	*
	* @module @stdlib/assert-is-float64array
	*
	* @example
	* var Float64Array = require( '@stdlib/array-float64' );
	* var isFloat64Array = require( '@stdlib/assert-is-float64array' );
	*
	* var bool = isFloat64Array( new Float64Array( 10 ) );
	* // returns true
	*
	* bool = isFloat64Array( [] );
	* // returns false
	*/
	var isFloat64Array = require_main$70();
	module.exports = isFloat64Array;
}));

// node_modules/@stdlib/assert-has-float64array-support/lib/float64array.js
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
var require_float64array = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var main = typeof Float64Array === "function" ? Float64Array : null;
	module.exports = main;
}));

// node_modules/@stdlib/assert-has-float64array-support/lib/main.js
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
var require_main$69 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isFloat64Array = require_lib$106();
	var GlobalFloat64Array = require_float64array();
	/**
	* Tests for native `Float64Array` support.
	*
	* @returns {boolean} boolean indicating if an environment has `Float64Array` support
	*
	* @example
	* var bool = hasFloat64ArraySupport();
	* // returns <boolean>
	*/
	function hasFloat64ArraySupport() {
		var bool;
		var arr;
		if (typeof GlobalFloat64Array !== "function") return false;
		try {
			arr = new GlobalFloat64Array([
				1,
				3.14,
				-3.14,
				NaN
			]);
			bool = isFloat64Array(arr) && arr[0] === 1 && arr[1] === 3.14 && arr[2] === -3.14 && arr[3] !== arr[3];
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasFloat64ArraySupport;
}));

// node_modules/@stdlib/assert-has-float64array-support/lib/index.js
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
var require_lib$105 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test for native `Float64Array` support.
	*
	* @module @stdlib/assert-has-float64array-support
	*
	* @example
	* var hasFloat64ArraySupport = require( '@stdlib/assert-has-float64array-support' );
	*
	* var bool = hasFloat64ArraySupport();
	* // returns <boolean>
	*/
	var hasFloat64ArraySupport = require_main$69();
	module.exports = hasFloat64ArraySupport;
}));

// node_modules/@stdlib/array-float64/lib/main.js
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
var require_main$68 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ctor = typeof Float64Array === "function" ? Float64Array : void 0;
	module.exports = ctor;
}));

// node_modules/@stdlib/array-float64/lib/polyfill.js
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
var require_polyfill$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array which represents an array of double-precision floating-point numbers in the platform byte order.
	*
	* @throws {Error} not implemented
	*/
	function polyfill() {
		throw new Error("not implemented");
	}
	module.exports = polyfill;
}));

// node_modules/@stdlib/array-float64/lib/index.js
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
var require_lib$104 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array constructor which returns a typed array representing an array of double-precision floating-point numbers in the platform byte order.
	*
	* @module @stdlib/array-float64
	*
	* @example
	* var ctor = require( '@stdlib/array-float64' );
	*
	* var arr = new ctor( 10 );
	* // returns <Float64Array>
	*/
	var hasFloat64ArraySupport = require_lib$105();
	var builtin = require_main$68();
	var polyfill = require_polyfill$2();
	var ctor;
	if (hasFloat64ArraySupport()) ctor = builtin;
	else ctor = polyfill;
	module.exports = ctor;
}));

// node_modules/@stdlib/assert-is-uint8array/lib/main.js
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
var require_main$67 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var nativeClass = require_lib$111();
	var hasUint8Array = typeof Uint8Array === "function";
	/**
	* Tests if a value is a Uint8Array.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating whether value is a Uint8Array
	*
	* @example
	* var Uint8Array = require( '@stdlib/array-uint8' );
	*
	* var bool = isUint8Array( new Uint8Array( 10 ) );
	* // returns true
	*
	* @example
	* var bool = isUint8Array( [] );
	* // returns false
	*/
	function isUint8Array(value) {
		return hasUint8Array && value instanceof Uint8Array || nativeClass(value) === "[object Uint8Array]";
	}
	module.exports = isUint8Array;
}));

// node_modules/@stdlib/assert-is-uint8array/lib/index.js
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
var require_lib$103 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a value is a Uint8Array.
	*
	* @module @stdlib/assert-is-uint8array
	*
	* @example
	* var Uint8Array = require( '@stdlib/array-uint8' );
	* var isUint8Array = require( '@stdlib/assert-is-uint8array' );
	*
	* var bool = isUint8Array( new Uint8Array( 10 ) );
	* // returns true
	*
	* bool = isUint8Array( [] );
	* // returns false
	*/
	var isUint8Array = require_main$67();
	module.exports = isUint8Array;
}));

// node_modules/@stdlib/constants-uint8-max/lib/index.js
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
var require_lib$102 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Maximum unsigned 8-bit integer.
	*
	* @module @stdlib/constants-uint8-max
	* @type {integer32}
	*
	* @example
	* var UINT8_MAX = require( '@stdlib/constants-uint8-max' );
	* // returns 255
	*/
	/**
	* Maximum unsigned 8-bit integer.
	*
	* ## Notes
	*
	* The number has the value
	*
	* ```tex
	* 2^{8} - 1
	* ```
	*
	* which corresponds to the bit sequence
	*
	* ```binarystring
	* 11111111
	* ```
	*
	* @constant
	* @type {integer32}
	* @default 255
	*/
	var UINT8_MAX = 255;
	module.exports = UINT8_MAX;
}));

// node_modules/@stdlib/assert-has-uint8array-support/lib/uint8array.js
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
var require_uint8array = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var main = typeof Uint8Array === "function" ? Uint8Array : null;
	module.exports = main;
}));

// node_modules/@stdlib/assert-has-uint8array-support/lib/main.js
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
var require_main$66 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isUint8Array = require_lib$103();
	var UINT8_MAX = require_lib$102();
	var GlobalUint8Array = require_uint8array();
	/**
	* Tests for native `Uint8Array` support.
	*
	* @returns {boolean} boolean indicating if an environment has `Uint8Array` support
	*
	* @example
	* var bool = hasUint8ArraySupport();
	* // returns <boolean>
	*/
	function hasUint8ArraySupport() {
		var bool;
		var arr;
		if (typeof GlobalUint8Array !== "function") return false;
		try {
			arr = [
				1,
				3.14,
				-3.14,
				UINT8_MAX + 1,
				UINT8_MAX + 2
			];
			arr = new GlobalUint8Array(arr);
			bool = isUint8Array(arr) && arr[0] === 1 && arr[1] === 3 && arr[2] === UINT8_MAX - 2 && arr[3] === 0 && arr[4] === 1;
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasUint8ArraySupport;
}));

// node_modules/@stdlib/assert-has-uint8array-support/lib/index.js
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
var require_lib$101 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test for native `Uint8Array` support.
	*
	* @module @stdlib/assert-has-uint8array-support
	*
	* @example
	* var hasUint8ArraySupport = require( '@stdlib/assert-has-uint8array-support' );
	*
	* var bool = hasUint8ArraySupport();
	* // returns <boolean>
	*/
	var hasUint8ArraySupport = require_main$66();
	module.exports = hasUint8ArraySupport;
}));

// node_modules/@stdlib/array-uint8/lib/main.js
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
var require_main$65 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ctor = typeof Uint8Array === "function" ? Uint8Array : void 0;
	module.exports = ctor;
}));

// node_modules/@stdlib/array-uint8/lib/polyfill.js
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
var require_polyfill$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array which represents an array of 8-bit unsigned integers in the platform byte order.
	*
	* @throws {Error} not implemented
	*/
	function polyfill() {
		throw new Error("not implemented");
	}
	module.exports = polyfill;
}));

// node_modules/@stdlib/array-uint8/lib/index.js
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
var require_lib$100 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array constructor which returns a typed array representing an array of 8-bit unsigned integers in the platform byte order.
	*
	* @module @stdlib/array-uint8
	*
	* @example
	* var ctor = require( '@stdlib/array-uint8' );
	*
	* var arr = new ctor( 10 );
	* // returns <Uint8Array>
	*/
	var hasUint8ArraySupport = require_lib$101();
	var builtin = require_main$65();
	var polyfill = require_polyfill$1();
	var ctor;
	if (hasUint8ArraySupport()) ctor = builtin;
	else ctor = polyfill;
	module.exports = ctor;
}));

// node_modules/@stdlib/assert-is-uint16array/lib/main.js
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
var require_main$64 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var nativeClass = require_lib$111();
	var hasUint16Array = typeof Uint16Array === "function";
	/**
	* Tests if a value is a Uint16Array.
	*
	* @param {*} value - value to test
	* @returns {boolean} boolean indicating whether value is a Uint16Array
	*
	* @example
	* var Uint16Array = require( '@stdlib/array-uint16' );
	*
	* var bool = isUint16Array( new Uint16Array( 10 ) );
	* // returns true
	*
	* @example
	* var bool = isUint16Array( [] );
	* // returns false
	*/
	function isUint16Array(value) {
		return hasUint16Array && value instanceof Uint16Array || nativeClass(value) === "[object Uint16Array]";
	}
	module.exports = isUint16Array;
}));

// node_modules/@stdlib/assert-is-uint16array/lib/index.js
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
var require_lib$99 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a value is a Uint16Array.
	*
	* @module @stdlib/assert-is-uint16array
	*
	* @example
	* var Uint16Array = require( '@stdlib/array-uint16' );
	* var isUint16Array = require( '@stdlib/assert-is-uint16array' );
	*
	* var bool = isUint16Array( new Uint16Array( 10 ) );
	* // returns true
	*
	* bool = isUint16Array( [] );
	* // returns false
	*/
	var isUint16Array = require_main$64();
	module.exports = isUint16Array;
}));

// node_modules/@stdlib/constants-uint16-max/lib/index.js
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
var require_lib$98 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Maximum unsigned 16-bit integer.
	*
	* @module @stdlib/constants-uint16-max
	* @type {integer32}
	*
	* @example
	* var UINT16_MAX = require( '@stdlib/constants-uint16-max' );
	* // returns 65535
	*/
	/**
	* Maximum unsigned 16-bit integer.
	*
	* ## Notes
	*
	* The number has the value
	*
	* ```tex
	* 2^{16} - 1
	* ```
	*
	* which corresponds to the bit sequence
	*
	* ```binarystring
	* 1111111111111111
	* ```
	*
	* @constant
	* @type {integer32}
	* @default 65535
	*/
	var UINT16_MAX = 65535;
	module.exports = UINT16_MAX;
}));

// node_modules/@stdlib/assert-has-uint16array-support/lib/uint16array.js
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
var require_uint16array = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var main = typeof Uint16Array === "function" ? Uint16Array : null;
	module.exports = main;
}));

// node_modules/@stdlib/assert-has-uint16array-support/lib/main.js
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
var require_main$63 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isUint16Array = require_lib$99();
	var UINT16_MAX = require_lib$98();
	var GlobalUint16Array = require_uint16array();
	/**
	* Tests for native `Uint16Array` support.
	*
	* @returns {boolean} boolean indicating if an environment has `Uint16Array` support
	*
	* @example
	* var bool = hasUint16ArraySupport();
	* // returns <boolean>
	*/
	function hasUint16ArraySupport() {
		var bool;
		var arr;
		if (typeof GlobalUint16Array !== "function") return false;
		try {
			arr = [
				1,
				3.14,
				-3.14,
				UINT16_MAX + 1,
				UINT16_MAX + 2
			];
			arr = new GlobalUint16Array(arr);
			bool = isUint16Array(arr) && arr[0] === 1 && arr[1] === 3 && arr[2] === UINT16_MAX - 2 && arr[3] === 0 && arr[4] === 1;
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasUint16ArraySupport;
}));

// node_modules/@stdlib/assert-has-uint16array-support/lib/index.js
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
var require_lib$97 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test for native `Uint16Array` support.
	*
	* @module @stdlib/assert-has-uint16array-support
	*
	* @example
	* var hasUint16ArraySupport = require( '@stdlib/assert-has-uint16array-support' );
	*
	* var bool = hasUint16ArraySupport();
	* // returns <boolean>
	*/
	var hasUint16ArraySupport = require_main$63();
	module.exports = hasUint16ArraySupport;
}));

// node_modules/@stdlib/array-uint16/lib/main.js
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
var require_main$62 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ctor = typeof Uint16Array === "function" ? Uint16Array : void 0;
	module.exports = ctor;
}));

// node_modules/@stdlib/array-uint16/lib/polyfill.js
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
var require_polyfill = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array which represents an array of 16-bit unsigned integers in the platform byte order.
	*
	* @throws {Error} not implemented
	*/
	function polyfill() {
		throw new Error("not implemented");
	}
	module.exports = polyfill;
}));

// node_modules/@stdlib/array-uint16/lib/index.js
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
var require_lib$96 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Typed array constructor which returns a typed array representing an array of 16-bit unsigned integers in the platform byte order.
	*
	* @module @stdlib/array-uint16
	*
	* @example
	* var ctor = require( '@stdlib/array-uint16' );
	*
	* var arr = new ctor( 10 );
	* // returns <Uint16Array>
	*/
	var hasUint16ArraySupport = require_lib$97();
	var builtin = require_main$62();
	var polyfill = require_polyfill();
	var ctor;
	if (hasUint16ArraySupport()) ctor = builtin;
	else ctor = polyfill;
	module.exports = ctor;
}));

// node_modules/@stdlib/assert-is-little-endian/lib/ctors.js
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
var require_ctors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Uint8Array = require_lib$100();
	var ctors = {
		"uint16": require_lib$96(),
		"uint8": Uint8Array
	};
	module.exports = ctors;
}));

// node_modules/@stdlib/assert-is-little-endian/lib/main.js
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
var require_main$61 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ctors = require_ctors();
	var bool;
	/**
	* Returns a boolean indicating if an environment is little endian.
	*
	* @private
	* @returns {boolean} boolean indicating if an environment is little endian
	*
	* @example
	* var bool = isLittleEndian();
	* // returns <boolean>
	*/
	function isLittleEndian() {
		var uint16view;
		var uint8view;
		uint16view = new ctors["uint16"](1);
		uint16view[0] = 4660;
		uint8view = new ctors["uint8"](uint16view.buffer);
		return uint8view[0] === 52;
	}
	bool = isLittleEndian();
	module.exports = bool;
}));

// node_modules/@stdlib/assert-is-little-endian/lib/index.js
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
var require_lib$95 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Return a boolean indicating if an environment is little endian.
	*
	* @module @stdlib/assert-is-little-endian
	*
	* @example
	* var IS_LITTLE_ENDIAN = require( '@stdlib/assert-is-little-endian' );
	*
	* var bool = IS_LITTLE_ENDIAN;
	* // returns <boolean>
	*/
	var IS_LITTLE_ENDIAN = require_main$61();
	module.exports = IS_LITTLE_ENDIAN;
}));

// node_modules/@stdlib/number-float64-base-get-high-word/lib/high.js
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
var require_high$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$95();
	var HIGH;
	if (isLittleEndian === true) HIGH = 1;
	else HIGH = 0;
	module.exports = HIGH;
}));

// node_modules/@stdlib/number-float64-base-get-high-word/lib/main.js
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
var require_main$60 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$107();
	var Float64Array = require_lib$104();
	var HIGH = require_high$1();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	/**
	* Returns an unsigned 32-bit integer corresponding to the more significant 32 bits of a double-precision floating-point number.
	*
	* ## Notes
	*
	* ```text
	* float64 (64 bits)
	* f := fraction (significand/mantissa) (52 bits)
	* e := exponent (11 bits)
	* s := sign bit (1 bit)
	*
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |                                Float64                                |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |              Uint32               |               Uint32              |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* ```
	*
	* If little endian (more significant bits last):
	*
	* ```text
	*                         <-- lower      higher -->
	* |   f7       f6       f5       f4       f3       f2    e2 | f1 |s|  e1  |
	* ```
	*
	* If big endian (more significant bits first):
	*
	* ```text
	*                         <-- higher      lower -->
	* |s| e1    e2 | f1     f2       f3       f4       f5        f6      f7   |
	* ```
	*
	* In which Uint32 can we find the higher order bits? If little endian, the second; if big endian, the first.
	*
	* ## References
	*
	* -   [Open Group][1]
	*
	* [1]: http://pubs.opengroup.org/onlinepubs/9629399/chap14.htm
	*
	* @param {number} x - input value
	* @returns {uinteger32} higher order word
	*
	* @example
	* var w = getHighWord( 3.14e201 ); // => 01101001110001001000001011000011
	* // returns 1774486211
	*/
	function getHighWord(x) {
		FLOAT64_VIEW[0] = x;
		return UINT32_VIEW[HIGH];
	}
	module.exports = getHighWord;
}));

// node_modules/@stdlib/number-float64-base-get-high-word/lib/index.js
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
var require_lib$94 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Return an unsigned 32-bit integer corresponding to the more significant 32 bits of a double-precision floating-point number.
	*
	* @module @stdlib/number-float64-base-get-high-word
	*
	* @example
	* var getHighWord = require( '@stdlib/number-float64-base-get-high-word' );
	*
	* var w = getHighWord( 3.14e201 ); // => 01101001110001001000001011000011
	* // returns 1774486211
	*/
	var main = require_main$60();
	module.exports = main;
}));

// node_modules/@stdlib/number-float64-base-set-high-word/lib/high.js
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
var require_high = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$95();
	var HIGH;
	if (isLittleEndian === true) HIGH = 1;
	else HIGH = 0;
	module.exports = HIGH;
}));

// node_modules/@stdlib/number-float64-base-set-high-word/lib/main.js
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
var require_main$59 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$107();
	var Float64Array = require_lib$104();
	var HIGH = require_high();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	/**
	* Sets the more significant 32 bits of a double-precision floating-point number.
	*
	* ## Notes
	*
	* ```text
	* float64 (64 bits)
	* f := fraction (significand/mantissa) (52 bits)
	* e := exponent (11 bits)
	* s := sign bit (1 bit)
	*
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |                                Float64                                |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |              Uint32               |               Uint32              |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* ```
	*
	* If little endian (more significant bits last):
	*
	* ```text
	*                         <-- lower      higher -->
	* |   f7       f6       f5       f4       f3       f2    e2 | f1 |s|  e1  |
	* ```
	*
	* If big endian (more significant bits first):
	*
	* ```text
	*                         <-- higher      lower -->
	* |s| e1    e2 | f1     f2       f3       f4       f5        f6      f7   |
	* ```
	*
	* In which Uint32 can we find the higher order bits? If little endian, the second; if big endian, the first.
	*
	* ## References
	*
	* -   [Open Group][1]
	*
	* [1]: http://pubs.opengroup.org/onlinepubs/9629399/chap14.htm
	*
	* @param {number} x - double
	* @param {uinteger32} high - unsigned 32-bit integer to replace the higher order word of `x`
	* @returns {number} double having the same lower order word as `x`
	*
	* @example
	* var high = 5 >>> 0; // => 0 00000000000 00000000000000000101
	*
	* var y = setHighWord( 3.14e201, high ); // => 0 00000000000 0000000000000000010110010011110010110101100010000010
	* // returns 1.18350528745e-313
	*
	* @example
	* var PINF = require( '@stdlib/constants-float64-pinf' ); // => 0 11111111111 00000000000000000000 00000000000000000000000000000000
	*
	* var high = 1072693248 >>> 0; // => 0 01111111111 00000000000000000000
	*
	* // Set the higher order bits of `+infinity` to return `1`:
	* var y = setHighWord( PINF, high ); // => 0 01111111111 0000000000000000000000000000000000000000000000000000
	* // returns 1.0
	*/
	function setHighWord(x, high) {
		FLOAT64_VIEW[0] = x;
		UINT32_VIEW[HIGH] = high >>> 0;
		return FLOAT64_VIEW[0];
	}
	module.exports = setHighWord;
}));

// node_modules/@stdlib/number-float64-base-set-high-word/lib/index.js
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
var require_lib$93 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Set the more significant 32 bits of a double-precision floating-point number.
	*
	* @module @stdlib/number-float64-base-set-high-word
	*
	* @example
	* var setHighWord = require( '@stdlib/number-float64-base-set-high-word' );
	*
	* var high = 5 >>> 0; // => 0 00000000000 00000000000000000101
	*
	* var y = setHighWord( 3.14e201, high ); // => 0 00000000000 0000000000000000010110010011110010110101100010000010
	* // returns 1.18350528745e-313
	*
	* @example
	* var PINF = require( '@stdlib/constants-float64-pinf' ); // => 0 11111111111 00000000000000000000 00000000000000000000000000000000
	* var setHighWord = require( '@stdlib/number-float64-base-set-high-word' );
	*
	* var high = 1072693248 >>> 0; // => 0 01111111111 00000000000000000000
	*
	* // Set the higher order bits of `+infinity` to return `1`:
	* var y = setHighWord( PINF, high ); // => 0 01111111111 0000000000000000000000000000000000000000000000000000
	* // returns 1.0
	*/
	var main = require_main$59();
	module.exports = main;
}));

// node_modules/@stdlib/number-float64-base-from-words/lib/indices.js
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
var require_indices$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$95();
	var indices;
	var HIGH;
	var LOW;
	if (isLittleEndian === true) {
		HIGH = 1;
		LOW = 0;
	} else {
		HIGH = 0;
		LOW = 1;
	}
	indices = {
		"HIGH": HIGH,
		"LOW": LOW
	};
	module.exports = indices;
}));

// node_modules/@stdlib/number-float64-base-from-words/lib/main.js
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
var require_main$58 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$107();
	var Float64Array = require_lib$104();
	var indices = require_indices$1();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	var HIGH = indices.HIGH;
	var LOW = indices.LOW;
	/**
	* Creates a double-precision floating-point number from a higher order word (unsigned 32-bit integer) and a lower order word (unsigned 32-bit integer).
	*
	* ## Notes
	*
	* ```text
	* float64 (64 bits)
	* f := fraction (significand/mantissa) (52 bits)
	* e := exponent (11 bits)
	* s := sign bit (1 bit)
	*
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |                                Float64                                |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |              Uint32               |               Uint32              |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* ```
	*
	* If little endian (more significant bits last):
	*
	* ```text
	*                         <-- lower      higher -->
	* |   f7       f6       f5       f4       f3       f2    e2 | f1 |s|  e1  |
	* ```
	*
	* If big endian (more significant bits first):
	*
	* ```text
	*                         <-- higher      lower -->
	* |s| e1    e2 | f1     f2       f3       f4       f5        f6      f7   |
	* ```
	*
	* In which Uint32 should we place the higher order bits? If little endian, the second; if big endian, the first.
	*
	* ## References
	*
	* -   [Open Group][1]
	*
	* [1]: http://pubs.opengroup.org/onlinepubs/9629399/chap14.htm
	*
	* @param {uinteger32} high - higher order word (unsigned 32-bit integer)
	* @param {uinteger32} low - lower order word (unsigned 32-bit integer)
	* @returns {number} floating-point number
	*
	* @example
	* var v = fromWords( 1774486211, 2479577218 );
	* // returns 3.14e201
	*
	* @example
	* var v = fromWords( 3221823995, 1413754136 );
	* // returns -3.141592653589793
	*
	* @example
	* var v = fromWords( 0, 0 );
	* // returns 0.0
	*
	* @example
	* var v = fromWords( 2147483648, 0 );
	* // returns -0.0
	*
	* @example
	* var v = fromWords( 2146959360, 0 );
	* // returns NaN
	*
	* @example
	* var v = fromWords( 2146435072, 0 );
	* // returns Infinity
	*
	* @example
	* var v = fromWords( 4293918720, 0 );
	* // returns -Infinity
	*/
	function fromWords(high, low) {
		UINT32_VIEW[HIGH] = high;
		UINT32_VIEW[LOW] = low;
		return FLOAT64_VIEW[0];
	}
	module.exports = fromWords;
}));

// node_modules/@stdlib/number-float64-base-from-words/lib/index.js
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
var require_lib$92 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Create a double-precision floating-point number from a higher order word (unsigned 32-bit integer) and a lower order word (unsigned 32-bit integer).
	*
	* @module @stdlib/number-float64-base-from-words
	*
	* @example
	* var fromWords = require( '@stdlib/number-float64-base-from-words' );
	*
	* var v = fromWords( 1774486211, 2479577218 );
	* // returns 3.14e201
	*
	* v = fromWords( 3221823995, 1413754136 );
	* // returns -3.141592653589793
	*
	* v = fromWords( 0, 0 );
	* // returns 0.0
	*
	* v = fromWords( 2147483648, 0 );
	* // returns -0.0
	*
	* v = fromWords( 2146959360, 0 );
	* // returns NaN
	*
	* v = fromWords( 2146435072, 0 );
	* // returns Infinity
	*
	* v = fromWords( 4293918720, 0 );
	* // returns -Infinity
	*/
	var main = require_main$58();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-pinf/lib/index.js
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
var require_lib$91 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Double-precision floating-point positive infinity.
	*
	* @module @stdlib/constants-float64-pinf
	* @type {number}
	*
	* @example
	* var FLOAT64_PINF = require( '@stdlib/constants-float64-pinf' );
	* // returns Infinity
	*/
	/**
	* Double-precision floating-point positive infinity.
	*
	* ## Notes
	*
	* Double-precision floating-point positive infinity has the bit sequence
	*
	* ```binarystring
	* 0 11111111111 00000000000000000000 00000000000000000000000000000000
	* ```
	*
	* @constant
	* @type {number}
	* @default Number.POSITIVE_INFINITY
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_PINF = Number.POSITIVE_INFINITY;
	module.exports = FLOAT64_PINF;
}));

// node_modules/@stdlib/number-ctor/lib/main.js
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
var require_main$57 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = Number;
}));

// node_modules/@stdlib/number-ctor/lib/index.js
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
var require_lib$90 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Constructor which returns a `Number` object.
	*
	* @module @stdlib/number-ctor
	*
	* @example
	* var Number = require( '@stdlib/number-ctor' );
	*
	* var v = new Number( 10.0 );
	* // returns <Number>
	*/
	var main = require_main$57();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-ninf/lib/index.js
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
var require_lib$89 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Double-precision floating-point negative infinity.
	*
	* ## Notes
	*
	* Double-precision floating-point negative infinity has the bit sequence
	*
	* ```binarystring
	* 1 11111111111 00000000000000000000 00000000000000000000000000000000
	* ```
	*
	* @constant
	* @type {number}
	* @default Number.NEGATIVE_INFINITY
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_NINF = require_lib$90().NEGATIVE_INFINITY;
	module.exports = FLOAT64_NINF;
}));

// node_modules/@stdlib/constants-float64-exponent-bias/lib/index.js
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
var require_lib$88 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* The bias of a double-precision floating-point number's exponent.
	*
	* @module @stdlib/constants-float64-exponent-bias
	* @type {integer32}
	*
	* @example
	* var FLOAT64_EXPONENT_BIAS = require( '@stdlib/constants-float64-exponent-bias' );
	* // returns 1023
	*/
	/**
	* Bias of a double-precision floating-point number's exponent.
	*
	* ## Notes
	*
	* The bias can be computed via
	*
	* ```tex
	* \mathrm{bias} = 2^{k-1} - 1
	* ```
	*
	* where \\(k\\) is the number of bits in the exponent; here, \\(k = 11\\).
	*
	* @constant
	* @type {integer32}
	* @default 1023
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_EXPONENT_BIAS = 1023;
	module.exports = FLOAT64_EXPONENT_BIAS;
}));

// node_modules/@stdlib/constants-float64-half-ln-two/lib/index.js
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
var require_lib$87 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* One half times the natural logarithm of 2.
	*
	* @module @stdlib/constants-float64-half-ln-two
	* @type {number}
	*
	* @example
	* var HALF_LN2 = require( '@stdlib/constants-float64-half-ln-two' );
	* // returns 3.46573590279972654709e-01
	*/
	/**
	* One half times the natural logarithm of 2.
	*
	* ```tex
	* \frac{\ln 2}{2}
	* ```
	*
	* @constant
	* @type {number}
	* @default 3.46573590279972654709e-01
	*/
	var HALF_LN2 = .34657359027997264;
	module.exports = HALF_LN2;
}));

// node_modules/@stdlib/math-base-special-expm1/lib/polyval_q.js
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
var require_polyval_q$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.03333333333333313;
		return -.03333333333333313 + x * (.0015873015872548146 + x * (-793650757867488e-19 + x * (4008217827329362e-21 + x * -2.0109921818362437e-7)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-expm1/lib/main.js
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
var require_main$56 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var getHighWord = require_lib$94();
	var setHighWord = require_lib$93();
	var fromWords = require_lib$92();
	var PINF = require_lib$91();
	var NINF = require_lib$89();
	var FLOAT64_EXPONENT_BIAS = require_lib$88();
	var HALF_LN2 = require_lib$87();
	var polyval = require_polyval_q$1();
	var OVERFLOW_THRESHOLD = 709.782712893384;
	var LN2_HI = .6931471803691238;
	var LN2_LO = 19082149292705877e-26;
	var LN2_INV = 1.4426950408889634;
	var LN2x56 = 38.816242111356935;
	var LN2_HALFX3 = 1.0397207708399179;
	/**
	* Computes `exp(x) - 1`.
	*
	* ## Method
	*
	* 1.  Given \\(x\\), we use argument reduction to find \\(r\\) and an integer \\(k\\) such that
	*
	*     ```tex
	*     x = k \cdot \ln(2) + r
	*     ```
	*
	*     where
	*
	*     ```tex
	*     |r| \leq \frac{\ln(2)}{2} \approx 0.34658
	*     ```
	*
	*     <!-- <note> -->
	*
	*     A correction term \\(c\\) will need to be computed to compensate for the error in \\(r\\) when rounded to a floating-point number.
	*
	*     <!-- </note> -->
	*
	* 2.  To approximate \\(\operatorname{expm1}(r)\\), we use a special rational function on the interval \\(\[0,0.34658]\\). Since
	*
	*     ```tex
	*     r \frac{e^r + 1}{e^r - 1} = 2 + \frac{r^2}{6} - \frac{r^4}{360} + \ldots
	*     ```
	*
	*     we define \\(\operatorname{R1}(r^2)\\) by
	*
	*     ```tex
	*     r \frac{e^r + 1}{e^r - 1} = 2 + \frac{r^2}{6} \operatorname{R1}(r^2)
	*     ```
	*
	*     That is,
	*
	*     ```tex
	*     \begin{align*}
	*     \operatorname{R1}(r^2) &= \frac{6}{r} \biggl(\frac{e^r+1}{e^r-1} - \frac{2}{r}\biggr) \\
	*     &= \frac{6}{r} \biggl( 1 + 2 \biggl(\frac{1}{e^r-1} - \frac{1}{r}\biggr)\biggr) \\
	*     &= 1 - \frac{r^2}{60} + \frac{r^4}{2520} - \frac{r^6}{100800} + \ldots
	*     \end{align*}
	*     ```
	*
	*     We use a special Remes algorithm on \\(\[0,0.347]\\) to generate a polynomial of degree \\(5\\) in \\(r^2\\) to approximate \\(\mathrm{R1}\\). The maximum error of this polynomial approximation is bounded by \\(2^{-61}\\). In other words,
	*
	*     ```tex
	*     \operatorname{R1}(z) \approx 1 + \mathrm{Q1} \cdot z + \mathrm{Q2} \cdot z^2 + \mathrm{Q3} \cdot z^3 + \mathrm{Q4} \cdot z^4 + \mathrm{Q5} \cdot z^5
	*     ```
	*
	*     where
	*
	*     ```tex
	*     \begin{align*}
	*     \mathrm{Q1} &= -1.6666666666666567384\mbox{e-}2 \\
	*     \mathrm{Q2} &= 3.9682539681370365873\mbox{e-}4 \\
	*     \mathrm{Q3} &= -9.9206344733435987357\mbox{e-}6 \\
	*     \mathrm{Q4} &= 2.5051361420808517002\mbox{e-}7 \\
	*     \mathrm{Q5} &= -6.2843505682382617102\mbox{e-}9
	*     \end{align*}
	*     ```
	*
	*     where \\(z = r^2\\) and the values of \\(\mathrm{Q1}\\) to \\(\mathrm{Q5}\\) are listed in the source. The error is bounded by
	*
	*     ```tex
	*     \biggl| 1 + \mathrm{Q1} \cdot z + \ldots + \mathrm{Q5} \cdot z - \operatorname{R1}(z) \biggr| \leq 2^{-61}
	*     ```
	*
	*     \\(\operatorname{expm1}(r) = e^r - 1\\) is then computed by the following specific way which minimizes the accumulated rounding error
	*
	*     ```tex
	*     \operatorname{expm1}(r) = r + \frac{r^2}{2} + \frac{r^3}{2} \biggl( \frac{3 - (\mathrm{R1} + \mathrm{R1} \cdot \frac{r}{2})}{6 - r ( 3 - \mathrm{R1} \cdot \frac{r}{2})} \biggr)
	*     ```
	*
	*     To compensate for the error in the argument reduction, we use
	*
	*     ```tex
	*     \begin{align*}
	*     \operatorname{expm1}(r+c) &= \operatorname{expm1}(r) + c + \operatorname{expm1}(r) \cdot c \\
	*     &\approx \operatorname{expm1}(r) + c + rc
	*     \end{align*}
	*     ```
	*
	*     Thus, \\(c + rc\\) will be added in as the correction terms for \\(\operatorname{expm1}(r+c)\\). Now, we can rearrange the term to avoid optimization screw up.
	*
	*     ```tex
	*     \begin{align*}
	*     \operatorname{expm1}(r+c) &\approx r - \biggl( \biggl( r + \biggl( \frac{r^2}{2} \biggl( \frac{\mathrm{R1} - (3 - \mathrm{R1} \cdot \frac{r}{2})}{6 - r (3 - \mathrm{R1} \cdot \frac{r}{2})} \biggr) - c \biggr) - c \biggr) - \frac{r^2}{2} \biggr) \\
	*     &= r - \mathrm{E}
	*     \end{align*}
	*     ```
	*
	* 3.  To scale back to obtain \\(\operatorname{expm1}(x)\\), we have (from step 1)
	*
	*     ```tex
	*     \operatorname{expm1}(x) = \begin{cases}
	*     2^k  (\operatorname{expm1}(r) + 1) - 1 \\
	*     2^k (\operatorname{expm1}(r) + (1-2^{-k}))
	*     \end{cases}
	*     ```
	*
	* ## Special Cases
	*
	* ```tex
	* \begin{align*}
	* \operatorname{expm1}(\infty) &= \infty \\
	* \operatorname{expm1}(-\infty) &= -1 \\
	* \operatorname{expm1}(\mathrm{NaN}) &= \mathrm{NaN}
	* \end{align*}
	* ```
	*
	* ## Notes
	*
	* -   For finite arguments, only \\(\operatorname{expm1}(0) = 0\\) is exact.
	*
	* -   To save one multiplication, we scale the coefficient \\(\mathrm{Qi}\\) to \\(\mathrm{Qi} \cdot {2^i}\\) and replace \\(z\\) by \\(\frac{x^2}{2}\\).
	*
	* -   To achieve maximum accuracy, we compute \\(\operatorname{expm1}(x)\\) by
	*
	*     -   if \\(x < -56 \cdot \ln(2)\\), return \\(-1.0\\) (raise inexact if \\(x\\) does not equal \\(\infty\\))
	*
	*     -   if \\(k = 0\\), return \\(r-\mathrm{E}\\)
	*
	*     -   if \\(k = -1\\), return \\(\frac{(r-\mathrm{E})-1}{2}\\)
	*
	*     -   if \\(k = 1\\),
	*
	*         -   if \\(r < -0.25\\), return \\(2((r+0.5)- \mathrm{E})\\)
	*         -   else return \\(1+2(r-\mathrm{E})\\)
	*
	*     -   if \\(k < -2\\) or \\(k > 56\\), return \\(2^k(1-(\mathrm{E}-r)) - 1\\) (or \\(e^x-1\\))
	*
	*     -   if \\(k \leq 20\\), return \\(2^k((1-2^{-k})-(\mathrm{E}-r))\\)
	*
	*     -   else return \\(2^k(1-((\mathrm{E}+2^{-k})-r))\\)
	*
	* -   For IEEE 754 double, if \\(x > 7.09782712893383973096\mbox{e+}02\\), then \\(\operatorname{expm1}(x)\\) will overflow.
	*
	* -   The hexadecimal values listed in the source are the intended ones for the implementation constants. Decimal values may be used, provided that the compiler will convert from decimal to binary accurately enough to produce the intended hexadecimal values.
	*
	* -   According to an error analysis, the error is always less than \\(1\\) ulp (unit in the last place).
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = expm1( 0.2 );
	* // returns ~0.221
	*
	* @example
	* var v = expm1( -9.0 );
	* // returns ~-0.9999
	*
	* @example
	* var v = expm1( 0.0 );
	* // returns 0.0
	*
	* @example
	* var v = expm1( NaN );
	* // returns NaN
	*/
	function expm1(x) {
		var halfX;
		var twopk;
		var sign;
		var hi;
		var lo;
		var hx;
		var r1;
		var y;
		var z;
		var c;
		var t;
		var e;
		var k;
		if (x === PINF || isnan(x)) return x;
		if (x === NINF) return -1;
		if (x === 0) return x;
		if (x < 0) {
			sign = true;
			y = -x;
		} else {
			sign = false;
			y = x;
		}
		if (y >= LN2x56) {
			if (sign) return -1;
			if (y >= OVERFLOW_THRESHOLD) return PINF;
		}
		hx = getHighWord(y) | 0;
		if (y > HALF_LN2) {
			if (y < LN2_HALFX3) {
				if (sign) {
					hi = x + LN2_HI;
					lo = -LN2_LO;
					k = -1;
				} else {
					hi = x - LN2_HI;
					lo = LN2_LO;
					k = 1;
				}
			} else {
				if (sign) k = LN2_INV * x - .5;
				else k = LN2_INV * x + .5;
				k |= 0;
				t = k;
				hi = x - t * LN2_HI;
				lo = t * LN2_LO;
			}
			x = hi - lo;
			c = hi - x - lo;
		} else if (hx < 1016070144) return x;
		else k = 0;
		halfX = .5 * x;
		z = x * halfX;
		r1 = 1 + z * polyval(z);
		t = 3 - r1 * halfX;
		e = z * ((r1 - t) / (6 - x * t));
		if (k === 0) return x - (x * e - z);
		twopk = fromWords(FLOAT64_EXPONENT_BIAS + k << 20, 0);
		e = x * (e - c) - c;
		e -= z;
		if (k === -1) return .5 * (x - e) - .5;
		if (k === 1) {
			if (x < -.25) return -2 * (e - (x + .5));
			return 1 + 2 * (x - e);
		}
		if (k <= -2 || k > 56) {
			y = 1 - (e - x);
			if (k === 1024) {
				hi = getHighWord(y) + (k << 20) | 0;
				y = setHighWord(y, hi);
			} else y *= twopk;
			return y - 1;
		}
		t = 1;
		if (k < 20) {
			hi = 1072693248 - (2097152 >> k) | 0;
			t = setHighWord(t, hi);
			y = t - (e - x);
		} else {
			hi = FLOAT64_EXPONENT_BIAS - k << 20 | 0;
			t = setHighWord(t, hi);
			y = x - (e + t);
			y += 1;
		}
		y *= twopk;
		return y;
	}
	module.exports = expm1;
}));

// node_modules/@stdlib/math-base-special-expm1/lib/index.js
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
var require_lib$86 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute `exp(x) - 1`.
	*
	* @module @stdlib/math-base-special-expm1
	*
	* @example
	* var expm1 = require( '@stdlib/math-base-special-expm1' );
	*
	* var v = expm1( 0.2 );
	* // returns ~0.221
	*
	* v = expm1( -9.0 );
	* // returns ~-0.9999
	*
	* v = expm1( 0.0 );
	* // returns 0.0
	*
	* v = expm1( NaN );
	* // returns NaN
	*/
	var expm1 = require_main$56();
	module.exports = expm1;
}));

// node_modules/@stdlib/math-base-special-log1p/lib/polyval_lp.js
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
var require_polyval_lp = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .6666666666666735;
		return .6666666666666735 + x * (.3999999999940942 + x * (.2857142874366239 + x * (.22222198432149784 + x * (.1818357216161805 + x * (.15313837699209373 + x * .14798198605116586)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-log1p/lib/main.js
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
var require_main$55 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var getHighWord = require_lib$94();
	var setHighWord = require_lib$93();
	var PINF = require_lib$91();
	var NINF = require_lib$89();
	var FLOAT64_EXPONENT_BIAS = require_lib$88();
	var polyval = require_polyval_lp();
	var LN2_HI = .6931471803691238;
	var LN2_LO = 19082149292705877e-26;
	var SQRT2M1 = .41421356237309503;
	var SQRT2HALFM1 = -.2928932188134525;
	var SMALL = 1.862645149230957e-9;
	var TINY = 5551115123125783e-32;
	var TWO53 = 9007199254740992;
	var TWO_THIRDS = .6666666666666666;
	/**
	* Evaluates the natural logarithm of \\(1+x\\).
	*
	* ## Method
	*
	* 1.  Argument Reduction: find \\(k\\) and \\(f\\) such that
	*
	*     ```tex
	*     1+x = 2^k (1+f)
	*     ```
	*
	*     where
	*
	*     ```tex
	*     \frac{\sqrt{2}}{2} < 1+f < \sqrt{2}
	*     ```
	*
	*     <!-- <note> -->
	*
	*     If \\(k=0\\), then \\(f=x\\) is exact. However, if \\(k \neq 0\\), then \\(f\\) may not be representable exactly. In that case, a correction term is needed. Let
	*
	*     ```tex
	*     u = \operatorname{round}(1+x)
	*     ```
	*
	*     and
	*
	*     ```tex
	*     c = (1+x) - u
	*     ```
	*
	*     then
	*
	*     ```tex
	*     \ln (1+x) - \ln u \approx \frac{c}{u}
	*     ```
	*
	*     We can thus proceed to compute \\(\ln(u)\\), and add back the correction term \\(c/u\\).
	*
	*     <!-- </note> -->
	*
	*     <!-- <note> -->
	*
	*     When \\(x > 2^{53}\\), one can simply return \\(\ln(x)\\).
	*
	*     <!-- </note> -->
	*
	* 2.  Approximation of \\(\operatorname{log1p}(f)\\). Let
	*
	*     ```tex
	*     s = \frac{f}{2+f}
	*     ```
	*
	*     based on
	*
	*     ```tex
	*     \begin{align*}
	*     \ln 1+f &= \ln (1+s) - \ln (1-s) \\
	*             &= 2s + \frac{2}{3} s^3 + \frac{2}{5} s^5 + ... \\
	*             &= 2s + sR \\
	*     \end{align*}
	*     ```
	*
	*     We use a special Reme algorithm on \\(\[0,0.1716\]\\) to generate a polynomial of degree \\(14\\) to approximate \\(R\\). The maximum error of this polynomial approximation is bounded by \\(2^{-58.45}\\). In other words,
	*
	*     ```tex
	*     R(z) \approx \mathrm{Lp}_1 s^2 + \mathrm{Lp}_2 s^4 + \mathrm{Lp}_3 s^6 + \mathrm{Lp}_4 s^8 + \mathrm{Lp}_5 s^{10} + \mathrm{Lp}_6 s^{12} + \mathrm{Lp}_7 s^{14}
	*     ```
	*
	*     and
	*
	*     ```tex
	*     | \mathrm{Lp}_1 s^2 + \ldots + \mathrm{Lp}_7 s^14 - R(z) | \leq 2^{-58.45}
	*     ```
	*
	*     <!-- <note> -->
	*
	*     The values of \\(Lp1\\) to \\(Lp7\\) may be found in the source.
	*
	*     <!-- </note> -->
	*
	*     Note that
	*
	*     ```tex
	*     \begin{align*}
	*     2s &= f - sf \\
	*        &= f - \frac{f^2}{2} + s \frac{f^2}{2} \\
	*     \end{align*}
	*     ```
	*
	*     In order to guarantee error in \\(\ln\\) below \\(1\ \mathrm{ulp}\\), we compute the log by
	*
	*     ```tex
	*     \operatorname{log1p}(f) = f - \biggl(\frac{f^2}{2} - s\biggl(\frac{f^2}{2}+R\biggr)\biggr)
	*     ```
	*
	* 3.  Finally,
	*
	*     ```tex
	*     \begin{align*}
	*     \operatorname{log1p}(x) &= k \cdot \mathrm{ln2} + \operatorname{log1p}(f) \\
	*     &= k \cdot \mathrm{ln2}_{hi}+\biggl(f-\biggl(\frac{f^2}{2}-\biggl(s\biggl(\frac{f^2}{2}+R\biggr)+k \cdot \mathrm{ln2}_{lo}\biggr)\biggr)\biggr) \\
	*     \end{align*}
	*     ```
	*
	*     Here \\(\mathrm{ln2}\\) is split into two floating point numbers:
	*
	*     ```tex
	*     \mathrm{ln2}_{hi} + \mathrm{ln2}_{lo}
	*     ```
	*
	*     where \\(n \cdot \mathrm{ln2}_{hi}\\) is always exact for \\(|n| < 2000\\).
	*
	* ## Special Cases
	*
	* -   \\(\operatorname{log1p}(x) = \mathrm{NaN}\\) with signal if \\(x < -1\\) (including \\(-\infty\\))
	* -   \\(\operatorname{log1p}(+\infty) = +\infty\\)
	* -   \\(\operatorname{log1p}(-1) = -\infty\\) with signal
	* -   \\(\operatorname{log1p}(\mathrm{NaN})= \mathrm{NaN}\\) with no signal
	*
	* ## Notes
	*
	* -   According to an error analysis, the error is always less than \\(1\\) ulp (unit in the last place).
	*
	* -   The hexadecimal values are the intended ones for the used constants. The decimal values may be used, provided that the compiler will convert from decimal to binary accurately enough to produce the hexadecimal values shown.
	*
	* -   Assuming \\(\ln(x)\\) is accurate, the following algorithm can be used to evaluate \\(\operatorname{log1p}(x)\\) to within a few ULP:
	*
	*     ```javascript
	*     var u = 1.0 + x;
	*     if ( u === 1.0 ) {
	*         return x;
	*     } else {
	*         return ln(u) * (x/(u-1.0));
	*     }
	*     ```
	*
	*     See HP-15C Advanced Functions Handbook, p.193.
	*
	* @param {number} x - input value
	* @returns {number} the natural logarithm of `1+x`
	*
	* @example
	* var v = log1p( 4.0 );
	* // returns ~1.609
	*
	* @example
	* var v = log1p( -1.0 );
	* // returns -Infinity
	*
	* @example
	* var v = log1p( 0.0 );
	* // returns 0.0
	*
	* @example
	* var v = log1p( -0.0 );
	* // returns -0.0
	*
	* @example
	* var v = log1p( -2.0 );
	* // returns NaN
	*
	* @example
	* var v = log1p( NaN );
	* // returns NaN
	*/
	function log1p(x) {
		var hfsq;
		var hu;
		var y;
		var f;
		var c;
		var s;
		var z;
		var R;
		var u;
		var k;
		if (x < -1 || isnan(x)) return NaN;
		if (x === -1) return NINF;
		if (x === PINF) return x;
		if (x === 0) return x;
		if (x < 0) y = -x;
		else y = x;
		k = 1;
		if (y < SQRT2M1) {
			if (y < SMALL) {
				if (y < TINY) return x;
				return x - x * x * .5;
			}
			if (x > SQRT2HALFM1) {
				k = 0;
				f = x;
				hu = 1;
			}
		}
		if (k !== 0) {
			if (y < TWO53) {
				u = 1 + x;
				hu = getHighWord(u);
				k = (hu >> 20) - FLOAT64_EXPONENT_BIAS;
				if (k > 0) c = 1 - (u - x);
				else c = x - (u - 1);
				c /= u;
			} else {
				u = x;
				hu = getHighWord(u);
				k = (hu >> 20) - FLOAT64_EXPONENT_BIAS;
				c = 0;
			}
			hu &= 1048575;
			if (hu < 434334) u = setHighWord(u, hu | 1072693248);
			else {
				k += 1;
				u = setHighWord(u, hu | 1071644672);
				hu = 1048576 - hu >> 2;
			}
			f = u - 1;
		}
		hfsq = .5 * f * f;
		if (hu === 0) {
			if (f === 0) {
				c += k * LN2_LO;
				return k * LN2_HI + c;
			}
			R = hfsq * (1 - TWO_THIRDS * f);
			return k * LN2_HI - (R - (k * LN2_LO + c) - f);
		}
		s = f / (2 + f);
		z = s * s;
		R = z * polyval(z);
		if (k === 0) return f - (hfsq - s * (hfsq + R));
		return k * LN2_HI - (hfsq - (s * (hfsq + R) + (k * LN2_LO + c)) - f);
	}
	module.exports = log1p;
}));

// node_modules/@stdlib/math-base-special-log1p/lib/index.js
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
var require_lib$85 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the natural logarithm of \\(1+x\\).
	*
	* @module @stdlib/math-base-special-log1p
	*
	* @example
	* var log1p = require( '@stdlib/math-base-special-log1p' );
	*
	* var v = log1p( 4.0 );
	* // returns ~1.609
	*
	* v = log1p( -1.0 );
	* // returns -Infinity
	*
	* v = log1p( 0.0 );
	* // returns 0.0
	*
	* v = log1p( -0.0 );
	* // returns -0.0
	*
	* v = log1p( -2.0 );
	* // returns NaN
	*
	* v = log1p( NaN );
	* // returns NaN
	*/
	var log1p = require_main$55();
	module.exports = log1p;
}));

// node_modules/@stdlib/math-base-special-sqrt/lib/main.js
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
var require_main$54 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the principal square root of a double-precision floating-point number.
	*
	* @type {Function}
	* @param {number} x - input value
	* @returns {number} principal square root
	*
	* @example
	* var v = sqrt( 4.0 );
	* // returns 2.0
	*
	* v = sqrt( 9.0 );
	* // returns 3.0
	*
	* v = sqrt( 0.0 );
	* // returns 0.0
	*
	* v = sqrt( -4.0 );
	* // returns NaN
	*
	* v = sqrt( NaN );
	* // returns NaN
	*/
	var sqrt = Math.sqrt;
	module.exports = sqrt;
}));

// node_modules/@stdlib/math-base-special-sqrt/lib/index.js
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
var require_lib$84 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the principal square root of a double-precision floating-point number.
	*
	* @module @stdlib/math-base-special-sqrt
	*
	* @example
	* var sqrt = require( '@stdlib/math-base-special-sqrt' );
	*
	* var v = sqrt( 4.0 );
	* // returns 2.0
	*
	* v = sqrt( 9.0 );
	* // returns 3.0
	*
	* v = sqrt( 0.0 );
	* // returns 0.0
	*
	* v = sqrt( -4.0 );
	* // returns NaN
	*
	* v = sqrt( NaN );
	* // returns NaN
	*/
	var main = require_main$54();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-fourth-pi/lib/index.js
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
var require_lib$83 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* One fourth times the mathematical constant `π`.
	*
	* @module @stdlib/constants-float64-fourth-pi
	* @type {number}
	*
	* @example
	* var FOURTH_PI = require( '@stdlib/constants-float64-fourth-pi' );
	* // returns 7.85398163397448309616e-1
	*/
	/**
	* One fourth times the mathematical constant `π`.
	*
	* @constant
	* @type {number}
	* @default 7.85398163397448309616e-1
	* @see [Wikipedia]{@link https://en.wikipedia.org/wiki/Pi}
	*/
	var FOURTH_PI = .7853981633974483;
	module.exports = FOURTH_PI;
}));

// node_modules/@stdlib/math-base-special-asin/lib/rational_pq.js
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
var require_rational_pq$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .16666666666666713;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -8.198089802484825 + x * (19.562619833175948 + x * (-16.262479672107002 + x * (5.444622390564711 + x * (-.6019598008014124 + x * .004253011369004428))));
			s2 = -49.18853881490881 + x * (139.51056146574857 + x * (-147.1791292232726 + x * (70.49610280856842 + x * (-14.740913729888538 + x * 1))));
		} else {
			x = 1 / x;
			s1 = .004253011369004428 + x * (-.6019598008014124 + x * (5.444622390564711 + x * (-16.262479672107002 + x * (19.562619833175948 + x * -8.198089802484825))));
			s2 = 1 + x * (-14.740913729888538 + x * (70.49610280856842 + x * (-147.1791292232726 + x * (139.51056146574857 + x * -49.18853881490881))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-asin/lib/rational_rs.js
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
var require_rational_rs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .08333333333333809;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 28.536655482610616 + x * (-25.56901049652825 + x * (6.968710824104713 + x * (-.5634242780008963 + x * .002967721961301243)));
			s2 = 342.43986579130785 + x * (-383.8770957603691 + x * (147.0656354026815 + x * (-21.947795316429207 + x * 1)));
		} else {
			x = 1 / x;
			s1 = .002967721961301243 + x * (-.5634242780008963 + x * (6.968710824104713 + x * (-25.56901049652825 + x * 28.536655482610616)));
			s2 = 1 + x * (-21.947795316429207 + x * (147.0656354026815 + x * (-383.8770957603691 + x * 342.43986579130785)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-asin/lib/main.js
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
var require_main$53 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var sqrt = require_lib$84();
	var PIO4 = require_lib$83();
	var ratevalPQ = require_rational_pq$3();
	var ratevalRS = require_rational_rs();
	var MOREBITS = 6123233995736766e-32;
	/**
	* Computes the arcsine of a double-precision floating-point number.
	*
	* ## Method
	*
	* -   A rational function of the form
	*
	*     ```tex
	*     x + x^3 \frac{P(x^2)}{Q(x^2)}
	*     ```
	*
	*     is used for \\(\|x\|\\) in the interval \\(\[0, 0.5\]\\). If \\(\|x\| > 0.5\\), it is transformed by the identity
	*
	*     ```tex
	*     \operatorname{asin}(x) = \frac{\pi}{2} - 2 \operatorname{asin}( \sqrt{ (1-x)/2 } )
	*     ```
	*
	* ## Notes
	*
	* -   Relative error:
	*
	*     | arithmetic | domain | # trials | peak    | rms     |
	*     |:-----------|:-------|:---------|:--------|:--------|
	*     | DEC        | -1, 1  | 40000    | 2.6e-17 | 7.1e-18 |
	*     | IEEE       | -1, 1  | 10^6     | 1.9e-16 | 5.4e-17 |
	*
	* @param {number} x - input value
	* @returns {number} arcsine (in radians)
	*
	* @example
	* var v = asin( 0.0 );
	* // returns ~0.0
	*
	* @example
	* var v = asin( 3.141592653589793/4.0 );
	* // returns ~0.903
	*
	* @example
	* var v = asin( -3.141592653589793/6.0 );
	* // returns ~-0.551
	*
	* @example
	* var v = asin( NaN );
	* // returns NaN
	*/
	function asin(x) {
		var sgn;
		var zz;
		var a;
		var p;
		var z;
		if (isnan(x)) return NaN;
		if (x > 0) a = x;
		else {
			sgn = true;
			a = -x;
		}
		if (a > 1) return NaN;
		if (a > .625) {
			zz = 1 - a;
			p = zz * ratevalRS(zz);
			zz = sqrt(zz + zz);
			z = PIO4 - zz;
			zz = zz * p - MOREBITS;
			z -= zz;
			z += PIO4;
		} else {
			if (a < 1e-8) return x;
			zz = a * a;
			z = zz * ratevalPQ(zz);
			z = a * z + a;
		}
		return sgn ? -z : z;
	}
	module.exports = asin;
}));

// node_modules/@stdlib/math-base-special-asin/lib/index.js
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
var require_lib$82 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the arcsine of a double-precision floating-point number.
	*
	* @module @stdlib/math-base-special-asin
	*
	* @example
	* var asin = require( '@stdlib/math-base-special-asin' );
	*
	* var v = asin( 0.0 );
	* // returns 0.0
	*
	* v = asin( 3.141592653589793/4.0 );
	* // returns ~0.903
	*
	* v = asin( -3.141592653589793/6.0 );
	* // returns ~-0.551
	*
	* v = asin( NaN );
	* // returns NaN
	*/
	var main = require_main$53();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-abs/lib/main.js
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
var require_main$52 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Computes the absolute value of a double-precision floating-point number `x`.
	*
	* @param {number} x - input value
	* @returns {number} absolute value
	*
	* @example
	* var v = abs( -1.0 );
	* // returns 1.0
	*
	* @example
	* var v = abs( 2.0 );
	* // returns 2.0
	*
	* @example
	* var v = abs( 0.0 );
	* // returns 0.0
	*
	* @example
	* var v = abs( -0.0 );
	* // returns 0.0
	*
	* @example
	* var v = abs( NaN );
	* // returns NaN
	*/
	function abs(x) {
		return Math.abs(x);
	}
	module.exports = abs;
}));

// node_modules/@stdlib/math-base-special-abs/lib/index.js
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
var require_lib$81 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute an absolute value of a double-precision floating-point number.
	*
	* @module @stdlib/math-base-special-abs
	*
	* @example
	* var abs = require( '@stdlib/math-base-special-abs' );
	*
	* var v = abs( -1.0 );
	* // returns 1.0
	*
	* v = abs( 2.0 );
	* // returns 2.0
	*
	* v = abs( 0.0 );
	* // returns 0.0
	*
	* v = abs( -0.0 );
	* // returns 0.0
	*
	* v = abs( NaN );
	* // returns NaN
	*/
	var main = require_main$52();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-ceil/lib/main.js
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
var require_main$51 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Rounds a double-precision floating-point number toward positive infinity.
	*
	* @param {number} x - input value
	* @returns {number} rounded value
	*
	* @example
	* var v = ceil( -4.2 );
	* // returns -4.0
	*
	* @example
	* var v = ceil( 9.99999 );
	* // returns 10.0
	*
	* @example
	* var v = ceil( 0.0 );
	* // returns 0.0
	*
	* @example
	* var v = ceil( NaN );
	* // returns NaN
	*/
	var ceil = Math.ceil;
	module.exports = ceil;
}));

// node_modules/@stdlib/math-base-special-ceil/lib/index.js
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
var require_lib$80 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Round a double-precision floating-point number toward positive infinity.
	*
	* @module @stdlib/math-base-special-ceil
	*
	* @example
	* var ceil = require( '@stdlib/math-base-special-ceil' );
	*
	* var v = ceil( -4.2 );
	* // returns -4.0
	*
	* v = ceil( 9.99999 );
	* // returns 10.0
	*
	* v = ceil( 0.0 );
	* // returns 0.0
	*
	* v = ceil( NaN );
	* // returns NaN
	*/
	var main = require_main$51();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-trunc/lib/main.js
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
var require_main$50 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var floor = require_lib$117();
	var ceil = require_lib$80();
	/**
	* Rounds a double-precision floating-point number toward zero.
	*
	* @param {number} x - input value
	* @returns {number} rounded value
	*
	* @example
	* var v = trunc( -4.2 );
	* // returns -4.0
	*
	* @example
	* var v = trunc( 9.99999 );
	* // returns 9.0
	*
	* @example
	* var v = trunc( 0.0 );
	* // returns 0.0
	*
	* @example
	* var v = trunc( -0.0 );
	* // returns -0.0
	*
	* @example
	* var v = trunc( NaN );
	* // returns NaN
	*
	* @example
	* var v = trunc( Infinity );
	* // returns Infinity
	*
	* @example
	* var v = trunc( -Infinity );
	* // returns -Infinity
	*/
	function trunc(x) {
		if (x < 0) return ceil(x);
		return floor(x);
	}
	module.exports = trunc;
}));

// node_modules/@stdlib/math-base-special-trunc/lib/index.js
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
var require_lib$79 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Round a double-precision floating-point number toward zero.
	*
	* @module @stdlib/math-base-special-trunc
	*
	* @example
	* var trunc = require( '@stdlib/math-base-special-trunc' );
	*
	* var v = trunc( -4.2 );
	* // returns -4.0
	*
	* v = trunc( 9.99999 );
	* // returns 9.0
	*
	* v = trunc( 0.0 );
	* // returns 0.0
	*
	* v = trunc( -0.0 );
	* // returns -0.0
	*
	* v = trunc( NaN );
	* // returns NaN
	*
	* v = trunc( Infinity );
	* // returns Infinity
	*
	* v = trunc( -Infinity );
	* // returns -Infinity
	*/
	var main = require_main$50();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-max-base2-exponent/lib/index.js
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
var require_lib$78 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* The maximum biased base 2 exponent for a double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-max-base2-exponent
	* @type {integer32}
	*
	* @example
	* var FLOAT64_MAX_BASE2_EXPONENT = require( '@stdlib/constants-float64-max-base2-exponent' );
	* // returns 1023
	*/
	/**
	* The maximum biased base 2 exponent for a double-precision floating-point number.
	*
	* ```text
	* 11111111110 => 2046 - BIAS = 1023
	* ```
	*
	* where `BIAS = 1023`.
	*
	* @constant
	* @type {integer32}
	* @default 1023
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_MAX_BASE2_EXPONENT = 1023;
	module.exports = FLOAT64_MAX_BASE2_EXPONENT;
}));

// node_modules/@stdlib/constants-float64-max-base2-exponent-subnormal/lib/index.js
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
var require_lib$77 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* The maximum biased base 2 exponent for a subnormal double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-max-base2-exponent-subnormal
	* @type {integer32}
	*
	* @example
	* var FLOAT64_MAX_BASE2_EXPONENT_SUBNORMAL = require( '@stdlib/constants-float64-max-base2-exponent-subnormal' );
	* // returns -1023
	*/
	/**
	* The maximum biased base 2 exponent for a subnormal double-precision floating-point number.
	*
	* ```text
	* 00000000000 => 0 - BIAS = -1023
	* ```
	*
	* where `BIAS = 1023`.
	*
	* @constant
	* @type {integer32}
	* @default -1023
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_MAX_BASE2_EXPONENT_SUBNORMAL = -1023;
	module.exports = FLOAT64_MAX_BASE2_EXPONENT_SUBNORMAL;
}));

// node_modules/@stdlib/constants-float64-min-base2-exponent-subnormal/lib/index.js
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
var require_lib$76 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* The minimum biased base 2 exponent for a subnormal double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-min-base2-exponent-subnormal
	* @type {integer32}
	*
	* @example
	* var FLOAT64_MIN_BASE2_EXPONENT_SUBNORMAL = require( '@stdlib/constants-float64-min-base2-exponent-subnormal' );
	* // returns -1074
	*/
	/**
	* The minimum biased base 2 exponent for a subnormal double-precision floating-point number.
	*
	* ```text
	* -(BIAS+(52-1)) = -(1023+51) = -1074
	* ```
	*
	* where `BIAS = 1023` and `52` is the number of digits in the significand.
	*
	* @constant
	* @type {integer32}
	* @default -1074
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_MIN_BASE2_EXPONENT_SUBNORMAL = -1074;
	module.exports = FLOAT64_MIN_BASE2_EXPONENT_SUBNORMAL;
}));

// node_modules/@stdlib/math-base-assert-is-infinite/lib/main.js
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
var require_main$49 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var PINF = require_lib$91();
	var NINF = require_lib$89();
	/**
	* Tests if a double-precision floating-point numeric value is infinite.
	*
	* @param {number} x - value to test
	* @returns {boolean} boolean indicating whether the value is infinite
	*
	* @example
	* var bool = isInfinite( Infinity );
	* // returns true
	*
	* @example
	* var bool = isInfinite( -Infinity );
	* // returns true
	*
	* @example
	* var bool = isInfinite( 5.0 );
	* // returns false
	*
	* @example
	* var bool = isInfinite( NaN );
	* // returns false
	*/
	function isInfinite(x) {
		return x === PINF || x === NINF;
	}
	module.exports = isInfinite;
}));

// node_modules/@stdlib/math-base-assert-is-infinite/lib/index.js
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
var require_lib$75 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a double-precision floating-point numeric value is infinite.
	*
	* @module @stdlib/math-base-assert-is-infinite
	*
	* @example
	* var isInfinite = require( '@stdlib/math-base-assert-is-infinite' );
	*
	* var bool = isInfinite( Infinity );
	* // returns true
	*
	* bool = isInfinite( -Infinity );
	* // returns true
	*
	* bool = isInfinite( 5.0 );
	* // returns false
	*
	* bool = isInfinite( NaN );
	* // returns false
	*/
	var main = require_main$49();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-high-word-sign-mask/lib/index.js
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
var require_lib$74 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* High word mask for the sign bit of a double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-high-word-sign-mask
	* @type {uinteger32}
	*
	* @example
	* var FLOAT64_HIGH_WORD_SIGN_MASK = require( '@stdlib/constants-float64-high-word-sign-mask' );
	* // returns 2147483648
	*/
	/**
	* High word mask for the sign bit of a double-precision floating-point number.
	*
	* ## Notes
	*
	* The high word mask for the sign bit of a double-precision floating-point number is an unsigned 32-bit integer with the value \\( 2147483648 \\), which corresponds to the bit sequence
	*
	* ```binarystring
	* 1 00000000000 00000000000000000000
	* ```
	*
	* @constant
	* @type {uinteger32}
	* @default 0x80000000
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_HIGH_WORD_SIGN_MASK = 2147483648;
	module.exports = FLOAT64_HIGH_WORD_SIGN_MASK;
}));

// node_modules/@stdlib/constants-float64-high-word-abs-mask/lib/index.js
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
var require_lib$73 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* High word mask for excluding the sign bit of a double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-high-word-abs-mask
	* @type {uinteger32}
	*
	* @example
	* var FLOAT64_HIGH_WORD_ABS_MASK = require( '@stdlib/constants-float64-high-word-abs-mask' );
	* // returns 2147483647
	*/
	/**
	* High word mask for excluding the sign bit of a double-precision floating-point number.
	*
	* ## Notes
	*
	* The high word mask for excluding the sign bit of a double-precision floating-point number is an unsigned 32-bit integer with the value \\( 2147483647 \\), which corresponds to the bit sequence
	*
	* ```binarystring
	* 0 11111111111 11111111111111111111
	* ```
	*
	* @constant
	* @type {uinteger32}
	* @default 0x7fffffff
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_HIGH_WORD_ABS_MASK = 2147483647;
	module.exports = FLOAT64_HIGH_WORD_ABS_MASK;
}));

// node_modules/@stdlib/number-float64-base-to-words/lib/indices.js
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
var require_indices = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$95();
	var indices;
	var HIGH;
	var LOW;
	if (isLittleEndian === true) {
		HIGH = 1;
		LOW = 0;
	} else {
		HIGH = 0;
		LOW = 1;
	}
	indices = {
		"HIGH": HIGH,
		"LOW": LOW
	};
	module.exports = indices;
}));

// node_modules/@stdlib/number-float64-base-to-words/lib/assign.js
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
var require_assign$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$107();
	var Float64Array = require_lib$104();
	var indices = require_indices();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	var HIGH = indices.HIGH;
	var LOW = indices.LOW;
	/**
	* Splits a double-precision floating-point number into a higher order word (unsigned 32-bit integer) and a lower order word (unsigned 32-bit integer).
	*
	* ## Notes
	*
	* ```text
	* float64 (64 bits)
	* f := fraction (significand/mantissa) (52 bits)
	* e := exponent (11 bits)
	* s := sign bit (1 bit)
	*
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |                                Float64                                |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |              Uint32               |               Uint32              |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* ```
	*
	* If little endian (more significant bits last):
	*
	* ```text
	*                         <-- lower      higher -->
	* |   f7       f6       f5       f4       f3       f2    e2 | f1 |s|  e1  |
	* ```
	*
	* If big endian (more significant bits first):
	*
	* ```text
	*                         <-- higher      lower -->
	* |s| e1    e2 | f1     f2       f3       f4       f5        f6      f7   |
	* ```
	*
	* In which Uint32 can we find the higher order bits? If little endian, the second; if big endian, the first.
	*
	* ## References
	*
	* -   [Open Group][1]
	*
	* [1]: http://pubs.opengroup.org/onlinepubs/9629399/chap14.htm
	*
	* @private
	* @param {number} x - input value
	* @param {Collection} out - output array
	* @param {integer} stride - output array stride
	* @param {NonNegativeInteger} offset - output array index offset
	* @returns {Collection} output array
	*
	* @example
	* var Uint32Array = require( '@stdlib/array-uint32' );
	*
	* var out = new Uint32Array( 2 );
	*
	* var w = toWords( 3.14e201, out, 1, 0 );
	* // returns <Uint32Array>[ 1774486211, 2479577218 ]
	*
	* var bool = ( w === out );
	* // returns true
	*/
	function toWords(x, out, stride, offset) {
		FLOAT64_VIEW[0] = x;
		out[offset] = UINT32_VIEW[HIGH];
		out[offset + stride] = UINT32_VIEW[LOW];
		return out;
	}
	module.exports = toWords;
}));

// node_modules/@stdlib/number-float64-base-to-words/lib/main.js
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
var require_main$48 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var fcn = require_assign$2();
	/**
	* Splits a double-precision floating-point number into a higher order word (unsigned 32-bit integer) and a lower order word (unsigned 32-bit integer).
	*
	* @param {number} x - input value
	* @returns {Array<number>} output array
	*
	* @example
	* var w = toWords( 3.14e201 );
	* // returns [ 1774486211, 2479577218 ]
	*/
	function toWords(x) {
		return fcn(x, [0, 0], 1, 0);
	}
	module.exports = toWords;
}));

// node_modules/@stdlib/number-float64-base-to-words/lib/index.js
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
var require_lib$72 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Split a double-precision floating-point number into a higher order word (unsigned 32-bit integer) and a lower order word (unsigned 32-bit integer).
	*
	* @module @stdlib/number-float64-base-to-words
	*
	* @example
	* var toWords = require( '@stdlib/number-float64-base-to-words' );
	*
	* var w = toWords( 3.14e201 );
	* // returns [ 1774486211, 2479577218 ]
	*
	* @example
	* var Uint32Array = require( '@stdlib/array-uint32' );
	* var toWords = require( '@stdlib/number-float64-base-to-words' );
	*
	* var out = new Uint32Array( 2 );
	*
	* var w = toWords.assign( 3.14e201, out, 1, 0 );
	* // returns <Uint32Array>[ 1774486211, 2479577218 ]
	*
	* var bool = ( w === out );
	* // returns true
	*/
	var setReadOnly = require_lib$118();
	var main = require_main$48();
	setReadOnly(main, "assign", require_assign$2());
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-copysign/lib/main.js
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
var require_main$47 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var SIGN_MASK = require_lib$74();
	var ABS_MASK = require_lib$73();
	var toWords = require_lib$72();
	var getHighWord = require_lib$94();
	var fromWords = require_lib$92();
	var WORDS = [0, 0];
	/**
	* Returns a double-precision floating-point number with the magnitude of `x` and the sign of `y`.
	*
	* @param {number} x - number from which to derive a magnitude
	* @param {number} y - number from which to derive a sign
	* @returns {number} a double-precision floating-point number
	*
	* @example
	* var z = copysign( -3.14, 10.0 );
	* // returns 3.14
	*
	* @example
	* var z = copysign( 3.14, -1.0 );
	* // returns -3.14
	*
	* @example
	* var z = copysign( 1.0, -0.0 );
	* // returns -1.0
	*
	* @example
	* var z = copysign( -3.14, -0.0 );
	* // returns -3.14
	*
	* @example
	* var z = copysign( -0.0, 1.0 );
	* // returns 0.0
	*/
	function copysign(x, y) {
		var hx;
		var hy;
		toWords.assign(x, WORDS, 1, 0);
		hx = WORDS[0];
		hx &= ABS_MASK;
		hy = getHighWord(y);
		hy &= SIGN_MASK;
		hx |= hy;
		return fromWords(hx, WORDS[1]);
	}
	module.exports = copysign;
}));

// node_modules/@stdlib/math-base-special-copysign/lib/index.js
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
var require_lib$71 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Return a double-precision floating-point number with the magnitude of `x` and the sign of `y`.
	*
	* @module @stdlib/math-base-special-copysign
	*
	* @example
	* var copysign = require( '@stdlib/math-base-special-copysign' );
	*
	* var z = copysign( -3.14, 10.0 );
	* // returns 3.14
	*
	* z = copysign( 3.14, -1.0 );
	* // returns -3.14
	*
	* z = copysign( 1.0, -0.0 );
	* // returns -1.0
	*
	* z = copysign( -3.14, -0.0 );
	* // returns -3.14
	*
	* z = copysign( -0.0, 1.0 );
	* // returns 0.0
	*/
	var main = require_main$47();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-smallest-normal/lib/index.js
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
var require_lib$70 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Smallest positive double-precision floating-point normal number.
	*
	* @module @stdlib/constants-float64-smallest-normal
	* @type {number}
	*
	* @example
	* var FLOAT64_SMALLEST_NORMAL = require( '@stdlib/constants-float64-smallest-normal' );
	* // returns 2.2250738585072014e-308
	*/
	/**
	* The smallest positive double-precision floating-point normal number.
	*
	* ## Notes
	*
	* The number has the value
	*
	* ```tex
	* \frac{1}{2^{1023-1}}
	* ```
	*
	* which corresponds to the bit sequence
	*
	* ```binarystring
	* 0 00000000001 00000000000000000000 00000000000000000000000000000000
	* ```
	*
	* @constant
	* @type {number}
	* @default 2.2250738585072014e-308
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_SMALLEST_NORMAL = 22250738585072014e-324;
	module.exports = FLOAT64_SMALLEST_NORMAL;
}));

// node_modules/@stdlib/number-float64-base-normalize/lib/assign.js
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
var require_assign$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var FLOAT64_SMALLEST_NORMAL = require_lib$70();
	var isInfinite = require_lib$75();
	var isnan = require_lib$116();
	var abs = require_lib$81();
	var SCALAR = 4503599627370496;
	/**
	* Returns a normal number `y` and exponent `exp` satisfying \\(x = y \cdot 2^\mathrm{exp}\\) and assigns results to a provided output array.
	*
	* @param {number} x - input value
	* @param {Collection} out - output array
	* @param {integer} stride - output array stride
	* @param {NonNegativeInteger} offset - output array index offset
	* @returns {Collection} output array
	*
	* @example
	* var pow = require( '@stdlib/math-base-special-pow' );
	*
	* var out = normalize( 3.14e-319, [ 0.0, 0 ], 1, 0 );
	* // returns [ 1.4141234400356668e-303, -52 ]
	*
	* var y = out[ 0 ];
	* var exp = out[ 1 ];
	*
	* var bool = ( y*pow(2.0,exp) === 3.14e-319 );
	* // returns true
	*
	* @example
	* var out = normalize( 0.0, [ 0.0, 0 ], 1, 0 );
	* // returns [ 0.0, 0 ];
	*
	* @example
	* var PINF = require( '@stdlib/constants-float64-pinf' );
	*
	* var out = normalize( PINF, [ 0.0, 0 ], 1, 0 );
	* // returns [ Infinity, 0 ]
	*
	* @example
	* var NINF = require( '@stdlib/constants-float64-ninf' );
	*
	* var out = normalize( NINF, [ 0.0, 0 ], 1, 0 );
	* // returns [ -Infinity, 0 ]
	*
	* @example
	* var out = normalize( NaN, [ 0.0, 0 ], 1, 0 );
	* // returns [ NaN, 0 ]
	*/
	function normalize(x, out, stride, offset) {
		if (isnan(x) || isInfinite(x)) {
			out[offset] = x;
			out[offset + stride] = 0;
			return out;
		}
		if (x !== 0 && abs(x) < FLOAT64_SMALLEST_NORMAL) {
			out[offset] = x * SCALAR;
			out[offset + stride] = -52;
			return out;
		}
		out[offset] = x;
		out[offset + stride] = 0;
		return out;
	}
	module.exports = normalize;
}));

// node_modules/@stdlib/number-float64-base-normalize/lib/main.js
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
var require_main$46 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var fcn = require_assign$1();
	/**
	* Returns a normal number `y` and exponent `exp` satisfying \\(x = y \cdot 2^\mathrm{exp}\\).
	*
	* @param {number} x - input value
	* @returns {NumberArray} output array
	*
	* @example
	* var pow = require( '@stdlib/math-base-special-pow' );
	*
	* var out = normalize( 3.14e-319 );
	* // returns [ 1.4141234400356668e-303, -52 ]
	*
	* var y = out[ 0 ];
	* var exp = out[ 1 ];
	*
	* var bool = ( y*pow(2.0,exp) === 3.14e-319 );
	* // returns true
	*
	* @example
	* var out = normalize( 0.0 );
	* // returns [ 0.0, 0 ]
	*
	* @example
	* var PINF = require( '@stdlib/constants-float64-pinf' );
	*
	* var out = normalize( PINF );
	* // returns [ Infinity, 0 ]
	*
	* @example
	* var NINF = require( '@stdlib/constants-float64-ninf' );
	*
	* var out = normalize( NINF );
	* // returns [ -Infinity, 0 ]
	*
	* @example
	* var out = normalize( NaN );
	* // returns [ NaN, 0 ]
	*/
	function normalize(x) {
		return fcn(x, [0, 0], 1, 0);
	}
	module.exports = normalize;
}));

// node_modules/@stdlib/number-float64-base-normalize/lib/index.js
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
var require_lib$69 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Return a normal number `y` and exponent `exp` satisfying \\(x = y \cdot 2^\mathrm{exp}\\).
	*
	* @module @stdlib/number-float64-base-normalize
	*
	* @example
	* var pow = require( '@stdlib/math-base-special-pow' );
	* var normalize = require( '@stdlib/number-float64-base-normalize' );
	*
	* var out = normalize( 3.14e-319 );
	* // returns [ 1.4141234400356668e-303, -52 ]
	*
	* var y = out[ 0 ];
	* var exp = out[ 1 ];
	*
	* var bool = ( y*pow(2.0, exp) === 3.14e-319 );
	* // returns true
	*
	* @example
	* var Float64Array = require( '@stdlib/array-float64' );
	* var normalize = require( '@stdlib/number-float64-base-normalize' );
	*
	* var out = new Float64Array( 2 );
	*
	* var v = normalize.assign( 3.14e-319, out, 1, 0 );
	* // returns <Float64Array>[ 1.4141234400356668e-303, -52 ]
	*
	* var bool = ( v === out );
	* // returns true
	*/
	var setReadOnly = require_lib$118();
	var main = require_main$46();
	setReadOnly(main, "assign", require_assign$1());
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-high-word-exponent-mask/lib/index.js
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
var require_lib$68 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* High word mask for the exponent of a double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-high-word-exponent-mask
	* @type {uinteger32}
	*
	* @example
	* var FLOAT64_HIGH_WORD_EXPONENT_MASK = require( '@stdlib/constants-float64-high-word-exponent-mask' );
	* // returns 2146435072
	*/
	/**
	* High word mask for the exponent of a double-precision floating-point number.
	*
	* ## Notes
	*
	* The high word mask for the exponent of a double-precision floating-point number is an unsigned 32-bit integer with the value \\( 2146435072 \\), which corresponds to the bit sequence
	*
	* ```binarystring
	* 0 11111111111 00000000000000000000
	* ```
	*
	* @constant
	* @type {uinteger32}
	* @default 0x7ff00000
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_HIGH_WORD_EXPONENT_MASK = 2146435072;
	module.exports = FLOAT64_HIGH_WORD_EXPONENT_MASK;
}));

// node_modules/@stdlib/number-float64-base-exponent/lib/main.js
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
var require_main$45 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$94();
	var EXP_MASK = require_lib$68();
	var BIAS = require_lib$88();
	/**
	* Returns an integer corresponding to the unbiased exponent of a double-precision floating-point number.
	*
	* @param {number} x - input value
	* @returns {integer32} unbiased exponent
	*
	* @example
	* var exp = exponent( 3.14e-307 ); // => 2**-1019 ~ 1e-307
	* // returns -1019
	*
	* @example
	* var exp = exponent( -3.14 );
	* // returns 1
	*
	* @example
	* var exp = exponent( 0.0 );
	* // returns -1023
	*
	* @example
	* var exp = exponent( NaN );
	* // returns 1024
	*/
	function exponent(x) {
		var high = getHighWord(x);
		high = (high & EXP_MASK) >>> 20;
		return high - BIAS | 0;
	}
	module.exports = exponent;
}));

// node_modules/@stdlib/number-float64-base-exponent/lib/index.js
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
var require_lib$67 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Return an integer corresponding to the unbiased exponent of a double-precision floating-point number.
	*
	* @module @stdlib/number-float64-base-exponent
	*
	* @example
	* var exponent = require( '@stdlib/number-float64-base-exponent' );
	*
	* var exp = exponent( 3.14e-307 ); // => 2**-1019 ~ 1e-307
	* // returns -1019
	*
	* exp = exponent( -3.14 );
	* // returns 1
	*
	* exp = exponent( 0.0 );
	* // returns -1023
	*
	* exp = exponent( NaN );
	* // returns 1024
	*/
	var main = require_main$45();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-ldexp/lib/main.js
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
var require_main$44 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var PINF = require_lib$91();
	var NINF = require_lib$89();
	var BIAS = require_lib$88();
	var MAX_EXPONENT = require_lib$78();
	var MAX_SUBNORMAL_EXPONENT = require_lib$77();
	var MIN_SUBNORMAL_EXPONENT = require_lib$76();
	var isnan = require_lib$116();
	var isInfinite = require_lib$75();
	var copysign = require_lib$71();
	var normalize = require_lib$69().assign;
	var floatExp = require_lib$67();
	var toWords = require_lib$72();
	var fromWords = require_lib$92();
	var TWO52_INV = 2220446049250313e-31;
	var CLEAR_EXP_MASK = 2148532223;
	var FRAC = [0, 0];
	var WORDS = [0, 0];
	/**
	* Multiplies a double-precision floating-point number by an integer power of two.
	*
	* @param {number} frac - fraction
	* @param {integer} exp - exponent
	* @returns {number} double-precision floating-point number
	*
	* @example
	* var x = ldexp( 0.5, 3 ); // => 0.5 * 2^3 = 0.5 * 8
	* // returns 4.0
	*
	* @example
	* var x = ldexp( 4.0, -2 ); // => 4 * 2^(-2) = 4 * (1/4)
	* // returns 1.0
	*
	* @example
	* var x = ldexp( 0.0, 20 );
	* // returns 0.0
	*
	* @example
	* var x = ldexp( -0.0, 39 );
	* // returns -0.0
	*
	* @example
	* var x = ldexp( NaN, -101 );
	* // returns NaN
	*
	* @example
	* var x = ldexp( Infinity, 11 );
	* // returns Infinity
	*
	* @example
	* var x = ldexp( -Infinity, -118 );
	* // returns -Infinity
	*/
	function ldexp(frac, exp) {
		var high;
		var m;
		if (exp === 0 || frac === 0 || isnan(frac) || isInfinite(frac)) return frac;
		normalize(frac, FRAC, 1, 0);
		frac = FRAC[0];
		exp += FRAC[1];
		exp += floatExp(frac);
		if (exp < MIN_SUBNORMAL_EXPONENT) return copysign(0, frac);
		if (exp > MAX_EXPONENT) {
			if (frac < 0) return NINF;
			return PINF;
		}
		if (exp <= MAX_SUBNORMAL_EXPONENT) {
			exp += 52;
			m = TWO52_INV;
		} else m = 1;
		toWords.assign(frac, WORDS, 1, 0);
		high = WORDS[0];
		high &= CLEAR_EXP_MASK;
		high |= exp + BIAS << 20;
		return m * fromWords(high, WORDS[1]);
	}
	module.exports = ldexp;
}));

// node_modules/@stdlib/math-base-special-ldexp/lib/index.js
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
var require_lib$66 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Multiply a double-precision floating-point number by an integer power of two.
	*
	* @module @stdlib/math-base-special-ldexp
	*
	* @example
	* var ldexp = require( '@stdlib/math-base-special-ldexp' );
	*
	* var x = ldexp( 0.5, 3 ); // => 0.5 * 2^3 = 0.5 * 8
	* // returns 4.0
	*
	* x = ldexp( 4.0, -2 ); // => 4 * 2^(-2) = 4 * (1/4)
	* // returns 1.0
	*
	* x = ldexp( 0.0, 20 );
	* // returns 0.0
	*
	* x = ldexp( -0.0, 39 );
	* // returns -0.0
	*
	* x = ldexp( NaN, -101 );
	* // returns NaN
	*
	* x = ldexp( Infinity, 11 );
	* // returns Infinity
	*
	* x = ldexp( -Infinity, -118 );
	* // returns -Infinity
	*/
	var main = require_main$44();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-exp/lib/polyval_p.js
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
var require_polyval_p$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .16666666666666602;
		return .16666666666666602 + x * (-.0027777777777015593 + x * (6613756321437934e-20 + x * (-16533902205465252e-22 + x * 4.1381367970572385e-8)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-exp/lib/expmulti.js
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
var require_expmulti = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ldexp = require_lib$66();
	var polyvalP = require_polyval_p$2();
	/**
	* Computes \\(e^{r} 2^k\\) where \\(r = \mathrm{hi} - \mathrm{lo}\\) and \\(|r| \leq \ln(2)/2\\).
	*
	* @private
	* @param {number} hi - upper bound
	* @param {number} lo - lower bound
	* @param {integer} k - power of 2
	* @returns {number} function value
	*/
	function expmulti(hi, lo, k) {
		var r;
		var t;
		var c;
		var y;
		r = hi - lo;
		t = r * r;
		c = r - t * polyvalP(t);
		y = 1 - (lo - r * c / (2 - c) - hi);
		return ldexp(y, k);
	}
	module.exports = expmulti;
}));

// node_modules/@stdlib/math-base-special-exp/lib/main.js
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
var require_main$43 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var trunc = require_lib$79();
	var NINF = require_lib$89();
	var PINF = require_lib$91();
	var expmulti = require_expmulti();
	var LN2_HI = .6931471803691238;
	var LN2_LO = 19082149292705877e-26;
	var LOG2_E = 1.4426950408889634;
	var OVERFLOW = 709.782712893384;
	var UNDERFLOW = -745.1332191019411;
	var NEARZERO = 1 / (1 << 28);
	var NEG_NEARZERO = -NEARZERO;
	/**
	* Evaluates the natural exponential function.
	*
	* ## Method
	*
	* 1.  We reduce \\( x \\) to an \\( r \\) so that \\( |r| \leq 0.5 \cdot \ln(2) \approx 0.34658 \\). Given \\( x \\), we find an \\( r \\) and integer \\( k \\) such that
	*
	*     ```tex
	*     \begin{align*}
	*     x &= k \cdot \ln(2) + r \\
	*     |r| &\leq 0.5 \cdot \ln(2)
	*     \end{align*}
	*     ```
	*
	*     <!-- <note> -->
	*
	*     \\( r \\) can be represented as \\( r = \mathrm{hi} - \mathrm{lo} \\) for better accuracy.
	*
	*     <!-- </note> -->
	*
	* 2.  We approximate of \\( e^{r} \\) by a special rational function on the interval \\(\[0,0.34658]\\):
	*
	*     ```tex
	*     \begin{align*}
	*     R\left(r^2\right) &= r \cdot \frac{ e^{r}+1 }{ e^{r}-1 } \\
	*     &= 2 + \frac{r^2}{6} - \frac{r^4}{360} + \ldots
	*     \end{align*}
	*     ```
	*
	*     We use a special Remes algorithm on \\(\[0,0.34658]\\) to generate a polynomial of degree \\(5\\) to approximate \\(R\\). The maximum error of this polynomial approximation is bounded by \\(2^{-59}\\). In other words,
	*
	*     ```tex
	*     R(z) \sim 2 + P_1 z + P_2 z^2 + P_3 z^3 + P_4 z^4 + P_5 z^5
	*     ```
	*
	*     where \\( z = r^2 \\) and
	*
	*     ```tex
	*     \left|  2 + P_1 z + \ldots + P_5 z^5  - R(z) \right| \leq 2^{-59}
	*     ```
	*
	*     <!-- <note> -->
	*
	*     The values of \\( P_1 \\) to \\( P_5 \\) are listed in the source code.
	*
	*     <!-- </note> -->
	*
	*     The computation of \\( e^{r} \\) thus becomes
	*
	*     ```tex
	*     \begin{align*}
	*     e^{r} &= 1 + \frac{2r}{R-r} \\
	*           &= 1 + r + \frac{r \cdot R_1(r)}{2 - R_1(r)}\ \text{for better accuracy}
	*     \end{align*}
	*     ```
	*
	*     where
	*
	*     ```tex
	*     R_1(r) = r - P_1\ r^2 + P_2\ r^4 + \ldots + P_5\ r^{10}
	*     ```
	*
	* 3.  We scale back to obtain \\( e^{x} \\). From step 1, we have
	*
	*     ```tex
	*     e^{x} = 2^k e^{r}
	*     ```
	*
	* ## Special Cases
	*
	* ```tex
	* \begin{align*}
	* e^\infty &= \infty \\
	* e^{-\infty} &= 0 \\
	* e^{\mathrm{NaN}} &= \mathrm{NaN} \\
	* e^0 &= 1\ \mathrm{is\ exact\ for\ finite\ argument\ only}
	* \end{align*}
	* ```
	*
	* ## Notes
	*
	* -   According to an error analysis, the error is always less than \\(1\\) ulp (unit in the last place).
	*
	* -   For an IEEE double,
	*
	*     -   if \\(x > 7.09782712893383973096\mbox{e+}02\\), then \\(e^{x}\\) overflows
	*     -   if \\(x < -7.45133219101941108420\mbox{e+}02\\), then \\(e^{x}\\) underflows
	*
	* -   The hexadecimal values included in the source code are the intended ones for the used constants. Decimal values may be used, provided that the compiler will convert from decimal to binary accurately enough to produce the intended hexadecimal values.
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = exp( 4.0 );
	* // returns ~54.5982
	*
	* @example
	* var v = exp( -9.0 );
	* // returns ~1.234e-4
	*
	* @example
	* var v = exp( 0.0 );
	* // returns 1.0
	*
	* @example
	* var v = exp( NaN );
	* // returns NaN
	*/
	function exp(x) {
		var hi;
		var lo;
		var k;
		if (isnan(x) || x === PINF) return x;
		if (x === NINF) return 0;
		if (x > OVERFLOW) return PINF;
		if (x < UNDERFLOW) return 0;
		if (x > NEG_NEARZERO && x < NEARZERO) return 1 + x;
		if (x < 0) k = trunc(LOG2_E * x - .5);
		else k = trunc(LOG2_E * x + .5);
		hi = x - k * LN2_HI;
		lo = k * LN2_LO;
		return expmulti(hi, lo, k);
	}
	module.exports = exp;
}));

// node_modules/@stdlib/math-base-special-exp/lib/index.js
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
var require_lib$65 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the natural exponential function.
	*
	* @module @stdlib/math-base-special-exp
	*
	* @example
	* var exp = require( '@stdlib/math-base-special-exp' );
	*
	* var v = exp( 4.0 );
	* // returns ~54.5982
	*
	* v = exp( -9.0 );
	* // returns ~1.234e-4
	*
	* v = exp( 0.0 );
	* // returns 1.0
	*
	* v = exp( NaN );
	* // returns NaN
	*/
	var main = require_main$43();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-assert-is-integer/lib/main.js
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
var require_main$42 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var floor = require_lib$117();
	/**
	* Tests if a finite double-precision floating-point number is an integer.
	*
	* @param {number} x - value to test
	* @returns {boolean} boolean indicating whether the value is an integer
	*
	* @example
	* var bool = isInteger( 1.0 );
	* // returns true
	*
	* @example
	* var bool = isInteger( 3.14 );
	* // returns false
	*/
	function isInteger(x) {
		return floor(x) === x;
	}
	module.exports = isInteger;
}));

// node_modules/@stdlib/math-base-assert-is-integer/lib/index.js
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
var require_lib$64 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a finite double-precision floating-point number is an integer.
	*
	* @module @stdlib/math-base-assert-is-integer
	*
	* @example
	* var isInteger = require( '@stdlib/math-base-assert-is-integer' );
	*
	* var bool = isInteger( 1.0 );
	* // returns true
	*
	* bool = isInteger( 3.14 );
	* // returns false
	*/
	var main = require_main$42();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-assert-is-even/lib/main.js
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
var require_main$41 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isInteger = require_lib$64();
	/**
	* Tests if a finite numeric value is an even number.
	*
	* @param {number} x - value to test
	* @returns {boolean} boolean indicating whether the value is an even number
	*
	* @example
	* var bool = isEven( 5.0 );
	* // returns false
	*
	* @example
	* var bool = isEven( -2.0 );
	* // returns true
	*
	* @example
	* var bool = isEven( 0.0 );
	* // returns true
	*
	* @example
	* var bool = isEven( NaN );
	* // returns false
	*/
	function isEven(x) {
		return isInteger(x / 2);
	}
	module.exports = isEven;
}));

// node_modules/@stdlib/math-base-assert-is-even/lib/index.js
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
var require_lib$63 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a finite numeric value is an even number.
	*
	* @module @stdlib/math-base-assert-is-even
	*
	* @example
	* var isEven = require( '@stdlib/math-base-assert-is-even' );
	*
	* var bool = isEven( 5.0 );
	* // returns false
	*
	* bool = isEven( -2.0 );
	* // returns true
	*
	* bool = isEven( 0.0 );
	* // returns true
	*
	* bool = isEven( NaN );
	* // returns false
	*/
	var main = require_main$41();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-assert-is-odd/lib/main.js
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
var require_main$40 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isEven = require_lib$63();
	/**
	* Tests if a finite double-precision floating-point number is an odd number.
	*
	* @param {number} x - value to test
	* @returns {boolean} boolean indicating whether the value is an odd number
	*
	* @example
	* var bool = isOdd( 5.0 );
	* // returns true
	*
	* @example
	* var bool = isOdd( -2.0 );
	* // returns false
	*
	* @example
	* var bool = isOdd( 0.0 );
	* // returns false
	*
	* @example
	* var bool = isOdd( NaN );
	* // returns false
	*/
	function isOdd(x) {
		if (x > 0) return isEven(x - 1);
		return isEven(x + 1);
	}
	module.exports = isOdd;
}));

// node_modules/@stdlib/math-base-assert-is-odd/lib/index.js
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
var require_lib$62 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a finite double-precision floating-point number is an odd number.
	*
	* @module @stdlib/math-base-assert-is-odd
	*
	* @example
	* var isOdd = require( '@stdlib/math-base-assert-is-odd' );
	*
	* var bool = isOdd( 5.0 );
	* // returns true
	*
	* bool = isOdd( -2.0 );
	* // returns false
	*
	* bool = isOdd( 0.0 );
	* // returns false
	*
	* bool = isOdd( NaN );
	* // returns false
	*/
	var main = require_main$40();
	module.exports = main;
}));

// node_modules/@stdlib/number-float64-base-set-low-word/lib/low.js
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
var require_low$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$95();
	var LOW;
	if (isLittleEndian === true) LOW = 0;
	else LOW = 1;
	module.exports = LOW;
}));

// node_modules/@stdlib/number-float64-base-set-low-word/lib/main.js
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
var require_main$39 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$107();
	var Float64Array = require_lib$104();
	var LOW = require_low$1();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	/**
	* Sets the less significant 32 bits of a double-precision floating-point number.
	*
	* ## Notes
	*
	* ```text
	* float64 (64 bits)
	* f := fraction (significand/mantissa) (52 bits)
	* e := exponent (11 bits)
	* s := sign bit (1 bit)
	*
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |                                Float64                                |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |              Uint32               |               Uint32              |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* ```
	*
	* If little endian (more significant bits last):
	*
	* ```text
	*                         <-- lower      higher -->
	* |   f7       f6       f5       f4       f3       f2    e2 | f1 |s|  e1  |
	* ```
	*
	* If big endian (more significant bits first):
	*
	* ```text
	*                         <-- higher      lower -->
	* |s| e1    e2 | f1     f2       f3       f4       f5        f6      f7   |
	* ```
	*
	* In which Uint32 can we find the lower order bits? If little endian, the first; if big endian, the second.
	*
	* ## References
	*
	* -   [Open Group][1]
	*
	* [1]: http://pubs.opengroup.org/onlinepubs/9629399/chap14.htm
	*
	* @param {number} x - double
	* @param {uinteger32} low - unsigned 32-bit integer to replace the lower order word of `x`
	* @returns {number} double having the same higher order word as `x`
	*
	* @example
	* var low = 5 >>> 0; // => 00000000000000000000000000000101
	*
	* var x = 3.14e201; // => 0 11010011100 01001000001011000011 10010011110010110101100010000010
	*
	* var y = setLowWord( x, low ); // => 0 11010011100 01001000001011000011 00000000000000000000000000000101
	* // returns 3.139998651394392e+201
	*
	* @example
	* var PINF = require( '@stdlib/constants-float64-pinf' );
	* var NINF = require( '@stdlib/constants-float64-ninf' );
	*
	* var low = 12345678;
	*
	* var y = setLowWord( PINF, low );
	* // returns NaN
	*
	* y = setLowWord( NINF, low );
	* // returns NaN
	*
	* y = setLowWord( NaN, low );
	* // returns NaN
	*/
	function setLowWord(x, low) {
		FLOAT64_VIEW[0] = x;
		UINT32_VIEW[LOW] = low >>> 0;
		return FLOAT64_VIEW[0];
	}
	module.exports = setLowWord;
}));

// node_modules/@stdlib/number-float64-base-set-low-word/lib/index.js
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
var require_lib$61 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Set the less significant 32 bits of a double-precision floating-point number.
	*
	* @module @stdlib/number-float64-base-set-low-word
	*
	* @example
	* var setLowWord = require( '@stdlib/number-float64-base-set-low-word' );
	*
	* var low = 5 >>> 0; // => 00000000000000000000000000000101
	*
	* var x = 3.14e201; // => 0 11010011100 01001000001011000011 10010011110010110101100010000010
	*
	* var y = setLowWord( x, low ); // => 0 11010011100 01001000001011000011 00000000000000000000000000000101
	* // returns 3.139998651394392e+201
	*
	* @example
	* var PINF = require( '@stdlib/constants-float64-pinf' );
	* var NINF = require( '@stdlib/constants-float64-ninf' );
	* var setLowWord = require( '@stdlib/number-float64-base-set-low-word' );
	*
	* var low = 12345678;
	*
	* var y = setLowWord( PINF, low );
	* // returns NaN
	*
	* y = setLowWord( NINF, low );
	* // returns NaN
	*
	* y = setLowWord( NaN, low );
	* // returns NaN
	*/
	var main = require_main$39();
	module.exports = main;
}));

// node_modules/@stdlib/number-uint32-base-to-int32/lib/main.js
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
var require_main$38 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Converts an unsigned 32-bit integer to a signed 32-bit integer.
	*
	* @param {uinteger32} x - unsigned 32-bit integer
	* @returns {integer32} signed 32-bit integer
	*
	* @example
	* var float64ToUint32 = require( '@stdlib/number-float64-base-to-uint32' );
	* var y = uint32ToInt32( float64ToUint32( 4294967295 ) );
	* // returns -1
	*
	* @example
	* var float64ToUint32 = require( '@stdlib/number-float64-base-to-uint32' );
	* var y = uint32ToInt32( float64ToUint32( 3 ) );
	* // returns 3
	*/
	function uint32ToInt32(x) {
		return x | 0;
	}
	module.exports = uint32ToInt32;
}));

// node_modules/@stdlib/number-uint32-base-to-int32/lib/index.js
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
var require_lib$60 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Convert an unsigned 32-bit integer to a signed 32-bit integer.
	*
	* @module @stdlib/number-uint32-base-to-int32
	*
	* @example
	* var float64ToUint32 = require( '@stdlib/number-float64-base-to-uint32' );
	* var uint32ToInt32 = require( '@stdlib/number-uint32-base-to-int32' );
	*
	* var y = uint32ToInt32( float64ToUint32( 4294967295 ) );
	* // returns -1
	*
	* y = uint32ToInt32( float64ToUint32( 3 ) );
	* // returns 3
	*/
	var uint32ToInt32 = require_main$38();
	module.exports = uint32ToInt32;
}));

// node_modules/@stdlib/math-base-special-pow/lib/x_is_zero.js
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
var require_x_is_zero = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isOdd = require_lib$62();
	var copysign = require_lib$71();
	var NINF = require_lib$89();
	var PINF = require_lib$91();
	/**
	* Evaluates the exponential function when \\(|x| = 0\\).
	*
	* @private
	* @param {number} x - base
	* @param {number} y - exponent
	* @returns {number} function value
	*
	* @example
	* var v = pow( 0.0, 2 );
	* // returns 0.0
	*
	* @example
	* var v = pow( -0.0, -9 );
	* // returns -Infinity
	*
	* @example
	* var v = pow( 0.0, -9 );
	* // returns Infinity
	*
	* @example
	* var v = pow( -0.0, 9 );
	* // returns 0.0
	*
	* @example
	* var v = pow( 0.0, -Infinity  );
	* // returns Infinity
	*
	* @example
	* var v = pow( 0.0, Infinity );
	* // returns 0.0
	*/
	function pow(x, y) {
		if (y === NINF) return PINF;
		if (y === PINF) return 0;
		if (y > 0) {
			if (isOdd(y)) return x;
			return 0;
		}
		if (isOdd(y)) return copysign(PINF, x);
		return PINF;
	}
	module.exports = pow;
}));

// node_modules/@stdlib/math-base-special-pow/lib/y_is_huge.js
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
var require_y_is_huge = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ABS_MASK = require_lib$73();
	var getHighWord = require_lib$94();
	var HIGH_MAX_NEAR_UNITY = 1072693247;
	var HUGE = 1e300;
	var TINY = 1e-300;
	/**
	* Evaluates the exponential function when \\(|y| > 2^64\\).
	*
	* @private
	* @param {number} x - base
	* @param {number} y - exponent
	* @returns {number} overflow or underflow result
	*
	* @example
	* var v = pow( 9.0, 3.6893488147419103e19 );
	* // returns Infinity
	*
	* @example
	* var v = pow( -3.14, -3.6893488147419103e19 );
	* // returns 0.0
	*/
	function pow(x, y) {
		if ((getHighWord(x) & ABS_MASK) <= HIGH_MAX_NEAR_UNITY) {
			if (y < 0) return HUGE * HUGE;
			return TINY * TINY;
		}
		if (y > 0) return HUGE * HUGE;
		return TINY * TINY;
	}
	module.exports = pow;
}));

// node_modules/@stdlib/math-base-special-pow/lib/y_is_infinite.js
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
var require_y_is_infinite = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$81();
	var PINF = require_lib$91();
	/**
	* Evaluates the exponential function when \\( y = \pm \infty\\).
	*
	* @private
	* @param {number} x - base
	* @param {number} y - exponent
	* @returns {number} function value
	*
	* @example
	* var v = pow( -1.0, Infinity );
	* // returns NaN
	*
	* @example
	* var v = pow( -1.0, -Infinity  );
	* // returns NaN
	*
	* @example
	* var v = pow( 1.0, Infinity );
	* // returns 1.0
	*
	* @example
	* var v = pow( 1.0, -Infinity  );
	* // returns 1.0
	*
	* @example
	* var v = pow( 0.5, Infinity );
	* // returns 0.0
	*
	* @example
	* var v = pow( 0.5, -Infinity  );
	* // returns Infinity
	*
	* @example
	* var v = pow( 1.5, -Infinity  );
	* // returns 0.0
	*
	* @example
	* var v = pow( 1.5, Infinity );
	* // returns Infinity
	*/
	function pow(x, y) {
		if (x === -1) return (x - x) / (x - x);
		if (x === 1) return 1;
		if (abs(x) < 1 === (y === PINF)) return 0;
		return PINF;
	}
	module.exports = pow;
}));

// node_modules/@stdlib/constants-float64-num-high-word-significand-bits/lib/index.js
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
var require_lib$59 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Number of significand bits in the high word of a double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-num-high-word-significand-bits
	* @type {integer32}
	*
	* @example
	* var FLOAT64_NUM_HIGH_WORD_SIGNIFICAND_BITS = require( '@stdlib/constants-float64-num-high-word-significand-bits' );
	* // returns 20
	*/
	/**
	* Number of significand bits in the high word of a double-precision floating-point number.
	*
	* @constant
	* @type {integer32}
	* @default 20
	*/
	var FLOAT64_NUM_HIGH_WORD_SIGNIFICAND_BITS = 20;
	module.exports = FLOAT64_NUM_HIGH_WORD_SIGNIFICAND_BITS;
}));

// node_modules/@stdlib/math-base-special-pow/lib/polyval_l.js
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
var require_polyval_l = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .5999999999999946;
		return .5999999999999946 + x * (.4285714285785502 + x * (.33333332981837743 + x * (.272728123808534 + x * (.23066074577556175 + x * .20697501780033842))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-pow/lib/log2ax.js
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
var require_log2ax = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$94();
	var setLowWord = require_lib$61();
	var setHighWord = require_lib$93();
	var BIAS = require_lib$88();
	var HIGH_NUM_SIGNIFICAND_BITS = require_lib$59();
	var polyvalL = require_polyval_l();
	var HIGH_SIGNIFICAND_MASK = 1048575;
	var HIGH_MIN_NORMAL_EXP = 1048576;
	var HIGH_BIASED_EXP_0 = 1072693248;
	var HIGH_BIASED_EXP_NEG_512 = 536870912;
	var HIGH_SIGNIFICAND_HALF = 524288;
	var TWO53 = 9007199254740992;
	var CP = .9617966939259756;
	var CP_HI = .9617967009544373;
	var CP_LO = -7.028461650952758e-9;
	var BP = [1, 1.5];
	var DP_HI = [0, .5849624872207642];
	var DP_LO = [0, 1.350039202129749e-8];
	/**
	* Computes \\(\operatorname{log2}(ax)\\).
	*
	* @private
	* @param {Array} out - output array
	* @param {number} ax - absolute value of `x`
	* @param {number} ahx - high word of `ax`
	* @returns {Array} output array containing a tuple comprised of high and low parts
	*
	* @example
	* var t = log2ax( [ 0.0, 0.0 ], 9.0, 1075970048 ); // => [ t1, t2 ]
	* // returns [ 3.169923782348633, 0.0000012190936795504075 ]
	*/
	function log2ax(out, ax, ahx) {
		var tmp;
		var ss;
		var s2;
		var hs;
		var ls;
		var ht;
		var lt;
		var bp;
		var dp;
		var hp;
		var lp;
		var hz;
		var lz;
		var t1;
		var t2;
		var t;
		var r;
		var u;
		var v;
		var n;
		var j;
		var k;
		n = 0;
		if (ahx < HIGH_MIN_NORMAL_EXP) {
			ax *= TWO53;
			n -= 53;
			ahx = getHighWord(ax);
		}
		n += (ahx >> HIGH_NUM_SIGNIFICAND_BITS) - BIAS | 0;
		j = ahx & HIGH_SIGNIFICAND_MASK | 0;
		ahx = j | HIGH_BIASED_EXP_0 | 0;
		if (j <= 235662) k = 0;
		else if (j < 767610) k = 1;
		else {
			k = 0;
			n += 1;
			ahx -= HIGH_MIN_NORMAL_EXP;
		}
		ax = setHighWord(ax, ahx);
		bp = BP[k];
		u = ax - bp;
		v = 1 / (ax + bp);
		ss = u * v;
		hs = setLowWord(ss, 0);
		tmp = (ahx >> 1 | HIGH_BIASED_EXP_NEG_512) + HIGH_SIGNIFICAND_HALF;
		tmp += k << 18;
		ht = setHighWord(0, tmp);
		lt = ax - (ht - bp);
		ls = v * (u - hs * ht - hs * lt);
		s2 = ss * ss;
		r = s2 * s2 * polyvalL(s2);
		r += ls * (hs + ss);
		s2 = hs * hs;
		ht = 3 + s2 + r;
		ht = setLowWord(ht, 0);
		lt = r - (ht - 3 - s2);
		u = hs * ht;
		v = ls * ht + lt * ss;
		hp = u + v;
		hp = setLowWord(hp, 0);
		lp = v - (hp - u);
		hz = CP_HI * hp;
		lz = CP_LO * hp + lp * CP + DP_LO[k];
		dp = DP_HI[k];
		t = n;
		t1 = hz + lz + dp + t;
		t1 = setLowWord(t1, 0);
		t2 = lz - (t1 - t - dp - hz);
		out[0] = t1;
		out[1] = t2;
		return out;
	}
	module.exports = log2ax;
}));

// node_modules/@stdlib/math-base-special-pow/lib/polyval_w.js
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
var require_polyval_w$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .5;
		return .5 + x * (-.3333333333333333 + x * .25);
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-pow/lib/logx.js
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
var require_logx = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var setLowWord = require_lib$61();
	var polyvalW = require_polyval_w$1();
	var INV_LN2 = 1.4426950408889634;
	var INV_LN2_HI = 1.4426950216293335;
	var INV_LN2_LO = 1.9259629911266175e-8;
	/**
	* Computes \\(\operatorname{log}(x)\\) assuming \\(|1-x|\\) is small and using the approximation \\(x - x^2/2 + x^3/3 - x^4/4\\).
	*
	* @private
	* @param {Array} out - output array
	* @param {number} ax - absolute value of `x`
	* @returns {Array} output array containing a tuple comprised of high and low parts
	*
	* @example
	* var t = logx( [ 0.0, 0.0 ], 9.0 ); // => [ t1, t2 ]
	* // returns [ -1265.7236328125, -0.0008163940840404393 ]
	*/
	function logx(out, ax) {
		var t2;
		var t1;
		var t;
		var w;
		var u;
		var v;
		t = ax - 1;
		w = t * t * polyvalW(t);
		u = INV_LN2_HI * t;
		v = t * INV_LN2_LO - w * INV_LN2;
		t1 = u + v;
		t1 = setLowWord(t1, 0);
		t2 = v - (t1 - u);
		out[0] = t1;
		out[1] = t2;
		return out;
	}
	module.exports = logx;
}));

// node_modules/@stdlib/constants-float64-ln-two/lib/index.js
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
var require_lib$58 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Natural logarithm of `2`.
	*
	* @module @stdlib/constants-float64-ln-two
	* @type {number}
	*
	* @example
	* var LN2 = require( '@stdlib/constants-float64-ln-two' );
	* // returns 0.6931471805599453
	*/
	/**
	* Natural logarithm of `2`.
	*
	* ```tex
	* \ln 2
	* ```
	*
	* @constant
	* @type {number}
	* @default 0.6931471805599453
	*/
	var LN2 = .6931471805599453;
	module.exports = LN2;
}));

// node_modules/@stdlib/constants-float64-high-word-significand-mask/lib/index.js
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
var require_lib$57 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* High word mask for the significand of a double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-high-word-significand-mask
	* @type {uinteger32}
	*
	* @example
	* var FLOAT64_HIGH_WORD_SIGNIFICAND_MASK = require( '@stdlib/constants-float64-high-word-significand-mask' );
	* // returns 1048575
	*/
	/**
	* High word mask for the significand of a double-precision floating-point number.
	*
	* ## Notes
	*
	* The high word mask for the significand of a double-precision floating-point number is an unsigned 32-bit integer with the value \\( 1048575 \\), which corresponds to the bit sequence
	*
	* ```binarystring
	* 0 00000000000 11111111111111111111
	* ```
	*
	* @constant
	* @type {uinteger32}
	* @default 0x000fffff
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_HIGH_WORD_SIGNIFICAND_MASK = 1048575;
	module.exports = FLOAT64_HIGH_WORD_SIGNIFICAND_MASK;
}));

// node_modules/@stdlib/math-base-special-pow/lib/polyval_p.js
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
var require_polyval_p$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .16666666666666602;
		return .16666666666666602 + x * (-.0027777777777015593 + x * (6613756321437934e-20 + x * (-16533902205465252e-22 + x * 4.1381367970572385e-8)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-pow/lib/pow2.js
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
var require_pow2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$94();
	var setHighWord = require_lib$93();
	var setLowWord = require_lib$61();
	var uint32ToInt32 = require_lib$60();
	var ldexp = require_lib$66();
	var LN2 = require_lib$58();
	var BIAS = require_lib$88();
	var ABS_MASK = require_lib$73();
	var HIGH_SIGNIFICAND_MASK = require_lib$57();
	var HIGH_NUM_SIGNIFICAND_BITS = require_lib$59();
	var polyvalP = require_polyval_p$1();
	var HIGH_MIN_NORMAL_EXP = 1048576;
	var HIGH_BIASED_EXP_NEG_1 = 1071644672;
	var LN2_HI = .6931471824645996;
	var LN2_LO = -1.904654299957768e-9;
	/**
	* Computes \\(2^{\mathrm{hp} + \mathrm{lp}\\).
	*
	* @private
	* @param {number} j - high word of `hp + lp`
	* @param {number} hp - first power summand
	* @param {number} lp - second power summand
	* @returns {number} function value
	*
	* @example
	* var z = pow2( 1065961648, -0.3398475646972656, -0.000002438187359100815 );
	* // returns ~0.79
	*/
	function pow2(j, hp, lp) {
		var tmp;
		var t1;
		var t;
		var r;
		var u;
		var v;
		var w;
		var z;
		var n;
		var i;
		var k;
		i = j & ABS_MASK | 0;
		k = (i >> HIGH_NUM_SIGNIFICAND_BITS) - BIAS | 0;
		n = 0;
		if (i > HIGH_BIASED_EXP_NEG_1) {
			n = j + (HIGH_MIN_NORMAL_EXP >> k + 1) >>> 0;
			k = ((n & ABS_MASK) >> HIGH_NUM_SIGNIFICAND_BITS) - BIAS | 0;
			tmp = (n & ~(HIGH_SIGNIFICAND_MASK >> k)) >>> 0;
			t = setHighWord(0, tmp);
			n = (n & HIGH_SIGNIFICAND_MASK | HIGH_MIN_NORMAL_EXP) >> HIGH_NUM_SIGNIFICAND_BITS - k >>> 0;
			if (j < 0) n = -n;
			hp -= t;
		}
		t = lp + hp;
		t = setLowWord(t, 0);
		u = t * LN2_HI;
		v = (lp - (t - hp)) * LN2 + t * LN2_LO;
		z = u + v;
		w = v - (z - u);
		t = z * z;
		t1 = z - t * polyvalP(t);
		r = z * t1 / (t1 - 2) - (w + z * w);
		z = 1 - (r - z);
		j = getHighWord(z);
		j = uint32ToInt32(j);
		j += n << HIGH_NUM_SIGNIFICAND_BITS >>> 0;
		if (j >> HIGH_NUM_SIGNIFICAND_BITS <= 0) z = ldexp(z, n);
		else z = setHighWord(z, j);
		return z;
	}
	module.exports = pow2;
}));

// node_modules/@stdlib/math-base-special-pow/lib/main.js
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
var require_main$37 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var isOdd = require_lib$62();
	var isInfinite = require_lib$75();
	var isInteger = require_lib$64();
	var sqrt = require_lib$84();
	var abs = require_lib$81();
	var toWords = require_lib$72();
	var setLowWord = require_lib$61();
	var uint32ToInt32 = require_lib$60();
	var NINF = require_lib$89();
	var PINF = require_lib$91();
	var ABS_MASK = require_lib$73();
	var xIsZero = require_x_is_zero();
	var yIsHuge = require_y_is_huge();
	var yIsInfinite = require_y_is_infinite();
	var log2ax = require_log2ax();
	var logx = require_logx();
	var pow2 = require_pow2();
	var HIGH_MAX_NEAR_UNITY = 1072693247;
	var HIGH_BIASED_EXP_31 = 1105199104;
	var HIGH_BIASED_EXP_64 = 1139802112;
	var HIGH_BIASED_EXP_10 = 1083179008;
	var HIGH_BIASED_EXP_0 = 1072693248;
	var HIGH_1075 = 1083231232;
	var HIGH_NEG_1075 = 3230714880;
	var HIGH_NUM_NONSIGN_BITS = 31;
	var HUGE = 1e300;
	var TINY = 1e-300;
	var OVT = 8008566259537294e-32;
	var WORDS = [0, 0];
	var LOG_WORKSPACE = [0, 0];
	/**
	* Evaluates the exponential function.
	*
	* ## Method
	*
	* 1.  Let \\(x = 2^n (1+f)\\).
	*
	* 2.  Compute \\(\operatorname{log2}(x)\\) as
	*
	*     ```tex
	*     \operatorname{log2}(x) = w_1 + w_2
	*     ```
	*
	*     where \\(w_1\\) has \\(53 - 24 = 29\\) bit trailing zeros.
	*
	* 3.  Compute
	*
	*     ```tex
	*     y \cdot \operatorname{log2}(x) = n + y^\prime
	*     ```
	*
	*     by simulating multi-precision arithmetic, where \\(|y^\prime| \leq 0.5\\).
	*
	* 4.  Return
	*
	*     ```tex
	*     x^y = 2^n e^{y^\prime \cdot \mathrm{log2}}
	*     ```
	*
	* ## Special Cases
	*
	* ```tex
	* \begin{align*}
	* x^{\mathrm{NaN}} &= \mathrm{NaN} & \\
	* (\mathrm{NaN})^y &= \mathrm{NaN} & \\
	* 1^y &= 1 & \\
	* x^0 &= 1 & \\
	* x^1 &= x & \\
	* (\pm 0)^\infty &= +0 & \\
	* (\pm 0)^{-\infty} &= +\infty & \\
	* (+0)^y &= +0 & \mathrm{if}\ y > 0 \\
	* (+0)^y &= +\infty & \mathrm{if}\ y < 0 \\
	* (-0)^y &= -\infty & \mathrm{if}\ y\ \mathrm{is\ an\ odd\ integer\ and}\ y < 0 \\
	* (-0)^y &= +\infty & \mathrm{if}\ y\ \mathrm{is\ not\ an\ odd\ integer\ and}\ y < 0 \\
	* (-0)^y &= -0 & \mathrm{if}\ y\ \mathrm{is\ an\ odd\ integer\ and}\ y > 0 \\
	* (-0)^y &= +0 & \mathrm{if}\ y\ \mathrm{is\ not\ an\ odd\ integer\ and}\ y > 0 \\
	* (-1)^{\pm\infty} &= \mathrm{NaN} & \\
	* x^{\infty} &= +\infty & |x| > 1 \\
	* x^{\infty} &= +0 & |x| < 1 \\
	* x^{-\infty} &= +0 & |x| > 1 \\
	* x^{-\infty} &= +\infty & |x| < 1 \\
	* (-\infty)^y &= (-0)^y & \\
	* \infty^y &= +0 & y < 0 \\
	* \infty^y &= +\infty & y > 0 \\
	* x^y &= \mathrm{NaN} & \mathrm{if}\ y\ \mathrm{is\ not\ a\ finite\ integer\ and}\ x < 0
	* \end{align*}
	* ```
	*
	* ## Notes
	*
	* -   \\(\operatorname{pow}(x,y)\\) returns \\(x^y\\) nearly rounded. In particular, \\(\operatorname{pow}(<\mathrm{integer}>,<\mathrm{integer}>)\\) **always** returns the correct integer, provided the value is representable.
	* -   The hexadecimal values shown in the source code are the intended values for used constants. Decimal values may be used, provided the compiler will accurately convert decimal to binary in order to produce the hexadecimal values.
	*
	* @param {number} x - base
	* @param {number} y - exponent
	* @returns {number} function value
	*
	* @example
	* var v = pow( 2.0, 3.0 );
	* // returns 8.0
	*
	* @example
	* var v = pow( 4.0, 0.5 );
	* // returns 2.0
	*
	* @example
	* var v = pow( 100.0, 0.0 );
	* // returns 1.0
	*
	* @example
	* var v = pow( 3.141592653589793, 5.0 );
	* // returns ~306.0197
	*
	* @example
	* var v = pow( 3.141592653589793, -0.2 );
	* // returns ~0.7954
	*
	* @example
	* var v = pow( NaN, 3.0 );
	* // returns NaN
	*
	* @example
	* var v = pow( 5.0, NaN );
	* // returns NaN
	*
	* @example
	* var v = pow( NaN, NaN );
	* // returns NaN
	*/
	function pow(x, y) {
		var ahx;
		var ahy;
		var ax;
		var hx;
		var lx;
		var hy;
		var ly;
		var sx;
		var sy;
		var y1;
		var hp;
		var lp;
		var t;
		var z;
		var j;
		var i;
		if (isnan(x) || isnan(y)) return NaN;
		toWords.assign(y, WORDS, 1, 0);
		hy = WORDS[0];
		ly = WORDS[1];
		if (ly === 0) {
			if (y === 0) return 1;
			if (y === 1) return x;
			if (y === -1) return 1 / x;
			if (y === .5) return sqrt(x);
			if (y === -.5) return 1 / sqrt(x);
			if (y === 2) return x * x;
			if (y === 3) return x * x * x;
			if (y === 4) {
				x *= x;
				return x * x;
			}
			if (isInfinite(y)) return yIsInfinite(x, y);
		}
		toWords.assign(x, WORDS, 1, 0);
		hx = WORDS[0];
		lx = WORDS[1];
		if (lx === 0) {
			if (hx === 0) return xIsZero(x, y);
			if (x === 1) return 1;
			if (x === -1 && isOdd(y)) return -1;
			if (isInfinite(x)) {
				if (x === NINF) return pow(-0, -y);
				if (y < 0) return 0;
				return PINF;
			}
		}
		if (x < 0 && isInteger(y) === false) return (x - x) / (x - x);
		ax = abs(x);
		ahx = hx & ABS_MASK | 0;
		ahy = hy & ABS_MASK | 0;
		sx = hx >>> HIGH_NUM_NONSIGN_BITS | 0;
		sy = hy >>> HIGH_NUM_NONSIGN_BITS | 0;
		if (sx && isOdd(y)) sx = -1;
		else sx = 1;
		if (ahy > HIGH_BIASED_EXP_31) {
			if (ahy > HIGH_BIASED_EXP_64) return yIsHuge(x, y);
			if (ahx < HIGH_MAX_NEAR_UNITY) {
				if (sy === 1) return sx * HUGE * HUGE;
				return sx * TINY * TINY;
			}
			if (ahx > HIGH_BIASED_EXP_0) {
				if (sy === 0) return sx * HUGE * HUGE;
				return sx * TINY * TINY;
			}
			t = logx(LOG_WORKSPACE, ax);
		} else t = log2ax(LOG_WORKSPACE, ax, ahx);
		y1 = setLowWord(y, 0);
		lp = (y - y1) * t[0] + y * t[1];
		hp = y1 * t[0];
		z = lp + hp;
		toWords.assign(z, WORDS, 1, 0);
		j = uint32ToInt32(WORDS[0]);
		i = uint32ToInt32(WORDS[1]);
		if (j >= HIGH_BIASED_EXP_10) {
			if ((j - HIGH_BIASED_EXP_10 | i) !== 0) return sx * HUGE * HUGE;
			if (lp + OVT > z - hp) return sx * HUGE * HUGE;
		} else if ((j & ABS_MASK) >= HIGH_1075) {
			if ((j - HIGH_NEG_1075 | i) !== 0) return sx * TINY * TINY;
			if (lp <= z - hp) return sx * TINY * TINY;
		}
		z = pow2(j, hp, lp);
		return sx * z;
	}
	module.exports = pow;
}));

// node_modules/@stdlib/math-base-special-pow/lib/index.js
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
var require_lib$56 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the exponential function.
	*
	* @module @stdlib/math-base-special-pow
	*
	* @example
	* var pow = require( '@stdlib/math-base-special-pow' );
	*
	* var v = pow( 2.0, 3.0 );
	* // returns 8.0
	*
	* v = pow( 4.0, 0.5 );
	* // returns 2.0
	*
	* v = pow( 100.0, 0.0 );
	* // returns 1.0
	*
	* v = pow( 3.141592653589793, 5.0 );
	* // returns ~306.0197
	*
	* v = pow( 3.141592653589793, -0.2 );
	* // returns ~0.7954
	*
	* v = pow( NaN, 3.0 );
	* // returns NaN
	*
	* v = pow( 5.0, NaN );
	* // returns NaN
	*
	* v = pow( NaN, NaN );
	* // returns NaN
	*/
	var main = require_main$37();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-e/lib/index.js
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
var require_lib$55 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Euler's number.
	*
	* @module @stdlib/constants-float64-e
	* @type {number}
	*
	* @example
	* var E = require( '@stdlib/constants-float64-e' );
	* // returns 2.718281828459045
	*/
	/**
	* Euler's number.
	*
	* @constant
	* @type {number}
	* @default 2.718281828459045
	* @see [OEIS]{@link https://oeis.org/A001113}
	* @see [Wikipedia]{@link https://en.wikipedia.org/wiki/E_(mathematical_constant)}
	*/
	var E = 2.718281828459045;
	module.exports = E;
}));

// node_modules/@stdlib/constants-float64-eps/lib/index.js
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
var require_lib$54 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Difference between one and the smallest value greater than one that can be represented as a double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-eps
	* @type {number}
	*
	* @example
	* var FLOAT64_EPSILON = require( '@stdlib/constants-float64-eps' );
	* // returns 2.220446049250313e-16
	*/
	/**
	* Difference between one and the smallest value greater than one that can be represented as a double-precision floating-point number.
	*
	* ## Notes
	*
	* The difference is
	*
	* ```tex
	* \frac{1}{2^{52}}
	* ```
	*
	* @constant
	* @type {number}
	* @default 2.220446049250313e-16
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	* @see [Machine Epsilon]{@link https://en.wikipedia.org/wiki/Machine_epsilon}
	*/
	var FLOAT64_EPSILON = 2220446049250313e-31;
	module.exports = FLOAT64_EPSILON;
}));

// node_modules/@stdlib/math-base-special-beta/lib/lanczos_sum_expg_scaled.js
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
var require_lanczos_sum_expg_scaled = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return 1e400;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 709811.662581658 + x * (679979.8474157227 + x * (293136.7857211597 + x * (74887.54032914672 + x * (12555.290582413863 + x * (1443.4299244417066 + x * (115.24194596137347 + x * (6.309239205732627 + x * (.22668404630224365 + x * (.004826466289237662 + x * 4624429436045379e-20)))))))));
			s2 = 0 + x * (362880 + x * (1026576 + x * (1172700 + x * (723680 + x * (269325 + x * (63273 + x * (9450 + x * (870 + x * (45 + x * 1)))))))));
		} else {
			x = 1 / x;
			s1 = 4624429436045379e-20 + x * (.004826466289237662 + x * (.22668404630224365 + x * (6.309239205732627 + x * (115.24194596137347 + x * (1443.4299244417066 + x * (12555.290582413863 + x * (74887.54032914672 + x * (293136.7857211597 + x * (679979.8474157227 + x * 709811.662581658)))))))));
			s2 = 1 + x * (45 + x * (870 + x * (9450 + x * (63273 + x * (269325 + x * (723680 + x * (1172700 + x * (1026576 + x * (362880 + x * 0)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-beta/lib/main.js
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
var require_main$36 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var log1p = require_lib$85();
	var sqrt = require_lib$84();
	var abs = require_lib$81();
	var exp = require_lib$65();
	var pow = require_lib$56();
	var E = require_lib$55();
	var EPSILON = require_lib$54();
	var lanczosSumExpGScaled = require_lanczos_sum_expg_scaled();
	var G = 10.900511;
	/**
	* Evaluates the beta function.
	*
	* @param {NonNegativeNumber} a - input value
	* @param {NonNegativeNumber} b - input value
	* @returns {number} evaluated beta function
	*
	* @example
	* var v = beta( 0.0, 0.5 );
	* // returns Infinity
	*
	* @example
	* var v = beta( 1.0, 1.0 );
	* // returns 1.0
	*
	* @example
	* var v = beta( -1.0, 2.0 );
	* // returns NaN
	*
	* @example
	* var v = beta( 5.0, 0.2 );
	* // returns ~3.382
	*
	* @example
	* var v = beta( 4.0, 1.0 );
	* // returns 0.25
	*
	* @example
	* var v = beta( NaN, 2.0 );
	* // returns NaN
	*/
	function beta(a, b) {
		var ambh;
		var agh;
		var bgh;
		var cgh;
		var res;
		var tmp;
		var c;
		if (isnan(a) || isnan(b)) return NaN;
		if (a < 0 || b < 0) return NaN;
		if (b === 1) return 1 / a;
		if (a === 1) return 1 / b;
		c = a + b;
		if (c < EPSILON) {
			res = c / a;
			res /= b;
			return res;
		}
		if (c === a && b < EPSILON) return 1 / b;
		if (c === b && a < EPSILON) return 1 / a;
		if (a < b) {
			tmp = b;
			b = a;
			a = tmp;
		}
		agh = a + G - .5;
		bgh = b + G - .5;
		cgh = c + G - .5;
		res = lanczosSumExpGScaled(a) * (lanczosSumExpGScaled(b) / lanczosSumExpGScaled(c));
		ambh = a - .5 - b;
		if (abs(b * ambh) < cgh * 100 && a > 100) res *= exp(ambh * log1p(-b / cgh));
		else res *= pow(agh / cgh, ambh);
		if (cgh > 1e10) res *= pow(agh / cgh * (bgh / cgh), b);
		else res *= pow(agh * bgh / (cgh * cgh), b);
		res *= sqrt(E / bgh);
		return res;
	}
	module.exports = beta;
}));

// node_modules/@stdlib/math-base-special-beta/lib/index.js
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
var require_lib$53 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the beta function.
	*
	* @module @stdlib/math-base-special-beta
	*
	* @example
	* var beta = require( '@stdlib/math-base-special-beta' );
	*
	* var v = beta( 0.0, 0.5 );
	* // returns Infinity
	*
	* v = beta( 1.0, 1.0 );
	* // returns 1.0
	*
	* v = beta( -1.0, 2.0 );
	* // returns NaN
	*
	* v = beta( 5.0, 0.2 );
	* // returns ~3.382
	*
	* v = beta( 4.0, 1.0 );
	* // returns 0.25
	*
	* v = beta( NaN, 2.0 );
	* // returns NaN
	*/
	var main = require_main$36();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-assert-is-positive-zero/lib/main.js
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
var require_main$35 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var PINF = require_lib$91();
	/**
	* Tests if a double-precision floating-point numeric value is positive zero.
	*
	* @param {number} x - value to test
	* @returns {boolean} boolean indicating whether the value is positive zero
	*
	* @example
	* var bool = isPositiveZero( 0.0 );
	* // returns true
	*
	* @example
	* var bool = isPositiveZero( -0.0 );
	* // returns false
	*/
	function isPositiveZero(x) {
		return x === 0 && 1 / x === PINF;
	}
	module.exports = isPositiveZero;
}));

// node_modules/@stdlib/math-base-assert-is-positive-zero/lib/index.js
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
var require_lib$52 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a double-precision floating-point numeric value is positive zero.
	*
	* @module @stdlib/math-base-assert-is-positive-zero
	*
	* @example
	* var isPositiveZero = require( '@stdlib/math-base-assert-is-positive-zero' );
	*
	* var bool = isPositiveZero( 0.0 );
	* // returns true
	*
	* bool = isPositiveZero( -0.0 );
	* // returns false
	*/
	var main = require_main$35();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-max/lib/main.js
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
var require_main$34 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isPositiveZero = require_lib$52();
	var isnan = require_lib$116();
	var PINF = require_lib$91();
	/**
	* Returns the maximum value.
	*
	* @param {number} x - first number
	* @param {number} y - second number
	* @returns {number} maximum value
	*
	* @example
	* var v = max( 3.14, 4.2 );
	* // returns 4.2
	*
	* @example
	* var v = max( 3.14, NaN );
	* // returns NaN
	*
	* @example
	* var v = max( +0.0, -0.0 );
	* // returns +0.0
	*/
	function max(x, y) {
		if (isnan(x) || isnan(y)) return NaN;
		if (x === PINF || y === PINF) return PINF;
		if (x === y && x === 0) {
			if (isPositiveZero(x)) return x;
			return y;
		}
		if (x > y) return x;
		return y;
	}
	module.exports = max;
}));

// node_modules/@stdlib/math-base-special-max/lib/index.js
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
var require_lib$51 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Return the maximum value.
	*
	* @module @stdlib/math-base-special-max
	*
	* @example
	* var max = require( '@stdlib/math-base-special-max' );
	*
	* var v = max( 3.14, 4.2 );
	* // returns 4.2
	*
	* v = max( 3.14, NaN );
	* // returns NaN
	*
	* v = max( +0.0, -0.0 );
	* // returns +0.0
	*/
	var max = require_main$34();
	module.exports = max;
}));

// node_modules/@stdlib/math-base-assert-is-negative-zero/lib/main.js
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
var require_main$33 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var NINF = require_lib$89();
	/**
	* Tests if a double-precision floating-point numeric value is negative zero.
	*
	* @param {number} x - value to test
	* @returns {boolean} boolean indicating whether the value is negative zero
	*
	* @example
	* var bool = isNegativeZero( -0.0 );
	* // returns true
	*
	* @example
	* var bool = isNegativeZero( 0.0 );
	* // returns false
	*/
	function isNegativeZero(x) {
		return x === 0 && 1 / x === NINF;
	}
	module.exports = isNegativeZero;
}));

// node_modules/@stdlib/math-base-assert-is-negative-zero/lib/index.js
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
var require_lib$50 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test if a double-precision floating-point numeric value is negative zero.
	*
	* @module @stdlib/math-base-assert-is-negative-zero
	*
	* @example
	* var isNegativeZero = require( '@stdlib/math-base-assert-is-negative-zero' );
	*
	* var bool = isNegativeZero( -0.0 );
	* // returns true
	*
	* bool = isNegativeZero( 0.0 );
	* // returns false
	*/
	var main = require_main$33();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-min/lib/main.js
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
var require_main$32 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isNegativeZero = require_lib$50();
	var isnan = require_lib$116();
	var NINF = require_lib$89();
	/**
	* Returns the minimum value.
	*
	* @param {number} x - first number
	* @param {number} y - second number
	* @returns {number} minimum value
	*
	* @example
	* var v = min( 3.14, 4.2 );
	* // returns 3.14
	*
	* @example
	* var v = min( 3.14, NaN );
	* // returns NaN
	*
	* @example
	* var v = min( +0.0, -0.0 );
	* // returns -0.0
	*/
	function min(x, y) {
		if (isnan(x) || isnan(y)) return NaN;
		if (x === NINF || y === NINF) return NINF;
		if (x === y && x === 0) {
			if (isNegativeZero(x)) return x;
			return y;
		}
		if (x < y) return x;
		return y;
	}
	module.exports = min;
}));

// node_modules/@stdlib/math-base-special-min/lib/index.js
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
var require_lib$49 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Return the minimum value.
	*
	* @module @stdlib/math-base-special-min
	*
	* @example
	* var min = require( '@stdlib/math-base-special-min' );
	*
	* var v = min( 3.14, 4.2 );
	* // returns 3.14
	*
	* v = min( 3.14, NaN );
	* // returns NaN
	*
	* v = min( +0.0, -0.0 );
	* // returns -0.0
	*/
	var min = require_main$32();
	module.exports = min;
}));

// node_modules/@stdlib/constants-float64-max/lib/index.js
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
var require_lib$48 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Maximum double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-max
	* @type {number}
	*
	* @example
	* var FLOAT64_MAX = require( '@stdlib/constants-float64-max' );
	* // returns 1.7976931348623157e+308
	*/
	/**
	* Maximum double-precision floating-point number.
	*
	* ## Notes
	*
	* The maximum is given by
	*
	* ```tex
	* 2^{1023} (2 - 2^{-52})
	* ```
	*
	* @constant
	* @type {number}
	* @default 1.7976931348623157e+308
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_MAX = 17976931348623157e292;
	module.exports = FLOAT64_MAX;
}));

// node_modules/@stdlib/constants-int32-max/lib/index.js
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
var require_lib$47 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Maximum signed 32-bit integer.
	*
	* @module @stdlib/constants-int32-max
	* @type {integer32}
	*
	* @example
	* var INT32_MAX = require( '@stdlib/constants-int32-max' );
	* // returns 2147483647
	*/
	/**
	* Maximum signed 32-bit integer.
	*
	* ## Notes
	*
	* The number has the value
	*
	* ```tex
	* 2^{31} - 1
	* ```
	*
	* which corresponds to the bit sequence
	*
	* ```binarystring
	* 01111111111111111111111111111111
	* ```
	*
	* @constant
	* @type {integer32}
	* @default 2147483647
	*/
	var INT32_MAX = 2147483647;
	module.exports = INT32_MAX;
}));

// node_modules/@stdlib/constants-float64-half-pi/lib/index.js
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
var require_lib$46 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* One half times the mathematical constant `π`.
	*
	* @module @stdlib/constants-float64-half-pi
	* @type {number}
	*
	* @example
	* var HALF_PI = require( '@stdlib/constants-float64-half-pi' );
	* // returns 1.5707963267948966
	*/
	/**
	* One half times the mathematical constant `π`.
	*
	* @constant
	* @type {number}
	* @default 1.5707963267948966
	* @see [Wikipedia]{@link https://en.wikipedia.org/wiki/Pi}
	*/
	var HALF_PI = 1.5707963267948966;
	module.exports = HALF_PI;
}));

// node_modules/@stdlib/constants-float64-pi/lib/index.js
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
var require_lib$45 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* The mathematical constant `π`.
	*
	* @module @stdlib/constants-float64-pi
	* @type {number}
	*
	* @example
	* var PI = require( '@stdlib/constants-float64-pi' );
	* // returns 3.141592653589793
	*/
	/**
	* The mathematical constant `π`.
	*
	* @constant
	* @type {number}
	* @default 3.141592653589793
	* @see [Wikipedia]{@link https://en.wikipedia.org/wiki/Pi}
	*/
	var PI = 3.141592653589793;
	module.exports = PI;
}));

// node_modules/@stdlib/math-base-special-kernel-cos/lib/polyval_c13.js
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
var require_polyval_c13 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .0416666666666666;
		return .0416666666666666 + x * (-.001388888888887411 + x * 2480158728947673e-20);
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-cos/lib/polyval_c46.js
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
var require_polyval_c46 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -2.7557314351390663e-7;
		return -2.7557314351390663e-7 + x * (2.087572321298175e-9 + x * -11359647557788195e-27);
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-cos/lib/main.js
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
var require_main$31 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var polyval13 = require_polyval_c13();
	var polyval46 = require_polyval_c46();
	/**
	* Computes the cosine on \\( \[-\pi/4, \pi/4] \\), where \\( \pi/4 \approx 0.785398164 \\).
	*
	* ## Method
	*
	* -   Since \\( \cos(-x) = \cos(x) \\), we need only to consider positive \\(x\\).
	*
	* -   If \\( x < 2^{-27} \\), return \\(1\\) which is inexact if \\( x \ne 0 \\).
	*
	* -   \\( cos(x) \\) is approximated by a polynomial of degree \\(14\\) on \\( \[0,\pi/4] \\).
	*
	*     ```tex
	*     \cos(x) \approx 1 - \frac{x \cdot x}{2} + C_1 \cdot x^4 + \ldots + C_6 \cdot x^{14}
	*     ```
	*
	*     where the Remez error is
	*
	*     ```tex
	*     \left| \cos(x) - \left( 1 - \frac{x^2}{2} + C_1x^4 + C_2x^6 + C_3x^8 + C_4x^{10} + C_5x^{12} + C_6x^{15} \right) \right| \le 2^{-58}
	*     ```
	*
	* -   Let \\( C_1x^4 + C_2x^6 + C_3x^8 + C_4x^{10} + C_5x^{12} + C_6x^{14} \\), then
	*
	*     ```tex
	*     \cos(x) \approx 1 - \frac{x \cdot x}{2} + r
	*     ```
	*
	*     Since
	*
	*     ```tex
	*     \cos(x+y) \approx \cos(x) - \sin(x) \cdot y \approx \cos(x) - x \cdot y
	*     ```
	*
	*     a correction term is necessary in \\( \cos(x) \\). Hence,
	*
	*     ```tex
	*     \cos(x+y) = 1 - \left( \frac{x \cdot x}{2} - (r - x \cdot y) \right)
	*     ```
	*
	*     For better accuracy, rearrange to
	*
	*     ```tex
	*     \cos(x+y) \approx w + \left( t + ( r - x \cdot y ) \right)
	*     ```
	*
	*     where \\( w = 1 - \frac{x \cdot x}{2} \\) and \\( t \\) is a tiny correction term (\\( 1 - \frac{x \cdot x}{2} = w + t \\) exactly in infinite precision). The exactness of \\(w + t\\) in infinite precision depends on \\(w\\) and \\(t\\) having the same precision as \\(x\\).
	*
	* @param {number} x - input value (in radians, assumed to be bounded by ~pi/4 in magnitude)
	* @param {number} y - tail of `x`
	* @returns {number} cosine
	*
	* @example
	* var v = kernelCos( 0.0, 0.0 );
	* // returns ~1.0
	*
	* @example
	* var v = kernelCos( 3.141592653589793/6.0, 0.0 );
	* // returns ~0.866
	*
	* @example
	* var v = kernelCos( 0.785, -1.144e-17 );
	* // returns ~0.707
	*
	* @example
	* var v = kernelCos( NaN, 0.0 );
	* // returns NaN
	*/
	function kernelCos(x, y) {
		var hz;
		var r;
		var w;
		var z = x * x;
		w = z * z;
		r = z * polyval13(z);
		r += w * w * polyval46(z);
		hz = .5 * z;
		w = 1 - hz;
		return w + (1 - w - hz + (z * r - x * y));
	}
	module.exports = kernelCos;
}));

// node_modules/@stdlib/math-base-special-kernel-cos/lib/index.js
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
var require_lib$44 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the cosine of a number on `[-π/4, π/4]`.
	*
	* @module @stdlib/math-base-special-kernel-cos
	*
	* @example
	* var kernelCos = require( '@stdlib/math-base-special-kernel-cos' );
	*
	* var v = kernelCos( 0.0, 0.0 );
	* // returns ~1.0
	*
	* v = kernelCos( 3.141592653589793/6.0, 0.0 );
	* // returns ~0.866
	*
	* v = kernelCos( 0.785, -1.144e-17 );
	* // returns ~0.707
	*
	* v = kernelCos( NaN, 0.0 );
	* // returns NaN
	*/
	var main = require_main$31();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-kernel-sin/lib/main.js
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
var require_main$30 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var S1 = -.16666666666666632;
	var S2 = .00833333333332249;
	var S3 = -.0001984126982985795;
	var S4 = 27557313707070068e-22;
	var S5 = -2.5050760253406863e-8;
	var S6 = 158969099521155e-24;
	/**
	* Computes the sine on \\( \approx \[-\pi/4, \pi/4] \\) (except on \\(-0\\)), where \\( \pi/4 \approx 0.7854 \\).
	*
	* ## Method
	*
	* -   Since \\( \sin(-x) = -\sin(x) \\), we need only to consider positive \\(x\\).
	*
	* -   Callers must return \\( \sin(-0) = -0 \\) without calling here since our odd polynomial is not evaluated in a way that preserves \\(-0\\). Callers may do the optimization \\( \sin(x) \approx x \\) for tiny \\(x\\).
	*
	* -   \\( \sin(x) \\) is approximated by a polynomial of degree \\(13\\) on \\( \left\[0,\tfrac{pi}{4}\right] \\)
	*
	*     ```tex
	*     \sin(x) \approx x + S_1 \cdot x^3 + \ldots + S_6 \cdot x^{13}
	*     ```
	*
	*     where
	*
	*     ```tex
	*     \left| \frac{\sin(x)}{x} \left( 1 + S_1 \cdot x + S_2 \cdot x + S_3 \cdot x + S_4 \cdot x + S_5 \cdot x + S_6 \cdot x \right) \right| \le 2^{-58}
	*     ```
	*
	* -   We have
	*
	*     ```tex
	*     \sin(x+y) = \sin(x) + \sin'(x') \cdot y \approx \sin(x) + (1-x*x/2) \cdot y
	*     ```
	*
	*     For better accuracy, let
	*
	*     ```tex
	*     r = x^3 * \left( S_2 + x^2 \cdot \left( S_3 + x^2 * \left( S_4 + x^2 \cdot ( S_5+x^2 \cdot S_6 ) \right) \right) \right)
	*     ```
	*
	*     then
	*
	*     ```tex
	*     \sin(x) = x + \left( S_1 \cdot x + ( x \cdot (r-y/2) + y ) \right)
	*     ```
	*
	* @param {number} x - input value (in radians, assumed to be bounded by `~pi/4` in magnitude)
	* @param {number} y - tail of `x`
	* @returns {number} sine
	*
	* @example
	* var v = kernelSin( 0.0, 0.0 );
	* // returns ~0.0
	*
	* @example
	* var v = kernelSin( 3.141592653589793/6.0, 0.0 );
	* // returns ~0.5
	*
	* @example
	* var v = kernelSin( 0.619, 9.279e-18 );
	* // returns ~0.58
	*
	* @example
	* var v = kernelSin( NaN, 0.0 );
	* // returns NaN
	*
	* @example
	* var v = kernelSin( 3.0, NaN );
	* // returns NaN
	*
	* @example
	* var v = kernelSin( NaN, NaN );
	* // returns NaN
	*/
	function kernelSin(x, y) {
		var r;
		var v;
		var w;
		var z = x * x;
		w = z * z;
		r = S2 + z * (S3 + z * S4) + z * w * (S5 + z * S6);
		v = z * x;
		if (y === 0) return x + v * (S1 + z * r);
		return x - (z * (.5 * y - v * r) - y - v * S1);
	}
	module.exports = kernelSin;
}));

// node_modules/@stdlib/math-base-special-kernel-sin/lib/index.js
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
var require_lib$43 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the sine of a number on `[-π/4, π/4]`.
	*
	* @module @stdlib/math-base-special-kernel-sin
	*
	* @example
	* var kernelSin = require( '@stdlib/math-base-special-kernel-sin' );
	*
	* var v = kernelSin( 0.0, 0.0 );
	* // returns ~0.0
	*
	* v = kernelSin( 3.141592653589793/6.0, 0.0 );
	* // returns ~0.5
	*
	* v = kernelSin( 0.619, 9.279e-18 );
	* // returns ~0.58
	*
	* v = kernelSin( NaN, 0.0 );
	* // returns NaN
	*
	* v = kernelSin( 3.0, NaN );
	* // returns NaN
	*
	* v = kernelSin( NaN, NaN );
	* // returns NaN
	*/
	var main = require_main$30();
	module.exports = main;
}));

// node_modules/@stdlib/number-float64-base-get-low-word/lib/low.js
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
var require_low = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$95();
	var LOW;
	if (isLittleEndian === true) LOW = 0;
	else LOW = 1;
	module.exports = LOW;
}));

// node_modules/@stdlib/number-float64-base-get-low-word/lib/main.js
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
var require_main$29 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$107();
	var Float64Array = require_lib$104();
	var LOW = require_low();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	/**
	* Returns a 32-bit unsigned integer corresponding to the less significant 32 bits of a double-precision floating-point number.
	*
	* ## Notes
	*
	* ```text
	* float64 (64 bits)
	* f := fraction (significand/mantissa) (52 bits)
	* e := exponent (11 bits)
	* s := sign bit (1 bit)
	*
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |                                Float64                                |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* |              Uint32               |               Uint32              |
	* |-------- -------- -------- -------- -------- -------- -------- --------|
	* ```
	*
	* If little endian (more significant bits last):
	*
	* ```text
	*                         <-- lower      higher -->
	* |   f7       f6       f5       f4       f3       f2    e2 | f1 |s|  e1  |
	* ```
	*
	* If big endian (more significant bits first):
	*
	* ```text
	*                         <-- higher      lower -->
	* |s| e1    e2 | f1     f2       f3       f4       f5        f6      f7   |
	* ```
	*
	* In which Uint32 can we find the lower order bits? If little endian, the first; if big endian, the second.
	*
	* ## References
	*
	* -   [Open Group][1]
	*
	* [1]: http://pubs.opengroup.org/onlinepubs/9629399/chap14.htm
	*
	* @param {number} x - input value
	* @returns {uinteger32} lower order word
	*
	* @example
	* var w = getLowWord( 3.14e201 ); // => 10010011110010110101100010000010
	* // returns 2479577218
	*/
	function getLowWord(x) {
		FLOAT64_VIEW[0] = x;
		return UINT32_VIEW[LOW];
	}
	module.exports = getLowWord;
}));

// node_modules/@stdlib/number-float64-base-get-low-word/lib/index.js
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
var require_lib$42 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Return an unsigned 32-bit integer corresponding to the less significant 32 bits of a double-precision floating-point number.
	*
	* @module @stdlib/number-float64-base-get-low-word
	*
	* @example
	* var getLowWord = require( '@stdlib/number-float64-base-get-low-word' );
	*
	* var w = getLowWord( 3.14e201 ); // => 10010011110010110101100010000010
	* // returns 2479577218
	*/
	var main = require_main$29();
	module.exports = main;
}));

// node_modules/@stdlib/array-base-filled/lib/main.js
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
var require_main$28 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Returns a filled "generic" array.
	*
	* @param {*} value - fill value
	* @param {NonNegativeInteger} len - array length
	* @returns {Array} filled array
	*
	* @example
	* var out = filled( 0.0, 3 );
	* // returns [ 0.0, 0.0, 0.0 ]
	*
	* @example
	* var out = filled( 'beep', 3 );
	* // returns [ 'beep', 'beep', 'beep' ]
	*/
	function filled(value, len) {
		var arr;
		var i;
		arr = [];
		for (i = 0; i < len; i++) arr.push(value);
		return arr;
	}
	module.exports = filled;
}));

// node_modules/@stdlib/array-base-filled/lib/index.js
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
var require_lib$41 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Create a filled "generic" array.
	*
	* @module @stdlib/array-base-filled
	*
	* @example
	* var filled = require( '@stdlib/array-base-filled' );
	*
	* var out = filled( 0.0, 3 );
	* // returns [ 0.0, 0.0, 0.0 ]
	*
	* @example
	* var filled = require( '@stdlib/array-base-filled' );
	*
	* var out = filled( 'beep', 3 );
	* // returns [ 'beep', 'beep', 'beep' ]
	*/
	var main = require_main$28();
	module.exports = main;
}));

// node_modules/@stdlib/array-base-zeros/lib/main.js
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
var require_main$27 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var filled = require_lib$41();
	/**
	* Returns a zero-filled "generic" array.
	*
	* @param {NonNegativeInteger} len - array length
	* @returns {Array} output array
	*
	* @example
	* var out = zeros( 3 );
	* // returns [ 0.0, 0.0, 0.0 ]
	*/
	function zeros(len) {
		return filled(0, len);
	}
	module.exports = zeros;
}));

// node_modules/@stdlib/array-base-zeros/lib/index.js
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
var require_lib$40 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Create a zero-filled "generic" array.
	*
	* @module @stdlib/array-base-zeros
	*
	* @example
	* var zeros = require( '@stdlib/array-base-zeros' );
	*
	* var out = zeros( 3 );
	* // returns [ 0.0, 0.0, 0.0 ]
	*/
	var main = require_main$27();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-rempio2/lib/kernel_rempio2.js
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
var require_kernel_rempio2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var floor = require_lib$117();
	var ldexp = require_lib$66();
	var zeros = require_lib$40();
	var IPIO2 = [
		10680707,
		7228996,
		1387004,
		2578385,
		16069853,
		12639074,
		9804092,
		4427841,
		16666979,
		11263675,
		12935607,
		2387514,
		4345298,
		14681673,
		3074569,
		13734428,
		16653803,
		1880361,
		10960616,
		8533493,
		3062596,
		8710556,
		7349940,
		6258241,
		3772886,
		3769171,
		3798172,
		8675211,
		12450088,
		3874808,
		9961438,
		366607,
		15675153,
		9132554,
		7151469,
		3571407,
		2607881,
		12013382,
		4155038,
		6285869,
		7677882,
		13102053,
		15825725,
		473591,
		9065106,
		15363067,
		6271263,
		9264392,
		5636912,
		4652155,
		7056368,
		13614112,
		10155062,
		1944035,
		9527646,
		15080200,
		6658437,
		6231200,
		6832269,
		16767104,
		5075751,
		3212806,
		1398474,
		7579849,
		6349435,
		12618859
	];
	var PIO2 = [
		1.570796251296997,
		7.549789415861596e-8,
		5390302529957765e-30,
		3282003415807913e-37,
		1270655753080676e-44,
		12293330898111133e-52,
		27337005381646456e-60,
		21674168387780482e-67
	];
	var TWO24 = 16777216;
	var TWON24 = 5.960464477539063e-8;
	var F = zeros(20);
	var Q = zeros(20);
	var FQ = zeros(20);
	var IQ = zeros(20);
	/**
	* Performs the computation for `kernelRempio2()`.
	*
	* @private
	* @param {PositiveNumber} x - input value
	* @param {(Array|TypedArray|Object)} y - output object for storing double precision numbers
	* @param {integer} jz - number of terms of `ipio2[]` used
	* @param {Array<integer>} q - array with integral values, representing the 24-bits chunk of the product of `x` and `2/π`
	* @param {integer} q0 - the corresponding exponent of `q[0]` (the exponent for `q[i]` would be `q0-24*i`)
	* @param {integer} jk - `jk+1` is the initial number of terms of `IPIO2[]` needed in the computation
	* @param {integer} jv - index for pointing to the suitable `ipio2[]` for the computation
	* @param {integer} jx - `nx - 1`
	* @param {Array<number>} f - `IPIO2[]` in floating point
	* @returns {number} last three binary digits of `N`
	*/
	function compute(x, y, jz, q, q0, jk, jv, jx, f) {
		var carry;
		var fw;
		var ih;
		var jp;
		var i;
		var k;
		var n;
		var j;
		var z;
		jp = jk;
		z = q[jz];
		j = jz;
		for (i = 0; j > 0; i++) {
			fw = TWON24 * z | 0;
			IQ[i] = z - TWO24 * fw | 0;
			z = q[j - 1] + fw;
			j -= 1;
		}
		z = ldexp(z, q0);
		z -= 8 * floor(z * .125);
		n = z | 0;
		z -= n;
		ih = 0;
		if (q0 > 0) {
			i = IQ[jz - 1] >> 24 - q0;
			n += i;
			IQ[jz - 1] -= i << 24 - q0;
			ih = IQ[jz - 1] >> 23 - q0;
		} else if (q0 === 0) ih = IQ[jz - 1] >> 23;
		else if (z >= .5) ih = 2;
		if (ih > 0) {
			n += 1;
			carry = 0;
			for (i = 0; i < jz; i++) {
				j = IQ[i];
				if (carry === 0) {
					if (j !== 0) {
						carry = 1;
						IQ[i] = 16777216 - j;
					}
				} else IQ[i] = 16777215 - j;
			}
			if (q0 > 0) switch (q0) {
				case 1:
					IQ[jz - 1] &= 8388607;
					break;
				case 2: IQ[jz - 1] &= 4194303;
			}
			if (ih === 2) {
				z = 1 - z;
				if (carry !== 0) z -= ldexp(1, q0);
			}
		}
		if (z === 0) {
			j = 0;
			for (i = jz - 1; i >= jk; i--) j |= IQ[i];
			if (j === 0) {
				for (k = 1; IQ[jk - k] === 0; k++);
				for (i = jz + 1; i <= jz + k; i++) {
					f[jx + i] = IPIO2[jv + i];
					fw = 0;
					for (j = 0; j <= jx; j++) fw += x[j] * f[jx + (i - j)];
					q[i] = fw;
				}
				jz += k;
				return compute(x, y, jz, q, q0, jk, jv, jx, f);
			}
			jz -= 1;
			q0 -= 24;
			while (IQ[jz] === 0) {
				jz -= 1;
				q0 -= 24;
			}
		} else {
			z = ldexp(z, -q0);
			if (z >= TWO24) {
				fw = TWON24 * z | 0;
				IQ[jz] = z - TWO24 * fw | 0;
				jz += 1;
				q0 += 24;
				IQ[jz] = fw;
			} else IQ[jz] = z | 0;
		}
		fw = ldexp(1, q0);
		for (i = jz; i >= 0; i--) {
			q[i] = fw * IQ[i];
			fw *= TWON24;
		}
		for (i = jz; i >= 0; i--) {
			fw = 0;
			for (k = 0; k <= jp && k <= jz - i; k++) fw += PIO2[k] * q[i + k];
			FQ[jz - i] = fw;
		}
		fw = 0;
		for (i = jz; i >= 0; i--) fw += FQ[i];
		if (ih === 0) y[0] = fw;
		else y[0] = -fw;
		fw = FQ[0] - fw;
		for (i = 1; i <= jz; i++) fw += FQ[i];
		if (ih === 0) y[1] = fw;
		else y[1] = -fw;
		return n & 7;
	}
	/**
	* Returns the last three binary digits of `N` with `y = x - Nπ/2` so that `|y| < π/2`.
	*
	* ## Method
	*
	* -   The method is to compute the integer (mod 8) and fraction parts of (2/π) * x without doing the full multiplication. In general, we skip the part of the product that are known to be a huge integer (more accurately, = 0 mod 8 ). Thus the number of operations are independent of the exponent of the input.
	*
	* -   (2/π) is represented by an array of 24-bit integers in `ipio2[]`.
	*
	* -   Input parameters:
	*
	*     -   `x[]` The input value (must be positive) is broken into `nx` pieces of 24-bit integers in double precision format. `x[i]` will be the i-th 24 bit of x. The scaled exponent of `x[0]` is given in input parameter `e0` (i.e., `x[0]*2^e0` match x's up to 24 bits).
	*
	*         Example of breaking a double positive `z` into `x[0]+x[1]+x[2]`:
	*
	*         ```tex
	*         e0 = \mathrm{ilogb}(z) - 23
	*         z = \mathrm{scalbn}(z, -e0)
	*         ```
	*
	*         for `i = 0,1,2`
	*
	*         ```tex
	*         x[i] = \lfloor z \rfloor
	*         z = (z - x[i]) \times 2^{24}
	*         ```
	*
	*     -   `y[]` output result in an array of double precision numbers.
	*
	*         The dimension of `y[]` is:
	*         24-bit precision     1
	*         53-bit precision     2
	*         64-bit precision     2
	*         113-bit precision    3
	*
	*         The actual value is the sum of them. Thus, for 113-bit precision, one may have to do something like:
	*
	*         ```tex
	*         \mathrm{long\ double} \: t, w, r_{\text{head}}, r_{\text{tail}}; \\
	*         t &= (\mathrm{long\ double}) y[2] + (\mathrm{long\ double}) y[1]; \\
	*         w &= (\mathrm{long\ double}) y[0]; \\
	*         r_{\text{head}} &= t + w; \\
	*         r_{\text{tail}} &= w - (r_{\text{head}} - t);
	*         ```
	*
	*     -   `e0` The exponent of `x[0]`. Must be <= 16360 or you need to expand the `ipio2` table.
	*
	*     -   `nx` dimension of `x[]`
	*
	*     -   `prec` an integer indicating the precision:
	*         0 24 bits (single)
	*         1 53 bits (double)
	*         2 64 bits (extended)
	*         3 113 bits (quad)
	*
	* -   External function:
	*
	*     -   double `scalbn()`, `floor()`;
	*
	* -   Here is the description of some local variables:
	*
	*     -   `jk` `jk+1` is the initial number of terms of `ipio2[]` needed in the computation. The minimum and recommended value for `jk` is 3,4,4,6 for single, double, extended, and quad. `jk+1` must be 2 larger than you might expect so that our recomputation test works. (Up to 24 bits in the integer part (the 24 bits of it that we compute) and 23 bits in the fraction part may be lost to cancellation before we recompute.)
	*
	*     -   `jz` local integer variable indicating the number of terms of `ipio2[]` used.
	*
	*     -   `jx` `nx - 1`
	*
	*     -   `jv` index for pointing to the suitable `ipio2[]` for the computation. In general, we want
	*
	*         ```tex
	*         \frac{{2^{e0} \cdot x[0] \cdot \mathrm{ipio2}[jv-1] \cdot 2^{-24jv}}}{{8}}
	*         ```
	*
	*         to be an integer. Thus
	*
	*         ```tex
	*         e0 - 3 - 24 \cdot jv \geq 0 \quad \text{or} \quad \frac{{e0 - 3}}{{24}} \geq jv
	*         ```
	*
	*         Hence
	*
	*         ```tex
	*         jv = \max(0, \frac{{e0 - 3}}{{24}})
	*         ```
	*
	*     -   `jp` `jp+1` is the number of terms in `PIo2[]` needed, `jp = jk`.
	*
	*     -   `q[]` double array with integral value, representing the 24-bits chunk of the product of `x` and `2/π`.
	*
	*     -   `q0` the corresponding exponent of `q[0]`. Note that the exponent for `q[i]` would be `q0-24*i`.
	*
	*     -   `PIo2[]` double precision array, obtained by cutting `π/2` into 24 bits chunks.
	*
	*     -   `f[]` `ipso2[]` in floating point
	*
	*     -   `iq[]` integer array by breaking up `q[]` in 24-bits chunk.
	*
	*     -   `fq[]` final product of `x*(2/π)` in `fq[0],..,fq[jk]`
	*
	*     -   `ih` integer. If >0 it indicates `q[]` is >= 0.5, hence it also indicates the _sign_ of the result.
	*
	* -   Constants:
	*
	*     -   The hexadecimal values are the intended ones for the following constants. The decimal values may be used, provided that the compiler will convert from decimal to binary accurately enough to produce the hexadecimal values shown.
	*
	* @private
	* @param {PositiveNumber} x - input value
	* @param {(Array|TypedArray|Object)} y - remainder elements
	* @param {PositiveInteger} e0 - the exponent of `x[0]` (must be <= 16360)
	* @param {PositiveInteger} nx - dimension of `x[]`
	* @returns {number} last three binary digits of `N`
	*/
	function kernelRempio2(x, y, e0, nx) {
		var fw;
		var jk;
		var jv;
		var jx;
		var jz;
		var q0;
		var i;
		var j;
		var m;
		jk = 4;
		jx = nx - 1;
		jv = (e0 - 3) / 24 | 0;
		if (jv < 0) jv = 0;
		q0 = e0 - 24 * (jv + 1);
		j = jv - jx;
		m = jx + jk;
		for (i = 0; i <= m; i++) {
			if (j < 0) F[i] = 0;
			else F[i] = IPIO2[j];
			j += 1;
		}
		for (i = 0; i <= jk; i++) {
			fw = 0;
			for (j = 0; j <= jx; j++) fw += x[j] * F[jx + (i - j)];
			Q[i] = fw;
		}
		jz = jk;
		return compute(x, y, jz, Q, q0, jk, jv, jx, F);
	}
	module.exports = kernelRempio2;
}));

// node_modules/@stdlib/math-base-special-round/lib/main.js
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
var require_main$26 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Rounds a numeric value to the nearest integer.
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = round( -4.2 );
	* // returns -4.0
	*
	* @example
	* var v = round( -4.5 );
	* // returns -4.0
	*
	* @example
	* var v = round( -4.6 );
	* // returns -5.0
	*
	* @example
	* var v = round( 9.99999 );
	* // returns 10.0
	*
	* @example
	* var v = round( 9.5 );
	* // returns 10.0
	*
	* @example
	* var v = round( 9.2 );
	* // returns 9.0
	*
	* @example
	* var v = round( 0.0 );
	* // returns 0.0
	*
	* @example
	* var v = round( -0.0 );
	* // returns -0.0
	*
	* @example
	* var v = round( Infinity );
	* // returns Infinity
	*
	* @example
	* var v = round( -Infinity );
	* // returns -Infinity
	*
	* @example
	* var v = round( NaN );
	* // returns NaN
	*/
	var round = Math.round;
	module.exports = round;
}));

// node_modules/@stdlib/math-base-special-round/lib/index.js
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
var require_lib$39 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Round a numeric value to the nearest integer.
	*
	* @module @stdlib/math-base-special-round
	*
	* @example
	* var round = require( '@stdlib/math-base-special-round' );
	*
	* var v = round( -4.2 );
	* // returns -4.0
	*
	* v = round( -4.5 );
	* // returns -4.0
	*
	* v = round( -4.6 );
	* // returns -5.0
	*
	* v = round( 9.99999 );
	* // returns 10.0
	*
	* v = round( 9.5 );
	* // returns 10.0
	*
	* v = round( 9.2 );
	* // returns 9.0
	*
	* v = round( 0.0 );
	* // returns 0.0
	*
	* v = round( -0.0 );
	* // returns -0.0
	*
	* v = round( Infinity );
	* // returns Infinity
	*
	* v = round( -Infinity );
	* // returns -Infinity
	*
	* v = round( NaN );
	* // returns NaN
	*/
	var main = require_main$26();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-rempio2/lib/rempio2_medium.js
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
var require_rempio2_medium = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var round = require_lib$39();
	var getHighWord = require_lib$94();
	var INVPIO2 = .6366197723675814;
	var PIO2_1 = 1.5707963267341256;
	var PIO2_1T = 6077100506506192e-26;
	var PIO2_2 = 6077100506303966e-26;
	var PIO2_2T = 20222662487959506e-37;
	var PIO2_3 = 20222662487111665e-37;
	var PIO2_3T = 84784276603689e-45;
	var EXPONENT_MASK = 2047;
	/**
	* Computes `x - nπ/2 = r` for medium-sized inputs.
	*
	* @private
	* @param {number} x - input value
	* @param {uint32} ix - high word of `x`
	* @param {(Array|TypedArray|Object)} y - remainder elements
	* @returns {integer} factor of `π/2`
	*/
	function rempio2Medium(x, ix, y) {
		var high;
		var n;
		var t;
		var r;
		var w;
		var i;
		var j;
		n = round(x * INVPIO2);
		r = x - n * PIO2_1;
		w = n * PIO2_1T;
		j = ix >> 20 | 0;
		y[0] = r - w;
		high = getHighWord(y[0]);
		i = j - (high >> 20 & EXPONENT_MASK);
		if (i > 16) {
			t = r;
			w = n * PIO2_2;
			r = t - w;
			w = n * PIO2_2T - (t - r - w);
			y[0] = r - w;
			high = getHighWord(y[0]);
			i = j - (high >> 20 & EXPONENT_MASK);
			if (i > 49) {
				t = r;
				w = n * PIO2_3;
				r = t - w;
				w = n * PIO2_3T - (t - r - w);
				y[0] = r - w;
			}
		}
		y[1] = r - y[0] - w;
		return n;
	}
	module.exports = rempio2Medium;
}));

// node_modules/@stdlib/math-base-special-rempio2/lib/main.js
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
var require_main$25 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ABS_MASK = require_lib$73();
	var EXPONENT_MASK = require_lib$68();
	var SIGNIFICAND_MASK = require_lib$57();
	var getHighWord = require_lib$94();
	var getLowWord = require_lib$42();
	var fromWords = require_lib$92();
	var rempio2Kernel = require_kernel_rempio2();
	var rempio2Medium = require_rempio2_medium();
	var ZERO = 0;
	var TWO24 = 16777216;
	var PIO2_1 = 1.5707963267341256;
	var PIO2_1T = 6077100506506192e-26;
	var TWO_PIO2_1T = 2 * PIO2_1T;
	var THREE_PIO2_1T = 3 * PIO2_1T;
	var FOUR_PIO2_1T = 4 * PIO2_1T;
	var PI_HIGH_WORD_SIGNIFICAND = 598523;
	var PIO4_HIGH_WORD = 1072243195;
	var THREE_PIO4_HIGH_WORD = 1073928572;
	var FIVE_PIO4_HIGH_WORD = 1074752122;
	var THREE_PIO2_HIGH_WORD = 1074977148;
	var SEVEN_PIO4_HIGH_WORD = 1075183036;
	var TWO_PI_HIGH_WORD = 1075388923;
	var NINE_PIO4_HIGH_WORD = 1075594811;
	var MEDIUM = 1094263291;
	var TX = [
		0,
		0,
		0
	];
	var TY = [0, 0];
	/**
	* Computes `x - nπ/2 = r`.
	*
	* ## Notes
	*
	* -   Returns `n` and stores the remainder `r` as two numbers `y[0]` and `y[1]`, such that `y[0]+y[1] = r`.
	*
	* @param {number} x - input value
	* @param {(Array|TypedArray|Object)} y - remainder elements
	* @returns {integer} factor of `π/2`
	*
	* @example
	* var y = [ 0.0, 0.0 ];
	* var n = rempio2( 128.0, y );
	* // returns 81
	*
	* var y1 = y[ 0 ];
	* // returns ~0.765
	*
	* var y2 = y[ 1 ];
	* // returns ~3.618e-17
	*
	* @example
	* var y = [ 0.0, 0.0 ];
	* var n = rempio2( NaN, y );
	* // returns 0
	*
	* var y1 = y[ 0 ];
	* // returns NaN
	*
	* var y2 = y[ 1 ];
	* // returns NaN
	*/
	function rempio2(x, y) {
		var low;
		var e0;
		var hx;
		var ix;
		var nx;
		var i;
		var n;
		var z;
		hx = getHighWord(x) | 0;
		ix = hx & ABS_MASK | 0;
		if (ix <= PIO4_HIGH_WORD) {
			y[0] = x;
			y[1] = 0;
			return 0;
		}
		if (ix <= FIVE_PIO4_HIGH_WORD) {
			if ((ix & SIGNIFICAND_MASK) === PI_HIGH_WORD_SIGNIFICAND) return rempio2Medium(x, ix, y);
			if (ix <= THREE_PIO4_HIGH_WORD) {
				if (hx > 0) {
					z = x - PIO2_1;
					y[0] = z - PIO2_1T;
					y[1] = z - y[0] - PIO2_1T;
					return 1;
				}
				z = x + PIO2_1;
				y[0] = z + PIO2_1T;
				y[1] = z - y[0] + PIO2_1T;
				return -1;
			}
			if (hx > 0) {
				z = x - 2 * PIO2_1;
				y[0] = z - TWO_PIO2_1T;
				y[1] = z - y[0] - TWO_PIO2_1T;
				return 2;
			}
			z = x + 2 * PIO2_1;
			y[0] = z + TWO_PIO2_1T;
			y[1] = z - y[0] + TWO_PIO2_1T;
			return -2;
		}
		if (ix <= NINE_PIO4_HIGH_WORD) {
			if (ix <= SEVEN_PIO4_HIGH_WORD) {
				if (ix === THREE_PIO2_HIGH_WORD) return rempio2Medium(x, ix, y);
				if (hx > 0) {
					z = x - 3 * PIO2_1;
					y[0] = z - THREE_PIO2_1T;
					y[1] = z - y[0] - THREE_PIO2_1T;
					return 3;
				}
				z = x + 3 * PIO2_1;
				y[0] = z + THREE_PIO2_1T;
				y[1] = z - y[0] + THREE_PIO2_1T;
				return -3;
			}
			if (ix === TWO_PI_HIGH_WORD) return rempio2Medium(x, ix, y);
			if (hx > 0) {
				z = x - 4 * PIO2_1;
				y[0] = z - FOUR_PIO2_1T;
				y[1] = z - y[0] - FOUR_PIO2_1T;
				return 4;
			}
			z = x + 4 * PIO2_1;
			y[0] = z + FOUR_PIO2_1T;
			y[1] = z - y[0] + FOUR_PIO2_1T;
			return -4;
		}
		if (ix < MEDIUM) return rempio2Medium(x, ix, y);
		if (ix >= EXPONENT_MASK) {
			y[0] = NaN;
			y[1] = NaN;
			return 0;
		}
		low = getLowWord(x);
		e0 = (ix >> 20) - 1046;
		z = fromWords(ix - (e0 << 20 | 0), low);
		for (i = 0; i < 2; i++) {
			TX[i] = z | 0;
			z = (z - TX[i]) * TWO24;
		}
		TX[2] = z;
		nx = 3;
		while (TX[nx - 1] === ZERO) nx -= 1;
		n = rempio2Kernel(TX, TY, e0, nx, 1);
		if (hx < 0) {
			y[0] = -TY[0];
			y[1] = -TY[1];
			return -n;
		}
		y[0] = TY[0];
		y[1] = TY[1];
		return n;
	}
	module.exports = rempio2;
}));

// node_modules/@stdlib/math-base-special-rempio2/lib/index.js
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
var require_lib$38 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute `x - nπ/2 = r`.
	*
	* @module @stdlib/math-base-special-rempio2
	*
	* @example
	* var rempio2 = require( '@stdlib/math-base-special-rempio2' );
	*
	* var y = [ 0.0, 0.0 ];
	* var n = rempio2( 128.0, y );
	* // returns 81
	*
	* var y1 = y[ 0 ];
	* // returns ~0.765
	*
	* var y2 = y[ 1 ];
	* // returns ~3.618e-17
	*/
	var rempio2 = require_main$25();
	module.exports = rempio2;
}));

// node_modules/@stdlib/math-base-special-sin/lib/main.js
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
var require_main$24 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var HIGH_WORD_ABS_MASK = require_lib$73();
	var HIGH_WORD_EXPONENT_MASK = require_lib$68();
	var getHighWord = require_lib$94();
	var kernelCos = require_lib$44();
	var kernelSin = require_lib$43();
	var rempio2 = require_lib$38();
	var PIO4_HIGH_WORD = 1072243195;
	var SMALL_HIGH_WORD = 1045430272;
	var Y = [0, 0];
	/**
	* Computes the sine of a number.
	*
	* ## Method
	*
	* -   Let \\(S\\), \\(C\\), and \\(T\\) denote the \\(\sin\\), \\(\cos\\), and \\(\tan\\), respectively, on \\(\[-\pi/4, +\pi/4\]\\).
	*
	* -   Reduce the argument \\(x\\) to \\(y1+y2 = x-k\pi/2\\) in \\(\[-\pi/4, +\pi/4\]\\), and let \\(n = k \mod 4\\).
	*
	* -   We have
	*
	*     | n | sin(x) | cos(x) | tan(x) |
	*     | - | ------ | ------ | ------ |
	*     | 0 |   S    |   C    |    T   |
	*     | 1 |   C    |  -S    |  -1/T  |
	*     | 2 |  -S    |  -C    |    T   |
	*     | 3 |  -C    |   S    |  -1/T  |
	*
	* @param {number} x - input value (in radians)
	* @returns {number} sine
	*
	* @example
	* var v = sin( 0.0 );
	* // returns ~0.0
	*
	* @example
	* var v = sin( 3.141592653589793/2.0 );
	* // returns ~1.0
	*
	* @example
	* var v = sin( -3.141592653589793/6.0 );
	* // returns ~-0.5
	*
	* @example
	* var v = sin( NaN );
	* // returns NaN
	*/
	function sin(x) {
		var ix;
		var n;
		ix = getHighWord(x);
		ix &= HIGH_WORD_ABS_MASK;
		if (ix <= PIO4_HIGH_WORD) {
			if (ix < SMALL_HIGH_WORD) return x;
			return kernelSin(x, 0);
		}
		if (ix >= HIGH_WORD_EXPONENT_MASK) return NaN;
		n = rempio2(x, Y);
		switch (n & 3) {
			case 0: return kernelSin(Y[0], Y[1]);
			case 1: return kernelCos(Y[0], Y[1]);
			case 2: return -kernelSin(Y[0], Y[1]);
			default: return -kernelCos(Y[0], Y[1]);
		}
	}
	module.exports = sin;
}));

// node_modules/@stdlib/math-base-special-sin/lib/index.js
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
var require_lib$37 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the sine of a number.
	*
	* @module @stdlib/math-base-special-sin
	*
	* @example
	* var sin = require( '@stdlib/math-base-special-sin' );
	*
	* var v = sin( 0.0 );
	* // returns ~0.0
	*
	* v = sin( 3.141592653589793/2.0 );
	* // returns ~1.0
	*
	* v = sin( -3.141592653589793/6.0 );
	* // returns ~-0.5
	*
	* v = sin( NaN );
	* // returns NaN
	*/
	var main = require_main$24();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-sqrt-two-pi/lib/index.js
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
var require_lib$36 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Square root of the mathematical constant `π` times `2`.
	*
	* @module @stdlib/constants-float64-sqrt-two-pi
	* @type {number}
	*
	* @example
	* var SQRT_TWO_PI = require( '@stdlib/constants-float64-sqrt-two-pi' );
	* // returns 2.5066282746310007
	*/
	/**
	* Square root of the mathematical constant `π` times `2`.
	*
	* @constant
	* @type {number}
	* @default 2.5066282746310007
	* @see [Wikipedia]{@link https://en.wikipedia.org/wiki/Pi}
	*/
	var SQRT_TWO_PI = 2.5066282746310007;
	module.exports = SQRT_TWO_PI;
}));

// node_modules/@stdlib/math-base-special-gamma/lib/polyval_s.js
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
var require_polyval_s$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .08333333333334822;
		return .08333333333334822 + x * (.0034722222160545866 + x * (-.0026813261780578124 + x * (-.00022954996161337813 + x * .0007873113957930937)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gamma/lib/stirling_approximation.js
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
var require_stirling_approximation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var SQRT_TWO_PI = require_lib$36();
	var pow = require_lib$56();
	var exp = require_lib$65();
	var polyval = require_polyval_s$1();
	var MAX_STIRLING = 143.01608;
	/**
	* Evaluates the gamma function using Stirling's formula. The polynomial is valid for \\(33 \leq x \leq 172\\).
	*
	* @private
	* @param {number} x - input value
	* @returns {number} function value
	*/
	function gamma(x) {
		var w;
		var y;
		var v;
		w = 1 / x;
		w = 1 + w * polyval(w);
		y = exp(x);
		if (x > MAX_STIRLING) {
			v = pow(x, .5 * x - .25);
			y = v * (v / y);
		} else y = pow(x, x - .5) / y;
		return SQRT_TWO_PI * y * w;
	}
	module.exports = gamma;
}));

// node_modules/@stdlib/constants-float64-eulergamma/lib/index.js
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
var require_lib$35 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* The Euler-Mascheroni constant.
	*
	* @module @stdlib/constants-float64-eulergamma
	* @type {number}
	*
	* @example
	* var EULERGAMMA = require( '@stdlib/constants-float64-eulergamma' );
	* // returns 0.5772156649015329
	*/
	/**
	* The Euler-Mascheroni constant.
	*
	* @constant
	* @type {number}
	* @default 0.5772156649015329
	* @see [OEIS]{@link http://oeis.org/A001620}
	* @see [Mathworld]{@link http://mathworld.wolfram.com/Euler-MascheroniConstant.html}
	*/
	var EULERGAMMA = .5772156649015329;
	module.exports = EULERGAMMA;
}));

// node_modules/@stdlib/math-base-special-gamma/lib/small_approximation.js
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
var require_small_approximation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var EULER = require_lib$35();
	/**
	* Evaluates the gamma function using a small-value approximation.
	*
	* @private
	* @param {number} x - input value
	* @param {number} z - scale factor
	* @returns {number} function value
	*/
	function gamma(x, z) {
		return z / ((1 + EULER * x) * x);
	}
	module.exports = gamma;
}));

// node_modules/@stdlib/math-base-special-gamma/lib/rational_pq.js
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
var require_rational_pq$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return 1;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 1 + x * (.4942148268014971 + x * (.20744822764843598 + x * (.04763678004571372 + x * (.010421379756176158 + x * (.0011913514700658638 + x * (.00016011952247675185 + x * 0))))));
			s2 = 1 + x * (.0714304917030273 + x * (-.23459179571824335 + x * (.035823639860549865 + x * (.011813978522206043 + x * (-.004456419138517973 + x * (.0005396055804933034 + x * -23158187332412014e-21))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (.00016011952247675185 + x * (.0011913514700658638 + x * (.010421379756176158 + x * (.04763678004571372 + x * (.20744822764843598 + x * (.4942148268014971 + x * 1))))));
			s2 = -23158187332412014e-21 + x * (.0005396055804933034 + x * (-.004456419138517973 + x * (.011813978522206043 + x * (.035823639860549865 + x * (-.23459179571824335 + x * (.0714304917030273 + x * 1))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gamma/lib/main.js
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
var require_main$23 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var isInteger = require_lib$64();
	var isNegativeZero = require_lib$50();
	var abs = require_lib$81();
	var floor = require_lib$117();
	var sin = require_lib$37();
	var PINF = require_lib$91();
	var NINF = require_lib$89();
	var PI = require_lib$45();
	var stirlingApprox = require_stirling_approximation();
	var smallApprox = require_small_approximation();
	var rateval = require_rational_pq$2();
	/**
	* Evaluates the gamma function.
	*
	* ## Method
	*
	* 1.  Arguments \\(|x| \leq 34\\) are reduced by recurrence and the function approximated by a rational function of degree \\(6/7\\) in the interval \\((2,3)\\).
	* 2.  Large negative arguments are made positive using a reflection formula.
	* 3.  Large arguments are handled by Stirling's formula.
	*
	* ## Notes
	*
	* -   Relative error:
	*
	*     | arithmetic | domain    | # trials | peak    | rms     |
	*     |:----------:|:---------:|:--------:|:-------:|:-------:|
	*     | DEC        | -34,34    | 10000    | 1.3e-16 | 2.5e-17 |
	*     | IEEE       | -170,-33  | 20000    | 2.3e-15 | 3.3e-16 |
	*     | IEEE       | -33, 33   | 20000    | 9.4e-16 | 2.2e-16 |
	*     | IEEE       | 33, 171.6 | 20000    | 2.3e-15 | 3.2e-16 |
	*
	* -   Error for arguments outside the test range will be larger owing to error amplification by the exponential function.
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = gamma( 4.0 );
	* // returns 6.0
	*
	* @example
	* var v = gamma( -1.5 );
	* // returns ~2.363
	*
	* @example
	* var v = gamma( -0.5 );
	* // returns ~-3.545
	*
	* @example
	* var v = gamma( 0.5 );
	* // returns ~1.772
	*
	* @example
	* var v = gamma( 0.0 );
	* // returns Infinity
	*
	* @example
	* var v = gamma( -0.0 );
	* // returns -Infinity
	*
	* @example
	* var v = gamma( NaN );
	* // returns NaN
	*/
	function gamma(x) {
		var sign;
		var q;
		var p;
		var z;
		if (isInteger(x) && x < 0 || x === NINF || isnan(x)) return NaN;
		if (x === 0) {
			if (isNegativeZero(x)) return NINF;
			return PINF;
		}
		if (x > 171.61447887182297) return PINF;
		if (x < -170.5674972726612) return 0;
		q = abs(x);
		if (q > 33) {
			if (x >= 0) return stirlingApprox(x);
			p = floor(q);
			if ((p & 1) === 0) sign = -1;
			else sign = 1;
			z = q - p;
			if (z > .5) {
				p += 1;
				z = q - p;
			}
			z = q * sin(PI * z);
			return sign * PI / (abs(z) * stirlingApprox(q));
		}
		z = 1;
		while (x >= 3) {
			x -= 1;
			z *= x;
		}
		while (x < 0) {
			if (x > -1e-9) return smallApprox(x, z);
			z /= x;
			x += 1;
		}
		while (x < 2) {
			if (x < 1e-9) return smallApprox(x, z);
			z /= x;
			x += 1;
		}
		if (x === 2) return z;
		x -= 2;
		return z * rateval(x);
	}
	module.exports = gamma;
}));

// node_modules/@stdlib/math-base-special-gamma/lib/index.js
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
var require_lib$34 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the gamma function.
	*
	* @module @stdlib/math-base-special-gamma
	*
	* @example
	* var gamma = require( '@stdlib/math-base-special-gamma' );
	*
	* var v = gamma( 4.0 );
	* // returns 6.0
	*
	* v = gamma( -1.5 );
	* // returns ~2.363
	*
	* v = gamma( -0.5 );
	* // returns ~-3.545
	*
	* v = gamma( 0.5 );
	* // returns ~1.772
	*
	* v = gamma( 0.0 );
	* // returns Infinity
	*
	* v = gamma( -0.0 );
	* // returns -Infinity
	*
	* v = gamma( NaN );
	* // returns NaN
	*/
	var main = require_main$23();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-max-nth-factorial/lib/index.js
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
var require_lib$33 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Maximum nth factorial when stored in double-precision floating-point format.
	*
	* @module @stdlib/constants-float64-max-nth-factorial
	* @type {integer}
	*
	* @example
	* var FLOAT64_MAX_NTH_FACTORIAL = require( '@stdlib/constants-float64-max-nth-factorial' );
	* // returns 170
	*/
	/**
	* The maximum nth factorial when stored in double-precision floating-point format.
	*
	* @constant
	* @type {integer}
	* @default 170
	* @see [factorial]{@link https://en.wikipedia.org/wiki/Factorial}
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_MAX_NTH_FACTORIAL = 170;
	module.exports = FLOAT64_MAX_NTH_FACTORIAL;
}));

// node_modules/@stdlib/math-base-special-factorial/lib/factorials.json
var require_factorials = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		1,
		1,
		2,
		6,
		24,
		120,
		720,
		5040,
		40320,
		362880,
		3628800,
		39916800,
		479001600,
		6227020800,
		87178291200,
		1307674368e3,
		20922789888e3,
		355687428096e3,
		6402373705728e3,
		0x1b02b9306890000,
		0x21c3677c82b40000,
		0x2c5077d36b8c40000,
		0x3ceea4c2b3e0d80000,
		2585201673888498e7,
		6204484017332394e8,
		15511210043330986e9,
		40329146112660565e10,
		10888869450418352e12,
		30488834461171387e13,
		8841761993739702e15,
		26525285981219107e16,
		8222838654177922e18,
		2631308369336935e20,
		8683317618811886e21,
		29523279903960416e22,
		10333147966386145e24,
		37199332678990125e25,
		13763753091226346e27,
		5230226174666011e29,
		20397882081197444e30,
		8159152832478977e32,
		3345252661316381e34,
		140500611775288e37,
		6041526306337383e37,
		2658271574788449e39,
		11962222086548019e40,
		5502622159812089e42,
		25862324151116818e43,
		12413915592536073e45,
		6082818640342675e47,
		30414093201713376e48,
		15511187532873822e50,
		8065817517094388e52,
		42748832840600255e53,
		2308436973392414e56,
		12696403353658276e57,
		7109985878048635e59,
		40526919504877214e60,
		23505613312828785e62,
		13868311854568984e64,
		832098711274139e67,
		5075802138772248e68,
		3146997326038794e70,
		198260831540444e73,
		12688693218588417e73,
		8247650592082472e75,
		5443449390774431e77,
		3647111091818868e79,
		24800355424368305e80,
		1711224524281413e83,
		11978571669969892e84,
		8504785885678623e86,
		61234458376886085e87,
		44701154615126844e89,
		3307885441519386e92,
		248091408113954e95,
		18854947016660504e95,
		14518309202828587e97,
		11324281178206297e99,
		8946182130782976e101,
		7156945704626381e103,
		5797126020747368e105,
		4753643337012842e107,
		3945523969720659e109,
		3314240134565353e111,
		281710411438055e114,
		24227095383672734e114,
		2107757298379528e117,
		18548264225739844e118,
		1650795516090846e121,
		14857159644817615e122,
		1352001527678403e125,
		12438414054641308e126,
		11567725070816416e128,
		1087366156656743e131,
		1032997848823906e133,
		9916779348709496e134,
		9619275968248212e136,
		9426890448883248e138,
		9332621544394415e140,
		9332621544394415e142,
		942594775983836e145,
		9614466715035127e146,
		990290071648618e149,
		10299016745145628e150,
		1081396758240291e153,
		11462805637347084e154,
		1226520203196138e157,
		1324641819451829e159,
		14438595832024937e160,
		1588245541522743e163,
		17629525510902446e164,
		1974506857221074e167,
		22311927486598138e168,
		25435597334721877e170,
		2925093693493016e173,
		3393108684451898e175,
		3969937160808721e177,
		4684525849754291e179,
		5574585761207606e181,
		6689502913449127e183,
		8094298525273444e185,
		9875044200833601e187,
		1214630436702533e190,
		1506141741511141e192,
		1882677176888926e194,
		2372173242880047e196,
		30126600184576594e197,
		3856204823625804e200,
		4974504222477287e202,
		6466855489220474e204,
		847158069087882e207,
		11182486511960043e208,
		14872707060906857e210,
		19929427461615188e212,
		26904727073180504e214,
		3659042881952549e217,
		5012888748274992e219,
		6917786472619489e221,
		9615723196941089e223,
		13462012475717526e225,
		1898143759076171e228,
		2695364137888163e230,
		3854370717180073e232,
		55502938327393044e233,
		8047926057471992e236,
		11749972043909107e238,
		1727245890454639e241,
		25563239178728654e242,
		380892263763057e246,
		5713383956445855e247,
		862720977423324e250,
		13113358856834524e251,
		20063439050956823e253,
		30897696138473508e255,
		4789142901463394e258,
		7471062926282894e260,
		11729568794264145e262,
		1853271869493735e265,
		29467022724950384e266,
		47147236359920616e268,
		7590705053947219e271,
		12296942187394494e273,
		20044015765453026e275,
		3287218585534296e278,
		5423910666131589e280,
		9003691705778438e282,
		1503616514864999e285,
		25260757449731984e286,
		4269068009004705e289,
		7257415615307999e291
	];
}));

// node_modules/@stdlib/math-base-special-factorial/lib/main.js
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
var require_main$22 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var isInteger = require_lib$64();
	var gamma = require_lib$34();
	var PINF = require_lib$91();
	var FLOAT64_MAX_NTH_FACTORIAL = require_lib$33();
	var FACTORIALS = require_factorials();
	/**
	* Evaluates the factorial of `x`.
	*
	* @param {number} x - input value
	* @returns {number} factorial
	*
	* @example
	* var v = factorial( 3.0 );
	* // returns 6.0
	*
	* @example
	* var v = factorial( -1.5 );
	* // returns ~-3.545
	*
	* @example
	* var v = factorial( -0.5 );
	* // returns ~1.772
	*
	* @example
	* var v = factorial( 0.5 );
	* // returns ~0.886
	*
	* @example
	* var v = factorial( -10.0 );
	* // returns NaN
	*
	* @example
	* var v = factorial( 171.0 );
	* // returns Infinity
	*
	* @example
	* var v = factorial( NaN );
	* // returns NaN
	*/
	function factorial(x) {
		if (isnan(x)) return NaN;
		if (isInteger(x)) {
			if (x < 0) return NaN;
			if (x <= FLOAT64_MAX_NTH_FACTORIAL) return FACTORIALS[x];
			return PINF;
		}
		return gamma(x + 1);
	}
	module.exports = factorial;
}));

// node_modules/@stdlib/math-base-special-factorial/lib/index.js
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
var require_lib$32 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the factorial function.
	*
	* @module @stdlib/math-base-special-factorial
	*
	* @example
	* var factorial = require( '@stdlib/math-base-special-factorial' );
	*
	* var v = factorial( 3.0 );
	* // returns 6.0
	*
	* v = factorial( -1.5 );
	* // returns ~-3.545
	*
	* v = factorial( -0.5 );
	* // returns ~1.772
	*
	* v = factorial( 0.5 );
	* // returns ~0.886
	*
	* v = factorial( -10.0 );
	* // returns NaN
	*
	* v = factorial( 171.0 );
	* // returns Infinity
	*
	* v = factorial( NaN );
	* // returns NaN
	*/
	var main = require_main$22();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/rational_pq.js
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
var require_rational_pq$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return 1e400;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 38474670393.31777 + x * (36857665043.51951 + x * (15889202453.72942 + x * (4059208354.298835 + x * (680547661.1834733 + x * (78239755.00312005 + x * (6246580.776401795 + x * (341986.3488721347 + x * (12287.194511824551 + x * (261.61404416416684 + x * 2.5066282746310007)))))))));
			s2 = 0 + x * (362880 + x * (1026576 + x * (1172700 + x * (723680 + x * (269325 + x * (63273 + x * (9450 + x * (870 + x * (45 + x * 1)))))))));
		} else {
			x = 1 / x;
			s1 = 2.5066282746310007 + x * (261.61404416416684 + x * (12287.194511824551 + x * (341986.3488721347 + x * (6246580.776401795 + x * (78239755.00312005 + x * (680547661.1834733 + x * (4059208354.298835 + x * (15889202453.72942 + x * (36857665043.51951 + x * 38474670393.31777)))))))));
			s2 = 1 + x * (45 + x * (870 + x * (9450 + x * (63273 + x * (269325 + x * (723680 + x * (1172700 + x * (1026576 + x * (362880 + x * 0)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/main.js
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
var require_main$21 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Calculates the Lanczos sum approximation.
	*
	* @name gammaLanczosSum
	* @type {Function}
	* @param {number} x - input value
	* @returns {number} Lanczos sum approximation
	*
	* @example
	* var v = gammaLanczosSum( 4.0 );
	* // returns ~950.366
	*
	* @example
	* var v = gammaLanczosSum( -1.5 );
	* // returns ~1373366.245
	*
	* @example
	* var v = gammaLanczosSum( -0.5 );
	* // returns ~-699841.735
	*
	* @example
	* var v = gammaLanczosSum( 0.5 );
	* // returns ~96074.186
	*
	* @example
	* var v = gammaLanczosSum( 0.0 );
	* // returns Infinity
	*
	* @example
	* var v = gammaLanczosSum( NaN );
	* // returns NaN
	*/
	var gammaLanczosSum = require_rational_pq$1();
	module.exports = gammaLanczosSum;
}));

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/index.js
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
var require_lib$31 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Calculate the Lanczos sum for the approximation of the gamma function.
	*
	* @module @stdlib/math-base-special-gamma-lanczos-sum
	*
	* @example
	* var gammaLanczosSum = require( '@stdlib/math-base-special-gamma-lanczos-sum' );
	*
	* var v = gammaLanczosSum( 4.0 );
	* // returns ~950.366
	*
	* v = gammaLanczosSum( -1.5 );
	* // returns ~1373366.245
	*
	* v = gammaLanczosSum( -0.5 );
	* // returns ~-699841.735
	*
	* v = gammaLanczosSum( 0.5 );
	* // returns ~96074.186
	*
	* v = gammaLanczosSum( 0.0 );
	* // returns Infinity
	*
	* v = gammaLanczosSum( NaN );
	* // returns NaN
	*/
	var main = require_main$21();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-gamma-lanczos-g/lib/index.js
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
var require_lib$30 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Arbitrary constant `g` to be used in Lanczos approximation functions.
	*
	* @module @stdlib/constants-float64-gamma-lanczos-g
	* @type {number}
	*
	* @example
	* var FLOAT64_GAMMA_LANCZOS_G = require( '@stdlib/constants-float64-gamma-lanczos-g' );
	* // returns 10.900511
	*/
	/**
	* Arbitrary constant `g` to be used in Lanczos approximation functions.
	*
	* @constant
	* @type {number}
	* @default 10.900511
	* @see [Lanczos Approximation]{@link https://en.wikipedia.org/wiki/Lanczos_approximation}
	*/
	var FLOAT64_GAMMA_LANCZOS_G = 10.900511;
	module.exports = FLOAT64_GAMMA_LANCZOS_G;
}));

// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/gamma_delta_ratio_lanczos.js
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
var require_gamma_delta_ratio_lanczos = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var lanczosSum = require_lib$31();
	var gamma = require_lib$34();
	var log1p = require_lib$85();
	var abs = require_lib$81();
	var exp = require_lib$65();
	var pow = require_lib$56();
	var EPSILON = require_lib$54();
	var E = require_lib$55();
	var G = require_lib$30();
	var FLOAT64_MAX_NTH_FACTORIAL = require_lib$33();
	var FACTORIAL_169 = 4269068009004705e289;
	/**
	* Calculates the ratio of two gamma functions via Lanczos approximation.
	*
	* ## Notes
	*
	* -   When \\( z < \epsilon \\), we get spurious numeric overflow unless we're very careful. This can occur either inside `lanczosSum(z)` or in the final combination of terms. To avoid this, split the product up into 2 (or 3) parts:
	*
	*     ```tex
	*     \begin{align*}
	*     G(z) / G(L) &= 1 / (z \cdot G(L)) ; z < \eps, L = z + \delta = \delta \\
	*     z * G(L) &= z * G(lim) \cdot (G(L)/G(lim)) ; lim = \text{largest factorial}
	*     \end{align*}
	*     ```
	*
	* @private
	* @param {number} z - first gamma parameter
	* @param {number} delta - difference
	* @returns {number} gamma ratio
	*/
	function gammaDeltaRatioLanczos(z, delta) {
		var result;
		var ratio;
		var zgh;
		if (z < EPSILON) {
			if (delta >= FLOAT64_MAX_NTH_FACTORIAL) {
				ratio = gammaDeltaRatioLanczos(delta, FLOAT64_MAX_NTH_FACTORIAL - delta);
				ratio *= z;
				ratio *= FACTORIAL_169;
				return 1 / ratio;
			}
			return 1 / (z * gamma(z + delta));
		}
		zgh = z + G - .5;
		if (z + delta === z) {
			if (abs(delta / zgh) < EPSILON) result = exp(-delta);
			else result = 1;
		} else {
			if (abs(delta) < 10) result = exp((.5 - z) * log1p(delta / zgh));
			else result = pow(zgh / (zgh + delta), z - .5);
			result *= lanczosSum(z) / lanczosSum(z + delta);
		}
		result *= pow(E / (zgh + delta), delta);
		return result;
	}
	module.exports = gammaDeltaRatioLanczos;
}));

// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/main.js
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
var require_main$20 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$81();
	var floor = require_lib$117();
	var gamma = require_lib$34();
	var factorial = require_lib$32();
	var FLOAT64_MAX_NTH_FACTORIAL = require_lib$33();
	var gammaDeltaRatioLanczos = require_gamma_delta_ratio_lanczos();
	/**
	* Computes the ratio of two gamma functions.
	*
	* ## Notes
	*
	* -   Specifically, the function evaluates
	*
	*     ```tex
	*     \frac{ \Gamma( z ) }{ \Gamma( z + \delta ) }
	*     ```
	*
	* @param {number} z - first gamma parameter
	* @param {number} delta - difference
	* @returns {number} gamma ratio
	*
	* @example
	* var y = gammaDeltaRatio( 2.0, 3.0 );
	* // returns ~0.042
	*
	* @example
	* var y = gammaDeltaRatio( 4.0, 0.5 );
	* // returns ~0.516
	*
	* @example
	* var y = gammaDeltaRatio( 100.0, 0.0 );
	* // returns 1.0
	*/
	function gammaDeltaRatio(z, delta) {
		var result;
		var idelta;
		var iz;
		if (z <= 0 || z + delta <= 0) return gamma(z) / gamma(z + delta);
		idelta = floor(delta);
		if (idelta === delta) {
			iz = floor(z);
			if (iz === z) {
				if (z <= FLOAT64_MAX_NTH_FACTORIAL && z + delta <= FLOAT64_MAX_NTH_FACTORIAL) return factorial(iz - 1) / factorial(idelta + iz - 1);
			}
			if (abs(delta) < 20) {
				if (delta === 0) return 1;
				if (delta < 0) {
					z -= 1;
					result = z;
					delta += 1;
					while (delta !== 0) {
						z -= 1;
						result *= z;
						delta += 1;
					}
					return result;
				}
				result = 1 / z;
				delta -= 1;
				while (delta !== 0) {
					z += 1;
					result /= z;
					delta -= 1;
				}
				return result;
			}
		}
		return gammaDeltaRatioLanczos(z, delta);
	}
	module.exports = gammaDeltaRatio;
}));

// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/index.js
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
var require_lib$29 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Calculate the ratio of two gamma functions.
	*
	* @module @stdlib/math-base-special-gamma-delta-ratio
	*
	* @example
	* var gammaDeltaRatio = require( '@stdlib/math-base-special-gamma-delta-ratio' );
	*
	* var y = gammaDeltaRatio( 2.0, 3.0 );
	* // returns ~0.042
	*
	* y = gammaDeltaRatio( 4.0, 0.5 );
	* // returns ~0.516
	*
	* y = gammaDeltaRatio( 100.0, 0.0 );
	* // returns 1.0
	*/
	var main = require_main$20();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-ln/lib/polyval_p.js
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
var require_polyval_p = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .3999999999940942;
		return .3999999999940942 + x * (.22222198432149784 + x * .15313837699209373);
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-ln/lib/polyval_q.js
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
var require_polyval_q = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .6666666666666735;
		return .6666666666666735 + x * (.2857142874366239 + x * (.1818357216161805 + x * .14798198605116586));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-ln/lib/main.js
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
var require_main$19 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$94();
	var setHighWord = require_lib$93();
	var isnan = require_lib$116();
	var BIAS = require_lib$88();
	var NINF = require_lib$89();
	var polyvalP = require_polyval_p();
	var polyvalQ = require_polyval_q();
	var LN2_HI = .6931471803691238;
	var LN2_LO = 19082149292705877e-26;
	var TWO54 = 0x40000000000000;
	var ONE_THIRD = .3333333333333333;
	var HIGH_SIGNIFICAND_MASK = 1048575;
	var HIGH_MAX_NORMAL_EXP = 2146435072;
	var HIGH_MIN_NORMAL_EXP = 1048576;
	var HIGH_BIASED_EXP_0 = 1072693248;
	/**
	* Evaluates the natural logarithm of a double-precision floating-point number.
	*
	* @param {NonNegativeNumber} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = ln( 4.0 );
	* // returns ~1.386
	*
	* @example
	* var v = ln( 0.0 );
	* // returns -Infinity
	*
	* @example
	* var v = ln( Infinity );
	* // returns Infinity
	*
	* @example
	* var v = ln( NaN );
	* // returns NaN
	*
	* @example
	* var v = ln( -4.0 );
	* // returns NaN
	*/
	function ln(x) {
		var hfsq;
		var hx;
		var t2;
		var t1;
		var k;
		var R;
		var f;
		var i;
		var j;
		var s;
		var w;
		var z;
		if (x === 0) return NINF;
		if (isnan(x) || x < 0) return NaN;
		hx = getHighWord(x);
		k = 0;
		if (hx < HIGH_MIN_NORMAL_EXP) {
			k -= 54;
			x *= TWO54;
			hx = getHighWord(x);
		}
		if (hx >= HIGH_MAX_NORMAL_EXP) return x + x;
		k += (hx >> 20) - BIAS | 0;
		hx &= HIGH_SIGNIFICAND_MASK;
		i = hx + 614244 & 1048576 | 0;
		x = setHighWord(x, hx | i ^ HIGH_BIASED_EXP_0);
		k += i >> 20 | 0;
		f = x - 1;
		if ((HIGH_SIGNIFICAND_MASK & 2 + hx) < 3) {
			if (f === 0) {
				if (k === 0) return 0;
				return k * LN2_HI + k * LN2_LO;
			}
			R = f * f * (.5 - ONE_THIRD * f);
			if (k === 0) return f - R;
			return k * LN2_HI - (R - k * LN2_LO - f);
		}
		s = f / (2 + f);
		z = s * s;
		i = hx - 398458 | 0;
		w = z * z;
		j = 440401 - hx | 0;
		t1 = w * polyvalP(w);
		t2 = z * polyvalQ(w);
		i |= j;
		R = t2 + t1;
		if (i > 0) {
			hfsq = .5 * f * f;
			if (k === 0) return f - (hfsq - s * (hfsq + R));
			return k * LN2_HI - (hfsq - (s * (hfsq + R) + k * LN2_LO) - f);
		}
		if (k === 0) return f - s * (f - R);
		return k * LN2_HI - (s * (f - R) - k * LN2_LO - f);
	}
	module.exports = ln;
}));

// node_modules/@stdlib/math-base-special-ln/lib/index.js
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
var require_lib$28 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the natural logarithm of a double-precision floating-point number.
	*
	* @module @stdlib/math-base-special-ln
	*
	* @example
	* var ln = require( '@stdlib/math-base-special-ln' );
	*
	* var v = ln( 4.0 );
	* // returns ~1.386
	*
	* v = ln( 0.0 );
	* // returns -Infinity
	*
	* v = ln( Infinity );
	* // returns Infinity
	*
	* v = ln( NaN );
	* // returns NaN
	*
	* v = ln( -4.0 );
	* // returns NaN
	*/
	var main = require_main$19();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-cos/lib/main.js
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
var require_main$18 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$94();
	var kernelCos = require_lib$44();
	var kernelSin = require_lib$43();
	var rempio2 = require_lib$38();
	var ABS_MASK = require_lib$73();
	var EXPONENT_MASK = require_lib$68();
	var buffer = [0, 0];
	var HIGH_WORD_PIO4 = 1072243195;
	var HIGH_WORD_TWO_NEG_27 = 1044381696;
	/**
	* Computes the cosine of a number.
	*
	* ## Method
	*
	* -   Let \\(S\\), \\(C\\), and \\(T\\) denote the \\(\sin\\), \\(\cos\\), and \\(\tan\\), respectively, on \\(\[-\pi/4, +\pi/4\]\\).
	*
	* -   Reduce the argument \\(x\\) to \\(y1+y2 = x-k\pi/2\\) in \\(\[-\pi/4, +\pi/4\]\\), and let \\(n = k \mod 4\\).
	*
	* -   We have
	*
	*     | n | sin(x) | cos(x) | tan(x) |
	*     | - | ------ | ------ | ------ |
	*     | 0 |   S    |   C    |    T   |
	*     | 1 |   C    |  -S    |  -1/T  |
	*     | 2 |  -S    |  -C    |    T   |
	*     | 3 |  -C    |   S    |  -1/T  |
	*
	* @param {number} x - input value (in radians)
	* @returns {number} cosine
	*
	* @example
	* var v = cos( 0.0 );
	* // returns 1.0
	*
	* @example
	* var v = cos( 3.141592653589793/4.0 );
	* // returns ~0.707
	*
	* @example
	* var v = cos( -3.141592653589793/6.0 );
	* // returns ~0.866
	*
	* @example
	* var v = cos( NaN );
	* // returns NaN
	*/
	function cos(x) {
		var ix;
		var n;
		ix = getHighWord(x);
		ix &= ABS_MASK;
		if (ix <= HIGH_WORD_PIO4) {
			if (ix < HIGH_WORD_TWO_NEG_27) return 1;
			return kernelCos(x, 0);
		}
		if (ix >= EXPONENT_MASK) return NaN;
		n = rempio2(x, buffer);
		switch (n & 3) {
			case 0: return kernelCos(buffer[0], buffer[1]);
			case 1: return -kernelSin(buffer[0], buffer[1]);
			case 2: return -kernelCos(buffer[0], buffer[1]);
			default: return kernelSin(buffer[0], buffer[1]);
		}
	}
	module.exports = cos;
}));

// node_modules/@stdlib/math-base-special-cos/lib/index.js
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
var require_lib$27 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the cosine of a number.
	*
	* @module @stdlib/math-base-special-cos
	*
	* @example
	* var cos = require( '@stdlib/math-base-special-cos' );
	*
	* var v = cos( 0.0 );
	* // returns 1.0
	*
	* v = cos( 3.141592653589793/4.0 );
	* // returns ~0.707
	*
	* v = cos( -3.141592653589793/6.0 );
	* // returns ~0.866
	*/
	var main = require_main$18();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-sinpi/lib/main.js
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
var require_main$17 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var isInfinite = require_lib$75();
	var cos = require_lib$27();
	var sin = require_lib$37();
	var abs = require_lib$81();
	var copysign = require_lib$71();
	var PI = require_lib$45();
	/**
	* Computes the value of `sin(πx)`.
	*
	* ## Notes
	*
	* -   The function computes `sin(πx)` more accurately than the obvious approach, especially for large `x`.
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var y = sinpi( 0.0 );
	* // returns 0.0
	*
	* @example
	* var y = sinpi( 0.5 );
	* // returns 1.0
	*
	* @example
	* var y = sinpi( 0.9 );
	* // returns ~0.309
	*
	* @example
	* var y = sinpi( NaN );
	* // returns NaN
	*/
	function sinpi(x) {
		var ar;
		var r;
		if (isnan(x)) return NaN;
		if (isInfinite(x)) return NaN;
		r = x % 2;
		ar = abs(r);
		if (ar === 0 || ar === 1) return copysign(0, r);
		if (ar < .25) return sin(PI * r);
		if (ar < .75) {
			ar = .5 - ar;
			return copysign(cos(PI * ar), r);
		}
		if (ar < 1.25) {
			r = copysign(1, r) - r;
			return sin(PI * r);
		}
		if (ar < 1.75) {
			ar -= 1.5;
			return -copysign(cos(PI * ar), r);
		}
		r -= copysign(2, r);
		return sin(PI * r);
	}
	module.exports = sinpi;
}));

// node_modules/@stdlib/math-base-special-sinpi/lib/index.js
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
var require_lib$26 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the value of `sin(πx)`.
	*
	* @module @stdlib/math-base-special-sinpi
	*
	* @example
	* var sinpi = require( '@stdlib/math-base-special-sinpi' );
	*
	* var y = sinpi( 0.0 );
	* // returns 0.0
	*
	* y = sinpi( 0.5 );
	* // returns 1.0
	*
	* y = sinpi( 0.9 );
	* // returns ~0.309
	*
	* y = sinpi( NaN );
	* // returns NaN
	*/
	var main = require_main$17();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_a1.js
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
var require_polyval_a1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .06735230105312927;
		return .06735230105312927 + x * (.007385550860814029 + x * (.0011927076318336207 + x * (.00022086279071390839 + x * 25214456545125733e-21)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_a2.js
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
var require_polyval_a2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .020580808432516733;
		return .020580808432516733 + x * (.0028905138367341563 + x * (.0005100697921535113 + x * (.00010801156724758394 + x * 44864094961891516e-21)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_r.js
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
var require_polyval_r = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return 1.3920053346762105;
		return 1.3920053346762105 + x * (.7219355475671381 + x * (.17193386563280308 + x * (.01864591917156529 + x * (.0007779424963818936 + x * 7326684307446256e-21))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_s.js
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
var require_polyval_s = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .21498241596060885;
		return .21498241596060885 + x * (.325778796408931 + x * (.14635047265246445 + x * (.02664227030336386 + x * (.0018402845140733772 + x * 3194753265841009e-20))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t1.js
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
var require_polyval_t1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.032788541075985965;
		return -.032788541075985965 + x * (.006100538702462913 + x * (-.0014034646998923284 + x * .00031563207090362595));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t2.js
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
var require_polyval_t2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .01797067508118204;
		return .01797067508118204 + x * (-.0036845201678113826 + x * (.000881081882437654 + x * -.00031275416837512086));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t3.js
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
var require_polyval_t3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.010314224129834144;
		return -.010314224129834144 + x * (.0022596478090061247 + x * (-.0005385953053567405 + x * .0003355291926355191));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_u.js
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
var require_polyval_u = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .6328270640250934;
		return .6328270640250934 + x * (1.4549225013723477 + x * (.9777175279633727 + x * (.22896372806469245 + x * .013381091853678766)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_v.js
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
var require_polyval_v = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return 2.4559779371304113;
		return 2.4559779371304113 + x * (2.128489763798934 + x * (.7692851504566728 + x * (.10422264559336913 + x * .003217092422824239)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_w.js
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
var require_polyval_w = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .08333333333333297;
		return .08333333333333297 + x * (-.0027777777772877554 + x * (.0007936505586430196 + x * (-.00059518755745034 + x * (.0008363399189962821 + x * -.0016309293409657527))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/main.js
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
var require_main$16 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var isInfinite = require_lib$75();
	var abs = require_lib$81();
	var ln = require_lib$28();
	var trunc = require_lib$79();
	var sinpi = require_lib$26();
	var PI = require_lib$45();
	var PINF = require_lib$91();
	var polyvalA1 = require_polyval_a1();
	var polyvalA2 = require_polyval_a2();
	var polyvalR = require_polyval_r();
	var polyvalS = require_polyval_s();
	var polyvalT1 = require_polyval_t1();
	var polyvalT2 = require_polyval_t2();
	var polyvalT3 = require_polyval_t3();
	var polyvalU = require_polyval_u();
	var polyvalV = require_polyval_v();
	var polyvalW = require_polyval_w();
	var A1C = .07721566490153287;
	var A2C = .3224670334241136;
	var RC = 1;
	var SC = -.07721566490153287;
	var T1C = .48383612272381005;
	var T2C = -.1475877229945939;
	var T3C = .06462494023913339;
	var UC = -.07721566490153287;
	var VC = 1;
	var WC = .4189385332046727;
	var YMIN = 1.4616321449683622;
	var TWO52 = 4503599627370496;
	var TWO56 = 72057594037927940;
	var TINY = 13877787807814457e-33;
	var TC = 1.4616321449683622;
	var TF = -.12148629053584961;
	var TT = -3638676997039505e-33;
	/**
	* Evaluates the natural logarithm of the gamma function.
	*
	* ## Method
	*
	* 1.  Argument reduction for \\(0 < x \leq 8\\). Since \\(\Gamma(1+s) = s \Gamma(s)\\), for \\(x \in \[0,8]\\), we may reduce \\(x\\) to a number in \\(\[1.5,2.5]\\) by
	*
	*     ```tex
	*     \operatorname{lgamma}(1+s) = \ln(s) + \operatorname{lgamma}(s)
	*     ```
	*
	*     For example,
	*
	*     ```tex
	*     \begin{align*}
	*     \operatorname{lgamma}(7.3) &= \ln(6.3) + \operatorname{lgamma}(6.3) \\
	*     &= \ln(6.3 \cdot 5.3) + \operatorname{lgamma}(5.3) \\
	*     &= \ln(6.3 \cdot 5.3 \cdot 4.3 \cdot 3.3 \cdot2.3) + \operatorname{lgamma}(2.3)
	*     \end{align*}
	*     ```
	*
	* 2.  Compute a polynomial approximation of \\(\mathrm{lgamma}\\) around its minimum (\\(\mathrm{ymin} = 1.461632144968362245\\)) to maintain monotonicity. On the interval \\(\[\mathrm{ymin} - 0.23, \mathrm{ymin} + 0.27]\\) (i.e., \\(\[1.23164,1.73163]\\)), we let \\(z = x - \mathrm{ymin}\\) and use
	*
	*     ```tex
	*     \operatorname{lgamma}(x) = -1.214862905358496078218 + z^2 \cdot \operatorname{poly}(z)
	*     ```
	*
	*     where \\(\operatorname{poly}(z)\\) is a \\(14\\) degree polynomial.
	*
	* 3.  Compute a rational approximation in the primary interval \\(\[2,3]\\). Let \\( s = x - 2.0 \\). We can thus use the approximation
	*
	*     ```tex
	*     \operatorname{lgamma}(x) = \frac{s}{2} + s\frac{\operatorname{P}(s)}{\operatorname{Q}(s)}
	*     ```
	*
	*     with accuracy
	*
	*     ```tex
	*     \biggl|\frac{\mathrm{P}}{\mathrm{Q}} - \biggr(\operatorname{lgamma}(x)-\frac{s}{2}\biggl)\biggl| < 2^{-61.71}
	*     ```
	*
	*     The algorithms are based on the observation
	*
	*     ```tex
	*     \operatorname{lgamma}(2+s) = s(1 - \gamma) + \frac{\zeta(2) - 1}{2} s^2 - \frac{\zeta(3) - 1}{3} s^3 + \ldots
	*     ```
	*
	*     where \\(\zeta\\) is the zeta function and \\(\gamma = 0.5772156649...\\) is the Euler-Mascheroni constant, which is very close to \\(0.5\\).
	*
	* 4.  For \\(x \geq 8\\),
	*
	*     ```tex
	*     \operatorname{lgamma}(x) \approx \biggl(x-\frac{1}{2}\biggr) \ln(x) - x + \frac{\ln(2\pi)}{2} + \frac{1}{12x} - \frac{1}{360x^3} + \ldots
	*     ```
	*
	*     which can be expressed
	*
	*     ```tex
	*     \operatorname{lgamma}(x) \approx \biggl(x-\frac{1}{2}\biggr)(\ln(x)-1)-\frac{\ln(2\pi)-1}{2} + \ldots
	*     ```
	*
	*     Let \\(z = \frac{1}{x}\\). We can then use the approximation
	*
	*     ```tex
	*     f(z) = \operatorname{lgamma}(x) - \biggl(x-\frac{1}{2}\biggr)(\ln(x)-1)
	*     ```
	*
	*     by
	*
	*     ```tex
	*     w = w_0 + w_1 z + w_2 z^3 + w_3 z^5 + \ldots + w_6 z^{11}
	*     ```
	*
	*     where
	*
	*     ```tex
	*     |w - f(z)| < 2^{-58.74}
	*     ```
	*
	* 5.  For negative \\(x\\), since
	*
	*     ```tex
	*     -x \Gamma(-x) \Gamma(x) = \frac{\pi}{\sin(\pi x)}
	*     ```
	*
	*     where \\(\Gamma\\) is the gamma function, we have
	*
	*     ```tex
	*     \Gamma(x) = \frac{\pi}{\sin(\pi x)(-x)\Gamma(-x)}
	*     ```
	*
	*     Since \\(\Gamma(-x)\\) is positive,
	*
	*     ```tex
	*     \operatorname{sign}(\Gamma(x)) = \operatorname{sign}(\sin(\pi x))
	*     ```
	*
	*     for \\(x < 0\\). Hence, for \\(x < 0\\),
	*
	*     ```tex
	*     \mathrm{signgam} = \operatorname{sign}(\sin(\pi x))
	*     ```
	*
	*     and
	*
	*     ```tex
	*     \begin{align*}
	*     \operatorname{lgamma}(x) &= \ln(|\Gamma(x)|) \\
	*     &= \ln\biggl(\frac{\pi}{|x \sin(\pi x)|}\biggr) - \operatorname{lgamma}(-x)
	*     \end{align*}
	*     ```
	*
	*     <!-- <note> -->
	*
	*     Note that one should avoid computing \\(\pi (-x)\\) directly in the computation of \\(\sin(\pi (-x))\\).
	*
	*     <!-- </note> -->
	*
	* ## Special Cases
	*
	* ```tex
	* \begin{align*}
	* \operatorname{lgamma}(2+s) &\approx s (1-\gamma) & \mathrm{for\ tiny\ s} \\
	* \operatorname{lgamma}(x) &\approx -\ln(x) & \mathrm{for\ tiny\ x} \\
	* \operatorname{lgamma}(1) &= 0 & \\
	* \operatorname{lgamma}(2) &= 0 & \\
	* \operatorname{lgamma}(0) &= \infty & \\
	* \operatorname{lgamma}(\infty) &= \infty & \\
	* \operatorname{lgamma}(-\mathrm{integer}) &= \pm \infty
	* \end{align*}
	* ```
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = gammaln( 1.0 );
	* // returns 0.0
	*
	* @example
	* var v = gammaln( 2.0 );
	* // returns 0.0
	*
	* @example
	* var v = gammaln( 4.0 );
	* // returns ~1.792
	*
	* @example
	* var v = gammaln( -0.5 );
	* // returns ~1.266
	*
	* @example
	* var v = gammaln( 0.5 );
	* // returns ~0.572
	*
	* @example
	* var v = gammaln( 0.0 );
	* // returns Infinity
	*
	* @example
	* var v = gammaln( NaN );
	* // returns NaN
	*/
	function gammaln(x) {
		var isNegative;
		var nadj;
		var flg;
		var p3;
		var p2;
		var p1;
		var p;
		var q;
		var t;
		var w;
		var y;
		var z;
		var r;
		if (isnan(x) || isInfinite(x)) return x;
		if (x === 0) return PINF;
		if (x < 0) {
			isNegative = true;
			x = -x;
		} else isNegative = false;
		if (x < TINY) return -ln(x);
		if (isNegative) {
			if (x >= TWO52) return PINF;
			t = sinpi(x);
			if (t === 0) return PINF;
			nadj = ln(PI / abs(t * x));
		}
		if (x === 1 || x === 2) return 0;
		if (x < 2) {
			if (x <= .9) {
				r = -ln(x);
				if (x >= YMIN - 1 + .27) {
					y = 1 - x;
					flg = 0;
				} else if (x >= YMIN - 1 - .27) {
					y = x - (TC - 1);
					flg = 1;
				} else {
					y = x;
					flg = 2;
				}
			} else {
				r = 0;
				if (x >= YMIN + .27) {
					y = 2 - x;
					flg = 0;
				} else if (x >= YMIN - .27) {
					y = x - TC;
					flg = 1;
				} else {
					y = x - 1;
					flg = 2;
				}
			}
			switch (flg) {
				case 0:
					z = y * y;
					p1 = A1C + z * polyvalA1(z);
					p2 = z * (A2C + z * polyvalA2(z));
					p = y * p1 + p2;
					r += p - .5 * y;
					break;
				case 1:
					z = y * y;
					w = z * y;
					p1 = T1C + w * polyvalT1(w);
					p2 = T2C + w * polyvalT2(w);
					p3 = T3C + w * polyvalT3(w);
					p = z * p1 - (TT - w * (p2 + y * p3));
					r += TF + p;
					break;
				case 2:
					p1 = y * (UC + y * polyvalU(y));
					p2 = VC + y * polyvalV(y);
					r += -.5 * y + p1 / p2;
			}
		} else if (x < 8) {
			flg = trunc(x);
			y = x - flg;
			p = y * (SC + y * polyvalS(y));
			q = RC + y * polyvalR(y);
			r = .5 * y + p / q;
			z = 1;
			switch (flg) {
				case 7: z *= y + 6;
				case 6: z *= y + 5;
				case 5: z *= y + 4;
				case 4: z *= y + 3;
				case 3:
					z *= y + 2;
					r += ln(z);
			}
		} else if (x < TWO56) {
			t = ln(x);
			z = 1 / x;
			y = z * z;
			w = WC + z * polyvalW(y);
			r = (x - .5) * (t - 1) + w;
		} else r = x * (ln(x) - 1);
		if (isNegative) r = nadj - r;
		return r;
	}
	module.exports = gammaln;
}));

// node_modules/@stdlib/math-base-special-gammaln/lib/index.js
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
var require_lib$25 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the natural logarithm of the gamma function.
	*
	* @module @stdlib/math-base-special-gammaln
	*
	* @example
	* var gammaln = require( '@stdlib/math-base-special-gammaln' );
	*
	* var v = gammaln( 1.0 );
	* // returns 0.0
	*
	* v = gammaln( 2.0 );
	* // returns 0.0
	*
	* v = gammaln( 4.0 );
	* // returns ~1.792
	*
	* v = gammaln( -0.5 );
	* // returns ~1.266
	*
	* v = gammaln( 0.5 );
	* // returns ~0.572
	*
	* v = gammaln( 0.0 );
	* // returns Infinity
	*
	* v = gammaln( NaN );
	* // returns NaN
	*/
	var main = require_main$16();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-max-ln/lib/index.js
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
var require_lib$24 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Natural logarithm of the maximum double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-max-ln
	* @type {number}
	*
	* @example
	* var FLOAT64_MAX_LN = require( '@stdlib/constants-float64-max-ln' );
	* // returns 709.782712893384
	*/
	/**
	* Natural logarithm of the maximum double-precision floating-point number.
	*
	* ## Notes
	*
	* The natural logarithm of the maximum is given by
	*
	* ```tex
	* \ln \left( 2^{1023} (2 - 2^{-52}) \right)
	* ```
	*
	* @constant
	* @type {number}
	* @default 709.782712893384
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_MAX_LN = 709.782712893384;
	module.exports = FLOAT64_MAX_LN;
}));

// node_modules/@stdlib/constants-float64-sqrt-eps/lib/index.js
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
var require_lib$23 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Square root of double-precision floating-point epsilon.
	*
	* @module @stdlib/constants-float64-sqrt-eps
	* @type {number}
	*
	* @example
	* var FLOAT64_SQRT_EPSILON = require( '@stdlib/constants-float64-sqrt-eps' );
	* // returns 0.14901161193847656e-7
	*/
	/**
	* Square root of double-precision floating-point epsilon.
	*
	* ```tex
	* \sqrt{\frac{1}{2^{52}}}
	* ```
	*
	* @constant
	* @type {number}
	* @default 0.14901161193847656e-7
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	* @see [Machine Epsilon]{@link https://en.wikipedia.org/wiki/Machine_epsilon}
	*/
	var FLOAT64_SQRT_EPSILON = 1.4901161193847656e-8;
	module.exports = FLOAT64_SQRT_EPSILON;
}));

// node_modules/@stdlib/utils-eval/lib/index.js
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
var require_lib$22 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Alias for `eval` global.
	*
	* @module @stdlib/utils-eval
	*
	* @example
	* var evil = require( '@stdlib/utils-eval' );
	*
	* var v = evil( '5*4*3*2*1' );
	* // returns 120
	*/
	var evil = eval;
	module.exports = evil;
}));

// node_modules/@stdlib/assert-has-generator-support/lib/main.js
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
var require_main$15 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var evil = require_lib$22();
	/**
	* Tests for native `function*()` support.
	*
	* @returns {boolean} boolean indicating if an environment has native `function*()` support
	*
	* @example
	* var bool = hasGeneratorSupport();
	* // returns <boolean>
	*/
	function hasGeneratorSupport() {
		var bool;
		try {
			evil("\"use strict\"; (function* () {})");
			bool = true;
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasGeneratorSupport;
}));

// node_modules/@stdlib/assert-has-generator-support/lib/index.js
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
var require_lib$21 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Test for native `function*()` support.
	*
	* @module @stdlib/assert-has-generator-support
	*
	* @example
	* var hasGeneratorSupport = require( '@stdlib/assert-has-generator-support' );
	*
	* var bool = hasGeneratorSupport();
	* // returns <boolean>
	*/
	var main = require_main$15();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-tools-sum-series/lib/generators.js
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
var require_generators$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$81();
	var EPS = require_lib$54();
	var MAX_TERMS = 1e6;
	/**
	* Sum the elements of the series given by the supplied function.
	*
	* @param {Function} generator - series function
	* @param {Object} [options] - function options
	* @param {PositiveInteger} [options.maxTerms=1000000] - maximum number of terms to be added
	* @param {PositiveNumber} [options.tolerance=2.22e-16] - further terms are only added as long as the next term is greater than current term times the tolerance
	* @param {number} [options.initialValue=0] - initial value of the resulting sum
	* @returns {number} sum of all series terms
	*
	* @example
	* var gen = geometricSeriesGenerator( 0.9 );
	* var out = sumSeries( gen );
	* // returns 10.0
	*
	* function* geometricSeriesGenerator( x ) {
	*     var exponent = 0;
	*     while ( true ) {
	*         yield Math.pow( x, exponent );
	*         exponent += 1;
	*     }
	* }
	*/
	function sumSeries(generator, options) {
		var isgenerator;
		var tolerance;
		var nextTerm;
		var counter;
		var result;
		var opts = {};
		if (arguments.length > 1) opts = options;
		tolerance = opts.tolerance || EPS;
		counter = opts.maxTerms || MAX_TERMS;
		result = opts.initialValue || 0;
		isgenerator = typeof generator.next === "function";
		if (isgenerator === true) for (nextTerm of generator) {
			result += nextTerm;
			if (abs(tolerance * result) >= abs(nextTerm) || --counter === 0) break;
		}
		else do {
			nextTerm = generator();
			result += nextTerm;
		} while (abs(tolerance * result) < abs(nextTerm) && --counter);
		return result;
	}
	module.exports = sumSeries;
}));

// node_modules/@stdlib/math-base-tools-sum-series/lib/basic.js
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
var require_basic$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$81();
	var EPS = require_lib$54();
	var MAX_TERMS = 1e6;
	/**
	* Sum the elements of the series given by the supplied function.
	*
	* @param {Function} generator - series function
	* @param {Object} [options] - function options
	* @param {PositiveInteger} [options.maxTerms=1000000] - maximum number of terms to be added
	* @param {PositiveNumber} [options.tolerance=2.22e-16] - further terms are only added as long as the next term is greater than current term times the tolerance
	* @param {number} [options.initialValue=0] - initial value of the resulting sum
	* @returns {number} sum of all series terms
	*
	* @example
	* var gen = geometricSeriesClosure( 0.9 )
	* var out = sumSeries( gen );
	* // returns 10.0
	*
	* function geometricSeriesClosure( x ) {
	*     var exponent = -1;
	*     return function() {
	*         exponent += 1;
	*         return Math.pow( x, exponent );
	*     };
	* }
	*/
	function sumSeries(generator, options) {
		var tolerance;
		var nextTerm;
		var counter;
		var result;
		var opts = {};
		if (arguments.length > 1) opts = options;
		tolerance = opts.tolerance || EPS;
		counter = opts.maxTerms || MAX_TERMS;
		result = opts.initialValue || 0;
		do {
			nextTerm = generator();
			result += nextTerm;
		} while (abs(tolerance * result) < abs(nextTerm) && --counter);
		return result;
	}
	module.exports = sumSeries;
}));

// node_modules/@stdlib/math-base-tools-sum-series/lib/index.js
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
var require_lib$20 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Sum the elements of the series given by the supplied function.
	*
	* @module @stdlib/math-base-tools-sum-series
	*
	* @example
	* var sumSeries = require( '@stdlib/math-base-tools-sum-series' );
	*
	* var gen = geometricSeriesClosure( 0.9 );
	* var out = sumSeries( gen );
	* // returns 10.0
	*
	* function geometricSeriesClosure( x ) {
	*     var exponent = -1;
	*     return function() {
	*         exponent += 1;
	*         return Math.pow( x, exponent );
	*     };
	* }
	*/
	var hasGeneratorSupport = require_lib$21();
	var generator = require_generators$1();
	var basic = require_basic$1();
	var sumSeries;
	if (hasGeneratorSupport()) sumSeries = generator;
	else sumSeries = basic;
	module.exports = sumSeries;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_i_large_x_series.js
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
var require_tgamma_i_large_x_series = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Creates a function to evaluate a series expansion of the full upper fraction (Q) when `x` is large.
	*
	* @private
	* @param {number} a1 - function parameter
	* @param {number} x1 - function parameter
	* @returns {Function} series function
	*/
	function tgammaILargeXSeries(a1, x1) {
		var result = 1;
		var a = a1;
		var x = x1;
		return next;
		/**
		* Calculate the next term of the series.
		*
		* @private
		* @returns {number} series expansion term
		*/
		function next() {
			var r = result;
			result *= a / x;
			a -= 1;
			return r;
		}
	}
	module.exports = tgammaILargeXSeries;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_i_large_x.js
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
var require_tgamma_i_large_x = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var sumSeries = require_lib$20();
	var tgammaILargeXSeries = require_tgamma_i_large_x_series();
	/**
	* Sums the elements of the series given by the full upper fraction (Q) when `x` is large.
	*
	* @private
	* @param {number} a - function parameter
	* @param {number} x - function parameter
	* @returns {number} sum of series
	*/
	function tgammaILargeX(a, x) {
		return sumSeries(tgammaILargeXSeries(a, x));
	}
	module.exports = tgammaILargeX;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/finite_gamma_q.js
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
var require_finite_gamma_q = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var exp = require_lib$65();
	/**
	* Calculates normalized Q when a is an integer.
	*
	* @private
	* @param {integer} a - function parameter
	* @param {number} x - function parameter
	* @returns {number} upper gamma fraction
	*/
	function finiteGammaQ(a, x) {
		var term;
		var sum;
		var e;
		var n;
		e = exp(-x);
		sum = e;
		if (sum !== 0) {
			term = sum;
			for (n = 1; n < a; ++n) {
				term /= n;
				term *= x;
				sum += term;
			}
		}
		return sum;
	}
	module.exports = finiteGammaQ;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_pp.js
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
var require_polyval_pp = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.3250421072470015;
		return -.3250421072470015 + x * (-.02848174957559851 + x * (-.005770270296489442 + x * -23763016656650163e-21));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_qq.js
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
var require_polyval_qq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .39791722395915535;
		return .39791722395915535 + x * (.0650222499887673 + x * (.005081306281875766 + x * (.00013249473800432164 + x * -3960228278775368e-21)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_pa.js
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
var require_polyval_pa = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .41485611868374833;
		return .41485611868374833 + x * (-.3722078760357013 + x * (.31834661990116175 + x * (-.11089469428239668 + x * (.035478304325618236 + x * -.002166375594868791))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_qa.js
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
var require_polyval_qa = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .10642088040084423;
		return .10642088040084423 + x * (.540397917702171 + x * (.07182865441419627 + x * (.12617121980876164 + x * (.01363708391202905 + x * .011984499846799107))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_ra.js
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
var require_polyval_ra = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.6938585727071818;
		return -.6938585727071818 + x * (-10.558626225323291 + x * (-62.375332450326006 + x * (-162.39666946257347 + x * (-184.60509290671104 + x * (-81.2874355063066 + x * -9.814329344169145)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_sa.js
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
var require_polyval_sa = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return 19.651271667439257;
		return 19.651271667439257 + x * (137.65775414351904 + x * (434.56587747522923 + x * (645.3872717332679 + x * (429.00814002756783 + x * (108.63500554177944 + x * (6.570249770319282 + x * -.0604244152148581))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_rb.js
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
var require_polyval_rb = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.799283237680523;
		return -.799283237680523 + x * (-17.757954917754752 + x * (-160.63638485582192 + x * (-637.5664433683896 + x * (-1025.0951316110772 + x * -483.5191916086514))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_sb.js
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
var require_polyval_sb = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return 30.33806074348246;
		return 30.33806074348246 + x * (325.7925129965739 + x * (1536.729586084437 + x * (3199.8582195085955 + x * (2553.0504064331644 + x * (474.52854120695537 + x * -22.44095244658582)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/main.js
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
var require_main$14 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var exp = require_lib$65();
	var setLowWord = require_lib$61();
	var PINF = require_lib$91();
	var NINF = require_lib$89();
	var polyvalPP = require_polyval_pp();
	var polyvalQQ = require_polyval_qq();
	var polyvalPA = require_polyval_pa();
	var polyvalQA = require_polyval_qa();
	var polyvalRA = require_polyval_ra();
	var polyvalSA = require_polyval_sa();
	var polyvalRB = require_polyval_rb();
	var polyvalSB = require_polyval_sb();
	var TINY = 1e-300;
	var SMALL = 13877787807814457e-33;
	var ERX = .8450629115104675;
	var PPC = .12837916709551256;
	var QQC = 1;
	var PAC = -.0023621185607526594;
	var QAC = 1;
	var RAC = -.009864944034847148;
	var SAC = 1;
	var RBC = -.0098649429247001;
	var SBC = 1;
	/**
	* Evaluates the complementary error function.
	*
	* ```tex
	* \operatorname{erf}(x) = \frac{2}{\sqrt{\pi}} \int^{x}_{0} e^{-t^2}\ \mathrm{dt}
	* ```
	*
	* Note that
	*
	* ```tex
	* \begin{align*}
	* \operatorname{erfc}(x) &= 1 - \operatorname{erf}(x) \\
	* \operatorname{erf}(-x) &= -\operatorname{erf}(x) \\
	* \operatorname{erfc}(-x) &= 2 - \operatorname{erfc}(x)
	* \end{align*}
	* ```
	*
	* ## Method
	*
	* 1.  For \\(|x| \in [0, 0.84375)\\),
	*
	*     ```tex
	*     \operatorname{erf}(x) = x + x \cdot \operatorname{R}(x^2)
	*     ```
	*
	*     and
	*
	*     ```tex
	*     \operatorname{erfc}(x) = \begin{cases}
	*     1 - \operatorname{erf}(x) & \textrm{if}\ x \in (-.84375,0.25) \\
	*     0.5 + ((0.5-x)-x \mathrm{R}) & \textrm{if}\ x \in [0.25,0.84375)
	*     \end{cases}
	*     ```
	*
	*     where \\(R = P/Q\\) and where \\(P\\) is an odd polynomial of degree \\(8\\) and \\(Q\\) is an odd polynomial of degree \\(10\\).
	*
	*     ```tex
	*     \biggl| \mathrm{R} - \frac{\operatorname{erf}(x)-x}{x} \biggr| \leq 2^{-57.90}
	*     ```
	*
	*     <!-- <note> -->
	*
	*     The formula is derived by noting
	*
	*     ```tex
	*     \operatorname{erf}(x) = \frac{2}{\sqrt{\pi}}\biggl(x - \frac{x^3}{3} + \frac{x^5}{10} - \frac{x^7}{42} + \ldots \biggr)
	*     ```
	*
	*     and that
	*
	*     ```tex
	*     \frac{2}{\sqrt{\pi}} = 1.128379167095512573896158903121545171688
	*     ```
	*
	*     is close to unity. The interval is chosen because the fix point of \\(\operatorname{erf}(x)\\) is near \\(0.6174\\) (i.e., \\(\operatorname{erf(x)} = x\\) when \\(x\\) is near \\(0.6174\\)), and, by some experiment, \\(0.84375\\) is chosen to guarantee the error is less than one ulp for \\(\operatorname{erf}(x)\\).
	*
	*     <!-- </note> -->
	*
	* 2.  For \\(|x| \in [0.84375,1.25)\\), let \\(s = |x|-1\\), and \\(c = 0.84506291151\\) rounded to single (\\(24\\) bits)
	*
	*     ```tex
	*     \operatorname{erf}(x) = \operatorname{sign}(x) \cdot \biggl(c + \frac{\operatorname{P1}(s)}{\operatorname{Q1}(s)}\biggr)
	*     ```
	*
	*     and
	*
	*     ```tex
	*     \operatorname{erfc}(x) = \begin{cases}
	*     (1-c) - \frac{\operatorname{P1}(s)}{\operatorname{Q1}(s)} & \textrm{if}\ x > 0 \\
	*     1 + \biggl(c + \frac{\operatorname{P1}(s)}{\operatorname{Q1}(s)}\biggr) & \textrm{if}\ x < 0
	*     \end{cases}
	*     ```
	*
	*     where
	*
	*     ```tex
	*     \biggl|\frac{\mathrm{P1}}{\mathrm{Q1}} - (\operatorname{erf}(|x|)-c)\biggr| \leq 2^{-59.06}
	*     ```
	*
	*     <!-- <note> -->
	*
	*     Here, we use the Taylor series expansion at \\(x = 1\\)
	*
	*     ```tex
	*     \begin{align*}
	*     \operatorname{erf}(1+s) &= \operatorname{erf}(1) + s\cdot \operatorname{poly}(s) \\
	*     &= 0.845.. + \frac{\operatorname{P1}(s)}{\operatorname{Q1}(s)}
	*     \end{align*}
	*     ```
	*
	*     using a rational approximation to approximate
	*
	*     ```tex
	*     \operatorname{erf}(1+s) - (c = (\mathrm{single})0.84506291151)
	*     ```
	*
	*     <!-- </note> -->
	*
	*     Note that, for \\(x \in [0.84375,1.25)\\), \\(|\mathrm{P1}/\mathrm{Q1}| < 0.078\\), where
	*
	*     -   \\(\operatorname{P1}(s)\\) is a degree \\(6\\) polynomial in \\(s\\)
	*     -   \\(\operatorname{Q1}(s)\\) is a degree \\(6\\) polynomial in \\(s\\)
	*
	* 3.  For \\(x \in [1.25,1/0.35)\\),
	*
	*     ```tex
	*     \begin{align*}
	*     \operatorname{erfc}(x) &= \frac{1}{x}e^{-x^2-0.5625+(\mathrm{R1}/\mathrm{S1})} \\
	*     \operatorname{erf}(x) &= 1 - \operatorname{erfc}(x)
	*     \end{align*}
	*     ```
	*
	*     where
	*
	*     -   \\(\operatorname{R1}(z)\\) is a degree \\(7\\) polynomial in \\(z\\), where \\(z = 1/x^2\\)
	*     -   \\(\operatorname{S1}(z)\\) is a degree \\(8\\) polynomial in \\(z\\)
	*
	* 4.  For \\(x \in [1/0.35,28)\\),
	*
	*     ```tex
	*     \operatorname{erfc}(x) = \begin{cases}
	*     \frac{1}{x} e^{-x^2-0.5625+(\mathrm{R2}/\mathrm{S2})} & \textrm{if}\ x > 0 \\
	*     2.0 - \frac{1}{x} e^{-x^2-0.5625+(\mathrm{R2}/\mathrm{S2})} & \textrm{if}\ -6 < x < 0 \\
	*     2.0 - \mathrm{tiny} & \textrm{if}\ x \leq -6
	*     \end{cases}
	*     ```
	*
	*     and
	*
	*     ```tex
	*     \operatorname{erf}(x) = \begin{cases}
	*     \operatorname{sign}(x) \cdot (1.0 - \operatorname{erfc}(x)) & \textrm{if}\ x < 6 \\
	*     \operatorname{sign}(x) \cdot (1.0 - \mathrm{tiny}) & \textrm{otherwise}
	*     \end{cases}
	*     ```
	*
	*     where
	*
	*     -   \\(\operatorname{R2}(z)\\) is a degree \\(6\\) polynomial in \\(z\\), where \\(z = 1/x^2\\)
	*     -   \\(\operatorname{S2}(z)\\) is a degree \\(7\\) polynomial in \\(z\\)
	*
	* 5.  For \\(x \in [28, \infty)\\),
	*
	*     ```tex
	*     \begin{align*}
	*     \operatorname{erf}(x) &= \operatorname{sign}(x) \cdot (1 - \mathrm{tiny}) & \textrm{(raise inexact)}
	*     \end{align*}
	*     ```
	*
	*     and
	*
	*     ```tex
	*     \operatorname{erfc}(x) = \begin{cases}
	*     \mathrm{tiny} \cdot \mathrm{tiny} & \textrm{if}\ x > 0\ \textrm{(raise underflow)} \\
	*     2 - \mathrm{tiny} & \textrm{if}\ x < 0
	*     \end{cases}
	*     ```
	*
	* ## Special Cases
	*
	* ```tex
	* \begin{align*}
	* \operatorname{erf}(0) &= 0 \\
	* \operatorname{erf}(-0) &= -0 \\
	* \operatorname{erf}(\infty) &= 1 \\
	* \operatorname{erf}(-\infty) &= -1 \\
	* \operatorname{erfc}(0) &= 1 \\
	* \operatorname{erfc}(\infty) &= 0 \\
	* \operatorname{erfc}(-\infty) &= 2 \\
	* \operatorname{erf}(\mathrm{NaN}) &= \mathrm{NaN} \\
	* \operatorname{erfc}(\mathrm{NaN}) &= \mathrm{NaN}
	* \end{align*}
	* ```
	*
	* ## Notes
	*
	* -   To compute \\(\exp(-x^2-0.5625+(\mathrm{R}/\mathrm{S}))\\), let \\(s\\) be a single precision number and \\(s := x\\); then
	*
	*     ```tex
	*     -x^2 = -s^2 + (s-x)(s+x)
	*     ```
	*
	*     and
	*
	*     ```tex
	*     e^{-x^2-0.5626+(\mathrm{R}/\mathrm{S})} = e^{-s^2-0.5625} e^{(s-x)(s+x)+(\mathrm{R}/\mathrm{S})}
	*     ```
	*
	* -   `#4` and `#5` make use of the asymptotic series
	*
	*     ```tex
	*     \operatorname{erfc}(x) \approx \frac{e^{-x^2}}{x\sqrt{\pi}} (1 + \operatorname{poly}(1/x^2))
	*     ```
	*
	*     We use a rational approximation to approximate
	*
	*     ```tex
	*     g(s) = f(1/x^2) = \ln(\operatorname{erfc}(x) \cdot x) - x^2 + 0.5625
	*     ```
	*
	* -   The error bound for \\(\mathrm{R1}/\mathrm{S1}\\) is
	*
	*     ```tex
	*     |\mathrm{R1}/\mathrm{S1} - f(x)| < 2^{-62.57}
	*     ```
	*
	*     and for \\(\mathrm{R2}/\mathrm{S2}\\) is
	*
	*     ```tex
	*     |\mathrm{R2}/\mathrm{S2} - f(x)| < 2^{-61.52}
	*     ```
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var y = erfc( 2.0 );
	* // returns ~0.0047
	*
	* @example
	* var y = erfc( -1.0 );
	* // returns ~1.8427
	*
	* @example
	* var y = erfc( 0.0 );
	* // returns 1.0
	*
	* @example
	* var y = erfc( Infinity );
	* // returns 0.0
	*
	* @example
	* var y = erfc( -Infinity );
	* // returns 2.0
	*
	* @example
	* var y = erfc( NaN );
	* // returns NaN
	*/
	function erfc(x) {
		var sign;
		var ax;
		var z;
		var r;
		var s;
		var y;
		var p;
		var q;
		if (isnan(x)) return NaN;
		if (x === PINF) return 0;
		if (x === NINF) return 2;
		if (x === 0) return 1;
		if (x < 0) {
			sign = true;
			ax = -x;
		} else {
			sign = false;
			ax = x;
		}
		if (ax < .84375) {
			if (ax < SMALL) return 1 - x;
			z = x * x;
			r = PPC + z * polyvalPP(z);
			s = QQC + z * polyvalQQ(z);
			y = r / s;
			if (x < .25) return 1 - (x + x * y);
			r = x * y;
			r += x - .5;
			return .5 - r;
		}
		if (ax < 1.25) {
			s = ax - 1;
			p = PAC + s * polyvalPA(s);
			q = QAC + s * polyvalQA(s);
			if (sign) return 1 + ERX + p / q;
			return 1 - ERX - p / q;
		}
		if (ax < 28) {
			s = 1 / (ax * ax);
			if (ax < 2.857142857142857) {
				r = RAC + s * polyvalRA(s);
				s = SAC + s * polyvalSA(s);
			} else {
				if (x < -6) return 2 - TINY;
				r = RBC + s * polyvalRB(s);
				s = SBC + s * polyvalSB(s);
			}
			z = setLowWord(ax, 0);
			r = exp(-(z * z) - .5625) * exp((z - ax) * (z + ax) + r / s);
			if (sign) return 2 - r / ax;
			return r / ax;
		}
		if (sign) return 2 - TINY;
		return TINY * TINY;
	}
	module.exports = erfc;
}));

// node_modules/@stdlib/math-base-special-erfc/lib/index.js
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
var require_lib$19 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the complementary error function.
	*
	* @module @stdlib/math-base-special-erfc
	*
	* @example
	* var erfc = require( '@stdlib/math-base-special-erfc' );
	*
	* var y = erfc( 2.0 );
	* // returns ~0.0047
	*
	* y = erfc( -1.0 );
	* // returns ~1.8427
	*
	* y = erfc( 0.0 );
	* // returns 1.0
	*
	* y = erfc( Infinity );
	* // returns 0.0
	*
	* y = erfc( -Infinity );
	* // returns 2.0
	*
	* y = erfc( NaN );
	* // returns NaN
	*/
	var main = require_main$14();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/finite_half_gamma_q.js
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
var require_finite_half_gamma_q = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var erfc = require_lib$19();
	var sqrt = require_lib$84();
	var exp = require_lib$65();
	var PI = require_lib$45();
	/**
	* Calculates normalized Q when a is a half-integer.
	*
	* @private
	* @param {number} a - function parameter
	* @param {number} x - function parameter
	* @returns {number} upper gamma fraction
	*/
	function finiteHalfGammaQ(a, x) {
		var half;
		var term;
		var sum;
		var e;
		var n;
		e = erfc(sqrt(x));
		if (e !== 0 && a > 1) {
			term = exp(-x) / sqrt(PI * x);
			term *= x;
			half = .5;
			term /= half;
			sum = term;
			for (n = 2; n < a; ++n) {
				term /= n - half;
				term *= x;
				sum += term;
			}
			e += sum;
		}
		return e;
	}
	module.exports = finiteHalfGammaQ;
}));

// node_modules/@stdlib/constants-float64-min-ln/lib/index.js
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
var require_lib$18 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Natural logarithm of the smallest normalized double-precision floating-point number.
	*
	* @module @stdlib/constants-float64-min-ln
	* @type {number}
	*
	* @example
	* var FLOAT64_MIN_LN = require( '@stdlib/constants-float64-min-ln' );
	* // returns -708.3964185322641
	*/
	/**
	* Natural logarithm of the smallest normalized double-precision floating-point number.
	*
	* ## Notes
	*
	* The number has the value
	*
	* ```tex
	* -\ln \left( 2^{1023-1} \right)
	* ```
	*
	* @constant
	* @type {number}
	* @default -708.3964185322641
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_MIN_LN = -708.3964185322641;
	module.exports = FLOAT64_MIN_LN;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/full_igamma_prefix.js
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
var require_full_igamma_prefix$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var exp = require_lib$65();
	var pow = require_lib$56();
	var ln = require_lib$28();
	var MAX_LN = require_lib$24();
	var MIN_LN = require_lib$18();
	/**
	* Calculates the power term prefix `(z^a)(e^-z)` used in the non-normalized incomplete gammas.
	*
	* @private
	* @param {number} a - function parameter
	* @param {number} z - function parameter
	* @returns {number} power term prefix
	*/
	function fullIGammaPrefix(a, z) {
		var prefix;
		var alz = a * ln(z);
		if (z >= 1) {
			if (alz < MAX_LN && -z > MIN_LN) prefix = pow(z, a) * exp(-z);
			else if (a >= 1) prefix = pow(z / exp(z / a), a);
			else prefix = exp(alz - z);
		} else if (alz > MIN_LN) prefix = pow(z, a) * exp(-z);
		else if (z / a < MAX_LN) prefix = pow(z / exp(z / a), a);
		else prefix = exp(alz - z);
		return prefix;
	}
	module.exports = fullIGammaPrefix;
}));

// node_modules/@stdlib/math-base-tools-evalpoly/lib/main.js
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
var require_main$13 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial using double-precision floating-point arithmetic.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @param {NumericArray} c - polynomial coefficients sorted in ascending degree
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*
	* @example
	* var v = evalpoly( [ 3.0, 2.0, 1.0 ], 10.0 ); // 3*10^0 + 2*10^1 + 1*10^2
	* // returns 123.0
	*/
	function evalpoly(c, x) {
		var p;
		var i = c.length;
		if (i < 2 || x === 0) {
			if (i === 0) return 0;
			return c[0];
		}
		i -= 1;
		p = c[i] * x + c[i - 1];
		i -= 2;
		while (i >= 0) {
			p = p * x + c[i];
			i -= 1;
		}
		return p;
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/function-ctor/lib/main.js
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
var require_main$12 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Returns a Function object.
	*
	* @name Function
	* @constructor
	* @type {Function}
	* @param {...*} [argNames] - parameters names
	* @param {string} body - function body
	* @returns {Function} function
	*
	* @example
	* var add = new Fcn( 'x', 'y', 'return x + y' );
	*
	* var v = add( 1, 2 );
	* // returns 3
	*/
	var Fcn = Function;
	module.exports = Fcn;
}));

// node_modules/@stdlib/function-ctor/lib/index.js
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
var require_lib$17 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Function constructor.
	*
	* @module @stdlib/function-ctor
	*
	* @example
	* var Function = require( '@stdlib/function-ctor' );
	*
	* var add = new Function( 'x', 'y', 'return x + y' );
	*
	* var v = add( 1, 2 );
	* // returns 3
	*/
	var main = require_main$12();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-tools-evalpoly/lib/factory.js
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
	var Fcn = require_lib$17();
	var evalpoly = require_main$13();
	/**
	* Generates a function for evaluating a polynomial using double-precision floating-point arithmetic.
	*
	* ## Notes
	*
	* -   The compiled function uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @param {NumericArray} c - polynomial coefficients sorted in ascending degree
	* @returns {Function} function for evaluating a polynomial
	*
	* @example
	* var polyval = factory( [ 3.0, 2.0, 1.0 ] );
	*
	* var v = polyval( 10.0 ); // => 3*10^0 + 2*10^1 + 1*10^2
	* // returns 123.0
	*
	* v = polyval( 5.0 ); // => 3*5^0 + 2*5^1 + 1*5^2
	* // returns 38.0
	*/
	function factory(c) {
		var f;
		var n;
		var m;
		var i;
		if (c.length > 500) return polyval;
		f = "return function evalpoly(x){";
		n = c.length;
		if (n === 0) f += "return 0.0;";
		else if (n === 1) f += "return " + c[0] + ";";
		else {
			f += "if(x===0.0){return " + c[0] + ";}";
			f += "return " + c[0];
			m = n - 1;
			for (i = 1; i < n; i++) {
				f += "+x*";
				if (i < m) f += "(";
				f += c[i];
			}
			for (i = 0; i < m - 1; i++) f += ")";
			f += ";";
		}
		f += "}";
		f += "//# sourceURL=evalpoly.factory.js";
		return new Fcn(f)();
		/**
		* Evaluates a polynomial.
		*
		* @private
		* @param {number} x - value at which to evaluate a polynomial
		* @returns {number} evaluated polynomial
		*/
		function polyval(x) {
			return evalpoly(c, x);
		}
	}
	module.exports = factory;
}));

// node_modules/@stdlib/math-base-tools-evalpoly/lib/index.js
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
var require_lib$16 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate a polynomial using double-precision floating-point arithmetic.
	*
	* @module @stdlib/math-base-tools-evalpoly
	*
	* @example
	* var evalpoly = require( '@stdlib/math-base-tools-evalpoly' );
	*
	* var v = evalpoly( [ 3.0, 2.0, 1.0 ], 10.0 ); // 3*10^0 + 2*10^1 + 1*10^2
	* // returns 123.0
	*
	* @example
	* var evalpoly = require( '@stdlib/math-base-tools-evalpoly' );
	*
	* var polyval = evalpoly.factory( [ 3.0, 2.0, 1.0 ] );
	*
	* var v = polyval( 10.0 ); // => 3*10^0 + 2*10^1 + 1*10^2
	* // returns 123.0
	*
	* v = polyval( 5.0 ); // => 3*5^0 + 2*5^1 + 1*5^2
	* // returns 38.0
	*/
	var setReadOnly = require_lib$118();
	var main = require_main$13();
	setReadOnly(main, "factory", require_factory());
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-log1pmx/lib/log1p_series.js
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
var require_log1p_series = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Creates a function to evaluate a Taylor series expansion `pow(-1, k-1) * pow(x, k) / k` for `ln(1 + x)`.
	*
	* @private
	* @param {number} x - the value at which to evaluate the series
	* @returns {Function} series function
	*/
	function log1pSeries(x) {
		var mMult = -x;
		var mProd = -1;
		var k = 0;
		return next;
		/**
		* Calculate the next term of the series.
		*
		* @private
		* @returns {number} series expansion term
		*/
		function next() {
			mProd *= mMult;
			k += 1;
			return mProd / k;
		}
	}
	module.exports = log1pSeries;
}));

// node_modules/@stdlib/math-base-special-log1pmx/lib/main.js
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
var require_main$11 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$81();
	var ln = require_lib$28();
	var FLOAT_EPS = require_lib$54();
	var sumSeries = require_lib$20();
	var log1pSeries = require_log1p_series();
	/**
	* Evaluates \\( \operatorname{log1pmx}(x) = \ln(1+x) - x \\).
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = log1pmx( 1.1 );
	* // returns ~-0.358
	*
	* @example
	* var v = log1pmx( 0.99 );
	* // returns ~-0.302
	*
	* @example
	* var v = log1pmx( -0.99 );
	* // returns ~-3.615
	*
	* @example
	* var v = log1pmx( -1.1 );
	* // returns NaN
	*
	* @example
	* var v = log1pmx( NaN );
	* // returns NaN
	*/
	function log1pmx(x) {
		var opts;
		var ax;
		if (x <= -1) return NaN;
		ax = abs(x);
		if (ax > .95) return ln(1 + x) - x;
		if (ax < FLOAT_EPS) return -x * x / 2;
		opts = { "initialValue": -x };
		return sumSeries(log1pSeries(x), opts);
	}
	module.exports = log1pmx;
}));

// node_modules/@stdlib/math-base-special-log1pmx/lib/index.js
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
var require_lib$15 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate \\( \operatorname{log1pmx}(x) = \ln(1+x) - x \\).
	*
	* @module @stdlib/math-base-special-log1pmx
	*
	* @example
	* var log1pmx = require( '@stdlib/math-base-special-log1pmx' );
	*
	* var v = log1pmx( 1.1 );
	* // returns ~-0.358
	*
	* v = log1pmx( 0.99 );
	* // returns ~-0.302
	*
	* v = log1pmx( -0.99 );
	* // returns ~-3.615
	*
	* v = log1pmx( NaN );
	* // returns NaN
	*/
	var log1pmx = require_main$11();
	module.exports = log1pmx;
}));

// node_modules/@stdlib/constants-float64-two-pi/lib/index.js
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
var require_lib$14 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* The mathematical constant `π` times `2`.
	*
	* @module @stdlib/constants-float64-two-pi
	* @type {number}
	*
	* @example
	* var TWO_PI = require( '@stdlib/constants-float64-two-pi' );
	* // returns 6.283185307179586
	*/
	/**
	* The mathematical constant `π` times `2`.
	*
	* @constant
	* @type {number}
	* @default 6.283185307179586
	* @see [Wikipedia]{@link https://en.wikipedia.org/wiki/Pi}
	*/
	var TWO_PI = 6.283185307179586;
	module.exports = TWO_PI;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c0.js
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
var require_polyval_c0 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.3333333333333333;
		return -.3333333333333333 + x * (.08333333333333333 + x * (-.014814814814814815 + x * (.0011574074074074073 + x * (.0003527336860670194 + x * (-.0001787551440329218 + x * (3919263178522438e-20 + x * (-21854485106799924e-22 + x * (-185406221071516e-20 + x * (8.296711340953087e-7 + x * (-1.7665952736826078e-7 + x * (6.707853543401498e-9 + x * (1.0261809784240309e-8 + x * (-4.382036018453353e-9 + x * 914769958223679e-24)))))))))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c1.js
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
var require_polyval_c1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.001851851851851852;
		return -.001851851851851852 + x * (-.003472222222222222 + x * (.0026455026455026454 + x * (-.0009902263374485596 + x * (.00020576131687242798 + x * (-4.018775720164609e-7 + x * (-18098550334489977e-21 + x * (764916091608111e-20 + x * (-16120900894563446e-22 + x * (4.647127802807434e-9 + x * (1.378633446915721e-7 + x * (-5.752545603517705e-8 + x * 1.1951628599778148e-8)))))))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c2.js
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
var require_polyval_c2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .004133597883597883;
		return .004133597883597883 + x * (-.0026813271604938273 + x * (.0007716049382716049 + x * (20093878600823047e-22 + x * (-.00010736653226365161 + x * (52923448829120125e-21 + x * (-12760635188618728e-21 + x * (3.423578734096138e-8 + x * (13721957309062932e-22 + x * (-6.298992138380055e-7 + x * 1.4280614206064242e-7)))))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c3.js
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
var require_polyval_c3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .0006494341563786008;
		return .0006494341563786008 + x * (.00022947209362139917 + x * (-.0004691894943952557 + x * (.00026772063206283885 + x * (-7561801671883977e-20 + x * (-2.396505113867297e-7 + x * (11082654115347302e-21 + x * (-56749528269915965e-22 + x * 14230900732435883e-22)))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c4.js
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
var require_polyval_c4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.0008618882909167117;
		return -.0008618882909167117 + x * (.0007840392217200666 + x * (-.0002990724803031902 + x * (-14638452578843418e-22 + x * (6641498215465122e-20 + x * (-3968365047179435e-20 + x * 11375726970678419e-21)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c5.js
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
var require_polyval_c5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.00033679855336635813;
		return -.00033679855336635813 + x * (-6972813758365858e-20 + x * (.0002772753244959392 + x * (-.00019932570516188847 + x * (6797780477937208e-20 + x * (1.419062920643967e-7 + x * (-13594048189768693e-21 + x * (8018470256334202e-21 + x * -2291481176508095e-21)))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c6.js
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
var require_polyval_c6 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .0005313079364639922;
		return .0005313079364639922 + x * (-.0005921664373536939 + x * (.0002708782096718045 + x * (7.902353232660328e-7 + x * (-8153969367561969e-20 + x * (561168275310625e-19 + x * -18329116582843375e-21)))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c7.js
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
var require_polyval_c7 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return .00034436760689237765;
		return .00034436760689237765 + x * (5171790908260592e-20 + x * (-.00033493161081142234 + x * (.0002812695154763237 + x * -.00010976582244684731)));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c8.js
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
var require_polyval_c8 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return -.0006526239185953094;
		return -.0006526239185953094 + x * (.0008394987206720873 + x * -.000438297098541721);
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/igamma_temme_large.js
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
var require_igamma_temme_large = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var evalpoly = require_lib$16();
	var log1pmx = require_lib$15();
	var erfc = require_lib$19();
	var sqrt = require_lib$84();
	var exp = require_lib$65();
	var TWO_PI = require_lib$14();
	var polyvalC0 = require_polyval_c0();
	var polyvalC1 = require_polyval_c1();
	var polyvalC2 = require_polyval_c2();
	var polyvalC3 = require_polyval_c3();
	var polyvalC4 = require_polyval_c4();
	var polyvalC5 = require_polyval_c5();
	var polyvalC6 = require_polyval_c6();
	var polyvalC7 = require_polyval_c7();
	var polyvalC8 = require_polyval_c8();
	var workspace = [
		0,
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
	* Asymptotic expansions of the incomplete gamma functions when `a` is large and `x ~ a` (IEEE double precision or 10^-17).
	*
	* @private
	* @param {number} a - function parameter
	* @param {number} x - function parameter
	* @returns {number} value of asymptotic expansion
	*/
	function igammaTemmeLarge(a, x) {
		var result;
		var sigma;
		var phi;
		var y;
		var z;
		sigma = (x - a) / a;
		phi = -log1pmx(sigma);
		y = a * phi;
		z = sqrt(2 * phi);
		if (x < a) z = -z;
		workspace[0] = polyvalC0(z);
		workspace[1] = polyvalC1(z);
		workspace[2] = polyvalC2(z);
		workspace[3] = polyvalC3(z);
		workspace[4] = polyvalC4(z);
		workspace[5] = polyvalC5(z);
		workspace[6] = polyvalC6(z);
		workspace[7] = polyvalC7(z);
		workspace[8] = polyvalC8(z);
		workspace[9] = -.0005967612901927463;
		result = evalpoly(workspace, 1 / a);
		result *= exp(-y) / sqrt(TWO_PI * a);
		if (x < a) result = -result;
		result += erfc(sqrt(y)) / 2;
		return result;
	}
	module.exports = igammaTemmeLarge;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/lower_incomplete_gamma_series.js
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
var require_lower_incomplete_gamma_series = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Creates a function to evaluate a series expansion of the incomplete gamma function.
	*
	* @private
	* @param {number} a1 - function parameter
	* @param {number} z1 - function parameter
	* @returns {Function} series function
	*/
	function lowerIncompleteGammaSeries(a1, z1) {
		var result = 1;
		var a = a1;
		var z = z1;
		return next;
		/**
		* Calculate the next term of the series.
		*
		* @private
		* @returns {number} series expansion term
		*/
		function next() {
			var r = result;
			a += 1;
			result *= z / a;
			return r;
		}
	}
	module.exports = lowerIncompleteGammaSeries;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/lower_gamma_series.js
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
var require_lower_gamma_series = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var sumSeries = require_lib$20();
	var lowerIncompleteGammaSeries = require_lower_incomplete_gamma_series();
	/**
	* Sums elements of the series expansion of the lower incomplete gamma function.
	*
	* ## Method
	*
	* -   Multiply result by `((z^a) * (e^-z) / a)` to get the full lower incomplete integral.
	* -   Divide by `gamma(a)` to get the normalized value.
	*
	* @private
	* @param {number} a - function parameter
	* @param {number} z - function parameter
	* @param {number} initialValue - initial value of the resulting sum
	* @returns {number} sum of terms of lower gamma series
	*/
	function lowerGammaSeries(a, z, initialValue) {
		var result;
		var s;
		initialValue = initialValue || 0;
		s = lowerIncompleteGammaSeries(a, z);
		result = sumSeries(s, { "initialValue": initialValue });
		return result;
	}
	module.exports = lowerGammaSeries;
}));

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/rational_pq.js
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
var require_rational_pq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		if (x === 0) return 1e400;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 709811.662581658 + x * (679979.8474157227 + x * (293136.7857211597 + x * (74887.54032914672 + x * (12555.290582413863 + x * (1443.4299244417066 + x * (115.24194596137347 + x * (6.309239205732627 + x * (.22668404630224365 + x * (.004826466289237662 + x * 4624429436045379e-20)))))))));
			s2 = 0 + x * (362880 + x * (1026576 + x * (1172700 + x * (723680 + x * (269325 + x * (63273 + x * (9450 + x * (870 + x * (45 + x * 1)))))))));
		} else {
			x = 1 / x;
			s1 = 4624429436045379e-20 + x * (.004826466289237662 + x * (.22668404630224365 + x * (6.309239205732627 + x * (115.24194596137347 + x * (1443.4299244417066 + x * (12555.290582413863 + x * (74887.54032914672 + x * (293136.7857211597 + x * (679979.8474157227 + x * 709811.662581658)))))))));
			s2 = 1 + x * (45 + x * (870 + x * (9450 + x * (63273 + x * (269325 + x * (723680 + x * (1172700 + x * (1026576 + x * (362880 + x * 0)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/main.js
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
var require_main$10 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Calculates the Lanczos sum for the approximation of the gamma function (scaled by `exp(-g)`, where `g = 10.900511`.
	*
	* @name gammaLanczosSumExpGScaled
	* @type {Function}
	* @param {number} x - input value
	* @returns {number} Lanczos sum approximation
	*
	* @example
	* var v = gammaLanczosSumExpGScaled( 4.0 );
	* // returns ~0.018
	*
	* @example
	* var v = gammaLanczosSumExpGScaled( -1.5 );
	* // returns ~25.337
	*
	* @example
	* var v = gammaLanczosSumExpGScaled( -0.5 );
	* // returns ~-12.911
	*
	* @example
	* var v = gammaLanczosSumExpGScaled( 0.5 );
	* // returns ~1.772
	*
	* @example
	* var v = gammaLanczosSumExpGScaled( 0.0 );
	* // returns Infinity
	*
	* @example
	* var v = gammaLanczosSumExpGScaled( NaN );
	* // returns NaN
	*/
	var gammaLanczosSumExpGScaled = require_rational_pq();
	module.exports = gammaLanczosSumExpGScaled;
}));

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/index.js
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
var require_lib$13 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Calculate the Lanczos sum for the approximation of the gamma function (scaled by `exp(-g)`, where `g = 10.900511`.
	*
	* @module @stdlib/math-base-special-gamma-lanczos-sum-expg-scaled
	*
	* @example
	* var gammaLanczosSumExpGScaled = require( '@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled' );
	*
	* var v = gammaLanczosSumExpGScaled( 4.0 );
	* // returns ~0.018
	*
	* v = gammaLanczosSumExpGScaled( -1.5 );
	* // returns ~25.337
	*
	* v = gammaLanczosSumExpGScaled( -0.5 );
	* // returns ~-12.911
	*
	* v = gammaLanczosSumExpGScaled( 0.5 );
	* // returns ~1.772
	*
	* v = gammaLanczosSumExpGScaled( 0.0 );
	* // returns Infinity
	*
	* v = gammaLanczosSumExpGScaled( NaN );
	* // returns NaN
	*/
	var main = require_main$10();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/regularised_gamma_prefix.js
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
var require_regularised_gamma_prefix = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var lanczosSumExpGScaled = require_lib$13();
	var gammaln = require_lib$25();
	var gamma = require_lib$34();
	var log1pmx = require_lib$15();
	var sqrt = require_lib$84();
	var abs = require_lib$81();
	var exp = require_lib$65();
	var pow = require_lib$56();
	var max = require_lib$51();
	var min = require_lib$49();
	var ln = require_lib$28();
	var FLOAT64_MAX = require_lib$48();
	var MAX_LN = require_lib$24();
	var MIN_LN = require_lib$18();
	var G = require_lib$30();
	var E = require_lib$55();
	/**
	* Computes `(z^a)*(e^-z) / gamma(a)`.
	*
	* @private
	* @param {number} a - input value
	* @param {number} z - input value
	* @returns {number} function value
	*/
	function regularisedGammaPrefix(a, z) {
		var prefix;
		var amza;
		var agh;
		var alz;
		var amz;
		var sq;
		var d;
		agh = a + G - .5;
		d = (z - a - G + .5) / agh;
		if (a < 1) {
			if (z <= MIN_LN || a < 1 / FLOAT64_MAX) return exp(a * ln(z) - z - gammaln(a));
			return pow(z, a) * exp(-z) / gamma(a);
		}
		if (abs(d * d * a) <= 100 && a > 150) {
			prefix = a * log1pmx(d) + z * (.5 - G) / agh;
			prefix = exp(prefix);
		} else {
			alz = a * ln(z / agh);
			amz = a - z;
			if (min(alz, amz) <= MIN_LN || max(alz, amz) >= MAX_LN) {
				amza = amz / a;
				if (min(alz, amz) / 2 > MIN_LN && max(alz, amz) / 2 < MAX_LN) {
					sq = pow(z / agh, a / 2) * exp(amz / 2);
					prefix = sq * sq;
				} else if (min(alz, amz) / 4 > MIN_LN && max(alz, amz) / 4 < MAX_LN && z > a) {
					sq = pow(z / agh, a / 4) * exp(amz / 4);
					prefix = sq * sq;
					prefix *= prefix;
				} else if (amza > MIN_LN && amza < MAX_LN) prefix = pow(z * exp(amza) / agh, a);
				else prefix = exp(alz + amz);
			} else prefix = pow(z / agh, a) * exp(amz);
		}
		prefix *= sqrt(agh / E) / lanczosSumExpGScaled(a);
		return prefix;
	}
	module.exports = regularisedGammaPrefix;
}));

// node_modules/@stdlib/math-base-special-powm1/lib/main.js
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
var require_main$9 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var isinfinite = require_lib$75();
	var abs = require_lib$81();
	var expm1 = require_lib$86();
	var ln = require_lib$28();
	var pow = require_lib$56();
	var trunc = require_lib$79();
	/**
	* Evaluates `bˣ - 1`.
	*
	* @param {number} b - base
	* @param {number} x - exponent
	* @returns {number} function value
	*
	* @example
	* var y = powm1( 2.0, 3.0 );
	* // returns 7.0
	*
	* @example
	* var y = powm1( 4.0, 0.5 );
	* // returns 1.0
	*
	* @example
	* var y = powm1( 0.0, 100.0 );
	* // returns -1.0
	*
	* @example
	* var y = powm1( 100.0, 0.0 );
	* // returns 0.0
	*
	* @example
	* var y = powm1( 0.0, 0.0 );
	* // returns 0.0
	*
	* @example
	* var y = powm1( 3.141592653589793, 5.0 );
	* // returns ~305.0197
	*
	* @example
	* var y = powm1( NaN, 3.0 );
	* // returns NaN
	*
	* @example
	* var y = powm1( 5.0, NaN );
	* // returns NaN
	*/
	function powm1(b, x) {
		var result;
		var y;
		if (isnan(b) || isnan(x)) return NaN;
		if (x === 0) return 0;
		if (b === 0) return -1;
		if (b < 0 && x % 2 === 0) b = -b;
		if (b > 0) {
			if (abs(x * (b - 1)) < .5 || abs(x) < .2) {
				y = ln(b) * x;
				if (y < .5) return expm1(y);
			}
		} else if (trunc(x) !== x) return NaN;
		result = pow(b, x) - 1;
		if (isinfinite(result) || isnan(result)) return NaN;
		return result;
	}
	module.exports = powm1;
}));

// node_modules/@stdlib/math-base-special-powm1/lib/index.js
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
	* Evaluate `bˣ - 1`.
	*
	* @module @stdlib/math-base-special-powm1
	*
	* @example
	* var powm1 = require( '@stdlib/math-base-special-powm1' );
	*
	* var y = powm1( 2.0, 3.0 );
	* // returns 7.0
	*
	* y = powm1( 4.0, 0.5 );
	* // returns 1.0
	*
	* y = powm1( 0.0, 100.0 );
	* // returns -1.0
	*
	* y = powm1( 100.0, 0.0 );
	* // returns 0.0
	*
	* y = powm1( 0.0, 0.0 );
	* // returns 0.0
	*
	* y = powm1( 3.141592653589793, 5.0 );
	* // returns ~305.0197
	*
	* y = powm1( NaN, 3.0 );
	* // returns NaN
	*
	* y = powm1( 5.0, NaN );
	* // returns NaN
	*/
	var powm1 = require_main$9();
	module.exports = powm1;
}));

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p1q1.js
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
		if (x === 0) return -.01803556856784494;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.01803556856784494 + x * (.02512664961998968 + x * (.049410315156753225 + x * (.0172491608709614 + x * (-.0002594535632054381 + x * (-.0005410098692152044 + x * (-3245886498259485e-20 + x * 0))))));
			s2 = 1 + x * (1.962029871977952 + x * (1.4801966942423133 + x * (.5413914320717209 + x * (.09885042511280101 + x * (.008213096746488934 + x * (.00022493629192211576 + x * -2.2335276320861708e-7))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (-3245886498259485e-20 + x * (-.0005410098692152044 + x * (-.0002594535632054381 + x * (.0172491608709614 + x * (.049410315156753225 + x * (.02512664961998968 + x * -.01803556856784494))))));
			s2 = -2.2335276320861708e-7 + x * (.00022493629192211576 + x * (.008213096746488934 + x * (.09885042511280101 + x * (.5413914320717209 + x * (1.4801966942423133 + x * (1.962029871977952 + x * 1))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p2q2.js
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
		if (x === 0) return .04906224540690395;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .04906224540690395 + x * (-.09691175301595212 + x * (-.4149833583594954 + x * (-.4065671242119384 + x * (-.1584135863906922 + x * (-.024014982064857155 + x * -.0010034668769627955)))));
			s2 = 1 + x * (3.0234982984646304 + x * (3.4873958536072385 + x * (1.9141558827442668 + x * (.5071377386143635 + x * (.05770397226904519 + x * .001957681026011072)))));
		} else {
			x = 1 / x;
			s1 = -.0010034668769627955 + x * (-.024014982064857155 + x * (-.1584135863906922 + x * (-.4065671242119384 + x * (-.4149833583594954 + x * (-.09691175301595212 + x * .04906224540690395)))));
			s2 = .001957681026011072 + x * (.05770397226904519 + x * (.5071377386143635 + x * (1.9141558827442668 + x * (3.4873958536072385 + x * (3.0234982984646304 + x * 1)))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p3q3.js
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
		if (x === 0) return -.029232972183027003;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.029232972183027003 + x * (.14421626775719232 + x * (-.14244039073863127 + x * (.05428096940550536 + x * (-.008505359768683364 + x * (.0004311713426792973 + x * 0)))));
			s2 = 1 + x * (-1.5016935605448505 + x * (.846973248876495 + x * (-.22009515181499575 + x * (.02558279715597587 + x * (-.0010066679553914337 + x * -8.271935218912905e-7)))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (.0004311713426792973 + x * (-.008505359768683364 + x * (.05428096940550536 + x * (-.14244039073863127 + x * (.14421626775719232 + x * -.029232972183027003)))));
			s2 = -8.271935218912905e-7 + x * (-.0010066679553914337 + x * (.02558279715597587 + x * (-.22009515181499575 + x * (.846973248876495 + x * (-1.5016935605448505 + x * 1)))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/lgamma_small_imp.js
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
var require_lgamma_small_imp = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ln = require_lib$28();
	var EPS = require_lib$54();
	var rateval1 = require_rational_p1q1();
	var rateval2 = require_rational_p2q2();
	var rateval3 = require_rational_p3q3();
	var Y1 = .15896368026733398;
	var Y2 = .5281534194946289;
	var Y3 = .45201730728149414;
	/**
	* Evaluates the natural logarithm of the gamma function for small arguments.
	*
	* ## Method
	*
	* 1.  For \\( z > 2 \\), begin by performing argument reduction until \\( z \\) is in \\(\[2,3)\\). Use the following form:
	*
	*     ```tex
	*     \operatorname{gammaln}(z) = (z-2)(z+1)(Y + R(z-2))
	*     ```
	*
	*     where \\( R(z-2) \\) is a rational approximation optimized for low absolute error. As long as the absolute error is small compared to the constant \\( Y \\), then any rounding error in the computation will get wiped out.
	*
	* 2.  If \\( z < 1 \\), use recurrence to shift to \\( z \\) in the interval \\(\[1,2\]\\). Then, use one of two approximations: one for \\( z \\) in \\(\[1,1.5\]\\) and one for \\( z \\) in \\(\[1.5,2\]\\):
	*
	*     -   For \(( z \\) in \\(\[1,1.5\]\\), use
	*
	*         ```tex
	*         \operatorname{gammaln}(z) = (z-1)(z-2)(Y + R(z-1))
	*         ```
	*
	*         where \\( R(z-1) \\) is a rational approximation optimized for low absolute error. As long as the absolute error is small compared to the constant \\( Y \\), then any rounding error in the computation will get wiped out.
	*
	*     -   For \\( z \\) in \\(\[1.5,2\]\\), use
	*
	*         ```tex
	*         \operatorname{gammaln}(z) = (2-z)(1-z)(Y + R(2-z))
	*         ```
	*
	*         where \\( R(2-z) \\) is a rational approximation optimized for low absolute error. As long as the absolute error is small compared to the constant \\( Y \\), then any rounding error in the computation will get wiped out.
	*
	* ## Notes
	*
	* -   Relative error:
	*
	*     | function | peak         | maximum deviation |
	*     |:--------:|:------------:|:-----------------:|
	*     | R(Z-2)   | 4.231e-18    | 5.900e-24         |
	*     | R(Z-1)   | 1.230011e-17 | 3.139e-021        |
	*     | R(2-Z)   | 1.797565e-17 | 2.151e-021        |
	*
	* @private
	* @param {number} z - input value
	* @param {number} zm1 - `z` minus one
	* @param {number} zm2 - `z` minus two
	* @returns {number} function value
	*/
	function lgammaSmallImp(z, zm1, zm2) {
		var prefix;
		var result;
		var r;
		var R;
		if (z < EPS) return -ln(z);
		if (zm1 === 0 || zm2 === 0) return 0;
		result = 0;
		if (z > 2) {
			if (z >= 3) {
				do {
					z -= 1;
					zm2 -= 1;
					result += ln(z);
				} while (z >= 3);
				zm2 = z - 2;
			}
			r = zm2 * (z + 1);
			R = rateval1(zm2);
			result += r * Y1 + r * R;
			return result;
		}
		if (z < 1) {
			result += -ln(z);
			zm2 = zm1;
			zm1 = z;
			z += 1;
		}
		if (z <= 1.5) {
			r = rateval2(zm1);
			prefix = zm1 * zm2;
			result += prefix * Y2 + prefix * r;
			return result;
		}
		r = zm2 * zm1;
		R = rateval3(-zm2);
		result += r * Y3 + r * R;
		return result;
	}
	module.exports = lgammaSmallImp;
}));

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/main.js
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
var require_main$8 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var gamma = require_lib$34();
	var expm1 = require_lib$86();
	var log1p = require_lib$85();
	var isnan = require_lib$116();
	var lgammaSmallImp = require_lgamma_small_imp();
	/**
	* Computes `gamma(x+1) - 1`.
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = gamma1pm1( 0.2 );
	* // returns ~-0.082
	*
	* @example
	* var v = gamma1pm1( -9.2 );
	* // returns ~-1.0
	*
	* @example
	* var v = gamma1pm1( 0.0 );
	* // returns 0.0
	*
	* @example
	* var v = gamma1pm1( -3.0 );
	* // returns NaN
	*
	* @example
	* var v = gamma1pm1( NaN );
	* // returns NaN
	*/
	function gamma1pm1(x) {
		if (isnan(x)) return NaN;
		if (x < 0) {
			if (x < -.5) return gamma(1 + x) - 1;
			return expm1(-log1p(x) + lgammaSmallImp(x + 2, x + 1, x));
		}
		if (x < 2) return expm1(lgammaSmallImp(x + 1, x, x - 1));
		return gamma(1 + x) - 1;
	}
	module.exports = gamma1pm1;
}));

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/index.js
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
	* Compute `gamma(x+1) - 1` without cancellation errors.
	*
	* @module @stdlib/math-base-special-gamma1pm1
	*
	* @example
	* var gamma1pm1 = require( '@stdlib/math-base-special-gamma1pm1' );
	*
	* var v = gamma1pm1( 0.2 );
	* // returns ~-0.082
	*
	* v = gamma1pm1( -5.3 );
	* // returns ~-1.102
	*
	* v = gamma1pm1( 0.0 );
	* // returns 0.0
	*
	* v = gamma1pm1( NaN );
	* // returns NaN
	*/
	var gamma1pm1 = require_main$8();
	module.exports = gamma1pm1;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/small_gamma2_series.js
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
var require_small_gamma2_series = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Series representation for the full upper fraction (Q) when `a` is very small.
	*
	* @private
	* @param {number} a - function parameter
	* @param {number} x - function parameter
	* @returns {Function} series function
	*/
	function smallGamma2Series(a, x) {
		var result;
		var apn;
		var n;
		var r;
		result = -x;
		x = -x;
		apn = a + 1;
		n = 1;
		return next;
		/**
		* Calculate the next term of the series.
		*
		* @private
		* @returns {number} series expansion term
		*/
		function next() {
			r = result / apn;
			result *= x;
			n += 1;
			result /= n;
			apn += 1;
			return r;
		}
	}
	module.exports = smallGamma2Series;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_small_upper_part.js
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
var require_tgamma_small_upper_part = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var powm1 = require_lib$12();
	var sumSeries = require_lib$20();
	var gamma1pm1 = require_lib$11();
	var smallGamma2Series = require_small_gamma2_series();
	/**
	* Compute the full upper fraction (Q) when `a` is very small.
	*
	* @private
	* @param {number} a - function parameter
	* @param {number} x - function parameter
	* @param {boolean} invert - boolean indicating if the upper tail of the incomplete gamma function should be evaluated
	* @returns {Array} full upper fraction (Q) and pgam
	*/
	function tgammaSmallUpperPart(a, x, invert) {
		var initialValue;
		var result;
		var pgam;
		var p;
		var s;
		result = gamma1pm1(a);
		pgam = (result + 1) / a;
		p = powm1(x, a);
		result -= p;
		result /= a;
		s = smallGamma2Series(a, x);
		p += 1;
		initialValue = invert ? pgam : 0;
		result = -p * sumSeries(s, { "initialValue": (initialValue - result) / p });
		if (invert) result = -result;
		return [result, pgam];
	}
	module.exports = tgammaSmallUpperPart;
}));

// node_modules/@stdlib/constants-float32-smallest-normal/lib/index.js
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
	* Smallest positive single-precision floating-point normal number.
	*
	* @module @stdlib/constants-float32-smallest-normal
	* @type {number}
	*
	* @example
	* var FLOAT32_SMALLEST_NORMAL = require( '@stdlib/constants-float32-smallest-normal' );
	* // returns 1.1754943508222875e-38
	*/
	/**
	* The smallest positive single-precision floating-point normal number.
	*
	* ## Notes
	*
	* The number has the value
	*
	* ```tex
	* \frac{1}{2^{127-1}}
	* ```
	*
	* which corresponds to the bit sequence
	*
	* ```binarystring
	* 0 00000001 00000000000000000000000
	* ```
	*
	* @constant
	* @type {number}
	* @default 1.1754943508222875e-38
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT32_SMALLEST_NORMAL = 11754943508222875e-54;
	module.exports = FLOAT32_SMALLEST_NORMAL;
}));

// node_modules/@stdlib/math-base-tools-continued-fraction/lib/generators.js
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
var require_generators = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$81();
	var FLOAT32_SMALLEST_NORMAL = require_lib$10();
	var EPS = require_lib$54();
	var MAX_ITER = 1e6;
	/**
	* Evaluates a continued fraction expansion.
	*
	* ```text
	*           a1
	*      ---------------
	*      b1 +     a2
	*           ----------
	*            b2 +   a3
	*                -----
	*                b3 + ...
	* ```
	*
	* @private
	* @param {Function} gen - function giving terms of continued fraction expansion
	* @param {PositiveNumber} factor - further terms are only added as long as factor*result is smaller than the next term
	* @param {PositiveInteger} maxIter - maximum number of iterations
	* @returns {number} evaluated expansion
	*/
	function continuedFractionA(gen, factor, maxIter) {
		var isgenerator;
		var delta;
		var a0;
		var f;
		var C;
		var D;
		var v;
		isgenerator = typeof gen.next === "function";
		v = isgenerator ? gen.next().value : gen();
		f = v[1];
		a0 = v[0];
		if (f === 0) f = FLOAT32_SMALLEST_NORMAL;
		C = f;
		D = 0;
		if (isgenerator === true) do {
			v = gen.next().value;
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (abs(delta - 1) > factor && --maxIter);
		else do {
			v = gen();
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		return a0 / f;
	}
	/**
	* Evaluates a continued fraction expansion.
	*
	* ```text
	*      b0 +    a1
	*      ---------------
	*      b1 +     a2
	*           ----------
	*           b2 +   a3
	*                -----
	*                b3 + ...
	* ```
	*
	* @private
	* @param {Function} gen - function giving terms of continued fraction expansion
	* @param {PositiveNumber} factor - further terms are only added as long as factor*result is smaller than the next term
	* @param {PositiveInteger} maxIter - maximum number of iterations
	* @returns {number} evaluated expansion
	*/
	function continuedFractionB(gen, factor, maxIter) {
		var isgenerator;
		var delta;
		var f;
		var C;
		var D;
		var v;
		isgenerator = typeof gen.next === "function";
		v = isgenerator ? gen.next().value : gen();
		f = v[1];
		if (f === 0) f = FLOAT32_SMALLEST_NORMAL;
		C = f;
		D = 0;
		if (isgenerator === true) do {
			v = gen.next().value;
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		else do {
			v = gen();
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		return f;
	}
	/**
	* Evaluates the continued fraction approximation for the supplied series generator using the modified Lentz algorithm.
	*
	* ## References
	*
	* -   Lentz, William J. 1976. "Generating bessel functions in Mie scattering calculations using continued fractions." _Applied Optics_ 15 (3): 668–71. doi:[10.1364/AO.15.000668](https://doi.org/10.1364/AO.15.000668).
	*
	* @param {Function} generator - function returning terms of continued fraction expansion
	* @param {Object} [options] - function options
	* @param {PositiveInteger} [options.maxIter=1000] - maximum number of iterations
	* @param {PositiveNumber} [options.tolerance=2.22e-16] - further terms are only added as long as the next term is greater than current term times the tolerance
	* @param {boolean} [options.keep=false] - whether to keep the leading b term
	* @returns {number} value of continued fraction
	*
	* @example
	* // Continued fraction for (e-1)^(-1):
	* var gen = generator();
	* var out = continuedFraction( gen );
	* // returns ~0.582
	*
	* function* generator() {
	*    var i = 0;
	*    while ( true ) {
	*        i++;
	*        yield [ i, i ];
	*    }
	* }
	*/
	function continuedFraction(generator, options) {
		var maxIter;
		var opts;
		var eps;
		opts = {};
		if (arguments.length > 1) opts = options;
		maxIter = opts.maxIter || MAX_ITER;
		eps = opts.tolerance || EPS;
		if (opts.keep) return continuedFractionB(generator, eps, maxIter);
		return continuedFractionA(generator, eps, maxIter);
	}
	module.exports = continuedFraction;
}));

// node_modules/@stdlib/math-base-tools-continued-fraction/lib/basic.js
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
var require_basic = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var abs = require_lib$81();
	var EPS = require_lib$54();
	var FLOAT32_SMALLEST_NORMAL = require_lib$10();
	var MAX_ITER = 1e6;
	/**
	* Evaluates a continued fraction expansion.
	*
	* ```text
	*           a1
	*      ---------------
	*      b1 +     a2
	*           ----------
	*            b2 +   a3
	*                -----
	*                b3 + ...
	* ```
	*
	* @private
	* @param {Function} gen - function giving terms of continued fraction expansion
	* @param {PositiveNumber} factor - further terms are only added as long as factor*result is smaller than the next term
	* @param {PositiveInteger} maxIter - maximum number of iterations
	* @returns {number} evaluated expansion
	*/
	function continuedFractionA(gen, factor, maxIter) {
		var delta;
		var a0;
		var C;
		var D;
		var f;
		var v = gen();
		f = v[1];
		a0 = v[0];
		if (f === 0) f = FLOAT32_SMALLEST_NORMAL;
		C = f;
		D = 0;
		do {
			v = gen();
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		return a0 / f;
	}
	/**
	* Evaluates a continued fraction expansion.
	*
	* ```text
	*      b0 +   a1
	*      ---------------
	*      b1 +   a2
	*           ----------
	*           b2 +   a3
	*                -----
	*                b3 + ...
	* ```
	*
	* @private
	* @param {Function} gen - function giving terms of continued fraction expansion
	* @param {PositiveNumber} factor - further terms are only added as long as factor*result is smaller than the next term
	* @param {PositiveInteger} maxIter - maximum number of iterations
	* @returns {number} evaluated expansion
	*/
	function continuedFractionB(gen, factor, maxIter) {
		var delta;
		var C;
		var D;
		var f;
		var v = gen();
		f = v[1];
		if (f === 0) f = FLOAT32_SMALLEST_NORMAL;
		C = f;
		D = 0;
		do {
			v = gen();
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		return f;
	}
	/**
	* Evaluates the continued fraction approximation for the supplied series generator using the modified Lentz algorithm.
	*
	* ## References
	*
	* -   Lentz, William J. 1976. "Generating bessel functions in Mie scattering calculations using continued fractions." _Applied Optics_ 15 (3): 668–71. doi:[10.1364/AO.15.000668](https://doi.org/10.1364/AO.15.000668).
	*
	* @param {Function} generator - function returning terms of continued fraction expansion
	* @param {Object} [options] - function options
	* @param {PositiveInteger} [options.maxIter=1000000] - maximum number of iterations
	* @param {PositiveNumber} [options.tolerance=2.22e-16] - further terms are only added as long as the next term is greater than current term times the tolerance
	* @param {boolean} [options.keep=false] - whether to keep the leading b term
	* @returns {number} value of continued fraction
	*
	* @example
	* // Continued fraction for (e-1)^(-1):
	* var gen = generator();
	* var out = continuedFraction( gen );
	* // returns ~0.582
	*
	* function generator() {
	*    var i = 0;
	*    return function() {
	*        i++;
	*        return [ i, i ];
	*    };
	* }
	*/
	function continuedFraction(generator, options) {
		var maxIter;
		var opts;
		var eps;
		opts = {};
		if (arguments.length > 1) opts = options;
		eps = opts.tolerance || EPS;
		maxIter = opts.maxIter || MAX_ITER;
		if (opts.keep) return continuedFractionB(generator, eps, maxIter);
		return continuedFractionA(generator, eps, maxIter);
	}
	module.exports = continuedFraction;
}));

// node_modules/@stdlib/math-base-tools-continued-fraction/lib/index.js
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
	* Calculate a continued fraction approximation.
	*
	* @module @stdlib/math-base-tools-continued-fraction
	*
	* @example
	* var continuedFraction = require( '@stdlib/math-base-tools-continued-fraction' );
	*
	* // Continued fraction for (e-1)^(-1):
	* var gen = generator();
	* var out = continuedFraction( gen );
	* // returns ~0.582
	*
	* function generator() {
	*    var i = 0;
	*    return function() {
	*        i++;
	*        return [ i, i ];
	*    };
	* }
	*/
	var hasGeneratorSupport = require_lib$21();
	var generator = require_generators();
	var basic = require_basic();
	var continuedFraction;
	if (hasGeneratorSupport()) continuedFraction = generator;
	else continuedFraction = basic;
	module.exports = continuedFraction;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/upper_incomplete_gamma_fract.js
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
var require_upper_incomplete_gamma_fract = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Creates a function to evaluate a series expansion of the upper incomplete gamma fraction.
	*
	* @private
	* @param {number} a1 - function parameter
	* @param {number} z1 - function parameter
	* @returns {Function} series function
	*/
	function upperIncompleteGammaFract(a1, z1) {
		var z = z1 - a1 + 1;
		var a = a1;
		var k = 0;
		return next;
		/**
		* Calculate the next term of the series.
		*
		* @private
		* @returns {Array} series expansion terms
		*/
		function next() {
			k += 1;
			z += 2;
			return [k * (a - k), z];
		}
	}
	module.exports = upperIncompleteGammaFract;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/upper_gamma_fraction.js
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
var require_upper_gamma_fraction = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var continuedFraction = require_lib$9();
	var upperIncompleteGammaFract = require_upper_incomplete_gamma_fract();
	/**
	* Evaluate the lower incomplete gamma integral via a series expansion and divide by `gamma(z)` to normalize.
	*
	* @private
	* @param {number} a - function parameter
	* @param {number} z - function parameter
	* @returns {number} function value
	*/
	function upperGammaFraction(a, z) {
		var f = upperIncompleteGammaFract(a, z);
		return 1 / (z - a + 1 + continuedFraction(f));
	}
	module.exports = upperGammaFraction;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/igamma_final.js
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
var require_igamma_final = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var floor = require_lib$117();
	var gamma = require_lib$34();
	var abs = require_lib$81();
	var pow = require_lib$56();
	var ln = require_lib$28();
	var SQRT_EPSILON = require_lib$23();
	var FLOAT64_MAX = require_lib$48();
	var MAX_LN = require_lib$24();
	var tgammaILargeX = require_tgamma_i_large_x();
	var finiteGammaQ = require_finite_gamma_q();
	var finiteHalfGammaQ = require_finite_half_gamma_q();
	var fullIGammaPrefix = require_full_igamma_prefix$1();
	var igammaTemmeLarge = require_igamma_temme_large();
	var lowerGammaSeries = require_lower_gamma_series();
	var regularisedGammaPrefix = require_regularised_gamma_prefix();
	var tgammaSmallUpperPart = require_tgamma_small_upper_part();
	var upperGammaFraction = require_upper_gamma_fraction();
	/**
	* Main entry point for evaluating all the four incomplete gamma functions (lower, upper, regularized lower, and regularized upper).
	*
	* @private
	* @param {number} x - function parameter
	* @param {number} a - function parameter
	* @param {boolean} regularized - boolean indicating if the function should evaluate the regularized or non-regularized incomplete gamma functions
	* @param {boolean} upper - boolean indicating if the function should return the upper tail of the incomplete gamma function
	* @returns {number} function value
	*/
	function igammaFinal(x, a, regularized, upper) {
		var optimisedInvert;
		var evalMethod;
		var isHalfInt;
		var initValue;
		var useTemme;
		var isSmallA;
		var result;
		var invert;
		var isInt;
		var sigma;
		var res;
		var gam;
		var fa;
		var g;
		result = 0;
		invert = upper;
		isSmallA = a < 30 && a <= x + 1 && x < MAX_LN;
		if (isSmallA) {
			fa = floor(a);
			isInt = fa === a;
			isHalfInt = isInt ? false : abs(fa - a) === .5;
		} else {
			isInt = false;
			isHalfInt = false;
		}
		if (isInt && x > .6) {
			invert = !invert;
			evalMethod = 0;
		} else if (isHalfInt && x > .2) {
			invert = !invert;
			evalMethod = 1;
		} else if (x < SQRT_EPSILON && a > 1) evalMethod = 6;
		else if (x > 1e3 && (a < x || abs(a - 50) / x < 1)) {
			invert = !invert;
			evalMethod = 7;
		} else if (x < .5) {
			if (-.4 / ln(x) < a) evalMethod = 2;
			else evalMethod = 3;
		} else if (x < 1.1) {
			if (x * .75 < a) evalMethod = 2;
			else evalMethod = 3;
		} else {
			useTemme = false;
			if (regularized && a > 20) {
				sigma = abs((x - a) / a);
				if (a > 200) {
					if (20 / a > sigma * sigma) useTemme = true;
				} else if (sigma < .4) useTemme = true;
			}
			if (useTemme) evalMethod = 5;
			else if (x - 1 / (3 * x) < a) evalMethod = 2;
			else {
				evalMethod = 4;
				invert = !invert;
			}
		}
		switch (evalMethod) {
			case 0:
				result = finiteGammaQ(a, x);
				if (regularized === false) result *= gamma(a);
				break;
			case 1:
				result = finiteHalfGammaQ(a, x);
				if (regularized === false) result *= gamma(a);
				break;
			case 2:
				result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
				if (result !== 0) {
					initValue = 0;
					optimisedInvert = false;
					if (invert) {
						initValue = regularized ? 1 : gamma(a);
						if (regularized || result >= 1 || FLOAT64_MAX * result > initValue) {
							initValue /= result;
							if (regularized || a < 1 || FLOAT64_MAX / a > initValue) {
								initValue *= -a;
								optimisedInvert = true;
							} else initValue = 0;
						} else initValue = 0;
					}
					result *= lowerGammaSeries(a, x, initValue) / a;
					if (optimisedInvert) {
						invert = false;
						result = -result;
					}
				}
				break;
			case 3:
				invert = !invert;
				res = tgammaSmallUpperPart(a, x, invert);
				result = res[0];
				g = res[1];
				invert = false;
				if (regularized) result /= g;
				break;
			case 4:
				result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
				if (result !== 0) result *= upperGammaFraction(a, x);
				break;
			case 5:
				result = igammaTemmeLarge(a, x);
				if (x >= a) invert = !invert;
				break;
			case 6:
				result = regularized ? pow(x, a) / gamma(a + 1) : pow(x, a) / a;
				result *= 1 - a * x / (a + 1);
				break;
			case 7:
				result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
				result /= x;
				if (result !== 0) result *= tgammaILargeX(a, x);
		}
		if (regularized && result > 1) result = 1;
		if (invert) {
			gam = regularized ? 1 : gamma(a);
			result = gam - result;
		}
		return result;
	}
	module.exports = igammaFinal;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/main.js
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
var require_main$7 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var gammaln = require_lib$25();
	var exp = require_lib$65();
	var ln = require_lib$28();
	var SQRT_TWO_PI = require_lib$36();
	var MAX_LN = require_lib$24();
	var PINF = require_lib$91();
	var FLOAT64_MAX_NTH_FACTORIAL = require_lib$33();
	var igammaFinal = require_igamma_final();
	var lowerGammaSeries = require_lower_gamma_series();
	var upperGammaFraction = require_upper_gamma_fraction();
	/**
	* Computes the incomplete gamma function.
	*
	* ## Notes
	*
	* -   The upper tail is calculated via the modified Lentz's method for computing continued fractions, the lower tail using a power expansion.
	* -   When `a >= FLOAT64_MAX_NTH_FACTORIAL` and computing the non-normalized incomplete gamma, result is rather hard to compute unless we use logs. There are really two options a) if `x` is a long way from `a` in value then we can reliably use methods 2 and 4 below in logarithmic form and go straight to the result. Otherwise we let the regularized gamma take the strain (the result is unlikely to underflow in the central region anyway) and combine with `lgamma` in the hopes that we get a finite result.
	*
	* @param {NonNegativeNumber} x - function parameter
	* @param {PositiveNumber} a - function parameter
	* @param {boolean} [regularized=true] - boolean indicating if the function should evaluate the regularized or non-regularized incomplete gamma functions
	* @param {boolean} [upper=false] - boolean indicating if the function should return the upper tail of the incomplete gamma function
	* @returns {number} function value
	*
	* @example
	* var y = gammainc( 6.0, 2.0 );
	* // returns ~0.9826
	*
	* @example
	* var y = gammainc( 1.0, 2.0, true, true );
	* // returns ~0.7358
	*
	* @example
	* var y = gammainc( 7.0, 5.0 );
	* // returns ~0.8270
	*
	* @example
	* var y = gammainc( 7.0, 5.0, false );
	* // returns ~19.8482
	*
	* @example
	* var y = gammainc( NaN, 2.0 );
	* // returns NaN
	*
	* @example
	* var y = gammainc( 6.0, NaN );
	* // returns NaN
	*/
	function gammainc(x, a, regularized, upper) {
		var normalized;
		var initValue;
		var invert;
		var result;
		if (x < 0 || a <= 0) return NaN;
		normalized = regularized === void 0 ? true : regularized;
		invert = upper;
		if (a >= FLOAT64_MAX_NTH_FACTORIAL && !normalized) {
			if (invert && a * 4 < x) {
				result = a * ln(x) - x;
				result += ln(upperGammaFraction(a, x));
			} else if (!invert && a > 4 * x) {
				result = a * ln(x) - x;
				initValue = 0;
				result += ln(lowerGammaSeries(a, x, initValue) / a);
			} else {
				result = igammaFinal(x, a, true, invert);
				if (result === 0) {
					if (invert) {
						result = 1 + 1 / (12 * a) + 1 / (288 * a * a);
						result = ln(result) - a + (a - .5) * ln(a);
						result += ln(SQRT_TWO_PI);
					} else {
						result = a * ln(x) - x;
						initValue = 0;
						result += ln(lowerGammaSeries(a, x, initValue) / a);
					}
				} else result = ln(result) + gammaln(a);
			}
			if (result > MAX_LN) return PINF;
			return exp(result);
		}
		return igammaFinal(x, a, normalized, invert);
	}
	module.exports = gammainc;
}));

// node_modules/@stdlib/math-base-special-gammainc/lib/index.js
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
	* Evaluate the incomplete gamma function.
	*
	* @module @stdlib/math-base-special-gammainc
	*
	* @example
	* var gammainc = require( '@stdlib/math-base-special-gammainc' );
	*
	* var v = gammainc( 6.0, 2.0 );
	* // returns ~0.9826
	*
	* v = gammainc( 1.0, 2.0, true, true );
	* // returns ~0.7358
	*
	* v = gammainc( 7.0, 5.0 );
	* // returns ~0.8270
	*
	* v = gammainc( 7.0, 5.0, false );
	* // returns ~19.8482
	*
	* v = gammainc( NaN, 2.0 );
	* // returns NaN
	*
	* v = gammainc( 6.0, NaN );
	* // returns NaN
	*/
	var main = require_main$7();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/full_igamma_prefix.js
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
var require_full_igamma_prefix = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var exp = require_lib$65();
	var pow = require_lib$56();
	var ln = require_lib$28();
	var MAX_LN = require_lib$24();
	var MIN_LN = require_lib$18();
	/**
	* Calculates the power term prefix `(z^a)(e^-z)` used in the non-normalized incomplete gammas.
	*
	* @private
	* @param {number} a - function parameter
	* @param {number} z - function parameter
	* @returns {number} power term prefix
	*/
	function fullIGammaPrefix(a, z) {
		var prefix;
		var alz = a * ln(z);
		if (z >= 1) {
			if (alz < MAX_LN && -z > MIN_LN) prefix = pow(z, a) * exp(-z);
			else if (a >= 1) prefix = pow(z / exp(z / a), a);
			else prefix = exp(alz - z);
		} else if (alz > MIN_LN) prefix = pow(z, a) * exp(-z);
		else if (z / a < MAX_LN) prefix = pow(z / exp(z / a), a);
		else prefix = exp(alz - z);
		return prefix;
	}
	module.exports = fullIGammaPrefix;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/regularized_gamma_prefix.js
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
var require_regularized_gamma_prefix = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var lanczosSumExpGScaled = require_lib$13();
	var gammaln = require_lib$25();
	var gamma = require_lib$34();
	var log1p = require_lib$85();
	var sqrt = require_lib$84();
	var abs = require_lib$81();
	var exp = require_lib$65();
	var pow = require_lib$56();
	var max = require_lib$51();
	var min = require_lib$49();
	var ln = require_lib$28();
	var MAX_LN = require_lib$24();
	var MIN_LN = require_lib$18();
	var G = require_lib$30();
	var E = require_lib$55();
	/**
	* Computes `(z^a)*(e^-z) / gamma(a)`.
	*
	* @private
	* @param {number} a - input value
	* @param {number} z - input value
	* @returns {number} function value
	*/
	function regularizedGammaPrefix(a, z) {
		var prefix;
		var amza;
		var agh;
		var alz;
		var amz;
		var sq;
		var d;
		agh = a + G - .5;
		d = (z - a - G + .5) / agh;
		if (a < 1) {
			if (z <= MIN_LN) return exp(a * ln(z) - z - gammaln(a));
			return pow(z, a) * exp(-z) / gamma(a);
		}
		if (abs(d * d * a) <= 100 && a > 150) {
			prefix = a * (log1p(d) - d) + z * (.5 - G) / agh;
			prefix = exp(prefix);
		} else {
			alz = a * ln(z / agh);
			amz = a - z;
			if (min(alz, amz) <= MIN_LN || max(alz, amz) >= MAX_LN) {
				amza = amz / a;
				if (min(alz, amz) / 2 > MIN_LN && max(alz, amz) / 2 < MAX_LN) {
					sq = pow(z / agh, a / 2) * exp(amz / 2);
					prefix = sq * sq;
				} else if (min(alz, amz) / 4 > MIN_LN && max(alz, amz) / 4 < MAX_LN && z > a) {
					sq = pow(z / agh, a / 4) * exp(amz / 4);
					prefix = sq * sq;
					prefix *= prefix;
				} else if (amza > MIN_LN && amza < MAX_LN) prefix = pow(z * exp(amza) / agh, a);
				else prefix = exp(alz + amz);
			} else prefix = pow(z / agh, a) * exp(amz);
		}
		prefix *= sqrt(agh / E) / lanczosSumExpGScaled(a);
		return prefix;
	}
	module.exports = regularizedGammaPrefix;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/beta_small_b_large_a_series.js
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
var require_beta_small_b_large_a_series = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var gammaDeltaRatio = require_lib$29();
	var factorial = require_lib$32();
	var gammainc = require_lib$8();
	var log1p = require_lib$85();
	var abs = require_lib$81();
	var pow = require_lib$56();
	var ln = require_lib$28();
	var MIN_VALUE = require_lib$70();
	var EPSILON = require_lib$54();
	var fullIGammaPrefix = require_full_igamma_prefix();
	var regularizedGammaPrefix = require_regularized_gamma_prefix();
	var p = new Array(30);
	/**
	* This is DiDonato and Morris's BGRAT routine, see Eq's 9 through 9.6.
	*
	* @private
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {Probability} x - function parameter
	* @param {Probability} y - probability equal to `1-x`
	* @param {NonNegativeInteger} s0 - initial value
	* @param {number} mult - initial value
	* @param {boolean} normalized - boolean indicating whether to evaluate the regularized or non-regularized incomplete beta function
	* @returns {number} function value
	*/
	function betaSmallBLargeASeries(a, b, x, y, s0, mult, normalized) {
		var prefix;
		var tmp1;
		var tnp1;
		var sum;
		var b2n;
		var bm1;
		var lx2;
		var lxp;
		var mbn;
		var lx;
		var t4;
		var h;
		var j;
		var m;
		var n;
		var r;
		var t;
		var u;
		bm1 = b - 1;
		t = a + bm1 / 2;
		if (y < .35) lx = log1p(-y);
		else lx = ln(x);
		u = -t * lx;
		h = regularizedGammaPrefix(b, u);
		if (h <= MIN_VALUE) return s0;
		if (normalized) {
			prefix = h / gammaDeltaRatio(a, b);
			prefix /= pow(t, b);
		} else prefix = fullIGammaPrefix(b, u) / pow(t, b);
		prefix *= mult;
		p[0] = 1;
		j = gammainc(u, b, true, true);
		j /= h;
		sum = s0 + prefix * j;
		tnp1 = 1;
		lx2 = lx / 2;
		lx2 *= lx2;
		lxp = 1;
		t4 = 4 * t * t;
		b2n = b;
		for (n = 1; n < p.length; ++n) {
			tnp1 += 2;
			p[n] = 0;
			mbn = b - n;
			tmp1 = 3;
			for (m = 1; m < n; ++m) {
				mbn = m * b - n;
				p[n] += mbn * p[n - m] / factorial(tmp1);
				tmp1 += 2;
			}
			p[n] /= n;
			p[n] += bm1 / factorial(tnp1);
			j = (b2n * (b2n + 1) * j + (u + b2n + 1) * lxp) / t4;
			lxp *= lx2;
			b2n += 2;
			r = prefix * p[n] * j;
			sum += r;
			if (r > 1) {
				if (abs(r) < abs(EPSILON * sum)) break;
			} else if (abs(r / EPSILON) < abs(sum)) break;
		}
		return sum;
	}
	module.exports = betaSmallBLargeASeries;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/rising_factorial_ratio.js
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
var require_rising_factorial_ratio = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Computes the delta in `beta(a,b,x) = prefix + delta * beta(a+k,b,x)`.
	*
	* ## Notes
	*
	* Specifically, the function calculates
	*
	* ```tex
	* \frac{ (a)(a+1)(a+2)...(a+k-1) }{ (b)(b+1)(b+2)...(b+k-1) }
	* ```
	*
	* The function should only called with small `k`; for large `k`, it is grossly inefficient.
	*
	* @private
	* @param {number} a - input value
	* @param {number} b - input value
	* @param {NonNegativeInteger} k - input value
	* @returns {number} ratio value
	*/
	function risingFactorialRatio(a, b, k) {
		var result;
		var i;
		if (k === 0) return 1;
		result = 1;
		for (i = 0; i < k; i++) result *= (a + i) / (b + i);
		return result;
	}
	module.exports = risingFactorialRatio;
}));

// node_modules/@stdlib/math-base-special-maxabs/lib/main.js
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
	var abs = require_lib$81();
	var max = require_lib$51();
	/**
	* Returns the maximum absolute value.
	*
	* @param {number} x - first number
	* @param {number} y - second number
	* @returns {number} maximum absolute value
	*
	* @example
	* var v = maxabs( 3.14, -4.2 );
	* // returns 4.2
	*
	* @example
	* var v = maxabs( 3.14, NaN );
	* // returns NaN
	*
	* @example
	* var v = maxabs( +0.0, -0.0 );
	* // returns +0.0
	*/
	function maxabs(x, y) {
		return max(abs(x), abs(y));
	}
	module.exports = maxabs;
}));

// node_modules/@stdlib/math-base-special-maxabs/lib/index.js
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
	* Return the maximum absolute value.
	*
	* @module @stdlib/math-base-special-maxabs
	*
	* @example
	* var maxabs = require( '@stdlib/math-base-special-maxabs' );
	*
	* var v = maxabs( 3.14, -4.2 );
	* // returns 4.2
	*
	* v = maxabs( 3.14, NaN );
	* // returns NaN
	*
	* v = maxabs( +0.0, -0.0 );
	* // returns +0.0
	*/
	var maxabs = require_main$6();
	module.exports = maxabs;
}));

// node_modules/@stdlib/math-base-special-minabs/lib/main.js
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
	var abs = require_lib$81();
	var min = require_lib$49();
	/**
	* Returns the minimum absolute value.
	*
	* @param {number} x - first number
	* @param {number} y - second number
	* @returns {number} minimum absolute value
	*
	* @example
	* var v = minabs( -3.14, 4.2 );
	* // returns 3.14
	*
	* @example
	* var v = minabs( 3.14, NaN );
	* // returns NaN
	*
	* @example
	* var v = minabs( +0.0, -0.0 );
	* // returns +0.0
	*/
	function minabs(x, y) {
		return min(abs(x), abs(y));
	}
	module.exports = minabs;
}));

// node_modules/@stdlib/math-base-special-minabs/lib/index.js
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
	* Return the minimum absolute value.
	*
	* @module @stdlib/math-base-special-minabs
	*
	* @example
	* var minabs = require( '@stdlib/math-base-special-minabs' );
	*
	* var v = minabs( -3.14, 4.2 );
	* // returns 3.14
	*
	* v = minabs( 3.14, NaN );
	* // returns NaN
	*
	* v = minabs( +0.0, -0.0 );
	* // returns +0.0
	*/
	var minabs = require_main$5();
	module.exports = minabs;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_power_terms.js
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
var require_ibeta_power_terms = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var lanczosSumExpGScaled = require_lib$13();
	var maxabs = require_lib$7();
	var minabs = require_lib$6();
	var expm1 = require_lib$86();
	var log1p = require_lib$85();
	var sqrt = require_lib$84();
	var abs = require_lib$81();
	var exp = require_lib$65();
	var pow = require_lib$56();
	var min = require_lib$49();
	var ln = require_lib$28();
	var MAX_LN = require_lib$24();
	var MIN_LN = require_lib$18();
	var G = require_lib$30();
	var E = require_lib$55();
	/**
	* Computes the leading power terms in the incomplete beta function.
	*
	* When normalized,
	*
	* ```tex
	* \frac{ x^a y^b }{ \operatorname{Beta}(a,b) }
	* ```
	*
	* and otherwise
	*
	* ```tex
	* x^a y^b
	* ```
	*
	* ## Notes
	*
	* -   Almost all of the error in the incomplete beta comes from this function, particularly when \\( a \\) and \\( b \\) are large. Computing large powers are _hard_ though, and using logarithms just leads to horrendous cancellation errors.
	*
	* -   For \\( l1 * l2 > 0 \\) or \\( \operatorname{min}( a, b ) < 1 \\), the two power terms both go in the same direction (toward zero or toward infinity). In this case if either term overflows or underflows, then the product of the two must do so also. Alternatively, if one exponent is less than one, then we can't productively use it to eliminate overflow or underflow from the other term.  Problems with spurious overflow/underflow can't be ruled out. In this case, but it is _very_ unlikely since one of the power terms will evaluate to a number close to 1.
	*
	* -   If \\( \max( \abs(l1), \abs(l2) ) < 0.5 \\), both exponents are near one and both the exponents are greater than one, and, further, these two power terms tend in opposite directions (one toward zero, the other toward infinity), so we have to combine the terms to avoid any risk of overflow or underflow. We do this by moving one power term inside the other, we have:
	*
	*     ```tex
	*     (1 + l_1)^a \cdot (1 + l_2)^b \\
	*     = ((1 + l_1) \cdot (1 + l_2)^(b/a))^a \\
	*     = (1 + l_1 + l_3 + l_1*l_3)^a
	*     ```
	*
	*     and
	*
	*     ```tex
	*     l_3 = (1 + l_2)^(b/a) - 1 \\
	*     = \exp((b/a) * \ln(1 + l_2)) - 1
	*     ```
	*
	*     The tricky bit is deciding which term to move inside. By preference, we move the larger term inside, so that the size of the largest exponent is reduced.  However, that can only be done as long as l3 (see above) is also small.
	*
	* @private
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {Probability} x - function parameter
	* @param {Probability} y - probability equal to `1-x`
	* @param {boolean} normalized - boolean indicating whether to evaluate the power terms of the regularized or non-regularized incomplete beta function
	* @returns {number} power terms
	*/
	function ibetaPowerTerms(a, b, x, y, normalized) {
		var result;
		var smallA;
		var ratio;
		var agh;
		var bgh;
		var cgh;
		var l1;
		var l2;
		var l3;
		var p1;
		var b1;
		var b2;
		var c;
		var l;
		if (!normalized) return pow(x, a) * pow(y, b);
		c = a + b;
		agh = a + G - .5;
		bgh = b + G - .5;
		cgh = c + G - .5;
		result = lanczosSumExpGScaled(c);
		result /= lanczosSumExpGScaled(a) * lanczosSumExpGScaled(b);
		result *= sqrt(bgh / E);
		result *= sqrt(agh / cgh);
		l1 = (x * b - y * agh) / agh;
		l2 = (y * a - x * bgh) / bgh;
		if (minabs(l1, l2) < .2) {
			if (l1 * l2 > 0 || min(a, b) < 1) {
				if (abs(l1) < .1) result *= exp(a * log1p(l1));
				else result *= pow(x * cgh / agh, a);
				if (abs(l2) < .1) result *= exp(b * log1p(l2));
				else result *= pow(y * cgh / bgh, b);
			} else if (maxabs(l1, l2) < .5) {
				smallA = a < b;
				ratio = b / a;
				if (smallA && ratio * l2 < .1 || !smallA && l1 / ratio > .1) {
					l3 = expm1(ratio * log1p(l2));
					l3 = l1 + l3 + l3 * l1;
					l3 = a * log1p(l3);
					result *= exp(l3);
				} else {
					l3 = expm1(log1p(l1) / ratio);
					l3 = l2 + l3 + l3 * l2;
					l3 = b * log1p(l3);
					result *= exp(l3);
				}
			} else if (abs(l1) < abs(l2)) {
				l = a * log1p(l1) + b * ln(y * cgh / bgh);
				if (l <= MIN_LN || l >= MAX_LN) {
					l += ln(result);
					if (l >= MAX_LN) return NaN;
					result = exp(l);
				} else result *= exp(l);
			} else {
				l = b * log1p(l2) + a * ln(x * cgh / agh);
				if (l <= MIN_LN || l >= MAX_LN) {
					l += ln(result);
					if (l >= MAX_LN) return NaN;
					result = exp(l);
				} else result *= exp(l);
			}
		} else {
			b1 = x * cgh / agh;
			b2 = y * cgh / bgh;
			l1 = a * ln(b1);
			l2 = b * ln(b2);
			if (l1 >= MAX_LN || l1 <= MIN_LN || l2 >= MAX_LN || l2 <= MIN_LN) {
				if (a < b) {
					p1 = pow(b2, b / a);
					l3 = a * (ln(b1) + ln(p1));
					if (l3 < MAX_LN && l3 > MIN_LN) result *= pow(p1 * b1, a);
					else {
						l2 += l1 + ln(result);
						if (l2 >= MAX_LN) return NaN;
						result = exp(l2);
					}
				} else {
					p1 = pow(b1, a / b);
					l3 = (ln(p1) + ln(b2)) * b;
					if (l3 < MAX_LN && l3 > MIN_LN) result *= pow(p1 * b2, b);
					else {
						l2 += l1 + ln(result);
						if (l2 >= MAX_LN) return NaN;
						result = exp(l2);
					}
				}
			} else result *= pow(b1, a) * pow(b2, b);
		}
		return result;
	}
	module.exports = ibetaPowerTerms;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_fraction2.js
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
var require_ibeta_fraction2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var continuedFraction = require_lib$9();
	var ibetaPowerTerms = require_ibeta_power_terms();
	var OPTS = {
		"keep": true,
		"maxIter": 1e3
	};
	/**
	* Continued fraction for the incomplete beta.
	*
	* @private
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {Probability} x - function parameter
	* @param {Probability} y - probability equal to `1-x`
	* @returns {Function} series function
	*/
	function ibetaFraction2t(a, b, x, y) {
		var m = 0;
		return next;
		/**
		* Calculate the numerator and denominator of the next term of the series.
		*
		* @private
		* @returns {Array} series expansion terms
		*/
		function next() {
			var denom;
			var aN;
			var bN;
			aN = (a + m - 1) * (a + b + m - 1) * m * (b - m) * x * x;
			denom = a + 2 * m - 1;
			aN /= denom * denom;
			bN = m;
			bN += m * (b - m) * x / (a + 2 * m - 1);
			bN += (a + m) * (a * y - b * x + 1 + m * (2 - x)) / (a + 2 * m + 1);
			m += 1;
			return [aN, bN];
		}
	}
	/**
	* Evaluates the incomplete beta via the continued fraction representation.
	*
	* @private
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {Probability} x - function parameter
	* @param {Probability} y - probability equal to `1-x`
	* @param {boolean} normalized - boolean indicating whether to evaluate the power terms of the regularized or non-regularized incomplete beta function
	* @param {(Array|TypedArray|Object)} out - output array holding the derivative as the second element
	* @returns {number} incomplete beta value
	*/
	function ibetaFraction2(a, b, x, y, normalized, out) {
		var result;
		var fract;
		var f;
		result = ibetaPowerTerms(a, b, x, y, normalized);
		if (out) out[1] = result;
		if (result === 0) return result;
		f = ibetaFraction2t(a, b, x, y);
		fract = continuedFraction(f, OPTS);
		return result / fract;
	}
	module.exports = ibetaFraction2;
}));

// node_modules/@stdlib/constants-float64-max-safe-integer/lib/index.js
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
	* Maximum safe double-precision floating-point integer.
	*
	* @module @stdlib/constants-float64-max-safe-integer
	* @type {number}
	*
	* @example
	* var FLOAT64_MAX_SAFE_INTEGER = require( '@stdlib/constants-float64-max-safe-integer' );
	* // returns 9007199254740991
	*/
	/**
	* Maximum safe double-precision floating-point integer.
	*
	* ## Notes
	*
	* The integer has the value
	*
	* ```tex
	* 2^{53} - 1
	* ```
	*
	* @constant
	* @type {number}
	* @default 9007199254740991
	* @see [Safe Integers]{@link http://www.2ality.com/2013/10/safe-integers.html}
	* @see [IEEE 754]{@link https://en.wikipedia.org/wiki/IEEE_754-1985}
	*/
	var FLOAT64_MAX_SAFE_INTEGER = 9007199254740991;
	module.exports = FLOAT64_MAX_SAFE_INTEGER;
}));

// node_modules/@stdlib/math-base-special-gcd/lib/bitwise_binary_gcd.js
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
var require_bitwise_binary_gcd = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Computes the greatest common divisor (gcd) using the binary GCD algorithm and bitwise operations.
	*
	* ## References
	*
	* -   Stein, Josef. 1967. "Computational problems associated with Racah algebra." _Journal of Computational Physics_ 1 (3): 397–405. doi:[10.1016/0021-9991(67)90047-2][@stein:1967].
	*
	* [@stein:1967]: https://doi.org/10.1016/0021-9991(67)90047-2
	*
	* @private
	* @param {integer32} a - first number
	* @param {integer32} b - second number
	* @returns {integer32} greatest common divisor
	*
	* @example
	* var v = gcd( 48, 18 );
	* // returns 6
	*/
	function gcd(a, b) {
		var k = 0;
		var t;
		if (a === 0) return b;
		if (b === 0) return a;
		while ((a & 1) === 0 && (b & 1) === 0) {
			a >>>= 1;
			b >>>= 1;
			k += 1;
		}
		while ((a & 1) === 0) a >>>= 1;
		while (b) {
			while ((b & 1) === 0) b >>>= 1;
			if (a > b) {
				t = b;
				b = a;
				a = t;
			}
			b -= a;
		}
		return a << k;
	}
	module.exports = gcd;
}));

// node_modules/@stdlib/math-base-special-gcd/lib/binary_gcd.js
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
var require_binary_gcd = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Computes the greatest common divisor (gcd) using the binary GCD algorithm.
	*
	* ## References
	*
	* -   Stein, Josef. 1967. "Computational problems associated with Racah algebra." _Journal of Computational Physics_ 1 (3): 397–405. doi:[10.1016/0021-9991(67)90047-2][@stein:1967].
	*
	* [@stein:1967]: https://doi.org/10.1016/0021-9991(67)90047-2
	*
	* @private
	* @param {integer} a - first number
	* @param {integer} b - second number
	* @returns {integer} greatest common divisor
	*
	* @example
	* var v = gcd( 1.2676506002282294e+30, 9007199254740992 );
	* // returns 9007199254740992
	*/
	function gcd(a, b) {
		var k = 1;
		var t;
		if (a === 0) return b;
		if (b === 0) return a;
		while (a % 2 === 0 && b % 2 === 0) {
			a /= 2;
			b /= 2;
			k *= 2;
		}
		while (a % 2 === 0) a /= 2;
		while (b) {
			while (b % 2 === 0) b /= 2;
			if (a > b) {
				t = b;
				b = a;
				a = t;
			}
			b -= a;
		}
		return k * a;
	}
	module.exports = gcd;
}));

// node_modules/@stdlib/math-base-special-gcd/lib/main.js
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
var require_main$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var isInteger = require_lib$64();
	var PINF = require_lib$91();
	var NINF = require_lib$89();
	var INT32_MAX = require_lib$47();
	var bitwise = require_bitwise_binary_gcd();
	var largeIntegers = require_binary_gcd();
	/**
	* Computes the greatest common divisor (gcd).
	*
	* @param {integer} a - first number
	* @param {integer} b - second number
	* @returns {integer} greatest common divisor
	*
	* @example
	* var v = gcd( 48, 18 );
	* // returns 6
	*
	* @example
	* var v = gcd( 3.14, 18 );
	* // returns NaN
	*
	* @example
	* var v = gcd( NaN, 18 );
	* // returns NaN
	*/
	function gcd(a, b) {
		if (isnan(a) || isnan(b)) return NaN;
		if (a === PINF || b === PINF || a === NINF || b === NINF) return NaN;
		if (!(isInteger(a) && isInteger(b))) return NaN;
		if (a < 0) a = -a;
		if (b < 0) b = -b;
		if (a <= INT32_MAX && b <= INT32_MAX) return bitwise(a, b);
		return largeIntegers(a, b);
	}
	module.exports = gcd;
}));

// node_modules/@stdlib/math-base-special-gcd/lib/index.js
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
	* Compute the greatest common divisor (gcd).
	*
	* @module @stdlib/math-base-special-gcd
	*
	* @example
	* var gcd = require( '@stdlib/math-base-special-gcd' );
	*
	* var v = gcd( 48, 18 );
	* // returns 6
	*/
	var main = require_main$4();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-binomcoef/lib/main.js
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
	var MAX_SAFE_INTEGER = require_lib$5();
	var PINF = require_lib$91();
	var isInteger = require_lib$64();
	var isnan = require_lib$116();
	var isOdd = require_lib$62();
	var floor = require_lib$117();
	var gcd = require_lib$4();
	/**
	* Computes the binomial coefficient of two integers.
	*
	* @param {integer} n - input value
	* @param {integer} k - second input value
	* @returns {integer} function value
	*
	* @example
	* var v = binomcoef( 8, 2 );
	* // returns 28
	*
	* @example
	* var v = binomcoef( 0, 0 );
	* // returns 1
	*
	* @example
	* var v = binomcoef( -4, 2 );
	* // returns 10
	*
	* @example
	* var v = binomcoef( NaN, 3 );
	* // returns NaN
	*
	* @example
	* var v = binomcoef( 5, NaN );
	* // returns NaN
	*
	* @example
	* var v = binomcoef( NaN, NaN );
	* // returns NaN
	*/
	function binomcoef(n, k) {
		var res;
		var sgn;
		var b;
		var c;
		var d;
		var g;
		var s;
		if (isnan(n) || isnan(k)) return NaN;
		if (!isInteger(n) || !isInteger(k)) return NaN;
		if (k < 0) return 0;
		sgn = 1;
		if (n < 0) {
			n = -n + k - 1;
			if (isOdd(k)) sgn *= -1;
		}
		if (k > n) return 0;
		if (k === 0 || k === n) return sgn;
		if (k === 1 || k === n - 1) return sgn * n;
		if (n - k < k) k = n - k;
		s = floor(MAX_SAFE_INTEGER / n);
		res = 1;
		for (d = 1; d <= k; d++) {
			if (res > s) break;
			res *= n;
			res /= d;
			n -= 1;
		}
		if (d > k) return sgn * res;
		b = binomcoef(n, k - d + 1);
		if (b === PINF) return sgn * b;
		c = binomcoef(k, k - d + 1);
		g = gcd(b, c);
		b /= g;
		c /= g;
		res /= c;
		return sgn * res * b;
	}
	module.exports = binomcoef;
}));

// node_modules/@stdlib/math-base-special-binomcoef/lib/index.js
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
	* Compute the binomial coefficient.
	*
	* @module @stdlib/math-base-special-binomcoef
	*
	* @example
	* var binomcoef = require( '@stdlib/math-base-special-binomcoef' );
	*
	* var v = binomcoef( 8, 2 );
	* // returns 28
	*
	* v = binomcoef( 0, 0 );
	* // returns 1
	*
	* v = binomcoef( -4, 2 );
	* // returns 10
	*
	* v = binomcoef( 5, 3 );
	* // returns 10
	*
	* v = binomcoef( NaN, 3 );
	* // returns NaN
	*
	* v = binomcoef( 5, NaN );
	* // returns NaN
	*
	* v = binomcoef( NaN, NaN );
	* // returns NaN
	*/
	var main = require_main$3();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/binomial_ccdf.js
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
var require_binomial_ccdf = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var binomcoef = require_lib$3();
	var floor = require_lib$117();
	var pow = require_lib$56();
	var MIN_VALUE = require_lib$70();
	/**
	* For integer arguments we can relate the incomplete beta to the complement of the binomial distribution cdf and use this finite sum.
	*
	* @private
	* @param {NonNegativeInteger} n - number of trials
	* @param {NonNegativeInteger} k - function input
	* @param {Probability} x - function input
	* @param {Probability} y - probability equal to `1-x`
	* @returns {number} sum
	*/
	function binomialCCDF(n, k, x, y) {
		var startTerm;
		var result;
		var start;
		var term;
		var i;
		result = pow(x, n);
		if (result > MIN_VALUE) {
			term = result;
			for (i = floor(n - 1); i > k; i--) {
				term *= (i + 1) * y / ((n - i) * x);
				result += term;
			}
		} else {
			start = floor(n * x);
			if (start <= k + 1) start = floor(k + 2);
			result = pow(x, start) * pow(y, n - start);
			result *= binomcoef(floor(n), floor(start));
			if (result === 0) for (i = start - 1; i > k; i--) {
				result += pow(x, i) * pow(y, n - i);
				result *= binomcoef(floor(n), floor(i));
			}
			else {
				term = result;
				startTerm = result;
				for (i = start - 1; i > k; i--) {
					term *= (i + 1) * y / ((n - i) * x);
					result += term;
				}
				term = startTerm;
				for (i = start + 1; i <= n; i++) {
					term *= (n - i + 1) * x / (i * y);
					result += term;
				}
			}
		}
		return result;
	}
	module.exports = binomialCCDF;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_a_step.js
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
var require_ibeta_a_step = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ibetaPowerTerms = require_ibeta_power_terms();
	/**
	* Computes the difference between `ibeta(a,b,x)` and `ibeta(a+k,b,x)`.
	*
	* @private
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {Probability} x - function parameter
	* @param {Probability} y - probability equal to `1-x`
	* @param {NonNegativeInteger} k - function input
	* @param {boolean} normalized - boolean indicating whether to evaluate the power terms of the regularized or non-regularized incomplete beta function
	* @param {(Array|TypedArray|Object)} out - output array holding the derivative as the second element
	* @returns {number} difference between ibeta(a,b,x) and ibeta(a+k,b,x)
	*/
	function ibetaAStep(a, b, x, y, k, normalized, out) {
		var prefix;
		var term;
		var sum;
		var i;
		prefix = ibetaPowerTerms(a, b, x, y, normalized);
		if (out) out[1] = prefix;
		prefix /= a;
		if (prefix === 0) return prefix;
		sum = 1;
		term = 1;
		for (i = 0; i < k - 1; ++i) {
			term *= (a + b + i) * x / (a + i + 1);
			sum += term;
		}
		prefix *= sum;
		return prefix;
	}
	module.exports = ibetaAStep;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_series.js
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
var require_ibeta_series = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var lanczosSumExpGScaled = require_lib$13();
	var sumSeries = require_lib$20();
	var log1p = require_lib$85();
	var sqrt = require_lib$84();
	var exp = require_lib$65();
	var pow = require_lib$56();
	var ln = require_lib$28();
	var MIN_VALUE = require_lib$70();
	var MAX_LN = require_lib$24();
	var MIN_LN = require_lib$18();
	var G = require_lib$30();
	var E = require_lib$55();
	var opts = { "maxTerms": 100 };
	/**
	* Series approximation to the incomplete beta.
	*
	* @private
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {Probability} x - function parameter
	* @param {number} result - initial result value
	* @returns {Function} series function
	*/
	function ibetaSeriesT(a, b, x, result) {
		var poch = 1 - b;
		var n = 1;
		return next;
		/**
		* Calculate the next term of the series.
		*
		* @private
		* @returns {number} series expansion term
		*/
		function next() {
			var r = result / a;
			a += 1;
			result *= poch * x / n;
			n += 1;
			poch += 1;
			return r;
		}
	}
	/**
	* Incomplete beta series.
	*
	* @private
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {Probability} x - function parameter
	* @param {NonNegativeInteger} s0 - initial value
	* @param {boolean} normalized - boolean indicating whether to evaluate the power terms of the regularized or non-regularized incomplete beta function
	* @param {(Array|TypedArray|Object)} out - output array holding the derivative as the second element
	* @param {Probability} y - probability equal to `1-x`
	* @returns {number} function value
	*/
	function ibetaSeries(a, b, x, s0, normalized, out, y) {
		var result;
		var agh;
		var bgh;
		var cgh;
		var l1;
		var l2;
		var c;
		var s;
		if (normalized) {
			c = a + b;
			agh = a + G - .5;
			bgh = b + G - .5;
			cgh = c + G - .5;
			result = lanczosSumExpGScaled(c) / (lanczosSumExpGScaled(a) * lanczosSumExpGScaled(b));
			l1 = ln(cgh / bgh) * (b - .5);
			l2 = ln(x * cgh / agh) * a;
			if (l1 > MIN_LN && l1 < MAX_LN && l2 > MIN_LN && l2 < MAX_LN) {
				if (a * b < bgh * 10) result *= exp((b - .5) * log1p(a / bgh));
				else result *= pow(cgh / bgh, b - .5);
				result *= pow(x * cgh / agh, a);
				result *= sqrt(agh / E);
				if (out) out[1] = result * pow(y, b);
			} else {
				result = ln(result) + l1 + l2 + (ln(agh) - 1) / 2;
				if (out) out[1] = exp(result + b * ln(y));
				result = exp(result);
			}
		} else result = pow(x, a);
		if (result < MIN_VALUE) return s0;
		s = ibetaSeriesT(a, b, x, result);
		opts.initialValue = s0;
		return sumSeries(s, opts);
	}
	module.exports = ibetaSeries;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/assign.js
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
var require_assign = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$116();
	var expm1 = require_lib$86();
	var floor = require_lib$117();
	var log1p = require_lib$85();
	var asin = require_lib$82();
	var beta = require_lib$53();
	var sqrt = require_lib$84();
	var exp = require_lib$65();
	var pow = require_lib$56();
	var max = require_lib$51();
	var min = require_lib$49();
	var MAX_FLOAT64 = require_lib$48();
	var MIN_FLOAT64 = require_lib$70();
	var MAX_INT32 = require_lib$47();
	var HALF_PI = require_lib$46();
	var PI = require_lib$45();
	var betaSmallBLargeASeries = require_beta_small_b_large_a_series();
	var risingFactorialRatio = require_rising_factorial_ratio();
	var ibetaPowerTerms = require_ibeta_power_terms();
	var ibetaFraction2 = require_ibeta_fraction2();
	var binomialCCDF = require_binomial_ccdf();
	var ibetaAStep = require_ibeta_a_step();
	var ibetaSeries = require_ibeta_series();
	var ONE_OVER_PI = 1 / PI;
	/**
	* Evaluates the incomplete beta function and its first derivative and assigns results to a provided output array.
	*
	* ## Notes
	*
	* -   This function divides up the input range and selects the right implementation method for each domain.
	*
	* @param {Probability} x - function input
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {boolean} regularized - boolean indicating if the function should evaluate the regularized boolean beta function
	* @param {boolean} upper - boolean indicating if the function should return the upper tail of the incomplete beta function instead
	* @param {(Array|TypedArray|Object)} out - output array
	* @param {integer} stride - output array stride
	* @param {NonNegativeInteger} offset - output array index offset
	* @returns {(Array|TypedArray|Object)} function value and first derivative
	*
	* @example
	* var out = ibetaImp( 0.5, 2.0, 2.0, false, false, [ 0.0, 0.0 ], 1, 0 );
	* // returns [ ~0.083, ~1.5 ]
	*
	* @example
	* var out = ibetaImp( 0.2, 1.0, 2.0, false, true, [ 0.0, 0.0 ], 1, 0 );
	* // returns [ 0.32, 1.6 ]
	*
	* @example
	* var out = ibetaImp( 0.2, 1.0, 2.0, true, true, [ 0.0, 0.0 ], 1, 0 );
	* // returns [ 0.64, 1.6 ]
	*/
	function ibetaImp(x, a, b, regularized, upper, out, stride, offset) {
		var lambda;
		var prefix;
		var fract;
		var bbar;
		var div;
		var tmp;
		var i0;
		var i1;
		var k;
		var n;
		var p;
		var y = 1 - x;
		i0 = offset;
		i1 = offset + stride;
		out[i1] = -1;
		if (isnan(x) || x < 0 || x > 1) {
			out[i0] = NaN;
			out[i1] = NaN;
			return out;
		}
		if (regularized) {
			if (a < 0 || b < 0) {
				out[i0] = NaN;
				out[i1] = NaN;
				return out;
			}
			if (a === 0) {
				if (b === 0) {
					out[i0] = NaN;
					out[i1] = NaN;
					return out;
				}
				if (b > 0) {
					out[i0] = upper ? 0 : 1;
					return out;
				}
			} else if (b === 0) {
				if (a > 0) {
					out[i0] = upper ? 1 : 0;
					return out;
				}
			}
		} else if (a <= 0 || b <= 0) {
			out[i0] = NaN;
			out[i1] = NaN;
			return out;
		}
		if (x === 0) {
			if (a === 1) out[i1] = 1;
			else out[i1] = a < 1 ? MAX_FLOAT64 / 2 : MIN_FLOAT64 * 2;
			if (upper) {
				out[i0] = regularized ? 1 : beta(a, b);
				return out;
			}
			out[i0] = 0;
			return out;
		}
		if (x === 1) {
			if (b === 1) out[i1] = 1;
			else out[i1] = b < 1 ? MAX_FLOAT64 / 2 : MIN_FLOAT64 * 2;
			if (upper) out[i0] = 0;
			else out[i0] = regularized ? 1 : beta(a, b);
			return out;
		}
		if (a === .5 && b === .5) {
			out[i1] = ONE_OVER_PI * sqrt(y * x);
			p = upper ? asin(sqrt(y)) : asin(sqrt(x));
			p /= HALF_PI;
			if (!regularized) p *= PI;
			out[i0] = p;
			return out;
		}
		if (a === 1) {
			tmp = b;
			b = a;
			a = tmp;
			tmp = y;
			y = x;
			x = tmp;
			upper = !upper;
		}
		if (b === 1) {
			if (a === 1) {
				out[i0] = upper ? y : x;
				out[i1] = 1;
				return out;
			}
			out[i1] = a * pow(x, a - 1);
			if (y < .5) p = upper ? -expm1(a * log1p(-y)) : exp(a * log1p(-y));
			else p = upper ? -(pow(x, a) - 1) : pow(x, a);
			if (!regularized) p /= a;
			out[i0] = p;
			return out;
		}
		if (min(a, b) <= 1) {
			if (x > .5) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = y;
				y = x;
				x = tmp;
				upper = !upper;
			}
			if (max(a, b) <= 1) {
				if (a >= min(.2, b) || pow(x, a) <= .9) {
					if (upper) {
						fract = -(regularized ? 1 : beta(a, b));
						upper = false;
						fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
					} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
				} else {
					tmp = b;
					b = a;
					a = tmp;
					tmp = y;
					y = x;
					x = tmp;
					upper = !upper;
					if (y >= .3) {
						if (upper) {
							fract = -(regularized ? 1 : beta(a, b));
							upper = false;
							fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
						} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
					} else {
						if (regularized) prefix = 1;
						else prefix = risingFactorialRatio(a + b, a, 20);
						fract = ibetaAStep(a, b, x, y, 20, regularized, out);
						if (upper) {
							fract -= regularized ? 1 : beta(a, b);
							upper = false;
							fract = -betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
						} else fract = betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
					}
				}
			} else if (b <= 1 || x < .1 && pow(b * x, a) <= .7) {
				if (upper) {
					fract = -(regularized ? 1 : beta(a, b));
					upper = false;
					fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
				} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
			} else {
				tmp = b;
				b = a;
				a = tmp;
				tmp = y;
				y = x;
				x = tmp;
				upper = !upper;
				if (y >= .3) {
					if (upper) {
						fract = -(regularized ? 1 : beta(a, b));
						upper = false;
						fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
					} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
				} else if (a >= 15) {
					if (upper) {
						fract = -(regularized ? 1 : beta(a, b));
						upper = false;
						fract = -betaSmallBLargeASeries(a, b, x, y, fract, 1, regularized);
					} else fract = betaSmallBLargeASeries(a, b, x, y, 0, 1, regularized);
				} else {
					if (regularized) prefix = 1;
					else prefix = risingFactorialRatio(a + b, a, 20);
					fract = ibetaAStep(a, b, x, y, 20, regularized, out);
					if (upper) {
						fract -= regularized ? 1 : beta(a, b);
						upper = false;
						fract = -betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
					} else fract = betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
				}
			}
		} else {
			if (a < b) lambda = a - (a + b) * x;
			else lambda = (a + b) * y - b;
			if (lambda < 0) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = y;
				y = x;
				x = tmp;
				upper = !upper;
			}
			if (b < 40) {
				if (floor(a) === a && floor(b) === b && a < MAX_INT32 - 100) {
					k = a - 1;
					n = b + k;
					fract = binomialCCDF(n, k, x, y);
					if (!regularized) fract *= beta(a, b);
				} else if (b * x <= .7) {
					if (upper) {
						fract = -(regularized ? 1 : beta(a, b));
						upper = false;
						fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
					} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
				} else if (a > 15) {
					n = floor(b);
					if (n === b) n -= 1;
					bbar = b - n;
					if (regularized) prefix = 1;
					else prefix = risingFactorialRatio(a + bbar, bbar, n);
					fract = ibetaAStep(bbar, a, y, x, n, regularized);
					fract = betaSmallBLargeASeries(a, bbar, x, y, fract, 1, regularized);
					fract /= prefix;
				} else if (regularized) {
					n = floor(b);
					bbar = b - n;
					if (bbar <= 0) {
						n -= 1;
						bbar += 1;
					}
					fract = ibetaAStep(bbar, a, y, x, n, regularized);
					fract += ibetaAStep(a, bbar, x, y, 20, regularized);
					if (upper) fract -= 1;
					fract = betaSmallBLargeASeries(a + 20, bbar, x, y, fract, 1, regularized);
					if (upper) {
						fract = -fract;
						upper = false;
					}
				} else fract = ibetaFraction2(a, b, x, y, regularized, out);
			} else fract = ibetaFraction2(a, b, x, y, regularized, out);
		}
		if (out[i1] < 0) out[i1] = ibetaPowerTerms(a, b, x, y, true);
		div = y * x;
		if (out[i1] !== 0) {
			if (MAX_FLOAT64 * div < out[i1]) out[i1] = MAX_FLOAT64 / 2;
			else out[i1] /= div;
		}
		out[i0] = upper ? (regularized ? 1 : beta(a, b)) - fract : fract;
		return out;
	}
	module.exports = ibetaImp;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/main.js
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
var require_main$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var compute = require_assign();
	/**
	* Evaluates the incomplete beta function and its first derivative.
	*
	* @param {Probability} x - function input
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {boolean} regularized - boolean indicating if the function should evaluate the regularized boolean beta function
	* @param {boolean} upper - boolean indicating if the function should return the upper tail of the incomplete beta function instead
	* @returns {Array} function value and first derivative
	*
	* @example
	* var out = kernelBetainc( 0.5, 2.0, 2.0, false, false );
	* // returns [ ~0.083, ~1.5 ]
	*
	* @example
	* var out = kernelBetainc( 0.2, 1.0, 2.0, true, false );
	* // returns [ 0.36, 1.6 ]
	*/
	function kernelBetainc(x, a, b, regularized, upper) {
		return compute(x, a, b, regularized, upper, [0, 0], 1, 0);
	}
	module.exports = kernelBetainc;
}));

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/index.js
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
	* Evaluate the incomplete beta function and its first derivative.
	*
	* @module @stdlib/math-base-special-kernel-betainc
	*
	* @example
	* var kernelBetainc = require( '@stdlib/math-base-special-kernel-betainc' );
	*
	* var out = kernelBetainc( 0.5, 2.0, 2.0, false, false );
	* // returns [ ~0.083, ~1.5 ]
	*
	* out = kernelBetainc( 0.2, 1.0, 2.0, true, false );
	* // returns [ 0.36, 1.6 ]
	*
	* @example
	* var kernelBetainc = require( '@stdlib/math-base-special-kernel-betainc' );
	*
	* var arr = [ 0.0, 0.0 ];
	* var out = kernelBetainc.assign( 0.2, 1.0, 2.0, true, true, arr, 1, 0 );
	* // returns [ 0.64, 1.6 ]
	*
	* var bool = ( arr === out );
	* // returns true
	*/
	var setReadOnly = require_lib$118();
	var main = require_main$2();
	setReadOnly(main, "assign", require_assign());
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-betainc/lib/main.js
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
	var kernelBetainc = require_lib$2().assign;
	/**
	* Evaluates the incomplete beta function.
	*
	* @param {Probability} x - function parameter
	* @param {NonNegativeNumber} a - function parameter
	* @param {NonNegativeNumber} b - function parameter
	* @param {boolean} [regularized=true] - boolean indicating if the function should evaluate the regularized or non-regularized incomplete beta function
	* @param {boolean} [upper=false] - boolean indicating if the function should return the upper tail of the incomplete beta function
	* @returns {number} function value
	*
	* @example
	* var y = betainc( 0.5, 2.0, 2.0 );
	* // returns 0.5
	*
	* @example
	* var y = betainc( 0.5, 2.0, 2.0, false );
	* // returns ~0.083
	*
	* @example
	* var y = betainc( 0.2, 1.0, 2.0 );
	* // returns 0.36
	*/
	function betainc(x, a, b, regularized, upper) {
		var out = [0, 0];
		regularized = regularized === false ? false : true;
		upper = upper === true ? true : false;
		kernelBetainc(x, a, b, regularized, upper, out, 1, 0);
		return out[0];
	}
	module.exports = betainc;
}));

// node_modules/@stdlib/math-base-special-betainc/lib/index.js
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
	* Evaluate the incomplete beta function.
	*
	* @module @stdlib/math-base-special-betainc
	*
	* @example
	* var betainc = require( '@stdlib/math-base-special-betainc' );
	*
	* var y = betainc( 0.5, 2.0, 2.0 );
	* // returns 0.5
	*
	* y = betainc( 0.5, 2.0, 2.0, false );
	* // returns ~0.083
	*
	* y = betainc( 0.2, 1.0, 2.0 );
	* // returns 0.36
	*
	* y = betainc( 0.2, 1.0, 2.0, true, true );
	* // returns 0.64
	*/
	var main = require_main$1();
	module.exports = main;
}));

// node_modules/@stdlib/utils-constant-function/lib/main.js
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
	/**
	* Creates a function which always returns the same value.
	*
	* @param {*} [value] - value to always return
	* @returns {Function} constant function
	*
	* @example
	* var fcn = wrap( 3.14 );
	*
	* var v = fcn();
	* // returns 3.14
	*
	* v = fcn();
	* // returns 3.14
	*
	* v = fcn();
	* // returns 3.14
	*/
	function wrap(value) {
		return constantFunction;
		/**
		* Constant function.
		*
		* @private
		* @returns {*} constant value
		*/
		function constantFunction() {
			return value;
		}
	}
	module.exports = wrap;
}));

// node_modules/@stdlib/utils-constant-function/lib/index.js
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
	* Create a constant function.
	*
	* @module @stdlib/utils-constant-function
	*
	* @example
	* var constantFunction = require( '@stdlib/utils-constant-function' );
	*
	* var fcn = constantFunction( 3.14 );
	*
	* var v = fcn();
	* // returns 3.14
	*
	* v = fcn();
	* // returns 3.14
	*
	* v = fcn();
	* // returns 3.14
	*/
	var main = require_main();
	module.exports = main;
}));

export { require_lib$84 as A, require_lib$56 as C, require_lib$81 as D, require_lib$70 as E, require_lib$116 as F, require_lib$117 as I, require_lib$118 as L, require_lib$86 as M, require_lib$89 as N, require_lib$82 as O, require_lib$91 as P, require_lib$54 as S, require_lib$66 as T, require_lib$46 as _, require_lib$10 as a, require_lib$51 as b, require_lib$25 as c, require_lib$29 as d, require_lib$34 as f, require_lib$45 as g, require_lib$39 as h, require_lib$8 as i, require_lib$85 as j, require_lib$83 as k, require_lib$27 as l, require_lib$37 as m, require_lib$1 as n, require_lib$14 as o, require_lib$36 as p, require_lib$2 as r, require_lib$16 as s, require_lib as t, require_lib$28 as u, require_lib$48 as v, require_lib$65 as w, require_lib$53 as x, require_lib$49 as y };