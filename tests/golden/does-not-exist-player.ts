import { likelihoods } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/does-not-exist';
import { type DoesNotExistAction, type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import type { Policy } from '@rulewright/testing';
import { drawn } from '../support/weighted.js';

type Player = Policy<DoesNotExistState, DoesNotExistAction>;

/** Plays as a weighted player, so that raves are won and monsters come. */
export const raver: Player = (legal, state, random) => drawn(weights(legal, state), random);

/** The same, but gathers mercenaries and waits for The Hand of Fate. */
export const collector: Player = (legal, state, random) => {
  const likes = legal.map((action) =>
    action.type === 'recruit' || (action.type === 'invite' && action.monster === 'the-hand-of-fate') ? 9 : 1,
  );
  return drawn(
    weights(legal, state).map((weight, i) => weight * (likes[i] ?? 1)),
    random,
  );
};

const lean = expertise.weights(engine);

function weights(legal: readonly DoesNotExistAction[], state: DoesNotExistState): number[] {
  const [first] = legal;
  return first === undefined ? [] : likelihoods(lean, state, first.seat, legal);
}
