import { at, NONE, type Seat } from '@rulewright/core';
import type { Change, Immutable } from '@rulewright/core/author';
import type { Zone } from './content/effects.js';
import { counted } from './counting.js';
import { rollDie } from './dice.js';
import { soundId } from './names.js';
import { cardsOfLineup, moveHeld } from './piles.js';
import type { Rule } from './rulebook/rules.js';
import { needed, strongest, total } from './scoring.js';
import type { DneContext, DneTurn, Lineup, Sound } from './state.js';
import type { Via } from './words.js';

// Line-ups on the table, and cards entering them.

export const emptyLineup = (owner: Seat): Lineup => ({ owner, cards: [], by: [], via: [], base: [], frozen: [] });

/** The place of a player's line-up in the list, or NONE. */
export function lineupPlace({ state }: DneContext, owner: Seat): number {
  for (let place = 0; place < state.lineups.length; place++) if (at(state.lineups, place).owner === owner) return place;
  return NONE;
}
/** The line-up of a player; undefined when there is none. */
export const lineupOf = (context: DneContext, owner: Seat): Immutable<Lineup> | undefined =>
  context.state.lineups[lineupPlace(context, owner)];

/** A line-up with one more card that a player adds from the hand. */
export const withCard = (line: Immutable<Lineup>, by: Seat, card: Sound, base: number): Immutable<Lineup> => ({
  owner: line.owner,
  cards: [...line.cards, card],
  by: [...line.by, by],
  via: [...line.via, 'hand'],
  base: [...line.base, base],
  frozen: [...line.frozen, NONE],
});

/** DNE-CLS.27: the total of the Host's line-up now, and with these line-ups on the table. */
export function hostTotal({ state, content }: DneContext, lineups: Immutable<Lineup[]>): Change {
  const [line] = state.lineups;
  if (line === undefined) return { from: 0, to: 0 };
  return { from: total({ state, content }, line), to: total({ state: { ...state, lineups }, content }, line) };
}

/** True if the owner added every card of the line-up. */
export const isOwnWork = ({ owner, by }: Immutable<Lineup>): boolean => by.every((seat) => seat === owner);

/** A card entering a line-up: `base` if an ability gives it, `frozen` if its value never changes. */
export interface Entry {
  /** The rule that lets the card enter. */
  readonly rule: Rule;
  readonly by: Seat;
  readonly via: Via;
  readonly base?: number | undefined;
  readonly frozen?: number | undefined;
}

/** Notes the facts of a card at the end of a line-up; the card itself is moved separately. */
export function addCard(
  line: Lineup,
  { by, via, base, frozen }: { readonly by: Seat; readonly via: Via; readonly base: number; readonly frozen: number },
): void {
  line.by.push(by);
  line.via.push(via);
  line.base.push(base);
  line.frozen.push(frozen);
}

/** DNE-RAV.9, DNE-SND.4: completes a card just laid at the end of a line-up, and rolls a die that replaces its bonus. */
export function countLaid(
  turn: DneTurn,
  owner: Seat,
  card: Sound,
  { rule, by, via, base, frozen = NONE }: Entry,
): void {
  const { bonus, die } = at(turn.content.sounds, card);
  const isRolled = base === undefined && frozen === NONE && die > 0;
  const played = base ?? (isRolled ? rollDie(turn, by, 'bonus', { rule: 'DNE-SND.4', sides: die }) : bonus);
  const line = at(turn.state.lineups, lineupPlace(turn, owner));
  const before = turn.emit && total(turn, { ...line, cards: line.cards.slice(0, -1) });
  addCard(line, { by, via, base: played, frozen });
  turn.emit?.({
    type: 'card-played',
    rule,
    seat: by,
    lineup: owner,
    card: soundId(turn, card),
    via,
    base: played,
    value: Math.max(0, frozen),
    ...standing(turn, line, before ?? 0),
  });
}

/** The event fields about a line-up after its last card. */
function standing(context: DneContext, line: Lineup, before: number) {
  const { total, cards } = counted(context, line);
  return {
    counted: at(cards, cards.length - 1),
    total: { from: before, to: total },
    needed: context.state.turn.number === 0 ? 0 : needed(context, line.owner),
    leader: context.state.lineups[strongest(context)]?.owner ?? NONE,
  };
}

/** Moves a held card of a player into a line-up. */
export function layHeld(
  turn: DneTurn,
  seat: Seat,
  { owner, card }: { readonly owner: Seat; readonly card: Sound },
  { rule, base, frozen, from }: Pick<Entry, 'rule'> & Partial<Entry> & { readonly from?: Zone | undefined },
): void {
  const via = moveHeld(turn, seat, card, { to: cardsOfLineup(lineupPlace(turn, owner)), from });
  countLaid(turn, owner, card, { rule, by: seat, via, base, frozen });
}
