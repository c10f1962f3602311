import { type EuphoriaAction, engine } from '@rulewright/euphoria';
import { activate, available, give, market, setGoods, setPlayer, stack, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, type EuScenario, type EuState, goodsOf, place, position, retrieve, use } from './positions.js';

// The six tiles that punish a face of the dice.

const TILES = [
  { tile: 'disassemble-a-teddy-bear-shop', face: 1 },
  { tile: 'clinic-of-blind-hindsight', face: 2 },
  { tile: 'bemusement-park', face: 3 },
  { tile: 'friendly-local-game-bonfire', face: 4 },
  { tile: 'stadium-of-guaranteed-home-runs', face: 5 },
  { tile: 'center-for-reduced-literacy', face: 6 },
] as const;
type Tile = (typeof TILES)[number]['tile'];
const FACES = [1, 2, 3, 4, 5, 6];
type Good = Extract<EuphoriaAction, { type: 'pay-penalty' }>['good'];
const payPenalty = (good: Good, seat = 0) => ({ type: 'pay-penalty', seat, good }) as const;

/** Seat 0 owns 1 energy and 2 clay and has two workers on the Farm; the tile is built with stars of these seats. */
const rolling = (tile: Tile, stars: readonly number[] = [], recipe: (state: EuState) => void = () => {}): EuScenario =>
  position((state) => {
    market(state, 'subterran-b', tile, ...stars);
    available(state, 0);
    stand(state, 0, 'farm', 1);
    stand(state, 0, 'farm', 2);
    setGoods(state, 0, { energy: 1, clay: 2 });
    recipe(state);
  });
const back = retrieve(0, [1]);
const bothBack = retrieve(0, [1, 2]);

rule.each(
  ['EUP-PEN.13', 'EUP-PEN.14', 'EUP-PEN.15', 'EUP-PEN.16', 'EUP-PEN.17', 'EUP-PEN.18', 'EUP-KNO.7'],
  'a die that shows the face of the tile costs one good of choice, any other face nothing',
  TILES,
  ({ tile, face }) => {
    const game = rolling(tile).script([face]).play(back);
    const cites = `EUP-PEN.${12 + face}`;
    expect(asked(game)).toEqual({ kind: 'roll-pay-penalty', rule: cites, seat: 0 });
    expect(engine.decision(game.state)?.rule).toBe(cites);
    expect(game.legal()).toEqual([payPenalty('energy'), payPenalty('clay')]);
    expect(changes(game, payPenalty('clay'))).toEqual({ 'goods.0.clay': 1 });
    expect(game.state.active).toBe(1);
    for (const other of FACES.filter((shown) => shown !== face))
      expect(rolling(tile).script([other]).play(back).state.active).toBe(1);
  },
);

rule.each(
  ['EUP-PEN.13', 'EUP-PEN.14', 'EUP-PEN.15', 'EUP-PEN.16', 'EUP-PEN.17', 'EUP-PEN.18', 'EUP-BLD.10'],
  'an own star on the tile ends the penalty, stars of others do not, and no tile punishes before it is built',
  TILES,
  ({ tile, face }) => {
    expect(asked(rolling(tile, [0]).script([face]).play(back))?.kind).toBe('turn-main');
    expect(asked(rolling(tile, [1, 2]).script([face]).play(back))?.kind).toBe('roll-pay-penalty');
    const hidden = position((state) => {
      stack(state, 'unbuiltTiles', [tile]);
      available(state, 0);
      stand(state, 0, 'farm', 1);
      setGoods(state, 0, { energy: 1, clay: 2 });
    });
    expect(asked(hidden.script([face]).play(back))?.kind).toBe('turn-main');
  },
);

rule(['EUP-PEN.16', 'EUP-KNO.7'], 'each die that shows the face costs a good, one after the other', () => {
  const game = rolling('friendly-local-game-bonfire').script([4, 4]).play(bothBack);
  expect(changes(game, payPenalty('clay'))).toEqual({ 'goods.0.clay': 1 });
  expect(game.legal()).toEqual([payPenalty('energy'), payPenalty('clay')]);
  expect(changes(game, payPenalty('energy'))).toEqual({ 'goods.0.energy': 0 });
  expect(game.state.active).toBe(1);
});

rule(['EUP-PEN.16', 'EUP-KNO.7'], 'of two dice only the one that shows the face costs a good', () => {
  const game = rolling('friendly-local-game-bonfire').script([4, 3]).play(bothBack, payPenalty('clay'));
  expect(goodsOf(game.state, 0)).toEqual({ energy: 1, clay: 1 });
  expect(game.state.active).toBe(1);
});

rule(['EUP-KNO.7', 'EUP-ENG.1'], 'who owns one kind of good loses it without a question', () => {
  const game = rolling('clinic-of-blind-hindsight', [], (state) => setGoods(state, 0, { bliss: 3 }));
  expect(changes(game.script([2, 2]), bothBack)).toMatchObject({ 'goods.0.bliss': 1 });
  expect(eventTypes(game).filter((type) => type === 'goods-lost')).toHaveLength(2);
});

