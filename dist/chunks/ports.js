import { t as Fault } from "./fault.js";
import { r as sha256 } from "./digest.js";
import { spawn } from "node:child_process";
import { basename, dirname, join } from "node:path";
import { createReadStream, readFileSync, readdirSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";

// src/system/harness.ts
/** The project's root: the nearest folder above this file with a package.json. */
function projectRoot() {
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!readdirSync(folder).includes("package.json")) folder = dirname(folder);
	return folder;
}
/** What is running, by the bytes of its code: all files of `dist/`, or of `src/` where it runs from there. */
function harness() {
	const root = projectRoot();
	const part = fileURLToPath(import.meta.url).slice(root.length + 1).split(/[\\/]/)[0] ?? "dist";
	const lines = readdirSync(join(root, part), {
		recursive: true,
		withFileTypes: true
	}).filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name)).sort().map((file) => `${sha256(readFileSync(file))}  ${file.slice(root.length + 1)}\n`);
	const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	return {
		version,
		sha256: sha256(lines.join(""))
	};
}

// src/system/clock.ts
const nodeClock = {
	monotonic: () => performance.now(),
	now: () => (/* @__PURE__ */ new Date()).toISOString()
};
const nodeEntropy = { hex: (bytes) => randomBytes(bytes).toString("hex") };

