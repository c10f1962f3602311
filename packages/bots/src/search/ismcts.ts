import type { AnyEngine } from '../game.js';
import { oneOf } from '../settings.js';
import { firstStep, iterate, type Question } from './iterate.js';
import { lineFrom } from './line.js';
import { type Method, mostVisited } from './method.js';
import { resumed } from './resume.js';
import { type SearchSeatable, searching } from './searching.js';
import type { SearchSettings } from './settings.js';
import { type Arm, type Choice, keyOf } from './tree.js';
import { type HiddenFields, newWalk } from './walk.js';
import { Worlds } from './worlds.js';

/** Settings of IS-MCTS. */
export interface IsmctsSettings<E extends AnyEngine = AnyEngine> extends SearchSettings<E> {
  /**
   * The trees of a search. `all`, the default, keeps a tree for each seat with what the seat sees (multi-observer).
   * `one` keeps one tree (single-observer), in which others know what the searching seat has seen.
   */
  readonly observers?: 'one' | 'all';
  /** Continues with the trees of the last decision when they contain the actions since then; true by default. */
  readonly reuse?: boolean;
}

const setBySet =
  (observers: 'one' | 'all', reuse: boolean, hiddenFields: HiddenFields | undefined): Method =>
  ({ engine, mind, question, seed, budget, before }) => {
    const { view, isSealed } = question;
    const worlds = new Worlds(engine, view, mind.thinking.worlds, seed);
    const found = before === undefined ? undefined : resumed(before, question);
    const walk = found ?? newWalk(observers === 'one' ? 1 : view.position.options.players, hiddenFields);
    let iterations = 0;
    while (budget.next()) {
      iterations++;
      const first = firstStep(mind, walk, question);
      // every action meets the same worlds, so that the luck of the deal cancels out
      iterate(mind, walk.fork(), worlds.at(first.arm.visits), { question, first });
    }
    return {
      arms: mostVisited(legalArms(walk.choiceOf(question), question)),
      iterations,
      line: (action) => lineFrom(walk, question, action),
      keep: (action) => (reuse ? { walk, worlds, action, isSealed } : undefined),
    };
  };

/**
 * The arms tried here among the actions that are legal now. A question of the same kind can have other answers in other
 * worlds.
 */
const legalArms = ({ arms }: Choice, { legal }: Question): Arm[] =>
  legal.flatMap((action) => arms.get(keyOf(action)) ?? []).filter(({ visits }) => visits > 0);

/**
 * Information set Monte Carlo tree search: each iteration descends the same trees in another dealt world. A seat's
 * statistics are kept by what the seat has seen, so that nobody in the search uses what they cannot know.
 */
export function ismcts<E extends AnyEngine>(engine: E, settings?: IsmctsSettings<E>): SearchSeatable<E>;
export function ismcts(engine: AnyEngine, settings: IsmctsSettings = {}): SearchSeatable {
  const { expertise, reuse = true } = settings;
  const observers = oneOf('observers', settings.observers ?? 'all', ['one', 'all']);
  return searching(engine, settings, setBySet(observers, reuse, expertise?.hiddenFields));
}
