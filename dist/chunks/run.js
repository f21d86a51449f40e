import { t as Fault } from "./fault.js";
import { c as INSPECTIONS, i as Selection, l as InitializeResult, n as Limits, o as plan, p as RESULTS } from "./read-lines.js";
import { d as record, f as strictObject, g as unknown, i as array, p as string, u as object } from "./schemas.js";
import { n as loadSuite } from "./catalogue.js";
import { i as parseStrict, n as openDataset, r as canonical } from "./dataset.js";
import { i as readAnswer, n as lastLine, r as excerpt, t as findEngine } from "./engine.js";
import { t as BUNDLE } from "./bundle.js";
import { a as requestsDigest, o as seal, t as assess } from "./assess.js";
import { n as writeManifest } from "./write-manifest.js";
import { t as checkSchema } from "./schema-check2.js";

// src/adapters/spec.ts
const FORMS = "ref:NAME (in process), cmd:COMMAND LINE (a local process), image:REF (a container), dir:PATH (a folder with a Dockerfile)";
function parseSpec(text) {
	const at = text.indexOf(":");
	const kind = text.slice(0, Math.max(0, at));
	const rest = text.slice(at + 1).trim();
	const refuse = (what) => new Fault("spec.invalid", `Adapter "${text}": ${what}.`, { hint: `One of ${FORMS}.` });
	if (rest === "") throw refuse("nothing stands behind the colon, or there is none");
	switch (kind) {
		case "ref": return {
			kind,
			name: rest
		};
		case "cmd": return {
			kind,
			command: rest
		};
		case "image":
			if (!/^[a-z0-9][\w./:@-]*$/i.test(rest)) throw refuse("that is no image reference");
			return {
				kind,
				reference: rest
			};
		case "dir": return {
			kind,
			path: rest
		};
		default: throw refuse(`"${kind}" is no kind of adapter`);
	}
}

// src/adapters/process.ts
/** A local process by its command line, in a shell of its own. It sees the caller's environment as given. */
function processLauncher(processes, command, env) {
	return {
		engine: null,
		image: null,
		async launch() {
			const child = processes.spawn("/bin/sh", ["-c", command], { env });
			return {
				child,
				end: () => endProcess(child)
			};
		}
	};
}
const GRACE_MS$1 = 2e3;
/** Standard input is closed by now: wait, ask, then insist (the MCP stdio ladder). */
async function endProcess(child) {
	if (await exitsWithin(child, GRACE_MS$1)) return child.kill("SIGKILL");
	child.kill("SIGTERM");
	await exitsWithin(child, GRACE_MS$1);
	child.kill("SIGKILL");
	await child.exited;
}
async function exitsWithin(child, milliseconds) {
	let timer;
	const late = new Promise((resolve) => {
		timer = setTimeout(resolve, milliseconds, false);
	});
	const exited = await Promise.race([child.exited.then(() => true), late]);
	clearTimeout(timer);
	return exited;
}

// src/adapters/container/arguments.ts
const LABEL = "org.context-integrity.adapter";
/**
* The arguments of `run` for a stranger's image: no network, mounts, environment or capabilities; a read-only root;
* bounded memory, processors, processes and files. The image is given by its id, so that nothing is pulled.
*/
function runArguments({ name, cidFile, image, limits }) {
	const memory = `${limits.memory_mb}m`;
	return [
		[
			"run",
			"--rm",
			"-i",
			"--init"
		],
		["--pull", "never"],
		["--name", name],
		["--cidfile", cidFile],
		["--label", `${LABEL}=${name}`],
		["--hostname", "sandbox"],
		["--network", "none"],
		["--read-only"],
		["--tmpfs", "/tmp:rw,noexec,nosuid,nodev,size=64m"],
		["--cap-drop", "ALL"],
		["--security-opt", "no-new-privileges"],
		["--user", "65534:65534"],
		["--pids-limit", String(limits.pids)],
		[
			"--memory",
			memory,
			"--memory-swap",
			memory
		],
		["--cpus", String(limits.cpus)],
		["--ulimit", "nofile=1024:1024"],
		["--ulimit", "core=0:0"],
		["--ipc", "none"],
		["--log-driver", "none"],
		["--no-healthcheck"],
		[image]
	].flat();
}

