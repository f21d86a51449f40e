import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../src/evidence/digest.ts';

/** A file or folder of `CONFORMANCE_DATA`, which may get more data of the same kind. */
export const conformance = (path: string): string => join(process.env.CONFORMANCE_DATA ?? 'absent', path);

/** The files of a folder of `CONFORMANCE_DATA` whose names match, in order. None if the folder is not there. */
export function conformanceFiles(folder: string, names: RegExp): readonly string[] {
  const found = existsSync(conformance(folder)) ? readdirSync(conformance(folder)) : [];
  return found
    .filter((name) => names.test(name))
    .sort()
    .map((name) => join(conformance(folder), name));
}

/** The folders with scenarios of WRIT 0.2.0. */
export const scenarioFolders: readonly string[] = conformanceFiles('writ-v0.2.0', /^scenarios/);

/** All files with scenarios of WRIT 0.2.0. */
export const scenarioFiles: readonly string[] = scenarioFolders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name)),
);

/** SHA-256 of files and folders: of their names and bytes. */
export function digestOfFiles(...paths: readonly string[]): string {
  const lines = paths.map((path) =>
    statSync(path).isDirectory()
      ? digestOfFiles(
          ...readdirSync(path)
            .sort()
            .map((name) => join(path, name)),
        )
      : `${path.split('/').at(-1)} ${sha256(readFileSync(path))}`,
  );
  return sha256(lines.join('\n'));
}

/** The 53 scenarios whose figures the tests state. With more or others, tests derive what they expect from the files. */
export const areStatedScenarios = (): boolean =>
  digestOfFiles(...scenarioFiles) === '9c790a57e1a9aaa63238dda7e8101337d736760c443387eb7caa115486d644b6';
