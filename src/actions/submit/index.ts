import { start } from '../start.ts';

await start({
  name: 'submit',
  about: ['entry', 'board'],
  load: async () => (await import('./action.ts')).action,
});
