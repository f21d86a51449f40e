/** Milliseconds to as many digits as are worth reading. */
export const formatLatency = (ms: number): string => `${ms.toPrecision(ms < 1 ? 2 : 3)} ms`;
