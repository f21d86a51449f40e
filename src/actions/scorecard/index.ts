import { start } from '../start.ts';

await start({
  name: 'scorecard',
  about: ['slug', 'suites', 'pull-request', 'head'],
  load: async () => (await import('./action.ts')).action,
});
