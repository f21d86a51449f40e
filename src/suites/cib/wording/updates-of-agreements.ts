import { desk, format, site, version, weekday } from './options.ts';
import type { UpdateTopic } from './topic.ts';

/** Agreements that changed: the question asks for the one in force. */
export const AGREEMENT_UPDATES = [
  {
    id: 't34',
    options: version,
    answer: 'Contracts follow template {v}.',
    questions: [
      'Which contract template is in force for {p} {d}?',
      'What contract template should the agent fill in for {p} {d} now?',
      'New staff join {p} {d}: which contract template counts at present?',
      'On what contract template do current {d} deals of {p} rest?',
    ],
    before: [
      '{p} {d} uses contract template {v}.',
      'The contract template in {p} {d} is {v}.',
      'Fill in contract template {v} for {p} {d}.',
    ],
    after: [
      'Lawyers withdrew {w}: the contract template for {p} {d} has become {v}.',
      'Contract template {v} is in force at {p} {d} and supersedes {w} entirely.',
      'As of this week {p} signs {d} deals on contract template {v} instead of {w}.',
    ],
  },
  {
    id: 't36',
    options: weekday,
    answer: 'Planning calls take place on {v}.',
    questions: [
      'On which day are {p} {d} planning calls held now?',
      'When do the planning calls of {p} {d} take place these days?',
      'What is the current day for {d} planning calls in {p}?',
      'Which day should the agent book for upcoming {p} {d} planning calls?',
    ],
    before: [
      'Planning calls of {p} {d} are on {v}.',
      '{p} holds {d} planning calls on {v}.',
      '{d} planning calls at {p} happen on {v}.',
    ],
    after: [
      'Planning calls for {p} {d} were shifted from {w} to {v} for good.',
      'Because of clashes, {p} will hold its {d} planning calls on {v}, no longer on {w}.',
      'New calendar for {p} {d}: planning calls take place on {v}, {w} is free again.',
    ],
  },
  {
    id: 't37',
    options: weekday,
    answer: 'Supplier payments leave on {v}.',
    questions: [
      'On what day do supplier payments of {p} {d} leave now?',
      'Which day is valid for {p} {d} supplier payments at present?',
      'When should the agent release the {d} supplier payments in {p} this month?',
      'What is the latest agreed day for supplier payments at {p} {d}?',
    ],
    before: [
      '{p} {d} supplier payments leave on {v}.',
      'Supplier payments in {p} {d} go on {v}.',
      '{p} books {d} supplier payments on {v}.',
    ],
    after: [
      'The bank moved our slot: supplier payments for {p} {d} leave on {v} rather than {w}.',
      'Supplier payments of {p} {d} switch to {v}; please forget {w} altogether.',
      'From this month {p} releases {d} supplier payments on {v}, after years of {w}.',
    ],
  },
  {
    id: 't39',
    options: site,
    answer: 'Returned goods go to {v}.',
    questions: [
      'Where do returned goods of {p} {d} go now?',
      'To which warehouse should the agent direct returned goods from {p} {d}?',
      'What is the present address for {d} returned goods in {p}?',
      'Which warehouse takes returned goods for {p} {d} at the moment?',
    ],
    before: [
      'Returned goods of {p} {d} go to {v}.',
      '{p} ships {d} returned goods to {v}.',
      '{v} takes returned goods for {p} {d}.',
    ],
    after: [
      'The old warehouse shut, so returned goods from {p} {d} go to {v} instead of {w}.',
      'Returned goods for {p} {d} are now taken in at {v}; {w} refuses them.',
      'Starting today {p} wants {d} returned goods shipped to {v} and not {w}.',
    ],
  },
  {
    id: 't43',
    options: desk,
    answer: 'Data requests are answered by {v}.',
    questions: [
      'Who answers data requests for {p} {d} now?',
      'To which desk should the agent pass {p} {d} data requests today?',
      'What desk is in charge of {d} data requests in {p} at present?',
      'Which people currently take data requests about {p} {d}?',
    ],
    before: [
      'Data requests for {p} {d} go to {v}.',
      '{v} answers {d} data requests in {p}.',
      'At {p}, {v} takes {d} data requests.',
    ],
    after: [
      'After the reshuffle, data requests for {p} {d} go to {v} and not to {w}.',
      '{v} has taken over data requests about {p} {d} that {w} used to answer.',
      'Please send no more {d} data requests of {p} to {w}; {v} is in charge.',
    ],
  },
  {
    id: 't44',
    options: format,
    answer: 'Shift plans are published as {v}.',
    questions: [
      'In what format are {p} {d} shift plans published now?',
      'Which file format should the agent use today for {p} {d} shift plans?',
      'What is the current format of the {d} shift plans in {p}?',
      'How must upcoming shift plans of {p} {d} be formatted at present?',
    ],
    before: [
      '{p} publishes {d} shift plans as {v}.',
      'Shift plans of {p} {d} are {v} files.',
      '{d} shift plans at {p} come as {v}.',
    ],
    after: [
      'The new viewer needs {v}, so {p} stopped making {d} shift plans as {w}.',
      'Shift plans for {p} {d} are published as {v} from here on, {w} is history.',
      'Staff could not open {w}; shift plans of {p} {d} have been {v} since.',
    ],
  },
] as const satisfies readonly UpdateTopic[];
