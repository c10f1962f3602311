import { type EcoLogicEvent, engine } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import { follow, type Scene, sceneOf } from '../../packages/cli/src/narrators/ecologic/scene.js';
import { type Moment, sentence } from '../../packages/cli/src/narrators/ecologic/sentences.js';
import { goldenNames } from '../golden/golden.js';
import { stepsOf } from './recorded.js';

/** Three players, the hexes in the order of the box, P1 with an oil piece on H02 and a mineral one in the hand. */
function scene(): Scene {
  const script = [0, engine.content.tiles.slice(0, 19).map(({ id }) => id)];
  const set = sceneOf(engine.content, engine.init('scene', { players: 3 }, script));
  follow(set, { type: 'piece-placed', seat: 1, branch: 'oil', hex: 1, level: 1 });
  follow(set, { type: 'environment-settled', seat: 1, effect: 5, ecoFund: 5 });
  return set;
}

const calm: Moment = { choice: '', isAuction: false };
const inAuction: Moment = { choice: 'bid', isAuction: true };
const building: Moment = { choice: 'build', isAuction: false };
const bought: Moment = { choice: 'place-bought', isAuction: false };

type Told = readonly (readonly [event: EcoLogicEvent, text: string, moment?: Moment])[];

/** Every type of event, and what is read of it. */
const told: { readonly [Type in EcoLogicEvent['type']]: Told } = {
  'round-began': [[{ type: 'round-began', round: 3, firstPlayer: 2 }, 'Round 3 – P2 is first player']],
  'phase-began': [
    [{ type: 'phase-began', phase: 'event' }, 'Event'],
    [{ type: 'phase-began', phase: 'environment' }, 'Environment'],
  ],
  'event-drawn': [
    [
      { type: 'event-drawn', seat: 1, event: 'EV101' },
      'P1 draws Dry Summer (level 1) – for everybody: ecological effect -1.',
    ],
    [
      { type: 'event-drawn', seat: 1, event: 'EV106' },
      'P1 draws Court Injunction (level 1) – for P1: a veto on 1 auction of other players.',
    ],
    [
      { type: 'event-drawn', seat: 0, event: 'EV307' },
      'P0 draws Final Report (level 3) – for everybody: this round is the last.',
    ],
  ],
  'initiative-drawn': [
    [
      { type: 'initiative-drawn', seat: 0, initiative: 'I13' },
      'P0 gets Solar roof (level 2, effect +2, upkeep 1) for free.',
    ],
  ],
  'coins-taken': [
    [{ type: 'coins-taken', seat: 2, special: 'exchange', amount: 2 }, 'P2 takes 2 coins for the Exchange.'],
    [{ type: 'coins-taken', seat: 2, special: 'exchange', amount: 1 }, 'P2 takes 1 coin for the Exchange.'],
  ],
  'series-began': [
    [{ type: 'series-began', series: 'specials' }, 'Auctions for special initiatives: Exchange, Reserve, Academy'],
    [{ type: 'series-began', series: 'plants' }, 'Auctions for plant pieces'],
    [{ type: 'series-began', series: 'initiatives' }, 'Auctions for eco initiatives'],
  ],
  'series-skipped': [[{ type: 'series-skipped', series: 'plants' }, 'Auctions for plant pieces: none in this round.']],
  'opening-declined': [[{ type: 'opening-declined', seat: 0, series: 'plants' }, 'P0 opens no auction']],
  'initiative-revealed': [
    [
      { type: 'initiative-revealed', seat: 0, initiative: 'I01' },
      'P0 reveals Tree planting (level 1, effect +1, upkeep 0)',
    ],
  ],
  'initiative-refused': [
    [
      { type: 'initiative-refused', seat: 0, initiative: 'I01' },
      'P0 does not want it, it goes to the discard pile',
      inAuction,
    ],
  ],
  'auction-opened': [
    [{ type: 'auction-opened', seat: 0, item: 'oil', nominal: 7 }, 'P0 opens an oil piece at 7'],
    [{ type: 'auction-opened', seat: 0, item: 'reserve', nominal: 12 }, 'P0 opens the Reserve at 12'],
    [{ type: 'auction-opened', seat: 0, item: 'I20', nominal: 12 }, 'P0 opens Full-cycle recycling at 12', inAuction],
  ],
  'auction-vetoed': [
    [{ type: 'auction-vetoed', seat: 1, item: 'mineral' }, 'P1 vetoes the auction of a mineral piece', inAuction],
  ],
  'bid-raised': [[{ type: 'bid-raised', seat: 1, amount: 8 }, 'P1 bids 8', inAuction]],
  'bid-passed': [[{ type: 'bid-passed', seat: 2 }, 'P2 passes', inAuction]],
  'auction-won': [
    [
      { type: 'auction-won', seat: 1, item: 'academy', amount: 8 },
      'P1 wins the Academy for 8 (coins 10 → 2)',
      inAuction,
    ],
  ],
  'item-kept': [[{ type: 'item-kept', seat: 1, item: 'academy' }, 'keeps it in hand', bought]],
  'aid-asked': [
    [{ type: 'aid-asked', seat: 0, helper: 1, amount: 3, due: 0 }, 'P0 asks P1 for a gift of 3 coins'],
    [
      { type: 'aid-asked', seat: 0, helper: 1, amount: 1, due: 2 },
      'P0 asks P1 for a loan of 1 coin, 2 to be paid back',
      inAuction,
    ],
  ],
  'aid-given': [[{ type: 'aid-given', seat: 1, asker: 0, amount: 3, due: 3 }, 'P1 agrees']],
  'aid-declined': [[{ type: 'aid-declined', seat: 1, asker: 0 }, 'P1 declines']],
  'piece-placed': [
    [
      { type: 'piece-placed', seat: 1, branch: 'oil', hex: 1, level: 2 },
      'P1 places an oil piece on H02 (1,-2), level 2 now',
      building,
    ],
    [{ type: 'piece-placed', seat: 1, branch: 'mineral', hex: 6, level: 1 }, 'places it on H07 (2,-1)', bought],
  ],
  'bio-taken': [
    [{ type: 'bio-taken', seat: 1, hex: 6, amount: 4 }, 'the hex gives 4 eco points (eco fund 9)', building],
    [{ type: 'bio-taken', seat: 0, hex: 5, amount: 1 }, 'the hex gives 1 eco point (eco fund 1)', building],
  ],
  'initiative-placed': [
    [
      { type: 'initiative-placed', seat: 1, initiative: 'I08', hex: 1 },
      'P1 places Dust filter on H02 (1,-2)',
      building,
    ],
    [{ type: 'initiative-placed', seat: 1, initiative: 'I08', hex: 1 }, 'places Dust filter on H02 (1,-2)', bought],
  ],
  'special-placed': [
    [
      { type: 'special-placed', seat: 1, special: 'exchange', hex: 16 },
      'P1 builds the Exchange on H17 (-2,2)',
      building,
    ],
  ],
  'piece-removed': [
    [
      { type: 'piece-removed', seat: 1, branch: 'oil', hex: 1, level: 0 },
      'P1 takes an oil piece from H02 (1,-2), the hex is free',
      building,
    ],
    [
      { type: 'piece-removed', seat: 1, branch: 'oil', hex: 1, level: 3 },
      'P1 takes an oil piece from H02 (1,-2), level 3 is left',
    ],
  ],
  'initiative-discarded': [
    [{ type: 'initiative-discarded', seat: 1, initiative: 'I01', hex: 1 }, 'P1 discards Tree planting from H02 (1,-2)'],
  ],
  'build-passed': [[{ type: 'build-passed', seat: 1 }, 'P1 passes', building]],
  'environment-settled': [
    [{ type: 'environment-settled', seat: 1, effect: -3, ecoFund: 2 }, 'P1: objects -1, event -2 = -3, eco fund 5 → 2'],
    [{ type: 'environment-settled', seat: 0, effect: 0, ecoFund: 0 }, 'P0: nothing, eco fund 0 → 0'],
    [
      { type: 'environment-settled', seat: 0, effect: 3, ecoFund: 1 },
      'P0: event +3 = +3, eco fund 0 → 1 (the eco supply is empty)',
    ],
  ],
  'object-lost': [
    [{ type: 'object-lost', seat: 1, hex: 1, level: 1 }, 'P1 loses the oil object of level 1 on H02 (1,-2)'],
  ],
  'income-settled': [
    [{ type: 'income-settled', seat: 1, net: 3, change: 3, money: 13 }, 'P1: objects +1, event +2 = +3, coins 10 → 13'],
    [
      { type: 'income-settled', seat: 1, net: 3, change: 2, money: 12 },
      'P1: objects +1, event +2 = +3, coins 10 → 12 (the bank has no more)',
    ],
    [
      { type: 'income-settled', seat: 0, net: -12, change: -10, money: 0 },
      'P0: event -12 = -12, coins 10 → 0 (the rest is waived)',
    ],
  ],
  'loan-repaid': [
    [{ type: 'loan-repaid', seat: 0, lender: 2, amount: 3, due: 0 }, 'P0 pays P2 back 3 coins'],
    [{ type: 'loan-repaid', seat: 0, lender: 2, amount: 1, due: 4 }, 'P0 pays P2 back 1 coin, 4 still due'],
    [{ type: 'loan-repaid', seat: 0, lender: 2, amount: 0, due: 4 }, 'P0 pays P2 back nothing, 4 still due'],
  ],
  'repayment-withheld': [
    [{ type: 'repayment-withheld', seat: 0, lender: 2, due: 5 }, 'P0 pays P2 back nothing, 5 still due'],
  ],
};

