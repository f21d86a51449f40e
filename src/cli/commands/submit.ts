import { PROJECT } from '../../protocol/project.ts';
import type { Submission } from '../../submissions/submit/read-submission.ts';
import type { Context, Declare } from '../command.ts';
import { pathWord } from '../next-step.ts';
import { boardOption } from '../options.ts';

const CLAIM =
  'The entry is in order as a claim: no board can run this adapter, so it would be listed as self-reported, without a rank.';

const FOR_MAINTAINERS = 'The board’s check will refuse this entry unless a maintainer allows it.';

export const submit: Declare = (program, act) =>
  program
    .command('submit')
    .description(
      'verify an entry by the rules of a board, and open or update the pull request that puts it there\n' +
        'It takes a token from GH_TOKEN or GITHUB_TOKEN: that of `gh auth token`, or a classic personal access token with the scope public_repo. ' +
        'If the token is missing or not sufficient, it prints the remaining commands and the link, and ends with status 2.',
    )
    .argument('<dir>', 'the folder with entry.json and the bundles that it names, and nothing else')
    .addOption(boardOption())
    .option('--dry-run', 'verify the entry and list what would be pushed; asks GitHub nothing and needs no token')
    .action((dir: string, options: { board: string; dryRun?: true }) =>
      act(async (context) => {
        const { ports, env, root, invocation, print, note, forReader } = context;
        const { readSubmission } = await import('../../submissions/submit/read-submission.ts');
        const { safeText } = await import('../../text/safe-text.ts');
        const submission = await readSubmission(ports, dir);
        if (!('entry' in submission)) return submission;
        const { byHandFacts, maintainerLines, notRunnable, partialLines, publishedLine, submittedLine } = await import(
          '../../submissions/submit/tell.ts'
        );
        const why = notRunnable(submission.entry);
        if (why) note(why);
        for (const line of [...partialLines(submission.scorecards), ...maintainerLines(submission)]) note(line);
        const { exampleLines } = await import('../show.ts');
        const folders = Object.values(submission.entry.suites).map((folder) => `${dir}/${folder}`);
        for (const line of await exampleLines(context, folders)) note(forReader(line));
        const [owner = '', repo = ''] = options.board.split('/');
        const board = { owner, repo };
        note(forReader(publishedLine(board)));
        if (options.dryRun) return showDryRun(context, submission, dir, options.board);
        const { commandWords } = await import('../../submissions/submit/faults.ts');
        const { submit: propose, withoutToken } = await import('../../submissions/submit/submit.ts');
        // The same order as in GitHub's own command line: a job and a codespace have their own GITHUB_TOKEN.
        const name = env.GH_TOKEN ? 'GH_TOKEN' : 'GITHUB_TOKEN';
        const words = commandWords(name);
        const { markdownTemplate } = await import('../../report/markdown/markdown-template.ts');
        const template = await markdownTemplate(ports.files, `${root}/leaderboard`, 'submission');
        const request = { board, submission, template, words };
        const token = env[name]?.trim();
        const done = token ? await propose(await clientFor(token, context), request) : withoutToken(request);
        if (done.what !== 'by-hand') {
          print(safeText(submittedLine(board, done)));
          return 0;
        }
        const { byHandLines } = await import('../../report/markdown/by-hand.ts');
        const facts = byHandFacts({ board, env, local: dir, command: invocation.command }, submission, done);
        for (const line of byHandLines(facts)) print(safeText(line, 2_000));
        return [done.fault];
      }),
    );

/** Prints what would be pushed, and the command that does so. */
async function showDryRun({ print, forReader, harness }: Context, submission: Submission, dir: string, board: string) {
  const { safeText } = await import('../../text/safe-text.ts');
  const { notRunnable, partialText } = await import('../../submissions/submit/tell.ts');
  const { branchOf } = await import('../../submissions/submit/submit.ts');
  const { files, path } = submission.folder;
  const inOrder = notRunnable(submission.entry) ? CLAIM : 'The entry is in order.';
  const verdict = submission.forMaintainers.length > 0 ? FOR_MAINTAINERS : inOrder;
  const part = partialText(submission.scorecards);
  print(`${verdict}${part} These files would go to the branch ${branchOf(submission)} of your fork of ${board}:`);
  for (const file of files) print(safeText(`  ${path}/${file.path}: ${(await file.bytes()).length} bytes`));
  const versions = submission.scorecards.map(({ suite }) => `${suite.id} ${suite.version}`).join(', ');
  print(
    `It was checked by the rules of release ${harness.version} (${versions}). A board refuses what a newer release made.`,
  );
  const to = board === PROJECT ? '' : ` --board ${board}`;
  print(forReader(`Next: GH_TOKEN=$(gh auth token) cib submit ${pathWord(dir)}${to}`));
  return 0;
}

async function clientFor(token: string, { env, ports, note }: Context) {
  const { githubClient } = await import('../../github/client.ts');
  const { plainOctokit } = await import('../../github/plain-octokit.ts');
  const baseUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  return githubClient({ token, make: await plainOctokit(), baseUrl, clock: ports.clock, note });
}
