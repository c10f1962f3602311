import { at, NONE, type Pile, type Seat } from '@rulewright/core';
import { deckPiles, pileOf } from '@rulewright/core/author';
import { SITES, type Site, spaceAt } from './content/board.js';
import {
  ARTIFACTS,
  AVAILABLE,
  FACTIONS,
  type Faction,
  GOODS,
  type Good,
  OFF,
  SUPPLY,
  WORKERS,
} from './content/words.js';
import type { DilemmaSide, End, EuphoriaContext, Worker } from './state.js';
import { firstWorker, numberOf, ownerOf } from './workers.js';

// Reading models: players, board and decks by ids, with nothing left to decode.

/** A worker by its number from 1 to 4. `space` is null off the spaces, and `value` in the supply. */
export interface WorkerState {
  readonly worker: number;
  readonly where: 'space' | 'available' | 'off' | 'supply';
  readonly space: string | null;
  readonly value: number | null;
}

/** A worker of anybody. */
export interface WorkerName {
  readonly seat: Seat;
  readonly worker: number;
}

/** A player's things. */
export interface EuphoriaPlayer {
  readonly seat: Seat;
  readonly morale: number;
  readonly knowledge: number;
  readonly goods: Readonly<Record<Good, number>>;
  readonly workers: readonly WorkerState[];
  /** The number of stars left, and the places of the others. */
  readonly stars: number;
  readonly territoryStars: Readonly<Record<Faction, number>>;
  readonly tileStars: readonly Site[];
  readonly artifacts: Pile;
  /** Artifacts of a trade that was accepted: named, and picked by their owner. */
  readonly namedArtifacts: readonly string[];
  readonly pickedArtifacts: Pile;
  readonly activeRecruits: readonly string[];
  readonly hiddenRecruits: Pile;
  /** Recruits and tiles to choose from, those of a draft, and those that were not taken. */
  readonly dealtRecruits: Pile;
  readonly draftedRecruits: Pile;
  readonly passedRecruits: Pile;
  readonly discardedRecruits: Pile;
  readonly dealtTiles: Pile;
  readonly dilemma: Pile;
  readonly resolvedDilemma: string | null;
  /** Null until the dilemma is resolved. */
  readonly dilemmaSide: DilemmaSide | null;
  /** Has lost a worker to a check in this turn. */
  readonly hasLostWorker: boolean;
}

/** The shared things of a game. */
export interface EuphoriaShared {
  /** 0 during set-up. */
  readonly turn: number;
  readonly active: Seat;
  readonly hasActed: boolean;
  readonly placed: number;
  /** The value that further workers of this turn must show; null before the first. */
  readonly groupValue: number | null;
  /** The workers of the active player that were available at the start of the turn. */
  readonly noted: readonly number[];
  readonly proposals: number;
  /** The recruits whose ability was used in this turn, ability by ability, and those revealed in it. */
  readonly usedRecruits: readonly string[];
  readonly freshRecruits: readonly string[];
  /** Recruits that carry a star. */
  readonly starredRecruits: readonly string[];
  /** The cells of the markers, and of the miners: 0 at the start. */
  readonly allegiance: Readonly<Record<Faction, number>>;
  readonly miners: Readonly<Partial<Record<Faction, number>>>;
  /** The tile of each market; null while it is not built. */
  readonly markets: Readonly<Record<Site, string | null>>;
  readonly artifactDeck: readonly Pile[];
  readonly artifactDiscard: readonly string[];
  readonly recruitDeck: readonly Pile[];
  readonly dilemmaDeck: readonly Pile[];
  readonly unbuiltTiles: readonly Pile[];
  readonly tilesOut: readonly Pile[];
  /** The present placement, retrieval and roll; null when there is none. */
  readonly placement: {
    readonly seat: Seat;
    readonly worker: WorkerName | null;
    readonly space: string | null;
    readonly bumped: WorkerName | null;
    readonly bumpedValue: number;
    readonly isVoid: boolean;
    readonly added: WorkerName | null;
    /** The site whose tile has got the star of this visit and still hits its owner (EUP-R78). */
    readonly starred?: Site;
  } | null;
  readonly retrieval: { readonly seat: Seat; readonly price: string; readonly from: readonly string[] } | null;
  readonly roll: {
    readonly seat: Seat;
    readonly cause: string;
    readonly by: Seat | null;
    readonly workers: readonly WorkerName[];
    /** 0 where it is not rolled. */
    readonly faces: readonly number[];
    readonly isDoubles: boolean;
  } | null;
  readonly end:
    | (Pick<End, 'reason' | 'tieBreaker'> & {
        readonly finishers: readonly Seat[];
        readonly winners: readonly Seat[];
      })
    | null;
}

const named = (list: readonly { readonly id: string }[]) => ({ id: (card: number) => at(list, card).id });
const ARTIFACT_NAMES = { id: (card: number): string => at(ARTIFACTS, card) };
const byName = <Name extends string, X>(names: readonly Name[], of: (name: Name, place: number) => X) =>
  Object.fromEntries(names.map((name, place) => [name, of(name, place)])) as Record<Name, X>;

const workerName = (worker: Worker): WorkerName => ({ seat: ownerOf(worker), worker: numberOf(worker) });
const workerOrNone = (worker: Worker): WorkerName | null => (worker === NONE ? null : workerName(worker));

