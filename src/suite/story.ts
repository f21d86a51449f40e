/** One event of a task, with its labels. */
export interface StoryEvent {
  readonly sourceId: string;
  readonly timestamp: string;
  readonly text: string;
  /** Labels such as `gold`, `stale` or `noise`. */
  readonly marks: readonly string[];
  /** Whether a right reply needs it as evidence, must not cite it, or neither. */
  readonly role: 'needed' | 'forbidden' | 'neither';
  /** Source id of the event that replaces it. */
  readonly replacedBy?: string;
  /** Set if the event is told only where a reply cites it. */
  readonly background?: true;
}

interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** One of several questions of a task. */
export interface StoryQuestion {
  /** Family and pair of the item that grades it. */
  readonly family?: string;
  readonly pair?: string;
  readonly text: string;
  /** Context of the question, such as its scope; may be empty. */
  readonly facts: readonly string[];
  /** For each fact that the answer needs, the source ids of the events that state it: one suffices. Empty if unanswerable. */
  readonly gold: readonly (readonly string[])[];
  /** Source ids of events that a reply must not cite. */
  readonly forbidden: readonly string[];
  /** Source ids of other events, which say what is right: a wish to forget, or two names for one thing. */
  readonly deciding?: readonly string[];
  /** The answer in words, if it is known apart from the events. */
  readonly value?: string;
}

/** A task as people read it: what happened, what was asked, and the right answer. */
export interface TaskStory {
  readonly events: readonly StoryEvent[];
  readonly question: string;
  /** For a task with several questions: each, in the order of the outcome's items and of the replies to `query`. */
  readonly questions?: readonly StoryQuestion[];
  /** Context of the question, such as its scope; may be empty. */
  readonly facts: readonly Labelled[];
  /** The right answer. `events` has the source ids that `value` lists, if it lists any. */
  readonly gold: readonly (Labelled & { readonly events?: readonly string[] })[];
  /** The actions that the question allows, if it names any. */
  readonly actions?: readonly string[];
  /** The right action, if there is exactly one. */
  readonly goldAction?: string;
  /** An arm that numbers its events differently: by its own ids, those that the events have here. */
  readonly renumbered?: { readonly arm: string; readonly ids: ReadonlyMap<string, string> };
  /** Actions that mean "I do not know": choosing one counts as abstaining. */
  readonly abstaining?: readonly string[];
}
