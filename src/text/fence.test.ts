import { expect, it } from 'vitest';
import { fence } from './fence.ts';

it.each([
  [['a', 'b'], '```text\na\nb\n```'],
  [['a ```` b', '`'], '`````text\na ```` b\n`\n`````'],
  [['```', '~~~'], '````text\n```\n~~~\n````'],
  [['', '  ', 'a\n```\nb'], '````text\na\\u000a```\\u000ab\n````'],
  [['<!-- x -->'], '```text\n\\u003c!-- x -->\n```'],
])('fences %j whole [C3]', (lines, expected) => {
  expect(fence(lines).text).toBe(expected);
});
