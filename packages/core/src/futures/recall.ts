import { eventsFor } from '../cards/told.js';
import type { View } from '../cards/view.js';
import type { State } from '../game/game.js';
import type { Emitted, Seat, Viewer } from '../game/types.js';
import { isTree, type Tree } from '../ground/commit.js';
import { canonical, RunningDigest, shortDigest } from '../ground/digest.js';

// The knowledge of a seat with perfect recall: its views, its decisions and the events it received.

/** The form of an information state: a short digest, or the digested text. */
export type InformationForm = 'key' | 'text';

/** Shows a position to a viewer. */
interface Looking {
  masked(position: State, viewer: Viewer): View<State>;
}

/** The decision that led to a moment. */
interface Decided {
  readonly seat: Seat;
  /** The notation of the game. */
  readonly action: string;
  readonly events: readonly Emitted[];
}

/** Everything that a viewer has seen up to a moment. */
interface Seeing {
  readonly view: View<State>;
  readonly chain: Link;
}

/** Lines of the text, after those of the previous link. */
interface Link {
  readonly before: Link | undefined;
  readonly lines: readonly string[];
  readonly digest: RunningDigest;
}

/** A moment between two decisions, with its past. The sight of each viewer is computed on demand. */
export class History {
  private readonly seeing = new Map<Viewer, Seeing>();

  constructor(
    /** Frozen; its generator is ignored. */
    readonly position: State,
    private readonly boundary: Looking,
    private readonly before?: History,
    private readonly decided?: Decided,
  ) {}

  /** The moment after one more decision. */
  next(position: State, decided: Decided): History {
    return new History(position, this.boundary, this, decided);
  }

  informationState(viewer: Viewer, form: InformationForm): string {
    const { chain } = this.of(viewer);
    return form === 'key' ? shortDigest(chain.digest.hex) : textOf(chain);
  }

  private of(viewer: Viewer): Seeing {
    const behind: History[] = [];
    let known: Seeing | undefined;
    for (let moment: History | undefined = this; known === undefined && moment !== undefined; moment = moment.before) {
      known = moment.seeing.get(viewer);
      if (known === undefined) behind.push(moment);
    }
    for (let moment = behind.pop(); moment !== undefined; moment = behind.pop()) {
      known = moment.after(known, viewer);
      moment.seeing.set(viewer, known);
    }
    return known as Seeing;
  }

  private after(before: Seeing | undefined, viewer: Viewer): Seeing {
    const view = this.boundary.masked(this.position, viewer);
    if (before === undefined) return { view, chain: linked(undefined, [canonical(view)]) };
    const lines: string[] = [];
    if (this.decided !== undefined) {
      const { seat, action, events } = this.decided;
      if (seat === viewer) lines.push(`> ${action}`);
      for (const event of eventsFor(events, viewer)) lines.push(`! ${canonical(event)}`);
    }
    changes('', before.view.position, view.position, lines);
    return { view, chain: lines.length === 0 ? before.chain : linked(before.chain, lines) };
  }
}

function linked(before: Link | undefined, lines: readonly string[]): Link {
  const digest = before === undefined ? new RunningDigest() : before.digest.clone();
  for (const line of lines) digest.line(line);
  return { before, lines, digest };
}

function textOf(last: Link): string {
  const links: Link[] = [];
  for (let link: Link | undefined = last; link !== undefined; link = link.before) links.push(link);
  return links
    .reverse()
    .flatMap(({ lines }) => lines.map((line) => `${line}\n`))
    .join('');
}

/** The differences between two views, one line each: `paid.1 = 2`. */
function changes(path: string, before: unknown, now: unknown, lines: string[]): void {
  if (before === now) return;
  if (!isTree(before) || !isTree(now) || !isAlike(before, now)) {
    lines.push(`${path} = ${canonical(now)}`);
    return;
  }
  const under = path === '' ? '' : `${path}.`;
  for (const key of keysOf(now)) changes(`${under}${key}`, before[key], now[key], lines);
  for (const key of keysOf(before)) if (!Object.hasOwn(now, key)) lines.push(`${under}${key} is gone`);
}

/** The keys of a tree in one order, however its data was written. */
const keysOf = (tree: Tree): readonly string[] => (Array.isArray(tree) ? Object.keys(tree) : Object.keys(tree).sort());

/** True for two lists of one length, or two objects: their differences are told part by part. */
const isAlike = (one: Tree, other: Tree): boolean =>
  Array.isArray(one) === Array.isArray(other) && (!Array.isArray(one) || one.length === other.length);
