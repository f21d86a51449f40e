import { t as Fault } from "./fault.js";
import { r as sha256, t as RunningDigest } from "./digest.js";

// src/evidence/strict-json.ts
const DEEPEST = 64;
/**
* JSON from a stranger. Refused on the raw text: a key that stands twice, nesting beyond 64, a byte-order mark;
* refused in the value: numbers that are not finite, that lose digits or are -0, lone surrogates and `__proto__`.
* `where` names the file and line for the message.
*/
function parseStrict(text, where) {
	const refuse = (what, cause) => new Fault("json.invalid", `${where}: ${what}`, { cause });
	const { depth, members } = scan(text);
	if (depth > DEEPEST) throw refuse(`nested more than ${DEEPEST} deep`);
	let value;
	try {
		value = JSON.parse(text);
	} catch (cause) {
		throw refuse(`not JSON (${cause instanceof Error ? cause.message : String(cause)})`, cause);
	}
	if (inspect(value, "$", refuse) !== members) throw refuse("a key stands twice in one object");
	return value;
}
/** The depth of nesting, and the number of members, told by the colons outside strings. */
function scan(text) {
	let depth = 0;
	let deepest = 0;
	let members = 0;
	let quoted = false;
	for (let i = 0; i < text.length; i += 1) {
		const char = text.charCodeAt(i);
		if (quoted) {
			if (char === 92) i += 1;
			else if (char === 34) quoted = false;
		} else if (char === 34) quoted = true;
		else if (char === 58) members += 1;
		else if (char === 123 || char === 91) {
			depth += 1;
			if (depth > deepest) deepest = depth;
		} else if (char === 125 || char === 93) depth -= 1;
	}
	return {
		depth: deepest,
		members
	};
}
/** Counts the members of all objects in the value, and refuses what JSON can say but a value cannot keep. */
function inspect(value, path, refuse) {
	if (typeof value === "number") {
		if (!Number.isFinite(value)) throw refuse(`${path} is not a finite number`);
		if (Object.is(value, -0)) throw refuse(`${path} is -0`);
		if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw refuse(`${path} has more digits than a number keeps`);
		return 0;
	}
	if (typeof value === "string") {
		if (!value.isWellFormed()) throw refuse(`${path} holds half a surrogate pair`);
		return 0;
	}
	if (Array.isArray(value)) return value.reduce((sum, item, index) => sum + inspect(item, `${path}[${index}]`, refuse), 0);
	if (typeof value !== "object" || value === null) return 0;
	let members = 0;
	for (const [key, item] of Object.entries(value)) {
		if (key === "__proto__") throw refuse(`${path} has a member named __proto__`);
		if (!key.isWellFormed()) throw refuse(`${path} has a member whose name is half a surrogate pair`);
		members += 1 + inspect(item, `${path}.${key}`, refuse);
	}
	return members;
}

