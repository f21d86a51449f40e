import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { F as require_lib$4, I as require_lib$2, L as require_lib$7, P as require_lib$5, n as require_lib$3, t as require_lib$6 } from "./lib.js";

// node_modules/@stdlib/math-base-assert-is-nonnegative-integer/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
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
	var floor = require_lib$2();
	/**
	* Tests if a finite double-precision floating-point number is a nonnegative integer.
	*
	* @param {number} x - value to test
	* @returns {boolean} boolean indicating whether the value is a nonnegative integer
	*
	* @example
	* var bool = isNonNegativeInteger( 1.0 );
	* // returns true
	*
	* @example
	* var bool = isNonNegativeInteger( 0.0 );
	* // returns true
	*
	* @example
	* var bool = isNonNegativeInteger( -10.0 );
	* // returns false
	*/
	function isNonNegativeInteger(x) {
		return floor(x) === x && x >= 0;
	}
	module.exports = isNonNegativeInteger;
}));

// node_modules/@stdlib/math-base-assert-is-nonnegative-integer/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
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
	* Test if a finite double-precision floating-point number is a nonnegative integer.
	*
	* @module @stdlib/math-base-assert-is-nonnegative-integer
	*
	* @example
	* var isNonNegativeInteger = require( '@stdlib/math-base-assert-is-nonnegative-integer' );
	*
	* var bool = isNonNegativeInteger( 1.0 );
	* // returns true
	*
	* bool = isNonNegativeInteger( 0.0 );
	* // returns true
	*
	* bool = isNonNegativeInteger( -10.0 );
	* // returns false
	*/
	var main = require_main$1();
	module.exports = main;
}));

// node_modules/@stdlib/stats-base-dists-binomial-cdf/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
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
	var isNonNegativeInteger = require_lib$1();
	var betainc = require_lib$3();
	var isnan = require_lib$4();
	var floor = require_lib$2();
	var PINF = require_lib$5();
	/**
	* Evaluates the cumulative distribution function (CDF) for a binomial distribution with number of trials `n` and success probability `p` at a value `x`.
	*
	* @param {number} x - input value
	* @param {NonNegativeInteger} n - number of trials
	* @param {Probability} p - success probability
	* @returns {Probability} evaluated CDF
	*
	* @example
	* var y = cdf( 3.0, 20, 0.2 );
	* // returns ~0.411
	*
	* @example
	* var y = cdf( 21.0, 20, 0.2 );
	* // returns 1.0
	*
	* @example
	* var y = cdf( 5.0, 10, 0.4 );
	* // returns ~0.834
	*
	* @example
	* var y = cdf( 0.0, 10, 0.4 );
	* // returns ~0.006
	*
	* @example
	* var y = cdf( NaN, 20, 0.5 );
	* // returns NaN
	*
	* @example
	* var y = cdf( 0.0, NaN, 0.5 );
	* // returns NaN
	*
	* @example
	* var y = cdf( 0.0, 20, NaN );
	* // returns NaN
	*
	* @example
	* var y = cdf( 2.0, 1.5, 0.5 );
	* // returns NaN
	*
	* @example
	* var y = cdf( 2.0, -2.0, 0.5 );
	* // returns NaN
	*
	* @example
	* var y = cdf( 2.0, 20, -1.0 );
	* // returns NaN
	*
	* @example
	* var y = cdf( 2.0, 20, 1.5 );
	* // returns NaN
	*/
	function cdf(x, n, p) {
		if (isnan(x) || isnan(n) || isnan(p) || p < 0 || p > 1 || !isNonNegativeInteger(n) || n === PINF) return NaN;
		if (x < 0) return 0;
		if (x >= n) return 1;
		x = floor(x + 1e-7);
		return betainc(p, x + 1, n - x, true, true);
	}
	module.exports = cdf;
}));

// node_modules/@stdlib/stats-base-dists-binomial-cdf/lib/factory.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
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
	var isNonNegativeInteger = require_lib$1();
	var constantFunction = require_lib$6();
	var betainc = require_lib$3();
	var isnan = require_lib$4();
	var floor = require_lib$2();
	var PINF = require_lib$5();
	/**
	* Returns a function for evaluating the cumulative distribution function (CDF) for a binomial distribution with number of trials `n` and success probability `p`.
	*
	* @param {NonNegativeInteger} n - number of trials
	* @param {Probability} p - success probability
	* @returns {Function} CDF
	*
	* @example
	* var cdf = factory( 10, 0.5 );
	* var y = cdf( 3.0 );
	* // returns ~0.172
	*
	* y = cdf( 1.0 );
	* // returns ~0.011
	*/
	function factory(n, p) {
		if (isnan(n) || isnan(p) || p < 0 || p > 1 || !isNonNegativeInteger(n) || n === PINF) return constantFunction(NaN);
		return cdf;
		/**
		* Evaluates the cumulative distribution function (CDF) for a binomial distribution.
		*
		* @private
		* @param {number} x - input value
		* @returns {Probability} evaluated CDF
		*
		* @example
		* var y = cdf( 2.0 );
		* // returns <number>
		*/
		function cdf(x) {
			if (isnan(x)) return NaN;
			if (x < 0) return 0;
			if (x >= n) return 1;
			x = floor(x + 1e-7);
			return betainc(p, x + 1, n - x, true, true);
		}
	}
	module.exports = factory;
}));

