import { fence, shellWord } from '../../text/escape.ts';

export interface ByHandFacts {
  /** `GITHUB_SERVER_URL`, without a slash at the end. */
  readonly server: string;
  /** OWNER/NAME. */
  readonly board: string;
  /** Absent where it is not known: then GitHub takes the board's default branch. */
  readonly base: string | undefined;
  readonly branch: string;
  readonly title: string;
  /** Of the fork. */
  readonly owner: string;
  /** The local folder and its path on the board; absent where the branch was pushed. */
  readonly folders: { readonly local: string; readonly there: string } | undefined;
}

/** A link to GitHub's form for a new pull request, filled in. */
function compareLink({ server, board, base, branch, title, owner }: ByHandFacts): string {
  const head = `${encodeURIComponent(owner)}:${path(branch)}`;
  const range = base === undefined ? head : `${path(base)}...${head}`;
  return `${server}/${board}/compare/${range}?expand=1&title=${encodeURIComponent(title)}`;
}

const path = (branch: string) => branch.split('/').map(encodeURIComponent).join('/');

/** The commands, in order; only the link where the branch was pushed. */
export function byHandLines(facts: ByHandFacts): readonly string[] {
  const { server, board, branch, owner, folders } = facts;
  const open = ['# Open the pull request:', compareLink(facts)];
  if (folders === undefined) return open;
  const { local, there } = folders;
  const [target, parent] = [`board/${there}`, `board/${there.slice(0, there.lastIndexOf('/'))}`];
  return [
    `# Fork the board, if you have no fork of it yet: ${server}/${board}/fork`,
    `git clone ${server}/${board}.git board`,
    `git -C board switch --create ${branch}`,
    `rm -rf ${target} && mkdir -p ${parent} && cp -R ${shellWord(local)} ${target}`,
    `git -C board add --all ${there}`,
    `git -C board commit --message 'Add the entry ${there.slice(there.lastIndexOf('/') + 1)}'`,
    `git -C board push ${server}/${owner}/${board.slice(board.indexOf('/') + 1)}.git ${branch}`,
    ...open,
  ];
}

/** The same for a job's summary, with a link. */
export function byHandMarkdown(facts: ByHandFacts): string {
  const link = compareLink(facts);
  // The link is percent-encoded; only the server's address could break out of `<…>`.
  const clickable = /^https?:\/\/[^\s<>]+$/.test(link) ? `\n<${link}>\n` : '';
  return `${fence(byHandLines(facts)).text}\n${clickable}`;
}
