import { start } from './start.ts';

// GitHub's runner starts dist/actions/NAME.js. Each of these files is built from this one.
await start(/([\w-]+)\.js$/.exec(process.argv[1] ?? '')?.[1] ?? '');
