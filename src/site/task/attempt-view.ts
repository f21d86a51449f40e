import type { Attempt, Said } from '../../report/attempt.ts';
import { formatValue } from '../../report/format.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { TaskStory } from '../../suite/story.ts';
import { safeText } from '../../text/safe-text.ts';
import { type BoardRow, tokensMetric } from '../board/board.ts';
import { isClaimed, readsLabels } from '../board/entries.ts';

/** An event by its number on the page, with what is to be said of it. */
interface Mention {
  readonly number: number;
  readonly role: string;
  readonly words: string;
}

interface SaidView {
  /** What this is, where there is more than one. */
  readonly label: string;
  readonly named: readonly Mention[];
  /** Events that a right reply names and this one does not. */
  readonly missed: readonly Mention[];
  readonly more: string;
  readonly nothing: boolean;
}

export interface AttemptView {
  readonly href: string;
  readonly name: string;
  readonly version: string;
  readonly kind: string;
  readonly readsLabels: boolean;
  /** Whether the answers are its submitter's word. */
  readonly claimed: boolean;
  /** Which of several runs of the board this is; empty where there is one. */
  readonly run: string;
  readonly verdict: string;
  readonly said: readonly SaidView[];
  readonly did: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  readonly tokens: string;
  readonly modes: readonly string[];
}

const KINDS = { system: '', example: 'example', reference: 'reference', control: 'control' } as const;

export function attemptView(
  { entry, bundle }: BoardRow,
  attempt: Attempt,
  story: TaskStory,
  description: SuiteDescription,
): AttemptView {
  const metric = tokensMetric(description);
  // What was written is told beside the answer, and is none.
  const several = attempt.said.filter(({ method }) => method !== 'observe').length > 1;
  const modes = description.failureModes.filter(({ id }) => attempt.modes.includes(id));
  return {
    ...nameOf({ entry }),
    version: safeText(entry.version, 80),
    kind: KINDS[entry.kind],
    readsLabels: readsLabels(entry, bundle),
    claimed: isClaimed(bundle),
    run: bundle.runs.length > 1 ? `run 1 of ${bundle.runs.length}` : '',
    verdict: attempt.verdict,
    said: attempt.said.map((said) => saidView(said, story, attempt.said.length > 1)),
    did: attempt.said.flatMap((said) => deeds(said, story, several)),
    tokens: metric === undefined || attempt.tokens === undefined ? '–' : formatValue(metric, attempt.tokens),
    modes: modes.map(({ label }) => label),
  };
}

/** From a task's page. */
export const nameOf = ({ entry }: Pick<BoardRow, 'entry'>) => ({
  href: `../../systems/${entry.slug}.html`,
  name: safeText(entry.name, 80),
});

/** Longer lists are cut: an answer may name thousands. */
const MOST_NAMED = 40;

function saidView(
  { arm, method, told, fault, named, foreign }: Said,
  { events }: TaskStory,
  oneOfSeveral: boolean,
): SaidView {
  const mention = (place: number): Mention => ({
    number: place + 1,
    // What must not be returned may well have been worth writing down.
    role: method === 'observe' ? 'neither' : (events[place]?.role ?? 'neither'),
    words: events[place]?.marks.join(', ') ?? '',
  });
  // Who was told nothing, or was told it in other words, could name no event.
  const elsewhere = named.length === 0 && foreign > 0;
  const asked = method === 'query' && fault === undefined && told && !elsewhere;
  const needed = asked ? [...events.keys()].filter((place) => events[place]?.role === 'needed') : [];
  const missed = needed.filter((place) => !named.includes(place));
  const surplus = named.length - MOST_NAMED;
  const more = [
    ...(surplus > 0 ? [`${surplus} more`] : []),
    ...(foreign > 0 ? [`${foreign} that ${foreign === 1 ? 'is no event' : 'are no events'} of this task`] : []),
  ];
  return {
    label: oneOfSeveral ? [arm, METHODS[method] ?? method].filter(Boolean).join(', ') : '',
    named: named.slice(0, MOST_NAMED).map(mention),
    missed: missed.slice(0, MOST_NAMED).map(mention),
    more: [...more, ...(fault === undefined ? [] : [`fault: ${fault}`])].join('; '),
    nothing: named.length === 0 && foreign === 0 && fault === undefined,
  };
}

const METHODS: Readonly<Record<string, string>> = { observe: 'wrote', query: 'returned' };

/** Of several replies each says whose it is, and what was not done is left out. */
function deeds(said: Said, { goldAction }: TaskStory, oneOfSeveral: boolean): AttemptView['did'] {
  const { arm, method, action, answer, abstained, values } = said;
  if (oneOfSeveral) {
    const label = [arm, METHODS[method] ? '' : method].filter(Boolean).join(', ');
    const done = [
      ...(action ? [`action: ${action}`] : []),
      ...(answer ? [`answer: ${answer}`] : []),
      ...(abstained ? ['abstained'] : []),
      ...(values === undefined ? [] : [values.join(' · ') || 'no value']),
    ];
    return done.length === 0 ? [] : [{ label, value: done.join('; '), note: '' }];
  }
  const note = goldAction === undefined || !action ? '' : action === goldAction ? 'right' : 'not the right one';
  return [
    ...(action === undefined ? [] : [{ label: 'action', value: action || 'none', note }]),
    ...(answer === undefined ? [] : [{ label: 'answer', value: answer || 'none', note: '' }]),
    ...(abstained === undefined ? [] : [{ label: 'abstained', value: abstained ? 'yes' : 'no', note: '' }]),
    ...(values === undefined ? [] : [{ label: 'values', value: values.join(' · ') || 'none', note: '' }]),
  ];
}
