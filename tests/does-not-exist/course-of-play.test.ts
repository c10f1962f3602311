import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  type DoesNotExistAction,
  type DoesNotExistEvent,
  type DoesNotExistState,
  engine,
} from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { atDepth, often } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { NONE, soundId } from './table.js';
import { always, inEveryStep, type Walk } from './walks.js';

// Section 8 of the specification over random games under many options: how a game goes on (invariants 17 to 23).

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
type Closed = Extract<DoesNotExistEvent, { type: 'rave-closed' }>;
type SoulEvent = Extract<DoesNotExistEvent, { type: 'souls-changed' }>;

const ownersOf = ({ lineups }: Closed) => lineups.map(({ owner }) => owner);

/** What followed a rave, until the next turn. */
interface Bounty {
  /** Before and after the action that closed it. */
  readonly from: DoesNotExistState;
  readonly to: DoesNotExistState;
  readonly closed: Closed;
  readonly events: readonly DoesNotExistEvent[];
}
function bountiesOf({ steps }: Walk): Bounty[] {
  const found: (Bounty & { readonly events: DoesNotExistEvent[] })[] = [];
  let isOpen = false;
  for (const { before, after, events } of steps)
    for (const event of events) {
      if (event.type === 'rave-closed') found.push({ from: before, to: after, closed: event, events: [] });
      if (event.type === 'rave-closed' || event.type === 'turn-began') isOpen = event.type === 'rave-closed';
      else if (isOpen) found.at(-1)?.events.push(event);
    }
  return found;
}
const inEveryBounty = (holds: (bounty: Bounty) => void): void => always((game) => bountiesOf(game).forEach(holds));

rule(
  ['DNE-BTY.2', 'DNE-SND.2', 'DNE-R8', 'DNE-R64', 'DNE-MON.6'],
  'is won with the greatest total, by at least 1 above what is expected, or by nobody (invariant 17)',
  () => {
    let [won, lost] = [0, 0];
    inEveryBounty(({ from, closed }) => {
      const { options, turn } = from;
      const { lineups, winner } = closed;
      const [owners, totals] = [ownersOf(closed), lineups.map(({ total }) => total)];
      const most = Math.max(...totals);
      const target = turn.expectation + (options.monsterLevel === 'add' ? turn.level : 0);
      const mayEqual = options.successMargin === 0 || options.writerTie === 'lineupsAndExpectation';
      equal(owners[0], turn.host);
      if (winner === NONE) ok(most <= target);
      else {
        equal(totals[owners.indexOf(winner)], most);
        ok(most >= target + (mayEqual ? 0 : 1));
      }
      if (winner === NONE) lost++;
      else won++;
    });
    expect(Math.min(won, lost)).toBeGreaterThanOrEqual(often(100));
  },
);

const RAVE: readonly string[] = ['rave', 'rivalry', 'class', 'monster', 'cap'];
const changesBy = (events: readonly DoesNotExistEvent[], ...causes: readonly string[]): SoulEvent[] =>
  events.filter((event): event is SoulEvent => event.type === 'souls-changed' && causes.includes(event.cause));
const amount = (events: readonly SoulEvent[]): number => sum(events.map(({ souls }) => souls.to - souls.from));

rule(
  ['DNE-BTY.5', 'DNE-BTY.6', 'DNE-BTY.7', 'DNE-BTY.15', 'DNE-R33', 'DNE-R75'],
  'pays 2 souls without a monster, 2 more by classes at most, and costs rivals 2 each (invariants 18 and 19)',
  () => {
    let quiet = 0;
    inEveryBounty(({ from, closed, events }) => {
      if (from.monster.length > 0) return;
      const { winner } = closed;
      const owners = ownersOf(closed);
      const paid = amount(changesBy(events, 'rave'));
      const extras = amount(changesBy(events, 'class'));
      const lost = changesBy(events, 'rivalry');
      equal(paid, winner === NONE ? 0 : 2);
      ok(extras >= 0 && extras <= 2 && (winner !== NONE || extras === 0));
      equal(amount(changesBy(events, 'monster')), 0);
      const { host } = from.turn;
      for (const { seat, souls } of lost)
        ok(seat !== winner && souls.to - souls.from >= (seat === host || owners.includes(seat) ? -2 : -1));
      const side = lost.filter(({ seat }) => seat === host || !owners.includes(seat));
      ok(amount(side) >= (winner === host || winner === NONE ? 0 : -2));
      if (owners.length > 1 && winner !== NONE) return;
      deepEqual(lost, []);
      quiet++;
    });
    expect(quiet).toBeGreaterThanOrEqual(often(100));
  },
);

