/** A point of a drawing, in its units from the top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Wanted extends Place {
  readonly text: string;
}

export interface Label extends Place {
  readonly text: string;
  readonly align: 'left' | 'right' | 'center';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a label stands from its point, and half the side of a point. */
const GAP = 7;
const POINT = 4;

/**
 * Labels where they hide no point and no other label: right of their point, left, above or below; a point without such
 * a place has none. Who comes first chooses first. `y` is a label's middle.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  points: readonly Place[],
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
): readonly Label[] {
  const taken = points.map(({ x, y }) => boxAround(x - POINT, x + POINT, y, 2 * POINT));
  const placed: Label[] = [];
  for (const { x, y, text } of wanted) {
    const long = widthOf(text, size);
    const tries: readonly (readonly [Label, Box])[] = [
      [{ text, x: x + GAP, y, align: 'left' }, boxAround(x + GAP, x + GAP + long, y, size)],
      [{ text, x: x - GAP, y, align: 'right' }, boxAround(x - GAP - long, x - GAP, y, size)],
      ...[y - GAP - size / 2, y + GAP + size / 2].map(
        (at) => [{ text, x, y: at, align: 'center' }, boxAround(x - long / 2, x + long / 2, at, size)] as const,
      ),
    ];
    const free = tries.find(([, box]) => isInside(box, width, height) && !taken.some((other) => meet(box, other)));
    if (free === undefined) continue;
    placed.push(free[0]);
    taken.push(free[1]);
  }
  return placed;
}

const boxAround = (left: number, right: number, middle: number, size: number): Box => ({
  left,
  right,
  top: middle - size / 2,
  bottom: middle + size / 2,
});

const isInside = ({ left, right, top, bottom }: Box, width: number, height: number) =>
  left >= 0 && right <= width && top >= 0 && bottom <= height;

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** About as wide as the text is in a common face, rather more: what measures fonts is not there. */
function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const char of text)
    ems += /[\u1100-\u{10ffff}MWmw@%]/u.test(char) ? 1 : /[fijlrtI.,:;'|!() ]/.test(char) ? 0.4 : 0.64;
  return ems * size;
}
