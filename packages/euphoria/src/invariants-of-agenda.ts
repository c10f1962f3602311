import { at } from '@rulewright/core';
import { GOODS, TRADE_ITEMS } from './content/words.js';
import { owned } from './goods.js';
import { cardCount, holdsAll } from './rules/trade.js';
import type { EuphoriaTable, Star } from './state.js';

// What records of the agenda name is at the table. When they may wait is known to the rules alone.

type AgendaRecord = EuphoriaTable['state']['agenda'][number];

/** Seats sit here, workers and cards are there, lists have their length. */
export const recordsFit = (table: EuphoriaTable): boolean =>
  table.state.agenda.every(
    (record) =>
      seatsFit(table, record) && indicesFit(table, record) && countsFit(table, record) && starsFit(table, record),
  );

function seatsFit({ state }: EuphoriaTable, record: AgendaRecord): boolean {
  const { players } = state.options;
  const isSeat = (seat: number) => seat < players;
  const isOther = (other: number) => isSeat(other) && 'seat' in record && other !== record.seat;
  return (
    (!('seat' in record) || isSeat(record.seat)) &&
    (!('partner' in record) || isOther(record.partner)) &&
    (!('proposer' in record) || isOther(record.proposer)) &&
    (!('seats' in record) || record.seats.every(isSeat)) &&
    (!('by' in record) || isSeat(record.by))
  );
}

const indicesFit = ({ state, content }: EuphoriaTable, record: AgendaRecord): boolean =>
  (!('worker' in record) || record.worker < state.place.length) &&
  (!('workers' in record) || record.workers.every((worker) => worker < state.place.length)) &&
  (!('effect' in record) || record.effect < content.effects.length) &&
  (!('ability' in record) || record.ability < content.abilities.length);

/** More than any space gives, and as many as an action names. */
const MOST_RESOURCES = 9;

function countsFit(table: EuphoriaTable, record: AgendaRecord): boolean {
  const { state } = table;
  const holds = (seat: number, count: number) => count <= at(state.hands, seat).length;
  switch (record.kind) {
    case 'place-benefit':
      return record.resources <= MOST_RESOURCES;
    case 'draw-keep':
      return record.count < record.among && holds(record.seat, record.among);
    case 'ability-discard':
    case 'pay-artifacts':
    case 'trade-pick-cards':
      return holds(record.seat, record.count);
    case 'trade-build':
      return areItems(record) && holdsAll(table, record.seat, record.give);
    case 'trade-respond':
      return areItems(record) && holdsAll(table, record.proposer, record.give);
    case 'trade-execution':
      return (
        areItems(record) && isCovered(table, record.seat, record.give) && isCovered(table, record.partner, record.ask)
      );
    default:
      return true;
  }
}

const areItems = ({ give, ask }: { readonly give: readonly number[]; readonly ask: readonly number[] }): boolean =>
  give.length === TRADE_ITEMS.length && ask.length === TRADE_ITEMS.length;

/** EUP-TRD.8: the goods of an exchange are there, and its cards are put aside or about to be. */
function isCovered(table: EuphoriaTable, seat: number, items: readonly number[]): boolean {
  const { agenda, namedArtifacts, pickedArtifacts } = table.state;
  const toPick = agenda.flatMap((record) =>
    record.kind === 'trade-pick-cards' && record.seat === seat ? [record.count] : [],
  );
  const aside = [...toPick, at(namedArtifacts, seat).length, at(pickedArtifacts, seat).length];
  const ownsGoods = GOODS.every((_, good) => owned(table, seat, good) >= at(items, good));
  return ownsGoods && aside.reduce((sum, n) => sum + n, 0) === cardCount(items);
}

const starsFit = (table: EuphoriaTable, record: AgendaRecord): boolean =>
  (!('stars' in record) || record.stars.every((star) => starFits(table, star))) &&
  (!('star' in record) || starFits(table, record.star));

/** A star is of a player, and goes to a place that there is. */
function starFits({ state, content }: EuphoriaTable, { seat, on, at: place }: Star): boolean {
  const places = {
    territory: state.allegiance.length,
    tile: state.builtTiles.length,
    recruit: content.recruits.length,
    dilemma: content.dilemmas.length,
  };
  return seat < state.options.players && place < places[on];
}
