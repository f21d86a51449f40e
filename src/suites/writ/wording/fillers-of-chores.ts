import type { Filler } from './fillers.ts';

export const CHORES: readonly Filler[] = [
  [
    'The {hue} paint in the hallway is peeling again. Do I have to sand all of it down?',
    'Only the loose flakes. Feather the edges, prime the bare spots and give it two thin coats.',
  ],
  [
    'My sourdough starter smells like nail varnish. Is it beyond rescue?',
    'It is just hungry. Feed it twice a day for a while and keep it somewhere warm.',
  ],
  [
    'A shelf came down in the night. The plugs pulled clean out of the plasterboard, so what holds better?',
    'Use hollow-wall anchors or, better still, screw into the studs behind.',
  ],
  [
    'There are {count} wasps in the attic. How worried should one be?',
    'Look for a nest from a distance at dusk. If they keep flying in and out, call pest control.',
  ],
  [
    'The washing machine walks across the floor during the spin. It even pulled its plug out.',
    'Level the feet and check that the transit bolts are gone. An overloaded drum does it too.',
  ],
  [
    'I burnt the bottom of my favourite pan. Nothing gets the black layer off.',
    'Simmer water with baking soda for a quarter of an hour, let it cool and scrape with wood.',
  ],
  [
    'Could you think of a dinner from what is left? There is half a cabbage, {count} eggs and some rye bread.',
    'Fry the cabbage with caraway, crumble the toasted bread on top and add soft eggs.',
  ],
  [
    'The roses have black dots on the leaves. {friend} says to burn the whole lot.',
    'Pick off the affected leaves, water at the roots and prune for air. Burning would be hasty.',
  ],
  [
    'Which side of aluminium foil goes outside? We have argued about it since {day}.',
    'It makes no difference. The shiny face comes from the rolling mill and nothing else.',
  ],
  [
    'Moths got into the jumpers. The {hue} one has {count} holes in it.',
    'Freeze the wool for a week, vacuum every crack and use cedar afterwards.',
  ],
  [
    'I want to make {dish} for a crowd. How do quantities scale?',
    'Multiply most things straight, but hold back on salt and spices and taste as you go.',
  ],
  [
    'A grout line in the shower keeps going mouldy. Bleach only helps for a fortnight.',
    'Scrape it out, dry it for days and refill with an epoxy mix, then air the room more.',
  ],
  [
    'The smoke alarm chirps at night and never in daytime. It drives me mad.',
    'Cold lowers the voltage of a weak battery. Put in a fresh one before bedtime.',
  ],
  [
    'My knife set is blunt. Does one of those pull-through gadgets do any good?',
    'They tear the edge. A whetstone takes a bit of practice and leaves far more steel.',
  ],
  [
    'Snails ate every lettuce. I counted {count} on one plant alone.',
    'Go out with a torch after rain, collect them by hand and lay copper tape round the bed.',
  ],
  [
    'We got a bread machine from {friend}. Every loaf collapses in the middle.',
    'Less water or less yeast usually cures that. Try removing two spoons of liquid first.',
  ],
  [
    'A curtain rail in {hue} is impossible to find. Would spray paint hold on metal?',
    'Yes, if you degrease it, roughen it with fine paper and use an etch primer.',
  ],
  [
    'The compost smells like a swamp. What did I do wrong?',
    'Too wet and too green. Mix in torn cardboard and turn it every {day}.',
  ],
  [
    'The bike chain slips on the small cog. It is barely a year old!',
    'Measure the wear with a gauge. If it has stretched, change the cassette along with it.',
  ],
  [
    "I dropped candle wax on the tablecloth. It is my great-aunt's linen.",
    'Chill it, crack off what you can, then iron through brown paper to draw out the rest.',
  ],
  [
    'Would a dehumidifier help in the cellar? The boxes down there feel clammy.',
    'It would, provided water does not seep through the walls. Check for salt stains beforehand.',
  ],
  [
    'How long do cooked chickpeas keep? I made {count} jars of them on {day}.',
    'Four days in the fridge, or months if you freeze them in their liquid.',
  ],
  [
    'The door to the balcony sticks in summer. Planing it seems drastic.',
    'Rub the edge with a candle, and wait for dry weather before taking any wood away.',
  ],
  [
    'I would like to label the spice jars. Handwriting or stickers, what lasts?',
    'Paint marker on glass survives wiping. Paper labels want a layer of clear varnish.',
  ],
];
