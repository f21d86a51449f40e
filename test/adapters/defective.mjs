// A small adapter that follows the protocol, except for the defect that its argument names.
import { appendFileSync, statSync } from 'node:fs';

const [, , defect = '', file = ''] = process.argv;
if (defect === 'ties') appendFileSync(file, 'x');
let events = [];
let calls = 0;
let queries = 0;
let told = [];
const recalled = new Set();

/** Of two equally good events always the first. Of more, each start picks another one, as the order of a set does. */
function oneOfTheBest(question) {
  const words = question.match(/\w+/g);
  const matches = ({ text }) => words.filter((word) => text.match(/\w+/g).includes(word)).length;
  const most = Math.max(0, ...events.map(matches));
  const best = events.filter((event) => most > 0 && matches(event) === most);
  return best.slice((2 * statSync(file).size) % best.length || 0).slice(0, 1);
}

const MODEL = {
  name: 'm',
  endpoint_family: 'chat',
  temperature: 0,
  max_output_tokens: 100,
  date: '2026-01-01',
  prompt_template: 'p',
};

const write = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const METHODS = {
  initialize: () => ({
    protocol: { 'version': 2, 'quoted-version': '1' }[defect] ?? 1,
    name: 'defective',
    version: '1',
    capabilities: [
      'written',
      'context',
      ...(defect === 'misspelt' ? ['contexts'] : []),
      ...(defect === 'silent-action' ? ['action'] : []),
      ...(defect === 'silent-confidence' ? ['confidence'] : []),
      ...(defect === 'never-abstains' ? ['abstain'] : []),
      ...(defect === 'consolidates' ? ['memories'] : []),
      ...(defect === 'no-history' ? ['history'] : []),
    ],
    deterministic: defect !== 'late',
    ...(defect === 'long-prompt' && { model: { ...MODEL, prompt_template: 'p'.repeat(5_000_000) } }),
  }),
  reset: () => {
    if (defect !== 'remembers') events = [];
    return defect === 'null-reset' ? null : {};
  },
  observe: (params) => {
    if (defect === 'short' && params.events.some(({ text }) => text.length > 10_000)) process.exit(3);
    if (defect === 'late') setTimeout(() => events.push(...params.events), 60);
    else events.push(...params.events);
    if (defect === 'full' && events.length > 23) process.exit(5);
    return {
      written: params.events.map(({ source_id }) => (defect === 'invents' ? source_id.toUpperCase() : source_id)),
    };
  },
  query: ({ question }) => {
    told = defect === 'ties' ? oneOfTheBest(question) : events.filter(({ text }) => text.includes('export'));
    if (defect === 'cites-none') told = [];
    if (defect === 'late' && question.includes('desk 20')) told = events.filter(({ text }) => /^Desk 20 /.test(text));
    for (const { text } of told) recalled.add(text);
    queries += 1;
    const noise = { random: Math.random(), restart: process.pid, second: queries === 2, seldom: queries === 40 };
    const texts = defect === 'recalls' ? [...recalled] : told.map(({ text }) => text);
    if (defect === 'promise') return Promise.resolve();
    if (defect === 'consolidates') return { evidence: [], context: '', memories: texts.map((text) => ({ text })) };
    return {
      evidence:
        defect === 'null-evidence'
          ? null
          : defect === 'guesses' && events.length === 0
            ? ['nope']
            : told.map(({ source_id }) => source_id),
      context: `${texts.join('\n')}${noise[defect] || ''}`,
      ...(defect === 'extra' && { debug: true }),
      ...(defect === 'null-action' && { action: null }),
    };
  },
  shutdown: () => ({}),
};

async function askModel() {
  const headers = { 'authorization': `Bearer ${process.env.OPENAI_API_KEY}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Remember this.' }] });
  await fetch(`${process.env.OPENAI_BASE_URL}/chat/completions`, { method: 'POST', headers, body });
}

let rest = Buffer.alloc(0);
process.stdin.on('data', async (chunk) => {
  rest = Buffer.concat([rest, chunk]);
  for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10)) {
    const { id, method, params } = JSON.parse(rest.subarray(0, at).toString());
    rest = rest.subarray(at + 1);
    calls += 1;
    if (defect === 'tires' && calls > 50) process.exit(6);
    if (defect === 'banner' || (defect === 'chatty' && method !== 'initialize')) process.stdout.write('thinking\n');
    if (defect === 'hangs' && method === 'query') continue;
    if (defect === 'asks-late' && method === 'shutdown') {
      appendFileSync(file, String(process.pid));
      await askModel();
      await askModel();
    }
    if (METHODS[method]) write({ jsonrpc: '2.0', id, result: METHODS[method](params) });
    else if (defect === 'agrees') write({ jsonrpc: '2.0', id, result: {} });
    else write({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } });
    if (method === 'shutdown' && !['stays', 'asks-late'].includes(defect)) process.exit(0);
  }
});
if (['stays', 'asks-late'].includes(defect) || defect === 'lingers') setInterval(() => {}, 1000);
