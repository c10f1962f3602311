import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, stop } from './plays.js';
import {
  asked,
  begin,
  discards,
  give,
  giveAny,
  guest,
  hand,
  inventory,
  lay,
  layFor,
  type Options,
  rave,
  type State,
  saviour,
  setClass,
  setPlayer,
  setShared,
  setSouls,
  souls,
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

rule(['DNE-CLS.29', 'DNE-BTY.4', 'DNE-BTY.3'], 'a successful Netrunner is not asked for the shield', () => {
  const game = failing(CARDS, (state) => {
    setShared(state, { turn: { expectation: 5 } });
    lay(state, 0, 'vinyl-slow-rush');
  });
  expect([asked(game), souls(game)]).toEqual(['summary 0', [6, 4, 4]]);
});

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

rule(
  ['DNE-CLS.29', 'DNE-GNL.6'],
  'the shield costs the whole hand, not the inventory, and without a monster brings no card',
  () => {
    const game = failing(CARDS, (state) => store(state, 0, 'demo-madness')).play(shield(0));
    expect(game.events).toEqual([
      { type: 'cards-discarded', rule: 'DNE-CLS.29', seat: 0, cards: CARDS, from: 'held' },
      { type: 'shield-raised', rule: 'DNE-CLS.29', seat: 0 },
      { type: 'phase-began', rule: 'DNE-SUM.1', phase: 'summary' },
      { type: 'choice-skipped', rule: 'DNE-SUM.1', choice: 'recover', seat: 0 },
    ]);
    expect([hand(game, 0), inventory(game, 0), discards(game)]).toEqual([[], ['demo-madness'], CARDS]);
    expect([asked(game), game.state.rave.shielded]).toEqual(['summary 0', [0]]);
  },
);

rule(['DNE-CLS.29', 'DNE-BTY.5'], 'a shielded Netrunner loses no souls to a rival; without the shield he does', () => {
  const beaten = (answer: typeof shield | typeof noShield) =>
    failing(CARDS, (state) => {
      setShared(state, { turn: { expectation: 5 } });
      lay(state, 1, 'vinyl-slow-rush');
    }).play(answer(0));
  const shielded = beaten(shield);
  expect(souls(shielded)).toEqual([4, 6, 4]);
  expect(shielded.events.filter(({ type }) => type === 'souls-shielded')).toEqual([
    { type: 'souls-shielded', rule: 'DNE-CLS.29', seat: 0, amount: 2 },
  ]);
  const open = beaten(noShield);
  expect([souls(open), hand(open, 0), open.state.rave.shielded]).toEqual([[2, 6, 4], CARDS, []]);
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

rule(['DNE-CLS.29', 'DNE-ESC.6', 'DNE-SPC.7'], 'the shield holds against the monster too, for souls only', () => {
  const doomed = (monster: string) =>
    failing(CARDS, (state) => {
      guest(state, monster);
      store(state, 0, 'demo-madness');
    });
  const bones = doomed('mr-bones').script([1]).play(shield(0));
  // the reward card and the one in the inventory may still be boosted with
  expect(asked(bones)).toBe('boost 0');
  bones.play(stop);
  expect([souls(bones), asked(bones)]).toEqual([[4, 4, 4], 'summary 0']);
  const zeroed = doomed('elmer').script([1]).play(shield(0)).play(stop);
  expect([zeroed.state.players[0]?.status, souls(zeroed)]).toEqual(['waiting', [4, 4, 4]]);
});
