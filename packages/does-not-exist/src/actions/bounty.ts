import { at, remove } from '@rulewright/core';
import { takeMonsterIn, wouldHaveWon } from '../chapters/bounty.js';
import { loseClass } from '../chapters/class.js';
import { escapeOf, fail, tellEscape, weigh } from '../chapters/escape.js';
import { classMayGo, dismissible } from '../chapters/failure-choices.js';
import { leave } from '../chapters/mercenary.js';
import { dismissMonster } from '../chapters/monster.js';
import { className, figureName, figureNamed, soundNamed } from '../names.js';
import { discardAll, discardHeld, drawToHand, worth } from '../piles.js';
import { abilityOf, eachHeld, eachName, heldNamed, player } from '../players.js';
import { action, type DneAt, NONE, refuse } from '../state.js';
import { cardName } from './fields.js';

/** DNE-CLS.29: the whole hand for the souls, and for the cards of the monster. */
export const shield = action('shield', {
  during: ['shield'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'shield', seat }),
  check: () => undefined,
  perform(turn, { seat }) {
    discardAll(turn, seat, player(turn, seat).hand);
    turn.state.rave.shielded.push(seat);
    turn.emit?.({ type: 'shield-raised', seat });
    drawToHand(turn, seat, wouldHaveWon(turn, seat));
  },
});

/** DNE-BTY.4: keeps the hand. */
export const noShield = action('no-shield', {
  during: ['shield'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'no-shield', seat }),
  check: () => undefined,
  perform: () => undefined,
});

/** DNE-BTY.11: an open card for the Saviour. */
export const giveShare = action('give-share', {
  during: ['share-pick'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachName(table, table.state.reward, (card) => offer({ type: 'give-share', seat, card }));
  },
  check: (table, { card }) =>
    table.state.reward.includes(soundNamed(table, card))
      ? undefined
      : refuse('DNE-BTY.11', 'not-offered-there', { card }),
  perform(turn, { card }, { seat, left }) {
    const { state, emit, queue } = turn;
    const { saviour } = state.rave;
    const given = soundNamed(turn, card);
    remove(state.reward, given);
    at(state.players, saviour).hand.push(given);
    emit?.({ type: 'reward-shared', seat: saviour, card });
    if (left > 1) queue({ kind: 'share-pick', seat, left: left - 1 });
  },
});

type DismissAt = DneAt<'fate-room' | 'failure-dismiss'>;

/** The names of what may go. */
function eachDismissible(table: DismissAt, seat: number, offer: (name: string) => void): void {
  const isAbility = table.choice.kind === 'failure-dismiss' && table.choice.ability;
  if (classMayGo(table, seat, isAbility)) for (const card of player(table, seat).class) offer(className(table, card));
  for (const figure of dismissible(table, seat, isAbility)) offer(figureName(table, figure));
}

/** DNE-SPC.1, DNE-FAI.19, DNE-FAI.20: a mercenary, or an ability card, goes. */
export const dismiss = action('dismiss', {
  during: ['fate-room', 'failure-dismiss'],
  fields: { mercenary: cardName },
  candidates(table, seat, offer) {
    eachDismissible(table, seat, (mercenary) => offer({ type: 'dismiss', seat, mercenary }));
  },
  check(table, { seat, mercenary }) {
    let isThere = false;
    eachDismissible(table, seat, (name) => {
      isThere ||= name === mercenary;
    });
    const rule = table.choice.kind === 'fate-room' ? 'DNE-SPC.1' : 'DNE-FAI.19';
    return isThere ? undefined : refuse(rule, 'no-such-mercenary', { mercenary });
  },
  perform(turn, { seat, mercenary }, { kind }) {
    const place = player(turn, seat).mercenaries.indexOf(figureNamed(turn, mercenary));
    if (place < 0) loseClass(turn, seat);
    else leave(turn, seat, place);
    if (kind === 'fate-room') takeMonsterIn(turn, seat);
  },
});

