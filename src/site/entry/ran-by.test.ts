import { expect, it } from 'vitest';
import type { ShownEntry } from '../board/entries.ts';
import { ranText } from './ran-by.ts';

const bundle = (title: string, tier: string, finished: string, runs = 1) => ({
  ...{ tier, suite: { description: { title } }, runs: Array.from({ length: runs }) },
  manifest: { dates: { finished }, adapter: { spec: 'dir:examples/adapters/one' } },
});
const OWN = [bundle('One', 'own', '2026-11-24T01:00:00Z'), bundle('Two', 'own', '2026-11-22T01:00:00Z')];
const said = (bundles: readonly object[], entry: object = {}) =>
  ranText(
    {
      entry: { kind: 'system', name: 'mem', homepage: 'https://mem.example', ...entry },
      bundles,
    } as unknown as ShownEntry,
    'ada/board',
  );

it('says when, by whom and how often a system was run, as far as the tier tells', () => {
  expect(said(OWN)).toBe(
    'Run from 2026-11-22 to 2026-11-24 by this board’s maintainers, from a folder of the board’s repository, not by the authors of mem. Each figure is from one run.',
  );
  expect(said([bundle('One', 'computed', '2026-11-24T01:00:00Z')], { kind: 'control' })).toBe(
    'Run on 2026-11-24 by this board, and computed again at every build. Each figure is from one run.',
  );
  expect(said([bundle('One', 'self-reported', 'never')])).toBe(
    'Run by the submitter, not by this board. Each figure is from one run.',
  );
  expect(said([bundle('One', 'board-run', 'never', 3)])).toBe(
    'Run by this board, from the submitted image. Each figure is the mean of 3 runs.',
  );
  expect(said([...OWN, bundle('Three', 'board-run', 'never', 3)])).toContain('from one run, or is the mean of 3 runs.');
  expect(said([])).toBe('');
});

it('does not say that others ran it where its authors may have', () => {
  expect(said(OWN, { homepage: 'https://github.com/ada/board' })).not.toContain('authors');
  expect(said(OWN, { homepage: undefined })).not.toContain('authors');
  const mixed = [...OWN, bundle('Three', 'self-reported', '2026-11-24T01:00:00Z')];
  expect(said(mixed)).toBe(
    'Run from 2026-11-22 to 2026-11-24 by this board’s maintainers, from a folder of the board’s repository (One, Two); by the submitter, not by this board (Three). Each figure is from one run.',
  );
});

it('says that a language model was off, unless one answered through the gateway', () => {
  const off = { configuration: { model: 'off' } };
  const rest = 'Its language model was off, so the figures do not include what it does with one.';
  expect(said(OWN, off)).toContain(rest);
  const asked = OWN.map((one) => ({ ...one, manifest: { ...one.manifest, gateway: { settings: { model: 'm' } } } }));
  expect(said(asked, off)).not.toContain(rest);
  expect(said(OWN)).not.toContain(rest);
});
