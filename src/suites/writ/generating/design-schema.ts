import * as z from 'zod';
import { plain } from '../../shared/worded.ts';
import { RejectedBecause } from '../schema.ts';
import { Frames, Questions } from '../wording/schema.ts';

/** The schema of `designs.json`. A test checks the file. At run time only the types are used. */

/** Different values of the scenario’s kind of fact. */
const Value = z.enum(['a', 'b', 'c', 'd']);

/** The sessions of a design are those of its exchanges, counted from 0. Without days, a time is that of the session itself. */
const Session = z.int().min(0).max(4);
const Day = z.strictObject({ session: Session, days: z.int() });
const Time = z.union([Day, z.strictObject({ between: z.tuple([z.union([Session, Day]), Session]) })]);
export type Time = z.infer<typeof Time>;

/** What an exchange says about a fact. The kinds are the names in `frames` of the wording. */
const Statement = z.strictObject({
  say: Frames.shape.frames.keyof(),
  /** `main`: the fact of the question. `other`: a similar fact of somebody else. `stopgap`: replaces `main` for a while. */
  of: z.enum(['main', 'other', 'stopgap', 'first', 'second']),
  value: Value.optional(),
  /** Since or until when the value is valid. */
  at: Time.optional(),
  /** Whether only half of the scenarios have it. */
  sometimes: z.literal(true).optional(),
  /** Whether no question asks for it. */
  distractor: z.literal(true).optional(),
});
export type Statement = z.infer<typeof Statement>;

/** In `multi_hop` the facts are those of two people, and these exchanges state who they are. */
const Introduction = z.strictObject({
  introduce: z.enum(['first', 'second']),
  as: z.enum(['role', 'successor', 'another-role']),
});
export type Introduction = z.infer<typeof Introduction>;

/** One course of events. Scenarios of one design are not independent: its name is their template. */
const Design = z.strictObject({
  name: plain,
  /** The person who has the role in the question of `multi_hop` at the end. */
  holder: z.enum(['first', 'second']).optional(),
  exchanges: z.array(z.union([Statement, Introduction])).min(2),
  question: Questions.shape.questions.keyof(),
  asks: z.enum(['previous', 'first', 'all']).optional(),
  asOf: Time.optional(),
  /** Null if nothing is known. */
  answer: z.union([Value, z.array(Value)]).nullable(),
  /** A value that no exchange states is left out. */
  rejected: z.partialRecord(RejectedBecause.exclude(['violates']), z.array(Value).min(1)),
});
export type Design = z.infer<typeof Design>;

const designs = z.array(Design).min(4);
export const Designs = z.strictObject({
  retrieval: designs,
  update: designs,
  history: designs,
  temporal: designs,
  provenance: designs,
  multi_hop: designs,
  forgetting: designs,
  abstention: designs,
});
export type Designs = z.infer<typeof Designs>;
