import { available, give, market, setGoods, setPlayer } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { plans } from './facts.js';
import { type EuScenario, type EuState, place, position, spacesFor } from './positions.js';

type Artifact = Parameters<typeof give>[2];

/** Seat 0 has a worker of 1, morale 6 and these cards. */
const holding = (cards: readonly Artifact[], recipe: (state: EuState) => void = () => {}, options = {}): EuScenario =>
  position((state) => {
    available(state, 0, 1, 2);
    setPlayer(state, 0, { morale: 6 });
    give(state, 0, ...cards);
    recipe(state);
  }, options);

rule.each(
  ['EUP-ART.2', 'EUP-PLC.4', 'EUP-PLC.13'],
  'any three artifacts or two of one kind pay, and what both allow is offered once',
  [
    { cards: [], ways: [] },
    { cards: ['bat'], ways: [] },
    { cards: ['bat', 'bear'], ways: [] },
    { cards: ['bat', 'bat', 'bear'], ways: ['bat bat bear', 'bat bat'] },
    { cards: ['bat', 'bear', 'bear', 'box'], ways: ['bat bear bear', 'bat bear box', 'bear bear box', 'bear bear'] },
    { cards: ['bat', 'bat', 'bat'], ways: ['bat bat bat', 'bat bat'] },
    { cards: ['bat', 'bat', 'box', 'box'], ways: ['bat bat box', 'bat box box', 'bat bat', 'box box'] },
  ] as const,
  ({ cards, ways }) => {
    const game = holding(cards);
    if (ways.length === 0)
      expect(game.refusal(place(0, 1, 'ark'))).toMatchObject({ rule: 'EUP-PLC.4', code: 'cannot-pay' });
    else expect(plans(game.play(place(0, 1, 'ark')))).toEqual(ways);
  },
);

rule(['EUP-ART.7', 'EUP-PEN.3'], 'the Courthouse does not concern built markets', () => {
  const game = holding(['box', 'box'], (state) => {
    market(state, 'subterran-a', 'spa-of-fleeting-pleasure');
    market(state, 'subterran-b', 'courthouse-of-hasty-judgment');
    setGoods(state, 0, { water: 4 });
  });
  expect(spacesFor(game)).toContain('subterran-a-visit');
  expect(spacesFor(game)).not.toContain('free-press');
});
