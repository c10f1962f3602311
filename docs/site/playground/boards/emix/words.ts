import { type BoardSymbol, type EmixCard, type EmixView, engine } from '@rulewright/emix';
import { createText } from '@rulewright/emix/text';
import { seatName } from '../../ui/seats.js';

// What the parts of the drawing of Emix say.

export const text = createText(engine, { seats: seatName });
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
/** `1 card`, `4 cards` */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const isFree = ({ options }: Position): boolean => options.freeFeeding !== null;
/** A human is its player, or has a name of its own in free feeding. */
export const humanName = (position: Position, human: number): string =>
  isFree(position) ? `H${human}` : seatName(human);
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
  return deck === undefined ? '' : ` (deck of ${seatName(Number(deck))})`;
}

export const titleOf = (position: Position, card: number): string => recordOf(position, card).name.en;

/** What a card does, without the remark on how much of it is printed in the rulebook. */
export const effectOf = (view: EmixView, { id }: EmixCard): string =>
  text
    .card(id, view)
    .replace(/ Reconstructed:.*$/, '')
    .replace(/^[^:]*: |\.$/g, '');

const COLOUR_NAMES = { pos: 'blue', neg: 'red', neutral: 'of any colour' } as const;
export const colourName = (colour: Colour): string => COLOUR_NAMES[colour];
export const costOf = ({ sign, value }: EmixCard): string =>
  value === 0 ? 'free' : sign === 'neutral' ? `${value} of any` : `${value} ${COLOUR_NAMES[sign]}`;

/** What can be read on a card of a hand, and on an active power: a label has the same words in the same order. */
export const heldText = (view: EmixView, card: EmixCard, note = ''): string =>
  `${card.name.en}${note}, ${card.type} · ${costOf(card)}, ${effectOf(view, card)}`;
export const activeText = (view: EmixView, card: EmixCard): string =>
  `${card.name.en}, ${costOf(card)}, ${effectOf(view, card)}`;

/** The emons of a human. */
export function emonsOf(piles: Readonly<Record<Colour, readonly number[]>>, human: number): Record<Colour, number> {
  return { pos: at(piles.pos, human), neg: at(piles.neg, human) };
}
/** `3 blue and 1 red` */
export const emonsText = ({ pos, neg }: Readonly<Record<Colour, number>>): string => `${pos} blue and ${neg} red`;

/** Cards that a viewer knows by name, and how many others there are. */
export function seenCards(position: Position, cards: readonly number[]): { titles: readonly string[]; unseen: number } {
  const titles = cards.flatMap((card) => (card < 0 ? [] : [titleOf(position, card)]));
  return { titles, unseen: cards.length - titles.length };
}

export const deckCards = (deck: Position['drawPiles'][number]): readonly number[] =>
  deck.bags.flatMap(({ cards }) => cards);

/** The symbols of the track, and what they do. */
export function legendOf(view: EmixView): readonly { readonly symbol: BoardSymbol; readonly words: string }[] {
  const table = text.tables(view).find(({ title }) => title === 'Track');
  return (table?.rows ?? []).flatMap(([words = '', cells = '']) => {
    const symbol = engine.ask(view).symbol(Number.parseInt(cells.replace('−', '-'), 10));
    return symbol === null ? [] : [{ symbol, words }];
  });
}
