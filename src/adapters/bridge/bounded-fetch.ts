import { REPLY_BYTES } from './server.ts';

/** `fetch` whose replies end with an error once they are longer than any reply needs to be; a redirect is one, too. */
export async function boundedFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  // A redirect could carry the headers, and what is in them, to somebody else.
  const response = await fetch(url, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > REPLY_BYTES) controller.error(new Error(`The reply is longer than ${REPLY_BYTES} bytes.`));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
}
