/** Of twenty records, how many are of which kind. */
const SHARES = { failed: 6, rolled_back: 3, multi: 2, superseded: 3, clean: 3, valid_on_failed: 3 } as const;

export type Category = keyof typeof SHARES;
export const CATEGORIES = Object.keys(SHARES) as readonly Category[];

const BLOCK = CATEGORIES.flatMap((category) => Array<Category>(SHARES[category]).fill(category));

/** Coprime to the block, so that twenty records visit each place once and the first few many kinds. */
const STRIDE = 7;

/** The kind of record i: by its place alone, so that any twenty in a row hold all kinds in their proportions. */
export function categoryAt(index: number): Category {
  return BLOCK[((index % BLOCK.length) * STRIDE) % BLOCK.length] as Category;
}
