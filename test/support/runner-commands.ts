/**
 * What GitHub's runner executes in a step's log, by its two parsers of commands (`ActionCommand.TryParseV2` and
 * `TryParse` of actions/runner), and what controls a terminal. Tests check that the output of the harness has none of
 * it.
 */

const REGISTERED = new Set([
  'add-mask',
  'add-matcher',
  'remove-matcher',
  'add-path',
  'set-env',
  'set-output',
  'save-state',
  'debug',
  'notice',
  'warning',
  'error',
  'group',
  'endgroup',
  'echo',
  'stop-commands',
  'internal-set-repo-path',
]);

/** .NET's white space, which `TrimStart` removes. It has U+0085; JavaScript's has not. */
const LEADING_SPACE = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** The lines of a log that the runner would execute. */
export function commandsIn(log: string): string[] {
  // `StreamReader.ReadLine` ends a line at CR, LF or both.
  return log.split(/\r\n|\r|\n/).filter((line) => isCommand(line) || isLegacyCommand(line));
}

/** `::name properties::data`, at the start of a line. */
function isCommand(line: string): boolean {
  const message = line.replace(LEADING_SPACE, '');
  if (!message.startsWith('::')) return false;
  const end = message.indexOf('::', 2);
  return end >= 0 && isRegistered(message.slice(2, end));
}

/** `##[name properties]data`, anywhere in a line. */
function isLegacyCommand(line: string): boolean {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  return end >= 0 && isRegistered(line.slice(start + 3, end));
}

function isRegistered(info: string): boolean {
  return REGISTERED.has((info.split(' ', 1)[0] ?? '').toLowerCase());
}

/** Control characters: C0 except line feeds, DEL, C1, separators, and bidirectional controls. */
export function controlsIn(log: string): string[] {
  const found = log.match(/(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu);
  return [...new Set(found)].map((char) => `U+${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
