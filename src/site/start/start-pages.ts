import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { startView } from './start-view.ts';

const DATA = { leaderboard: 'data/leaderboard.json', csv: 'data/leaderboard.csv', log: 'data/decisions.json' } as const;

export const startPages: MakePages = function* (site, render) {
  const path = 'start.html';
  const description =
    'In five minutes: verify a number of this board at home, measure your own memory, add the Action, submit.';
  const around = frame(site, { path, title: 'Get in', description, section: 'start' });
  const links = { ...around.links, ...DATA };
  yield { path, text: render.start({ ...around, ...startView(site), links }) };
};
