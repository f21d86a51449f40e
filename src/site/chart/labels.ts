import { shortened } from './draw.ts';

/** In pixels from the top left corner of a drawing. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface PointName extends Position {
  readonly text: string;
  /** What stands there instead if there is no room for `text`. */
  readonly short?: string;
  /** Set if it must have a label: where there is no room beside the point, it stands farther away, at the end of a line. */
  readonly due?: boolean;
}

export interface Label extends PointName {
  readonly align: 'left' | 'right' | 'center';
  /** The line from its point to it; absent if the name is beside its point. */
  readonly line?: { readonly from: Position; readonly to: Position };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The distance of a label from its point, and half the side of a point. */
const GAP = 7;
const POINT = 4;

/** By how much a label is nearer to its own point than to any other: a reader does not see a smaller difference. */
const CLEARLY = 1.25;

/** In pixels: nearer to a point, a label at the end of a line looks like that point's own. */
const APART = 9;

/**
 * Places each label so that it hides no point, no upright line and no earlier label, and is clearly nearer to its own point than
 * to another one with a name: right of its point, left, above, below or diagonally. A label that fits nowhere is left out, unless
 * it is due and there is room farther away, at the end of a line that crosses no other. `y` is a label's middle.
 *
 * @param uprights the two ends of each upright line, such as an interval's
 */
export function placeLabels(
  names: readonly PointName[],
  points: readonly Position[],
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
  uprights: readonly (readonly Position[])[] = [],
): readonly Label[] {
  const occupied = points.map(({ x, y }) => boxAround(x - POINT, x + POINT, y, 2 * POINT));
  for (const [from, to] of uprights) {
    if (from === undefined || to === undefined) continue;
    occupied.push(boxAround(from.x - 1, from.x + 1, (from.y + to.y) / 2, Math.abs(from.y - to.y)));
  }
  const placed: Label[] = [];
  const labelled: Box[] = [];
  const triesOf = ({ x, y }: Position, text: string): readonly (readonly [Label, Box])[] => {
    const labelWidth = widthOf(text, size);
    return [
      [{ text, x: x + GAP, y, align: 'left' }, boxAround(x + GAP, x + GAP + labelWidth, y, size)],
      [{ text, x: x - GAP, y, align: 'right' }, boxAround(x - GAP - labelWidth, x - GAP, y, size)],
      ...[y - GAP - size / 2, y + GAP + size / 2].map(
        (at) =>
          [{ text, x, y: at, align: 'center' }, boxAround(x - labelWidth / 2, x + labelWidth / 2, at, size)] as const,
      ),
      ...[-1, 1, -2, 2].flatMap((step) => {
        const at = y + step * (size + 1);
        return [
          [{ text, x: x + GAP, y: at, align: 'left' }, boxAround(x + GAP, x + GAP + labelWidth, at, size)],
          [{ text, x: x - GAP, y: at, align: 'right' }, boxAround(x - GAP - labelWidth, x - GAP, at, size)],
        ] as const;
      }),
    ];
  };
  for (const name of names) {
    const { text, short = text, due = false, x, y } = name;
    const at = { x, y };
    const texts = [...new Set([text, short])];
    const tries = texts.flatMap((one) => triesOf(at, one));
    const others = names.filter((other) => other !== name);
    const isNearest = (box: Box) => others.every((other) => CLEARLY * distance(box, at) <= distance(box, other));
    const hasRoom = (box: Box) => isInside(box, width, height) && !occupied.some((other) => meet(box, other));
    const isClear = (label: Label, box: Box) => {
      const line = steps(label);
      return (
        others.every((other) => distance(box, other) > APART) &&
        line.every((step) => others.every((other) => Math.hypot(other.x - step.x, other.y - step.y) > POINT + 1)) &&
        !labelled.some((box) => line.some((step) => distance(box, step) === 0)) &&
        !placed.some((other) => cross(label, other))
      );
    };
    const beside = tries.find(([, box]) => hasRoom(box) && isNearest(box));
    const far = () => [...texts, shortened(short, BRIEF)].flatMap((one) => farTries(at, one, size, width));
    const free = beside ?? (due ? far().find(([label, box]) => hasRoom(box) && isClear(label, box)) : undefined);
    if (free === undefined) continue;
    placed.push(free[0]);
    labelled.push(withMargin(free[1]));
    occupied.push(withMargin(free[1]));
    for (const step of steps(free[0])) occupied.push(boxAround(step.x - 1, step.x + 1, step.y, 2));
  }
  return placed;
}

/** Characters of a label that is due and finds no room otherwise. */
const BRIEF = 12;

/** In pixels: how far away a label can stand, the nearest first, and in which directions, in eighths of a half turn. */
const FAR = [20, 30, 42, 56, 72, 90];
const DIRECTIONS = [-2, -6, 2, 6, -1, -7, 1, 7, -4, 4, -3, -5, 3, 5];

/** Beside the end of the line, or, where the line goes up or down, above or below it, as far to a side as the frame needs. */
function farTries({ x, y }: Position, text: string, size: number, width: number): readonly (readonly [Label, Box])[] {
  const labelWidth = widthOf(text, size);
  return FAR.flatMap((away) =>
    DIRECTIONS.map((eighths) => {
      const angle = (eighths * Math.PI) / 8;
      const to = { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
      const line = { from: { x, y }, to };
      if (Math.abs(Math.abs(eighths) - 4) <= 1) {
        const left = Math.max(0, Math.min(width - labelWidth, to.x - labelWidth / 2));
        const middle = to.y + (Math.sign(eighths) * size) / 2;
        const label: Label = { text, x: left + labelWidth / 2, y: middle, align: 'center', line };
        return [label, boxAround(left, left + labelWidth, middle, size)] as const;
      }
      const isRight = to.x > x;
      const left = isRight ? to.x + 2 : to.x - 2 - labelWidth;
      const label: Label = { text, x: isRight ? left : to.x - 2, y: to.y, align: isRight ? 'left' : 'right', line };
      return [label, boxAround(left, left + labelWidth, to.y, size)] as const;
    }),
  );
}

/** Places on a line, close to each other, without its beginning at the point itself. */
function steps({ line }: Label): readonly Position[] {
  if (line === undefined) return [];
  const { from, to } = line;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.floor((length - GAP) / 3);
  return Array.from({ length: Math.max(0, count) }, (_, i) => (GAP + 3 * i) / length).map((share) => ({
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
  }));
}

/** Whether the lines of two labels cross. */
function cross({ line: one }: Label, { line: other }: Label): boolean {
  if (one === undefined || other === undefined) return false;
  const side = (at: Position, { from, to }: NonNullable<Label['line']>) =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
  return side(one.from, other) !== side(one.to, other) && side(other.from, one) !== side(other.to, one);
}

const boxAround = (left: number, right: number, middle: number, size: number): Box => ({
  left,
  right,
  top: middle - size / 2,
  bottom: middle + size / 2,
});

/** Two labels in one line need a space between them. */
const withMargin = ({ left, right, ...rest }: Box): Box => ({ ...rest, left: left - GAP, right: right + GAP });

const isInside = ({ left, right, top, bottom }: Box, width: number, height: number) =>
  left >= 0 && right <= width && top >= 0 && bottom <= height;

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** From a position to the nearest edge of a box; 0 inside of it. */
const distance = ({ left, right, top, bottom }: Box, { x, y }: Position) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** An estimate that is rather too wide, because there are no fonts to measure with. */
function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const char of text)
    ems += /[\u1100-\u{10ffff}MWmw@%]/u.test(char) ? 1 : /[fijlrtI.,:;'|!() ]/.test(char) ? 0.4 : 0.64;
  return ems * size;
}
