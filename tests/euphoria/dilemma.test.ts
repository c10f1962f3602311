import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/euphoria';
import { give, put, recruitOf, setDilemma, setPlayer, stack, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { anyOf, type EuScenario, type EuState, position } from './positions.js';

// EUP-DIL: the ethical dilemma.

type Artifact = Parameters<typeof setDilemma>[2];
const resolve = (side: 'fight' | 'join', ...artifacts: Artifact[]) =>
  ({ type: 'resolve-dilemma', seat: 0, side, artifacts }) as const;
const keep = (recruit: string) => ({ type: 'keep-recruit', seat: 0, recruit }) as const;
const LEE = 'lee-the-gossip';
const RAY = 'ray-the-foreman';

/** Seat 0 has the dilemma of the bear, holds these artifacts, and would draw Ray and Lee. */
function facing(hand: readonly Artifact[], recipe: (state: EuState) => void = () => undefined, options = {}) {
  return position((state) => {
    setDilemma(state, 0, 'bear');
    give(state, 0, ...hand);
    setPlayer(state, 0, { morale: Math.max(1, hand.length) });
    stack(state, 'recruitDeck', [RAY, LEE]);
    recipe(state);
  }, options);
}
const payments = (game: EuScenario) =>
  game.legal('resolve-dilemma').flatMap(({ side, artifacts }) => (side === 'join' ? [artifacts.join('+')] : []));

describe('the price', () => {
  rule.each(
    ['EUP-DIL.2', 'EUP-R68'],
    'is the artifact shown or any two',
    [
      { hand: [], prices: [] },
      { hand: ['bat'], prices: [] },
      { hand: ['bear'], prices: ['bear'] },
      { hand: ['bat', 'bat'], prices: ['bat+bat'] },
      { hand: ['balloons', 'balloons', 'bat'], prices: ['balloons+balloons', 'balloons+bat'] },
      { hand: ['bear', 'bear'], prices: ['bear', 'bear+bear'] },
      { hand: ['bat', 'bear'], prices: ['bear', 'bat+bear'] },
      {
        hand: ['bear', 'bat', 'bat', 'glasses'],
        prices: ['bear', 'bat+bat', 'bat+bear', 'bat+glasses', 'bear+glasses'],
      },
    ] as const,
    ({ hand, prices }) => {
      const game = facing(hand);
      expect(payments(game)).toEqual(prices);
      expect(game.legal('resolve-dilemma')).toHaveLength(2 * prices.length);
    },
  );
});

describe('the action', () => {
  rule('EUP-DIL.1', 'turns the dilemma face up for all', () => {
    const game = facing(['bear']);
    const card = game.state.dilemmas[0]?.[0] ?? -1;
    expect(engine.view(game.state, 1).position.dilemmas[0]).not.toEqual([card]);
    game.play(resolve('join', 'bear'));
    expect(engine.view(game.state, 1).position.resolvedDilemmas).toEqual([[card], [], []]);
    expect(game.state.dilemmas[0]).toEqual([]);
  });
});

describe('to fight', () => {
  rule('EUP-DIL.4', 'is secret: the others see neither the two recruits nor which was kept', () => {
    const game = facing(['bear']).play(resolve('fight', 'bear'));
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(engine.view(game.state, viewer).position.dealtRecruits[0]?.every((card) => card < 0)).toBe(true);
      if (viewer !== 'spectator') expect(engine.legalActions(game.state, viewer)).toEqual([]);
    }
    game.play(keep(LEE));
    expect(game.eventsFor(0)[0]).toEqual({ type: 'recruit-kept', rule: 'EUP-DIL.4', seat: 0, recruit: LEE });
    for (const viewer of [1, 2, 'spectator'] as const) {
      const { hiddenRecruits, discardedRecruits } = engine.view(game.state, viewer).position;
      expect(game.eventsFor(viewer)[0]).toEqual({ type: 'recruit-kept', rule: 'EUP-DIL.4', seat: 0 });
      expect([...(hiddenRecruits[0] ?? []), ...(discardedRecruits[0] ?? [])].every((card) => card < 0)).toBe(true);
    }
    expect(engine.view(game.state, 0).position.discardedRecruits[0]).toEqual([recruitOf(RAY)]);
  });
  rule('EUP-DIL.6', 'cards are left even when six players have fought', () => {
    const { state } = position(
      (it) => {
        for (let seat = 0; seat < 6; seat++) {
          put(it, ['discardedRecruits.*', seat], anyOf(it, 'recruitDeck', seat === 0 ? 4 : 6));
          stand(it, seat, 'farm', 1);
        }
        setDilemma(it, 0, 'bear');
        give(it, 0, 'bear');
      },
      { players: 6 },
    ).play(resolve('fight', 'bear'));
    expect([state.dealtRecruits[0]?.length, deckSize(state.recruitDeck)]).toEqual([2, 12]);
    expect(deckSize(engine.init('six', { players: 6 }).recruitDeck)).toBe(24);
  });
});
