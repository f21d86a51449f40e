import type { Entry } from '../../evidence/entry.ts';
import { safeText } from '../../text/safe-text.ts';
import { shellWord } from '../../text/shell.ts';
import type { ShownBundle, ShownEntry } from '../board/entries.ts';
import type { Site } from '../site.ts';
import { HARNESS, repositoryOf } from './repository.ts';
import { WORKFLOW } from './workflow.ts';

export interface StartView {
  /** Of the repository with the entries. */
  readonly repository: string;
  readonly harness: string;
  readonly guide: string;
  readonly protocol: string;
  readonly formats: string;
  /** What checks one run of this site; null where there is none yet. */
  readonly verify: { readonly name: string; readonly href: string; readonly commands: string } | null;
  /** An id for the examples. */
  readonly suite: string;
  readonly workflow: string;
  /** A badge to be linked, as Markdown; empty where no run or no address is known. */
  readonly badge: string;
  readonly feed: string;
}

/** The example is the first run of the first board, rather of a system than of a baseline. */
export function startView({ boards, entries, suites, url }: Site): StartView {
  const rows = boards[0]?.rows ?? [];
  const of = (kind: Entry['kind']) => rows.find(({ entry }) => entry.kind === kind);
  const row = of('system') ?? of('example') ?? rows[0];
  const shown = row && entries.find(({ entry }) => entry.slug === row.entry.slug);
  const repository = repositoryOf(url);
  const file = (path: string) => `https://github.com/${HARNESS}/blob/main/${path}`;
  return {
    repository: `https://github.com/${repository}`,
    harness: `https://github.com/${HARNESS}`,
    guide: file('leaderboard/README.md'),
    protocol: file('docs/protocol.md'),
    formats: file('docs/data.md'),
    verify: shown ? verifyView(shown, row.bundle, repository) : null,
    suite: suites[0]?.description.id ?? '',
    workflow: WORKFLOW,
    badge: row && url !== undefined ? badgeText(url, row.entry.slug, row.bundle) : '',
    feed: url === undefined ? '' : 'feed.xml',
  };
}

function verifyView({ entry }: ShownEntry, bundle: ShownBundle, repository: string): StartView['verify'] {
  const { folder, manifest } = bundle.submitted ?? bundle;
  const data = /^builtin(?:-\d+)?$/.test(manifest.dataset.id) ? '' : ' --dataset FILE';
  const clone = (name: string) => `git clone https://github.com/${name}`;
  const own = repository === HARNESS;
  const commands = own
    ? [clone(HARNESS), 'cd context-integrity', `node dist/cli.js verify ${shellWord(folder)}${data}`]
    : [
        `${clone(repository)} board`,
        `${clone(HARNESS)} harness`,
        'cd board',
        `node ../harness/dist/cli.js verify ${shellWord(folder)}${data}`,
      ];
  return { name: safeText(entry.name, 80), href: `systems/${entry.slug}.html`, commands: commands.join('\n') };
}

function badgeText(url: string, slug: string, { suite }: ShownBundle): string {
  const { id, title } = suite.description;
  return `[![${title}](${url}badges/${slug}/${id}.svg)](${url}systems/${slug}.html)`;
}
