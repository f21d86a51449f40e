/** The Action's outputs: what a later step reads where no site was built. */
export const DEFAULT_OUTPUTS = { pages: '', path: '', withheld: '' } as const;

export type Outputs = Readonly<Record<keyof typeof DEFAULT_OUTPUTS, string>>;
