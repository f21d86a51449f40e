/** The family-wise error of all comparisons that are made together. */
const LEVEL = 0.05;

/**
 * Whether a difference is significant. Every verdict in words is decided here.
 *
 * @param p corrected by the caller if several comparisons are made together
 */
export const isSignificant = (p: number): boolean => p <= LEVEL;
