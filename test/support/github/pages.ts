import type { Call } from './route.ts';

/** One page of a list, with the links to the others. */
export function page<T>(call: Call, path: string, items: readonly T[]) {
  const requested = Number(call.query.get('per_page') ?? 30);
  const size = Math.min(requested, call.world.limits.perPage);
  const number = Number(call.query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(call.query);
    query.set('page', String(to));
    return `<${call.world.url}${path}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
  ];
  return {
    items: items.slice((number - 1) * size, number * size),
    headers: (links.length > 0 ? { link: links.join(', ') } : {}) as Readonly<Record<string, string>>,
  };
}
