import fc from 'fast-check';
import { read } from 'vega';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csv } from './csv.ts';

/** Reads the rows with the parser of another library, every cell as text. */
function parsed(text: string, columns: number): string[][] {
  const names = Array.from({ length: columns }, (_, i) => `c${i}`);
  const rows = read(`${names.join(',')}\r\n${text}`, { type: 'csv' }) as Record<string, string>[];
  return rows.map((row) => names.map((name) => row[name] ?? ''));
}

const one = (cell: CsvCell) => parsed(csv([[cell, 'end']]), 2)[0]?.[0];

describe('csv', () => {
  it.each(['=1+1', '+x', '-x', '@x', '\tx', '\r=x', '\n@x', '  =1', '\u00a0=1', '＝1+1', '"\t=1'])(
    'marks %j as text for a spreadsheet [D7]',
    (hostile) => {
      expect(one(hostile)).toMatch(/^'/);
    },
  );

  it.each([
    ['a;=1', "a;'=1"],
    ['a, -b', "a,' -b"],
    ['a|@b', "a|'@b"],
    ['a\n+b', "a\n'+b"],
  ])('marks a formula after a separator of another locale as text: %j [D7]', (hostile, shown) => {
    expect(one(hostile)).toBe(shown);
  });

  it.each(['plain', 'a-b', 'a = b', 'me@example.org', '1.0.0', 'it’s, "so"', ''])('leaves %j unchanged', (text) => {
    expect(one(text)).toBe(text);
  });

  it('leaves numbers unchanged, also negative ones', () => {
    expect(csv([[-0.5, 1e-7, 12]])).toBe('-0.5,1e-7,12\r\n');
  });

  it('writes any text so that a parser reads it back and no cell begins a formula', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'=+-@ \t\r\n;,|"\'a') }));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (lines) => {
        const found = parsed(csv(lines.map((cells) => [...cells, 'end'])), 3);
        expect(found.length).toBe(lines.length);
        for (const [i, cells] of lines.entries()) {
          for (const [j, cell] of cells.entries()) {
            const back = found[i]?.[j] ?? '';
            expect(back.replaceAll("'", '')).toBe(cell.toWellFormed().replaceAll("'", ''));
            expect(back).not.toMatch(/(?:^|[\t\r\n;,|])\s*[=+\-@]/);
            expect(back).not.toMatch(/^[\t\r\n]/);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
