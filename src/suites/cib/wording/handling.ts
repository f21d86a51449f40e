import { approval, failure, sending } from './options.ts';
import type { FactTopic } from './topic.ts';

/** What to do when a certain thing comes up. */
export const HANDLING = [
  {
    id: 't21',
    options: sending,
    thing: 'the handling of a follow-up mail',
    answer: 'With a follow-up mail: {v}.',
    questions: [
      'Somebody at {p} {d} expects a follow-up mail: how do we react?',
      'How is the agent to handle the follow-up mail for {p} {d}?',
      'What happens with a follow-up mail to some {d} contact of {p}?',
      'Which treatment does a follow-up mail get in {p} {d}?',
    ],
    statements: [
      'Whenever a follow-up mail is due in {p} {d}, {v}.',
      'For each follow-up mail at {p} {d} we agreed on this: {v}.',
      'My wish for every {p} {d} follow-up mail after a call: {v}.',
    ],
  },
  {
    id: 't22',
    options: sending,
    thing: 'the handling of a payment reminder',
    answer: 'With a payment reminder: {v}.',
    questions: [
      'A payment reminder for {p} {d} is ready. What comes next?',
      'What should the agent do with a {p} {d} payment reminder?',
      'How does {p} want a payment reminder to a {d} customer treated?',
      'Some {d} customer of {p} needs a payment reminder: how to proceed?',
    ],
    statements: [
      'If a payment reminder comes up in {p} {d}, {v}.',
      'Instruction from {p} about any payment reminder in {d}: {v}.',
      'When some {d} customer at {p} is due a payment reminder, {v}.',
    ],
  },
  {
    id: 't23',
    options: sending,
    thing: 'the handling of a press answer',
    answer: 'With a press answer: {v}.',
    questions: [
      'A journalist wrote to {p} {d}. What happens with the press answer?',
      'What should the agent do with a press answer about {p} {d}?',
      'How are we to treat any press answer that concerns {p} {d}?',
      'The {d} press answer of {p} is waiting. What is the next move?',
    ],
    statements: [
      'Where a press answer concerns {p} {d}, {v}; that protects everybody involved.',
      'On any press answer from {p} {d} the rule reads: {v}.',
      'Our spokesperson said about each {d} press answer in {p}: {v}.',
    ],
  },
  {
    id: 't24',
    options: sending,
    thing: 'the handling of a meeting invitation',
    answer: 'With a meeting invitation: {v}.',
    questions: [
      '{p} {d} lacks a meeting invitation. What should the agent do?',
      'How should the agent deal with a {p} {d} meeting invitation?',
      'What is to happen to the meeting invitation of the {d} group in {p}?',
      'Which procedure covers a meeting invitation at {p} {d}?',
    ],
    statements: [
      'If the {d} group of {p} needs a meeting invitation, {v}.',
      'About every meeting invitation in {p} {d} the chair told us: {v}.',
      'Treat a meeting invitation for {p} {d} as follows, please: {v}.',
    ],
  },
  {
    id: 't25',
    options: approval,
    thing: 'the treatment of a late refund claim',
    answer: 'With a late refund claim: {v}.',
    questions: [
      'A late refund claim reached {p} {d}. What should the agent do?',
      'How is a late refund claim in {p} {d} to be treated?',
      'What should happen to a late refund claim from a {d} customer of {p}?',
      'Which outcome does a late refund claim get at {p} {d}?',
    ],
    statements: [
      'When a late refund claim arrives at {p} {d}, {v}.',
      'For any late refund claim the policy in {p} {d} says: {v}.',
      'Our lead in {p} {d} ruled on the late refund claim question: {v}.',
    ],
  },
  {
    id: 't26',
    options: approval,
    thing: 'the treatment of an unplanned purchase',
    answer: 'With an unplanned purchase: {v}.',
    questions: [
      'An unplanned purchase turned up in {p} {d}. What now?',
      'What should the agent do about an unplanned purchase at {p} {d}?',
      'How does {p} treat an unplanned purchase by its {d} staff?',
      'Someone in {p} {d} proposes an unplanned purchase: what is the reply?',
    ],
    statements: [
      'If {d} staff in {p} propose an unplanned purchase, {v} that day.',
      'The budget holder of {p} {d} said of an unplanned purchase: {v}.',
      'Facing an unplanned purchase in {p} {d}, please {v} and note the reason.',
    ],
  },
  {
    id: 't27',
    options: approval,
    thing: 'the treatment of a holiday swap',
    answer: 'With a holiday swap: {v}.',
    questions: [
      'Two people in {p} {d} want a holiday swap. What should the agent do?',
      'How should a holiday swap in the {p} {d} roster be answered?',
      'What is the answer to a holiday swap between {d} colleagues of {p}?',
      'A holiday swap was entered for {p} {d}: how is it decided?',
    ],
    statements: [
      'When {d} colleagues of {p} enter a holiday swap, {v} within a day.',
      'As to any holiday swap inside {p} {d}, the planner told us: {v}.',
      'Concerning the {p} {d} roster: for a holiday swap, {v} unless told otherwise.',
    ],
  },
  {
    id: 't28',
    options: approval,
    thing: 'the treatment of a supplier discount',
    answer: 'With a supplier discount: {v}.',
    questions: [
      'A supplier discount was offered to {p} {d}. How should the agent react?',
      'What does {p} do with a supplier discount in {d}?',
      'How is the agent to judge a supplier discount for {p} {d}?',
      'Which reply does a supplier discount get from the {d} buyers of {p}?',
    ],
    statements: [
      'If anybody offers {p} {d} a supplier discount, {v}, the buyers agreed.',
      'Buyers at {p} {d} have one reply for a supplier discount: {v}.',
      'Concerning a supplier discount in {p} {d}, we were told this: {v}.',
    ],
  },
  {
    id: 't29',
    options: failure,
    thing: 'the response to a broken import',
    answer: 'After a broken import: {v}.',
    questions: [
      'A broken import stopped {p} {d} overnight. What should the agent do?',
      'How should the agent respond to a broken import in {p} {d}?',
      'What is the response of {p} {d} when a broken import appears?',
      'Which reaction fits a broken import on the {d} side of {p}?',
    ],
    statements: [
      'In case of a broken import at {p} {d}, {v}, then write it down.',
      'The runbook of {p} {d} covers a broken import like this: {v}.',
      'Response to a broken import, as {p} wants it in {d}: {v}.',
    ],
  },
  {
    id: 't30',
    options: failure,
    thing: 'the response to a failed migration',
    answer: 'After a failed migration: {v}.',
    questions: [
      'There is a failed migration in {p} {d}. What should the agent do?',
      'How does {p} {d} deal with a failed migration?',
      'What is the right response to a failed migration of {d} tables in {p}?',
      'A failed migration is reported from {p} {d}: what happens next?',
    ],
    statements: [
      'Should a failed migration show up in {p} {d}, {v} before calling anyone.',
      'Database staff of {p} answered on a failed migration in {d}: {v}.',
      'For a failed migration at {p} {d} the agreed response is: {v}.',
    ],
  },
  {
    id: 't31',
    options: failure,
    thing: 'the response to a corrupt upload',
    answer: 'After a corrupt upload: {v}.',
    questions: [
      'A corrupt upload was found in {p} {d}. What should the agent do?',
      'How should {p} {d} react to a corrupt upload?',
      'What does the agent do once a corrupt upload hits {p} {d}?',
      'Which response does a corrupt upload call for in the {d} queue of {p}?',
    ],
    statements: [
      'Once a corrupt upload is found at {p} {d}, {v}.',
      'In the {d} queue of {p}, a corrupt upload has one remedy: {v}.',
      'Standing order for a corrupt upload inside {p} {d}: {v}.',
    ],
  },
  {
    id: 't32',
    options: failure,
    thing: 'the response to a timed-out sync',
    answer: 'After a timed-out sync: {v}.',
    questions: [
      'The {p} {d} sync timed out. What should the agent do?',
      'How should the agent answer a timed-out sync of {p} {d}?',
      'What is done at {p} {d} about a timed-out sync?',
      'Which response follows a timed-out sync between {d} systems of {p}?',
    ],
    statements: [
      'If the {d} sync of {p} has timed out, {v} and watch the dashboard.',
      'With a timed-out sync in {p} {d} there is one rule: {v}.',
      'Operators of {p} {d} decided that after a timed-out sync we {v}.',
    ],
  },
] as const satisfies readonly FactTopic[];
