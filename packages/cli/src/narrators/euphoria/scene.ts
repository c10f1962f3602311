import { at, type Seat } from '@rulewright/core';
import { type EuphoriaContent, type EuphoriaEvent, GOODS, SPACES } from '@rulewright/euphoria';
import {
  factionNamed,
  NONE,
  type Position,
  recruitNamed,
  type Setting,
  siteNamed,
  spaceNamed,
  WORKERS,
} from './words.js';

type Secrets = {
  'market-picked': 'tile';
  'recruit-drafted': 'recruit';
  'recruits-kept': 'hidden';
  'recruit-kept': 'recruit';
  'artifacts-drawn': 'artifacts';
  'artifacts-traded': 'artifacts';
};
type Hidden<E extends EuphoriaEvent> = E extends { readonly type: infer T extends keyof Secrets }
  ? Omit<E, Secrets[T]> & Partial<Pick<E, Secrets[T] & keyof E>>
  : E;
/** An event as a viewer reads it: some cards are hidden. */
export type Seen = Hidden<EuphoriaEvent>;
export type SeenOf<Type extends Seen['type']> = Extract<Seen, { type: Type }>;

/** Where a worker is that stands on no space. */
export const SUPPLY = -1;
export const AVAILABLE = -2;
export const OFF = -3;

/** The part of a position that events change, as it stands between two events. */
export interface Scene extends Setting {
  turn: number;
  active: Seat;
  readonly morale: number[];
  readonly knowledge: number[];
  /** Seven goods a seat. */
  readonly goods: number[];
  /** How many artifacts a seat owns. */
  readonly cards: number[];
  /** Four workers a seat: a space, or SUPPLY, AVAILABLE, OFF; and the value. */
  readonly place: number[];
  readonly value: number[];
  /** Stars not placed yet. */
  readonly stars: number[];
  /** By faction, and by ground faction. */
  readonly allegiance: number[];
  readonly miners: number[];
  readonly builtTiles: number[][];
  readonly activeRecruits: number[][];
  /** By seat: how many recruits are hidden. */
  readonly hidden: number[];
  readonly lostWorker: boolean[];
  /** The workers of the roll that goes on whose faces are chosen, by number. */
  chosen: number[];
}

/** A scene of its own: following it leaves the position alone. */
export function sceneOf(content: EuphoriaContent, position: Position): Scene {
  const { options, turn, active, hands, namedArtifacts, pickedArtifacts, roll } = position;
  const place = [...position.place];
  // workers that are taken back leave when their hand limit has been settled
  for (const record of position.agenda)
    if (record.kind === 'take-back') for (const worker of record.workers) place[worker] = OFF;
  return {
    content,
    options,
    turn,
    active,
    place,
    morale: [...position.morale],
    knowledge: [...position.knowledge],
    goods: [...position.goods],
    cards: hands.map((hand, seat) => hand.length + at(namedArtifacts, seat).length + at(pickedArtifacts, seat).length),
    value: [...position.value],
    stars: [...position.stars],
    allegiance: [...position.allegiance],
    miners: [...position.miners],
    builtTiles: position.builtTiles.map((tiles) => [...tiles]),
    activeRecruits: position.activeRecruits.map((recruits) => [...recruits]),
    hidden: position.hiddenRecruits.map((recruits) => recruits.length),
    lostWorker: [...position.lostWorker],
    // once the dice are thrown all faces stand there, and the workers are available
    chosen: roll.workers.flatMap((worker, i) =>
      roll.faces[i] === 0 || place[worker] !== OFF ? [] : [numberOf(worker)],
    ),
  };
}

export const ownerOf = (worker: number): Seat => Math.floor(worker / WORKERS);
/** The number of a worker among those of its owner, from 1. */
export const numberOf = (worker: number): number => 1 + (worker % WORKERS);
export const workerOf = (seat: Seat, number: number): number => seat * WORKERS + number - 1;

/** The numbers of a seat's workers at a place. */
export const numbersAt = ({ place: places }: Pick<Position, 'place'>, seat: Seat, place: number): number[] =>
  Array.from({ length: WORKERS }, (_, i) => i + 1).filter((number) => places[workerOf(seat, number)] === place);

/** How many goods of a kind a seat owns. */
export const ownedGood = ({ goods }: { readonly goods: readonly number[] }, seat: Seat, good: string): number =>
  at(goods, seat * GOODS.length + (GOODS as readonly string[]).indexOf(good));

function addGood({ goods }: Scene, seat: Seat, good: string, count: number): void {
  const index = seat * GOODS.length + (GOODS as readonly string[]).indexOf(good);
  goods[index] = at(goods, index) + count;
}

function add(list: number[], index: number, by: number): void {
  list[index] = at(list, index) + by;
}

