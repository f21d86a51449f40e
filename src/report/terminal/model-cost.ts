import { counted, formatInteger } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';

/** Dollars per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

interface Tokens {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** The number of requests of a run to a model, and their cost. */
export function usageText(
  { answers, requests, ...tokens }: Tokens & { readonly answers: number; readonly requests: number },
  price: Price | undefined,
): string {
  const count = `${counted(answers, 'answer')} of the model`;
  return `${count}, ${tokensText(tokens)} as billed${costText(tokens, price)}. Requests made by this process: ${formatInteger(requests)}.`;
}

/** The requests that a run would make to a model, and their cost. */
export function dryRunText(
  {
    calls,
    prompt,
    ...tokens
  }: Tokens & { readonly calls: number; readonly prompt: { system: string; user: string } | undefined },
  price: Price | undefined,
): string {
  const estimate = `${counted(calls, 'call')}, about ${formatInteger(tokens.input_tokens)} tokens in and at most ${formatInteger(tokens.output_tokens)} out${costText(tokens, price).replace(/^, /, ', at most about ')}. No model was asked.`;
  if (prompt === undefined) return estimate;
  const first = [prompt.system, prompt.user].map(indented).join('\n\n');
  return `The first prompt:\n\n${first}\n\n${estimate}`;
}

const tokensText = ({ input_tokens, output_tokens }: Tokens) =>
  `${formatInteger(input_tokens)} tokens in and ${formatInteger(output_tokens)} out`;

function costText({ input_tokens, output_tokens }: Tokens, price: Price | undefined): string {
  if (price === undefined) return '';
  const dollars = (input_tokens * price.input + output_tokens * price.output) / 1e6;
  return `, $${dollars.toFixed(dollars < 1 ? 4 : 2)}`;
}

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `  ${safeText(line, 2_000)}`)
    .join('\n');
