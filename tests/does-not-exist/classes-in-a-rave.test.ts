import { expect } from 'vitest';
import { rule } from '../rule.js';
import { hold, play } from './plays.js';
import {
  asked,
  discards,
  give,
  giveAny,
  hand,
  hire,
  lay,
  layFor,
  lineup,
  type Options,
  raving,
  type State,
  save,
  setClass,
  setSouls,
  shuffleInto,
  souls,
  stack,
  store,
  type Table,
} from './table.js';

// DNE-CLS.10 and DNE-CLS.12 to DNE-CLS.24: what classes can do while line-ups grow.

const copy = (seat: number, card: string) => ({ type: 'copy', seat, card }) as const;
const challenge = (target: number, card: string) => ({ type: 'challenge', seat: 0, target, card }) as const;
const roll = (seat: number, lineup: number) => ({ type: 'writer-roll', seat, lineup }) as const;
const rolled = (seat: number, card: string) => ({ type: 'play-rolled', seat, card }) as const;
const expel = (invader: number) => ({ type: 'expel', seat: 0, invader }) as const;
const signal = (seat: number, card: string, lineup: number) => ({ type: 'signal', seat, card, lineup }) as const;

/** A rave that waits for a seat, which has this class, against an expectation of 20. */
const as = (cls: string, seat: number, recipe: (state: State) => void, options: Options = {}): Table =>
  raving(
    seat,
    (state) => {
      setClass(state, seat, cls);
      recipe(state);
    },
    options,
  );
const line = (game: Table, place: number) => game.state.lineups[place];

rule(['DNE-CLS.10', 'DNE-SND.5', 'DNE-R60'], 'a copy counts what the strongest card counted, for good', () => {
  const game = as('proxy', 0, (state) => {
    lay(state, 0, 'vinyl-in-utero', 'vinyl-nevermind');
    give(state, 0, 'demo-jing', 'demo-courtesy');
    store(state, 0, 'demo-jelz');
    giveAny(state, 1, 1);
  });
  expect(game.legal('copy')).toEqual([copy(0, 'demo-jing'), copy(0, 'demo-courtesy')]);
  expect(game.refusal(copy(0, 'demo-jelz'))).toEqual({
    rule: 'DNE-CLS.10',
    code: 'not-in-hand',
    details: { card: 'demo-jelz' },
  });
  game.play(copy(0, 'demo-jing'));
  expect(game.events).toEqual([
    // 6 and half as much again
    { type: 'card-played', seat: 0, lineup: 0, card: 'demo-jing', via: 'hand', base: 2, value: 18 },
  ]);
  expect([line(game, 0)?.frozen, game.state.rave.copied]).toEqual([[-1, -1, 18], [0]]);
  expect(game.refusal(copy(0, 'demo-courtesy'))).toEqual({ rule: 'DNE-CLS.10', code: 'used-up' });
  expect(game.refusal({ type: 'call', seat: 0, target: 1, share: 0, picker: 'host' })).toMatchObject({
    code: 'has-copied',
  });
});

rule.each(
  ['DNE-CLS.10', 'DNE-R60'],
  'nothing is copied from an empty line-up, or from one that somebody helps',
  [
    { title: 'empty', edit: () => {} },
    { title: 'a card of another player', edit: (state: State) => layFor(state, 0, 1, 'demo-jelz') },
    {
      title: 'a Saviour',
      edit: (state: State) => {
        lay(state, 0, 'demo-jelz');
        save(state, 1);
      },
    },
  ],
  ({ edit }) => {
    const game = as('proxy', 0, (state) => {
      state.rave.final = true;
      give(state, 0, 'demo-jing');
      edit(state);
    });
    expect(game.legal('copy')).toEqual([]);
    expect(game.refusal(copy(0, 'demo-jing'))).toEqual({ rule: 'DNE-CLS.10', code: 'lineup-not-own' });
  },
);

rule('DNE-CLS.10', 'an invader copies too; who is no Proxy copies nothing', () => {
  const invader = (cls: string) =>
    as(cls, 1, (state) => {
      lay(state, 1, 'demo-madness');
      give(state, 1, 'demo-jing');
    });
  expect(invader('proxy').legal('copy')).toEqual([copy(1, 'demo-jing')]);
  expect(invader('dj').refusal(copy(1, 'demo-jing'))).toEqual({ rule: 'DNE-CLS.10', code: 'not-your-class' });
});

