import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf, ChoiceOf } from '@rulewright/core/author';
import { rollDie } from '../dice.js';
import { countLaid, hostTotal, layHeld, lineupOf, lineupPlace } from '../lineups.js';
import { cardsOfLineup, discardHeld, discardLineup, drawFrom, handOf } from '../piles.js';
import { abilitiesOf, eachHeld, eachKind, heldNamed, inHandNamed, player } from '../players.js';
import { values } from '../scoring.js';
import { changeSouls } from '../souls.js';
import { action, type DneContext, type DneTurn, type DoesNotExist, refuse } from '../state.js';
import { roomFor } from './challenge.js';
import { cardName, from, seatNumber } from './fields.js';
import { unlessHeld, unlessInHand } from './held.js';
import { keptOutRefusal, throwRefusal } from './rivalry.js';
import { goOn, isLineup, mayCopyFrom, maySignal, noteJoined, ownLineup, roleOf } from './roles.js';
import { playingRolled, stopping } from './timing.js';

// DNE-CLS.10 to DNE-CLS.24: abilities used in a rave. They belong to abilities, not to names of classes.

/** DNE-CLS.10: a hand card with the value of the strongest one in the player's line-up. */
export interface Copy extends ActionOf<typeof copy> {}
export const copy = action('copy', {
  rule: 'DNE-CLS.10',
  during: ['rave'],
  fields: { card: cardName },
  exact: true,
  candidates(context, seat, offer) {
    if (abilitiesOf(context, seat).copy === undefined || context.state.rave.copied.includes(seat)) return;
    if (!mayCopyFrom(context, seat)) return;
    eachKind(context, player(context, seat).hand, (card) => offer({ type: 'copy', seat, card }));
  },
  check(context, { seat, card }) {
    if (abilitiesOf(context, seat).copy === undefined) return refuse('DNE-CLS.10', 'not-your-class');
    if (context.state.rave.copied.includes(seat)) return refuse('DNE-CLS.10', 'used-up');
    if (!mayCopyFrom(context, seat)) return refuse('DNE-CLS.10', 'lineup-not-own');
    return unlessInHand(context, seat, card, 'DNE-CLS.10');
  },
  perform(turn, { seat, card }) {
    const line = lineupOf(turn, seat);
    const frozen = line === undefined ? NONE : Math.max(...values(turn, line));
    turn.state.rave.copied.push(seat);
    layHeld(turn, seat, { owner: seat, card: inHandNamed(turn, seat, card) }, { rule: 'DNE-CLS.10', frozen });
    goOn(turn, seat);
  },
});

/** The sides of the die for rolled bases. */
export const ROLLED_DIE = 6;

/** DNE-CLS.16: the refusal of laying a rolled card into this line-up; undefined if allowed. */
function rolledRefusal(context: DneContext, seat: Seat, lineup: Seat) {
  if (player(context, seat).hand.length === 0) return refuse('DNE-CLS.16', 'empty-hand', { target: seat });
  if (lineup !== ownLineup(context, seat)) return throwRefusal(context, seat, lineup);
  const room = roomFor(context, seat);
  return room >= ROLLED_DIE ? undefined : refuse('DNE-CLS.13', 'more-than-the-host-laid', { room, worth: ROLLED_DIE });
}

/** DNE-CLS.16: a die for the base of the next hand card. */
export interface WriterRoll extends ActionOf<typeof writerRoll> {}
export const writerRoll = action('writer-roll', {
  rule: 'DNE-CLS.16',
  during: ['rave'],
  fields: { lineup: seatNumber },
  candidates(context, seat, offer) {
    if (abilitiesOf(context, seat).rolledCard === undefined) return;
    for (const { owner } of context.state.lineups) offer({ type: 'writer-roll', seat, lineup: owner });
  },
  check(context, { seat, lineup }) {
    if (abilitiesOf(context, seat).rolledCard === undefined) return refuse('DNE-CLS.16', 'not-your-class');
    return rolledRefusal(context, seat, lineup);
  },
  perform(turn, { seat, lineup }) {
    const base = rollDie(turn, seat, 'rolled-card', { rule: 'DNE-CLS.16', sides: ROLLED_DIE });
    turn.queue({ kind: 'rolled-card', seat, lineup, base });
    goOn(turn, seat);
  },
});

