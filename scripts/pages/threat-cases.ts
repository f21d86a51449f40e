/** A threat by its id; with its defence where a reader needs the file. */
export type Case = readonly [id: string, given: string, defence?: string];

/** Starts a defence that no code provides: such a case may be without a test. */
export const OPEN = '**Open**: ';

/** The cases to test, by the part of the system that they attack. */
export const CASES: readonly { readonly heading: string; readonly cases: readonly Case[] }[] = [
  {
    heading: 'A. Workflows',
    cases: [
      ['A1', 'a workflow that breaks a rule of the linters or of the repository’s policy'],
      ['A2', '`pull_request_target`, or a workflow that checks out a fork’s code'],
      ['A3', 'an Action pinned to a tag, a branch, a short commit id or a commit of another repository'],
      ['A4', 'an artifact that names another pull request'],
      ['A5', 'a run whose event lists no pull request, where none or several match'],
      ['A6', 'a push between the end of a run and the report of its result'],
      ['A7', 'a finished run of another event, workflow or repository, or a cancelled run'],
      [
        'A8',
        'branch names, file names and titles that contain scripts or expressions, and a fork’s branch named `main`',
      ],
      ['A9', 'a fork whose own workflow reports a valid run with a score of 100'],
      ['A10', 'a pull request that changes workflows, Actions or attributes, or two entries at once'],
      ['A11', 'a pull request that changes an entry of another submitter or of the maintainers'],
      ['A12', 'an entry whose adapter is a folder of the board, so that it looks like one of the board’s own'],
      ['A13', 'a submitter who makes the board run images again and again'],
      ['A14', 'a held-out run with invented outcomes'],
      [
        'A15',
        'a pull request that changes the Git tree of an entry but none of its files, so that no receipt counts for the entry',
      ],
      ['A16', 'a commit with folders in folders whose listing never ends'],
      [
        'A17',
        'a workflow in a fork’s pull request that has the concurrency group of a run of the board, and so cancels it',
        `${OPEN}GitHub shares groups between all workflows of a repository, also those of forks, and a workflow cannot keep its group secret. A maintainer has to approve each run of an external contributor, which \`scripts/doctor-repository.ts\` checks. What remains is a maintainer who approves a fork’s changed workflow. A cancelled verification sets the status _error_, records nothing, and can be started again.`,
      ],
    ],
  },
  {
    heading: 'B. Process output',
    cases: [
      ['B1', 'workflow commands on standard error'],
      ['B2', 'workflow commands in capitals, or after white space that .NET trims'],
      ['B3', 'an output value with line breaks or with the delimiter of the output file'],
      ['B4', 'untrusted data in the files from which GitHub’s runner sets the environment and the path of later steps'],
      ['B5', 'terminal escapes, links, bells, backspaces and bidirectional overrides'],
      ['B6', 'a flood of standard output without a line feed'],
      [
        'B7',
        'invalid UTF-8, a byte order mark, NUL, two documents on one line, and wrong, repeated, early or late answers',
      ],
      ['B8', 'a job summary larger than 1 MiB'],
      ['B9', 'a malformed line in place of every answer'],
      ['B10', 'a link in the workspace, in the place of a file or folder that an input of the Action `run` names'],
    ],
  },
  {
    heading: 'C. Comments on pull requests',
    cases: [
      ['C1', 'names that mention people or refer to issues'],
      ['C2', 'images and links'],
      ['C3', 'texts that close tags, comments, fences or table cells'],
      ['C4', 'texts longer than a comment may be'],
      ['C5', 'another account’s comment that starts with our marker'],
      ['C6', 'a comment without text or author, or by an account with a name like ours'],
      ['C7', 'a second measurement of the same commit'],
    ],
  },
  {
    heading: 'D. Pages',
    cases: [
      ['D1', 'tags, event handlers, template expressions and closing delimiters in every field'],
      ['D2', 'links that run scripts, omit the protocol or hide their host'],
      [
        'D3',
        'a template that prints without escaping, without quotes, into an event handler, or under a name from the data',
      ],
      ['D4', 'objects, lists and invalid numbers in place of text'],
      ['D5', 'a template engine with known vulnerabilities, or templates from data'],
      ['D6', 'a page without a strict content security policy, or one that violates it'],
      ['D7', 'cells that a spreadsheet would evaluate as formulas'],
      [
        'D8',
        'a name that mentions a person, adds a link or adds a column when somebody pastes a table that a page copied',
      ],
    ],
  },
  {
    heading: 'E. Bundles',
    cases: [
      ['E1', 'an archive whose entries leave their folder, collide, are links or have unusual names'],
      ['E2', 'an archive that is a decompression bomb, is nested or states wrong sizes'],
      ['E3', 'a link, submodule, LFS pointer, executable or attributes file in a Git tree'],
      ['E4', 'a manifest that lists a missing file, itself, too few files, a file twice, a path or a malformed digest'],
      ['E5', 'a key that occurs twice, also with a different escape'],
      ['E6', 'numbers that are not finite, are -0 or are whole and too large to be exact, and times below 0'],
      [
        'E7',
        'a million levels of nesting, a large document, or a small file with millions of values or of wrong values',
      ],
      ['E8', 'YAML with alias bombs, merge keys or tags'],
      ['E9', 'names that look like another entry’s name, and names and commands that contain hidden characters'],
      ['E10', 'an output folder with links in the place of the files to be written'],
    ],
  },
  {
    heading: 'F. Sandbox',
    cases: [
      ['F1', 'unsafe arguments of a container run, and an image named like an option'],
      [
        'F2',
        'an adapter that tries to use the network, name servers, file system, message queues, capabilities, processes, memory or the host',
        '**Remains:** a program that escapes by a hole in the kernel or the container engine owns the machine of its job. That job has no permissions, but it writes the artifact with the run, which `report` then signs as the board’s (`.github/workflows/verify.yml`). The machine runs no other entry. `docs/incidents.md` says how to find and repeat such runs.',
      ],
      ['F3', 'an image with volumes, a health check, secrets, loader variables, a root user or large layers'],
      ['F4', 'a tag instead of a digest, an unknown digest, or an image with another digest'],
      ['F5', 'an adapter that hangs or ignores signals, or a client of the container engine that died'],
      [
        'F6',
        'an adapter that infers answers from ids, order, timing, files or an earlier run, or that reports its own times',
      ],
      ['F7', 'a container engine that lets containers open AF_VSOCK sockets'],
      ['F8', 'a Dockerfile whose build takes too much memory, too many processors or too much time'],
      ['F9', 'an adapter with a model that bypasses its gateway or shuts it down'],
      [
        'F10',
        'an image whose `/etc/passwd` is a named pipe',
        `${OPEN}Docker 20.10 waits for the pipe for ever. Its container can be neither inspected nor removed until somebody writes into the pipe, and the run ends with an error. On a board, the job ends, and GitHub discards its machine.`,
      ],
    ],
  },
  {
    heading: 'G. Integrity',
    cases: [
      ['G1', 'aggregates that differ from what the transcript gives'],
      ['G2', 'missing, repeated, additional or errored tasks'],
      ['G3', 'an unknown version of harness, dataset or suite, or changed limits or seed'],
      [
        'G4',
        'adapters that score without a memory (empty, constant, echoing, random, answer-everything), and an oracle that does not score everything',
      ],
      ['G5', 'the same bundle again, the same answers under a new name, or a resubmission that only adds passes'],
      ['G6', 'the bundle of a reference system with a changed reply and matching digests'],
      ['G7', 'a suite that states another digest than its data has'],
      ['G8', 'a run in which tasks ended in errors because of the adapter, or of a rate limit that it met'],
      ['G9', 'an answer with characters that two versions of Node read differently'],
      ['G10', 'an answer that takes hours to score'],
      ['G11', 'a reply with other marks than spaces between its words, so that a limit on words counts too few'],
      ['G12', 'an invented held-out bundle with rules, controls or a state that no run can have'],
      ['G13', 'a run on other data of a suite, or on held-out data, that replaces the board’s runs on the public data'],
      [
        'G14',
        'an image that knows the answers of the public tasks',
        'The board also runs the image on [fresh data](heldout.md#fresh-data). If it does much worse there, it has no rank. This does not find a system that was tuned to the public wording. Held-out runs with secret wording do. A submitted run that asked a model has no fresh run. If the model answered no request on its tape, it has one, and the flag `unasked-model` (`src/verify/flags/other-model.ts`). **Remains:** one answered request is enough, because nothing can make an adapter use the answer.',
      ],
    ],
  },
  {
    heading: 'H. Reliability',
    cases: [
      [
        'H1',
        'requests to GitHub that are refused, with or without a waiting time, and requests that GitHub carried out but whose answer is lost',
      ],
      ['H2', 'merges in any order, a refused push, jobs that run again, a stop at any moment, a full disk'],
    ],
  },
  {
    heading: 'I. Claims and board runs',
    cases: [
      ['I1', 'a consistent bundle whose replies its image did not give'],
      ['I2', 'a manifest that contradicts the image, or states invented times, dates, limits or harness'],
      ['I3', 'a bundle that was changed, was combined from several, or differs from its entry'],
      [
        'I4',
        'a run of the board that is missing or changed, that used another image, or that is older than its request',
      ],
      ['I5', 'a record of the board that names one run and contains another'],
    ],
  },
  {
    heading: 'J. The model gateway',
    cases: [
      [
        'J1',
        'fields that send data out, store or read state at the provider, or request another model or more answers',
      ],
      ['J2', 'bodies that are too long, nested too deeply, compressed, ambiguous or not JSON'],
      ['J3', 'paths of other interfaces or of a proxy, and unusual spellings of a path'],
      ['J4', 'requests that two servers would read differently'],
      ['J5', 'clients that are slow, do not read the answer, or disconnect'],
      ['J6', 'floods of connections, requests, calls and tokens, also many at once before the first answer'],
      ['J7', 'the endpoint’s key in an answer, and calls by other processes on the same machine'],
      ['J8', 'an endpoint that is slow, disconnects, redirects, or sends something other than an answer'],
      ['J9', 'a forged tape, and a replay with a request that is not on the tape'],
      ['J10', 'a tape whose answers contain a later question, the right answer or an id that no request contains'],
    ],
  },
  {
    heading: 'K. Owners, caps, reruns and previews',
    cases: [
      [
        'K1',
        'an account name that another person takes over, or a slug that was given up',
        'A slug belongs to the account id in the oldest receipt of a merged pull request (`src/verify/counting-receipts.ts`). `src/submissions/check/ownership.ts` refuses pull requests of other accounts.',
      ],
      [
        'K2',
        'an owner’s account that another person controls',
        `${OPEN}a person who controls the account can change its entries. The branch \`receipts\` keeps what the board ran, and a maintainer can dispute or remove an entry (\`src/cli/commands/receipt.ts\`).`,
      ],
      [
        'K3',
        'a submitter who pushes all day',
        'Each account has at most five verifications with runs per day (`.github/workflows/verify.yml`). `src/submissions/check/board-jobs.ts` counts those with a receipt; K4 says how those without one count. A commit with files that the board ran before for the same account, with the same program, starts no run while that run counts and no decision is open against it.',
      ],
      [
        'K4',
        'a submitter with many branches at once, or who pushes before the receipt of a run is written',
        'The cap of K3 also counts verifications without a receipt: every earlier check of the day that the account started, or that is of one of its forks or of the pull request’s fork, whoever pushed. A check whose commit has a verdict and no receipt of the day does not count, nor one that ended before the board could run anything (`src/submissions/check/board-jobs.ts`). GitHub lists these checks (`src/github/workflow-run.ts`). **Remains:** after a fork was deleted, only the receipts of what other accounts pushed to it count.',
      ],
      [
        'K5',
        'a person with many accounts',
        'A maintainer has to approve the workflows of each account. `scripts/doctor-repository.ts` checks this setting. After the approval, each account has a cap of its own.',
      ],
      [
        'K6',
        'an entry with wrong times, so that the board splits its runs into the wrong jobs',
        'The board starts at most 16 jobs, whatever the entry states (`src/submissions/rerun-jobs.ts`). Each job ends after 350 minutes (`.github/workflows/verify.yml`). The jobs of a suite share the tokens of the board’s endpoint.',
      ],
      [
        'K7',
        'an image that is run again until it scores well',
        'The board’s planned runs replace the run for a pull request, and later pull requests do not change that (`src/verify/counting-receipts.ts`). If the replies differ from those of the claim, the entry is in the next plan after the merge (`src/submissions/reruns/due.ts`). An entry whose planned runs fail three times in a row has no rank. An entry that lost its rank because it scores much worse on fresh tasks gets it back only when a maintainer settles the case. **Remains:** until the weekly plan, the luckiest run has the rank, and its page says so. Each merged change of the entry starts another such week. A random seed that suits the public tasks gives the same replies in every run. Only the fresh tasks show it.',
      ],
      [
        'K8',
        'an entry that influences when it is run again after the merge',
        'The board plans reruns (`src/submissions/reruns/due.ts`) from versions, its own receipts, their ages, and the date of the commit that last changed the entry. An entry whose last run does not count waits from that run on. After three such runs in a row it is left out. The times that an entry states count for at most half of the budget.',
      ],
      [
        'K9',
        'a pull request whose pages would appear under the board’s address before a review',
        'The site is built from the default branch only (`.github/workflows/publish.yml`). A preview (`src/usecases/preview.ts`) is an artifact to download. It shows verified entries only. Its pages escape all text, have the same content security policy as the site, and say that they are a preview.',
      ],
      [
        'K10',
        'a pull request, merged or not, whose runs fill the branch `receipts`',
        'The runs of one verification are packed. They count only if those on the public tasks have at most 32 MiB together, and those on fresh tasks also at most 32 MiB (`src/submissions/scorecard/ordered-runs.ts`). With K3, an account can add five times as much per day.',
      ],
      [
        'K11',
        'a copy of another person’s pull request with the same commit, so that the refusal of the copy shows on that commit',
        'A refusal sets no status if another open pull request has the same commit, or had it first (`src/actions/check/action.ts`).',
      ],
      [
        'K12',
        'a slug that is taken by a pull request that is never merged',
        'Only a receipt of a merged pull request, for the commit that was merged, gives a slug to an account (`src/verify/counting-receipts.ts`).',
      ],
      [
        'K13',
        'an image that declares the name of another system when the board runs it again',
        'Pages show the name in `entry.json`, which a maintainer has read (`src/site/board/entries.ts`).',
      ],
      [
        'K14',
        'a copy of a pull request, which GitHub shows as merged when the original is merged',
        'The check refuses a pull request if another repository’s pull request had its commit before, as the runs of _Submission_ show (`src/actions/check/action.ts`). So a lower number does not help. Where GitHub lists no runs, the pull request that was opened first counts as the original. Of several merged pull requests with one commit, that with the oldest receipt gives the slug (`src/verify/counting-receipts.ts`). **Remains:** somebody who takes a commit from a fork, and opens a pull request before the author does, counts as the first. The author then has to push another commit. If somebody starts 1,000 checks of one commit, further checks of it end with an error, because GitHub does not list the first ones.',
      ],
      [
        'K15',
        'a push after a maintainer labelled the pull request',
        'The label counts only if somebody who may write to the repository approved the present commit in a review (`src/github/pull-request.ts`). A verification that is under way records nothing if the label or the review is withdrawn (`src/actions/scorecard/action.ts`).',
      ],
      [
        'K16',
        'an owner who changes a blank of an entry to end its dispute or removal',
        'A decision counts only for the files that it was written for. Until a maintainer settles it, the comment on each change of the entry and its page have the flag `open-objection` (`src/verify/counting-receipts.ts`). The comment also says that the entry was removed.',
      ],
      [
        'K17',
        'a submitted held-out run, whose outcomes nobody can check, that is shown as one of the board’s own',
        'Such a run is the board’s only if nobody ever submitted the entry, not even with a maintainer’s label (`src/board/own-folders.ts`).',
      ],
      [
        'K18',
        'a pull request with the files of another one in another commit, whose receipts count for the same files',
        'The check refuses it once the other one, whose check ran first, has a receipt (`src/actions/check/action.ts`). So nobody can make the board run another person’s unchanged entry again. **Remains:** before that receipt, the copy gets receipts of its own. The newest counts until the board’s planned run.',
      ],
      [
        'K19',
        'a copy of a maintainers’ pull request with a new entry, before the folder of its adapter is on the default branch',
        `${OPEN}the receipt of the copy names its author, also if it is never merged. So the site shows the entry as submitted, not as the board’s own, until its files change. The site is built without GitHub, and Git does not say which pull request was squashed into a commit. Put the adapter on the default branch first: then the check refuses the copy (A12).`,
      ],
      [
        'K20',
        'a receipt that somebody with a stolen token adds to the branch `receipts`',
        `${OPEN}the publication does not check who signed a receipt, and decisions of maintainers have no signature. Everyone who may write to the contents of the repository can give an entry a rank, a dispute or a removal. \`docs/incidents.md\` says how to find receipts that the board did not sign.`,
      ],
    ],
  },
  {
    heading: 'L. Git repositories',
    cases: [
      [
        'L1',
        'a repository whose settings name a program for Git to start',
        'Git gets settings that turn these programs off (`src/git/git.ts`).',
      ],
      [
        'L2',
        'a repository that hides a change of its files, or shows objects or parents that a commit does not have',
        'Git ignores replacement refs. The program computes the trees of folders itself and does not ask Git whether files changed (`src/git/object.ts`).',
      ],
      [
        'L3',
        'somebody else’s clone, in which an object file holds other bytes than its id says',
        'The program computes the id of what it reads from Git, and compares the two.',
      ],
      [
        'L4',
        'settings of the checkout in which the board’s Actions fetch, such as `core.sshCommand`',
        `${OPEN}a fetch with a remote uses them, because a board may need a deploy key. The Actions run in a checkout that the board’s own workflow made.`,
      ],
    ],
  },
];
