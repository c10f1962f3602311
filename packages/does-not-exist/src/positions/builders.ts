import { at, InputError, NONE } from '@rulewright/core';
import { agendaOf, cardsOfDeck, type Deck, shuffledDeck } from '@rulewright/core/author';
import { entryAt, mustBeList, placeOfId, type ZoneAt } from '@rulewright/core/positions';
import type { Content } from '../content/schema.js';
import { engine } from '../index.js';
import { emptyLineup } from '../lineups.js';
import type { LaidCard } from '../reading.js';
import { effectiveLevel, passesGate } from '../rules/monster.js';
import { isFinalNow } from '../rules/rave.js';
import type { Figure, Player, Sound, State } from '../state.js';
import type { Phase, Picker } from '../words.js';
import { classNumber, contentOf, known, mover, tableOf } from './cards.js';
import { layCard } from './written.js';

// Positions by hand, for tests of edge cases: each function changes a state that may be written to, as the kit's `edit`
// hands it out. Cards are moved, never made, so that what the box holds stays the same; they go by the ids of the base
// pack. What follows from what is built is worked out by the functions that the rules call. What the position has not got,
// or what play cannot make, is an `InputError`.

export type { ZoneAt } from '@rulewright/core/positions';
export { gather, type PlayerChanges, type SharedChanges, setPlayer, setShared } from './written.js';

/** A state that may be changed. */
export type EditablePosition = State;
type AgendaItem = State['agenda'][number];

const { content } = engine;

/** The number of a sound card of the base pack in a state. */
export const sound = (id: string): Sound => placeOfId(content.sounds, id);
/** The number of a monster or mercenary of the base pack in a state. */
export const figure = (id: string): Figure => figureIn(content, id);
/** The number of a class card of the base pack in a state: `proxy`, `dj`, `writer`, `ttter`, `support`, `olivye`, … */
export const classCard = (id: string): number => placeOfId(content.classes, `class-${id.replace(/^class-/, '')}`);

const figureIn = ({ monsters, mercenaries }: Content, id: string): Figure =>
  placeOfId([...monsters, ...mercenaries], id);

const playerAt = (state: EditablePosition, seat: number): Player => entryAt(state.players, seat);

/** Takes a card out of a deck, the topmost of its kind. */
export function takeFromDeck(deck: Deck, card: number): number {
  for (let i = deck.bags.length - 1; i >= 0; i--) {
    const bag = deck.bags[i];
    const place = bag?.cards.indexOf(card) ?? -1;
    if (bag === undefined || place < 0) continue;
    bag.cards.splice(place, 1);
    bag.known = [];
    if (bag.cards.length === 0) deck.bags.splice(i, 1);
    return card;
  }
  throw new InputError(`card ${card} is not in the deck`);
}

/** Shuffles cards into a deck; nobody knows any of it afterwards. */
export function shuffleInto(deck: Deck, cards: readonly number[]): void {
  deck.bags = shuffledDeck([...cardsOfDeck(deck), ...cards]).bags;
}

/** Takes that many cards from the bottom of a deck, whichever they are. */
export function takeAny(deck: Deck, count: number): number[] {
  const cards = cardsOfDeck(deck);
  const taken = count === 0 ? [] : cards.slice(-count);
  for (const card of taken) takeFromDeck(deck, card);
  return taken;
}

/** Lays cards on a deck, the first id on top, and nobody knows them there. They are taken from further down in it. */
export function stack(
  state: EditablePosition,
  deck: 'deck' | 'classDeck' | 'mercenaryDeck' | 'monsterDeck',
  ids: readonly string[],
): void {
  mustBeList(ids);
  const long = deck === 'classDeck' ? ids.map((id) => at(contentOf(state).classes, classNumber(state, id)).id) : ids;
  mover.stack(state, deck, long);
}

/**
 * Moves cards, wherever they lie, to the end of a hand or a pile: `put(state, 'discard', ['demo-jing'])`,
 * `put(state, ['players.*.hand', 1], ['demo-smith'])`. The last one is on top of a pile.
 * `from` says where they are taken from.
 */
export function put(state: EditablePosition, zone: ZoneAt, ids: readonly string[], from?: readonly ZoneAt[]): void {
  mover.put(state, zone, ids, from);
}

const DECK = ['deck'] as const;
/** The highest expectation (DNE-TRN.5). */
const D20 = 20;

/** Decides whether the rave is final with the present souls and guest (DNE-FIN.1). */
function settle(state: EditablePosition): void {
  if (state.phase === 'rave') state.rave.final = isFinalNow(tableOf(state));
}

/** Replaces what waits, in the phase that is: the first item is the next to happen. */
export function wait(state: EditablePosition, ...items: AgendaItem[]): void {
  state.agenda = agendaOf(...items);
}

