import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { entryText, type Participant, references } from '../src/board/participants.ts';
import { loadScorecard } from '../src/bundles/load-bundle.ts';
import { beside } from '../src/bundles/plain-files.ts';
import { sha256 } from '../src/evidence/digest.ts';
import { loadSuite } from '../src/suites/catalogue.ts';
import { harnessOf } from '../src/system/harness.ts';
import { nodePorts } from '../src/system/ports.ts';
import { pack } from '../src/usecases/pack.ts';
import { mustHold } from './must-hold.ts';
import { examples, systems } from './own-entries.ts';

/**
 * Makes the project's own entries in `leaderboard/entries`: every reference, every control, the example adapters and the
 * memory systems beside them, each run by `dist/` as anybody would run it. A bundle that verifies and is of this suite version, dataset and harness stays
 * as it is, to the byte. Names of entries make these alone, and `--suite ID` makes their runs of this suite alone.
 * `dist/` must be committed: a run names the digest of its program, and by this digest a reader finds the commit.
 */

const ROOT = join(import.meta.dirname, '..');
const ENTRIES = 'leaderboard/entries';
const { files } = nodePorts();

type Ended = 'kept' | 'made' | 'left: no container engine answers';

process.chdir(ROOT);
requireCommitted();
const { positionals: only, values } = parseArgs({ allowPositionals: true, options: { suite: { type: 'string' } } });
const all = [...(await references()), ...examples, ...systems];
for (const participant of only.length === 0 ? all : all.filter(({ slug }) => only.includes(slug))) {
  const { slug, suites } = participant;
  const stands: string[] = [];
  for (const id of suites) {
    if (id === (values.suite ?? id)) console.log(`${slug}/${id}: ${await makeBundle(participant, id)}`);
    const folder = `${ENTRIES}/${slug}/${id}`;
    if (await files.exists(`${folder}/manifest.json`)) stands.push(folder);
  }
  if (stands.length === 0) continue;
  const cards = await Promise.all(stands.map((folder) => loadScorecard(files, folder)));
  await files.write(`${ENTRIES}/${slug}/entry.json`, entryText(participant, cards));
}

/** @throws Error if the last commit does not list the digest of `dist/` */
function requireCommitted(): void {
  const { sha256: digest } = harnessOf(ROOT, 'dist');
  const list = 'leaderboard/harnesses.json';
  const { stdout } = spawnSync('git', ['show', `HEAD:${list}`], { encoding: 'utf8' });
  if (stdout?.includes(`"${digest}"`)) return;
  throw new Error(
    `dist/ has the digest ${digest}, which ${list} of the last commit does not list.\n→ npm run build, commit what it writes, then run this again`,
  );
}

/** Runs one suite, unless the bundle that stands would come out again. */
async function makeBundle({ slug, adapter }: Participant, suite: string): Promise<Ended> {
  const folder = `${ENTRIES}/${slug}/${suite}`;
  const stood = await files.exists(`${folder}/manifest.json`);
  if (stood && (await holds(folder))) {
    // A run that is resumed when it has ended says whether it was this very run.
    const again = await run(slug, adapter, suite, folder);
    if (again === 'ended') return 'kept';
  }
  const fresh = `out/board/${slug}/${suite}`;
  await files.remove(fresh);
  if ((await run(slug, adapter, suite, fresh)) === 'engine.missing') return 'left: no container engine answers';
  await mustHold(files, fresh, (await loadScorecard(files, fresh)).system.kind);
  await pack(files, fresh, {});
  await files.remove(`${fresh}/stderr.txt`);
  mkdirSync(`${ENTRIES}/${slug}`, { recursive: true });
  await files.replace(folder, fresh, beside(folder, 'former'));
  return 'made';
}

async function holds(folder: string): Promise<boolean> {
  try {
    await mustHold(files, folder, (await loadScorecard(files, folder)).system.kind);
    return true;
  } catch {
    return false;
  }
}

/** Throws where the run failed for any reason but the two that are answered by their code. */
async function run(slug: string, adapter: string, suite: string, out: string) {
  const words = ['run', '--resume', '--suite', suite, '--adapter', adapter, '--nonce', await nonce(slug, suite)];
  const { status, stderr } = spawnSync(process.execPath, ['dist/cli.js', ...words, '--out', out], { encoding: 'utf8' });
  // Not valid (1) is what a control may be: whether that was meant is told by its bundle.
  if (status === 0 || status === 1) return 'ended';
  const code = /^error (resume\.mismatch|engine\.missing):/m.exec(stderr)?.[1];
  if (code === undefined) throw new Error(`cib ${words.join(' ')} ended with ${status}: ${stderr}`);
  return code;
}

/** Anybody can derive it, so that the same board comes out again: these programs have nothing to gain from knowing it. */
async function nonce(slug: string, suite: string): Promise<string> {
  const { description } = await loadSuite(suite);
  return sha256(`context-integrity board ${slug} ${suite} ${description.version}`);
}
