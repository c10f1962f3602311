import { type BoardSymbol, type EmixCard, type EmixView, engine } from '@rulewright/emix';
import { createText, en as sentences } from '@rulewright/emix/text';
import { seatName } from '../../ui/seats.js';
import { gameLanguage, nameOf, toldBy, wordsOf } from '../../words/words.js';
import { en } from './en.js';

// What the parts of the drawing of Emix say.

export const { say } = wordsOf('board', en);
export const text = toldBy(() => createText(engine, { seats: seatName, language: gameLanguage(sentences) }));
export const { content } = engine;
export type Position = EmixView['position'];
export type Sign = EmixCard['sign'];
export const COLOURS = ['pos', 'neg'] as const;
export type Colour = (typeof COLOURS)[number];

/** The element of a list that has it. */
export function at<X>(list: readonly X[], index: number): X {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no ${index} in a list of ${list.length}`);
  return found;
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');

export const isFree = ({ options }: Position): boolean => options.freeFeeding !== null;
/** A human is its player, or has a name of its own in free feeding. */
export const humanName = (position: Position, human: number): string =>
  isFree(position) ? say('human', { n: human }) : seatName(human);
/** The name of the target that stands for a human. */
export const humanTarget = (position: Position, human: number): string =>
  isFree(position) ? `human:${human}` : `player:${human}`;

/** Cards of one kind are the same number below this; above it they say from which deck they come. */
const KINDS = 1000;

/** What is printed on a card of a position. */
export function recordOf({ options }: Position, card: number): EmixCard {
  const kind = card % KINDS;
  return content.cards[kind] ?? at(options.customCards, kind - content.cards.length);
}

/** What is printed on a card by its name in actions: its id, perhaps with its deck. */
export function recordNamed({ options }: Position, name: string): EmixCard {
  const [id] = name.split('.');
  const found = [...content.cards, ...options.customCards].find((card) => card.id === id);
  if (found === undefined) throw new RangeError(`there is no card ${name}`);
  return found;
}

/** From whose deck a card comes, by its name in actions; nothing where there is one deck. */
export function deckOf(name: string): string {
  const [, deck] = name.split('.');
  return deck === undefined ? '' : say('deck-of', { seat: seatName(Number(deck)) });
}

export const titleOf = (position: Position, card: number): string => nameOf(recordOf(position, card).name);

/** What a card does, without the remark on how much of it is printed in the rulebook. */
export const effectOf = (view: EmixView, { id }: EmixCard): string => text().face(id, view).effect.replace(/\.$/, '');

export const colourName = (colour: Colour): string => say(`colour.${colour}`);
export const costOf = ({ sign, value }: EmixCard): string =>
  value === 0 ? say('free') : say(sign === 'neutral' ? 'cost.any' : `cost.${sign}`, { n: value });
export const typeOf = ({ type }: EmixCard): string => say(`type.${type}`);

/** What can be read on a card of a hand, and on an active power: a label has the same words in the same order. */
export const heldText = (view: EmixView, card: EmixCard, note = ''): string =>
  `${nameOf(card.name)}${note}, ${typeOf(card)} · ${costOf(card)}, ${effectOf(view, card)}`;
export const activeText = (view: EmixView, card: EmixCard): string =>
  `${nameOf(card.name)}, ${costOf(card)}, ${effectOf(view, card)}`;

/** The emons of a human. */
export function emonsOf(piles: Readonly<Record<Colour, readonly number[]>>, human: number): Record<Colour, number> {
  return { pos: at(piles.pos, human), neg: at(piles.neg, human) };
}
/** `3 blue and 1 red` */
export const emonsText = ({ pos, neg }: Readonly<Record<Colour, number>>): string => say('emons.both', { pos, neg });

/** Cards that a viewer knows by name, and how many others there are. */
export function seenCards(position: Position, cards: readonly number[]): { titles: readonly string[]; unseen: number } {
  const titles = cards.flatMap((card) => (card < 0 ? [] : [titleOf(position, card)]));
  return { titles, unseen: cards.length - titles.length };
}

export const deckCards = (deck: Position['drawPiles'][number]): readonly number[] =>
  deck.bags.flatMap(({ cards }) => cards);

/** The symbols of the track, and what they do. */
export function legendOf(view: EmixView): readonly { readonly symbol: BoardSymbol; readonly words: string }[] {
  const { 'table.track': track } = gameLanguage(sentences).messages;
  const table = text()
    .tables(view)
    .find(({ title }) => title === track);
  return (table?.rows ?? []).flatMap(([words = '', cells = '']) => {
    const symbol = engine.ask(view).symbol(Number.parseInt(cells.replace('−', '-'), 10));
    return symbol === null ? [] : [{ symbol, words }];
  });
}
