import { t as Fault } from "./fault.js";
import { c as literal, f as strictObject, g as unknown, h as union, p as string, s as int } from "./schemas.js";

// src/adapters/message.ts
const Answer = union([strictObject({
	jsonrpc: literal("2.0"),
	id: int(),
	result: unknown()
}), strictObject({
	jsonrpc: literal("2.0"),
	id: int(),
	error: strictObject({
		code: int(),
		message: string(),
		data: unknown().optional()
	})
})]);
/** A line as a JSON-RPC 2.0 answer, or the Fault that says why it is none. */
function readAnswer(line) {
	let value;
	try {
		value = JSON.parse(line);
	} catch (cause) {
		return new Fault("protocol.json", `A line on standard output is not JSON: ${excerpt(line)}`, {
			cause,
			hint: "Standard output carries the protocol alone; write logs to standard error."
		});
	}
	const checked = Answer.safeParse(value);
	if (!checked.success) return new Fault("protocol.frame", `A line on standard output is no JSON-RPC 2.0 answer: ${excerpt(line)}`, { hint: "An answer is {\"jsonrpc\":\"2.0\",\"id\":N,\"result\":…} or {\"jsonrpc\":\"2.0\",\"id\":N,\"error\":{\"code\":…,\"message\":…}}." });
	return checked.data;
}
/** Some of a stranger's text, as JSON so that no control character is carried on. */
function excerpt(text, length = 120) {
	return JSON.stringify(text.length > length ? `${text.slice(0, length)}…` : text);
}

// src/adapters/container/engine.ts
/** Asks the engine for its version: the program must be there and, with Docker, its daemon must answer. */
async function findEngine(processes, name) {
	const exec = (args, seconds) => processes.exec(name, args, seconds);
	const asked = await exec([
		"version",
		"--format",
		name === "docker" ? "{{.Server.Version}}" : "{{.Client.Version}}"
	], 20);
	if (asked.code !== 0) throw new Fault("engine.missing", `The container engine "${name}" does not answer: ${lastLine(asked)}`, { hint: `Install and start ${name}, choose another with --engine, or run the adapter as a process with cmd:. \`cib doctor\` tells more.` });
	return {
		name,
		version: asked.stdout.trim(),
		exec
	};
}
/** The last thing a command said, safe to print. */
function lastLine({ stdout, stderr }) {
	const said = `${stdout}\n${stderr}`.trim().split("\n").at(-1)?.trim();
	return said ? excerpt(said, 300) : "it said nothing.";
}

export { readAnswer as i, lastLine as n, excerpt as r, findEngine as t };