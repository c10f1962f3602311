import { deepEqual, equal, ok } from 'node:assert/strict';
import { cardsOfDeck } from '@rulewright/core/author';
import {
  type DoesNotExistAction,
  type DoesNotExistEngine,
  type DoesNotExistState,
  engine,
} from '@rulewright/does-not-exist';
import { generator } from '@rulewright/testing';
import * as fc from 'fast-check';
import { fewer } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { engineWith } from './packs.js';
import {
  begin,
  give,
  guest,
  lay,
  NONE,
  type Options,
  rave,
  type State,
  setClass,
  setLaid,
  sound,
  soundId,
} from './table.js';

// Section 8 of the specification, invariants 11 to 16 and 26: what line-ups are worth, over random line-ups.

const { sounds } = engine.content;
const SPAWN = sound('demo-spawn');

/** A card of a line-up: which one, and the base it was played with. */
interface Played {
  readonly card: number;
  readonly base: number;
}

/** Up to seven cards; many of them from one end of the deck, where genres are shared often. */
const lineups: fc.Arbitrary<Played[]> = fc
  .uniqueArray(
    fc.record({
      card: fc.oneof(fc.nat(35), fc.integer({ min: 45, max: 70 }), fc.nat(149)),
      rolled: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 4 }),
    }),
    { maxLength: 7, selector: ({ card }) => card },
  )
  .map((cards) => cards.map(({ card, rolled }) => ({ card, base: rolled ?? sounds[card]?.bonus ?? 0 })));

/** A rave of two in which the Host has laid these cards and is asked. */
function raveWith(of: DoesNotExistEngine, cards: readonly Played[], options: Options, edit: (state: State) => void) {
  const state: State = JSON.parse(JSON.stringify(of.init('rave', { players: 2, firstPlayer: 0, ...options })));
  begin(state);
  rave(
    state,
    20,
    cards.map(({ card, base }) => ({ card: soundId(card), base })),
  );
  edit(state);
  return of.load(state);
}

const HOLD: DoesNotExistAction = { type: 'hold', seat: 0 };

/** The total of the Host's line-up when the rave closes after this action. */
function totalWhenClosed(of: DoesNotExistEngine, state: DoesNotExistState, action = HOLD): number {
  const { events } = of.step(state, action);
  const [total] = events.flatMap(({ event }) =>
    event.type === 'rave-closed' ? event.lineups.map(({ total }) => total) : [],
  );
  if (total === undefined) throw new Error('the rave has not closed');
  return total;
}
const totalOf = (cards: readonly Played[], options: Options = {}, edit: (state: State) => void = () => {}): number =>
  totalWhenClosed(engine, raveWith(engine, cards, options, edit));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const genresOf = (card: number): readonly number[] => sounds[card]?.genres ?? [];

type Reading = 'lineup' | 'bestPair' | 'combos09' | 'off';

/** DNE-R1: how many shared genres count for a card, as each reading says. */
function shared(reading: Reading, card: number, others: readonly number[]): number {
  const common = (other: number) => genresOf(card).filter((genre) => genresOf(other).includes(genre)).length;
  switch (reading) {
    case 'lineup':
      return genresOf(card).filter((genre) => others.some((other) => genresOf(other).includes(genre))).length;
    case 'bestPair':
      return Math.max(0, ...others.map(common));
    case 'combos09':
      return sum(others.map(common));
    case 'off':
      return 0;
  }
}

/** The total by hand. */
function expected(cards: readonly Played[], reading: Reading, rounding: 'ceilCard' | 'ceilTotal'): number {
  const values = cards.map(({ card, base }) => {
    const others = cards.map((other) => other.card).filter((other) => other !== card);
    const value = base * (1 + Math.min(2, shared(reading, card, others)) / 2);
    return rounding === 'ceilCard' ? Math.ceil(value) : value;
  });
  return Math.ceil(sum(values));
}

const readings = ['lineup', 'bestPair', 'combos09', 'off'] as const;
const roundings = ['ceilCard', 'ceilTotal'] as const;

rule(
  ['DNE-SND.1', 'DNE-GEN.1', 'DNE-GEN.2', 'DNE-GEN.3', 'DNE-R1', 'DNE-R2', 'DNE-R4'],
  'is worth what the genres make of the bases, by each reading and rounding',
  () => {
    fc.assert(
      fc.property(lineups, fc.constantFrom(...readings), fc.constantFrom(...roundings), (cards, reading, rounding) => {
        equal(totalOf(cards, { genreBonus: reading, genreRounding: rounding }), expected(cards, reading, rounding));
      }),
      { seed: 1, numRuns: fewer(200, { day: 2 }) },
    );
  },
);

rule(['DNE-SND.1', 'DNE-GEN.2'], 'is worth at least the bases and at most twice as much (invariants 11 and 16)', () => {
  fc.assert(
    fc.property(lineups, (cards) => {
      const bases = sum(cards.map(({ base }) => base));
      const total = totalOf(cards);
      ok(total >= bases && total <= 2 * bases);
      equal(totalOf(cards, { genreBonus: 'off' }), bases);
    }),
    { seed: 2, numRuns: fewer(60, { day: 2 }) },
  );
});

rule(['DNE-SND.1', 'DNE-GEN.4'], 'is worth the same whatever the order of its cards (invariant 12)', () => {
  fc.assert(
    fc.property(lineups, fc.nat(1000), (cards, seed) => {
      const random = generator(seed);
      const mixed = cards
        .map((card) => ({ card, key: random() }))
        .sort((a, b) => a.key - b.key)
        .map(({ card }) => card);
      equal(totalOf(mixed), totalOf(cards));
    }),
    { seed: 3, numRuns: fewer(60, { day: 2 }) },
  );
});

