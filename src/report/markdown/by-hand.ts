import { fence, shellWord } from '../../text/escape.ts';

export interface ByHandFacts {
  /** `GITHUB_SERVER_URL`, without a slash at the end. */
  readonly server: string;
  /** OWNER/NAME. */
  readonly board: string;
  /** Undefined if it is not known. Then GitHub uses the board's default branch. */
  readonly base: string | undefined;
  readonly branch: string;
  readonly title: string;
  /** The owner of the fork. */
  readonly owner: string;
  /** The local folder, and its path on the board. Undefined if the branch was pushed. */
  readonly folders: { readonly local: string; readonly onBoard: string } | undefined;
  /** The command that packs an entry. Undefined if no file of it is plain. */
  readonly pack: string | undefined;
}

/** A link to GitHub's form for a new pull request, filled in. */
function compareLink({ server, board, base, branch, title, owner }: ByHandFacts): string {
  const head = `${encodeURIComponent(owner)}:${path(branch)}`;
  const range = base === undefined ? head : `${path(base)}...${head}`;
  return `${server}/${board}/compare/${range}?expand=1&title=${encodeURIComponent(title)}`;
}

const path = (branch: string) => branch.split('/').map(encodeURIComponent).join('/');

/** The commands, in order. Only the link, if the branch was pushed. */
export function byHandLines(facts: ByHandFacts): readonly string[] {
  const { server, board, branch, owner, folders, pack } = facts;
  // A comment, so that a shell can be given all of them.
  const open = ['# Open the pull request:', `# ${compareLink(facts)}`];
  if (folders === undefined) return open;
  const { local, onBoard } = folders;
  const target = `board/${onBoard}`;
  const parent = `board/${onBoard.slice(0, onBoard.lastIndexOf('/'))}`;
  return [
    `# Fork the board, if you have no fork of it yet: ${server}/${board}/fork`,
    `git clone ${server}/${board}.git board`,
    `git -C board switch --create ${branch}`,
    `rm -rf ${target} && mkdir -p ${parent} && cp -R ${shellWord(local)} ${target}`,
    ...(pack === undefined ? [] : [`${pack} ${target}`]),
    `git -C board add --all ${onBoard}`,
    `git -C board commit --message 'Add the entry ${onBoard.slice(onBoard.lastIndexOf('/') + 1)}'`,
    `git -C board push ${server}/${owner}/${board.slice(board.indexOf('/') + 1)}.git ${branch}`,
    ...open,
  ];
}

/** `byHandLines` for a job's summary, with a link. */
export function byHandMarkdown(facts: ByHandFacts): string {
  const link = compareLink(facts);
  // The link is percent-encoded; only the server's address could break out of `<…>`.
  const clickable = /^https?:\/\/[^\s<>]+$/.test(link) ? `\n<${link}>\n` : '';
  return `${fence(byHandLines(facts)).text}\n${clickable}`;
}
