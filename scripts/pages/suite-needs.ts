import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { few } from '../../src/report/format.ts';
import { noHeadlineNote } from '../../src/suite/description.ts';
import { capabilityUses } from '../../src/suite/needs.ts';
import type { Suite, Task } from '../../src/suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../../src/suites/catalogue.ts';

// The part of docs/protocol.md that says what each suite makes of what an adapter declares and returns.

const BEGIN = '<!-- what each suite needs: npm run docs -->';
const END = '<!-- end of what each suite needs -->';

/** The page with that part written anew. */
export async function protocolPage(root: string): Promise<string> {
  const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/protocol.md lacks ${BEGIN} or ${END}`);
  const parts = await Promise.all(SUITE_IDS.map(async (id) => partOf(await loadSuite(id))));
  return [before, BEGIN, '\n\n', parts.join('\n'), '\n', END, after].join('');
}

function partOf(suite: Suite): string {
  const { id, title, passed, fields, families, metrics, headline } = suite.description;
  const label = (of: readonly { id: string; label: string }[], ids: readonly string[]) =>
    of.filter((one) => ids.includes(one.id)).map((one) => one.label.toLowerCase());
  const uses = capabilityUses(suite, sampleOf(suite)).map(({ capability, also, families: fed, metrics: only }) => {
    const which = (all: boolean) =>
      label(
        families,
        fed.flatMap((one) => (one.all === all ? [one.family] : [])),
      );
    const parts = [
      ...(which(true).length === 0 ? [] : [`all of ${few(which(true))}`]),
      ...(which(false).length === 0 ? [] : [`some of ${few(which(false))}`]),
    ];
    const names = also === undefined ? `\`${capability}\`` : `\`${capability}\` and \`${also}\``;
    const missed = `${parts.join('; ') || '–'}${also === undefined ? '' : ', too'}`;
    return `| ${names} | ${missed} | ${label(metrics, only).join(', ') || '–'} |`;
  });
  const main = metrics.find((one) => one.id === headline);
  return [
    `### \`${id}\`: ${title}`,
    '',
    `A task passes if ${passed} ${main ? `The headline is _${main.label.toLowerCase()}_.` : noHeadlineNote(suite.description)}`,
    '',
    '| field | what it means here |',
    '| --- | --- |',
    ...fields.map(({ field, meaning }) => `| ${field} | ${meaning} |`),
    '',
    ...(uses.length === 0
      ? ['You need not declare any capability.']
      : ['| without | tasks that are not measured | metrics without a value |', '| --- | --- | --- |', ...uses]),
    '',
  ].join('\n');
}

const PER_FAMILY = 30;
const LONGEST = 300_000;

/** Some tasks of each family; of a suite with long ones, the short. */
function sampleOf({ generator, compile }: Suite): readonly Task[] {
  const found = new Map<string, Task[]>();
  for (let index = 0; index < generator.publicCount; index += 1) {
    const task = generator.generate(generator.publicSeed, index);
    const own = found.get(task.family) ?? [];
    if (own.length < PER_FAMILY && JSON.stringify(compile(task)).length <= LONGEST)
      found.set(task.family, [...own, task]);
  }
  return [...found.values()].flat();
}