rule.each(
  ['EUP-KNO.7', 'EUP-R37'],
  'who owes more goods than there are loses what there is and owes nothing',
  [
    { owned: {}, left: {} },
    { owned: { gold: 1 }, left: {} },
    { owned: { gold: 3 }, left: { gold: 1 } },
  ],
  ({ owned, left }) => {
    const game = rolling('bemusement-park', [], (state) => setGoods(state, 0, owned));
    game.script([3, 3]).play(bothBack);
    expect(goodsOf(game.state, 0)).toEqual(left);
    expect(game.state.active).toBe(1);
  },
);

rule('EUP-KNO.7', 'a good that is not owned cannot be given up', () => {
  const game = rolling('center-for-reduced-literacy').script([6]).play(back);
  expect(game.refusal(payPenalty('water'))).toEqual({
    rule: 'EUP-PEN.18',
    code: 'no-such-good',
    details: { good: 'water' },
  });
});

rule(['EUP-KNO.7', 'EUP-R8'], 'the good is lost before the knowledge check', () => {
  const game = rolling('center-for-reduced-literacy', [], (state) => {
    available(state, 0, 6);
    setPlayer(state, 0, { knowledge: 4 });
  })
    .script([6])
    .play(back);
  expect(eventTypes(game)).toEqual(['workers-retrieved', 'workers-returned', 'dice-rolled']);
  game.play(payPenalty('energy'));
  expect(eventTypes(game)).toEqual(['goods-lost', 'knowledge-checked', 'worker-lost', 'turn-began']);
});

rule(['EUP-KNO.7', 'EUP-PEN.13'], 'dice that are not of the roll cost nothing, whatever they show', () => {
  const game = rolling('disassemble-a-teddy-bear-shop', [], (state) => available(state, 0, 1, 1));
  expect(changes(game.script([5]), back)).toEqual({ 'workers.0.0': 'available 5' });
});

rule(['EUP-KNO.7', 'EUP-PLC.6'], "a bumped worker costs its owner a good in somebody else's turn", () => {
  const game = position((state) => {
    market(state, 'subterran-b', 'stadium-of-guaranteed-home-runs', 0);
    stand(state, 1, 'euphorian-tunnel', 2);
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { food: 1, gold: 1 });
    available(state, 0, 1, 2);
  })
    .script([5])
    .play(place(0, 1, 'euphorian-tunnel'));
  expect(asked(game)).toEqual({ kind: 'roll-pay-penalty', rule: 'EUP-PEN.17', seat: 1 });
  expect(game.legal()).toEqual([payPenalty('food', 1), payPenalty('gold', 1)]);
  expect(changes(game, payPenalty('gold', 1))).toMatchObject({ 'goods.1.gold': 0, 'goods.0.energy': 0 });
});

rule(['EUP-KNO.7', 'EUP-TNK.4'], 'a new worker costs a good as well', () => {
  const game = position((state) => {
    market(state, 'subterran-b', 'clinic-of-blind-hindsight');
    setGoods(state, 0, { water: 3, gold: 1 });
    available(state, 0, 1, 3);
  });
  expect(changes(game.script([2]), place(0, 1, 'tank-water'))).toMatchObject({
    'goods.0.water': 0,
    'goods.0.gold': 0,
    'workers.0.2': 'available 2',
  });
});

rule(['EUP-KNO.7', 'EUP-BLD.9'], 'a worker returned by a completion costs a good as well', () => {
  const game = position((state) => {
    market(state, 'subterran-b', 'clinic-of-blind-hindsight');
    stack(state, 'unbuiltTiles', ['courthouse-of-hasty-judgment']);
    setGoods(state, 0, { gold: 1 });
    setGoods(state, 1, { clay: 1 });
    stand(state, 1, 'euphorian-a-2', 5);
    available(state, 0, 1, 3);
  });
  expect(changes(game.script([1, 2]), place(0, 1, 'euphorian-a-3'))).toMatchObject({ 'goods.1.clay': 0 });
});

rule(['EUP-KNO.7', 'EUP-PEN.13', 'EUP-PEN.18'], 'two such tiles punish two faces', () => {
  const game = rolling('disassemble-a-teddy-bear-shop', [], (state) =>
    market(state, 'euphorian-b', 'center-for-reduced-literacy'),
  )
    .script([1, 6])
    .play(bothBack, payPenalty('clay'), payPenalty('clay'));
  expect(goodsOf(game.state, 0)).toEqual({ energy: 1 });
});

rule(['EUP-KNO.7', 'EUP-KNO.14', 'EUP-R6'], 'a face that was chosen costs a good like a rolled one', () => {
  const game = position((state) => {
    market(state, 'subterran-b', 'center-for-reduced-literacy', 0);
    activate(state, 0, 'julia-the-thought-inspector');
    setPlayer(state, 0, { morale: 2 });
    stand(state, 1, 'euphorian-tunnel', 2);
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { food: 1 });
    available(state, 0, 6, 2);
  }).play(place(0, 6, 'euphorian-tunnel'), use(0, 'julia-the-thought-inspector'));
  game.play({ type: 'choose', seat: 0, option: 'gold' });
  expect(goodsOf(game.state, 1)).toEqual({});
});

rule('EUP-KNO.7', 'artifacts are no goods and are kept', () => {
  const game = rolling('bemusement-park', [], (state) => {
    setGoods(state, 0, {});
    give(state, 0, 'bat');
  });
  expect(changes(game.script([3]), back)).toEqual({ 'workers.0.0': 'available 3' });
});
