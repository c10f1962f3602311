import type { Deck } from '../game/deck.js';
import type { AgendaItem, Secrets, State } from '../game/game.js';
import type { Viewer } from '../game/types.js';
import { digest, shortDigest } from '../ground/digest.js';
import { own } from '../ground/errors.js';
import { placeOfViewer } from '../ground/seats.js';
import { maskNumbers } from './hidden-numbers.js';
import { memoryOf } from './memory.js';
import { isDeck, type Place, type Pool, type Positioned, sees, type ZoneIndex } from './zones.js';

/** A position as one viewer sees it: plain data that can be sent to that viewer. */
export interface View<S = object> {
  readonly viewer: Viewer;
  /**
   * The state without the generator. A negative card is face down; the cards of a zone that the viewer remembers stand
   * face up before the others.
   */
  readonly position: Omit<S, 'rng'>;
  /** The backs by pool: index n − 1 holds the back of the face-down card −n. Only for pools whose backs differ. */
  readonly backs: Readonly<Record<string, readonly (string | number)[]>>;
}

/**
 * A view as a key for maps: the first 32 hex digits of its digest.
 *
 * In a game whose views hold everything a seat has seen it identifies information states; otherwise use
 * `informationState`. Throws `InputError` for anything but plain data.
 */
export const viewKey = (view: View<object>): string => shortDigest(digest(view));

/** The part of a state that a viewer may know. It shares public parts with the state and writes to none of them. */
export function mask(secrets: Secrets, zones: ZoneIndex, state: State, viewer: Viewer): View<State> {
  const { rng: _, ...position } = state;
  const number = placeOfViewer(viewer, state.options.players);
  position.agenda = state.agenda.map((item) => maskItem(secrets, item, viewer));
  position.memory = maskMemory(state, number);
  const backs: Record<string, readonly (string | number)[]> = {};
  for (const pool of zones.pools.of(state.options)) {
    const hide = (place: Place): void => {
      if (!isEmpty(place.cards) && !sees(place.row, place.owner, number))
        zones.replace(position, state, place, hidden(pool, state, place, number));
    };
    zones.visit(pool.name, state, hide, 'secret');
    if (pool.hasBacks) backs[pool.name] = [...pool.backs];
  }
  if (secrets.numbers !== undefined) maskNumbers(secrets, position, number);
  return { viewer, position, backs };
}

/** True for a zone without cards, which hides nothing. */
const isEmpty = (cards: Place['cards']): boolean => (isDeck(cards) ? cards.bags : cards).length === 0;

/** The part of an agenda item that a viewer may know. */
export function maskItem(secrets: Secrets, item: AgendaItem, viewer: Viewer): AgendaItem {
  const { kind, waiting, sealed } = item;
  const known =
    waiting === undefined || sealed === undefined
      ? item
      : { ...item, sealed: sealed.filter((answer) => answer.seat === viewer) };
  const redact = own(secrets.items, kind);
  return redact === undefined ? known : (redact(known, viewer) as AgendaItem);
}

/** The cards of a zone that the viewer may not see: face down, except those that the viewer remembers. */
function hidden(pool: Pool, position: Positioned, place: Place, viewer: number): number[] | Deck {
  const { players } = position.options;
  if (!isDeck(place.cards)) return faceDown(pool, place.cards, memoryOf(position, place)[viewer]);
  const bags = place.cards.bags.map(({ cards, known }) => ({
    cards: faceDown(pool, cards, known[viewer]),
    known: ofViewer(known, viewer, players),
  }));
  return { ...place.cards, bags };
}

function faceDown(pool: Pool, cards: readonly number[], own: readonly number[] = []): number[] {
  const unknown = pool.backs.map(() => 0);
  const count = (card: number, by: number): void => {
    // a card without a kind is a back already: `chanceOutcomes` left it undrawn
    const back = -1 - (pool.down[card] ?? card);
    unknown[back] = (unknown[back] as number) + by;
  };
  for (const card of cards) count(card, 1);
  for (const card of own) count(card, -1);
  const shown = [...own];
  for (let back = 0; back < unknown.length; back++)
    for (let n = unknown[back] as number; n > 0; n--) shown.push(-1 - back);
  return shown;
}

/** A viewer's own knowledge, and for all others only what everybody knows. */
function ofViewer(rows: readonly (readonly number[])[], viewer: number, players: number): number[][] {
  const common = rows[players] ?? [];
  const masked = rows.map((row, seat) => [...(seat === viewer ? row : row.length === 0 ? row : common)]);
  return masked.some((row) => row.length > 0) ? masked : [];
}

function maskMemory({ memory, options: { players } }: Positioned, viewer: number): Record<string, number[][]> {
  const masked: Record<string, number[][]> = {};
  for (const [key, rows] of Object.entries(memory)) {
    const row = ofViewer(rows, viewer, players);
    if (row.length > 0) masked[key] = row;
  }
  return masked;
}