// src/system/files.ts
const CHUNK = 65536;
/** The file system. Every failure names the path and what to do. */
const nodeFiles = {
	exists: async (path) => await stat(path) !== void 0,
	isDirectory: async (path) => (await stat(path))?.isDirectory() ?? false,
	list: async (path) => {
		if (await stat(path) === void 0) return [];
		return (await reading(path, fs.readdir(path))).sort();
	},
	size: async (path) => (await reading(path, fs.stat(path))).size,
	bytes: (path) => reading(path, fs.readFile(path)),
	text: (path) => reading(path, fs.readFile(path, "utf8")),
	async *stream(path) {
		try {
			yield* createReadStream(path, { highWaterMark: CHUNK });
		} catch (cause) {
			throw unreadable(path, cause);
		}
	},
	async write(path, text) {
		const writer = await create(path);
		await writer.write(text);
		await writer.commit();
	},
	create,
	async journal(path, keep) {
		await writing(path, fs.mkdir(dirname(path), { recursive: true }));
		const file = await writing(path, fs.open(path, "a"));
		await writing(path, file.truncate(keep));
		return {
			append: (text) => writing(path, file.appendFile(text)),
			close: () => file.close()
		};
	},
	async open(path) {
		const file = await reading(path, fs.open(path, "r"));
		return {
			async read(offset, length) {
				const bytes = new Uint8Array(length);
				const { bytesRead } = await reading(path, file.read(bytes, 0, length, offset));
				return bytes.subarray(0, bytesRead);
			},
			close: () => file.close()
		};
	},
	remove: (path) => writing(path, fs.rm(path, {
		recursive: true,
		force: true
	})),
	temporary: (prefix) => writing(tmpdir(), fs.mkdtemp(join(tmpdir(), prefix)))
};
/** A neighbour of the final file, so that the rename stays on one file system. */
async function create(path) {
	await writing(path, fs.mkdir(dirname(path), { recursive: true }));
	const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`);
	const file = await writing(path, fs.open(draft, "w"));
	let held = "";
	const flush = async () => {
		const text = held;
		held = "";
		if (text !== "") await writing(path, file.appendFile(text));
	};
	return {
		async write(text) {
			held += text;
			if (held.length >= CHUNK) await flush();
		},
		async commit() {
			await flush();
			await writing(path, file.sync());
			await file.close();
			await writing(path, fs.rename(draft, path));
		},
		async discard() {
			await file.close();
			await fs.rm(draft, { force: true });
		}
	};
}
async function stat(path) {
	return fs.stat(path).catch((cause) => {
		if (cause.code === "ENOENT" || cause.code === "ENOTDIR") return void 0;
		throw unreadable(path, cause);
	});
}
function unreadable(path, cause) {
	if (cause.code === "ENOENT") return new Fault("file.missing", `There is no ${path}.`, {
		cause,
		hint: "Check the path."
	});
	return new Fault("file.unreadable", `${path} cannot be read: ${cause.message}`, { cause });
}
async function reading(path, work) {
	return work.catch((cause) => {
		throw unreadable(path, cause);
	});
}
async function writing(path, work) {
	return work.catch((cause) => {
		throw new Fault("file.unwritable", `${path} cannot be written: ${cause.message}`, {
			cause,
			hint: "Check permissions and free space. What was finished before is kept."
		});
	});
}

// src/system/processes.ts
/** What belongs to the harness or to GitHub's runner: inputs, tokens and files that a step may write. */
const WITHHELD = /^(CIB_|INPUT_|GITHUB_|ACTIONS_|RUNNER_)/;
const nodeProcesses = {
	inherited: () => Object.fromEntries(Object.entries(process.env).filter((pair) => pair[1] !== void 0 && !WITHHELD.test(pair[0]))),
	spawn(command, args, { cwd, env }) {
		const child = spawn(command, args, {
			cwd,
			env,
			detached: true,
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			]
		});
		const exited = exitOf(child);
		return {
			stdin: child.stdin,
			stdout: child.stdout,
			stderr: child.stderr,
			exited,
			kill: (signal) => killGroup(child, signal)
		};
	},
	async exec(command, args, seconds) {
		const child = spawn(command, args, { stdio: [
			"ignore",
			"pipe",
			"pipe"
		] });
		const timer = setTimeout(() => child.kill("SIGKILL"), seconds * 1e3);
		let [stdout, stderr] = ["", ""];
		child.stdout.on("data", (chunk) => {
			stdout = (stdout + chunk).slice(-1048576);
		});
		child.stderr.on("data", (chunk) => {
			stderr = (stderr + chunk).slice(-1048576);
		});
		const { failure, ...exit } = await exitOf(child);
		clearTimeout(timer);
		return {
			...exit,
			stdout,
			stderr: failure ? failure.message : stderr
		};
	}
};
/** Settles after the output has been read to its end. */
function exitOf(child) {
	return new Promise((resolve) => {
		child.once("error", (failure) => resolve({
			code: null,
			signal: null,
			failure
		}));
		child.once("close", (code, signal) => resolve({
			code,
			signal
		}));
	});
}
function killGroup(child, signal) {
	if (child.pid === void 0) return;
	try {
		process.kill(-child.pid, signal);
	} catch {}
}

// src/system/progress.ts
const WIDTH = 24;
/** A bar that redraws itself on a terminal; in a log, a line each quarter of the way. */
function progressOn(stream, live) {
	let label = "";
	let total = 0;
	let shown = -1;
	const clear = () => live && shown >= 0 && stream.write("\r\x1B[K");
	return {
		begin(what, of) {
			[label, total, shown] = [
				what,
				of,
				-1
			];
			this.advance(0);
		},
		advance(done) {
			const steps = live ? 96 : 4;
			const step = total === 0 ? steps : Math.floor(done / total * steps);
			if (step === shown) return;
			shown = step;
			const filled = Math.round(done / Math.max(1, total) * WIDTH);
			if (live) stream.write(`\r\x1b[K${label} ${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${done}/${total}`);
			else if (done > 0) stream.write(`${label}: ${done} of ${total}\n`);
		},
		note(line) {
			clear();
			stream.write(`${line}\n`);
			shown = -1;
		},
		end() {
			clear();
			shown = -1;
		}
	};
}

// src/system/ports.ts
/** The ports of a real machine. The bar goes to standard error, so that standard output stays the result's. */
function nodePorts() {
	const live = process.stderr.isTTY === true && process.env.CI === void 0;
	return {
		files: nodeFiles,
		processes: nodeProcesses,
		clock: nodeClock,
		entropy: nodeEntropy,
		progress: progressOn(process.stderr, live)
	};
}

export { projectRoot as i, progressOn as n, harness as r, nodePorts as t };