// src/report/safe-text.ts
/** Control characters (C0, DEL, C1), line and paragraph separators, and what changes the direction of text. */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/**
* A stranger's text on one line, with nothing that a terminal or GitHub's runner would obey: escapes are shown as
* \u….; `::` and `##[`, the two syntaxes of workflow commands, are broken wherever they stand.
*/
function safeText(text, length = 300) {
	const visible = text.toWellFormed().replace(UNPRINTABLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`).replaceAll("::", ": :").replaceAll("##[", "## [");
	return visible.length > length ? `${visible.slice(0, length).toWellFormed()}…` : visible;
}

export { safeText as t };