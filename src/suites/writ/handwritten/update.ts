import { written } from './authoring.ts';

export const UPDATE = written('update', [
  {
    facts: { quote: { type: 'mutable' }, roof: { type: 'explicit' } },
    restsOn: ['quote'],
    fact: "the joiner's quote for the staircase",
    answer: '8,950',
    rejected: { stale: ['9,400'], distractor: ['7,200'] },
    script: `
      2024-02-06 18:15
      > The joiner wants 9,400 for the staircase, oak treads and all. {+quote=9,400}
      < Does that include tearing out the old one?
      2024-02-24 12:40
      > It does now. We haggled, left out the turned balusters, and he put 8,950 in writing. {+quote=8,950}{conflicting_update}
      < In writing is what counts.
      2024-03-13 07:55
      > For the dormer roof the carpenter sent 7,200, which I had not expected to be that low. {+roof=7,200}{near_duplicate}
      < Check whether scaffolding is part of it. {near_duplicate}
      2024-04-02 20:20
      > How does one live in a house without stairs for nine days? There is a ladder and a reluctant dog.
      < A sling for the dog, and move the coffee machine upstairs.
      2024-04-19 15:30
      ? The bank wants the staircase on the list. What did the joiner quote, as it stands?
    `,
  },
  {
    facts: { venue: { type: 'mutable' } },
    restsOn: ['venue'],
    fact: 'the venue of the wedding party',
    answer: 'the boathouse',
    accepted: ['boathouse'],
    rejected: { stale: ['Rosenhof barn'], unconfirmed: ['golf club'] },
    script: `
      2023-10-02 20:10
      > We did it, the Rosenhof barn is ours for the wedding party. A hundred and ten chairs, and a fig tree that lights up. {+venue=Rosenhof barn}
      < That sounds like a place people will remember.
      2023-11-26 11:30
      > Can you write the line about dress code? Comfortable, but my uncle should not come in shorts.
      < Dress as you would for a photograph that your grandchildren may find.
      2024-01-17 08:05
      > The river took the Rosenhof barn's floor with it. They refunded us, we cried a bit, and yesterday we signed for the boathouse. {-venue=Rosenhof barn}{+venue=the boathouse}{conflicting_update}{retraction}
      < I am sorry about the barn. At least the river owes you a favour now.
      2024-02-28 21:45
      > My future mother-in-law has told half the village that we celebrate at the golf club. We never even looked at the golf club. {?venue=golf club}{hearsay}
      < A short mail with the real address, before the village buys putters?
      2024-03-20 18:30
      > Seventy-two have accepted so far, nine are vegetarian and one only eats beige things.
      < Beige is easily arranged. Shall I keep a list?
      2024-04-09 10:00
      ? The printer needs the last line of the invitation. Where is the party?
      2024-04-30 17:15
      > The band asked for a quiet room and fourteen towels. Is that usual?
      < The towels, yes. The quiet room tells you how loud they will be.
      2024-05-14 09:20
      ? The printer needs the last line of the invitation. Where is the party?
    `,
  },
  {
    facts: { pickup: { type: 'mutable' } },
    restsOn: ['pickup'],
    fact: "who collects the user's daughter from school",
    answer: 'Mrs Amadi',
    accepted: ['Amadi'],
    rejected: { stale: ['Grandpa Leo', 'Jette'] },
    script: `
      2024-08-19 07:30
      > First week of school! Grandpa Leo collects her at the gate at three, he has bought a new hat for the occasion. {+pickup=Grandpa Leo}
      < A hat is easy to spot in a crowd.
      2024-09-30 19:05
      > Leo's hip is playing up, so from today our student Jette does the collecting. {+pickup=Jette}{conflicting_update}
      < All the best to the hip.
      2024-11-04 18:50
      > Jette has gone abroad for her exams. Mrs Amadi from the third floor walks her home now, together with her own two. {+pickup=Mrs Amadi}{conflicting_update}
      < Three children and one umbrella, I assume.
      2024-12-13 16:10
      > Sorting photos: here is one of 25 October 2024, when it was still Jette at the gate, soaked to the bone. {+pickup=Jette from 2024-10-25}{late_report}
      < That picture should hang somewhere.
      2025-01-20 12:25
      ? The school updates its forms. Who is allowed to collect my daughter at the moment?
    `,
  },
  {
    facts: { address: { type: 'mutable' }, cellar: { type: 'explicit' } },
    restsOn: ['address'],
    fact: "the user's delivery address",
    answer: 'Tanner Lane 8',
    rejected: { stale: ['Birch Street 41'], distractor: ['Depot Road 5'] },
    script: `
      2024-03-10 13:00
      > Orders go to Birch Street 41, second bell from the top. {+address=Birch Street 41}
      < Second from the top, got it.
      2024-05-22 21:35
      > Moving is the sport of the insane. Forty boxes, one lift, and the lift had opinions.
      < Did the sofa make it round the corner?
      2024-06-01 09:50
      > It did, in two halves. New doorbell since this morning: Tanner Lane 8, ground floor left, and the old key is handed in. {+address=Tanner Lane 8}{indirect_cue}{conflicting_update}
      < Congratulations on the first coffee there.
      2024-07-15 17:20
      > What did not fit went into storage at Depot Road 5, mostly skis and regrets. {+cellar=Depot Road 5}{near_duplicate}
      < Label the regrets, it makes retrieval easier. {near_duplicate}
      2024-08-27 10:15
      > Funny: a parcel surfaced, the label is dated 28 March 2024 and says Birch Street 41, as was right then. The new tenants were kind about it. {+address=Birch Street 41 from 2024-03-28}{late_report}
      < A jar of something would thank them nicely.
      2024-09-18 08:40
      ? I am ordering a desk. Which address do I give them?
    `,
  },
  {
    facts: { limit: { type: 'work_state' } },
    restsOn: ['limit'],
    fact: 'the request limit of the public interface',
    answer: '200 per minute',
    rejected: { stale: ['350 per minute'] },
    script: `
      2025-02-03 10:05
      > For the documentation: the public interface allows 200 per minute and key. {+limit=200 per minute}
      < I would print what happens at the limit right beside it.
      2025-03-18 15:40
      > Marketing won. As of the release this afternoon it is 350 per minute. {+limit=350 per minute}{conflicting_update}
      < May the cache be with you.
      2025-03-26 23:50
      > The cache was not with us. Two outages in a week, so operations set it back to 200 per minute an hour ago, and there it stays. {+limit=200 per minute}{conflicting_update}
      < Sleep well. Shall I draft the status note in the morning?
      2025-04-22 11:10
      > Draft the partner newsletter, please: new keys page, the Madrid meetup, and the usual footer.
      < Here it is. New keys page: rotate in one click. Madrid: doors at six. Footer: 350 per minute, support by mail, imprint. {~limit=350 per minute}{assistant_error}
      2025-05-12 09:00
      ? A partner asks how many requests a key may send. What is the limit today?
    `,
  },
]);
