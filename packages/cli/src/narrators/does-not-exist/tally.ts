import { at, type Seat } from '@rulewright/core';
import { listOf, NONE, type Position, type Setting } from './words.js';

// What line-ups are worth, card by card, and why (DNE-SND, DNE-GEN, DNE-DUR).

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

/** The abilities of a player's class. */
function abilitiesOf({ content, players }: Pick<Table, 'content' | 'players'>, seat: Seat) {
  const [card] = at(players, seat).class;
  return card === undefined ? {} : at(content.classes, card).abilities;
}

/** DNE-SND.3 */
function basesOf(table: Table, { owner, base, frozen }: SeenLineup): number[] {
  const { roar } = abilitiesOf(table, owner);
  const isRoaring = roar !== undefined && table.lineups.length > 1;
  const roared = base.map((each) => (isRoaring && each <= roar.atMost ? each * roar.times : each));
  const { content, players, monster } = table;
  const [figure] = monster;
  const [card] = at(players, owner).class;
  const rule = figure === undefined ? undefined : at(content.monsters, figure).special.lineup;
  if (rule === undefined || card === undefined || at(content.classes, card).id !== rule.ifClass) return roared;
  const least = Math.min(...roared.filter((_, place) => frozen[place] === NONE));
  const weakest = roared.findIndex((each, place) => frozen[place] === NONE && each === least);
  return roared.map((each, place) => (place === weakest ? each * rule.weakestTimes : each));
}

/** DNE-GEN.1, DNE-R1: the genres that a card shares, and how many steps they bring. */
function sharedBy({ content, options }: Setting, { cards, frozen }: SeenLineup, place: number) {
  const genresOf = (card: number): readonly number[] => at(content.sounds, card).genres;
  const own = genresOf(at(cards, place));
  const common = cards
    .filter((_, other) => other !== place && frozen[other] === NONE)
    .map((card) => own.filter((genre) => genresOf(card).includes(genre)));
  const all = own.filter((genre) => common.some((genres) => genres.includes(genre)));
  const most = Math.max(0, ...common.map(({ length }) => length));
  const partners = common.flat().length;
  const counts = { lineup: all.length, bestPair: most, combos09: partners, off: 0 };
  const steps = Math.min(2, counts[options.genreBonus]);
  return { steps, shared: steps === 0 ? [] : all.map((genre) => at(content.genres, genre)) };
}

/** DNE-GEN.2, DNE-GEN.3: every card of a line-up as it counts now. */
export function countedCards(table: Table, line: SeenLineup): Counted[] {
  const bases = basesOf(table, line);
  return line.cards.map((card, place) => {
    const base = at(bases, place);
    const frozen = at(line.frozen, place);
    if (frozen !== NONE) return { card, base, halves: frozen, shared: [], steps: 0 };
    const { steps, shared } = sharedBy(table, line, place);
    const halves = base * (2 + steps);
    return {
      card,
      base,
      shared,
      steps,
      halves: table.options.genreRounding === 'ceilCard' ? roundedUp(halves) : halves,
    };
  });
}

/** `+50% for grunge` */
export const bonusText = ({ steps, shared }: Counted): string => `+${50 * steps}% for ${listOf(shared)}`;

/** Halves of a point as a number of points. */
export const halvesText = (halves: number): string => `${halves / 2}`;

const roundedUp = (halves: number): number => 2 * Math.ceil(halves / 2);

/** DNE-SND.1, DNE-R4: in whole points. */
export const totalOf = (table: Table, line: SeenLineup): number =>
  Math.ceil(countedCards(table, line).reduce((sum, { halves }) => sum + halves, 0) / 2);

/** The total of a line-up with one more card as printed; undefined where a die gives its bonus. */
export function totalWith(table: Table, owner: Seat, name: string): number | undefined {
  const card = table.content.soundNames[name] ?? NONE;
  const { bonus, die } = at(table.content.sounds, card);
  const line = table.lineups.find((each) => each.owner === owner);
  if (line === undefined || die > 0) return undefined;
  const more = { cards: [...line.cards, card], base: [...line.base, bonus], frozen: [...line.frozen, NONE] };
  return totalOf(table, { ...line, ...more });
}

/** DNE-DUR.1 */
export const minutesOf = ({ content }: Pick<Setting, 'content'>, { cards }: SeenLineup): number =>
  cards.reduce((sum, card) => sum + at(content.sounds, card).minutes, 0);

/** DNE-SND.2, DNE-R8, DNE-R20, DNE-R64: the least total that is enough for a line-up of this owner. */
export function neededBy(table: Table, owner: Seat): number {
  const { turn, options } = table;
  const target = turn.expectation + (options.monsterLevel === 'add' ? turn.level : 0);
  const mayEqual = options.writerTie === 'lineupsAndExpectation' && isTieBreaker(table, owner);
  return target + (mayEqual ? 0 : options.successMargin);
}

/** DNE-CLS.17 */
export const isTieBreaker = (table: Table, seat: Seat): boolean => abilitiesOf(table, seat).winsTies !== undefined;

/** DNE-BTY.2: whose line-up would win now, or NONE. */
export function winnerNow(table: Table): Seat {
  const enough = table.lineups.filter((line) => totalOf(table, line) >= neededBy(table, line.owner));
  const [first, ...others] = enough;
  if (first === undefined) return NONE;
  return others.reduce((best, line) => (isStronger(table, line, best) ? line : best), first).owner;
}

/** DNE-CLS.17, DNE-DUR.2, DNE-DUR.3: whether a later line-up beats an earlier one. */
function isStronger(table: Table, later: SeenLineup, earlier: SeenLineup): boolean {
  const lead = totalOf(table, later) - totalOf(table, earlier);
  if (lead !== 0) return lead > 0;
  const isWriter = isTieBreaker(table, later.owner);
  if (isWriter !== isTieBreaker(table, earlier.owner)) return isWriter;
  return minutesOf(table, later) > minutesOf(table, earlier);
}

/** DNE-SPC.3, DNE-CLS.26, DNE-CLS.28: what is added to the escape roll of a player. */
export function escapeBonus(table: Table, seat: Seat): number {
  const { escapeBonus, escapeByTotal } = abilitiesOf(table, seat);
  const [figure] = table.monster;
  const own = table.lineups.find(({ owner }) => owner === seat);
  const total = own === undefined ? 0 : totalOf(table, own);
  const step = escapeByTotal?.steps.find(({ above }) => total > above);
  const easy = figure === undefined ? undefined : at(table.content.monsters, figure).special.escape?.add;
  return (easy ?? 0) + (escapeBonus?.n ?? 0) + (step?.add ?? 0);
}
