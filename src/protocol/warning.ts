/** `warning:ID` in `flags`: the source tells of something to keep away from. `evidence` is what to build on. */
export const WARNING = 'warning:';
