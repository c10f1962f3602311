import { at, NONE, type Seat } from '@rulewright/core';
import type { Immutable } from '@rulewright/core/author';
import type { Abilities } from './content/abilities.js';
import type { Sound as SoundCard } from './content/schema.js';
import type { Decider } from './events.js';
import { abilitiesOf, classOf } from './players.js';
import type { DneContext, Lineup } from './state.js';

// DNE-SND, DNE-GEN, DNE-DUR: the worth of line-ups. Values are in halves of a point, so they stay whole.

type Line = Immutable<Lineup>;

/** DNE-SND.3, DNE-CLS.27: the base of a card in its line-up, before the weakest card is looked for. */
function roaringBase(base: number, abilities: Abilities, isInvaded: boolean): number {
  const { roar } = abilities;
  return roar !== undefined && isInvaded && base <= roar.atMost ? base * roar.times : base;
}

/** DNE-SPC.2: the place of the card that a monster strengthens, or NONE. */
function weakestPlace(context: DneContext, line: Line, abilities: Abilities): number {
  const monster = context.state.monster[0];
  if (monster === undefined) return NONE;
  const rule = at(context.content.monsters, monster).special.lineup;
  if (rule === undefined || classOf(context, line.owner) !== rule.ifClass) return NONE;
  let place = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < line.cards.length; i++) {
    const base = roaringBase(at(line.base, i), abilities, context.state.lineups.length > 1);
    if (at(line.frozen, i) === NONE && base < least) {
      least = base;
      place = i;
    }
  }
  return place;
}

/** DNE-SND.3: the bases of the cards of a line-up as they count now, by place; meaningless for frozen cards. */
export function bases(context: DneContext, line: Line): number[] {
  const abilities = abilitiesOf(context, line.owner);
  const isInvaded = context.state.lineups.length > 1;
  const weakest = weakestPlace(context, line, abilities);
  const list: number[] = [];
  for (let i = 0; i < line.cards.length; i++) {
    const base = roaringBase(at(line.base, i), abilities, isInvaded);
    list.push(i === weakest ? base * weakestTimes(context) : base);
  }
  return list;
}

function weakestTimes({ state, content }: DneContext): number {
  const monster = state.monster[0];
  return monster === undefined ? 1 : (at(content.monsters, monster).special.lineup?.weakestTimes ?? 1);
}

const MOST_STEPS = 2;

/** DNE-GEN.1, DNE-GEN.2, DNE-R1: the steps of +50 % by which genres raise the card at a place: 0, 1 or 2. */
export function genreSteps(context: DneContext, line: Line, place: number): number {
  const { genreBonus } = context.state.options;
  if (genreBonus === 'off' || line.frozen[place] !== NONE) return 0;
  const { sounds } = context.content;
  const card = at(line.cards, place);
  let different = 0;
  let best = 0;
  let all = 0;
  for (let other = 0; other < line.cards.length; other++) {
    if (other === place || line.frozen[other] !== NONE) continue;
    const shared = sharedBits(sounds, card, at(line.cards, other));
    if (shared === 0) continue;
    different |= shared;
    best = Math.max(best, bitCount(shared));
    all += bitCount(shared);
  }
  const counted = genreBonus === 'lineup' ? bitCount(different) : genreBonus === 'combos09' ? all : best;
  return Math.min(MOST_STEPS, counted);
}

/** Cache of `sharedBits` by the cards of a pack, at index card × number of cards + other card. */
const SHARED = new WeakMap<readonly SoundCard[], Uint16Array>();

/** The genres that a card shares with another, as bits by their place on the card: at most nine. */
function sharedBits(sounds: readonly SoundCard[], card: number, other: number): number {
  let table = SHARED.get(sounds);
  if (table === undefined) {
    table = Uint16Array.from(sounds.flatMap(({ genres }) => sounds.map((each) => commonBits(genres, each.genres))));
    SHARED.set(sounds, table);
  }
  return table[card * sounds.length + other] ?? 0;
}

const commonBits = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((bits, genre, place) => (other.includes(genre) ? bits | (1 << place) : bits), 0);

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** DNE-GEN.1: the genres that raise the card at a place, in the order of the card. */
export function sharedBy(context: DneContext, line: Line, place: number): string[] {
  if (genreSteps(context, line, place) === 0) return [];
  const { sounds, genres } = context.content;
  const card = at(line.cards, place);
  let shared = 0;
  for (const [other, partner] of line.cards.entries())
    if (other !== place && line.frozen[other] === NONE) shared |= sharedBits(sounds, card, partner);
  return at(sounds, card).genres.flatMap((genre, i) => ((shared & (1 << i)) === 0 ? [] : [at(genres, genre)]));
}

