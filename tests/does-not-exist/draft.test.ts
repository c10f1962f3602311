import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { pass } from './plays.js';
import {
  asked,
  beforeTurn,
  give,
  giveAny,
  hand,
  NONE,
  type Options,
  phase,
  type State,
  setClass,
  setOut,
  setPlayer,
  setShared,
  setSouls,
  setWaiting,
  souls,
  stack,
  stackClasses,
  type Table,
  table,
} from './table.js';

// DNE-TRN.2, DNE-TRN.3, DNE-TRN.9: from the end of one turn to the draft of the next.

/** The turn of seat 0 has begun; three known cards are on top of the deck. */
const begun = (recipe: (state: State) => void = () => {}, options: Options = {}): Table => {
  const game = table(options).edit((state) => {
    beforeTurn(state);
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor', 'vinyl-currents']);
    recipe(state);
  });
  return game.play(pass(game.state.players.length - 1));
};

rule('DNE-TRN.3', 'the Host drafts the two top cards, which nobody else sees', () => {
  const game = begun((state) => give(state, 0, 'demo-jing'));
  expect(game.events).toEqual([
    { type: 'turn-passed', rule: 'DNE-TRN.6', seat: 2 },
    { type: 'turn-began', rule: 'DNE-TRN.2', turn: 2, host: 0, place: 0 },
    { type: 'phase-began', rule: 'DNE-TRN.2', phase: 'start' },
    { type: 'cards-drawn', rule: 'DNE-TRN.3', seat: 0, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
    { type: 'phase-began', rule: 'DNE-TRN.4', phase: 'preparation' },
  ]);
  expect(game.eventsFor(1).at(-2)).toEqual({ type: 'cards-drawn', rule: 'DNE-TRN.3', seat: 0, count: 2 });
  expect(game.eventsFor(0).at(-2)).toMatchObject({ cards: ['vinyl-am', 'vinyl-igor'] });
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
      setShared(state, {
        turn: {
          isInvited: true,
          level: 7,
          trades: 2,
          recruits: 3,
          isRefreshed: true,
          isUnlimited: true,
          signalled: [1],
          challenged: [0],
        },
        rave: {
          isFinal: true,
          holds: 3,
          saviour: 1,
          share: 1,
          picker: 'saviour',
          isForced: true,
          hasJoined: true,
          expelled: [0],
          calls: [1, 2, 0],
          copied: [2],
          isNeedled: true,
          shielded: [1],
          winner: 2,
        },
      });
      for (const seat of state.players.keys()) setPlayer(state, seat, { helpBan: true, hasInvaded: true });
      phase(state, 'summary', { kind: 'summary', seat: 2 });
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
    proposers: [],
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
      { type: 'souls-changed', rule: 'DNE-ZER.6', seat: 0, souls: { from: 1, to: 0 }, cause: 'elimination' },
      { type: 'player-eliminated', rule: 'DNE-ZER.5', seat: 0 },
      { type: 'turn-began', rule: 'DNE-TRN.2', turn: 3, host: 1, place: 1 },
      { type: 'phase-began', rule: 'DNE-TRN.2', phase: 'start' },
    ]);
    game.script([15]).play({ type: 'hijack', seat: 1 });
    expect(game.events.slice(-2)).toEqual([
      { type: 'turn-forfeited', rule: 'DNE-CLS.11', seat: 1 },
      { type: 'game-ended', rule: 'DNE-END.4', winners: [1, 2], reason: 'max-turns', decidedBy: 'shared' },
    ]);
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
    'phase-began',
  ]);
});
