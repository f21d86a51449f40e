import type { Event } from '../../src/protocol/event.ts';
import { compile } from '../../src/suites/memtrace/tasks/compile.ts';
import type { MemtraceEvent, MemtraceTask } from '../../src/suites/memtrace/tasks/schema.ts';

type EventDraft = Partial<MemtraceEvent> & { readonly id: string };

/** A task with these events, an hour apart in one session; the text of an event is its id unless it has one. */
export function taskOf(events: readonly EventDraft[], gold: Partial<MemtraceTask> = {}): MemtraceTask {
  return {
    id: 'task',
    family: 'failed_branch',
    workspace: 'home',
    session: 's1',
    events: events.map(({ id, ...event }, at) => ({
      source_id: id,
      timestamp: `2026-01-01T${String(at).padStart(2, '0')}:00:00Z`,
      kind: 'message',
      text: `This says ${id}.`,
      workspace: 'home',
      session: 's1',
      ...event,
    })),
    question: 'What now?',
    as_of: '2026-01-03T00:00:00Z',
    token_budget: 30,
    needed: [events[0]?.id ?? ''],
    constraints: [],
    lessons: [],
    payloads: [],
    template: 'failed_branch:0',
    ...gold,
  };
}

/** The events of a task as an adapter sees them. */
export function observed(task: MemtraceTask): readonly Event[] {
  return compile(task).flatMap(({ steps }) =>
    steps.flatMap((step) => (step.method === 'observe' ? step.params.events : [])),
  );
}