/** A DJ whose line-up has cards for 8 points, one of them from a mercenary; the others hold cards. */
const dj = (recipe: (state: State) => void = () => {}, options: Options = {}) =>
  as(
    'dj',
    0,
    (state) => {
      lay(state, 0, 'vinyl-am');
      give(state, 0, 'demo-madness', 'demo-jing');
      give(state, 1, 'vinyl-in-utero', 'vinyl-nevermind', 'demo-courtesy');
      give(state, 2, 'album-enigma');
      recipe(state);
    },
    options,
  );

rule.each(
  ['DNE-CLS.12', 'DNE-R62'],
  'a challenge is won by a higher die only',
  [
    { dice: [4, 3], won: true },
    { dice: [3, 3], won: false },
    { dice: [2, 3], won: false },
  ],
  ({ dice, won }) => {
    const game = dj().script(dice).play(challenge(1, 'demo-jing'));
    expect(discards(game)).toEqual(['demo-jing']);
    expect(game.state.rave).toMatchObject(
      won ? { saviour: 1, forced: true, joined: false, share: 0 } : { saviour: -1, forced: false },
    );
    expect(game.state.turn.challenged).toEqual([1]);
    expect(game.events.slice(1)).toEqual([
      { type: 'die-rolled', seat: 0, roll: 'challenge', sides: 6, face: dice[0] },
      { type: 'die-rolled', seat: 1, roll: 'challenge', sides: 6, face: dice[1] },
      won
        ? { type: 'saviour-found', seat: 1, share: 0, picker: 'host', forced: true }
        : { type: 'challenge-lost', seat: 0, target: 1 },
    ]);
    const again = challenge(1, 'demo-madness');
    if (won) expect(game.refusal(challenge(2, 'demo-madness'))).toEqual({ rule: 'DNE-CLS.12', code: 'has-a-saviour' });
    else expect(game.refusal(again)).toEqual({ rule: 'DNE-CLS.12', code: 'used-up', details: { target: 1 } });
    expect(game.legal('challenge')).toEqual(won ? [] : [challenge(2, 'demo-madness')]);
  },
);

rule(
  ['DNE-CLS.12', 'DNE-FRD.10'],
  'a DJ challenges whom could be called, however often he was called, and without calls',
  () => {
    const game = dj(
      (state) => {
        state.rave.calls = [0, 2, 2];
        Object.assign(state.players[2] ?? {}, { helpBan: true });
      },
      { calls: { enabled: false, perOpponent: 2, counter: true } },
    );
    expect(game.legal('challenge')).toEqual([challenge(1, 'demo-madness'), challenge(1, 'demo-jing')]);
    expect(game.refusal(challenge(2, 'demo-jing'))).toEqual({
      rule: 'DNE-CLS.12',
      code: 'cannot-be-called',
      details: { target: 2 },
    });
    expect(game.refusal(challenge(1, 'demo-smith'))).toMatchObject({ code: 'not-held' });
    const copied = dj((state) => {
      state.rave.copied = [0];
    });
    expect(copied.refusal(challenge(1, 'demo-jing'))).toEqual({ rule: 'DNE-CLS.10', code: 'has-copied' });
  },
);

rule('DNE-CLS.12', 'only a DJ who is the Host challenges', () => {
  const invader = as('dj', 1, (state) => {
    lay(state, 1, 'demo-madness');
    give(state, 1, 'demo-jing');
    giveAny(state, 2, 1);
  });
  expect(invader.refusal({ type: 'challenge', seat: 1, target: 2, card: 'demo-jing' })).toEqual({
    rule: 'DNE-CLS.12',
    code: 'not-the-host',
  });
  expect(as('alien', 0, (state) => give(state, 0, 'demo-jing')).refusal(challenge(1, 'demo-jing'))).toMatchObject({
    code: 'not-your-class',
  });
});

/** P1 is the forced Saviour of a DJ who has laid 8 points, and is asked. */
const forced = (recipe: (state: State) => void = () => {}) =>
  as('dj', 0, (state) => {
    lay(state, 0, 'vinyl-am');
    Object.assign(state.rave, { saviour: 1, forced: true, joined: false });
    give(state, 1, 'vinyl-in-utero', 'vinyl-nevermind', 'demo-courtesy');
    recipe(state);
  }).edit((state) => {
    state.agenda = [{ kind: 'rave', seat: 1 }];
  });

