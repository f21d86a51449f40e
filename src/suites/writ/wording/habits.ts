/**
 * A preference with two poles, neither better than the other. It is never put as a rule: the user only ever chooses.
 * `choices` are situations with what suits the first and the second pole.
 */
export interface Habit {
  readonly id: string;
  readonly poles: readonly [string, string];
  readonly choices: readonly (readonly [what: string, first: string, second: string])[];
}

export const HABITS: readonly Habit[] = [
  {
    id: 'time-of-day',
    poles: ['an early start', 'a late start'],
    choices: [
      ['a ferry', 'the one before sunrise', 'the one after lunch'],
      ['a seat at the brunch place', 'the opening table', 'the last table of the day'],
      ['a slot at the climbing hall', 'the first of the morning', 'the one at dusk'],
      ['a museum ticket', 'entry when the doors open', 'entry in the final hours'],
      ['a tennis court', 'the dew-on-the-lines hour', 'the floodlit hour'],
    ],
  },
  {
    id: 'transport',
    poles: ['by rail', 'by road'],
    choices: [
      ['the way to the wedding', 'the sleeper carriage', 'a shared minibus'],
      ['getting to the coast', 'the branch line along the cliffs', 'the motorway coach'],
      ['the transfer from the airport', 'the express on the viaduct', 'a pre-booked taxi'],
      ['the commute to the fair', 'the tram', 'a rental scooter'],
      ['visiting the in-laws', 'two changes at the junction', 'four hours behind the wheel'],
    ],
  },
  {
    id: 'noise',
    poles: ['somewhere quiet', 'somewhere lively'],
    choices: [
      ['a table', 'the alcove at the back', 'the counter right beside the band'],
      ['a room', 'the one over the garden', 'the one above the night market'],
      ['a seat on the boat', 'the reading cabin', 'the party deck'],
      ['a place to work', 'the hushed upstairs', 'the buzzing ground floor'],
      ['a campsite', 'the clearing without neighbours', 'the field next to the stage'],
    ],
  },
  {
    id: 'indoors',
    poles: ['outdoors', 'indoors'],
    choices: [
      ['lunch', 'a blanket on the lawn', 'the panelled dining room'],
      ['the exercise hour', 'the trail round the lake', 'the treadmill'],
      ['the film evening', 'deckchairs in the courtyard', 'the plush cinema'],
      ['the meeting', 'a walk and talk', 'the glass box on level two'],
      ['drawing practice', 'sketching at the harbour', 'the studio with the skylight'],
    ],
  },
  {
    id: 'company',
    poles: ['on my own', 'in a group'],
    choices: [
      ['the city tour', 'an audio guide and headphones', 'the guided party of twenty'],
      ['the cooking course', 'a private kitchen', 'the long shared bench'],
      ['the hike', 'a solo permit', 'the rambling society'],
      ['the exam revision', 'a single carrel', 'the study circle'],
      ['the language practice', 'tapes at home', 'the conversation circle'],
    ],
  },
  {
    id: 'seat',
    poles: ['near the front', 'near the back'],
    choices: [
      ['the concert', 'row two', 'row thirty'],
      ['the lecture', 'right under the blackboard', 'up by the exit'],
      ['the bus ride', 'behind the driver', 'the rear bench'],
      ['the ballet', 'close enough to hear the shoes', 'high up by the lamps'],
      ['the all-hands', 'the chairs by the podium', 'the sofas along the far wall'],
    ],
  },
  {
    id: 'sweetness',
    poles: ['something sweet', 'something savoury'],
    choices: [
      ['breakfast', 'pancakes with syrup', 'eggs with chives'],
      ['a snack for the road', 'the fudge', 'the salted crackers'],
      ['the last course', 'the caramel tart', 'the cheese plate'],
      ['a street stall', 'churros', 'grilled corn'],
      ['a treat from the bakery', 'a cinnamon whirl', 'an olive twist'],
    ],
  },
  {
    id: 'heat',
    poles: ['a mild version', 'a spicy version'],
    choices: [
      ['the curry', 'the korma', 'the vindaloo'],
      ['the salsa', 'the one with one chilli on the label', 'the one with five chillies on the label'],
      ['the noodles', 'the clear broth', 'the fiery broth'],
      ['the sausage', 'the plain one', 'the harissa one'],
      ['the wings', 'honey glaze', 'the glaze with a waiver'],
    ],
  },
  {
    id: 'paper',
    poles: ['on paper', 'on a screen'],
    choices: [
      ['the programme', 'the printed booklet', 'the download'],
      ['the newspaper', 'the one with ink that rubs off', 'the app edition'],
      ['the boarding pass', 'a printout', 'the phone barcode'],
      ['the crossword', 'the one with a pencil', 'the one with a cursor'],
      ['the score of the sonata', 'a bound copy', 'the tablet copy'],
    ],
  },
  {
    id: 'landscape',
    poles: ['up in the mountains', 'down by the sea'],
    choices: [
      ['the long weekend last spring', 'the hut above the tree line', 'the pier hotel'],
      ['the photo course', 'ridges and clouds', 'dunes and gulls'],
      ['the honeymoon of a lifetime draw', 'a chalet', 'a bungalow on stilts'],
      ['the painting for the hall', 'the glacier', 'the breakers'],
      ['the youth camp to sponsor', 'the alpine one', 'the sailing one'],
    ],
  },
  {
    id: 'payment',
    poles: ['paid in cash', 'paid by card'],
    choices: [
      ['the bill at the bistro', 'a handful of notes', 'the little terminal'],
      ['the market stall', 'coins from the jar', 'a tap on the reader'],
      ['the cab', 'notes through the window', 'plastic at the meter'],
      ['the club fee', 'an envelope at the desk', 'the chip and the code'],
      ['the flea market find', 'money from the tin', 'the contactless thing'],
    ],
  },
  {
    id: 'planning',
    poles: ['fully planned', 'left open'],
    choices: [
      ['the road trip', 'every stop on a spreadsheet', 'a full tank and no map'],
      ['the dinner', 'the set menu ordered a week ahead', 'whatever the cook feels like'],
      ['the museum day', 'timed tickets for each wing', 'wandering about'],
      ['the shopping', 'the list sorted by aisle', 'a basket and a mood'],
      ['the free afternoon', 'the hour-by-hour sheet', 'seeing what happens'],
    ],
  },
];

