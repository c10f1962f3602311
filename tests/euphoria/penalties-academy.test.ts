import {
  activate,
  available,
  give,
  hide,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, type EuScenario, type EuState, place, position, retrieve, spacesFor, take } from './positions.js';

// The Academy: no ability of recruits works for players without a star on it.

/** The Academy is built on wastelander-b with a star of each of these seats. */
const academy = (stars: readonly number[], recipe: (state: EuState) => void, options = {}): EuScenario =>
  position((state) => {
    market(state, 'wastelander-b', 'academy-of-mandatory-equality', ...stars);
    available(state, 0, 1, 2);
    recipe(state);
  }, options);
const BOTH = [
  { stars: [], works: false },
  { stars: [1, 2], works: false },
  { stars: [0], works: true },
] as const;

rule.each(['EUP-PEN.7', 'EUP-RCT.122'], 'under the Academy Lee has no trade on a bump', BOTH, ({ stars, works }) => {
  const game = academy(stars, (state) => {
    activate(state, 0, 'lee-the-gossip');
    setPlayer(state, 0, { morale: 2 });
    setGoods(state, 0, { energy: 1 });
    stand(state, 1, 'euphorian-tunnel', 2);
  })
    .script([1])
    .play(place(0, 1, 'euphorian-tunnel'));
  expect(asked(game)?.kind).toBe(works ? 'ability-window' : 'place-benefit');
});

rule.each(
  ['EUP-PEN.7', 'EUP-RCT.125'],
  'under the Academy compulsory abilities do not work either',
  BOTH,
  ({ stars, works }) => {
    const game = academy(stars, (state) => {
      activate(state, 0, 'ian-the-horticulturist');
      available(state, 0, 5, 2);
    });
    expect(changes(game, place(0, 5, 'farm'))).toEqual({
      'goods.0.food': 1,
      'knowledge.0': 2,
      'workers.0.0': 'farm 5',
      ...(works ? { 'goods.0.water': 1 } : {}),
    });
  },
);

rule.each(
  ['EUP-PEN.7', 'EUP-R15', 'EUP-RCT.138', 'EUP-RCT.147'],
  'under the Academy Curtis and Nick follow no step of a track',
  BOTH,
  ({ stars, works }) => {
    const steps = (recruit: string) =>
      academy(stars, (state) => {
        activate(state, 0, recruit);
        setPlayer(state, 0, { morale: 3 });
        stand(state, 0, 'farm', 6);
        stand(state, 1, 'farm', 6);
      });
    const curtis = steps('curtis-the-propagandist')
      .script([1])
      .play(retrieve(0, [3]));
    expect([curtis.state.morale[0], curtis.state.knowledge[0]]).toEqual([2, works ? 2 : 3]);
    const nick = steps('nick-the-understudy').play(place(0, 1, 'farm'));
    expect([nick.state.morale[0], nick.state.knowledge[0]]).toEqual([works ? 4 : 3, 4]);
  },
);

rule.each(
  ['EUP-PEN.7', 'EUP-R15', 'EUP-RCT.148b/2'],
  'the Academy also takes a burden away: Brian pays no morale in Icarus',
  BOTH,
  ({ stars, works }) => {
    const visit = (morale: number) =>
      academy(stars, (state) => {
        activate(state, 0, 'brian-the-viticulturist');
        setPlayer(state, 0, { morale });
        setGoods(state, 0, { gold: 3 });
      });
    expect(visit(3).play(place(0, 1, 'nimbus-loft')).state.morale[0]).toBe(works ? 2 : 3);
    expect(spacesFor(visit(1)).includes('nimbus-loft')).toBe(!works);
    expect(spacesFor(visit(1)).includes('cloud-mine')).toBe(!works);
  },
);

rule.each(
  ['EUP-PEN.7', 'EUP-RCT.105', 'EUP-RCT.128'],
  'under the Academy no ability helps to pay for a space',
  BOTH,
  ({ stars, works }) => {
    const game = academy(stars, (state) => {
      activate(state, 0, 'flartner-the-luddite', 'kadan-the-infiltrator');
      give(state, 0, 'bat');
      setShared(state, { miners: { euphorian: 9 } });
    });
    const spaces = spacesFor(game);
    expect([spaces.includes('euphorian-a-1'), spaces.includes('euphorian-tunnel-end')]).toEqual([works, works]);
    if (!works)
      expect(game.refusal(place(0, 1, 'euphorian-tunnel-end'))).toEqual({
        rule: 'EUP-TUN.8',
        code: 'no-active-recruit',
      });
  },
);