/** DNE-CLS.16, DNE-CLS.19: the hand card that counts as rolled. */
export interface PlayRolled extends ActionOf<typeof playRolled> {}
export const playRolled = action('play-rolled', {
  rule: playingRolled,
  during: ['rolled-card'],
  fields: { card: cardName },
  exact: true,
  candidates(context, seat, offer) {
    eachKind(context, player(context, seat).hand, (card) => offer({ type: 'play-rolled', seat, card }));
  },
  check: (context, { seat, card }) => unlessInHand(context, seat, card, 'DNE-CLS.16'),
  perform(turn, { seat, card }, { lineup, base }) {
    layHeld(turn, seat, { owner: lineup, card: inHandNamed(turn, seat, card) }, { rule: 'DNE-CLS.16', base });
    noteJoined(turn, seat, lineup);
  },
});

/** DNE-CLS.16: refuses to stop before the rolled card is laid. */
export const mayNotStop = action('stop', {
  rule: stopping,
  during: ['rolled-card'],
  fields: {},
  check: () => refuse('DNE-CLS.16', 'must-lay'),
  perform: () => undefined,
});

/** DNE-CLS.19: against an invader, a die for the base of up to three hand cards. */
export interface TattooRoll extends ActionOf<typeof tattooRoll> {}
export const tattooRoll = action('tattoo-roll', {
  rule: 'DNE-CLS.19',
  during: ['rave'],
  fields: {},
  check(context, { seat }) {
    const { state } = context;
    if (abilitiesOf(context, seat).needleRoll === undefined) return refuse('DNE-CLS.19', 'not-your-class');
    if (seat !== state.turn.host) return refuse('DNE-CLS.19', 'not-the-host');
    if (state.rave.needled) return refuse('DNE-CLS.19', 'used-up');
    if (state.lineups.length < 2) return refuse('DNE-CLS.19', 'no-invader');
    return player(context, seat).hand.length > 0 ? undefined : refuse('DNE-CLS.19', 'empty-hand', { target: seat });
  },
  perform(turn, { seat }) {
    turn.state.rave.needled = true;
    askNeedle(turn, seat, abilitiesOf(turn, seat).needleRoll?.cards ?? 0);
    goOn(turn, seat);
  },
});

/** DNE-CLS.19, DNE-R65: rolls for the next card, or for all of them. */
function askNeedle(turn: DneTurn, seat: Seat, toGo: number): void {
  const base = rollDie(turn, seat, 'needle-roll', { rule: 'DNE-CLS.19', sides: ROLLED_DIE });
  turn.queue({ kind: 'needle-card', seat, base, toGo });
}

/** DNE-CLS.19: a hand card with the number rolled. */
export const playNeedled = action('play-rolled', {
  rule: playingRolled,
  during: ['needle-card'],
  fields: { card: cardName },
  exact: true,
  candidates(context, seat, offer) {
    eachKind(context, player(context, seat).hand, (card) => offer({ type: 'play-rolled', seat, card }));
  },
  check: (context, { seat, card }) => unlessInHand(context, seat, card, 'DNE-CLS.19'),
  perform(turn, { seat, card }, choice) {
    const { base } = choice;
    layHeld(turn, seat, { owner: seat, card: inHandNamed(turn, seat, card) }, { rule: 'DNE-CLS.19', base });
    goOnWithNeedle(turn, choice);
  },
});

/** DNE-CLS.19, DNE-R65: after a card, the next one with the same number, or with one of its own. */
function goOnWithNeedle(turn: DneTurn, choice: ChoiceOf<DoesNotExist, 'needle-card'>): void {
  const { seat, toGo } = choice;
  if (toGo === 1 || player(turn, seat).hand.length === 0) return;
  if (turn.state.options.tattooRoll === 'perCard') askNeedle(turn, seat, toGo - 1);
  else turn.queue({ ...choice, toGo: toGo - 1 });
}

/** DNE-ESC.4, DNE-CLS.19: no more cards. */
export interface Stop extends ActionOf<typeof stopNeedle> {}
export const stopNeedle = action('stop', {
  rule: stopping,
  during: ['needle-card'],
  fields: {},
  perform: () => undefined,
});