// src/adapters/container/container.ts
/** Starts containers of one image, each with a name and an id file of its own. */
function containerLauncher(ports, engine, image, limits) {
	return {
		engine: {
			name: engine.name,
			version: engine.version
		},
		image,
		async launch() {
			const name = `cib-${ports.entropy.hex(8)}`;
			const folder = await ports.files.temporary("cib-");
			const cidFile = `${folder}/cid`;
			const child = ports.processes.spawn(engine.name, runArguments({
				name,
				cidFile,
				image: image.id,
				limits
			}), { env: ports.processes.inherited() });
			const end = async () => {
				await endContainer(ports, engine, child, name, cidFile);
				await ports.files.remove(folder);
			};
			return {
				child,
				end
			};
		}
	};
}
const GRACE_MS = 2e3;
const KILL_SECONDS = 20;
/**
* Ends the container by its id: killing the client would leave it running. Standard input is closed by now, so a
* well-behaved one is gone before anything is killed. Bounded, then checked: what is left is an error.
*/
async function endContainer(ports, engine, child, name, cidFile) {
	await exitsWithin(child, GRACE_MS);
	const id = await ports.files.exists(cidFile) ? (await ports.files.text(cidFile)).trim() : "";
	const target = id || name;
	const listed = async () => engine.exec([
		"ps",
		"--all",
		"--quiet",
		"--no-trunc",
		"--filter",
		id ? `id=${id}` : `name=${name}`
	], KILL_SECONDS);
	for (let attempt = 0; attempt < 3; attempt += 1) {
		const left = await listed();
		if (left.code === 0 && left.stdout.trim() === "") break;
		await engine.exec([
			"rm",
			"--force",
			target
		], KILL_SECONDS);
	}
	child.kill("SIGKILL");
	const left = await listed();
	if (left.code !== 0 || left.stdout.trim() !== "") throw new Fault("internal", `Container ${target} could not be ended: ${lastLine(left)}`, { hint: `End it by hand: ${engine.name} rm --force ${target}` });
}

// src/adapters/container/image.ts
const Inspected = object({
	Id: string().min(1),
	Os: string(),
	Architecture: string(),
	RepoDigests: array(string()).nullish(),
	Config: object({ Volumes: record(string(), unknown()).nullish() }).nullish()
});
const PULL_SECONDS = 900;
const BUILD_SECONDS = 1800;
/** Finds the image here, or else pulls it; then holds it against what may run. */
async function resolveImage(engine, reference) {
	const here = await inspect(engine, reference);
	if (here) return suitable(here, reference);
	const pulled = await engine.exec([
		"pull",
		"--quiet",
		reference
	], PULL_SECONDS);
	const image = pulled.code === 0 ? await inspect(engine, reference) : void 0;
	if (image) return suitable(image, reference);
	throw new Fault("image.missing", `Image ${reference} is not here, and pulling it failed: ${lastLine(pulled)}`, { hint: `Check the name, log in to its registry, or try \`${engine.name} pull ${reference}\` by hand.` });
}
/** Builds a folder's Dockerfile. The folder is the caller's own: its build may use the network. */
async function buildImage(engine, folder) {
	const built = await engine.exec([
		"build",
		"--quiet",
		folder
	], BUILD_SECONDS);
	const id = built.stdout.trim().split("\n").at(-1) ?? "";
	if (built.code !== 0 || id === "") throw new Fault("build.failed", `Building ${folder} failed: ${lastLine(built)}`, { hint: `Try \`${engine.name} build ${folder}\` by hand: it prints every step.` });
	const image = await inspect(engine, id);
	if (image === void 0) throw new Fault("build.failed", `Building ${folder} gave no image that can be found.`);
	return suitable(image, folder);
}
async function inspect(engine, reference) {
	const { code, stdout } = await engine.exec([
		"image",
		"inspect",
		reference
	], 60);
	if (code !== 0) return void 0;
	return array(Inspected).min(1).parse(JSON.parse(stdout))[0];
}
/** A volume would be a place to write that outlives an episode's limits; user and health check are overridden. */
function suitable(image, reference) {
	const volumes = Object.keys(image.Config?.Volumes ?? {});
	if (volumes.length > 0) throw new Fault("image.unsuitable", `${reference} declares volumes (${volumes.length}).`, { hint: "Remove VOLUME from its Dockerfile; /tmp is writable, 64 MiB." });
	return {
		id: image.Id.startsWith("sha256:") ? image.Id : `sha256:${image.Id}`,
		repo_digest: image.RepoDigests?.[0] ?? null,
		platform: `${image.Os}/${image.Architecture}`
	};
}

