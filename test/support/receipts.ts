import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AppendRequest, appendReceipt } from '../../src/board/receipts/append.ts';
import { BUNDLE } from '../../src/evidence/bundle.ts';
import { sha256 } from '../../src/evidence/digest.ts';
import { nodePorts } from '../../src/system/ports.ts';
import { temporaryFolder } from './folder.ts';

/** The board's repository, as a local folder to push to. */
export function bareRepository() {
  const folder = temporaryFolder();
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();
  git('init', '--quiet', '--bare', '--initial-branch=main');
  return {
    folder,
    git,
    /** A program that the server runs on a push. */
    hook(name: string, script: string): void {
      writeFileSync(`${folder}/hooks/${name}`, `#!/bin/sh\n${script}\n`);
      chmodSync(`${folder}/hooks/${name}`, 0o755);
    },
    paths: () => git('ls-tree', '-r', '--name-only', 'receipts').split('\n'),
    text: (path: string) => git('show', `receipts:${path}`),
    /** Each commit with its parents, the newest first. */
    history: () => git('rev-list', '--parents', 'receipts').split('\n'),
  };
}

/** Appends a receipt without waiting; returns the fault, the waits, and a note for each try that failed. */
export async function append(
  given: Pick<AppendRequest, 'remote' | 'receipt'> & Partial<AppendRequest>,
  ports = nodePorts(),
) {
  const waits: number[] = [];
  const notes: string[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const fault: unknown = await appendReceipt(ports, {
    ...{ runs: {}, wait, note: (line) => notes.push(line) },
    ...given,
  }).catch((thrown: unknown) => thrown);
  return { fault, waits, notes };
}

/** A folder with the files of a bundle, and its manifest's digest, which depends on the text. */
export function someBundle(text = '') {
  const folder = `${temporaryFolder()}/run`;
  mkdirSync(folder);
  for (const name of Object.values(BUNDLE)) writeFileSync(`${folder}/${name}`, `{"of":"${name}${text}"}\n`);
  return { folder, manifest: sha256(readFileSync(`${folder}/${BUNDLE.manifest}`, 'utf8')) };
}
