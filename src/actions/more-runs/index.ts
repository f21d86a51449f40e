import { start } from '../start.ts';

await start({
  name: 'more-runs',
  about: ['slug', 'head'],
  load: async () => (await import('./action.ts')).action,
});
