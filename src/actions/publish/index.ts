import { start } from '../start.ts';

await start({
  name: 'publish',
  about: ['entries', 'receipts', 'out', 'url'],
  load: async () => (await import('./action.ts')).action,
});
