import { written } from './authoring.ts';

export const FORGETTING = written('forgetting', [
  {
    facts: { language: { type: 'explicit' }, today: { type: 'non_memory' } },
    restsOn: ['language'],
    fact: 'the language that replies should be in',
    answer: 'English',
    rejected: { expired: ['Italian'] },
    script: `
      2024-02-05 08:30
      > I read best in English, so please write to me in English whatever I throw at you. {+language=English}
      < With pleasure.
      2024-03-19 19:15
      > Just for tonight answer in Italian, I have an exam in the morning. How do I order a ticket to the coast? {+today=Italian until 2024-03-20}{temporary_value}
      < Un biglietto per la costa, per favore, solo andata. In bocca al lupo!
      2024-03-27 20:00
      > Passed, with a smile for the accent. Which museum in Turin has the mummies?
      < The Museo Egizio. Go early, the school classes come at ten.
      2024-05-13 12:40
      > Suggest a gift for a landlady of eighty-one who has everything.
      < An afternoon of your time, with cake, and a photograph of it later.
      2024-06-10 09:20
      ? I am setting up my preferences on a new device. In which language do I want your replies?
    `,
  },
  {
    facts: { name: { type: 'explicit' }, dog: { type: 'entity' } },
    restsOn: ['name'],
    fact: "the name of the user's former partner",
    answer: null,
    rejected: { retracted: ['Valentin'], distractor: ['Biscuit'] },
    script: `
      2023-07-21 23:40
      > Valentin has moved out. Eight years, and he took the good pan. {+name=Valentin}
      < I am sorry. The pan can be replaced, the rest takes longer.
      2023-08-13 10:15
      > The dog stays with me, at least. Biscuit sleeps across my feet as if she knew. {+dog=Biscuit}{near_duplicate}
      < Dogs mostly do. {near_duplicate}
      2023-10-04 18:55
      > I have turned a page. Please delete my ex's name from everything and never bring it up. {x name}{retraction}
      < It is gone.
      2024-01-14 16:30
      > What can one cook in a very bad pan?
      < Anything that likes to stick and be scraped: polenta, for one.
      2024-03-02 11:05
      ? What was my former partner called again?
      2024-04-07 19:20
      > I bought a cast-iron one. It weighs as much as the dog.
      < It will outlive all of us. Season it well.
      2024-04-28 20:10
      ? What was my former partner called again?
    `,
  },
  {
    facts: { door: { type: 'explicit' }, shed: { type: 'explicit' } },
    restsOn: ['door'],
    fact: 'the code of the front door',
    answer: '5518',
    rejected: { retracted: ['2071'], distractor: ['9036'] },
    script: `
      2024-04-02 07:45
      > The front door opens with 2071, in case I call you from the rain. {+door=2071}
      < Calls from the rain are taken first.
      2024-04-30 18:20
      > For the bike shed it is 9036. {+shed=9036}{near_duplicate}
      < Understood. {near_duplicate}
      2024-06-17 21:50
      > The lodger left in anger. Wipe the front door code from your notes, it is not to be used again. {x door}{retraction}
      < Wiped.
      2024-06-25 12:10
      > The locksmith was here, and 5518 does it now. {+door=5518}{indirect_cue}
      < May it bring calmer lodgers.
      2024-08-08 17:35
      > How do I keep wasps away from a plum tree?
      < Pick up what falls, every evening, and hang a decoy nest.
      2024-09-16 22:30
      ? I am standing in the rain. What is the front door code?
    `,
  },
  {
    facts: { permit: { type: 'explicit' }, wife: { type: 'explicit' } },
    restsOn: ['permit'],
    fact: "the number of the user's valid parking permit",
    answer: null,
    rejected: { expired: ['KX-448'], distractor: ['LM-902'] },
    script: `
      2023-12-04 10:00
      > Visitor permit for the hospital car park: KX-448, good until 31 January 2024. {+permit=KX-448 until 2024-01-31}{temporary_value}
      < I hope the visits are for something happy.
      2023-12-15 15:25
      > Twins! My wife has a permit as well, LM-902. {+wife=LM-902}{near_duplicate}
      < Twice the congratulations. {near_duplicate}
      2024-01-22 04:10
      > What do you do when one sleeps and the other sings?
      < Walk with the singer, whisper to the sleeper, and hand both over at dawn.
      2024-02-19 13:30
      > They have names by now, and opinions. I have grey hair.
      < It suits a father of two.
      2024-03-18 09:45
      ? The hospital invites us to a reunion. What is my valid parking permit?
    `,
  },
  {
    facts: { hotel: { type: 'non_memory' }, home: { type: 'mutable' }, parents: { type: 'explicit' } },
    restsOn: ['home'],
    fact: 'where post reaches the user',
    answer: 'Orchard Street 12',
    rejected: { expired: ['Hotel Meridian'], distractor: ['Mill Lane 3'] },
    script: `
      2024-05-05 18:00
      > I live at Orchard Street 12, above the cobbler, and everything smells faintly of glue. {+home=Orchard Street 12}
      < It keeps a household together.
      2024-06-14 09:25
      > Water damage. Until 30 June 2024 I am at the Hotel Meridian, room with a view of a wall. {+hotel=Hotel Meridian until 2024-06-30}{temporary_value}
      < Walls are restful. Shall your paper be redirected?
      2024-06-20 20:15
      > Yes please. My parents at Mill Lane 3 offered their sofa, but my back declined. {+parents=Mill Lane 3}{near_duplicate}
      < Backs have the last word. {near_duplicate}
      2024-08-02 12:50
      > How does one dry out a bookshelf without warping it?
      < Slowly, flat, weighted, with a fan that never touches it directly.
      2024-09-11 17:40
      > The cobbler resoled my boots and would not take money.
      < Bring him a book that got wet. He will understand.
      2024-10-07 10:30
      ? The tax office wants to write to me. Which address do I give?
    `,
  },
]);
