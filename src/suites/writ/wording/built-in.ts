import facts from './facts.json' with { type: 'json' };
import fillers from './fillers.json' with { type: 'json' };
import frames from './frames.json' with { type: 'json' };
import habits from './habits.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };
import type * as schema from './schema.ts';
import values from './values.json' with { type: 'json' };

// `schema.ts` documents the files, and a test checks them. At run time only its types are used.
export const { kinds: FACTS, style: STYLE } = facts as schema.Facts;
export const { exchanges: FILLERS, slots: SLOTS } = fillers as schema.Fillers;
export const { frames: FRAMES, turns: TURNS, errands: ERRANDS, gossips: GOSSIPS }: schema.Frames = frames;
export const { acknowledgements: ACKNOWLEDGEMENTS, echoes: ECHOES }: schema.Frames = frames;
export const { habits: HABITS, offers: OFFERS, heard: HEARD } = habits as schema.Habits;
export const { taken: TAKEN, turned: TURNED, exceptions: EXCEPTIONS } = habits as schema.Habits;
export const { relatives: RELATIVES, names: NAMES, roles: ROLES }: schema.People = people;
export const { introductions: INTRODUCTIONS, successions: SUCCESSIONS }: schema.People = people;
export const { questions: QUESTIONS, occasions: OCCASIONS }: schema.Questions = questions;
export const VALUES: schema.Values = values;
