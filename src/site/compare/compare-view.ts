import { safeText } from '../../text/safe-text.ts';
import { shellWord } from '../../text/shell.ts';
import type { Board } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';

export interface CompareView {
  readonly boards: readonly {
    readonly id: string;
    readonly title: string;
    readonly version: string;
    readonly dataset: string;
    /** How many they are, in words. */
    readonly count: string;
    readonly systems: readonly {
      readonly name: string;
      readonly version: string;
      readonly href: string;
      readonly claimed: boolean;
    }[];
  }[];
  /** Compares the first two runs of the first board; empty where there are none. */
  readonly command: string;
}

/** What can be compared, for who reads without scripts. */
export function compareView(boards: readonly Board[]): CompareView {
  // The board's own runs stand on another branch: a reader has what was submitted.
  const folders = boards
    .map(({ rows }) => rows.map(({ bundle }) => (bundle.submitted ?? bundle).folder))
    .find(({ length }) => length > 1);
  return {
    boards: boards.map(({ id, description, suite, dataset, rows }) => ({
      id,
      title: description.title,
      version: safeText(suite.version, 80),
      dataset: `${safeText(dataset.id, 60)}${dataset.official ? ', official' : ''}, ${dataset.tasks} tasks`,
      count: rows.length === 1 ? '1 system' : `${rows.length} systems`,
      systems: rows.map(({ entry, bundle }) => ({
        name: safeText(entry.name, 80),
        version: safeText(entry.version, 80),
        href: `systems/${entry.slug}.html`,
        claimed: isClaimed(bundle),
      })),
    })),
    command: folders ? `node dist/cli.js compare ${folders.slice(0, 2).map(shellWord).join(' ')}` : '',
  };
}
