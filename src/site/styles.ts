/** The parts of the style sheet, `leaderboard/assets/styles/NAME.css`, in their order; a kind of page has its own. */
export const STYLES = [
  'base',
  'frame',
  'words',
  'tables',
  'overview',
  'index',
  'system',
  'about',
  'decisions',
  'compare',
  'task',
  'narrow',
  'print',
] as const;
