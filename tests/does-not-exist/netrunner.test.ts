import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  asked,
  begin,
  give,
  giveAny,
  guest,
  hand,
  lay,
  layFor,
  type Options,
  rave,
  type State,
  saviour,
  setClass,
  setPlayer,
  setSouls,
  stack,
  store,
  type Table,
  table,
} from './table.js';

// DNE-CLS.29: the shield of the Netrunner. The boost has a file of its own.
const shield = (seat: number) => ({ type: 'shield', seat }) as const;
const noShield = (seat: number) => ({ type: 'no-shield', seat }) as const;

const CARDS = ['demo-jing', 'demo-jelz', 'demo-smith'];
/** A rave that nobody has held in yet; it closes when everybody who is asked holds. */
const closed = (recipe: (state: State) => void, options: Options = {}): Table => {
  const game = table(options).edit((state) => {
    begin(state);
    recipe(state);
  });
  while (game.state.agenda.at(-1)?.kind === 'rave') game.play(hold((engine.decision(game.state)?.seats ?? [])[0] ?? 0));
  return game;
};
/** A Netrunner as Host with these hand cards, who cannot win. */
const failing = (cards: readonly string[], recipe: (state: State) => void = () => {}, options: Options = {}) =>
  closed((state) => {
    rave(state, 20);
    setClass(state, 0, 'netrunner');
    setSouls(state, 4, 4, 4);
    give(state, 0, ...cards);
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor', 'vinyl-currents', 'vinyl-in-utero', 'vinyl-nevermind']);
    recipe(state);
  }, options);

rule.each(
  ['DNE-CLS.29', 'DNE-BTY.4'],
  'an unsuccessful Netrunner with three hand cards is asked for the shield',
  [
    { title: 'three hand cards', cards: 3, stored: 0, cls: 'netrunner', asks: 'shield 0' },
    { title: 'two hand cards', cards: 2, stored: 3, cls: 'netrunner', asks: 'summary 0' },
    { title: 'another class', cards: 3, stored: 0, cls: 'alien', asks: 'summary 0' },
  ],
  ({ cards, stored, cls, asks }) => {
    const game = failing(CARDS.slice(0, cards), (state) => {
      if (cls !== 'netrunner') setClass(state, 0, cls);
      store(state, 0, ...['demo-madness', 'demo-courtesy', 'demo-nite-fleit'].slice(0, stored));
    });
    expect(asked(game)).toBe(asks);
    if (asks === 'shield 0') expect(game.legal()).toEqual([shield(0), noShield(0)]);
  },
);

rule('DNE-BTY.4', 'the shield is offered to a Host, a Saviour and an invader who was beaten', () => {
  // one Netrunner is in the box: who has the card is asked, also a beaten invader
  const order = [0, 4, 3, 2].map((seat) => {
    const next = closed(
      (state) => {
        rave(state, 1, ['demo-jing'], ['vinyl-slow-rush', 'vinyl-currents']);
        lay(state, 3, 'demo-jelz');
        lay(state, 2, 'demo-smith');
        saviour(state, 4);
        layFor(state, 0, 4, 'demo-madness');
        giveAny(state, seat, 3);
        setClass(state, seat, 'netrunner');
      },
      { players: 5 },
    );
    return asked(next);
  });
  expect(order).toEqual(['shield 0', 'shield 4', 'shield 3', 'shield 2']);
});

rule.each(
  'DNE-CLS.29',
  'the shield brings the cards that success would have brought',
  [
    { title: 'the Host alone', seat: 0, share: null, drawn: 4 },
    { title: 'the Host with a Saviour', seat: 0, share: 1, drawn: 3 },
    { title: 'the Saviour', seat: 2, share: 1, drawn: 1 },
    { title: 'a Saviour without a share', seat: 2, share: 0, drawn: 0 },
    { title: 'an invader', seat: 1, share: 1, drawn: 4 },
  ],
  ({ seat, share, drawn }) => {
    const game = failing([], (state) => {
      guest(state, 'oxymoron');
      lay(state, 1, 'demo-courtesy');
      if (share !== null) {
        saviour(state, 2, share);
        layFor(state, 0, 2, 'demo-madness');
      }
      if (seat !== 0) {
        setPlayer(state, 0, { class: null });
        setClass(state, seat, 'netrunner');
      }
      give(state, seat, ...CARDS);
    });
    expect(asked(game)).toBe(`shield ${seat}`);
    game.script([6, 6, ...(share === null ? [] : [6])]).play(shield(seat));
    expect(game.events.slice(0, 2 + Math.min(drawn, 1))).toEqual([
      { type: 'cards-discarded', rule: 'DNE-CLS.29', seat, cards: CARDS, from: 'held' },
      { type: 'shield-raised', rule: 'DNE-CLS.29', seat },
      ...(drawn === 0
        ? []
        : [
            {
              type: 'cards-drawn',
              rule: 'DNE-CLS.29',
              seat,
              count: drawn,
              cards: ['vinyl-am', 'vinyl-igor', 'vinyl-currents', 'vinyl-in-utero'].slice(0, drawn),
            },
          ]),
    ]);
    expect(hand(game, seat)).toHaveLength(drawn);
  },
);
