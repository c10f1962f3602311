import { type EcoLogicView, engine } from '@rulewright/ecologic';
import { createText, en as sentences } from '@rulewright/ecologic/text';
import { seatName } from '../../ui/seats.js';
import { gameLanguage, nameOf, toldBy, wordsOf } from '../../words/words.js';
import { en } from './en.js';

// What the parts of the drawing of EcoLogic say.

export const { say } = wordsOf('board', en);
export const text = toldBy(() => createText(engine, { seats: seatName, language: gameLanguage(sentences) }));
export const { content } = engine;
export type Position = EcoLogicView['position'];

/** The element of a list that has it. */
export function at<X>(list: readonly X[], index: number): X {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no ${index} in a list of ${list.length}`);
  return found;
}

export const branches = ['oil', 'mineral'] as const;
export type Branch = (typeof branches)[number];
export const letterOf = (branch: Branch): string => say(`letter.${branch}`);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const initiativeName = (card: number): string => nameOf(at(content.initiatives, card).name);
export const specialName = (card: number): string => nameOf(at(content.specials, card).name);
/** What a card says, without the remark on how much of it is printed in the rulebook. */
export const cardText = (id: string): string => text().card(id).replace(text().face(id).note, '').trim();

/** What an auction sells. */
export function itemName(item: NonNullable<Position['auction']>['item']): string {
  switch (item.kind) {
    case 'special':
      return specialName(item.special);
    case 'plant':
      return say(`piece.${item.branch}`);
    case 'initiative':
      return initiativeName(item.initiative);
  }
}

/** The cards of a deck by what their backs show, the top one first: level 1, 7 cards. */
export function cardsByLevel({ position, backs }: EcoLogicView): readonly { level: number; cards: number }[] {
  const levels = backs.events ?? [];
  return [...position.eventDeck.bags].reverse().flatMap(({ cards }) => {
    const [card] = cards;
    if (card === undefined) return [];
    return [{ level: levelOf(levels, card), cards: cards.length }];
  });
}

const levelOf = (backs: readonly (string | number)[], card: number): number =>
  card >= 0 ? at(content.events, card).level : Number(backs[-card - 1]);

export const initiativesLeft = ({ initiativeDeck }: Position): number =>
  initiativeDeck.bags.reduce((sum, { cards }) => sum + cards.length, 0);
