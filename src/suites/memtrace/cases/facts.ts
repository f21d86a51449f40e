import { caseOf } from './case.ts';
import { asides } from './noise.ts';
import { asking, attempt, says, sets } from './script.ts';

export const projectPreference = caseOf({
  id: 'project_preference',
  title: 'A preference of the project, stated once, comes back when it matters.',
  log: [
    asking('write the release notes'),
    sets('docs.format', 'asciidoc', 'The team writes all of its documents in AsciiDoc.', { type: 'preference' }),
    ...asides(2),
  ],
  question: 'In which format does the team want its documents?',
  answer: ['AsciiDoc'],
});

export const explicitCorrection = caseOf({
  id: 'explicit_correction',
  title: 'After a correction only the corrected fact counts.',
  log: [
    asking('set up the mail relay'),
    sets('mail.port', '2525', 'The mail relay listens on port 2525.'),
    ...asides(1, 2),
    sets('mail.port', '2587', 'Correction: the mail relay listens on port 2587.'),
  ],
  question: 'On what port does the mail relay listen?',
  answer: ['2587'],
  outdated: ['2525'],
});

export const staleRejection = caseOf({
  id: 'stale_rejection',
  title: 'What held only until a certain day is not brought up afterwards.',
  log: [asking('reach the test bench'), says('Until Friday the bench answers under bench-four.', { expires: 10 })],
  question: 'Under which name does the test bench answer?',
  day: 12,
  outdated: ['bench-four'],
});

export const noMemoryRecovery = caseOf({
  id: 'no_memory_recovery',
  title: 'What was found out before can be gone on with; without memory it cannot.',
  log: [
    asking('repair the nightly import'),
    ...attempt('look for the cause', 'completed', 'The nightly import fails when the feed from Lisbon comes late.'),
    ...asides(1, 2),
  ],
  question: 'Why does the nightly import fail?',
  answer: ['Lisbon'],
});
