import { at, type Seat } from '@rulewright/core';
import type { DoesNotExistEngine, DoesNotExistQueries } from '@rulewright/does-not-exist';
import { listOf, NONE, type Position, type Setting } from './words.js';

// What line-ups are worth, card by card, and why.

export type SeenLineup = Position['lineups'][number];

/** What the count needs of a scene or a position. */
export interface Table extends Setting {
  readonly engine: DoesNotExistEngine;
  /** The position that the table comes from. */
  readonly position: Position;
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

/** The table of a position. */
export function tableOf(engine: DoesNotExistEngine, position: Position): Table {
  const { options, turn, players, lineups, monster } = position;
  return { engine, content: engine.content, options, position, turn, players, lineups, monster };
}

/** What the engine says of a position as events have changed it. */
function ask({ engine, position, turn, players, lineups, monster }: Table): DoesNotExistQueries {
  const seated = position.players.map((player, seat) => ({ ...player, class: at(players, seat).class }));
  const now = { ...position, turn: { ...position.turn, ...turn }, players: seated, lineups, monster };
  return engine.ask({ viewer: 'spectator', position: now, backs: {} });
}

/** The monster to escape from, or NONE. */
export function pursuerIn(table: Table): number {
  const id = ask(table).pursuer();
  return id === null ? NONE : (table.content.figureIndex[id] ?? NONE);
}

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
  return ask(table)
    .lineup(line.owner)
    .cards.map(({ base, genreSteps, value }, place) => {
      const shared = genreSteps === 0 ? [] : sharedBy(table, line, place);
      return { card: at(line.cards, place), base: base ?? 0, halves: 2 * value, steps: genreSteps, shared };
    });
}

/** `+50% for grunge` */
export const bonusText = ({ steps, shared }: Counted): string => `+${50 * steps}% for ${listOf(shared)}`;

/** Halves of a point as a number of points. */
export const halvesText = (halves: number): string => `${halves / 2}`;

/** In whole points. */
export const totalOf = (table: Table, line: SeenLineup): number => ask(table).lineup(line.owner).total;

/** The total of a line-up with one more card as printed; undefined where a die gives its bonus. */
export function totalWith(table: Table, owner: Seat, name: string): number | undefined {
  const { die } = at(table.content.sounds, table.content.soundIndex[name] ?? NONE);
  if (die > 0 || !table.lineups.some((line) => line.owner === owner)) return undefined;
  return ask(table).lineupWith(owner, [{ card: name }]).total;
}

/** How long a line-up lasts. */
export const minutesOf = (table: Table, line: SeenLineup): number => ask(table).lineup(line.owner).minutes;

/** The least total that is enough for a line-up of this owner. */
export const neededBy = (table: Table, owner: Seat): number => ask(table).needed(owner);

/** DNE-CLS.17 */
export const isTieBreaker = (table: Table, seat: Seat): boolean => abilitiesOf(table, seat).winsTies !== undefined;

/** Whose line-up would win now, or NONE. */
export const winnerNow = (table: Table): Seat => ask(table).strongest() ?? NONE;

/** What is added to the escape roll of a player. */
export const escapeBonusOf = (table: Table, seat: Seat): number => ask(table).escapeBonus(seat);
