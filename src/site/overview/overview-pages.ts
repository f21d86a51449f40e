import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { boardView } from '../suite/board-view.ts';

export const overviewPages: MakePages = function* (site, render) {
  const shown = site.boards.map((board) => boardView(board, site.asOf, ''));
  const path = 'index.html';
  const description =
    'What memory for agents is measured to do: every system with its intervals, its evidence and its checks.';
  const view = { boards: shown, several: shown.length > 1 };
  yield {
    path,
    text: render.index({ ...frame(site, { path, title: 'Leaderboard', description, section: 'home' }), ...view }),
  };
};
