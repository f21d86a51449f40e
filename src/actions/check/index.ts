import { start } from '../start.ts';

await start({
  name: 'check',
  about: ['slug', 'suites', 'base', 'head'],
  load: async () => (await import('./action.ts')).action,
});
