import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline } from './plays.js';
import {
  asked,
  caught,
  discards,
  eliminate,
  give,
  giveAny,
  hand,
  inventory,
  type Options,
  putOff,
  type State,
  setSouls,
  store,
  suffered,
} from './table.js';
import { blind, FOUR, hands, hidden, shown, take, taken, three } from './takers.js';

// DNE-FAI.16 to DNE-FAI.18 and DNE-FAI.25: cards of the victim for the rich, the poor and those between.

const giveTo = (card: string) => ({ type: 'give-to', seat: 0, card }) as const;

const troll = (counts: readonly number[], recipe: (state: State) => void, options: Options = FOUR) =>
  caught(
    'net-troll',
    (state) => {
      setSouls(state, ...counts);
      recipe(state);
    },
    [],
    options,
  );

rule(['DNE-FAI.16', 'DNE-FAI.25', 'DNE-R49'], 'each richest opponent takes an open card or a blind one', () => {
  const game = troll([9, 5, 3, 5], (state) => {
    three(state);
    store(state, 0, 'demo-fracture');
  });
  expect([asked(game), game.legal()]).toEqual([
    'failure-take 1',
    [take(1, 'demo-rouge'), take(1, 'demo-fracture'), take(1, 'blind')],
  ]);
  expect(game.refusal(take(1, 'vinyl-am'))).toEqual({
    rule: 'DNE-FAI.16',
    code: 'not-offered-there',
    details: { card: 'vinyl-am' },
  });
  expect(game.refusal(decline(1))).toEqual({ rule: 'DNE-FAI.16', code: 'must-take' });
  expect(shown(game, 1)).toEqual(hidden(3));
  game.play(take(1, 'demo-rouge'));
  expect(game.eventsFor(2)).toEqual([taken('DNE-FAI.16', 1, 'demo-rouge')]);
  expect([hand(game, 1), inventory(game, 1), asked(game)]).toEqual([['demo-rouge'], [], 'failure-take 3']);
  game.script(blind('vinyl-igor')).play(take(3, 'blind'));
  expect(game.events[0]).toEqual(taken('DNE-FAI.16', 3, 'vinyl-igor'));
  expect(game.eventsFor(1)[0]).toEqual({ type: 'card-taken', rule: 'DNE-FAI.16', seat: 3, from: 0 });
  expect([hands(game), asked(game)]).toEqual([
    [['demo-jing', 'vinyl-am'], ['demo-rouge'], [], ['vinyl-igor']],
    'summary 0',
  ]);
});

rule('DNE-FAI.16', 'without a hand card nothing blind can be taken, without any card nothing', () => {
  const open = troll([0, 1, 0, 0], (state) => store(state, 0, 'demo-rouge', 'demo-fracture'));
  expect(open.legal()).toEqual([take(1, 'demo-rouge'), take(1, 'demo-fracture')]);
  expect(open.refusal(take(1, 'blind'))).toEqual({ rule: 'DNE-FAI.16', code: 'empty-hand', details: { target: 0 } });
  expect(asked(troll([0, 1, 0, 0], () => {}))).toBe('summary 0');
  const last = troll([0, 1, 0, 1], (state) => give(state, 0, 'demo-jing'));
  expect([hands(last), asked(last)]).toEqual([[[], ['demo-jing'], [], []], 'summary 0']);
});

rule(['DNE-FAI.16', 'DNE-GNL.2'], 'the richest of the Net Troll is looked for among active opponents', () => {
  const game = troll([2, 9, 1, 3], (state) => {
    give(state, 0, 'demo-jing');
    putOff(state, 1);
  });
  expect(hands(game)).toEqual([[], [], [], ['demo-jing']]);
});

const god = (
  counts: readonly number[],
  recipe: (state: State) => void,
  draws: readonly number[] = [],
  options: Options = FOUR,
) =>
  caught(
    'minor-god',
    (state) => {
      setSouls(state, ...counts);
      recipe(state);
    },
    draws,
    options,
  );

