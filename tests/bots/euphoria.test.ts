import { likelihoods } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/euphoria';
import { engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  begin,
  type EditablePosition,
  give,
  setGoods,
  star,
  wait,
} from '@rulewright/euphoria/positions';
import { describe, expect, test } from 'vitest';
import { ahead, thoughts } from './known.js';

function thinking(recipe: (state: EditablePosition) => void = () => {}) {
  const state = structuredClone(engine.init('thinking', { players: 2 })) as EditablePosition;
  begin(state);
  wait(state, { kind: 'turn-main', seat: 0 });
  recipe(state);
  return thoughts(engine, expertise, state, 0);
}

describe('Who knows Euphoria', () => {
  test.each([
    ['open-trade', 0.1],
    ['submit', 4],
    ['cancel', 0.1],
    ['use-ability', 2],
    ['end-turn', 1],
    ['place', 10],
  ] as const)('gives %s the weight %d anywhere', (type, weight) => {
    expect(thinking().type(type)).toBe(weight);
  });

  test('takes workers back when none is left to place', () => {
    expect(thinking().type('retrieve')).toBe(2);
    expect(thinking((state) => available(state, 0)).type('retrieve')).toBe(20);
  });

  test('joins rather than fights, for a star', () => {
    const { of } = thinking();
    const side = (name: 'join' | 'fight') => of({ type: 'resolve-dilemma', seat: 0, side: name, artifacts: ['bat'] });
    expect([side('join'), side('fight')]).toEqual([8, 1]);
  });

  test('gathers a good until it has enough', () => {
    const generator = (energy: number) =>
      thinking((state) => setGoods(state, 0, { energy })).of({ type: 'place', seat: 0, value: 1, space: 'generator' });
    expect([0, 4, 5].map(generator)).toEqual([2, 2, 0.3]);
  });

  /** How seat 0 weighs the answers to a trade; the first item is energy, the fifth gold. */
  const trade = (record: Parameters<typeof wait>[1]) => thinking((state) => wait(state, record)).type;
  const items = (energy = 0, gold = 0) => [energy, 0, 0, 0, gold, ...Array<number>(9).fill(0)];
  const asked = { kind: 'trade-respond', seat: 0, proposer: 1 } as const;

  test.each([
    ['as much as he gives', { give: items(2), ask: items(0, 1) }, 3],
    ['less than he gives', { give: items(1), ask: items(0, 1) }, 0.3],
    ['a gift', { give: items(1), ask: items() }, 3],
    ['nothing for what he gives', { give: items(), ask: items(1) }, 0.01],
  ] as const)('accepts or refuses a trade that brings %s', (_, sides, weight) => {
    expect(trade({ ...asked, ...sides })('accept')).toBe(weight);
  });

  test.each([
    [
      'an even deal in which others give each other as much',
      { give: items(2), ask: items(0, 1) },
      items(1),
      items(1),
      3,
    ],
    ['an even deal that helps another', { give: items(2), ask: items(0, 1) }, items(3), items(1), 0.3],
    ['a good deal that helps another more', { give: items(3), ask: items(0, 1) }, items(3), items(1), 3],
    ['a good deal that helps another a lot', { give: items(3), ask: items(0, 1) }, items(9), items(1), 0.3],
  ] as const)('judges %s by what all gain', (_, sides, give, ask, weight) => {
    const other = { partner: 2, give: [...give], ask: [...ask] };
    for (const place of ['earlier', 'later'] as const)
      expect(trade({ ...asked, ...sides, [place]: [other] })('accept')).toBe(weight);
  });

  test('makes no gift, seldom asks for one, and shows nothing', () => {
    const build = { kind: 'trade-build', seat: 0, partner: 1 } as const;
    const gift = trade({ ...build, give: items(1), ask: items(), isAsking: true });
    expect([gift('submit'), gift('cancel')]).toEqual([0.01, 0.1]);
    expect(trade({ ...build, give: items(), ask: items(), isAsking: false })('to-ask')).toBe(0.3);
    expect(trade({ ...build, give: items(1), ask: items(), isAsking: false })('to-ask')).toBe(4);
    const state = structuredClone(engine.init('thinking', { players: 2, showing: true })) as EditablePosition;
    expect(expertise.isPointless?.(state, { type: 'show-dilemma', seat: 0 })).toBe(true);
    expect(expertise.isPointless?.(state, { type: 'end-turn', seat: 0 })).toBe(false);
    wait(state, { ...build, give: items(1), ask: items(), isAsking: true });
    expect(expertise.isPointless?.(state, { type: 'submit', seat: 0 })).toBe(true);
    expect(expertise.isPointless?.(state, { type: 'to-ask', seat: 0 })).toBe(false);
    wait(state, { ...build, give: items(), ask: items(), isAsking: false });
    expect(expertise.isPointless?.(state, { type: 'to-ask', seat: 0 })).toBe(true);
  });

  test('plays to a tenth star in games that can be read, with few trades and few idle retrievals', () => {
    const simulation = engine.simulate(engine.init('three people', { players: 3 }));
    const weights = expertise.weights(engine);
    let [trades, idle] = [0, 0];
    for (let last = -1; simulation.outcome() === undefined; last = simulation.state.turn) {
      const { seats: [seat = 0] = [], kind } = simulation.decision() ?? {};
      if (kind === 'trade-build' && last !== simulation.state.turn) trades++;
      const legal = simulation.legalActions(seat);
      const likely = likelihoods(weights, simulation.state, seat, legal);
      const best = legal[likely.indexOf(Math.max(...likely))];
      if (best?.type === 'retrieve' && simulation.state.place.slice(seat * 4, seat * 4 + 4).includes(-2)) idle++;
      simulation.playout(weights, 1);
    }
    expect(simulation.outcome()?.reason).toBe('tenth-star');
    expect(simulation.state.turn).toBeLessThan(400);
    expect(trades / simulation.state.turn).toBeLessThan(0.2);
    expect(idle / simulation.state.turn).toBeLessThan(0.1);
  });
});

describe('The values of Euphoria', () => {
  test.each([
    ['nothing else', () => {}, 0.5],
    ['two stars more', (state: EditablePosition) => star(state, 0, 'icarite', 2), ahead(1.5)],
    ['a worker more', (state: EditablePosition) => available(state, 0, 1, 1, 1), ahead(0.4)],
    ['goods', (state: EditablePosition) => setGoods(state, 1, { water: 2, gold: 3 }), ahead(-2 * 0.09 - 3 * 0.14)],
    ['artifacts', (state: EditablePosition) => give(state, 0, 'bat', 'bear'), ahead(0.48)],
    [
      'an active recruit',
      (state: EditablePosition) => activate(state, 1, engine.content.recruits[0]?.id ?? ''),
      ahead(-0.27),
    ],
  ] as const)('counts %s', (_, recipe, standing) => {
    const level = thinking((state) => {
      for (const seat of [0, 1]) setGoods(state, seat, {});
      recipe(state);
    });
    expect(level.standing).toBeCloseTo(standing, 12);
  });
});
