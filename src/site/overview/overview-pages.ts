import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { overviewView } from './overview-view.ts';

export const overviewPages: MakePages = function* (site, render) {
  const path = 'index.html';
  const description =
    'What memory for agents is measured to do: every system with its intervals, its evidence and its checks.';
  const framed = frame(site, { path, title: 'Leaderboard', description, section: 'home', script: 'overview' });
  yield { path, text: render.index({ ...framed, ...overviewView(site) }) };
};
