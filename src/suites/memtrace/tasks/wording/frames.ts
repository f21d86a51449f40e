/**
 * What people, documents and tools say of a subject {s}, whether it holds, was given up or was replaced: all of them
 * from one list, so that no words tell which. {v} is the value.
 */
export const STATEMENTS: readonly string[] = [
  '{s} is {v}.',
  '{s} is now {v}.',
  'We have {v} as {s}.',
  'For {s} we use {v}.',
  '{s}: {v}.',
  'It is {v} for {s}.',
  'As {s} we take {v}.',
  '{s} was set to {v}.',
  '{s} stands at {v}.',
  'With {v} as {s} we are on our way.',
  'From here on {s} is {v}.',
  'Noted: {s} is {v}.',
  '{v} it is as {s}.',
  'So {s} will be {v}.',
];

/** What a tool is called with. */
export const CALLS: readonly string[] = [
  'set {s} to {v}',
  'apply {v} as {s}',
  'configure {s} with {v}',
  'put {v} in as {s}',
  'switch {s} to {v}',
  'change {s}: {v}',
  'write {v} for {s}',
  'enter {v} as {s}',
];

/** What a step is opened for; it says no value. */
export const TITLES: readonly string[] = [
  'Settle {s}.',
  'Work on {s}.',
  'See to {s}.',
  'Take care of {s}.',
  'Sort out {s}.',
  'Look into {s}.',
  'Have a go at {s}.',
  'Deal with {s}.',
  'Get {s} right.',
  'Attend to {s}.',
];

/** How a step {b} ends. What came of it is in the event's status alone. */
export const ENDS: readonly string[] = [
  'Step {b} is over.',
  'Left step {b}.',
  'Out of step {b}.',
  'Back from step {b}.',
];

export const ROLLBACKS: readonly string[] = [
  'Went back to the state before {b}.',
  'Restored what was there before {b}.',
  'Took {b} back.',
  'Undid {b}.',
];

/** What a session sets out to do. */
export const GOALS: readonly string[] = [
  'go through the open tickets',
  'get the weekly release out of the door',
  'tidy up behind the migration',
  'prepare the audit',
  'hand over to the other shift',
  'answer the questions of the new colleague',
  'make room on the shared machines',
  'follow up on the last meeting',
  'bring the wiki up to date',
  'check what the contractors left',
  'plan the coming sprint',
  'look over the monitoring',
  'sort the mail of the week',
  'get ready for the visit on Thursday',
  'clear the desk of the colleague on leave',
  'compare the two offers',
  'set the new room up',
  'catch up after the outage',
  'write the report for the board',
  'prepare the training',
  'walk through the checklist',
  'count what is in the store',
  'close what is left from spring',
  'draft the announcement',
];

export const QUESTIONS: readonly string[] = [
  'What is {s}?',
  'What is {s} at the moment?',
  'Which one is {s}?',
  'Tell me {s}.',
  'What do we go by for {s}?',
  '{s}: what is it?',
  'What should I take as {s}?',
  'Before I go on: what is {s}?',
];

/** They ask for what failed as well. */
export const LESSON_QUESTIONS: readonly string[] = [
  'What came to nothing for {s}, and what is it now?',
  'Which attempts at {s} should not be made again, and what holds?',
  'What should I keep away from with {s}, and what should I take?',
  'What has been tried in vain for {s}, and what is it?',
];
