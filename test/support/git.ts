import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { temporaryFolder } from './folder.ts';

/** A new repository, by default in a folder that is removed after the test. */
export function gitRepository(folder = temporaryFolder()) {
  const git = (input: string | undefined, ...words: readonly string[]) => {
    const settings = ['-c', 'user.name=test', '-c', 'user.email=test@example.invalid', '-c', 'core.autocrlf=false'];
    return execFileSync('git', ['-C', folder, ...settings, ...words], { encoding: 'utf8', input }).trim();
  };
  git(undefined, 'init', '--quiet', '--initial-branch=main');
  return {
    folder,
    /** Copies a folder into the work tree. */
    add(from: string, to: string): void {
      mkdirSync(dirname(`${folder}/${to}`), { recursive: true });
      cpSync(from, `${folder}/${to}`, { recursive: true });
    },
    /** Commits the whole work tree, and returns the commit's id. */
    commit(): string {
      git(undefined, 'add', '--all');
      git(undefined, 'commit', '--quiet', '--allow-empty', '--message', 'Add');
      return git(undefined, 'rev-parse', 'HEAD');
    },
    /** Makes a commit with a signature that nobody made, and returns its id. */
    commitSigned(): string {
      const person = 'test <test@example.invalid> 1 +0000';
      const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n -----END PGP SIGNATURE-----';
      const lines = [`tree ${git('', 'mktree')}`, `author ${person}`, `committer ${person}`, signature, '', 'Add', ''];
      const id = git(lines.join('\n'), 'hash-object', '-t', 'commit', '-w', '--stdin');
      git(undefined, 'update-ref', 'HEAD', id);
      return id;
    },
    /** Makes a commit of folders in folders, ten in each, with empty ones at a depth. Returns its id. */
    commitFolds(depth: number): string {
      let tree = git('', 'mktree');
      for (let level = 0; level < depth; level += 1)
        tree = git(Array.from({ length: 10 }, (_, i) => `040000 tree ${tree}\t${i}\n`).join(''), 'mktree');
      return git('', 'commit-tree', tree, '-m', 'Add');
    },
    /** Git's id of a committed folder. */
    tree: (path: string) => git(undefined, 'rev-parse', `HEAD:${path}`),
    /** Adds a submodule to the index, without a repository for it. */
    submodule(path: string): void {
      mkdirSync(`${folder}/${path}`, { recursive: true });
      execFileSync('git', ['init', '--quiet', `${folder}/${path}`]);
      const settings = ['-c', 'user.name=test', '-c', 'user.email=test@example.invalid'];
      execFileSync('git', ['-C', `${folder}/${path}`, ...settings, 'commit', '--quiet', '--allow-empty', '-m', 'x']);
      git(undefined, 'add', '--force', path);
    },
    /** Puts the bytes of another object of the same type under an object's id. Both are named as in `HEAD:path`. */
    swap(name: string, other: string): void {
      const idOf = (one: string) => git(undefined, 'rev-parse', one);
      const fileOf = (id: string) => `${folder}/.git/objects/${id.slice(0, 2)}/${id.slice(2)}`;
      chmodSync(fileOf(idOf(name)), 0o644);
      copyFileSync(fileOf(idOf(other)), fileOf(idOf(name)));
    },
    /** Makes Git show other bytes for a committed file. */
    replaceBlob(path: string, text: string): void {
      git(undefined, 'replace', git(undefined, 'rev-parse', `HEAD:${path}`), git(text, 'hash-object', '-w', '--stdin'));
    },
  };
}
