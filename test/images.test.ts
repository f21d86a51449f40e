import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';

const ROOT = join(import.meta.dirname, '..');

it.skipIf(!existsSync('/etc/ssl/certs/ca-certificates.crt'))(
  'the stand-in of the node image contains npm, even if the node of node_modules is first on the path',
  () => {
    const folder = temporaryFolder();
    // This engine has every image but node's, and lists the contents of the one that is built.
    const engine = join(folder, 'engine');
    writeFileSync(
      engine,
      [
        '#!/bin/sh',
        '[ "$1" = image ] && { [ "$3" != node:24-slim ]; exit; }',
        'for last; do :; done',
        `tar -tf "$last/rootfs.tar" >'${folder}/listed'`,
        '',
      ].join('\n'),
      { mode: 0o755 },
    );
    const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH, ENGINE: engine, OFFLINE: '1' };
    const said = execFileSync('bash', [join(ROOT, 'test/images/make.sh')], { env, encoding: 'utf8', stdio: 'pipe' });
    expect(said).toContain("node:24-slim: a stand-in, made from this machine's own files");
    const listed = execFileSync(
      'grep',
      ['-c', '-E', '^./usr/lib/node_modules/npm/bin/npm-cli.js$|^./usr/bin/(npm|node)$', `${folder}/listed`],
      { encoding: 'utf8' },
    );
    expect(listed).toBe('3\n');
  },
);
