import { engine } from '@rulewright/euphoria';
import { give, setGoods } from '@rulewright/euphoria/positions';
import { describe, expect, it } from 'vitest';
import { bent } from '../support/bent.js';
import { type EuState, place, position } from './positions.js';
import { breaks, broken, digging, quiet, type Row, retrieving, rolling } from './saved.js';

// A saved position is refused by name when its agenda cannot be one of the game.

type AgendaItem = EuState['agenda'][number];
const NOTHING: readonly number[] = Array(14).fill(0);
/** This many of the first item that is traded. */
const items = (count: number): number[] => [count, ...NOTHING.slice(1)];

/** Seat 1 is asked to give food for the energy of seat 0. */
const proposed = (): EuState =>
  JSON.parse(
    JSON.stringify(
      position(
        (state) => {
          setGoods(state, 0, { energy: 1 });
          setGoods(state, 1, { food: 1 });
        },
        { tradeProposalsPerTurn: 1 },
      ).play(
        { type: 'open-trade', seat: 0, partner: 1 },
        { type: 'give', seat: 0, item: 'energy' },
        { type: 'to-ask', seat: 0 },
        { type: 'ask', seat: 0, item: 'food' },
        { type: 'submit', seat: 0 },
      ).state,
    ),
  );
/** Seat 0 chooses between two ways to pay at the Free Press. */
const paying = (): EuState =>
  JSON.parse(
    JSON.stringify(
      position((state) => {
        give(state, 0, 'bat', 'bat', 'bear');
        bent(state).morale[0] = 3;
      }).play(place(0, 1, 'free-press')).state,
    ),
  );

const top = ({ agenda }: EuState): AgendaItem => {
  const record = agenda.at(-1);
  if (record === undefined) throw new Error('nothing waits');
  return record;
};
const change =
  (fields: object) =>
  (state: EuState): unknown =>
    Object.assign(top(state), fields);
/** Lays a record under the choice that waits. */
const slip =
  (...records: AgendaItem[]) =>
  (state: EuState): unknown =>
    bent(state).agenda.splice(-1, 0, ...records);

breaks('items of the agenda name what is at the table', [
  ['a proposal with oneself', change({ proposer: 1 }), proposed],
  ['a proposal of goods that are not owned', change({ give: items(2) }), proposed],
  ['a proposal of too few numbers', change({ give: [1] }), proposed],
  ['a demand of too few numbers', change({ ask: [1] }), proposed],
  ['an effect that is none', slip({ kind: 'effect', seat: 0, effect: 9999, card: -1 }), digging],
  ['an ability that is none', slip({ kind: 'pay-artifacts', seat: 0, ability: 9999, count: 0, card: -1 }), digging],
  [
    'more cards to pay than are held',
    slip({ kind: 'pay-artifacts', seat: 0, ability: 0, count: 1, card: -1 }),
    digging,
  ],
  [
    'a star of nobody',
    slip({ kind: 'stars', rule: 'EUP-STR.2', stars: [{ seat: 3, on: 'territory', at: 0 }], ofVisit: true }),
    digging,
  ],
  [
    'a star on a tile of no site',
    slip({ kind: 'stars', rule: 'EUP-STR.2', stars: [{ seat: 0, on: 'tile', at: 6 }], ofVisit: true }),
    digging,
  ],
  [
    'a star on no territory',
    slip({ kind: 'star-placed', star: { seat: 0, on: 'territory', at: 4 }, ofVisit: true }),
    digging,
  ],
  ['a worker taken back that is none', slip({ kind: 'take-back', workers: [12] }), retrieving],
  ['a face for a worker that is none', change({ worker: 12 }), rolling],
  ['reactions of nobody', slip({ kind: 'reactions', hook: 'opponent-roll', seats: [3], after: -1 }), digging],
  ['a demand with oneself', change({ seat: 0 }), proposed],
  ['cards drawn by nobody', slip({ kind: 'draw', rule: 'EUP-DRW.1', seat: 3, count: 1 }), digging],
]);

breaks('items of the agenda name what is at the table', [
  ['more resources than an action names', change({ resources: 10 }), digging],
]);

describe('an agenda in disorder', () => {
  const rows: readonly Row[] = [
    ['a payment without its benefit', (state) => bent(state).agenda.splice(-2, 1), paying],
    ['a placement that is not over at its end', (state) => bent(state).agenda.splice(2, 1), digging],
    ['a check after the reactions to it', (state) => bent(state).agenda.splice(-2, 1), rolling],
    ['an end of a retrieval that nobody waits for', (state) => bent(state).agenda.splice(3, 1), retrieving],
    ['a window of a bump after the placement', change({ hook: 'bump-trade' }), retrieving],
  ];
  for (const [what, disorder, from = quiet] of rows)
    it(`is a state that is played on: ${what}`, () => {
      expect(broken(disorder, from)).toEqual([]);
      const bent = from();
      disorder(bent);
      let state = engine.load(bent);
      for (let decision = 0; decision < 40; decision++) {
        const [action] = engine.legalActions(state);
        if (action === undefined) expect(engine.outcome(state)).toBeDefined();
        else state = engine.apply(state, action);
      }
    });
});

breaks('what goes on fits the table', [
  ['a placement of another than the active player', (state) => (bent(state).placement.seat = 1), digging],
  ['a placed worker of another', (state) => (bent(state).placement.worker = 5), digging],
  ['a rolled worker of another', (state) => (bent(state).roll.workers = [0]), rolling],
]);

describe('the positions of these tests', () => {
  const rows: readonly Row[] = [
    ['the beginning of a turn', () => undefined, quiet],
    ['a proposal', () => undefined, proposed],
    ['a payment', () => undefined, paying],
  ];
  for (const [what, breakIt, from] of rows)
    it(`can be: ${what}`, () => {
      expect(broken(breakIt, from)).toEqual([]);
    });
});
