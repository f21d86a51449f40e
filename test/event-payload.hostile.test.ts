import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runBuiltAction } from './support/action.ts';
import { temporaryFolder } from './support/folder.ts';

/** The Action `comment` with an event in a file, in a job of a workflow. */
async function commentOn(payload: string | Buffer) {
  const workspace = temporaryFolder();
  mkdirSync(`${workspace}/bundles`);
  writeFileSync(`${workspace}/event.json`, payload);
  return runBuiltAction(
    'comment',
    workspace,
    { 'bundles': 'bundles', 'github-token': 'none' },
    {
      GITHUB_EVENT_PATH: `${workspace}/event.json`,
      GITHUB_EVENT_NAME: 'workflow_run',
      GITHUB_SERVER_URL: 'https://github.invalid',
      GITHUB_API_URL: 'https://api.github.invalid',
      GITHUB_REPOSITORY: 'board-org/board',
      GITHUB_REPOSITORY_ID: '1',
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKFLOW: 'w',
      GITHUB_JOB: 'j',
    },
  );
}

const HOSTILE = '\u001b[31m\n::set-output name=x::y\n##[group]\u202e@me';
const run = { id: 1, run_attempt: 1, event: HOSTILE, path: HOSTILE, conclusion: 'success', head_branch: HOSTILE };

describe('the Action `comment` with the payload of an event that GitHub would not send', () => {
  it.each<[string, string | Buffer]>([
    ['null', 'null'],
    ['a number', '5'],
    ['a text', '"text"'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['not JSON', '{"a":'],
    ['not UTF-8', Buffer.from([0xff, 0xfe])],
    ['nested a million deep', '['.repeat(1_000_000)],
  ])('fails with one annotation and no stack trace: %s', async (_what, payload) => {
    const { status, annotations, log } = await commentOn(payload);
    expect({ status, log }).toEqual({ status: 2, log: expect.stringContaining('github.event') });
    expect(annotations).toHaveLength(1);
    expect(log).not.toMatch(/\n\s+at /);
  });

  it.each<[string, unknown]>([
    ['wrong types', { action: 'completed', repository: [], workflow_run: 'x' }],
    ['texts for ids', { action: 'completed', repository: { id: '1' }, workflow_run: { ...run, id: '1' } }],
    [
      'workflow commands in names',
      {
        action: 'completed',
        repository: { id: 1, name: HOSTILE, owner: { id: 1, login: HOSTILE }, default_branch: HOSTILE },
        workflow_run: { ...run, head_sha: '1'.repeat(40), repository: { id: 1 }, head_repository: null },
      },
    ],
  ])('prints no command of %s, and writes nothing', async (_what, payload) => {
    const { status, annotations, log, outputs, summary, leaked } = await commentOn(JSON.stringify(payload));
    expect({ status, log }).toMatchObject({ status: 2 });
    expect(annotations).toHaveLength(1);
    expect(log).not.toMatch(/^::set-output/m);
    for (const hostile of ['##[group]', '\u001b', '\u202e']) expect(log).not.toContain(hostile);
    expect([outputs, summary, leaked]).toEqual([{}, '', '']);
  });
});
