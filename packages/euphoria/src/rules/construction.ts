import { at, NONE, type Seat, seatsFrom } from '@rulewright/core';
import type { Star } from '../agenda.js';
import { SITES, spaceAt } from '../content/board.js';
import { workersNeeded } from '../numbers.js';
import type { EuphoriaTurn, Worker } from '../state.js';
import { ownerOf, takeOffBoard, workersOnSite } from '../workers.js';

// EUP-BLD: construction sites.

/** EUP-BLD.5: after a placement on a site its workers are counted. */
export function completion(turn: EuphoriaTurn): void {
  const { state } = turn;
  const { kind, site } = spaceAt(state.placement.space);
  if (kind === 'construction' && workersOnSite(turn, site) >= workersNeeded(state.options.players))
    complete(turn, site);
}

/** EUP-BLD.6 to EUP-BLD.9: the tile is turned up, the workers come off; then stars, abilities, rolls. */
function complete(turn: EuphoriaTurn, site: number): void {
  const { state, content, emit, queue } = turn;
  const tile = turn.cards.draw(['unbuiltTiles'], ['builtTiles.*', site]) ?? NONE;
  const clockwise = seatsFrom(state.active, state.options.players);
  emit?.({
    type: 'market-completed',
    rule: 'EUP-BLD.6',
    site: at(SITES, site),
    tile: at(content.tiles, tile).id,
    builders: clockwise.filter((seat) => workersOnSite(turn, site, seat) > 0),
  });
  const returned = clockwise.map((seat) => takeOff(turn, site, seat));
  const stars: Star[] = [];
  for (const [i, seat] of clockwise.entries())
    if (at(returned, i).length > 0) stars.push({ seat, on: 'tile', at: site });
  queue({ kind: 'stars', rule: 'EUP-BLD.7', stars, ofVisit: false });
  for (const seat of clockwise) queue({ kind: 'must', hook: 'market-completed', seat });
  for (const [i, seat] of clockwise.entries()) {
    const workers = at(returned, i);
    if (workers.length > 0) queue({ kind: 'roll', seat, cause: 'completion', by: NONE, workers });
  }
}

/** A player's workers on a site come off the board. */
function takeOff(turn: EuphoriaTurn, site: number, seat: Seat): Worker[] {
  const workers: Worker[] = [];
  for (const [worker, place] of turn.state.place.entries()) {
    if (ownerOf(worker) !== seat || place < 0) continue;
    const { kind, site: its } = spaceAt(place);
    if (kind === 'construction' && its === site) workers.push(worker);
  }
  takeOffBoard(turn, seat, workers, 'EUP-BLD.6');
  return workers;
}

export const tasks = { completion };
