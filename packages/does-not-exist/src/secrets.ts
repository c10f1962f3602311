import { at, type Viewer } from '@rulewright/core';
import type { ChoiceOf, Immutable, Secrets } from '@rulewright/core/author';
import type { Bargain } from './agenda.js';
import { cardsOf } from './content/schema.js';
import type { DneTurn, DoesNotExist } from './state.js';
import { UNKNOWN } from './words.js';

// Section 7 of the specification: hands, decks and the cards under mercenaries are hidden.

type Ask = Immutable<{ kind: 'trade-ask' } & Bargain>;
type Answer = Immutable<ChoiceOf<DoesNotExist, 'trade-answer'>>;

/** DNE-TRD.5: the offered hand card is known to the Host alone until the target has to answer. */
const maskAsk = (item: Ask, viewer: Viewer): Ask =>
  item.secret && viewer !== item.seat ? { ...item, give: UNKNOWN } : item;
/** DNE-TRD.3: while answering, the target sees the card too. */
const maskAnswer = (item: Answer, viewer: Viewer): Answer =>
  item.secret && viewer !== item.seat && viewer !== item.host ? { ...item, give: UNKNOWN } : item;

/** A hand card that is offered out of sight is any card of the hand. */
function complete({ state, random }: DneTurn): boolean {
  const choice = state.agenda.at(-1);
  if (choice?.kind !== 'trade-ask' && choice?.kind !== 'trade-answer') return true;
  if (choice.give !== UNKNOWN) return true;
  const { hand } = at(state.players, choice.kind === 'trade-ask' ? choice.seat : choice.host);
  choice.give = random.pick(hand, 'trade');
  return true;
}

export const secrets: Secrets<DoesNotExist> = {
  zones: {
    deck: { pool: 'sounds', visibleTo: 'nobody' },
    discard: { pool: 'sounds', visibleTo: 'all' },
    reward: { pool: 'sounds', visibleTo: 'all' },
    'lineups.*.cards': { pool: 'sounds', visibleTo: 'all' },
    'players.*.hand': { pool: 'sounds', visibleTo: 'owner' },
    'players.*.inventory': { pool: 'sounds', visibleTo: 'all' },
    'players.*.hidden.*': { pool: 'sounds', visibleTo: 'nobody' },
    classDeck: { pool: 'classes', visibleTo: 'nobody' },
    classDiscard: { pool: 'classes', visibleTo: 'all' },
    'players.*.class': { pool: 'classes', visibleTo: 'all' },
    mercenaryDeck: { pool: 'figures', visibleTo: 'nobody' },
    mercenaryDiscard: { pool: 'figures', visibleTo: 'all' },
    monsterSupply: { pool: 'figures', visibleTo: 'all' },
    monsterDeck: { pool: 'figures', visibleTo: 'nobody' },
    monsterDiscard: { pool: 'figures', visibleTo: 'all' },
    monster: { pool: 'figures', visibleTo: 'all' },
    'players.*.mercenaries': { pool: 'figures', visibleTo: 'all' },
  },
  /** Monsters and mercenaries have different backs. */
  pools({ content }) {
    const { sounds, classes, monsters, mercenaries } = content;
    const figures = [...monsters, ...mercenaries];
    return {
      sounds: { cards: cardsOf(sounds), id: (card) => at(sounds, card).id },
      classes: { cards: cardsOf(classes), id: (card) => at(classes, card).id },
      figures: {
        cards: cardsOf(figures),
        id: (figure) => at(figures, figure).id,
        back: (figure) => (figure < monsters.length ? 'monster' : 'mercenary'),
      },
    };
  },
  items: { 'trade-ask': maskAsk, 'trade-answer': maskAnswer },
  complete,
};
