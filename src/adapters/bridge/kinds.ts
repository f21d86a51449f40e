/** What a server behind a bridge may speak. */
export const BRIDGES = ['mcp', 'http'] as const;
export type BridgeKind = (typeof BRIDGES)[number];
