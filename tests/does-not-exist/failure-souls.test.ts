import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  caught,
  discards,
  eliminate,
  give,
  hand,
  inventory,
  type Options,
  putOff,
  type State,
  setShared,
  setSouls,
  souls,
  store,
  suffered,
  type Table,
} from './table.js';

// DNE-FAI.4, DNE-FAI.5 and DNE-FAI.22: failures that cost souls, and failures to choose from.

const choose = (option: number) => ({ type: 'choose', seat: 0, option }) as const;
const lost = (source: string, from: number, to: number, rule: 'DNE-FAI.4' | 'DNE-FAI.5' = 'DNE-FAI.4') =>
  ({ type: 'souls-changed', rule, seat: 0, souls: { from, to }, cause: 'monster', source }) as const;
/** What the failure itself caused: before the summary. */
const effects = (game: Table) => {
  const events = suffered(game);
  const end = events.findIndex(({ type }) => type === 'phase-began');
  return end < 0 ? events : events.slice(0, end);
};

rule.each(
  ['DNE-FAI.4', 'DNE-FAI.1', 'DNE-MON.7'],
  'the monster takes so many souls from its victim alone',
  [
    { monster: 'telemarketer', n: 1, rolled: 0 },
    { monster: 'salamander', n: 1, rolled: 0 },
    { monster: 'a-cute-angel', n: 1, rolled: 0 },
    { monster: 'lord-tennis-anyone', n: 1, rolled: 0 },
    { monster: 'the-brothers-grimm', n: 1, rolled: 0 },
    { monster: 'harpies', n: 2, rolled: 0 },
    { monster: 'mr-bones', n: 2, rolled: 1 },
    { monster: 'pit-bull', n: 2, rolled: 0 },
    { monster: 'floating-nose', n: 3, rolled: 0 },
    { monster: 'wight-brothers', n: 7, rolled: 0 },
  ],
  ({ monster, n, rolled }) => {
    // the roll itself has cost souls before
    const cards = (state: State) => {
      give(state, 0, 'demo-jing');
      store(state, 0, 'vinyl-am');
    };
    const rich = caught(monster, (state) => {
      cards(state);
      setSouls(state, 7 + rolled, 5, 6);
    });
    expect(effects(rich)).toEqual([lost(monster, 7, 7 - n)]);
    expect([souls(rich), asked(rich)]).toEqual([[7 - n, 5, 6], 'summary 0']);
    expect([hand(rich, 0), inventory(rich, 0), discards(rich)]).toEqual([['demo-jing'], ['vinyl-am'], []]);
    const poor = caught(monster, (state) => setSouls(state, n - 1 + rolled, 5, 6));
    expect(effects(poor)).toEqual(n > 1 ? [lost(monster, n - 1, 0)] : []);
    expect(souls(poor)).toEqual([0, 5, 6]);
  },
);

rule.each(
  'DNE-FAI.5',
  'the Ghoulfiends take souls down to the smallest number in the game',
  [
    { title: 'an opponent has the fewest', counts: [6, 4, 2], after: 2 },
    { title: 'an opponent has none', counts: [6, 0, 2], after: 0 },
    { title: 'the victim has the fewest', counts: [1, 4, 2], after: 1 },
    { title: 'the victim shares the fewest', counts: [2, 2, 4], after: 2 },
  ],
  ({ counts, after }) => {
    const game = caught('ghoulfiends', (state) => setSouls(state, ...counts));
    expect(effects(game)).toEqual(counts[0] === after ? [] : [lost('ghoulfiends', counts[0] ?? 0, after, 'DNE-FAI.5')]);
    expect(souls(game)).toEqual([after, ...counts.slice(1)]);
  },
);

rule(['DNE-FAI.5', 'DNE-GNL.2'], 'waiting players count for the Ghoulfiends, eliminated ones do not', () => {
  const game = caught(
    'ghoulfiends',
    (state) => {
      setSouls(state, 6, 5, 0, 3);
      eliminate(state, 2);
      putOff(state, 3);
    },
    [],
    { players: 4 },
  );
  expect(souls(game)).toEqual([3, 5, 0, 3]);
});

