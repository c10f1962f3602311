import {
  ARTIFACTS,
  type EuphoriaAction,
  type EuphoriaState,
  engine,
  FACTIONS,
  GOODS,
  SITES,
  SPACES,
} from '@rulewright/euphoria';
import { type Editable, scenario } from '@rulewright/testing';

// Positions for the rule tests: everything is moved, never made, so that what the box holds stays the same.

export type EuState = Editable<EuphoriaState>;
export type EuScenario = ReturnType<typeof table>;
type AgendaRecord = EuState['agenda'][number];
type Artifact = (typeof ARTIFACTS)[number];
type Good = (typeof GOODS)[number];
type Site = (typeof SITES)[number];
type Faction = (typeof FACTIONS)[number];
export const NONE = -1;
const SUPPLY = -1;
const AVAILABLE = -2;
const WORKERS = 4;

/** A scenario with the given options: three players, no trade and a fixed seed unless told otherwise. */
export const table = (
  options: Parameters<typeof engine.init>[1] = {},
  seed: string | number = 'table',
  script: Parameters<typeof engine.init>[2] = [],
) => scenario(engine, { seed, options: { players: 3, tradeProposalsPerTurn: 0, ...options }, script });

/**
 * A table in the first turn of a seat, 0 unless told otherwise: nobody has recruits, goods or artifacts, everybody has two
 * available workers of value 1, morale 1 and knowledge 3. The recipe says what is different.
 */
export const position = (
  recipe: (state: EuState) => void,
  options: Parameters<typeof engine.init>[1] = {},
  active = 0,
): EuScenario =>
  table(options).edit((state) => {
    begin(state, active);
    recipe(state);
  });

/** Leaves the set-up behind: all recruits are back in the deck, and the given seat is to take its turn. */
export function begin(state: EuState, active = 0): void {
  const { players } = state.options;
  state.turn = 1;
  state.active = active;
  for (const zone of [
    state.activeRecruits,
    state.hiddenRecruits,
    state.dealtRecruits,
    state.draftedRecruits,
    state.discardedRecruits,
  ])
    for (const cards of zone) state.recruitDeck.push(...cards.splice(0));
  state.morale = state.morale.map(() => 1);
  state.knowledge = state.knowledge.map(() => 3);
  state.place = state.place.map(() => SUPPLY);
  state.value = state.value.map(() => 0);
  state.agenda = [{ kind: 'next-turn' }, { kind: 'pause' }, { kind: 'turn-main', seat: active }];
  for (let seat = 0; seat < players; seat++) available(state, seat, 1, 1);
}

/** Replaces the agenda; the first record is the next to happen, and the next turn follows the last one. */
export function wait(state: EuState, ...records: AgendaRecord[]): void {
  state.agenda = [{ kind: 'next-turn' }, ...[...records].reverse()];
}

/** The player has exactly these available workers; those on the board stay. Call it after the ones on the board. */
export function available(state: EuState, seat: number, ...values: number[]): void {
  for (let i = 0; i < WORKERS; i++) {
    const worker = seat * WORKERS + i;
    if (state.place[worker] === AVAILABLE) {
      state.place[worker] = SUPPLY;
      state.value[worker] = 0;
    }
  }
  for (const value of values) put(state, seat, AVAILABLE, value);
  if (seat === state.active) note(state);
}

/** All available workers of the active player count as noted at the start of the turn. */
function note(state: EuState): void {
  state.noted = state.noted.map((_, i) => state.place[state.active * WORKERS + i] === AVAILABLE);
}

function put(state: EuState, seat: number, place: number, value: number): void {
  const worker = state.place.findIndex((where, i) => Math.floor(i / WORKERS) === seat && where === SUPPLY);
  if (worker < 0) throw new Error(`seat ${seat} has no worker in the supply`);
  state.place[worker] = place;
  state.value[worker] = value;
}

/** The number of a space by its id. */
export function spaceOf(id: string): number {
  const space = SPACES.findIndex((place) => place.id === id);
  if (space < 0) throw new Error(`no space ${id}`);
  return space;
}

/** Puts a worker of the player's supply on a space. The player's available workers are left alone. */
export const stand = (state: EuState, seat: number, space: string, value = 1): void =>
  put(state, seat, spaceOf(space), value);

