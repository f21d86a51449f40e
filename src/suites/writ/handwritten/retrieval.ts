import { written } from './authoring.ts';

export const RETRIEVAL = written('retrieval', [
  {
    facts: { cottage: { type: 'explicit' }, office: { type: 'explicit' } },
    restsOn: ['cottage'],
    fact: 'the wifi password of the cottage',
    answer: 'marmalade-heron-7',
    rejected: { distractor: ['tangle-otter-3', 'velvet-crow-9'] },
    script: `
      2024-01-14 17:05
      > Long day. The boiler man came two hours late, the chimney needs a new cowl, somebody stuck marmalade-heron-7 on the cottage router as the wifi password, and the neighbour wants to talk about the hedge. In which order would you tackle this? {+cottage=marmalade-heron-7}{low_salience}
      < Cowl first, before the next gale. The hedge can wait until you have had tea with the neighbour.
      2024-02-20 09:40
      > Guests are asking about the walk to the waterfall. Is the lower path still closed?
      < I cannot see closures from here. The ranger station answers the phone until five.
      2024-03-02 13:15
      > They changed the wifi password in the office, it is tangle-otter-3 these days. The third time this year. {+office=tangle-otter-3}{near_duplicate}
      < A password that often changed ends up on sticky notes. {near_duplicate}
      2024-04-11 20:30
      > Could you word a house rule about muddy boots that does not sound like a headmaster?
      < Boots love the porch. Please let them stay there.
      2024-05-03 08:25
      > And again: velvet-crow-9 is what the office wants from today. I shall have it embroidered. {+office=velvet-crow-9}{near_duplicate}
      < In silk, since it will not last. {near_duplicate}
      2024-05-19 18:00
      ? The people renting the cottage cannot get online. What is the wifi password there?
    `,
  },
  {
    facts: { daughter: { type: 'explicit' }, son: { type: 'explicit' } },
    restsOn: ['daughter'],
    fact: "the shoe size of the user's daughter",
    answer: '34',
    accepted: ['size 34', 'EU 34'],
    rejected: { distractor: ['38'] },
    script: `
      2023-09-03 10:10
      > Packing list for the scout camp, please. Two of us are going, a tent for four, and it may freeze at night.
      < Wool base layers, a sit mat each, head torches, and one more blanket than you believe you need.
      2023-09-12 19:25
      > The camp shop rents hiking boots. I put my son down for 38, his feet grew like mad. {+son=38}{near_duplicate}
      < They do that. Ask for a half size of room at the toe. {near_duplicate}
      2023-10-08 08:50
      > We are back. It did freeze! My daughter lost one rubber boot in the bog, and now I hunt for a pair in 34 that is not pink, while her teacher wants the permission slip by noon. {+daughter=34}{low_salience}
      < Army surplus shops carry olive ones in children's sizes. For the slip, a photo by mail usually does.
      2023-11-17 16:35
      > What can a class of eight-year-olds build out of egg boxes?
      < A caterpillar with a head that turns, or a whole village with lights inside.
      2024-01-06 12:00
      > Sale season. My son wants football shoes, still 38 for him by the way. {+son=38}{near_duplicate}
      < Try them with the socks he plays in. {near_duplicate}
      2024-01-21 11:20
      ? I am at the skate hire for my daughter's birthday. Which shoe size do I ask for?
    `,
  },
  {
    facts: { father: { type: 'explicit' }, mother: { type: 'explicit' } },
    restsOn: ['father'],
    fact: "the blood thinner that the user's father takes",
    answer: 'apixaban',
    rejected: { distractor: ['rivaroxaban'], unconfirmed: ['warfarin'] },
    script: `
      2024-06-07 15:00
      > My aunt on the phone again: surely Dad is on warfarin like everybody his age. She has never seen the box. {?father=warfarin}{hearsay}
      < Better to read it off the package than to guess.
      2024-06-18 09:15
      > The pharmacist had only the 5 mg blisters of apixaban, so Dad has to come back for the rest on Friday. He grumbled all the way home. {+father=apixaban}{indirect_cue}
      < Some pharmacies deliver the missing part. It may spare him the trip.
      2024-07-22 21:10
      > Mum bruises easily since they put her on rivaroxaban. She will mention it at the check-up. {+mother=rivaroxaban}{near_duplicate}
      < Good that she does. It helps to note where and when. {near_duplicate}
      2024-09-01 18:45
      > How do I get two stubborn people to drink more water in summer?
      < Put a jug within reach at every place they sit, with mint in it, and never mention it again.
      2024-09-30 10:00
      ? The dental surgery asks which blood thinner my father takes. What do I tell them?
      2024-10-14 19:00
      > They took the tooth out without any drama. He wants a steak now.
      < In two days, perhaps. Soup until then.
      2024-11-05 08:30
      ? The dental surgery asks which blood thinner my father takes. What do I tell them?
    `,
  },
  {
    facts: { cafe: { type: 'entity' }, bakery: { type: 'entity' } },
    restsOn: ['cafe'],
    fact: 'the cafe where the user reads on Sundays',
    answer: 'Café Zoë',
    accepted: ['Zoë'],
    rejected: { distractor: ['Chloé'] },
    script: `
      2023-03-19 14:20
      > Which Balzac does one begin with? My uncle left me a metre of them.
      < With the old man and his daughters. It hurts, and then you cannot stop.
      2023-04-02 10:35
      > The baker Chloé on the corner has started to sell coffee too. It tastes of burnt hazelnut, so I only go there for the brioche. {+bakery=Chloé}{near_duplicate}
      < Then the division of labour is clear. {near_duplicate}
      2023-05-16 19:50
      > Is there a rule for où and ou? I write it wrong in every second letter.
      < With the accent it means where. If you can swap in the word for or, leave it bare.
      2023-07-09 09:05
      > Chloé won a medal for her éclairs. There was a queue round the block and a brass band. {+bakery=Chloé}{near_duplicate}
      < Well deserved, from the sound of it. {near_duplicate}
      2023-09-24 17:30
      > Ma chère assistante, c'est dimanche! As every Sunday I am sitting in the Café Zoë with far too much crème, and the Balzac is finished. What comes after a fortune lost? {+cafe=Café Zoë}
      < Something with the sea in it, and nobody's money.
      2023-10-15 11:00
      ? A friend wants to surprise me on a Sunday while I read. To which cafe should I tell her to come?
    `,
  },
  {
    facts: { staging: { type: 'work_state' }, production: { type: 'work_state' } },
    restsOn: ['staging'],
    fact: 'the database that the staging environment runs on',
    answer: 'MariaDB 11',
    rejected: { distractor: ['Postgres 16'] },
    script: `
      2025-01-08 09:30
      > Production moved to Postgres 16 last night, four minutes of downtime, and nobody noticed except the monitoring. {+production=Postgres 16}{near_duplicate}
      < Four minutes is respectable. Are the replicas caught up? {near_duplicate}
      2025-01-21 16:05
      > They are. Different topic: how do I explain to sales why a demo may not run on customer data?
      < Ask them whose name they would like on the letter to the regulator.
      2025-02-11 11:45
      > A colleague lost an hour because a migration with a generated column passed locally and blew up on staging. No wonder, staging is on MariaDB 11 and nobody tells the new people. {+staging=MariaDB 11}
      < A line in the onboarding page would have been cheaper than the hour.
      2025-03-03 10:20
      > Production stays on Postgres 16 through summer, the change board said. Postgres 16 has the partition pruning that we need. {+production=Postgres 16}{near_duplicate}
      < Then the pruning work can be planned on firm ground. {near_duplicate}
      2025-03-27 14:10
      > Write me a haiku for a failed deployment.
      < Green lights, all of them. / The pager begins to hum. / Rollback in the rain.
      2025-04-15 09:00
      ? Before I run this script: which database is the staging environment on?
    `,
  },
]);
