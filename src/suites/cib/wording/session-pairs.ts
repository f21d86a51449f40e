import { billingPair, copiesPair, interfacePair, meetingPair, summaryPair } from './pairs.ts';
import type { PairTopic } from './topic.ts';

/** Answers of two halves that came up on two days. */
export const SESSION_PAIRS = [
  {
    id: 't53',
    options: summaryPair,
    answer: 'Incident notes are {a} and start with the {b}.',
    questions: [
      'How should the agent write incident notes for {p} {d}?',
      'What shape do {p} {d} incident notes have to take?',
      'An outage hit {p} {d}: how are its incident notes laid out?',
      'Which rules hold for incident notes in {p} {d}?',
    ],
    first: [
      '{p} {d} prefers incident notes to be {a}.',
      'Please make {p} {d} incident notes {a}.',
      'We like {a} incident notes in {p} {d}.',
    ],
    second: [
      'Incident notes of {p} {d} start with the {b}.',
      'In {p} {d} incident notes, mention the {b} early.',
      'For {p} {d}, incident notes lead with {b}.',
    ],
  },
  {
    id: 't54',
    options: summaryPair,
    answer: 'The complaint digest is {a} and puts the {b} on top.',
    questions: [
      'What should the agent’s complaint digest for {p} {d} look like?',
      'How does {p} {d} want its complaint digest written?',
      'The {p} {d} complaint digest is due: which layout does it follow?',
      'Which layout is right for the complaint digest of {p} {d}?',
    ],
    first: [
      'Our complaint digest at {p} {d} should stay {a}.',
      'A {a} complaint digest is enough for {p} {d}.',
      'Readers in {p} {d} asked for a {a} complaint digest.',
    ],
    second: [
      'The complaint digest of {p} {d} puts {b} on top.',
      'In {p} {d}, a complaint digest begins with the {b}.',
      'Each {p} {d} complaint digest should name {b} at once.',
    ],
  },
  {
    id: 't55',
    options: meetingPair,
    answer: 'Job interviews take place in the {a}, {b}.',
    questions: [
      'How should the agent arrange job interviews for {p} {d}?',
      'When and in what manner do {p} {d} job interviews happen?',
      'A candidate applies to {p} {d}: how are job interviews set up?',
      'What arrangement do job interviews have at {p} {d}?',
    ],
    first: [
      'Keep {p} {d} job interviews in the {a}.',
      'The {a} works best for {p} {d} job interviews.',
      'Job interviews at {p} {d} belong in the {a}.',
    ],
    second: [
      'Job interviews for {p} {d} are {b} by default.',
      'All {p} {d} job interviews should be {b}.',
      'We now do {p} {d} job interviews {b}.',
    ],
  },
  {
    id: 't56',
    options: meetingPair,
    answer: 'Safety training takes place in the {a}, {b}.',
    questions: [
      'How should safety training at {p} {d} be planned?',
      'When and how does {p} {d} hold its safety training?',
      'What setup should the agent choose for {p} {d} safety training?',
      'New colleagues join {p} {d}: which setup has their safety training?',
    ],
    first: [
      'Hold safety training of {p} {d} in the {a}.',
      'Trainers at {p} {d} offer {a} safety training.',
      'Every {a} is fine for {p} {d} safety training.',
    ],
    second: [
      'Safety training in {p} {d} has become {b}.',
      'We want {p} {d} safety training done {b}.',
      'For {p} {d}, plan safety training as {b}.',
    ],
  },
  {
    id: 't57',
    options: interfacePair,
    answer: 'Order webhooks use the {a} with a {b}.',
    questions: [
      'How should the agent register order webhooks for {p} {d}?',
      'What connection and proof do {p} {d} order webhooks require?',
      'Which setup makes order webhooks work in {p} {d}?',
      'The agent adds order webhooks at {p} {d}: with what settings?',
    ],
    first: [
      'Order webhooks in {p} {d} pass the {a}.',
      'The {a} carries order webhooks for {p} {d}.',
      'Register {p} {d} order webhooks at the {a}.',
    ],
    second: [
      'Order webhooks of {p} {d} need a {b}.',
      'Without a {b}, {p} {d} rejects order webhooks.',
      'A valid {b} proves {p} {d} order webhooks.',
    ],
  },
  {
    id: 't58',
    options: copiesPair,
    answer: 'Mailbox copies are made {a} and put in the {b}.',
    questions: [
      'How should the agent set up mailbox copies for {p} {d}?',
      'What plan covers mailbox copies at {p} {d}?',
      'How often are {p} {d} mailbox copies made, and where to?',
      'Which settings should mailbox copies of {p} {d} have?',
    ],
    first: [
      'Mailbox copies for {p} {d} should run {a}.',
      'Please schedule {p} {d} mailbox copies {a}.',
      'We need {a} mailbox copies at {p} {d}.',
    ],
    second: [
      'Mailbox copies of {p} {d} belong in the {b}.',
      'The {b} receives {p} {d} mailbox copies.',
      'Store mailbox copies from {p} {d} in our {b}.',
    ],
  },
  {
    id: 't59',
    options: billingPair,
    answer: 'Freelance fees are paid {a} by {b}.',
    questions: [
      'How should the agent pay freelance fees for {p} {d}?',
      'When and by what means are {p} {d} freelance fees paid?',
      'Which terms hold for freelance fees in {p} {d}?',
      'A writer asks {p} {d} about freelance fees: how are they settled?',
    ],
    first: [
      'Freelance fees at {p} {d} are settled {a}.',
      'In {p} {d} we settle freelance fees {a}.',
      'The rhythm of {p} {d} freelance fees is {a}.',
    ],
    second: [
      'Freelance fees for {p} {d} go out by {b}.',
      'Use a {b} for freelance fees of {p} {d}.',
      'Everyone in {p} {d} gets freelance fees by {b}.',
    ],
  },
  {
    id: 't60',
    options: billingPair,
    answer: 'Storage rent is paid {a} by {b}.',
    questions: [
      'How should the agent handle storage rent for {p} {d}?',
      'In which way does {p} {d} pay its storage rent?',
      'What has been agreed on storage rent in {p} {d}?',
      'The landlord writes to {p} {d}: how is storage rent paid?',
    ],
    first: [
      'Storage rent in {p} {d} falls due {a}.',
      'The landlord bills {p} {d} storage rent {a}.',
      'Our {p} {d} storage rent is a {a} matter.',
    ],
    second: [
      'Pay storage rent for {p} {d} by {b}.',
      'Storage rent of {p} {d} moves by {b}.',
      'A {b} settles the {p} {d} storage rent.',
    ],
  },
] as const satisfies readonly PairTopic[];
