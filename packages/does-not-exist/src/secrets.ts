import { at, type Viewer } from '@rulewright/core';
import type { ChoiceOf, Immutable, Secrets } from '@rulewright/core/author';
import type { Bargain } from './agenda.js';
import { cardsOf } from './content/schema.js';
import type { DneTurn, DoesNotExist } from './state.js';
import { UNKNOWN } from './words.js';

// Section 7 of the specification: hands, decks and the cards under mercenaries are hidden.

type Ask = Immutable<{ kind: 'trade-ask' } & Bargain>;
type Answer = Immutable<ChoiceOf<DoesNotExist, 'trade-answer'>>;

type Give = Immutable<ChoiceOf<DoesNotExist, 'trade-give'>>;

/** Hand cards that are offered, hidden. */
const hidden = <P extends { readonly give: number; readonly secret: boolean }>(pair: P): P =>
  pair.secret ? { ...pair, give: UNKNOWN } : pair;
/** The earlier pairs of a trade, their hand cards hidden. */
const hiddenPairs = ({ pairs }: Pick<Give, 'pairs'>): Pick<Give, 'pairs'> =>
  pairs === undefined ? {} : { pairs: pairs.map(hidden) };
/** DNE-TRD.5: offered hand cards are known to the proposer alone until the target has to answer. */
const maskGive = (item: Give, viewer: Viewer): Give =>
  viewer === item.seat ? item : { ...item, ...hiddenPairs(item) };
const maskAsk = (item: Ask, viewer: Viewer): Ask =>
  viewer === item.seat ? item : { ...hidden(item), ...hiddenPairs(item) };
/** DNE-TRD.3: while answering, the target sees the cards too. */
const maskAnswer = (item: Answer, viewer: Viewer): Answer =>
  viewer === item.seat || viewer === item.host ? item : { ...hidden(item), ...hiddenPairs(item) };

/** Hand cards that are offered out of sight are any cards of the hand. */
function complete({ state, random }: DneTurn): boolean {
  const choice = state.agenda.at(-1);
  if (choice?.kind !== 'trade-give' && choice?.kind !== 'trade-ask' && choice?.kind !== 'trade-answer') return true;
  const rest = [...at(state.players, choice.kind === 'trade-answer' ? choice.host : choice.seat).hand];
  const earlier = choice.pairs ?? [];
  const pairs = choice.kind === 'trade-give' ? earlier : [...earlier, choice];
  for (const pair of pairs) {
    if (pair.give !== UNKNOWN) continue;
    if (rest.length === 0) return false;
    pair.give = random.pick(rest, 'trade');
    rest.splice(rest.indexOf(pair.give), 1);
  }
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
  items: { 'trade-give': maskGive, 'trade-ask': maskAsk, 'trade-answer': maskAnswer },
  complete,
};
