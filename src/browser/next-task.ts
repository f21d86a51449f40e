/** Ends the browser's task, so that it can react to a reader between two steps. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** In milliseconds. A phone takes several times as long, and from 50 ms on a reader notices. */
const LONG = 5;

let began = performance.now();

/** Ends the browser's task if it has taken long. Called between the steps of a calculation. */
export async function pauseIfLong(): Promise<void> {
  if (performance.now() - began < LONG) return;
  await nextTask();
  began = performance.now();
}
