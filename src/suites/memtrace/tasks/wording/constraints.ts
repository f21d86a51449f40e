/** Rules that a person lays down once; they bind every later step, whatever it is about. */
export const CONSTRAINTS: readonly string[] = [
  'Never touch the production ledger before the auditors have signed.',
  'Nothing may leave the building without the second signature; always wait for it.',
  'You must not write to customers in my name.',
  'Always make a copy before anything is deleted.',
  'Never merge on a Friday afternoon.',
  'Personal data must stay on machines in the house.',
  'Do not ever spend more than the weekly allowance.',
  'Always ask Marguerite before a contract is changed.',
  'Never restart the controller while the belt is running.',
  'Drafts must not be sent without the legal notice.',
  'Always keep the old labels readable for a month.',
  'Never promise a delivery date on the telephone.',
  'Test accounts must be closed on the day they are opened.',
  'Never let a script run as the owner of the house account.',
];
