import type { Grants } from './permissions.ts';
import type { Runner } from './runner.ts';

/** The arguments of a third party's Action. */
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

/** A stand-in for a third party's Action, which does on this machine what that Action documents. */
export interface StandIn {
  /** The inputs that it supports, with their defaults. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Returns its outputs. Throws if the step fails. */
  readonly run: (call: StandInCall) => Outputs | Promise<Outputs>;
}
