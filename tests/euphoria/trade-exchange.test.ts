import { engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  give,
  put,
  setDilemma,
  setGoods,
  setMorale,
  setPlayer,
  stack,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, endTurn, eventTypes, facts } from './facts.js';
import { asked, discard, handOf, kindOf, NONE, place, take } from './positions.js';
import { accept, pickCard, propose, reject, trading } from './trading.js';

/** Seat 0 holds bat, bear, bear; seat 1 box, glasses; both have goods, and room for one card more. */
const market = (options: Parameters<typeof trading>[1] = {}) =>
  trading((state) => {
    setGoods(state, 0, { energy: 3, clay: 1 });
    setGoods(state, 1, { gold: 2, bliss: 1 });
    setMorale(state, 4, 3, 1, 1);
    give(state, 0, 'bat', 'bear', 'bear');
    give(state, 1, 'box', 'glasses');
  }, options);

rule(['EUP-TRD.1', 'EUP-TRD.8'], 'goods of both sides change hands, all of them and nothing else', () => {
  const game = market();
  expect(changes(game, ...propose(['energy', 'energy', 'clay'], ['bliss', 'gold', 'gold']), accept(1))).toEqual({
    'goods.0.energy': 1,
    'goods.0.clay': 0,
    'goods.0.bliss': 1,
    'goods.0.gold': 2,
    'goods.1.energy': 2,
    'goods.1.clay': 1,
    'goods.1.bliss': 0,
    'goods.1.gold': 0,
  });
  expect(game.events.slice(1)).toEqual([
    {
      type: 'trade-proposed',
      rule: 'EUP-TRD.4',
      seat: 0,
      partner: 1,
      give: ['energy', 'energy', 'clay'],
      ask: ['bliss', 'gold', 'gold'],
    },
    { type: 'trade-accepted', rule: 'EUP-TRD.7', seat: 1, proposer: 0 },
    {
      type: 'goods-handed-over',
      rule: 'EUP-TRD.8',
      seat: 0,
      to: 1,
      good: 'energy',
      count: 2,
      owned: { from: 3, to: 1 },
      received: { from: 0, to: 2 },
    },
    {
      type: 'goods-handed-over',
      rule: 'EUP-TRD.8',
      seat: 1,
      to: 0,
      good: 'bliss',
      count: 1,
      owned: { from: 1, to: 0 },
      received: { from: 0, to: 1 },
    },
    {
      type: 'goods-handed-over',
      rule: 'EUP-TRD.8',
      seat: 1,
      to: 0,
      good: 'gold',
      count: 2,
      owned: { from: 2, to: 0 },
      received: { from: 0, to: 2 },
    },
    {
      type: 'goods-handed-over',
      rule: 'EUP-TRD.8',
      seat: 0,
      to: 1,
      good: 'clay',
      count: 1,
      owned: { from: 1, to: 0 },
      received: { from: 0, to: 1 },
    },
  ]);
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 0 });
});

rule(['EUP-TRD.1', 'EUP-TRD.8'], 'named cards change hands without another question', () => {
  const game = market();
  expect(changes(game, ...propose(['bat', 'bear'], ['glasses']), accept(1))).toEqual({
    'hands.0': 'bear glasses',
    'hands.1': 'bat bear box',
  });
});

rule('EUP-TRD.1', 'the partner may sit anywhere at the table', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 3, { gold: 1 });
  });
  expect(changes(game, ...propose(['energy'], ['gold'], 3), accept(3))).toEqual({
    'goods.0.energy': 0,
    'goods.0.gold': 1,
    'goods.3.energy': 1,
    'goods.3.gold': 0,
  });
});

