/**
 * A stream of pseudo-random 32-bit words, each an integer in [0, 2³²), the same for the same seed everywhere: sfc32
 * (Doty-Humphrey, PractRand), warmed up by 15 rounds.
 *
 * @param seed an integer; its low 32 bits count
 * @throws RangeError when the seed is not an integer
 */
export function randomWords(seed: number): () => number {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed must be an integer, got ${seed}`);
  let a = 0;
  let b = seed | 0;
  let c = 0;
  let counter = 1;
  const next = () => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  for (let round = 0; round < 15; round++) next();
  return next;
}
