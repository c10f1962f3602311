import { stack as stackDeck } from '@rulewright/does-not-exist/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { decline, hold } from './plays.js';
import {
  asked,
  at,
  discards,
  figureId,
  give,
  giveAny,
  guest,
  hand,
  hire,
  lay,
  layFor,
  mercenaries,
  type Options,
  rave,
  type State,
  save,
  setClass,
  setSouls,
  shuffleInto,
  souls,
  stack,
  store,
  type Table,
} from './table.js';

// DNE-SPC: the Hand of Fate, Smog, Pukachu and the Brothers Grimm.

const raise = (seat: number, card: string) => ({ type: 'raise', seat, card }) as const;
const dismiss = (seat: number, mercenary: string) => ({ type: 'dismiss', seat, mercenary }) as const;
const here = (game: Table) => game.state.monster.map(figureId);

/** The Hand of Fate was a guest when seat 0 or seat 1 won. */
const fate = (winner: 0 | 1, recipe: (state: State) => void = () => {}) =>
  at((state) => {
    rave(state, 5, ...(winner === 0 ? [['vinyl-am']] : [['demo-jing'], ['vinyl-am']]));
    guest(state, 'the-hand-of-fate');
    recipe(state);
    stack(state, 'album-vessel', 'album-aleph', 'album-enigma', 'demo-ikra-says-yes', 'demo-rouge', 'demo-fracture');
  });

rule.each(
  ['DNE-SPC.1', 'DNE-BTY.13', 'DNE-R54', 'DNE-MRC.4'],
  'the Hand of Fate joins the owner of the winning line-up with two hidden cards',
  [{ winner: 0 as const }, { winner: 1 as const }],
  ({ winner }) => {
    const game = fate(winner).play(hold(0));
    expect([mercenaries(game, winner), here(game), game.state.monsterDiscard]).toEqual([['the-hand-of-fate'], [], []]);
    // the reward comes first
    expect(hand(game, winner)).toEqual(['album-vessel', 'album-aleph', 'album-enigma', 'demo-ikra-says-yes']);
    expect(game.events).toContainEqual({
      type: 'mercenary-joined',
      seat: winner,
      mercenary: 'the-hand-of-fate',
      cards: 2,
    });
    expect(game.state.players[winner]?.hidden).toHaveLength(1);
  },
);

const three = (state: State) => {
  for (const [i, name] of ['murdoc', 'noodle', 'russel'].entries())
    hire(state, 0, name, ['demo-jing', 'demo-jelz', 'demo-courtesy'][i] ?? '');
};

const escapes = (game: Table) =>
  game.events.flatMap((event) => (event.type === 'escape-ended' ? [[event.seat, event.result]] : []));

rule(['DNE-BTY.14', 'DNE-SPC.1', 'DNE-FAI.19'], 'a Hand of Fate that has joined the winner lets nobody off', () => {
  const game = (...draws: number[]) =>
    fate(1, (state) => {
      lay(state, 2, 'demo-jelz');
      hire(state, 0, 'murdoc', 'demo-courtesy');
      hire(state, 0, 'noodle', 'demo-smith');
      setSouls(state, 5, 5, 5);
    })
      .script(draws)
      .play(hold(0));
  const caught = game(4);
  expect([asked(caught), escapes(caught), mercenaries(caught, 1)]).toEqual([
    'failure-dismiss 0',
    [[0, 'failed']],
    ['the-hand-of-fate'],
  ]);
  caught.script([4]).play(dismiss(0, 'murdoc'));
  expect([escapes(caught), mercenaries(caught, 0), souls(caught), asked(caught)]).toEqual([
    [[2, 'failed']],
    ['noodle'],
    [3, 9, 1],
    'recover 1',
  ]);
  const free = game(5, 6);
  expect([escapes(free), souls(free), mercenaries(free, 1), here(free)]).toEqual([
    [
      [0, 'rolled'],
      [2, 'rolled'],
    ],
    [3, 9, 3],
    ['the-hand-of-fate'],
    [],
  ]);
});

