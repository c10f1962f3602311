import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  asked,
  at,
  begin,
  caught,
  classId,
  classIdOf,
  discard,
  discards,
  figure,
  give,
  guest,
  hand,
  hire,
  inventory,
  lay,
  type Options,
  put,
  putOff,
  rave,
  type State,
  setShared,
  setSouls,
  souls,
  soundId,
  stack,
  stackClasses,
  store,
  table,
} from './table.js';
import { beaten, statuses } from './zeroed.js';

// DNE-ZER.5 to DNE-ZER.7: the return of who was zeroed, or the surrender.

const comeBack = (seat: number) => ({ type: 'return', seat }) as const;
const surrender = (seat: number) => ({ type: 'surrender', seat }) as const;

/** Seat 1 waits, and its turn comes. */
const waiting = (recipe: (state: State) => void = () => {}, options: Options = {}) => {
  const game = table(options).edit((state) => {
    begin(state);
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
      stack(state, 'deck', [
        'demo-jing',
        'demo-courtesy',
        'demo-jelz',
        'demo-madness',
        'demo-smith',
        'vinyl-am',
        'vinyl-igor',
      ]);
      stackClasses(state, 'alien');
    });
    expect([asked(game), game.legal()]).toEqual(['zero-return 1', [comeBack(1), surrender(1)]]);
    game.play(comeBack(1));
    const dealt = ['demo-jing', 'demo-courtesy', 'demo-jelz', 'demo-madness', 'demo-smith'];
    expect(game.events).toEqual([
      { type: 'souls-changed', rule: 'DNE-ZER.5', seat: 1, souls: { from: 2, to: 1 }, cause: 'return' },
      { type: 'player-returned', rule: 'DNE-ZER.5', seat: 1 },
      { type: 'cards-drawn', rule: 'DNE-ZER.5', seat: 1, count: 5, cards: dealt },
      { type: 'class-gained', rule: 'DNE-ZER.5', seat: 1, class: 'class-alien' },
      { type: 'cards-drawn', rule: 'DNE-TRN.3', seat: 1, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
      { type: 'phase-began', rule: 'DNE-TRN.4', phase: 'preparation' },
    ]);
    expect([statuses(game)[1], asked(game)]).toEqual(['active', 'overflow 1']);
  },
);

rule(['DNE-ZER.5', 'DNE-DCK.1', 'DNE-DCK.2', 'DNE-GNL.10'], 'a return takes what is left of cards and classes', () => {
  const game = waiting((state) => {
    const deck = cardsOfDeck(state.deck).map(soundId);
    put(state, 'discard', deck.splice(0, 3));
    setShared(state, { lineups: [] });
    for (const [seat, { status }] of state.players.entries())
      if (status === 'active') store(state, seat, ...deck.splice(0, 5));
    hire(state, 0, 'murdoc', ...deck);
    put(state, 'classDiscard', cardsOfDeck(state.classDeck).map(classIdOf));
  });
  game.play(comeBack(1));
  expect(hand(game, 1)).toHaveLength(3);
  expect([game.state.classDiscard, classId(game, 1) === undefined]).toEqual([[], false]);
});

rule(['DNE-ZER.5', 'DNE-ZER.6', 'DNE-TRN.9'], 'who surrenders is out, and the turn is over', () => {
  const game = waiting((state) => {
    hire(state, 1, 'the-hand-of-fate', 'demo-jing');
    discard(state, 'vinyl-am');
  });
  game.play(surrender(1));
  expect(game.events.slice(0, 5)).toEqual([
    { type: 'mercenary-left', rule: 'DNE-ZER.6', seat: 1, mercenary: 'the-hand-of-fate' },
    { type: 'cards-discarded', rule: 'DNE-ZER.6', seat: 1, cards: ['demo-jing'], from: 'mercenary' },
    { type: 'souls-changed', rule: 'DNE-ZER.6', seat: 1, souls: { from: 2, to: 0 }, cause: 'elimination' },
    { type: 'player-eliminated', rule: 'DNE-ZER.5', seat: 1 },
    { type: 'turn-began', rule: 'DNE-TRN.2', turn: 3, host: 2, place: 2 },
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
    begin(state);
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

rule(['DNE-R48', 'DNE-ESC.1'], 'a player who has returned at once has an escape of their own', () => {
  const game = table({ ...NOW, horrorScope: 'everyone' }).edit((state) => {
    begin(state);
    rave(state, 20, ['demo-jing'], ['demo-jelz']);
    guest(state, 'unspeakably-awful-indescribable-horror');
    setSouls(state, 3, 3, 3);
    stackClasses(state, 'writer', 'dj', 'support', 'olivye', 'ttter');
  });
  game.script([4], 'first').play(hold(0));
  expect(asked(game)).toBe('zero-return 0');
  game.play(comeBack(0));
  expect(asked(game)).toBe('zero-return 1');
  game.play(comeBack(1));
  expect(asked(game)).toBe('zero-return 2');
  game.script([5], 'first').play(surrender(2));
  expect(game.events.find(({ type }) => type === 'escape-ended')).toEqual({
    type: 'escape-ended',
    rule: 'DNE-ESC.3',
    seat: 1,
    result: 'rolled',
    monster: 'unspeakably-awful-indescribable-horror',
  });
  expect([souls(game), asked(game)]).toEqual([[2, 2, 0], 'summary 0']);
});

rule('DNE-R48', 'a player who has surrendered at once is out, and the bounty goes on', () => {
  const game = beaten(5, NOW);
  expect([asked(game), souls(game)]).toEqual(['zero-return 0', [3, 4, 0]]);
  game.play(surrender(0));
  expect([statuses(game), souls(game), asked(game)]).toEqual([
    ['eliminated', 'active', 'active'],
    [0, 4, 0],
    'recover 1',
  ]);
});
