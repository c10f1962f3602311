import * as z from 'zod/mini';
import { effectAt } from '../chapters/failure.js';
import { possibleSets } from '../chapters/failure-cards.js';
import { isOffered } from '../chapters/failure-choices.js';
import { takeCard } from '../chapters/failure-takes.js';
import { partsOf } from '../content/effects.js';
import { soundList, soundName, soundNamed } from '../names.js';
import { discardAll, moveToHand } from '../piles.js';
import { eachHeld, eachName, heldNamed, player } from '../players.js';
import { action, type DneAt, NONE, refuse, type Sound } from '../state.js';
import { cardName, count } from './fields.js';

const MOST_NAMED = 20;

/** DNE-FAI.11, DNE-FAI.12: a set of hand cards, named in hand order. */
export const discardSet = action('discard-set', {
  during: ['failure-set'],
  fields: { cards: z.array(cardName).check(z.maxLength(MOST_NAMED)) },
  candidates(table, seat, offer) {
    for (const set of possibleSets(table, seat, table.choice))
      offer({ type: 'discard-set', seat, cards: soundList(table, set) });
  },
  check(table, { seat, cards }) {
    const named = cards.map((card) => soundNamed(table, card)).join();
    const isOne = possibleSets(table, seat, table.choice).some((set) => set.join() === named);
    return isOne ? undefined : refuse(table.choice.size === 'fewest' ? 'DNE-FAI.12' : 'DNE-FAI.11', 'not-such-a-set');
  },
  perform(turn, { seat, cards }) {
    discardAll(
      turn,
      seat,
      cards.map((card) => soundNamed(turn, card)),
    );
  },
});

/** DNE-FAI.22, DNE-SPC.16: one of the options, counted from 0. */
export const choose = action('choose', {
  during: ['failure-choose'],
  fields: { option: count },
  candidates(table, seat, offer) {
    const options = partsOf(effectAt(table, table.choice.path));
    for (const option of options.keys()) offer({ type: 'choose', seat, option });
  },
  check: (table, { seat, option }) =>
    isOffered(table, seat, effectAt(table, table.choice.path), option)
      ? undefined
      : refuse('DNE-FAI.22', 'no-such-option', { option }),
  perform({ queue }, { seat, option }, { path }) {
    queue({ kind: 'failure', seat, path: [...path, option] });
  },
});

/** What a taker says for a hand card that is not seen. */
const BLIND = 'blind';

/** DNE-FAI.14, DNE-FAI.16, DNE-FAI.17: the cards that the taker sees and may take. */
function onOffer(table: DneAt<'failure-take'>): readonly Sound[] {
  const { victim, pick } = table.choice;
  const { hand, inventory } = player(table, victim);
  return pick === 'open' ? inventory : hand;
}

/** DNE-FAI.14, DNE-FAI.16, DNE-FAI.17: takes a card of the victim. */
export const take = action('take', {
  during: ['failure-take'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachName(table, onOffer(table), (card) => offer({ type: 'take', seat, card }));
    if (table.choice.pick === 'open') offer({ type: 'take', seat, card: BLIND });
  },
  check(table, { card }) {
    const { victim, pick } = table.choice;
    if (card !== BLIND)
      return onOffer(table).includes(soundNamed(table, card))
        ? undefined
        : refuse('DNE-FAI.14', 'not-offered-there', { card });
    if (pick !== 'open') return refuse('DNE-FAI.16', 'not-offered-there', { card });
    return player(table, victim).hand.length > 0 ? undefined : refuse('DNE-FAI.16', 'empty-hand', { target: victim });
  },
  perform(turn, { seat, card }, { victim, to }) {
    const taken = card === BLIND ? turn.random.pick(player(turn, victim).hand) : soundNamed(turn, card);
    takeCard(turn, seat, victim, taken, to);
  },
});

/** DNE-FAI.18: a held card for an opponent. */
export const giveTo = action('give-to', {
  during: ['failure-give'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachHeld(table, seat, (card) => offer({ type: 'give-to', seat, card }));
  },
  check: (table, { seat, card }) =>
    heldNamed(table, seat, card) === NONE ? refuse('DNE-FAI.18', 'not-held', { card }) : undefined,
  perform(turn, { seat, card }, { to }) {
    const given = heldNamed(turn, seat, card);
    const via = moveToHand(turn, seat, to, given);
    const event = { type: 'card-given', seat, to, card: soundName(turn, given) } as const;
    if (via === 'inventory') turn.emit?.(event);
    else turn.emit?.(event, { card: [seat, to] });
  },
});