rule('DNE-BTY.14', 'a Hand of Fate that was refused lets nobody off either', () => {
  const game = fate(0, (state) => {
    three(state);
    lay(state, 2, 'demo-smith');
    setSouls(state, 5, 5, 5);
  }).play(hold(0));
  game.script([4]).play({ type: 'refuse', seat: 0 });
  expect([escapes(game), souls(game)]).toEqual([[[2, 'failed']], [9, 5, 1]]);
});

rule(['DNE-BTY.14', 'DNE-SPC.1'], 'a Hand of Fate from an earlier rave troubles nobody', () => {
  const game = at((state) => {
    rave(state, 5, ['vinyl-am'], ['demo-jelz']);
    hire(state, 0, 'the-hand-of-fate', 'demo-courtesy');
  }).play(hold(0));
  expect([escapes(game), asked(game)]).toEqual([[], 'recover 0']);
});

rule(['DNE-BTY.14', 'DNE-SPC.12'], 'nor does it when the guest of this rave has been bribed', () => {
  const game = at((state) => {
    rave(state, 5, ['demo-jing'], ['vinyl-am']);
    lay(state, 2, 'demo-jelz');
    guest(state, 'floating-nose');
    hire(state, 1, 'the-hand-of-fate', 'demo-courtesy');
    give(state, 0, 'vinyl-slow-rush');
    setSouls(state, 5, 5, 5);
  }).play(hold(0));
  game.play({ type: 'bribe', seat: 0, card: 'vinyl-slow-rush' });
  expect([escapes(game), souls(game), asked(game)]).toEqual([[[0, 'bribed']], [3, 7, 3], 'recover 1']);
});

rule('DNE-SPC.1', 'after a failure the Hand of Fate does not join', () => {
  const game = at((state) => {
    rave(state, 20, ['vinyl-am']);
    guest(state, 'the-hand-of-fate');
  });
  game.script([5]).play(hold(0));
  expect([mercenaries(game, 0), game.state.monsterDiscard.map(figureId)]).toEqual([[], ['the-hand-of-fate']]);
});

rule(['DNE-SPC.1', 'DNE-MRC.3', 'DNE-MRC.11'], 'with three mercenaries one has to go, or the Hand of Fate does', () => {
  const game = () => fate(0, three).play(hold(0));
  expect([asked(game()), game().legal()]).toEqual([
    'fate-room 0',
    [dismiss(0, 'murdoc'), dismiss(0, 'noodle'), dismiss(0, 'russel'), { type: 'refuse', seat: 0 }],
  ]);
  expect(game().refusal(dismiss(0, 'the-hand-of-fate'))).toEqual({
    rule: 'DNE-SPC.1',
    code: 'no-such-mercenary',
    details: { mercenary: 'the-hand-of-fate' },
  });
  const joined = game().play(dismiss(0, 'noodle'));
  expect(mercenaries(joined, 0)).toEqual(['murdoc', 'russel', 'the-hand-of-fate']);
  expect(joined.state.mercenaryDiscard.map(figureId)).toEqual(['noodle']);
  // the card of before, and the one for the success
  expect(discards(joined).slice(0, 2)).toEqual(['demo-jelz', 'demo-fracture']);
  expect(joined.state.players[0]?.hidden.map((cards) => cards.length)).toEqual([2, 2, 2]);
  const refused = game().play({ type: 'refuse', seat: 0 });
  expect([mercenaries(refused, 0), refused.state.monsterDiscard.map(figureId), asked(refused)]).toEqual([
    ['murdoc', 'noodle', 'russel'],
    ['the-hand-of-fate'],
    'summary 0',
  ]);
});

rule(['DNE-SPC.1', 'DNE-MRC.7', 'DNE-R54'], 'a Hand of Fate that is used up goes to the monster discard pile', () => {
  const game = at((state) => {
    rave(state, 20);
    hire(state, 0, 'the-hand-of-fate', 'demo-jing');
    giveAny(state, 0, 1);
  });
  game.play({ type: 'ask-mercenary', seat: 0, mercenary: 'the-hand-of-fate' });
  expect([mercenaries(game, 0), game.state.monsterDiscard.map(figureId)]).toEqual([[], ['the-hand-of-fate']]);
});

