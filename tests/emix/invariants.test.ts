import { deepEqual, equal, ok } from 'node:assert/strict';
import { deckSize } from '@rulewright/core/author';
import { type EmixState, engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { often } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { audit, sum, supplyOf } from './book.js';
import { allCards, ids, setsOf } from './table.js';
import { always, entryOf, inEveryState, inEveryStep } from './walks.js';

// Section 8 of the specification over random games under many options: what holds in every state.

const COLOURS = ['pos', 'neg'] as const;
const isFree = ({ options }: EmixState): boolean => options.freeFeeding !== null;

rule(['EMX-SUP.1', 'EMX-SET.7', 'EMX-APP.5'], 'keeps 180 emons of each colour and set (invariant 1)', () => {
  inEveryState((state) => {
    const { options, supply, pool, karmaNew, karmaDue } = state;
    for (const colour of COLOURS) {
      const parts = [...pool[colour], ...karmaNew[colour], ...karmaDue[colour]];
      ok(Math.min(...parts) >= 0);
      if (options.supply === 'unlimited') equal(supply[colour], 'unlimited');
      else equal(Number(supply[colour]) + sum(parts), 180 * setsOf(state));
    }
  });
});

/** Each kind as often as the sets, the players' own cards and the decks have it. */
function cardsIn(state: EmixState): number[] {
  const { customCards, individualDecks, players } = state.options;
  const all = [...engine.content.cards, ...customCards];
  const times = (count: number, card: number): number[] => Array(count).fill(card);
  if (individualDecks === null)
    return all.flatMap(({ copies }, kind) =>
      times(kind < engine.content.cards.length ? copies * setsOf(state) : copies, kind),
    );
  return Array.from({ length: players }, (_, seat) =>
    all.flatMap(({ id }, kind) =>
      times(engine.content.decks[seat % 2]?.find(({ card }) => card === id)?.count ?? 0, 1000 * seat + kind),
    ),
  ).flat();
}

rule(['EMX-SET.2', 'EMX-MANY.1', 'EMX-DECK.1'], 'keeps every card in exactly one place (invariant 2)', () => {
  always(({ start, steps }) => {
    const all = cardsIn(start);
    const own = sum(start.options.customCards.map(({ copies }) => copies));
    deepEqual(allCards(start), all);
    const { individualDecks, players } = start.options;
    equal(all.length, individualDecks === null ? 90 * setsOf(start) + own : 45 * players);
    for (const { after } of steps) deepEqual(allCards(after), all);
  });
});

rule('EMX-CRD.8', 'resolves one card at a time, and none between actions (invariant 3)', () => {
  let resolving = 0;
  inEveryState(({ limbo, agenda, phase }) => {
    ok(limbo.length <= 1);
    resolving += limbo.length;
    if (agenda.at(-1)?.kind === 'action' || agenda.length === 0 || phase === 'charge') deepEqual(limbo, []);
  });
  expect(resolving).toBeGreaterThanOrEqual(often(20));
});

rule(
  ['EMX-PWR.3', 'EMX-PWR.4', 'EMX-PWR.5'],
  'lets a power enter a row only within the limits of that row (invariant 4)',
  () => {
    let sixth = 0;
    inEveryStep((step) => {
      const { before } = step;
      audit(step, (event, { rows }) => {
        if (event.type !== 'power-placed') return;
        const row = rows[event.human] ?? [];
        const id = event.card.split('.')[0] ?? '';
        const copies = row.filter((other) => other === id).length;
        ok(copies < (entryOf(id).limit ?? 1));
        const kinds = new Set(row);
        const most = 5 + sum(row.map((other) => entryOf(other).slot ?? 0));
        if (copies === 0) ok(kinds.size < most);
        if (copies === 0 && kinds.size === 5) sixth++;
        if (before.options.customCards.length === 0) ok(new Set([...row, id]).size <= 6);
      });
    });
    expect(sixth).toBeGreaterThan(0);
  },
);

rule(['EMX-PWR.2', 'EMX-PWR.7'], 'changes a row only by removal and at the right end (invariant 5)', () => {
  inEveryStep(({ before, after, action, events }) => {
    if (action.type === 'cancel') return;
    const rows = before.rows.map((row) => ids(before, row));
    for (const event of events) {
      const name = 'card' in event ? (event.card.split('.')[0] ?? '') : '';
      if (event.type === 'power-placed') rows[event.human]?.push(name);
      if (event.type === 'power-discarded') deepEqual(rows[event.human]?.splice(event.place, 1), [name]);
    }
    deepEqual(
      rows,
      after.rows.map((row) => ids(after, row)),
    );
  });
});

rule('EMX-RES.3', 'moves markers only after a human was harvested (invariant 6)', () => {
  always(({ steps }) => {
    let isHarvested = false;
    for (const step of steps)
      audit(step, (event, { phase }) => {
        if (event.type === 'absorbed') isHarvested = true;
        if (event.type === 'phase-began') isHarvested = false;
        if (event.type === 'marker-moved') ok(isHarvested && phase === 'result');
      });
  });
});

rule('EMX-RES.2', 'empties the pool that is harvested, by the events alone (invariant 7)', () => {
  inEveryStep((step) => {
    let [pos, neg] = [0, 0];
    audit(step, (event, { pool }) => {
      if (event.type === 'emons-returned') [pos, neg] = [event.pos || pos, event.neg || neg];
      if (event.type !== 'absorbed') return;
      deepEqual([pool.pos[event.human], pool.neg[event.human]], [0, 0]);
      equal(event.result, event.pos - event.neg);
      if (event.pos > 0) equal(event.pos, pos);
      if (event.neg > 0) equal(event.neg, neg);
    });
  });
});

rule(['EMX-CHG.7', 'EMX-KRM.5', 'EMX-KRM.6'], 'brings all karma back in the next Charge phase (invariant 8)', () => {
  let back = 0;
  inEveryStep((step) => {
    audit(step, (event, { karmaDue }) => {
      if (event.type === 'karma-came-back') {
        deepEqual([karmaDue.pos[event.human], karmaDue.neg[event.human]], [event.pos, event.neg]);
        back++;
      }
      if (event.type === 'phase-began' && event.phase === 'influence' && !isFree(step.before))
        equal(sum([...karmaDue.pos, ...karmaDue.neg]), 0);
    });
    if (step.after.agenda.at(-1)?.kind === 'action' && step.after.round > step.before.round)
      equal(sum([...step.after.karmaNew.pos, ...step.after.karmaNew.neg]), 0);
  });
  expect(back).toBeGreaterThanOrEqual(often(100));
});

rule(['EMX-KRM.3', 'EMX-KRM.7'], 'sets a payment aside and matches it from the supply (invariant 9)', () => {
  inEveryStep((step) => {
    audit(step, (event, book) => {
      if (event.type !== 'karma-set-aside') return;
      for (const colour of COLOURS) {
        const left = step.before.options.supply === 'unlimited' ? 1000 : supplyOf(book, step.before, colour);
        equal(event[colour], book.paid[colour] + Math.min(book.paid[colour], left));
      }
    });
    for (const amount of [...step.after.karmaNew.pos, ...step.after.karmaNew.neg]) equal(amount % 2, 0);
  });
});

const EMPTIES_HANDS: readonly string[] = ['card-stolen', 'card-discarded', 'card-activated', 'power-placed'];
const refills = ({ agenda }: EmixState): number[] =>
  agenda.flatMap((record) => (record.kind === 'refill' ? [record.seat] : []));

rule('EMX-RES.5', 'leaves no hand under five cards after its refill, while there are cards (invariant 10)', () => {
  let refilled = 0;
  inEveryStep(({ before, after, events }) => {
    if (events.some(({ type }) => EMPTIES_HANDS.includes(type))) return;
    for (const seat of refills(before).filter((seat) => !refills(after).includes(seat))) {
      const deck = after.drawPiles.length === 1 ? 0 : seat;
      const left = [after.discardPiles, after.faceDown].map((piles) => piles[deck]?.length ?? 0);
      left.push(deckSize(after.drawPiles[deck] ?? { bags: [] }));
      ok((after.hands[seat]?.length ?? 0) >= 5 || sum(left) === 0);
      refilled++;
    }
  });
  expect(refilled).toBeGreaterThanOrEqual(often(30));
});
