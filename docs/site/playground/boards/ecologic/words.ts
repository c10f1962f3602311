import { type EcoLogicView, engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import { seatName } from '../../ui/seats.js';

// What the parts of the drawing of EcoLogic say.

export const text = createText(engine, { seats: seatName });
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
export const letterOf = (branch: Branch): string => branch.charAt(0).toUpperCase();
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const initiativeName = (card: number): string => at(content.initiatives, card).name.en;
export const specialName = (card: number): string => at(content.specials, card).name.en;
export const eventName = (card: number): string => at(content.events, card).name.en;

/** What an auction sells. */
export function itemName(item: NonNullable<Position['auction']>['item']): string {
  switch (item.kind) {
    case 'special':
      return specialName(item.special);
    case 'plant':
      return `${item.branch} piece`;
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
