import { knownIn, SUITE_IDS } from '../../suites/catalogue.ts';
import type { Declare } from '../command.ts';
import { asJson, jsonOption } from '../options.ts';

export const suites: Declare = (program, _, tell) =>
  program
    .command('suites')
    .description('list the benchmarks, with their families, metrics, reference systems and controls')
    .argument('[id...]', 'only these suites; default: all')
    .addOption(jsonOption())
    .action((ids: readonly string[], options: { json?: true }) =>
      tell(async ({ print, style }) => {
        const { listedSuites } = await import('../../suites/listing.ts');
        const all = await listedSuites();
        const listed = (ids.length === 0 ? SUITE_IDS : ids).map((id) => knownIn(all, id));
        if (options.json) print(asJson(listed));
        for (const suite of options.json ? [] : listed) {
          print(`${style.bold(suite.id)} ${suite.version} · ${suite.title}, ${suite.tasks} tasks`);
          print(`  ${suite.summary}`);
          print(`  A task passes if ${suite.passed}`);
          print(`  families    ${suite.families.join(', ')}`);
          print(`  references  ${suite.references.join(', ')}`);
          print(`  controls    ${suite.controls.join(', ')}`);
          if (suite.without_headline !== undefined) print(`  ${suite.without_headline}`);
          print('  metrics');
          const width = Math.max(...suite.metrics.map(({ id }) => id.length));
          for (const { id, definition } of suite.metrics)
            print(`    ${id.padEnd(width)}  ${definition}${id === suite.headline ? style.bold(' The headline.') : ''}`);
          if (suite.graders.length > 1) print(`  graders     ${suite.graders.join(', ')}`);
        }
      }),
    );