// node_modules/@stdlib/stats-base-dists-binomial-cdf/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
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
	* Binomial distribution cumulative distribution function (CDF).
	*
	* @module @stdlib/stats-base-dists-binomial-cdf
	*
	* @example
	* var cdf = require( '@stdlib/stats-base-dists-binomial-cdf' );
	*
	* var y = cdf( 3.0, 20, 0.2 );
	* // returns ~0.411
	*
	* y = cdf( 21.0, 20, 0.2 );
	* // returns 1.0
	*
	* y = cdf( 5.0, 10, 0.4 );
	* // returns ~0.834
	*
	* y = cdf( 0.0, 10, 0.4 );
	* // returns ~0.006
	*
	* @example
	* var factory = require( '@stdlib/stats-base-dists-binomial-cdf' ).factory;
	*
	* var cdf = factory( 10, 0.5 );
	*
	* var y = cdf( 3.0 );
	* // returns ~0.172
	*
	* y = cdf( 1.0 );
	* // returns ~0.011
	*/
	var setReadOnly = require_lib$7();
	var main = require_main();
	setReadOnly(main, "factory", require_factory());
	module.exports = main;
}));

// src/stats/paired.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
/**
* Counts the tasks that both, one or neither of two systems passed. Index i of both arrays is the same task.
*
* @throws RangeError when the arrays differ in length
*/
function pairedTable(a, b) {
	if (a.length !== b.length) throw new RangeError(`pairs need equal lengths, got ${a.length} and ${b.length}`);
	const table = {
		both: 0,
		onlyA: 0,
		onlyB: 0,
		neither: 0
	};
	a.forEach((passed, i) => {
		if (passed) table[b[i] ? "both" : "onlyA"] += 1;
		else table[b[i] ? "onlyB" : "neither"] += 1;
	});
	return table;
}
/**
* The two-sided exact p-value that two systems pass equally often, from their discordant tasks alone: under the null
* each is A's or B's with probability 1/2, so p = min(1, 2 · P(X ≤ min(onlyA, onlyB))) with X binomial (the exact form
* of McNemar 1947, "Note on the sampling error of the difference between correlated proportions or percentages",
* Psychometrika 12, 153–157). 1 without discordant tasks; never 0, however far the tail. Tasks count as independent;
* for tasks that share a cluster use the sign-flip test.
*
* @param onlyA tasks that A alone passed, a non-negative integer
* @param onlyB tasks that B alone passed, a non-negative integer
* @throws RangeError on anything but such counts
*/
function exactPaired(onlyA, onlyB) {
	for (const count of [onlyA, onlyB]) if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count of tasks: ${count}`);
	if (onlyA === onlyB) return 1;
	const tail = (0, import_lib.default)(Math.min(onlyA, onlyB), onlyA + onlyB, .5);
	return Math.min(1, Math.max(2 * tail, Number.MIN_VALUE));
}

// src/stats/random-words.ts
/**
* A stream of pseudo-random 32-bit words, each an integer in [0, 2³²), the same for the same seed everywhere: sfc32
* (Doty-Humphrey, PractRand), warmed up by 15 rounds.
*
* @param seed an integer; its low 32 bits count
* @throws RangeError when the seed is not an integer
*/
function randomWords(seed) {
	if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed must be an integer, got ${seed}`);
	let a = 0;
	let b = seed | 0;
	let c = 0;
	let counter = 1;
	const next = () => {
		const word = (a + b | 0) + counter | 0;
		counter = counter + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = (c << 21 | c >>> 11) + word | 0;
		return word >>> 0;
	};
	for (let round = 0; round < 15; round++) next();
	return next;
}

