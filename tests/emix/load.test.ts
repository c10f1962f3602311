import { engine } from '@rulewright/emix';
import { expect, it } from 'vitest';
import { bent } from '../support/bent.js';
import { findings } from '../support/findings.js';
import { type AgendaItem, activate, begin, give, type Options, type State, setPool, slot, table } from './table.js';

// A saved position is refused by name when it cannot be one of the game.

/** Three players in round 2, seat 0 is to act; hands, a row, pools and karma are filled. */
function quiet(options: Options = {}): State {
  const { state } = table(options).edit((position) => {
    begin(position);
    slot(position, 0);
    give(position, 0, 'joy', 'fear', 'love');
    give(position, 1, 'anger', 'composure');
    activate(position, 0, 'optimism', 'optimism', 'creativity');
    activate(position, 1, 'hatred');
    setPool(position, 0, 6, 4);
    setPool(position, 1, 3, 5);
    bent(position).marker = [12, -7, 0];
  });
  return JSON.parse(JSON.stringify(state));
}

/** Seat 0 has drawn a card, and seat 1, who holds Composure, is asked. */
function cancelling(): State {
  const start = table().edit((position) => {
    begin(position);
    slot(position, 0, { kind: 'slot', seat: 1 });
    give(position, 0, 'joy', 'sympathy');
    give(position, 1, 'composure');
    setPool(position, 0, 2, 0);
    setPool(position, 1, 4, 4);
  });
  const { state } = start.play({ type: 'play', seat: 0, card: 'sympathy', target: 1, pos: 1 });
  return JSON.parse(JSON.stringify(state));
}

const inFreeFeeding = () => quiet({ freeFeeding: { humans: 4, chargeAll: false } });
const individualDecks = { decks: 'ready-made', anyDeckSize: false } as const;
const withDecks = (): State => JSON.parse(JSON.stringify(table({ players: 2, individualDecks }).state));
const inUnlimitedGame = () => quiet({ supply: 'unlimited' });

const { broken, breaks, breaksOnly } = findings(engine, quiet);

function windowOf(state: State): Extract<AgendaItem, { kind: 'cancel' }> {
  const record = state.agenda.at(-1);
  if (record?.kind !== 'cancel') throw new Error('no window is open');
  return record;
}
function paidIn(state: State) {
  const { played } = windowOf(state);
  if (played === null) throw new Error('nothing was played');
  return played;
}
const onTop = (state: State, record: AgendaItem): void => {
  bent(state).agenda.splice(-1, 0, record);
};
const run = { kind: 'property', card: 30, part: 'charge', times: 1, seat: 0, human: 0, op: 0, subject: 0 } as const;

breaks('every list fits the table', [
  ['a hand too few', (state) => bent(state).hands.pop()],
  ['a row too many', (state) => bent(state).rows.push([])],
  ['a draw pile too many', (state) => bent(state).drawPiles.push({ bags: [] })],
  ['a discard pile too many', (state) => bent(state).discardPiles.push([])],
  ['face-down discards too many', (state) => bent(state).faceDown.push([])],
  ['a pool too few', (state) => bent(state).pool.pos.pop()],
  ['karma too much', (state) => bent(state).karmaNew.neg.push(0)],
]);
breaksOnly('every list fits the table', [
  ['karma that is due for nobody', (state) => bent(state).karmaDue.pos.push(0)],
  ['a postponed symbol of nobody', (state) => bent(state).pending.push(false)],
  ['cells visited by nobody', (state) => bent(state).visited.push([])],
  ['a human harvested by nobody at the table', (state) => bent(state).harvester.splice(0, 1, 3)],
  ['a harvester too many', (state) => bent(state).harvester.push(0)],
  ['a last harvest that is no human', (state) => bent(state).lastHarvest.splice(0, 1, 3)],
  ['a last harvest too few', (state) => bent(state).lastHarvest.pop()],
  ['a first player who does not sit there', (state) => Object.assign(bent(state), { firstPlayer: 3 })],
  ['a round after the last one', (state) => Object.assign(bent(state), { round: 11 })],
  ['a row that is swept and is none', (state) => Object.assign(bent(state).sweep, { human: 3 })],
  ['a place beyond the row', (state) => Object.assign(bent(state).sweep, { human: 0, place: 4 })],
]);

