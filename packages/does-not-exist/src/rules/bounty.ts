import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import type { Monster } from '../content/schema.js';
import { counted } from '../counting.js';
import { isOwnWork, lineupOf } from '../lineups.js';
import { classId, figureId, soundId, soundIds, soundNamed } from '../names.js';
import { SOULS_ALONE, SOULS_SHARED } from '../numbers.js';
import { dealSounds, discardAll, drawToHand, handOf } from '../piles.js';
import { abilitiesOf, eachKind, player } from '../players.js';
import { decider, hostBeats, needed, strongest, target, total } from '../scoring.js';
import { changeSouls, loseInRave, type Why } from '../souls.js';
import { action, type DneContext, type DneTurn, refuse } from '../state.js';
import { endGame, isWon } from './end.js';
import { cardName } from './fields.js';
import { isSuccessful } from './followers.js';
import { monsterHere, soulsOf } from './monster.js';
import { beginPhase } from './phase.js';
import { keepPromise } from './promise.js';

// DNE-BTY: the gains and losses of a rave.

/** DNE-BTY.1: Host, Saviour and invaders by declaration. */
function participants({ state }: DneContext): Seat[] {
  const { saviour } = state.rave;
  const [, ...invaders] = state.lineups.map(({ owner }) => owner);
  return [state.turn.host, ...(saviour === NONE ? [] : [saviour]), ...invaders];
}

const unsuccessful = (context: DneContext): Seat[] =>
  participants(context).filter((seat) => !isSuccessful(context, seat));

/** DNE-BTY.1 to DNE-BTY.4: names the winning line-up, and asks the players who may raise a shield. */
export function bounty(turn: DneTurn): void {
  const { state, emit, queue } = turn;
  const { rave, lineups } = state;
  beginPhase(turn, 'bounty', 'DNE-BTY.1');
  if (!rave.joined) dropSaviour(turn);
  const place = strongest(turn);
  rave.winner = place === NONE ? NONE : at(lineups, place).owner;
  emit?.({
    type: 'rave-closed',
    rule: 'DNE-BTY.2',
    lineups: lineups.map((line) => counted(turn, line)),
    needed: lineups.map(({ owner }) => needed(turn, owner)),
    winner: rave.winner,
    decidedBy: decider(turn, place),
  });
  for (const seat of unsuccessful(turn)) if (mayShield(turn, seat)) queue({ kind: 'shield', seat });
  queue({ kind: 'limits' }, { kind: 'souls' });
}

/** DNE-BTY.1: drops a Saviour who never added a card. */
function dropSaviour({ state: { rave }, emit }: DneTurn): void {
  if (rave.saviour !== NONE) emit?.({ type: 'saviour-dropped', rule: 'DNE-BTY.1', seat: rave.saviour });
  rave.saviour = NONE;
  rave.share = 0;
  rave.picker = 'host';
  rave.forced = false;
}

/** DNE-CLS.29 */
function mayShield(context: DneContext, seat: Seat): boolean {
  const ability = abilitiesOf(context, seat).shield;
  return ability !== undefined && player(context, seat).hand.length >= ability.cards;
}

/** DNE-CLS.29: the whole hand for the souls, and for the cards of the monster. */
export interface Shield extends ActionOf<typeof shield> {}
export const shield = action('shield', {
  rule: 'DNE-BTY.4',
  during: ['shield'],
  fields: {},
  perform(turn, { seat }) {
    discardAll(turn, seat, player(turn, seat).hand, { rule: 'DNE-CLS.29' });
    turn.state.rave.shielded.push(seat);
    turn.emit?.({ type: 'shield-raised', rule: 'DNE-CLS.29', seat });
    drawToHand(turn, seat, wouldHaveWon(turn, seat), 'DNE-CLS.29');
  },
});

/** DNE-BTY.4: keeps the hand. */
export interface NoShield extends ActionOf<typeof noShield> {}
export const noShield = action('no-shield', {
  rule: 'DNE-BTY.4',
  during: ['shield'],
  fields: {},
  perform: () => undefined,
});