describe('Every event of EcoLogic has a sentence', () => {
  const rows = Object.values(told).flatMap((cases: Told) =>
    cases.map(([event, text, moment = calm]) => ({ event, text, moment })),
  );
  test.each(rows)('$event.type: $text', ({ event, text, moment }) => {
    expect(sentence(scene(), event, moment).at(-1)?.text).toBe(text);
  });

  test('and every one of them happens in the recorded games', () => {
    const seen = new Set(
      goldenNames('ecologic').flatMap((name) =>
        [...stepsOf(name)].flatMap(({ events }) => events.map(({ type }) => type)),
      ),
    );
    expect([...seen].sort()).toEqual(Object.keys(told).sort());
  });
});

describe('The parts of a settlement', () => {
  test('name initiatives, specials and upkeep beside objects and events', () => {
    const set = scene();
    follow(set, { type: 'initiative-placed', seat: 1, initiative: 'I20', hex: 1 });
    for (const special of ['academy', 'reserve'] as const) {
      follow(set, { type: 'auction-won', seat: 1, item: special, amount: 1 });
      follow(set, { type: 'special-placed', seat: 1, special, hex: special === 'academy' ? 16 : 17 });
    }
    const [effect] = sentence(set, { type: 'environment-settled', seat: 1, effect: 7, ecoFund: 12 }, calm);
    expect(effect?.text).toBe('P1: objects -1, initiatives +5, specials +3 = +7, eco fund 5 → 12');
    const [income] = sentence(set, { type: 'income-settled', seat: 1, net: -1, change: -1, money: 7 }, calm);
    expect(income?.text).toBe('P1: objects +1, upkeep -2 = -1, coins 8 → 7');
  });

  test('say so when a settler gets less than the hex promises', () => {
    const set = scene();
    set.ecoSupply = 2;
    const [line] = sentence(set, { type: 'bio-taken', seat: 1, hex: 6, amount: 4 }, building);
    expect(line?.text).toBe('the hex gives 4 eco points (eco fund 7, as far as the supply goes)');
  });
});

describe('A round begins', () => {
  test('with a table of what everybody has after the round before', () => {
    const lines = sentence(scene(), { type: 'round-began', round: 2, firstPlayer: 1 }, calm);
    expect(lines.map(({ text }) => text)).toEqual([
      'After round 1',
      '      coins  eco fund  objects  initiatives  specials  in hand           score now',
      '  P0     10         0  -                  -         -  1 oil, 1 mineral        0.0',
      '  P1     10         5  oil 1              -         -  1 mineral               7.5',
      '  P2     10         0  -                  -         -  1 oil, 1 mineral        0.0',
      'Round 2 – P1 is first player',
    ]);
  });
});

test('A special series without an offer says so', () => {
  const set = scene();
  for (const item of ['exchange', 'reserve', 'academy']) follow(set, { type: 'auction-won', seat: 0, item, amount: 0 });
  const [line] = sentence(set, { type: 'series-began', series: 'specials' }, calm);
  expect(line?.text).toBe('Auctions for special initiatives: all are sold');
});
