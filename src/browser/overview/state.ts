const FIELDS = ['q', 'kind', 'tier', 'suite', 'licence', 'network', 'labels', 'approach', 'model'] as const;

/** The choices; empty where nothing is chosen. `sort` is a key of the headings, with `-` for the reverse order. */
export type State = Readonly<Record<(typeof FIELDS)[number] | 'sort', string>>;

type Control = HTMLInputElement | HTMLSelectElement;

/** Null where the page offers no such choice. */
const control = (form: HTMLFieldSetElement, name: string) => form.elements.namedItem(name) as Control | null;

export function read(form: HTMLFieldSetElement): State {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, control(form, name)?.value.trim() ?? '']));
  const value = control(form, 'sort')?.value ?? '';
  const turned = (control(form, 'reversed') as HTMLInputElement).checked;
  return { ...fields, sort: value === '' ? '' : `${turned ? '-' : ''}${value}` } as State;
}

/** Sets the controls; values that no option has are ignored. */
export function write(form: HTMLFieldSetElement, chosen: URLSearchParams): void {
  for (const name of FIELDS) set(control(form, name), chosen.get(name) ?? '');
  const sort = chosen.get('sort') ?? '';
  set(control(form, 'sort'), sort.replace(/^-/, ''));
  (control(form, 'reversed') as HTMLInputElement).checked = sort.startsWith('-');
}

function set(field: Control | null, value: string): void {
  if (field === null) return;
  field.value = value;
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
}
