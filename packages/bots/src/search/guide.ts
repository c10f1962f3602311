import type { AnyAction, Seat } from '@rulewright/core';
import { type Policy, policyBy } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { judgeOf } from './judge.js';
import type { SearchSettings } from './settings.js';
import type { Thinking } from './thinking.js';
import { utilityOf } from './utility.js';
import type { AnyView, World } from './worlds.js';

/** What leads a search where it has seen nothing yet. */
export interface Guide {
  /** How likely each legal action of a seat is. */
  likely(position: Position, seat: Seat, legal: readonly AnyAction[]): readonly number[];
  /** Plays on for at most that many decisions. */
  playOut(world: World, most: number): void;
  /** What the game is worth to each seat, over or not. */
  worth(world: World): readonly number[];
}
type Position = AnyView['position'];

/** Without a policy every action is as likely as the next, and without a judge a game that is not over is worth the same to all. */
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

/** A list of all seats that are asked has the answers of each seat together. */
export function answersOf(seat: Seat, legal: readonly AnyAction[]): readonly AnyAction[] {
  return legal.at(-1)?.seat === seat ? legal : legal.filter((action) => action.seat === seat);
}
