/** In pixels from the top left corner of a drawing. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The name of a point. */
export interface PointName extends Position {
  readonly text: string;
  /** What stands there instead if there is no room for `text`. */
  readonly short?: string;
}

export interface Label extends PointName {
  readonly align: 'left' | 'right' | 'center';
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

/**
 * Places each label so that it hides no point and no earlier label, and is clearly nearer to its own point than to another one
 * with a name: right of its point, left, above, below or diagonally. A label that fits nowhere is left out. `y` is a label's middle.
 */
export function placeLabels(
  names: readonly PointName[],
  points: readonly Position[],
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
): readonly Label[] {
  const occupied = points.map(({ x, y }) => boxAround(x - POINT, x + POINT, y, 2 * POINT));
  const placed: Label[] = [];
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
    const { text, short = text, ...at } = name;
    const tries = [text, short].flatMap((one) => triesOf(at, one));
    const others = names.filter((other) => other !== name);
    const isNearest = (box: Box) => others.every((other) => CLEARLY * distance(box, at) <= distance(box, other));
    const free = tries.find(
      ([, box]) => isInside(box, width, height) && isNearest(box) && !occupied.some((other) => meet(box, other)),
    );
    if (free === undefined) continue;
    placed.push(free[0]);
    occupied.push(withMargin(free[1]));
  }
  return placed;
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
