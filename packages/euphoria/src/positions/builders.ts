import { at, InputError, type Seat } from '@rulewright/core';
import { type Deck, remove } from '@rulewright/core/author';
import { entryAt, mustBeList, placeOfId, type ZoneAt } from '@rulewright/core/positions';
import type { Choice, Task } from '../agenda.js';
import { basePack } from '../content/base.js';
import { SITES, type Site, SPACES } from '../content/board.js';
import {
  ARTIFACTS,
  type Artifact,
  AVAILABLE,
  FACTIONS,
  type Faction,
  GOODS,
  type Good,
  SUPPLY,
  WORKERS,
} from '../content/words.js';
import { TIER_4 } from '../numbers.js';
import { isRevealed } from '../rules/allegiance.js';
import type { DilemmaSide, State, Worker } from '../state.js';
import { note, turn, wait } from './moments.js';
import { contentOf, countStars, known, mover, setPlayer } from './written.js';

// Builders of positions for tests and puzzles: each changes a state that may be written to, a clone of one or what
// `scenario(…).edit(…)` hands out; `load` says whether the result is a position. Cards, stars and workers are moved and
// never made, so that what the box holds stays the same. Seats count from 0, workers of a seat from 1. What the position
// has not got is an `InputError`.

export type { ZoneAt } from '@rulewright/core/positions';
export type { Site } from '../content/board.js';
export { end, turn, wait } from './moments.js';
export { gather, type PlayerChanges, type SharedChanges, setPlayer, setShared } from './written.js';

/** A position that may be changed. */
export interface EditablePosition extends State {}

/** The number of an action space by its id. */
export const spaceOf = (id: string): number => placeOfId(SPACES, id);
/** The number of a recruit of the base pack by its id. */
export const recruitOf = (id: string): number => placeOfId(basePack.recruits, id);
/** The number of a market tile of the base pack by its id. */
export const tileOf = (id: string): number => placeOfId(basePack.tiles, id);
/** The number of a construction site by its id. */
export const siteOf = (site: Site): number => SITES.indexOf(site);
/** The number of a faction, and of its territory, by its id. */
export const factionOf = (faction: Faction): number => FACTIONS.indexOf(faction);

/** Takes a card out of the lowest bag that holds it, with what is remembered of it there; false when the deck has none. */
function takeFrom(deck: Deck, card: number): boolean {
  const bag = deck.bags.find(({ cards }) => remove(cards, card));
  for (const row of bag?.known ?? []) remove(row, card);
  if (bag?.known.every((row) => row.length === 0)) bag.known = [];
  deck.bags = deck.bags.filter(({ cards }) => cards.length > 0);
  return bag !== undefined;
}

/** Puts a card among those of the lowest bag. */
function putInto({ bags }: Deck, card: number): void {
  if (bags.length === 0) bags.push({ cards: [], known: [] });
  const { cards } = at(bags, 0);
  cards.push(card);
  cards.sort((a, b) => a - b);
}

/**
 * Puts the position after the set-up: the first turn, of seat 0, with all recruits back in the deck. Everybody has
 * morale 1, knowledge 3 and two available workers of value 1. Memory of hands and piles is cleared. The given items
 * wait; without any, seat 0 is asked for its action.
 */
export function begin(state: EditablePosition, ...items: (Task | Choice)[]): void {
  const { players } = state.options;
  for (const zone of [
    state.activeRecruits,
    state.hiddenRecruits,
    state.dealtRecruits,
    state.draftedRecruits,
    state.discardedRecruits,
  ])
    for (const cards of zone) for (const card of cards.splice(0)) putInto(state.recruitDeck, card);
  state.memory = {};
  state.morale = state.morale.map(() => 1);
  state.knowledge = state.knowledge.map(() => 3);
  state.place = state.place.map(() => SUPPLY);
  state.value = state.value.map(() => 0);
  turn(state, 0);
  for (let seat = 0; seat < players; seat++) available(state, seat, 1, 1);
  if (items.length > 0) wait(state, ...items);
}

/** Sets the available workers of a player; those on the board stay. Put workers on the board first. */
export function available(state: EditablePosition, seat: Seat, ...values: number[]): void {
  for (let worker = seat * WORKERS; worker < (seat + 1) * WORKERS; worker++)
    if (state.place[worker] === AVAILABLE) {
      state.place[worker] = SUPPLY;
      state.value[worker] = 0;
    }
  for (const value of values) placeWorker(state, seat, AVAILABLE, value);
  if (seat === state.active) note(state);
}

