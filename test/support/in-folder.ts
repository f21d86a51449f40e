/** Runs something with another working directory. Nothing else of the test may run meanwhile. */
export async function inFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await run();
  } finally {
    process.chdir(before);
  }
}
