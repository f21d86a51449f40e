/**
 * Works through the items in order, `jobs` at a time. After the first failure no further item is begun.
 *
 * @throws the first failure, once the items already begun have ended
 */
export async function inParallel<T>(items: Iterable<T>, jobs: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      await work(next.value).catch((thrown: unknown) => failures.push(thrown));
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  if (failures.length > 0) throw failures[0];
}
