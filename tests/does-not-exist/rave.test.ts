import { expect } from 'vitest';
import { rule } from '../rule.js';
import { hold, play, types } from './plays.js';
import {
  asked,
  at,
  discards,
  give,
  giveAny,
  hand,
  hire,
  inventory,
  lay,
  layFor,
  lineup,
  type Options,
  rave,
  type State,
  save,
  setClass,
  setSouls,
  store,
} from './table.js';

// DNE-RAV: how line-ups are built, and who has priority.

/** A rave that waits for seat 0, with line-ups, against an expectation nobody reaches. */
const raving = (recipe: (state: State) => void, options: Options = {}, ...lineups: (readonly string[])[]) =>
  at((state) => {
    rave(state, 20, ...lineups);
    recipe(state);
  }, options);

rule(
  ['DNE-RAV.1', 'DNE-TRN.8', 'DNE-FIN.2'],
  'a rave begins with an empty line-up of the Host, even without cards',
  () => {
    const game = at((state) => {
      store(state, 1, 'demo-jing');
    });
    game.play({ type: 'start-rave', seat: 0 });
    expect(game.state).toMatchObject({ phase: 'rave', rave: { final: false } });
    expect([lineup(game, 0), asked(game), game.legal('call')]).toEqual([
      [],
      'rave 0',
      [{ type: 'call', seat: 0, target: 1, share: 0, picker: 'host' }],
    ]);
    expect(game.events.slice(0, 1)).toEqual([{ type: 'rave-began', host: 0, final: false }]);
    const closed = at(() => {}).play({ type: 'start-rave', seat: 0 });
    expect(closed.events.map(({ type }) => type)).toEqual(['rave-began', 'rave-closed']);
    expect([closed.state.phase, asked(closed)]).toEqual(['summary', 'summary 0']);
  },
);

rule(
  ['DNE-RAV.1', 'DNE-TRN.4', 'DNE-MON.1'],
  'during a rave nobody trades, buys a class, recruits, invites or passes',
  () => {
    const game = raving((state) => {
      setSouls(state, 5, 5, 5);
      giveAny(state, 0, 2);
      giveAny(state, 1, 2);
    });
    for (const [rule, action] of [
      ['DNE-RAV.1', { type: 'trade-open', seat: 0, target: 1 }],
      ['DNE-RAV.1', { type: 'buy-class', seat: 0 }],
      ['DNE-RAV.1', { type: 'recruit', seat: 0, card: 'demo-jing' }],
      ['DNE-TRN.4', { type: 'pass', seat: 0 }],
      ['DNE-MON.1', { type: 'invite', seat: 0, monster: 'oxymoron' }],
      ['DNE-SUM.3', { type: 'end-turn', seat: 0 }],
    ] as const)
      expect(game.refusal(action)).toMatchObject({ rule, code: 'not-offered' });
  },
);

rule(
  ['DNE-RAV.2', 'DNE-RAV.5', 'DNE-RAV.9'],
  'priority stays with a seat until it holds, one card after another',
  () => {
    const game = raving((state) => {
      give(state, 0, 'demo-jing', 'demo-courtesy', 'demo-jelz');
      giveAny(state, 1, 1);
    });
    game.play(play(0, 'demo-courtesy'));
    expect(game.events).toEqual([
      { type: 'card-played', seat: 0, lineup: 0, card: 'demo-courtesy', via: 'hand', base: 2, value: 0 },
    ]);
    expect([asked(game), lineup(game, 0), hand(game, 0)]).toEqual([
      'rave 0',
      ['demo-courtesy'],
      ['demo-jing', 'demo-jelz'],
    ]);
    game.play(play(0, 'demo-jelz')).play(hold(0));
    expect([asked(game), lineup(game, 0), game.state.rave.holds]).toEqual([
      'rave 1',
      ['demo-courtesy', 'demo-jelz'],
      1,
    ]);
    expect(game.events).toEqual([{ type: 'held', seat: 0 }]);
  },
);

rule(['DNE-RAV.5', 'DNE-GNL.3', 'DNE-STO.2'], 'a card of the inventory is played as a card of the hand', () => {
  const game = raving((state) => {
    store(state, 0, 'demo-jing');
    giveAny(state, 1, 1);
  });
  game.play(play(0, 'demo-jing'));
  expect(game.events[0]).toMatchObject({ via: 'inventory', card: 'demo-jing' });
  expect([lineup(game, 0), inventory(game, 0)]).toEqual([['demo-jing'], []]);
  expect(game.refusal(play(0, 'demo-jelz'))).toEqual({
    rule: 'DNE-RAV.5',
    code: 'not-held',
    details: { card: 'demo-jelz' },
  });
});

rule(['DNE-RAV.3', 'DNE-RAV.2'], 'the rave closes when every active seat has held in a row', () => {
  const game = raving((state) => {
    giveAny(state, 0, 1);
    giveAny(state, 1, 1);
    giveAny(state, 2, 1);
  });
  game.play(hold(0), hold(1));
  expect([asked(game), game.state.rave.holds, game.state.phase]).toEqual(['rave 2', 2, 'rave']);
  game.play(hold(2));
  expect(game.events.map(({ type }) => type)).toEqual(['held', 'rave-closed']);
  expect([asked(game), game.state.rave.holds]).toEqual(['summary 0', 3]);
});

