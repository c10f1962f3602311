import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  asked,
  begin,
  discards,
  figureId,
  give,
  guest,
  lay,
  layFor,
  type Options,
  rave,
  type State,
  saviour,
  setSouls,
  souls,
  store,
  type Table,
  table,
} from './table.js';

// DNE-ESC.2: the ways out that the Pit Bull, the Stoned Golem and the Floating Nose leave.

/** Nobody reaches the expectation, the rave closes, and these dice are rolled. */
const failing = (monster: string, recipe: (state: State) => void, draws: readonly number[], options: Options = {}) => {
  const game = table(options).edit((state) => {
    begin(state);
    rave(state, 20);
    guest(state, monster);
    recipe(state);
  });
  return game.script(draws).play(hold(0));
};
const ended = (game: Table) =>
  game.events.flatMap((event) => (event.type === 'escape-ended' ? [[event.seat, event.result]] : []));

const act = (type: 'roll-escape' | 'walk-away' | 'suffer') => ({ type, seat: 0 }) as const;
const pay = (card: string) => ({ type: 'pay-escape', seat: 0, card }) as const;
const bribe = (card: string) => ({ type: 'bribe', seat: 0, card }) as const;
const holding = (state: State) => {
  setSouls(state, 5);
  give(state, 0, 'demo-jing', 'demo-rouge');
  store(state, 0, 'demo-sol-ortega');
};

rule(['DNE-SPC.9', 'DNE-ESC.2'], 'any held card buys an escape from the Pit Bull; or one rolls', () => {
  const game = () => failing('pit-bull', holding, []);
  expect(game().legal()).toEqual([act('roll-escape'), pay('demo-jing'), pay('demo-rouge'), pay('demo-sol-ortega')]);
  expect(game().refusal(pay('vinyl-am'))).toEqual({
    rule: 'DNE-SPC.9',
    code: 'not-held',
    details: { card: 'vinyl-am' },
  });
  expect(game().refusal(act('walk-away'))).toEqual({ rule: 'DNE-SPC.14', code: 'no-such-way-out' });
  expect(game().refusal(act('suffer'))).toEqual({ rule: 'DNE-ESC.2', code: 'no-such-way-out' });
  expect(game().refusal(bribe('demo-rouge'))).toEqual({ rule: 'DNE-SPC.12', code: 'no-such-way-out' });
  const paid = game().play(pay('demo-sol-ortega'));
  expect([ended(paid), discards(paid), souls(paid)[0], asked(paid)]).toEqual([
    [[0, 'paid']],
    ['demo-sol-ortega'],
    5,
    'summary 0',
  ]);
  const rolled = game().script([4], 'first').play(act('roll-escape'));
  expect([ended(rolled), souls(rolled)[0], discards(rolled)]).toEqual([[[0, 'failed']], 3, []]);
});

rule('DNE-SPC.9', 'a single card is enough for the Pit Bull', () => {
  const game = failing('pit-bull', (state) => store(state, 0, 'demo-jing'), []);
  expect(game.legal()).toEqual([act('roll-escape'), pay('demo-jing')]);
});

rule(['DNE-SPC.9', 'DNE-GNL.14'], 'without a card there is only the roll from the Pit Bull', () => {
  expect(ended(failing('pit-bull', () => {}, [5]))).toEqual([[0, 'rolled']]);
});

rule(['DNE-SPC.14', 'DNE-ESC.2'], 'from the Stoned Golem one walks away for free, or rolls', () => {
  const game = () => failing('stoned-golem', holding, []);
  expect(game().legal()).toEqual([act('roll-escape'), act('walk-away')]);
  expect(game().refusal(pay('demo-jing'))).toEqual({ rule: 'DNE-SPC.9', code: 'no-such-way-out' });
  const walked = game().play(act('walk-away'));
  expect([ended(walked), discards(walked), souls(walked)[0]]).toEqual([[[0, 'walked-away']], [], 5]);
  const rolled = game().script([4], 'first').play(act('roll-escape'));
  expect([ended(rolled), rolled.state.players[0]?.status]).toEqual([[[0, 'failed']], 'waiting']);
});

rule(['DNE-SPC.12', 'DNE-ESC.2'], 'the Floating Nose takes a card worth 5, or three souls, and knows no roll', () => {
  const game = () => failing('floating-nose', holding, []);
  expect(game().legal()).toEqual([bribe('demo-rouge'), act('suffer')]);
  const wrong = { rule: 'DNE-SPC.12', code: 'wrong-card', details: { card: 'demo-sol-ortega' } };
  expect(game().refusal(bribe('demo-sol-ortega'))).toEqual(wrong);
  expect(game().refusal(bribe('vinyl-am'))).toEqual({ ...wrong, code: 'not-held', details: { card: 'vinyl-am' } });
  expect(game().refusal(act('roll-escape'))).toEqual({ rule: 'DNE-SPC.12', code: 'no-such-way-out' });
  const bribed = game().play(bribe('demo-rouge'));
  expect([ended(bribed), discards(bribed), souls(bribed)[0], asked(bribed)]).toEqual([
    [[0, 'bribed']],
    ['demo-rouge'],
    5,
    'summary 0',
  ]);
  const suffered = game().play(act('suffer'));
  expect([ended(suffered), discards(suffered), souls(suffered)[0]]).toEqual([[[0, 'failed']], [], 2]);
});

rule.each(
  ['DNE-SPC.12', 'DNE-GNL.14'],
  'who cannot bribe by what everybody sees suffers at once',
  [
    { cards: [], stored: [], asks: false },
    { cards: [], stored: ['demo-sol-ortega', 'demo-spawn'], asks: false },
    { cards: [], stored: ['demo-rouge'], asks: true },
    { cards: ['demo-jing'], stored: [], asks: true },
  ],
  ({ cards, stored, asks }) => {
    const game = failing(
      'floating-nose',
      (state) => {
        setSouls(state, 5);
        give(state, 0, ...cards);
        store(state, 0, ...stored);
      },
      [],
    );
    expect([asked(game), souls(game)[0]]).toEqual(asks ? ['escape 0', 5] : ['summary 0', 2]);
  },
);

rule(['DNE-SPC.12', 'DNE-R46'], 'a bribed Floating Nose is gone for those who come later, not for those before', () => {
  const game = failing(
    'floating-nose',
    (state) => {
      saviour(state, 1);
      layFor(state, 0, 1, 'demo-jelz');
      lay(state, 2, 'demo-courtesy');
      setSouls(state, 5, 5, 5);
      store(state, 1, 'demo-rouge');
    },
    [],
  );
  // the Saviour could have added the card
  game.play(hold(1));
  expect([asked(game), souls(game)]).toEqual(['escape 1', [2, 5, 5]]);
  game.play({ type: 'bribe', seat: 1, card: 'demo-rouge' });
  expect([ended(game), souls(game), game.state.monster]).toEqual([[[1, 'bribed']], [2, 5, 5], []]);
  expect(game.state.monsterDiscard.map(figureId)).toEqual(['floating-nose']);
});