/** DNE-CLS.29: the sound cards that a player would have got from the monster by winning. */
function wouldHaveWon(context: DneContext, seat: Seat): number {
  const reward = monsterHere(context)?.sounds ?? 0;
  const { saviour } = context.state.rave;
  const share = Math.min(context.state.rave.share, reward);
  if (seat === saviour) return share;
  return seat === context.state.turn.host && saviour !== NONE ? reward - share : reward;
}

/** DNE-BTY.5 to DNE-BTY.10: changes souls, and queues the rest of the bounty unless the game is won. */
export function souls(turn: DneTurn): void {
  const { state, queue } = turn;
  if (state.rave.winner !== NONE) {
    payLosers(turn);
    payWinners(turn);
    capSouls(turn);
  }
  if (isWon(turn)) {
    endGame(turn);
    return;
  }
  if (state.rave.winner !== NONE) queue({ kind: 'reward' }, { kind: 'limits' }, { kind: 'followers' });
  if (monsterHere(turn) !== undefined)
    for (const seat of unsuccessful(turn)) queue({ kind: 'escaping', seat }, { kind: 'limits' });
  queue({ kind: 'recovery' });
}

/** DNE-R33: true of an invader who is beaten by another one alone, where only the Host's line-up costs souls. */
function isSpared(context: DneContext, seat: Seat): boolean {
  const { host } = context.state.turn;
  const line = seat === host ? undefined : lineupOf(context, seat);
  return context.state.options.beatenInvaders === 'byHost' && line !== undefined && !hostBeats(context, line);
}

/** DNE-BTY.5: the souls that rivalry costs those who did not win. */
function payLosers(turn: DneTurn): void {
  const { winner, saviour } = turn.state.rave;
  const { host } = turn.state.turn;
  for (const seat of unsuccessful(turn)) {
    if (isSpared(turn, seat)) continue;
    const isShared = saviour !== NONE && (seat === host || seat === saviour);
    loseInRave(turn, seat, winner === host || !isShared ? SOULS_ALONE : SOULS_SHARED, {
      rule: 'DNE-BTY.5',
      cause: 'rivalry',
    });
  }
}

const WINNING = { rule: 'DNE-BTY.6', cause: 'rave' } as const;

const byClass = (turn: DneTurn, seat: Seat, rule: 'DNE-CLS.21' | 'DNE-CLS.25'): Why => ({
  rule,
  cause: 'class',
  source: classId(turn, at(player(turn, seat).class, 0)),
});

/** DNE-BTY.6 to DNE-BTY.8: the souls of the winners. */
function payWinners(turn: DneTurn): void {
  const { winner, saviour } = turn.state.rave;
  const isShared = winner === turn.state.turn.host && saviour !== NONE;
  changeSouls(turn, winner, isShared ? SOULS_SHARED : SOULS_ALONE, WINNING);
  const landslide = abilitiesOf(turn, winner).landslide;
  const line = lineupOf(turn, winner);
  if (landslide !== undefined && line !== undefined && total(turn, line) >= target(turn) + landslide.margin)
    changeSouls(turn, winner, landslide.souls, byClass(turn, winner, 'DNE-CLS.21'));
  if (isShared) {
    changeSouls(turn, saviour, SOULS_SHARED, WINNING);
    const paid = abilitiesOf(turn, saviour).paidHelper;
    if (paid !== undefined) changeSouls(turn, saviour, paid.souls, byClass(turn, saviour, 'DNE-CLS.25'));
  }
  const [guest] = turn.state.monster;
  if (guest !== undefined)
    changeSouls(turn, winner, monsterSouls(turn, winner), {
      rule: 'DNE-BTY.8',
      cause: 'monster',
      source: figureId(turn, guest),
    });
}

/** DNE-BTY.8, DNE-SPC.10: the printed souls, and more for exactly that many cards, all of them held by the winner before. */
function monsterSouls(context: DneContext, winner: Seat): number {
  const monster = monsterHere(context);
  if (monster === undefined) return 0;
  const { onSuccess } = monster.special;
  const line = lineupOf(context, winner);
  const isPure =
    onSuccess?.op === 'extraSouls' &&
    line?.cards.length === onSuccess.cards &&
    isOwnWork(line) &&
    line.via.every((via) => via === 'hand' || via === 'inventory');
  return soulsOf(context, monster) + (isPure ? onSuccess.n : 0);
}

