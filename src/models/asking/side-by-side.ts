/** Does all of it in order, so many at a time. After the first failure nothing is begun; it is thrown once all are at rest. */
export async function sideBySide<T>(
  things: Iterable<T>,
  jobs: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const queue = things[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      await work(next.value).catch((thrown: unknown) => failures.push(thrown));
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  if (failures.length > 0) throw failures[0];
}
