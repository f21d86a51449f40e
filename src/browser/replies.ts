import { element } from './dom.ts';

/** The text of an event in the list of a task's page, by its number; empty for one that is not there. */
const textOf = (event: string) => document.querySelector(`.timeline > #e${event} > p:last-child`)?.textContent ?? '';

/** Puts on demand below a reply what the events say that it names by number: their list is far above. */
function offerTexts(place: Element, named: ReadonlyMap<string, string>): void {
  const known = [...named].filter(([event]) => textOf(event) !== '');
  if (known.length === 0) return;
  const list = element('details', { class: 'texts' }, element('summary', {}, 'texts'));
  const show = () =>
    list.append(...known.map(([event, label]) => element('p', {}, element('b', {}, label), ' ', textOf(event))));
  list.addEventListener('toggle', show, { once: true });
  // A link to a system's row is about its reply.
  const meant = document.getElementById(location.hash.slice(1));
  list.open = place.closest('.attempt')?.contains(meant) === true;
  place.append(list);
}

/** Offers the texts of what each reply returned or missed. What a system wrote is nearly everything, so of that none are offered. */
export function offerTextsOfReplies(): void {
  for (const reply of document.querySelectorAll('.attempts .named')) {
    const returned = [...reply.children].filter(({ textContent }) => !/^[^:]*wrote:/.test(textContent.trim()));
    const links = returned.flatMap((one) => [...one.querySelectorAll('a')]);
    for (const link of links) link.title = textOf(link.hash.slice(2));
    offerTexts(reply, new Map(links.map((link) => [link.hash.slice(2), link.textContent])));
  }
  for (const row of document.querySelectorAll<HTMLTableRowElement>('.asked tbody tr')) {
    const cells = [...row.querySelectorAll('td[data-of]:not(:has(> i))')].map(({ textContent }) => textContent);
    // Not how many further events there are: `+2`.
    const events = cells.flatMap((text) => text.match(/(?<![\w+])\d+/g) ?? []).sort((a, b) => Number(a) - Number(b));
    if (row.cells[1]) offerTexts(row.cells[1], new Map(events.map((event) => [event, event])));
  }
}

/** Marks the row of the system that a link to a pair is about. */
export function markMeant(): void {
  const system = new URLSearchParams(location.search).get('of');
  const pair = document.getElementById(location.hash.slice(1));
  const links = [...document.querySelectorAll('.scores a')];
  const name = links.find((link) => link.getAttribute('href')?.endsWith(`/${system}.html`))?.textContent;
  for (const row of pair?.querySelectorAll('tbody tr') ?? [])
    if (name && row.querySelector('th')?.textContent.split(', ').includes(name)) row.classList.add('meant');
}
