/** What a job needs for each Action, and why. The pages are made from this; the workflows of this repository grant it. */
export const PERMISSIONS: Readonly<Record<string, readonly (readonly [permission: string, why: string])[]>> = {
  '': [
    ['contents: read', 'to check your adapter out; not needed if it is an image'],
    ['pull-requests: write', 'only with `comment: true`, to write the comment'],
  ],
  'comment': [
    ['actions: read', 'to download the artifact of the fork’s run'],
    ['pull-requests: write', 'to find the pull request and write the comment'],
  ],
  'check': [
    ['contents: read', 'to check the default branch out, and fetch the submission’s objects and the branch `receipts`'],
    ['pull-requests: read', 'to find the pull request, its author and its labels'],
    [
      'actions: read',
      'to see which pull request had the commit first, and with `max-runs-per-day` to list the author’s earlier checks of the day',
    ],
    ['statuses: read', 'only with `max-runs-per-day`, to leave out checks whose verification ran nothing'],
  ],
  'plan-reruns': [['contents: read', 'to check the default branch out, and the branch `receipts`']],
  'more-runs': [['contents: read', 'to check the default branch out and fetch the submission’s objects']],
  'scorecard': [
    ['contents: write', 'to append the receipt to the branch `receipts`'],
    ['pull-requests: write', 'to post the scorecard’s comment'],
    ['statuses: write', 'to set the commit’s status'],
  ],
  'publish': [['contents: read', 'to check the board out, and its branch `receipts`']],
  'submit': [['contents: read', 'to check the entry out; what is written to the board is written with your own token']],
};