rule(['DNE-BTY.5', 'DNE-BTY.9', 'DNE-CLS.14'], 'settles the souls of a rave before anybody escapes or draws', () => {
  inEveryBounty(({ events }) => {
    const first = events.findIndex(({ type }) => ['reward-opened', 'escape-ended', 'mercenary-fed'].includes(type));
    if (first < 0) return;
    const later = changesBy(events.slice(first), ...RAVE.filter((cause) => cause !== 'monster'));
    deepEqual(later, []);
  });
});

rule(['DNE-BTY.11', 'DNE-FRD.8'], 'keeps a promise to the card, as far as cards could be drawn (invariant 20)', () => {
  let kept = 0;
  inEveryBounty(({ from, to, events }) => {
    if (to.turn.number > from.turn.number) return;
    const { saviour, share } = to.rave;
    const opened = events.flatMap((event) => (event.type === 'reward-opened' ? event.cards : []));
    if (opened.length === 0) return;
    const shared = events.flatMap((event) => (event.type === 'reward-shared' ? [event] : []));
    deepEqual(shared.map(({ card }) => card).sort(), [...opened].sort());
    equal(shared.filter(({ seat }) => seat === saviour).length, Math.min(share, opened.length));
    equal(shared.filter(({ seat }) => seat === from.turn.host).length, opened.length - Math.min(share, opened.length));
    if (share > 0) kept++;
  });
  expect(kept).toBeGreaterThanOrEqual(often(10));
});

rule(
  ['DNE-TRN.6', 'DNE-TRN.7', 'DNE-R16', 'DNE-RIV.6'],
  'changes nothing but the turn by a pass (invariant 21)',
  () => {
    let passes = 0;
    inEveryStep(({ before, action, after, legal }) => {
      if (legal.some(({ type }) => type === 'pass')) {
        const souls = before.players[before.turn.host]?.souls ?? NONE;
        ok(before.turn.expectation > 0 && !before.turn.invited && souls + 2 < before.options.winSouls);
      }
      if (action.type !== 'pass') return;
      const others = (state: DoesNotExistState) =>
        state.players.filter((_, seat) => seat !== after.turn.host || after.agenda.length === 0);
      const timeless = (state: DoesNotExistState) => others(state).map(({ takenBy: _, ...player }) => player);
      deepEqual(timeless(after), timeless(before));
      deepEqual([after.monsterSupply, after.lineups], [before.monsterSupply, before.lineups]);
      passes++;
    });
    expect(passes).toBeGreaterThanOrEqual(often(20));
  },
);

const HELD: readonly string[] = [
  ...['play', 'invade', 'throw', 'pay', 'recruit', 'refresh', 'give', 'accept', 'raise', 'challenge', 'copy', 'signal'],
  ...[
    'stash',
    'drop',
    'drop-inventory',
    'discard',
    'discard-set',
    'play-rolled',
    'lay',
    'pay-escape',
    'bribe',
    'boost',
  ],
  'give-to',
];
const VISIBLE: readonly string[] = ['recover', 'take', 'ask', 'give-share'];
const UNNAMED: readonly string[] = ['none', 'hand', 'blind'];
const cardsOf = (action: DoesNotExistAction): readonly string[] =>
  'cards' in action ? action.cards : 'card' in action ? [action.card] : [];

/** The cards that an action that names no card of the player's own may name. */
function visible(state: DoesNotExistState, type: string): readonly number[] {
  const asked = state.agenda.at(-1);
  switch (type) {
    case 'recover':
      return state.lineups.flatMap(({ cards }) => cards);
    case 'give-share':
      return state.reward;
    case 'ask':
      return asked?.kind === 'trade-ask' ? (state.players[asked.target]?.inventory ?? []) : [];
    default: {
      if (asked?.kind !== 'failure-take') return [];
      const victim = state.players[asked.victim];
      return (asked.pick === 'open' ? victim?.inventory : victim?.hand) ?? [];
    }
  }
}

