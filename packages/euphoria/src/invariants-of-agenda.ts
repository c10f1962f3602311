import { at, type Issue } from '@rulewright/core';
import { Findings } from '@rulewright/core/author';
import type { Star } from './agenda.js';
import { dealFits } from './invariants-of-trade.js';
import type { EuphoriaContext } from './state.js';

// Checks that agenda items name things that exist. Only the rules know when an item may wait.

type AgendaItem = EuphoriaContext['state']['agenda'][number];

/** Seats sit here, workers and cards are there, lists have their length. */
export function itemsFit(context: EuphoriaContext): Issue[] {
  const found = new Findings();
  context.state.agenda.forEach((item, i) => {
    const path = `agenda.${i}`;
    seatsFit(found, context, item, path);
    indicesFit(found, context, item, path);
    if (found.issues.length === 0) countsFit(found, context, item, path);
    if (found.issues.length === 0) dealFits(found, context, item, path);
    starsFit(found, context, item, path);
  });
  return found.issues;
}

function seatsFit(found: Findings, { state }: EuphoriaContext, item: AgendaItem, path: string): void {
  const { players } = state.options;
  const isSeat = (seat: number) => seat < players;
  const isOther = (other: number) => isSeat(other) && 'seat' in item && other !== item.seat;
  const seat = `a seat below ${players}`;
  const other = `another seat below ${players}`;
  if ('seat' in item) found.that(`${path}.seat`, isSeat(item.seat), seat, item.seat);
  if ('partner' in item && item.partner !== undefined)
    found.that(`${path}.partner`, isOther(item.partner), other, item.partner);
  if ('proposer' in item) found.that(`${path}.proposer`, isOther(item.proposer), other, item.proposer);
  if ('seats' in item) found.each(`${path}.seats`, item.seats, { expected: seat, fits: isSeat });
  if ('by' in item) found.that(`${path}.by`, isSeat(item.by), seat, item.by);
}

function indicesFit(found: Findings, { state, content }: EuphoriaContext, item: AgendaItem, path: string): void {
  const below = (field: string, value: number, length: number): void => {
    found.that(`${path}.${field}`, value < length, `less than ${length}`, value);
  };
  if ('worker' in item) below('worker', item.worker, state.place.length);
  if ('workers' in item) for (const worker of item.workers) below('workers', worker, state.place.length);
  if ('effect' in item) below('effect', item.effect, content.effects.length);
  if ('ability' in item) below('ability', item.ability, content.abilities.length);
}

/** More than any space gives, and as many as an action names. */
const MOST_RESOURCES = 9;

function countsFit(found: Findings, context: EuphoriaContext, item: AgendaItem, path: string): void {
  const { state } = context;
  const held = (seat: number) => at(state.hands, seat).length;
  const most = (field: string, count: number, limit: number): void => {
    found.that(`${path}.${field}`, count <= limit, `${limit} or fewer`, count);
  };
  switch (item.kind) {
    case 'place-benefit':
      most('resources', item.resources, MOST_RESOURCES);
      return;
    case 'draw-keep':
      most('count', item.count, item.among - 1);
      most('among', item.among, held(item.seat));
      return;
    case 'ability-discard':
    case 'pay-artifacts':
    case 'trade-pick-cards':
      most('count', item.count, held(item.seat));
      return;
    default:
      return;
  }
}

function starsFit(found: Findings, context: EuphoriaContext, item: AgendaItem, path: string): void {
  const each = {
    expected: 'a star of a seat for a place that there is',
    fits: (star: Star) => starFits(context, star),
  };
  if ('stars' in item) found.each(`${path}.stars`, item.stars, each);
  if ('star' in item) found.that(`${path}.star`, starFits(context, item.star), each.expected, item.star.on);
}

/** A star is of a player, and goes to a place that there is. */
function starFits({ state, content }: EuphoriaContext, { seat, on, at: place }: Star): boolean {
  const places = {
    territory: state.allegiance.length,
    tile: state.builtTiles.length,
    recruit: content.recruits.length,
    dilemma: content.dilemmas.length,
  };
  return seat < state.options.players && place < places[on];
}
