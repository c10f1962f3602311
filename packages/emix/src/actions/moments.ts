import { askNext, type Seat } from '@rulewright/core';
import { nameOf } from '../cards.js';
import {
  cancelAction,
  eachCancel,
  eachProtection,
  onceEach,
  protectPower,
  type Reaction,
} from '../chapters/moments.js';
import { isFree } from '../humans.js';
import { action, type EmixAt, type EmixTable, type Human, refuse } from '../state.js';
import { cardName, emons, index } from './fields.js';

type Each = (offer: (reaction: Reaction) => void) => void;

/** The reaction an action names, among those that can be played. */
function named(table: EmixTable, each: Each, human: Human, card: string, pos: number): Reaction | undefined {
  let found: Reaction | undefined;
  each((reaction) => {
    const isIt = reaction.human === human && reaction.pos === pos && nameOf(table, reaction.card) === card;
    if (isIt) found ??= reaction;
  });
  return found;
}

const cancels =
  (table: EmixAt<'cancel'>, seat: Seat): Each =>
  (offer) =>
    eachCancel(table, seat, offer);
const protections =
  (table: EmixTable, seat: Seat): Each =>
  (offer) =>
    eachProtection(table, seat, offer);

/** EMX-MOM.3: undoes the action that was just performed. */
export const cancel = action('cancel', {
  during: ['cancel'],
  fields: { card: cardName, pos: emons },
  candidates(table, seat, offer) {
    if (isFree(table)) return;
    eachCancel(
      table,
      seat,
      onceEach(table, ({ pos }, card) => offer({ type: 'cancel', seat, card, pos })),
    );
  },
  check(table, { seat, card, pos }) {
    if (isFree(table)) return refuse('EMX-FREE.6', 'names-no-human');
    return named(table, cancels(table, seat), seat, card, pos) === undefined
      ? refuse('EMX-MOM.3', 'not-eligible', { card, pos })
      : undefined;
  },
  perform(turn, { seat, card, pos }, choice) {
    const reaction = named(turn, cancels({ ...turn, choice }, seat), seat, card, pos);
    if (reaction !== undefined) cancelAction(turn, reaction, choice);
  },
});

/** EMX-FREE.6: the same, paid from the pool of any human. */
export const cancelFor = action('cancel-for', {
  during: ['cancel'],
  fields: { human: index, card: cardName, pos: emons },
  candidates(table, seat, offer) {
    if (!isFree(table)) return;
    eachCancel(
      table,
      seat,
      onceEach(table, ({ human, pos }, card) => offer({ type: 'cancel-for', seat, human, card, pos })),
    );
  },
  check(table, { seat, human, card, pos }) {
    if (!isFree(table)) return refuse('EMX-FREE.1', 'not-free');
    return named(table, cancels(table, seat), human, card, pos) === undefined
      ? refuse('EMX-MOM.3', 'not-eligible', { card, pos })
      : undefined;
  },
  perform(turn, { seat, human, card, pos }, choice) {
    const reaction = named(turn, cancels({ ...turn, choice }, seat), human, card, pos);
    if (reaction !== undefined) cancelAction(turn, reaction, choice);
  },
});

/** EMX-MOM.13, EMX-MOM.14: the power stays. */
export const protect = action('protect', {
  during: ['protect'],
  fields: { card: cardName, pos: emons },
  candidates(table, seat, offer) {
    if (isFree(table)) return;
    eachProtection(
      table,
      seat,
      onceEach(table, ({ pos }, card) => offer({ type: 'protect', seat, card, pos })),
    );
  },
  check(table, { seat, card, pos }) {
    if (isFree(table)) return refuse('EMX-FREE.6', 'names-no-human');
    return named(table, protections(table, seat), seat, card, pos) === undefined
      ? refuse('EMX-MOM.13', 'not-eligible', { card, pos })
      : undefined;
  },
  perform(turn, { seat, card, pos }, choice) {
    const reaction = named(turn, protections(turn, seat), seat, card, pos);
    if (reaction !== undefined) protectPower(turn, reaction, choice);
  },
});

/** EMX-FREE.6: the same, paid from the pool of any human. */
export const protectFor = action('protect-for', {
  during: ['protect'],
  fields: { human: index, card: cardName, pos: emons },
  candidates(table, seat, offer) {
    if (!isFree(table)) return;
    eachProtection(
      table,
      seat,
      onceEach(table, ({ human, pos }, card) => offer({ type: 'protect-for', seat, human, card, pos })),
    );
  },
  check(table, { seat, human, card, pos }) {
    if (!isFree(table)) return refuse('EMX-FREE.1', 'not-free');
    return named(table, protections(table, seat), human, card, pos) === undefined
      ? refuse('EMX-MOM.13', 'not-eligible', { card, pos })
      : undefined;
  },
  perform(turn, { seat, human, card, pos }, choice) {
    const reaction = named(turn, protections(turn, seat), human, card, pos);
    if (reaction !== undefined) protectPower(turn, reaction, choice);
  },
});

/** EMX-MOM.3, EMX-MOM.13: lets it happen; the next one is asked. */
export const pass = action('pass', {
  during: ['cancel', 'protect'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'pass', seat }),
  check: () => undefined,
  perform(turn, { seat }, choice) {
    const passed = [...choice.passed, seat];
    if (choice.kind === 'cancel') turn.queue({ ...askNext(choice), passed });
    else turn.queue({ ...askNext(choice), passed });
  },
});