/** A position in which seat 0 has these workers on the board, numbered from 1, and no other. */
export const sentOut = (
  workers: readonly (readonly [space: string, value: number])[],
  recipe: (state: EuState) => void = () => {},
  options: Parameters<typeof engine.init>[1] = {},
): EuScenario =>
  position((state) => {
    available(state, 0);
    for (const [space, value] of workers) stand(state, 0, space, value);
    recipe(state);
  }, options);

/** A worker of the player stands on a space, and none is available. */
export function away(state: EuState, seat: number, space: string, value: number): void {
  available(state, seat);
  stand(state, seat, space, value);
}

/** Gives a player exactly these goods. */
export function setGoods(state: EuState, seat: number, goods: Partial<Record<Good, number>>): void {
  for (const [i, good] of GOODS.entries()) state.goods[seat * GOODS.length + i] = goods[good] ?? 0;
}

/** What a player owns, without the goods of which there is none. */
export const goodsOf = (state: EuphoriaState, seat: number): Partial<Record<Good, number>> =>
  Object.fromEntries(
    GOODS.map((good, i) => [good, state.goods[seat * GOODS.length + i] ?? 0] as const).filter(([, count]) => count > 0),
  );

export const kindOf = (card: number): Artifact => {
  const kind = ARTIFACTS[engine.content.artifactKind[card] ?? NONE];
  if (kind === undefined) throw new Error(`no artifact ${card}`);
  return kind;
};

/** Takes an artifact of a kind out of the deck. */
function takeArtifact(state: EuState, kind: Artifact): number {
  const at = state.artifactDeck.findIndex((card) => kindOf(card) === kind);
  const [card] = state.artifactDeck.splice(at, at < 0 ? 0 : 1);
  if (card === undefined) throw new Error(`no ${kind} left in the deck`);
  return card;
}

/** Moves artifacts from the deck to a player's hand. */
export function giveArtifacts(state: EuState, seat: number, ...kinds: Artifact[]): void {
  for (const kind of kinds) state.hands[seat]?.push(takeArtifact(state, kind));
}

/** Puts artifacts on top of the deck, the first one uppermost. */
export function stackArtifacts(state: EuState, ...kinds: Artifact[]): void {
  for (const kind of [...kinds].reverse()) state.artifactDeck.push(takeArtifact(state, kind));
}

/** Moves artifacts from the deck to the discard pile. */
export function discardArtifacts(state: EuState, ...kinds: Artifact[]): void {
  for (const kind of kinds) state.artifactDiscard.push(takeArtifact(state, kind));
}

/** The kinds of the artifacts in a hand, in canonical order. */
export const handOf = (state: EuphoriaState, seat: number): Artifact[] => {
  const kinds = (state.hands[seat] ?? []).map(kindOf);
  return ARTIFACTS.flatMap((kind) => kinds.filter((other) => other === kind));
};

/** The number of a recruit by its id. */
export function recruitOf(id: string): number {
  const recruit = engine.content.recruits.findIndex((card) => card.id === id);
  if (recruit < 0) throw new Error(`no recruit ${id}`);
  return recruit;
}

function takeRecruit(state: EuState, id: string): number {
  const recruit = recruitOf(id);
  const at = state.recruitDeck.indexOf(recruit);
  if (at < 0) throw new Error(`${id} is not in the deck`);
  state.recruitDeck.splice(at, 1);
  return recruit;
}

/** Gives a player active recruits from the deck. */
export function activate(state: EuState, seat: number, ...ids: string[]): void {
  for (const id of ids) state.activeRecruits[seat]?.push(takeRecruit(state, id));
}

/** Gives a player hidden recruits from the deck. */
export function hide(state: EuState, seat: number, ...ids: string[]): void {
  for (const id of ids) state.hiddenRecruits[seat]?.push(takeRecruit(state, id));
}

/** Puts recruits on top of the deck, the first one uppermost. */
export function stackRecruits(state: EuState, ...ids: string[]): void {
  for (const id of [...ids].reverse()) state.recruitDeck.push(takeRecruit(state, id));
}

export const factionOf = (faction: Faction): number => FACTIONS.indexOf(faction);
const siteOf = (site: Site): number => SITES.indexOf(site);

