import { t as safeText } from "./safe-text.js";

// src/report/terminal/verification.ts
/** Every check with its verdict; what broke, and what to do. */
function verificationText({ valid, state, checks }, style) {
	const lines = checks.map(({ id, title, held, detail, remedy }) => [
		`${held ? style.good("✓") : style.bad("✗")} ${title} ${style.dim(id)}`,
		...detail === void 0 ? [] : [`    ${safeText(detail)}`],
		...remedy === void 0 ? [] : [`    ${style.dim(remedy)}`]
	].join("\n"));
	const verdict = valid ? style.good(state) : style.bad(state);
	return [
		...lines,
		"",
		`This bundle is ${verdict}.`,
		""
	].join("\n");
}

export { verificationText };