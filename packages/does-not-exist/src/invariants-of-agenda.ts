import { at, Findings, type Immutable, type Issue, NONE } from '@rulewright/core';
import { lineupPlace } from './lineups.js';
import { isOpponent } from './players.js';
import { isAlone, isWon } from './rules/end.js';
import { effectAt } from './rules/failure.js';
import { canHelp, isPossible } from './rules/friend.js';
import { bountyMonster } from './rules/monster.js';
import type { DneTable, State } from './state.js';
import { UNKNOWN } from './words.js';

// What records of the agenda name is at the table. When they may wait is known to the rules alone.

type AgendaRecord = Immutable<State>['agenda'][number];

/** A game without anything to come has been won, or has run its turns. */
export function endFits(table: DneTable): Issue[] {
  const { agenda, turn, options } = table.state;
  const isOver = isWon(table) || isAlone(table);
  const found = new Findings();
  if (agenda.length > 0) return found.that('agenda', !isOver, 'nothing, for the game is won', agenda.length).issues;
  const isAtEnd = isOver || turn.number === options.maxTurns;
  return found.that('turn.number', isAtEnd, `${options.maxTurns}, for nobody has won`, turn.number).issues;
}

/** Seats sit here, cards are there, amounts are within what there is. */
export function recordsFit(table: DneTable): Issue[] {
  const found = new Findings();
  table.state.agenda.forEach((record, i) => {
    seatsFit(found, table, record, `agenda.${i}`);
    detailsFit(found, table, record, `agenda.${i}`);
  });
  return found.issues;
}

const SEATS = ['seat', 'target', 'victim', 'host', 'lineup', 'place', 'to'];

function seatsFit(found: Findings, { state }: DneTable, record: AgendaRecord, path: string): void {
  const n = state.players.length;
  const fields: Readonly<Record<string, unknown>> = { ...record };
  for (const name of SEATS) {
    const seat = fields[name];
    found.that(`${path}.${name}`, typeof seat !== 'number' || seat < n, `a seat below ${n}`, seat);
  }
  if ('seat' in record && record.seat < n)
    found.that(`${path}.seat`, isInPlay(state, record), statusAsked(record), state.players[record.seat]?.status);
}

const statusAsked = ({ kind }: AgendaRecord): string =>
  kind === 'zero-return' ? 'a seat that is waiting' : 'a seat that is active';

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

function detailsFit(found: Findings, table: DneTable, record: AgendaRecord, path: string): void {
  const { state } = table;
  const guests = state.monster.length;
  const lineups = state.lineups.length;
  switch (record.kind) {
    case 'arrive':
    case 'raise-level':
      found.that('monster', guests === 1, `1 guest, for ${record.kind}`, guests);
      return;
    case 'escape':
    case 'boost':
    case 'consequence':
      found.that('monster', bountyMonster(table) !== NONE, `a monster, for ${record.kind}`, guests);
      return;
    case 'rave':
    case 'saviour-card':
    case 'recovery':
    case 'recover':
      found.that('lineups', lineups > 0, `a line-up, for ${record.kind}`, lineups);
      return;
    case 'needle-card':
      found
        .that('lineups', lineups > 0, `a line-up, for ${record.kind}`, lineups)
        .that(`${path}.toGo`, record.toGo > 0, '1 or more', record.toGo);
      return;
    case 'trade-give':
    case 'trade-ask':
      found.that(`${path}.target`, isOpponent(state, record.seat, record.target), 'an opponent', record.target);
      if (record.kind === 'trade-ask') givenFits(found, table, record.seat, { ...record, path });
      return;
    case 'trade-answer':
      answerFits(found, table, record, path);
      return;
    case 'call-answer':
    case 'counter-answer': {
      const called = record.kind === 'call-answer' ? record.seat : record.target;
      found
        .that(path, isCalled(table, called), 'a call that can still be answered', record.kind)
        .that(`${path}.share`, isPossible(table, record), 'a promise that can be kept', record.share);
      return;
    }
    case 'rolled-card':
      found.that(`${path}.lineup`, lineupPlace(table, record.lineup) !== NONE, 'a line-up on the table', record.lineup);
      return;
    case 'share-pick': {
      const most = state.reward.length;
      found
        .that(`${path}.toGo`, record.toGo > 0 && record.toGo < most, `1 or more, fewer than ${most}`, record.toGo)
        .that('rave.saviour', state.rave.saviour !== NONE, 'a Saviour, with whom to share', state.rave.saviour);
      return;
    }
    case 'draft-source':
    case 'draft-repay':
    case 'failure-discard':
      found.that(`${path}.toGo`, record.toGo > 0, '1 or more', record.toGo);
      return;
    case 'draft-drop':
      found.that(`${path}.toGo`, record.toGo > 0 && record.toGo <= record.drawn, `1 to ${record.drawn}`, record.toGo);
      return;
    case 'failure':
    case 'failure-choose': {
      const isThere = effectAt(table, record.path) !== undefined;
      found.that(`${path}.path`, isThere, 'a part of the failure effect', record.path);
      return;
    }
    case 'failure-take':
    case 'take':
      found.that(`${path}.victim`, record.victim !== record.seat, 'somebody else', record.victim);
      return;
    case 'failure-give':
      found.that(`${path}.to`, record.to !== record.seat, 'somebody else', record.to);
      return;
    default:
      return;
  }
}

/** What is offered, and what is asked for it, is there. */
function answerFits(
  found: Findings,
  table: DneTable,
  record: Extract<AgendaRecord, { kind: 'trade-answer' }>,
  path: string,
): void {
  const { state } = table;
  const { host, seat, ask } = record;
  const { hand, inventory } = at(state.players, seat);
  const isAsked = ask === UNKNOWN ? hand.length > 0 : ask === NONE || inventory.includes(ask);
  found
    .that(`${path}.host`, host === state.turn.host, `${state.turn.host}, the Host`, host)
    .that(`${path}.seat`, seat !== host, 'an opponent of the Host', seat)
    .that(`${path}.ask`, isAsked, 'a card that the seat has', ask);
  givenFits(found, table, host, { ...record, path });
}

/** DNE-FRD.2: who was called can still become the Saviour. */
const isCalled = (table: DneTable, seat: number): boolean =>
  table.state.rave.saviour === NONE && canHelp(table, table.state.turn.host, seat);

/** The card that is offered is where the record says. */
function givenFits(
  found: Findings,
  { state }: DneTable,
  host: number,
  { give, secret, path }: { readonly give: number; readonly secret: boolean; readonly path: string },
): void {
  const { hand, inventory } = at(state.players, host);
  const isThere = secret ? hand.includes(give) : give === NONE || inventory.includes(give);
  found.that(`${path}.give`, isThere, secret ? 'a hand card' : 'an inventory card, or none', give);
}
