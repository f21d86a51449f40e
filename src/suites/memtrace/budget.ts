/** The most tokens that a context may cost where nothing else is said. */
export const BUDGET = 256;
