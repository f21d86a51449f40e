import type { GatewayRecord } from '../evidence/manifest.ts';
import { type Timing, totalOf } from '../evidence/timing.ts';
import type { ActorUse, GatewayUse, Money, Scorecard } from '../protocol/scorecard.ts';
import type { SuiteDescription } from '../suite/description.ts';
import { counted } from '../text/numbers.ts';
import { safeText } from '../text/safe-text.ts';
import { formatDuration } from './format.ts';

type Used = Pick<Scorecard, 'gateway' | 'actor' | 'money'>;

/**
 * The models of a run, one line each: their requests, cost and time. Empty for a run without models. Safe to print.
 *
 * @param record the model that the system was given, if it is known
 */
export function modelLines(used: Used, record?: GatewayRecord, timing?: Timing): readonly string[] {
  return [
    ...(record ? [modelText(record)] : []),
    ...(used.actor ? [actorUseText(used.actor)] : []),
    ...costLines(used, timing),
  ];
}

/** The system's requests to its model, the cost of models, and how long the system waited. */
export function costLines({ gateway, money }: Used, timing?: Timing): readonly string[] {
  return [
    ...(gateway ? [modelUseText(gateway)] : []),
    ...(money ? [moneyText(money)] : []),
    ...(gateway && timing ? waitingLines(timing) : []),
  ];
}

/** The system's requests to its model, in words. */
function modelUseText(use: GatewayUse): string {
  const phases = [
    ['at the start', use.start],
    ['while storing', use.write],
    ['while answering', use.query],
  ] as const;
  const parts = phases
    .filter(([phase, { calls }]) => calls > 0 || phase !== 'at the start')
    .map(([phase, { calls, input_tokens: sent, output_tokens: got }]) => `${phase} ${calls} (${sent} + ${got} tokens)`);
  const { tokens_per_right: tokens } = use;
  // Without a call there are no tokens to count for an answer.
  const each = tokens ? `; ${formatTokens(tokens)} tokens a right answer` : '';
  return `calls of its model: ${parts.join(', ')}${each}`;
}

/** The requests to the model that chose, how often it failed, and what the memory returned, whatever the model chose. */
export function actorUseText({ answers, input_tokens: sent, output_tokens: got, errors, memory }: ActorUse): string {
  const alone =
    memory.measured === 0
      ? ''
      : ` What the memory returned was sufficient for ${memory.sufficient} of ${counted(memory.measured, 'question')}.`;
  return `the model that chooses: ${counted(answers, 'answer')} (${sent} + ${got} tokens), ${counted(errors, 'model error')}.${alone}`;
}

/** The cost of the models, in words, with the date and the source of the prices. */
function moneyText({ currency, date, source, gateway, actor }: Money): string {
  const show = (amount: number) => formatMoney(currency, amount);
  const each = ({ per_right }: { readonly per_right?: number | undefined }) =>
    per_right === undefined ? '' : `, ${show(per_right)} a right answer`;
  const parts = [
    ...(gateway
      ? [
          `its model ${show(gateway.total)} (storing ${show(gateway.write)}, answering ${show(gateway.query)}${each(gateway)})`,
        ]
      : []),
    ...(actor ? [`the model that chooses ${show(actor.total)}${each(actor)}`] : []),
  ];
  return `cost: ${parts.join('; ')}; prices of ${safeText(date, 10)}, ${safeText(source, 300)}`;
}

function waitingLines({ latency_ms: { gateway, ...own } }: Timing): readonly string[] {
  if (gateway === undefined) return [];
  const calls = ['reset', 'observe', 'query', 'inspect'].flatMap((call) => own[call] ?? []);
  const ownMs = calls.reduce((sum, latency) => sum + totalOf(latency), 0);
  return [`time: ${formatDuration(totalOf(gateway))} waiting for its model, ${formatDuration(ownMs)} its own`];
}

/** The model that a system was given, and whether it answered in this run. Safe to print. */
export function modelText({ answers, host, settings: { model, embeddings, temperature } }: GatewayRecord): string {
  const text = [
    `model ${safeText(model, 100)}`,
    ...(embeddings === null ? [] : [`embeddings ${safeText(embeddings, 100)}`]),
    temperature === null ? 'no temperature' : `temperature ${temperature}`,
    `of ${safeText(host, 100)}`,
  ].join(', ');
  return answers === 'replayed' ? `${text}, replayed from the tape of an earlier run` : text;
}

/**
 * The use of the system's model by the tasks or questions of each family, and by all tasks, with the calls before the first task.
 * Each row begins with a name, for which there is no column. Undefined if the model was not called.
 */
export function modelTable({ gateway, money }: Scorecard, description: SuiteDescription) {
  if (gateway === undefined || gateway.start.calls + gateway.write.calls + gateway.query.calls === 0) return undefined;
  const cost = money?.gateway;
  const show = (amount: number | undefined) =>
    amount === undefined || money === undefined ? '–' : formatMoney(money.currency, amount);
  const row = (
    name: string,
    { write, query, tokens_per_right: each }: GatewayUse['families'][string],
    paid: { readonly total: number; readonly per_right?: number | undefined } | undefined,
  ) => [
    name,
    String((write?.calls ?? 0) + query.calls),
    write ? String(write.input_tokens + write.output_tokens) : '–',
    String(query.input_tokens + query.output_tokens),
    each === undefined ? '–' : formatTokens(each),
    ...(cost ? [show(paid?.total), show(paid?.per_right)] : []),
  ];
  return {
    columns: [
      'Calls',
      'Tokens storing',
      'Tokens answering',
      'Tokens a right answer',
      ...(cost ? ['Cost', 'Cost a right answer'] : []),
    ],
    rows: [
      ...description.families.flatMap(({ id, label }) => {
        const use = gateway.families[id];
        return use ? [row(label, use, cost?.families[id])] : [];
      }),
      row('All tasks', gateway, cost),
    ],
  };
}

const formatTokens = (tokens: number) => tokens.toFixed(tokens < 10 ? 1 : 0);

/** An amount with four significant digits, and at least two after the decimal point. */
function formatMoney(currency: string, amount: number): string {
  const digits = amount === 0 || amount >= 1 ? 2 : Math.min(8, 3 - Math.floor(Math.log10(amount)));
  return `${amount.toFixed(digits)} ${safeText(currency, 3)}`;
}
