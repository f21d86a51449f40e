/** What is measured, from what competes to what bounds the scale. */
export const SYSTEM_KINDS = ['system', 'reference', 'control', 'example'] as const;
