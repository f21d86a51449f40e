import { PROJECT } from '../../protocol/project.ts';
import { shellWord } from '../../text/escape.ts';
import type { Style } from './layout.ts';

/** The project's workflow. It signs for all boards, because other boards call this file. */
const WORKFLOW = '.github/workflows/verify.yml';
/** The default of `gh`, stated so that readers need not trust it. */
const ISSUER = 'https://token.actions.githubusercontent.com';
/** The board's default branch, as its clone knows it. Where it knows none, this is no branch, and the check fails. */
const BRANCH = '"refs/heads/$(git rev-parse --abbrev-ref origin/HEAD | cut -d / -f 2-)"';

interface SignedBundle {
  /** The bundle's folder, as it was given. */
  readonly folder: string;
  readonly manifest: string;
  /** OWNER/NAME. */
  readonly board: string;
}

/** The commands that check that the board itself wrote a receipt and made the run that it names, with an explanation. */
export function attestationText({ folder, manifest, board }: SignedBundle, style: Style): string {
  const [rerun, slug, id] = /(?:^|\/)reruns\/([^/]+)\/([^/]+)\/[^/]+\/[1-9]\/?$/.exec(folder) ?? [];
  const from = 'origin/receipts';
  const show = (path: string, file: string) => `git show ${shellWord(`${from}:${path}`)} > ${file}`;
  const path = rerun === undefined ? 'receipts/SLUG/ID.json' : `receipts/${slug}/${id}.json`;
  const copy = rerun === undefined ? 'reruns/SLUG/ID/SUITE/ROUND' : rerun.replaceAll(/^\/|\/$/g, '');
  const command = (file: string) =>
    [
      `gh attestation verify ${file} --repo ${board}`,
      `--signer-workflow ${PROJECT}/${WORKFLOW}`,
      `--source-ref ${BRANCH} --cert-oidc-issuer ${ISSUER} --deny-self-hosted-runners`,
    ].join(' \\\n    ');
  const commands = [
    'git fetch origin receipts',
    ...(rerun === undefined ? [`git grep --name-only ${manifest} ${from} -- receipts   # SLUG and ID`] : []),
    show(path, 'receipt.json'),
    command('receipt.json'),
    show(`${copy}/manifest.json`, 'manifest.json'),
    command('manifest.json'),
  ];
  return [
    style.bold('Who made this run'),
    'The checks above show that the figures follow from the transcript. They do not show who made the run.',
    `The board signs its receipts, and the manifests of its own runs. In a clone of ${board}, with the network and gh:`,
    '',
    ...commands.map((line) => `  ${line.replaceAll('\n', '\n  ')}`),
    '',
    `The receipt must name this bundle: SHA-256 ${manifest} of its manifest.`,
    ...WHY,
    ...(board === PROJECT ? [] : [`A board that runs a copy of that workflow signs as ${board}/${WORKFLOW}.`]),
    '',
  ].join('\n');
}

const WHY: readonly string[] = [
  'A signature alone proves little, because any workflow can sign any file. These options require one repository, the',
  'workflow that judges re-runs, its code on the default branch, and machines of GitHub. The signature then shows where a',
  'file comes from. It does not show that the system is what it claims to be.',
];
