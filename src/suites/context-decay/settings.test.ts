import { describe, expect, it } from 'vitest';
import { cib } from '../../../test/support/cli.ts';
import { gridSettings, PAPER, settingsText } from './settings.ts';

describe('gridSettings', () => {
  it('returns the paper’s settings, replaced by what is given', () => {
    expect(gridSettings({})).toEqual(PAPER);
    expect(
      gridSettings({
        ...{ seed: '7', lengths: '20, 30', density: '.2', budget: '1', trials: '2', 'hash-seed': '9', python: '3.10' },
        ...{ implicit: '.3', retention: '.4', noise: '.25', capacity: '6' },
      }),
    ).toEqual({
      ...{ seed: 7, lengths: [20, 30], density: 0.2, budget: 1, trials: 2, hashSeed: 9, python: '3.10' },
      ...{ implicit: 0.3, retention: 0.4, noise: 0.25, capacity: 6 },
    });
    expect(settingsText(PAPER)).toBe(
      'seed 42 · lengths 50, 100, 200, 500, 1000 · density 0.1 · budget 0.15 · trials 5 · PYTHONHASHSEED 0',
    );
    expect(settingsText({ ...PAPER, python: '3.10' })).toBe(`${settingsText(PAPER)} · Python 3.10`);
    expect(settingsText({ ...PAPER, implicit: 0.3, retention: 0.4, noise: 0.25, capacity: 6 })).toBe(
      `${settingsText(PAPER)} · implicit 0.3 · retention 0.4 · noise 0.25 · capacity 6`,
    );
  });

  it.each([
    ['0', 0],
    ['.5', 0.5],
    ['0.30000000000000004', 0.1 + 0.2],
    ['0.1000000000000000055511151231257827', 0.1],
    ['1e-7', 1e-7],
    ['1', 1],
  ])('accepts the share %s', (text, share) => {
    expect(gridSettings({ budget: text, density: text })).toMatchObject({ budget: share, density: share });
  });

  it.each([
    ['seed', '-1', 'a whole number from 0 to 4503599627370495'],
    ['seed', '1e3', 'a whole number'],
    ['lengths', '50,', 'commas between them'],
    ['lengths', '50,50', 'different whole numbers'],
    ['lengths', '0', 'from 1 to 100000'],
    ['density', '-0', 'a number from 0 to 1'],
    ['budget', '1.01', 'a number from 0 to 1'],
    ['budget', '1.0000000000000002', 'a number from 0 to 1'],
    ['budget', 'NaN', 'a number from 0 to 1'],
    ['budget', '', 'a number from 0 to 1'],
    ['budget', '.', 'a number from 0 to 1'],
    ['budget', '0x1', 'a number from 0 to 1'],
    ['budget', '1e', 'a number from 0 to 1'],
    ['trials', '0', 'from 1 to 1000'],
    ['implicit', '1.1', 'a number from 0 to 1'],
    ['retention', 'x', 'a number from 0 to 1'],
    ['noise', '2', 'a number from 0 to 1'],
    ['capacity', '0', 'from 1 to 100000'],
    ['hash-seed', '4294967296', 'from 0 to 4294967295'],
    ['hash-seed', 'random', 'from 0 to 4294967295'],
    ['python', '3.1', 'one of 3.8, 3.9, 3.10, 3.11, 3.12, 3.13'],
    ['python', 'toString', 'one of 3.8'],
  ])('rejects --%s %s, and says what is allowed', (option, value, allowed) => {
    expect(() => gridSettings({ [option]: value })).toThrow(
      expect.objectContaining({
        code: 'usage',
        message: expect.stringMatching(`^--${option} must be .*${allowed}.*"${value}"`),
      }),
    );
  });

  it('rejects more turns than memory should hold', () => {
    expect(() => gridSettings({ lengths: '1000', trials: '201' })).toThrow('201000 turns are too many');
  });
});

describe('cib baselines', () => {
  it('runs only the part that takes the settings', async () => {
    const { status, stdout } = await cib('baselines', '--suite', 'context-decay', '--lengths', '10', '--trials', '1');
    expect(status).toBe(0);
    expect(stdout).toContain('seed 42 · lengths 10 · density 0.1 · budget 0.15 · trials 1 · PYTHONHASHSEED 0');
    expect(stdout).not.toContain('reference systems');
    expect(stdout).not.toContain('100 experiments');
    expect(stdout).not.toContain('The paper’s figures');
  });

  it.each([
    [['--suite', 'context-decay', '--density', '2'], '--density must be a number from 0 to 1'],
    [['--suite', 'cib', '--lengths', '10'], 'No part of suite cib takes --lengths.'],
    [['--suite', 'context-decay', '--part', 'tasks', '--trials', '2'], 'Part tasks does not take --trials.'],
  ])('rejects %j with the code usage', async (words, message) => {
    const { status, stderr } = await cib('baselines', ...words);
    expect(stderr).toContain('error usage');
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
