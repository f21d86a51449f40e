/**
 * A stream of pseudo-random 32-bit words, each an integer in [0, 2³²): sfc32 (Doty-Humphrey, PractRand). It uses integer
 * arithmetic only, so the same four words give the same stream on every machine.
 */
export function sfc32(...state: [number, number, number, counter: number]): () => number {
  let [a, b, c, counter] = state;
  return () => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
}

/**
 * The stream of one seed, after 15 warm-up rounds.
 *
 * @param seed an integer, of which the low 32 bits are used
 * @throws RangeError if the seed is not an integer
 */
export function randomWords(seed: number): () => number {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed must be an integer, got ${seed}`);
  const next = sfc32(0, seed | 0, 0, 1);
  for (let round = 0; round < 15; round++) next();
  return next;
}
