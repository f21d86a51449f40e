// Deep: audits pages of the whole own board as Lighthouse does; site-quality.browser.test.ts applies axe to a smaller board.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowserFor } from './support/browser.ts';
import { sharedFolder } from './support/folder.ts';
import { AUDITED, auditedBoard, UNTIMED } from './support/lighthouse.ts';

const missing = noBrowserFor('the audits of pages');

describe.skipIf(missing)('the largest page of each kind of the project’s own board', () => {
  const folder = missing ? '' : sharedFolder();
  let board: Awaited<ReturnType<typeof auditedBoard>>;

  beforeAll(async () => {
    board = await auditedBoard(folder);
  });
  afterAll(() => board?.stop());

  it.each(AUDITED)(
    '$kind scores at least $points in every untimed category of Lighthouse on a $device',
    async (one) => {
      const { short } = await board.audit(UNTIMED, one);
      expect(short).toEqual([]);
    },
  );
});
