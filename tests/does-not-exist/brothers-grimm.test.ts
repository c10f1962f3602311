import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline, hold } from './plays.js';
import {
  asked,
  at,
  discards,
  figureId,
  give,
  guests,
  lay,
  type Options,
  type State,
  setClass,
  setPlayer,
  setShared,
  setSouls,
  shuffleInto,
  stack,
  store,
  type Table,
} from './table.js';

// DNE-SPC.13: The Brothers Grimm.
const raise = (seat: number, card: string) => ({ type: 'raise', seat, card }) as const;

/** The Host has paid for the Brothers Grimm. */
const grimm = (expectation: number, recipe: (state: State) => void = () => {}, options: Options = {}) => {
  const game = at(
    (state) => {
      setShared(state, { turn: { expectation } });
      give(state, 0, 'demo-jing', 'demo-jelz');
      give(state, 1, 'vinyl-am');
      store(state, 2, 'vinyl-igor');
      recipe(state);
    },
    { players: 4, ...options },
  );
  return game.play(
    { type: 'invite', seat: 0, monster: 'the-brothers-grimm' },
    { type: 'pay', seat: 0, card: 'demo-jing' },
  );
};
const supply = (game: Table) => game.state.monsterSupply.map(figureId);

rule(
  ['DNE-SPC.13', 'DNE-R19', 'DNE-MON.5'],
  'each opponent with a card may raise the level of the Grimms by three',
  () => {
    const game = grimm(8);
    expect(game.events).toEqual([
      { type: 'monster-invited', rule: 'DNE-MON.1', seat: 0, monster: 'the-brothers-grimm' },
      { type: 'cards-discarded', rule: 'DNE-MON.4', seat: 0, cards: ['demo-jing'], from: 'held' },
      { type: 'raise-offered', rule: 'DNE-SPC.13', monster: 'the-brothers-grimm', level: 2 },
    ]);
    expect([asked(game), game.legal()]).toEqual(['raise-level 1', [raise(1, 'vinyl-am'), decline(1)]]);
    expect(game.refusal(raise(1, 'vinyl-igor'))).toEqual({
      rule: 'DNE-SPC.13',
      code: 'not-held',
      details: { card: 'vinyl-igor' },
    });
    game.play(raise(1, 'vinyl-am'));
    expect(game.events).toEqual([
      { type: 'cards-discarded', rule: 'DNE-SPC.13', seat: 1, cards: ['vinyl-am'], from: 'held' },
      { type: 'level-raised', rule: 'DNE-SPC.13', seat: 1, level: { from: 2, to: 5 }, monster: 'the-brothers-grimm' },
    ]);
    expect(asked(game)).toBe('raise-level 2');
    game.play(raise(2, 'vinyl-igor'));
    // nobody else holds a card
    expect(game.events.slice(1)).toEqual([
      { type: 'level-raised', rule: 'DNE-SPC.13', seat: 2, level: { from: 5, to: 8 }, monster: 'the-brothers-grimm' },
      { type: 'monster-came', rule: 'DNE-MON.5', monster: 'the-brothers-grimm', level: 8, expectation: 8 },
    ]);
    expect([guests(game), game.state.turn.level, asked(game)]).toEqual([['the-brothers-grimm'], 8, 'prepare 0']);
  },
);

rule(['DNE-SPC.13', 'DNE-MON.1'], 'above the expectation the Grimms go back, and the invitation is used up', () => {
  const game = grimm(4).play(raise(1, 'vinyl-am'));
  // the second is asked all the same
  game.play(decline(2));
  expect(game.events).toEqual([
    { type: 'monster-stayed-away', rule: 'DNE-SPC.13', monster: 'the-brothers-grimm', level: 5, expectation: 4 },
  ]);
  expect([guests(game), supply(game).at(-1), game.state.monsterSupply.length]).toEqual([[], 'the-brothers-grimm', 46]);
  expect([discards(game), game.state.turn.level, asked(game)]).toEqual([['demo-jing', 'vinyl-am'], 0, 'prepare 0']);
  expect([game.legal('invite'), game.refusal({ type: 'pass', seat: 0 }).code]).toEqual([[], 'invitation-made']);
});

rule.each(
  ['DNE-SPC.13', 'DNE-MON.3'],
  'the level that is raised is the one for the Host',
  [
    { cls: 'dj', expectation: 7, comes: true },
    { cls: 'dj', expectation: 6, comes: false },
    { cls: 'writer', expectation: 5, comes: true },
    { cls: 'writer', expectation: 4, comes: false },
  ],
  ({ cls, expectation, comes }) => {
    const game = grimm(expectation, (state) => setClass(state, 0, cls)).play(raise(1, 'vinyl-am'), decline(2));
    expect(guests(game)).toEqual(comes ? ['the-brothers-grimm'] : []);
  },
);

rule('DNE-SPC.13', 'when everybody declines, or nobody holds a card, the level stays', () => {
  const declined = grimm(4).play(decline(1), decline(2));
  expect([guests(declined), declined.state.turn.level]).toEqual([['the-brothers-grimm'], 2]);
  const nobody = grimm(4, (state) => {
    for (const each of state.players.slice(1))
      shuffleInto(state.deck, [...each.hand.splice(0), ...each.inventory.splice(0)]);
  });
  expect([guests(nobody), asked(nobody)]).toEqual([['the-brothers-grimm'], 'prepare 0']);
});

rule(
  ['DNE-SPC.13', 'DNE-R20', 'DNE-MON.6'],
  'where levels are added the Grimms always come, with what was raised',
  () => {
    const game = grimm(1, () => {}, { monsterLevel: 'add' }).play(raise(1, 'vinyl-am'), raise(2, 'vinyl-igor'));
    expect([guests(game), game.state.turn.level]).toEqual([['the-brothers-grimm'], 8]);
    const closes = (...cards: string[]) => {
      game.play({ type: 'start-rave', seat: 0 });
      game.edit((state) => {
        setPlayer(state, 0, { hand: [] });
        lay(state, 0, ...cards);
        setSouls(state, 1);
      });
      return game.play(hold(0)).state.rave.winner;
    };
    expect(closes('album-enigma')).toBe(-1); // 9 against 1 + 8
  },
);

/** The Grimms lie on top of the monster deck, and the Host pays for whoever comes. */
const drawn = (expectation: number) =>
  at(
    (state) => {
      setShared(state, { turn: { expectation } });
      give(state, 0, 'demo-jing');
      give(state, 1, 'vinyl-am');
      stack(state, 'monsterDeck', ['the-brothers-grimm']);
    },
    { monsterChoice: 'draw' },
  );
/** How many cards lie in each bag of the monster deck: in one bag they have no order. */
const bagsOf = (game: Table) => game.state.monsterDeck.bags.map(({ cards }) => cards.length);
const inviteAny = { type: 'invite', seat: 0, monster: 'any' } as const;

rule(['DNE-R13', 'DNE-SPC.13'], 'Grimms drawn from a deck go back to a random place of it', () => {
  const game = drawn(4).play(inviteAny);
  expect(asked(game)).toBe('raise-level 1');
  game.play(raise(1, 'vinyl-am'));
  expect([guests(game), bagsOf(game)]).toEqual([[], [46]]);
});

rule(['DNE-R13', 'DNE-SPC.13'], 'nobody is asked about Grimms that are too strong as drawn', () => {
  const game = drawn(1).play(inviteAny);
  expect([asked(game), guests(game), bagsOf(game)]).toEqual(['prepare 0', [], [46]]);
});
