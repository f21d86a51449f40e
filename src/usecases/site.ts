import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { Entry } from '../evidence/entry.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import { Timing } from '../evidence/timing.ts';
import type { Files } from '../ports/files.ts';
import type { EntryBundle, SiteEntry } from '../site/entries.ts';
import { pages, TEMPLATES } from '../site/pages.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import type { Suite } from '../suites/suite.ts';
import { flagEntries } from './entry-flags.ts';
import { loadManifest, loadOutcomes, loadScorecard } from './load-bundle.ts';

export interface SiteRequest {
  /** A folder an entry. */
  readonly entries: string;
  readonly out: string;
  /** Holds `templates/` and `assets/`. */
  readonly templates: string;
}

const STYLE = 'assets/style.css';

/** What a site's folder holds at its top; anything else there is not ours to replace. */
const OURS = /^(?:index\.html|about\.html|systems|assets)$/;

/** Builds the leaderboard. All of it is made before the first byte at `out` changes. */
export async function buildSite(files: Files, { entries, out, templates }: SiteRequest): Promise<{ pages: number }> {
  await checkOut(files, out);
  const suites = await Promise.all(SUITE_IDS.map(loadSuite));
  const found: SiteEntry[] = [];
  if (!(await files.isDirectory(entries))) throw new Fault('input.missing', `There is no folder ${entries}.`);
  for (const slug of await files.list(entries)) {
    if (await files.isDirectory(`${entries}/${slug}`)) found.push(await readEntry(files, entries, slug, suites));
  }
  const texts = await Promise.all(
    TEMPLATES.map(async (name) => [name, await files.text(`${templates}/templates/${name}.html.hbs`)] as const),
  );
  const made = pages({
    entries: found,
    flags: await flagEntries(files, found),
    suites,
    templates: Object.fromEntries(texts) as Record<(typeof TEMPLATES)[number], string>,
  });
  const style = { path: STYLE, html: await files.text(`${templates}/${STYLE}`) };
  await put(files, out, [style, ...made]);
  return { pages: made.length };
}

async function checkOut(files: Files, out: string): Promise<void> {
  if ((await files.exists(out)) && !(await files.isDirectory(out))) throw new Fault('out.exists', `${out} is a file.`);
  const stranger = (await files.list(out)).find((name) => !OURS.test(name));
  if (stranger === undefined) return;
  throw new Fault('out.exists', `${out} holds ${JSON.stringify(stranger)}, which is no part of a site.`, {
    hint: 'Give --out a new folder, or one that holds an earlier site.',
  });
}

/** One entry with its bundles. Throws `entry.invalid` where what was submitted cannot be read. */
export async function readEntry(
  files: Files,
  entries: string,
  slug: string,
  suites: readonly Suite[],
): Promise<SiteEntry> {
  const folder = `${entries}/${slug}`;
  try {
    const path = `${folder}/entry.json`;
    const entry = checkSchema(Entry, parseStrict(await files.text(path), path), path);
    if (entry.slug !== slug) throw wrong(`${path}: $.slug: it is "${entry.slug}", the folder is "${slug}"`);
    const unknown = Object.keys(entry.suites).find((id) => !SUITE_IDS.includes(id));
    if (unknown !== undefined) throw wrong(`${path}: $.suites: there is no suite ${JSON.stringify(unknown)}`);
    const bundles: EntryBundle[] = [];
    for (const suite of suites) {
      const name = entry.suites[suite.description.id];
      if (name !== undefined) bundles.push(await readBundle(files, `${folder}/${name}`, suite, entry));
    }
    return { entry, bundles };
  } catch (thrown) {
    if (!(thrown instanceof Fault && READING.test(thrown.code))) throw thrown;
    throw new Fault('entry.invalid', thrown.message, {
      cause: thrown,
      hint: thrown.hint ?? `Mend or remove ${folder}; what stood at --out is untouched.`,
    });
  }
}

/** Faults in what was submitted. Others, such as a disk that cannot be read, keep their code. */
const READING = /^(?:json\.|bundle\.|file\.missing$)/;

const wrong = (message: string) => new Fault('json.schema', message);

async function readBundle(files: Files, folder: string, suite: Suite, entry: Entry): Promise<EntryBundle> {
  const manifest = await loadManifest(files, folder);
  const scorecard = await loadScorecard(files, folder);
  const outcomes = await loadOutcomes(files, folder);
  const path = `${folder}/${BUNDLE.timing}`;
  const timing = checkSchema(Timing, parseStrict(await files.text(path), path), path);

  const at = `${folder}/${BUNDLE.manifest}`;
  const { id } = suite.description;
  if (manifest.suite.id !== id) throw wrong(`${at}: $.suite.id: it is not "${id}", as which the entry names it`);
  for (const key of ['suite', 'dataset', 'system'] as const) {
    if (canonical(manifest[key]) === canonical(scorecard[key])) continue;
    throw wrong(`${folder}/${BUNDLE.scorecard}: $.${key}: it is not the one in ${BUNDLE.manifest}`);
  }
  if (outcomes.length !== scorecard.counts.tasks) {
    throw wrong(`${folder}/${BUNDLE.outcomes}: ${outcomes.length} lines, ${scorecard.counts.tasks} tasks were counted`);
  }
  // What runs in process may read labels: it must not pass for a system.
  const { kind, reads_labels } = manifest.system;
  if ((kind === 'reference' || kind === 'control') && entry.kind !== kind) {
    throw wrong(`${at}: $.system.kind: a ${kind} made this bundle, the entry says ${entry.kind}`);
  }
  if (reads_labels && !entry.reads_labels) {
    throw wrong(`${at}: $.system.reads_labels: the entry does not say that it reads labels`);
  }
  return { suite, folder, manifest, scorecard, outcomes, timing };
}

/** A whole site beside the former one, then in its place: nobody sees half of it. */
async function put(files: Files, out: string, made: readonly { path: string; html: string }[]): Promise<void> {
  const draft = `${out.replace(/\/+$/, '')}.draft`;
  await files.remove(draft);
  try {
    for (const { path, html } of made) await files.write(`${draft}/${path}`, html);
  } catch (thrown) {
    await files.remove(draft);
    throw thrown;
  }
  await files.replace(out, draft);
}
