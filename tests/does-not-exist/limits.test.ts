import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { drop, dropInventory, stash } from './plays.js';
import {
  asked,
  begin,
  discards,
  giveAny,
  hand,
  inventory,
  lay,
  phase,
  rave,
  type State,
  setClass,
  setShared,
  store,
  type Table,
  table,
} from './table.js';

// DNE-STO, DNE-GNL.8, DNE-GNL.9: inventories, and the limits of hand and inventory.

/** The Host of seat 1 has cancelled a trade, and hands are checked now. */
const checked = (recipe: (state: State) => void): Table =>
  table()
    .edit((state) => {
      begin(state);
      setShared(state, { turn: { host: 1, place: 1 } });
      giveAny(state, 1, 1);
      recipe(state);
      phase(
        state,
        'preparation',
        { kind: 'trade-give', seat: 1, target: 2 },
        { kind: 'limits' },
        { kind: 'prepare', seat: 1 },
      );
    })
    .play({ type: 'trade-cancel', seat: 1 });

rule(['DNE-GNL.8', 'DNE-SPC.8'], 'only the Host whom Smog fed may keep more cards', () => {
  const fed = (unlimited: boolean) =>
    checked((state) => {
      setShared(state, { turn: { isUnlimited: unlimited } });
      giveAny(state, 1, 6);
      giveAny(state, 0, 6);
    });
  expect([asked(fed(true)), asked(fed(false))]).toEqual(['overflow 0', 'overflow 1']);
});

rule(
  ['DNE-GNL.8', 'DNE-R29', 'DNE-STO.1'],
  'excess cards are stashed or dropped one at a time, in seat order from the Host',
  () => {
    const game = checked((state) => {
      giveAny(state, 0, 7);
      giveAny(state, 1, 5);
      giveAny(state, 2, 6);
    });
    const order: string[] = [];
    while (asked(game).startsWith('overflow')) {
      order.push(asked(game));
      const [seat = 0] = [Number(asked(game).slice(-1))];
      const cards = hand(game, seat);
      expect(game.legal()).toEqual([
        ...cards.map((card) => stash(card, seat)),
        ...cards.map((card) => drop(card, seat)),
      ]);
      const refused = { rule: 'DNE-GNL.8', code: 'not-in-hand', details: { card: 'vinyl-currents' } };
      expect([game.refusal(stash('vinyl-currents', seat)), game.refusal(drop('vinyl-currents', seat))]).toEqual([
        refused,
        refused,
      ]);
      game.play(order.length === 1 ? stash(cards[0] ?? '', seat) : drop(cards[0] ?? '', seat));
      expect(game.events).toEqual([
        order.length === 1
          ? { type: 'card-stashed', rule: 'DNE-GNL.8', seat, card: cards[0] }
          : { type: 'cards-discarded', rule: 'DNE-GNL.8', seat, cards: [cards[0]], from: 'held' },
      ]);
    }
    expect(order).toEqual(['overflow 1', 'overflow 2', 'overflow 0', 'overflow 0']);
    expect([asked(game), [0, 1, 2].map((seat) => hand(game, seat).length), inventory(game, 1).length]).toEqual([
      'prepare 1',
      [5, 5, 5],
      1,
    ]);
  },
);

rule('DNE-GNL.8', 'a hand within its limit is left alone', () => {
  const game = checked((state) => giveAny(state, 0, 5));
  expect([asked(game), hand(game, 0).length]).toEqual(['prepare 1', 5]);
});

rule(
  ['DNE-GNL.9', 'DNE-GNL.8'],
  'what is stashed into a full inventory costs an inventory card before the next hand card',
  () => {
    const game = checked((state) => {
      giveAny(state, 0, 7);
      store(state, 0, 'vinyl-am', 'vinyl-igor', 'vinyl-currents', 'demo-jing', 'demo-jelz');
    });
    const [card = ''] = hand(game, 0);
    game.play(stash(card));
    expect([asked(game), hand(game, 0).length, inventory(game, 0).length]).toEqual(['inventory-overflow 0', 6, 6]);
    game.play(dropInventory('demo-jing'));
    expect([asked(game), discards(game)]).toEqual(['overflow 0', ['demo-jing']]);
    expect(inventory(game, 0)).toEqual(['vinyl-am', 'vinyl-igor', 'vinyl-currents', 'demo-jelz', card]);
  },
);

rule(
  ['DNE-STO.2', 'DNE-R28', 'DNE-GNL.4'],
  'inventory cards are costs and cards for line-ups, and stay out of what says from hand',
  () => {
    const game = table().edit((state) => {
      begin(state);
      rave(state, 20);
      setClass(state, 0, 'proxy');
      lay(state, 0, 'demo-smith');
      store(state, 0, 'demo-jing');
      setShared(state, { rave: { isFinal: true } });
      lay(state, 1, 'demo-madness');
    });
    expect(game.legal().filter((action) => 'card' in action)).toEqual([
      { type: 'play', seat: 0, card: 'demo-jing' },
      { type: 'throw', seat: 0, card: 'demo-jing', lineup: 1 },
    ]);
    expect(game.refusal({ type: 'copy', seat: 0, card: 'demo-jing' })).toMatchObject({ code: 'not-in-hand' });
  },
);
