const LARGEST = 8 * 1_048_576;
/** Who is told to wait for longer gives up: what was answered is kept, and the run can go on another time. */
const LONGEST_WAIT_MS = 60_000;

/**
 * `fetch` that reads a whole answer before it gives it on, so that one that breaks off, or that is no JSON, fails as a lost
 * connection does and is tried again. No redirect is followed: it would carry the key elsewhere.
 */
export function wholeAnswers(counted: { requests: number }): typeof fetch {
  return async (input, init) => {
    counted.requests += 1;
    const answer = await fetch(input, { ...init, redirect: 'error' });
    const text = await textOf(answer);
    if (answer.ok) JSON.parse(text);
    const headers = new Headers(answer.headers);
    if (waitOrdered(headers) > LONGEST_WAIT_MS) headers.set('x-should-retry', 'false');
    return new Response(text, { status: answer.status, statusText: answer.statusText, headers });
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

/** In milliseconds: as a number of them, of seconds, or up to a date. */
function waitOrdered(headers: Headers): number {
  const ordered = headers.get('retry-after');
  const seconds = Number(ordered ?? 0);
  const wait = Number.isNaN(seconds) ? Date.parse(ordered ?? '') - Date.now() : seconds * 1000;
  return Math.max(Number(headers.get('retry-after-ms') ?? 0), wait);
}
