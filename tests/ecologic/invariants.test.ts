import { deepEqual, equal, ok } from 'node:assert/strict';
import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { type EcoLogicEvent, type EcoLogicState, engine } from '@rulewright/ecologic';
import { expect } from 'vitest';
import { atDepth } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { NONE, upFrom } from './table.js';
import { always, inEveryState, inEveryStep, type Walk } from './walks.js';

// Section 8 of the specification over random games under many options: what holds in every state, and how a game goes on.

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const tileOn = (state: EcoLogicState, hex: number) => engine.content.tiles[state.field.tile[hex] ?? NONE];

rule(
  ['ECO-SUP.1', 'ECO-SUP.3', 'ECO-GEN.2'],
  'keeps 45 coins and 45 eco points in every state (invariants 1 and 2)',
  () => {
    inEveryState(({ players, bank, ecoSupply, options }) => {
      const money = players.map((player) => player.money);
      ok(Math.min(...money) >= 0);
      if (options.supply === 'unlimited') {
        deepEqual([bank, ecoSupply], ['unlimited', 'unlimited']);
        return;
      }
      const points = players.map(({ ecoFund }) => Math.max(0, ecoFund));
      deepEqual([Number(bank) + sum(money), Number(ecoSupply) + sum(points)], [45, 45]);
      ok(Math.min(Number(bank), Number(ecoSupply)) >= 0);
    });
  },
);

rule(['ECO-R1', 'ECO-GEN.8'], 'keeps every piece in supply, hand or field (invariant 3)', () => {
  inEveryState(({ players, field, options }) => {
    for (const [seat, { supply, hand }] of players.entries())
      for (const branch of ['oil', 'mineral'] as const) {
        const stacks = field.pieces.filter((_, hex) => field.owner[hex] === seat);
        const placed = stacks.flat().filter((piece) => piece === branch).length;
        equal(supply[branch] + hand[branch] + placed, options.piecesPerBranch);
        ok(Math.min(supply[branch], hand[branch]) >= 0);
      }
  });
});

rule('ECO-GEN.8', 'keeps every initiative and special in one place (invariant 4)', () => {
  inEveryState((state) => {
    const { initiativeDeck, initiativeDiscard, revealed, players, field, specials } = state;
    const hands = players.flatMap(({ initiatives }) => initiatives);
    const all = [
      ...cardsOfDeck(initiativeDeck),
      ...initiativeDiscard,
      ...revealed,
      ...hands,
      ...field.initiatives.flat(),
    ];
    deepEqual(
      all.sort((a, b) => a - b),
      upFrom(0, 20),
    );
    ok(revealed.length <= 1);
    for (const [card, owner] of specials.owner.entries()) if (owner === NONE) equal(specials.hex[card], NONE);
  });
});

rule(
  ['ECO-EVT.1', 'ECO-EVT.7', 'ECO-SET.13'],
  'moves one event a round from deck to discard, or one a player (invariant 5)',
  () => {
    inEveryState(({ eventDeck, eventDiscard, eventsRemoved, options, round, phase, lastRound }) => {
      const all = [...cardsOfDeck(eventDeck), ...eventDiscard, ...eventsRemoved];
      deepEqual(
        all.sort((a, b) => a - b),
        upFrom(0, 21),
      );
      equal(eventsRemoved.length, options.players === 2 && options.twoPlayerDeck === 'reduced' ? 9 : 0);
      ok(!eventsRemoved.includes(20));
      const each = options.eventDraw === 'player' ? options.players : 1;
      if (phase !== 'event' && !(lastRound && deckSize(eventDeck) === 0)) equal(eventDiscard.length, each * round);
    });
  },
);

rule(['ECO-GEN.4', 'ECO-GEN.6', 'ECO-BLD.1', 'ECO-BLD.3'], 'lets every object fit its hex (invariant 6)', () => {
  inEveryState((state) => {
    for (const [hex, stack] of state.field.pieces.entries()) {
      const { resources = [] } = tileOn(state, hex) ?? {};
      ok(stack.length <= (resources.length === 1 ? 4 : resources.length === 2 ? 2 : 0));
      for (const branch of stack) ok(resources.includes(branch));
      if (state.options.dualHex === 'single-branch') ok(new Set(stack).size <= 1);
      equal(state.field.owner[hex] === NONE, stack.length === 0);
    }
  });
});

