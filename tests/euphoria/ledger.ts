import { deepEqual } from 'node:assert/strict';
import type { Change } from '@rulewright/core/author';
import { ARTIFACTS, type EuphoriaEvent, type EuphoriaState, FACTIONS, GOODS } from '@rulewright/euphoria';
import type { Step } from './walks.js';

// What a player with pencil and paper would know from the events alone.

type Ledger = Record<string, number>;
type Entry = readonly [name: string, change: number];

/** Everything that can be counted, by name; cards that are on their way in a trade still count for their owner. */
function ledgerOf(state: EuphoriaState): Ledger {
  const ledger: Ledger = {};
  for (const [place, count] of state.goods.entries())
    ledger[`${GOODS[place % GOODS.length]} of ${Math.floor(place / GOODS.length)}`] = count;
  for (const seat of state.morale.keys()) {
    ledger[`morale of ${seat}`] = state.morale[seat] ?? 0;
    ledger[`knowledge of ${seat}`] = state.knowledge[seat] ?? 0;
    ledger[`stars of ${seat}`] = state.stars[seat] ?? 0;
    ledger[`recruits of ${seat}`] = (state.activeRecruits[seat] ?? []).length;
    ledger[`workers of ${seat}`] = state.place.slice(seat * 4, seat * 4 + 4).filter((place) => place !== -1).length;
    const cards = [state.hands, state.namedArtifacts, state.pickedArtifacts].flatMap((zone) => zone[seat] ?? []);
    const kinds = cards.map((card) => ARTIFACTS[card]);
    for (const kind of ARTIFACTS) ledger[`${kind} of ${seat}`] = kinds.filter((each) => each === kind).length;
  }
  for (const [faction, cell] of state.allegiance.entries()) ledger[`allegiance ${FACTIONS[faction]}`] = cell;
  for (const [faction, cell] of state.miners.entries()) ledger[`miner ${FACTIONS[faction]}`] = cell;
  return ledger;
}

const difference = ({ from, to }: Change): number => to - from;

/** What an event says that has changed. */
function entriesOf(event: EuphoriaEvent): readonly Entry[] {
  switch (event.type) {
    case 'goods-gained':
      return [[`${event.good} of ${event.seat}`, event.count]];
    case 'goods-lost':
      return [[`${event.good} of ${event.seat}`, -event.count]];
    case 'goods-handed-over':
      return [
        [`${event.good} of ${event.seat}`, -event.count],
        [`${event.good} of ${event.to}`, event.count],
      ];
    case 'track-moved':
      return [[`${event.track} of ${event.seat}`, difference(event.cell)]];
    case 'track-token-placed':
      return [[`${event.track} of ${event.seat}`, event.cell]];
    case 'allegiance-moved':
      return [[`allegiance ${event.faction}`, difference(event.cell)]];
    case 'miner-moved':
      return [[`miner ${event.faction}`, difference(event.cell)]];
    case 'star-placed':
      return [[`stars of ${event.seat}`, -1]];
    case 'recruits-kept':
    case 'recruit-revealed':
      return [[`recruits of ${event.seat}`, 1]];
    case 'worker-added':
      return [[`workers of ${event.seat}`, 1]];
    case 'worker-lost':
    case 'worker-sacrificed':
      return [[`workers of ${event.seat}`, -1]];
    case 'starting-dice-rolled':
      return [[`workers of ${event.seat}`, event.faces.length]];
    case 'artifacts-drawn':
      return event.artifacts.map((kind) => [`${kind} of ${event.seat}`, 1]);
    case 'artifacts-revealed':
      // the first one was in the hand; what is dropped of them is told card by card
      return event.artifacts.slice(1).map((kind) => [`${kind} of ${event.seat}`, 1]);
    case 'artifact-discarded':
      return [[`${event.artifact} of ${event.seat}`, -1]];
    case 'artifacts-traded':
      return event.artifacts.flatMap((kind): Entry[] => [
        [`${kind} of ${event.seat}`, -1],
        [`${kind} of ${event.to}`, 1],
      ]);
    default:
      return [];
  }
}

/** What an event says that the first of its entries has become. */
function namedNumber(event: EuphoriaEvent): number | undefined {
  switch (event.type) {
    case 'track-moved':
    case 'allegiance-moved':
    case 'miner-moved':
      return event.cell.to;
    case 'goods-gained':
    case 'goods-lost':
    case 'goods-handed-over':
      return event.owned.to;
    case 'star-placed':
      return event.stars.to;
    case 'worker-added':
    case 'worker-lost':
    case 'worker-sacrificed':
      return event.workers.to;
    default:
      return undefined;
  }
}

/** Throws when what the events of a step tell is not what the step changed. */
export function mustAddUp({ before, after, events }: Pick<Step, 'before' | 'after' | 'events'>): void {
  const ledger = ledgerOf(before);
  for (const event of events) {
    const entries = entriesOf(event);
    for (const [name, change] of entries) ledger[name] = (ledger[name] ?? 0) + change;
    const [name] = entries[0] ?? [''];
    const number = namedNumber(event);
    if (number !== undefined) deepEqual([name, ledger[name]], [name, number]);
  }
  deepEqual(ledger, ledgerOf(after));
}
