import { written } from './authoring.ts';

export const CONSTRAINT = written('constraint', [
  {
    facts: { steps: { type: 'latent' } },
    restsOn: ['steps'],
    fact: 'what the user can manage on an outing',
    asks: 'choice',
    answer: 'step-free',
    actions: ['the tower with the view', 'the crypt tour', 'the river tram', 'the rooftop cinema'],
    action: 'the river tram',
    rubric: { method: 'constraint', forbidden_elements: ['tower', 'crypt', 'rooftop cinema'] },
    script: `
      2024-04-07 10:30
      > Where can I meet my cousins for lunch?
      < The Lantern is popular, first floor, lovely beams. The Orangery is on the lawn.
      > The Orangery, please. Do ask them whether the gravel has been rolled. {*steps=step-free}{implicit_constraint}
      < They say it is rolled every Friday.
      2024-05-12 18:00
      > I would like to hear the organ in St. Anne's.
      < Seats are left in the gallery and at the back of the nave.
      > The nave, at the end of a row, where the pillar leaves some room. {*steps=step-free}{implicit_constraint}{indirect_cue}
      < Row twelve it is, beside the pillar.
      2024-06-23 09:20
      > The dentist has moved. Is there a lift in the new place?
      < There is one, large enough for a bed.
      > Good, keep the appointment then. Otherwise I would have had to change practices. {*steps=step-free}{implicit_constraint}
      < It stays as it is.
      2024-08-04 15:10
      > My nephew runs up every lighthouse he sees. He sent a picture from the very top, four hundred stairs!
      < His calves must be made of rope.
      2024-09-08 11:00
      ? My cousins are coming again and offer four outings. Which one should I say yes to?
    `,
  },
  {
    facts: { sabbath: { type: 'latent' } },
    restsOn: ['sabbath'],
    fact: 'when the user takes appointments',
    asks: 'choice',
    answer: 'not from Friday evening to Saturday evening',
    actions: ['Friday 20:00', 'Saturday 11:00', 'Sunday 10:00', 'Saturday 15:30'],
    action: 'Sunday 10:00',
    rubric: { method: 'constraint', forbidden_elements: ['Friday 20:00', 'Saturday 11:00', 'Saturday 15:30'] },
    script: `
      2023-10-10 12:15
      > Find a time for the call with Wellington. They are almost a day ahead.
      < Friday at nine in the evening would suit them, or Thursday at ten.
      > Thursday at ten. It has to be before the candles in any case. {*sabbath=not from Friday evening to Saturday evening}{implicit_constraint}
      < Thursday it is.
      2023-11-21 16:40
      > The school wants help with the bazaar.
      < They need people for Saturday morning or for Sunday afternoon.
      > Sunday. I will send a cake ahead, baked the Thursday before. {*sabbath=not from Friday evening to Saturday evening}{implicit_constraint}{indirect_cue}
      < What kind of cake shall I announce?
      2023-12-19 09:05
      > Poppy seed. And move the car inspection, they put it on a Saturday.
      < The garage has Monday at eight.
      > Monday at eight. They ought to know by now. {*sabbath=not from Friday evening to Saturday evening}{implicit_constraint}
      < Moved.
      2024-02-14 19:30
      > Just this once the ambulance rota is stronger than I am, so I drive on Saturday the 24th. Saving a life has precedence. {!sabbath=on Saturday}{temporary_value}
      < Drive safely.
      2024-03-19 10:50
      ? The photographer offers four times for the family portrait. Which one do I take?
    `,
  },
  {
    facts: { colours: { type: 'latent' } },
    restsOn: ['colours'],
    fact: 'which charts the user can read',
    asks: 'choice',
    answer: 'nothing told apart by red and green',
    actions: ['traffic lights', 'dashed and solid lines', 'a red and green heat map', 'green gains, red losses'],
    action: 'dashed and solid lines',
    rubric: { method: 'constraint', forbidden_elements: ['traffic lights', 'heat map', 'red losses'] },
    script: `
      2024-01-16 09:00
      > Send me the sales chart again, please, this one is just two brown lines to me. {*colours=nothing told apart by red and green}{implicit_constraint}{indirect_cue}
      < Here it is with labels at the end of each line.
      2024-02-08 14:20
      > Much better. For the office map, what do you suggest for free and taken desks?
      < Green for free and red for taken is what most people use.
      > Make it a tick and a cross. {*colours=nothing told apart by red and green}{implicit_constraint}
      < A tick and a cross, then.
      2024-03-14 18:30
      > I bought tomatoes yesterday and my wife asked why every one of them was unripe. They looked fine to me! {*colours=nothing told apart by red and green}{implicit_constraint}{indirect_cue}
      < Fried in slices they are a delicacy.
      2024-04-23 10:40
      > My deputy loves his traffic lights, he colours everything that stands still.
      < A tidy mind and a full paint box.
      2024-05-30 11:15
      ? The quarterly review needs one style for up and down, and I must be able to read it. Which one do I pick?
    `,
  },
  {
    facts: { contact: { type: 'latent' } },
    restsOn: ['contact'],
    fact: 'how the user wants to be reached',
    asks: 'choice',
    answer: 'in writing',
    actions: ['a quick call', 'a letter', 'a video meeting', 'a voice message'],
    action: 'a letter',
    rubric: { method: 'constraint', forbidden_elements: ['call', 'video', 'voice'] },
    script: `
      2023-05-09 17:20
      > Let the phone ring out. Whoever it is can leave a number. {*contact=by phone}
      < It was the plumber, and he did.
      2023-06-28 09:45
      > I called him and we had a good chat about valves. Things are settled quicker aloud. {*contact=by phone}
      < Valves bring people together.
      2023-09-13 13:30
      > The ringing in my ears has not gone away since the concert. Tell the bank to put it on paper, I cannot follow them on the line any more. {*contact=in writing}{conflicting_update}
      < I have asked them for a letter, and I hope the ears recover.
      2023-11-20 10:10
      > The agency suggests a conference on screen. Reply that they may mail me the three questions instead. {*contact=in writing}{implicit_constraint}
      < Sent, with your thanks.
      2024-01-29 15:55
      > My brother left a voice message of eleven minutes. I had my neighbour type it up for me. {*contact=in writing}{implicit_constraint}{indirect_cue}
      < A patient neighbour. Was it at least good news?
      2024-03-05 11:35
      ? The notary asks how to go through the deed with me. What do I answer?
    `,
  },
  {
    facts: { meat: { type: 'latent' }, guest: { type: 'latent' } },
    restsOn: ['meat'],
    fact: 'what the user eats',
    asks: 'choice',
    answer: 'no pork',
    actions: ['split pea soup with bacon', 'a ham and leek tart', 'lamb with apricots', 'a chorizo omelette'],
    action: 'lamb with apricots',
    rubric: { method: 'constraint', forbidden_elements: ['bacon', 'ham', 'chorizo'] },
    script: `
      2024-02-02 12:05
      > What goes into a carbonara if one leaves out the cheeks?
      < Smoked aubergine works, or turkey crisped in butter.
      > The turkey, then. {*meat=no pork}{implicit_constraint}
      < Mind the salt.
      2024-03-11 19:30
      > My flatmate eats no lamb at all, on account of a pet named Bruno. {*guest=no lamb}{near_duplicate}
      < One does not argue with Bruno. {near_duplicate}
      2024-04-17 18:10
      > We went to a brewery. I ordered the veal sausage, after asking twice what was in it. {*meat=no pork}{implicit_constraint}{indirect_cue}
      < And was it what they said?
      2024-05-26 13:25
      > It was beef, so fine. For the street party they want a tray of something from me.
      < Devils on horseback always go first, or stuffed dates without any wrapping.
      > Dates without wrapping. {*meat=no pork}{implicit_constraint}
      < Almonds inside, a little orange zest.
      2024-06-30 20:00
      ? I am cooking for myself tonight and have four recipes open. Which one is for me?
    `,
  },
]);
