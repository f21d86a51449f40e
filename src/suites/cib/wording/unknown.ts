interface UnknownSet {
  readonly action: string;
  readonly notes: readonly string[];
  readonly answer: string;
}

/** Notes that show an answer is not known, by what they license. {thing} is what a topic asks for. */
export const UNKNOWN = [
  {
    action: 'ask_user',
    notes: [
      'Nobody has settled {thing} for {p} {d}; ask the user.',
      '{thing} in {p} {d} was never specified; only the user can say.',
      'Notes on {p} {d} leave {thing} open until the user is asked.',
    ],
    answer: 'ask the user.',
  },
  {
    action: 'ask_owner',
    notes: [
      'Only the owner of {p} {d} knows {thing}; ask there.',
      '{thing} at {p} {d} is unrecorded; its owner must be asked.',
      'We lack {thing} for {p} {d}, which the owner can tell.',
    ],
    answer: 'ask the owner.',
  },
  {
    action: 'wait_for_decision',
    notes: [
      'The board has yet to decide {thing} for {p} {d}; wait.',
      '{thing} for {p} {d} awaits a decision; nothing holds before.',
      'At {p} {d}, {thing} is undecided; wait until managers choose.',
    ],
    answer: 'wait for the decision.',
  },
  {
    action: 'wait_for_review',
    notes: [
      'A proposal on {thing} at {p} {d} is under review; wait.',
      '{thing} for {p} {d} is being reviewed; wait until reviewers finish.',
      'Reviewers are checking {thing} of {p} {d}; hold until they report.',
    ],
    answer: 'wait for the review.',
  },
  {
    action: 'request_document',
    notes: [
      'The document fixing {thing} for {p} {d} is missing; request it.',
      '{thing} at {p} {d} stands in a missing document; request that.',
      'We never received the document on {thing} in {p} {d}; request it.',
    ],
    answer: 'request the missing document.',
  },
] as const satisfies readonly UnknownSet[];
