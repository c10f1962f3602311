import { type EuphoriaState, engine } from '@rulewright/euphoria';
import { type Editable, scenario } from '@rulewright/testing';
import { SITES, SPACE_IDS } from '../../packages/euphoria/src/content/board.js';
import { ARTIFACTS, type Artifact, GOODS, type Good } from '../../packages/euphoria/src/content/words.js';

// Positions for the rule tests: cards are moved, never made, so that what the box holds stays the same.

export type Position = Editable<EuphoriaState>;
type Options = Parameters<typeof engine.init>[1];

export const NONE = -1;
const SUPPLY = -1;
export const AVAILABLE = -2;
const WORKERS = 4;

/** A scenario with the given options: three players, no trade and a fixed seed unless told otherwise. */
export const table = (options: Options = {}, seed: string | number = 'table') =>
  scenario(engine, { seed, options: { players: 3, tradeProposalsPerTurn: 0, ...options } });

/**
 * Turn 1 of seat 0: nobody owns goods, cards or recruits, everybody has available workers of values 1 and 2, morale 1 and
 * knowledge 3; the recipe changes what the test is about.
 */
export function position(options: Options = {}, recipe: (state: Position) => void = () => {}) {
  return table(options).edit((state) => {
    begin(state);
    recipe(state);
    note(state);
  });
}

/** Leaves the set-up behind. */
export function begin(state: Position): void {
  const { players } = state.options;
  for (const zone of [state.dealtRecruits, state.draftedRecruits, state.discardedRecruits])
    for (const cards of zone) state.recruitDeck.push(...cards.splice(0));
  state.turn = 1;
  turnOf(state, 0);
  for (let seat = 0; seat < players; seat++) workers(state, seat, 1, 2);
  note(state);
}

/** EUP-TRN.4: what the engine notes at the start of a turn. */
function note(state: Position): void {
  for (let i = 0; i < WORKERS; i++) state.noted[i] = state.place[state.active * WORKERS + i] === AVAILABLE;
}

/** It is the turn of this seat. */
export function turnOf(state: Position, seat: number): void {
  state.active = seat;
  state.agenda = [{ kind: 'next-turn' }, { kind: 'pause' }, { kind: 'turn-main', seat }];
}

/** The player has exactly these workers, all available, numbered from 1. */
export function workers(state: Position, seat: number, ...values: number[]): void {
  for (let i = 0; i < WORKERS; i++) {
    state.place[seat * WORKERS + i] = i < values.length ? AVAILABLE : SUPPLY;
    state.value[seat * WORKERS + i] = values[i] ?? 0;
  }
}

/** The index of an action space. */
export function spaceOf(id: string): number {
  const space = SPACE_IDS.indexOf(id);
  if (space < 0) throw new Error(`no space ${id}`);
  return space;
}

/** The lowest worker of the player's supply stands on a space and shows a value. */
export function stand(state: Position, seat: number, space: string, value: number): void {
  for (let worker = seat * WORKERS; worker < (seat + 1) * WORKERS; worker++)
    if (state.place[worker] === SUPPLY) {
      state.place[worker] = spaceOf(space);
      state.value[worker] = value;
      return;
    }
  throw new Error(`seat ${seat} has no worker left`);
}

/** The player owns so much of these goods. */
export function own(state: Position, seat: number, goods: Partial<Record<Good, number>>): void {
  for (const good of GOODS) state.goods[seat * GOODS.length + GOODS.indexOf(good)] = goods[good] ?? 0;
}
/** What a player owns, without what is none. */
export const goodsOf = (state: EuphoriaState, seat: number): Partial<Record<Good, number>> =>
  Object.fromEntries(
    GOODS.map((good, i) => [good, state.goods[seat * GOODS.length + i]]).filter(([, count]) => count !== 0),
  );

