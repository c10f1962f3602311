import type { AnyAction, Seat } from '@rulewright/core';
import { type Evaluation, type Expertise, likelihoods } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Playouts } from './advice.js';
import { placeUtility, standingUtility } from './utility.js';
import type { AnyView, World } from './worlds.js';

/** What leads a search where it has seen nothing yet. */
export interface Guide {
  /** How likely each legal action of a seat is. */
  likely(position: Position, seat: Seat, legal: readonly AnyAction[]): readonly number[];
  /** Plays on for at most so many decisions. */
  playOut(world: World, most: number): void;
  /** What the game is worth to each seat, over or not. */
  worth(world: World): readonly number[];
}
type Position = AnyView['position'];

/** Without expertise every action is as likely as the next, and a game that is not over is worth the same to all. */
export function guideOf(engine: AnyEngine, expertise: Expertise | undefined, playouts: Playouts): Guide {
  if (expertise === undefined) return { ...ignorant, worth: worthBy(({ options: { players } }) => 1 / players) };
  const weights = expertise.weights(engine);
  return {
    likely: (position, seat, legal) => likelihoods(weights, position, seat, legal),
    playOut: playouts === 'uniform' ? ignorant.playOut : (world, most) => void world.playout(weights, most),
    worth: worthBy(expertise.evaluation(engine)),
  };
}

const ignorant: Pick<Guide, 'likely' | 'playOut'> = {
  likely: (_position, _seat, legal) => legal.map(() => 1 / legal.length),
  playOut: (world, most) => void world.playout('uniform', most),
};

const worthBy =
  (evaluate: Evaluation): Guide['worth'] =>
  (world) => {
    const outcome = world.outcome();
    if (outcome !== undefined) return placeUtility(outcome);
    const values: number[] = [];
    for (let seat = 0; seat < world.state.options.players; seat++)
      values.push(evaluate(world.state, seat, world.ask()));
    return standingUtility(values);
  };

/** A list of all seats that are asked has the answers of each seat together. */
export function answersOf(seat: Seat, legal: readonly AnyAction[]): readonly AnyAction[] {
  return legal.at(-1)?.seat === seat ? legal : legal.filter((action) => action.seat === seat);
}
