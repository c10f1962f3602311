import { type EcoLogicEvent, engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import { describe, expect, test } from 'vitest';
import { goldenNames, readGolden } from '../golden/golden.js';
import { inFull } from '../support/depth.js';

// What is read of every event, sentence by sentence.

const text = createText(engine);
/** Three players, the hexes in the order of the box. */
const script = [0, engine.content.tiles.slice(0, 19).map(({ id }) => id)];
const view = engine.view(engine.init('said', { players: 3 }, script), 'spectator');

const nothing = { objects: 0, initiatives: 0, specials: 0, events: 0, total: 0 };

type Type = EcoLogicEvent['type'];
type Fields<T extends Type> = Omit<Extract<EcoLogicEvent, { type: T }>, 'type'>;
type Told = { readonly [T in Type]: readonly (readonly [fields: Fields<T>, text: string])[] };

/** Every type of event, and what is read of it. */
const told: Told = {
  'round-began': [[{ rule: 'ECO-RND.1', round: 3, firstPlayer: 2 }, 'Round 3 – P3 is first player']],
  'round-ended': [[{ rule: 'ECO-RND.4', round: 3 }, 'The effects of this round’s events end']],
  'phase-began': [
    [{ rule: 'ECO-RND.1', phase: 'set-up' }, 'Set-up'],
    [{ rule: 'ECO-RND.1', phase: 'event' }, 'Event phase'],
    [{ rule: 'ECO-RND.1', phase: 'action' }, 'Action phase'],
    [{ rule: 'ECO-RND.1', phase: 'environment' }, 'Environment phase'],
    [{ rule: 'ECO-RND.1', phase: 'income' }, 'Income phase'],
  ],
  'event-drawn': [
    [
      { rule: 'ECO-EVT.1', seat: 1, event: 'EV101' },
      'P2 draws Dry Summer (level 1) – for everybody: ecological effect −1',
    ],
    [
      { rule: 'ECO-EVT.1', seat: 1, event: 'EV106' },
      'P2 draws Court Injunction (level 1) – for P2: a veto on 1 auction of other players',
    ],
    [
      { rule: 'ECO-EVT.1', seat: 0, event: 'EV307' },
      'P1 draws Final Report (level 3) – for everybody: this round is the last',
    ],
  ],
  'last-round-announced': [[{ rule: 'ECO-EVT.8' }, 'This round is the last']],
  'veto-gained': [
    [{ rule: 'ECO-EVT.4', seat: 1, vetoes: { from: 0, to: 1 } }, 'P2 may veto 1 auction of others in this round'],
    [{ rule: 'ECO-EVT.4', seat: 1, vetoes: { from: 1, to: 3 } }, 'P2 may veto 3 auctions of others in this round'],
  ],
  'veto-expired': [
    [{ rule: 'ECO-RND.4', seat: 1, vetoes: { from: 1, to: 0 } }, 'P2 loses 1 unused veto'],
    [{ rule: 'ECO-RND.4', seat: 1, vetoes: { from: 2, to: 0 } }, 'P2 loses 2 unused vetoes'],
  ],
  'initiatives-shuffled': [
    [{ rule: 'ECO-INI.7', cards: 1 }, 'The discard pile is shuffled and becomes the deck: 1 initiative'],
    [{ rule: 'ECO-INI.7', cards: 7 }, 'The discard pile is shuffled and becomes the deck: 7 initiatives'],
  ],
  'initiative-drawn': [
    [{ rule: 'ECO-EVT.6', seat: 0, initiative: 'I13' }, 'P1 gets Solar roof (level 2, effect +2, upkeep 1) for free'],
  ],
  'initiative-revealed': [
    [{ rule: 'ECO-INI.1', seat: 0, initiative: 'I01' }, 'P1 reveals Tree planting (level 1, effect +1, upkeep 0)'],
  ],
  'initiative-refused': [
    [{ rule: 'ECO-INI.3', seat: 0, initiative: 'I01' }, 'P1 refuses Tree planting, which goes to the discard pile'],
  ],
  'coins-taken': [
    [
      { rule: 'ECO-SER.1', seat: 2, special: 'exchange', amount: 2, money: { from: 10, to: 12 } },
      'P3 takes 2 coins for the Exchange (coins 10 → 12)',
    ],
    [
      { rule: 'ECO-SER.1', seat: 2, special: 'exchange', amount: 1, money: { from: 10, to: 11 } },
      'P3 takes 1 coin for the Exchange (coins 10 → 11)',
    ],
  ],
  'series-began': [
    [
      { rule: 'ECO-SER.2', series: 'specials', offer: ['exchange', 'reserve', 'academy'] },
      'Auctions for specials: Exchange, Reserve and Academy',
    ],
    [{ rule: 'ECO-SER.2', series: 'specials', offer: ['reserve'] }, 'Auctions for specials: Reserve'],
    [{ rule: 'ECO-SER.2', series: 'specials', offer: [] }, 'Auctions for specials: all are sold'],
    [{ rule: 'ECO-SER.2', series: 'plants', offer: [] }, 'Auctions for plants'],
    [{ rule: 'ECO-SER.2', series: 'initiatives', offer: [] }, 'Auctions for initiatives'],
  ],
  'series-skipped': [
    [{ rule: 'ECO-SER.6', series: 'specials' }, 'No auctions for specials in this round'],
    [{ rule: 'ECO-SER.6', series: 'plants' }, 'No auctions for plants in this round'],
    [{ rule: 'ECO-SER.6', series: 'initiatives' }, 'No auctions for initiatives in this round'],
  ],
  'slot-began': [[{ rule: 'ECO-SER.3', seat: 0, series: 'plants' }, 'P1 may open an auction']],
  'slot-skipped': [[{ rule: 'ECO-SER.6', seat: 0, series: 'specials' }, 'P1 finds nothing to open an auction for']],
  'opening-declined': [[{ rule: 'ECO-SER.4', seat: 0, series: 'plants' }, 'P1 opens no auction']],
  'auction-opened': [
    [
      { rule: 'ECO-AUC.1', seat: 0, item: 'oil', nominal: 7, excluded: [] },
      'P1 opens the auction for an oil piece at 7',
    ],
    [
      { rule: 'ECO-AUC.1', seat: 0, item: 'reserve', nominal: 12, excluded: [] },
      'P1 opens the auction for the Reserve at 12',
    ],
    [
      { rule: 'ECO-AUC.1', seat: 0, item: 'I20', nominal: 12, excluded: [] },
      'P1 opens the auction for Full-cycle recycling at 12',
    ],
    [
      { rule: 'ECO-AUC.1', seat: 0, item: 'mineral', nominal: 7, excluded: [1] },
      'P1 opens the auction for a mineral piece at 7; P2 cannot bid, with no such piece left',
    ],
    [
      { rule: 'ECO-AUC.1', seat: 0, item: 'mineral', nominal: 7, excluded: [1, 2] },
      'P1 opens the auction for a mineral piece at 7; P2 and P3 cannot bid, with no such piece left',
    ],
  ],
  'auction-vetoed': [
    [
      { rule: 'ECO-AUC.12', seat: 1, item: 'mineral', vetoes: { from: 1, to: 0 } },
      'P2 vetoes the auction for a mineral piece',
    ],
  ],
  'veto-held': [[{ rule: 'ECO-AUC.12', seat: 1, item: 'mineral' }, 'P2 lets the auction go on']],
  'bid-raised': [[{ rule: 'ECO-AUC.4', seat: 1, bid: { from: 7, to: 8 }, outbid: 0 }, 'P2 bids 8']],
  'bid-passed': [[{ rule: 'ECO-AUC.5', seat: 2 }, 'P3 passes']],
  'auction-won': [
    [
      { rule: 'ECO-AUC.7', seat: 1, item: 'academy', amount: 8, money: { from: 10, to: 2 } },
      'P2 wins the Academy for 8 (coins 10 → 2)',
    ],
  ],
  'item-kept': [
    [{ rule: 'ECO-AUC.8', seat: 1, item: 'academy' }, 'P2 keeps the Academy in hand'],
    [{ rule: 'ECO-SET.10', seat: 1, item: 'oil' }, 'P2 keeps an oil piece in hand'],
  ],
  'aid-asked': [
    [{ rule: 'ECO-AID.1', seat: 0, helper: 1, amount: 3, due: 0 }, 'P1 asks P2 for a gift of 3 coins'],
    [
      { rule: 'ECO-AID.1', seat: 0, helper: 1, amount: 1, due: 2 },
      'P1 asks P2 for a loan of 1 coin, 2 to be paid back',
    ],
  ],
  'aid-given': [
    [
      {
        rule: 'ECO-AID.4',
        seat: 1,
        asker: 0,
        amount: 3,
        due: 3,
        money: { from: 10, to: 7 },
        askerMoney: { from: 0, to: 3 },
      },
      'P2 agrees and gives P1 3 coins (P1’s coins 0 → 3)',
    ],
  ],
  'aid-declined': [[{ rule: 'ECO-AID.4', seat: 1, asker: 0, amount: 3, due: 3 }, 'P2 declines']],
  'piece-placed': [
    [
      { rule: 'ECO-BLD.8', seat: 1, branch: 'oil', hex: 1, level: 2 },
      'P2 places an oil piece on H02 (1,−2), level 2 now',
    ],
    [{ rule: 'ECO-AUC.8', seat: 1, branch: 'mineral', hex: 6, level: 1 }, 'P2 places a mineral piece on H07 (2,−1)'],
  ],
  'bio-taken': [
    [
      { rule: 'ECO-BIO.1', seat: 1, hex: 6, amount: 4, ecoFund: { from: 5, to: 9 } },
      'P2 gets 4 eco points from the hex (eco fund 5 → 9)',
    ],
    [
      { rule: 'ECO-BIO.1', seat: 0, hex: 5, amount: 1, ecoFund: { from: 0, to: 1 } },
      'P1 gets 1 eco point from the hex (eco fund 0 → 1)',
    ],
    [
      { rule: 'ECO-BIO.1', seat: 1, hex: 6, amount: 4, ecoFund: { from: 5, to: 7 } },
      'P2 gets 2 of 4 eco points from the hex: the supply has no more (eco fund 5 → 7)',
    ],
    [
      { rule: 'ECO-BIO.1', seat: 1, hex: 6, amount: 4, ecoFund: { from: -2, to: 0 } },
      'P2 gets 2 of 4 eco points from the hex: the supply has no more (eco fund −2 → 0)',
    ],
  ],
  'initiative-placed': [
    [{ rule: 'ECO-BLD.8', seat: 1, initiative: 'I08', hex: 1 }, 'P2 places Dust filter on H02 (1,−2)'],
  ],
  'special-placed': [
    [{ rule: 'ECO-BLD.8', seat: 1, special: 'exchange', hex: 16 }, 'P2 builds the Exchange on H17 (−2,2)'],
  ],
  'piece-removed': [
    [
      { rule: 'ECO-RMV.1', seat: 1, branch: 'oil', hex: 1, level: 0 },
      'P2 takes an oil piece from H02 (1,−2), which is free now',
    ],
    [
      { rule: 'ECO-EVT.5', seat: 1, branch: 'oil', hex: 1, level: 3 },
      'P2 takes an oil piece from H02 (1,−2), which leaves level 3',
    ],
  ],
  'initiative-discarded': [
    [{ rule: 'ECO-RMV.3', seat: 1, initiative: 'I01', hex: 1 }, 'P2 discards Tree planting from H02 (1,−2)'],
  ],
  'build-passed': [[{ rule: 'ECO-BLD.8', seat: 1 }, 'P2 builds no more']],
  'environment-settled': [
    [
      {
        rule: 'ECO-ENV.2',
        seat: 1,
        effect: { objects: -1, initiatives: 0, specials: 0, events: -2, total: -3 },
        ecoFund: { from: 5, to: 2 },
      },
      'P2: objects −1 and event −2 = −3, eco fund 5 → 2',
    ],
    [
      {
        rule: 'ECO-ENV.2',
        seat: 1,
        effect: { objects: -2, initiatives: 0, specials: 0, events: 2, total: 0 },
        ecoFund: { from: 5, to: 5 },
      },
      'P2: objects −2 and event +2 = 0, eco fund 5 → 5',
    ],
    [{ rule: 'ECO-ENV.2', seat: 0, effect: nothing, ecoFund: { from: 0, to: 0 } }, 'P1: no change, eco fund 0 → 0'],
    [
      {
        rule: 'ECO-ENV.2',
        seat: 1,
        effect: { objects: -1, initiatives: 5, specials: 3, events: 0, total: 7 },
        ecoFund: { from: 5, to: 12 },
      },
      'P2: objects −1, initiatives +5 and specials +3 = +7, eco fund 5 → 12',
    ],
    [
      {
        rule: 'ECO-ENV.2',
        seat: 0,
        effect: { objects: 0, initiatives: 0, specials: 0, events: 3, total: 3 },
        ecoFund: { from: 0, to: 1 },
      },
      'P1: event +3, eco fund 0 → 1 (the eco supply is empty)',
    ],
    [
      {
        rule: 'ECO-ENV.2',
        seat: 0,
        effect: { objects: -4, initiatives: 0, specials: 0, events: 0, total: -4 },
        ecoFund: { from: 1, to: -3 },
      },
      'P1: objects −4, eco fund 1 → −3',
    ],
  ],
  'object-lost': [
    [{ rule: 'ECO-ENV.3', seat: 1, hex: 1, pieces: ['oil'] }, 'P2 loses the oil object of level 1 on H02 (1,−2)'],
    [
      { rule: 'ECO-ENV.3', seat: 1, hex: 12, pieces: ['oil', 'mineral', 'oil'] },
      'P2 loses the oil and mineral object of level 3 on H13 (−2,1)',
    ],
  ],
  'income-settled': [
    [
      { rule: 'ECO-INC.5', seat: 1, income: { objects: 1, events: 2, upkeep: 0, net: 3 }, money: { from: 10, to: 13 } },
      'P2: objects +1 and event +2 = +3, coins 10 → 13',
    ],
    [
      { rule: 'ECO-INC.5', seat: 1, income: { objects: 1, events: 2, upkeep: 0, net: 3 }, money: { from: 10, to: 12 } },
      'P2: objects +1 and event +2 = +3, coins 10 → 12 (the bank has no more)',
    ],
    [
      { rule: 'ECO-INC.5', seat: 1, income: { objects: 1, events: 0, upkeep: 2, net: -1 }, money: { from: 8, to: 7 } },
      'P2: objects +1 and upkeep −2 = −1, coins 8 → 7',
    ],
    [
      {
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 0, events: -12, upkeep: 0, net: -12 },
        money: { from: 10, to: 0 },
      },
      'P1: event −12, coins 10 → 0 (the rest is waived)',
    ],
  ],
  'loan-repaid': [
    [
      {
        rule: 'ECO-AID.6',
        seat: 0,
        lender: 2,
        due: { from: 3, to: 0 },
        money: { from: 5, to: 2 },
        lenderMoney: { from: 0, to: 3 },
      },
      'P1 pays P3 back 3 coins: the loan is paid off',
    ],
    [
      {
        rule: 'ECO-VAR.8',
        seat: 0,
        lender: 2,
        due: { from: 5, to: 4 },
        money: { from: 1, to: 0 },
        lenderMoney: { from: 0, to: 1 },
      },
      'P1 pays P3 back 1 coin, 4 still due',
    ],
    [
      {
        rule: 'ECO-AID.6',
        seat: 0,
        lender: 2,
        due: { from: 4, to: 4 },
        money: { from: 0, to: 0 },
        lenderMoney: { from: 0, to: 0 },
      },
      'P1 pays P3 back 0 coins, 4 still due',
    ],
  ],
  'repayment-withheld': [
    [{ rule: 'ECO-VAR.8', seat: 0, lender: 2, due: 5 }, 'P1 pays P3 nothing back, 5 coins still due'],
  ],
  'game-ended': [
    [{ rule: 'ECO-END.1', winners: [1], decidedBy: 'score' }, 'By score the game goes to P2'],
    [{ rule: 'ECO-END.1', winners: [0, 1], decidedBy: 'score' }, 'By score the game goes to P1 and P2'],
    [
      { rule: 'ECO-END.1', winners: [1], decidedBy: 'balance' },
      'Scores are equal: the game goes to P2, whose eco fund and money lie closer together',
    ],
    [
      { rule: 'ECO-END.1', winners: [1], decidedBy: 'eco-fund' },
      'Scores and gaps are equal: the game goes to P2, whose eco fund is larger',
    ],
    [{ rule: 'ECO-END.1', winners: [0, 1, 2], decidedBy: 'nothing' }, 'P1, P2 and P3 share the victory'],
  ],
  'choice-forced': [
    [{ rule: 'ECO-EVT.3', choice: 'event-lose-piece', seat: 0, action: 'lose-piece' }, 'P1 has no choice'],
  ],
  'choice-skipped': [
    [{ rule: 'ECO-ENV.7', choice: 'lose-object', seat: 0 }, 'P1 has nothing to lose'],
    [{ rule: 'ECO-SET.12', choice: 'setup-first', seat: 1 }, 'P2 finds no hex for a first piece'],
  ],
};

