import type { Filler } from './fillers.ts';

export const OUTINGS: readonly Filler[] = [
  [
    '{friend} turns forty and hates surprises. What is a gift that takes up no space?',
    'Tickets to a play, a donation in their honour or a class you attend together.',
  ],
  [
    'We walked round the reservoir on {day}. My heels are nothing but blisters now.',
    'Pad them, leave them closed, and wear liner socks next time to cut the friction.',
  ],
  [
    'I promised to give a toast. Nobody told me how to end one!',
    'Keep it under two minutes, name one true story, raise the glass and say their names.',
  ],
  [
    'The kids want to build a raft. We have {count} barrels and a lot of rope.',
    'Lash poles in a grid over the barrels, test it in shallow water and wear life vests.',
  ],
  [
    'Is it rude to leave a wedding before the cake? {friend} insists that it is.',
    'Say goodbye to the couple and nobody will mind. Slipping out unseen is what offends.',
  ],
  [
    'Our quiz team needs a name. Last time we were called after a cheese.',
    'How about The Plausible Guesses, or Crumbs of Knowledge in memory of the cheese.',
  ],
  [
    'I saw a bird with a {hue} throat by the pond. It bobbed its tail all the time.',
    'That sounds like a wagtail in breeding colours, though the light can trick the eye.',
  ],
  [
    'What does one wear to a rowing regatta? The invitation says smart, and it is going to drizzle.',
    'Layers under a light trench coat, flat shoes and nothing that minds mud.',
  ],
  [
    'We are {count} people with one tent. Somebody will have to sleep in the boot.',
    'Borrow a tarp and two hammocks. In decent weather those are the better beds.',
  ],
  [
    'I would like to learn whistling with two fingers. So far I only produce wind.',
    'Fold the tongue back, cover the lower teeth with the lip and hunt slowly for the angle.',
  ],
  [
    'The choir sings something in Latin at Easter. I have no idea what half of it means.',
    'Send me the lines and I will put a word-for-word gloss beneath each of them.',
  ],
  [
    'There was a street fair on {day}. I ate {dish} out of a paper cone.',
    'That sounds like a proper feast. Did they let you in on the recipe?',
  ],
  [
    '{friend} has taken up falconry of all things. Is that even allowed in town?',
    'It needs a licence nearly everywhere, and an owl in a flat is a poor idea.',
  ],
  [
    'We lost at boules by {count} points. The gravel was to blame, naturally.',
    'Naturally. Practise a high lob, it cares far less about stones.',
  ],
  [
    'How do you tell a polite host that their {dish} was inedible? They will ask, they always do.',
    'Praise the company and the effort, and request the tale behind the dish.',
  ],
  [
    'I found {count} chanterelles, or something like them. They smell of apricot.',
    'Have a mushroom adviser see them first. The false ones fool many people.',
  ],
  [
    'My niece wants a kite in {hue}. Everything in the shops has sharks on it.',
    'Ripstop nylon and spruce dowels make a fine delta kite in one afternoon.',
  ],
  [
    'The film club showed a silent comedy. A lady played the organ along with it.',
    'Live music does wonders for those. Was it one with a train on a bridge?',
  ],
  [
    'I am to judge a scarecrow contest. What would be fair criteria?',
    'Craft, humour, and whether a crow would hesitate. Weigh them equally.',
  ],
  [
    'The ferry was cancelled, so we played cards for hours. {friend} cheats, I am certain.',
    'Deal face up for a round and watch who grows nervous.',
  ],
  [
    'Do you know a riddle for a treasure hunt? The clue should lead to a watering can.',
    'I drink at the tap and weep over flowers, with a nose full of holes. What am I?',
  ],
  [
    'We adopted a tradition of cold swims. {day} mornings, no excuses.',
    'Go in slowly, keep it short and have a flask and a hat ready for after.',
  ],
  [
    'My playlist for the bonfire is all ballads. People fell asleep last time.',
    'Open with brass bands, save the slow ones for the embers.',
  ],
  [
    'I was asked to be a godparent. Nobody explains what the job involves.',
    'Mostly showing up: birthdays, hard days, and honest answers when parents are too close.',
  ],
];
