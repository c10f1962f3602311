import type { Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { emptyLineup, layHeld } from '../lineups.js';
import { abilitiesOf, activeCount, eachHeld, heldCount, heldNamed, nextActive, player } from '../players.js';
import { needed } from '../scoring.js';
import { action, type DneContext, type DneTurn, refuse } from '../state.js';
import { mostOf, mustAdd, roomFor } from './challenge.js';
import { cardName, from } from './fields.js';
import { callees } from './friend.js';
import { unlessHeld } from './held.js';
import { mayAskMercenary } from './mercenary.js';
import { monsterHere, soulsOf } from './monster.js';
import { beginPhase } from './phase.js';
import { goOn, isKeptOut, mayInvade, maySignal, mayThrow, noteJoined, ownLineup, roleOf } from './roles.js';
import { holding } from './timing.js';

// DNE-RAV, DNE-FIN: the rave while line-ups grow.

const WINNER_SOULS = 2;

/** DNE-FIN.1: true if winning alone would reach the goal; `more` are souls of a monster. */
export const isAtStake = (context: DneContext, seat: Seat, more = 0): boolean =>
  player(context, seat).souls + WINNER_SOULS + more >= context.state.options.winSouls;

/** DNE-FIN.2: true if a rave that begins now is final. */
export function isFinalNow(context: DneContext): boolean {
  const monster = monsterHere(context);
  return isAtStake(context, context.state.turn.host, monster === undefined ? 0 : soulsOf(context, monster));
}

/** DNE-RAV.1, DNE-FIN.2: opens the rave and gives the Host priority. */
export function openRave(turn: DneTurn): void {
  const { state, emit, queue } = turn;
  const { host } = state.turn;
  beginPhase(turn, 'rave', 'DNE-RAV.1');
  state.lineups = [emptyLineup(host)];
  state.rave.final = isFinalNow(turn);
  emit?.({ type: 'rave-began', rule: 'DNE-RAV.1', host, final: state.rave.final, needed: needed(turn, host) });
  queue({ kind: 'priority', seat: host });
}

/** DNE-RAV.2 to DNE-RAV.4: passes priority on; the rave closes when all active seats have held in a row. */
export function priority(turn: DneTurn, { seat }: { readonly seat: Seat }): void {
  const { state, emit, queue } = turn;
  const { rave } = state;
  const everybody = activeCount(state);
  let asked = seat;
  while (rave.holds < everybody && !canAct(turn, asked)) {
    rave.holds++;
    emit?.({ type: 'passed-over', rule: 'DNE-RAV.4', seat: asked });
    asked = nextActive(state, asked);
  }
  if (rave.holds < everybody) queue({ kind: 'rave', seat: asked });
  else queue({ kind: 'bounty' });
}

/** DNE-RAV.4: true if public facts leave a player anything but to hold. */
function canAct(context: DneContext, seat: Seat): boolean {
  const role = roleOf(context, seat);
  if (heldCount(context, seat) > 0) return role !== 'bystander' || mayStepIn(context, seat);
  if (role !== 'host' && role !== 'invader') return false;
  return (
    mayAskMercenary(context, seat) || (role === 'host' && (callees(context).length > 0 || mayExpel(context, seat)))
  );
}

const mayStepIn = (context: DneContext, seat: Seat): boolean =>
  mayInvade(context, seat) || mayThrow(context, seat) || (maySignal(context, seat) && !isKeptOut(context, seat));

/** DNE-CLS.20: true if the Host may expel an invader. */
function mayExpel(context: DneContext, seat: Seat): boolean {
  const ability = abilitiesOf(context, seat).expel;
  return ability !== undefined && context.state.lineups.length > 1 && player(context, seat).souls >= ability.souls;
}

/** DNE-CLS.13: the refusal of a card of this worth from a forced Saviour; undefined if allowed. */
const roomRefusal = (context: DneContext, seat: Seat, worth: number) => {
  const room = roomFor(context, seat);
  return worth <= room ? undefined : refuse('DNE-CLS.13', 'more-than-the-host-laid', { room, worth });
};

/** The rule by which each role may play into a line-up. */
const PLAYING = { host: 'DNE-RAV.5', saviour: 'DNE-RAV.6', invader: 'DNE-RAV.7' } as const;

/** DNE-RAV.5 to DNE-RAV.7, DNE-FRD.5: a held card into the line-up that one builds or helps to build. */
export interface Play extends ActionOf<typeof play> {}
export const play = action('play', {
  rule: 'DNE-RAV.2',
  during: ['rave'],
  fields: { card: cardName, from },
  exact: true,
  candidates(context, seat, offer) {
    if (roleOf(context, seat) === 'bystander') return;
    const room = roomFor(context, seat);
    eachHeld(context, seat, offer, (card, offerHeld, held) => {
      if (mostOf(context, held) <= room) offerHeld({ type: 'play', seat, card });
    });
  },
  check(context, { seat, card, from }) {
    const held = heldNamed(context, seat, card);
    const role = roleOf(context, seat);
    if (role === 'bystander') return refuse('DNE-RAV.8', 'no-role');
    return (
      unlessHeld(context, { seat, card, from }, PLAYING[role]) ?? roomRefusal(context, seat, mostOf(context, held))
    );
  },
  perform(turn, { seat, card, from }) {
    const owner = ownLineup(turn, seat);
    const role = roleOf(turn, seat);
    layHeld(
      turn,
      seat,
      { owner, card: heldNamed(turn, seat, card) },
      { rule: role === 'bystander' ? 'DNE-RAV.8' : PLAYING[role], from },
    );
    noteJoined(turn, seat, owner);
    goOn(turn, seat);
  },
});

/** DNE-RAV.2, DNE-RAV.3: lets priority pass on. A forced Saviour may have to add a card first (DNE-CLS.13). */
export const hold = action('hold', {
  rule: holding,
  during: ['rave'],
  fields: {},
  check: (context, { seat }) => (mustAdd(context, seat) ? refuse('DNE-CLS.13', 'must-add-a-card') : undefined),
  perform({ state, emit, queue }, { seat }) {
    state.rave.holds++;
    emit?.({ type: 'held', rule: 'DNE-RAV.3', seat });
    queue({ kind: 'priority', seat: nextActive(state, seat) });
  },
});
