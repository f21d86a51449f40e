import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODES, type Code, type CodeFacts } from './codes.ts';
import { Fault, isEvidenceFault, unlessEvidenceFault } from './fault.ts';

const ALL = Object.keys(CODES) as Code[];

/** Codes of the connection to the gateway; the gateway returns all its other codes to the adapter. */
const OF_THE_WAY: readonly Code[] = ['gateway.listen', 'gateway.unsupported', 'gateway.sidecar'];
const RETURNED = ALL.filter((code) => family(code) === 'gateway.' && !OF_THE_WAY.includes(code)).sort();

/** The codes that `holds` accepts, with `family.*` in place of all codes of a family. */
function codesWith(holds: (facts: CodeFacts) => boolean): string[] {
  return shortened(ALL.filter((code) => holds(CODES[code])));
}

function family(code: string): string {
  return code.slice(0, code.indexOf('.') + 1);
}

function shortened(codes: readonly Code[]): string[] {
  const whole = (code: string) => {
    const all = ALL.filter((one) => family(one) === family(code));
    return family(code) !== '' && all.length > 1 && all.every((one) => codes.includes(one));
  };
  return [...new Set(codes.map((code) => (whole(code) ? `${family(code)}*` : code)))].sort();
}

describe('CODES', () => {
  it.each<[string, (facts: CodeFacts) => boolean, string[]]>([
    [
      'ends the whole build of a board',
      ({ withholds }) => withholds === false,
      ['file.unreadable', 'file.unwritable', 'git.missing', 'out.*'],
    ],
    ['is in the submission', ({ withholds }) => withholds === 'submission', ['entry.invalid']],
    ['is in the board’s record', ({ withholds }) => withholds === 'record', ['receipt.invalid']],
    ['is in another version of a suite', ({ withholds }) => withholds === 'version', ['suite.version']],
    ['is in data that the board does not have', ({ withholds }) => withholds === 'data', ['dataset.*']],
    [
      'is in evidence that does not verify',
      ({ withholds }) => withholds === 'evidence',
      ['bundle.*', 'heldout.*', 'json.*', 'suite.unknown'],
    ],
    [
      'lets a run go on with the next suite',
      ({ stopsRun }) => !stopsRun,
      [
        ...['adapter.*', 'bridge.server', ...RETURNED, 'gateway.sidecar', 'protocol.*', 'run.errored'],
        ...['model.budget', 'model.errored', 'model.malformed', 'model.prompt'],
      ].sort(),
    ],
    [
      'can result from ending a run',
      ({ followsStop }) => followsStop === true,
      ['adapter.*', 'build.failed', 'engine.missing', 'engine.refused', 'gateway.sidecar', 'image.*', 'protocol.*'],
    ],
    [
      'is a failed check of evidence',
      ({ evidence }) => evidence === 'malformed',
      [
        'bundle.archive',
        'bundle.binding',
        'bundle.duplicate',
        'bundle.entry',
        'bundle.episodes',
        'bundle.exchange',
        'bundle.gzip',
        'bundle.hash',
        'bundle.invalid',
        'bundle.line',
        'bundle.list',
        'bundle.missing',
        'bundle.outcomes',
        'bundle.packed',
        'bundle.reference',
        'bundle.scorecard',
        'bundle.size',
        'bundle.stray',
        'bundle.texts',
        'bundle.verdict',
        'entry.invalid',
        'json.*',
        'shard.*',
        'suite.version',
      ],
    ],
    ['is missing evidence', ({ evidence }) => evidence === 'missing', ['bundle.incomplete', 'file.missing']],
    [
      'prevents a check of evidence',
      ({ evidence }) => evidence === 'uncheckable',
      ['dataset.*', 'heldout.*', 'suite.unknown'],
    ],
  ])('lists the codes of a fault that %s', (_what, holds, expected) => {
    expect(codesWith(holds)).toEqual(expected);
  });

  it('gives each party its exit status', () => {
    const statuses = new Set(ALL.map((code) => `${CODES[code].party} ${CODES[code].exit}`));
    expect([...statuses].sort()).toEqual(['adapter 3', 'check 1', 'environment 2', 'ours 4', 'user 130', 'user 2']);
    expect(codesWith(({ party }) => party === 'ours')).toEqual(['internal']);
    expect(codesWith(({ party }) => party === 'adapter')).toEqual(
      ['adapter.*', 'bridge.server', ...RETURNED, 'gateway.sidecar', 'protocol.*', 'run.errored'].sort(),
    );
  });
});

describe('isEvidenceFault and unlessEvidenceFault', () => {
  it('isEvidenceFault returns true for a fault whose code has one of the given kinds', () => {
    const broken = new Fault('json.syntax', 'x');
    expect(isEvidenceFault(broken)).toBe(true);
    expect(isEvidenceFault(broken, 'malformed', 'missing')).toBe(true);
    expect(isEvidenceFault(broken, 'missing', 'uncheckable')).toBe(false);
    expect(
      [new Fault('file.unreadable', 'x'), new Fault('internal', 'x'), new Error('x'), 'x'].map((thrown) =>
        isEvidenceFault(thrown),
      ),
    ).toEqual([false, false, false, false]);
  });

  it('unlessEvidenceFault returns undefined for a fault of the given kinds, and throws any other', async () => {
    const failing = (code: Code) => Promise.reject<number>(new Fault(code, 'x'));
    expect(await unlessEvidenceFault(Promise.resolve(1))).toBe(1);
    expect(await unlessEvidenceFault(failing('dataset.needed'))).toBeUndefined();
    await expect(unlessEvidenceFault(failing('dataset.needed'), 'malformed')).rejects.toThrow('x');
    await expect(unlessEvidenceFault(failing('file.unreadable'))).rejects.toThrow('x');
  });
});

it('no source file compares a part of a code', () => {
  const parsed = globSync('src/**/!(*.test).ts').filter((path) =>
    /\.test\(\w*\.?code\)|code\??\.(?:startsWith|match|split|slice)\(/.test(readFileSync(path, 'utf8')),
  );
  expect(parsed).toEqual([]);
});
