import { readFileSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import { options, rules } from './may-import.ts';

/** A file that is longer holds more than one idea. */
const LONGEST = 300;
/** A file that is shorter is rarely worth opening. Counted only. */
const SHORT = 15;

const { output } = await cruise(['src', 'scripts'], { ...options, ruleSet: rules, validate: true });
if (typeof output === 'string') throw new Error(output);
const found = output.summary.violations;
if (found.length > 0) console.error((await format(output, { outputType: 'err' })).output);

const files = output.modules
  .map(({ source }) => source)
  .filter((path) => path.startsWith('src/') && path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));
const long = files.filter(({ lines }) => lines > LONGEST);
for (const { path, lines } of long) console.error(`${path} has ${lines} lines: split it, ${LONGEST} are the most.`);

const total = files.reduce((sum, { lines }) => sum + lines, 0);
const short = files.filter(({ lines }) => lines <= SHORT).length;
const modules = new Map<string, number>();
for (const { path } of files) {
  const [, module = ''] = path.split('/');
  modules.set(module, (modules.get(module) ?? 0) + 1);
}
const largest = [...modules].sort(([, a], [, b]) => b - a).slice(0, 5);
console.log(
  `src/, tests aside: ${files.length} files, ${total} lines, ${short} files of ${SHORT} lines or fewer; most files: ` +
    largest.map(([name, count]) => `${name} ${count}`).join(', '),
);
process.exitCode = found.length + long.length > 0 ? 1 : 0;
