import type { GatewaySettings } from '../evidence/exchange.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Prices } from '../evidence/prices.ts';
import type { ActorUse, GatewayUse, Group, Money, Scorecard } from '../protocol/scorecard.ts';
import { passedQuestions } from './gateway-use.ts';

type Use = GatewayUse['write'];
type Price = Prices['models'][number];

const MILLION = 1_000_000;

/** Adds the cost of the models to a scorecard, if the price file has a price for each model that was called. */
export function withMoney(
  card: Scorecard,
  { gateway, model }: Pick<Manifest, 'gateway' | 'model'>,
  prices: Prices | undefined,
): Scorecard {
  if (prices === undefined) return card;
  const priceOf = (name: string | null | undefined) => prices.models.find((one) => one.name === name);
  const gatewayCost = card.gateway && gateway && gatewayMoney(card, card.gateway, gateway.settings, priceOf);
  const actorCost = card.actor && actorMoney(card.actor, card.overall, priceOf(model?.name));
  if (gatewayCost === undefined && actorCost === undefined) return card;
  const { currency, date, source } = prices;
  return {
    ...card,
    money: {
      currency,
      date,
      source,
      ...(gatewayCost && { gateway: gatewayCost }),
      ...(actorCost && { actor: actorCost }),
    },
  };
}

/** The models that were asked and that the price file has no price for. Their cost is then not shown. */
export function unpricedModels(
  { gateway: use, actor }: Scorecard,
  { gateway, model }: Pick<Manifest, 'gateway' | 'model'>,
  { models }: Prices,
): string[] {
  const uses = use ? [use.start, use.write, use.query] : [];
  const asked = [
    uses.some((one) => one.input_tokens + one.output_tokens > one.embedding_tokens) && gateway?.settings.model,
    uses.some((one) => one.embedding_tokens > 0) && gateway?.settings.embeddings,
    actor !== undefined && actor.answers > 0 && model?.name,
  ];
  const names = new Set(asked.filter((name) => typeof name === 'string'));
  return [...names].filter((name) => models.every((one) => one.name !== name));
}

function gatewayMoney(
  { overall, families }: Scorecard,
  { start, write, query, families: used }: GatewayUse,
  settings: GatewaySettings,
  priceOf: (name: string | null) => Price | undefined,
): Money['gateway'] {
  const chatPrice = priceOf(settings.model);
  const embeddingPrice = priceOf(settings.embeddings);
  const costOf = ({ input_tokens: input, output_tokens: output, embedding_tokens: embedded }: Use) => {
    const chatCost = amount(chatPrice, input - embedded, output);
    const embeddingCost = amount(embeddingPrice, embedded, 0);
    return chatCost === undefined || embeddingCost === undefined ? undefined : chatCost + embeddingCost;
  };
  const [atStart, atWrite, atQuery] = [costOf(start), costOf(write), costOf(query)];
  const nothing = start.calls + write.calls + query.calls === 0;
  if (nothing || atStart === undefined || atWrite === undefined || atQuery === undefined) return undefined;
  const byFamily = Object.entries(used).flatMap(([id, use]) => {
    const [writing, querying, group] = [use.write ? costOf(use.write) : 0, costOf(use.query), families[id]];
    if (writing === undefined || querying === undefined || group === undefined) return [];
    return [[id, use.write ? perRight(writing + querying, group) : { total: querying }] as const];
  });
  return {
    ...perRight(atStart + atWrite + atQuery, overall),
    start: atStart,
    write: atWrite,
    query: atQuery,
    families: Object.fromEntries(byFamily),
  };
}

function actorMoney({ answers, input_tokens, output_tokens }: ActorUse, overall: Group, price: Price | undefined) {
  const total = answers === 0 ? undefined : amount(price, input_tokens, output_tokens);
  return total === undefined ? undefined : perRight(total, overall);
}

/** The cost of tokens: 0 without tokens, even if the model has no price; undefined for tokens of a model without a price. */
function amount(price: Price | undefined, input: number, output: number): number | undefined {
  if (input + output === 0) return 0;
  return price && (input * price.input + output * price.output) / MILLION;
}

function perRight(total: number, group: Group): { readonly total: number; readonly per_right?: number } {
  const right = passedQuestions(group);
  return { total, ...(right > 0 && { per_right: total / right }) };
}
