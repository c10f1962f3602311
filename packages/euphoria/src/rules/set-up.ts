import { at, NONE, nextSeat, type Seat, seatsFrom } from '@rulewright/core';
import { type ActionOf, deckSize, type ZoneNameOf } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { SITES } from '../content/board.js';
import { AVAILABLE, TRACKS } from '../content/words.js';
import { face, id } from '../fields.js';
import { action, type Euphoria, type EuphoriaContext, type EuphoriaTurn, refuse } from '../state.js';
import { firstWorker } from '../workers.js';

// Steps of the set-up between its decisions (EUP-SET, EUP-VAR).

/** Passes the remaining cards to the left; after the last pick, everybody gets the picked cards (EUP-VAR.1). */
export function passRecruits(turn: EuphoriaTurn): void {
  const { emit } = turn;
  const { dealtRecruits, draftedRecruits, passedRecruits, options } = turn.state;
  const seats = seatsFrom(0, options.players);
  if (at(dealtRecruits, 0).length === 0) {
    for (const seat of seats)
      moveAll(turn, at(draftedRecruits, seat), ['draftedRecruits.*', seat], ['dealtRecruits.*', seat]);
    return;
  }
  emit?.({ type: 'recruits-passed', rule: 'EUP-VAR.1', cards: at(dealtRecruits, 0).length });
  // all hands are passed at once: the player who passes one knows what lies in it now, but not in which order it was held
  for (const seat of seats) {
    const hand = [...at(dealtRecruits, seat)].sort((one, other) => one - other);
    moveAll(turn, hand, ['dealtRecruits.*', seat], ['passedRecruits.*', seat]);
  }
  for (const seat of seats) {
    const left = nextSeat(seat, options.players);
    moveAll(turn, at(passedRecruits, seat), ['passedRecruits.*', seat], ['dealtRecruits.*', left]);
  }
}

type Zone = ZoneNameOf<Euphoria>;
function moveAll({ cards }: EuphoriaTurn, list: readonly number[], from: Zone, to: Zone): void {
  for (const card of [...list]) cards.move(card, from, to);
}

/** EUP-VAR.3: unseen tiles are added to the chosen ones; which lies on which site is open until it is turned up. */
export function shareTiles({ state, cards, emit }: EuphoriaTurn): void {
  emit?.({ type: 'tiles-shuffled', rule: 'EUP-VAR.3', unseen: SITES.length - deckSize(state.unbuiltTiles) });
  for (let n = deckSize(state.unbuiltTiles); n < SITES.length; n++) cards.draw(['tilesOut'], ['unbuiltTiles']);
  cards.shuffle(['unbuiltTiles']);
}

const STARTING_WORKERS = 2;

/** EUP-SET.12 to EUP-SET.14: everybody rolls two workers; the highest sum plays first. */
export function startingDice({ state, random, emit }: EuphoriaTurn): void {
  const { players, eldestSeat } = state.options;
  const sums: number[] = [];
  for (const seat of seatsFrom(0, players)) {
    const faces = Array.from({ length: STARTING_WORKERS }, () => random.die(6, 'starting-dice', seat));
    for (const [i, face] of faces.entries()) {
      state.place[firstWorker(seat) + i] = AVAILABLE;
      state.value[firstWorker(seat) + i] = face;
    }
    const sum = faces.reduce((total, face) => total + face, 0);
    sums.push(sum);
    emit?.({ type: 'starting-dice-rolled', rule: 'EUP-SET.13', seat, faces, sum });
  }
  const highest = Math.max(...sums);
  const tied = seatsFrom(eldestSeat, players).filter((seat) => sums[seat] === highest);
  state.active = at(tied, 0);
  emit?.({ type: 'first-player-chosen', rule: 'EUP-SET.14', seat: state.active, sum: highest, tied });
}

/** A tile among those that were dealt to the player, or NONE. */
const tileHeld = ({ state, content }: EuphoriaContext, seat: Seat, tile: string): number =>
  at(state.dealtTiles, seat).find((card) => content.tiles[card]?.id === tile) ?? NONE;

/** EUP-VAR.3: the tile that comes into the game. */
export interface PickMarket extends ActionOf<typeof pickMarket> {}
export const pickMarket = action('pick-market', {
  rule: 'EUP-VAR.3',
  during: ['setup-pick-market'],
  fields: { tile: id },
  candidates({ state, content }, seat, offer) {
    for (const card of at(state.dealtTiles, seat))
      offer({ type: 'pick-market', seat, tile: at(content.tiles, card).id });
  },
  check: (context, { seat, tile }) =>
    tileHeld(context, seat, tile) === NONE ? refuse('EUP-VAR.3', 'no-such-tile', { tile }) : undefined,
  perform(turn, { seat, tile }) {
    turn.cards.move(tileHeld(turn, seat, tile), ['dealtTiles.*', seat], ['unbuiltTiles']);
    turn.emit?.({ type: 'market-picked', rule: 'EUP-VAR.3', seat, tile }, { tile: [seat] });
  },
});