breaksOnly('a snapshot fits the table', [
  ['a pool too many in it', (state) => bent(windowOf(state)).before.pool.pos.push(0), cancelling],
  ['a karma too few in it', (state) => bent(windowOf(state)).before.karmaNew.neg.pop(), cancelling],
]);

const lastMoved = (state: State, change: object) => Object.assign(windowOf(state).moves.at(-1) ?? {}, change);
breaksOnly('an action can be taken back', [
  ['a card that does not lie where it was moved to', (state) => lastMoved(state, { card: 6 }), cancelling],
  ['a card from a deck of nobody', (state) => lastMoved(state, { from: { pile: 'drawPiles', of: 1 } }), cancelling],
  ['a card to a row of nobody', (state) => lastMoved(state, { to: { pile: 'rows', of: 3 } }), cancelling],
  ['a card from a place beyond the limbo', (state) => lastMoved(state, { place: 9 }), cancelling],
  [
    'a shuffle of no deck',
    (state) => windowOf(state).moves.push({ kind: 'shuffled', deck: 1, open: [], known: [] }),
    cancelling,
  ],
]);

breaksOnly('the emons add up', [
  ['an emon too many in the supply', (state) => (bent(state).supply.pos = Number(state.supply.pos) + 1)],
  ['an emon too few in the supply', (state) => (bent(state).supply.neg = Number(state.supply.neg) - 1)],
  ['an emon too many in a pool', (state) => bent(state).pool.neg.splice(2, 1, 1)],
  ['an emon too many in karma', (state) => bent(state).karmaNew.pos.splice(2, 1, 1)],
  ['an endless supply in a limited game', (state) => (bent(state).supply.pos = 'unlimited')],
  ['a counted supply in an unlimited game', (state) => (bent(state).supply.neg = 180), inUnlimitedGame],
  ['a snapshot with an emon too many', (state) => (windowOf(state).before.supply.pos = 180), cancelling],
]);

breaksOnly('piles hold the cards of their deck', [
  [
    'a card that lies in the draw pile of another deck',
    ({ drawPiles: [one, two] }) => bent(two)?.bags[0]?.cards.unshift(...(bent(one)?.bags[0]?.cards.splice(0, 1) ?? [])),
    withDecks,
  ],
  [
    'a card discarded to another deck',
    ({ drawPiles: [one], discardPiles: [, two] }) => bent(two)?.push(...(bent(one)?.bags[0]?.cards.splice(0, 1) ?? [])),
    withDecks,
  ],
]);

const takeFor = (state: State, id: string): number[] => {
  give(state, 0, id);
  return bent(state).hands[0]?.splice(-1) ?? [];
};
breaksOnly('rows hold powers within their limits', [
  ['an effect in a row', (state) => bent(state).rows[0]?.push(...takeFor(state, 'anger'))],
  ['a Moment in a row', (state) => bent(state).rows[2]?.push(...takeFor(state, 'fear'))],
  [
    'a second copy of a power with the limit 1',
    (state) => bent(state).rows[2]?.push(...takeFor(state, 'self-development'), ...takeFor(state, 'self-development')),
  ],
]);
it('lets as many copies stand in a row as the limit says', () => {
  expect(broken((state) => bent(state).rows[0]?.push(...takeFor(state, 'optimism')))).toEqual([]);
});

