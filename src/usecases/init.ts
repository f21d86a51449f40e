import { Fault } from '../errors/fault.ts';
import { Entry } from '../evidence/entry.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import type { Files } from '../ports/files.ts';
import { WORKFLOW } from '../site/start/workflow.ts';
import { KITS, type Language } from './kits.ts';

interface Wanted {
  /** Where the repository is: an empty folder, or one without these files. */
  readonly out: string;
  readonly language: Language;
  /** What the system calls itself. */
  readonly name: string;
  /** Holds `examples/adapters`. */
  readonly root: string;
}

/** As the workflow names it. */
const FOLDER = 'memory-adapter';

/**
 * Writes an adapter that works, with all that is needed to measure it: what it is built from, a test, a workflow and an
 * entry. Nothing is replaced: throws `out.exists` where one of the files is there. Gives their paths.
 */
export async function init(files: Files, { out, language, name, root }: Wanted): Promise<readonly string[]> {
  const example = `${root}/examples/adapters/${language}`;
  const program = KITS[language];
  const text = await files.text(`${example}/${program}`);
  const made: Readonly<Record<string, string>> = {
    [`${FOLDER}/${program}`]: text.replace(`example-lexical-${language}`, name),
    [`${FOLDER}/Dockerfile`]: await files.text(`${example}/Dockerfile`),
    [`${FOLDER}/test.sh`]: TEST,
    [`${FOLDER}/entry.json`]: `${JSON.stringify(checkSchema(Entry, entryOf(name), 'entry.json'), null, 2)}\n`,
    [`${FOLDER}/README.md`]: readme(name, program),
    '.github/workflows/memory.yml': WORKFLOW,
  };
  for (const path of Object.keys(made)) {
    if (!(await files.exists(`${out}/${path}`))) continue;
    throw new Fault('out.exists', `${out}/${path} is there already.`, {
      hint: 'Give a folder without it: nothing is replaced.',
    });
  }
  for (const [path, content] of Object.entries(made)) await files.write(`${out}/${path}`, content);
  return Object.keys(made);
}

const TEST = `#!/bin/sh
# Talks to the adapter, runs it against ten tasks, and checks the evidence. From the repository's top:
#   sh memory-adapter/test.sh
# \`CIB\` is how the command line is called here.
set -eu
cib=\${CIB:-npx cib}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
$cib check dir:${FOLDER}
$cib run --suite cib --adapter dir:${FOLDER} --limit 10 --out "$out/run"
$cib verify "$out/run"
`;

function entryOf(name: string): Entry {
  return {
    schema: 'entry/1',
    slug: name,
    kind: 'system',
    name,
    version: '1.0.0',
    licence: 'MIT',
    adapter: `dir:${FOLDER}`,
    platform: 'any',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
  };
}

const readme = (name: string, program: string) => `# ${name}

\`${program}\` puts a memory behind the adapter protocol. What is in it is an example that works, a lexical memory without a
model: put your own in its place.

| what                                        | how                                                                    |
| ------------------------------------------- | ---------------------------------------------------------------------- |
| what is wrong with it, call by call         | \`cib check dir:${FOLDER}\`                                              |
| ten tasks                                   | \`cib run --suite cib --adapter dir:${FOLDER} --limit 10 --out ten\`     |
| why a task failed                           | \`cib explain ten --task ID\`                                            |
| all of it, in a pull request                | \`.github/workflows/memory.yml\`                                         |
| onto the leaderboard                        | \`entry.json\` beside the bundles of its suites; name an image by digest |
`;
