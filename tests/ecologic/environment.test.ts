import type { EcoLogicOptions } from '@rulewright/ecologic';
import { give, happen, own, pieces, placeOf, setEcoFund, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { settle } from './environment.js';
import type { EcoState } from './table.js';

// ECO-ENV.1, ECO-ENV.2: the ecological effect and the eco fund.

/** The effect of seat 0, read off a fund that cannot become negative. */
function effectOf(recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}): number {
  const { state } = settle((position) => {
    recipe(position);
    setEcoFund(position, 20);
  }, options);
  return (state.players[0]?.ecoFund ?? Number.NaN) - 20;
}

rule.each(
  ['ECO-ENV.1', 'ECO-GEN.5'],
  "adds up the effects of Table 1 over all of the player's objects",
  [
    { levels: {}, effect: 0 },
    { levels: { H01: 1 }, effect: -1 },
    { levels: { H01: 2 }, effect: -2 },
    { levels: { H01: 3 }, effect: -3 },
    { levels: { H01: 4 }, effect: -4 },
    { levels: { H07: 4 }, effect: -4 },
    { levels: { H01: 4, H02: 1, H07: 3, H13: 2 }, effect: -10 },
  ],
  ({ levels, effect }) => {
    expect(effectOf((state) => own(state, 0, levels))).toBe(effect);
  },
);

rule.each(
  'ECO-ENV.1',
  "adds the effect of each of the player's initiatives on the field",
  [
    { initiatives: { H01: 'I07' }, effect: 1 },
    { initiatives: { H01: 'I08' }, effect: 2 },
    { initiatives: { H01: 'I14' }, effect: 3 },
    { initiatives: { H01: 'I18' }, effect: 5 },
    { initiatives: { H01: 'I18', H02: 'I17', H07: 'I13' }, effect: 10 },
  ],
  ({ initiatives, effect }) => {
    expect(effectOf((state) => own(state, 0, { H01: 1, H02: 1, H07: 1 }, { initiatives }))).toBe(effect - 3);
  },
);

rule.each(
  'ECO-ENV.1',
  'adds what built specials give: 2 for the Reserve, 1 for each of up to three initiatives for the Academy',
  [
    { built: ['reserve'], initiatives: {}, effect: 2 },
    { built: ['exchange'], initiatives: { H01: 'I01' }, effect: 0 },
    { built: ['academy'], initiatives: {}, effect: 0 },
    { built: ['academy'], initiatives: { H01: 'I01' }, effect: 1 },
    { built: ['academy'], initiatives: { H01: 'I01', H02: 'I02' }, effect: 2 },
    { built: ['academy'], initiatives: { H01: 'I01', H02: 'I02', H03: 'I03' }, effect: 3 },
    { built: ['academy'], initiatives: { H01: 'I01', H02: 'I02', H03: 'I03', H04: 'I04' }, effect: 3 },
    { built: ['reserve', 'academy'], initiatives: { H01: 'I01' }, effect: 3 },
  ],
  ({ built, initiatives, effect }) => {
    const printed = Object.keys(initiatives).length - 4;
    const found = effectOf((state) => {
      own(state, 0, { H01: 1, H02: 1, H03: 1, H04: 1 }, { initiatives });
      built.forEach((id, i) => {
        special(state, 0, id, { hex: placeOf(state, `H1${7 + i}`) });
      });
    });
    expect(found).toBe(printed + effect);
  },
);

rule(['ECO-ENV.1', 'ECO-GEN.7'], 'leaves out whatever is still in the hand', () => {
  const found = effectOf((state) => {
    own(state, 0, { H01: 1 });
    pieces(state, 0, 'oil', 3);
    pieces(state, 0, 'mineral', 2);
    give(state, 0, 'I18');
    special(state, 0, 'reserve');
  });
  expect(found).toBe(-1);
});

rule('ECO-ENV.1', 'leaves out what others own', () => {
  const found = effectOf((state) => {
    own(state, 0, { H01: 1 });
    own(state, 1, { H02: 4, H07: 2 }, { initiatives: { H02: 'I18' } });
    special(state, 1, 'reserve', { hex: placeOf(state, 'H17') });
  });
  expect(found).toBe(-1);
});

rule.each(
  ['ECO-ENV.1', 'ECO-EVT.2', 'ECO-EVT.4', 'ECO-R13'],
  "adds the eco effects of this round's event to a total that is −3 without it",
  [
    { event: 'EV101', drawer: 1, total: -4 },
    { event: 'EV102', drawer: 1, total: -2 },
    { event: 'EV104', drawer: 0, total: -1 },
    { event: 'EV104', drawer: 1, total: -3 },
    { event: 'EV302', drawer: 1, total: -6 },
    { event: 'EV303', drawer: 1, total: -7 },
    { event: 'EV304', drawer: 1, total: 5 },
    { event: 'EV103', drawer: 0, total: -3 },
    { event: 'EV201', drawer: 0, total: -3 },
  ],
  ({ event, drawer, total }) => {
    const found = effectOf((state) => {
      own(
        state,
        0,
        { H01: 2, H02: 1, H07: 2, H08: 2 },
        { initiatives: { H01: 'I01', H02: 'I02', H07: 'I03', H08: 'I04' } },
      );
      own(state, 1, { H03: 3, H09: 3 }, { initiatives: { H03: 'I05' } });
      give(state, 0, 'I06');
      pieces(state, 0, 'oil');
      happen(state, event, drawer);
    });
    expect(found).toBe(total);
  },
);

rule('ECO-VAR.1', 'adds up the eco effects of all events of the round', () => {
  const found = effectOf(
    (state) => {
      own(state, 0, { H01: 2 });
      happen(state, 'EV101', 0);
      happen(state, 'EV104', 0);
      happen(state, 'EV302', 1);
    },
    { eventDraw: 'player' },
  );
  expect(found).toBe(-2 - 1 + 2 - 2);
});