// src/adapters/lines.ts
/**
* Cuts a stream of bytes into lines. A line is bounded before it is whole, so that a peer that never ends one
* costs no more memory than the bound; it is decoded only when whole, and only as valid UTF-8.
*/
var LineCutter = class {
	#limit;
	#decoder = new TextDecoder("utf-8", {
		fatal: true,
		ignoreBOM: true
	});
	#held = [];
	#size = 0;
	constructor(limit) {
		this.#limit = limit;
	}
	/** Calls `line` for each whole line, or `fault` for one that is not UTF-8. Throws when a line outgrows the limit. */
	push(chunk, line, fault) {
		let start = 0;
		for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
			this.#hold(chunk.subarray(start, end));
			start = end + 1;
			const bytes = this.#take();
			let text;
			try {
				text = this.#decoder.decode(bytes);
			} catch (cause) {
				fault(new Fault("protocol.utf8", "A line on standard output is not valid UTF-8.", { cause }));
				continue;
			}
			line(text);
		}
		this.#hold(chunk.subarray(start));
	}
	/** Bytes of a line that has not ended. */
	get pending() {
		return this.#size;
	}
	#hold(piece) {
		this.#size += piece.length;
		if (this.#size > this.#limit) {
			this.#held = [];
			throw new Fault("protocol.line-too-long", `A line on standard output is longer than ${this.#limit} bytes.`, { hint: "Answer with source ids instead of whole texts, or shorten `context`." });
		}
		if (piece.length > 0) this.#held.push(piece);
	}
	#take() {
		const whole = this.#held.length === 1 ? this.#held[0] : Buffer.concat(this.#held);
		this.#held = [];
		this.#size = 0;
		return whole ?? /* @__PURE__ */ new Uint8Array();
	}
};