rule('DNE-RAV.3', 'anything but a hold makes the holds before it void', () => {
  const game = raving((state) => {
    giveAny(state, 0, 1);
    giveAny(state, 1, 2);
    giveAny(state, 2, 1);
  });
  const [card = ''] = hand(game, 1);
  game.play(hold(0), { type: 'invade', seat: 1, card });
  expect([asked(game), game.state.rave.holds]).toEqual(['rave 1', 0]);
  game.play(hold(1), hold(2));
  expect([asked(game), game.state.phase]).toEqual(['rave 0', 'rave']);
});

rule(['DNE-RAV.2', 'DNE-GNL.1', 'DNE-GNL.2'], 'waiting and eliminated seats are passed over', () => {
  const game = raving(
    (state) => {
      giveAny(state, 0, 1);
      giveAny(state, 3, 1);
      setSouls(state, 0, 2, 0, 0);
      for (const [seat, status] of [
        [1, 'waiting'],
        [2, 'eliminated'],
      ] as const) {
        const player = state.players[seat];
        if (player !== undefined) player.status = status;
      }
      state.out = [2];
    },
    { players: 4 },
  );
  game.play(hold(0));
  expect(asked(game)).toBe('rave 3');
  game.play(hold(3));
  expect(game.state.phase).toBe('summary');
});

rule.each(
  'DNE-RAV.4',
  'who could only hold, as everybody can see, is passed over',
  [
    { title: 'no held card', edit: () => {}, next: 'summary 0' },
    { title: 'a hand', edit: (state: State) => giveAny(state, 1, 1), next: 'rave 1' },
    { title: 'an inventory', edit: (state: State) => store(state, 1, 'demo-jing'), next: 'rave 1' },
    {
      title: 'an invader without cards',
      edit: (state: State) => lay(state, 1, 'demo-jing'),
      next: 'summary 0',
    },
    {
      title: 'an invader with a mercenary that has cards',
      edit: (state: State) => {
        lay(state, 1, 'demo-jing');
        hire(state, 1, 'murdoc', 'demo-jelz');
      },
      next: 'rave 1',
    },
    {
      title: 'a bystander with a mercenary only',
      edit: (state: State) => hire(state, 1, 'murdoc', 'demo-jelz'),
      next: 'summary 0',
    },
    {
      title: 'a Saviour without cards',
      edit: (state: State) => {
        save(state, 1);
        hire(state, 1, 'murdoc', 'demo-jelz');
      },
      next: 'summary 0',
    },
    {
      title: 'a Saviour with a card',
      edit: (state: State) => {
        save(state, 1);
        giveAny(state, 1, 1);
      },
      next: 'rave 1',
    },
  ],
  ({ edit, next }) => {
    const game = raving((state) => {
      giveAny(state, 0, 1);
      edit(state);
    });
    game.play(hold(0));
    expect(asked(game)).toBe(next);
  },
);

rule(['DNE-RAV.4', 'DNE-RIV.7'], 'who holds cards but may do nothing with them is passed over', () => {
  const tired = raving(
    (state) => {
      giveAny(state, 0, 1);
      giveAny(state, 1, 1);
      giveAny(state, 2, 1);
      const player = state.players[1];
      if (player !== undefined) player.invaded = true;
    },
    { invasionLimit: 'oncePerRound' },
  );
  tired.play(hold(0));
  expect(asked(tired)).toBe('rave 2');
});

rule(['DNE-RAV.4', 'DNE-CLS.24'], 'an Alien who may not invade is asked as long as a signal is left', () => {
  const game = (signalled: number[]) =>
    raving(
      (state) => {
        giveAny(state, 0, 1);
        giveAny(state, 1, 1);
        setClass(state, 1, 'alien');
        state.turn.signalled = signalled;
        const player = state.players[1];
        if (player !== undefined) player.invaded = true;
      },
      { invasionLimit: 'oncePerRound' },
    ).play(hold(0));
  expect([asked(game([])), asked(game([1]))]).toEqual(['rave 1', 'summary 0']);
});

rule(['DNE-RAV.4', 'DNE-FRD.1'], 'a Host without cards is asked as long as somebody can be called', () => {
  const game = (calls: number) =>
    raving((state) => {
      giveAny(state, 1, 1);
      giveAny(state, 2, 1);
      state.rave.calls = [0, 2, calls];
      state.agenda = [{ kind: 'rave', seat: 1 }];
    });
  expect(asked(game(1).play(hold(1), hold(2)))).toBe('rave 0');
  expect(asked(game(2).play(hold(1), hold(2)))).toBe('summary 0');
});

