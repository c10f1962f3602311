import { at, type Seat } from '@rulewright/core';
import { joinWith } from '../chapters/friend.js';
import { throwHidden } from '../chapters/mercenary.js';
import {
  goOn,
  isKeptOut,
  isLineup,
  mayInvade,
  mayThrow,
  mostOf,
  noteJoined,
  ownLineup,
  roleOf,
  roomFor,
} from '../chapters/rave.js';
import { emptyLineup, layHeld } from '../lineups.js';
import { figureName, figureNamed } from '../names.js';
import { eachHeld, heldNamed, player } from '../players.js';
import { leads } from '../scoring.js';
import { action, type DneTable, NONE, refuse } from '../state.js';
import { cardName, seatNumber } from './fields.js';

/** DNE-CLS.13: why a forced Saviour cannot add a card of this worth. */
const roomRefusal = (table: DneTable, seat: Seat, worth: number) => {
  const room = roomFor(table, seat);
  return worth <= room ? undefined : refuse('DNE-CLS.13', 'more-than-the-host-laid', { room, worth });
};

/** Which rule lets whom play into a line-up. */
const PLAYING = { host: 'DNE-RAV.5', saviour: 'DNE-RAV.6', invader: 'DNE-RAV.7' } as const;

/** DNE-RAV.5 to DNE-RAV.7, DNE-FRD.5: a held card into the line-up that one builds or helps to build. */
export const play = action('play', {
  during: ['rave', 'saviour-card'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    if (table.choice.kind === 'saviour-card' || roleOf(table, seat) !== 'bystander')
      eachHeld(table, seat, (card) => offer({ type: 'play', seat, card }));
  },
  check(table, { seat, card }) {
    const held = heldNamed(table, seat, card);
    if (table.choice.kind === 'saviour-card')
      return held === NONE ? refuse('DNE-FRD.5', 'not-held', { card }) : undefined;
    const role = roleOf(table, seat);
    if (role === 'bystander') return refuse('DNE-RAV.8', 'no-role');
    if (held === NONE) return refuse(PLAYING[role], 'not-held', { card });
    return roomRefusal(table, seat, mostOf(table, held));
  },
  perform(turn, { seat, card }, { kind }) {
    const held = heldNamed(turn, seat, card);
    if (kind === 'saviour-card') {
      joinWith(turn, seat, held);
      return;
    }
    const owner = ownLineup(turn, seat);
    layHeld(turn, seat, owner, held);
    noteJoined(turn, seat, owner);
    goOn(turn, seat);
  },
});

/** DNE-RIV.1, DNE-RIV.2, DNE-RIV.7: the first card of a rival line-up. */
export const invade = action('invade', {
  during: ['rave'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    if (roleOf(table, seat) === 'bystander' && mayInvade(table, seat))
      eachHeld(table, seat, (card) => offer({ type: 'invade', seat, card }));
  },
  check(table, { seat, card }) {
    const { state } = table;
    if (roleOf(table, seat) !== 'bystander') return refuse('DNE-RIV.1', 'takes-part-already');
    if (state.rave.expelled.includes(seat)) return refuse('DNE-RIV.1', 'was-expelled');
    if (!mayInvade(table, seat)) {
      const isTired = state.options.invasionLimit !== 'none' && player(table, seat).invaded;
      return isTired ? refuse('DNE-RIV.7', 'invaded-in-this-round') : refuse('DNE-RIV.2', 'too-many-invaders');
    }
    return heldNamed(table, seat, card) === NONE ? refuse('DNE-RIV.1', 'not-held', { card }) : undefined;
  },
  perform(turn, { seat, card }) {
    const { state, emit } = turn;
    at(state.players, seat).invaded = true;
    state.lineups.push(emptyLineup(seat));
    emit?.({ type: 'invasion-declared', seat });
    layHeld(turn, seat, seat, heldNamed(turn, seat, card));
    goOn(turn, seat);
  },
});

/** DNE-FIN.3, DNE-FIN.7, DNE-CLS.20: why a player cannot throw into this line-up. */
export function throwRefusal(table: DneTable, seat: Seat, lineup: Seat) {
  if (!isLineup(table, lineup)) return refuse('DNE-FIN.3', 'no-such-lineup', { lineup });
  if (lineup === ownLineup(table, seat)) return refuse('DNE-FIN.3', 'own-lineup', { lineup });
  if (!table.state.rave.final) return refuse('DNE-FIN.3', 'not-final');
  return keptOutRefusal(table, seat);
}

/** DNE-FAI.23, DNE-CLS.20: why a player adds nothing to line-ups of others. */
export function keptOutRefusal(table: DneTable, seat: Seat) {
  if (!isKeptOut(table, seat)) return undefined;
  return table.state.rave.expelled.includes(seat)
    ? refuse('DNE-CLS.20', 'was-expelled')
    : refuse('DNE-FAI.23', 'help-banned');
}

/** DNE-FIN.3, DNE-FIN.4: with ten souls at stake, a held card into the line-up of somebody else. */
export const throwCard = action('throw', {
  during: ['rave'],
  fields: { card: cardName, lineup: seatNumber },
  candidates(table, seat, offer) {
    if (!mayThrow(table, seat)) return;
    eachHeld(table, seat, (card) => {
      for (const { owner } of table.state.lineups) offer({ type: 'throw', seat, card, lineup: owner });
    });
  },
  check: (table, { seat, card, lineup }) =>
    throwRefusal(table, seat, lineup) ??
    (heldNamed(table, seat, card) === NONE ? refuse('DNE-FIN.3', 'not-held', { card }) : undefined),
  perform(turn, { seat, card, lineup }) {
    layHeld(turn, seat, lineup, heldNamed(turn, seat, card));
    goOn(turn, seat);
  },
});

/** Which rule lets whom ask a mercenary. */
const ASKING = { host: 'DNE-MRC.6', invader: 'DNE-MRC.9' } as const;

/** DNE-MRC.6, DNE-MRC.9: a mercenary throws a card into its owner's line-up. */
export const askMercenary = action('ask-mercenary', {
  during: ['rave'],
  fields: { mercenary: cardName },
  candidates(table, seat, offer) {
    const { mercenaries, hidden } = player(table, seat);
    for (let place = 0; place < mercenaries.length; place++)
      if (at(hidden, place).length > 0)
        offer({ type: 'ask-mercenary', seat, mercenary: figureName(table, at(mercenaries, place)) });
  },
  check(table, { seat, mercenary }) {
    const role = roleOf(table, seat);
    if (role !== 'host' && role !== 'invader') return refuse('DNE-MRC.10', 'no-role');
    const asking = ASKING[role];
    const { mercenaries, hidden } = player(table, seat);
    const place = mercenaries.indexOf(figureNamed(table, mercenary));
    if (place < 0) return refuse(asking, 'no-such-mercenary', { mercenary });
    if (at(hidden, place).length === 0) return refuse('DNE-MRC.4', 'mercenary-without-cards', { mercenary });
    return leads(table, seat) ? refuse(asking, 'leading') : undefined;
  },
  perform(turn, { seat, mercenary }) {
    throwHidden(turn, seat, player(turn, seat).mercenaries.indexOf(figureNamed(turn, mercenary)));
    goOn(turn, seat);
  },
});