/** How the events are told that are not a line of their own. */
const manners: {
  readonly [T in Type]?: { readonly style?: string; readonly chain?: string; readonly starts?: boolean };
} = {
  'round-began': { style: 'title' },
  'round-ended': { style: 'quiet' },
  'veto-gained': { style: 'quiet' },
  'phase-began': { style: 'heading' },
  'series-began': { style: 'note' },
  'series-skipped': { style: 'note' },
  'slot-began': { style: 'quiet' },
  'slot-skipped': { style: 'quiet' },
  'opening-declined': { chain: 'openings' },
  'initiative-revealed': { chain: 'auction' },
  'initiative-refused': { chain: 'auction' },
  'auction-opened': { chain: 'auction' },
  'auction-vetoed': { chain: 'auction' },
  'veto-held': { chain: 'auction' },
  'bid-raised': { chain: 'auction' },
  'bid-passed': { chain: 'auction' },
  'auction-won': { chain: 'auction' },
  'item-kept': { chain: 'auction' },
  'aid-asked': { chain: 'auction' },
  'aid-given': { chain: 'auction' },
  'aid-declined': { chain: 'auction' },
  'piece-placed': { chain: 'build' },
  'bio-taken': { chain: 'build' },
  'initiative-placed': { chain: 'build' },
  'special-placed': { chain: 'build' },
  'piece-removed': { chain: 'build' },
  'initiative-discarded': { chain: 'build' },
  'build-passed': { chain: 'build' },
  'object-lost': { chain: 'losses' },
  'choice-forced': { style: 'quiet' },
  'choice-skipped': { chain: 'losses' },
  'loan-repaid': { chain: 'loans' },
  'repayment-withheld': { chain: 'loans' },
};

