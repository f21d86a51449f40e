import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../src/protocol/project.ts';
import type { GitHub } from './github/github.ts';
import type { Repository } from './github/world.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A code block with the path of its file right before it. */
const NAMED = /^`([\w./-]+\.yml)`\n\n```yaml\n([\s\S]*?)^```$/gm;

/** The files that the board's page tells its reader to write, by path. */
export function filesInReadme(): Readonly<Record<string, string>> {
  const page = readFileSync(join(ROOT, 'leaderboard/README.md'), 'utf8');
  return Object.fromEntries([...page.matchAll(NAMED)].map(([, path = '', text = '']) => [path, text]));
}

/** The example of settings that the page has for a workflow's `with:`. */
export function settingsInReadme(): string {
  const page = readFileSync(join(ROOT, 'leaderboard/README.md'), 'utf8');
  return /^```yaml\n( {4}with:\n[\s\S]*?)^```$/m.exec(page)?.[1] ?? '';
}

/**
 * A repository with only the files of that page, and the folders for its workflows: the project's repository is this
 * work tree at every commit, with its built bundles.
 */
export function boardFromReadme(github: GitHub): {
  readonly repository: Repository;
  readonly folders: Readonly<Record<string, string>>;
} {
  const [owner = '', name = ''] = PROJECT.split('/');
  github.repository(github.user(owner, 'Organization'), name);
  const repository = github.repository(github.user('a-board', 'Organization'), 'board');
  github.push(repository, repository.defaultBranch, { ...filesInReadme(), 'leaderboard/entries/.gitkeep': '' });
  return { repository, folders: { [PROJECT]: ROOT } };
}
