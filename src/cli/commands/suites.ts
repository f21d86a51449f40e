import type { Command } from 'commander';
import { knownIn, SUITE_IDS } from '../../suites/catalogue.ts';
import { listedSuites } from '../../suites/listing.ts';
import type { Declare } from '../command.ts';
import { asJson, jsonOption } from '../options.ts';

export const suites: Declare = (program, _, tell) =>
  program
    .command('suites')
    .description('list the benchmarks, with their families, metrics, reference systems and controls')
    .argument('[id...]', 'only these suites, separated by spaces or commas; default: all')
    .addOption(jsonOption())
    .action((ids: readonly string[], options: { json?: true }, command: Command) =>
      tell(async ({ print, style, columns }) => {
        const all = await listedSuites();
        const listed = (ids.length === 0 ? SUITE_IDS : ids.flatMap((id) => id.split(',').filter(Boolean))).map((id) =>
          knownIn(all, id),
        );
        if (options.json) {
          print(asJson(listed));
          return;
        }
        const help = command.createHelp();
        help.prepareContext({ helpWidth: columns });
        // Commander formats its own list of options like this: long descriptions continue below their first word.
        const item = (name: string, width: number, text: string) => help.formatItem(name, width, text, help);
        const line = (text: string) => `  ${help.boxWrap(text, columns - 2).replaceAll('\n', '\n  ')}`;
        const lines: string[] = [];
        for (const suite of listed) {
          lines.push(`${style.bold(suite.id)} ${suite.version} · ${suite.title}, ${suite.tasks} tasks`);
          lines.push(line(suite.summary));
          lines.push(line(`A task passes if ${suite.passed}`));
          const familyNames = suite.families.map((id) =>
            suite.families_not_public.includes(id) ? `${id} (none in the public data)` : id,
          );
          lines.push(item('families', 10, familyNames.join(', ')));
          lines.push(item('references', 10, suite.references.join(', ')));
          lines.push(item('controls', 10, suite.controls.join(', ')));
          if (suite.graders.length > 1) lines.push(item('graders', 10, suite.graders.join(', ')));
          if (suite.without_headline !== undefined) lines.push(line(suite.without_headline));
          lines.push('  metrics');
          const width = 2 + Math.max(...suite.metrics.map(({ id }) => id.length));
          for (const { id, definition } of suite.metrics)
            lines.push(
              item(`  ${id}`, width, `${definition}${id === suite.headline ? style.bold(' The headline.') : ''}`),
            );
        }
        // In one piece, because each print is a system call.
        print(lines.join('\n'));
      }),
    );
