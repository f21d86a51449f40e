/** The parts of the style sheet, `leaderboard/assets/styles/NAME.css`, in their order; a kind of page has its own. */
export const STYLES = [
  'base',
  'frame',
  'words',
  'tables',
  'overview',
  'system',
  'about',
  'decisions',
  'start',
  'narrow',
  'print',
] as const;
