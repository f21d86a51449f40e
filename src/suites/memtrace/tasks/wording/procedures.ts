/** Something done in steps: any of them, in any order, is a way that a run may have gone. */
export interface Procedure {
  readonly id: string;
  /** After "to". */
  readonly goal: string;
  readonly steps: readonly [string, string, string, string, string, string, string];
}

export const PROCEDURES: readonly Procedure[] = [
  {
    id: 'keys',
    goal: 'renew the gate keys',
    steps: [
      'Order blanks from the locksmith.',
      'Cut two samples.',
      'Try the samples at the north gate.',
      'Stamp the numbers.',
      'Write the numbers into the key book.',
      'Hand the keys out against a signature.',
      'Melt the worn ones down.',
    ],
  },
  {
    id: 'catalogue',
    goal: 'print the season catalogue',
    steps: [
      'Collect the photographs from the studio.',
      'Fix the order of the chapters.',
      'Have the prices read aloud by two people.',
      'Order the paper.',
      'Print a single sheet and look at it in daylight.',
      'Bind ten copies by hand.',
      'Send a copy to each branch.',
    ],
  },
  {
    id: 'mailbox',
    goal: 'bring a lost mailbox back',
    steps: [
      'Find the day of the loss in the journal.',
      'Mount the tape of that week.',
      'Copy the folder to a spare disk.',
      'Count the letters.',
      'Let the owner look at five of them.',
      'Move the folder into place.',
      'Unmount the tape.',
    ],
  },
  {
    id: 'supplier',
    goal: 'take in a new supplier',
    steps: [
      'Ask for the register extract.',
      'Call two of their customers.',
      'Agree on the terms of payment.',
      'Place a small order.',
      'Weigh what arrives.',
      'Enter them in the directory.',
      'Invite them to the spring fair.',
    ],
  },
  {
    id: 'server',
    goal: 'retire a server',
    steps: [
      'List what still calls it.',
      'Point the callers elsewhere.',
      'Watch its traffic for a week.',
      'Take an image of its disks.',
      'Pull its network cable.',
      'Strike it from the inventory.',
      'Bring it to the recycler.',
    ],
  },
  {
    id: 'books',
    goal: 'close the books of a month',
    steps: [
      'Reconcile the bank statements.',
      'Chase the missing receipts.',
      'Post the wages.',
      'Value the stock.',
      'Lock the period.',
      'Print the trial balance.',
      'File the return.',
    ],
  },
  {
    id: 'scale',
    goal: 'calibrate the floor scale',
    steps: [
      'Sweep under the plate.',
      'Level the feet.',
      'Warm it up for an hour.',
      'Set it to zero.',
      'Load the reference weights from light to heavy.',
      'Unload them again one by one.',
      'Seal the screw.',
    ],
  },
  {
    id: 'exhibit',
    goal: 'hang an exhibition',
    steps: [
      'Measure the walls.',
      'Lay the pictures out on the floor.',
      'Mark the middle line at eye height.',
      'Drill the holes.',
      'Hang the large ones.',
      'Turn the lamps.',
      'Put the labels up.',
    ],
  },
];

export const PROCEDURE_QUESTIONS: readonly string[] = [
  'What were the steps last time to {g}?',
  'How do we {g}, step by step?',
  'I have to {g}: which way did it go before?',
  'What is the way to {g} that has worked?',
];