/** Puts the lowest worker of the player's supply on a space, with this value, 1 when not given. */
export const stand = (state: EditablePosition, seat: Seat, space: string, value = 1): void =>
  placeWorker(state, seat, spaceOf(space), value);

function placeWorker(state: EditablePosition, seat: Seat, place: number, value: number): void {
  entryAt(state.hands, seat); // somebody sits there
  const first: Worker = seat * WORKERS;
  const worker = state.place.indexOf(SUPPLY, first);
  if (worker < 0 || worker >= first + WORKERS) throw new InputError(`seat ${seat} has no worker in the supply`);
  state.place[worker] = place;
  state.value[worker] = value;
}

/** The morale by seat; seats that are not named keep theirs. */
export function setMorale(state: EditablePosition, ...cells: number[]): void {
  for (const [seat, morale] of cells.entries()) setPlayer(state, seat, { morale });
}

/** The knowledge by seat; seats that are not named keep theirs. */
export function setKnowledge(state: EditablePosition, ...cells: number[]): void {
  for (const [seat, knowledge] of cells.entries()) setPlayer(state, seat, { knowledge });
}

/** Gives a player exactly these goods. */
export function setGoods(state: EditablePosition, seat: Seat, goods: Partial<Record<Good, number>>): void {
  entryAt(state.hands, seat); // somebody sits there
  for (const [i, good] of GOODS.entries()) state.goods[seat * GOODS.length + i] = goods[good] ?? 0;
}

/** Takes an artifact of a kind out of the deck. */
function takeArtifact({ artifactDeck }: EditablePosition, kind: Artifact): number {
  const card = ARTIFACTS.indexOf(kind);
  if (!takeFrom(artifactDeck, card)) throw new InputError(`no ${kind} left in the deck`);
  return card;
}

/** Moves artifacts from the deck to a player's hand; the morale stays as it is. */
export function give(state: EditablePosition, seat: Seat, ...kinds: Artifact[]): void {
  for (const kind of kinds) entryAt(state.hands, seat).push(takeArtifact(state, kind));
}

/** Moves artifacts from the deck to a player's hand; the morale rises to what the hand needs. */
export function hand(state: EditablePosition, seat: Seat, ...kinds: Artifact[]): void {
  give(state, seat, ...kinds);
  state.morale[seat] = Math.max(entryAt(state.morale, seat), entryAt(state.hands, seat).length);
}

/** Moves artifacts from the deck to the discard pile. */
export function discard(state: EditablePosition, ...kinds: Artifact[]): void {
  for (const kind of kinds) state.artifactDiscard.push(takeArtifact(state, kind));
}

/** Moves all artifacts of the deck but that many of these kinds to the discard pile; the first of them is drawn next. */
export function leave(state: EditablePosition, ...kinds: Artifact[]): void {
  const cards = kinds.map((kind) => takeArtifact(state, kind));
  state.artifactDiscard.push(...state.artifactDeck.bags.flatMap((bag) => bag.cards));
  state.artifactDeck.bags = cards.reverse().map((card) => ({ cards: [card], known: [] }));
}

/**
 * Lays known cards on a deck, the first id on top: artifacts, recruits or market tiles. The next completion turns up
 * the top tile. Artifacts and recruits come from further down; a tile that is out of play is exchanged for one that is
 * not.
 */
export function stack(
  state: EditablePosition,
  deck: 'artifactDeck' | 'recruitDeck' | 'unbuiltTiles',
  ids: readonly string[],
): void {
  mustBeList(ids);
  const cards = ids.map((id) => takeNamed(state, deck, id));
  state[deck].bags.push(...cards.reverse().map((card) => ({ cards: [card], known: [] })));
}

function takeNamed(state: EditablePosition, deck: 'artifactDeck' | 'recruitDeck' | 'unbuiltTiles', id: string): number {
  if (deck === 'recruitDeck') return takeRecruit(state, id);
  if (deck === 'unbuiltTiles') return takeTile(state, id);
  const kinds = ARTIFACTS.map((artifact) => ({ id: artifact }));
  return takeArtifact(state, at(ARTIFACTS, placeOfId(kinds, id)));
}

function takeRecruit(state: EditablePosition, id: string): number {
  const { recruitDeck } = state;
  const card = placeOfId(contentOf(state).recruits, id);
  if (!takeFrom(recruitDeck, card)) throw new InputError(`${id} is not in the deck`);
  return card;
}

