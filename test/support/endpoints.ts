import { onTestFinished } from 'vitest';
import { startEndpoint } from './model-endpoint.ts';

/** An endpoint that the environment names until the test is over. */
export async function serve(options: Parameters<typeof startEndpoint>[0]) {
  const endpoint = await startEndpoint(options);
  Object.assign(process.env, endpoint.env);
  onTestFinished(async () => {
    for (const name of Object.keys(endpoint.env)) delete process.env[name];
    await endpoint.close();
  });
  return endpoint;
}