/** Replaces the phase and what waits: the first item is the next to happen. */
export function phase(state: EditablePosition, name: Phase, ...items: AgendaItem[]): void {
  state.phase = name;
  wait(state, ...items);
}

/**
 * Clears the table for the preparation of the first turn of seat 0. Nobody holds cards, souls or memories, held sound
 * cards are back in their deck, and an expectation of 10 has been rolled. The given items wait; without any, the Host
 * is asked.
 */
export function begin(state: EditablePosition, ...items: AgendaItem[]): void {
  for (const each of state.players) {
    shuffleInto(state.deck, [...each.hand, ...each.inventory]);
    Object.assign(each, { hand: [], inventory: [], souls: 0 });
  }
  state.memory = {};
  state.phase = 'preparation';
  Object.assign(state.turn, { number: 1, host: 0, place: 0, expectation: 10 });
  state.lineups = [];
  wait(state, ...(items.length > 0 ? items : [{ kind: 'prepare' as const, seat: 0 }]));
}

/** Ends the game: by souls or by the last player where these decide, or else after the last turn (DNE-END.4). */
export function end(state: EditablePosition): void {
  state.turn.number = state.options.maxTurns;
  state.agenda = [];
}

/** Sets the expectation that the Host has rolled; 0 when no die has been rolled. */
export function setExpectation(state: EditablePosition, expectation: number): void {
  state.turn.expectation = expectation;
}

/** The last seat has rolled and is about to pass; then seat 0 has its turn. */
export function beforeTurn(state: EditablePosition): void {
  begin(state);
  const last = state.players.length - 1;
  Object.assign(state.turn, { host: last, place: last });
  state.agenda = [{ kind: 'prepare', seat: last }];
}

/** Moves cards from the deck to a hand. */
export function give(state: EditablePosition, seat: number, ...ids: string[]): void {
  for (const id of ids) mover.put(state, ['players.*.hand', seat], [id], DECK);
}
/** Moves that many cards from the bottom of the deck to a hand, whichever they are. */
export function giveAny(state: EditablePosition, seat: number, count: number): void {
  playerAt(state, seat).hand.push(...takeAny(state.deck, count));
}
/** Moves cards from the deck to an inventory. */
export function store(state: EditablePosition, seat: number, ...ids: string[]): void {
  for (const id of ids) mover.put(state, ['players.*.inventory', seat], [id], DECK);
}
/** Moves cards from the deck to the discard pile, the last one on top. */
export function discard(state: EditablePosition, ...ids: string[]): void {
  mover.put(state, 'discard', ids, DECK);
}

/** The souls by seat; seats that are not named keep theirs. A rave that waits is final or not by these souls (DNE-FIN.1). */
export function setSouls(state: EditablePosition, ...counts: number[]): void {
  for (const [seat, count] of counts.entries()) playerAt(state, seat).souls = count;
  settle(state);
}
/** Gives a player a class of the class deck; what the player had goes back there. */
export function setClass(state: EditablePosition, seat: number, id: string): void {
  const player = playerAt(state, seat);
  shuffleInto(state.classDeck, player.class);
  player.class = [
    mover.take(state, 'classDeck', at(contentOf(state).classes, classNumber(state, id)).id, ['classDeck']),
  ];
}

/** Gives a player a mercenary, or the Hand of Fate of the supply, with these cards of the deck under it. */
export function hire(state: EditablePosition, seat: number, id: string, ...cards: string[]): void {
  const { content } = known.of(state);
  const card = figureIn(content, id);
  const place = state.monsterSupply.indexOf(card);
  if (place >= 0) state.monsterSupply.splice(place, 1);
  else takeFromDeck(card < content.monsters.length ? state.monsterDeck : state.mercenaryDeck, card);
  const owner = playerAt(state, seat);
  owner.mercenaries.push(card);
  owner.hidden.push(cards.map((each) => mover.take(state, 'deck', each, DECK)));
  owner.thrown.push(0);
}
/** Leaves that many cards in the deck, the top ones: the others lie under a mercenary of this seat, out of the way. */
export function leaveAny(state: EditablePosition, count: number, seat: number): void {
  hire(state, seat, 'felix');
  const rest = takeAny(state.deck, cardsOfDeck(state.deck).length - count);
  playerAt(state, seat)
    .hidden.at(-1)
    ?.push(...rest);
}

/** Leaves only these cards in the deck, the first id on top; the others lie under a mercenary of seat 0, out of the way. */
export function leave(state: EditablePosition, ...ids: string[]): void {
  stack(state, 'deck', ids);
  leaveAny(state, ids.length, 0);
}

