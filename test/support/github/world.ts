import type { Fault } from './faults.ts';
import type { Settings } from './settings.ts';

export interface User {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
}

export interface App {
  readonly id: number;
  readonly slug: string;
  readonly owner: User;
}

export type Permission = 'actions' | 'contents' | 'issues' | 'pull-requests' | 'statuses';
export type Permissions = Partial<Record<Permission, 'read' | 'write'>>;

export interface Token {
  readonly value: string;
  readonly user: User;
  /** Set where the token is an installation's, as `GITHUB_TOKEN` is. */
  readonly app: App | undefined;
  readonly permissions: Permissions;
  /** The one repository that it may write to; undefined: every one of its user's, and the others by permission. */
  readonly repository: Repository | undefined;
  /** Requests left in the hour. */
  remaining: number;
}

export interface Repository {
  readonly id: number;
  readonly owner: User;
  readonly name: string;
  readonly private: boolean;
  readonly defaultBranch: string;
  readonly parent: Repository | undefined;
  /** The bare repository. Forks share their objects, as they do at GitHub. */
  readonly folder: string;
  lastNumber: number;
  /** Requests for its Git data that come before it is there: a fork is made in the background. */
  pending: number;
  /** What its owner set. */
  settings?: Settings;
}

export interface PullRequest {
  readonly id: number;
  readonly number: number;
  readonly repository: Repository;
  readonly base: string;
  /** The repository goes when a fork is deleted. */
  head: { readonly owner: User; readonly branch: string; readonly repository: Repository | undefined };
  readonly author: User;
  title: string;
  body: string;
  /** By name; only who may write to the repository sets them. */
  readonly labels: string[];
  readonly createdAt: string;
  /** Follows the branch as long as it is open. */
  headSha: string;
  state: 'open' | 'closed';
  mergedAt: string | undefined;
  mergeSha: string | undefined;
}

export interface Comment {
  readonly id: number;
  readonly repository: Repository;
  readonly number: number;
  user: User | null;
  app: App | null;
  /** Null is nothing that GitHub's description knows of a comment. */
  body: string | null | undefined;
  readonly createdAt: string;
  updatedAt: string;
}

export interface Status {
  readonly id: number;
  readonly repository: Repository;
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly creator: User;
  readonly createdAt: string;
}

export interface Run {
  readonly id: number;
  readonly repository: Repository;
  readonly head: { readonly repository: Repository; readonly branch: string; readonly sha: string };
  readonly path: string;
  readonly event: string;
  readonly conclusion: string | null;
  readonly attempt: number;
  readonly actor: User;
  readonly createdAt: string;
}

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly run: Run;
  readonly zip: Buffer;
  readonly createdAt: string;
  expired: boolean;
}

export interface Dispatch {
  readonly repository: Repository;
  readonly workflow: string;
  readonly ref: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** One request as it was answered. */
export interface Exchange {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** All that this GitHub knows. */
export interface World {
  /** Where it answers, without a slash at the end. */
  url: string;
  readonly root: string;
  readonly users: User[];
  readonly apps: App[];
  readonly tokens: Token[];
  readonly repositories: Repository[];
  readonly pulls: PullRequest[];
  readonly comments: Comment[];
  readonly statuses: Status[];
  readonly runs: Run[];
  readonly artifacts: Artifact[];
  readonly dispatches: Dispatch[];
  /** What tests ask to go wrong. */
  readonly faults: Fault[];
  readonly exchanges: Exchange[];
  /** What was not as GitHub describes it: each fails the test. */
  readonly problems: string[];
  /** `forkDelay`: requests for a new fork's Git data that come before it is there. */
  readonly limits: { perPage: number; treeEntries: number; forkDelay: number };
  /** When the hour of the rate limit ends, in seconds since 1970. */
  rateLimitReset: number;
  nextId(): number;
  /** The date, a second later each time it is asked for. */
  now(): string;
}

export function createWorld(root: string): World {
  let [id, time] = [1000, Date.UTC(2026, 0, 1)];
  return {
    url: '',
    root,
    users: [],
    apps: [],
    tokens: [],
    repositories: [],
    pulls: [],
    comments: [],
    statuses: [],
    runs: [],
    artifacts: [],
    dispatches: [],
    faults: [],
    exchanges: [],
    problems: [],
    limits: { perPage: 100, treeEntries: 100_000, forkDelay: 0 },
    rateLimitReset: Date.UTC(2026, 0, 1, 1) / 1000,
    nextId: () => {
      id += 1;
      return id;
    },
    now: () => {
      time += 1000;
      return `${new Date(time).toISOString().slice(0, 19)}Z`;
    },
  };
}