/** Gives a player active recruits from the deck. */
export function activate(state: EditablePosition, seat: Seat, ...ids: string[]): void {
  for (const id of ids) entryAt(state.activeRecruits, seat).push(takeRecruit(state, id));
}

/** Gives a player hidden recruits from the deck. */
export function hide(state: EditablePosition, seat: Seat, ...ids: string[]): void {
  for (const id of ids) entryAt(state.hiddenRecruits, seat).push(takeRecruit(state, id));
}

/** Takes a tile out of those that are not built; one that is out of play changes places with the lowest of them. */
function takeTile(state: EditablePosition, id: string): number {
  const { unbuiltTiles, tilesOut } = state;
  const card = placeOfId(contentOf(state).tiles, id);
  if (takeFrom(unbuiltTiles, card)) return card;
  const other = unbuiltTiles.bags[0]?.cards[0];
  if (other === undefined || !takeFrom(tilesOut, card)) throw new InputError(`${id} cannot come into play`);
  takeFrom(unbuiltTiles, other);
  putInto(tilesOut, other);
  return card;
}

/** Builds the market of a site with this tile; a star of each of these seats lies on it. */
export function market(state: EditablePosition, site: Site, tile: string, ...stars: Seat[]): void {
  const place = siteOf(site);
  at(state.builtTiles, place).push(takeTile(state, tile));
  for (const seat of stars) {
    state.tileStars[place * state.options.players + seat] = 1;
    state.stars[seat] = entryAt(state.stars, seat) - 1;
  }
}

/** Places stars of a player on a territory, one unless told otherwise. */
export function star(state: EditablePosition, seat: Seat, faction: Faction, count = 1): void {
  const place = factionOf(faction) * state.options.players + seat;
  state.territoryStars[place] = at(state.territoryStars, place) + count;
  state.stars[seat] = entryAt(state.stars, seat) - count;
}

/** Gives a player the dilemma with this artifact; who had it, or the deck, gets the player's. */
export function setDilemma(state: EditablePosition, seat: Seat, artifact: Artifact): void {
  const card = contentOf(state).dilemmas.findIndex((dilemma) => dilemma.artifact === ARTIFACTS.indexOf(artifact));
  const own = entryAt(state.dilemmas, seat);
  const other = at(own, 0);
  if (other === card) return;
  const holder = state.dilemmas.find((cards) => cards.includes(card));
  if (holder !== undefined) holder[0] = other;
  else if (takeFrom(state.dilemmaDeck, card)) putInto(state.dilemmaDeck, other);
  else throw new InputError(`the dilemma of ${artifact} is resolved`);
  own[0] = card;
}

/**
 * Moves cards, wherever they lie, to the end of a hand or a pile: `put(state, ['hands.*', 0], ['book'])`.
 * `from` says where they are taken from.
 */
export function put(state: EditablePosition, zone: ZoneAt, ids: readonly string[], from?: readonly ZoneAt[]): void {
  mover.put(state, zone, ids, from);
}

/**
 * Moves the marker of a faction to a cell, with the effects. From cell 8 on its hidden recruits are active (EUP-ALL.5),
 * on cell 11 its active recruits carry stars (EUP-ALL.6).
 */
export function setAllegiance(state: EditablePosition, faction: Faction, cell: number): void {
  const number = factionOf(faction);
  state.allegiance[number] = cell;
  const { content } = known.of(state);
  const isOf = (recruit: number) => content.recruits[recruit]?.faction === number;
  for (const [seat, hidden] of state.hiddenRecruits.entries())
    if (isRevealed({ state, content }, number))
      for (const recruit of hidden.filter(isOf)) {
        remove(hidden, recruit);
        entryAt(state.activeRecruits, seat).push(recruit);
      }
  const active = state.activeRecruits.flat().filter(isOf);
  state.recruitStars = state.recruitStars.filter((recruit) => !isOf(recruit));
  if (cell === TIER_4) state.recruitStars.push(...active.sort((a, b) => a - b));
  for (let seat = 0; seat < state.options.players; seat++) countStars(state, seat);
}

/** Resolves a player's dilemma (EUP-DIL.1): joined, it carries a star. */
export function resolve(state: EditablePosition, seat: Seat, side: DilemmaSide): void {
  const [card] = entryAt(state.dilemmas, seat);
  if (card === undefined) throw new InputError(`the dilemma of seat ${seat} is resolved`);
  state.resolvedDilemmas[seat] = entryAt(state.dilemmas, seat).splice(0);
  state.dilemmaSides[seat] = side;
  countStars(state, seat);
}
