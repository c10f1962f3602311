import { at, deckSize, type Issue, NONE, seatsFrom } from '@rulewright/core';
import { SITES, SPACES, spaceAt, visitSpace } from './content/board.js';
import { FACTIONS, GOODS, GROUND_FACTIONS } from './content/words.js';
import { recordsFit } from './invariants-of-agenda.js';
import { nobodyHangsInTheAir, setUpFits, whatGoesOnFits } from './invariants-of-moments.js';
import { REVEALING_CELL, TIER_3, TIER_4, TUNNEL_END } from './rules/allegiance.js';
import { workersNeeded } from './rules/construction.js';
import { STARS } from './stars.js';
import { type EuphoriaTable, SUPPLY, WORKERS } from './state.js';
import { ownedWorkers, workersOnSite } from './workers.js';

// Section 8 of the specification, in its order. The conservation of cards is core's.

const seats = ({ state }: EuphoriaTable) => seatsFrom(0, state.options.players);
const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);
const within = (list: readonly number[], least: number, most: number) => list.every((n) => n >= least && n <= most);
const isSeat = ({ state }: EuphoriaTable, seat: number) => seat < state.options.players;
const kinds = ({ state }: EuphoriaTable): readonly string[] => state.agenda.map(({ kind }) => kind);
const isSettingUp = (table: EuphoriaTable) => table.state.turn === 0;

/** Every list has its length, every number is one of its kind. */
function isWellFormed(table: EuphoriaTable): boolean {
  const { state, content } = table;
  const n = state.options.players;
  const lists: readonly (readonly [readonly unknown[], number])[] = [
    [state.lostWorker, n],
    [state.goods, n * GOODS.length],
    [state.place, n * WORKERS],
    [state.value, n * WORKERS],
    [state.stars, n],
    [state.territoryStars, n * FACTIONS.length],
    [state.tileStars, n * SITES.length],
    [state.dilemmaSides, n],
    [state.morale, n],
    [state.knowledge, n],
    [state.allegiance, FACTIONS.length],
    [state.miners, GROUND_FACTIONS],
    [state.builtTiles, SITES.length],
    ...[
      state.hands,
      state.namedArtifacts,
      state.pickedArtifacts,
      state.activeRecruits,
      state.hiddenRecruits,
      state.dealtRecruits,
      state.draftedRecruits,
      state.passedRecruits,
      state.discardedRecruits,
      state.dilemmas,
      state.resolvedDilemmas,
      state.dealtTiles,
    ].map((list) => [list, n] as const),
  ];
  return (
    lists.every(([list, length]) => list.length === length) &&
    isSeat(table, state.active) &&
    within(state.place, -3, SPACES.length - 1) &&
    within(state.usedAbilities, 0, content.abilities.length - 1) &&
    state.groupValue <= 6
  );
}

/** I4, I14: everybody has a worker, and a value says that it is in play. */
function workersFit(table: EuphoriaTable): boolean {
  const { place, value } = table.state;
  const areShown = place.every((where, worker) =>
    where === SUPPLY ? value[worker] === 0 : at(value, worker) >= 1 && at(value, worker) <= 6,
  );
  return areShown && (isBeforeDice(table) || seats(table).every((seat) => ownedWorkers(table, seat) >= 1));
}
const isBeforeDice = (table: EuphoriaTable) => kinds(table).includes('starting-dice');

/** I5: every star is somewhere; only at the end somebody has none left. */
function starsAddUp(table: EuphoriaTable): boolean {
  const { state } = table;
  const { players } = state.options;
  const ofSeat = (list: readonly number[], seat: number) => total(list.filter((_, place) => place % players === seat));
  return seats(table).every((seat) => {
    const left = at(state.stars, seat);
    const onRecruits = at(state.activeRecruits, seat).filter((recruit) => state.recruitStars.includes(recruit)).length;
    const onDilemma = state.dilemmaSides[seat] === 'join' && !isJoining(table, seat) ? 1 : 0;
    const placed = ofSeat(state.territoryStars, seat) + ofSeat(state.tileStars, seat) + onRecruits + onDilemma;
    return left + placed === STARS && (left > 0 || state.end !== null);
  });
}
/** The star of a dilemma that was just joined is still to be placed. */
const isJoining = ({ state }: EuphoriaTable, seat: number): boolean =>
  state.agenda.some(
    (record) => record.kind === 'stars' && record.stars.some((star) => star.seat === seat && star.on === 'dilemma'),
  );

