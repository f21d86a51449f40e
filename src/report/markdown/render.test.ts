import { describe, expect, it } from 'vitest';
import { cutMarkdown } from './render.ts';

const size = (text: string) => Buffer.byteLength(text);
const paragraphs = (n: number, text: string) => Array.from({ length: n }, (_, i) => `${i} ${text}`).join('\n\n');

describe('cutMarkdown', () => {
  it('returns a text that fits unchanged', () => {
    const text = paragraphs(3, 'x');
    expect(cutMarkdown(text, size(text), 'cut')).toBe(text);
  });

  it.each([100, 101, 102, 103, 104, 105])('keeps whole blocks within %i bytes and appends the note', (limit) => {
    const cut = cutMarkdown(paragraphs(40, '🚪🚪🚪'), limit, '*cut*');
    expect(size(cut)).toBeLessThanOrEqual(limit);
    expect(size(cut)).toBeGreaterThan(limit - 20);
    const blocks = cut.trimEnd().split('\n\n');
    expect(blocks.pop()).toBe('*cut*');
    expect(blocks).toEqual(blocks.map((_, i) => `${i} 🚪🚪🚪`));
  });

  it('counts bytes, not characters', () => {
    const text = paragraphs(50, '日本');
    expect(text.length).toBeLessThan(500);
    expect(cutMarkdown(text, 500, 'cut')).toContain('cut');
  });

  it('closes open <details> elements within the limit', () => {
    const text = `<details><summary>All</summary>\n\n${paragraphs(40, 'x')}\n\n</details>\n\nend`;
    const cut = cutMarkdown(text, 120, '*cut*');
    expect(cut).toMatch(/\n\n<\/details>\n\n\*cut\*\n$/);
    expect(size(cut)).toBeLessThanOrEqual(120);
  });

  it.each([120, 140, 160, 200])('keeps whole rows of a table within %i bytes [B8, C4]', (limit) => {
    const table = ['| a | b |', '| --- | --- |', ...Array.from({ length: 40 }, (_, i) => `| ${i} | 🚪 |`)].join('\n');
    const cut = cutMarkdown(`<details><summary>All</summary>\n\n${table}\n\n</details>`, limit, '*cut*');
    expect(size(cut)).toBeLessThanOrEqual(limit);
    expect(size(cut)).toBeGreaterThan(limit - 15);
    expect(cut).toMatch(/\n\| \d+ \| 🚪 \|\n\n<\/details>\n\n\*cut\*\n$/);
  });

  it('drops a table of which no row fits', () => {
    const table = `| a |\n| --- |\n| ${'x'.repeat(200)} |`;
    expect(cutMarkdown(`first\n\n${table}`, 100, '*cut*')).toBe('first\n\n*cut*\n');
  });

  it('returns only the note if the first block is too large', () => {
    expect(cutMarkdown('x'.repeat(500), 100, '*cut*').trim()).toBe('*cut*');
  });
});