/** DNE-SPC.1: the monster goes its way. */
export const refuseFate = action('refuse', {
  during: ['fate-room'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'refuse', seat }),
  check: () => undefined,
  perform: () => undefined,
});

/** DNE-ESC.2: the roll instead of a way out. */
export const rollEscape = action('roll-escape', {
  during: ['escape'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'roll-escape', seat }),
  check: (table) => (escapeOf(table).noRoll === true ? refuse('DNE-SPC.12', 'no-such-way-out') : undefined),
  perform: ({ queue }, { seat }) => queue({ kind: 'escape-roll', seat }),
});

/** DNE-SPC.9: any held card instead of the roll. */
export const payEscape = action('pay-escape', {
  during: ['escape'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    if (escapeOf(table).way?.by === 'pay-escape')
      eachHeld(table, seat, (card) => offer({ type: 'pay-escape', seat, card }));
  },
  check(table, { seat, card }) {
    if (escapeOf(table).way?.by !== 'pay-escape') return refuse('DNE-SPC.9', 'no-such-way-out');
    return heldNamed(table, seat, card) === NONE ? refuse('DNE-SPC.9', 'not-held', { card }) : undefined;
  },
  perform(turn, { seat, card }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card));
    tellEscape(turn, seat, 'paid');
  },
});

/** DNE-SPC.12: a good card makes the monster leave. */
export const bribe = action('bribe', {
  during: ['escape'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    if (escapeOf(table).way?.by === 'bribe') eachHeld(table, seat, (card) => offer({ type: 'bribe', seat, card }));
  },
  check(table, { seat, card }) {
    const { way } = escapeOf(table);
    if (way?.by !== 'bribe') return refuse('DNE-SPC.12', 'no-such-way-out');
    const held = heldNamed(table, seat, card);
    if (held === NONE) return refuse('DNE-SPC.12', 'not-held', { card });
    return worth(table, held) >= way.minBonus ? undefined : refuse('DNE-SPC.12', 'wrong-card', { card });
  },
  perform(turn, { seat, card }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card));
    tellEscape(turn, seat, 'bribed');
    dismissMonster(turn);
  },
});

/** DNE-SPC.14: simply goes. */
export const walkAway = action('walk-away', {
  during: ['escape'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'walk-away', seat }),
  check: (table) => (escapeOf(table).way?.by === 'walk-away' ? undefined : refuse('DNE-SPC.14', 'no-such-way-out')),
  perform(turn, { seat }) {
    tellEscape(turn, seat, 'walked-away');
  },
});

/** DNE-ESC.2: takes the consequences where no roll is allowed. */
export const suffer = action('suffer', {
  during: ['escape'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'suffer', seat }),
  check: (table) => (escapeOf(table).noRoll === true ? undefined : refuse('DNE-ESC.2', 'no-such-way-out')),
  perform: (turn, { seat }) => fail(turn, seat),
});

/** DNE-ESC.4, DNE-CLS.30: a held card makes the roll better. */
export const boost = action('boost', {
  during: ['boost'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachHeld(table, seat, (card) => offer({ type: 'boost', seat, card }));
  },
  check: (table, { seat, card }) =>
    heldNamed(table, seat, card) === NONE ? refuse('DNE-CLS.30', 'not-held', { card }) : undefined,
  perform(turn, { seat, card }, { result, left }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card));
    weigh(turn, seat, result + (abilityOf(turn, seat, 'boost')?.add ?? 0), left - 1);
  },
});

/** DNE-ESC.4, DNE-CLS.19: no more cards. */
export const stop = action('stop', {
  during: ['boost', 'rolled-card'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'stop', seat }),
  check: ({ choice }) => (choice.kind === 'rolled-card' && choice.must ? refuse('DNE-CLS.16', 'must-lay') : undefined),
  perform({ queue }, { seat }, choice) {
    if (choice.kind === 'boost') queue({ kind: 'consequence', seat, result: choice.result });
  },
});
