const LARGEST = 8 * 1_048_576;

/**
 * `fetch` that reads a whole answer before it gives it on, so that one that breaks off, or that is no JSON, fails as a lost
 * connection does and is tried again. No redirect is followed: it would carry the key elsewhere.
 */
export function boundedFetch(counted: { requests: number }): typeof fetch {
  return async (input, init) => {
    counted.requests += 1;
    const answer = await fetch(input, { ...init, redirect: 'error' });
    const text = await textOf(answer);
    if (answer.ok) JSON.parse(text);
    return new Response(text, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
  };
}

async function textOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > LARGEST) throw new Error(`The answer is longer than ${LARGEST} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
