import { at, NONE, type Seat, seatsFrom } from '@rulewright/core';
import { changed } from '@rulewright/core/author';
import type { Star } from '../agenda.js';
import type { StarRule } from '../askers.js';
import { SITES } from '../content/board.js';
import { FACTIONS } from '../content/words.js';
import { TIER_2 } from '../numbers.js';
import { hasPenalty } from '../penalties.js';
import type { EuphoriaContext, EuphoriaTurn } from '../state.js';
import { hasTier } from './allegiance.js';
import { endByStars } from './end.js';
import { changeKnowledge } from './tracks.js';

// EUP-STR: stars.

const ICARITE = FACTIONS.indexOf('icarite');

/** EUP-STR.4 to EUP-STR.7: one batch; the game may end with it, otherwise each star has its consequences. */
export function placeStars(
  turn: EuphoriaTurn,
  batch: { readonly rule: StarRule; readonly stars: readonly Star[]; readonly ofVisit: boolean },
): void {
  const { state, queue } = turn;
  const placed = batch.stars.filter((star) => placeStar(turn, star, batch.rule));
  const finishers = seatsFrom(0, state.options.players).filter((seat) => at(state.stars, seat) === 0);
  if (finishers.length > 0) {
    endByStars(turn, finishers);
    return;
  }
  for (const seat of seatsFrom(state.active, state.options.players))
    for (const star of placed)
      if (star.seat === seat) queue({ kind: 'star-placed', star: turn.snapshot(star), ofVisit: batch.ofVisit });
}

/** EUP-STR.1, EUP-STR.7: a star is placed if there is one left. */
function placeStar(turn: EuphoriaTurn, star: Star, rule: StarRule): boolean {
  const { state, content, emit } = turn;
  const { seat, on } = star;
  const { players } = state.options;
  if (at(state.stars, seat) === 0) return false;
  state.stars[seat] = at(state.stars, seat) - 1;
  const place = star.at * players + seat;
  let name = '';
  switch (on) {
    case 'territory':
      state.territoryStars[place] = at(state.territoryStars, place) + 1;
      name = at(FACTIONS, star.at);
      break;
    case 'tile':
      state.tileStars[place] = 1;
      name = at(SITES, star.at);
      break;
    case 'recruit':
      state.recruitStars.push(star.at);
      name = at(content.recruits, star.at).id;
      break;
    case 'dilemma':
      name = at(content.dilemmas, star.at).id;
      break;
  }
  emit?.({
    type: 'star-placed',
    rule,
    seat,
    on,
    at: name,
    stars: changed(at(state.stars, seat), -1),
  });
  return true;
}

/** True when a star on the territory of a faction draws an artifact for its owner (EUP-ICA.3). */
export const drawsForStar = (context: EuphoriaContext, seat: Seat, faction: number): boolean =>
  faction === ICARITE && hasTier(context, seat, ICARITE, TIER_2);

/** EUP-STR.6: the penalty on stars, the card of the Icarites, abilities of the owner. */
export function starPlaced(
  turn: EuphoriaTurn,
  { star, ofVisit }: { readonly star: Star; readonly ofVisit: boolean },
): void {
  const { state, queue } = turn;
  const { seat, on } = star;
  const hasTriggers = ofVisit || state.options.starTriggers === 'any';
  if (hasTriggers && hasPenalty(turn, seat, 'knowledge-on-star')) changeKnowledge(turn, seat, 1, 'EUP-PEN.10');
  if (on === 'territory' && drawsForStar(turn, seat, star.at))
    queue({ kind: 'draw', rule: 'EUP-ICA.3', seat, count: 1 });
  if (hasTriggers) queue({ kind: 'reactions', hook: 'star-placed', seats: [seat], after: NONE });
}

export const tasks = { stars: placeStars, 'star-placed': starPlaced };