// src/adapters/peer.ts
const STRAY_BYTES = 1048576;
/** The harness's end of JSON-RPC 2.0 over a child's stdio: one call at a time, one message a line. */
var Peer = class {
	/** Resolves when the adapter can take no further call, with the reason. */
	ended;
	#child;
	#cutter;
	#pending;
	#end = () => {};
	#dead;
	#nextId = 1;
	#faults = {};
	#stray = 0;
	#stderr = "";
	constructor(child, lineBytes) {
		this.#child = child;
		this.#cutter = new LineCutter(lineBytes);
		this.ended = new Promise((resolve) => {
			this.#end = resolve;
		});
		child.stdout.on("data", (chunk) => this.#read(chunk));
		child.stderr.on("data", (chunk) => {
			this.#stderr = (this.#stderr + Buffer.from(chunk).toString("latin1")).slice(-4096);
		});
		child.stdin.on("error", () => {});
		child.exited.then((exit) => {
			const how = exit.failure?.message ?? (exit.signal ? `signal ${exit.signal}` : `exit status ${exit.code}`);
			const half = this.#cutter.pending > 0 ? " in the middle of a line" : "";
			const said = this.#stderr.trim();
			this.#die(new Fault(exit.failure ? "adapter.start" : "adapter.exit", `The adapter ended${half}: ${how}.`, { hint: said ? `Its last words on standard error: ${excerpt(said.slice(-400), 400)}` : "It wrote nothing to standard error." }));
		});
	}
	/** The result as it came, unchecked. Rejects with a Fault: the adapter's error, its end, or no answer in time. */
	call(method, params, milliseconds) {
		const id = this.#nextId++;
		return new Promise((resolve, reject) => {
			if (this.#dead) {
				reject(this.#dead);
				return;
			}
			const timer = setTimeout(() => {
				this.#settle()?.reject(new Fault("adapter.timeout", `No answer to ${method} within ${Math.round(milliseconds)} ms.`, { hint: "Raise the time limit of an episode, or flush standard output after each line." }));
			}, milliseconds);
			this.#pending = {
				id,
				method,
				timer,
				resolve,
				reject
			};
			this.#child.stdin.write(`${JSON.stringify({
				jsonrpc: "2.0",
				id,
				method,
				params
			})}\n`);
		});
	}
	/** Protocol faults since the last call of this, by code. */
	takeFaults() {
		const faults = this.#faults;
		this.#faults = {};
		this.#stray = 0;
		return faults;
	}
	#settle() {
		const pending = this.#pending;
		this.#pending = void 0;
		clearTimeout(pending?.timer);
		return pending;
	}
	#read(chunk) {
		if (this.#dead) return;
		try {
			this.#cutter.push(chunk, (line) => this.#line(line), (fault) => this.#count(fault, 0));
		} catch (thrown) {
			const fault = thrown;
			this.#count(fault, 0);
			this.#die(fault);
		}
	}
	#line(line) {
		const answer = readAnswer(line);
		if (answer instanceof Fault) {
			this.#count(answer, line.length);
			return;
		}
		const misplaced = this.#misplaced(answer.id);
		if (misplaced) {
			this.#count(misplaced, line.length);
			return;
		}
		const pending = this.#settle();
		if ("error" in answer) {
			const said = excerpt(answer.error.message);
			pending?.reject(new Fault("adapter.error", `The adapter answered ${pending.method} with error ${answer.error.code}: ${said}.`));
		} else pending?.resolve(answer.result);
	}
	#misplaced(id) {
		if (this.#pending === void 0) return new Fault("protocol.unexpected", "An answer came before its question.");
		if (id === this.#pending.id) return void 0;
		return new Fault("protocol.id", `An answer names id ${id}, not ${this.#pending.id}.`);
	}
	/** Noise is counted, not fatal, until there is more of it than any adapter writes by mistake. */
	#count(fault, bytes) {
		this.#faults[fault.code] = (this.#faults[fault.code] ?? 0) + 1;
		this.#stray += bytes;
		if (this.#stray > STRAY_BYTES) this.#die(fault);
	}
	#die(fault) {
		if (this.#dead) return;
		this.#dead = fault;
		this.#child.stdout.destroy();
		this.#settle()?.reject(fault);
		this.#end(fault);
	}
};

// src/adapters/session.ts
const Reset = strictObject({});
const CLOSE_MS = 2e3;
/** Starts the protocol with a launched adapter; ends it again where `initialize` fails. */
async function openSession(launched, options) {
	const { limits, suite, clock } = options;
	const peer = new Peer(launched.child, limits.line_bytes);
	let broken = false;
	peer.ended.then(() => {
		broken = true;
	});
	const close = async () => {
		if (!broken) await peer.call("shutdown", {}, CLOSE_MS).catch(() => {});
		broken = true;
		launched.child.stdin.end();
		await launched.end();
	};
	const ask = async (schema, method, params, milliseconds) => {
		let result;
		try {
			result = await peer.call(method, params, milliseconds);
		} catch (thrown) {
			if (!(thrown instanceof Fault && thrown.code === "adapter.error")) broken = true;
			throw thrown;
		}
		return checked(schema, method, result);
	};
	let declared;
	try {
		const { line_bytes, episode_seconds } = limits;
		declared = await ask(InitializeResult, "initialize", {
			protocol: 1,
			suite,
			limits: {
				line_bytes,
				episode_seconds
			}
		}, limits.start_seconds * 1e3);
	} catch (thrown) {
		await close();
		throw thrown;
	}
	return {
		declared,
		get broken() {
			return broken;
		},
		close,
		async answer(sealed) {
			const replies = [];
			const latencies = [];
			const started = clock.monotonic();
			const deadline = started + limits.episode_seconds * 1e3;
			let method = "reset";
			let before = started;
			const lap = () => {
				const now = clock.monotonic();
				latencies.push([method, now - before]);
				before = now;
				return deadline - now;
			};
			try {
				await ask(Reset, "reset", {}, deadline - started);
				for (const step of sealed.steps) {
					if (isInspection(step.method) && !declared.capabilities.includes(step.method)) {
						replies.push({
							method: step.method,
							skipped: true
						});
						continue;
					}
					const left = lap();
					method = step.method;
					replies.push(await askStep(step, (schema) => ask(schema, step.method, step.params, Math.max(1, left))));
				}
				lap();
			} catch (thrown) {
				if (!(thrown instanceof Fault)) throw thrown;
				replies.push({
					method,
					fault: thrown.code
				});
			}
			latencies.push(["episode", clock.monotonic() - started]);
			return {
				replies,
				faults: peer.takeFaults(),
				latencies
			};
		}
	};
}
function isInspection(method) {
	return INSPECTIONS.includes(method);
}
async function askStep(step, ask) {
	return {
		method: step.method,
		result: await ask(RESULTS[step.method])
	};
}
function checked(schema, method, result) {
	const parsed = schema.safeParse(result);
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	const path = ["result", ...issue?.path ?? []].join(".");
	const code = method === "initialize" && issue?.path[0] === "protocol" ? "protocol.version" : "protocol.result";
	throw new Fault(code, `The result of ${method} is not as the protocol says: ${path}: ${issue?.message ?? "invalid"}.`, { hint: "docs/protocol.md lists the fields of each result; unknown ones are refused." });
}

// src/usecases/run/answerer.ts
/** From a SPEC to something that answers. Images are found, pulled or built here, once. */
async function findAnswerer(ports, suite, wanted) {
	const spec = parseSpec(wanted.adapter);
	switch (spec.kind) {
		case "ref": return inProcess(suite, findReference(suite, spec.name));
		case "cmd": return outside(ports, suite, wanted, processLauncher(ports.processes, spec.command, ports.processes.inherited()));
		default: {
			const engine = await findEngine(ports.processes, wanted.engine);
			const image = spec.kind === "image" ? await resolveImage(engine, spec.reference) : await buildFolder(ports, engine, spec.path);
			return outside(ports, suite, wanted, containerLauncher(ports, engine, image, wanted.limits));
		}
	}
}
async function buildFolder(ports, engine, path) {
	if (!await ports.files.exists(`${path}/Dockerfile`)) throw new Fault("spec.invalid", `Adapter "dir:${path}": there is no ${path}/Dockerfile.`, { hint: "dir: takes a folder with a Dockerfile." });
	return buildImage(engine, path);
}
function outside(ports, suite, { limits }, launcher) {
	const { id, version } = suite.description;
	return {
		engine: launcher.engine,
		image: launcher.image,
		system: ({ name, version: its }) => ({
			name,
			version: its,
			kind: "system",
			reads_labels: false
		}),
		async open() {
			const session = await openSession(await launcher.launch(), {
				suite: {
					id,
					version
				},
				limits,
				clock: ports.clock
			});
			return {
				declared: session.declared,
				get broken() {
					return session.broken;
				},
				answer: (_task, _episode, sealed) => session.answer(sealed),
				close: () => session.close()
			};
		}
	};
}
function findReference(suite, name) {
	const found = suite.references.find((reference) => reference.name === name);
	if (found) return found;
	throw new Fault("reference.unknown", `Suite ${suite.description.id} has no reference system "${name}".`, { hint: `It has ${suite.references.map((reference) => reference.name).join(", ")}.` });
}
function inProcess(suite, reference) {
	const { name, capabilities, kind, readsLabels } = reference;
	const { version } = suite.description;
	const declared = {
		protocol: 1,
		name,
		version,
		capabilities: [...capabilities],
		deterministic: true
	};
	return {
		engine: null,
		image: null,
		system: () => ({
			name,
			version,
			kind,
			reads_labels: readsLabels
		}),
		open: async () => ({
			declared,
			broken: false,
			answer: async (task, episode, sealed) => {
				return {
					replies: (reference.answer(task).find(({ key }) => key === episode.key)?.replies ?? []).map((reply) => sealed.close(reply)),
					faults: {},
					latencies: []
				};
			},
			close: async () => {}
		})
	};
}

// src/usecases/run/journal.ts
/** Where each task's entry stands in the journal, so that it can be read in any order. */
var JournalIndex = class {
	#places = /* @__PURE__ */ new Map();
	/** Bytes up to the end of the last whole line: what a resumed run goes on behind. */
	size = 0;
	has(task, arm) {
		return this.#places.has(`${task}/${arm}`);
	}
	place(task, arm) {
		const place = this.#places.get(`${task}/${arm}`);
		if (place === void 0) throw new Fault("internal", `The journal lacks task ${task}.`);
		return place;
	}
	get count() {
		return this.#places.size;
	}
	add({ task, arm }, bytes) {
		this.#places.set(`${task}/${arm}`, {
			offset: this.size,
			length: bytes
		});
		this.size += bytes;
	}
};
function entryLine(entry) {
	return `${JSON.stringify(entry)}\n`;
}
/** Reads a journal that may end in the middle of a line: the torn rest belongs to no finished episode. */
async function readJournal(files, path) {
	const index = new JournalIndex();
	let held = Buffer.alloc(0);
	for await (const chunk of files.stream(path)) {
		let bytes = Buffer.concat([held, chunk]);
		for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
			index.add(JSON.parse(bytes.toString("utf8", 0, end)), end + 1);
			bytes = bytes.subarray(end + 1);
		}
		held = bytes;
	}
	return index;
}