breaksOnly('a card is in limbo only while it is resolved', [
  ['a card that nothing resolves', (state) => bent(state).limbo.push(...takeFor(state, 'joy'))],
  ['a card that is not there to be resolved', (state) => onTop(state, { kind: 'discard-played' })],
  [
    'two cards that are resolved at once',
    (state) => {
      bent(state).limbo.push(...takeFor(state, 'joy'), ...takeFor(state, 'memory'));
      onTop(state, { kind: 'discard-played' });
    },
  ],
]);

breaksOnly('the karma that was due has come back', [
  ['a human who was not charged', (state) => bent(state).charged.splice(1, 1, false)],
  [
    'karma that is still due in Influence',
    (state) => {
      bent(state).karmaDue.pos[2] = 2;
      bent(state).supply.pos = Number(state.supply.pos) - 2;
    },
  ],
]);
it('lets humans wait for their Charge in free feeding', () => {
  expect(broken((state) => bent(state).charged.splice(1, 1, false), inFreeFeeding)).toEqual([]);
});

breaksOnly('the goal is noted', [
  ['a marker at the goal', (state) => bent(state).marker.splice(0, 1, 100)],
  ['a marker beyond the goal on the red side', (state) => bent(state).marker.splice(1, 1, -104)],
  ['an end in the middle of a round', (state) => Object.assign(bent(state), { agenda: [], round: 10 })],
  ['an end before the last round', (state) => Object.assign(bent(state), { agenda: [], phase: 'result', circle: 0 })],
]);
it.each([99, -99])('lets a marker stand at %d while the goal is not reached', (position) => {
  expect(broken((state) => bent(state).marker.splice(0, 1, position))).toEqual([]);
});

breaksOnly('slots keep their limit', [
  ['thirteen actions', (state) => Object.assign(bent(state).slot, { done: 13, todo: 0, granted: 0 })],
  ['actions to come beyond the limit', (state) => Object.assign(bent(state).slot, { done: 10, todo: 2, granted: 1 })],
  ['a circle in the Result phase', (state) => Object.assign(bent(state), { phase: 'result' })],
]);
it('lets a slot have twelve actions', () => {
  expect(broken((state) => Object.assign(bent(state).slot, { done: 9, todo: 2, granted: 1 }))).toEqual([]);
});

breaksOnly('what is asked fits the table', [
  ['a turn of nobody', (state) => onTop(state, { kind: 'charge', seat: 3 })],
  ['a harvest of no human', (state) => onTop(state, { kind: 'absorb', seat: 0, human: 3 })],
  ['a move of nobody', (state) => onTop(state, { kind: 'move', seat: 4, steps: 1, result: 1, isPushed: false })],
  ['a property of no card', (state) => onTop(state, { ...run, card: 59, target: 0, player: 0 })],
  ['a property with a target out of its scope', (state) => onTop(state, { ...run, card: 30, target: 0, player: 0 })],
  ['a property with no target', (state) => onTop(state, { ...run, target: -1, player: -1 })],
  ['a property with two targets', (state) => onTop(state, { ...run, target: 1, player: 2 })],
  [
    'a card that was paid for and not held',
    (state) => Object.assign(paidIn(state), { card: state.hands[1]?.[0] }),
    cancelling,
  ],
  ['a payment of nobody', (state) => Object.assign(paidIn(state), { human: 3 }), cancelling],
  ['a payment in the wrong colour', (state) => Object.assign(paidIn(state), { pos: 0, neg: 1 }), cancelling],
  ['a payment of too much', (state) => Object.assign(paidIn(state), { pos: 2 }), cancelling],
]);
it('lets a property wait with a target in its scope', () => {
  expect(broken((state) => onTop(state, { ...run, target: 2, player: 2 }))).toEqual([]);
});

it('refuses to load a broken position, with every name', () => {
  const state = quiet();
  bent(state).slot.done = 13;
  bent(state).supply.pos = 0;
  expect(() => engine.load(state)).toThrow(/broken: the emons add up: .*\n.*broken: slots keep their limit: /);
});