rule(['ECO-BLD.5', 'ECO-BLD.6', 'ECO-BLD.7'], 'lets cards stand where they may (invariant 7)', () => {
  inEveryState((state) => {
    for (const [hex, cards] of state.field.initiatives.entries())
      ok(cards.length <= (state.field.owner[hex] === NONE ? 0 : 1));
    const built = state.specials.hex.filter((hex) => hex !== NONE);
    equal(new Set(built).size, built.length);
    for (const hex of built) deepEqual(tileOn(state, hex)?.resources, []);
  });
});

rule(['ECO-BIO.2', 'ECO-R29'], 'takes bio-capacity once and never gives it back (invariant 8)', () => {
  inEveryStep(({ before, after }) => {
    for (const [seat, taken] of after.bioTaken.entries())
      for (const [hex, now] of taken.entries()) {
        equal(now || !before.bioTaken[seat]?.[hex], true);
        if (after.field.owner[hex] === seat && after.options.setupBioCapacity) equal(now, true);
      }
  });
});

rule(['ECO-AUC.4', 'ECO-AUC.5', 'ECO-AUC.11'], 'lets bids rise and the round of bidders shrink (invariant 9)', () => {
  inEveryStep(({ before, action, after }) => {
    const { auction } = after;
    if (auction === null) return;
    ok(auction.highBid <= (after.players[auction.highBidder]?.money ?? NONE));
    equal(auction.stillIn[auction.highBidder], true);
    if (before.auction === null) return;
    const { highBid, stillIn } = before.auction;
    if (action.type === 'raise') ok(auction.highBid > highBid);
    else equal(auction.highBid, highBid);
    for (const [seat, isIn] of auction.stillIn.entries()) equal(stillIn[seat] || !isIn, true);
    equal(auction.stillIn[action.seat], action.type !== 'pass' && stillIn[action.seat]);
  });
});

rule('ECO-AUC.7', 'gives the winner one piece of the branch for exactly the winning bid (invariant 10)', () => {
  inEveryStep(({ before, after, events }) => {
    for (const event of events) {
      if (event.type !== 'auction-won' || (event.item !== 'oil' && event.item !== 'mineral')) continue;
      const { seat, item, amount } = event;
      const [old, now] = [before.players[seat], after.players[seat]];
      if (old === undefined || now === undefined) throw new Error('nobody has won');
      deepEqual([now.hand[item] - old.hand[item], now.supply[item] - old.supply[item]], [1, -1]);
      equal(now.money - old.money, -amount);
      if (after.bank !== 'unlimited') equal(after.bank - Number(before.bank), amount);
    }
  });
});

/** The events of a walk, split at the beginning of each phase. */
function phasesOf({ steps }: Walk): { readonly phase: string; readonly events: readonly EcoLogicEvent[] }[] {
  const phases: { phase: string; events: EcoLogicEvent[] }[] = [{ phase: 'set-up', events: [] }];
  for (const event of steps.flatMap(({ events }) => events))
    if (event.type === 'phase-began') phases.push({ phase: event.phase, events: [] });
    else phases.at(-1)?.events.push(event);
  return phases;
}

rule(
  ['ECO-ENV.2', 'ECO-SUP.3'],
  'changes each fund by its effect, unless the eco supply ran out (invariant 11)',
  () => {
    always((game) => {
      const funds = game.start.players.map(({ ecoFund }) => ecoFund);
      const supply = () => 45 - sum(funds.map((fund) => Math.max(0, fund)));
      const isLimited = game.start.options.supply === 'limited';
      for (const event of game.steps.flatMap(({ events }) => events)) {
        if (event.type !== 'bio-taken' && event.type !== 'environment-settled') continue;
        const change = event.type === 'bio-taken' ? event.amount : event.effect.total;
        const wanted = (funds[event.seat] ?? 0) + change;
        const most = Math.max(0, funds[event.seat] ?? 0) + supply();
        equal(event.ecoFund.from, funds[event.seat]);
        funds[event.seat] = isLimited && wanted > 0 ? Math.min(wanted, most) : wanted;
        equal(event.ecoFund.to, funds[event.seat]);
      }
      deepEqual(
        game.end.players.map(({ ecoFund }) => ecoFund),
        funds,
      );
    });
  },
);

