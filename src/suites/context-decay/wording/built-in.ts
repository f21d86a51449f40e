import chatter from './chatter.json' with { type: 'json' };
import facts from './facts.json' with { type: 'json' };
import languages from './languages.json' with { type: 'json' };
import type * as schema from './schema.ts';

// `schema.ts` documents the files, and a test checks them against it. Only its types are used here: a start checks nothing.
export const { domains: DOMAINS, forms: FORMS } = chatter as schema.Chatter;
export const { passing: PASSING, questions: QUESTIONS, values: VALUES }: schema.Facts = facts;
export const WORDINGS: schema.Languages = languages;
export const LANGUAGES = Object.keys(languages) as readonly schema.Language[];
