import type { Viewer } from '@rulewright/core';
import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { decline } from './plays.js';
import {
  asked,
  caught,
  clear,
  cornered,
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
  soundId,
  store,
  suffered,
  type Table,
  table,
} from './table.js';

// DNE-FAI.14 to DNE-FAI.18 and DNE-FAI.25: cards of the victim that others get or choose.

const FOUR: Options = { players: 4 };
const take = (seat: number, card: string) => ({ type: 'take', seat, card }) as const;
const giveTo = (card: string) => ({ type: 'give-to', seat: 0, card }) as const;
const taken = (seat: number, card: string) => ({ type: 'card-taken', seat, from: 0, card }) as const;
const hands = (game: Table) => game.state.players.map((_, seat) => hand(game, seat));
const takings = (game: Table) => game.events.filter(({ type }) => type === 'card-taken');

/** The hand of seat 0 as a viewer sees it: 'hidden' is a card face down. */
const shown = (game: Table, viewer: Viewer): string[] =>
  (engine.view(game.state, viewer).position.players[0]?.hand ?? []).map((card) =>
    card < 0 ? 'hidden' : soundId(card),
  );
const hidden = (count: number) => Array.from({ length: count }, () => 'hidden');

/** The draws of blind cards. */
const blind = (...cards: string[]) => cards;
const three = (state: State) => {
  give(state, 0, 'demo-jing', 'vinyl-am', 'vinyl-igor');
  store(state, 0, 'demo-rouge');
};

rule(['DNE-FAI.14', 'DNE-FAI.25', 'DNE-GNL.1'], 'the neighbours keep a blind card each for the Blobgoblin', () => {
  const game = caught('blobgoblin', three, blind('vinyl-am', 'demo-jing'), FOUR);
  expect(takings(game)).toEqual([taken(1, 'vinyl-am'), taken(3, 'demo-jing')]);
  expect(hands(game)).toEqual([['vinyl-igor'], ['vinyl-am'], [], ['demo-jing']]);
  expect([inventory(game, 0), discards(game), asked(game)]).toEqual([['demo-rouge'], [], 'summary 0']);
});

rule(['DNE-FAI.14', 'DNE-GNL.1'], 'of two players the other one is both neighbours', () => {
  const game = caught('blobgoblin', three, blind('vinyl-am', 'demo-jing'), { players: 2 });
  expect(hands(game)).toEqual([['vinyl-igor'], ['vinyl-am', 'demo-jing']]);
});

rule(['DNE-FAI.14', 'DNE-GNL.1', 'DNE-GNL.2'], 'who waits is nobody to take a card; the next one is', () => {
  const game = caught(
    'blobgoblin',
    (state) => {
      three(state);
      setSouls(state, 0, 1);
      putOff(state, 1);
    },
    blind('vinyl-am', 'demo-jing'),
    FOUR,
  );
  expect(takings(game)).toEqual([taken(2, 'vinyl-am'), taken(3, 'demo-jing')]);
});

rule('DNE-FAI.14', 'a hand of one card is enough for the left neighbour only, an empty one for nobody', () => {
  const one = caught('blobgoblin', (state) => give(state, 0, 'demo-jing'));
  expect([takings(one), asked(one)]).toEqual([[taken(1, 'demo-jing')], 'summary 0']);
  const none = caught('blobgoblin', (state) => store(state, 0, 'demo-jing'));
  expect([takings(none), inventory(none, 0), asked(none)]).toEqual([[], ['demo-jing'], 'summary 0']);
});

rule(['DNE-FAI.14', 'DNE-GNL.13'], 'a blind card is any card of the hand with the same chance', () => {
  const before = table().edit((state) => {
    clear(state);
    cornered(state, 'lawyers');
    three(state);
  });
  const outcomes = engine.chanceOutcomes(before.state, { type: 'roll-escape', seat: 0 });
  const caughtIn = outcomes.filter(({ state }) => hand({ state }, 0).length === 0);
  const both = caughtIn.map(({ state }) => `${hand({ state }, 1)} ${hand({ state }, 2)}`);
  expect(new Set(both).size).toBe(6);
  // four faces of six fail
  expect(caughtIn.map(({ probability }) => probability)).toEqual(Array(6).fill({ numerator: 1, denominator: 9 }));
});

rule(['DNE-FAI.14', 'DNE-FAI.2'], 'for the Leprechaun a neighbour sees the hand and has to choose', () => {
  const game = caught('leperchaun', three, [], FOUR);
  expect([asked(game), game.legal()]).toEqual([
    'failure-take 1',
    ['demo-jing', 'vinyl-igor', 'vinyl-am'].map((card) => take(1, card)),
  ]);
  expect(game.refusal(decline(1))).toEqual({ rule: 'DNE-FAI.14', code: 'must-take' });
  const elsewhere = { rule: 'DNE-FAI.14', code: 'not-offered-there', details: { card: 'demo-rouge' } };
  expect(game.refusal(take(1, 'demo-rouge'))).toEqual(elsewhere);
  expect(game.refusal(take(1, 'blind'))).toEqual({
    rule: 'DNE-FAI.14',
    code: 'not-offered-there',
    details: { card: 'blind' },
  });
  expect([shown(game, 1), shown(game, 3)]).toEqual([['demo-jing', 'vinyl-igor', 'vinyl-am'], hidden(3)]);
  game.play(take(1, 'vinyl-am'));
  expect(game.events).toEqual([{ type: 'cards-discarded', seat: 0, cards: ['vinyl-am'] }]);
  // what has been shown is remembered
  const left = ['demo-jing', 'vinyl-igor'];
  expect([asked(game), shown(game, 1), shown(game, 3)]).toEqual(['failure-take 3', left, left]);
  game.play(take(3, 'demo-jing'));
  expect([discards(game), hands(game), asked(game)]).toEqual([
    ['vinyl-am', 'demo-jing'],
    [['vinyl-igor'], [], [], []],
    'summary 0',
  ]);
});

