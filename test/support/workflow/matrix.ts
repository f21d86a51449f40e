type Combination = Readonly<Record<string, unknown>>;

interface Matrix {
  readonly include?: readonly Combination[];
  readonly exclude?: readonly Combination[];
  readonly [axis: string]: unknown;
}

/** The jobs of a matrix, in GitHub's order; a job without a matrix is one job. Throws if a matrix makes none. */
export function combinations(matrix: unknown): Combination[] {
  if (matrix === undefined) return [{}];
  const { include = [], exclude = [], ...axes } = matrix as Matrix;
  const crossed = Object.entries(axes).reduce<Combination[]>(
    (made, [axis, values]) => made.flatMap((one) => (values as unknown[]).map((value) => ({ ...one, [axis]: value }))),
    [{}],
  );
  const original =
    Object.keys(axes).length === 0 ? [] : crossed.filter((one) => !exclude.some((out) => agrees(one, out)));
  const extended: Combination[] = original.map((one) =>
    Object.assign({}, one, ...include.filter((more) => addsTo(one, more, axes))),
  );
  const alone = include.filter((more) => !original.some((one) => addsTo(one, more, axes)));
  const all = [...extended, ...alone];
  if (all.length === 0) throw new Error('Matrix vector does not contain any values');
  if (all.length > 256) throw new Error(`A matrix makes at most 256 jobs, not ${all.length}`);
  return all;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const agrees = (one: Combination, part: Combination) =>
  Object.entries(part).every(([key, value]) => same(one[key], value));

/** An entry of `include` extends a combination if it changes none of its axes. */
const addsTo = (one: Combination, more: Combination, axes: object) =>
  Object.entries(more).every(([key, value]) => !(key in axes) || same(one[key], value));
