import { fence } from '../../text/escape.ts';

export interface ByHandFacts {
  /** `GITHUB_SERVER_URL`, without a slash at the end. */
  readonly server: string;
  /** OWNER/NAME. */
  readonly board: string;
  /** Absent where the board could not be asked: then GitHub takes its default branch. */
  readonly base: string | undefined;
  readonly branch: string;
  readonly title: string;
  /** Whose fork it is. */
  readonly owner: string;
  /** The local folder and its place on the board, where it is still to be pushed. */
  readonly folders: { readonly local: string; readonly there: string } | undefined;
}

/** Where a person opens the pull request by one press. */
function compareLink({ server, board, base, branch, title, owner }: ByHandFacts): string {
  const head = `${encodeURIComponent(owner)}:${path(branch)}`;
  const range = base === undefined ? head : `${path(base)}...${head}`;
  return `${server}/${board}/compare/${range}?expand=1&title=${encodeURIComponent(title)}`;
}

const path = (branch: string) => branch.split('/').map(encodeURIComponent).join('/');

/** What to type, in order; only the link where the branch was pushed. */
export function byHandLines(facts: ByHandFacts): readonly string[] {
  const { server, board, branch, owner, folders } = facts;
  const open = ['# Open the pull request:', compareLink(facts)];
  if (folders === undefined) return open;
  const { local, there } = folders;
  const [place, parent] = [`board/${there}`, `board/${there.slice(0, there.lastIndexOf('/'))}`];
  return [
    `# Fork the board, if you have no fork of it yet: ${server}/${board}/fork`,
    `git clone ${server}/${board}.git board`,
    `git -C board switch --create ${branch}`,
    `rm -rf ${place} && mkdir -p ${parent} && cp -R ${quoted(local)} ${place}`,
    `git -C board add --all ${there}`,
    `git -C board commit --message 'Add the entry ${there.slice(there.lastIndexOf('/') + 1)}'`,
    `git -C board push ${server}/${owner}/${board.slice(board.indexOf('/') + 1)}.git ${branch}`,
    ...open,
  ];
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** The same for a job's summary, the link one that can be pressed. */
export function byHandMarkdown(facts: ByHandFacts): string {
  const link = compareLink(facts);
  // Percent-encoded, it holds nothing that could end it; a server's address that could is left to the fence.
  const pressed = /^https?:\/\/[^\s<>]+$/.test(link) ? `\n<${link}>\n` : '';
  return `${fence(byHandLines(facts)).text}\n${pressed}`;
}
