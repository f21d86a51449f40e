import { existsSync, readFileSync } from 'node:fs';

// Before an adapter in Node: a run that a test wants to end stands still, and is not over first. While there is a file HELD,
// no more questions are answered than it says; the other answers come once the file is gone.

const write = process.stdout.write.bind(process.stdout);
const held = [];
let questions = 0;

const most = () =>
  existsSync(process.env.HELD) ? Number(readFileSync(process.env.HELD, 'utf8')) : Number.POSITIVE_INFINITY;

process.stdout.write = (answer) => {
  if (answer.includes('"evidence":')) questions += 1;
  if (held.length === 0 && questions <= most()) return write(answer);
  held.push(answer);
  return true;
};

setInterval(() => {
  if (questions <= most()) for (const answer of held.splice(0)) write(answer);
}, 20).unref();