export function playerModel({ state, content }: EuphoriaContext, seat: Seat): EuphoriaPlayer {
  const { players } = state.options;
  const [recruits, dilemmas, tiles] = [named(content.recruits), named(content.dilemmas), named(content.tiles)];
  const side = at(state.dilemmaSides, seat);
  return {
    seat,
    morale: at(state.morale, seat),
    knowledge: at(state.knowledge, seat),
    goods: byName(GOODS, (_, good) => at(state.goods, seat * GOODS.length + good)),
    workers: Array.from({ length: WORKERS }, (_, i) =>
      workerModel(i + 1, at(state.place, firstWorker(seat) + i), at(state.value, firstWorker(seat) + i)),
    ),
    stars: at(state.stars, seat),
    territoryStars: byName(FACTIONS, (_, i) => at(state.territoryStars, i * players + seat)),
    tileStars: SITES.filter((_, i) => at(state.tileStars, i * players + seat) > 0),
    artifacts: pileOf(at(state.hands, seat), ARTIFACT_NAMES),
    namedArtifacts: at(state.namedArtifacts, seat).map(ARTIFACT_NAMES.id),
    pickedArtifacts: pileOf(at(state.pickedArtifacts, seat), ARTIFACT_NAMES),
    activeRecruits: at(state.activeRecruits, seat).map(recruits.id),
    hiddenRecruits: pileOf(at(state.hiddenRecruits, seat), recruits),
    dealtRecruits: pileOf(at(state.dealtRecruits, seat), recruits),
    draftedRecruits: pileOf(at(state.draftedRecruits, seat), recruits),
    passedRecruits: pileOf(at(state.passedRecruits, seat), recruits),
    discardedRecruits: pileOf(at(state.discardedRecruits, seat), recruits),
    dealtTiles: pileOf(at(state.dealtTiles, seat), tiles),
    dilemma: pileOf(at(state.dilemmas, seat), dilemmas),
    resolvedDilemma: at(state.resolvedDilemmas, seat).map(dilemmas.id)[0] ?? null,
    dilemmaSide: side === '' ? null : side,
    hasLostWorker: at(state.lostWorker, seat),
  };
}

function workerModel(worker: number, place: number, value: number): WorkerState {
  switch (place) {
    case SUPPLY:
      return { worker, where: 'supply', space: null, value: null };
    case AVAILABLE:
      return { worker, where: 'available', space: null, value };
    case OFF:
      return { worker, where: 'off', space: null, value };
    default:
      return { worker, where: 'space', space: spaceAt(place).id, value };
  }
}

export function sharedModel({ state, content }: EuphoriaContext): EuphoriaShared {
  const [recruits, dilemmas, tiles] = [named(content.recruits), named(content.dilemmas), named(content.tiles)];
  const { end } = state;
  return {
    turn: state.turn,
    active: state.active,
    hasActed: state.hasActed,
    placed: state.placed,
    groupValue: state.groupValue === 0 ? null : state.groupValue,
    noted: state.noted.flatMap((isNoted, i) => (isNoted ? [i + 1] : [])),
    proposals: state.proposals,
    usedRecruits: state.usedAbilities.map((ability) => recruits.id(at(content.abilities, ability).recruit)),
    freshRecruits: state.freshRecruits.map(recruits.id),
    starredRecruits: state.recruitStars.map(recruits.id),
    allegiance: byName(FACTIONS, (_, i) => at(state.allegiance, i)),
    miners: byName(FACTIONS.slice(0, state.miners.length), (_, i) => at(state.miners, i)),
    markets: byName(SITES, (_, i) => at(state.builtTiles, i).map(tiles.id)[0] ?? null),
    artifactDeck: deckPiles(state.artifactDeck, ARTIFACT_NAMES),
    artifactDiscard: state.artifactDiscard.map(ARTIFACT_NAMES.id),
    recruitDeck: deckPiles(state.recruitDeck, recruits),
    dilemmaDeck: deckPiles(state.dilemmaDeck, dilemmas),
    unbuiltTiles: deckPiles(state.unbuiltTiles, tiles),
    tilesOut: deckPiles(state.tilesOut, tiles),
    ...steps(state),
    end: end && { ...end, finishers: [...end.finishers], winners: [...end.winners] },
  };
}

/** The placement, the retrieval and the roll that go on. */
function steps({
  placement,
  retrieval,
  roll,
}: EuphoriaContext['state']): Pick<EuphoriaShared, 'placement' | 'retrieval' | 'roll'> {
  return {
    placement:
      placement.seat === NONE
        ? null
        : {
            seat: placement.seat,
            worker: workerOrNone(placement.worker),
            space: placement.space === NONE ? null : spaceAt(placement.space).id,
            bumped: workerOrNone(placement.bumped),
            bumpedValue: placement.bumpedValue,
            isVoid: placement.isVoid,
            added: workerOrNone(placement.added),
            ...(placement.starred === NONE ? {} : { starred: at(SITES, placement.starred) }),
          },
    retrieval:
      retrieval.seat === NONE
        ? null
        : { seat: retrieval.seat, price: retrieval.price, from: retrieval.from.map((space) => spaceAt(space).id) },
    roll:
      roll.seat === NONE
        ? null
        : {
            seat: roll.seat,
            cause: roll.cause,
            by: roll.by === NONE ? null : roll.by,
            workers: roll.workers.map(workerName),
            faces: [...roll.faces],
            isDoubles: roll.isDoubles,
          },
  };
}
