import { substitute } from '../../shared/fill.ts';
import chatter from './chatter.json' with { type: 'json' };
import facts from './facts.json' with { type: 'json' };
import languages from './languages.json' with { type: 'json' };
import type * as schema from './schema.ts';

// `schema.ts` documents the files, and a test checks them. At run time only its types are used.
export const { domains: DOMAINS, forms: FORMS } = chatter as schema.Chatter;
export const { passing: PASSING, questions: QUESTIONS, values: VALUES }: schema.Facts = facts;
export const WORDINGS: schema.Languages = languages;
export const LANGUAGES = Object.keys(languages) as readonly schema.Language[];

interface Fact {
  readonly key: string;
  readonly value: string;
}

/** A marked fact is on its own line after this tag. Strategies that extract facts search for it. */
export const MARK = '[FACT]';

/** The pattern of a marked fact: the key without spaces, and its value up to the end of the line. */
const MARKED_FACT = /\[FACT\]\s*(\S+):\s*(.+)/g;

export function markedFact({ key, value }: Fact): string {
  return `${MARK} ${key}: ${value}`;
}

/** @param form the index of the sentence in `forms`; after the last one the first follows */
export function passingFact({ key, value }: Fact, form: number, forms: readonly string[] = PASSING): string {
  return substitute(forms[form % forms.length] as string, { key, value });
}

export function markedFacts(text: string): Fact[] {
  if (!text.includes(MARK)) return [];
  return Array.from(text.matchAll(MARKED_FACT), ([, key = '', value = '']) => ({ key, value: value.trim() }));
}
