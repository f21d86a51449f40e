import { written } from './authoring.ts';

export const PROVENANCE = written('provenance', [
  {
    facts: { fence: { type: 'explicit' } },
    restsOn: ['fence'],
    fact: "the length of the user's fence",
    answer: '46 metres',
    rejected: { unconfirmed: ['64 metres'] },
    script: `
      2024-03-17 15:30
      > I paced it out and then measured properly: the fence is 46 metres. {+fence=46 metres}
      < Pacing first is the honest way. What is it made of?
      2024-04-06 10:15
      > Larch, grey as an old donkey. How much oil would I need?
      < Reckon on a litre for ten square metres and coat. With 64 metres at shoulder height, two coats come to some nineteen litres. {~fence=64 metres}{assistant_error}
      2024-04-21 17:50
      > Nineteen litres! The shop had to order it. Will it keep if some is left over?
      < For two years in a cool place. If your 64 metres drink less than expected, the shed will be glad. {~fence=64 metres}{assistant_error}
      2024-06-09 20:05
      > The donkey is golden now. There is rather a lot of oil left.
      < Then the shed is next.
      2024-07-01 09:40
      ? How long is my fence, and is that number mine or did you make it up?
    `,
  },
  {
    facts: { dates: { type: 'explicit' } },
    restsOn: ['dates'],
    fact: "the day of the user's operation",
    answer: '11 March',
    accepted: ['March 11'],
    rejected: { unconfirmed: ['18 March'] },
    script: `
      2025-01-13 19:25
      > My sister thinks the knee will be done on 18 March. She mixes it up with her own holiday, as usual. {?dates=18 March}{hearsay}
      < What does the letter from the hospital say?
      2025-01-22 08:10
      > The letter has come: the operation is on 11 March, sober and showered by seven. {+dates=11 March}
      < Seven is cruel, but it means you are first in line.
      2025-02-04 18:40
      > What should I cook ahead for two weeks on crutches?
      < Stews in flat bags, soup in jars, and somebody with a key.
      2025-02-19 21:15
      > My sister has now told the whole choir 18 March. I have given up. {?dates=18 March}{hearsay}
      < Let the choir bring soup a week late, then.
      2025-03-01 12:00
      ? When is the operation, and where do we know that from?
    `,
  },
  {
    facts: { advisor: { type: 'entity' } },
    restsOn: ['advisor'],
    fact: "the name of the clinic's contact person",
    answer: 'Siobhán Keane-Adeyemi',
    accepted: ['Keane-Adeyemi'],
    rejected: { stale: ['Ms Keene'] },
    script: `
      2024-09-09 11:20
      > Somebody from the clinic will be our contact, a Ms Keene if I heard right over that line. {+advisor=Ms Keene}
      < I will put it down like that until you see it written.
      2024-09-27 15:45
      > I have her card in front of me: it is Siobhán Keane-Adeyemi, with an accent, and she minds. {+advisor=Siobhán Keane-Adeyemi}{conflicting_update}
      < So would I. The accent stays.
      2024-10-18 09:30
      > Prepare the minutes of the kick-off, please. Attendance, three decisions, next date.
      < Attendance: you, the architect, Ms Keene for the clinic. Decisions: ramps, colours, one lift. Next date: 8 November. {~advisor=Ms Keene}{assistant_error}
      2024-11-12 16:00
      > Which colours calm people in a waiting room without putting them to sleep?
      < Warm greys, a green with some yellow in it, and daylight wherever you can steal it.
      2024-12-02 10:10
      ? What is our contact at the clinic called, and which of the spellings on file comes from her card?
      2024-12-20 13:30
      > The lift is in. It speaks, and nobody knows how to make it stop.
      < There is a small key for that, and only one man who has it.
      2025-01-13 09:05
      ? What is our contact at the clinic called, and which of the spellings on file comes from her card?
    `,
  },
  {
    facts: { recipe: { type: 'explicit' }, cousin: { type: 'explicit' } },
    restsOn: ['recipe'],
    fact: "the flour in grandmother's strudel",
    answer: '300 grams',
    rejected: { distractor: ['250 grams'] },
    script: `
      2023-11-05 16:20
      > In Grandmother's own hand, on the back of a bus ticket: 300 grams of flour for the strudel, and pull until you can read the paper through it. {+recipe=300 grams}
      < Which page of the paper, did she say?
      2023-11-19 10:05
      > The obituaries, always. My cousin makes his with 250 grams of flour and calls it tradition. {+cousin=250 grams}{near_duplicate}
      < Traditions are roomy. {near_duplicate}
      2024-01-28 13:45
      > How long do dried apples last? There is a string of them in the attic.
      < A year in a tin, if nobody knows where the tin is.
      2024-03-10 18:30
      > Baked it again today with the 300 grams from the ticket, and the paper was readable. {+recipe=300 grams}
      < Then the ticket is still valid.
      2024-04-21 15:00
      ? How much flour goes into Grandmother's strudel, and when did I first tell you?
    `,
  },
  {
    facts: { capacity: { type: 'explicit' } },
    restsOn: ['capacity'],
    fact: 'how many people the hall may hold',
    answer: '180',
    rejected: { unconfirmed: ['220', '240'] },
    script: `
      2024-05-02 09:50
      > What would you guess the village hall holds? The sign fell off in a storm.
      < From the floor plan you pasted I would say 220, standing. {~capacity=220}{assistant_error}
      2024-05-20 18:15
      > I asked at the district, to be sure. The permit says 180, with the side door unlocked. {+capacity=180}
      < Then the side door deserves a key on a hook.
      2024-06-13 11:35
      > The innkeeper says 240, but he also says he once boxed a bear. {?capacity=240}{hearsay}
      < The bear would have needed the side door.
      2024-07-08 20:00
      > The jazz night needs a poster. Something with a moon that is also a cymbal.
      < A crescent on a stand, a brush instead of the wind, and the date small.
      2024-08-15 10:25
      ? How many people may the hall hold, and who told us so?
    `,
  },
]);
