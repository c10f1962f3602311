import {
  activate,
  available,
  give,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EuScenario, place, position } from './positions.js';

// EUP-REC.3: what a compulsory ability does happens by itself, and is told as that of a recruit.

const usedIn = ({ events }: EuScenario) => events.filter(({ type }) => type === 'ability-used');
const used = (recruit: string, rule: string) => ({ type: 'ability-used', rule, seat: 0, recruit, ability: rule });

rule(['EUP-RCT.142', 'EUP-TUN.3'], 'Andrew is told when he gives both, and not where the tier does', () => {
  const dig = (cell: number) =>
    position((state) => {
      available(state, 0, 2);
      setGoods(state, 0, { energy: 1 });
      activate(state, 0, 'andrew-the-spelunker', 'katy-the-dietician');
      setAllegiance(state, 'euphorian', cell);
    }).play(place(0, 2, 'euphorian-tunnel'));
  expect(usedIn(dig(4))).toEqual([used('andrew-the-spelunker', 'EUP-RCT.142')]);
  expect(usedIn(dig(5))).toEqual([]);
});

rule(['EUP-RCT.113', 'EUP-RET.2'], 'Yordy is told at a free retrieval, and not at one that is paid', () => {
  const back = (price: 'free' | 'food') =>
    position(
      (state) => {
        available(state, 0, 2);
        stand(state, 0, 'farm', 3);
        setGoods(state, 0, { food: 1 });
        activate(state, 0, 'yordy-the-demotivator');
      },
      { recruitEdition: 'first' },
    )
      .script([1])
      .play({ type: 'retrieve', seat: 0, workers: [2], price });
  expect(usedIn(back('free'))).toEqual([used('yordy-the-demotivator', 'EUP-RCT.113')]);
  expect(usedIn(back('food'))).toEqual([]);
});

rule(['EUP-RCT.133b', 'EUP-PLC.11'], 'Chase is told when the new worker is placed, and not when it stays', () => {
  const added = () =>
    position((state) => {
      available(state, 0, 2, 3);
      setGoods(state, 0, { energy: 3 });
      activate(state, 0, 'chase-the-miner');
    })
      .script([1])
      .play(place(0, 2, 'tank-energy'));
  const game = added().play(place(0, 1, 'farm'));
  expect(usedIn(game)).toEqual([used('chase-the-miner', 'EUP-RCT.133b')]);
  const other = added().play({ type: 'decline-placement', seat: 0 });
  expect(usedIn(other)).toEqual([]);
  expect(other.events).toContainEqual({
    type: 'extra-placement-declined',
    rule: 'EUP-PLC.11',
    seat: 0,
    worker: 3,
    value: 1,
  });
});

rule(['EUP-RCT.148b/2', 'EUP-RCT.148'], 'Brian is told by what he does: the burden, the other price, or both', () => {
  const visit = (space: string, plan: readonly ('bliss' | 'food' | 'gold' | 'morale')[]) => {
    const game = position((state) => {
      available(state, 0, 2);
      setGoods(state, 0, { bliss: 4, food: 4, gold: 1 });
      setPlayer(state, 0, { morale: 3 });
      activate(state, 0, 'brian-the-viticulturist');
      market(state, 'euphorian-a', 'apothecary-of-productive-dreams', 0);
    }).play(place(0, 2, space));
    return game.legal().some(({ type }) => type === 'pay') ? game.play({ type: 'pay', seat: 0, plan }) : game;
  };
  const [price, burden] = ['EUP-RCT.148', 'EUP-RCT.148b/2'].map((its) => used('brian-the-viticulturist', its));
  expect(usedIn(visit('cloud-mine', ['morale']))).toEqual([burden]);
  expect(usedIn(visit('euphorian-a-visit', ['food', 'bliss', 'bliss', 'bliss', 'gold']))).toEqual([price]);
  expect(usedIn(visit('breeze-bar', ['food', 'bliss', 'morale']))).toEqual([burden]);
  expect(usedIn(visit('breeze-bar', ['food', 'food', 'morale']))).toEqual([price, burden]);
});

rule('EUP-R66', 'what a recruit offers another player is told, taken or not', () => {
  const offered = (answer: 'take-offer' | 'decline') =>
    position((state) => {
      available(state, 0, 2);
      give(state, 0, 'balloons');
      activate(state, 0, 'jacko-the-archivist');
    }).play(place(0, 2, 'ark'), { type: answer, seat: 1 });
  const told = { rule: 'EUP-R66', seat: 1, recruit: 'jacko-the-archivist' };
  expect(offered('take-offer').events).toContainEqual({ type: 'offer-taken', ...told });
  expect(offered('decline').events).toContainEqual({ type: 'offer-declined', ...told });
});
