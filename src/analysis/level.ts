/** The family-wise error of all comparisons that are made together. */
export const LEVEL = 0.05;
