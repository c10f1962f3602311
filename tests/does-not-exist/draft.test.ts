import { basePack, createEngine, engine } from '@rulewright/does-not-exist';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import {
  asked,
  beforeTurn,
  discardFromDeck,
  discards,
  give,
  giveAny,
  hand,
  inventory,
  leaveInDeck,
  NONE,
  type Options,
  type State,
  setClass,
  setOut,
  setSouls,
  setWaiting,
  souls,
  sound,
  stack,
  stackClasses,
  store,
  type Table,
  table,
} from './table.js';

// DNE-TRN.2, DNE-TRN.3, DNE-TRN.9: from the end of one turn to the draft of the next; DNE-CLS.15, DNE-CLS.18: other drafts.

const pass = (seat: number) => ({ type: 'pass', seat }) as const;
const draft = (source: 'deck' | 'discard') => ({ type: 'draft', seat: 0, source }) as const;
const discard = (card: string) => ({ type: 'discard', seat: 0, card }) as const;

/** The turn of seat 0 has begun; three known cards are on top of the deck. */
const begun = (recipe: (state: State) => void = () => {}, options: Options = {}): Table => {
  const game = table(options).edit((state) => {
    beforeTurn(state);
    stack(state, 'vinyl-am', 'vinyl-igor', 'vinyl-currents');
    recipe(state);
  });
  return game.play(pass(game.state.players.length - 1));
};

