import { inOrder } from '../arena/in-order.js';
import { deadline, hostNow } from '../clock.js';
import type { ActionIn, AnyEngine, ViewIn } from '../game.js';
import { keyOf } from '../search/tree.js';
import type { AnyView } from '../search/worlds.js';
import { positive, refused, whole } from '../settings.js';
import { type Analysis, analysisOf, type Growth, grown, growthOf, sprout } from './analysis.js';
import { isCostly } from './costly.js';
import { type Gardener, gardener, growing, questionOf, studied, treeSeed } from './grow.js';
import type { Tree } from './sums.js';
import { type StudySettings, searchOf, type TreeJob } from './tree-job.js';
import { why } from './why.js';

/** Settings of an analysis. */
export interface AnalyseSettings<E extends AnyEngine = AnyEngine> extends StudySettings<E> {
  /** Number of iterations, in whole trees; 800 when no time is given either. */
  readonly iterations?: number;
  /** Greatest time, in milliseconds; the first tree is always finished. With it the result depends on the machine. */
  readonly milliseconds?: number;
  /**
   * Actions that share a fourth of the iterations, whatever the search thinks of them, such as the one that was played.
   */
  readonly attend?: readonly ActionIn<E>[];
  /** Looks for the reasons for the best answer at the end; false by default. It costs a second or two. */
  readonly reasons?: boolean;
  /** An earlier analysis of this position with the same settings: its trees are not grown again. */
  readonly from?: Analysis<E>;
  /** Called after each tree with the analysis so far. */
  readonly onProgress?: (soFar: Analysis<E>) => void;
}

const ITERATIONS = 800;
export const TREE = 100;
/** Milliseconds after which other tasks of this thread get a turn. */
const PATIENCE = 12;

/**
 * Analyses every legal action at a question: value, standard error, visits and expected continuation. `view` belongs to
 * a seat that is asked, and the result uses only what that seat can know. Trees grow separately, each in worlds of its
 * own, and are added up, so that the result is the same for any number of threads. You can stop it at any time and
 * continue from its result; the final result is the same. Throws `InputError` for invalid settings, and for a view
 * whose viewer is not asked.
 */
export function analyse<E extends AnyEngine>(
  engine: E,
  view: ViewIn<E>,
  settings?: AnalyseSettings<E>,
): Promise<Analysis<E>>;
export function analyse(engine: AnyEngine, view: unknown, settings: AnalyseSettings = {}): Promise<Analysis> {
  // the signature above gives the type of the view
  return analysed(engine, view as AnyView, settings);
}

async function analysed(engine: AnyEngine, view: AnyView, settings: AnalyseSettings): Promise<Analysis> {
  const { seed = 'study', signal, onProgress, from, attend = [], milliseconds, pool } = settings;
  const question = questionOf(engine, view);
  const { seat } = question;
  const size = whole('tree', settings.tree ?? TREE, 1);
  const iterations = iterationsOf(settings);
  const time = milliseconds === undefined ? Number.POSITIVE_INFINITY : positive('milliseconds', milliseconds);
  const isOver = deadline(hostNow, time);
  const legal = studied(settings.expertise, view, question.legal, attend);
  const job: Omit<TreeJob, 'seed'> = {
    view,
    iterations: Math.min(size, iterations),
    attend: placesOf(engine, attend, question.legal),
    search: searchOf(settings),
  };
  const tools = gardener(engine, settings.expertise, job.search);

  let growth = growthFrom(from, legal, view.position.options.players);
  const wanted = Math.ceil(iterations / job.iterations);
  const isStopped = () => signal?.aborted === true;
  const trees =
    pool === undefined
      ? oneByOne(tools, job, { seed, from: growth.trees, to: wanted, isStopped, isOver })
      : inOrder(
          numbers(growth.trees, wanted),
          (number) => pool.work({ ...job, seed: treeSeed(seed, number) }),
          pool.ahead,
        );
  const soFar = (isComplete: boolean) => analysisOf(seat, legal, growth, isComplete);
  const explained = (analysis: Analysis): Analysis =>
    settings.reasons === true ? { ...analysis, reasons: reasonsFor(engine, view, analysis, settings) } : analysis;
  for await (const tree of until(trees, signal)) {
    if (isStopped()) break;
    growth = grown(growth, tree, seat);
    onProgress?.(soFar(growth.trees >= wanted));
    if (isOver()) return explained(soFar(true));
  }
  // time may also have run out within a tree
  return explained(soFar(growth.trees >= wanted || (isOver() && !isStopped())));
}

