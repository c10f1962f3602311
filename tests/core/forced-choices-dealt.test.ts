import { expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { issues } from './caught.js';

const backs = (state: ReturnType<typeof hush.init>, seat: number) =>
  state.hands[seat]
    ?.map((card) => hush.content.backs[card])
    .sort()
    .join();

/** Plays on, always the same way, until somebody has to discard one of two cards, one of which may be a hush. */
function trimming(): ReturnType<typeof hush.init> {
  for (let seed = 0; seed < 500; seed++) {
    let state = hush.init(seed, { rounds: 20, handLimit: 1 });
    for (let step = 0; ; step++) {
      const choice = state.agenda.at(-1);
      if (choice === undefined) break;
      if (choice.kind === 'trim' && backs(state, choice.seat) === 'moon,sun') return state;
      const legal = hush.legalActions(state);
      const action = legal[(step * 7 + seed) % legal.length];
      if (action === undefined) break;
      state = hush.apply(state, action);
    }
  }
  throw new Error('nobody ever trims two cards');
}

test('A dealt world leaves the seat that is asked a choice, as the waiting choice tells.', () => {
  const state = trimming();
  const trimmer = (hush.decision(state)?.seats ?? [])[0] ?? 0;
  const view = hush.view(state, 1 - trimmer);
  const open = Array.from({ length: 200 }, (_, seed) => hush.legalActions(hush.determinize(view, seed)).length);
  expect(new Set(open)).toEqual(new Set([2]));
});

test('A view with options that the engine does not take is refused before anything is dealt from it.', () => {
  const view = hush.view(hush.init(1), 0);
  const { options } = view.position;
  const changed = { ...view, position: { ...view.position, options: { ...options, handLimit: 10 } } };
  expect(issues(() => hush.determinize(changed, 1))).toEqual([
    { path: 'position.options.handLimit', message: 'expected at most 9, found 10' },
  ]);
});