rule(
  ['DNE-FAI.17', 'DNE-FAI.25'],
  'the Minor God shows the hand to all, and the poorest opponent may take a card',
  () => {
    const game = god([0, 5, 2, 3], three);
    const told = { type: 'hand-shown', rule: 'DNE-FAI.17', seat: 0, cards: ['demo-jing', 'vinyl-am', 'vinyl-igor'] };
    expect([suffered(game), game.eventsFor(3).at(-1)]).toEqual([[told], told]);
    expect([asked(game), game.legal()]).toEqual([
      'failure-take 2',
      [...['demo-jing', 'vinyl-igor', 'vinyl-am'].map((card) => take(2, card)), decline(2)],
    ]);
    for (const viewer of [1, 2, 3, 'spectator'] as const) expect(shown(game, viewer).sort()).toEqual(hand(game, 0));
    for (const card of ['demo-rouge', 'blind'])
      expect(game.refusal(take(2, card))).toEqual({
        rule: 'DNE-FAI.17',
        code: 'not-offered-there',
        details: { card },
      });
    game.play(take(2, 'vinyl-am'));
    expect([hands(game), asked(game)]).toEqual([[['demo-jing', 'vinyl-igor'], [], ['vinyl-am'], []], 'summary 0']);
    // what has been shown is remembered
    expect(shown(game, 2)).toEqual(['demo-jing', 'vinyl-igor']);
  },
);

rule('DNE-FAI.17', 'the poorest opponent may decline', () => {
  const game = god([0, 5, 2, 3], three).play(decline(2));
  expect([hand(game, 0).length, hand(game, 2), discards(game), asked(game)]).toEqual([3, [], [], 'summary 0']);
});

rule.each(
  ['DNE-FAI.17', 'DNE-GNL.13'],
  'tied poorest opponents roll in order; the highest takes, of equals the first',
  [
    { counts: [0, 2, 2, 3], faces: [3, 4], seat: 2 },
    { counts: [9, 2, 2, 3], faces: [4, 3], seat: 1 },
    { counts: [9, 2, 2, 2], faces: [2, 5, 5], seat: 2 },
    { counts: [9, 2, 3, 2], faces: [6, 6], seat: 1 },
  ],
  ({ counts, faces, seat }) => {
    const game = god(counts, three, faces);
    const rollers = [1, 2, 3].filter((each) => counts[each] === 2);
    expect(suffered(game).slice(1)).toEqual(
      rollers.map((each, i) => ({
        type: 'die-rolled',
        rule: 'DNE-FAI.17',
        seat: each,
        roll: 'tie',
        sides: 6,
        face: faces[i],
      })),
    );
    expect(asked(game)).toBe(`failure-take ${seat}`);
  },
);

rule('DNE-FAI.17', 'of an empty hand nothing is shown or rolled for', () => {
  const game = god([0, 0, 0, 0], (state) => store(state, 0, 'vinyl-am'));
  expect(suffered(game).map(({ type }) => type)).toEqual(['phase-began', 'choice-skipped', 'monster-left']);
  expect([inventory(game, 0), asked(game)]).toEqual([['vinyl-am'], 'summary 0']);
});

rule(['DNE-FAI.17', 'DNE-GNL.2'], 'a player who waits takes nothing, however poor', () => {
  const game = god([0, 1, 4, 3], (state) => {
    three(state);
    putOff(state, 1);
  });
  expect(asked(game)).toBe('failure-take 3');
});

const khan = (counts: readonly number[], recipe: (state: State) => void, options: Options = { players: 6 }) =>
  caught(
    'the-wraith-of-khan',
    (state) => {
      setSouls(state, ...counts);
      recipe(state);
    },
    [],
    options,
  );

