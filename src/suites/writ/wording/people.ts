/** Whose a fact is, as the user says it, besides the user. The fact of one of these is a distractor for all others. */
export const RELATIVES = [
  'my brother',
  'my sister',
  'my neighbour',
  'my flatmate',
  'my manager',
  'my mother-in-law',
  'my daughter',
  'my best friend',
  'my father',
  'my ex-colleague',
  'my grandmother',
  'my tennis partner',
  'my nephew',
  'my tenant',
  'my stepson',
  'my business partner',
] as const;

/** First names, of people that lead to a fact. */
export const NAMES = [
  'Anouk',
  'Bastian',
  'Carmela',
  'Dorota',
  'Emil',
  'Farida',
  'Gustav',
  'Henrike',
  'Ivo',
  'Jolanta',
  'Kenji',
  'Leonor',
  'Matteo',
  'Nadia',
  'Odile',
  'Pavel',
  'Quentin',
  'Rosalind',
  'Soren',
  'Tamsin',
  'Ulrich',
  'Vesna',
  'Wanda',
  'Xavier',
  'Yusuf',
  'Zelda',
  'Aurelio',
  'Birgit',
  'Caspian',
  'Delia',
  'Efrem',
  'Fiona',
] as const;

/** What people are to the user, with one holder at a time. */
export const ROLES = [
  'team lead',
  'squash coach',
  'choir director',
  'mentor',
  'office neighbour',
  'running partner',
  'godson',
  'head of department',
  'language buddy',
  'lab partner',
  'union rep',
  'carpool driver',
  'band leader',
  'scout leader',
  'thesis adviser',
  'bridge partner',
] as const;

/** The user names who somebody is. {n} the name, {role} the role. */
export const INTRODUCTIONS = [
  '{n} is my {role}.',
  'My {role} is called {n}, since you asked about the people around me.',
  'The {role} I mentioned? That is {n}.',
  'When I say my {role}, I mean {n}.',
  'I am glad to have {n} as my {role}.',
  '{n}, who is my {role}, made everybody laugh at lunch.',
  'It is {n} who acts as my {role}.',
  'Put down {n} as my {role}, please.',
] as const;

/** Somebody else takes over. {n} the new one, {role} the role. */
export const SUCCESSIONS = [
  '{n} has taken over as my {role}.',
  'My {role} has changed: it is {n} from now on.',
  'There was a handover, and {n} is my {role} these days.',
  'As of this week, my {role} is {n}.',
  'A new face: {n} steps in as my {role} for good.',
  'They reshuffled everything, which makes {n} my {role}.',
  'From today {n} serves as my {role}.',
  'Please note that the part of my {role} is now played by {n}.',
] as const;