/** DNE-BTY.9: DNE-CLS.14 for a Host with a forced Saviour, DNE-FIN.6 for an invader with cards of others. */
function capSouls(turn: DneTurn): void {
  const { state } = turn;
  const { rave, options } = state;
  const { host } = state.turn;
  if (rave.forced) capAt(turn, host, 'DNE-CLS.14');
  const line = lineupOf(turn, rave.winner);
  const isHelped = rave.final && rave.winner !== host && line !== undefined && !isOwnWork(line);
  if (isHelped && options.helpedInvaderCap) capAt(turn, rave.winner, 'DNE-FIN.6');
}

function capAt(turn: DneTurn, seat: Seat, rule: 'DNE-CLS.14' | 'DNE-FIN.6'): void {
  const most = turn.state.options.winSouls - 1;
  changeSouls(turn, seat, Math.min(0, most - player(turn, seat).souls), { rule, cause: 'cap' });
}

/** DNE-BTY.11, DNE-FRD.8: the cards of the monster, open when they are shared; then cards of the Host's own. */
export function reward(turn: DneTurn): void {
  const { state } = turn;
  const { winner, saviour } = state.rave;
  const monster = monsterHere(turn);
  const isShared = winner === state.turn.host && saviour !== NONE;
  if (monster !== undefined) {
    if (isShared) openReward(turn, monster);
    else drawToHand(turn, winner, monster.sounds, 'DNE-BTY.11');
  }
  if (isShared) keepPromise(turn, monster?.sounds ?? 0);
}

function openReward(turn: DneTurn, monster: Pick<Monster, 'sounds'>): void {
  const { state, emit, queue } = turn;
  const { winner, saviour, share, picker } = state.rave;
  const dealt = dealSounds(turn, monster.sounds, ['reward']);
  emit?.({ type: 'reward-opened', rule: 'DNE-BTY.11', cards: soundIds(turn, state.reward) });
  const shared = Math.min(share, dealt);
  if (shared === dealt) giveRest(turn, saviour);
  else if (shared > 0) queue({ kind: 'share-pick', seat: picker === 'host' ? winner : saviour, toGo: shared });
  queue({ kind: 'hand-out' });
}

/** DNE-BTY.11: an open card for the Saviour. */
export interface GiveShare extends ActionOf<typeof giveShare> {}
export const giveShare = action('give-share', {
  rule: 'DNE-BTY.11',
  during: ['share-pick'],
  fields: { card: cardName },
  candidates(context, seat, offer) {
    eachKind(context, context.state.reward, (card) => offer({ type: 'give-share', seat, card }));
  },
  check: (context, { card }) =>
    context.state.reward.includes(soundNamed(context, card))
      ? undefined
      : refuse('DNE-BTY.11', 'not-offered-there', { card }),
  perform(turn, { card }, { seat, toGo }) {
    const { state, emit, queue, cards } = turn;
    const { saviour } = state.rave;
    const given = soundNamed(turn, card);
    cards.move(given, ['reward'], handOf(saviour));
    emit?.({ type: 'reward-shared', rule: 'DNE-BTY.11', seat: saviour, card });
    if (toGo > 1) queue({ kind: 'share-pick', seat, toGo: toGo - 1 });
  },
});

/** DNE-BTY.11: gives the Host the cards that the Saviour did not get. */
export const handOut = (turn: DneTurn): void => giveRest(turn, turn.state.turn.host);

function giveRest(turn: DneTurn, seat: Seat): void {
  const { state, emit, cards } = turn;
  for (const card of [...state.reward]) {
    cards.move(card, ['reward'], handOf(seat));
    emit?.({ type: 'reward-shared', rule: 'DNE-BTY.11', seat, card: soundId(turn, card) });
  }
}
