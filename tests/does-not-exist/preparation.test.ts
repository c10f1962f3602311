import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { types } from './plays.js';
import {
  asked,
  at,
  begin,
  classCard,
  classId,
  classIdOf,
  discards,
  give,
  giveAny,
  hand,
  type Options,
  phase,
  put,
  rave,
  type State,
  setClass,
  setShared,
  setSouls,
  souls,
  stack,
  stackClasses,
  store,
  type Table,
  table,
} from './table.js';

// DNE-TRN.4 to DNE-TRN.8: the preparation; DNE-CLS.1 to DNE-CLS.4: classes that are bought in it.

const roll = { type: 'roll', seat: 0 } as const;
const pass = { type: 'pass', seat: 0 } as const;
const startRave = { type: 'start-rave', seat: 0 } as const;
const buyClass = { type: 'buy-class', seat: 0 } as const;
const invite = (monster: string) => ({ type: 'invite', seat: 0, monster }) as const;

/** The same in the summary. */
const summary = (recipe: (state: State) => void, options: Options = {}): Table =>
  at((state) => {
    phase(state, 'summary', { kind: 'summary', seat: 0 });
    recipe(state);
  }, options);
const rich = (state: State) => {
  giveAny(state, 0, 2);
  setSouls(state, 3);
  setClass(state, 0, 'olivye');
};

rule(['DNE-TRN.5', 'DNE-TRN.4', 'DNE-R15'], 'before the roll a Host can do all but invite, pass and start', () => {
  const game = at(rich, {}, 0);
  expect(types(game)).toEqual(['roll', 'buy-class', 'recruit', 'trade-open', 'refresh']);
  for (const action of [pass, startRave, invite('mr-bones')])
    expect(game.refusal(action)).toEqual({ rule: 'DNE-TRN.5', code: 'not-rolled-yet' });
});

rule(['DNE-TRN.5', 'DNE-TRN.4', 'DNE-R15'], 'after the roll a Host can do all but roll', () => {
  const game = at(rich, {}, 0).script([1]).play(roll);
  expect(game.events).toEqual([
    { type: 'die-rolled', rule: 'DNE-TRN.5', seat: 0, roll: 'expectation', sides: 20, face: 1 },
  ]);
  expect([game.state.turn.expectation, asked(game)]).toEqual([1, 'prepare 0']);
  expect(types(game)).toEqual(['invite', 'buy-class', 'recruit', 'trade-open', 'refresh', 'pass', 'start-rave']);
  expect(game.refusal(roll)).toEqual({ rule: 'DNE-TRN.5', code: 'rolled-already' });
});

