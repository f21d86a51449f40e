/** A turn without its needle: who speaks, and the words. */
export type Role = 'user' | 'assistant' | 'tool_result';

/** What may be drawn for a place in a text: a whole number from `low` to `high`. */
export interface Slot {
  readonly low: number;
  readonly high: number;
  /** The number is a place in this list. */
  readonly words?: readonly string[];
  /** The number is how many of these letters are drawn, some of them more than once. */
  readonly letters?: readonly string[];
}

export interface Form {
  /** In the order of their drawing. */
  readonly slots: readonly Slot[];
  /** @param drawn what the slots gave, in their order */
  say(drawn: readonly string[], domain: string, turn: number): string;
}

const word = (...words: string[]): Slot => ({ low: 0, high: words.length - 1, words });
const number = (low: number, high: number): Slot => ({ low, high });

/** Fields of work, of which a conversation has one; each a single word. */
export const DOMAINS = ['software', 'analytics', 'research', 'operations', 'product'];

/** The last of them is a blank: a run of letters is one word or several. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz_ '];

const TOOLS = ['Shell', 'Open', 'Save', 'Patch', 'Search', 'Match', 'Download', 'Lookup', 'Query', 'Request'];

/**
 * What is said in turns, by role. The number of words of every form, and of each word in its slots, is part of the
 * benchmark: budgets are counted in words.
 */
export const FORMS: Readonly<Record<Role, readonly Form[]>> = {
  user: [
    {
      slots: [
        word('alerts', 'traces', 'settings', 'pipelines', 'releases'),
        word('delays', 'failing calls', 'heap growth', 'queues', 'sockets'),
      ],
      say: ([where, what], domain) =>
        `Please go over all ${where} of our ${domain} stack once more today, since users keep complaining about ${what}.`,
    },
    {
      slots: [
        word('simplify', 'speed', 'inspect', 'build', 'verify'),
        word('login', 'import job', 'REST gateway', 'dashboard', 'storage'),
      ],
      say: ([act, part]) => `Good, that part is all done for now. Please ${act} our ${part} component next.`,
    },
    {
      slots: [word('cutover', 'launch', 'audit', 'comparison', 'merge')],
      say: ([what], domain) =>
        `How far along are we with the ${what}? Everybody in the ${domain} group would like news.`,
    },
    {
      slots: [word('disk load', 'call volume', 'failure share', 'tail latency'), number(5, 20)],
      say: ([what, ago], _, turn) =>
        `It seems the ${what} jumped again near turn ${turn - Number(ago)}. What happened?`,
    },
  ],
  assistant: [
    {
      slots: [
        word(...TOOLS),
        word('setup', 'release', 'source', 'network'),
        word('fine', 'worrying', 'clumsy', 'right'),
      ],
      say: ([tool, part, state], domain) =>
        `One moment, please. Let ${tool} show me how the whole ${domain} environment behaves before we change anything. At first glance its ${part} appears ${state}.`,
    },
    {
      slots: [
        word('worker', 'library', 'route', 'stream'),
        word('perfectly healthy', 'slower than usual', 'sometimes down'),
        word('wait', 'dig deeper', 'patch today', 'trace calls'),
      ],
      say: ([part, state, advice]) => `Here is a first result: that ${part} is ${state}. My advice: ${advice}.`,
    },
    {
      slots: [word('inspection', 'sweep', 'survey', 'measurement'), number(1, 100), number(0, 15), number(0, 3)],
      say: ([what, items, warnings, errors]) =>
        `The ${what} just ended. It covered ${items} entries altogether, with ${warnings} small remarks and ${errors} failures.`,
    },
    {
      slots: [number(5, 50), word('app/', 'api/', 'base/', 'private/', 'modules/')],
      say: ([files, folder], domain) =>
        `Our ${domain} repository has about ${files} matching files at the moment; those that matter most here all sit in ${folder} as expected.`,
    },
  ],
  tool_result: [
    {
      slots: [
        word(...TOOLS),
        word('debug', 'table', 'silent'),
        word('state', 'probe', 'show', 'start', 'verify'),
        number(1, 500),
        word('0', '0', '0', '1'),
      ],
      say: ([tool, flag, act, found, status]) =>
        `> ${(tool as string).toLowerCase()} ${act} --${flag}\nFound ${found} rows in total, status ${status}`,
    },
    {
      slots: [
        word('etc', 'app', 'spec', 'tables'),
        word('start', 'tools', 'router', 'worker'),
        word('rb', 'js', 'kt', 'cs'),
        number(1, 200),
        number(201, 400),
        { low: 40, high: 120, letters: LETTERS },
      ],
      say: ([folder, file, suffix, from, to, letters], domain) =>
        `Reading ${domain}/${folder}/${file}.${suffix}\nRows ${from}-${to}: ${letters}`,
    },
  ],
};
