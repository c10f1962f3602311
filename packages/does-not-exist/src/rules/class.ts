import type { Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { classId } from '../names.js';
import { CLASS_PRICE } from '../numbers.js';
import { canDraw, discardHeld, drawFrom, drawToHand } from '../piles.js';
import { abilitiesOf, eachHeld, heldNamed, player } from '../players.js';
import type { Rule } from '../rulebook/rules.js';
import { changeSouls } from '../souls.js';
import { action, type DneTurn, refuse } from '../state.js';
import { cardName, from } from './fields.js';
import { unlessHeld } from './held.js';
import { decideAgain, WINDOWS } from './own-turn.js';
import { goOn } from './roles.js';

// DNE-CLS: getting and losing a class. The chapters ask for abilities where these take effect.

/** DNE-CLS.1, DNE-CLS.3: a class for a soul. */
export interface BuyClass extends ActionOf<typeof buyClass> {}
export const buyClass = action('buy-class', {
  rule: 'DNE-RAV.1',
  during: WINDOWS,
  fields: {},
  check(context, { seat }) {
    const { souls } = player(context, seat);
    if (souls < CLASS_PRICE) return refuse('DNE-CLS.1', 'too-few-souls', { souls });
    return canDraw(context, 'classes') ? undefined : refuse('DNE-CLS.3', 'pile-empty');
  },
  perform(turn, { seat }, { kind }) {
    changeSouls(turn, seat, -CLASS_PRICE, { rule: 'DNE-CLS.1', cause: 'buy-class' });
    gainClass(turn, seat, 'DNE-CLS.1');
    decideAgain(turn, seat, kind);
  },
});

/** DNE-CLS.2: the new card is drawn before the old one goes; without a card to draw nothing changes. */
export function gainClass(turn: DneTurn, seat: Seat, rule: 'DNE-CLS.1' | 'DNE-ZER.5'): void {
  const isChange = player(turn, seat).class.length > 0;
  const card = drawFrom(turn, 'classes', ['players.*.class', seat]);
  if (card === undefined) return;
  if (isChange) loseClass(turn, seat, 'DNE-CLS.2');
  turn.emit?.({ type: 'class-gained', rule, seat, class: classId(turn, card) });
}

/** The class card of a player, if there is one, goes to its discard pile. */
export function loseClass(turn: DneTurn, seat: Seat, rule: Rule): void {
  const [card] = player(turn, seat).class;
  if (card === undefined) return;
  turn.cards.move(card, ['players.*.class', seat], ['classDiscard'], { from: 0 });
  turn.emit?.({ type: 'class-lost', rule, seat, class: classId(turn, card) });
}

/** DNE-CLS.22: once in a player's own turn a card for two new ones. */
export interface Refresh extends ActionOf<typeof refresh> {}
export const refresh = action('refresh', {
  rule: 'DNE-CLS.22',
  during: ['prepare', 'rave', 'summary'],
  fields: { card: cardName, from },
  exact: true,
  candidates(context, seat, offer) {
    if (abilitiesOf(context, seat).refresh === undefined || context.state.turn.refreshed) return;
    if (seat === context.state.turn.host)
      eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'refresh', seat, card }));
  },
  check(context, { seat, card, from }) {
    if (abilitiesOf(context, seat).refresh === undefined) return refuse('DNE-CLS.22', 'not-your-class');
    if (seat !== context.state.turn.host) return refuse('DNE-CLS.22', 'not-the-host');
    if (context.state.turn.refreshed) return refuse('DNE-CLS.22', 'used-up');
    return unlessHeld(context, { seat, card, from }, 'DNE-CLS.22');
  },
  perform(turn, { seat, card, from }, { kind }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: 'DNE-CLS.22', from });
    turn.state.turn.refreshed = true;
    drawToHand(turn, seat, abilitiesOf(turn, seat).refresh?.draw ?? 0, 'DNE-CLS.22');
    if (kind === 'rave') goOn(turn, seat);
    else decideAgain(turn, seat, kind);
  },
});
