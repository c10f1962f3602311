import type { AnyAction, Seat } from '@rulewright/core';
import { type Policy, policyBy } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { judgeOf } from './judge.js';
import type { SearchSettings } from './settings.js';
import type { Thinking } from './thinking.js';
import { utilityOf } from './utility.js';
import type { AnyView, World } from './worlds.js';

/** Guidance for a search in positions it has not seen yet. */
export interface Guide {
  /** The probability of each legal action of a seat. */
  likely(position: Position, seat: Seat, legal: readonly AnyAction[]): readonly number[];
  /** Plays on for at most that many decisions. */
  playOut(world: World, most: number): void;
  /** The value of the game to each seat, whether it is over or not. */
  worth(world: World): readonly number[];
}
type Position = AnyView['position'];

/**
 * Makes the guide of a search. Without a policy or weights all actions are equally likely. Without a judge, an
 * unfinished game is worth the same to all.
 */
export function guideOf(engine: AnyEngine, settings: SearchSettings, { playouts, utility }: Thinking): Guide {
  const { expertise, policy } = settings;
  const weights = expertise?.weights(engine);
  const judge = judgeOf(engine, settings, utility);
  const leans = playouts === 'weighted' && weights !== undefined;
  return {
    likely: (policy ?? expertise?.policy)?.(engine) ?? (weights === undefined ? evenly : policyBy(weights)),
    playOut: leans
      ? (world, most) => void world.playout(weights, most)
      : (world, most) => void world.playout('uniform', most),
    worth(world) {
      const outcome = world.outcome();
      if (outcome !== undefined) return utilityOf(outcome, utility);
      return judge === undefined ? undecided(world) : judge(world.state, world.ask());
    },
  };
}

const evenly: Policy = (_position, _seat, legal) => legal.map(() => 1 / legal.length);

const undecided = ({ state }: World): readonly number[] => Array.from({ length: state.options.players }, () => 1 / 2);

/** The actions of one seat in a list of legal actions of all seats that decide. */
export function answersOf(seat: Seat, legal: readonly AnyAction[]): readonly AnyAction[] {
  return legal.at(-1)?.seat === seat ? legal : legal.filter((action) => action.seat === seat);
}