rule(
  ['DNE-CLS.13', 'DNE-R62'],
  'a forced Saviour adds a card that fits below what the Host has laid, and may not hold before',
  () => {
    const game = forced();
    expect(game.legal()).toEqual([play(1, 'vinyl-in-utero'), play(1, 'vinyl-nevermind'), play(1, 'demo-courtesy')]);
    expect(game.refusal(hold(1))).toEqual({ rule: 'DNE-CLS.13', code: 'must-add-a-card' });
    game.play(play(1, 'vinyl-in-utero'));
    expect(game.legal()).toEqual([play(1, 'demo-courtesy'), hold(1)]);
    expect(game.refusal(play(1, 'vinyl-nevermind'))).toEqual({
      rule: 'DNE-CLS.13',
      code: 'more-than-the-host-laid',
      details: { room: 2, worth: 3 },
    });
  },
);

rule('DNE-CLS.13', 'only cards that the Host laid from held cards make room', () => {
  const game = forced((state) => {
    const first = state.lineups[0];
    if (first !== undefined) first.via = ['mercenary'];
  });
  expect(game.legal()).toEqual([hold(1)]);
  game.play(hold(1));
  expect(game.state.rave).toMatchObject({ saviour: -1, forced: false });
});

rule(['DNE-CLS.13', 'DNE-SND.4'], 'a card with a die needs room for six', () => {
  const spawn = (...cards: string[]) =>
    forced((state) => {
      shuffleInto(state.deck, [...(state.players[1]?.hand.splice(0) ?? [])]);
      give(state, 1, 'demo-spawn');
      const first = state.lineups[0];
      if (first !== undefined) first.base = [cards.length];
    });
  expect(spawn('1', '2', '3', '4', '5', '6').legal()).toEqual([play(1, 'demo-spawn')]);
  expect(spawn('1', '2', '3', '4', '5').legal()).toEqual([hold(1)]);
});

rule.each(
  ['DNE-CLS.13', 'DNE-CLS.16'],
  'a forced Saviour who is a Writer rolls only with room for six',
  [
    { room: 6, may: true },
    { room: 5, may: false },
  ],
  ({ room, may }) => {
    const game = forced((state) => {
      setClass(state, 1, 'writer');
      const first = state.lineups[0];
      if (first !== undefined) first.base = [room];
    });
    expect(game.legal('writer-roll')).toEqual(may ? [roll(1, 0)] : []);
    if (!may)
      expect(game.refusal(roll(1, 0))).toEqual({
        rule: 'DNE-CLS.13',
        code: 'more-than-the-host-laid',
        details: { room, worth: 6 },
      });
  },
);

rule(['DNE-CLS.13', 'DNE-FIN.4'], 'a card thrown before the challenge takes room but adds nothing', () => {
  const game = forced((state) => {
    state.rave.final = true;
    layFor(state, 0, 1, 'demo-jing');
  });
  expect(game.refusal(hold(1))).toEqual({ rule: 'DNE-CLS.13', code: 'must-add-a-card' });
  expect(game.legal('play')).toEqual(
    ['vinyl-in-utero', 'vinyl-nevermind', 'demo-courtesy'].map((card) => play(1, card)),
  );
  expect(game.play(play(1, 'vinyl-nevermind')).refusal(play(1, 'vinyl-in-utero'))).toEqual({
    rule: 'DNE-CLS.13',
    code: 'more-than-the-host-laid',
    details: { room: 3, worth: 6 },
  });
  const full = forced((state) => {
    state.rave.final = true;
    layFor(state, 0, 1, 'demo-thom-yorke');
  });
  expect(full.legal('play')).toEqual([]);
  full.play(hold(1));
  expect(full.state.rave).toMatchObject({ saviour: -1, forced: false, joined: false });
});

/** P1, an Alien without a card that fits, is the forced Saviour of a Host who has laid so many points. */
const forcedAlien = (room: number) =>
  forced((state) => {
    setClass(state, 1, 'alien');
    state.turn.expectation = 5;
    shuffleInto(state.deck, [...(state.players[1]?.hand.splice(0) ?? [])]);
    give(state, 1, 'demo-madness');
    stack(state, 'demo-jing');
    const first = state.lineups[0];
    if (first !== undefined) first.base = [room];
  });