// src/usecases/run/plan.ts
/** What a run decided before its first episode; kept beside the journal, so that it can be resumed. */
const RunPlan = strictObject({
	suite: strictObject({
		id: string(),
		version: string()
	}),
	dataset: string(),
	selection: Selection,
	adapter: string(),
	limits: Limits,
	nonce: string().regex(/^[0-9a-f]{32,128}$/),
	started: string(),
	declared: InitializeResult
});
const PLAN = "run.json";
const JOURNAL = "journal.jsonl";
const journalPath = (out) => `${out}/${JOURNAL}`;
/** Starts afresh in an empty folder, or takes up what an earlier run left there. */
async function beginRun(ports, request, fresh) {
	const { files } = ports;
	const present = await files.list(request.out);
	if (request.resume && present.includes(PLAN)) return resume(ports, request, fresh);
	if (present.length > 0) throw new Fault("out.exists", `${request.out} is not empty.`, { hint: present.includes(PLAN) ? "It holds an unfinished run: go on with --resume." : "Give --out a new folder." });
	if (request.nonce !== void 0 && !/^[0-9a-f]{32,128}$/.test(request.nonce)) throw new Fault("usage", "The nonce is not 32 to 128 lower-case hexadecimal digits.");
	const plan = {
		...fresh,
		nonce: request.nonce ?? ports.entropy.hex(32),
		started: ports.clock.now()
	};
	await files.write(`${request.out}/${PLAN}`, `${canonical(plan)}\n`);
	return {
		plan,
		index: new JournalIndex()
	};
}
async function resume({ files }, request, fresh) {
	const path = `${request.out}/${PLAN}`;
	const plan = checkSchema(RunPlan, parseStrict(await files.text(path), path), path);
	for (const key of [
		"suite",
		"dataset",
		"selection",
		"adapter",
		"limits",
		"declared"
	]) {
		if (canonical(plan[key]) === canonical(fresh[key])) continue;
		throw new Fault("resume.mismatch", `The run in ${request.out} began with another ${key}.`, { hint: `It was ${canonical(plan[key])}. Resume with the same, or begin anew in another folder.` });
	}
	if (request.nonce !== void 0 && request.nonce !== plan.nonce) throw new Fault("resume.mismatch", `The run in ${request.out} began with another nonce.`, { hint: "Leave --nonce out." });
	const journal = journalPath(request.out);
	return {
		plan,
		index: await files.exists(journal) ? await readJournal(files, journal) : new JournalIndex()
	};
}
/** The bundle stands: what only a resumed run needs goes. */
async function endRun({ files }, out) {
	await files.remove(journalPath(out));
	await files.remove(`${out}/${PLAN}`);
}

