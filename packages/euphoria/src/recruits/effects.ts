import { at, EngineBug, type Seat, seatsFrom } from '@rulewright/core';
import { spaceAt } from '../content/board.js';
import type { Row } from '../content/compile.js';
import type { EffectOp } from '../content/effects.js';
import { ARTIFACTS, FACTIONS, GOODS } from '../content/words.js';
import { gain } from '../goods.js';
import { raiseAllegiance } from '../rules/allegiance.js';
import { drawMore, drawSome, keepAlike, showHand } from '../rules/drawing.js';
import { limitHand } from '../rules/hand-limit.js';
import { mayVisitStarTile, ruleOfStar } from '../rules/markets.js';
import { fixFace } from '../rules/rolling.js';
import { addWorker } from '../rules/tank.js';
import { LEAST, MOST, moveTrack } from '../rules/tracks.js';
import { advanceMiner, resourceOf, tunnelOf } from '../rules/tunnels.js';
import type { EuphoriaContext, EuphoriaTurn } from '../state.js';
import { firstUnfixed, ownerOf } from '../workers.js';
import { ruleOfEffect, ruleOfExtraStar, ruleOfGood } from './citing.js';

// The interpreter of all effects of spaces and recruits.

interface EffectTask {
  readonly seat: Seat;
  readonly effect: number;
  /** The kind of artifact that was the price, or NONE. */
  readonly card: number;
}

type Rows = { readonly [Op in EffectOp]: Row<Op> };
type Handlers = { readonly [Op in EffectOp]: (turn: EuphoriaTurn, task: EffectTask, row: Rows[Op]) => void };

/** Carries out one effect for a player. */
export function effect(turn: EuphoriaTurn, task: EffectTask): void {
  run(turn, task, at(turn.content.effects, task.effect));
}

function run<Op extends EffectOp>(turn: EuphoriaTurn, task: EffectTask, row: Rows[Op] & { readonly op: Op }): void {
  handlers[row.op](turn, task, row);
}

/** Effects that the turn looks up and that do nothing by themselves. */
function neverAStep(_: EuphoriaTurn, __: EffectTask, { op }: Row): void {
  throw new EngineBug(`${op} is no step of its own`);
}

const handlers: Handlers = {
  gain: (turn, { seat, effect }, { good, n }) =>
    gain(turn, seat, { good: GOODS.indexOf(good), count: n, rule: ruleOfEffect(turn, effect) }),
  gainAny,
  tunnelResource: (turn, { seat, effect }, { n }) =>
    gain(turn, seat, { good: resourceOf(tunnelOf(turn)), count: n, rule: ruleOfEffect(turn, effect) }),
  track(turn, { seat, effect }, { track, n }) {
    moveTrack(turn, seat, { track, by: n, rule: ruleOfEffect(turn, effect) });
    if (track === 'morale' && n < 0) limitHand(turn, seat);
  },
  draw(turn, { seat, effect }, { n, discard }) {
    if (discard === undefined) turn.queue({ kind: 'draw', rule: 'EUP-DRW.1', seat, count: n });
    else drawSome(turn, seat, { count: n, discard, rule: ruleOfEffect(turn, effect) });
  },
  miner(turn, { effect }, { n }) {
    for (let i = 0; i < n; i++) advanceMiner(turn, tunnelOf(turn), ruleOfEffect(turn, effect));
  },
  allegiance(turn, { effect }, { faction, n }) {
    for (let i = 0; i < n; i++) raiseAllegiance(turn, FACTIONS.indexOf(faction), ruleOfEffect(turn, effect));
  },
  star: (turn, { seat }) => askForStar(turn, seat, mayVisitStarTile(turn, turn.state.placement.space)),
  starOrTile: (turn, { seat }) => askForStar(turn, seat, true),
  extraStar: (turn, { seat, effect }) =>
    turn.queue({ kind: 'place-star', rule: ruleOfExtraStar(turn, effect), seat, orTile: false }),
  newWorker: (turn, { seat }) => addWorker(turn, seat),
  oneOf: (turn, { seat, effect: index }) =>
    turn.queue({ kind: 'ability-choose', rule: 'EUP-R28', seat, effect: index }),
  for: forOthers,
  chooseFace: (turn, { seat }) => turn.queue({ kind: 'roll-choose-face', seat, worker: firstUnfixed(turn) }),
  copyFace(turn, { seat, effect }) {
    const { value, placement } = turn.state;
    fixFace(turn, seat, {
      worker: firstUnfixed(turn),
      face: at(value, placement.worker),
      rule: ruleOfEffect(turn, effect),
    });
  },
  drawMore: (turn, { seat, effect }, { n, discard }) =>
    drawMore(turn, seat, { count: n, discard, rule: ruleOfEffect(turn, effect) }),
  keepAlike: (turn, { seat, effect }, { n }) => keepAlike(turn, seat, n, ruleOfEffect(turn, effect)),
  showHand(turn, task, { pair }) {
    if (showHand(turn, task.seat, ruleOfEffect(turn, task.effect))) queue(turn, task, pair);
  },
  ifDiscarded: (turn, task, { artifact, yes, no }) =>
    queue(turn, task, task.card === ARTIFACTS.indexOf(artifact) ? yes : no),
  ifBuilder: (turn, task, { yes, no }) => queue(turn, task, isBuilder(turn, task.seat) ? yes : no),
  placeNow: neverAStep,
  both: neverAStep,
  keepMorale: neverAStep,
};

