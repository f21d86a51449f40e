import { readFileSync, writeFileSync } from 'node:fs';

/** As V8 writes it with `node --cpu-prof`. */
interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  /** Microseconds. */
  readonly timeDeltas: readonly number[];
}

interface Frame {
  readonly name: string;
  readonly ours: boolean;
  /** Microseconds, with all below. */
  total: number;
  readonly below: Map<string, Frame>;
}

const [WIDTH, HEIGHT, FONT] = [1200, 17, 11];
/** Deeper and narrower frames are left out: what loads modules calls itself a hundred times. */
const DEEPEST = 22;
const NARROW = 3;

/** The profile's stacks merged by name; idle time is none of the program's. */
function stacksOf({ nodes, samples, timeDeltas }: Profile): Frame {
  const own = new Map<number, number>();
  for (const [i, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[i] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const root: Frame = { name: 'all', ours: false, total: 0, below: new Map() };
  const walk = (id: number, above: Frame): number => {
    const { callFrame, children = [] } = byId.get(id) as Profile['nodes'][number];
    const name = callFrame.functionName || '(anonymous)';
    if (name === '(idle)' || name === '(program)') return 0;
    const frame = above.below.get(name) ?? { name, ours: callFrame.url.includes('/src/'), total: 0, below: new Map() };
    above.below.set(name, frame);
    const took = children.reduce((sum, child) => sum + walk(child, frame), own.get(id) ?? 0);
    frame.total += took;
    return took;
  };
  for (const child of nodes[0]?.children ?? []) root.total += walk(child, root);
  return root;
}

/** An icicle: callers above what they call, each as wide as its share of the time. */
function draw(root: Frame, title: string): string {
  const boxes: string[] = [];
  let deepest = 0;
  const place = (frame: Frame, x: number, depth: number): void => {
    const width = (frame.total / root.total) * WIDTH;
    if (width < NARROW || depth > DEEPEST) return;
    deepest = Math.max(deepest, depth);
    const share = `${((100 * frame.total) / root.total).toFixed(1)} %`;
    const room = Math.floor((width - 6) / (FONT * 0.6));
    const label = room < 3 ? '' : escaped(frame.name.slice(0, room));
    const y = 24 + depth * HEIGHT;
    boxes.push(
      `<g><title>${escaped(frame.name)}, ${share}</title><rect x="${x.toFixed(1)}" y="${y}" width="${(width - 0.5).toFixed(1)}" height="${HEIGHT - 1}" fill="${frame.ours ? '#f0b429' : '#cbd2d9'}"/><text x="${(x + 3).toFixed(1)}" y="${y + 12}">${label}</text></g>`,
    );
    let at = x;
    for (const below of [...frame.below.values()].sort((a, b) => b.total - a.total)) {
      place(below, at, depth + 1);
      at += (below.total / root.total) * WIDTH;
    }
  };
  place(root, 0, 0);
  const height = 30 + (deepest + 1) * HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="${FONT}" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/><text x="3" y="16" font-size="13">${escaped(title)}: ${(root.total / 1e6).toFixed(2)} s of work; yellow is ours, grey the platform’s and libraries’</text>${boxes.join('')}</svg>\n`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

// node --cpu-prof --cpu-prof-name=P src/cli/bin.ts …; node bench/flame.ts P TITLE OUT.svg
const [profile = '', title = '', out = ''] = process.argv.slice(2);
writeFileSync(out, draw(stacksOf(JSON.parse(readFileSync(profile, 'utf8'))), title));