rule('DNE-TRN.3', 'the Host drafts the two top cards, which nobody else sees', () => {
  const game = begun((state) => give(state, 0, 'demo-jing'));
  expect(game.events).toEqual([
    { type: 'turn-passed', seat: 2 },
    { type: 'turn-began', turn: 2, host: 0, place: 0 },
    { type: 'cards-drawn', seat: 0, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
  ]);
  expect(game.eventsFor(1).at(-1)).toEqual({ type: 'cards-drawn', seat: 0, count: 2 });
  expect(game.eventsFor(0).at(-1)).toMatchObject({ cards: ['vinyl-am', 'vinyl-igor'] });
  expect([asked(game), hand(game, 0)]).toEqual(['prepare 0', ['demo-jing', 'vinyl-am', 'vinyl-igor']]);
  expect(game.state.phase).toBe('preparation');
});

rule.each(
  ['DNE-TRN.3', 'DNE-GNL.7', 'DNE-GNL.8', 'DNE-CLS.23'],
  'after the draft five cards may stay, six with an Olivier',
  [
    { cards: 3, cls: 'writer', asks: 'prepare 0' },
    { cards: 4, cls: 'writer', asks: 'overflow 0' },
    { cards: 4, cls: 'olivye', asks: 'prepare 0' },
    { cards: 5, cls: 'olivye', asks: 'overflow 0' },
  ],
  ({ cards, cls, asks }) => {
    const game = begun((state) => {
      setClass(state, 0, cls);
      giveAny(state, 0, cards);
    });
    expect(asked(game)).toBe(asks);
  },
);

rule('DNE-TRN.2', 'a turn begins with fresh limits, and nothing of the rave before', () => {
  const game = table()
    .edit((state) => {
      beforeTurn(state);
      state.phase = 'summary';
      Object.assign(state.turn, { invited: true, level: 7, trades: 2, recruits: 3, refreshed: true, unlimited: true });
      Object.assign(state.turn, { signalled: [1], challenged: [0] });
      Object.assign(state.rave, { final: true, holds: 3, saviour: 1, share: 1, picker: 'saviour', forced: true });
      Object.assign(state.rave, { joined: true, expelled: [0], calls: [1, 2, 0], copied: [2], needled: true });
      Object.assign(state.rave, { shielded: [1], winner: 2 });
      for (const player of state.players) Object.assign(player, { helpBan: true, invaded: true });
      state.agenda = [{ kind: 'summary', seat: 2 }];
    })
    .play({ type: 'end-turn', seat: 2 });
  const { turn, rave, players } = game.state;
  expect(turn).toEqual({
    number: 2,
    host: 0,
    place: 0,
    expectation: 0,
    level: 0,
    invited: false,
    trades: 0,
    recruits: 0,
    refreshed: false,
    unlimited: false,
    signalled: [],
    challenged: [],
  });
  expect(rave).toEqual({
    final: false,
    holds: 0,
    saviour: NONE,
    share: 0,
    picker: 'host',
    forced: false,
    joined: false,
    expelled: [],
    calls: [0, 0, 0],
    copied: [],
    needled: false,
    shielded: [],
    winner: NONE,
  });
  expect(players.map(({ helpBan, invaded }) => [helpBan, invaded])).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
});

rule.each(
  ['DNE-TRN.9', 'DNE-SET.6'],
  'the next seat clockwise that is not eliminated is Host',
  [
    { title: 'everybody is there', edit: () => {}, host: 0, asks: 'prepare 0' },
    { title: 'the next is out', edit: (state: State) => setOut(state, 0), host: 1, asks: 'prepare 1' },
    {
      title: 'two are out',
      edit: (state: State) => {
        setOut(state, 0);
        setOut(state, 1);
      },
      host: 2,
      asks: 'prepare 2',
    },
    { title: 'the next waits', edit: (state: State) => setWaiting(state, 0), host: 0, asks: 'zero-return 0' },
  ],
  ({ edit, host, asks }) => {
    const game = begun(edit, { players: 4 });
    expect([game.state.turn.host, game.state.turn.place, asked(game)]).toEqual([host, host, asks]);
  },
);

rule(
  ['DNE-TRN.9', 'DNE-TRN.2', 'DNE-END.4'],
  'passed, surrendered and forfeited turns count, and after the last one the game ends',
  () => {
    const game = begun(
      (state) => {
        setWaiting(state, 0);
        setClass(state, 1, 'proxy');
        setSouls(state, 1, 1, 0);
      },
      { maxTurns: 3 },
    );
    expect([asked(game), game.state.turn.number]).toEqual(['zero-return 0', 2]);
    game.play({ type: 'surrender', seat: 0 });
    expect(game.events).toEqual([
      { type: 'souls-changed', seat: 0, change: -1, souls: 0, cause: 'elimination' },
      { type: 'player-eliminated', seat: 0 },
      { type: 'turn-began', turn: 3, host: 1, place: 1 },
    ]);
    game.rig([15]).play({ type: 'hijack', seat: 1 });
    expect(game.events.at(-1)).toEqual({ type: 'turn-forfeited', seat: 1 });
    expect(engine.outcome(game.state)).toEqual({
      winners: [1, 2],
      ranking: [[1, 2], [0]],
      scores: [0, 0, 0],
      reason: 'max-turns',
    });
  },
);

rule(['DNE-TRN.2', 'DNE-GNL.15'], 'who returns drafts as well, and keeps the limit only then', () => {
  const game = begun((state) => {
    setWaiting(state, 0, 2);
    stackClasses(state, 'alien');
  }).play({ type: 'return', seat: 0 });
  expect([souls(game)[0], hand(game, 0).length, asked(game)]).toEqual([1, 7, 'overflow 0']);
  expect(game.events.map(({ type }) => type)).toEqual([
    'souls-changed',
    'player-returned',
    'cards-drawn',
    'class-gained',
    'cards-drawn',
  ]);
});

rule(['DNE-CLS.15', 'DNE-GNL.14'], 'a DJ draws three and discards one of these', () => {
  const game = begun((state) => {
    setClass(state, 0, 'dj');
    give(state, 0, 'demo-jing');
    store(state, 0, 'demo-jelz');
  });
  expect([asked(game), game.legal()]).toEqual([
    'draft-drop 0',
    ['vinyl-am', 'vinyl-igor', 'vinyl-currents'].map(discard),
  ]);
  for (const card of ['demo-jing', 'demo-jelz', 'demo-smith', 'nobody'])
    expect(game.refusal(discard(card))).toEqual({ rule: 'DNE-CLS.15', code: 'not-drawn-now', details: { card } });
  game.play(discard('vinyl-am'));
  expect([asked(game), hand(game, 0), discards(game)]).toEqual([
    'prepare 0',
    ['demo-jing', 'vinyl-igor', 'vinyl-currents'],
    ['vinyl-am'],
  ]);
});

rule.each(
  ['DNE-CLS.15', 'DNE-GNL.10', 'DNE-DCK.1', 'DNE-R73'],
  'a DJ who draws fewer cards still discards one of them',
  [
    { drawn: 0, asks: 'prepare 0', left: ['demo-jing'] },
    { drawn: 1, asks: 'prepare 0', left: ['demo-jing'] },
    { drawn: 2, asks: 'draft-drop 0', left: ['demo-jing', 'vinyl-am', 'vinyl-igor'] },
  ],
  ({ drawn, asks, left }) => {
    const game = begun((state) => {
      setClass(state, 0, 'dj');
      give(state, 0, 'demo-jing');
      leaveInDeck(state, drawn, 1);
    });
    expect([asked(game), hand(game, 0)]).toEqual([asks, left]);
    expect(discards(game)).toEqual(drawn === 1 ? ['vinyl-am'] : []);
  },
);

/** A Tattooist with a hand card and an inventory card, with these cards on the discard pile. */
const tattooist = (pile: string[], recipe: (state: State) => void = () => {}): Table =>
  begun((state) => {
    setClass(state, 0, 'ttter');
    give(state, 0, 'demo-jing');
    store(state, 0, 'demo-jelz');
    discardFromDeck(state, ...pile);
    recipe(state);
  });

rule(
  'DNE-CLS.18',
  'a Tattooist takes each card from the deck or from the top of the pile, and repays from the hand',
  () => {
    const game = tattooist(['demo-smith', 'demo-madness', 'demo-ikra-says-yes']);
    expect([asked(game), game.legal()]).toEqual(['draft-source 0', [draft('deck'), draft('discard')]]);
    game.play(draft('discard'));
    expect(game.events).toEqual([{ type: 'card-recovered', seat: 0, card: 'demo-ikra-says-yes' }]);
    expect([asked(game), game.legal().length]).toEqual(['draft-source 0', 2]);
    game.play(draft('discard'));
    expect([asked(game), hand(game, 0)]).toEqual([
      'draft-repay 0',
      ['demo-jing', 'demo-ikra-says-yes', 'demo-madness'],
    ]);
    expect(game.legal()).toEqual(['demo-jing', 'demo-ikra-says-yes', 'demo-madness'].map(discard));
    expect(game.refusal(discard('demo-jelz'))).toEqual({
      rule: 'DNE-CLS.18',
      code: 'not-in-hand',
      details: { card: 'demo-jelz' },
    });
    game.play(discard('demo-madness'));
    expect([asked(game), game.legal()]).toEqual(['draft-repay 0', ['demo-jing', 'demo-ikra-says-yes'].map(discard)]);
    game.play(discard('demo-jing'));
    expect([asked(game), hand(game, 0), inventory(game, 0), discards(game)]).toEqual([
      'prepare 0',
      ['demo-ikra-says-yes'],
      ['demo-jelz'],
      ['demo-smith', 'demo-madness', 'demo-jing'],
    ]);
  },
);

rule('DNE-CLS.18', 'a Tattooist repays only what came from the pile', () => {
  const mixed = tattooist(['demo-smith']).play(draft('deck'), draft('discard'));
  expect([asked(mixed), hand(mixed, 0)]).toEqual(['draft-repay 0', ['demo-jing', 'vinyl-am', 'demo-smith']]);
  mixed.play(discard('vinyl-am'));
  expect([asked(mixed), discards(mixed)]).toEqual(['prepare 0', ['vinyl-am']]);
  const plain = tattooist(['demo-smith']).play(draft('deck'), draft('deck'));
  expect([asked(plain), hand(plain, 0), discards(plain)]).toEqual([
    'prepare 0',
    ['demo-jing', 'vinyl-am', 'vinyl-igor'],
    ['demo-smith'],
  ]);
});

rule(['DNE-CLS.18', 'DNE-GNL.14'], 'without a discard pile a Tattooist draws from the deck and is not asked', () => {
  const empty = tattooist([]);
  expect([asked(empty), hand(empty, 0)]).toEqual(['prepare 0', ['demo-jing', 'vinyl-am', 'vinyl-igor']]);
  // the only card of the pile is taken first; the second one comes from the deck
  const single = tattooist(['demo-smith']).play(draft('discard'));
  expect([asked(single), hand(single, 0)]).toEqual(['draft-repay 0', ['demo-jing', 'demo-smith', 'vinyl-am']]);
});

rule(['DNE-CLS.18', 'DNE-DCK.1'], 'an empty deck is made of the pile also for a Tattooist', () => {
  const game = tattooist(['demo-smith', 'demo-madness'], (state) => leaveInDeck(state, 0, 1));
  game.rig([[sound('demo-madness'), sound('demo-smith')]]).play(draft('deck'));
  expect(game.events).toEqual([
    { type: 'deck-reshuffled', deck: 'sounds' },
    { type: 'cards-drawn', seat: 0, count: 1, cards: ['demo-smith'] },
    { type: 'cards-drawn', seat: 0, count: 1, cards: ['demo-madness'] },
  ]);
  expect([asked(game), discards(game)]).toEqual(['prepare 0', []]);
});

rule(['DNE-CLS.18', 'DNE-GNL.10'], 'where both lie empty a Tattooist drafts what there is', () => {
  const game = tattooist(['demo-smith'], (state) => leaveInDeck(state, 0, 1)).play(draft('discard'));
  expect([asked(game), hand(game, 0)]).toEqual(['draft-repay 0', ['demo-jing', 'demo-smith']]);
  game.play(discard('demo-smith'));
  expect([asked(game), discards(game)]).toEqual(['prepare 0', ['demo-smith']]);
});

rule(['DNE-CLS.18', 'DNE-GNL.8'], 'a Tattooist repays before the hand limit is looked at', () => {
  const game = tattooist(['demo-smith', 'demo-madness'], (state) => giveAny(state, 0, 3));
  game.play(draft('discard'), draft('deck'));
  expect([asked(game), hand(game, 0).length]).toEqual(['draft-repay 0', 6]);
  game.play(discard('demo-jing'));
  expect([asked(game), hand(game, 0).length]).toEqual(['prepare 0', 5]);
});

rule('DNE-CLS.18', 'nothing is taken from a pile that is not there', () => {
  const game = tattooist(['demo-smith']).edit((state) => {
    state.deck.unshift(...state.discard.splice(0));
  });
  expect(game.legal()).toEqual([draft('deck')]);
  expect(game.refusal(draft('discard'))).toEqual({
    rule: 'DNE-CLS.18',
    code: 'pile-empty',
    details: { source: 'discard' },
  });
});

rule(
  ['DNE-CLS.15', 'DNE-GNL.11'],
  'a class that draws four and discards two discards among the four, one by one',
  () => {
    const classes = basePack.classes.map((each) =>
      each.id === 'class-dj' ? { ...each, abilities: [{ op: 'wideDraft' as const, draw: 4, drop: 2 }] } : each,
    );
    const game = scenario(createEngine({ content: { ...basePack, classes } }), {
      options: { players: 2, firstPlayer: 1 },
    })
      .edit((state) => {
        beforeTurn(state);
        setClass(state, 0, 'dj');
        give(state, 0, 'demo-jing');
        stack(state, 'vinyl-am', 'vinyl-igor', 'vinyl-currents', 'demo-jelz');
      })
      .play(pass(1));
    game.play(discard('vinyl-igor'));
    expect([asked(game), game.legal()]).toEqual([
      'draft-drop 0',
      ['vinyl-am', 'vinyl-currents', 'demo-jelz'].map(discard),
    ]);
    game.play(discard('demo-jelz'));
    expect([game.state.phase, hand(game, 0)]).toEqual(['preparation', ['demo-jing', 'vinyl-am', 'vinyl-currents']]);
    expect(game.legal('discard')).toEqual([]);
  },
);
