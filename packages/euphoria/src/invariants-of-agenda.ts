import { at, type Issue } from '@rulewright/core';
import { Findings } from '@rulewright/core/author';
import type { Star } from './agenda.js';
import { dealFits } from './invariants-of-trade.js';
import type { EuphoriaContext } from './state.js';

// Checks that agenda items name things that exist. Only the rules know when a record may wait.

type AgendaItem = EuphoriaContext['state']['agenda'][number];

/** Seats sit here, workers and cards are there, lists have their length. */
export function recordsFit(context: EuphoriaContext): Issue[] {
  const found = new Findings();
  context.state.agenda.forEach((record, i) => {
    const path = `agenda.${i}`;
    seatsFit(found, context, record, path);
    indicesFit(found, context, record, path);
    if (found.issues.length === 0) countsFit(found, context, record, path);
    if (found.issues.length === 0) dealFits(found, context, record, path);
    starsFit(found, context, record, path);
  });
  return found.issues;
}

function seatsFit(found: Findings, { state }: EuphoriaContext, record: AgendaItem, path: string): void {
  const { players } = state.options;
  const isSeat = (seat: number) => seat < players;
  const isOther = (other: number) => isSeat(other) && 'seat' in record && other !== record.seat;
  const seat = `a seat below ${players}`;
  const other = `another seat below ${players}`;
  if ('seat' in record) found.that(`${path}.seat`, isSeat(record.seat), seat, record.seat);
  if ('partner' in record && record.partner !== undefined)
    found.that(`${path}.partner`, isOther(record.partner), other, record.partner);
  if ('proposer' in record) found.that(`${path}.proposer`, isOther(record.proposer), other, record.proposer);
  if ('seats' in record) found.each(`${path}.seats`, record.seats, { expected: seat, fits: isSeat });
  if ('by' in record) found.that(`${path}.by`, isSeat(record.by), seat, record.by);
}

function indicesFit(found: Findings, { state, content }: EuphoriaContext, record: AgendaItem, path: string): void {
  const below = (field: string, value: number, length: number): void => {
    found.that(`${path}.${field}`, value < length, `less than ${length}`, value);
  };
  if ('worker' in record) below('worker', record.worker, state.place.length);
  if ('workers' in record) for (const worker of record.workers) below('workers', worker, state.place.length);
  if ('effect' in record) below('effect', record.effect, content.effects.length);
  if ('ability' in record) below('ability', record.ability, content.abilities.length);
}

/** More than any space gives, and as many as an action names. */
const MOST_RESOURCES = 9;

function countsFit(found: Findings, context: EuphoriaContext, record: AgendaItem, path: string): void {
  const { state } = context;
  const held = (seat: number) => at(state.hands, seat).length;
  const most = (field: string, count: number, limit: number): void => {
    found.that(`${path}.${field}`, count <= limit, `${limit} or fewer`, count);
  };
  switch (record.kind) {
    case 'place-benefit':
      most('resources', record.resources, MOST_RESOURCES);
      return;
    case 'draw-keep':
      most('count', record.count, record.among - 1);
      most('among', record.among, held(record.seat));
      return;
    case 'ability-discard':
    case 'pay-artifacts':
    case 'trade-pick-cards':
      most('count', record.count, held(record.seat));
      return;
    default:
      return;
  }
}

function starsFit(found: Findings, context: EuphoriaContext, record: AgendaItem, path: string): void {
  const each = {
    expected: 'a star of a seat for a place that there is',
    fits: (star: Star) => starFits(context, star),
  };
  if ('stars' in record) found.each(`${path}.stars`, record.stars, each);
  if ('star' in record) found.that(`${path}.star`, starFits(context, record.star), each.expected, record.star.on);
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
