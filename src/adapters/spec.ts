import { Fault } from '../errors/fault.ts';

/** Where an adapter runs. */
export type Spec =
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'cmd'; readonly command: string }
  | { readonly kind: 'image'; readonly reference: string }
  | { readonly kind: 'dir'; readonly path: string };

const PROGRAMS = 'cmd:COMMAND LINE (a local process), image:REF (a container), dir:PATH (a folder with a Dockerfile)';
const FORMS = `ref:NAME (in process), ${PROGRAMS}`;

/**
 * Parses the SPEC of an adapter, such as `image:REF`.
 *
 * @param forms what may be given
 * @throws Fault `spec.invalid`
 */
export function parseSpec(text: string, forms = FORMS): Spec {
  const at = text.indexOf(':');
  const kind = text.slice(0, Math.max(0, at));
  const rest = text.slice(at + 1).trim();
  const refusal = (what: string) =>
    new Fault('spec.invalid', `Adapter "${text}": ${what}.`, { hint: `Use one of ${forms}.` });
  if (at < 0) throw refusal('it does not name its kind');
  if (rest === '') throw refusal('there is nothing after the colon');
  switch (kind) {
    case 'ref':
      return { kind, name: rest };
    case 'cmd':
      return { kind, command: rest };
    case 'image':
      // It becomes an argument of the engine: it must not look like an option.
      if (!/^[a-z0-9][\w./:@-]*$/i.test(rest)) throw refusal('that is not an image reference');
      if (/@sha256:(?![0-9a-f]{64}$)/.test(rest)) throw refusal('the digest after sha256: needs 64 hexadecimal digits');
      return { kind, reference: rest };
    case 'dir':
      return { kind, path: rest };
    default:
      throw refusal(`"${kind}" is not a kind of adapter`);
  }
}

/**
 * The same, for a command that needs a program.
 *
 * @throws Fault `spec.invalid`, also for a reference
 */
export function parseProgram(text: string): Exclude<Spec, { readonly kind: 'ref' }> {
  const spec = parseSpec(text, PROGRAMS);
  if (spec.kind !== 'ref') return spec;
  throw new Fault('spec.invalid', `Adapter "${text}" runs in process, so there is no program to check.`, {
    hint: 'Give an adapter that starts with dir:, image: or cmd:.',
  });
}