rule('DNE-FAI.14', 'a hand of one card leaves the Leprechaun nothing to choose', () => {
  const game = caught('leperchaun', (state) => give(state, 0, 'demo-jing'));
  expect([discards(game), asked(game)]).toEqual([['demo-jing'], 'summary 0']);
});

rule(['DNE-FAI.15', 'DNE-FAI.25'], 'all opponents keep a blind card for the Lawyer, and the rest is discarded', () => {
  const game = caught(
    'lawyers',
    (state) => {
      give(state, 0, 'demo-courtesy', 'demo-jelz');
      three(state);
    },
    blind('vinyl-am', 'demo-courtesy', 'vinyl-igor'),
    FOUR,
  );
  expect(takings(game)).toEqual([taken(1, 'vinyl-am'), taken(2, 'demo-courtesy'), taken(3, 'vinyl-igor')]);
  expect(hands(game)).toEqual([[], ['vinyl-am'], ['demo-courtesy'], ['vinyl-igor']]);
  expect([discards(game), inventory(game, 0), asked(game)]).toEqual([
    ['demo-jelz', 'demo-jing'],
    ['demo-rouge'],
    'summary 0',
  ]);
});

rule('DNE-FAI.15', 'the Lawyer serves opponents in order while the hand has a card', () => {
  const game = caught(
    'lawyers',
    (state) => give(state, 0, 'demo-jing', 'vinyl-am'),
    // the last card is no matter of chance
    blind('demo-jing'),
    FOUR,
  );
  expect([hands(game), discards(game)]).toEqual([[[], ['demo-jing'], ['vinyl-am'], []], []]);
});

rule(['DNE-FAI.14', 'DNE-FAI.25'], 'which card was taken blindly is told to victim and taker only', () => {
  const game = caught('lawyers', three, blind('vinyl-am', 'demo-jing'));
  const first = (viewer: Viewer) => game.eventsFor(viewer).find(({ type }) => type === 'card-taken');
  expect([first(0), first(1)]).toEqual([taken(1, 'vinyl-am'), taken(1, 'vinyl-am')]);
  const untold = { type: 'card-taken', seat: 1, from: 0 };
  expect([first(2), first('spectator')]).toEqual([untold, untold]);
});

rule.each(
  ['DNE-GNL.1', 'DNE-GNL.2', 'DNE-FAI.14'],
  'where all others wait nobody takes a card',
  [{ monster: 'blobgoblin' }, { monster: 'leperchaun' }, { monster: 'net-troll' }, { monster: 'minor-god' }],
  ({ monster }) => {
    const game = caught(monster, (state) => {
      three(state);
      setSouls(state, 0, 1, 1);
      putOff(state, 1);
      putOff(state, 2);
    });
    expect([hand(game, 0).length, inventory(game, 0).length, asked(game)]).toEqual([3, 1, 'summary 0']);
  },
);

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
  expect(game.eventsFor(2)).toEqual([taken(1, 'demo-rouge')]);
  expect([hand(game, 1), inventory(game, 1), asked(game)]).toEqual([['demo-rouge'], [], 'failure-take 3']);
  game.script(blind('vinyl-igor')).play(take(3, 'blind'));
  expect(game.events[0]).toEqual(taken(3, 'vinyl-igor'));
  expect(game.eventsFor(1)[0]).toEqual({ type: 'card-taken', seat: 3, from: 0 });
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
    const told = { type: 'hand-shown', seat: 0, cards: ['demo-jing', 'vinyl-am', 'vinyl-igor'] };
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
      rollers.map((each, i) => ({ type: 'die-rolled', seat: each, roll: 'tie', sides: 6, face: faces[i] })),
    );
    expect(asked(game)).toBe(`failure-take ${seat}`);
  },
);

rule('DNE-FAI.17', 'of an empty hand nothing is shown or rolled for', () => {
  const game = god([0, 0, 0, 0], (state) => store(state, 0, 'vinyl-am'));
  expect(suffered(game)[0]).toEqual({ type: 'monster-left', monster: 'minor-god' });
  expect([inventory(game, 0), asked(game)]).toEqual([['vinyl-am'], 'summary 0']);
});

rule(['DNE-FAI.17', 'DNE-GNL.2'], 'who waits takes nothing, however poor', () => {
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
    const given = { type: 'card-given', seat: 0, to: 1, card: 'demo-rouge' };
    expect([game.events, game.eventsFor(2)]).toEqual([[given], [given]]);
    game.play(giveTo('demo-jing'));
    expect(game.events[0]).toEqual({ type: 'card-given', seat: 0, to: 4, card: 'demo-jing' });
    expect(game.eventsFor(4)[0]).toEqual(game.events[0]);
    expect(game.eventsFor(1)[0]).toEqual({ type: 'card-given', seat: 0, to: 4 });
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