rule(['DNE-RAV.4', 'DNE-CLS.20'], 'a Support without cards is asked while an invader can be expelled', () => {
  const game = (souls: number) =>
    raving(
      (state) => {
        giveAny(state, 1, 2);
        lay(state, 1, 'demo-jing');
        setClass(state, 0, 'support');
        setSouls(state, souls);
        state.agenda = [{ kind: 'rave', seat: 1 }];
      },
      { players: 2, calls: { enabled: false, perOpponent: 2, counter: true } },
    ).play(hold(1));
  expect([asked(game(1)), asked(game(0))]).toEqual(['rave 0', 'summary 0']);
});

rule(['DNE-RAV.6', 'DNE-FRD.6'], 'a Saviour plays into the line-up of the Host and invades nobody', () => {
  const game = raving(
    (state) => {
      save(state, 1);
      give(state, 1, 'demo-courtesy', 'demo-jelz');
      state.agenda = [{ kind: 'rave', seat: 1 }];
    },
    {},
    ['demo-jing'],
  );
  expect(types(game)).toEqual(['play', 'hold']);
  expect(game.refusal({ type: 'invade', seat: 1, card: 'demo-jelz' })).toEqual({
    rule: 'DNE-RIV.1',
    code: 'takes-part-already',
  });
  game.play(play(1, 'demo-jelz'));
  expect(lineup(game, 0)).toEqual(['demo-jing', 'demo-jelz']);
  expect(game.state.lineups[0]?.by).toEqual([0, 1]);
});

rule(['DNE-RAV.7', 'DNE-RIV.4'], 'an invader feeds their own line-up and calls nobody', () => {
  const game = raving(
    (state) => {
      give(state, 1, 'demo-courtesy');
      giveAny(state, 2, 1);
      state.agenda = [{ kind: 'rave', seat: 1 }];
    },
    {},
    [],
    ['demo-jing'],
  );
  expect(types(game)).toEqual(['play', 'hold']);
  expect(game.refusal({ type: 'call', seat: 1, target: 2, share: 0, picker: 'host' })).toEqual({
    rule: 'DNE-RIV.4',
    code: 'not-the-host',
  });
  game.play(play(1, 'demo-courtesy'));
  expect([lineup(game, 0), lineup(game, 1)]).toEqual([[], ['demo-jing', 'demo-courtesy']]);
});

rule('DNE-RAV.8', 'who takes no part cannot play, only invade or hold', () => {
  const game = raving((state) => {
    give(state, 1, 'demo-courtesy');
    giveAny(state, 0, 1);
  }).play(hold(0));
  expect(game.legal()).toEqual([{ type: 'invade', seat: 1, card: 'demo-courtesy' }, hold(1)]);
  expect(game.refusal(play(1, 'demo-courtesy'))).toEqual({ rule: 'DNE-RAV.8', code: 'no-role' });
  expect(game.refusal({ type: 'ask-mercenary', seat: 1, mercenary: 'murdoc' })).toEqual({
    rule: 'DNE-MRC.10',
    code: 'no-role',
  });
});

rule.each(
  ['DNE-RAV.10', 'DNE-FRD.1'],
  'a line-up leads when it would win now: above the expectation and above all others',
  [
    { expectation: 14, rival: [], leads: false },
    { expectation: 13, rival: [], leads: true },
    { expectation: 13, rival: ['vinyl-delicate-sound-of-thunder'], leads: true },
    { expectation: 5, rival: ['vinyl-delicate-sound-of-thunder', 'vinyl-the-very-best-of-the-doors'], leads: false },
  ],
  ({ expectation, rival, leads }) => {
    const game = at((state) => {
      rave(state, expectation, ['vinyl-in-utero', 'vinyl-nevermind'], rival);
      giveAny(state, 0, 1);
      giveAny(state, 2, 1);
    });
    const call = { type: 'call', seat: 0, target: 2, share: 0, picker: 'host' } as const;
    if (leads) expect(game.refusal(call)).toEqual({ rule: 'DNE-FRD.1', code: 'leading' });
    else expect(game.legal('call')).toEqual([call]);
    expect(discards(game)).toEqual([]);
  },
);

rule.each(
  ['DNE-RAV.5', 'DNE-RAV.6', 'DNE-RAV.7', 'DNE-RAV.8'],
  'a card that is not held is refused by the rule of the part that one plays',
  [
    { seat: 0, refused: { rule: 'DNE-RAV.5', code: 'not-held', details: { card: 'vinyl-am' } } },
    { seat: 1, refused: { rule: 'DNE-RAV.6', code: 'not-held', details: { card: 'vinyl-am' } } },
    { seat: 2, refused: { rule: 'DNE-RAV.7', code: 'not-held', details: { card: 'vinyl-am' } } },
    { seat: 3, refused: { rule: 'DNE-RAV.8', code: 'no-role' } },
  ],
  ({ seat, refused }) => {
    const game = at(
      (state) => {
        rave(state, 20);
        save(state, 1);
        layFor(state, 0, 1, 'demo-smith');
        lay(state, 2, 'demo-madness');
        giveAny(state, seat, 1);
        state.agenda = [{ kind: 'rave', seat }];
      },
      { players: 4 },
    );
    expect(game.refusal(play(seat, 'vinyl-am'))).toEqual(refused);
  },
);
