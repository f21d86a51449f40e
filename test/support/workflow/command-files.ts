import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;

export interface CommandFiles {
  readonly env: Readonly<Record<string, string>>;
  read(name: (typeof NAMES)[number]): string;
}

/** The files by which a step sets outputs, environment, path and summary; new for each step. */
export function commandFiles(temporary: string, step: number): CommandFiles {
  const folder = join(temporary, '_runner_file_commands', String(step));
  mkdirSync(folder, { recursive: true });
  const env = Object.fromEntries(NAMES.map((name) => [name, join(folder, name.toLowerCase())]));
  for (const file of Object.values(env)) writeFileSync(file, '');
  return { env, read: (name) => readFileSync(env[name] as string, 'utf8') };
}

/** `NAME=VALUE`, or `NAME<<DELIMITER`, lines, `DELIMITER`. Throws on anything else, as the runner does. */
export function pairsIn(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;
    const [, name, mark, value = ''] = /^([^=<]+?)(<<|=)(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`Invalid format '${line}'`);
    if (mark === '=') {
      pairs[name] = value;
      continue;
    }
    const end = lines.indexOf(value);
    if (end < 0) throw new Error(`Matching delimiter not found '${value}'`);
    pairs[name] = lines
      .splice(0, end + 1)
      .slice(0, -1)
      .join('\n');
  }
  return pairs;
}
