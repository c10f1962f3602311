import { deckSize } from '@rulewright/core';
import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import {
  asked,
  at,
  caught,
  classId,
  clear,
  discardFromDeck,
  discards,
  figure,
  figureId,
  give,
  giveAny,
  guest,
  hand,
  hire,
  inventory,
  lay,
  mercenaries,
  type Options,
  putOff,
  rave,
  type State,
  setClass,
  setSouls,
  souls,
  stack,
  stackClasses,
  store,
  suffered,
  type Table,
  table,
  takeAny,
} from './table.js';

// DNE-ZER: zeroing, the return, and the end of a player.

const hold = { type: 'hold', seat: 0 } as const;
const comeBack = (seat: number) => ({ type: 'return', seat }) as const;
const surrender = (seat: number) => ({ type: 'surrender', seat }) as const;
const statuses = (game: Table) => game.state.players.map(({ status }) => status);
const pass = (seat: number) => [{ type: 'roll', seat } as const, { type: 'pass', seat } as const];

rule.each(
  ['DNE-ZER.3', 'DNE-FAI.24'],
  'the monster zeroes its victim, who keeps the souls',
  ['obsture-angel', 'stoned-golem', 'bullrog', 'elmer', 'cyclops', 'midgard-serpent', 'smog'].map((monster) => ({
    monster,
  })),
  ({ monster }) => {
    const game = caught(monster, (state) => {
      setSouls(state, 7, 1, 1);
      give(state, 0, 'demo-jing', 'vinyl-am');
    });
    expect(suffered(game).slice(0, 2)).toEqual([
      { type: 'player-zeroed', seat: 0 },
      { type: 'cards-discarded', seat: 0, cards: ['demo-jing', 'vinyl-am'] },
    ]);
    expect([statuses(game), souls(game), asked(game)]).toEqual([
      ['waiting', 'active', 'active'],
      [7, 1, 1],
      'prepare 1',
    ]);
  },
);

const full = (state: State) => {
  give(state, 0, 'demo-jing', 'vinyl-am');
  store(state, 0, 'vinyl-igor', 'demo-rouge');
  setClass(state, 0, 'writer');
  hire(state, 0, 'murdoc', 'demo-courtesy', 'demo-jelz');
  hire(state, 0, 'the-hand-of-fate', 'demo-madness');
  hire(state, 0, 'noodle', 'demo-smith');
};

rule(
  ['DNE-ZER.1', 'DNE-SPC.1', 'DNE-R54', 'DNE-MRC.11'],
  'everything goes in its order but a Hand of Fate and souls',
  () => {
    const full4 = (state: State) => {
      setSouls(state, 4);
      full(state);
    };
    const game = caught('elmer', full4, ['demo-courtesy']);
    const gone = (...cards: string[]) => ({ type: 'cards-discarded', seat: 0, cards });
    expect(suffered(game).slice(0, 7)).toEqual([
      { type: 'player-zeroed', seat: 0 },
      gone('demo-jing', 'vinyl-am', 'vinyl-igor', 'demo-rouge'),
      { type: 'class-lost', seat: 0, class: 'class-writer' },
      { type: 'mercenary-left', seat: 0, mercenary: 'murdoc' },
      gone('demo-courtesy', 'demo-jelz'),
      { type: 'mercenary-left', seat: 0, mercenary: 'noodle' },
      gone('demo-smith'),
    ]);
    const [zeroed] = game.state.players;
    expect(zeroed).toMatchObject({ status: 'waiting', souls: 4, hand: [], inventory: [], class: [], thrown: [0] });
    expect([mercenaries(game, 0), zeroed?.hidden.map((cards) => cards.length)]).toEqual([['the-hand-of-fate'], [1]]);
    expect(game.state.mercenaryDiscard.map(figureId)).toEqual(['murdoc', 'noodle']);
    expect(discards(game)).toEqual([
      'demo-jing',
      'vinyl-am',
      'vinyl-igor',
      'demo-rouge',
      'demo-courtesy',
      'demo-jelz',
      'demo-smith',
    ]);
  },
);

