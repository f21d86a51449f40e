import { allOrNone, requireOutsideBundles } from '../bundles/load-bundle.ts';
import { irregularOn } from '../bundles/plain-files.ts';
import { Fault } from '../errors/fault.ts';
import { Entry, type EntryDraft, UNSET_LICENCE } from '../evidence/entry.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import type { Files } from '../ports/files.ts';
import { VERSION } from '../protocol/project.ts';
import { FORK_WORKFLOW, WORKFLOW } from '../site/workflow.ts';
import { DEFAULT_NAME, FOLDER, KITS, type Language, specOf } from './kits.ts';
import { SUBMIT_WORKFLOW } from './submit-workflow.ts';

interface InitRequest {
  /** The repository's folder. */
  readonly out: string;
  readonly language: Language;
  /** The system's name, which is used in the adapter's program and in paths. */
  readonly name: string;
  /** The project's root, which has the kits. */
  readonly root: string;
  /** The address of the project's files, at this version. */
  readonly published: string;
}

/** A name that is valid in a program, a folder and an address. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/**
 * Writes a working adapter with everything that is needed to measure and submit it: its build, a test, workflows and an entry.
 * An existing `.gitignore` gets one more line.
 *
 * @returns the paths of the files
 * @throws Fault `usage` for a name that is not valid; `out.exists` if one of the files exists, as none is replaced, or if
 * it, or a folder of it, is a link, or if they would be in a bundle
 */
export async function init(files: Files, request: InitRequest): Promise<readonly string[]> {
  const { out, language, name, root, published } = request;
  if (!NAME.test(name)) throw wrongName(name);
  await requireOutsideBundles(files, `${out}/${FOLDER}`);
  const { files: parts, edited, nameInFile, version } = KITS[language];
  const entry = checkSchema(Entry, entryOf(name, version), 'entry.json');
  const made: Record<string, string> = {};
  for (const [part, source] of Object.entries(parts)) {
    const text = await files.text(`${root}/${source}`);
    const own = text.replace(nameInFile, name).replace('../README.md', `${published}examples/adapters/README.md`);
    made[`${FOLDER}/${part}`] = part === edited ? own : text;
  }
  made[`${FOLDER}/test.sh`] = testScript(specOf(language, '.'));
  made[`${FOLDER}/entry.json`] = `${JSON.stringify(entry, null, 2)}\n`;
  made[`${FOLDER}/README.md`] = readme(request);
  made['.github/workflows/memory.yml'] = WORKFLOW;
  made['.github/workflows/memory-comment.yml'] = FORK_WORKFLOW;
  made['.github/workflows/submit.yml'] = SUBMIT_WORKFLOW;
  const [there, missing]: [string[], string[]] = [[], []];
  for (const path of Object.keys(made)) {
    await refuseLinks(files, out, path);
    ((await files.exists(`${out}/${path}`)) ? there : missing).push(path);
  }
  if (there.length > 0) {
    const copy = missing.length === 0 ? '' : `, and copy the files that are missing here: ${missing.join(', ')}`;
    throw new Fault('out.exists', `${out}/${there[0]} already exists.`, {
      hint: `Nothing was written, because \`cib init\` never replaces files. Run it in another folder${copy}.`,
    });
  }
  await refuseLinks(files, out, '.gitignore');
  const own = Object.keys(made).map((path) => `${out}/${path}`);
  const ignored = await ignoreResults(files, out);
  if (ignored !== undefined) made['.gitignore'] = ignored;
  await allOrNone(files, own, async () => {
    for (const [path, content] of Object.entries(made)) await files.write(`${out}/${path}`, content);
  });
  return Object.keys(made);
}

/** The folders that runs write, with the names in the guide and in the next steps. */
const RESULTS = '/results*/';

/** Through a link the files would be written elsewhere, or a secret would be copied into `.gitignore`, which is committed. */
async function refuseLinks(files: Files, out: string, path: string): Promise<void> {
  const what = await irregularOn(files, out, `${out}/${path}`);
  if (what === undefined) return;
  throw new Fault('out.exists', `${what}.`, { hint: 'Put a plain file or folder in its place. Nothing was written.' });
}

