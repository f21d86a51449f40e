import type { Filler } from './fillers.ts';

export const TRAVELS: readonly Filler[] = [
  [
    'I slept badly in the bunk above {friend}. The whole cabin rattled like a drawer of forks.',
    'Earplugs of wax and the lower berth, next time. The swaying is gentlest near the middle.',
  ],
  [
    'What is the best seat on a small plane? Mine had a view of a wheel.',
    'Ahead of the wing for scenery, over the wing for calm.',
  ],
  [
    'Our tour guide told us {count} ghost stories in one hour. I only believed the last.',
    'The last one is always told in the dark. Which cellar was it set in?',
  ],
  [
    'I packed for snow and got a heatwave. Everyone stared at my boots on {day}.',
    'Roll the sleeves, ditch the lining and call it mountaineering chic.',
  ],
  [
    'Do camels really store water in the hump? A stall keeper swore to it.',
    'It is fat. The water trick sits in their blood cells and their very dry breath.',
  ],
  [
    'The hostel kitchen smelled of {dish} at dawn. I was converted on the spot.',
    'There are worse alarm clocks. Was there enough to share?',
  ],
  [
    'I would like to send a postcard that is not boring. {friend} already has the lighthouse.',
    'Draw the breakfast you had, with arrows. No printed view can compete.',
  ],
  [
    'How do you sleep with jet lag? It is three at night and I am wide awake.',
    'Seek morning light, skip naps after noon and let supper follow the local hour.',
  ],
  [
    'The map app led us through a vineyard. We met {count} very cross geese.',
    'Geese respect confidence and open umbrellas. Offline maps know the paths better.',
  ],
  [
    'A stranger on the platform gave me a poem. It was about {hue} kites, of all things.',
    'What a fine encounter. Keep it folded in a book, to be found again years later.',
  ],
  [
    'My rucksack strap tore on {day}. Dental floss held it together for a week!',
    'Floss is splendid thread. A cobbler can now sew a proper bar tack over it.',
  ],
  [
    'Which fruit should one not bring on a night bus? I have learnt my lesson about durian.',
    'Anything that smells or drips. Apples and grapes keep friendships intact.',
  ],
  [
    'We rented a canoe, and {friend} steered. I have never seen so many reeds from inside.',
    'Whoever sits behind steers; the bow only supplies power and complaints.',
  ],
  [
    'I met a clockmaker on the ferry. He had {count} watches up one sleeve.',
    'Either a salesman or a very punctual man. Did they agree with each other?',
  ],
  [
    'Is tap water on trains safe to drink? The sign was only a crossed-out glass.',
    'That sign means no: the tank is not held to drinking standards. Fine for hands.',
  ],
  [
    'The sleeper sofa at the inn had a bar across the middle. My back still remembers.',
    'Stretch the hips, walk a little and lay a folded quilt over the bar if there is a next time.',
  ],
  [
    'I want a souvenir that does not gather dust. The market had nothing but {hue} elephants.',
    'Learn one recipe or one song there. Both travel light.',
  ],
  [
    '{friend} says that a proper pilgrim carries a stone. Mine fell out on the second hill.',
    'Then the hill needed it. Pick a lighter one, tradition is lenient.',
  ],
  [
    'How many words does it take to be polite abroad? I got by with {count}.',
    'Please, thanks, sorry, and good day already open most doors.',
  ],
  [
    'The cable car stopped above the gorge. Everybody suddenly became very religious.',
    'It does that in gusts, by design. Watching the far end helps against dizziness.',
  ],
  [
    'We tried to photograph the eclipse. I have forty pictures of my own thumb.',
    'A sieve makes tiny crescents on the ground, and no thumb gets in the way.',
  ],
  [
    'A monk taught us to fold napkins into lotus flowers. Mine looks like a cabbage.',
    'Cabbages are honest. Iron the napkin first and pull the petals from below.',
  ],
  [
    'The museum lets you ring a bell from a wreck. I rang it {count} times, sorry to all.',
    'Any sailor would have understood. How deep was the note?',
  ],
  [
    'I cannot recall whether I locked the shed before we left on {day}. It haunts me.',
    'Say it aloud when turning the key; hearing yourself makes the memory stick.',
  ],
];
