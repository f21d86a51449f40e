import type { FactKind } from './facts.ts';

/** How answers should look: what one-time instructions are about. */
export const STYLE: FactKind = {
  id: 'answer-style',
  type: 'mutable',
  pool: 'style',
  thing: '{my} preferred form of answers',
  is: [
    'answers in {my} inbox are to come as {v}',
    'write-ups for {my} use should come as {v}',
    '{my} preferred form of answers is {v}',
    'everything prepared for {my} reading should be given as {v}',
  ],
  was: [
    'answers in {my} inbox were to come as {v}',
    'write-ups for {my} use came as {v}',
    '{my} preferred form of answers was {v}',
  ],
  signs: [
    '{my} eyes find their way best when a reply arrives as {v}.',
    'The last reply in {v} was exactly to {my} taste, so there is the model.',
    'Anything but {v} ends up unread in {my} pile.',
  ],
  asks: [
    'In what form should answers in {my} inbox come?',
    'How do write-ups for {my} use have to look?',
    'What is {my} preferred form of answers?',
    'In which form should things for {my} reading be prepared?',
  ],
};