rule(['DNE-FAI.22', 'DNE-FAI.6'], 'the Oxymoron costs a soul first, and then two hand cards', () => {
  const game = caught('oxymoron', (state) => {
    setSouls(state, 3);
    give(state, 0, 'demo-jing', 'vinyl-am', 'vinyl-igor');
    store(state, 0, 'vinyl-currents');
  });
  expect(suffered(game)).toEqual([lost('oxymoron', 3, 2)]);
  expect(game.legal()).toEqual(
    ['demo-jing', 'vinyl-am', 'vinyl-igor'].map((card) => ({ type: 'discard', seat: 0, card })),
  );
  game.play({ type: 'discard', seat: 0, card: 'vinyl-am' });
  expect(game.refusal({ type: 'discard', seat: 0, card: 'vinyl-currents' })).toEqual({
    rule: 'DNE-FAI.6',
    code: 'not-held',
    details: { card: 'vinyl-currents' },
  });
  game.play({ type: 'discard', seat: 0, card: 'demo-jing' });
  expect([discards(game), hand(game, 0), asked(game)]).toEqual([
    ['vinyl-am', 'demo-jing'],
    ['vinyl-igor'],
    'summary 0',
  ]);
});

const lizard = (recipe: (state: State) => void) => caught('pinball-lizard', recipe);

rule(['DNE-FAI.22', 'DNE-FAI.8'], 'the Pinball Lizard takes a soul or the best held card', () => {
  const both = () =>
    lizard((state) => {
      setSouls(state, 2);
      give(state, 0, 'demo-jing', 'vinyl-in-utero');
      store(state, 0, 'vinyl-am');
    });
  const game = both();
  expect([asked(game), game.legal()]).toEqual(['failure-choose 0', [choose(0), choose(1)]]);
  expect(game.decision).toEqual({
    kind: 'failure-choose',
    seats: [0],
    rule: 'DNE-FAI.22',
    monster: 'pinball-lizard',
    options: [
      { op: 'loseSouls', n: 1 },
      { op: 'discardHighest', n: 1, from: 'held' },
    ],
  });
  expect(game.refusal(choose(2))).toEqual({ rule: 'DNE-FAI.22', code: 'no-such-option', details: { option: 2 } });
  game.play(choose(0));
  expect([souls(game)[0], discards(game), asked(game)]).toEqual([1, [], 'summary 0']);
  const other = both().play(choose(1), { type: 'discard', seat: 0, card: 'vinyl-am' });
  expect([souls(other)[0], discards(other), asked(other)]).toEqual([2, ['vinyl-am'], 'summary 0']);
});

rule('DNE-FAI.22', 'one soul and one card are enough for either choice of the Pinball Lizard', () => {
  const game = lizard((state) => {
    setSouls(state, 1);
    give(state, 0, 'demo-jing');
  });
  expect(game.legal()).toEqual([choose(0), choose(1)]);
});

rule.each(
  'DNE-FAI.22',
  'what the victim cannot carry out in full is not offered by the Pinball Lizard',
  [
    { title: 'no soul', count: 0, cards: ['demo-jing', 'vinyl-am'], left: 0, gone: ['vinyl-am'] },
    { title: 'no card', count: 1, cards: [], left: 0, gone: [] },
  ],
  ({ count, cards, left, gone }) => {
    const game = lizard((state) => {
      setSouls(state, count);
      give(state, 0, ...cards);
    });
    for (const card of gone) game.play({ type: 'discard', seat: 0, card });
    expect([souls(game)[0], discards(game), asked(game)]).toEqual([left, gone, 'summary 0']);
  },
);

rule('DNE-FAI.22', 'all options are offered when none can be carried out in full', () => {
  const game = lizard(() => {});
  expect(game.legal()).toEqual([choose(0), choose(1)]);
  expect(effects(game.play(choose(1)))).toEqual([]);
  expect(asked(game)).toBe('summary 0');
});

rule(['DNE-FAI.22', 'DNE-ESC.6'], 'a shielded Netrunner cannot carry out the loss of a soul', () => {
  const game = lizard((state) => {
    setSouls(state, 2);
    give(state, 0, 'demo-jing', 'vinyl-am');
    setShared(state, { rave: { shielded: [0] } });
  }).play({ type: 'discard', seat: 0, card: 'vinyl-am' });
  expect([souls(game)[0], discards(game), asked(game)]).toEqual([2, ['vinyl-am'], 'summary 0']);
});

const demon = (count: number, draws: number[] = []) => caught('tongue-demon', (state) => setSouls(state, count), draws);
const die = (face: number) =>
  ({ type: 'die-rolled', rule: 'DNE-FAI.22', seat: 0, roll: 'failure', sides: 6, face }) as const;

