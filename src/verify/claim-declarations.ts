import { canonical } from '../evidence/canonical.ts';
import { quoted } from '../evidence/display-name.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { undated } from '../evidence/manifest.ts';

/**
 * What a claim says of its system that the image does not say to the board: name, version, capabilities and model, each in
 * a sentence. A capability that is left out hides what it measures; one that is made up measures what is not there.
 */
export function contradictedDeclarations(claim: Manifest, run: Manifest): readonly string[] {
  const [said, found] = [claim.adapter.declared, run.adapter.declared];
  const only = (a: typeof said, b: typeof said) => a.capabilities.filter((one) => !b.capabilities.includes(one));
  const [added, dropped] = [only(said, found), only(found, said)];
  const declares = (what: string, mine: string, theirs: string) =>
    mine === theirs ? [] : [`The claim gives the ${what} as ${quoted(mine)}; the image gives ${quoted(theirs)}.`];
  return [
    ...declares('name', said.name, found.name),
    ...declares('version', said.version, found.version),
    ...(dropped.length === 0 ? [] : [`The claim leaves out what the image declares: ${dropped.join(', ')}.`]),
    ...(added.length === 0 ? [] : [`The claim declares what the image does not: ${added.join(', ')}.`]),
    ...(canonical(undated(said.model)) === canonical(undated(found.model))
      ? []
      : ['The claim names another model than the image.']),
  ];
}