const kindOf = (card: number): Artifact => {
  const kind = ARTIFACTS[engine.content.artifactKind[card] ?? NONE];
  if (kind === undefined) throw new Error(`no card ${card}`);
  return kind;
};
/** The kinds of a player's cards in the order of the hand. */
export const handOf = (state: EuphoriaState, seat: number): Artifact[] => (state.hands[seat] ?? []).map(kindOf);

/** Takes a card of a kind out of the deck. */
function takeCard(state: Position, kind: Artifact): number {
  const place = state.artifactDeck.findIndex((card) => kindOf(card) === kind);
  const [card] = place < 0 ? [] : state.artifactDeck.splice(place, 1);
  if (card === undefined) throw new Error(`no ${kind} in the deck`);
  return card;
}

/** The player holds these cards, and has morale for them. */
export function hand(state: Position, seat: number, ...kinds: Artifact[]): void {
  const cards = state.hands[seat];
  if (cards === undefined) throw new Error(`no seat ${seat}`);
  for (const kind of kinds) cards.push(takeCard(state, kind));
  state.morale[seat] = Math.max(state.morale[seat] ?? 1, cards.length);
}

/** These cards are drawn next, the first one first. */
export function deckTop(state: Position, ...kinds: Artifact[]): void {
  const cards = kinds.map((kind) => takeCard(state, kind));
  state.artifactDeck.push(...cards.reverse());
}

/** Only these cards are left in the deck; the others lie in the discard pile. */
export function shortDeck(state: Position, ...kinds: Artifact[]): void {
  const cards = kinds.map((kind) => takeCard(state, kind));
  state.artifactDiscard.push(...state.artifactDeck.splice(0));
  state.artifactDeck.push(...cards.reverse());
}

/** The index of a recruit. */
export function recruitOf(id: string): number {
  const recruit = engine.content.recruits.findIndex((card) => card.id === id);
  if (recruit < 0) throw new Error(`no recruit ${id}`);
  return recruit;
}
function takeRecruit(state: Position, id: string): number {
  const place = state.recruitDeck.indexOf(recruitOf(id));
  if (place < 0) throw new Error(`${id} is not in the deck`);
  state.recruitDeck.splice(place, 1);
  return recruitOf(id);
}
/** These recruits of the player are active. */
export function recruits(state: Position, seat: number, ...ids: string[]): void {
  for (const id of ids) state.activeRecruits[seat]?.push(takeRecruit(state, id));
}
/** These recruits of the player are hidden. */
export function hidden(state: Position, seat: number, ...ids: string[]): void {
  for (const id of ids) state.hiddenRecruits[seat]?.push(takeRecruit(state, id));
}

type Site = (typeof SITES)[number];

/** This tile lies face down on a site. */
export function tile(state: Position, site: Site, id: string): void {
  const index = engine.content.tiles.findIndex((card) => card.id === id);
  const zones = [...state.unbuiltTiles, state.tilesOut];
  const from = zones.find((cards) => cards.includes(index));
  const there = state.unbuiltTiles[SITES.indexOf(site)];
  const other = there?.[0];
  if (from === undefined || there === undefined || other === undefined) throw new Error(`no tile ${id} for ${site}`);
  from[from.indexOf(index)] = other;
  there[0] = index;
}

/** The market of a site is built, with this tile, and carries stars of these seats. */
export function market(state: Position, site: Site, id: string, ...builders: number[]): void {
  const place = SITES.indexOf(site);
  tile(state, site, id);
  state.builtTiles[place]?.push(...(state.unbuiltTiles[place]?.splice(0) ?? []));
  for (const seat of builders) {
    state.tileStars[place * state.options.players + seat] = 1;
    state.stars[seat] = (state.stars[seat] ?? 0) - 1;
  }
}

/** Stars of a player lie on the star spaces of a territory, by its number. */
export function territoryStars(state: Position, seat: number, territory: number, count: number): void {
  state.territoryStars[territory * state.options.players + seat] = count;
  state.stars[seat] = (state.stars[seat] ?? 0) - count;
}
