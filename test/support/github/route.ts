import type { Permission, Repository, Token, World } from './world.ts';

/** A matched request: its token, its repository and its values. */
export interface Call {
  readonly world: World;
  readonly token: Token;
  /** The repository in the path. Reading it on a path without one is a programming error. */
  readonly repository: Repository;
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: the body was checked against its schema.
  readonly body: any;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  /** The token needs one of these permissions; if empty, any token will do. */
  readonly needs: readonly (readonly [Permission, 'read' | 'write'])[];
  readonly run: (call: Call) => Answer;
}

/** By operation id. */
export type Routes = Readonly<Record<string, Route>>;

/** Thrown to end a request with this answer. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, message: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    const documentation = 'https://docs.github.com/rest';
    this.answer = {
      status,
      headers,
      body: { message, documentation_url: documentation, status: String(status), ...more },
    };
  }
}

export const notFound = () => new Refusal(404, 'Not Found');

/** 422 in GitHub's words for a field of a resource. */
export const invalid = (resource: string, field: string, message: string) =>
  new Refusal(422, 'Validation Failed', { errors: [{ resource, code: 'custom', field, message }] });

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const reads = (permission: Permission) => [permission, 'read'] as const;
export const writes = (permission: Permission) => [permission, 'write'] as const;
export const nodeId = (kind: string, id: number | string) => Buffer.from(`${kind}:${id}`).toString('base64');
