import type { Checked } from '../../submissions/check/check-submission.ts';
import type { Answers, Leg } from '../../submissions/check/legs.ts';

/** The Action's outputs, with the values that a later step reads after a submission was refused. */
export const DEFAULT_OUTPUTS = {
  'slug': '',
  'tree': '',
  'head': '',
  'pull-request': '',
  'image': '',
  'folder': '',
  'suites': '',
  'matrix': '[]',
  'nonce': '',
  'reproducible': 'false',
  'asked': '',
  'replayed': '',
  'left': '',
  'approved': '',
  'status': '',
} as const;

type Outputs = Readonly<Record<keyof typeof DEFAULT_OUTPUTS, string>>;

const answeredBy = (answers: Answers, legs: readonly Leg[]) =>
  [...new Set(legs.filter((leg) => leg.answers === answers).map(({ suite }) => suite))].join(',');

/** The entry and its commit, if the scope is valid; the runs to repeat, only if its shape is valid as well. */
export function outputsOf(checked: Checked, head: string, pullRequest: number | undefined): Outputs {
  const { slug, tree, suites, reruns, owned } = checked;
  const approved = owned === 'approved' ? 'true' : '';
  const bound = { ...DEFAULT_OUTPUTS, slug, tree, head, 'pull-request': String(pullRequest ?? ''), approved };
  if (reruns === undefined) return bound;
  const { image, folder, legs, nonce, left } = reruns;
  return {
    ...bound,
    image,
    folder,
    'suites': suites.join(','),
    'matrix': JSON.stringify(legs),
    nonce,
    'reproducible': String(legs.length > 0),
    'asked': answeredBy('endpoint', legs),
    'replayed': answeredBy('tape', legs),
    'left': left.join(' '),
  };
}