rule('EUP-TRD.7', 'a rejection changes nothing and tells nothing', () => {
  const game = market();
  const before = facts(game.state);
  game.play(...propose(['energy'], ['gold']));
  expect(game.legal()).toEqual([accept(1), reject(1)]);
  game.play(reject(1));
  expect(facts(game.state)).toEqual(before);
  expect(game.events).toEqual([{ type: 'trade-rejected', rule: 'EUP-TRD.7', seat: 1, proposer: 0 }]);
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 0 });
});

rule.each(
  ['EUP-TRD.7', 'EUP-ENG.1'],
  'accepting is offered only to who holds everything asked, and who does not is asked all the same',
  [
    { ask: ['box'], can: true },
    { ask: ['box', 'glasses'], can: true },
    { ask: ['box', 'artifact'], can: true },
    { ask: ['artifact', 'artifact'], can: true },
    { ask: ['box', 'box'], can: false },
    { ask: ['bat'], can: false },
    { ask: ['bat', 'artifact'], can: false },
    { ask: ['gold', 'glasses'], can: true },
    { ask: ['gold', 'balloons'], can: false },
  ] as const,
  ({ ask, can }) => {
    const game = market().play(...propose(['energy'], ask));
    expect(game.legal()).toEqual(can ? [accept(1), reject(1)] : [reject(1)]);
    if (!can) expect(game.refusal(accept(1))).toEqual({ rule: 'EUP-TRD.7', code: 'does-not-hold' });
  },
);

rule('EUP-TRD.7', 'only the partner answers', () => {
  const game = market().play(...propose(['energy'], ['gold']));
  expect(game.refusal(accept(2))).toMatchObject({ code: 'not-asked' });
  expect(game.refusal(reject(0))).toMatchObject({ code: 'not-asked' });
});

rule(['EUP-TRD.8', 'EUP-ENG.1'], 'the active player and then the partner pick the cards that were not named', () => {
  const game = market().play(...propose(['bear', 'artifact'], ['artifact', 'artifact']), accept(1));
  expect(asked(game)).toEqual({ kind: 'trade-pick-cards', seat: 0, count: 1 });
  expect(game.legal()).toEqual([pickCard(0, 'bat'), pickCard(0, 'bear')]);
  expect(game.refusal(pickCard(0, 'box'))).toEqual({
    rule: 'EUP-TRD.8',
    code: 'not-in-hand',
    details: { artifact: 'box' },
  });
  game.play(pickCard(0, 'bat'));
  expect(asked(game)).toEqual({ kind: 'trade-pick-cards', seat: 1, count: 2 });
  expect(game.legal()).toEqual([pickCard(1, 'box'), pickCard(1, 'glasses')]);
  game.play(pickCard(1, 'glasses'));
  expect(asked(game)).toEqual({ kind: 'trade-pick-cards', seat: 1, count: 1 });
  expect(game.legal()).toEqual([pickCard(1, 'box')]);
  game.play(pickCard(1, 'box'));
  expect([handOf(game.state, 0), handOf(game.state, 1)]).toEqual([
    ['bear', 'box', 'glasses'],
    ['bat', 'bear'],
  ]);
  expect([game.state.namedArtifacts.flat(), game.state.pickedArtifacts.flat()]).toEqual([[], []]);
});

rule('EUP-TRD.8', 'unnamed cards are picked among those that the named ones leave', () => {
  const game = market().play(...propose(['bear', 'artifact'], ['box', 'artifact']), accept(1), pickCard(0, 'bear'));
  expect(game.legal()).toEqual([pickCard(1, 'glasses')]);
  game.play(pickCard(1, 'glasses'));
  expect([handOf(game.state, 0), handOf(game.state, 1)]).toEqual([
    ['bat', 'box', 'glasses'],
    ['bear', 'bear'],
  ]);
});

