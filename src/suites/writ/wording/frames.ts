/**
 * Sentences around a clause, by what they do. Slots: {c} the clause in the present, {p} in the past, {x} the fact as
 * the user says it, {y} as the assistant says it, {v} the value, {date} a day, {who} somebody.
 */
export const FRAMES = {
  /** Told for the first time. */
  tell: [
    'For the record, {c}.',
    'Something to keep in mind: {c}.',
    'You may as well know that {c}.',
    'Before it slips away, {c}.',
    'Since you keep notes: {c}.',
    '{c}, in case it ever comes up.',
    'A detail that people always ask about: {c}.',
    'To give you the background, {c}.',
    'Here is one for your files: {c}.',
    'By the by, {c}.',
  ],
  /** It is another value from now on. */
  change: [
    'There has been a change: {c} now.',
    'News from this end: {c} these days.',
    'That entry of yours is out of date, because {c} from today.',
    'As of this week {c}.',
    'It took ages to settle, but {c} at last.',
    'Things moved on, and {c} nowadays.',
    'The switch went through: {c}.',
    'Please bring your notes up to date, {c} as things are.',
    'No going back, {c} from here on.',
    'Different from before, {c} at present.',
  ],
  /** It has been so since a day that is past. */
  since: [
    'It slipped my mind to say: since {date} {c}.',
    'Catching you up late, {c}, and has been so since {date}.',
    'This is old news by now, but from {date} on {c}.',
    'The paperwork only came today, yet {c}, effective {date}.',
    'Already since {date}, {c}; you were not told.',
    'You missed one: {c}, starting {date}.',
    'Backdated to {date}, {c}.',
    'Counting from {date}, {c}, as it turns out.',
  ],
  /** A later session tells what was so on an earlier day. */
  recall: [
    'Going through old photos: on {date} {p}.',
    'A receipt from {date} fell out of a drawer, from when {p}.',
    'Funny to think that on {date} {p}.',
    'Somebody brought up {date}; back then {p}.',
    'My diary has an entry for {date}, a day on which {p}.',
    'The form wanted to know about {date}, and on that day {p}.',
    'How time flies: as of {date}, {p}.',
    'An old letter dated {date} reminds me that {p} at that point.',
  ],
  hearsay: [
    '{who} is convinced that {c} soon, and nobody has confirmed a thing.',
    'There is a rumour, courtesy of {who}, that {c}; I would not bank on it.',
    '{who} keeps joking that {c} next, which is news to everyone concerned.',
    'According to {who}, {c} before long. No idea where that comes from.',
    'If one believes {who}, {c} already, but nothing of the sort has been agreed.',
    '{who} guessed that {c}. It was only a guess.',
    'We toyed with the thought that {c} one day; nothing is decided.',
    'Perhaps {c} next year, who knows, {who} would like that.',
  ],
  withdraw: [
    'Please drop what was said about {v}; it rested on a mix-up.',
    'The bit about {v} was wrong from the start, sorry, so strike it.',
    'Ignore the message with {v} in it, that was read off the wrong sheet.',
    'About {v}: that fell through before it began, treat it as never said.',
    'Kindly undo the {v} entry. A misunderstanding on our side.',
    'It was never {v}, as it turns out; take that out again.',
    'Scrap {v}. The person on the phone had confused two files.',
    'The {v} thing was a false alarm, everything stays the way it was.',
  ],
  /** Withdrawn, and nothing was known before. */
  withdrawAll: [
    'Please drop what was said about {v}; it rested on a mix-up, and what is right has yet to turn up.',
    'The bit about {v} was wrong from the start, sorry, so strike it. The truth will follow when somebody finds it.',
    'Ignore the message with {v} in it, that was read off the wrong sheet, and the right one is lost.',
    'About {v}: that fell through before it began, treat it as never said.',
    'Kindly undo the {v} entry. A misunderstanding on our side, and nobody has the real one yet.',
    'It was never {v}, as it turns out; take that out again and leave the field empty.',
    'Scrap {v}. The person on the phone had confused two files.',
    'The {v} thing was a false alarm; nothing of the kind exists for now.',
  ],
  forget: [
    'Please delete {x} from everything you keep.',
    "Be so kind as to erase {x} from your memory, it is nobody's business.",
    'Privacy request: remove {x} from your notes altogether.',
    'Kindly stop storing {x}; wipe whatever you have on it.',
    'It would be a relief if you forgot {x} completely.',
    'Do not hold on to {x} any longer, strike it from the record.',
    'As a matter of principle, {x} should not be in your files. Out with it.',
    'Clear {x} from your notes, please, and do not bring it up again.',
  ],
  /** It holds until a day. */
  until: [
    'Only until {date}, {c}.',
    '{c}, but that ends on {date}.',
    'For the time up to {date}, {c}.',
    'Temporarily {c}; it is over on {date}.',
    'Valid to {date} and not a day longer: {c}.',
    'Till {date} {c}, as a stopgap.',
    'Just to bridge the gap, {c} up to {date}.',
    'This one expires on {date}: {c}.',
  ],
  /** Said again by the user, still true. */
  restate: [
    'Nothing new there, {c}, same as ever.',
    'As you know, {c}.',
    'As before, {c}.',
    'Still the same on that front: {c}.',
    'Somebody asked again today, and yes, {c}.',
    'To repeat myself, {c}.',
    'No change to report, {c}.',
    'I told the clerk what I told you: {c}.',
  ],
  /** The assistant says it, rightly or wrongly. */
  slip: [
    'Will do. With {y} being {v}, that should work out nicely.',
    'Here is the summary. Under personal details it has {v} for {y}.',
    'Of course. My draft takes {v} as {y}, so the rest follows from that.',
    'Done. For {y} the entry now reads {v}.',
    'Sure thing. Going by {v} for {y}, the plan holds.',
    'Certainly. The overview lists {y} as {v}, along with the other particulars.',
    'All set. My reminder mentions {v}, given {y}.',
    'Happy to. In the template, {y} is filled in with {v}.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What the user wants done where the assistant then says more than it was told. */
export const ERRANDS = [
  'Please put together a short profile of the household for the insurance people.',
  'Could you draft the details page for that form we talked about?',
  'Make me a one-page overview for the folder by the door, would you?',
  'I need a reminder text with the usual particulars in it.',
  'Fill in the template with whatever is needed, please.',
  'Can you prepare the letter with all the particulars?',
  'A summary of the basics would save me time on the phone later.',
  'Set up the contact card so that nobody has to ask twice.',
] as const;

/** Who guesses and jokes. */
export const GOSSIPS = [
  'my aunt',
  'the postman',
  'my cousin',
  'somebody at the party',
  'an old schoolmate',
  "the barber's wife",
  'my uncle',
  'the lady downstairs',
  'a chap from the allotment',
  'my godmother',
  'the caretaker',
  'the twins next door',
] as const;

export const ACKNOWLEDGEMENTS = [
  'Thanks, that is useful to have.',
  'Understood.',
  'Good to know, I will bear it in mind.',
  'Noted, thank you for telling me.',
  'All right, I have that.',
  'Okay. Anything you would like me to do with it?',
  'Got it. Shall we get on with the rest?',
  'Thank you, I have made a note.',
  'Right, I will work with that.',
  'Clear, thanks.',
  'Fine by me, consider it filed.',
  'I appreciate the heads-up.',
  'Very well, that is written down.',
  'Thanks for keeping me posted.',
  'That makes sense.',
  'Of course, I will go by that.',
  'Consider it remembered.',
  'Acknowledged. Tell me if there is more to it.',
  'Perfect, nothing else needed from you.',
  'I see, thanks for spelling it out.',
  'That helps, cheers.',
  'Alright, moving on whenever you are.',
  'Marked down, thank you.',
  'Received and understood.',
] as const;

/** The assistant repeats what it was just told. */
export const ECHOES = [
  '{v}, noted.',
  'So {v}. Thank you.',
  'I have written down {v}.',
  '{v} it is, then.',
  'Good, {v}. I will remember.',
  'Got that: {v}.',
  'All clear, I put {v} on file.',
  '{v}. Understood, thanks.',
] as const;

/** Before a sign that something is no longer as it was. */
export const TURNS = [
  'The change is through.',
  'Out with the old.',
  'That is all different now.',
  'The old arrangement has ended.',
  'Farewell to how it was before.',
  'A new chapter, it seems.',
  'It has been replaced.',
  'What you had on that no longer applies.',
] as const;
