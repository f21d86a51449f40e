import type { Declare } from '../command.ts';
import { asJson, jsonOption } from '../options.ts';

export const doctor: Declare = (program, act) =>
  program
    .command('doctor')
    .description('show what this machine has, and what is missing for each kind of adapter')
    .addOption(jsonOption())
    .action((options: { json?: true }) =>
      act(async ({ ports, harness, print, style }) => {
        const { examine } = await import('../../usecases/doctor.ts');
        const findings = await examine(ports.processes, process.versions.node);
        if (options.json) print(asJson({ harness, findings }));
        else {
          print(`context-integrity ${harness.version}, code ${harness.sha256.slice(0, 12)}`);
          for (const { name, ok, optional, warnings, detail } of findings) {
            const usable = warnings ? style.bad('!') : style.good('✓');
            print(`${ok ? usable : optional ? style.dim('–') : style.bad('–')} ${name}: ${detail}`);
          }
        }
      }),
    );