rule('EUP-TRD.8', 'nothing changes hands before the last card is picked', () => {
  const game = market().play(...propose(['energy', 'artifact'], ['gold', 'artifact']), accept(1));
  expect(changes(game, pickCard(0, 'bat'))).toEqual({ 'hands.0': 'bear bear' });
  expect(changes(game, pickCard(1, 'box'))).toMatchObject({
    'goods.0.energy': 2,
    'goods.0.gold': 1,
    'goods.1.energy': 1,
    'goods.1.gold': 1,
    'hands.0': 'bear bear box',
    'hands.1': 'bat glasses',
  });
});

rule(['EUP-TRD.8', 'EUP-MOR.2'], 'hand limits follow the exchange, first that of the active player', () => {
  const game = trading((state) => {
    setMorale(state, 2, 1, 1, 1);
    give(state, 0, 'bat', 'bear');
    give(state, 1, 'box');
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { gold: 1 });
  });
  game.play(...propose(['energy'], ['box']), accept(1));
  expect(asked(game)).toEqual({ kind: 'hand-discard', seat: 0 });
  expect(changes(game, discard(0, 'bat'))).toEqual({ 'hands.0': 'bear box', discard: 'bat' });
  game.play(...propose(['bear', 'box'], ['gold']), accept(1));
  expect(asked(game)).toEqual({ kind: 'hand-discard', seat: 1 });
  expect(changes(game, discard(1, 'bear'))).toEqual({ 'hands.1': 'box', discard: 'bat bear' });
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 0 });
});

rule(
  ['EUP-TRD.8', 'EUP-MOR.2'],
  'an even exchange of cards exceeds no limit, an uneven one that of the partner',
  () => {
    const game = trading((state) => {
      setMorale(state, 1, 1, 1, 1);
      give(state, 0, 'bat');
      give(state, 1, 'box');
    });
    game.play(...propose(['bat'], ['box']), accept(1));
    expect(asked(game)).toEqual({ kind: 'turn-main', seat: 0 });
    expect([handOf(game.state, 0), handOf(game.state, 1)]).toEqual([['box'], ['bat']]);
    const other = trading((state) => {
      setMorale(state, 2, 1, 1, 1);
      give(state, 0, 'bat', 'bear');
      give(state, 1, 'box');
      setGoods(state, 1, { gold: 1 });
    }).play(...propose(['bat', 'bear'], ['gold', 'box']), accept(1));
    expect(asked(other)).toEqual({ kind: 'hand-discard', seat: 1 });
    other.play(discard(1, 'bat'));
    expect([handOf(other.state, 0), handOf(other.state, 1)]).toEqual([['box'], ['bear']]);
  },
);

rule('EUP-TRD.8', 'a traded card is no draw: Geek has nothing to say', () => {
  const game = trading((state) => {
    activate(state, 0, 'geek-the-oracle');
    setPlayer(state, 0, { morale: 3 });
    setGoods(state, 0, { energy: 1 });
    give(state, 1, 'box');
    stack(state, 'artifactDeck', ['bat']);
  }).play(...propose(['energy'], ['box']), accept(1));
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 0 });
  expect(handOf(game.state, 0)).toEqual(['box']);
});

rule(['EUP-TRD.8', 'EUP-PLC.4'], 'what was traded for can be spent in the same turn', () => {
  const game = trading((state) => {
    setGoods(state, 0, { clay: 1 });
    setGoods(state, 1, { energy: 1 });
    available(state, 0, 1, 2);
  });
  expect(game.refusal(place(0, 1, 'euphorian-tunnel'))).toMatchObject({ rule: 'EUP-PLC.4', code: 'cannot-pay' });
  game.play(...propose(['clay'], ['energy']), accept(1), place(0, 1, 'euphorian-tunnel'), take(0, 'gold'), endTurn());
  expect(facts(game.state).goods[0]).toMatchObject({ energy: 0, clay: 0, gold: 1 });
});

