import { at, type Seat } from '@rulewright/core';
import { type Chance, chanceOf, drawn } from '../chance.js';
import { type Evaluation, type Expertise, likelihoods } from '../expertise.js';
import type { ActionIn, AnyEngine, ViewIn } from '../game.js';
import type { Player, Seatable } from '../player.js';
import { whole } from '../settings.js';

/** How far a greedy player looks. */
export interface GreedySettings {
  /** In how many dealt worlds each action is tried; 6 when not given. */
  readonly worlds?: number;
  /** How many actions are tried, the likeliest ones by the weights; 16 when not given. */
  readonly width?: number;
}

const WORLDS = 6;
const WIDTH = 16;
/** Every so many decisions it plays by its weights, so that no circle of equally good positions holds it for ever. */
const LAPSE = 10;
/** Closer than that, two actions are equally good. */
const CLOSE = 1e-9;

/**
 * Takes the action after which it stands best: each is tried in several worlds that agree with its view, the same ones for
 * every action, and the positions are evaluated. What is equally good, and every tenth decision, it leaves to its weights.
 */
export function greedy<E extends AnyEngine>(
  engine: E,
  expertise: Expertise<E>,
  settings: GreedySettings = {},
): Seatable<E> {
  const worlds = whole('worlds', settings.worlds ?? WORLDS, 1);
  const width = whole('width', settings.width ?? WIDTH, 1);
  return () => {
    const weights = expertise.weights(engine);
    const evaluate = expertise.evaluation(engine);
    let chance: Chance = chanceOf('');
    let decisions = 0;
    const choose: Player<E>['choose'] = (view, _decision, legal) => {
      const { seat } = at(legal, 0);
      const likely = likelihoods(weights, view.position, seat, legal);
      decisions++;
      if (legal.length === 1 || decisions % LAPSE === 0) return drawn(legal, likely, chance);
      const tried = likeliest(likely, width);
      const values = tried.map(() => 0);
      for (let n = 0; n < worlds; n++) {
        const after = looker(engine, evaluate, view, chance);
        tried.forEach((place, i) => {
          values[i] = at(values, i) + after(at(legal, place), seat);
        });
      }
      const most = Math.max(...values);
      const best = tried.filter((_, i) => at(values, i) >= most - CLOSE);
      return at(
        legal,
        drawn(
          best,
          best.map((place) => at(likely, place)),
          chance,
        ),
      );
    };
    return {
      start: ({ seed }) => {
        chance = chanceOf(seed);
        decisions = 0;
      },
      choose,
    };
  };
}

/** What a position is worth after an action, in one dealt world and with one future. */
function looker<E extends AnyEngine>(engine: E, evaluate: Evaluation<E>, view: ViewIn<E>, chance: Chance) {
  const world = engine.simulate(view, `${chance()}`);
  return (action: ActionIn<E>, seat: Seat): number => {
    const trial = world.clone();
    trial.apply(action);
    const outcome = trial.outcome();
    if (outcome === undefined) return evaluate(trial.state, seat);
    return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  };
}

/** The places of the greatest numbers, in the order of the list. */
function likeliest(likely: readonly number[], most: number): number[] {
  const places = [...likely.keys()];
  if (places.length <= most) return places;
  places.sort((a, b) => at(likely, b) - at(likely, a) || a - b);
  return places.slice(0, most).sort((a, b) => a - b);
}
