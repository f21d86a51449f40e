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
  /** Set for the token of an installation, such as `GITHUB_TOKEN`. */
  readonly app: App | undefined;
  readonly permissions: Permissions;
  /** The only repository that it may write to; if undefined, all repositories of its user, and others by permission. */
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
  /** The bare repository. Forks share its objects, as at GitHub. */
  readonly folder: string;
  lastNumber: number;
  /** The number of requests for its Git data before they are available, because a fork is made in the background. */
  pending: number;
  /** What its owner set. */
  settings?: Settings;
  /** Members of its organisation who may write to it. Their membership is private: GitHub calls them contributors. */
  writers?: readonly User[];
  /** The states of its workflows that are not active, by file name. A disabled one starts on no event. */
  disabled?: Record<string, 'disabled_inactivity' | 'disabled_manually'>;
}

export interface Review {
  readonly author: User;
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED';
  /** The head when it was given. */
  readonly commit: string;
}

export interface PullRequest {
  readonly id: number;
  readonly number: number;
  readonly repository: Repository;
  readonly base: string;
  /** The repository is undefined after a fork was deleted. */
  head: { readonly owner: User; readonly branch: string; readonly repository: Repository | undefined };
  readonly author: User;
  title: string;
  body: string;
  /** By name; only accounts that may write to the repository set them. */
  readonly labels: string[];
  /** Oldest first. */
  readonly reviews: Review[];
  readonly createdAt: string;
  /** Follows the branch while the pull request is open. */
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
  /** GitHub's description does not allow null in a comment. */
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

/** A request and its answer. */
export interface Exchange {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** The whole state of the double. */
export interface World {
  /** Its address, without a slash at the end. */
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
  /** The faults that tests request. */
  readonly faults: Fault[];
  readonly exchanges: Exchange[];
  /** Violations of GitHub's description, each of which fails the test. */
  readonly problems: string[];
  /** `forkDelay` is the number of requests for a new fork's Git data before they are available. */
  readonly limits: { perPage: number; treeEntries: number; forkDelay: number };
  /** When the hour of the rate limit ends, in seconds since 1970. */
  rateLimitReset: number;
  nextId(): number;
  /** The date, which advances by a second with each call. */
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
