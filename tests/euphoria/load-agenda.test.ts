import { engine } from '@rulewright/euphoria';
import { giveArtifacts, setGoods } from '@rulewright/euphoria/positions';
import { describe, expect, it } from 'vitest';
import { type EuState, place, position } from './positions.js';
import { breaks, broken, cutting, digging, fighting, quiet, type Row, retrieving, rolling, set } from './saved.js';

// A saved position is refused by name when its agenda cannot be one of the game.

type AgendaRecord = EuState['agenda'][number];
const NOTHING: readonly number[] = Array(14).fill(0);
/** So many of the first item that is traded. */
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
        giveArtifacts(state, 0, 'bat', 'bat', 'bear');
        state.morale[0] = 3;
      }).play(place(0, 1, 'free-press')).state,
    ),
  );

const top = ({ agenda }: EuState): AgendaRecord => {
  const record = agenda.at(-1);
  if (record === undefined) throw new Error('nothing waits');
  return record;
};
const change =
  (fields: object) =>
  (state: EuState): unknown =>
    Object.assign(top(state), fields);
/** Lays a record over the others. */
const lay =
  (...records: AgendaRecord[]) =>
  (state: EuState): unknown =>
    state.agenda.push(...records);
/** Lays a record under the choice that waits. */
const slip =
  (...records: AgendaRecord[]) =>
  (state: EuState): unknown =>
    state.agenda.splice(-1, 0, ...records);

breaks('records say what can happen', [
  ['a main action after the action', (state) => (state.hasActed = true)],
  ['a main action after a placement', (state) => (state.placed = 1)],
  ['a main action of another than the active player', change({ seat: 1 })],
  ['a payment of another than the one who places', change({ seat: 1 }), paying],
  ['a benefit of another than the one who places', change({ seat: 1 }), digging],
  ['a discard of a hand that fits', change({ seat: 1 }), cutting],
  ['a recruit kept by another', change({ seat: 1 }), fighting],
  ['a face of a die that is not rolled', change({ worker: 0 }), rolling],
  ['a face that is chosen already', (state) => set(state.roll.faces, 0, 3), rolling],
  ['a proposal with oneself', change({ proposer: 1 }), proposed],
  ['a proposal of goods that are not owned', change({ give: items(2) }), proposed],
  ['a proposal of too few numbers', change({ give: [1] }), proposed],
  ['a demand of too few numbers', change({ ask: [1] }), proposed],
  ['a miner without a tunnel', slip({ kind: 'dig' }), paying],
  ['an effect that is none', slip({ kind: 'effect', seat: 0, effect: 9999, card: -1 }), digging],
  ['an ability that is none', slip({ kind: 'pay-artifacts', seat: 0, ability: 9999, count: 0, card: -1 }), digging],
  [
    'more cards to pay than are held',
    slip({ kind: 'pay-artifacts', seat: 0, ability: 0, count: 1, card: -1 }),
    digging,
  ],
  [
    'a star on a tile that is not built',
    slip({ kind: 'stars', stars: [{ seat: 0, on: 'tile', at: 0 }], ofVisit: true }),
    digging,
  ],
  [
    'a star on a recruit that is not due',
    slip({ kind: 'stars', stars: [{ seat: 0, on: 'recruit', at: 0 }], ofVisit: true }),
    digging,
  ],
  [
    'a star on a dilemma that was not joined',
    slip({ kind: 'stars', stars: [{ seat: 0, on: 'dilemma', at: 0 }], ofVisit: true }),
    digging,
  ],
  ['a star of nobody', slip({ kind: 'stars', stars: [{ seat: 3, on: 'territory', at: 0 }], ofVisit: true }), digging],
  ['cards drawn by nobody', slip({ kind: 'draw', seat: 3, count: 1 }), digging],
]);

breaks('records belong to the moment', [
  ['a turn within a turn', lay({ kind: 'turn-main', seat: 0 })],
  ['a pause over an action', lay({ kind: 'pause' }, { kind: 'turn-main', seat: 0 })],
  ['a placement that is over twice', slip({ kind: 'after-benefit' }), digging],
  ['a set-up in the middle of a game', slip({ kind: 'starting-dice' }), digging],
]);

breaks('records say what can happen', [
  ['a check without a roll', slip({ kind: 'knowledge-check' })],
  ['dice without a roll', slip({ kind: 'throw-dice' })],
  ['workers taken back without a retrieval', slip({ kind: 'take-back', workers: [0] })],
  ['more resources than an action names', change({ resources: 10 }), digging],
  ['a question under a question', slip({ kind: 'hand-discard', seat: 0 }), digging],
]);

describe('an agenda in disorder', () => {
  const rows: readonly Row[] = [
    ['a payment without its benefit', (state) => state.agenda.splice(-2, 1), paying],
    ['a placement that is not over at its end', (state) => state.agenda.splice(2, 1), digging],
    ['a check after the reactions to it', (state) => state.agenda.splice(-2, 1), rolling],
    ['an end of a retrieval that nobody waits for', (state) => state.agenda.splice(3, 1), retrieving],
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
  ['a placement of another than the active player', (state) => (state.placement.seat = 1), digging],
  ['a retrieval of another than the active player', (state) => (state.retrieval.seat = 1), retrieving],
  ['a placed worker of another', (state) => (state.placement.worker = 5), digging],
  ['a worker noted that is not available', (state) => (state.noted = [true, true, true, true])],
  ['a rolled worker of another', (state) => (state.roll.workers = [0]), rolling],
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
