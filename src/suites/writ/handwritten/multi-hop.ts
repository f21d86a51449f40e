import { written } from './authoring.ts';

export const MULTI_HOP = written('multi_hop', [
  {
    facts: {
      manager: { type: 'entity' },
      isak: { type: 'explicit', subject: 'Isak' },
      maren: { type: 'explicit', subject: 'Maren' },
    },
    restsOn: ['manager', 'maren'],
    fact: "the floor that the user's manager works on",
    answer: 'the ninth floor',
    accepted: ['ninth'],
    rejected: { stale: ['the second floor'] },
    script: `
      2024-01-09 08:40
      > New year, new reporting line: my manager is Isak. {+manager=Isak}
      < Is that good news?
      2024-02-15 17:05
      > He sits on the second floor among the servers, and it is the coldest spot in the building. Isak wears two scarves. {+isak=the second floor}
      < One for each server room.
      2024-03-20 12:30
      > Maren from planning has the best coffee. It is worth climbing to the ninth floor, where she works. {+maren=the ninth floor}
      < Nine floors make it taste better.
      2024-05-02 09:10
      > They merged us with planning. I report to Maren as my manager from today, and Isak goes back to his machines. {+manager=Maren}{conflicting_update}
      < So the coffee comes with the job now.
      2024-06-18 18:25
      > How do I ask for a standing desk without sounding a hundred years old?
      < Ask for two, so it looks like a trend.
      2024-07-04 11:50
      ? A courier is downstairs with a parcel for my manager. To which floor do I send him?
    `,
  },
  {
    facts: {
      sister: { type: 'entity' },
      brother: { type: 'entity' },
      lotte: { type: 'explicit', subject: 'Lotte' },
      jorn: { type: 'explicit', subject: 'Jorn' },
    },
    restsOn: ['sister', 'lotte'],
    fact: "what the user's sister is allergic to",
    answer: 'hazelnuts',
    rejected: { distractor: ['sesame'] },
    script: `
      2023-08-06 14:00
      > Lotte had to leave the fair with swollen lips. Hazelnuts, every time, and she still does not read labels. {+lotte=hazelnuts}
      < A card in her purse might speak faster than she does.
      2023-09-17 11:20
      > Jorn is as bad, only with sesame. One bagel and he looks like a balloon. {+jorn=sesame}{near_duplicate}
      < He should carry the pen. {near_duplicate}
      2023-11-05 16:45
      > Family weekend at last. My sister Lotte drove six hours, and my brother Jorn forgot the sausages. {+sister=Lotte}{+brother=Jorn}{low_salience}
      < Six hours deserve a sausage.
      2024-01-18 20:15
      > Recommend a board game for people who cheat openly.
      < One with hidden roles, so that it counts as skill.
      2024-02-24 09:30
      ? I am buying pralines for my sister. What may not be in them?
    `,
  },
  {
    facts: {
      project: { type: 'work_state' },
      henrik: { type: 'explicit', subject: 'Henrik' },
      amara: { type: 'explicit', subject: 'Amara' },
    },
    restsOn: ['project', 'henrik'],
    fact: 'the time zone of the lead of the Walnut project',
    answer: 'Jakarta time',
    rejected: { stale: ['Lisbon time'], distractor: ['Denver time'] },
    script: `
      2024-09-02 13:10
      > The Walnut project is led by Henrik, who answers mails in one word. {+project=Henrik}
      < At least it is a word.
      2024-09-24 08:20
      > Henrik works on Lisbon time for now, which is civilised. {+henrik=Lisbon time}
      < Lunch at the same hour, more or less.
      2024-10-30 18:50
      > Amara, who does the drawings, keeps Denver time and sends them while I sleep. {+amara=Denver time}{near_duplicate}
      < Elves work like that. {near_duplicate}
      2024-12-05 10:00
      > I need an icebreaker for a meeting where nobody wants to be.
      < Ask for the worst chair anyone has ever sat on.
      2025-01-14 07:35
      > Henrik has followed his heart and is on Jakarta time as of this week. {+henrik=Jakarta time}{conflicting_update}
      < Then his one word will reach you before breakfast.
      2025-02-10 15:25
      ? I am scheduling with whoever leads Walnut. In which time zone do I have to think?
      2025-03-03 09:45
      > The worst chair was a beanbag with a leak. It took an hour!
      < Time well spent. Did they sit upright afterwards?
      2025-03-24 14:15
      ? I am scheduling with whoever leads Walnut. In which time zone do I have to think?
    `,
  },
  {
    facts: {
      landlord: { type: 'entity' },
      plumber: { type: 'entity' },
      ozan: { type: 'explicit', subject: 'Mr Ozan' },
      fritsch: { type: 'explicit', subject: 'Mr Fritsch' },
    },
    restsOn: ['landlord', 'ozan'],
    fact: 'when the landlord can be reached',
    answer: 'after six',
    rejected: { distractor: ['before eight'], unconfirmed: ['around noon'] },
    script: `
      2024-03-03 19:10
      > There is water under the sink. The plumber is Mr Fritsch, his sticker is inside the door. {+plumber=Mr Fritsch}{near_duplicate}
      < Turn the small valve on the left while you call. {near_duplicate}
      2024-03-15 09:00
      > Mr Fritsch picks up before eight and at no other hour. {+fritsch=before eight}{near_duplicate}
      < An early bird with a wrench. {near_duplicate}
      2024-05-29 18:30
      > The house was sold. Mr Ozan is our landlord, he came round with baklava for all five floors. {+landlord=Mr Ozan}
      < A promising start to a tenancy.
      2024-07-11 20:40
      > I spoke to Mr Ozan about the cellar light. He drives a bus, so the phone only makes sense after six, and even then it beeps. {+ozan=after six}{low_salience}
      < A bus needs both hands.
      2024-09-06 12:15
      > The lady in the shop says to try Mr Ozan around noon. She also says the moon makes cheese sweat. {?ozan=around noon}{hearsay}
      < The cheese may well be right.
      2024-10-02 17:00
      ? The heating is dead. When can I reach our landlord by phone?
    `,
  },
  {
    facts: {
      goalkeeper: { type: 'entity' },
      dunja: { type: 'explicit', subject: 'Dunja' },
      pilar: { type: 'explicit', subject: 'Pilar' },
    },
    restsOn: ['goalkeeper', 'pilar'],
    fact: "the shirt number of the team's goalkeeper",
    answer: '31',
    accepted: ['number 31'],
    rejected: { stale: ['12'] },
    script: `
      2023-09-11 21:30
      > Women's team, second league, and I keep the kit list. Pilar insists on 31, after her grandmother's house. {+pilar=31}
      < House numbers win matches.
      2023-09-25 20:50
      > Dunja wears 12 because it was the last shirt that fitted. {+dunja=12}
      < A practical woman.
      2023-10-16 22:10
      > In goal we have Dunja, she stopped a penalty with her face. {+goalkeeper=Dunja}
      < Ice and a round of applause.
      2024-01-22 19:35
      > Her nose disagreed with the doctor, so our goalkeeper for the rest of the season is Pilar. {+goalkeeper=Pilar}{conflicting_update}
      < Best wishes to the nose.
      2024-03-18 21:00
      > What does a linesman do if he loses the flag?
      < Points, loudly.
      2024-04-08 18:20
      ? The association wants our goalkeeper's shirt number on the sheet. Which is it?
    `,
  },
]);
