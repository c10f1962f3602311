import { NONE, type Seat } from '@rulewright/core';
import { type CardMover, cardMover, entryAt, knownEngines, placeOfId, type Written } from '@rulewright/core/positions';
import { SITES, SPACES } from '../content/board.js';
import type { Content } from '../content/schema.js';
import { AVAILABLE, FACTIONS, GOODS, OFF, SUPPLY } from '../content/words.js';
import { engine } from '../index.js';
import { STARS } from '../numbers.js';
import type { EuphoriaPlayer, EuphoriaShared, WorkerName, WorkerState } from '../reading.js';
import { noPlacement } from '../rules/placing.js';
import { noRetrieval } from '../rules/retrieving.js';
import { noRoll } from '../rules/rolling.js';
import type { Placement, Retrieval, Roll, State, Worker } from '../state.js';
import { firstWorker } from '../workers.js';

// Writers of positions, which accept the reading models of `ask().player` and `ask().shared`.

/** The engines whose positions are built: that of the base pack, and those given to `words`. */
export const known = knownEngines(engine);
/** The content of a position. */
export const contentOf = (state: object): Content => known.of(state).content;
export const mover: CardMover = cardMover(known.of);

/** Changes to a player, in the form of `ask().player`. The stars left follow from the placed ones. */
export type PlayerChanges = Omit<Written<EuphoriaPlayer>, 'seat' | 'stars'>;
/** Changes to the shared things, in the form of `ask().shared`. */
export type SharedChanges = Written<EuphoriaShared>;

/** Recounts the stars of a player that are not placed (EUP-SET.1). */
export function countStars(state: State, seat: Seat): void {
  const { players } = state.options;
  const sum = (list: readonly number[]) => list.reduce((all, n, place) => all + (place % players === seat ? n : 0), 0);
  const onRecruits = entryAt(state.activeRecruits, seat).filter((recruit) =>
    state.recruitStars.includes(recruit),
  ).length;
  const joining = state.agenda.some(
    (item) => item.kind === 'stars' && item.stars.some((star) => star.seat === seat && star.on === 'dilemma'),
  );
  const onDilemma = state.dilemmaSides[seat] === 'join' && !joining ? 1 : 0;
  state.stars[seat] = STARS - sum(state.territoryStars) - sum(state.tileStars) - onRecruits - onDilemma;
}

const CARDS = {
  artifacts: 'hands.*',
  namedArtifacts: 'namedArtifacts.*',
  pickedArtifacts: 'pickedArtifacts.*',
  activeRecruits: 'activeRecruits.*',
  hiddenRecruits: 'hiddenRecruits.*',
  dealtRecruits: 'dealtRecruits.*',
  draftedRecruits: 'draftedRecruits.*',
  passedRecruits: 'passedRecruits.*',
  discardedRecruits: 'discardedRecruits.*',
  dealtTiles: 'dealtTiles.*',
  dilemma: 'dilemmas.*',
} as const;

/** Sets the named possessions of a player, in the form of `ask().player`; others stay. */
export function setPlayer(state: State, seat: Seat, changes: PlayerChanges): void {
  const { players } = state.options;
  const { morale, knowledge, goods, workers, territoryStars, tileStars, hasLostWorker } = changes;
  if (morale !== undefined) state.morale[seat] = morale;
  if (knowledge !== undefined) state.knowledge[seat] = knowledge;
  if (goods !== undefined) for (const [i, good] of GOODS.entries()) state.goods[seat * GOODS.length + i] = goods[good];
  for (const worker of workers ?? []) setWorker(state, seat, worker);
  for (const [i, faction] of FACTIONS.entries())
    if (territoryStars !== undefined) state.territoryStars[i * players + seat] = territoryStars[faction];
  for (const [i, site] of SITES.entries())
    if (tileStars !== undefined) state.tileStars[i * players + seat] = tileStars.includes(site) ? 1 : 0;
  for (const [field, zone] of Object.entries(CARDS) as [keyof typeof CARDS, (typeof CARDS)[keyof typeof CARDS]][]) {
    const cards = changes[field];
    if (cards !== undefined) mover.fill(state, [zone, seat], cards);
  }
  const { resolvedDilemma, dilemmaSide } = changes;
  if (resolvedDilemma !== undefined)
    mover.fill(state, ['resolvedDilemmas.*', seat], resolvedDilemma === null ? [] : [resolvedDilemma]);
  if (dilemmaSide !== undefined) state.dilemmaSides[seat] = dilemmaSide ?? '';
  if (hasLostWorker !== undefined) state.lostWorker[seat] = hasLostWorker;
  countStars(state, seat);
}

const PLACES = { supply: SUPPLY, available: AVAILABLE, off: OFF };

function setWorker(state: State, seat: Seat, { worker, where, space, value }: WorkerState): void {
  const number = firstWorker(seat) + worker - 1;
  state.place[number] = where === 'space' ? placeOfId(SPACES, space ?? '') : PLACES[where];
  state.value[number] = value ?? 0;
}