/** Lays a tile face down on a site; the tile that lay there goes where this one came from. */
export function layTile(state: EuState, site: Site, tile: string): void {
  const card = engine.content.tiles.findIndex(({ id }) => id === tile);
  if (card < 0) throw new Error(`no tile ${tile}`);
  const there = state.unbuiltTiles[siteOf(site)];
  const from = [...state.unbuiltTiles, state.tilesOut].find((cards) => cards.includes(card));
  const other = there?.[0];
  if (there === undefined || from === undefined || other === undefined)
    throw new Error(`${tile} cannot lie on ${site}`);
  from[from.indexOf(card)] = other;
  there[0] = card;
}

/** Builds a tile on a site, with a star of each of these seats on it. */
export function buildTile(state: EuState, site: Site, tile: string, ...stars: number[]): void {
  layTile(state, site, tile);
  const place = siteOf(site);
  state.builtTiles[place]?.push(...(state.unbuiltTiles[place]?.splice(0) ?? []));
  for (const seat of stars) {
    state.tileStars[place * state.options.players + seat] = 1;
    takeStars(state, seat, 1);
  }
}

function takeStars(state: EuState, seat: number, count: number): void {
  state.stars[seat] = (state.stars[seat] ?? 0) - count;
}

/** Places stars of a player on a territory. */
export function starTerritory(state: EuState, seat: number, faction: Faction, count = 1): void {
  const place = factionOf(faction) * state.options.players + seat;
  state.territoryStars[place] = (state.territoryStars[place] ?? 0) + count;
  takeStars(state, seat, count);
}

export const territoryStars = (state: EuphoriaState, seat: number, faction: Faction): number =>
  state.territoryStars[factionOf(faction) * state.options.players + seat] ?? NONE;
export const tileStars = (state: EuphoriaState, seat: number, site: Site): number =>
  state.tileStars[siteOf(site) * state.options.players + seat] ?? NONE;

/** Gives a player the dilemma with this artifact; who had it, or the deck, gets the player's. */
export function setDilemma(state: EuState, seat: number, artifact: Artifact): void {
  const card = engine.content.dilemmas.findIndex((dilemma) => ARTIFACTS[dilemma.artifact] === artifact);
  const own = state.dilemmas[seat];
  const from = [...state.dilemmas, state.dilemmaDeck].find((cards) => cards.includes(card));
  const other = own?.[0];
  if (own === undefined || from === undefined || other === undefined) throw new Error(`no dilemma for seat ${seat}`);
  from[from.indexOf(card)] = other;
  own[0] = card;
}

/** The values of a player's available workers, ascending. */
export const availableOf = (state: EuphoriaState, seat: number): number[] =>
  state.value.filter((_, i) => Math.floor(i / WORKERS) === seat && state.place[i] === AVAILABLE).sort((a, b) => a - b);

/** Who stands on a space, as `[seat, value]`. */
export const workersOn = (state: EuphoriaState, space: string): (readonly [number, number])[] =>
  state.place.flatMap((place, i) =>
    place === spaceOf(space) ? [[Math.floor(i / WORKERS), state.value[i] ?? 0] as const] : [],
  );

/** The decision that waits. */
export const asked = ({ state }: EuScenario) => state.agenda[state.agenda.length - 1];

export const place = (seat: number, value: number, space: string) => ({ type: 'place', seat, value, space }) as const;
export const retrieve = (seat: number, workers: number[], price = 'free') =>
  ({ type: 'retrieve', seat, workers, price }) as const;
export const join = (seat: number, ...artifacts: Artifact[]) =>
  ({ type: 'resolve-dilemma', seat, side: 'join', artifacts }) as const;
export const pay = (seat: number, ...plan: Extract<EuphoriaAction, { type: 'pay' }>['plan'][number][]) =>
  ({ type: 'pay', seat, plan }) as const;
export const take = (seat: number, ...items: Extract<EuphoriaAction, { type: 'take' }>['items'][number][]) =>
  ({ type: 'take', seat, items }) as const;
export const use = (seat: number, recruit: string) => ({ type: 'use-ability', seat, recruit }) as const;
export const choose = (seat: number, option: string) => ({ type: 'choose', seat, option }) as const;
export const discard = (seat: number, artifact: Artifact) => ({ type: 'discard', seat, artifact }) as const;

/** The spaces on which a player may place now. */
export const spacesFor = (game: EuScenario): string[] => [...new Set(game.legal('place').map(({ space }) => space))];