rule(
  ['DNE-ZER.2', 'DNE-ZER.6', 'DNE-SPC.1'],
  'without a soul the victim is out at once, and the Hand of Fate goes',
  () => {
    const game = caught('elmer', full);
    expect(suffered(game).slice(7, 10)).toEqual([
      { type: 'mercenary-left', seat: 0, mercenary: 'the-hand-of-fate' },
      { type: 'cards-discarded', seat: 0, cards: ['demo-madness'] },
      { type: 'player-eliminated', seat: 0 },
    ]);
    expect([statuses(game), mercenaries(game, 0), game.state.out]).toEqual([
      ['eliminated', 'active', 'active'],
      [],
      [0],
    ]);
    expect(game.state.monsterDiscard.map(figureId)).toEqual(['the-hand-of-fate', 'elmer']);
    expect(asked(game)).toBe('prepare 1');
  },
);

rule('DNE-ZER.6', 'nothing that was said of the next turn of an eliminated player holds any more', () => {
  const game = caught('elmer', (state) => {
    const [zeroed] = state.players;
    if (zeroed !== undefined) Object.assign(zeroed, { helpBan: true, takenBy: 1 });
  });
  expect(game.state.players[0]).toMatchObject({ status: 'eliminated', helpBan: false, takenBy: -1 });
});

rule('DNE-ZER.6', 'the seat of an eliminated player is skipped for good', () => {
  const game = caught('elmer');
  game.script([10], 'first').play(...pass(1));
  game.script([10], 'first').play(...pass(2));
  expect([asked(game), game.state.turn.number]).toEqual(['prepare 1', 4]);
});

/** The Host has been beaten by an invader above the expectation, with this monster as guest. */
/** What the winner draws. */
const PRIZE = ['demo-smith', 'demo-madness', 'demo-courtesy', 'demo-jelz'];
const beaten = (hostSouls: number, options: Options = {}) =>
  table(options)
    .edit((state) => {
      clear(state);
      rave(state, 5, ['demo-jing', 'vinyl-igor'], ['vinyl-am']);
      guest(state, 'elmer');
      stack(state, ...PRIZE);
      setSouls(state, hostSouls, 0, 0);
    })
    .script([4], 'first')
    .play(hold);

rule.each(
  ['DNE-ZER.4', 'DNE-SUM.1', 'DNE-SUM.2'],
  'after the Host was zeroed the winning invader still recovers, the table is cleared, and the turn ends',
  [
    { count: 5, status: 'waiting', left: 3 },
    { count: 2, status: 'eliminated', left: 0 },
  ],
  ({ count, status, left }) => {
    const game = beaten(count);
    expect([statuses(game)[0], souls(game), asked(game)]).toEqual([status, [left, 4, 0], 'recover 1']);
    game.play({ type: 'recover', seat: 1, card: 'demo-jing' });
    expect([inventory(game, 1), discards(game), game.state.lineups]).toEqual([
      ['demo-jing'],
      ['vinyl-igor', 'vinyl-am'],
      [],
    ]);
    expect(game.state.monsterDiscard.map(figureId)).toEqual(['elmer']);
    expect([asked(game), game.state.turn.number]).toEqual(['overflow 1', 2]);
  },
);

rule(['DNE-ZER.4', 'DNE-BTY.14'], 'the bounty of a zeroed Host is finished for the others', () => {
  const game = table().edit((state) => {
    clear(state);
    rave(state, 20, ['demo-jing'], ['demo-jelz']);
    guest(state, 'elmer');
    setSouls(state, 2, 2, 2);
  });
  game.script([4, 3], 'first').play(hold);
  expect(game.events.filter(({ type }) => type === 'escape-ended' || type === 'player-zeroed')).toEqual([
    { type: 'escape-ended', seat: 0, result: 'failed' },
    { type: 'player-zeroed', seat: 0 },
    { type: 'escape-ended', seat: 1, result: 'failed' },
    { type: 'player-zeroed', seat: 1 },
  ]);
  expect([discards(game), inventory(game, 0), asked(game)]).toEqual([['demo-jing', 'demo-jelz'], [], 'zero-return 1']);
});

/** Seat 1 waits, and its turn comes. */
const waiting = (recipe: (state: State) => void = () => {}, options: Options = {}) => {
  const game = table(options).edit((state) => {
    clear(state);
    setSouls(state, 0, 2);
    putOff(state, 1);
    recipe(state);
  });
  return game.play({ type: 'pass', seat: 0 });
};

