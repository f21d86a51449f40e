/** One event of a task, with what the labels say of it. */
export interface StoryEvent {
  readonly sourceId: string;
  readonly timestamp: string;
  readonly text: string;
  /** Such as `gold`, `stale` or `noise`; empty where there is nothing to say. */
  readonly marks: readonly string[];
  /** What a right reply does with it: it rests on it, it must not rest on it, or it need not. */
  readonly role: 'needed' | 'forbidden' | 'neither';
  /** The source id of the event that took its place. */
  readonly replacedBy?: string;
}

interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** One of several questions of a task. */
export interface StoryQuestion {
  /** The family, and the pair in the task, of the outcome's item. */
  readonly family?: string;
  readonly pair?: string;
  readonly text: string;
  /** What it is asked in, such as its scope; may be empty. */
  readonly facts: readonly string[];
  /** The facts that it needs, each by the source ids of the events that tell it: any of them will do. Empty where nothing answers it. */
  readonly gold: readonly (readonly string[])[];
  /** Source ids of events that must not come back. */
  readonly forbidden: readonly string[];
}

/** A task told in order: what happened, what was asked, what was right. */
export interface TaskStory {
  readonly events: readonly StoryEvent[];
  readonly question: string;
  /** Of a task that asks several: each, in the order of the outcome's items and of the replies to `query`. */
  readonly questions?: readonly StoryQuestion[];
  /** What the question is asked in, such as its scope; may be empty. */
  readonly facts: readonly Labelled[];
  /** `events` names the source ids that `value` lists, where it lists some. */
  readonly gold: readonly (Labelled & { readonly events?: readonly string[] })[];
  /** The actions that the question offers, where it offers some. */
  readonly actions?: readonly string[];
  /** The one right action, where there is one. */
  readonly goldAction?: string;
  /** Actions that say that the answer is not known: to choose one is to abstain. */
  readonly abstaining?: readonly string[];
}
