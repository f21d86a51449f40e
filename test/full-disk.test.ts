import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cib, PROGRAM } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';
import { type Ended, onSmallDisk, smallDisks } from './support/small-disk.ts';

const CIB = `"${process.execPath}" ${PROGRAM}`;
const RUN = ['run', '--suite', 'cib', '--adapter', 'ref:lexical3', '--limit', '2', '--nonce', 'c1'.repeat(32)];
const EVIDENCE = ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json'];
const FINAL = [...EVIDENCE, 'timing.json', 'manifest.json'];

const same = (left: string, right: string) => readFileSync(left).equals(readFileSync(right));
const names = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

function expectClearError({ status, stderr }: Ended): void {
  expect(status, stderr).toBe(2);
  expect(stderr).toMatch(/error file\.unwritable: .* cannot be written: the disk is full \(ENOSPC\)/);
  expect(stderr).not.toMatch(/\n\s+at /);
}

describe.skipIf(!smallDisks)('on a full disk', () => {
  const folder = sharedFolder();
  const place = `${folder}/disk`;

  it('cib run fails with a clear error at any point, leaves no partial file, and --resume gives the same bundle [H2]', async () => {
    const whole = `${folder}/whole`;
    await cib(...RUN, '--out', whole);
    const failed = new Set<string>();
    // Each disk has a page more, so the settings, the journal and each file of the bundle fail in turn.
    for (let kib = 4; ; kib += 4) {
      const [left, made] = [`${folder}/left-${kib}`, `${folder}/made-${kib}`];
      const end = onSmallDisk(
        place,
        kib,
        `${CIB} ${RUN.join(' ')} --out "${place}/b"`,
        'status=$?',
        `if [ -d "${place}/b" ]; then cp -a "${place}/b" "${left}"; fi`,
        `mount -o remount,size=16m "${place}"`,
        `if [ $status != 0 ]; then ${CIB} ${RUN.join(' ')} --out "${place}/b" --resume 2>/dev/null >&2 || exit 99; fi`,
        `cp -a "${place}/b" "${made}"`,
        'exit $status',
      );
      for (const file of EVIDENCE) expect(same(`${made}/${file}`, `${whole}/${file}`), `${file} at ${kib}`).toBe(true);
      expect(names(made)).toEqual([...FINAL].sort());
      if (end.status === 0) break;
      expectClearError(end);
      failed.add(/\/([\w.]+) cannot be written/.exec(end.stderr)?.[1] ?? '');
      for (const name of names(left)) {
        if (EVIDENCE.includes(name))
          expect(same(`${left}/${name}`, `${whole}/${name}`), `${name} at ${kib}`).toBe(true);
        else if (name !== 'journal.jsonl')
          expect(() => JSON.parse(readFileSync(`${left}/${name}`, 'utf8'))).not.toThrow();
        expect([...FINAL, 'journal.jsonl', 'run.json']).toContain(name);
      }
    }
    expect([...failed].sort()).toEqual(['journal.jsonl', ...FINAL].sort());
  });

  it('cib generate leaves neither its output nor a draft [H2]', () => {
    const left = `${folder}/generated`;
    const end = onSmallDisk(
      place,
      64,
      `${CIB} generate --suite cib --out "${place}/d.jsonl"`,
      'status=$?',
      `cp -a "${place}" "${left}"`,
      'exit $status',
    );
    expectClearError(end);
    expect(names(left)).toEqual([]);
  });

  it('cib score --write leaves only complete files [H2]', async () => {
    const [bundle, left] = [`${folder}/bundle`, `${folder}/rescored`];
    await cib(...RUN, '--out', bundle);
    // The disk has room for the bundle and one page, which is too little for a second copy of any changed file.
    const pages = readdirSync(bundle).map((name) => Math.ceil(statSync(`${bundle}/${name}`).size / 4096));
    const end = onSmallDisk(
      place,
      4 * (1 + pages.reduce((sum, count) => sum + count, 0)),
      `cp -a "${bundle}" "${place}/b" && ${CIB} score "${place}/b" --write`,
      'status=$?',
      `cp -a "${place}/b" "${left}"`,
      'exit $status',
    );
    expectClearError(end);
    expect(names(left)).toEqual([...FINAL].sort());
    for (const file of FINAL) expect(same(`${left}/${file}`, `${bundle}/${file}`), file).toBe(true);
  });

  it('cib entry and cib init leave nothing that their next attempt would refuse [H2]', async () => {
    const [bundle, kit, left] = [`${folder}/of-entry`, `${folder}/kit`, `${folder}/entry`];
    await cib(...RUN, '--out', bundle);
    await cib('init', kit, '--lang', 'python');
    const from = `${kit}/memory-adapter/entry.json`;
    writeFileSync(from, readFileSync(from, 'utf8').replace('your-licence', 'MIT'));
    for (const words of [`entry "${bundle}" --from "${from}" --out "${place}/made"`, `init "${place}" --lang python`]) {
      const lines = ['status=$?', `cp -a "${place}" "${left}"`, 'exit $status'];
      expectClearError(onSmallDisk(place, 16, `${CIB} ${words}`, ...lines));
      expect(readdirSync(left, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())).toEqual([]);
      expect(names(left)).not.toContain('made');
      rmSync(left, { recursive: true });
    }
  });

  it('cib heldout commit leaves no empty secret, which would look like one that runs used [H2]', () => {
    const left = `${folder}/heldout`;
    const end = onSmallDisk(
      place,
      4,
      `head -c 4096 /dev/zero > "${place}/fill"`,
      `${CIB} heldout commit --secret "${place}/secret" --out "${place}/commitment"`,
      'status=$?',
      `cp -a "${place}" "${left}"`,
      'exit $status',
    );
    expectClearError(end);
    expect(names(left)).toEqual(['fill']);
  });

  it('cib site goes on without its own cache', () => {
    const entries = `${folder}/none`;
    mkdirSync(entries);
    const cache = `env -u CI XDG_CACHE_HOME="${place}"`;
    const end = onSmallDisk(place, 8, `${cache} ${CIB} site --entries "${entries}" --out "${folder}/uncached"`);
    expect(end).toMatchObject({ status: 0 });
    expect(end.stderr.match(/This build keeps no results .*the disk is full.*--no-cache/g)).toHaveLength(1);
    expect(names(`${folder}/uncached`)).toContain('index.html');
  });

  it('cib site refuses a mount point before it builds', () => {
    const [entries, left] = [`${folder}/empty`, `${folder}/beside`];
    mkdirSync(entries);
    const end = onSmallDisk(
      place,
      4096,
      `${CIB} site --entries "${entries}" --no-cache --out "${place}"`,
      'status=$?',
      `ls -A "${folder}" > "${left}"`,
      'exit $status',
    );
    expect(end).toEqual({
      status: 2,
      stderr: expect.stringMatching(/it is a mount point, .*\n {2}→ Give a folder in it/),
    });
    expect(readFileSync(left, 'utf8')).not.toContain('.disk');
  });

  it('cib site keeps the former site, and leaves no draft [H2]', () => {
    const [entries, left] = [`${folder}/entries`, `${folder}/site`];
    mkdirSync(entries);
    const end = onSmallDisk(
      place,
      16,
      `mkdir "${place}/s" && echo former > "${place}/s/index.html"`,
      `${CIB} site --entries "${entries}" --out "${place}/s"`,
      'status=$?',
      `cp -a "${place}" "${left}"`,
      'exit $status',
    );
    expectClearError(end);
    expect(names(left)).toEqual(['s']);
    expect(readFileSync(`${left}/s/index.html`, 'utf8')).toBe('former\n');
  });
});
