/** More than any reply needs: a conversation of ten thousand turns takes a third of it. */
export const REPLY_BYTES = 16_777_216;

export class TooLong extends Error {
  constructor() {
    super(`The reply is longer than ${REPLY_BYTES} bytes.`);
  }
}

/**
 * `fetch` for a server that is not trusted: reading a reply of more than 16 MiB fails with `TooLong`, and no redirect is followed, which
 * could send the headers, and the secrets in them, to another server.
 */
export async function boundedFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > REPLY_BYTES) controller.error(new TooLong());
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
}
