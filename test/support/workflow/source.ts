import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, filesAt, git, gitText } from '../github/git-store.ts';
import { findRepository, fullName } from '../github/repositories.ts';
import type { Repository, World } from '../github/world.ts';

/** A repository's files at one commit. */
export interface Source {
  /** `OWNER/NAME` */
  readonly repository: string;
  readonly sha: string;
  read(path: string): string | undefined;
  /** All files in a folder, as the runner downloads an Action. */
  folder(): string;
}

export interface Sources {
  readonly world: World;
  /** The folder into which they are unpacked. */
  readonly temporary: string;
  /** Local folders with the files of a repository at every commit, by `OWNER/NAME`. */
  readonly folders: Readonly<Record<string, string>>;
}

export function sourceAt(sources: Sources, repository: Repository, sha: string): Source {
  const name = fullName(repository);
  const given = sources.folders[name];
  if (given !== undefined) return folderSource(name, sha, given);
  const unpacked = join(sources.temporary, '_actions', repository.owner.login, repository.name, sha);
  return {
    repository: name,
    sha,
    read(path) {
      const blob = filesAt(repository.folder, sha).get(path);
      return blob && bytesOf(repository.folder, 'blob', blob).toString('utf8');
    },
    folder() {
      if (existsSync(unpacked)) return unpacked;
      mkdirSync(unpacked, { recursive: true });
      execFileSync('tar', ['--extract', '--directory', unpacked], { input: git(repository.folder, ['archive', sha]) });
      return unpacked;
    },
  };
}

const folderSource = (repository: string, sha: string, folder: string): Source => ({
  repository,
  sha,
  read: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined),
  folder: () => folder,
});

/**
 * The source of the file of a `uses:`, and its path there: `$/PATH` is in the repository and at the commit of the file
 * that has the `uses:`, `OWNER/NAME/PATH@REF` on the server.
 */
export function located(sources: Sources, uses: string, from: Source): { source: Source; path: string } {
  if (uses.startsWith('$/')) return { source: from, path: uses.slice(2) };
  const [, owner = '', name = '', path = '', ref = ''] = /^([^/@]+)\/([^/@]+)(?:\/([^@]+))?@(.+)$/.exec(uses) ?? [];
  const repository = findRepository(sources.world, owner, name);
  if (repository === undefined) throw new Error(`There is no repository for \`uses: ${uses}\`.`);
  const given = sources.folders[fullName(repository)];
  if (given !== undefined) return { source: folderSource(fullName(repository), ref, given), path };
  const sha = gitText(repository.folder, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
  return { source: sourceAt(sources, repository, sha), path };
}
