/** The scripts of the pages, `src/browser/NAME.ts`. Every page can be read without them. */
export const SCRIPTS = ['overview', 'compare', 'tables'] as const;

/** The parts of the style sheet, `leaderboard/assets/styles/NAME.css`, in order; each kind of page has its own part. */
export const STYLES = [
  'base',
  'frame',
  'words',
  'tables',
  'figures',
  'index',
  'suite',
  'system',
  'about',
  'decisions',
  'compare',
  'task',
  'questions',
  'start',
  'narrow',
  'print',
] as const;
