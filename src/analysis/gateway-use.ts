import type { Exchange } from '../evidence/exchange.ts';
import type { GatewayUse, Group } from '../protocol/scorecard.ts';

type Use = GatewayUse['write'];

/** Whether a model answered at least one call through the gateway. */
export const wasAsked = ({
  gateway,
}: {
  readonly gateway?: Pick<GatewayUse, 'start' | 'write' | 'query'> | undefined;
}) => gateway !== undefined && gateway.start.calls + gateway.write.calls + gateway.query.calls > 0;

const nothing = (): Use => ({ calls: 0, input_tokens: 0, output_tokens: 0, embedding_tokens: 0 });

/** The number of graded questions that passed, by which tokens and money are divided. */
export const passedQuestions = ({ items }: Pick<Group, 'items'>): number => items?.passed ?? 0;

const tokensOf = (uses: readonly Use[]): number =>
  uses.reduce((sum, { input_tokens, output_tokens }) => sum + input_tokens + output_tokens, 0);

/** Adds up a tape, apart for what the adapter was doing and by family. Calls without an answer are not counted. */
export class GatewayTally {
  readonly #phases = { start: nothing(), write: nothing(), query: nothing() };
  readonly #families = new Map<string, { write?: Use; readonly query: Use }>();

  /**
   * @param family of the task that it was asked in; undefined before the first one
   * @param ofQuestion of the question that was being answered, where questions of a task have families of their own
   */
  add({ phase, route, reply }: Exchange, family: string | undefined, ofQuestion = family): void {
    if (!('answer' in reply)) return;
    const { input_tokens, output_tokens } = reply.usage;
    const count = (use: Use) => {
      use.calls += 1;
      use.input_tokens += input_tokens;
      use.output_tokens += output_tokens;
      if (route === 'embeddings') use.embedding_tokens += input_tokens;
    };
    count(this.#phases[phase]);
    if (family === undefined || phase === 'start') return;
    const own = this.#family(family);
    own.write ??= nothing();
    count(phase === 'write' ? own.write : own.query);
    if (phase === 'query' && ofQuestion !== undefined && ofQuestion !== family) count(this.#family(ofQuestion).query);
  }

  #family(id: string) {
    const known = this.#families.get(id) ?? { query: nothing() };
    this.#families.set(id, known);
    return known;
  }

  /**
   * @param overall all tasks
   * @param groups each family by its id
   */
  read(overall: Group, groups: Readonly<Record<string, Group>>): GatewayUse {
    const phases = this.#phases;
    const families = Object.keys(groups).flatMap((id) => {
      const use = this.#families.get(id);
      const group = groups[id];
      if (use === undefined || group === undefined) return [];
      // What was stored serves the questions of every family: those of one have no share of it.
      return [[id, { ...use, ...(use.write && perRight([use.write, use.query], group)) }] as const];
    });
    return { ...phases, ...perRight(Object.values(phases), overall), families: Object.fromEntries(families) };
  }
}

function perRight(uses: readonly Use[], group: Group): Pick<GatewayUse, 'tokens_per_right'> {
  const right = passedQuestions(group);
  return right === 0 ? {} : { tokens_per_right: tokensOf(uses) / right };
}
