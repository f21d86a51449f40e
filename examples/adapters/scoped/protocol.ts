// What the protocol hands over, as far as this memory reads it, and what it hands back.

export type Scope = { workspace?: string; project?: string; domain?: string; session?: string };

export type Event = {
  source_id: string;
  timestamp: string;
  kind: string;
  role?: string;
  text: string;
  scope?: Scope;
  branch?: string;
  status?: string;
  expires_at?: string;
};

export type Query = {
  question: string;
  scope?: Scope;
  allowed_actions?: string[];
  as_of?: string;
  token_budget?: number;
};

export type Answer = {
  evidence: string[];
  context: string;
  abstain: boolean;
  action?: string;
  answer?: string;
  flags?: string[];
};

export type Held = { value: string; from?: string; until?: string; source_ids?: string[] };
