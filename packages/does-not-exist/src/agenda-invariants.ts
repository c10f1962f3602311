import { at, type Immutable, NONE } from '@rulewright/core';
import { lineupPlace } from './lineups.js';
import { isOpponent } from './players.js';
import { isAlone, isWon } from './rules/end.js';
import { effectAt } from './rules/failure.js';
import { canHelp, isPossible } from './rules/friend.js';
import { bountyMonster } from './rules/monster.js';
import { type DneTable, type State, UNKNOWN } from './state.js';
import type { Phase } from './words.js';

// What may wait on the agenda, and when.

type AgendaRecord = Immutable<State>['agenda'][number];
type Kind = AgendaRecord['kind'];

/** What leads on to the rest of the game, in each phase: it lies at the bottom of the agenda and nowhere else. */
const BOTTOM: Readonly<Record<Phase, readonly Kind[]>> = {
  'gentle-round': ['gentle-lay', 'turn'],
  start: ['begin', 'turn-start', 'draft', 'draft-source'],
  preparation: ['prepare'],
  rave: ['rave', 'priority'],
  bounty: ['souls', 'recovery'],
  summary: ['clear-table', 'summary', 'end-of-turn'],
};
const LIMITS = ['limits', 'overflow', 'inventory-overflow'] as const;
const TRADE = ['trade-give', 'trade-ask', 'trade-answer'] as const;
/** What comes before that. */
const ABOVE: Readonly<Record<Phase, readonly Kind[]>> = {
  'gentle-round': ['limits', 'overflow'],
  start: ['zero-return', 'hijack-target'],
  preparation: [...LIMITS, ...TRADE, 'draft-repay', 'draft-drop', 'summon', 'arrive', 'pay-invite', 'raise-level'],
  rave: [...LIMITS, 'call-answer', 'counter-answer', 'saviour-card', 'rolled-card', 'needle-card'],
  bounty: [
    ...LIMITS,
    ...['shield', 'reward', 'hand-out', 'share-pick', 'followers', 'fate-room', 'zero-return'],
    ...['escaping', 'escape', 'boost', 'failure', 'take', 'failure-discard', 'failure-set', 'failure-choose'],
    ...['failure-take', 'failure-give', 'failure-dismiss'],
  ] as Kind[],
  summary: [...LIMITS, ...TRADE, 'recover'],
};

export const bottomOf = ({ agenda }: Immutable<State>): Kind | undefined => agenda[0]?.kind;

/** The records belong to the phase, and one of them leads on. */
export function agendaFits({ state }: DneTable): boolean {
  const [bottom, ...above] = state.agenda.map(({ kind }) => kind);
  if (bottom === undefined) return true;
  return BOTTOM[state.phase].includes(bottom) && above.every((kind) => ABOVE[state.phase].includes(kind));
}

/** A game without anything to come has been won, or has run its turns. */
export const endFits = (table: DneTable): boolean => {
  const { agenda, turn, options } = table.state;
  const isOver = isWon(table) || isAlone(table);
  return agenda.length === 0 ? isOver || turn.number === options.maxTurns : !isOver;
};

const HOST_DECIDES: readonly Kind[] = [
  'prepare',
  'summary',
  'turn-start',
  'hijack-target',
  'draft-source',
  'draft-repay',
  'draft-drop',
  'pay-invite',
  'trade-give',
  'trade-ask',
  'counter-answer',
  'needle-card',
];
const NEEDS_GUEST: readonly Kind[] = ['arrive', 'raise-level'];
const NEEDS_PURSUER: readonly Kind[] = ['escape', 'boost', 'failure', 'failure-choose'];
const NEEDS_WINNER: readonly Kind[] = ['reward', 'followers', 'hand-out', 'share-pick', 'fate-room'];

const CALL: readonly Kind[] = ['call-answer', 'counter-answer', 'saviour-card'];

/** What is asked points to what is there, and one call at a time is bargained about. */
export const askedFits = (table: DneTable): boolean =>
  table.state.agenda.every((record) => recordFits(table, record)) &&
  table.state.agenda.filter(({ kind }) => CALL.includes(kind)).length <= 1;

function recordFits(table: DneTable, record: AgendaRecord): boolean {
  const { state } = table;
  const { kind } = record;
  const isSeat = (value: unknown) => typeof value !== 'number' || value < state.players.length;
  const fields: Readonly<Record<string, unknown>> = { ...record };
  return (
    [fields.seat, fields.target, fields.victim, fields.host, fields.lineup, fields.place].every(isSeat) &&
    (!('seat' in record) || seatFits(table, record)) &&
    (!HOST_DECIDES.includes(kind) || fields.seat === state.turn.host) &&
    (!NEEDS_GUEST.includes(kind) || state.monster.length === 1) &&
    (!NEEDS_PURSUER.includes(kind) || bountyMonster(table) !== NONE) &&
    (!NEEDS_WINNER.includes(kind) || state.rave.winner !== NONE) &&
    detailsFit(table, record)
  );
}

/** Who is asked is in the game: waiting for the return, else active. */
function seatFits({ state }: DneTable, record: AgendaRecord & { readonly seat: number }): boolean {
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
    case 'saviour-card':
      return state.rave.saviour === record.seat;
    case 'rolled-card':
      return lineupPlace(table, record.lineup) !== NONE;
    case 'share-pick':
      return record.toGo > 0 && record.toGo < state.reward.length && state.rave.saviour !== NONE;
    case 'needle-card':
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
      return record.to !== record.seat && record.to < state.players.length;
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
