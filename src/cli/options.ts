import { type Command, InvalidArgumentError, Option } from 'commander';
import { ENGINE_NAMES } from '../adapters/container/arguments.ts';
import { parseSpec } from '../adapters/spec.ts';
import { Fault } from '../errors/fault.ts';
import { PROJECT } from '../protocol/project.ts';
import { FOLDER_ADDRESS, TITLE } from '../site/settings.ts';
import { STRICT, SUITE_IDS } from '../suites/catalogue.ts';
import { DAY, type Given, LIMIT, REPOSITORY_NAME, SHARD, WHOLE_NUMBER, wholeUpTo } from '../text/given.ts';
import { safeJson } from '../text/safe-text.ts';

/** Parses an argument. One that is not `what` is refused. */
export const argument =
  <T>({ what, read }: Given<T>) =>
  (text: string): T => {
    const value = read(text);
    if (value === undefined) throw new InvalidArgumentError(`It must be ${what}.`);
    return value;
  };

export const positiveInteger = argument(WHOLE_NUMBER);

export const positiveNumber = argument(LIMIT);

/** A manifest has no larger dataset. */
export const taskCount = argument(wholeUpTo(10_000_000, 'a whole number from 1 to 10,000,000'));

/** A descriptor to read from: standard input, or an inherited one. */
export const descriptor = argument({
  what: '0 or a number from 3 to 1023',
  read: (text) => (/^(?:0|[3-9]|[1-9]\d{1,3})$/.test(text) && Number(text) <= 1023 ? Number(text) : undefined),
});

export const repository = argument(REPOSITORY_NAME);

export const day = argument(DAY);

export const siteAddress = argument(FOLDER_ADDRESS);

export const title = argument(TITLE);

const listedSuites = argument({
  what: `suites separated by commas, of ${SUITE_IDS.join(', ')}`,
  read(text) {
    const ids = text.split(',').map((id) => id.trim());
    return ids.every((id) => SUITE_IDS.includes(id)) ? ids : undefined;
  },
});

/** A list of suites, which may be given more than once. */
export const suiteIds = (text: string, earlier: readonly string[] = []): readonly string[] => [
  ...new Set([...earlier, ...listedSuites(text)]),
];

export const shard = argument(SHARD);

export const collect = (value: string, earlier: readonly string[] = []): readonly string[] => [...earlier, value];

export function suiteOption(): Option {
  const option = new Option('--suite <id>', 'the benchmark').choices(SUITE_IDS).makeOptionMandatory();
  const { parseArg: read } = option;
  // Otherwise the last one would count, and the others would be ignored.
  return option.argParser((id, earlier?: string) => {
    if (earlier !== undefined)
      throw new InvalidArgumentError(`--suite is ${earlier} already. Run each suite with a command of its own.`);
    return read?.(id, earlier);
  });
}

export const engineOption = () =>
  new Option('--engine <name>', 'the container engine').choices(ENGINE_NAMES).default('docker');

const OF_CONTAINERS = ['--engine', '--memory', '--cpus', '--pids', '--gateway-sidecar'];

/** The first option that the user gave and that `holds`, as it is written: `--jobs`. */
export const givenOption = (command: Command, holds: (written: string) => boolean): string | undefined =>
  command.options.find(
    (option) => holds(option.long ?? '') && command.getOptionValueSource(option.attributeName()) === 'cli',
  )?.long;

/** @throws Fault `usage` if the command was given an option of containers, and the adapter runs in none */
export function refuseUnusedContainerOptions(command: Command, adapter: string): void {
  if (['dir', 'image'].includes(parseSpec(adapter).kind)) return;
  const unused = givenOption(command, (written) => OF_CONTAINERS.includes(written));
  if (unused === undefined) return;
  throw new Fault('usage', `${unused} can only be used with an adapter in a container.`, {
    hint: 'Leave the option out, or give an adapter that starts with dir: or image:.',
  });
}

export const datasetOption = () =>
  new Option(
    '--dataset <path>',
    'a JSONL file, a JSON array, or a folder with one .json file per task; default: the built-in data',
  );
export const countOption = () =>
  new Option(
    '--count <n>',
    'how many tasks the data has; only needed for a partial run whose data has more than 1,000 tasks and more than ten times as many as were measured',
  ).argParser(taskCount);
/** @throws Fault `usage` for a number of tasks to generate beside a file of tasks */
export function refuseCountOfFile(
  { dataset, count }: { readonly dataset?: string | undefined; readonly count?: number | undefined },
  hint: string,
) {
  if (dataset === undefined || count === undefined) return;
  throw new Fault('usage', '--count is of generated data, and cannot be used with --dataset.', { hint });
}
export const withOption = () =>
  new Option(
    '--with <bundle>',
    'a run on this data, which the release gates count in addition to the references; may be given more than once',
  ).argParser(collect);
export const graderOption = () =>
  new Option('--grader <name>', 'how answers are graded; writ also has `upstream`, the rules of WRIT 0.2').default(
    STRICT,
  );
export const harnessesOption = () =>
  new Option('--harnesses <file>', 'the list of released harnesses; default: the one in this version');
export const boardOption = () =>
  new Option('--board <repository>', 'the board’s repository, OWNER/NAME').argParser(repository).default(PROJECT);
export const jsonOption = () => new Option('--json', 'print JSON');
export const asJson = safeJson;

export const pricesOption = () =>
  new Option('--prices <file>', 'a price file (schemas/prices.json); shows the cost of the models that it lists');
