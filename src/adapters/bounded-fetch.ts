/** More than any reply needs: a conversation of ten thousand turns takes a third of it. */
export const REPLY_BYTES = 16_777_216;

export class TooLong extends Error {}

export class Redirected extends Error {}

/**
 * `fetch` for a server that is not trusted: reading a reply of more than `most` bytes fails with `TooLong`, and a redirect, which
 * could send the headers, and the secrets in them, to another server, fails with `Redirected`.
 */
export async function boundedFetch(
  url: string | URL | Request,
  init: RequestInit = {},
  most = REPLY_BYTES,
): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (response.headers.has('location') && response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new Redirected(`unexpected redirect (status ${response.status})`);
  }
  if (response.body === null) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > most) controller.error(new TooLong(`The reply is longer than ${most} bytes.`));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
}
