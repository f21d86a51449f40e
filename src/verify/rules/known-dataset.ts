import type { Rule } from '../rule.ts';

export const knownDataset: Rule = {
  id: 'known-dataset',
  title: 'The dataset is a published one',
  why: 'Scores on different tasks cannot be compared.',
  breaks:
    'The SHA-256 of the tasks that the run was checked with is no published one. For built-in data it is computed again, not taken from the suite or the manifest.',
  remedy: 'Leave out --dataset, or give the published file unchanged.',
  check: ({ datasetKnown, manifest }) =>
    datasetKnown ? undefined : `SHA-256 ${manifest.dataset.sha256} is not that of published data`,
};
