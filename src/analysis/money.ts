import type { GatewaySettings } from '../evidence/exchange.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Prices } from '../evidence/prices.ts';
import type { ActorUse, GatewayUse, Group, Money, Scorecard } from '../protocol/scorecard.ts';
import { rightIn } from './gateway-use.ts';

type Use = GatewayUse['write'];
type Price = Prices['models'][number];

const MILLION = 1_000_000;

/** The scorecard with what its models cost, as far as the price file names all that were asked. */
export function withMoney(
  card: Scorecard,
  { gateway, model }: Pick<Manifest, 'gateway' | 'model'>,
  prices: Prices | undefined,
): Scorecard {
  if (prices === undefined) return card;
  const priceOf = (name: string | null | undefined) => prices.models.find((one) => one.name === name);
  const given = card.gateway && gateway && gatewayMoney(card, card.gateway, gateway.settings, priceOf);
  const chose = card.actor && actorMoney(card.actor, card.overall, priceOf(model?.name));
  if (given === undefined && chose === undefined) return card;
  const { currency, date, source } = prices;
  return {
    ...card,
    money: { currency, date, source, ...(given && { gateway: given }), ...(chose && { actor: chose }) },
  };
}

function gatewayMoney(
  { overall, families }: Scorecard,
  { start, write, query, families: used }: GatewayUse,
  settings: GatewaySettings,
  priceOf: (name: string | null) => Price | undefined,
): Money['gateway'] {
  const [chat, embeddings] = [priceOf(settings.model), priceOf(settings.embeddings)];
  const costOf = ({ input_tokens: input, output_tokens: output, embedding_tokens: embedded }: Use) => {
    const [said, vectors] = [amount(chat, input - embedded, output), amount(embeddings, embedded, 0)];
    return said === undefined || vectors === undefined ? undefined : said + vectors;
  };
  const [atStart, atWrite, atQuery] = [costOf(start), costOf(write), costOf(query)];
  const nothing = start.calls + write.calls + query.calls === 0;
  if (nothing || atStart === undefined || atWrite === undefined || atQuery === undefined) return undefined;
  const byFamily = Object.entries(used).flatMap(([id, use]) => {
    const [written, asked, group] = [costOf(use.write), costOf(use.query), families[id]];
    if (written === undefined || asked === undefined || group === undefined) return [];
    return [[id, perRight(written + asked, group)] as const];
  });
  return {
    ...perRight(atStart + atWrite + atQuery, overall),
    ...{ start: atStart, write: atWrite, query: atQuery },
    families: Object.fromEntries(byFamily),
  };
}

function actorMoney({ answers, input_tokens, output_tokens }: ActorUse, overall: Group, price: Price | undefined) {
  const total = answers === 0 ? undefined : amount(price, input_tokens, output_tokens);
  return total === undefined ? undefined : perRight(total, overall);
}

/** Nothing costs nothing, whatever the model; undefined where something was asked of a model without a price. */
function amount(price: Price | undefined, input: number, output: number): number | undefined {
  if (input + output === 0) return 0;
  return price && (input * price.input + output * price.output) / MILLION;
}

function perRight(total: number, group: Group): { readonly total: number; readonly per_right?: number } {
  const right = rightIn(group);
  return { total, ...(right > 0 && { per_right: total / right }) };
}
