// src/errors/codes.ts
/** Every code the project can report. Codes are stable: scripts and documentation refer to them. */
const CODES = {
	"usage": "user",
	"spec.invalid": "user",
	"suite.unknown": "user",
	"family.unknown": "user",
	"reference.unknown": "user",
	"task.unknown": "user",
	"metric.unknown": "user",
	"input.missing": "user",
	"input.invalid": "user",
	"input.unknown": "user",
	"file.missing": "user",
	"file.unreadable": "user",
	"file.unwritable": "user",
	"out.exists": "user",
	"resume.mismatch": "user",
	"dataset.needed": "user",
	"dataset.invalid": "user",
	"json.invalid": "user",
	"bundle.incomplete": "user",
	"bundle.incomparable": "user",
	"entry.invalid": "user",
	"engine.missing": "user",
	"image.missing": "user",
	"image.unsuitable": "user",
	"build.failed": "user",
	"bundle.invalid": "check",
	"dataset.unsound": "check",
	"gate.missed": "check",
	"adapter.start": "adapter",
	"adapter.exit": "adapter",
	"adapter.timeout": "adapter",
	"adapter.error": "adapter",
	"adapter.unsteady": "adapter",
	"protocol.version": "adapter",
	"protocol.json": "adapter",
	"protocol.utf8": "adapter",
	"protocol.frame": "adapter",
	"protocol.id": "adapter",
	"protocol.result": "adapter",
	"protocol.line-too-long": "adapter",
	"protocol.unexpected": "adapter",
	"internal": "ours"
};

// src/errors/fault.ts
/** The one error type: what was wrong and where (message), what to do (hint), a stable code. */
var Fault = class extends Error {
	code;
	hint;
	constructor(code, message, details = {}) {
		super(message, details.cause === void 0 ? void 0 : { cause: details.cause });
		this.name = "Fault";
		this.code = code;
		this.hint = details.hint;
	}
	get party() {
		return CODES[this.code];
	}
};
const EXIT = {
	check: 1,
	user: 2,
	adapter: 3,
	ours: 4
};
/** Anything thrown, as a Fault: what is not one already is ours. */
function asFault(thrown) {
	if (thrown instanceof Fault) return thrown;
	const message = thrown instanceof Error ? thrown.message : String(thrown);
	return new Fault("internal", message, {
		cause: thrown,
		hint: "This is a defect of the harness. Please report it with the command you ran."
	});
}
function exitStatus(fault) {
	return EXIT[fault.party];
}

export { asFault as n, exitStatus as r, Fault as t };