/** The Host invites Smog and pays the first card. */
const smog = (cls: string) => {
  const game = at((state) => {
    state.turn.expectation = 20;
    setClass(state, 0, cls);
    give(state, 0, 'demo-jing', 'demo-jelz', 'demo-courtesy', 'demo-madness', 'demo-smith');
    stack(state, 'vinyl-am', 'vinyl-igor');
  });
  return game.play({ type: 'invite', seat: 0, monster: 'smog' }, { type: 'pay', seat: 0, card: 'demo-jing' });
};

rule(
  ['DNE-SPC.8', 'DNE-GNL.8', 'DNE-SUM.2', 'DNE-MON.5'],
  'a Dragonborn draws two for Smog and keeps them until the summary',
  () => {
    const game = smog('dragonborn');
    expect(game.events).toEqual([
      { type: 'monster-invited', seat: 0, monster: 'smog' },
      { type: 'cards-discarded', seat: 0, cards: ['demo-jing'] },
      { type: 'monster-came', monster: 'smog', level: 20 },
      { type: 'cards-drawn', seat: 0, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
    ]);
    expect([hand(game, 0).length, asked(game)]).toEqual([6, 'prepare 0']);
    game.play({ type: 'start-rave', seat: 0 });
    expect(asked(game)).toBe('rave 0');
    game.script([5]).play(hold(0));
    expect([hand(game, 0).length, asked(game), game.state.lineups, here(game)]).toEqual([6, 'overflow 0', [], []]);
    game.play({ type: 'drop', seat: 0, card: 'vinyl-am' });
    expect([asked(game), game.state.turn.unlimited]).toEqual(['summary 0', false]);
  },
);

rule('DNE-SPC.8', 'for any other class Smog brings nothing', () => {
  const game = smog('writer');
  expect([hand(game, 0), game.state.turn.unlimited, here(game)]).toEqual([
    ['demo-jelz', 'demo-courtesy', 'demo-madness', 'demo-smith'],
    false,
    ['smog'],
  ]);
});

rule.each(
  ['DNE-SPC.10', 'DNE-R45', 'DNE-BTY.8'],
  'Pukachu brings a soul for exactly two cards, both held by the winner before',
  [
    { title: 'two own cards', more: 1, edit: (state: State) => lay(state, 0, 'vinyl-am', 'demo-jing') },
    { title: 'one card', more: 0, edit: (state: State) => lay(state, 0, 'vinyl-am') },
    { title: 'three cards', more: 0, edit: (state: State) => lay(state, 0, 'vinyl-am', 'demo-jing', 'demo-jelz') },
    {
      title: 'one from the inventory',
      more: 1,
      edit: (state: State) => {
        lay(state, 0, 'vinyl-am', 'demo-jing');
        state.lineups[0]?.via.splice(0, 1, 'inventory');
      },
    },
    {
      title: 'one from a mercenary',
      more: 0,
      edit: (state: State) => {
        lay(state, 0, 'vinyl-am', 'demo-jing');
        state.lineups[0]?.via.splice(1, 1, 'mercenary');
      },
    },
    {
      title: 'one signalled',
      more: 0,
      edit: (state: State) => {
        lay(state, 0, 'vinyl-am', 'demo-jing');
        state.lineups[0]?.via.splice(1, 1, 'deck');
      },
    },
    {
      title: 'one thrown',
      more: 0,
      edit: (state: State) => {
        lay(state, 0, 'vinyl-am');
        layFor(state, 0, 2, 'demo-jing');
        state.rave.final = true;
      },
    },
  ],
  ({ more, edit }) => {
    const game = at((state) => {
      rave(state, 5);
      guest(state, 'pukachu');
      edit(state);
    });
    expect(souls(game.play(hold(0)))).toEqual([2 + more, 0, 0]);
  },
);

rule(['DNE-SPC.10', 'DNE-R45'], 'a card of the Saviour spoils it, and a winning invader can earn it', () => {
  const saved = at((state) => {
    rave(state, 5, ['vinyl-am']);
    guest(state, 'pukachu');
    save(state, 1);
    layFor(state, 0, 1, 'demo-jing');
  });
  expect(souls(saved.play(hold(0)))).toEqual([1, 1, 0]);
  const invaded = at((state) => {
    rave(state, 5, ['demo-jelz'], ['vinyl-am', 'demo-jing']);
    guest(state, 'pukachu');
  });
  expect(souls(invaded.play(hold(0)))).toEqual([0, 3, 0]);
});

/** The Host has paid for the Brothers Grimm. */
const grimm = (expectation: number, recipe: (state: State) => void = () => {}, options: Options = {}) => {
  const game = at(
    (state) => {
      state.turn.expectation = expectation;
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
      { type: 'monster-invited', seat: 0, monster: 'the-brothers-grimm' },
      { type: 'cards-discarded', seat: 0, cards: ['demo-jing'] },
    ]);
    expect([asked(game), game.legal()]).toEqual(['raise-level 1', [raise(1, 'vinyl-am'), decline(1)]]);
    expect(game.refusal(raise(1, 'vinyl-igor'))).toEqual({
      rule: 'DNE-SPC.13',
      code: 'not-held',
      details: { card: 'vinyl-igor' },
    });
    game.play(raise(1, 'vinyl-am'));
    expect(game.events).toEqual([
      { type: 'cards-discarded', seat: 1, cards: ['vinyl-am'] },
      { type: 'level-raised', seat: 1, level: 5 },
    ]);
    expect(asked(game)).toBe('raise-level 2');
    game.play(raise(2, 'vinyl-igor'));
    // nobody else holds a card
    expect(game.events.slice(1)).toEqual([
      { type: 'level-raised', seat: 2, level: 8 },
      { type: 'monster-came', monster: 'the-brothers-grimm', level: 8 },
    ]);
    expect([here(game), game.state.turn.level, asked(game)]).toEqual([['the-brothers-grimm'], 8, 'prepare 0']);
  },
);