/** A seat waits for its next turn, with these souls; it is to hold nothing. */
export function setWaiting(state: EditablePosition, seat: number, souls = 1): void {
  Object.assign(playerAt(state, seat), { status: 'waiting', souls });
}
/** A seat is out of the game; it is to hold nothing. */
export function setOut(state: EditablePosition, seat: number): void {
  Object.assign(playerAt(state, seat), { status: 'eliminated', souls: 0 });
  state.out.push(seat);
}

/**
 * Makes a monster the guest of this turn, at its level for the present Host (DNE-MON.3). It comes from the supply or
 * the deck of monsters and replaces the one before. An expectation below this level rises to it, since the guest has
 * come (DNE-MON.2); with `monsterLevel: 'add'` it stays.
 */
export function guest(state: EditablePosition, id: string): void {
  mover.empty(state, 'monster');
  mover.put(state, 'monster', [id], ['monsterSupply', 'monsterDeck', 'monsterDiscard']);
  const { turn } = state;
  turn.invited = true;
  turn.level = effectiveLevel(tableOf(state), at(state.monster, 0));
  if (!passesGate(tableOf(state), turn.level)) turn.expectation = turn.level;
  if (turn.expectation > D20)
    throw new InputError(`turn.level: expected ${D20} or less, for ${id} to come, found ${turn.level}`);
  settle(state);
}

/**
 * Begins the rave: line-ups of cards of the deck lie there, the Host's first, and the Host has priority. Whether it is final
 * follows from the souls and the guest, however often they are set afterwards. A guest that lies there already has come by
 * this expectation (DNE-MON.2).
 */
export function rave(state: EditablePosition, expectation: number, ...lineups: (readonly Laid[])[]): void {
  const { turn, monster } = state;
  turn.expectation = expectation;
  if (monster.length > 0 && !passesGate(tableOf(state), turn.level))
    throw new InputError(
      `turn.expectation: expected ${turn.level} or more, the level of the guest, found ${expectation}`,
    );
  state.lineups = [emptyLineup(state.turn.host)];
  phase(state, 'rave', { kind: 'rave', seat: state.turn.host });
  for (const [owner, cards] of lineups.entries()) if (owner === 0 || cards.length > 0) lay(state, owner, ...cards);
  settle(state);
}
/** A card that is laid: its id, or with what its die has shown (DNE-SND.4). */
export type Laid = string | { readonly card: string; readonly base: number };
/** Lays cards of the deck into the line-up of a player, who becomes an invader if there is none yet. */
export function lay(state: EditablePosition, owner: number, ...cards: Laid[]): void {
  layFor(state, owner, owner, ...cards);
}
/** The same, added by somebody else. */
export function layFor(state: EditablePosition, owner: number, by: number, ...cards: Laid[]): void {
  if (!state.lineups.some((each) => each.owner === owner)) {
    state.lineups.push(emptyLineup(owner));
    playerAt(state, owner).invaded = true;
  }
  for (const each of cards) {
    const card = typeof each === 'string' ? each : each.card;
    const { bonus, die } = at(contentOf(state).sounds, mover.numberOf(state, 'deck', card));
    if (typeof each === 'string' && die > 0)
      throw new InputError(`${card} has a die in place of a bonus: expected { card: '${card}', base: 1 to ${die} }`);
    const base = typeof each === 'string' ? bonus : each.base;
    layCard(state, owner, { card, by, via: 'hand', base, fixed: null }, DECK);
  }
}
/**
 * Changes a card in a player's line-up: who added it, its origin, its base, or a fixed value (DNE-CLS.10). `place`
 * counts from 0.
 */
export function setLaid(state: EditablePosition, owner: number, place: number, changes: LaidChanges): void {
  const line = state.lineups.find((each) => each.owner === owner);
  const { by, via, base, fixed } = changes;
  if (line?.cards[place] === undefined) throw new InputError(`the line-up of seat ${owner} has no card at ${place}`);
  if (by !== undefined) line.by[place] = by;
  if (via !== undefined) line.via[place] = via;
  if (base !== undefined) line.base[place] = base;
  if (fixed !== undefined) line.frozen[place] = fixed === null ? NONE : 2 * fixed;
}
/** Changes to a laid card, in the form of `ask().shared().lineups`. */
export type LaidChanges = Partial<Pick<LaidCard, 'by' | 'via' | 'base' | 'fixed'>>;

/** Makes a player the Saviour, with a promise, who has added a card: lay it with `layFor`. */
export function saviour(state: EditablePosition, seat: number, share = 0, picker: Picker = 'host'): void {
  Object.assign(state.rave, { saviour: seat, share, picker, joined: true });
}

/** The bounty after a rave that `winner` has won, or nobody (−1): these items follow, the first of them next, then the summary. */
export function bounty(state: EditablePosition, winner: number, ...items: AgendaItem[]): void {
  state.rave.winner = winner;
  phase(state, 'bounty', ...items, { kind: 'recovery' });
}
