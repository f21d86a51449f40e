import { describe, expect, it } from 'vitest';
import { memoryItem } from '../../../../../test/support/memory-item.ts';
import type { Reason, Rejection } from './context.ts';
import { estimateTokens } from './tokens.ts';
import { negativeEvidence, sanitiser } from './warnings.ts';

const QUERY = { workspace: 'here', question: 'how to bake', day: 0, budget: 1 };

const rejected = (content: string, reasons: readonly Reason[], rank = 1, position = 0): Rejection => ({
  item: memoryItem(content, { position }),
  reasons,
  rank,
});
const warned = (...rejections: readonly Rejection[]) =>
  negativeEvidence.warn(rejections, QUERY).map(({ text }) => text);

describe('negativeEvidence', () => {
  it.each<[Reason[], boolean]>([
    [['failed_branch'], true],
    [['rolled_back_branch'], true],
    [['failed_branch', 'destructive'], true],
    [['failed_branch', 'other_workspace'], false],
    [['failed_branch', 'expired'], false],
    [['failed_branch', 'tool_sensitive'], false],
    [['superseded'], false],
    [['secret'], false],
  ])('warns of an item that was rejected for %j: %s', (reasons, told) => {
    expect(warned(rejected('bake cold', reasons))).toEqual(told ? ['Avoid: bake cold'] : []);
  });

  it('warns only of what is relevant to the question', () => {
    expect(warned(rejected('fry cold', ['failed_branch']))).toEqual([]);
  });

  it('warns of the two items with the highest rank, of equals the later', () => {
    const failed: Reason[] = ['failed_branch'];
    const told = warned(
      rejected('bake a', failed, 1, 1),
      rejected('bake b', failed, 2, 2),
      rejected('bake c', failed, 1, 3),
    );
    expect(told).toEqual(['Avoid: bake b', 'Avoid: bake c']);
  });

  it('counts the tokens of its text', () => {
    const [line] = negativeEvidence.warn([rejected('bake cold', ['failed_branch'])], QUERY);
    expect(line?.tokens).toBe(estimateTokens(line?.text ?? ''));
  });
});

describe('sanitiser', () => {
  const line = (content: string) => {
    const item = memoryItem(content);
    return { kind: 'warning', item, text: content, tokens: item.tokens } as const;
  };

  it('returns a harmless line unchanged', () => {
    const harmless = line('bake cold');
    expect(sanitiser.sanitise(harmless)).toBe(harmless);
  });

  it('replaces a dangerous line by its kinds of danger', () => {
    const { kind, text, tokens } = sanitiser.sanitise(line('rm -rf oven; password=soot'));
    expect({ kind, text }).toEqual({ kind: 'notice', text: 'Withheld: a failed attempt (destructive, secret).' });
    expect(tokens).toBe(estimateTokens(text));
  });
});
