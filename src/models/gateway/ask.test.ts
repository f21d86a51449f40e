import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openAsk } from './ask.ts';

it('calls leave no listener at the signal of their gateway', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        choices: [{ index: 0, message: { role: 'assistant', content: 'yes' }, finish_reason: 'stop' }],
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const ask = await openAsk({ baseURL, key: undefined }, () => {});
  const { signal } = new AbortController();
  const request = { model: 'small', messages: [{ role: 'user', content: 'Keep?' }] };
  for (let call = 0; call < 3; call += 1) await ask('chat/completions', request, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  server.close();
});
