// Deep, and alone: measures the speed of pages, where other work on the machine would cost points.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowserFor } from './support/browser.ts';
import { sharedFolder } from './support/folder.ts';
import { AUDITED, auditedBoard, slowdownFor } from './support/lighthouse.ts';

const missing = noBrowserFor('the speed of pages');

describe.skipIf(missing)('the largest page of each kind of the project’s own board', () => {
  const folder = missing ? '' : sharedFolder();
  let board: Awaited<ReturnType<typeof auditedBoard>>;
  const indices: number[] = [];

  beforeAll(async () => {
    board = await auditedBoard(folder);
  });
  afterAll(() => board?.stop());

  it.each(AUDITED)('$kind scores at least $points for its speed in Lighthouse on a $device', async (one) => {
    let found: readonly string[] = [];
    // Other work on the machine can only lower the score, so the best of several measurements counts.
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const slowdown = slowdownFor(indices);
      const { short, index } = await board.audit(['performance'], { ...one, slowdown });
      indices.push(index);
      found = short;
      if (short.length === 0) break;
    }
    expect(found).toEqual([]);
  });
});