rule(
  ['DNE-FAI.18', 'DNE-FAI.25', 'DNE-R49'],
  'the victim gives a held card to each opponent between the extremes',
  () => {
    const game = khan([1, 3, 0, 5, 4, 5], three);
    expect([asked(game), game.legal()]).toEqual([
      'failure-give 0',
      ['demo-jing', 'vinyl-am', 'vinyl-igor', 'demo-rouge'].map(giveTo),
    ]);
    expect(game.refusal(giveTo('demo-fracture'))).toEqual({
      rule: 'DNE-FAI.18',
      code: 'not-held',
      details: { card: 'demo-fracture' },
    });
    game.play(giveTo('demo-rouge'));
    const given = { type: 'card-given', rule: 'DNE-FAI.18', seat: 0, to: 1, card: 'demo-rouge' };
    expect([game.events, game.eventsFor(2)]).toEqual([[given], [given]]);
    game.play(giveTo('demo-jing'));
    expect(game.events[0]).toEqual({ type: 'card-given', rule: 'DNE-FAI.18', seat: 0, to: 4, card: 'demo-jing' });
    expect(game.eventsFor(4)[0]).toEqual(game.events[0]);
    expect(game.eventsFor(1)[0]).toEqual({ type: 'card-given', rule: 'DNE-FAI.18', seat: 0, to: 4 });
    expect([hands(game), inventory(game, 0), asked(game)]).toEqual([
      [['vinyl-am', 'vinyl-igor'], ['demo-rouge'], [], [], ['demo-jing'], []],
      [],
      'summary 0',
    ]);
  },
);

rule.each(
  ['DNE-FAI.18', 'DNE-GNL.2'],
  'the extremes of the Wraith are those of all players who are not eliminated, the victim and who waits included',
  [
    { title: 'the victim is the richest', counts: [7, 3, 3, 1], waiting: NaN, out: NaN, to: [1, 2] },
    { title: 'the victim is the poorest', counts: [0, 3, 3, 5], waiting: NaN, out: NaN, to: [1, 2] },
    { title: 'the victim is between', counts: [3, 3, 4, 5], waiting: NaN, out: NaN, to: [2] },
    { title: 'all alike', counts: [3, 3, 3, 3], waiting: NaN, out: NaN, to: [] },
    { title: 'the richest waits', counts: [3, 4, 9, 3], waiting: 2, out: NaN, to: [1] },
    { title: 'who waits is between', counts: [2, 4, 5, 6], waiting: 2, out: NaN, to: [1] },
    { title: 'the poorest is out', counts: [2, 4, 5, 0], waiting: NaN, out: 3, to: [1] },
  ],
  ({ counts, waiting, out, to }) => {
    const game = khan(
      counts,
      (state) => {
        three(state);
        if (!Number.isNaN(waiting)) putOff(state, waiting);
        if (!Number.isNaN(out)) eliminate(state, out);
      },
      FOUR,
    );
    const receivers: number[] = [];
    while (asked(game) === 'failure-give 0') {
      game.play(giveTo(hand(game, 0)[0] ?? ''));
      receivers.push(...game.events.flatMap((event) => (event.type === 'card-given' ? [event.to] : [])));
    }
    expect(receivers).toEqual(to);
    expect(asked(game)).toBe('summary 0');
  },
);

rule('DNE-FAI.18', 'the last card goes without a question, and then nobody gets any more', () => {
  const game = khan([1, 3, 0, 5, 4, 5], (state) => store(state, 0, 'demo-rouge'));
  expect([hand(game, 1), hand(game, 4), asked(game)]).toEqual([['demo-rouge'], [], 'summary 0']);
  expect(asked(khan([1, 3, 0, 5, 4, 5], () => {}))).toBe('summary 0');
});

rule(['DNE-FAI.25', 'DNE-GNL.15'], 'a hand that has become too large is seen to after the whole effect', () => {
  const game = khan([1, 3, 0, 5, 4, 5], (state) => {
    three(state);
    giveAny(state, 1, 5);
    giveAny(state, 4, 5);
  });
  game.play(giveTo('demo-rouge'));
  expect(asked(game)).toBe('failure-give 0');
  game.play(giveTo('demo-jing'));
  expect(asked(game)).toBe('overflow 1');
  game.play({ type: 'drop', seat: 1, card: 'demo-rouge' });
  expect(asked(game)).toBe('overflow 4');
});