rule.each(
  ['DNE-CLS.13', 'DNE-CLS.24'],
  'a forced Saviour who is an Alien signals only with room for the best card of the box',
  [
    { room: 9, may: true },
    { room: 8, may: false },
  ],
  ({ room, may }) => {
    const game = forcedAlien(room);
    expect(game.legal('signal')).toEqual(may ? [signal(1, 'demo-madness', 0)] : []);
    if (!may)
      expect(game.refusal(signal(1, 'demo-madness', 0))).toEqual({
        rule: 'DNE-CLS.13',
        code: 'more-than-the-host-laid',
        details: { room, worth: 9 },
      });
  },
);

rule(['DNE-CLS.24', 'DNE-CLS.13', 'DNE-BTY.1'], 'a signalled card makes a forced Saviour one', () => {
  const game = forcedAlien(9).play(signal(1, 'demo-madness', 0));
  expect(game.state.rave).toMatchObject({ saviour: 1, forced: true, joined: true });
  // the Alien, whose only card is gone, is passed over; both are paid, an Alien one soul more
  expect([souls(game), asked(game)]).toEqual([[1, 2, 0], 'recover 0']);
});

rule(['DNE-CLS.16', 'DNE-R63'], 'a Writer rolls first and then lays a hand card with that base', () => {
  const game = as('writer', 0, (state) => {
    give(state, 0, 'demo-jing', 'demo-spawn');
    store(state, 0, 'demo-jelz');
    giveAny(state, 1, 1);
  });
  game.script([5]).play(roll(0, 0));
  expect(game.events).toEqual([{ type: 'die-rolled', seat: 0, roll: 'rolled-card', sides: 6, face: 5 }]);
  expect(game.legal()).toEqual([rolled(0, 'demo-jing'), rolled(0, 'demo-spawn')]);
  expect(game.refusal({ type: 'stop', seat: 0 })).toEqual({ rule: 'DNE-CLS.16', code: 'must-lay' });
  expect(game.refusal(rolled(0, 'demo-jelz'))).toMatchObject({ rule: 'DNE-CLS.16', code: 'not-in-hand' });
  game.play(rolled(0, 'demo-spawn'));
  expect([lineup(game, 0), line(game, 0)?.base, asked(game)]).toEqual([['demo-spawn'], [5], 'rave 0']);
  game.script([1]).play(roll(0, 0));
  // the last hand card is laid without a question
  expect([line(game, 0)?.base, hand(game, 0)]).toEqual([[5, 1], []]);
  expect(game.refusal(roll(0, 0))).toMatchObject({ rule: 'DNE-CLS.16', code: 'empty-hand' });
});

rule.each(
  ['DNE-CLS.16', 'DNE-RAV.6', 'DNE-RAV.7', 'DNE-RAV.8'],
  'a Writer rolls where a hand card could be laid',
  [
    { title: 'as Saviour', edit: (state: State) => save(state, 2), final: false, into: [0] },
    { title: 'as invader', edit: (state: State) => lay(state, 2, 'demo-madness'), final: false, into: [2] },
    { title: 'as bystander', edit: () => {}, final: false, into: [] },
    { title: 'as thrower', edit: () => {}, final: true, into: [0, 1] },
    { title: 'as Saviour in a final rave', edit: (state: State) => save(state, 2), final: true, into: [0, 1] },
  ],
  ({ edit, final, into }) => {
    const game = as('writer', 2, (state) => {
      lay(state, 1, 'demo-smith');
      give(state, 2, 'demo-jing');
      state.rave.final = final;
      edit(state);
    });
    expect(game.legal('writer-roll')).toEqual(into.map((owner) => roll(2, owner)));
  },
);