/** How a choice comes up and is made. {what} the situation, {a} what is taken, {b} what is not. */
export const OFFERS = [
  ['I need {what} sorted. What is there?', 'I found {one} and {two}.'],
  ['Could you look into {what}?', 'There are two ways: {one}, or {two}.'],
  ['About {what}: any ideas?', 'How about {one}? Otherwise there is {two}.'],
  ['We still have to decide on {what}.', 'The options left are {one} and {two}.'],
  ['Anything on offer for {what}?', 'Yes, both {one} and {two} are free.'],
  ['They want an answer on {what} today.', 'In that case it is between {one} and {two}.'],
  ['Remember {what}? I never replied.', 'You can still have {one}, or else {two}.'],
  ['Next item: {what}.', 'I see {one} as well as {two}. Both cost the same.'],
] as const;

export const TAKEN = [
  'Make it {a}, please.',
  'I will have {a}. Not {b}, thanks.',
  '{a}, no question.',
  'Let us go with {a}.',
  'Oh, {a} for me.',
  'Easy: {a}. I would not enjoy {b}.',
  'Put me down for {a}.',
  '{a} it is; {b} can wait for another life.',
] as const;

/** Taken, and from now on it is the other way round. */
export const TURNED = [
  'I have come round lately: {a}.',
  'People change. {a}, please.',
  'You will be surprised, {a}. That is how I am these days.',
  'My tastes have shifted, so {a}.',
  '{a}. I have turned over a new leaf.',
  'The old me would have said {b}; now it is {a}.',
  'I have gone off {b} for good. {a}.',
  'From now on things like {a}, thank you.',
] as const;

/** Somebody else's taste. {who} took {a}. */
export const HEARD = [
  '{who} had to decide on {what} and took {a}, as always.',
  'For {what}, {who} would never pick anything but {a}.',
  '{who} was over the moon about {a} when we talked about {what}.',
  'When it came to {what}, {who} went straight for {a}, true to form.',
  'Guess what {who} chose for {what}? {a}, naturally.',
  '{who} swears by {a}, whenever there is {what} to settle.',
  'I booked {a} on behalf of {who}, who wants nothing else for {what}.',
  'Typical of {who}: {a} for {what}.',
] as const;

/** Taken for one occasion only. */
export const EXCEPTIONS = [
  'Normally not, but the doctor is strict this week, so {a}, just this time.',
  '{a} for once, because the other thing is sold out.',
  'My guest gets to decide today, and it is {a}. Do not get used to it.',
  'A lost bet obliges me to take {a} this one time.',
  'Given the strike there is no way around it: {a}, as an exception.',
  'My niece begged for {a}, so I give in this once.',
  'Somebody else is paying and chose {a}; not what I would do.',
  'With my arm in plaster it will have to be {a} today. Back to normal after that.',
] as const;
