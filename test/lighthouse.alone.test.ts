// Deep, and alone: measures the speed of pages, where other work on the machine would cost points.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowserFor } from './support/browser.ts';
import { sharedFolder } from './support/folder.ts';
import { AUDITED, auditedBoard, SPEED, slowdownFor, UNTIMED } from './support/lighthouse.ts';

const missing = noBrowserFor('Lighthouse');

describe.skipIf(missing)('the largest page of each kind of the project’s own board', () => {
  const folder = missing ? '' : sharedFolder();
  let board: Awaited<ReturnType<typeof auditedBoard>>;
  const indices: number[] = [];

  beforeAll(async () => {
    board = await auditedBoard(folder);
  });
  afterAll(() => board?.stop());

  it.each(AUDITED)('$kind scores at least $points in every category of Lighthouse on a $device', async (one) => {
    const audit = async (categories: readonly string[]) => {
      const { short, index } = await board.audit(categories, { ...one, slowdown: slowdownFor(indices) });
      indices.push(index);
      return short;
    };
    // On a phone, the other categories are those of the slowed visit: nothing that they look at depends on it.
    const first = await audit([...UNTIMED, SPEED]);
    expect(first.filter(({ category }) => category !== SPEED)).toEqual([]);
    let slow = first;
    // Other work on the machine can only lower the score for speed, so the best of several measurements counts. Where it goes on,
    // later measurements wait for its end.
    for (let attempt = 2; attempt <= 10 && slow.length > 0; attempt += 1) {
      if (attempt > 4) await pause(10_000);
      slow = await audit([SPEED]);
    }
    expect(slow).toEqual([]);
  });
});