rule(
  ['DNE-ZER.5', 'DNE-TRN.2', 'DNE-TRN.3'],
  'who returns pays a soul and gets five cards, a class and a whole turn',
  () => {
    const game = waiting((state) => {
      stack(state, 'demo-jing', 'demo-courtesy', 'demo-jelz', 'demo-madness', 'demo-smith', 'vinyl-am', 'vinyl-igor');
      stackClasses(state, 'alien');
    });
    expect([asked(game), game.legal()]).toEqual(['zero-return 1', [comeBack(1), surrender(1)]]);
    game.play(comeBack(1));
    const dealt = ['demo-jing', 'demo-courtesy', 'demo-jelz', 'demo-madness', 'demo-smith'];
    expect(game.events).toEqual([
      { type: 'souls-changed', seat: 1, change: -1, souls: 1, cause: 'return' },
      { type: 'player-returned', seat: 1 },
      { type: 'cards-drawn', seat: 1, count: 5, cards: dealt },
      { type: 'class-gained', seat: 1, class: 'class-alien' },
      { type: 'cards-drawn', seat: 1, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
    ]);
    expect([statuses(game)[1], asked(game)]).toEqual(['active', 'overflow 1']);
  },
);

rule(['DNE-ZER.5', 'DNE-DCK.1', 'DNE-DCK.2', 'DNE-GNL.10'], 'a return takes what is left of cards and classes', () => {
  const game = waiting((state) => {
    const deck = takeAny(state.deck, deckSize(state.deck));
    state.discard.push(...deck.splice(0, 3));
    state.lineups = [];
    for (const each of state.players) if (each.status === 'active') each.inventory.push(...deck.splice(0, 5));
    hire(state, 0, 'murdoc');
    state.players[0]?.hidden[0]?.push(...deck);
    state.classDiscard = takeAny(state.classDeck, deckSize(state.classDeck));
  });
  game.play(comeBack(1));
  expect(hand(game, 1)).toHaveLength(3);
  expect([game.state.classDiscard, classId(game, 1) === undefined]).toEqual([[], false]);
});

rule(['DNE-ZER.5', 'DNE-ZER.6', 'DNE-TRN.9'], 'who surrenders is out, and the turn is over', () => {
  const game = waiting((state) => {
    hire(state, 1, 'the-hand-of-fate', 'demo-jing');
    discardFromDeck(state, 'vinyl-am');
  });
  game.play(surrender(1));
  expect(game.events.slice(0, 5)).toEqual([
    { type: 'mercenary-left', seat: 1, mercenary: 'the-hand-of-fate' },
    { type: 'cards-discarded', seat: 1, cards: ['demo-jing'] },
    { type: 'souls-changed', seat: 1, change: -2, souls: 0, cause: 'elimination' },
    { type: 'player-eliminated', seat: 1 },
    { type: 'turn-began', turn: 3, host: 2, place: 2 },
  ]);
  expect([souls(game), game.state.out, asked(game)]).toEqual([[0, 0, 0], [1], 'prepare 2']);
  expect([discards(game), game.state.monsterDiscard]).toEqual([
    ['vinyl-am', 'demo-jing'],
    [figure('the-hand-of-fate')],
  ]);
});

rule(['DNE-ZER.6', 'DNE-R76', 'DNE-END.3'], 'the last player wins by the surrender of the others', () => {
  const game = waiting(() => {}, { players: 2 }).play(surrender(1));
  expect(game.state.agenda).toEqual([]);
  expect(engine.outcome(game.state)).toEqual({
    winners: [0],
    ranking: [[0], [1]],
    scores: [0, 0],
    reason: 'last-player',
  });
});

rule(['DNE-END.5', 'DNE-ZER.6', 'DNE-END.3'], 'of two who surrender the later one ranks higher', () => {
  const game = at(
    (state) => {
      setSouls(state, 0, 4, 2);
      putOff(state, 1);
      putOff(state, 2);
    },
    { players: 3 },
  );
  game.play({ type: 'pass', seat: 0 }, surrender(1), surrender(2));
  expect(engine.outcome(game.state)).toEqual({
    winners: [0],
    ranking: [[0], [2], [1]],
    scores: [0, 0, 0],
    reason: 'last-player',
  });
});

rule('DNE-ZER.7', 'nobody surrenders who is not asked to return', () => {
  const game = table().edit((state) => {
    clear(state);
    putOff(state, 1);
    setSouls(state, 3, 3, 3);
  });
  for (const seat of [0, 1, 2]) {
    expect(engine.legalActions(game.state).filter(({ type }) => type === 'surrender' || type === 'return')).toEqual([]);
    expect(engine.explain(game.state, surrender(seat))).toBeDefined();
  }
  game.play({ type: 'start-rave', seat: 0 });
  expect(engine.explain(game.state, surrender(0))).toBeDefined();
});

rule(['DNE-ZER.3', 'DNE-GNL.2'], 'who waits is passed over by everything until their next turn', () => {
  const game = table({ players: 4 }).edit((state) => {
    clear(state);
    setSouls(state, 1, 3, 2, 2);
    putOff(state, 1);
    rave(state, 20);
    giveAny(state, 0, 1);
    giveAny(state, 2, 1);
  });
  expect(game.legal('call').map(({ target }) => target)).toEqual([2]);
  game.play(hold);
  expect(asked(game)).toBe('rave 2');
  game.play({ type: 'hold', seat: 2 });
  expect([asked(game), souls(game)]).toEqual(['summary 0', [1, 3, 2, 2]]);
  game.play({ type: 'end-turn', seat: 0 });
  expect(asked(game)).toBe('zero-return 1');
});

const NOW: Options = { zeroReturn: 'immediate' };

rule(['DNE-R48', 'DNE-ZER.5', 'DNE-SUM.1', 'DNE-SUM.3'], 'a return at once gives recovery and summary back', () => {
  const game = caught(
    'elmer',
    (state) => {
      lay(state, 0, 'demo-jing', 'vinyl-igor');
      setSouls(state, 2);
      give(state, 0, 'vinyl-am');
      stackClasses(state, 'alien');
    },
    [],
    NOW,
  );
  expect([asked(game), statuses(game)[0], discards(game)]).toEqual(['zero-return 0', 'waiting', ['vinyl-am']]);
  expect(game.legal()).toEqual([comeBack(0), surrender(0)]);
  game.play(comeBack(0));
  expect([statuses(game)[0], hand(game, 0).length, classId(game, 0), souls(game)[0]]).toEqual([
    'active',
    5,
    'class-alien',
    1,
  ]);
  expect(asked(game)).toBe('recover 0');
  game.play({ type: 'recover', seat: 0, card: 'demo-jing' });
  expect([inventory(game, 0), asked(game)]).toEqual([['demo-jing'], 'summary 0']);
});

rule(['DNE-R48', 'DNE-ESC.1'], 'who has returned at once has an escape of their own', () => {
  const game = table({ ...NOW, horrorScope: 'everyone' }).edit((state) => {
    clear(state);
    rave(state, 20, ['demo-jing'], ['demo-jelz']);
    guest(state, 'unspeakably-awful-indescribable-horror');
    setSouls(state, 3, 3, 3);
    stackClasses(state, 'writer', 'dj', 'support', 'olivye', 'ttter');
  });
  game.script([4], 'first').play(hold);
  expect(asked(game)).toBe('zero-return 0');
  game.play(comeBack(0));
  expect(asked(game)).toBe('zero-return 1');
  game.play(comeBack(1));
  expect(asked(game)).toBe('zero-return 2');
  game.script([5], 'first').play(surrender(2));
  expect(game.events.find(({ type }) => type === 'escape-ended')).toEqual({
    type: 'escape-ended',
    seat: 1,
    result: 'rolled',
  });
  expect([souls(game), asked(game)]).toEqual([[2, 2, 0], 'summary 0']);
});

rule('DNE-R48', 'who has surrendered at once is out, and the bounty goes on', () => {
  const game = beaten(5, NOW);
  expect([asked(game), souls(game)]).toEqual(['zero-return 0', [3, 4, 0]]);
  game.play(surrender(0));
  expect([statuses(game), souls(game), asked(game)]).toEqual([
    ['eliminated', 'active', 'active'],
    [0, 4, 0],
    'recover 1',
  ]);
});

rule(['DNE-R53', 'DNE-END.3'], 'of the last two the one who fails first is out first, and the other has won', () => {
  const game = table({ players: 2 }).edit((state) => {
    clear(state);
    rave(state, 20, ['demo-jing'], ['demo-jelz']);
    guest(state, 'elmer');
  });
  game.script([4], 'first').play(hold);
  expect([statuses(game), game.state.agenda]).toEqual([['eliminated', 'active'], []]);
  expect(engine.outcome(game.state)).toMatchObject({ winners: [1], reason: 'last-player' });
});