/** I6 */
function starsLieWhereTheyMay({ state, content }: EuphoriaTable): boolean {
  const { players } = state.options;
  const { territoryStars, tileStars, recruitStars, activeRecruits, allegiance, builtTiles } = state;
  const areRoomy = FACTIONS.every(
    (_, faction) => total(territoryStars.slice(faction * players, (faction + 1) * players)) <= players,
  );
  const areOnTiles = tileStars.every(
    (stars, place) => stars === 0 || (stars === 1 && at(builtTiles, Math.floor(place / players)).length === 1),
  );
  const areOnRecruits = recruitStars.every((recruit, i) => {
    const faction = content.recruits[recruit]?.faction;
    const isComplete = faction !== undefined && allegiance[faction] === TIER_4;
    return isComplete && recruitStars.indexOf(recruit) === i && activeRecruits.some((own) => own.includes(recruit));
  });
  return areRoomy && areOnTiles && areOnRecruits;
}

/** I7: the tracks have ends; before a track draft the tokens stand beside them. */
function tracksFit(table: EuphoriaTable): boolean {
  const { morale, knowledge, allegiance, miners, options } = table.state;
  const least = options.trackDraft && isSettingUp(table) ? 0 : 1;
  return (
    within(morale, least, 6) &&
    within(knowledge, least, 6) &&
    within(allegiance, 0, TIER_4) &&
    within(miners, 0, TUNNEL_END)
  );
}

/** I8: a hand is too large only while its owner is about to cut it down. */
function handsFit(table: EuphoriaTable): Issue[] {
  const { state } = table;
  if (state.end !== null || isSettingUp(table)) return [];
  const isWaiting = (seat: number) =>
    state.agenda.some((record) => LIMITING.includes(record.kind) && 'seat' in record && record.seat === seat);
  return seats(table).flatMap((seat) => {
    const [held, morale] = [at(state.hands, seat).length, at(state.morale, seat)];
    if (held <= morale || isWaiting(seat)) return [];
    return [{ path: `hands.${seat}`, message: `expected ${morale} cards or fewer, the morale, found ${held}` }];
  });
}
const LIMITING: readonly string[] = ['hand-limit', 'draw', 'draw-cards', 'draw-react', 'trade-execution'];

/** I9: at most one worker on all spaces but the areas. */
function spacesFit(table: EuphoriaTable): boolean {
  const { state } = table;
  const { place, builtTiles, options } = state;
  const count = (space: number) => place.filter((where) => where === space).length;
  const areSingle = SPACES.every(({ kind }, space) => kind === 'commodity-area' || count(space) <= 1);
  const isCompleting = kinds(table).includes('completion');
  const sitesFit = SITES.every((_, site) => {
    const isBuilt = at(builtTiles, site).length > 0;
    const workers = workersOnSite(table, site);
    if (isBuilt) return workers === 0;
    const areTooFew = workers < workersNeeded(options.players) || isCompleting;
    return areTooFew && count(visitSpace(site)) === 0;
  });
  return areSingle && sitesFit;
}

