/** Two facts that only together answer: {p} is a place, {n} a name, {v} what the second fact says of it. */
export interface Hop {
  readonly id: string;
  readonly first: readonly [string, string];
  readonly second: readonly [string, string];
  readonly questions: readonly [string, string];
  readonly names: readonly [string, string, string];
  readonly values: readonly [string, string, string];
}

export const HOPS: readonly Hop[] = [
  {
    id: 'caretaker',
    first: ['{n} looks after the {p}.', 'The {p} is looked after by {n}.'],
    second: ['{n} picks up on extension {v}.', 'The extension of {n} is {v}.'],
    questions: [
      'What is the extension of whoever looks after the {p}?',
      'On which extension is the one reached who looks after the {p}?',
    ],
    names: ['Ingrid', 'Tomasz', 'Yusuf'],
    values: ['3391', '4820', '6175'],
  },
  {
    id: 'host',
    first: ['The {p} runs on the machine {n}.', '{n} is the machine that the {p} runs on.'],
    second: ['The machine {n} stands in rack {v}.', 'Rack {v} holds the machine {n}.'],
    questions: [
      'In which rack is the machine that the {p} runs on?',
      'Which rack holds the machine on which the {p} runs?',
    ],
    names: ['bramble', 'clover', 'thistle'],
    values: ['R-07', 'R-19', 'R-31'],
  },
  {
    id: 'supplier',
    first: ['Parts for the {p} come from {n}.', '{n} supplies the parts for the {p}.'],
    second: ['{n} delivers every {v}.', 'Deliveries of {n} are made every {v}.'],
    questions: [
      'On what days are deliveries made by whoever supplies the parts for the {p}?',
      'When does the one deliver from whom parts for the {p} come?',
    ],
    names: ['Norrland Steel', 'Ostrava Tools', 'Piedmont Glass'],
    values: ['second Monday', 'third Tuesday', 'last Thursday'],
  },
  {
    id: 'licence',
    first: ['The {p} is under the contract {n}.', 'Contract {n} covers the {p}.'],
    second: ['Contract {n} ends in {v}.', 'The end of contract {n} is in {v}.'],
    questions: [
      'When does the contract end that covers the {p}?',
      'In what month is the end of the contract that the {p} is under?',
    ],
    names: ['K-88', 'L-54', 'M-23'],
    values: ['February', 'June', 'October'],
  },
  {
    id: 'schema',
    first: ['The {p} reads its rows from the table {n}.', 'Table {n} is what the {p} reads rows from.'],
    second: ['The table {n} is filled by {v}.', '{v} fills the table {n}.'],
    questions: [
      'What fills the table that the {p} reads its rows from?',
      'By what is the table filled from which the {p} reads rows?',
    ],
    names: ['orders_wide', 'visits_daily', 'items_flat'],
    values: ['the dawn loader', 'the partner upload', 'the bulk copier'],
  },
  {
    id: 'budget',
    first: ['Hours on the {p} are booked to the account {n}.', 'Account {n} takes the hours on the {p}.'],
    second: ['The account {n} is approved by {v}.', '{v} approves what is on the account {n}.'],
    questions: [
      'Who approves the account that takes the hours on the {p}?',
      'By whom is the account approved to which hours on the {p} are booked?',
    ],
    names: ['Lavender', 'Saffron', 'Tarragon'],
    values: ['Philippa', 'Rasmus', 'Soledad'],
  },
];
