import { type Line, seatName } from '../../game.js';
import type { Clauses } from './clauses.js';
import { isOnTable, isSpilled, type Scene, type Seen, type SeenOf } from './scene.js';
import { count, title, titles } from './words.js';

// Cards that come, go, and change hands. They are named where the viewer may know them.

type Type =
  | 'cards-drawn'
  | 'deck-reshuffled'
  | 'cards-discarded'
  | 'card-stashed'
  | 'card-taken'
  | 'card-given'
  | 'hand-shown'
  | 'card-recovered'
  | 'reward-opened'
  | 'reward-shared'
  | 'trade-proposed'
  | 'trade-made'
  | 'trade-declined'
  | 'trade-cancelled';

export const cardClauses: Clauses<Type> = {
  'cards-drawn': (_, { seat, count: drawn, cards }) =>
    `${seatName(seat)} draws ${count(drawn, 'card')}${cards === undefined ? '' : `: ${titles(cards)}`}`,
  'deck-reshuffled': (_, { deck }) => `the discard pile of ${DECKS[deck]} is shuffled into a new deck`,
  'cards-discarded': discardedText,
  'card-stashed': (_, { seat, card }) => `${seatName(seat)} lays ${title(card)} into the inventory`,
  'card-taken': (_, { seat, from, card }) => `${seatName(seat)} takes ${handCard(card)} from ${seatName(from)}`,
  'card-given': (_, { seat, to, card }) => `${seatName(seat)} gives ${seatName(to)} ${handCard(card)}`,
  'hand-shown': (_, { seat, cards }) => `${seatName(seat)} shows the hand: ${titles(cards)}`,
  'card-recovered': (scene, { seat, card }) =>
    isOnTable(scene, card)
      ? `${seatName(seat)} recovers ${title(card)} into the inventory`
      : `${seatName(seat)} takes ${title(card)} from the discard pile`,
  'reward-opened': (_, { cards }) =>
    cards.length === 0 ? 'no reward card is left to draw' : `the reward lies open: ${titles(cards)}`,
  'reward-shared': (_, { seat, card }) => `${seatName(seat)} gets ${title(card)}`,
  'trade-proposed': (_, { seat, target, give, ask }) =>
    `${seatName(seat)} offers ${seatName(target)} ${traded(give)} for ${traded(ask)}`,
  'trade-made': (_, { seat, target, give, got }) =>
    `they trade: ${seatName(target)} gets ${traded(give)}, ${seatName(seat)} gets ${traded(got)}`,
  'trade-declined': (_, { seat }) => `${seatName(seat)} declines`,
  'trade-cancelled': (_, { seat, target }) => `${seatName(seat)} drops a trade with ${seatName(target)}`,
};

const DECKS: Readonly<Record<SeenOf<'deck-reshuffled'>['deck'], string>> = {
  sounds: 'sound cards',
  classes: 'classes',
  mercenaries: 'mercenaries',
  monsters: 'monsters',
};

const handCard = (card: string | undefined): string => (card === undefined ? 'a hand card' : title(card));

/** A card, nothing, or a hand card that is not named. */
const traded = (card: string | undefined): string =>
  card === 'none' ? 'nothing' : handCard(card === 'hand' ? undefined : card);

function discardedText(scene: Scene, event: SeenOf<'cards-discarded'>, last: Seen | undefined) {
  const { seat, cards } = event;
  const [first = ''] = cards;
  if (isOnTable(scene, first)) return clearedLines(scene, event);
  if (isSpilled(event, last)) return `so ${cards.length === 1 ? 'does' : 'do'} ${titles(cards)}, which lay under it`;
  if (last?.type === 'invader-expelled') return `the rest is discarded: ${titles(cards)}`;
  return `${seatName(seat)} discards ${titles(cards)}`;
}

/** The line-ups are discarded one after the other; it is told once. */
function clearedLines({ lineups }: Scene, { seat }: SeenOf<'cards-discarded'>): string | Line[] {
  const isLast = lineups.every(({ owner, cards }) => owner === seat || cards.length === 0);
  return isLast ? 'the table is cleared' : [];
}
