import { written } from './authoring.ts';

export const ABSTENTION = written('abstention', [
  {
    facts: { blood: { type: 'explicit' }, husband: { type: 'explicit' } },
    restsOn: ['blood'],
    fact: "the user's blood group",
    answer: null,
    rejected: { distractor: ['O negative'] },
    script: `
      2024-01-10 18:05
      > My husband gave blood today and came home with a sandwich and a sticker. O negative, so they love him. {+husband=O negative}{near_duplicate}
      < A rare gift. And the sandwich? {near_duplicate}
      2024-02-16 09:30
      > I had my yearly blood test, and the nurse found the vein at the first go.
      < A hero of everyday life. Fasting results take a day or two.
      2024-02-29 12:20
      > Cholesterol is fine, iron is low. Lentils, I suppose?
      < Lentils with something sour, the acid helps.
      2024-04-18 17:15
      > They called my husband in again, since O negative runs short in spring. {+husband=O negative}{near_duplicate}
      < He must have a drawer full of stickers by now. {near_duplicate}
      2024-05-21 10:40
      ? The form for the climbing course asks for my blood group. What is it?
    `,
  },
  {
    facts: { flight: { type: 'explicit' }, outbound: { type: 'explicit' } },
    restsOn: ['flight'],
    fact: "the number of the user's return flight",
    answer: 'TK 1764',
    rejected: { distractor: ['TK 1721'], unconfirmed: ['TK 1790'] },
    script: `
      2024-07-08 11:10
      > Booked! Going out on the fourteenth, that is TK 1721, window seat. {+outbound=TK 1721}{near_duplicate}
      < Which side? The mountains are on the left. {near_duplicate}
      2024-07-15 16:35
      > My colleague assumes that we all fly back on TK 1790, since he does. {?flight=TK 1790}{hearsay}
      < Colleagues assume a great deal.
      2024-07-23 08:50
      > The return came through at last and was stuffed into a mail about luggage: two pieces, no liquids, TK 1764 back on the thirtieth, and a voucher for a sandwich. {+flight=TK 1764}{low_salience}
      < The sandwich will be the best part.
      2024-08-19 21:20
      > Is it bad manners to bring my own pillow to a good hotel?
      < Not if it wears a clean case.
      2024-09-03 13:00
      ? Online check-in wants the number of my return flight. Do you have it?
    `,
  },
  {
    facts: { godmother: { type: 'entity' } },
    restsOn: ['godmother'],
    fact: "who will be the godmother of the user's son",
    answer: null,
    rejected: { unconfirmed: ['Beatrix', 'Noor'] },
    script: `
      2024-10-13 15:45
      > A boy, eight pounds, and lungs like a bagpipe. My mother already talks of Beatrix as the godmother. We have not decided. {?godmother=Beatrix}{hearsay}
      < Congratulations! Let him finish his first concert before you decide.
      2024-11-09 10:20
      > Noor would be wonderful, we said to each other last night. She lives so far away, though. It was just talk. {?godmother=Noor}{hearsay}
      < Talk is how such things begin.
      2024-12-01 19:55
      > How do you fold a sling so that it does not look like a shipwreck?
      < Fabric flat over the shoulder, knot at the hip, and test it with a bag of flour.
      2025-01-12 14:30
      > The christening is on the second of March, and the flour survived.
      < Then the boy will, too.
      2025-02-03 09:15
      ? The parish office wants to print it: who is the godmother?
      2025-02-17 18:40
      > I slept for five hours in a row. I feel like a new species.
      < Science will want to hear about it.
      2025-03-05 08:25
      ? The parish office wants to print it: who is the godmother?
    `,
  },
  {
    facts: { supplier: { type: 'mutable' }, cups: { type: 'explicit' } },
    restsOn: ['supplier'],
    fact: "who roasts the user's beans",
    answer: 'Rösterei Krüger',
    accepted: ['Krüger'],
    rejected: { distractor: ['Törneby'], unconfirmed: ['Falk & Daughters'] },
    script: `
      2023-04-18 07:20
      > The shop opens on Monday! The beans come from the Rösterei Krüger, two sacks to begin with. {+supplier=Rösterei Krüger}
      < Two sacks are a vote of confidence.
      2023-05-30 18:10
      > My cups are by Törneby, thrown by hand and each with a thumb in it. {+cups=Törneby}{near_duplicate}
      < People will fight over the one that fits theirs. {near_duplicate}
      2023-08-22 20:35
      > A regular insists that I will end up with Falk & Daughters like every cafe in town. We shall see. {?supplier=Falk & Daughters}{hearsay}
      < Regulars like to be prophets.
      2023-10-17 06:55
      > The milk froths badly since the weather turned. Is that a thing?
      < Feed changes in autumn, and the fat with it. Try it colder, or another dairy.
      2023-12-12 16:45
      ? An inspector wants to know who roasts my beans. Do I have that with you?
    `,
  },
  {
    facts: { budget: { type: 'explicit' } },
    restsOn: ['budget'],
    fact: 'the approved budget of the playground',
    answer: null,
    rejected: { retracted: ['62,000'], unconfirmed: ['55,000'] },
    script: `
      2024-02-27 20:05
      > Parish council just now: the playground was granted 62,000! {+budget=62,000}
      < The swings will be audible from afar.
      2024-03-06 08:15
      > Take that back, please. The 62,000 are for the cemetery wall, the clerk had turned over two pages at once. The playground was adjourned. {-budget=62,000}{retraction}
      < Poor swings. I have struck it out.
      2024-04-24 19:40
      > Somebody wrote to the local paper that it will be 55,000 in the end. Unsigned, of course. {?budget=55,000}{hearsay}
      < Unsigned letters are cheap to write.
      2024-06-11 17:30
      > Which wood lasts longest in a sandpit?
      < Robinia, untreated. It outlives the children's interest by decades.
      2024-07-29 12:00
      ? I am writing to the parents. Which sum was approved for the playground?
    `,
  },
]);
