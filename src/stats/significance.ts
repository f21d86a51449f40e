/** The family-wise error of all comparisons that are made together. */
const LEVEL = 0.05;

/**
 * Whether a difference is significant. Every verdict in words is decided here.
 *
 * @param p corrected by the caller if several comparisons are made together
 */
export const isSignificant = (p: number): boolean => p <= LEVEL;

/** The smallest p of a two-sided sign-flip test over so many clusters is 1/32; over one fewer it is above 5%. */
export const FEWEST_CLUSTERS = 6;