const growthFrom = (from: AnalyseSettings['from'], legal: readonly ActionIn<AnyEngine>[], players: number): Growth =>
  from === undefined ? sprout(legal.length, players) : growthOf(from, legal, players);

/** The places of the attended actions among the legal ones. */
function placesOf(
  engine: AnyEngine,
  attend: readonly ActionIn<AnyEngine>[],
  legal: readonly ActionIn<AnyEngine>[],
): number[] {
  const keys = legal.map((action) => keyOf(action));
  return attend.map((action, place) => {
    const found = keys.indexOf(keyOf(action));
    if (found < 0) throw refused(`attend.${place}`, engine.format(action), 'a legal action');
    return found;
  });
}

/** The iterations to think for: without a limit of their own when time is limited. */
function iterationsOf({ iterations, milliseconds }: AnalyseSettings): number {
  const isTimed = milliseconds !== undefined;
  const asked = iterations ?? (isTimed ? Number.POSITIVE_INFINITY : ITERATIONS);
  if (asked !== Number.POSITIVE_INFINITY) return whole('iterations', asked, 1);
  if (!isTimed) throw refused('iterations', asked, 'a number, or milliseconds');
  return asked;
}

/** The reasons for the best answer against the attended one, or else the next; none within two errors. */
function reasonsFor(
  engine: AnyEngine,
  view: AnyView,
  { answers }: Analysis,
  settings: AnalyseSettings,
): Analysis['reasons'] {
  const { expertise, seed = 'study', attend = [] } = settings;
  const [best, next] = answers;
  const asked = attend[0] === undefined ? undefined : keyOf(attend[0]);
  const other = answers.slice(1).find(({ action }) => keyOf(action) === asked) ?? next;
  if (expertise === undefined || best === undefined || other === undefined) return [];
  const loss = best.value - other.value;
  if (!isCostly({ loss, error: Math.hypot(best.error, other.error) })) return [];
  return why(engine, view, [best.action, other.action], { expertise, seed });
}

function* numbers(from: number, to: number): Generator<number> {
  for (let number = from; number < to; number++) yield number;
}

interface GrowthLimits {
  readonly seed: string | number;
  readonly from: number;
  readonly to: number;
  isStopped(): boolean;
  isOver(): boolean;
}

/**
 * Grows trees in this thread, with pauses for others. A tree that is stopped is dropped, except that the first is
 * finished when time runs out.
 */
async function* oneByOne(
  tools: Gardener,
  job: Omit<TreeJob, 'seed'>,
  { seed, from, to, isStopped, isOver }: GrowthLimits,
): AsyncGenerator<Tree> {
  let begun = hostNow();
  for (let number = from; number < to; number++) {
    const tree = growing(tools, { ...job, seed: treeSeed(seed, number) });
    for (let step = tree.next(); ; step = tree.next()) {
      if (step.done === true) {
        yield step.value;
        break;
      }
      if (hostNow() - begun >= PATIENCE) {
        await pause();
        begun = hostNow();
      }
      if (isStopped() || (number > 0 && isOver())) return;
    }
  }
}

/** Lets other tasks have a turn. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Yields values until the signal aborts; later values are dropped. */
async function* until<X>(all: AsyncGenerator<X>, signal: AbortSignal | undefined): AsyncGenerator<X> {
  if (signal === undefined) {
    yield* all;
    return;
  }
  if (signal.aborted) return;
  let stop = () => {};
  const stopped = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    for (;;) {
      const next = await Promise.race([all.next(), stopped]);
      if (next === undefined || next.done === true) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
