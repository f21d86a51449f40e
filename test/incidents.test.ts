import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';

const PAGE = readFileSync('docs/incidents.md', 'utf8');

/** Runs the block of the page that has a text, in a folder, with a stand-in for `gh`. Returns what it prints. */
function follow(text: string, folder: string, gh: string): string {
  const script =
    [...PAGE.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].find(([, block]) => block?.includes(text))?.[1] ?? '';
  expect(script).not.toBe('');
  const programs = temporaryFolder();
  writeFileSync(`${programs}/gh`, `#!/usr/bin/env bash\n${gh}`, { mode: 0o755 });
  writeFileSync(`${programs}/sleep`, '#!/bin/sh\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  return execFileSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
}

it('stops all runs of a board, and starts none that waits for another one', () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/runs`);
  const runs = { 1: 'in_progress a', 2: 'pending a', 3: 'queued b', 4: 'pending b', 5: 'waiting c', 6: 'requested d' };
  for (const [id, run] of Object.entries(runs)) writeFileSync(`${folder}/runs/${id}`, `${run}\n`);
  // The end of a run starts one that waits for its group.
  const gh = `
    case "$*" in
      'api '*) state=\${3#*status=}; grep -l "^\${state%%&*} " runs/* 2> /dev/null | sed s,runs/,, ;;
      'run cancel '*)
        read -r state group < "runs/$3" && rm "runs/$3"
        [ "$state" = pending ] || for next in $(grep -l "^pending $group$" runs/* 2> /dev/null); do
          echo "in_progress $group" > "$next"; touch started
        done ;;
    esac`;
  follow('gh run cancel', folder, gh);
  expect([readdirSync(`${folder}/runs`), existsSync(`${folder}/started`)]).toEqual([[], false]);
});

it('starts the newest check again of each open pull request that has no verdict', () => {
  const statuses = { a: 'success', b: 'failure', c: 'error', d: 'pending', e: undefined, f: undefined, g: undefined };
  const runs = { a: [1], b: [2], c: [3], d: [4], e: [5], f: [6], g: [] };
  const folder = temporaryFolder();
  const write = (name: string, data: unknown) => writeFileSync(`${folder}/${name}`, JSON.stringify(data));
  const heads = Object.keys(statuses).map((headRefOid) => ({ headRefOid }));
  write('pulls', heads);
  for (const [head, state] of Object.entries(statuses)) {
    const ours = state === undefined ? [] : [{ context: 'context-integrity', state }];
    write(`status-${head}`, { statuses: [{ context: 'another', state: 'success' }, ...ours] });
  }
  for (const [head, ids] of Object.entries(runs)) {
    const conclusion = head === 'f' ? 'action_required' : 'success';
    write(`runs-${head}`, { workflow_runs: ids.map((id) => ({ id, conclusion })) });
  }
  const gh = `
    case "$*" in
      'pr list'*) file=pulls ;;
      *'/commits/'*) head=\${2#*commits/}; file=status-\${head%%/*} ;;
      *'head_sha='*) head=\${2#*head_sha=}; file=runs-\${head%%&*} ;;
      'run rerun '*) echo "$3"; exit ;;
    esac
    jq --raw-output "\${@: -1}" "$file"`;
  expect(follow('gh run rerun', folder, gh).trim().split('\n')).toEqual(['3', '4', '5']);
});
