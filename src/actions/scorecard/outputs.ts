/** The Action's outputs: what a later step reads where no receipt was written. */
export const DEFAULT_OUTPUTS = { state: '', receipt: '', subjects: '' } as const;

export type Outputs = Readonly<Record<keyof typeof DEFAULT_OUTPUTS, string>>;