rule.each(
  ['EUP-PEN.7', 'EUP-RCT.141', 'EUP-RCT.110'],
  'under the Academy retrievals have no other prices and no sacrifice',
  BOTH,
  ({ stars, works }) => {
    const game = academy(stars, (state) => {
      activate(state, 0, 'jefferson-the-shock-artist', 'pete-the-cannibal');
      setGoods(state, 0, { energy: 1, food: 1 });
      stand(state, 0, 'farm', 6);
    });
    const prices = game.legal('retrieve').map(({ price }) => price);
    expect(prices).toEqual(works ? ['food', 'free', 'jefferson-the-shock-artist'] : ['food', 'free']);
    game.script(works ? [] : [1]).play(retrieve(0, [3], 'food'));
    expect(asked(game)?.kind).toBe(works ? 'ability-window' : 'turn-main');
  },
);

rule.each(
  ['EUP-PEN.7', 'EUP-RCT.135', 'EUP-RCT.142'],
  'under the Academy neither the draw nor the benefit of a tunnel is changed',
  BOTH,
  ({ stars, works }) => {
    const dig = (recruit: string) =>
      academy(stars, (state) => {
        activate(state, 0, recruit);
        setPlayer(state, 0, { morale: 3 });
        setGoods(state, 0, { energy: 1 });
        stack(state, 'artifactDeck', ['box', 'bear', 'bat']);
      }).play(place(0, 1, 'euphorian-tunnel'));
    expect(asked(dig('andrew-the-spelunker'))?.kind).toBe(works ? 'turn-main' : 'place-benefit');
    const geek = dig('geek-the-oracle').play(take(0, 'artifact'));
    expect(asked(geek)?.kind).toBe(works ? 'draw-react' : 'turn-main');
  },
);

rule(['EUP-PEN.7', 'EUP-REC.11'], 'the Academy stops the recruits of those alone who have no star on it', () => {
  const roll = (...stars: number[]) =>
    academy(stars, (state) => {
      activate(state, 1, 'amanda-the-broker');
      setGoods(state, 1, { bliss: 1 });
      setGoods(state, 0, { energy: 1 });
      stand(state, 1, 'euphorian-tunnel', 2);
    });
  expect(asked(roll(1).play(place(0, 1, 'euphorian-tunnel')))).toMatchObject({ kind: 'ability-react', seat: 1 });
  expect(
    asked(
      roll(0)
        .script([2])
        .play(place(0, 1, 'euphorian-tunnel')),
    )?.kind,
  ).toBe('place-benefit');
});

rule(
  ['EUP-PEN.7', 'EUP-R15', 'EUP-COM.6', 'EUP-TUN.3', 'EUP-ICA.3'],
  'the Academy leaves the bonuses of tiers alone',
  () => {
    const owner = (recruit: string) =>
      academy([], (state) => {
        activate(state, 0, recruit);
        setShared(state, { allegiance: { euphorian: 5, subterran: 5, wastelander: 5, icarite: 5 } });
        setPlayer(state, 0, { morale: 2 });
        setGoods(state, 0, { energy: 1, gold: 3 });
        available(state, 0, 5, 2);
        stack(state, 'artifactDeck', ['box']);
      });
    expect(changes(owner('laura-the-philanthropist'), place(0, 5, 'generator'))).toMatchObject({ 'goods.0.energy': 3 });
    expect(changes(owner('laura-the-philanthropist'), place(0, 5, 'euphorian-tunnel'))).toMatchObject({
      'goods.0.gold': 4,
      'hands.0': 'box',
    });
    expect(changes(owner('lee-the-gossip'), place(0, 5, 'nimbus-loft'))).toMatchObject({ 'hands.0': 'box' });
  },
);

rule(['EUP-PEN.7', 'EUP-ALL.5', 'EUP-ALL.6'], 'under the Academy recruits are still revealed and starred', () => {
  const before = (cell: number) =>
    academy([], (state) => {
      setAllegiance(state, 'euphorian', cell);
      if (cell === 7) hide(state, 0, 'laura-the-philanthropist');
      else activate(state, 0, 'laura-the-philanthropist');
    });
  expect(changes(before(7), place(0, 1, 'generator'))).toMatchObject({ 'active.0': 'laura-the-philanthropist' });
  expect(changes(before(10), place(0, 1, 'generator'))).toMatchObject({ recruitStars: 'laura-the-philanthropist' });
});

rule(
  ['EUP-PEN.7', 'EUP-ART.5', 'EUP-RCT.118'],
  'with a star put on the Academy Esme already reacts to that star',
  () => {
    const visited = (on: string) =>
      academy([], (state) => {
        activate(state, 0, 'esme-the-fireman');
        setPlayer(state, 0, { morale: 4 });
        give(state, 0, 'bat', 'bat', 'box');
      }).play(place(0, 1, 'ark'), { type: 'pay', seat: 0, plan: ['bat', 'bat'] }, { type: 'place-star', seat: 0, on });
    expect(asked(visited('wastelander-b'))).toMatchObject({ kind: 'ability-react', seat: 0 });
    expect(asked(visited('territory'))).toMatchObject({ kind: 'turn-main', seat: 1 });
    expect(eventTypes(visited('territory'))).not.toContain('ability-used');
  },
);