/** Brings the scene to where it stands after the event. */
export function follow(scene: Scene, event: Seen): void {
  switch (event.type) {
    case 'turn-began':
      scene.turn = event.turn;
      scene.active = event.seat;
      scene.lostWorker.fill(false);
      break;
    case 'track-token-placed':
    case 'track-moved':
      scene[event.track][event.seat] = event.cell;
      break;
    case 'goods-gained':
      addGood(scene, event.seat, event.good, event.count);
      break;
    case 'goods-lost':
      addGood(scene, event.seat, event.good, -event.count);
      break;
    case 'goods-handed-over':
      addGood(scene, event.seat, event.good, -event.count);
      addGood(scene, event.to, event.good, event.count);
      break;
    case 'allegiance-moved':
      scene.allegiance[factionNamed(event.faction)] = event.cell;
      break;
    case 'miner-moved':
      scene.miners[factionNamed(event.faction)] = event.cell;
      break;
    case 'star-placed':
      add(scene.stars, event.seat, -1);
      break;
    default:
      followCards(scene, event);
      followWorkers(scene, event);
  }
}

function followCards(scene: Scene, event: Seen): void {
  switch (event.type) {
    case 'artifacts-drawn':
      add(scene.cards, event.seat, event.count);
      break;
    case 'artifacts-revealed':
      // one of them was in the hand already
      add(scene.cards, event.seat, event.artifacts.length - 1);
      break;
    case 'artifact-discarded':
      add(scene.cards, event.seat, -1);
      break;
    case 'artifacts-traded':
      add(scene.cards, event.seat, -event.count);
      add(scene.cards, event.to, event.count);
      break;
    case 'recruits-kept':
      at(scene.activeRecruits, event.seat).push(recruitNumber(scene, event.active));
      add(scene.hidden, event.seat, 1);
      break;
    case 'recruit-kept':
      add(scene.hidden, event.seat, 1);
      break;
    case 'recruit-revealed':
      at(scene.activeRecruits, event.seat).push(recruitNumber(scene, event.recruit));
      add(scene.hidden, event.seat, -1);
      break;
  }
}

const recruitNumber = (scene: Scene, id: string): number => scene.content.recruits.indexOf(recruitNamed(scene, id));

function followWorkers(scene: Scene, event: Seen): void {
  switch (event.type) {
    case 'starting-dice-rolled':
      for (const [i, face] of event.faces.entries()) move(scene, event.seat, i + 1, AVAILABLE, face);
      break;
    case 'worker-placed':
      move(scene, event.seat, event.worker, spaceNamed(event.space));
      break;
    case 'worker-bumped':
    case 'worker-added':
      move(scene, event.seat, event.worker, OFF);
      break;
    case 'workers-retrieved':
      for (const worker of event.workers) move(scene, event.seat, worker, OFF);
      break;
    case 'face-chosen':
      scene.chosen.push(event.worker);
      break;
    case 'dice-rolled':
      for (const [i, worker] of event.workers.entries()) move(scene, event.seat, worker, AVAILABLE, at(event.faces, i));
      scene.chosen = [];
      break;
    case 'worker-lost':
      scene.lostWorker[event.seat] = true;
      move(scene, event.seat, event.worker, SUPPLY, 0);
      break;
    case 'worker-sacrificed':
      move(scene, event.seat, event.worker, SUPPLY, 0);
      break;
    case 'market-completed':
      complete(scene, event);
      break;
  }
}

function move(scene: Scene, seat: Seat, number: number, place: number, value?: number): void {
  const worker = workerOf(seat, number);
  scene.place[worker] = place;
  if (value !== undefined) scene.value[worker] = value;
}

/** The tile is turned up, and the workers of its site come off the board. */
function complete(scene: Scene, { site, tile }: SeenOf<'market-completed'>): void {
  const number = siteNamed(site);
  at(scene.builtTiles, number).push(scene.content.tiles.findIndex(({ id }) => id === tile));
  for (const worker of workersOnSite(scene, number)) scene.place[worker] = OFF;
}

/** The workers on the construction spaces of a site. */
export function workersOnSite({ place }: Pick<Position, 'place'>, site: number): number[] {
  return [...place.keys()].filter((worker) => {
    const space = SPACES[place[worker] ?? NONE];
    return space?.kind === 'construction' && space.site === site;
  });
}

/** The values of all workers on a space together. */
export function totalOn({ place, value }: Pick<Position, 'place' | 'value'>, space: number): number {
  return place.reduce((total, at, worker) => total + (at === space ? (value[worker] ?? 0) : 0), 0);
}

/** How many workers complete a market. */
export const workersNeeded = (players: number): number => (players < 4 ? 2 : players === 4 ? 3 : 4);