rule.each(
  ['DNE-CLS.19', 'DNE-R65'],
  'a Tattooist rolls once for up to three hand cards, or once for each',
  [
    { tattooRoll: 'single', dice: [4], more: [[], []], bases: [4, 4, 4] },
    { tattooRoll: 'perCard', dice: [4], more: [[2], [6]], bases: [4, 2, 6] },
  ] as const,
  ({ tattooRoll, dice, more, bases }) => {
    const game = as(
      'ttter',
      0,
      (state) => {
        lay(state, 1, 'demo-smith');
        give(state, 0, 'demo-jing', 'demo-courtesy', 'demo-jelz', 'demo-madness');
      },
      { tattooRoll },
    );
    game.script(dice).play({ type: 'tattoo-roll', seat: 0 });
    expect(game.legal().map(({ type }) => type)).toEqual([
      'play-rolled',
      'play-rolled',
      'play-rolled',
      'play-rolled',
      'stop',
    ]);
    expect(asked(game)).toBe('needle-card 0');
    expect(game.refusal(rolled(0, 'demo-smith'))).toEqual({
      rule: 'DNE-CLS.19',
      code: 'not-in-hand',
      details: { card: 'demo-smith' },
    });
    game.script(more[0]).play(rolled(0, 'demo-jing'));
    game.script(more[1]).play(rolled(0, 'demo-courtesy'));
    game.play(rolled(0, 'demo-jelz'));
    expect([line(game, 0)?.base, asked(game)]).toEqual([bases, 'rave 0']);
    expect(game.refusal({ type: 'tattoo-roll', seat: 0 })).toEqual({ rule: 'DNE-CLS.19', code: 'used-up' });
  },
);

rule('DNE-CLS.19', 'a Tattooist may stop, and rolls only as Host with a hand and against an invader', () => {
  const game = (recipe: (state: State) => void, seat = 0) => as('ttter', seat, recipe);
  const stopped = game((state) => {
    lay(state, 1, 'demo-smith');
    give(state, 0, 'demo-jing', 'demo-courtesy');
  });
  stopped.script([3]).play({ type: 'tattoo-roll', seat: 0 }).play({ type: 'stop', seat: 0 });
  expect([lineup(stopped, 0), asked(stopped)]).toEqual([[], 'rave 0']);
  const roll0 = { type: 'tattoo-roll', seat: 0 } as const;
  expect(game((state) => give(state, 0, 'demo-jing')).refusal(roll0)).toEqual({
    rule: 'DNE-CLS.19',
    code: 'no-invader',
  });
  const empty = game((state) => {
    lay(state, 1, 'demo-smith');
    store(state, 0, 'demo-jing');
  });
  expect(empty.refusal(roll0)).toMatchObject({ rule: 'DNE-CLS.19', code: 'empty-hand' });
  const invader = game((state) => {
    lay(state, 1, 'demo-smith');
    give(state, 1, 'demo-jing');
  }, 1);
  expect(invader.refusal({ type: 'tattoo-roll', seat: 1 })).toEqual({ rule: 'DNE-CLS.19', code: 'not-the-host' });
});

rule(
  ['DNE-CLS.20', 'DNE-GNL.8'],
  'a Support sends an invader away: what the invader held goes to the hand, all others to the pile',
  () => {
    const game = as('support', 0, (state) => {
      lay(state, 1, 'demo-smith', 'demo-jing');
      layFor(state, 1, 1, 'demo-madness');
      const second = state.lineups[1];
      if (second !== undefined) second.via = ['hand', 'inventory', 'mercenary'];
      lay(state, 2, 'demo-jelz');
      setSouls(state, 2, 1, 0);
      giveAny(state, 0, 1);
      give(state, 1, 'demo-courtesy');
    });
    expect(game.legal('expel')).toEqual([expel(1), expel(2)]);
    game.play(expel(1));
    expect(game.events.slice(0, 2)).toEqual([
      { type: 'souls-changed', seat: 0, change: -1, souls: 1, cause: 'expel' },
      { type: 'invader-expelled', seat: 0, invader: 1 },
    ]);
    expect([hand(game, 1), discards(game), souls(game)]).toEqual([
      ['demo-courtesy', 'demo-smith', 'demo-jing'],
      ['demo-madness'],
      [1, 1, 0],
    ]);
    expect(game.state.lineups.map(({ owner }) => owner)).toEqual([0, 2]);
    game.play(expel(2));
    expect(game.refusal(expel(2))).toEqual({ rule: 'DNE-CLS.20', code: 'not-an-invader', details: { invader: 2 } });
    expect(game.legal('call')).toEqual([]);
  },
);

