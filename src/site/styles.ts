/** The parts of the style sheet, `leaderboard/assets/styles/NAME.css`, in their order; a kind of page has its own. */
export const STYLES = [
  'base',
  'frame',
  'words',
  'tables',
  'figures',
  'overview',
  'index',
  'suite',
  'system',
  'about',
  'decisions',
  'compare',
  'task',
  'start',
  'narrow',
  'print',
] as const;
