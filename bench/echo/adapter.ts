/**
 * An adapter that answers at once, or after it kept its processor busy for `BUSY_MS` a question. It reads no more of a line
 * than the id and the method.
 */
const BUSY_MS = Number(process.env.BUSY_MS ?? 0);

const RESULTS: Record<string, string> = {
  initialize: '{"protocol":1,"name":"echo","version":"1","capabilities":[],"deterministic":true}',
  query: '{"evidence":[]}',
};

let held = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk: string) => {
  const lines = (held + chunk).split('\n');
  held = lines.pop() ?? '';
  let out = '';
  for (const line of lines) {
    const [, id, method = ''] = /^\{"jsonrpc":"2\.0","id":(\d+),"method":"(\w+)"/.exec(line) ?? [];
    if (method === 'query') for (const until = performance.now() + BUSY_MS; performance.now() < until; );
    out += `{"jsonrpc":"2.0","id":${id},"result":${RESULTS[method] ?? '{}'}}\n`;
  }
  process.stdout.write(out);
});
process.stdin.on('end', () => process.exit(0));
