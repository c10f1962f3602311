import { inOrder } from '../arena/in-order.js';
import { deadline, hostNow } from '../clock.js';
import type { ActionIn, AnyEngine, ViewIn } from '../game.js';
import { keyOf } from '../search/tree.js';
import type { AnyView } from '../search/worlds.js';
import { positive, refused, whole } from '../settings.js';
import { type Analysis, analysisOf, type Growth, grown, growthOf, sprout } from './analysis.js';
import { type Gardener, gardener, growing, questionOf, treeSeed } from './grow.js';
import type { Tree } from './sums.js';
import { type StudySettings, searchOf, type TreeJob } from './tree-job.js';
import { why } from './why.js';

/** How a position is analysed, and for how long. */
export interface AnalyseSettings<E extends AnyEngine = AnyEngine> extends StudySettings<E> {
  /** How many games are thought through, in whole trees; 800 when no time is given either. */
  readonly iterations?: number;
  /** How long it may take, in milliseconds. The first tree is finished whatever it takes. What comes of it depends on the machine then. */
  readonly milliseconds?: number;
  /** Answers that get a fourth of the iterations, whatever the search thinks of them: what was played, or is thought of. */
  readonly attend?: readonly ActionIn<E>[];
  /** What an earlier analysis of this position with the same settings knows: its trees are not grown again. */
  readonly from?: Analysis<E>;
  /** Hears of what is known after each tree. */
  readonly onProgress?: (soFar: Analysis<E>) => void;
}

const ITERATIONS = 800;
export const TREE = 100;
/** So long somebody else has to wait for a turn, in milliseconds. */
const PATIENCE = 12;

/**
 * Says of every answer to a question what comes of it: value, standard error, visits, and how the game is thought to go on.
 * `view` is that of a seat that is asked; all is as that seat can know it. Trees are grown by themselves, each in worlds of
 * its own, and added up, so that the result is the same for any number of threads. It can be stopped at any time, and goes
 * on from what it knew: stopped and taken up again, it has the same result. Throws `InputError` for settings that are not valid,
 * and for a view whose viewer is not asked.
 */
export function analyse<E extends AnyEngine>(
  engine: E,
  view: ViewIn<E>,
  settings?: AnalyseSettings<E>,
): Promise<Analysis<E>>;
export function analyse(engine: AnyEngine, view: unknown, settings: AnalyseSettings = {}): Promise<Analysis> {
  // the signature above says whose view it is
  return analysed(engine, view as AnyView, settings);
}

async function analysed(engine: AnyEngine, view: AnyView, settings: AnalyseSettings): Promise<Analysis> {
  const { seed = 'study', signal, onProgress, from, attend = [], milliseconds, pool } = settings;
  const { seat, legal } = questionOf(engine, view);
  const { players } = view.position.options;
  const size = whole('tree', settings.tree ?? TREE, 1);
  const isTimed = milliseconds !== undefined;
  const asked = settings.iterations ?? (isTimed ? Number.POSITIVE_INFINITY : ITERATIONS);
  const iterations = asked === Number.POSITIVE_INFINITY ? asked : whole('iterations', asked, 1);
  if (iterations === Number.POSITIVE_INFINITY && !isTimed)
    throw refused('iterations', iterations, 'a number, or milliseconds');
  const isOver = deadline(hostNow, isTimed ? positive('milliseconds', milliseconds) : Number.POSITIVE_INFINITY);
  const keys = legal.map((action) => keyOf(action));
  const job: Omit<TreeJob, 'seed'> = {
    view,
    iterations: Math.min(size, iterations),
    attend: attend.map((action, place) => {
      const found = keys.indexOf(keyOf(action));
      if (found < 0) throw refused(`attend.${place}`, engine.format(action), 'a legal action');
      return found;
    }),
    search: searchOf(settings),
  };
  const tools = gardener(engine, settings.expertise, job.search);

  let growth: Growth = from === undefined ? sprout(legal.length, players) : growthOf(from, legal, players);
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
  /** At the end the best answer is compared with the next. */
  const explained = (analysis: Analysis): Analysis => {
    const [best, next] = analysis.answers;
    if (best === undefined || next === undefined || settings.expertise === undefined) return analysis;
    const { expertise } = settings;
    return { ...analysis, reasons: why(engine, view, [best.line, next.line], { expertise, seed }) };
  };
  for await (const tree of until(trees, signal)) {
    if (isStopped()) break;
    growth = grown(growth, tree, seat);
    onProgress?.(soFar(growth.trees >= wanted));
    if (isOver()) return explained(soFar(true));
  }
  // time may also have ended within a tree
  return explained(soFar(growth.trees >= wanted || (isOver() && !isStopped())));
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

/** Trees that are grown in this thread, which others may use in between. A tree that is stopped is given up, but for the first. */
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

/** Lets others have a turn. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What comes until a signal says that it is enough; what comes later is nobody's. */
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
