import { caseOf } from './case.ts';
import { asides } from './noise.ts';
import { asking, attempt, says, sets } from './script.ts';

export const longHorizonRecall = caseOf({
  id: 'long_horizon_recall',
  title: 'What was said at the beginning is found behind all that came later.',
  log: [
    asking('restore the ledger'),
    says('The spare key of the ledger vault lies with Odile.'),
    ...attempt('read the manual', 'completed', 'The manual tells nothing about vaults.'),
    ...asides(18),
  ],
  question: 'With whom does the spare key of the vault lie?',
  answer: ['Odile'],
});

export const knowledgeUpdate = caseOf({
  id: 'knowledge_update',
  title: 'Of a fact that changed twice only the present value comes back.',
  log: [
    asking('book the hall'),
    sets('meeting.place', 'granary', 'The club meets in the granary.'),
    sets('meeting.place', 'boathouse', 'The club moved and meets in the boathouse.'),
    ...asides(2, 9),
    sets('meeting.place', 'lighthouse', 'The club now meets in the lighthouse.'),
  ],
  question: 'Where does the club meet?',
  answer: ['lighthouse'],
  outdated: ['granary', 'boathouse'],
});

export const multiHopRecall = caseOf({
  id: 'multi_hop_recall',
  title: 'Two facts that only together answer the question both come back.',
  log: [
    asking('call the owner of the kiln'),
    sets('kiln.owner', 'Radomir', 'The kiln belongs to Radomir.'),
    ...asides(1, 12),
    sets('radomir.phone', '555-0148', 'Radomir can be called on 555-0148.'),
  ],
  question: 'Which number does the owner to whom the kiln belongs have: where can Radomir be called?',
  answer: ['belongs to Radomir', '555-0148'],
});
