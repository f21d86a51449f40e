import { Fault } from '../errors/fault.ts';

/** Faults in what was submitted, or data that is not there: what rests on it cannot be told. */
const UNREADABLE = /^(?:json\.|bundle\.|dataset\.|heldout\.|file\.missing$)/;

/** Undefined where a stranger's file, or the data it needs, cannot be read. Other faults are thrown. */
export async function unlessUnreadable<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (thrown) {
    if (thrown instanceof Fault && UNREADABLE.test(thrown.code)) return undefined;
    throw thrown;
  }
}
