import { at, type Immutable, NONE } from '@rulewright/core';
import { lineupPlace } from './lineups.js';
import { isOpponent } from './players.js';
import { isAlone, isWon } from './rules/end.js';
import { effectAt } from './rules/failure.js';
import { canHelp, isPossible } from './rules/friend.js';
import { bountyMonster } from './rules/monster.js';
import { type DneTable, type State, UNKNOWN } from './state.js';

// What records of the agenda name is at the table. When they may wait is known to the rules alone.

type AgendaRecord = Immutable<State>['agenda'][number];

/** A game without anything to come has been won, or has run its turns. */
export const endFits = (table: DneTable): boolean => {
  const { agenda, turn, options } = table.state;
  const isOver = isWon(table) || isAlone(table);
  return agenda.length === 0 ? isOver || turn.number === options.maxTurns : !isOver;
};

/** Seats sit here, cards are there, amounts are within what there is. */
export const recordsFit = (table: DneTable): boolean =>
  table.state.agenda.every((record) => seatsFit(table, record) && detailsFit(table, record));

function seatsFit({ state }: DneTable, record: AgendaRecord): boolean {
  const isSeat = (value: unknown) => typeof value !== 'number' || value < state.players.length;
  const fields: Readonly<Record<string, unknown>> = { ...record };
  return (
    [fields.seat, fields.target, fields.victim, fields.host, fields.lineup, fields.place, fields.to].every(isSeat) &&
    (!('seat' in record) || isInPlay(state, record))
  );
}

/** Who is asked is in the game: waiting for the return, else active. */
function isInPlay(state: DneTable['state'], record: AgendaRecord & { readonly seat: number }): boolean {
  if (record.seat === NONE) return true;
  const { status } = at(state.players, record.seat);
  switch (record.kind) {
    case 'zero-return':
      return status === 'waiting';
    // who escapes or suffers may be gone by then
    case 'escaping':
    case 'failure':
    case 'take':
    case 'overflow':
      return true;
    default:
      return status === 'active';
  }
}

function detailsFit(table: DneTable, record: AgendaRecord): boolean {
  const { state } = table;
  switch (record.kind) {
    case 'arrive':
    case 'raise-level':
      return state.monster.length === 1;
    case 'escape':
    case 'boost':
    case 'consequence':
      return bountyMonster(table) !== NONE;
    case 'rave':
    case 'saviour-card':
    case 'recovery':
    case 'recover':
      return state.lineups.length > 0;
    case 'needle-card':
      return state.lineups.length > 0 && record.toGo > 0;
    case 'trade-give':
      return isOpponent(state, record.seat, record.target);
    case 'trade-ask':
      return isOpponent(state, record.seat, record.target) && isGiven(table, record.seat, record);
    case 'trade-answer': {
      const { hand, inventory } = at(state.players, record.seat);
      const isAsked = record.ask === UNKNOWN ? hand.length > 0 : record.ask === NONE || inventory.includes(record.ask);
      return (
        record.host === state.turn.host && record.seat !== record.host && isAsked && isGiven(table, record.host, record)
      );
    }
    case 'call-answer':
      return isCalled(table, record.seat) && isPossible(table, record);
    case 'counter-answer':
      return isCalled(table, record.target) && isPossible(table, record);
    case 'rolled-card':
      return lineupPlace(table, record.lineup) !== NONE;
    case 'share-pick':
      return record.toGo > 0 && record.toGo < state.reward.length && state.rave.saviour !== NONE;
    case 'draft-source':
    case 'draft-repay':
    case 'failure-discard':
      return record.toGo > 0;
    case 'draft-drop':
      return record.toGo > 0 && record.toGo <= record.drawn;
    case 'failure':
    case 'failure-choose':
      return effectAt(table, record.path) !== undefined;
    case 'failure-take':
    case 'take':
      return record.victim !== record.seat;
    case 'failure-give':
      return record.to !== record.seat;
    default:
      return true;
  }
}

/** DNE-FRD.2: who was called can still become the Saviour. */
const isCalled = (table: DneTable, seat: number): boolean =>
  table.state.rave.saviour === NONE && canHelp(table, table.state.turn.host, seat);

/** The card that is offered is where the record says. */
function isGiven(
  { state }: DneTable,
  host: number,
  { give, secret }: { readonly give: number; readonly secret: boolean },
): boolean {
  const { hand, inventory } = at(state.players, host);
  return secret ? hand.includes(give) : give === NONE || inventory.includes(give);
}
