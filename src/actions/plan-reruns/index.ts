import { start } from '../start.ts';

await start({
  name: 'plan-reruns',
  about: ['entries', 'reasons', 'budget-minutes', 'max-entries'],
  load: async () => (await import('./action.ts')).action,
});
