import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { activate, begin, type Options, pool, type State, setPool, slot, table } from './table.js';

// The solo game.

const A = 0;
const alone: Options = { players: 1 };
/** The player may act in a slot of its own. */
const slotWith = (recipe: (state: State) => void, options: Options) =>
  table(options).edit((state) => {
    begin(state);
    slot(state, A, { kind: 'slot', seat: A });
    recipe(state);
  });

rule(['EMX-SOLO.1', 'EMX-SET.1'], 'a single player is dealt in as usual and has all the emons', () => {
  const { state } = table({ ...alone, firstPlayer: 'random' });
  expect([state.hands.map((cards) => cards.length), state.drawPiles.map(deckSize)]).toEqual([[5], [85]]);
  expect([state.rows, state.marker, state.firstPlayer]).toEqual([[[]], [0], 0]);
  const [pos = 0, neg = 0] = pool({ state }, A);
  expect(state.supply).toEqual({ pos: 180 - pos, neg: 180 - neg });
});

rule(['EMX-SOLO.1', 'EMX-RND.3'], 'has three slots in a round, one after another', () => {
  let { state } = table(alone);
  for (const circle of [1, 2, 3]) {
    expect([state.round, state.circle, engine.decision(state)?.seats ?? []]).toEqual([1, circle, [A]]);
    state = engine.apply(state, { type: 'draw', seat: A });
  }
  expect(state.round).toBe(2);
});

rule(['EMX-SOLO.1', 'EMX-INF.6'], 'a power that works on others cannot be used', () => {
  const t = slotWith((state) => {
    activate(state, A, 'compassion', 'greed', 'calculation', 'creativity');
    setPool(state, A, 9, 9);
  }, alone);
  expect(t.legal('use')).toEqual([{ type: 'use', seat: A, power: 'creativity', target: A }]);
});
