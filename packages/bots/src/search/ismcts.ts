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
   * Who keeps a tree: each seat one of what it sees (`all`, the default: multi-observer), or one for everybody (`one`:
   * single-observer), in which others know what the seat that thinks has seen.
   */
  readonly observers?: 'one' | 'all';
  /** Whether the trees of the last decision are read on from, when what has happened since was thought of; true by default. */
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
      // an action meets the same worlds as its rivals, so that luck of the deal cancels
      iterate(mind, walk.fork(), worlds.at(first.arm.visits), { question, first });
    }
    return {
      arms: mostVisited(legalArms(walk.choiceOf(question), question)),
      iterations,
      line: (action) => lineFrom(walk, question, action),
      keep: (action) => (reuse ? { walk, worlds, action, isSealed } : undefined),
    };
  };

/** What was tried of what is legal now: a question of the same kind can have had other answers in other worlds. */
const legalArms = ({ arms }: Choice, { legal }: Question): Arm[] =>
  legal.flatMap((action) => arms.get(keyOf(action)) ?? []).filter(({ visits }) => visits > 0);

/**
 * Information set Monte Carlo tree search: every iteration goes through the same trees in another dealt world. What a
 * seat tries is kept by what it has seen, so that nobody in the search leans on what they cannot know.
 */
export function ismcts<E extends AnyEngine>(engine: E, settings?: IsmctsSettings<E>): SearchSeatable<E>;
export function ismcts(engine: AnyEngine, settings: IsmctsSettings = {}): SearchSeatable {
  const { expertise, reuse = true } = settings;
  const observers = oneOf('observers', settings.observers ?? 'all', ['one', 'all']);
  return searching(engine, settings, setBySet(observers, reuse, expertise?.hiddenFields));
}
