// A small memory with a REST interface, without dependencies: notes that are found by the words they share with a question.

import { createServer } from 'node:http';

let notes = [];

const words = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function search({ query, limit }) {
  const asked = [...words(query)];
  const results = notes
    .map((note) => ({ ...note, score: asked.filter((word) => words(note.text).has(word)).length }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  return { results };
}

const ROUTES = {
  'DELETE /reset': () => {
    notes = [];
    return {};
  },
  'POST /add': ({ text, metadata }) => {
    notes.push({ text, metadata });
    return {};
  },
  'POST /search': search,
};

createServer(async (request, response) => {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const body = Buffer.concat(pieces).toString() || '{}';
  const answer = ROUTES[`${request.method} ${request.url}`]?.(JSON.parse(body));
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { error: 'There is no such route.' }));
}).listen(8000, '127.0.0.1');