const types = Object.keys(told) as Type[];
const rows = types.flatMap((type) =>
  told[type].map(([fields, said]) => ({ event: { type, ...fields } as EcoLogicEvent, said })),
);

/** An auction is a paragraph of its own; that of an initiative begins when it is revealed. */
const starts = (event: EcoLogicEvent): boolean =>
  event.type === 'initiative-revealed' || (event.type === 'auction-opened' && !/^I\d/.test(event.item));

describe('Every event of EcoLogic has a sentence', () => {
  test.each(rows)('$event.type: $said', ({ event, said }) => {
    expect(text.event(view, event)).toEqual({
      text: said,
      ...manners[event.type],
      ...(starts(event) && { starts: true }),
    });
  });

  test('and has one by any view of the game: texts ask the event, not the position', () => {
    const { record } = readGolden(engine, 'three-players');
    const later = engine.view(engine.replay(record, 200), 1);
    const tiles = rows.filter(({ event }) => !('hex' in event));
    expect(tiles.map(({ event }) => text.event(later, event).text)).toEqual(tiles.map(({ said }) => said));
  });

  test('and every one of them happens in the recorded games', inFull, () => {
    const seen = new Set<string>();
    for (const name of goldenNames(engine.id)) {
      const { record } = readGolden(engine, name);
      let state = engine.replay(record, 0);
      for (const action of record.actions) {
        const step = engine.step(state, action);
        for (const { event } of step.events) seen.add(event.type);
        state = step.state;
      }
    }
    expect(types.filter((type) => !seen.has(type))).toEqual([]);
  });
});
