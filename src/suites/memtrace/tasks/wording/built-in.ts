import type * as schema from '../../data-schema.ts';
import frames from './frames.json' with { type: 'json' };
import hops from './hops.json' with { type: 'json' };
import procedures from './procedures.json' with { type: 'json' };
import subjects from './subjects.json' with { type: 'json' };
import unrelated from './unrelated.json' with { type: 'json' };
import ways from './ways.json' with { type: 'json' };

// `data-schema.ts` documents the files, and a test checks them against it. Only its types are used here.
export const { chatter: CHATTER, output: OUTPUT }: schema.Unrelated = unrelated;
export const { statements: STATEMENTS, calls: CALLS, titles: TITLES, ends: ENDS }: schema.Frames = frames;
export const { rollbacks: ROLLBACKS, goals: GOALS, constraints: CONSTRAINTS }: schema.Frames = frames;
export const { questions: QUESTIONS, lesson_questions: LESSON_QUESTIONS }: schema.Frames = frames;
export const HOPS = hops as schema.Hops;
export const { procedures: PROCEDURES, questions: PROCEDURE_QUESTIONS } = procedures as schema.Procedures;
export const { workspaces: WORKSPACES, places: PLACES, aspects: ASPECTS } = subjects as schema.Subjects;
export const { ways: WAYS, statements: WAY_STATEMENTS, questions: WAY_QUESTIONS } = ways as schema.Ways;
export const { destructive: DESTRUCTIVE, overreaching: OVERREACHING, secrets: SECRETS } = ways as schema.Ways;
