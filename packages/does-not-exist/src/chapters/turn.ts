import { at, nextSeat, type Seat } from '@rulewright/core';
import { drawFrom, drawToHand } from '../piles.js';
import { abilityOf, isActive, isOpponent } from '../players.js';
import { changeSouls } from '../souls.js';
import { type DneTable, type DneTurn, NONE, type Rave, type TurnRecord } from '../state.js';
import { gainClass } from './class.js';

// DNE-TRN: a turn from its start to the preparation, and its end.

const DRAFT = 2;
const RETURN_PRICE = 1;
const RETURN_CARDS = 5;

/** What is counted once a turn, before the turn. */
export const freshTurn = (number: number, host: Seat, place: Seat): TurnRecord => ({
  number,
  host,
  place,
  expectation: 0,
  level: 0,
  invited: false,
  trades: 0,
  recruits: 0,
  refreshed: false,
  unlimited: false,
  signalled: [],
  challenged: [],
});

/** What is kept of a rave, before the rave. */
export const freshRave = (players: number): Rave => ({
  final: false,
  holds: 0,
  saviour: NONE,
  share: 0,
  picker: 'host',
  forced: false,
  joined: false,
  expelled: [],
  calls: Array.from({ length: players }, () => 0),
  copied: [],
  needled: false,
  shielded: [],
  winner: NONE,
});

/** DNE-TRN.2, DNE-CLS.11: who plays the turn of this place, what ends with it, and the return of a zeroed Host. */
export function turn({ state, emit, queue }: DneTurn, { place }: { readonly place: Seat }): void {
  const owner = at(state.players, place);
  const host = isActive(state, owner.takenBy) ? owner.takenBy : place;
  owner.takenBy = NONE;
  state.turn = freshTurn(state.turn.number + 1, host, place);
  state.rave = freshRave(state.options.players);
  state.phase = 'start';
  const player = at(state.players, host);
  player.helpBan = false;
  player.invaded = false;
  emit?.({ type: 'turn-began', turn: state.turn.number, host, place });
  if (player.status === 'waiting') queue({ kind: 'zero-return', seat: host });
  queue({ kind: 'begin' });
}

/** DNE-TRN.2: a Host who surrendered has no turn; a Proxy may hijack. */
export function begin(turn: DneTurn): void {
  const { state, queue } = turn;
  const { host } = state.turn;
  if (!isActive(state, host)) queue({ kind: 'end-of-turn' });
  else if (mayHijack(turn, host)) queue({ kind: 'turn-start', seat: host });
  else queue({ kind: 'draft' });
}

/** DNE-CLS.11: whether the Host may hijack a turn now. */
export function mayHijack(table: DneTable, seat: Seat): boolean {
  const { turn, options, players } = table.state;
  const ability = abilityOf(table, seat, 'hijack');
  if (ability === undefined || !options.proxyHijack || turn.host !== turn.place) return false;
  return at(players, seat).souls >= ability.souls && players.some((_, target) => canTake(table, seat, target));
}

/** DNE-CLS.11: an active opponent whose next turn is not yet taken. */
export const canTake = ({ state }: DneTable, seat: Seat, target: Seat): boolean =>
  isOpponent(state, seat, target) && state.players[target]?.takenBy === NONE;

/** DNE-ZER.5, DNE-R48: pays a soul for five cards and a class. */
export function comeBack(turn: DneTurn, seat: Seat): void {
  const { state, emit } = turn;
  changeSouls(turn, seat, -RETURN_PRICE, 'return');
  at(state.players, seat).status = 'active';
  emit?.({ type: 'player-returned', seat });
  drawToHand(turn, seat, RETURN_CARDS);
  const card = drawFrom(turn, 'classes');
  if (card !== undefined) gainClass(turn, seat, card);
}

/** DNE-TRN.3: draws two cards, or as the class says. */
export function draft(turn: DneTurn): void {
  const { host } = turn.state.turn;
  const left = abilityOf(turn, host, 'wideDraft')?.draw ?? DRAFT;
  if (abilityOf(turn, host, 'draftFromDiscard') !== undefined)
    turn.queue({ kind: 'draft-card', left, drawn: 0, recovered: 0 });
  else endDraft(turn, drawToHand(turn, host, left), 0);
}

/** DNE-CLS.18: each card comes from the deck, or from the discard pile if there is one. */
export function draftCard(
  turn: DneTurn,
  { left, drawn, recovered }: { readonly left: number; readonly drawn: number; readonly recovered: number },
): void {
  const { state, queue } = turn;
  const seat = state.turn.host;
  if (left === 0) endDraft(turn, drawn, recovered);
  else if (state.discard.length > 0) queue({ kind: 'draft-source', seat, left, drawn, recovered });
  else queue({ kind: 'draft-card', left: left - 1, drawn: drawn + drawToHand(turn, seat, 1), recovered });
}

/** DNE-CLS.15, DNE-CLS.18, DNE-TRN.4: what the class asks for, then the limit, then the preparation. */
function endDraft(turn: DneTurn, drawn: number, recovered: number): void {
  const { state, queue } = turn;
  const seat = state.turn.host;
  const drop = Math.min(drawn, abilityOf(turn, seat, 'wideDraft')?.drop ?? 0);
  if (drop > 0) queue({ kind: 'draft-drop', seat, drawn, left: drop });
  if (recovered > 0) queue({ kind: 'draft-repay', seat, left: recovered });
  state.phase = 'preparation';
  queue({ kind: 'limits' }, { kind: 'prepare', seat });
}

/** DNE-TRN.9, DNE-END.4: the next seat clockwise that is not eliminated; after the last turn nothing follows. */
export function endOfTurn({ state, queue }: DneTurn): void {
  const { number, place } = state.turn;
  if (number >= state.options.maxTurns) return;
  const { players } = state.options;
  let seat = nextSeat(place, players);
  while (at(state.players, seat).status === 'eliminated') seat = nextSeat(seat, players);
  queue({ kind: 'turn', place: seat });
}
