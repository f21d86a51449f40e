import { withoutHeadline } from '../../suite/description.ts';
import { loadSuite, STRICT, SUITE_IDS } from '../../suites/catalogue.ts';
import type { Declare } from '../command.ts';
import { asJson, jsonOption } from '../options.ts';

export const suites: Declare = (program, act) =>
  program
    .command('suites')
    .description('list the benchmarks, with their families, metrics, reference systems and controls')
    .argument('[id...]', 'only these suites; default: all')
    .addOption(jsonOption())
    .action((ids: readonly string[], options: { json?: true }) =>
      act(async ({ print, style }) => {
        const all = await Promise.all((ids.length === 0 ? SUITE_IDS : ids).map(loadSuite));
        const told = all.map(({ description, generator, references, controls, graders = {} }) => ({
          id: description.id,
          version: description.version,
          title: description.title,
          summary: description.summary,
          tasks: generator.publicCount,
          headline: description.headline ?? null,
          without_headline: withoutHeadline(description),
          passed: description.passed,
          fields: description.fields,
          families: description.families.map(({ id }) => id),
          metrics: description.metrics.map(({ id, label, definition }) => ({ id, label, definition })),
          failure_modes: description.failureModes.map(({ id, rule }) => ({ id, rule })),
          references: references.map(({ name }) => name),
          controls: controls.map(({ name }) => name),
          graders: [STRICT, ...Object.keys(graders)],
        }));
        if (options.json) print(asJson(told));
        for (const suite of options.json ? [] : told) {
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
