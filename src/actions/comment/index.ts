import { start } from '../start.ts';

await start({
  name: 'comment',
  about: ['bundles', 'workflow', 'fail-below'],
  load: async () => (await import('./action.ts')).action,
});
