import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { some } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  begin,
  guest,
  lay,
  layFor,
  type Options,
  rave,
  type State,
  saviour,
  setClass,
  setLaid,
  souls,
  table,
} from './table.js';

// DNE-SND, DNE-GEN, DNE-DUR: what line-ups are worth, told by what they beat.

type Lineups = readonly (readonly string[])[];
interface Setting {
  readonly options?: Options;
  readonly edit?: (state: State) => void;
}

/** Who has souls after a rave with these line-ups, the Host's first, when nobody does anything more. */
function soulsAfter(expectation: number, lineups: Lineups, { options = {}, edit = () => {} }: Setting = {}): number[] {
  const game = table({ players: 3, ...options }).edit((state) => {
    begin(state);
    rave(state, expectation, ...lineups);
    edit(state);
  });
  while (game.state.agenda.at(-1)?.kind === 'rave') game.play(hold((engine.decision(game.state)?.seats ?? [])[0] ?? 0));
  return souls(game);
}

/** The total of the Host's line-up: one more than the greatest expectation it exceeds; 21 stands for all above. */
function totalOf(cards: readonly string[], setting: Setting = {}): number {
  for (let expectation = 20; expectation >= 1; expectation--)
    if ((soulsAfter(expectation, [cards], setting)[0] ?? 0) > 0) return expectation + 1;
  return 0;
}

/** Fixes the values of an invader's cards: that many points in all. */
const worth = (points: number) => (state: State) => {
  for (const place of state.lineups[1]?.cards.keys() ?? [])
    setLaid(state, 1, place, { fixed: place === 0 ? points : 0 });
};

const GRUNGE = ['vinyl-in-utero', 'vinyl-nevermind']; // 90 minutes
const SYNTH = ['album-nocturnal', 'album-latex-and-leather'];
const ELECTRO = ['demo-rouge', 'demo-fracture'];
const COURTESY = ['demo-jing', 'demo-courtesy', 'demo-jelz'];
const SET = ['vinyl-mordechai', 'vinyl-am', 'vinyl-under-acid-hoof'];
const TRAP = ['demo-phonk-cloud', 'demo-high-alone', 'demo-dark-trap-4'];

rule.each(
  ['DNE-GEN.1', 'DNE-GEN.2', 'DNE-GEN.3', 'DNE-R1', 'DNE-R2'],
  'cards count by the genres they share, as the option reads it',
  some([
    { cards: ['vinyl-in-utero'], lineup: 6, bestPair: 6, combos09: 6, off: 6 },
    { cards: GRUNGE, lineup: 14, bestPair: 14, combos09: 14, off: 9 },
    { cards: SYNTH, lineup: 14, bestPair: 14, combos09: 14, off: 7 },
    { cards: ELECTRO, lineup: 16, bestPair: 16, combos09: 16, off: 10 },
    { cards: COURTESY, lineup: 9, bestPair: 9, combos09: 12, off: 6 },
    { cards: TRAP, lineup: 15, bestPair: 15, combos09: 15, off: 8 },
  ]),
  ({ cards, ...readings }) => {
    const total = (genreBonus: keyof typeof readings) => totalOf(cards, { options: { genreBonus } });
    expect({
      lineup: total('lineup'),
      bestPair: total('bestPair'),
      combos09: total('combos09'),
      off: total('off'),
    }).toEqual(readings);
  },
);

rule.each(
  ['DNE-GEN.1', 'DNE-GEN.2', 'DNE-R1', 'DNE-DUR.2'],
  'a line-up of any height is known by the rival it beats',
  [
    { cards: SET, genreBonus: 'lineup', total: 30 },
    { cards: SET, genreBonus: 'bestPair', total: 26 },
    { cards: SET, genreBonus: 'combos09', total: 30 },
    { cards: SET, genreBonus: 'off', total: 17 },
    { cards: ['vinyl-delicate-sound-of-thunder', 'vinyl-the-very-best-of-the-doors'], genreBonus: 'lineup', total: 36 },
    {
      cards: ['vinyl-delicate-sound-of-thunder', 'vinyl-the-very-best-of-the-doors'],
      genreBonus: 'bestPair',
      total: 36,
    },
  ] as const,
  ({ cards, genreBonus, total }) => {
    // the rival lasts for 352 minutes, so that it wins every tie
    const hostWins = (points: number) => {
      const [host = 0] = soulsAfter(1, [cards, ['album-enigma']], { options: { genreBonus }, edit: worth(points) });
      return host > 0;
    };
    expect([hostWins(total - 1), hostWins(total)]).toEqual([true, false]);
  },
);

rule(['DNE-GEN.3', 'DNE-R4'], 'halves are rounded up for each card, or once in the sum', () => {
  expect(totalOf(ELECTRO)).toBe(16);
  expect(totalOf(ELECTRO, { options: { genreRounding: 'ceilTotal' } })).toBe(15);
  expect(totalOf(COURTESY, { options: { genreRounding: 'ceilTotal' } })).toBe(9);
  expect(totalOf(GRUNGE, { options: { genreRounding: 'ceilTotal' } })).toBe(14);
});

rule(['DNE-GEN.3', 'DNE-R4', 'DNE-SND.2'], 'or down once, so that success takes one whole point', () => {
  expect(
    [ELECTRO, COURTESY, GRUNGE].map((cards) => totalOf(cards, { options: { genreRounding: 'floorTotal' } })),
  ).toEqual([15, 9, 13]);
});

