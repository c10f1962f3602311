import { FACTIONS } from '@rulewright/euphoria';
import {
  available,
  give,
  hide,
  recruitOf,
  setAllegiance,
  setDilemma,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { before, step, TWO } from './allegiance.js';
import { changes, endTurn, eventTypes } from './facts.js';
import { type EuState, place, position } from './positions.js';

// EUP-ALL.5, EUP-ALL.7, EUP-ALL.8, EUP-REC.8: the step to cell 8, and recruits that are revealed.

const hidden =
  (seat: number, ...ids: string[]) =>
  (state: EuState) =>
    hide(state, seat, ...ids);

rule.each(
  ['EUP-ALL.5', 'EUP-ALL.8', 'EUP-ICA.5'],
  'the step to cell 8 reveals every hidden recruit of the faction, of all players',
  FACTIONS,
  (faction) => {
    const [one, two] = TWO[faction];
    const other = faction === 'icarite' ? TWO.euphorian[0] : TWO.icarite[0];
    const game = before(faction, 7, (state) => {
      hide(state, 1, one, other);
      hide(state, 2, two);
    });
    expect(changes(game, step(faction))).toMatchObject({
      [`allegiance.${faction}`]: 8,
      'active.1': one,
      'hidden.1': other,
      'active.2': two,
      'hidden.2': '',
    });
    expect(game.events.filter(({ type }) => type === 'recruit-revealed')).toEqual([
      { type: 'recruit-revealed', rule: 'EUP-ALL.5', seat: 1, recruit: one },
      { type: 'recruit-revealed', rule: 'EUP-ALL.5', seat: 2, recruit: two },
    ]);
  },
);

rule.each('EUP-ALL.5', 'the steps to other cells reveal nobody', [0, 1, 4, 5, 6], (cell) => {
  const game = before('icarite', cell, hidden(1, TWO.icarite[0]));
  expect(changes(game, step('icarite'))).not.toHaveProperty('active.1');
});

rule(['EUP-ALL.5', 'EUP-REC.11'], 'recruits are revealed clockwise from the active player', () => {
  const game = position(
    (state) => {
      setAllegiance(state, 'icarite', 7);
      hide(state, 0, 'lee-the-gossip');
      hide(state, 1, 'rebecca-the-peddler');
      hide(state, 2, 'amanda-the-broker', 'maxime-the-ambassador');
    },
    {},
    1,
  ).play(place(1, 1, 'cloud-mine'));
  const seats = game.events.flatMap((event) => (event.type === 'recruit-revealed' ? [event.seat] : []));
  expect(seats).toEqual([1, 2, 2, 0]);
});

rule(['EUP-ALL.5', 'EUP-ALL.8', 'EUP-R23'], 'cell 8 counts although nobody has a recruit of the faction', () => {
  const game = before('subterran', 7).play(step('subterran'));
  expect(game.state.allegiance).toEqual([0, 8, 0, 0]);
  expect(eventTypes(game)).not.toContain('recruit-revealed');
});

/** The recruit that a fight keeps, with the given allegiance and miner of the Subterrans. */
const fight = (allegiance: number, miner: number, options = {}) => {
  const game = position((state) => {
    setDilemma(state, 0, 'book');
    give(state, 0, 'book');
    stack(state, 'recruitDeck', ['maggie-the-outlaw', 'lee-the-gossip']);
    setAllegiance(state, 'subterran', allegiance);
    setShared(state, { miners: { subterran: miner } });
  }, options).play({ type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['book'] });
  return changes(game, { type: 'keep-recruit', seat: 0, recruit: 'maggie-the-outlaw' });
};

rule.each(
  ['EUP-ALL.8', 'EUP-DIL.4', 'EUP-R23', 'EUP-TUN.5'],
  'a faction is revealed from allegiance 8 or miner 6 on, so that a recruit kept then is active',
  [
    { allegiance: 7, miner: 5, isActive: false },
    { allegiance: 8, miner: 0, isActive: true },
    { allegiance: 10, miner: 0, isActive: true },
    { allegiance: 0, miner: 6, isActive: true },
    { allegiance: 0, miner: 9, isActive: true },
  ],
  ({ allegiance, miner, isActive }) => {
    expect(fight(allegiance, miner)).toEqual(
      isActive ? { 'active.0': 'maggie-the-outlaw' } : { 'hidden.0': 'maggie-the-outlaw' },
    );
  },
);

rule(
  ['EUP-ALL.7', 'EUP-DIL.4', 'EUP-R69'],
  'a recruit that becomes active at allegiance 11 gets its star at once',
  () => {
    expect(fight(11, 0)).toEqual({
      'active.0': 'maggie-the-outlaw',
      recruitStars: 'maggie-the-outlaw',
      'stars.0': 9,
    });
  },
);

rule(['EUP-ALL.8', 'EUP-ICA.5', 'EUP-DIL.4'], 'miners reveal no Icarite', () => {
  const game = position((state) => {
    setDilemma(state, 0, 'book');
    give(state, 0, 'book');
    stack(state, 'recruitDeck', ['maggie-the-outlaw', 'lee-the-gossip']);
    setShared(state, { miners: { euphorian: 9, subterran: 9, wastelander: 9 } });
    setAllegiance(state, 'icarite', 7);
  }).play({ type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['book'] });
  expect(changes(game, { type: 'keep-recruit', seat: 0, recruit: 'lee-the-gossip' })).toEqual({
    'hidden.0': 'lee-the-gossip',
  });
});

rule(['EUP-REC.8', 'EUP-R22', 'EUP-ALL.2'], 'a revealed recruit works from the next turn of any player on', () => {
  const digging = (options = {}) =>
    position((state) => {
      hide(state, 0, TWO.euphorian[0]);
      setAllegiance(state, 'euphorian', 5);
      setShared(state, { miners: { euphorian: 5 } });
      available(state, 0, 1, 1);
      setGoods(state, 0, { energy: 1 });
    }, options).play(place(0, 1, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  const game = digging();
  expect(game.state.freshRecruits).toEqual([recruitOf(TWO.euphorian[0])]);
  expect(changes(game, place(0, 1, 'generator'))).toMatchObject({ 'goods.0.energy': 1 });
  expect(game.state.freshRecruits).toEqual([]);
  game.play({ type: 'place', seat: 1, value: 1, space: 'farm' }, endTurn(1));
  expect(game.state.active).toBe(2);
  const atOnce = digging({ revealedRecruitsUsable: 'at-once' });
  expect(changes(atOnce, place(0, 1, 'generator'))).toMatchObject({ 'goods.0.energy': 2 });
});

rule(['EUP-REC.8', 'EUP-R22'], "in the opponent's next turn the revealed recruit works already", () => {
  const game = position(
    (state) => {
      hide(state, 1, 'ray-the-foreman');
      setAllegiance(state, 'euphorian', 7);
      stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
      available(state, 0, 1, 2);
      available(state, 1, 1, 1);
      stand(state, 0, 'euphorian-a-1', 1);
      setGoods(state, 1, { gold: 1 });
      setPlayer(state, 1, { morale: 2 });
    },
    { players: 2 },
  ).play(place(0, 1, 'generator'));
  expect(game.state.activeRecruits[1]).toEqual([recruitOf('ray-the-foreman')]);
  expect(changes(game.script([1, 1]), place(1, 1, 'euphorian-a-2'))).toMatchObject({ 'morale.1': 4 });
});

rule.each(
  ['EUP-REC.8', 'EUP-R22'],
  'in the turn of its reveal a recruit already carries stars and opens tunnel ends',
  ['next-turn', 'at-once'] as const,
  (revealedRecruitsUsable) => {
    const game = before(
      'euphorian',
      7,
      (state) => {
        hide(state, 0, TWO.euphorian[0]);
        setShared(state, { miners: { euphorian: 0 } });
        available(state, 0, 1, 1);
      },
      { revealedRecruitsUsable },
    ).play(step('euphorian'));
    expect(game.state.freshRecruits).toEqual([recruitOf(TWO.euphorian[0])]);
    game.edit((state) => {
      setShared(state, { miners: { euphorian: 9 } });
    });
    expect(game.legal('place').map(({ space }) => space)).toContain('euphorian-tunnel-end');
  },
);
