import type { Rule } from '../rule.ts';

export const knownDataset: Rule = {
  id: 'known-dataset',
  title: 'The dataset is a published one',
  why: 'Scores on different tasks cannot be compared.',
  breaks: 'The dataset’s SHA-256 is neither a published one nor that of the built-in data.',
  remedy: 'Leave out --dataset, or give the published file unchanged.',
  check: ({ datasetKnown, manifest }) => (datasetKnown ? undefined : `SHA-256 ${manifest.dataset.sha256} is not known`),
};
