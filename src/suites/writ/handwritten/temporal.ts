import { written } from './authoring.ts';

export const TEMPORAL = written('temporal', [
  {
    facts: { lead: { type: 'mutable' } },
    restsOn: ['lead'],
    fact: 'who was on call for the payment service',
    asOf: '2024-05-18T12:00:00Z',
    answer: 'Ruben',
    rejected: { stale: ['Sunniva', 'Teodor'] },
    script: `
      2024-03-04 09:00
      > For the escalation sheet: on call for payments is Sunniva, until somebody says otherwise. {+lead=Sunniva}
      < Does she have the second phone?
      2024-04-29 08:45
      > Somebody said otherwise. Ruben carries the payments pager from today. {+lead=Ruben}{conflicting_update}
      < The pager weighs more than it looks.
      2024-06-03 09:10
      > Handover at nine sharp, and Teodor is on call for payments now. {+lead=Teodor}{conflicting_update}
      < Noted. Did Ruben smile? {~lead=Ruben}
      2024-07-16 14:30
      > Draft a polite refusal for a vendor who wants to show us a dashboard with flames on it.
      < We are grateful for the offer and have all the fire we need.
      2024-08-08 11:20
      ? The auditors found an alert of 18 May 2024. Who was on call for payments on that day?
    `,
  },
  {
    facts: { dose: { type: 'mutable' }, neighbour: { type: 'explicit' } },
    restsOn: ['dose'],
    fact: "the user's dose of the thyroid tablets",
    asOf: '2024-04-20T12:00:00Z',
    answer: '75 micrograms',
    accepted: ['75 mcg'],
    rejected: { stale: ['50 micrograms', '88 micrograms'], distractor: ['100 micrograms'] },
    script: `
      2024-02-01 07:10
      > I started the thyroid tablets today, 50 micrograms, half an hour before coffee. The waiting is the worst of it. {+dose=50 micrograms}
      < Half an hour passes quickly with a window and a bird feeder.
      2024-03-22 18:00
      > My neighbour takes 100 micrograms and swears it made her hair grow. {+neighbour=100 micrograms}{near_duplicate}
      < Hair is patient. Blood tests are the better judge. {near_duplicate}
      2024-05-06 12:35
      > I forgot to mention it: since 8 April 2024 I have been on 75 micrograms, the doctor phoned it through. {+dose=75 micrograms from 2024-04-08}{late_report}{conflicting_update}
      < Thanks. Any change in how you sleep?
      2024-07-02 07:55
      > Sleeping like a log. The new prescription says 88 micrograms from today. {+dose=88 micrograms}{conflicting_update}
      < An odd number, and a common one. Good morning to the bird feeder.
      2024-08-11 09:30
      > What feed do goldfinches like? Mine throw the oats on the ground.
      < Niger seed, in a feeder with tiny slots.
      2024-09-05 16:15
      ? The clinic compares my values. Which dose was I taking on 20 April 2024?
    `,
  },
  {
    facts: { plan: { type: 'mutable' } },
    restsOn: ['plan'],
    fact: 'the price of the seat licence',
    asOf: '2025-02-15T12:00:00Z',
    answer: '14 euros',
    rejected: { stale: ['17 euros'] },
    script: `
      2024-10-07 10:40
      > Each seat licence costs us 14 euros a month, billed on the first. {+plan=14 euros}
      < How many seats are asleep? Those add up.
      2025-01-20 16:20
      > The vendor announced that a seat will be 17 euros starting 1 April 2025. Nice of them to warn us. {+plan=17 euros from 2025-04-01}{conflicting_update}
      < A quarter's warning is a quarter to count the sleepers.
      2025-03-05 09:00
      > Eleven seats belonged to people who left. One of them left in 2019.
      < A quiet loyalty. Shall I list what to cancel?
      2025-04-28 15:10
      > Yes please, and a line for the board on why the software bill went up in spite of it.
      < Fewer seats, dearer seats. The first we did, the second was done to us.
      2025-05-19 11:45
      ? Finance is checking February. What did a seat licence cost us on 15 February 2025?
    `,
  },
  {
    facts: { seat: { type: 'entity' } },
    restsOn: ['seat'],
    fact: 'who played first violin in the quartet',
    asOf: '2023-06-30T12:00:00Z',
    answer: 'Bartholomäus',
    rejected: { stale: ['Ingeborg'], retracted: ['Šárka'] },
    script: `
      2023-03-12 21:00
      > Our quartet is complete, with Bartholomäus on first violin. He is seventy-nine and counts louder than he plays. {+seat=Bartholomäus}
      < Somebody has to count.
      2023-05-28 19:30
      > Big news, Šárka takes over the first violin! {+seat=Šárka}{conflicting_update}
      < How did the old gentleman take it?
      2023-06-11 18:05
      > False alarm, I misread the rota: Šárka was asked for the viola at some other group. Nothing changed at our first desk, forget I said it. {-seat=Šárka}{retraction}
      < Rotas are written by people who hate readers.
      2023-10-29 20:45
      > He has retired with a speech of forty minutes. Ingeborg leads us from now on, and she does not count at all. {+seat=Ingeborg}{conflicting_update}
      < Silence can be a tempo, too.
      2023-12-03 17:15
      > Which slow movement makes people cry without being cheap?
      < The cavatina from opus 130, if your second violin can bear it.
      2024-01-14 12:00
      ? For the chronicle: who was our first violin on 30 June 2023?
    `,
  },
  {
    facts: { insurer: { type: 'explicit' }, bike: { type: 'explicit' } },
    restsOn: ['insurer'],
    fact: "the insurer of the user's household",
    asOf: '2024-01-10T12:00:00Z',
    answer: null,
    rejected: { stale: ['Feuerwacht'], distractor: ['Pedalo'] },
    script: `
      2024-02-19 17:00
      > The bike is insured with Pedalo, the sticker is on the frame. {+bike=Pedalo}{near_duplicate}
      < Photograph the sticker as well, stickers travel. {near_duplicate}
      2024-03-08 10:30
      > From today the household is covered by Feuerwacht. You would not believe how many kinds of water there are in their small print. {+insurer=Feuerwacht}
      < Tap, rain, ground and regret, I suppose.
      2024-05-25 14:10
      > Is a piano a piece of furniture or a fixture?
      < Furniture, as long as somebody could carry it out. The somebodies may disagree.
      2024-07-30 19:20
      > The neighbour's bathtub came through our ceiling. Everybody is fine, the lamp is not.
      < I am glad about everybody. Call before you mop.
      2024-09-12 08:50
      ? An old stain has turned up, dated 10 January 2024. Who insured our household then?
    `,
  },
]);
