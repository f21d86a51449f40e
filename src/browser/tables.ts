import { element } from './dom.ts';
import { markMeant, offerTextsOfReplies } from './replies.ts';
import { giveRolesInPage } from './roles.ts';

/**
 * Puts each line of a command, and each word in it, into an element. A browser would break a line after the hyphens of an option,
 * and indents only the first line of a text.
 */
function keepWords(code: Element): void {
  const lines = (code.textContent ?? '').split(/(?<=\n)/);
  code.replaceChildren(
    ...lines.map((line) =>
      element(
        'span',
        { class: 'line' },
        ...line.split(/(\s+)/).map((part) => (/^\s*$/.test(part) ? part : element('span', {}, part))),
      ),
    ),
  );
}

giveRolesInPage();
for (const code of document.querySelectorAll('pre.command > code')) keepWords(code);
offerTextsOfReplies();
markMeant();
