import { answerOf, startModel } from './gateway.ts';
import { letters } from './memory-model.ts';

type Body = Readonly<Record<string, unknown>>;
type Say = (prompt: string, body: Body) => object;

/** Phrases by which the suite's texts replace an earlier fact. */
const REPLACES = /no more|instead|no longer/;

/** mem0: one memory for each message, with its text. */
const mem0: Say = (prompt) => ({ memory: [{ id: '0', text: within(prompt, /## New Messages\n\w+: (.+)/) }] });

/**
 * graphiti: one fact for each message, between its first long word and its last, which ends the fact that it replaces.
 */
const graphiti: Say = (prompt, body) => {
  const { format } = body.text as { readonly format: { readonly name: string } };
  const message = () => within(prompt, /<(?:CURRENT[_ ]MESSAGE|TEXT)>\s*(?:\w+: )?([^<]+?)\s*</);
  const names = () => {
    const words = message().match(/[A-Za-z]{4,}/g) ?? [];
    return [words[0] ?? 'somebody', words.at(-1) ?? 'something'];
  };
  const [source_entity_name, target_entity_name] =
    format.name === 'ExtractedEntities' || format.name === 'ExtractedEdges' ? names() : [];
  const answers: Readonly<Record<string, () => object>> = {
    ExtractedEntities: () => ({
      extracted_entities: [...new Set(names())].map((name) => ({ name, entity_type_id: 0, episode_indices: [0] })),
    }),
    ExtractedEdges: () => ({
      edges: [{ source_entity_name, target_entity_name, relation_type: 'SAID', fact: message(), episode_indices: [0] }],
    }),
    EdgeTimestamps: () => ({ valid_at: within(prompt, /<REFERENCE TIME>\s*(\S+)/), invalid_at: null }),
    EdgeDuplicate: () => {
      const replaces = REPLACES.test(within(prompt, /<NEW FACT>\s*(.+)/));
      return { duplicate_facts: [], contradicted_facts: replaces ? [0] : [] };
    },
    NodeResolutions: () => ({ entity_resolutions: [] }),
  };
  const answer = answers[format.name];
  if (answer === undefined) throw new Error(`graphiti asks for ${format.name}, which is new.`);
  return answer();
};

/** LangMem: one memory for each message in a tool call; a replacement revises the first memory in the prompt. */
function langmem(prompt: string) {
  const observed = within(prompt, /Message =+\s*(.+?)\s*<\/session/s);
  const [, json_doc_id] = /<instance id=(\w+)/.exec(prompt) ?? [];
  const revises = json_doc_id !== undefined && REPLACES.test(observed);
  const patches = [{ op: 'replace', path: '/content', value: observed }];
  const given = revises ? { json_doc_id, planned_edits: 'Replace it.', patches } : { content: observed };
  const called = { name: revises ? 'PatchDoc' : 'Memory', arguments: JSON.stringify(given) };
  const message = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'call_1', type: 'function', function: called }],
  };
  return { choices: [{ index: 0, message, finish_reason: 'tool_calls' }] };
}

function within(prompt: string, pattern: RegExp): string {
  const found = pattern.exec(prompt)?.[1];
  if (found === undefined) throw new Error(`The prompt has no ${pattern}.`);
  return found;
}

/** A model on loopback that extracts what memory systems ask for, by rules, and embeds by letters. */
export function startExtractor() {
  return startModel((request) => {
    const { route, body } = request;
    if (route === '/v1/embeddings') {
      const data = [body.input].flat().map((text, index) => ({ index, embedding: letters(String(text)) }));
      return { object: 'list', data, usage: { prompt_tokens: 3, total_tokens: 3 } };
    }
    const messages = (body.messages ?? body.input) as readonly { readonly content: string }[];
    const prompt = messages.map(({ content }) => content).join('\n');
    if (body.tools !== undefined) return { ...answerOf(request, ''), ...langmem(prompt) };
    const say = route === '/v1/responses' ? graphiti : mem0;
    return answerOf(request, JSON.stringify(say(prompt, body)));
  });
}