rule(['DNE-FAI.22', 'DNE-FAI.4'], 'the Tongue Demon takes two souls at once', () => {
  const game = demon(4);
  expect(game.legal()).toEqual([choose(0), choose(1)]);
  expect(effects(game.play(choose(0)))).toEqual([lost('tongue-demon', 4, 2)]);
});

rule.each(
  'DNE-FAI.22',
  'who gambles with the Tongue Demon loses three souls, or with a 6 nothing',
  [
    { face: 1, left: 1 },
    { face: 5, left: 1 },
    { face: 6, left: 4 },
  ],
  ({ face, left }) => {
    const game = demon(4).script([face]).play(choose(1));
    expect(effects(game)).toEqual([die(face), ...(left < 4 ? [lost('tongue-demon', 4, 1)] : [])]);
    expect([souls(game)[0], asked(game)]).toEqual([left, 'summary 0']);
  },
);

rule('DNE-FAI.22', 'with fewer than two souls only the gamble is left, which can always be carried out', () => {
  const game = demon(1, [5]);
  expect(effects(game)).toEqual([
    { type: 'choice-forced', rule: 'DNE-FAI.22', choice: 'failure-choose', seat: 0, action: 'choose' },
    die(5),
    lost('tongue-demon', 1, 0),
  ]);
  expect(demon(2).legal()).toEqual([choose(0), choose(1)]);
});

const girlfriend = (gender: 'woman' | 'man' | 'unspecified' | undefined, recipe: (state: State) => void) => {
  const options: Options = gender === undefined ? {} : { traits: [{ gender }] };
  return caught('gms-ex-girlfriend', recipe, [], options);
};
const both = { type: 'discard-set' as const, seat: 0, cards: ['demo-jing', 'vinyl-nevermind'] };
const some = (state: State) => {
  setSouls(state, 2);
  give(state, 0, 'demo-jing', 'vinyl-nevermind');
};

rule(['DNE-SPC.16', 'DNE-FAI.4', 'DNE-FAI.12'], "the GM's ex-girlfriend treats a woman and a man differently", () => {
  const woman = girlfriend('woman', some);
  expect([souls(woman)[0], discards(woman), asked(woman)]).toEqual([1, [], 'summary 0']);
  const man = girlfriend('man', some).play(both);
  expect([souls(man)[0], discards(man), asked(man)]).toEqual([2, ['demo-jing', 'vinyl-nevermind'], 'summary 0']);
});

rule.each(
  ['DNE-SPC.16', 'DNE-R22'],
  'who is of no declared gender chooses how to be treated',
  [{ gender: 'unspecified' as const }, { gender: undefined }],
  ({ gender }) => {
    const game = () => girlfriend(gender, some);
    expect([asked(game()), game().legal()]).toEqual(['failure-choose 0', [choose(0), choose(1)]]);
    expect(souls(game().play(choose(0)))[0]).toBe(1);
    const asMan = game().play(choose(1), both);
    expect([souls(asMan)[0], discards(asMan)]).toEqual([2, ['demo-jing', 'vinyl-nevermind']]);
  },
);

rule(['DNE-R22', 'DNE-FAI.22'], 'of the two treatments only one that can be suffered in full may be chosen', () => {
  const weak = girlfriend(undefined, (state) => {
    setSouls(state, 1);
    give(state, 0, 'demo-jing', 'demo-jelz');
  });
  expect(weak.legal()).toEqual([choose(0)]);
  weak.play(choose(0));
  expect([souls(weak)[0], hand(weak, 0), asked(weak)]).toEqual([0, ['demo-jing', 'demo-jelz'], 'summary 0']);
  const poor = girlfriend(undefined, (state) => give(state, 0, 'demo-jing', 'vinyl-nevermind'));
  expect(poor.legal()).toEqual([choose(1)]);
  poor.play(choose(1), both);
  expect([discards(poor), asked(poor)]).toEqual([['demo-jing', 'vinyl-nevermind'], 'summary 0']);
});

rule(['DNE-R22', 'DNE-FAI.22'], 'where neither treatment can be suffered in full either may be chosen', () => {
  const neither = () => girlfriend(undefined, (state) => give(state, 0, 'demo-jing', 'demo-jelz'));
  expect([asked(neither()), neither().legal()]).toEqual(['failure-choose 0', [choose(0), choose(1)]]);
  const asWoman = neither().play(choose(0));
  expect([souls(asWoman)[0], hand(asWoman, 0)]).toEqual([0, ['demo-jing', 'demo-jelz']]);
  expect(discards(neither().play(choose(1)))).toEqual(['demo-jing', 'demo-jelz']);
});
