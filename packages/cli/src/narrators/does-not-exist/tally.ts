import { at, type Seat } from '@rulewright/core';
import {
  escapeBonus,
  genreSteps,
  lineupBases,
  lineupMinutes,
  lineupTotal,
  lineupValues,
  neededTotal,
  type Scored,
  strongestLineup,
} from '@rulewright/does-not-exist';
import { listOf, NONE, type Position, type Setting } from './words.js';

// What line-ups are worth, card by card, and why.

export type SeenLineup = Position['lineups'][number];

/** What the count needs of a scene or a position. */
export interface Table extends Setting {
  readonly turn: Pick<Position['turn'], 'expectation' | 'level'>;
  readonly players: readonly { readonly class: readonly number[] }[];
  readonly lineups: readonly SeenLineup[];
  readonly monster: readonly number[];
}

/** One card as it counts in its line-up. */
export interface Counted {
  readonly card: number;
  /** After doubling, before genres; of no use for a frozen card. */
  readonly base: number;
  /** In halves of a point. */
  readonly halves: number;
  /** The genres it shares with other cards. */
  readonly shared: readonly string[];
  /** Steps of +50%. */
  readonly steps: number;
}

const scored = (table: Table): Scored => ({ state: table, content: table.content });

/** The abilities of a player's class. */
function abilitiesOf({ content, players }: Pick<Table, 'content' | 'players'>, seat: Seat) {
  const [card] = at(players, seat).class;
  return card === undefined ? {} : at(content.classes, card).abilities;
}

/** The genres of a card that other cards of its line-up have too. */
function sharedBy({ content }: Setting, { cards, frozen }: SeenLineup, place: number): string[] {
  const genresOf = (card: number): readonly number[] => at(content.sounds, card).genres;
  const others = cards.filter((_, other) => other !== place && frozen[other] === NONE);
  return genresOf(at(cards, place))
    .filter((genre) => others.some((card) => genresOf(card).includes(genre)))
    .map((genre) => at(content.genres, genre));
}

/** Every card of a line-up as it counts now. */
export function countedCards(table: Table, line: SeenLineup): Counted[] {
  const bases = lineupBases(scored(table), line);
  const values = lineupValues(scored(table), line);
  return line.cards.map((card, place) => {
    const steps = genreSteps(scored(table), line, place);
    const shared = steps === 0 ? [] : sharedBy(table, line, place);
    return { card, base: at(bases, place), halves: at(values, place), steps, shared };
  });
}

/** `+50% for grunge` */
export const bonusText = ({ steps, shared }: Counted): string => `+${50 * steps}% for ${listOf(shared)}`;

/** Halves of a point as a number of points. */
export const halvesText = (halves: number): string => `${halves / 2}`;

/** In whole points. */
export const totalOf = (table: Table, line: SeenLineup): number => lineupTotal(scored(table), line);

/** The total of a line-up with one more card as printed; undefined where a die gives its bonus. */
export function totalWith(table: Table, owner: Seat, name: string): number | undefined {
  const card = table.content.soundIndex[name] ?? NONE;
  const { bonus, die } = at(table.content.sounds, card);
  const line = table.lineups.find((each) => each.owner === owner);
  if (line === undefined || die > 0) return undefined;
  const more = { cards: [...line.cards, card], base: [...line.base, bonus], frozen: [...line.frozen, NONE] };
  return totalOf(table, { ...line, ...more });
}

/** How long a line-up lasts. */
export const minutesOf = (table: Table, line: SeenLineup): number => lineupMinutes(scored(table), line);

/** The least total that is enough for a line-up of this owner. */
export const neededBy = (table: Table, owner: Seat): number => neededTotal(scored(table), owner);

/** DNE-CLS.17 */
export const isTieBreaker = (table: Table, seat: Seat): boolean => abilitiesOf(table, seat).winsTies !== undefined;

/** Whose line-up would win now, or NONE. */
export const winnerNow = (table: Table): Seat => table.lineups[strongestLineup(scored(table))]?.owner ?? NONE;

/** What is added to the escape roll of a player. */
export const escapeBonusOf = (table: Table, seat: Seat): number => escapeBonus(scored(table), seat);