rule(
  ['DNE-GNL.3', 'DNE-GNL.4', 'DNE-MRC.5', 'DNE-GNL.14'],
  'always lists something, and only cards that the player holds or may choose from (invariant 22)',
  () => {
    const types = new Set<string>();
    inEveryStep(({ before, legal }) => {
      ok(legal.length > 0 && legal.length <= 300);
      for (const action of legal) {
        const named = cardsOf(action).filter((name) => !UNNAMED.includes(name));
        if (named.length === 0) continue;
        types.add(action.type);
        const { hand = [], inventory = [] } = before.players[action.seat] ?? {};
        const from = HELD.includes(action.type) ? [...hand, ...inventory] : visible(before, action.type);
        const names = from.map(soundId);
        for (const name of named) ok(names.includes(name));
      }
    });
    always(({ end }) => {
      deepEqual(engine.legalActions(end), []);
      deepEqual(engine.decision(end)?.seats ?? [], []);
    });
    expect([...types].filter((type) => !HELD.includes(type) && !VISIBLE.includes(type))).toEqual([]);
    expect(types.size).toBeGreaterThanOrEqual(often(20));
  },
);

rule(
  ['DNE-TRN.2', 'DNE-TRD.1', 'DNE-FRD.2', 'DNE-MON.1', 'DNE-CLS.22', 'DNE-MRC.2'],
  'begins each turn with nothing used up, and keeps what is limited within its limits (invariant 23)',
  () => {
    inEveryStep(({ before, action, after, events }) => {
      const { turn, rave, options } = after;
      ok(turn.trades <= options.trading.proposalsPerTurn);
      ok(options.recruitLimit === null || turn.recruits <= options.recruitLimit);
      ok(Math.max(...rave.calls) <= options.calls.perOpponent);
      for (const list of [turn.signalled, turn.challenged, rave.copied, rave.expelled, rave.shielded])
        equal(new Set(list).size, list.length);
      if (action.type === 'invite') equal(before.turn.invited, false);
      if (action.type === 'refresh') equal(before.turn.refreshed, false);
      if (action.type === 'roll') equal(before.turn.expectation, 0);
      if (!events.some(({ type }) => type === 'turn-began')) return;
      const { number: _, host, place, ...counted } = turn;
      const expectation = 0;
      deepEqual(counted, {
        ...{
          expectation,
          level: 0,
          invited: false,
          trades: 0,
          proposers: [],
          recruits: 0,
          refreshed: false,
          unlimited: false,
        },
        ...{ signalled: [], challenged: [] },
      });
      deepEqual(
        rave.calls,
        after.players.map(() => 0),
      );
      equal(after.players[host]?.helpBan || after.players[host]?.invaded, false);
      equal(after.players[place]?.takenBy, NONE);
    });
  },
);

rule(
  ['DNE-END.1', 'DNE-END.3', 'DNE-END.4', 'DNE-END.6', 'DNE-R74'],
  'ends in time, with a winner and for one of three reasons',
  () => {
    const reasons = new Set<string>();
    always(({ start, steps, end }) => {
      ok(steps.length <= 10_000);
      ok(end.turn.number <= start.options.maxTurns);
      for (const { before } of steps) equal(engine.outcome(before), undefined);
      const outcome = engine.outcome(end);
      if (outcome === undefined) throw new Error('the game is not over');
      const seats = start.players.map((_, seat) => seat);
      deepEqual(outcome.ranking.flat().sort(), seats);
      deepEqual(
        outcome.scores.map(Number),
        end.players.map(({ souls }) => souls),
      );
      const left = seats.filter((seat) => end.players[seat]?.status !== 'eliminated');
      ok(outcome.winners.every((seat) => left.includes(seat)));
      const most = Math.max(...left.map((seat) => end.players[seat]?.souls ?? NONE));
      if (outcome.reason === 'souls') ok(most >= start.options.winSouls);
      else ok(most < start.options.winSouls);
      if (outcome.reason === 'last-player') equal(left.length, 1);
      if (outcome.reason === 'max-turns') {
        equal(end.turn.number, start.options.maxTurns);
        for (const seat of left) equal(outcome.winners.includes(seat), end.players[seat]?.souls === most);
      }
      reasons.add(outcome.reason);
    });
    const all = ['last-player', 'max-turns', 'souls'];
    expect(all).toEqual(expect.arrayContaining([...reasons]));
    expect([...reasons]).toEqual(expect.arrayContaining(atDepth({ day: ['max-turns'], full: all })));
  },
);
