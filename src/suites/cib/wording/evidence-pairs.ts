import { billingPair, copiesPair, interfacePair, meetingPair, summaryPair } from './pairs.ts';
import type { PairTopic } from './topic.ts';

/** Answers of two halves that stand in two documents. */
export const EVIDENCE_PAIRS = [
  {
    id: 't45',
    options: interfacePair,
    answer: 'Ingestion uses the {a} API with the {b} header.',
    questions: [
      'How does the agent reach {p} {d} ingestion: which API, which header?',
      'What API and which header does {d} ingestion in {p} take?',
      'For ingestion at {p} {d}, which header goes with which API?',
      'The agent prepares {p} {d} ingestion: what API, what header?',
    ],
    first: [
      'In {p}, {d} ingestion goes through the {a} API.',
      'The API behind {d} ingestion at {p} is {a}.',
      'Our {p} {d} ingestion always calls the {a} API.',
    ],
    second: [
      'All {d} ingestion at {p} carries a {b} header.',
      'For {p} {d} ingestion, set the {b} header.',
      'A {b} header secures {d} ingestion in {p}.',
    ],
  },
  {
    id: 't46',
    options: interfacePair,
    answer: 'Partner sync uses the {a} gateway with {b} login.',
    questions: [
      'Which gateway and login should the agent use for {p} {d} partner sync?',
      'How does partner sync in {p} {d} work: what gateway, what login?',
      'What gateway serves {d} partner sync at {p}, and with which login?',
      'Which gateway and which login does {p} {d} partner sync need?',
    ],
    first: [
      'The {p} {d} partner sync runs over the {a} gateway.',
      'Use the {a} gateway for {d} partner sync at {p}.',
      'Partner sync of {p} {d} is bound to gateway {a}.',
    ],
    second: [
      'Login for {p} {d} partner sync needs a {b}.',
      'Partner sync in {p} {d} accepts {b} login only.',
      'At {p}, the {d} partner sync has {b} login.',
    ],
  },
  {
    id: 't47',
    options: copiesPair,
    answer: 'Backups are made {a} and stored in the {b}.',
    questions: [
      'How often are {p} {d} database backups made, and where do they go?',
      'What schedule and store do {p} {d} database backups have?',
      'At which pace and in which place does {p} keep {d} database backups?',
      'The agent configures {p} {d} database backups: how often, and where?',
    ],
    first: [
      'Database backups for {p} {d} are made {a}.',
      'The pace of {d} database backups in {p} is {a}.',
      'We take {a} database backups of {p} {d}.',
    ],
    second: [
      'All database backups of {p} {d} go into the {b}.',
      'The {b} holds {d} database backups for {p}.',
      'Put {p} {d} database backups in our {b}.',
    ],
  },
  {
    id: 't48',
    options: copiesPair,
    answer: 'Log snapshots are taken {a} and kept in the {b}.',
    questions: [
      'When are {p} {d} log snapshots taken, and where kept?',
      'What rhythm and storage does the agent use for {p} {d} log snapshots?',
      'How frequent are log snapshots at {p} {d}, and what is their storage?',
      'Which rhythm and which storage belong to {d} log snapshots in {p}?',
    ],
    first: [
      'Log snapshots of {p} {d} are taken {a}.',
      '{p} {d} systems write log snapshots {a}, by policy.',
      'The rhythm for {d} log snapshots in {p} is {a}.',
    ],
    second: [
      'Log snapshots from {p} {d} are kept in the {b}.',
      'Our {b} is the storage for {p} {d} log snapshots.',
      'Storage of {d} log snapshots at {p}: the {b}.',
    ],
  },
  {
    id: 't49',
    options: billingPair,
    answer: 'The licence is paid {a} by {b}.',
    questions: [
      'How often and by what means is the {p} {d} software licence paid?',
      'What cycle and payment method apply to the software licence of {p} {d}?',
      'The {p} {d} software licence is due: which cycle, which payment?',
      'In what cycle and payment does {p} have its {d} software licence?',
    ],
    first: [
      'The {p} {d} software licence is renewed {a}.',
      'We have a {a} software licence for {p} {d}.',
      'Cycle of the software licence in {p} {d}: {a}.',
    ],
    second: [
      'Payment of the {p} {d} software licence goes by {b}.',
      'The {d} software licence of {p} is paid by {b}.',
      'Only {b} payment fits the {p} {d} software licence.',
    ],
  },
  {
    id: 't50',
    options: billingPair,
    answer: 'The support plan is charged {a} by {b}.',
    questions: [
      'What term and payment should the {p} {d} support plan have?',
      'Which term and payment suit the support plan for {p} {d}?',
      'For what term and with which payment is {p} {d} taking a support plan?',
      'The support plan of {p} {d} runs out: which term and payment next?',
    ],
    first: [
      'The {a} term was chosen for the {p} {d} support plan.',
      'Term of the support plan at {p} {d}: {a}.',
      '{p} agreed on a {a} support plan in {d}.',
    ],
    second: [
      'Payment for the {p} {d} support plan is by {b}.',
      'Use {b} payment on the support plan of {p} {d}.',
      'For its {d} support plan, {p} settled on {b} payment.',
    ],
  },
  {
    id: 't51',
    options: summaryPair,
    answer: 'The audit report is {a} and opens with the {b}.',
    questions: [
      'How long is the {p} {d} audit report, and with what does it open?',
      'What length and opening should the agent give the {p} {d} audit report?',
      'Which form does the audit report take in {p} {d}: length and opening?',
      'The agent writes an audit report for {p} {d}: what length, what opening?',
    ],
    first: [
      'The audit report in {p} {d} has to be {a}.',
      'Length of the {d} audit report at {p}: {a}.',
      'Auditors of {p} {d} expect a {a} audit report.',
    ],
    second: [
      'Every {d} audit report at {p} opens with the {b}.',
      'Make the {b} the opening of a {p} {d} audit report.',
      'In {p} {d}, the {b} leads the audit report.',
    ],
  },
  {
    id: 't52',
    options: meetingPair,
    answer: 'Client workshops take place in the {a}, {b}.',
    questions: [
      'At what time of day and in which mode are {p} {d} client workshops held?',
      'How should the agent plan {p} {d} client workshops: time, mode?',
      'Which time and mode fit client workshops for {p} {d}?',
      'The agent books client workshops at {p} {d}: in what mode, and what time?',
    ],
    first: [
      'Client workshops of {p} {d} are held each {a}.',
      'The {a} suits {d} client workshops in {p}.',
      'People at {p} {d} favour {a} client workshops.',
    ],
    second: [
      'Client workshops for {p} {d} are {b}.',
      'The mode of {d} client workshops in {p} is {b}.',
      'We hold {p} {d} client workshops {b}, always.',
    ],
  },
] as const satisfies readonly PairTopic[];
