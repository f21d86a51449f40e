import type { Gate } from './part.ts';

/** What has been replaced, run out or taken back is no memory any more. */
export const lifecycle: Gate = {
  stage: 'gate',
  name: 'lifecycle',
  reject: ({ status }) => (status === 'active' ? undefined : status),
};

/** What held until a day before the query's no longer does, though nobody has said so. */
export const expiry: Gate = {
  stage: 'gate',
  name: 'expiry',
  reject: ({ expires }, { day }) => (expires !== undefined && expires <= day ? 'expired' : undefined),
};