// node_modules/canonicalize/lib/canonicalize.js
function serializeString(value) {
	if (!value.isWellFormed()) throw new Error("Lone surrogate is not allowed");
	return JSON.stringify(value);
}
function serializePrimitive(value) {
	switch (typeof value) {
		case "number":
			if (isNaN(value)) throw new Error("NaN is not allowed");
			if (!isFinite(value)) throw new Error("Infinity is not allowed");
			return JSON.stringify(value);
		case "string": return serializeString(value);
		case "boolean": return value ? "true" : "false";
		default: return JSON.stringify(value);
	}
}
function enterValue(value, seen) {
	let wrappers = null;
	while (value !== null && typeof value === "object" && typeof value.toJSON === "function") {
		if (seen.has(value)) throw new Error("Circular reference detected");
		seen.add(value);
		(wrappers ??= []).push(value);
		value = value.toJSON();
	}
	if (value instanceof Number || value instanceof String || value instanceof Boolean) value = value.valueOf();
	if (value === null || typeof value !== "object") {
		if (wrappers !== null) for (const wrapper of wrappers) seen.delete(wrapper);
		return serializePrimitive(value);
	}
	if (seen.has(value)) throw new Error("Circular reference detected");
	seen.add(value);
	return {
		container: value,
		keys: Array.isArray(value) ? null : Object.keys(value).sort(),
		index: 0,
		first: true,
		wrappers
	};
}
function canonicalize(object) {
	if (object === null || typeof object !== "object") return serializePrimitive(object);
	const seen = /* @__PURE__ */ new Set();
	const root = enterValue(object, seen);
	if (typeof root !== "object") return root;
	let result = root.keys === null ? "[" : "{";
	const stack = [root];
	outer: while (stack.length > 0) {
		const frame = stack[stack.length - 1];
		const container = frame.container;
		if (frame.keys === null) {
			while (frame.index < container.length) {
				const i = frame.index++;
				if (i > 0) result += ",";
				const element = container[i];
				const value = element === void 0 || typeof element === "symbol" || typeof element === "function" ? null : element;
				if (value === null || typeof value !== "object") {
					result += serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (typeof child !== "object") {
					result += child === void 0 ? "null" : child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "]";
		} else {
			const keys = frame.keys;
			while (frame.index < keys.length) {
				const key = keys[frame.index++];
				const value = container[key];
				if (value === void 0 || typeof value === "symbol" || typeof value === "function") continue;
				if (value === null || typeof value !== "object") {
					if (frame.first) frame.first = false;
					else result += ",";
					result += serializeString(key) + ":" + serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (child === void 0) continue;
				if (frame.first) frame.first = false;
				else result += ",";
				result += serializeString(key) + ":";
				if (typeof child !== "object") {
					result += child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "}";
		}
		seen.delete(container);
		if (frame.wrappers !== null) for (const wrapper of frame.wrappers) seen.delete(wrapper);
		stack.pop();
	}
	return result;
}

// src/evidence/canonical.ts
/** The one text of a JSON value (RFC 8785). `canonicalize` is by the RFC's author; it refuses NaN, Infinity and lone surrogates. */
function canonical(value) {
	const text = canonicalize(value);
	if (text === void 0) throw new Fault("internal", "A value without a JSON form was about to be written.");
	return text;
}

// src/usecases/dataset.ts
async function openDataset(files, suite, { path, count }) {
	return path === void 0 ? builtIn(suite, count ?? suite.generator.publicCount) : fromFile(files, suite, path);
}
/** A task's line in a released dataset. */
function datasetLine(task) {
	return `${canonical(task)}\n`;
}
const KEPT = 1e4;
function builtIn(suite, tasks) {
	const { publicSeed, publicCount } = suite.generator;
	const kept = [];
	const taskAt = (index) => kept[index] ?? suite.generator.generate(publicSeed, index);
	for (let index = 0; index < Math.min(tasks, KEPT); index += 1) kept.push(taskAt(index));
	const digest = new RunningDigest();
	const encoder = new TextEncoder();
	for (let index = 0; index < tasks; index += 1) digest.add(encoder.encode(datasetLine(taskAt(index))));
	return {
		id: tasks === publicCount ? "builtin" : `builtin-${tasks}`,
		sha256: digest.hex(),
		tasks,
		official: false,
		known: true,
		taskAt
	};
}
async function fromFile(files, suite, path) {
	if (await files.isDirectory(path)) throw new Fault("dataset.invalid", `${path} is a folder.`, { hint: "Give the dataset’s .jsonl file." });
	const bytes = await files.bytes(path);
	const digest = sha256(bytes);
	const { checkSchema } = await import("./schema-check.js");
	const schema = await suite.loader.schema();
	const read = [];
	for (const [index, line] of decode(bytes, path).split("\n").entries()) {
		const where = `${path}:${index + 1}`;
		if (line.trim() !== "") read.push(checkSchema(schema, parseStrict(line, where), where));
	}
	if (read.length === 0) throw new Fault("dataset.invalid", `${path} holds no task.`);
	const tasks = suite.loader.complete(read);
	const official = suite.loader.official.find((known) => known.sha256 === digest);
	return {
		id: official?.id ?? "custom",
		sha256: digest,
		tasks: tasks.length,
		official: official !== void 0,
		known: official !== void 0 || await isBuiltIn(suite, tasks.length, digest),
		taskAt: (index) => tasks[index]
	};
}
/** A file that `cib generate` wrote is the built-in data. */
async function isBuiltIn(suite, tasks, digest) {
	return builtIn(suite, tasks).sha256 === digest;
}
function decode(bytes, path) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch (cause) {
		throw new Fault("dataset.invalid", `${path} is not valid UTF-8.`, { cause });
	}
}

export { parseStrict as i, openDataset as n, canonical as r, datasetLine as t };