rule(['DNE-TRN.5', 'DNE-GNL.13'], 'every expectation from 1 to 20 is equally likely', () => {
  const found = engine.chanceOutcomes(at(rich, {}, 0).state, roll);
  expect(found.map(({ state }) => state.turn.expectation)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(new Set(found.map(({ probability }) => `${probability.numerator}/${probability.denominator}`))).toEqual(
    new Set(['1/20']),
  );
});

rule(
  ['DNE-TRN.4', 'DNE-GNL.14'],
  'the Host is asked in the preparation also when there is nothing but the roll',
  () => {
    const game = at(() => {}, {}, 0);
    expect([asked(game), game.legal()]).toEqual(['prepare 0', [roll]]);
  },
);

rule(['DNE-TRN.6', 'DNE-R16'], 'a pass costs nothing, keeps the draft and has no summary', () => {
  const game = at((state) => {
    give(state, 0, 'demo-jing', 'demo-jelz');
    setSouls(state, 4);
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
  }).play(pass);
  expect(game.events).toEqual([
    { type: 'turn-passed', rule: 'DNE-TRN.6', seat: 0 },
    { type: 'turn-began', rule: 'DNE-TRN.2', turn: 2, host: 1, place: 1 },
    { type: 'phase-began', rule: 'DNE-TRN.2', phase: 'start' },
    { type: 'cards-drawn', rule: 'DNE-TRN.3', seat: 1, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
    { type: 'phase-began', rule: 'DNE-TRN.4', phase: 'preparation' },
  ]);
  expect([hand(game, 0), souls(game), discards(game)]).toEqual([['demo-jing', 'demo-jelz'], [4, 0, 0], []]);
});

rule(['DNE-TRN.7', 'DNE-R16', 'DNE-MON.1'], 'an invitation rules out the pass even if nobody came', () => {
  const game = at(
    (state) => {
      give(state, 0, 'demo-jing', 'demo-courtesy');
      give(state, 1, 'demo-jelz', 'demo-smith');
    },
    {},
    4,
  ).play(invite('the-brothers-grimm'), { type: 'pay', seat: 0, card: 'demo-jing' });
  expect(asked(game)).toBe('raise-level 1');
  game.play({ type: 'raise', seat: 1, card: 'demo-jelz' });
  if (asked(game) === 'raise-level 1') game.play({ type: 'decline', seat: 1 });
  expect([asked(game), game.state.monster]).toEqual(['prepare 0', []]);
  expect(game.refusal(pass)).toEqual({ rule: 'DNE-TRN.7', code: 'invitation-made' });
  expect(types(game)).toEqual(['recruit', 'trade-open', 'start-rave']);
});

rule(
  ['DNE-TRN.1', 'DNE-TRN.8'],
  'a turn runs from the start over draft, preparation, rave and bounty to the summary',
  () => {
    const game = table({ players: 2 }).edit((state) => {
      begin(state);
      setShared(state, { turn: { host: 1, place: 1 } });
      phase(state, 'preparation', { kind: 'prepare', seat: 1 });
      stack(state, 'deck', ['vinyl-am', 'vinyl-igor', 'demo-jing', 'demo-jelz']);
    });
    const log: string[] = [];
    const note = (...actions: Parameters<Table['play']>) => {
      game.play(...actions);
      log.push(...game.events.map(({ type }) => type), `${game.state.phase}: ${asked(game)}`);
    };
    note({ type: 'pass', seat: 1 });
    game.script([5]);
    note(roll);
    note(startRave);
    note({ type: 'play', seat: 0, card: 'vinyl-am' });
    note({ type: 'hold', seat: 0 });
    note({ type: 'end-turn', seat: 0 });
    expect(log).toEqual([
      ...['turn-passed', 'turn-began', 'phase-began', 'cards-drawn', 'phase-began', 'preparation: prepare 0'],
      ...['die-rolled', 'preparation: prepare 0'],
      ...['phase-began', 'rave-began', 'rave: rave 0'],
      ...['card-played', 'rave: rave 0'],
      ...['held', 'passed-over', 'phase-began', 'rave-closed', 'souls-changed'],
      ...['phase-began', 'choice-forced', 'card-recovered', 'summary: summary 0'],
      ...['turn-began', 'phase-began', 'cards-drawn', 'phase-began', 'preparation: prepare 1'],
    ]);
  },
);

rule.each(
  ['DNE-CLS.1', 'DNE-CLS.3', 'DNE-R15'],
  'classes are bought in both windows, down to no soul',
  [
    { title: 'preparation', start: at },
    { title: 'summary', start: summary },
  ],
  ({ start }) => {
    const game = start((state) => {
      setSouls(state, 2);
      stackClasses(state, 'writer', 'alien');
    }).play(buyClass);
    expect(game.events).toEqual([
      { type: 'souls-changed', rule: 'DNE-CLS.1', seat: 0, souls: { from: 2, to: 1 }, cause: 'buy-class' },
      { type: 'class-gained', rule: 'DNE-CLS.1', seat: 0, class: 'class-writer' },
    ]);
    game.play(buyClass);
    expect(game.events).toEqual([
      { type: 'souls-changed', rule: 'DNE-CLS.1', seat: 0, souls: { from: 1, to: 0 }, cause: 'buy-class' },
      { type: 'class-lost', rule: 'DNE-CLS.2', seat: 0, class: 'class-writer' },
      { type: 'class-gained', rule: 'DNE-CLS.1', seat: 0, class: 'class-alien' },
    ]);
    expect([souls(game), classId(game, 0), game.state.classDiscard]).toEqual([
      [0, 0, 0],
      'class-alien',
      [classCard('writer')],
    ]);
    expect(game.refusal(buyClass)).toEqual({ rule: 'DNE-CLS.1', code: 'too-few-souls', details: { souls: 0 } });
    expect(game.legal('buy-class')).toEqual([]);
  },
);

rule(
  ['DNE-CLS.2', 'DNE-R58', 'DNE-DCK.2', 'DNE-R73'],
  'the class discard pile is shuffled without the card to be replaced',
  () => {
    const game = at((state) => {
      setSouls(state, 2);
      setClass(state, 0, 'dj');
      setClass(state, 1, 'alien');
      put(state, 'classDiscard', cardsOfDeck(state.classDeck).slice(-7).map(classIdOf));
    });
    game.script(['class-writer']).play(buyClass);
    expect(game.events).toEqual([
      { type: 'souls-changed', rule: 'DNE-CLS.1', seat: 0, souls: { from: 2, to: 1 }, cause: 'buy-class' },
      { type: 'deck-reshuffled', rule: 'DNE-DCK.2', deck: 'classes', cards: 7 },
      { type: 'class-lost', rule: 'DNE-CLS.2', seat: 0, class: 'class-dj' },
      { type: 'class-gained', rule: 'DNE-CLS.1', seat: 0, class: 'class-writer' },
    ]);
    expect([deckSize(game.state.classDeck), game.state.classDiscard]).toEqual([6, [classCard('dj')]]);
  },
);

rule(['DNE-CLS.4', 'DNE-CLS.23', 'DNE-GNL.8', 'DNE-GNL.15'], 'abilities come and go with the card', () => {
  const game = at((state) => {
    setSouls(state, 2);
    stackClasses(state, 'olivye', 'writer');
    give(state, 0, 'demo-jing', 'demo-jelz', 'demo-smith', 'demo-madness', 'demo-courtesy');
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
  });
  expect(game.refusal({ type: 'refresh', seat: 0, card: 'demo-jing' })).toEqual({
    rule: 'DNE-CLS.22',
    code: 'not-your-class',
  });
  game.play(buyClass, { type: 'refresh', seat: 0, card: 'demo-jing' });
  expect([asked(game), hand(game, 0).length]).toEqual(['prepare 0', 6]);
  game.play(buyClass);
  expect([asked(game), classId(game, 0)]).toEqual(['overflow 0', 'class-writer']);
  game.play({ type: 'drop', seat: 0, card: 'vinyl-am' });
  expect([asked(game), hand(game, 0).length]).toEqual(['prepare 0', 5]);
});

rule.each(
  ['DNE-CLS.22', 'DNE-R77'],
  'an Olivier refreshes once in the turn, in preparation or summary',
  [
    { title: 'preparation', start: at },
    { title: 'summary', start: summary },
  ],
  ({ start }) => {
    const refresh = (card: string) => ({ type: 'refresh', seat: 0, card }) as const;
    const game = start((state) => {
      setClass(state, 0, 'olivye');
      give(state, 0, 'demo-jing');
      store(state, 0, 'demo-jelz');
      stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
    });
    const before = asked(game);
    expect(game.legal('refresh')).toEqual([refresh('demo-jing'), refresh('demo-jelz')]);
    expect(game.refusal(refresh('vinyl-am'))).toEqual({
      rule: 'DNE-CLS.22',
      code: 'not-held',
      details: { card: 'vinyl-am' },
    });
    game.play(refresh('demo-jelz'));
    expect([hand(game, 0), discards(game), asked(game)]).toEqual([
      ['demo-jing', 'vinyl-am', 'vinyl-igor'],
      ['demo-jelz'],
      before,
    ]);
    expect(game.legal('refresh')).toEqual([]);
    expect(game.refusal(refresh('demo-jing'))).toEqual({ rule: 'DNE-CLS.22', code: 'used-up' });
  },
);

rule(['DNE-CLS.22', 'DNE-R77'], 'an Olivier refreshes nothing in the turn of somebody else', () => {
  const game = at((state) => {
    rave(state, 10);
    setClass(state, 1, 'olivye');
    give(state, 1, 'demo-jing');
    phase(state, 'rave', { kind: 'rave', seat: 1 });
  });
  expect(game.legal('refresh')).toEqual([]);
  expect(game.refusal({ type: 'refresh', seat: 1, card: 'demo-jing' })).toEqual({
    rule: 'DNE-CLS.22',
    code: 'not-the-host',
  });
});
