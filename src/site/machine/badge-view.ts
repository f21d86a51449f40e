import type { Badge } from './badge.ts';
import { textWidth } from './text-width.ts';

const SIZE = 11;
const PADDING = 6;

/** A part of a badge: its text, told how wide it is to be set, whatever font there is. */
interface Part {
  readonly text: string;
  readonly x: string;
  readonly length: string;
}

export interface BadgeView {
  readonly title: string;
  readonly color: string;
  readonly width: string;
  /** Where the label's half ends. */
  readonly at: string;
  /** So far its corners are square. */
  readonly square: string;
  readonly label: Part;
  readonly message: Part;
}

/** `subject` is whom the badge is about: it is read aloud, not drawn. */
export function badgeView({ label, message, color }: Badge, subject: string): BadgeView {
  const [left, right] = [textWidth(label, SIZE), textWidth(message, SIZE)];
  const at = left + 2 * PADDING;
  return {
    title: `${subject}: ${label}: ${message}`,
    color,
    width: print(at + right + 2 * PADDING),
    at: print(at),
    square: print(at - 4),
    label: { text: label, x: print(PADDING), length: print(left) },
    message: { text: message, x: print(at + PADDING), length: print(right) },
  };
}

const print = (pixels: number) => String(Math.round(pixels * 10) / 10);
