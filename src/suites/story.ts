/** One event of a task, with what the labels say of it. */
export interface StoryEvent {
  readonly sourceId: string;
  readonly timestamp: string;
  readonly text: string;
  /** Such as `gold`, `stale` or `noise`; empty where there is nothing to say. */
  readonly marks: readonly string[];
}

/** A task told in order: what happened, what was asked, what was right. */
export interface TaskStory {
  readonly events: readonly StoryEvent[];
  readonly question: string;
  readonly gold: readonly { readonly label: string; readonly value: string }[];
}
