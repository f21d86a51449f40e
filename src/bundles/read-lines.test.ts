import { expect, it } from 'vitest';
import { linesIn } from './read-lines.ts';

it('linesIn stops reading a line that is longer than 64 MiB', async () => {
  const piece = Buffer.alloc(1_048_576, 'x');
  let given = 0;
  async function* pieces() {
    for (; given < 70; given += 1) yield piece;
  }
  await expect(linesIn(pieces(), 'b/outcomes.jsonl').next()).rejects.toMatchObject({
    code: 'bundle.line',
    message: 'b/outcomes.jsonl line 1 is longer than 64 MiB.',
  });
  expect(given).toBeLessThan(66);
});