/** DNE-GEN.2, DNE-GEN.3: the value of each card, in halves of a point. */
export function values(context: DneContext, line: Line): number[] {
  const { genreRounding } = context.state.options;
  const list = bases(context, line);
  for (let i = 0; i < list.length; i++) {
    const frozen = at(line.frozen, i);
    if (frozen !== NONE) {
      list[i] = frozen;
      continue;
    }
    const halves = at(list, i) * (2 + genreSteps(context, line, i));
    list[i] = genreRounding === 'ceilCard' ? 2 * Math.ceil(halves / 2) : halves;
  }
  return list;
}

/** DNE-SND.1, DNE-R4: the total of a line-up, in whole points. */
export function total(context: DneContext, line: Line): number {
  if (line.cards.length === 0) return 0;
  let halves = 0;
  for (const value of values(context, line)) halves += value;
  return context.state.options.genreRounding === 'floorTotal' ? Math.floor(halves / 2) : Math.ceil(halves / 2);
}

/** DNE-DUR.1: the duration of a line-up, in minutes. */
export function duration({ content }: DneContext, line: Line): number {
  let minutes = 0;
  for (const card of line.cards) minutes += at(content.sounds, card).minutes;
  return minutes;
}

/** The number that a total must exceed: the expectation, with the option plus the monster's level (DNE-MON.6). */
export const target = ({ state }: DneContext): number =>
  state.turn.expectation + (state.options.monsterLevel === 'add' ? state.turn.level : 0);

/** DNE-SND.2, DNE-R8, DNE-R64: the least total with which a line-up of this owner can win. */
export function needed(context: DneContext, owner: Seat): number {
  const { successMargin, writerTie } = context.state.options;
  const mayEqual = writerTie === 'lineupsAndExpectation' && abilitiesOf(context, owner).winsTies !== undefined;
  return target(context) + (mayEqual ? 0 : successMargin);
}

/** DNE-BTY.2: the place of the line-up that would win now, or NONE. */
export function strongest(context: DneContext): number {
  const { lineups } = context.state;
  let best = NONE;
  let most = 0;
  for (let place = 0; place < lineups.length; place++) {
    const line = at(lineups, place);
    const points = total(context, line);
    if (points < needed(context, line.owner)) continue;
    if (best === NONE || points > most || (points === most && winsTie(context, line, at(lineups, best)))) {
      best = place;
      most = points;
    }
  }
  return best;
}

/** DNE-CLS.17, DNE-DUR.2, DNE-DUR.3: true if a later line-up beats an earlier one of the same total. */
function winsTie(context: DneContext, later: Line, earlier: Line): boolean {
  const isWriter = abilitiesOf(context, later.owner).winsTies !== undefined;
  if (isWriter !== (abilitiesOf(context, earlier.owner).winsTies !== undefined)) return isWriter;
  return duration(context, later) > duration(context, earlier);
}

/** DNE-R33: true if the Host's line-up, the first on the table, exceeds the expectation and is stronger than another one. */
export function hostBeats(context: DneContext, other: Line): boolean {
  const [host] = context.state.lineups;
  if (host === undefined) return false;
  const points = total(context, host);
  if (points < needed(context, host.owner)) return false;
  const lead = points - total(context, other);
  return lead > 0 || (lead === 0 && !winsTie(context, other, host));
}

/** DNE-CLS.17, DNE-DUR.2, DNE-DUR.3: the measure that makes the line-up at this place the strongest one. */
export function decider(context: DneContext, place: number): Decider {
  const { lineups } = context.state;
  const winner = lineups[place];
  if (winner === undefined) return 'nothing';
  const isWriter = ({ owner }: Line) => abilitiesOf(context, owner).winsTies !== undefined;
  const points = total(context, winner);
  const tied = lineups.filter(
    (line) => line !== winner && total(context, line) === points && points >= needed(context, line.owner),
  );
  if (tied.length === 0) return 'total';
  const rivals = tied.filter((line) => isWriter(line) === isWriter(winner));
  if (rivals.length === 0) return 'class';
  return rivals.every((line) => duration(context, line) < duration(context, winner)) ? 'duration' : 'order';
}

/** DNE-RAV.10: true if the line-up of a player would win if the rave closed now. */
export function leads(context: DneContext, seat: Seat): boolean {
  const place = strongest(context);
  return place !== NONE && context.state.lineups[place]?.owner === seat;
}