rule.each(
  ['DNE-SND.2', 'DNE-R8', 'DNE-RIV.3'],
  'a total has to be above the expectation, or may equal it with the option',
  [
    { successMargin: 1, expectation: 13, host: 2 },
    { successMargin: 1, expectation: 14, host: 0 },
    { successMargin: 1, expectation: 15, host: 0 },
    { successMargin: 0, expectation: 14, host: 2 },
    { successMargin: 0, expectation: 15, host: 0 },
  ] as const,
  ({ successMargin, expectation, host }) => {
    expect(soulsAfter(expectation, [GRUNGE], { options: { successMargin } })).toEqual([host, 0, 0]);
  },
);

rule(
  ['DNE-GEN.4', 'DNE-R7'],
  'what a Saviour adds shares genres with the cards of the Host; other line-ups do not',
  () => {
    const helped = (edit: (state: State) => void) => totalOf(['vinyl-in-utero'], { edit });
    expect(
      helped((state) => {
        saviour(state, 1);
        layFor(state, 0, 1, 'vinyl-nevermind');
      }),
    ).toBe(14);
    expect(helped((state) => lay(state, 1, 'vinyl-nevermind'))).toBe(6);
  },
);

rule('DNE-GEN.1', 'a genre that no other card has, and the order of the cards, change nothing', () => {
  expect(totalOf([...GRUNGE, 'demo-rouge'])).toBe(19);
  expect(totalOf(['vinyl-nevermind', 'demo-rouge', 'vinyl-in-utero'])).toBe(19);
});

rule(['DNE-SND.5', 'DNE-CLS.10'], 'a frozen card counts what it counted, and lends no genre', () => {
  const frozen = (value: number) => (state: State) => {
    setLaid(state, 0, 1, { fixed: value / 2 });
  };
  expect(totalOf(GRUNGE, { edit: frozen(10) })).toBe(11);
  expect(totalOf(GRUNGE, { edit: frozen(0) })).toBe(6);
  expect(totalOf(GRUNGE, { edit: frozen(10), options: { genreBonus: 'combos09' } })).toBe(11);
  expect(totalOf(GRUNGE, { edit: frozen(10), options: { genreBonus: 'bestPair' } })).toBe(11);
});

rule.each(
  ['DNE-CLS.27', 'DNE-SND.3'],
  'a Dragonborn doubles low bases while somebody invades, before the genres',
  [
    { cards: ['vinyl-nevermind'], calm: 3, roaring: 6 },
    { cards: ['demo-hyrule-lofi'], calm: 4, roaring: 4 },
    { cards: GRUNGE, calm: 14, roaring: 18 },
    { cards: COURTESY, calm: 9, roaring: 18 },
  ],
  ({ cards, calm, roaring }) => {
    const dragonborn = (state: State) => setClass(state, 0, 'dragonborn');
    const invaded = (state: State) => {
      dragonborn(state);
      lay(state, 1, 'demo-sub-zero');
      worth(0)(state);
    };
    expect([totalOf(cards, { edit: dragonborn }), totalOf(cards, { edit: invaded })]).toEqual([calm, roaring]);
    const others = (state: State) => {
      invaded(state);
      setClass(state, 0, 'support');
      setClass(state, 1, 'dragonborn');
    };
    expect(totalOf(cards, { edit: others })).toBe(calm);
  },
);

rule.each(
  ['DNE-SPC.2', 'DNE-SND.3'],
  'the Minor God doubles the weakest base of a Tattooist, the first of equals, before the genres',
  [
    { cards: ['vinyl-in-utero'], total: 12 },
    { cards: GRUNGE, total: 18 },
    { cards: [...GRUNGE, 'demo-how-to-disappear'], total: 9 + 9 + 3 },
    { cards: ['demo-how-to-disappear', ...GRUNGE], total: 6 + 9 + 5 },
  ],
  ({ cards, total }) => {
    const host = (id: string) => (state: State) => {
      guest(state, 'minor-god');
      setClass(state, 0, id);
    };
    expect(totalOf(cards, { edit: host('ttter') })).toBe(total);
    expect(totalOf(cards, { edit: host('writer') })).toBe(totalOf(cards));
  },
);

rule('DNE-SPC.2', 'a base that the roar would double is compared as doubled, and a frozen card is left out', () => {
  const frozenFirst = (state: State) => {
    guest(state, 'minor-god');
    setClass(state, 0, 'ttter');
    setLaid(state, 0, 1, { fixed: 1 });
  };
  // 6 doubled, without a partner, and 1 for the frozen card
  expect(totalOf(GRUNGE, { edit: frozenFirst })).toBe(13);
});

rule(
  ['DNE-CLS.17', 'DNE-R64'],
  'a Writer wins ties between line-ups whatever they last, and against the expectation only with the option',
  () => {
    const writer =
      (...seats: number[]) =>
      (state: State) => {
        worth(5)(state);
        for (const seat of seats) setClass(state, seat, 'writer');
      };
    const rivals = [['demo-rouge'], ['album-enigma']];
    expect(soulsAfter(1, rivals, { edit: writer(0) })[0]).toBeGreaterThan(0);
    expect(soulsAfter(1, rivals, { edit: writer() })[0]).toBe(0);
    const short = [['demo-rouge'], ['demo-sub-zero']];
    expect(soulsAfter(1, short, { edit: writer(1) })[0]).toBe(0);
    expect(soulsAfter(14, [GRUNGE], { edit: writer(0) })).toEqual([0, 0, 0]);
    const option: Options = { writerTie: 'lineupsAndExpectation' };
    expect(soulsAfter(14, [GRUNGE], { edit: writer(0), options: option })).toEqual([2, 0, 0]);
    expect(soulsAfter(15, [GRUNGE], { edit: writer(0), options: option })).toEqual([0, 0, 0]);
    expect(soulsAfter(14, [GRUNGE], { options: option })).toEqual([0, 0, 0]);
  },
);