rule(
  ['DNE-GEN.5', 'DNE-SND.1'],
  'never loses by a card that is added, and is worth 0 without any (invariant 13)',
  () => {
    equal(totalOf([]), 0);
    fc.assert(
      fc.property(lineups, fc.constantFrom(...readings), (cards, genreBonus) => {
        const totals = cards.map((_, count) => totalOf(cards.slice(0, count + 1), { genreBonus }));
        deepEqual(
          totals,
          [...totals].sort((a, b) => a - b),
        );
      }),
      { seed: 4, numRuns: fewer(40, { day: 2 }) },
    );
  },
);

rule(['DNE-GEN.1', 'DNE-R5'], 'does not ask what a genre is called, or what only one card has (invariant 14)', () => {
  const renamed = engineWith(({ sounds: records }) => {
    for (const record of records) record.genres = record.genres.map((genre) => `x-${[...genre].reverse().join('')}`);
  });
  const lonely = engineWith(({ sounds: records }) => {
    for (const [place, record] of records.entries()) record.genres.push(`own-${place}`);
  });
  fc.assert(
    fc.property(lineups, fc.constantFrom(...readings), (cards, genreBonus) => {
      const total = totalOf(cards, { genreBonus });
      for (const other of [renamed, lonely])
        equal(
          totalWhenClosed(
            other,
            raveWith(other, cards, { genreBonus }, () => {}),
          ),
          total,
        );
    }),
    { seed: 5, numRuns: fewer(40, { day: 2 }) },
  );
});

rule(['DNE-R1', 'DNE-R2'], 'is worth least by the best pair and most by the combinations of 0.9 (invariant 15)', () => {
  let [more, most] = [0, 0];
  fc.assert(
    fc.property(lineups, (cards) => {
      const [lineup = 0, pair = 0, combos = 0] = readings.map((genreBonus) => totalOf(cards, { genreBonus }));
      ok(pair <= lineup && lineup <= combos);
      if (pair < lineup) more++;
      if (lineup < combos) most++;
    }),
    { seed: 6, numRuns: fewer(60, { day: 2 }) },
  );
  ok(more > 0 && most > 0);
});

rule(['DNE-SND.5', 'DNE-CLS.10'], 'adds a frozen value as it is, and its card shares no genre', () => {
  fc.assert(
    fc.property(lineups, fc.nat(20), (cards, value) => {
      if (cards.length === 0) return;
      const total = totalOf(cards, {}, (state) => {
        setLaid(state, 0, 0, { fixed: value });
      });
      equal(total, value + expected(cards.slice(1), 'lineup', 'ceilCard'));
    }),
    { seed: 7, numRuns: fewer(60, { day: 2 }) },
  );
});

/** With doubled bases. */
const roaring = (cards: readonly Played[]) =>
  cards.map(({ card, base }) => ({ card, base: base <= 3 ? 2 * base : base }));
/** With the first of the smallest bases doubled. */
function helped(cards: readonly Played[]): readonly Played[] {
  const least = Math.min(...cards.map(({ base }) => base));
  const place = cards.findIndex(({ base }) => base === least);
  return cards.map(({ card, base }, i) => ({ card, base: i === place ? 2 * base : base }));
}
const minorGodFor = (state: State) => {
  guest(state, 'minor-god');
  setClass(state, 0, 'ttter');
};
const attacked = (state: State) => {
  setClass(state, 0, 'dragonborn');
  lay(state, 1, { card: soundId(cardsOfDeck(state.deck).at(-1) ?? NONE), base: 1 });
};

rule(['DNE-CLS.27', 'DNE-SND.3'], 'doubles the small bases of a Dragonborn under attack before the genres', () => {
  fc.assert(
    fc.property(lineups, (cards) => {
      equal(totalOf(cards, {}, attacked), expected(roaring(cards), 'lineup', 'ceilCard'));
      equal(
        totalOf(cards, {}, (state) => setClass(state, 0, 'dragonborn')),
        expected(cards, 'lineup', 'ceilCard'),
      );
    }),
    { seed: 8, numRuns: fewer(50, { day: 2 }) },
  );
});

rule(['DNE-SPC.2', 'DNE-SND.3'], 'doubles the first of the smallest bases of a Tattooist for the Minor God', () => {
  fc.assert(
    fc.property(lineups, (cards) => {
      equal(totalOf(cards, {}, minorGodFor), expected(helped(cards), 'lineup', 'ceilCard'));
      equal(
        totalOf(cards, {}, (state) => guest(state, 'minor-god')),
        expected(cards, 'lineup', 'ceilCard'),
      );
    }),
    { seed: 9, numRuns: fewer(50, { day: 2 }) },
  );
});

rule(['DNE-SND.4', 'DNE-R6'], 'counts a rolled bonus like a printed one of the same number (invariant 26)', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const printed = engineWith(({ sounds: records }) => {
      const record = records[SPAWN];
      if (record !== undefined) Object.assign(record, { bonus: face });
    });
    const others = ['vinyl-the-dawn', 'demo-rouge', 'demo-zeldawave'].map(sound);
    const cards = others.map((card) => ({ card, base: sounds[card]?.bonus ?? 0 }));
    const holding = (state: State) => {
      give(state, 0, 'demo-spawn');
    };
    const total = (of: DoesNotExistEngine, draws: readonly number[]) => {
      const state = of.scriptDraws(raveWith(of, cards, {}, holding), draws);
      return totalWhenClosed(of, state, { type: 'play', seat: 0, card: 'demo-spawn' });
    };
    const all = expected([...cards, { card: SPAWN, base: face }], 'lineup', 'ceilCard');
    deepEqual([total(engine, [face]), total(printed, [])], [all, all]);
  }
});