/** DNE-CLS.20: pays to send an invader away. */
export interface Expel extends ActionOf<typeof expel> {}
export const expel = action('expel', {
  rule: 'DNE-CLS.20',
  during: ['rave'],
  fields: { invader: seatNumber },
  candidates(context, seat, offer) {
    if (abilitiesOf(context, seat).expel === undefined) return;
    for (const { owner } of context.state.lineups) offer({ type: 'expel', seat, invader: owner });
  },
  check(context, { seat, invader }) {
    const ability = abilitiesOf(context, seat).expel;
    const { souls } = player(context, seat);
    if (ability === undefined) return refuse('DNE-CLS.20', 'not-your-class');
    if (seat !== context.state.turn.host) return refuse('DNE-CLS.20', 'not-the-host');
    if (lineupPlace(context, invader) < 1) return refuse('DNE-CLS.20', 'not-an-invader', { invader });
    return souls >= ability.souls ? undefined : refuse('DNE-CLS.20', 'too-few-souls', { souls });
  },
  perform(turn, { seat, invader }) {
    changeSouls(turn, seat, -(abilitiesOf(turn, seat).expel?.souls ?? 0), { rule: 'DNE-CLS.20', cause: 'expel' });
    removeInvader(turn, invader);
    goOn(turn, seat);
  },
});

/** DNE-CLS.20: returns cards that the invader laid from hand or inventory to the hand, and discards all others. */
function removeInvader(turn: DneTurn, invader: Seat): void {
  const { state, emit, cards } = turn;
  const place = lineupPlace(turn, invader);
  const { by, via, cards: laid } = at(state.lineups, place);
  state.rave.expelled.push(invader);
  emit?.({
    type: 'invader-expelled',
    rule: 'DNE-CLS.20',
    seat: state.turn.host,
    invader,
    hostTotal: hostTotal(
      turn,
      state.lineups.filter(({ owner }) => owner !== invader),
    ),
  });
  let from = 0;
  for (const [entry, card] of [...laid].entries()) {
    const isOwn = by[entry] === invader && (via[entry] === 'hand' || via[entry] === 'inventory');
    if (isOwn) cards.move(card, cardsOfLineup(place), handOf(invader), { from });
    else from++;
  }
  discardLineup(turn, place, 'DNE-CLS.20');
  state.lineups.splice(place, 1);
}

/** DNE-CLS.24, DNE-FAI.23: the refusal of signalling into this line-up; undefined if allowed. */
function signalRefusal(context: DneContext, seat: Seat, lineup: Seat) {
  if (!isLineup(context, lineup)) return refuse('DNE-CLS.24', 'no-such-lineup', { lineup });
  if (context.state.rave.expelled.includes(seat)) return refuse('DNE-CLS.20', 'was-expelled');
  if (lineup !== ownLineup(context, seat) || roleOf(context, seat) === 'saviour') {
    const refused = keptOutRefusal(context, seat);
    if (refused !== undefined) return refused;
  }
  if (lineup !== context.state.turn.host) return undefined;
  const room = roomFor(context, seat);
  const worth = context.content.highestBonus;
  return room >= worth ? undefined : refuse('DNE-CLS.13', 'more-than-the-host-laid', { room, worth });
}

/** DNE-CLS.24: once a turn, a held card for the top card of the deck in any line-up. */
export interface Signal extends ActionOf<typeof signal> {}
export const signal = action('signal', {
  rule: 'DNE-CLS.24',
  during: ['rave'],
  fields: { card: cardName, lineup: seatNumber, from },
  candidates(context, seat, offer) {
    if (!maySignal(context, seat)) return;
    eachHeld(context, seat, offer, (card, offerHeld) => {
      for (const { owner } of context.state.lineups) offerHeld({ type: 'signal', seat, card, lineup: owner });
    });
  },
  check(context, { seat, card, lineup, from }) {
    if (abilitiesOf(context, seat).signal === undefined) return refuse('DNE-CLS.24', 'not-your-class');
    if (!maySignal(context, seat)) return refuse('DNE-CLS.24', 'used-up');
    const refused = signalRefusal(context, seat, lineup);
    if (refused !== undefined) return refused;
    return unlessHeld(context, { seat, card, from }, 'DNE-CLS.24');
  },
  perform(turn, { seat, card, lineup, from }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: 'DNE-CLS.24', from });
    turn.state.turn.signalled.push(seat);
    turn.emit?.({ type: 'signal-sent', rule: 'DNE-CLS.24', seat, lineup });
    const top = drawFrom(turn, 'sounds', cardsOfLineup(lineupPlace(turn, lineup)));
    if (top !== undefined) {
      countLaid(turn, lineup, top, { rule: 'DNE-CLS.24', by: seat, via: 'deck' });
      noteJoined(turn, seat, lineup);
    }
    goOn(turn, seat);
  },
});