rule(
  ['ECO-ENV.3', 'ECO-ENV.6'],
  'takes at most one object from each player whose fund is negative (invariant 12)',
  () => {
    always((game) => {
      for (const { phase, events } of phasesOf(game)) {
        const lost = events.flatMap((event) => (event.type === 'object-lost' ? [event.seat] : []));
        const inDebt = events.flatMap((event) =>
          event.type === 'environment-settled' && event.ecoFund.to < 0 ? [event.seat] : [],
        );
        equal(new Set(lost).size, lost.length);
        deepEqual(phase === 'environment' ? lost.filter((seat) => !inDebt.includes(seat)) : lost, []);
      }
    });
  },
);

rule(
  ['ECO-INC.5', 'ECO-INC.6'],
  'takes an initiative in the Income phase only if it could not be kept up (invariant 13)',
  () => {
    let dropped = 0;
    always((game) => {
      for (const { phase, events } of phasesOf(game)) {
        if (phase !== 'income') continue;
        let last = 0;
        for (const event of events) {
          if (event.type === 'initiative-discarded')
            last = engine.content.initiatives.find(({ id }) => id === event.initiative)?.upkeep ?? 0;
          if (event.type !== 'income-settled') continue;
          ok(event.money.to >= 0);
          if (last > 0) ok(event.money.from + event.income.net - last < 0);
          if (last > 0) dropped++;
          last = 0;
        }
      }
    });
    // a sample by day may meet none
    expect(dropped).toBeGreaterThanOrEqual(atDepth({ day: 0, full: 1 }));
  },
);

rule(
  'ECO-GEN.9',
  'always leaves somebody something to do until the game is over, and nothing then (invariant 14)',
  () => {
    always(({ steps, end }) => {
      for (const { before } of steps) {
        ok(before.agenda.length > 0);
        equal(engine.outcome(before), undefined);
      }
      deepEqual(end.agenda, []);
      equal(end.lastRound, true);
      deepEqual(engine.legalActions(end), []);
      deepEqual(engine.outcome(end)?.ranking.flat().sort(), upFrom(0, end.options.players));
    });
  },
);

rule('ECO-AUC.4', 'offers every raise from high bid + 1 to the money once (invariant 15)', () => {
  inEveryState((state) => {
    const asked = state.agenda.at(-1);
    if (asked?.kind !== 'bid' || state.auction === null) return;
    const raises = engine.legalActions(state).flatMap((action) => (action.type === 'raise' ? [action.amount] : []));
    const { highBid } = state.auction;
    const count = Math.max(0, (state.players[asked.seat]?.money ?? 0) - highBid);
    deepEqual(
      raises.sort((a, b) => a - b),
      upFrom(highBid + 1, count),
    );
  });
});

rule(
  ['ECO-AID.8', 'ECO-R36'],
  'without aid moves money by winning bids, the Exchange and income only (invariant 21)',
  () => {
    always((game) => {
      if (game.start.options.mutualAid !== 'off') return;
      const money = game.start.players.map((player) => player.money);
      for (const { events, after } of game.steps) {
        for (const event of events) {
          if (event.type !== 'auction-won' && event.type !== 'coins-taken' && event.type !== 'income-settled') continue;
          equal(event.money.from, money[event.seat]);
          if (event.type === 'auction-won') equal(event.money.to, event.money.from - event.amount);
          if (event.type === 'coins-taken') equal(event.money.to, event.money.from + event.amount);
          money[event.seat] = event.money.to;
        }
        deepEqual(
          after.players.map((player) => player.money),
          money,
        );
      }
    });
  },
);

rule(['ECO-SUP.5', 'ECO-END.1', 'ECO-R9'], 'ends in time: within the deck, and within 28,000 decisions', () => {
  always(({ start, steps, end }) => {
    expect(steps.length).toBeLessThanOrEqual(8 + 21 * (12 * 79 + 210 + 28));
    const cards = deckSize(start.eventDeck);
    const each = start.options.eventDraw === 'player' ? start.options.players : 1;
    const last = end.eventDiscard.indexOf(20) + 1;
    expect(last).toBeGreaterThan(cards - (start.eventsRemoved.length > 0 ? 4 : 7));
    expect(end.round).toBe(Math.ceil(last / each));
    expect(deckSize(end.eventDeck)).toBe(Math.max(0, cards - each * end.round));
  });
});
