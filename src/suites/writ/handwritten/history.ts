import { written } from './authoring.ts';

export const HISTORY = written('history', [
  {
    facts: { title: { type: 'mutable' } },
    restsOn: ['title'],
    fact: "the user's job title",
    asks: 'all',
    answer: ['junior archivist', 'archivist', 'head of collections'],
    rubric: {
      method: 'structured',
      required_elements: ['junior archivist', 'archivist', 'head of collections'],
    },
    rejected: { unconfirmed: ['deputy director'] },
    script: `
      2023-03-13 09:15
      > First day at the county museum, and the door plate says junior archivist. I have gloves and a dehumidifier. {+title=junior archivist}
      < Welcome to the good smell of old paper.
      2023-09-05 18:30
      > Probation passed, and the junior went down the drain. From now on it is simply archivist, on the plate and on the mail footer. {+title=archivist}{conflicting_update}
      < A shorter title and a longer contract, I hope.
      2024-01-29 12:20
      > The porter calls me deputy director because I found his lost bicycle clips. I wish. {?title=deputy director}{hearsay}
      < Careers have been built on less than bicycle clips.
      2024-06-17 17:45
      > What is a nice way to store glass negatives? We found sixty behind the organ.
      < Upright, four-flap paper enclosures, padded dividers, and a cool dark cabinet.
      2024-10-01 08:00
      > They did it: as of today I am head of collections. The gloves stay the same. {+title=head of collections}{conflicting_update}
      < Congratulations! The glass negatives have a powerful friend now.
      2024-12-11 10:30
      ? For my curriculum vitae: which job titles have I had at the museum, in order?
    `,
  },
  {
    facts: { food: { type: 'mutable' }, dog: { type: 'explicit' } },
    restsOn: ['food'],
    fact: 'what the cat is fed',
    asks: 'previous',
    answer: 'trout pouches',
    accepted: ['trout'],
    rejected: { stale: ['chicken pate', 'renal kibble'], distractor: ['lamb rolls'] },
    script: `
      2024-01-05 19:00
      > The cat has decided that chicken pate is the only edible substance on earth. Three tins a day. {+food=chicken pate}
      < May I suggest buying in bulk?
      2024-02-23 07:40
      > You may not: since Monday it has to be trout pouches. Chicken is for peasants. {+food=trout pouches}{conflicting_update}
      < The bulk order would make a fine gift for a shelter.
      2024-03-30 18:10
      > My sister's dog, on the other hand, gets lamb rolls and is grateful to tears. {+dog=lamb rolls}{near_duplicate}
      < Dogs know how to say thank you. {near_duplicate}
      2024-05-07 16:55
      > Kidney values are off, so the vet put the old tyrant on renal kibble, for good. The look I got! {+food=renal kibble}{conflicting_update}
      < Warm water on top often helps with acceptance.
      2024-06-21 20:30
      > Does anyone make a scratching post that does not look like a crime scene?
      < Sisal on a birch trunk ages with dignity.
      2024-07-13 09:25
      ? The vet asks what the cat was fed right before the present diet. What was it?
    `,
  },
  {
    facts: { name: { type: 'entity' } },
    restsOn: ['name'],
    fact: "the name of the user's company",
    asks: 'first',
    answer: 'Pebble Post',
    rejected: { stale: ['Lettera', 'Inkbird'] },
    script: `
      2022-11-08 22:15
      > We have a logo! A quill in a circle, and Lettera underneath. The company is real. {+name=Lettera}
      < To Lettera, then. May the ink never dry. {~name=Lettera}
      2023-02-14 13:05
      > Post for the tax office: what do I write in the field for shareholders if one of them is my mother?
      < Her full name and her share, and bring her to the signing.
      2023-05-31 10:50
      > A lawyer in Milan wrote a charming letter, so Lettera had to go. We trade as Inkbird from tomorrow. {+name=Inkbird}{conflicting_update}
      < A bird is harder to sue.
      2023-09-19 19:40
      > Found our first business card in a jacket, printed on 3 April 2022, months before I met you. Pebble Post! We called ourselves Pebble Post until that logo. {+name=Pebble Post from 2022-04-03}{late_report}
      < That has a ring to it. Why was it dropped?
      2023-11-02 08:20
      > Nobody could pronounce it in Lyon. Anyway, what does one serve at a tenth birthday of a printing press?
      < Something that stains: blueberry pie.
      2023-12-09 15:00
      ? A journalist wants the origin story. What was our company called in the beginning?
    `,
  },
  {
    facts: { thesis: { type: 'work_state' } },
    restsOn: ['thesis'],
    fact: "the title of the user's thesis",
    asks: 'previous',
    answer: 'Tides and Tolls',
    rejected: { stale: ['Harbour Money'], retracted: ['The Salt Ledger'] },
    script: `
      2024-04-09 11:00
      > Working title of the thesis is Tides and Tolls. My adviser hummed, which is high praise. {+thesis=Tides and Tolls}
      < Does the humming have degrees?
      2024-06-12 23:10
      > It does. New title as of tonight, The Salt Ledger, and it sings! {+thesis=The Salt Ledger}{conflicting_update}
      < Sleep over it before you print it.
      2024-06-20 09:35
      > You were right. The Salt Ledger is a cookery book from 1987. Delete that, it never was my title, I was just tired. {-thesis=The Salt Ledger}{retraction}
      < A good night's sleep saves a lawsuit.
      2024-09-03 14:20
      > How do you cite a customs register without page numbers?
      < By date and ship, and say once in a note that the leaves are not numbered.
      2024-11-25 17:55
      > Submitted under the title Harbour Money, with the adviser's blessing and two typos. {+thesis=Harbour Money}{conflicting_update}
      < Only two! Celebrate properly.
      2025-01-15 10:10
      ? The examination office asks for the title before the present one. Which was it?
      2025-02-08 16:40
      > Passed! They asked about the toll books for an hour and about my future for a second.
      < The right proportion. Congratulations, doctor.
      2025-02-24 12:05
      ? The examination office asks for the title before the present one. Which was it?
    `,
  },
  {
    facts: { rent: { type: 'mutable' }, garage: { type: 'explicit' } },
    restsOn: ['rent'],
    fact: 'the rent of the flat',
    asks: 'all',
    answer: ['640', '675', '710'],
    rejected: { distractor: ['85'] },
    script: `
      2022-05-01 10:00
      > Keys in hand! The rent is 640 a month with the cellar, heating not included. {+rent=640}
      < A cellar at that price is a find.
      2022-11-01 18:25
      > Is a dripping tap the landlord's business or mine?
      < Usually theirs, once you have told them in writing.
      2023-05-18 09:15
      > The letter came. 675 from this month on, they call it an adjustment. {+rent=675}{conflicting_update}
      < Check that the notice period was kept.
      2023-11-30 20:40
      > I also rent half a garage these days, 85 for a place among three mopeds. {+garage=85}{near_duplicate}
      < The mopeds keep it cosy. {near_duplicate}
      2024-06-05 08:30
      > Second adjustment: 710 as of June. The cellar has a puddle to go with it. {+rent=710}{conflicting_update}
      < Photograph the puddle, date included.
      2024-08-20 19:00
      ? The tenants' union wants every rent I have paid for the flat, from the first to the present. Which were they?
    `,
  },
]);
