import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/**
 * Serves a folder on the loopback as GitHub Pages does: compressed, cached for ten minutes, with `index.html` for a
 * folder. The address ends in a slash.
 */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(({ url = '/', headers }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    let file = join(folder, path);
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!existsSync(file)) return response.writeHead(404).end('There is no such page.');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const compressed = headers['accept-encoding']?.includes('gzip') && !type.startsWith('image/png');
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'max-age=600',
      ...(compressed && { 'content-encoding': 'gzip', 'vary': 'Accept-Encoding' }),
    });
    if (compressed) return createReadStream(file).pipe(createGzip()).pipe(response);
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
