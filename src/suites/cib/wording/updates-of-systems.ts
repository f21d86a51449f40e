import { cap, channel, period, site, version } from './options.ts';
import type { UpdateTopic } from './topic.ts';

/** Technical states that changed: the question asks for the present one. */
export const SYSTEM_UPDATES = [
  {
    id: 't33',
    options: version,
    answer: 'Jobs use endpoint {v}.',
    questions: [
      'Today the agent starts {p} {d} jobs: against which endpoint?',
      'To what endpoint do {p} {d} jobs go at present?',
      'What is the valid endpoint for {d} jobs in {p} these days?',
      'Where do the jobs of {p} {d} connect now: which endpoint?',
    ],
    before: [
      '{p} points {d} jobs at endpoint {v}.',
      'Endpoint {v} takes all {d} jobs from {p}.',
      '{d} jobs at {p} use endpoint {v}.',
    ],
    after: [
      'Jobs of {p} {d} were moved to endpoint {v}; calls to {w} fail from today.',
      'Since the migration, {p} {d} jobs have endpoint {v}, and {w} is retired.',
      'Endpoint {v} replaces {w} for {d} jobs in {p}; update every script.',
    ],
  },
  {
    id: 't35',
    options: version,
    answer: 'Scoring runs on model {v}.',
    questions: [
      'Which scoring model does {p} {d} run at the moment?',
      'What scoring model should the agent call for {p} {d} today?',
      'On which scoring model do {d} results of {p} currently rest?',
      'What is the present scoring model for {p} {d}?',
    ],
    before: [
      '{p} {d} runs scoring model {v}.',
      'Scoring model {v} serves {p} {d}.',
      'At {p}, {d} calls scoring model {v}.',
    ],
    after: [
      'After the comparison, {p} switched its {d} scoring model from {w} over to {v}.',
      'Scoring model {v} went live for {p} {d}, and {w} was turned off.',
      'We replaced {w}: {p} {d} now has {v} as its scoring model.',
    ],
  },
  {
    id: 't38',
    options: site,
    answer: 'Traffic is served from {v}.',
    questions: [
      'From which place is {p} {d} traffic served today?',
      'Where should the agent direct live traffic of {p} {d} now?',
      'From which location is the {d} traffic of {p} served at present?',
      'What is the current home of {p} {d} live traffic?',
    ],
    before: [
      'Live {d} traffic of {p} is served from {v}.',
      '{p} serves {d} live traffic from {v}.',
      '{v} serves live {d} traffic for {p}, which is cheap.',
    ],
    after: [
      'All live traffic of {p} {d} is now served from {v}; {w} has closed.',
      'We took {w} offline: {d} traffic of {p} is served from {v}.',
      'The move is done: live traffic from {p} {d} is served at {v}, no longer {w}.',
    ],
  },
  {
    id: 't40',
    options: cap,
    answer: 'Batch jobs hold up to {v} records.',
    questions: [
      'What batch size applies to {p} {d} uploads now?',
      'How large may the batch for {d} uploads in {p} be at present?',
      'Which batch size should the agent set on {p} {d} uploads today?',
      'What is the current ceiling for one batch of {p} {d} uploads?',
    ],
    before: [
      '{p} {d} uploads have batch size {v}.',
      'One batch of {d} uploads at {p} holds {v}.',
      'Batch size for {p} {d} uploads: {v}.',
    ],
    after: [
      'The server was rebuilt, and {p} {d} uploads now go in a batch of {v}, not {w}.',
      'Uploads in {p} {d} get a new batch size of {v}, which replaces {w}.',
      'We changed the batch size for {d} uploads at {p} from {w} to {v}.',
    ],
  },
  {
    id: 't41',
    options: period,
    answer: 'Backups are kept for {v}.',
    questions: [
      'How long does {p} {d} keep old backups now?',
      'What is the present lifetime of old {p} {d} backups?',
      'When are old backups for {p} {d} removed under the current policy?',
      'For how long should the agent keep {d} backups of {p} from today?',
    ],
    before: [
      '{p} keeps old {d} backups for {v}.',
      'Old backups of {p} {d} are removed after {v}.',
      'The old {d} backups at {p} live {v}.',
    ],
    after: [
      'New policy: old backups of {p} {d} are removed after {v}, formerly {w}.',
      'The auditor had {p} keep old {d} backups for {v} where it was {w}.',
      'Lifetime for old {p} {d} backups went from {w} to {v} last night.',
    ],
  },
  {
    id: 't42',
    options: channel,
    answer: 'Outage notices go out by {v}.',
    questions: [
      'How are {p} {d} outage notices sent out now?',
      'By what means should the agent issue outage notices for {p} {d} today?',
      'Which channel carries the outage notices of {p} {d} at present?',
      'What is the current way to spread {d} outage notices in {p}?',
    ],
    before: [
      '{p} {d} outage notices go out by {v}.',
      '{p} issues {d} outage notices by {v}.',
      'Outage notices of {p} {d} travel by {v}.',
    ],
    after: [
      'Too many were missed: {p} now sends {d} outage notices by {v}, not by {w}.',
      'Outage notices for {p} {d} go out by {v} from here on; drop {w}.',
      'The {d} team at {p} gave up {w} and spreads outage notices by {v}.',
    ],
  },
] as const satisfies readonly UpdateTopic[];