rule('DNE-CLS.20', 'expelling costs a soul, and only a Support who is the Host can do it', () => {
  const game = (cls: string, count: number) =>
    as(cls, 0, (state) => {
      lay(state, 1, 'demo-smith');
      setSouls(state, count);
      giveAny(state, 0, 1);
    });
  expect(game('support', 0).refusal(expel(1))).toEqual({
    rule: 'DNE-CLS.20',
    code: 'too-few-souls',
    details: { souls: 0 },
  });
  expect(game('dj', 1).refusal(expel(1))).toEqual({ rule: 'DNE-CLS.20', code: 'not-your-class' });
  expect(game('support', 1).refusal(expel(0))).toMatchObject({ code: 'not-an-invader' });
});

rule(['DNE-CLS.22', 'DNE-R77'], 'an Olivier refreshes once in their own turn, also in the rave', () => {
  const game = as('olivye', 0, (state) => {
    give(state, 0, 'demo-jing');
    stack(state, 'demo-courtesy', 'demo-jelz');
    giveAny(state, 1, 1);
  });
  game.play({ type: 'refresh', seat: 0, card: 'demo-jing' });
  expect([hand(game, 0), discards(game), asked(game)]).toEqual([
    ['demo-courtesy', 'demo-jelz'],
    ['demo-jing'],
    'rave 0',
  ]);
  expect(game.legal('refresh')).toEqual([]);
  const other = as('olivye', 1, (state) => give(state, 1, 'demo-jing'));
  expect(other.legal('refresh')).toEqual([]);
});

rule(['DNE-CLS.24', 'DNE-R66', 'DNE-R68'], 'an Alien signals once a turn, into any line-up, whoever he is', () => {
  const game = as('alien', 2, (state) => {
    lay(state, 1, 'demo-smith');
    give(state, 2, 'demo-jing', 'demo-courtesy');
    stack(state, 'vinyl-am');
  });
  expect(game.legal('signal')).toEqual([
    signal(2, 'demo-jing', 0),
    signal(2, 'demo-jing', 1),
    signal(2, 'demo-courtesy', 0),
    signal(2, 'demo-courtesy', 1),
  ]);
  expect(game.refusal(signal(2, 'demo-jing', 2))).toEqual({
    rule: 'DNE-CLS.24',
    code: 'no-such-lineup',
    details: { lineup: 2 },
  });
  game.play(signal(2, 'demo-jing', 1));
  expect([lineup(game, 1), discards(game), line(game, 1)?.by, line(game, 1)?.via]).toEqual([
    ['demo-smith', 'vinyl-am'],
    ['demo-jing'],
    [1, 2],
    ['hand', 'deck'],
  ]);
  expect(game.state.rave.saviour).toBe(-1);
  expect(game.refusal(signal(2, 'demo-courtesy', 1))).toEqual({ rule: 'DNE-CLS.24', code: 'used-up' });
});

rule(
  ['DNE-CLS.24', 'DNE-SND.4', 'DNE-FAI.23'],
  'a signalled die is rolled; who may not help signals into their own line-up only',
  () => {
    const game = as('alien', 0, (state) => {
      give(state, 0, 'demo-jing');
      stack(state, 'demo-spawn');
      giveAny(state, 1, 1);
    });
    game.script([3]).play(signal(0, 'demo-jing', 0));
    expect(line(game, 0)?.base).toEqual([3]);
    const banned = as('alien', 1, (state) => {
      lay(state, 1, 'demo-smith');
      give(state, 1, 'demo-jing');
      Object.assign(state.players[1] ?? {}, { helpBan: true });
    });
    expect(banned.legal('signal')).toEqual([signal(1, 'demo-jing', 1)]);
    expect(banned.refusal(signal(1, 'demo-jing', 0))).toEqual({ rule: 'DNE-FAI.23', code: 'help-banned' });
  },
);

rule(['DNE-CLS.5', 'DNE-R59'], 'a Saviour owns no line-up: neither roar nor tie nor mercenary of his counts', () => {
  const game = (cls: string) =>
    as(cls, 1, (state) => {
      state.turn.expectation = 3;
      lay(state, 0, 'demo-hyrule-lofi');
      save(state, 1);
      lay(state, 2, 'demo-chill-dude-here', 'demo-jing');
      hire(state, 1, 'murdoc', 'demo-jelz');
    }).play(hold(1));
  for (const cls of ['writer', 'dragonborn'])
    expect(game(cls).events.find(({ type }) => type === 'rave-closed')).toMatchObject({ totals: [4, 4], winner: 2 });
});
