/** What is compared, as the address says it; a part that it does not say is empty. */
export interface Choice {
  readonly board: string;
  readonly a: string;
  readonly b: string;
  readonly metric: string;
}

export function choiceOf(search: string): Choice {
  const asked = new URLSearchParams(search);
  const part = (name: keyof Choice) => asked.get(name) ?? '';
  return { board: part('board'), a: part('a'), b: part('b'), metric: part('metric') };
}

export function searchOf(choice: Choice): string {
  return `?${new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''))}`;
}