function queue({ queue }: EuphoriaTurn, { seat, card }: Omit<EffectTask, 'effect'>, effects: readonly number[]): void {
  for (const index of effects) queue({ kind: 'effect', seat, effect: index, card });
}

function askForStar(turn: EuphoriaTurn, seat: Seat, orTile: boolean): void {
  turn.queue({ kind: 'place-star', rule: ruleOfStar(turn, seat, orTile), seat, orTile });
}

function gainAny(turn: EuphoriaTurn, { seat, effect: index }: EffectTask, { of, n }: Row<'gainAny'>): void {
  if (of === 'resource' && n > 1) turn.queue({ kind: 'place-benefit', seat, resources: n });
  else
    for (let i = 0; i < n; i++)
      turn.queue({ kind: 'ability-choose', rule: ruleOfGood(turn, index), seat, effect: index });
}

function forOthers(turn: EuphoriaTurn, { seat, effect: index, card }: EffectTask, row: Row<'for'>): void {
  for (const other of othersOf(turn, seat, row))
    if (row.may) turn.queue({ kind: 'ability-offer', seat: other, effect: index });
    else queue(turn, { seat: other, card }, row.effects);
}

/** EUP-REC.11, EUP-REC.12: whom an effect concerns, clockwise from the active player. */
function othersOf({ state }: EuphoriaContext, seat: Seat, { who }: Row<'for'>): Seat[] {
  if (who === 'bumped-owner') return [ownerOf(state.placement.bumped)];
  const others = seatsFrom(state.active, state.options.players).filter((other) => other !== seat);
  if (who === 'each-opponent') return others;
  const { place, placement } = state;
  return others.filter((other) =>
    place.some((space, worker) => space === placement.space && ownerOf(worker) === other),
  );
}

/** True when a star of the player lies on the tile that was turned up by this placement (EUP-RCT.119). */
function isBuilder({ state }: EuphoriaContext, seat: Seat): boolean {
  const { site } = spaceAt(state.placement.space);
  return state.tileStars[site * state.options.players + seat] !== 0;
}

/** True when an option of an either/or would change anything (EUP-R28). */
export function changesAnything({ state }: EuphoriaContext, seat: Seat, option: Row): boolean {
  if (option.op !== 'track') return true;
  const cell = at(state[option.track], seat);
  return option.n > 0 ? cell < MOST : cell > LEAST;
}

export const tasks = { effect };