// src/stats/sign-flip.ts
const DRAWS = 1e5;
const SEED = 1;
/** Up to this Σ|d| the exact way costs no more than the draws would: K · Σ|d| / 2 steps against K · DRAWS. */
const MOST_TOTAL = 2 * DRAWS;
const MOST_ENUMERATED = 16;
/** Sums that differ by less than this share of Σ|d| are equal: real ones do not come so close, rounded ones do. */
const TOLERANCE = 1e-9;
/**
* The paired sign-flip (randomisation) test over clusters: if two systems are alike, each cluster's difference could as
* well have had the other sign, so p = P(|Σ ±d| ≥ |Σ d|) over all equally likely signs (Fisher 1935, "The Design of
* Experiments", §21). Zeros tell nothing and are dropped; p is 1 when none is left. Neither the order of the
* differences nor exchanging the two systems changes p. With k clusters left p is at least 2^(1−k).
*
* Exact for integers with Σ|d| up to 200,000 and for up to 16 differences of any kind; else 100,000 draws of a fixed
* stream, with the observed signs counted as one more draw (Phipson & Smyth 2010, "Permutation p-values should never be
* zero", Stat. Appl. Genet. Mol. Biol. 9, 39).
*
* @param differences per-cluster sums of a − b, in any one unit
* @throws RangeError when a difference or their total is not finite
*/
function signFlip(differences) {
	const sizes = (sign) => differences.flatMap((d) => d * sign > 0 ? [d * sign] : []).sort((a, b) => a - b);
	const sum = (values) => values.reduce((total, value) => total + value, 0);
	const [up, down] = [sizes(1), sizes(-1)];
	const all = [...up, ...down].sort((a, b) => a - b);
	const total = sum(all);
	if (!differences.every(Number.isFinite) || total === 1e400) throw new RangeError("differences must be finite");
	if (all.length === 0) return {
		p: 1,
		exact: true
	};
	if (total <= MOST_TOTAL && all.every(Number.isInteger)) return {
		p: byCounting(all, sum(up), sum(down)),
		exact: true
	};
	const least = Math.abs(sum(up) - sum(down)) - TOLERANCE * total;
	if (all.length <= MOST_ENUMERATED) return {
		p: byEnumeration(all, least),
		exact: true
	};
	return {
		p: byDraws(all, total, least),
		exact: false
	};
}
/**
* The signs' sum is Σ|d| − 2S, S being what the negative ones take away; it lies as far out as observed just when S is at
* most the lesser observed side, or mirrored. So the distribution of S is needed only up to there: chance[s] = P(S = s).
*/
function byCounting(all, up, down) {
	if (up === down) return 1;
	const chance = new Float64Array(Math.min(up, down) + 1);
	chance[0] = 1;
	for (const d of all) for (let s = chance.length - 1; s >= 0; s--) chance[s] = ((chance[s] ?? 0) + (chance[s - d] ?? 0)) / 2;
	const tail = chance.reduce((total, p) => total + p, 0);
	return Math.min(1, Math.max(2 * tail, Number.MIN_VALUE));
}
/** All sums with the largest difference positive; their mirror images are as far out. */
function byEnumeration(all, least) {
	let sums = all.slice(-1);
	for (const d of all.slice(0, -1)) sums = sums.flatMap((sum) => [sum + d, sum - d]);
	return sums.filter((sum) => Math.abs(sum) >= least).length / sums.length;
}
function byDraws(all, total, least) {
	const next = randomWords(SEED);
	let hits = 0;
	for (let draw = 0; draw < DRAWS; draw++) {
		let taken = 0;
		let word = 0;
		for (let i = 0; i < all.length; i++) {
			word = i % 32 === 0 ? next() : word >>> 1;
			if (word & 1) taken += all[i] ?? 0;
		}
		if (Math.abs(total - 2 * taken) >= least) hits += 1;
	}
	return (hits + 1) / 100001;
}

// src/suites/pairing.ts
/** `a` and `b` hold the same tasks in the same order; throws RangeError where they do not. */
function pairOutcomes(a, b, metric) {
	if (a.length !== b.length) throw new RangeError(`${a.length} tasks against ${b.length}`);
	const [inA, inB] = [a, b].map((outcomes) => outcomes.map(({ values }) => values[metric] === 1));
	const differences = /* @__PURE__ */ new Map();
	for (const [i, { id, cluster }] of a.entries()) {
		if (b[i]?.id !== id) throw new RangeError(`task ${id} stands against ${b[i]?.id}`);
		differences.set(cluster, (differences.get(cluster) ?? 0) + Number(inA[i]) - Number(inB[i]));
	}
	const table = pairedTable(inA, inB);
	const only = (those, others) => a.filter((_, i) => those[i] && !others[i]).map(({ id }) => id);
	return {
		...table,
		delta: a.length === 0 ? 0 : (table.onlyA - table.onlyB) / a.length,
		p: exactPaired(table.onlyA, table.onlyB),
		pClustered: signFlip([...differences.values()]).p,
		discordant: {
			onlyA: only(inA, inB),
			onlyB: only(inB, inA)
		}
	};
}

export { pairOutcomes as t };