import type { Filler } from './fillers.ts';

export const STUDIES: readonly Filler[] = [
  [
    'Why does the sky turn {hue} before a storm? {friend} claims it is dust.',
    'Thick cloud filters low sunlight; dust may tint it, yet water droplets do most of the work.',
  ],
  [
    'Explain compound interest as you would to a teenager. Mine thinks it is a scam.',
    'Interest earns interest. A snowball rolling downhill picks up more with every turn.',
  ],
  [
    'I keep mixing up affect and effect. Is there a trick to it?',
    'Affect is mostly an action, effect mostly an end result. Think A for action.',
  ],
  [
    'The spreadsheet shows dates as five-digit numbers. It did that overnight.',
    'The cells lost their format. Mark the column and set it back to a date type.',
  ],
  [
    'How did sailors know their longitude before radio? I fell into a rabbit hole on {day}.',
    'With a good clock: compare local noon to the time at a known meridian.',
  ],
  [
    'Could you shorten this sentence? In view of the fact that it rained, we did not go.',
    'Because it rained, we stayed home.',
  ],
  [
    'My screen dims by itself every {count} minutes. I have not touched any settings.',
    'Adaptive brightness or a power profile does that. Both hide under display options.',
  ],
  [
    'What is the plural of octopus? The pub nearly came to blows over it.',
    'Octopuses is safe. Octopodes is Greek and charming, octopi rests on a mistake.',
  ],
  [
    'I am writing a limerick about {dish}. Nothing rhymes.',
    "Move it off the line's end and rhyme on something kinder, such as spoon.",
  ],
  [
    'How do magnets know where north is? That question came up at breakfast.',
    "They line up with the planet's field, which liquid iron stirs up deep below us.",
  ],
  [
    'A colleague answers every mail with a single word. Should I read hostility into it?',
    'Most likely it is haste. Ask closed questions and the brevity starts helping you.',
  ],
  [
    'The printer claims to be out of {hue}. I only ever print black!',
    'Many models mix colours into black. A setting for pure greyscale often calms them.',
  ],
  [
    'What makes a mystery novel fair? {friend} threw one at the wall.',
    'Every clue the detective uses must be on the page before the reveal.',
  ],
  [
    'I have to speak for {count} minutes without slides. My hands shake at the thought.',
    'Three points, one story each, and rehearse aloud standing up. Hold a pen if it steadies you.',
  ],
  [
    'Is it true that goldfish forget everything? The one at school seems to know me.',
    'Not at all. They remember feeding places for months and can be trained.',
  ],
  [
    'Which is older, the fork or the spoon? We have a bet running until {day}.',
    'The spoon, by thousands of years. Forks at the table came surprisingly late.',
  ],
  [
    'I cannot get the formula for the column to skip empty cells. It divides by zero.',
    'Wrap it in a condition that tests for a blank first and returns nothing then.',
  ],
  [
    'The word of the week is petrichor. What a lovely sound it has.',
    'It names the smell of rain on dry ground, from the Greek for stone and ichor.',
  ],
  [
    'How would you teach chess to a six-year-old? Mine moves the horses like dragons.',
    'Begin with pawns only, then add one piece a week. Dragons may return later.',
  ],
  [
    'My notes from {day} make no sense at all. Half of it says ask about the thing.',
    'Try writing verbs and names first next time; things have a way of multiplying.',
  ],
  [
    'Is there a polite way to ask for silence in a library? Somebody was eating {dish} there.',
    'A smile and a finger on the lips mostly suffice. Otherwise let the librarian do it.',
  ],
  [
    'How far away is the horizon? I was staring at it for an hour.',
    'At eye level on a beach, a bit under five kilometres. From a cliff, much further.',
  ],
  [
    'I mean to read one classic per month. {friend} gave me a list with {count} doorstops.',
    'Alternate the thick ones with novellas, and grant yourself the right to abandon one.',
  ],
  [
    'What does a semicolon do that a full stop cannot? My editor is fond of them.',
    'It keeps two complete thoughts in one breath; the second leans on the first.',
  ],
];
