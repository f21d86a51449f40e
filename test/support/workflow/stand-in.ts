import type { Grants } from './permissions.ts';
import type { Runner } from './runner.ts';

/** What a third party's Action is given. */
export interface StandInCall {
  readonly runner: Runner;
  readonly inputs: Readonly<Record<string, string>>;
  readonly workspace: string;
  readonly temporary: string;
  readonly token: string;
  readonly grants: Grants;
  readonly environment: Readonly<Record<string, string>>;
}

type Outputs = Readonly<Record<string, string>>;

/** Stands in for a third party's Action: it does what that one documents, on this machine. */
export interface StandIn {
  /** The inputs that it understands, with what they are where they are not given. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Its outputs. Throws where the step fails. */
  readonly run: (call: StandInCall) => Outputs | Promise<Outputs>;
}
