import { type AnyAction, at, type Seat } from '@rulewright/core';
import { type Chance, drawn } from '../chance.js';
import { likelihoods } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { SearchSettings } from './settings.js';
import { placeUtility, standingUtility } from './utility.js';
import type { AnyView, World } from './worlds.js';

/** What leads a search where it has seen nothing yet. */
export interface Guide {
  /** How likely each legal action of a seat is. */
  likely(position: Position, seat: Seat, legal: readonly AnyAction[]): readonly number[];
  /** Plays on for at most so many decisions. */
  playOut(world: World, chance: Chance, most: number): void;
  /** What the game is worth to each seat, over or not. */
  worth(world: World): readonly number[];
}
type Position = AnyView['position'];

/** Without expertise every action is as likely as the next, and a game that is not over is worth the same to all. */
export function guideOf(
  engine: AnyEngine,
  { expertise, playouts }: Pick<SearchSettings, 'expertise' | 'playouts'>,
): Guide {
  if (expertise === undefined)
    return { likely: evenly, playOut: uniformly, worth: worthBy(({ options: { players } }) => 1 / players) };
  const weights = expertise.weights(engine);
  const likely: Guide['likely'] = (position, seat, legal) => likelihoods(weights, position, seat, legal);
  return {
    likely,
    playOut: playouts === 'uniform' ? uniformly : leaning(likely),
    worth: worthBy(expertise.evaluation(engine)),
  };
}

const evenly: Guide['likely'] = (_position, _seat, legal) => legal.map(() => 1 / legal.length);

const uniformly: Guide['playOut'] = (world, chance, most) => {
  for (let n = 0; n < most; n++) {
    const legal = world.legalActions();
    if (legal.length === 0) return;
    world.apply(at(legal, Math.floor(chance() * legal.length)));
  }
};

const leaning =
  (likely: Guide['likely']): Guide['playOut'] =>
  (world, chance, most) => {
    for (let n = 0; n < most; n++) {
      const legal = world.legalActions();
      const [first] = legal;
      if (first === undefined) return;
      const mine = answersOf(first.seat, legal);
      world.apply(mine.length === 1 ? first : drawn(mine, likely(world.state, first.seat, mine), chance));
    }
  };

const worthBy =
  (evaluate: (position: Position, seat: Seat) => number): Guide['worth'] =>
  (world) => {
    const outcome = world.outcome();
    if (outcome !== undefined) return placeUtility(outcome);
    const values: number[] = [];
    for (let seat = 0; seat < world.state.options.players; seat++) values.push(evaluate(world.state, seat));
    return standingUtility(values);
  };

/** A list of all seats that are asked has the answers of each seat together. */
export function answersOf(seat: Seat, legal: readonly AnyAction[]): readonly AnyAction[] {
  return legal.at(-1)?.seat === seat ? legal : legal.filter((action) => action.seat === seat);
}