// src/stats/quantile.ts
/**
* The sample quantile of type 7, linear between order statistics at (N − 1) q (Hyndman & Fan 1996, "Sample quantiles in
* statistical packages", Am. Stat. 50, 361–365); in the values' own unit.
*
* @param sorted values in ascending order, at least one, all finite
* @param q the share of values below, in [0, 1]
* @throws RangeError on anything else
*/
function quantile(sorted, q) {
	if (!(q >= 0 && q <= 1)) throw new RangeError(`q must lie in [0, 1], got ${q}`);
	if (!sorted.every((value, i) => Number.isFinite(value) && value >= (sorted[i - 1] ?? -1e400))) throw new RangeError("values must be finite and in ascending order");
	const place = (sorted.length - 1) * q;
	const below = sorted[Math.floor(place)];
	const above = sorted[Math.ceil(place)];
	if (below === void 0 || above === void 0) throw new RangeError("no values, no quantile");
	return Math.min(above, below + (place - Math.floor(place)) * (above - below));
}

// src/usecases/run/stopwatch.ts
/** Latencies by method, and what they come to. */
var Stopwatch = class {
	#taken = /* @__PURE__ */ new Map();
	add(method, ms) {
		const known = this.#taken.get(method);
		if (known) known.push(ms);
		else this.#taken.set(method, [ms]);
	}
	timing({ startMs, wallMs, episodes }) {
		const latencies = [...this.#taken].map(([method, taken]) => [method, percentiles(Float64Array.from(taken).sort())]);
		return {
			schema: "timing/1",
			latency_ms: Object.fromEntries(latencies),
			start_ms: rounded(startMs),
			wall_ms: rounded(wallMs),
			episodes_per_second: wallMs > 0 ? rounded(1e3 * episodes / wallMs) : 0
		};
	}
};
function percentiles(sorted) {
	const values = Array.from(sorted);
	const at = (q) => rounded(quantile(values, q));
	return {
		n: values.length,
		p50: at(.5),
		p90: at(.9),
		p99: at(.99),
		max: at(1)
	};
}
const rounded = (value) => Math.round(value * 1e3) / 1e3;

// src/usecases/run/finish.ts
/** From the journal to the bundle: transcript in task order, then what follows from it, the manifest last. */
async function finish(ports, ended) {
	const { request, suite, dataset, answerer, plan } = ended;
	const { files } = ports;
	const at = (name) => `${request.out}/${name}`;
	const timing = await writeTranscript(ports, ended, at(BUNDLE.transcript));
	const binding = {
		schema: "manifest/1",
		suite: plan.suite,
		dataset: {
			id: dataset.id,
			sha256: dataset.sha256,
			tasks: dataset.tasks,
			official: dataset.official
		},
		split: "public",
		selection: plan.selection,
		nonce: plan.nonce,
		system: answerer.system(plan.declared),
		adapter: {
			spec: plan.adapter,
			declared: plan.declared
		},
		engine: answerer.engine,
		image: answerer.image,
		limits: plan.limits,
		harness: request.harness,
		model: plan.declared.model ?? null,
		dates: {
			started: plan.started,
			finished: ports.clock.now()
		}
	};
	const outcomes = await files.create(at(BUNDLE.outcomes));
	const scorecard = await assess(files, {
		folder: request.out,
		suite,
		dataset,
		manifest: binding,
		sink: (line) => outcomes.write(line)
	});
	await outcomes.commit();
	await files.write(at(BUNDLE.scorecard), `${canonical(scorecard)}\n`);
	await files.write(at(BUNDLE.timing), `${canonical(timing)}\n`);
	await writeManifest(files, request.out, binding);
	return scorecard;
}
/** Puts the journal's entries in the order of the dataset, reading each where it stands. */
async function writeTranscript(ports, { request, tasks, arms, index, pace }, path) {
	const stopwatch = new Stopwatch();
	const journal = await ports.files.open(journalPath(request.out));
	const transcript = await ports.files.create(path);
	const decoder = new TextDecoder();
	for (const task of tasks.taskOrder()) for (let arm = 0; arm < arms; arm += 1) {
		const { offset, length } = index.place(task, arm);
		const entry = JSON.parse(decoder.decode(await journal.read(offset, length)));
		for (const line of entry.lines) await transcript.write(`${canonical(line)}\n`);
		for (const [method, ms] of entry.latencies) stopwatch.add(method, ms);
	}
	await journal.close();
	await transcript.commit();
	return stopwatch.timing(pace);
}

// src/usecases/run/work.ts
/** Sessions lost in a row, without one episode answered between, before the run is given up. */
const PATIENCE = 3;
/**
* One worker: a session, and episodes from the queue until it is empty. The next task is prepared while the system
* thinks about this one. A session that broke is replaced; its episode counts as errored.
*/
async function work(job, first) {
	let seat = first;
	let lost = 0;
	try {
		let next = prepare(job);
		while (next !== void 0 && !job.signal?.aborted) {
			const { index, task, episodes } = next;
			next = void 0;
			const lines = [];
			const latencies = [];
			for (const { episode, sealed, requests } of episodes) {
				if (seat.broken) {
					await seat.close();
					if (lost >= PATIENCE) throw unsteady(lost);
					seat = await job.answerer.open();
				}
				const answering = seat.answer(task, episode, sealed);
				next ??= prepare(job);
				const { replies, faults, latencies: taken } = await answering;
				lost = seat.broken ? lost + 1 : 0;
				lines.push({
					id: sealed.id,
					requests,
					replies: [...replies],
					...Object.keys(faults).length > 0 && { faults }
				});
				latencies.push(...taken);
			}
			if (!job.signal?.aborted) await job.record({
				task: index,
				arm: job.arm.index,
				lines,
				latencies
			});
		}
	} finally {
		await seat.close();
	}
}
function prepare({ suite, nonce, arm, queue, taskAt }) {
	const { done, value: index } = queue.next();
	if (done) return void 0;
	const task = taskAt(index);
	return {
		index,
		task,
		episodes: suite.compile(task).filter((episode) => episode.arm === arm.id).map((episode) => {
			const sealed = seal(episode, nonce);
			return {
				episode,
				sealed,
				requests: requestsDigest(sealed)
			};
		})
	};
}
function unsteady(lost) {
	return new Fault("adapter.unsteady", `The adapter broke ${lost} times in a row: it ended, or did not answer in time.`, { hint: "What was answered is kept: mend the adapter and go on with --resume, or look into its standard error." });
}

// src/usecases/run/run.ts
/** Runs a suite against an adapter and writes the bundle. What was answered before a failure stays in the journal. */
async function run(ports, request) {
	const suite = await loadSuite(request.suite);
	checkFamilies(suite, request.selection.families);
	const dataset = await openDataset(ports.files, suite, request.dataset);
	const answerer = await findAnswerer(ports, suite, request);
	const opening = ports.clock.monotonic();
	const first = await answerer.open();
	const startMs = ports.clock.monotonic() - opening;
	const { id, version } = suite.description;
	const { plan: plan$1, index } = await beginRun(ports, request, {
		suite: {
			id,
			version
		},
		dataset: dataset.sha256,
		selection: request.selection,
		adapter: request.adapter,
		limits: request.limits,
		declared: first.declared
	}).catch(async (thrown) => {
		await first.close();
		throw thrown;
	});
	const tasks = plan(plan$1.selection, plan$1.nonce, dataset.tasks, (task) => dataset.taskAt(task).family);
	const arms = suite.description.arms?.map((arm) => arm.id) ?? [void 0];
	const journal = await ports.files.journal(journalPath(request.out), index.size);
	const total = tasks.count * arms.length;
	const began = ports.clock.monotonic();
	const before = index.count;
	ports.progress.begin(`${id} · ${plan$1.declared.name}`, total);
	const record = async (entry) => {
		const line = entryLine(entry);
		index.add(entry, Buffer.byteLength(line));
		await journal.append(line);
		ports.progress.advance(index.count);
	};
	try {
		for (const [armIndex, armId] of arms.entries()) {
			const queue = pending(tasks.runOrder(), (task) => !index.has(task, armIndex));
			const job = {
				suite,
				nonce: plan$1.nonce,
				answerer,
				arm: {
					index: armIndex,
					id: armId
				},
				queue,
				record
			};
			const seats = armIndex === 0 ? [first] : [await answerer.open()];
			while (seats.length < Math.min(request.jobs, total)) seats.push(await answerer.open());
			await all(seats.map((seat) => work({
				...job,
				taskAt: (task) => dataset.taskAt(task),
				signal: request.signal
			}, seat)));
		}
	} finally {
		ports.progress.end();
		await journal.close();
	}
	if (request.signal?.aborted) throw new Fault("usage", `The run was stopped after ${index.count} of ${total} tasks.`, { hint: "Go on with --resume." });
	const pace = {
		startMs,
		wallMs: ports.clock.monotonic() - began,
		episodes: index.count - before
	};
	const scorecard = await finish(ports, {
		request,
		suite,
		dataset,
		answerer,
		plan: plan$1,
		tasks,
		arms: arms.length,
		index,
		pace
	});
	await endRun(ports, request.out);
	return scorecard;
}
function checkFamilies(suite, families) {
	const known = suite.description.families.map(({ id }) => id);
	const unknown = families?.find((family) => !known.includes(family));
	if (unknown === void 0) return;
	throw new Fault("family.unknown", `Suite ${suite.description.id} has no family "${unknown}".`, { hint: `It has ${known.join(", ")}.` });
}
function* pending(order, open) {
	for (const task of order) if (open(task)) yield task;
}
/** Waits for all, also where one failed: no adapter may be left running. Then the first failure counts. */
async function all(workers) {
	const failed = (await Promise.allSettled(workers)).find((end) => end.status === "rejected");
	if (failed) throw failed.reason;
}

export { parseSpec as n, run as t };