/** The parts of the style sheet, `leaderboard/assets/styles/NAME.css`, in their order; a kind of page has its own. */
export const STYLES = [
  'base',
  'frame',
  'words',
  'tables',
  'figures',
  'overview',
  'suite',
  'system',
  'about',
  'decisions',
  'narrow',
  'print',
] as const;
