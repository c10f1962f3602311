import { type EmixAction, type EmixState, engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { bent } from '../support/bent.js';
import { some } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { pass } from './answers.js';
import { ownEffect, ownPower } from './phases.js';
import { activate, deck, give, hand, NONE, setPool, stack } from './table.js';
import { dealt, drawn, kinds, orders, SEATS, seated, top, type Viewer, windows, worlds } from './windows.js';

// What players know of each other while a reaction window is open: EMX-MOM.17, EMX-R37, section 7 of the specification.

const [A, B, C, D] = [0, 1, 2, 3];

rule.each(['EMX-MOM.17', 'EMX-R37'], 'the others see an open window, but not who is asked', kinds, (kind) => {
  const shown = (viewer: Viewer, holder: number) => engine.view(windows[kind]([holder]).state, viewer);
  for (const viewer of [...SEATS, 'spectator'] as const) {
    const views = orders[kind].filter((holder) => holder !== viewer).map((holder) => shown(viewer, holder));
    for (const view of views) {
      expect(view).toEqual(views[0]);
      const record = view.position.agenda.at(-1);
      expect([record?.kind, 'seat' in (record ?? {}), 'left' in (record ?? {})]).toEqual([kind, false, false]);
      expect(record).toMatchObject({ passed: [] });
    }
  }
});

rule.each(
  ['EMX-MOM.17', 'EMX-R37'],
  'who is asked sees it, and who comes after, but not who has passed',
  kinds,
  (kind) => {
    const [first, second, third] = orders[kind];
    const t = windows[kind]([first, second, third]);
    const open = { seat: first, left: [second, third], passed: [] };
    expect(engine.view(t.state, first).position.agenda.at(-1)).toMatchObject(open);
    t.play(pass(first));
    expect(engine.view(t.state, second).position.agenda.at(-1)).toMatchObject({
      seat: second,
      left: [third],
      passed: [],
    });
    expect(top(t.state)).toMatchObject({ seat: second, left: [third], passed: [first] });
  },
);

rule.each(['EMX-MOM.17', 'EMX-R37'], 'whoever has passed remembers it, and learns nothing else', kinds, (kind) => {
  const [first, second, third] = orders[kind];
  const t = windows[kind]([first, second]).play(pass(first));
  const u = windows[kind]([first, third]).play(pass(first));
  expect(engine.view(t.state, first).position.agenda.at(-1)).toMatchObject({ passed: [first] });
  expect(engine.view(t.state, first)).toEqual(engine.view(u.state, first));
  expect(engine.view(t.state, A).position.agenda.at(-1)).toMatchObject({ passed: [] });
});

rule.each(['EMX-MOM.17', 'EMX-R37'], 'with option reactionPrompt = all an open window tells nothing', kinds, (kind) => {
  const [first, second] = orders[kind];
  const views = [[], [first], [second]].map((holders) =>
    engine.view(windows[kind](holders, { reactionPrompt: 'all' }).state, A),
  );
  expect(views[1]).toEqual(views[0]);
  expect(views[2]).toEqual(views[0]);
});

rule.each(
  ['EMX-MOM.3', 'EMX-R37'],
  'while an action asks something, nothing tells whether it could be cancelled',
  some([
    'gain any 2',
    'lose any 2',
    'flip any 2',
    'take any 2',
    'give any 2',
    'discard 1',
    'discardPower 1',
    'activate 1',
    'draw 1; gain any powers',
  ]),
  (operation) => {
    const begun = (holders: readonly number[]) =>
      seated(
        (state) => {
          dealt(state, 'fear', holders);
          give(state, A, 'own');
          give(state, C, 'love', 'faith');
          activate(state, C, 'optimism', 'pessimism');
        },
        { customCards: [ownEffect('own', `play other: ${operation}`)] },
      ).play({ type: 'play', seat: A, card: 'own', target: C, pos: 0 }).state;
    for (const viewer of [A, C, D, 'spectator'] as const)
      expect(engine.view(begun([B]), viewer)).toEqual(engine.view(begun([]), viewer));
    for (const { agenda } of [begun([B]), engine.view(begun([B]), A).position])
      expect(agenda.find(({ kind }) => kind === 'cancel')).toMatchObject({ seat: NONE, left: [B, C, D], passed: [] });
  },
);

rule(['EMX-MOM.3', 'EMX-R37'], 'neither does the use of a power, nor an exchange', () => {
  const begun = (holders: readonly number[], action: EmixAction) =>
    seated(
      (state) => {
        dealt(state, 'fear', holders);
        activate(state, A, 'own');
      },
      { customCards: [ownPower('own', 'influence other: discard 1')] },
    ).play(action).state;
  for (const action of [
    { type: 'use', seat: A, power: 'own', target: C },
    { type: 'exchange', seat: A, card: 'calm', colour: 'pos' },
  ] as const)
    for (const viewer of [A, C, D, 'spectator'] as const)
      expect(engine.view(begun([B], action), viewer)).toEqual(engine.view(begun([], action), viewer));
});

rule(['EMX-MOM.4', 'EMX-MOM.12'], 'what an open window remembers of the action hides what the position hides', () => {
  const t = drawn([B]);
  const card = t.state.hands[A]?.at(-1) ?? NONE;
  const move = { kind: 'moved', from: { pile: 'drawPiles', of: 0 }, to: { pile: 'hands', of: A } };
  expect(top(t.state)).toMatchObject({ moves: [{ ...move, card }] });
  for (const viewer of [...SEATS, 'spectator'] as const)
    expect(engine.view(t.state, viewer).position.agenda.at(-1)).toMatchObject({
      // only the one who drew it knows the card
      moves: [{ ...move, card: viewer === A ? card : -1 }],
    });
});

rule(
  ['EMX-MOM.12', 'EMX-MOM.4'],
  'a drawn card that was put back is known to the one who drew it, and to nobody else',
  () => {
    const t = seated((state) => {
      dealt(state, 'fear', [B]);
      stack(state, 'drawPiles', ['despair']);
    }, {});
    t.play({ type: 'draw', seat: A }, { type: 'cancel', seat: B, card: 'fear', pos: 0 });
    expect(hand(t, A)).toEqual(['joy', 'calm']);
    for (const viewer of [...SEATS, 'spectator'] as const)
      expect(deck({ state: engine.view(t.state, viewer).position as EmixState })[0]).toBe(
        viewer === A ? 'despair' : 'kind -1',
      );
  },
);

/** Seat 1 has seen the only card of seat 0, which exchanges it now. */
const exchanged = () => {
  const lone = seated(
    (state) => {
      give(state, A, 'joy');
      give(state, B, 'fear');
      setPool(state, B, 9, 9);
      bent(state).memory['hands.0'] = [[], [...(state.hands[A] ?? [])], [], [], []];
    },
    { reactionPrompt: 'all' },
  );
  return lone.play({ type: 'exchange', seat: A, card: 'joy', colour: 'pos' });
};

rule(['EMX-MOM.12', 'EMX-INF.9'], 'a window shows a card that left unseen to whoever knew it anyway', () => {
  const { state } = exchanged();
  const moved = (viewer: Viewer) => {
    const record = engine.view(state, viewer).position.agenda.at(-1);
    return record?.kind === 'cancel' ? record.moves : undefined;
  };
  const piles = { from: { pile: 'hands', of: A }, to: { pile: 'faceDown', of: 0 } };
  const card = state.faceDown[0]?.[0];
  expect(moved(A)).toEqual([{ kind: 'moved', card, ...piles, place: 0 }]);
  expect(moved(B)).toEqual([{ kind: 'moved', card, ...piles, knownTo: [B] }]);
  for (const viewer of [C, D, 'spectator'] as const)
    expect(moved(viewer)).toEqual([{ kind: 'moved', card: NONE, ...piles }]);
  for (const { world } of worlds(state, B, 5)) expect(world.faceDown).toEqual(state.faceDown);
});

rule(['EMX-MOM.12', 'EMX-MOM.4'], 'a card that comes back by a cancel is known to whoever knew it before', () => {
  const t = exchanged().play({ type: 'cancel', seat: B, card: 'fear', pos: 0 });
  expect(hand(t, A)).toEqual(['joy']);
  const seen = SEATS.map((viewer) => engine.view(t.state, viewer).position.hands[A]);
  expect(seen).toEqual([t.state.hands[A], t.state.hands[A], [NONE], [NONE]]);
});