/** I10, I11, I12 */
function factionsFit({ state, content }: EuphoriaTable): boolean {
  const { allegiance, miners, recruitStars, end } = state;
  const isRevealed = (faction: number) => at(allegiance, faction) >= TIER_3 || (miners[faction] ?? 0) >= REVEALING_CELL;
  const factionOf = (recruit: number) => content.recruits[recruit]?.faction ?? NONE;
  const areHidden = state.hiddenRecruits.flat().every((recruit) => !isRevealed(factionOf(recruit)));
  const isStarDue = state.agenda.some(({ kind }) => kind === 'stars');
  const haveStars = state.activeRecruits
    .flat()
    .every((recruit) => allegiance[factionOf(recruit)] !== TIER_4 || recruitStars.includes(recruit));
  const areOpen = state.place.every((space) => {
    const { kind, faction } = space < 0 ? { kind: 'none', faction: NONE } : spaceAt(space);
    return kind !== 'tunnel-end' || at(miners, faction) === TUNNEL_END;
  });
  return areHidden && (haveStars || isStarDue || end !== null) && areOpen;
}

/** I3, and one dilemma a player. */
function cardsLieWhereTheyMay(table: EuphoriaTable): boolean {
  const { state } = table;
  const isPicking = kinds(table).includes('setup-pick-market');
  const areSingle = state.builtTiles.every((tiles) => tiles.length <= 1);
  const haveTiles = deckSize(state.unbuiltTiles) + state.builtTiles.flat().length === (isPicking ? 0 : SITES.length);
  const haveDilemmas = seats(table).every((seat) => {
    const isOpen = state.dilemmaSides[seat] === '';
    return (
      at(state.dilemmas, seat).length === (isOpen ? 1 : 0) &&
      at(state.resolvedDilemmas, seat).length === (isOpen ? 0 : 1)
    );
  });
  const isChoosing = isSettingUp(table) || kinds(table).includes('dilemma-keep-recruit');
  const areChosen = isChoosing || state.dealtRecruits.every((cards) => cards.length === 0);
  const isTrading = kinds(table).includes('trade-execution');
  const areHandedOver =
    isTrading || [...state.namedArtifacts, ...state.pickedArtifacts].every((cards) => cards.length === 0);
  return areSingle && haveTiles && haveDilemmas && areChosen && areHandedOver;
}

/** I16 */
const turnFits = ({ state }: EuphoriaTable): boolean =>
  state.placed <= 9 && state.proposals <= state.options.tradeProposalsPerTurn && state.freshRecruits.length <= 48;

const PLACING: readonly string[] = ['put-down', 'payment', 'benefit', 'after-benefit', 'completion', 'extra-placement'];

/** What goes on has begun, and a turn follows until the end. */
function agendaFits(table: EuphoriaTable): boolean {
  const { state } = table;
  const { agenda, placement, retrieval, roll, end } = state;
  const waiting = kinds(table);
  const isPlacing = waiting.some((kind) => PLACING.includes(kind)) || waiting.includes('place-extra');
  if (end !== null || agenda.length === 0) return end !== null && agenda.length === 0;
  return (
    agenda[0]?.kind === 'next-turn' &&
    (placement.seat !== NONE) === isPlacing &&
    (retrieval.seat !== NONE) === waiting.includes('retrieval-over') &&
    (roll.seat !== NONE) === waiting.includes('roll-over')
  );
}

export const invariants: Readonly<Record<string, (table: EuphoriaTable) => boolean | readonly Issue[]>> = {
  'every list fits the table': isWellFormed,
  'workers are in play with a value': workersFit,
  'workers off the board are about to be rolled': nobodyHangsInTheAir,
  'the cards of the set-up are dealt': setUpFits,
  'the stars add up': starsAddUp,
  'stars lie where they may': starsLieWhereTheyMay,
  'the tracks have ends': tracksFit,
  'hands keep to their limit': handsFit,
  'spaces hold one worker': spacesFit,
  'factions are revealed and starred in time': factionsFit,
  'tiles, dilemmas and recruits lie where they may': cardsLieWhereTheyMay,
  'a turn is bounded': turnFits,
  'what goes on fits the table': whatGoesOnFits,
  'what is asked fits the moment': agendaFits,
  'records name what is at the table': recordsFit,
};
