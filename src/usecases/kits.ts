/** Languages with an example adapter, whose one file becomes a kit's. A new one is a line here. */
export const KITS = { python: 'adapter.py', typescript: 'adapter.ts' } as const;

export type Language = keyof typeof KITS;
export const LANGUAGES = Object.keys(KITS) as Language[];