rule(['DNE-SPC.13', 'DNE-MON.1'], 'above the expectation the Grimms go back, and the invitation is used up', () => {
  const game = grimm(4).play(raise(1, 'vinyl-am'));
  // the second is asked all the same
  game.play(decline(2));
  expect(game.events).toEqual([{ type: 'monster-stayed-away', monster: 'the-brothers-grimm', level: 5 }]);
  expect([here(game), supply(game).at(-1), game.state.monsterSupply.length]).toEqual([[], 'the-brothers-grimm', 46]);
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
    expect(here(game)).toEqual(comes ? ['the-brothers-grimm'] : []);
  },
);

rule('DNE-SPC.13', 'when everybody declines, or nobody holds a card, the level stays', () => {
  const declined = grimm(4).play(decline(1), decline(2));
  expect([here(declined), declined.state.turn.level]).toEqual([['the-brothers-grimm'], 2]);
  const nobody = grimm(4, (state) => {
    for (const each of state.players.slice(1))
      shuffleInto(state.deck, [...each.hand.splice(0), ...each.inventory.splice(0)]);
  });
  expect([here(nobody), asked(nobody)]).toEqual([['the-brothers-grimm'], 'prepare 0']);
});

rule(
  ['DNE-SPC.13', 'DNE-R20', 'DNE-MON.6'],
  'where levels are added the Grimms always come, with what was raised',
  () => {
    const game = grimm(1, () => {}, { monsterLevel: 'add' }).play(raise(1, 'vinyl-am'), raise(2, 'vinyl-igor'));
    expect([here(game), game.state.turn.level]).toEqual([['the-brothers-grimm'], 8]);
    const closes = (...cards: string[]) => {
      game.play({ type: 'start-rave', seat: 0 });
      game.edit((state) => {
        shuffleInto(state.deck, [...(state.players[0]?.hand.splice(0) ?? [])]);
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
      state.turn.expectation = expectation;
      give(state, 0, 'demo-jing');
      give(state, 1, 'vinyl-am');
      stackDeck(state, 'monsterDeck', 'the-brothers-grimm');
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
  expect([here(game), bagsOf(game)]).toEqual([[], [46]]);
});

rule(['DNE-R13', 'DNE-SPC.13'], 'nobody is asked about Grimms that are too strong as drawn', () => {
  const game = drawn(1).play(inviteAny);
  expect([asked(game), here(game), bagsOf(game)]).toEqual(['prepare 0', [], [46]]);
});
