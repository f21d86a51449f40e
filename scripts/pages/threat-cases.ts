/** What an attacker does, by its id; with a defence where a reader asks which file it is in. */
export type Case = readonly [id: string, given: string, defence?: string];

/** In front of a defence: nothing in code holds the rest of the case off, so that it may be without a test. */
export const OPEN = '**Open**: ';

/** The cases to test, by the part of the system that they attack. */
export const CASES: readonly { readonly heading: string; readonly cases: readonly Case[] }[] = [
  {
    heading: 'A. Workflows',
    cases: [
      ['A1', 'a workflow that the linters or the policy have something against'],
      ['A2', '`pull_request_target`, or a checkout of a fork’s code that is allowed all the same'],
      ['A3', 'an Action that is named by a tag, a branch, a short commit or one that is not its own'],
      ['A4', 'an artifact that names another pull request'],
      ['A5', 'a run whose event lists no pull request, and none or several that match'],
      ['A6', 'a push between the end of a run and what is said about it'],
      ['A7', 'the end of a run of another event, workflow or repository, or of one that was cancelled'],
      ['A8', 'branches, files and titles that are scripts or expressions, and a fork’s branch `main`'],
      ['A9', 'a fork whose own workflow says that it is valid and scored 100'],
      ['A10', 'a pull request that touches workflows, Actions or attributes, or two entries at once'],
      ['A11', 'a pull request that changes the one entry of somebody else, or of the maintainers'],
      ['A12', 'an entry that names a folder of the board as its adapter, to pass for one of the board’s own'],
      ['A13', 'an author who has the board run images all day'],
    ],
  },
  {
    heading: 'B. Process output',
    cases: [
      ['B1', 'workflow commands on standard error'],
      ['B2', 'the same in capitals, or behind white space that .NET trims'],
      ['B3', 'an output’s value that holds lines or delimiters of the output file'],
      ['B4', 'stranger’s data, and the files that set environment and path of later steps'],
      ['B5', 'terminal escapes, links, bells, backspaces and bidirectional overrides'],
      ['B6', 'a flood of standard output without a line feed'],
      ['B7', 'invalid UTF-8, a byte-order mark, NUL, two documents on a line, wrong, repeated, early and late answers'],
      ['B8', 'a job summary beyond 1 MiB'],
      ['B9', 'a malformed line in place of every answer'],
    ],
  },
  {
    heading: 'C. Comments on pull requests',
    cases: [
      ['C1', 'names that mention people or refer to issues'],
      ['C2', 'images and links'],
      ['C3', 'texts that close tags, comments, fences or cells'],
      ['C4', 'texts longer than a comment may be'],
      ['C5', 'somebody else’s comment with our marker'],
      ['C6', 'a comment without text or author, or by a name like ours'],
      ['C7', 'the same commit measured again'],
    ],
  },
  {
    heading: 'D. Pages',
    cases: [
      ['D1', 'tags, handlers, template expressions and ends of everything in every field'],
      ['D2', 'links that run, leave the protocol out or hide their host'],
      ['D3', 'a template that prints unescaped, without quotes, into a handler or by a name from data'],
      ['D4', 'objects, lists and numbers that are none where text is due'],
      ['D5', 'a template engine with known holes, or templates from data'],
      ['D6', 'a page without a strict policy, or one that breaks it'],
      ['D7', 'cells that a spreadsheet would compute'],
    ],
  },
  {
    heading: 'E. Bundles',
    cases: [
      ['E1', 'an archive whose entries climb, collide, link or carry strange names'],
      ['E2', 'an archive that is a bomb, nested or lies about sizes'],
      ['E3', 'a link, submodule, LFS pointer, executable or attributes in a Git tree'],
      ['E4', 'a manifest that lists a missing file, itself, too few, one twice, a path or a malformed digest'],
      ['E5', 'a key that occurs twice, also in another spelling'],
      ['E6', 'numbers that are not finite, -0, or lose digits'],
      ['E7', 'a million levels of nesting, or a huge document'],
      ['E8', 'YAML with bombs, merge keys or tags'],
      ['E9', 'names that look like others’ or hide characters'],
    ],
  },
  {
    heading: 'F. Sandbox',
    cases: [
      ['F1', 'the arguments with which a container is run, and an image named like an option'],
      [
        'F2',
        'an adapter that tries network, name servers, file system, message queues, capabilities, processes, memory and host',
      ],
      ['F3', 'an image with volumes, health check, secrets, loader variables, a root user or huge layers'],
      ['F4', 'a tag, a digest that is nowhere, or one that the image found does not have'],
      ['F5', 'an adapter that hangs or ignores signals, or a dead client of the engine'],
      ['F6', 'two runs: other ids, another order, scored after the answers, timed on the host'],
      ['F7', 'a container engine that lets containers open AF_VSOCK sockets'],
      ['F8', 'a Dockerfile whose build takes too much memory, too many processors or too long'],
      ['F9', 'an adapter with a model that reaches past its gateway, or ends the way to it'],
    ],
  },
  {
    heading: 'G. Integrity',
    cases: [
      ['G1', 'aggregates that disagree with what the transcript gives'],
      ['G2', 'missing, repeated, extra or errored tasks'],
      ['G3', 'an unknown harness, dataset or suite version, changed limits or seed'],
      ['G4', 'empty, constant, echoing, random and answer-everything adapters, and the oracle'],
      ['G5', 'the same bundle, the same answers under a new name, a resubmission that only adds passes'],
      ['G6', 'a reference’s bundle with another reply, every digest repaired'],
      ['G7', 'a suite that states another digest than its data has'],
      ['G8', 'a run in which the adapter, or a rate limit behind it, made tasks end in errors'],
    ],
  },
  {
    heading: 'H. Reliability',
    cases: [
      ['H1', 'refusals that say how long to wait or do not, and answers that are lost after the work was done'],
      ['H2', 'merges in any order, a push refused, jobs run again, a stop at any moment, a full disk'],
    ],
  },
  {
    heading: 'I. Claims and board runs',
    cases: [
      ['I1', 'a claim that holds together, with other replies than those of its image'],
      ['I2', 'a claim that says other things than the image does, or makes up times, dates, limits or harness'],
      ['I3', 'a bundle that was changed or spliced, or is not what its entry says'],
      ['I4', 'a board’s run that is missing, made before it was ordered, of another image, or changed'],
      ['I5', 'a record of the board that names another run than it holds'],
    ],
  },
  {
    heading: 'J. The model gateway',
    cases: [
      [
        'J1',
        'fields that carry data out, keep or read state at the provider, or ask for another model or more answers',
      ],
      ['J2', 'bodies that are too long, nested too deep, compressed, ambiguous or no JSON'],
      ['J3', 'paths of other interfaces, of a proxy, or written in another way'],
      ['J4', 'requests that two servers would read in two ways'],
      ['J5', 'clients that are slow, take no answer, or leave'],
      ['J6', 'floods of connections, calls and tokens'],
      ['J7', 'the endpoint’s key in an answer, and calls by others on the same machine'],
      ['J8', 'an endpoint that is slow, breaks off, sends elsewhere, or answers what is no answer'],
      ['J9', 'a forged tape, and a replay that is asked what is not on it'],
      ['J10', 'a tape whose answers hold what will be asked, the right answer or an id, and no request does'],
    ],
  },
  {
    heading: 'K. Owners, caps, reruns and previews',
    cases: [
      [
        'K1',
        'an owner’s name that somebody else takes over, or a slug that was given up',
        'A slug is bound to the id of an account, by the oldest receipt with a submitter (`src/verify/owner.ts`); `src/submissions/check/ownership.ts` refuses others.',
      ],
      [
        'K2',
        'an owner’s account in other hands',
        `${OPEN}who has the account may change its entries. What the board ran stays on the branch \`receipts\`, and a maintainer can dispute or remove an entry (\`src/cli/commands/receipt.ts\`).`,
      ],
      [
        'K3',
        'an author who pushes all day',
        'Five verifications with runs an account and a day (`.github/workflows/verify.yml`), counted by receipts in `src/submissions/check/plan-reruns.ts`.',
      ],
      [
        'K4',
        'an author with many branches at once, or who pushes before a run’s receipt is written',
        `${OPEN}only verifications that ended are counted. Of a branch one runs at a time (\`.github/workflows/verify.yml\`); of branches there is no cap but GitHub’s own of concurrent jobs.`,
      ],
      [
        'K5',
        'a person with many accounts',
        'A maintainer has to approve the first workflow of each account: a setting that `scripts/doctor-repository.ts` checks. Once approved, each has a cap of its own.',
      ],
      [
        'K6',
        'an entry that states times with which its runs are cut wrongly',
        'At most 16 jobs, whatever it states (`src/submissions/check/legs.ts`); each ends after 350 minutes (`.github/workflows/verify.yml`).',
      ],
      [
        'K7',
        'an image that is run again until it does well',
        `${OPEN}the newest run of a bundle counts (\`src/verify/standing.ts\`), within the cap of K3. Each has a nonce of its own, and every receipt stays in the log of decisions.`,
      ],
      [
        'K8',
        'an entry that steers when it is run again after it was merged',
        'The board plans it (`src/submissions/reruns/due.ts`): by versions, its own receipts and ages; an entry whose runs do not count goes behind the others. The times that an entry states count as half of the budget at most.',
      ],
      [
        'K9',
        'a pull request whose pages would be shown under the board’s address before anybody looked at them',
        'The site is built from the default branch alone (`.github/workflows/publish.yml`). A preview (`src/usecases/preview.ts`) is an artifact that a person downloads: of verified entries, with a line on each page that says what it is, escaped and under the policy of every page.',
      ],
    ],
  },
];
