import { parseSpec } from '../../adapters/spec.ts';
import { irregularOn } from '../../bundles/plain-files.ts';
import { Fault } from '../../errors/fault.ts';
import type { Files } from '../../ports/files.ts';
import type { Inputs } from './inputs.ts';

const PATHS = ['out', 'dataset', 'baseline', 'replay', 'prices'] as const;

/**
 * The inputs whose path in the workspace contains a link or a device. A pull request can replace any of its files by one. The bundle
 * would then be written elsewhere, a message would quote another file of the runner, or the build would get the whole checkout.
 */
export async function linkFaults(files: Files, inputs: Inputs, workspace = '.'): Promise<readonly Fault[]> {
  const spec = parseSpec(inputs.adapter);
  const given = [
    ...(spec.kind === 'dir' ? [['adapter', spec.path] as const] : []),
    ...PATHS.map((name) => [name, inputs[name] ?? ''] as const),
  ];
  const faults = given.map(async ([name, path]) => {
    const what = await irregularOn(files, workspace, path);
    return what === undefined
      ? []
      : new Fault('input.invalid', `Input "${name}" is ${JSON.stringify(path)}: ${what}.`, {
          hint: 'Give the path of the file or folder itself.',
        });
  });
  return (await Promise.all(faults)).flat();
}
