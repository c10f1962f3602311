import { at, NONE, nextSeat, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { rollDie } from '../dice.js';
import { abilitiesOf, isActive, isOpponent } from '../players.js';
import { changeSouls } from '../souls.js';
import { action, type DneContext, type DneTurn, type Rave, refuse, type TurnCounters } from '../state.js';
import { tellEnd } from './end.js';
import { seatNumber } from './fields.js';
import { openMarket } from './market.js';
import { beginPhase } from './phase.js';
import { isAtStake } from './rave.js';

// DNE-TRN: a turn from its start to the rave, and its end.

/** The counters of a turn at its start. */
export const freshTurn = (number: number, host: Seat, place: Seat): TurnCounters => ({
  number,
  host,
  place,
  expectation: 0,
  level: 0,
  invited: false,
  trades: 0,
  proposers: [],
  recruits: 0,
  refreshed: false,
  unlimited: false,
  signalled: [],
  challenged: [],
});

/** The facts of a rave before it begins. */
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

/** DNE-TRN.2, DNE-CLS.11: begins the turn of a place: its Host, the bans that end, the return of a zeroed Host. */
export function turn(turn: DneTurn, { place }: { readonly place: Seat }): void {
  const { state, emit, queue } = turn;
  const owner = at(state.players, place);
  const host = isActive(state, owner.takenBy) ? owner.takenBy : place;
  owner.takenBy = NONE;
  state.turn = freshTurn(state.turn.number + 1, host, place);
  state.rave = freshRave(state.options.players);
  const player = at(state.players, host);
  const wasBanned = player.helpBan;
  player.helpBan = false;
  player.invaded = false;
  emit?.({ type: 'turn-began', rule: 'DNE-TRN.2', turn: state.turn.number, host, place });
  if (wasBanned) emit?.({ type: 'help-allowed', rule: 'DNE-FAI.23', seat: host });
  beginPhase(turn, 'start', 'DNE-TRN.2');
  if (player.status === 'waiting') queue({ kind: 'zero-return', seat: host });
  queue({ kind: 'begin' });
}

/** DNE-TRN.2: skips the turn of a Host who surrendered, or asks a Proxy about a hijack. */
export function begin(turn: DneTurn): void {
  const { state, queue } = turn;
  const { host } = state.turn;
  if (!isActive(state, host)) queue({ kind: 'end-of-turn' });
  else if (mayHijack(turn, host)) queue({ kind: 'turn-start', seat: host });
  else queue({ kind: 'draft' });
}

/** DNE-CLS.11: true if the Host may hijack a turn now. */
function mayHijack(context: DneContext, seat: Seat): boolean {
  const { turn, options, players } = context.state;
  const ability = abilitiesOf(context, seat).hijack;
  if (ability === undefined || !options.proxyHijack || turn.host !== turn.place) return false;
  return at(players, seat).souls >= ability.souls && players.some((_, target) => canTake(context, seat, target));
}

/** DNE-CLS.11: an active opponent whose next turn is not yet taken. */
const canTake = ({ state }: DneContext, seat: Seat, target: Seat): boolean =>
  isOpponent(state, seat, target) && state.players[target]?.takenBy === NONE;

const FATAL = 1;

/** DNE-CLS.11: pays and rolls for the next turn of an opponent; failing costs the Proxy's own turn. */
export interface Hijack extends ActionOf<typeof hijack> {}
export const hijack = action('hijack', {
  rule: 'DNE-CLS.11',
  during: ['turn-start'],
  fields: {},
  check: (context, { seat }) => (mayHijack(context, seat) ? undefined : refuse('DNE-CLS.11', 'not-your-class')),
  perform(turn, { seat }) {
    const { emit, queue } = turn;
    const ability = abilitiesOf(turn, seat).hijack;
    if (ability === undefined) return;
    changeSouls(turn, seat, -ability.souls, { rule: 'DNE-CLS.11', cause: 'hijack' });
    const face = rollDie(turn, seat, 'hijack', { rule: 'DNE-CLS.11', sides: 20 });
    if (face >= ability.min) {
      queue({ kind: 'hijack-target', seat }, { kind: 'draft' });
      return;
    }
    if (face === FATAL) changeSouls(turn, seat, -1, { rule: 'DNE-CLS.11', cause: 'failed-hijack' });
    emit?.({ type: 'turn-forfeited', rule: 'DNE-CLS.11', seat });
    queue({ kind: 'end-of-turn' });
  },
});

/** DNE-CLS.11: begins the player's own turn, without a hijack. */
export interface Begin extends ActionOf<typeof beginTurn> {}
export const beginTurn = action('begin', {
  rule: 'DNE-CLS.11',
  during: ['turn-start'],
  fields: {},
  perform: ({ queue }) => queue({ kind: 'draft' }),
});

/** DNE-CLS.11: names the player whose next turn is taken. */
export interface ChoosePlayer extends ActionOf<typeof choosePlayer> {}
export const choosePlayer = action('choose-player', {
  rule: 'DNE-CLS.11',
  during: ['hijack-target'],
  fields: { target: seatNumber },
  exact: true,
  candidates(context, seat, offer) {
    for (let target = 0; target < context.state.players.length; target++)
      if (canTake(context, seat, target)) offer({ type: 'choose-player', seat, target });
  },
  check(context, { seat, target }) {
    if (canTake(context, seat, target)) return undefined;
    const isTaken = isOpponent(context.state, seat, target);
    return refuse('DNE-CLS.11', isTaken ? 'taken-already' : 'no-such-player', { target });
  },
  perform({ state, emit }, { seat, target }) {
    at(state.players, target).takenBy = seat;
    emit?.({ type: 'turn-hijacked', rule: 'DNE-CLS.11', seat, target });
  },
});

/** DNE-TRN.5: rolls the expectation. */
export interface Roll extends ActionOf<typeof roll> {}
export const roll = action('roll', {
  rule: 'DNE-TRN.4',
  during: ['prepare'],
  fields: {},
  check: ({ state }) => (state.turn.expectation === 0 ? undefined : refuse('DNE-TRN.5', 'rolled-already')),
  perform(turn, { seat }) {
    turn.state.turn.expectation = rollDie(turn, seat, 'expectation', { rule: 'DNE-TRN.5', sides: 20 });
    turn.queue({ kind: 'prepare', seat });
  },
});

/** DNE-TRN.6, DNE-TRN.7: the turn ends without a rave. */
export interface Pass extends ActionOf<typeof pass> {}
export const pass = action('pass', {
  rule: 'DNE-TRN.4',
  during: ['prepare'],
  fields: {},
  check(context, { seat }) {
    if (context.state.turn.expectation === 0) return refuse('DNE-TRN.5', 'not-rolled-yet');
    if (context.state.turn.invited) return refuse('DNE-TRN.7', 'invitation-made');
    return isAtStake(context, seat) ? refuse('DNE-FIN.1', 'souls-at-stake') : undefined;
  },
  perform({ emit, queue }, { seat }) {
    emit?.({ type: 'turn-passed', rule: 'DNE-TRN.6', seat });
    queue({ kind: 'end-of-turn' });
  },
});

/** DNE-TRN.8: closes the preparation. */
export interface StartRave extends ActionOf<typeof startRave> {}
export const startRave = action('start-rave', {
  rule: 'DNE-TRN.4',
  during: ['prepare'],
  fields: {},
  check: ({ state }) => (state.turn.expectation > 0 ? undefined : refuse('DNE-TRN.5', 'not-rolled-yet')),
  perform: openMarket,
});

/** DNE-TRN.9, DNE-END.4: the next seat clockwise that is not eliminated; after the last turn nothing follows. */
export function endOfTurn(turn: DneTurn): void {
  const { state, queue } = turn;
  const { number, place } = state.turn;
  if (number >= state.options.maxTurns) {
    tellEnd(turn);
    return;
  }
  const { players } = state.options;
  let seat = nextSeat(place, players);
  while (at(state.players, seat).status === 'eliminated') seat = nextSeat(seat, players);
  queue({ kind: 'turn', place: seat });
}