/** `.gitignore` with that line at its end. Undefined if it has the line already. Its other lines are unchanged. */
async function ignoreResults(files: Files, out: string): Promise<string | undefined> {
  const path = `${out}/.gitignore`;
  const before = (await files.exists(path)) ? await files.text(path) : '';
  if (before.split(/\r?\n/).includes(RESULTS)) return undefined;
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${RESULTS}\n`;
}

function wrongName(name: string): Fault {
  const near = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64);
  return new Fault('usage', `--name "${name}" cannot be the name of a system.`, {
    hint: `Use lower-case letters, digits and "-", at most 64, such as --name ${NAME.test(near) ? near : DEFAULT_NAME}.`,
  });
}

const testScript = (spec: string) => `#!/bin/sh
# Checks the adapter, runs ten tasks into results/test, and verifies the evidence. From the top of the repository:
#   sh ${FOLDER}/test.sh
# In a container, as on the leaderboard:
#   ADAPTER=dir:${FOLDER} sh ${FOLDER}/test.sh
# CIB is how the command line is called, where it is not npx.
set -eu
cib=\${CIB:-npx --yes context-integrity@${VERSION}}
adapter=\${ADAPTER:-${spec}}
out=results/test
$cib --version >/dev/null || { echo "Cannot start: $cib. Set CIB to node CLONE/dist/cli.js: see ${FOLDER}/README.md" >&2; exit 2; }
rm -rf "$out"
$cib check "$adapter"
$cib run --suite cib --adapter "$adapter" --limit 10 --out "$out"
$cib verify "$out"
`;

const ACCOUNT = 'your-account';

/** Whether an `entry.json` of `cib init` has the slug that it wrote. Somebody else may mean it. */
export const isUnsetSlug = ({ slug, adapter }: EntryDraft): boolean =>
  slug === DEFAULT_NAME && adapter?.startsWith(`image:ghcr.io/${ACCOUNT}/`) === true;

/** An example: `cib entry` replaces name, version and the image with its digest by those of a run. */
function entryOf(name: string, version: string): Entry {
  return {
    schema: 'entry/1',
    slug: name,
    kind: 'system',
    name,
    version,
    licence: UNSET_LICENCE,
    adapter: `image:ghcr.io/${ACCOUNT}/${name}@sha256:${'0'.repeat(64)}`,
    platform: 'linux/amd64',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
  };
}

function readme({ language, name, published }: InitRequest): string {
  const { about } = KITS[language];
  const page = (path: string) => `[${path}](${published}${path})`;
  const spec = specOf(language, '.');
  return `# ${name}

${about.replace(/\bdocs\/[\w-]+\.md/g, page)}

Run these commands at the top of the repository. They need Node 20.3 or newer.

- Check the adapter, call by call: \`npx context-integrity check "${spec}"\`
- Run ten tasks: \`npx context-integrity run --suite cib --adapter "${spec}" --limit 10 --out results-ten\`
- See why tasks failed: \`npx context-integrity explain results-ten\`
- Check the adapter, run ten tasks and verify the run: \`sh ${FOLDER}/test.sh\`. Until the package is on npm, set \`CIB\`
  to \`node CLONE/dist/cli.js\`, and write that in place of \`npx context-integrity\`: CLONE is a clone of the project's repository.
${spec.startsWith('dir:') ? '' : `- Run the same in a container, as the leaderboard does: \`--adapter dir:${FOLDER}\`\n`}- Measure each pull request: the workflow \`.github/workflows/memory.yml\` does this after you push it to GitHub.

What each suite needs of an adapter: ${page('docs/protocol.md')}.

## Submit it to the leaderboard

1. Set slug and licence in \`entry.json\`. The workflow stops while the licence is \`${UNSET_LICENCE}\`. Name, version and the image with its
   digest come from the run.
2. Add a secret \`BOARD_TOKEN\` to your repository: a classic personal access token with the scope \`public_repo\`.
3. Start the workflow _Submit_ on the page _Actions_. It pushes the image, runs the suites, and opens the pull request.
4. The first run stops because the image is private. Under _Packages_ choose the image, then _Package settings_, _Change visibility_.
   This cannot be undone: everybody can then read all files of every version. Then re-run the failed job.

What becomes public and stays public, what an image must be, and how to do each step by hand: ${page('docs/guide-submit.md')}.
`;
}