rule(['EUP-TRD.8', 'EUP-DIL.2'], 'a traded card pays for a dilemma', () => {
  const game = trading((state) => {
    setDilemma(state, 0, 'box');
    setGoods(state, 0, { energy: 1 });
    give(state, 1, 'box');
  });
  expect(game.legal('resolve-dilemma')).toEqual([]);
  game.play(...propose(['energy'], ['box']), accept(1));
  expect(game.legal('resolve-dilemma').map(({ side, artifacts }) => [side, ...artifacts])).toEqual([
    ['fight', 'box'],
    ['join', 'box'],
  ]);
});

rule('EUP-TRD.9', 'unnamed cards are seen by the two partners alone', () => {
  const game = market().play(...propose(['artifact'], ['gold']), accept(1), pickCard(0, 'bat'));
  const traded = { type: 'artifacts-traded', rule: 'EUP-TRD.8', seat: 0, to: 1, count: 1 };
  const seen = (viewer: number | 'spectator') =>
    game.eventsFor(viewer).filter((event) => event.type === 'artifacts-traded');
  expect(seen(0)).toEqual([{ ...traded, artifacts: ['bat'] }]);
  expect(seen(1)).toEqual([{ ...traded, artifacts: ['bat'] }]);
  expect(seen(2)).toEqual([traded]);
  expect(seen('spectator')).toEqual([traded]);
  expect(JSON.stringify(game.eventsFor(2))).not.toContain('bat');
});

rule('EUP-TRD.9', 'while the cards are picked nobody else sees which', () => {
  const one = market().play(...propose(['artifact', 'artifact'], ['gold']), accept(1), pickCard(0, 'bat'));
  const other = market().play(...propose(['artifact', 'artifact'], ['gold']), accept(1), pickCard(0, 'bear'));
  expect(engine.view(one.state, 1)).toEqual(engine.view(other.state, 1));
  expect(engine.view(one.state, 2)).toEqual(engine.view(other.state, 2));
  expect(engine.view(one.state, 0)).not.toEqual(engine.view(other.state, 0));
});

rule(['EUP-TRD.2', 'EUP-TRD.3'], 'a trade after the action leads back to the pause', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { gold: 2 });
  }).play(place(0, 1, 'farm'), place(0, 1, 'farm'), ...propose(['energy'], ['gold']), accept(1));
  expect(asked(game)).toEqual({ kind: 'turn-continue', seat: 0 });
  game.play(...propose(['food'], ['gold']), accept(1));
  expect(game.state.active).toBe(1);
  expect(eventTypes(game).at(-1)).toBe('turn-began');
});

rule(['EUP-TRD.6', 'EUP-TRD.8'], 'all goods and cards of both can be exchanged', () => {
  const game = market();
  expect(
    changes(
      game,
      ...propose(['energy', 'energy', 'energy', 'bat', 'bear', 'bear'], ['bliss', 'gold', 'gold', 'box', 'glasses']),
      accept(1),
    ),
  ).toEqual({
    'goods.0.energy': 0,
    'goods.0.bliss': 1,
    'goods.0.gold': 2,
    'goods.1.energy': 3,
    'goods.1.bliss': 0,
    'goods.1.gold': 0,
    'hands.0': 'box glasses',
    'hands.1': 'bat bear bear',
  });
});

rule('EUP-TRD.7', 'everything asked has to be there when the partner answers', () => {
  const game = market().play(...propose(['energy'], ['gold', 'gold', 'box', 'artifact']));
  expect(game.legal()).toEqual([accept(1), reject(1)]);
  const refused = { rule: 'EUP-TRD.7', code: 'does-not-hold' };
  const poorer = market().play(...propose(['energy'], ['gold', 'gold', 'box', 'artifact']));
  poorer.edit((state) => setGoods(state, 1, { gold: 1 }));
  expect(poorer.refusal(accept(1))).toEqual(refused);
  game.edit((state) => {
    put(state, 'artifactDiscard', [kindOf(state.hands[1]?.[1] ?? NONE)], [['hands.*', 1]]);
  });
  expect(game.refusal(accept(1))).toEqual(refused);
});