const LAST_CELL = 6;

/** EUP-VAR.4: a token on a free cell. */
export interface PlaceToken extends ActionOf<typeof placeToken> {}
export const placeToken = action('place-token', {
  rule: 'EUP-VAR.4',
  during: ['setup-place-track-token'],
  fields: { track: z.enum(TRACKS), cell: face },
  candidates(_, seat, offer) {
    for (const track of TRACKS)
      for (let cell = 1; cell <= LAST_CELL; cell++) offer({ type: 'place-token', seat, track, cell });
  },
  check({ state }, { seat, track, cell }) {
    if (at(state[track], seat) !== 0) return refuse('EUP-VAR.4', 'token-placed');
    return state[track].includes(cell) ? refuse('EUP-VAR.4', 'cell-taken', { cell }) : undefined;
  },
  perform({ state, emit }, { seat, track, cell }) {
    state[track][seat] = cell;
    emit?.({ type: 'track-token-placed', rule: 'EUP-VAR.4', seat, track, cell });
  },
});

/** A recruit among those that were dealt to the player, or NONE. */
export const recruitDealt = ({ state, content }: EuphoriaContext, seat: Seat, recruit: string): number =>
  at(state.dealtRecruits, seat).find((card) => content.recruits[card]?.id === recruit) ?? NONE;

/** EUP-VAR.1: a recruit of the hand that goes round. */
export interface DraftRecruit extends ActionOf<typeof draftRecruit> {}
export const draftRecruit = action('draft-recruit', {
  rule: 'EUP-VAR.1',
  during: ['setup-draft-recruit'],
  fields: { recruit: id },
  candidates({ state, content }, seat, offer) {
    for (const card of at(state.dealtRecruits, seat))
      offer({ type: 'draft-recruit', seat, recruit: at(content.recruits, card).id });
  },
  check: (context, { seat, recruit }) =>
    recruitDealt(context, seat, recruit) === NONE ? refuse('EUP-VAR.1', 'no-such-recruit', { recruit }) : undefined,
  perform(turn, { seat, recruit }) {
    turn.cards.move(recruitDealt(turn, seat, recruit), ['dealtRecruits.*', seat], ['draftedRecruits.*', seat]);
    turn.emit?.({ type: 'recruit-drafted', rule: 'EUP-VAR.1', seat, recruit }, { recruit: [seat] });
  },
});

/** EUP-SET.9, EUP-SET.10: keeps two recruits, one active and one hidden. */
export interface KeepRecruits extends ActionOf<typeof keepRecruits> {}
export const keepRecruits = action('keep-recruits', {
  rule: 'EUP-SET.9',
  during: ['setup-keep-recruits'],
  fields: { active: id, hidden: id },
  candidates({ state, content }, seat, offer) {
    const dealt = at(state.dealtRecruits, seat);
    for (const one of dealt)
      for (const other of dealt)
        if (one !== other)
          offer({
            type: 'keep-recruits',
            seat,
            active: at(content.recruits, one).id,
            hidden: at(content.recruits, other).id,
          });
  },
  check(context, { seat, active, hidden }) {
    for (const recruit of [active, hidden])
      if (recruitDealt(context, seat, recruit) === NONE) return refuse('EUP-SET.9', 'no-such-recruit', { recruit });
    return active === hidden ? refuse('EUP-SET.10', 'same-recruit') : undefined;
  },
  perform(turn, { seat, active, hidden }) {
    const { state, cards } = turn;
    const [faceUp, faceDown] = [recruitDealt(turn, seat, active), recruitDealt(turn, seat, hidden)];
    cards.move(faceUp, ['dealtRecruits.*', seat], ['activeRecruits.*', seat]);
    cards.move(faceDown, ['dealtRecruits.*', seat], ['hiddenRecruits.*', seat]);
    moveAll(turn, at(state.dealtRecruits, seat), ['dealtRecruits.*', seat], ['discardedRecruits.*', seat]);
    turn.emit?.({ type: 'recruits-kept', rule: 'EUP-SET.10', seat, active, hidden }, { hidden: [seat] });
  },
});

export const tasks = { 'starting-dice': startingDice };
