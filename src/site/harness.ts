/** Where the harness comes from, OWNER/NAME on GitHub. */
export const HARNESS = 'context-integrity/context-integrity';
