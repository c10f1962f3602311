import { type AnyAction, at, InputError, type Seed } from '@rulewright/core';
import { chanceOf } from '../chance.js';
import { type Expertise, inEarnest } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { guideOf } from '../search/guide.js';
import { firstStep, iterate, kindOf, type Mind, type Question } from '../search/iterate.js';
import { lineFrom } from '../search/line.js';
import type { Selected } from '../search/select.js';
import { thinkingOf } from '../search/thinking.js';
import { keyOf } from '../search/tree.js';
import { newWalk, type Walk } from '../search/walk.js';
import { type AnyView, Worlds } from '../search/worlds.js';
import type { Tree } from './sums.js';
import type { StudySearch, TreeJob } from './tree-job.js';

/** The tools to grow trees, made once for an engine. */
export interface Gardener {
  readonly engine: AnyEngine;
  readonly mind: Omit<Mind, 'chance'>;
  /** As `mind`, but for the first decision: every answer is tried once before any is tried again. */
  readonly first: Omit<Mind, 'chance'>;
  readonly expertise: Expertise | undefined;
}

/** Makes the tools to grow trees. Throws `InputError` for invalid search settings. */
export function gardener(engine: AnyEngine, expertise: Expertise | undefined, search: StudySearch): Gardener {
  const settings = { ...search, ...(expertise && { expertise }) };
  const thinking = thinkingOf(engine, settings);
  const mind = { guide: guideOf(engine, settings, thinking), thinking };
  const widening = { base: Number.POSITIVE_INFINITY, exponent: 1 };
  return {
    engine,
    mind,
    first: { ...mind, thinking: { ...thinking, widening } },
    expertise,
  };
}

/** The question that the viewer of a view is asked. Throws `InputError` when the viewer is not asked. */
export function questionOf(engine: AnyEngine, view: AnyView): Question {
  const decision = engine.decision(view);
  const legal = engine.legalActions(view);
  const [first] = legal;
  if (decision === undefined || first === undefined)
    throw new InputError('nothing to study', [{ path: 'view', message: 'its viewer is not asked' }]);
  return {
    view,
    seat: first.seat,
    kind: kindOf(view.position),
    isSealed: (decision.seats?.length ?? 1) > 1,
    legal,
  };
}

/** The answers that are studied, in the order of the legal actions: those given in earnest, and those attended to. */
export function studied(
  expertise: Expertise | undefined,
  { position }: AnyView,
  legal: readonly AnyAction[],
  attend: readonly AnyAction[],
): readonly AnyAction[] {
  const left = inEarnest(expertise, position, legal);
  const keys = new Set([...left, ...attend].map((action) => keyOf(action)));
  return legal.filter((action) => keys.has(keyOf(action)));
}

/** Number of iterations between two pauses. */
const SLICE = 16;
/** One in this many iterations goes to the attended answers. */
const ATTENDING = 4;

/** Grows a tree step by step; the caller may stop between steps. */
export function* growing(
  { engine, mind: shared, first: broad, expertise }: Gardener,
  { view, seed, iterations, attend }: Omit<TreeJob, 'search'>,
): Generator<undefined, Tree> {
  const asked = questionOf(engine, view);
  const wishes = attend.map((place) => at(asked.legal, place));
  const question = { ...asked, legal: studied(expertise, view, asked.legal, wishes) };
  const { players } = view.position.options;
  const chance = chanceOf(seed);
  const mind: Mind = { ...shared, chance };
  const root: Mind = { ...broad, chance };
  const worlds = new Worlds(engine, view, shared.thinking.worlds, seed);
  const walk = newWalk(players, expertise?.hiddenFields);
  const keys = question.legal.map((action) => keyOf(action));
  const places = new Map(keys.map((key, place) => [key, place]));
  const totals = question.legal.map(() => Array.from({ length: players }, () => 0));
  const most = Math.max(iterations, question.legal.length);
  for (let done = 0; done < most; done++) {
    if (done > 0 && done % SLICE === 0) yield undefined;
    const turn = Math.floor(done / ATTENDING);
    const wanted = done % ATTENDING === 0 && wishes.length > 0 ? keyOf(at(wishes, turn % wishes.length)) : undefined;
    const step = attended(walk, question, wanted) ?? firstStep(root, walk, question);
    // every answer meets the same worlds, so that the luck of the deal cancels out
    const worth = iterate(mind, walk.fork(), worlds.at(step.arm.visits), { question, first: step });
    const sums = at(totals, places.get(step.arm.key) ?? 0);
    for (let seat = 0; seat < players; seat++) sums[seat] = at(sums, seat) + at(worth, seat);
  }
  return { iterations: most, rows: rowsOf(walk, question, keys, totals) };
}

/** The arm of the attended answer, if it has been tried before. */
function attended(walk: Walk, question: Question, key: string | undefined): Selected | undefined {
  const arm = key === undefined ? undefined : walk.choiceOf(question).arms.get(key);
  return arm === undefined ? undefined : { arm, isNew: false };
}

function rowsOf(walk: Walk, question: Question, keys: readonly string[], totals: readonly number[][]): Tree['rows'] {
  const { arms } = walk.choiceOf(question);
  return question.legal.map((action: AnyAction, place) => {
    const arm = arms.get(at(keys, place));
    return {
      visits: arm?.visits ?? 0,
      totals: at(totals, place),
      squares: arm?.squares ?? 0,
      line: arm === undefined || arm.visits === 0 ? [] : lineFrom(walk, question, action),
    };
  });
}

/**
 * Grows one tree of a study at once: a worker of your own calls it for jobs that `analyse` and `review` give its
 * `pool`. The same job gives the same tree on every machine. Throws `InputError` for a view whose viewer is not asked.
 */
export function growTree<E extends AnyEngine>(engine: E, expertise: Expertise<E> | undefined, job: TreeJob): Tree;
export function growTree(engine: AnyEngine, expertise: Expertise | undefined, job: TreeJob): Tree {
  const tree = growing(gardener(engine, expertise, job.search), job);
  for (;;) {
    const { done, value } = tree.next();
    if (done === true) return value;
  }
}

/** The seed of the tree with this number. */
export const treeSeed = (seed: Seed, number: number): string => `${seed} tree ${number}`;
