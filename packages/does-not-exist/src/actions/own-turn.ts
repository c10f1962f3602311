import { buyClass as buy, CLASS_PRICE } from '../chapters/class.js';
import { MOST_MERCENARIES, recruit as recruitOne } from '../chapters/mercenary.js';
import { goOn } from '../chapters/rave.js';
import { canDraw, discardHeld, drawToHand } from '../piles.js';
import { abilityOf, eachHeld, heldNamed, player } from '../players.js';
import { action, type DneTurn, NONE, refuse } from '../state.js';
import { cardName } from './fields.js';

/** The windows outside the rave in which a Host may act (DNE-TRN.4, DNE-SUM.3). */
export const WINDOWS = ['prepare', 'summary'] as const;

/** After an action of the preparation or the summary the Host decides again. */
function decideAgain({ queue }: DneTurn, seat: number, kind: (typeof WINDOWS)[number]): void {
  queue({ kind: 'limits' }, { kind, seat });
}

/** DNE-CLS.1, DNE-CLS.3: a class for a soul. */
export const buyClass = action('buy-class', {
  during: WINDOWS,
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'buy-class', seat }),
  check(table, { seat }) {
    const { souls } = player(table, seat);
    if (souls < CLASS_PRICE) return refuse('DNE-CLS.1', 'too-few-souls', { souls });
    return canDraw(table, 'classes') ? undefined : refuse('DNE-CLS.3', 'pile-empty');
  },
  perform(turn, { seat }, { kind }) {
    buy(turn, seat);
    decideAgain(turn, seat, kind);
  },
});

/** DNE-MRC.1, DNE-MRC.2: a card and a die for a mercenary. */
export const recruit = action('recruit', {
  during: WINDOWS,
  fields: { card: cardName },
  candidates(table, seat, offer) {
    if (player(table, seat).mercenaries.length < MOST_MERCENARIES)
      eachHeld(table, seat, (card) => offer({ type: 'recruit', seat, card }));
  },
  check(table, { seat, card }) {
    const { turn, options } = table.state;
    if (heldNamed(table, seat, card) === NONE) return refuse('DNE-MRC.1', 'not-held', { card });
    if (player(table, seat).mercenaries.length >= MOST_MERCENARIES) return refuse('DNE-MRC.3', 'three-already');
    if (options.recruitLimit !== null && turn.recruits >= options.recruitLimit)
      return refuse('DNE-MRC.2', 'used-up', { limit: options.recruitLimit });
    return canDraw(table, 'mercenaries') ? undefined : refuse('DNE-MRC.1', 'pile-empty');
  },
  perform(turn, { seat, card }, { kind }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card));
    turn.state.turn.recruits++;
    recruitOne(turn, seat);
    decideAgain(turn, seat, kind);
  },
});

/** DNE-CLS.22: once in the own turn a card for two new ones. */
export const refresh = action('refresh', {
  during: ['prepare', 'rave', 'summary'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    if (abilityOf(table, seat, 'refresh') === undefined || table.state.turn.refreshed) return;
    if (seat === table.state.turn.host) eachHeld(table, seat, (card) => offer({ type: 'refresh', seat, card }));
  },
  check(table, { seat, card }) {
    if (abilityOf(table, seat, 'refresh') === undefined) return refuse('DNE-CLS.22', 'not-your-class');
    if (seat !== table.state.turn.host) return refuse('DNE-CLS.22', 'not-the-host');
    if (table.state.turn.refreshed) return refuse('DNE-CLS.22', 'used-up');
    return heldNamed(table, seat, card) === NONE ? refuse('DNE-CLS.22', 'not-held', { card }) : undefined;
  },
  perform(turn, { seat, card }, { kind }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card));
    turn.state.turn.refreshed = true;
    drawToHand(turn, seat, abilityOf(turn, seat, 'refresh')?.draw ?? 0);
    if (kind === 'rave') goOn(turn, seat);
    else decideAgain(turn, seat, kind);
  },
});

/** DNE-SUM.3: the end of the turn. */
export const endTurn = action('end-turn', {
  during: ['summary'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'end-turn', seat }),
  check: () => undefined,
  perform: ({ queue }) => queue({ kind: 'end-of-turn' }),
});
