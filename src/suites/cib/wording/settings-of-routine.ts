import { cap, channel, desk, site, weekday } from './options.ts';
import type { FactTopic } from './topic.ts';

/** Where, when, through whom and up to what amount things are done. */
export const ROUTINE_SETTINGS = [
  {
    id: 't11',
    options: cap,
    thing: 'the spending limit for team travel',
    answer: 'Team travel may cost up to {v}.',
    questions: [
      'What may team travel cost in {p} {d}?',
      'Which spending limit holds for {p} {d} team travel?',
      'Up to what amount is {d} team travel allowed in {p}?',
      'How much money does {p} {d} allow for team travel?',
    ],
    statements: [
      'Team travel booked for {p} {d} must stay under {v} per trip.',
      'The controller of {p} set {v} as ceiling on any {d} team travel.',
      'Remember the amount for {p} {d} team travel: {v} and not a cent more.',
    ],
  },
  {
    id: 't12',
    options: cap,
    thing: 'the threshold for goodwill credits',
    answer: 'Goodwill credits go up to {v}.',
    questions: [
      'How high may goodwill credits be at {p} {d}?',
      'What threshold does {p} {d} set on goodwill credits?',
      'Which amount must goodwill credits of {p} {d} not exceed?',
      'What sum can the agent grant as {d} goodwill credits in {p}?',
    ],
    statements: [
      'Goodwill credits in {p} {d} may reach {v} without any further signature.',
      'We never let goodwill credits for {p} {d} grow past {v} per customer.',
      'At {p}, the threshold on {d} goodwill credits is {v}, according to its handbook.',
    ],
  },
  {
    id: 't13',
    options: site,
    thing: 'the region of customer records',
    answer: 'Customer records are stored in {v}.',
    questions: [
      'Where should customer records of {p} {d} be stored?',
      'Which region holds the customer records for {p} {d}?',
      'In what location does {p} keep its {d} customer records?',
      'To which region does the agent write {p} {d} customer records?',
    ],
    statements: [
      'By contract, customer records of {p} {d} are stored in {v}.',
      'The region chosen for {p} {d} customer records is {v}, please stick with it.',
      'All customer records from {p} {d} belong on servers near {v}.',
    ],
  },
  {
    id: 't14',
    options: site,
    thing: 'the location of the test cluster',
    answer: 'The test cluster runs in {v}.',
    questions: [
      'Where does the {p} {d} test cluster run?',
      'In which location should the agent start the {p} {d} test cluster?',
      'Which data centre hosts the test cluster of {p} {d}?',
      'What location was picked for the {d} test cluster at {p}?',
    ],
    statements: [
      'The test cluster for {p} {d} lives in {v}, close to its developers.',
      'Start the {d} test cluster of {p} in {v}; other places lack the quota.',
      'Operations at {p} reserved room in {v} for the {d} test cluster.',
    ],
  },
  {
    id: 't15',
    options: channel,
    thing: 'the way to tell suppliers about delays',
    answer: 'Suppliers are told about delays by {v}.',
    questions: [
      'How should the agent tell {p} {d} suppliers about delays?',
      'By what means do suppliers of {p} {d} hear about delays?',
      'Which channel informs {d} suppliers of {p} about delays?',
      'What is the way to announce delays to {p} {d} suppliers?',
    ],
    statements: [
      'When delays hit {p} {d}, suppliers want to be told by {v}.',
      'We promised {d} suppliers of {p} to announce delays by {v} every time.',
      'Suppliers for {p} {d} only react to delays if they hear of them by {v}.',
    ],
  },
  {
    id: 't16',
    options: channel,
    thing: 'the channel for night alarms',
    answer: 'Night alarms go out by {v}.',
    questions: [
      'Through which channel do night alarms reach the {p} {d} crew?',
      'How are night alarms in {p} {d} passed on?',
      'What channel does the agent take for {p} {d} night alarms?',
      'How does {p} want to receive its {d} night alarms?',
    ],
    statements: [
      'The crew behind {p} {d} wants night alarms by {v}, whatever the severity.',
      'Pass on all {d} night alarms in {p} by {v}; the crew agreed.',
      'Night alarms from {p} {d} have to go out by {v} without delay.',
    ],
  },
  {
    id: 't17',
    options: desk,
    thing: 'the recipient of contract questions',
    answer: 'Contract questions go to the {v} desk.',
    questions: [
      'Who handles contract questions at {p} {d}?',
      'To which desk do contract questions for {p} {d} go?',
      'Where should the agent pass {p} {d} contract questions?',
      'Which desk answers contract questions from the {d} side of {p}?',
    ],
    statements: [
      'Any contract questions in {p} {d} go straight to the {v} desk.',
      'Remember that the {v} desk answers contract questions for {p} {d}.',
      'At {p}, {d} contract questions are the job of the {v} desk alone.',
    ],
  },
  {
    id: 't18',
    options: desk,
    thing: 'the desk for duplicate accounts',
    answer: 'Duplicate accounts go to the {v} desk.',
    questions: [
      'Which desk deals with duplicate accounts in {p} {d}?',
      'Where do duplicate accounts found in {p} {d} get reported?',
      'Who should hear from the agent about {p} {d} duplicate accounts?',
      'To whom does {p} hand its {d} duplicate accounts?',
    ],
    statements: [
      'Report duplicate accounts found at {p} {d} to the {v} desk, which merges them.',
      'The {v} desk took over all duplicate accounts in {p} {d} for good.',
      'Hand all duplicate accounts inside {p} {d} to the {v} desk.',
    ],
  },
  {
    id: 't19',
    options: weekday,
    thing: 'the day for stock counts',
    answer: 'Stock counts take place on {v}.',
    questions: [
      'On which day do stock counts happen in {p} {d}?',
      'When should the agent schedule {p} {d} stock counts?',
      'What day of the week has stock counts at {p} {d}?',
      'Which day does {p} reserve for its {d} stock counts?',
    ],
    statements: [
      'Stock counts for {p} {d} take place on {v}, before the warehouse opens.',
      'We settled on {v} as the fixed day of {d} stock counts in {p}.',
      'The warehouse of {p} asks that {d} stock counts be scheduled on {v}.',
    ],
  },
  {
    id: 't20',
    options: weekday,
    thing: 'the day of software releases',
    answer: 'Software releases go out on {v}.',
    questions: [
      'On what day do software releases of {p} {d} go out?',
      'Which day suits software releases at {p} {d}?',
      'When may the agent publish {p} {d} software releases?',
      'What release day does {p} hold to for {d} software releases?',
    ],
    statements: [
      'All software releases in {p} {d} go out on {v}, after the short check.',
      'The team of {p} wants {d} software releases to happen on {v} only.',
      'Reserve {v} for software releases at {p} {d}, as agreed with operations.',
    ],
  },
] as const satisfies readonly FactTopic[];