const ofWorker = (name: WorkerName | null): Worker => (name === null ? NONE : firstWorker(name.seat) + name.worker - 1);
const DECKS = ['artifactDeck', 'recruitDeck', 'dilemmaDeck', 'unbuiltTiles', 'tilesOut'] as const;

/**
 * Sets the named shared things, in the form of `ask().shared`; others stay. Listed parts of a deck are laid on top, the
 * rest of it stays below. The agenda does not change.
 */
export function setShared(state: State, changes: SharedChanges): void {
  const { turn, active, hasActed, placed, groupValue, noted, proposals, allegiance, miners, markets } = changes;
  const plain = { turn, active, hasActed, placed, proposals };
  for (const [name, value] of Object.entries(plain)) if (value !== undefined) Object.assign(state, { [name]: value });
  if (groupValue !== undefined) state.groupValue = groupValue ?? 0;
  if (noted !== undefined) state.noted = state.noted.map((_, i) => noted.includes(i + 1));
  const content = contentOf(state);
  const recruits = (ids: readonly string[]) => ids.map((id) => placeOfId(content.recruits, id));
  const { usedRecruits, freshRecruits, starredRecruits, artifactDiscard } = changes;
  if (usedRecruits !== undefined) state.usedAbilities = usedAbilities(content, recruits(usedRecruits));
  if (freshRecruits !== undefined) state.freshRecruits = recruits(freshRecruits);
  if (starredRecruits !== undefined) state.recruitStars = recruits(starredRecruits);
  for (const [i, faction] of FACTIONS.entries()) {
    if (allegiance !== undefined) state.allegiance[i] = allegiance[faction];
    if (miners?.[faction] !== undefined) state.miners[i] = miners[faction];
  }
  for (const [i, site] of SITES.entries()) {
    const tile = markets?.[site];
    if (tile !== undefined) mover.fill(state, ['builtTiles.*', i], tile === null ? [] : [tile]);
  }
  if (artifactDiscard !== undefined) mover.fill(state, 'artifactDiscard', artifactDiscard);
  for (const deck of DECKS) {
    const parts = changes[deck];
    if (parts !== undefined) mover.pile(state, deck, parts);
  }
  setSteps(state, changes);
  for (let seat = 0; seat < state.options.players; seat++) countStars(state, seat);
}

/** Picks an unused ability for each of these recruits in turn, one that works once a turn if there is one. */
function usedAbilities(content: Content, recruits: readonly number[]): number[] {
  const used: number[] = [];
  for (const recruit of recruits) {
    const own = (row: number) => content.abilities[row]?.recruit === recruit && !used.includes(row);
    const rows = [...content.abilities.keys()].filter(own);
    used.push(rows.find((row) => content.abilities[row]?.oncePerTurn === true) ?? rows[0] ?? NONE);
  }
  return used;
}

function setSteps(state: State, { placement, retrieval, roll, end }: SharedChanges): void {
  if (placement !== undefined) state.placement = placement === null ? noPlacement() : placementOf(placement);
  if (retrieval !== undefined) state.retrieval = retrieval === null ? noRetrieval() : retrievalOf(retrieval);
  if (roll !== undefined) state.roll = roll === null ? noRoll() : rollOf(roll);
  if (end !== undefined)
    state.end = end === null ? null : { ...end, finishers: [...end.finishers], winners: [...end.winners] };
}

const placementOf = ({
  worker,
  space,
  bumped,
  added,
  starred,
  ...own
}: NonNullable<EuphoriaShared['placement']>): Placement => ({
  ...own,
  worker: ofWorker(worker),
  space: space === null ? NONE : placeOfId(SPACES, space),
  bumped: ofWorker(bumped),
  added: ofWorker(added),
  starred: starred === undefined ? NONE : SITES.indexOf(starred),
});
const retrievalOf = ({ from, ...own }: NonNullable<EuphoriaShared['retrieval']>): Retrieval => ({
  ...own,
  from: from.map((space) => placeOfId(SPACES, space)),
});
const rollOf = ({ by, cause, workers, faces, ...own }: NonNullable<EuphoriaShared['roll']>): Roll => ({
  ...own,
  cause: cause as Roll['cause'],
  by: by ?? NONE,
  workers: workers.map(ofWorker),
  faces: [...faces],
});

/** Sends all cards back to their decks and shuffles them; nobody holds or knows any. */
export function gather(state: State): void {
  for (const zone of [...Object.values(CARDS), 'resolvedDilemmas.*', 'builtTiles.*'])
    for (const place of (state[zone.slice(0, -2) as 'hands'] as number[][]).keys()) mover.empty(state, [zone, place]);
  mover.empty(state, 'artifactDiscard');
  state.recruitStars = [];
  for (const deck of DECKS) mover.shuffle(state, deck);
  state.memory = {};
}
