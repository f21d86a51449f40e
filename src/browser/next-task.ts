/** Ends the browser's task, so that it can react to a reader between two steps. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
