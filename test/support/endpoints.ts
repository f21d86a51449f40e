import { onTestFinished } from 'vitest';
import { startEndpoint } from './model-endpoint.ts';

/** Starts an endpoint, and names it in the environment, until the test ends. */
export async function serve(options: Parameters<typeof startEndpoint>[0]) {
  const endpoint = await startEndpoint(options);
  Object.assign(process.env, endpoint.env);
  onTestFinished(async () => {
    for (const name of Object.keys(endpoint.env)) delete process.env[name];
    await endpoint.close();
  });
  return endpoint;
}
