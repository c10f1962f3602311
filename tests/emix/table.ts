import { type EmixState, engine } from '@rulewright/emix';
import { type Editable, scenario } from '@rulewright/testing';

// Positions for the rule tests: everything is moved, never made, so that what the box holds stays the same.

export type State = Editable<EmixState>;
export type AgendaRecord = State['agenda'][number];
export type Options = NonNullable<Parameters<typeof engine.init>[1]>;
export const NONE = -1;

/** How many base sets a game has; up to four players and without decks of their own one is enough. */
export function setsOf({ options: { sets, players, customCards, individualDecks } }: EmixState): number {
  if (sets !== 'needed') return sets;
  const own = customCards.reduce((sum, { copies }) => sum + copies, 0);
  return Math.max(1, Math.ceil((20 * players - own) / 90), individualDecks === null ? 1 : Math.ceil(players / 2));
}

/** The ids of the base cards in the order of the pack; a card of the common deck is kind × 100 + copy. */
const kinds = engine.content.cards.map(({ id }) => id);

/** The id of a card, custom cards included. */
export function idOf(state: EmixState | State, card: number): string {
  const kind = Math.floor(card / 100) % 1000;
  return kinds[kind] ?? state.options.customCards[kind - kinds.length]?.id ?? `kind ${kind}`;
}
export const ids = (state: EmixState | State, cards: readonly number[] | undefined): string[] =>
  (cards ?? []).map((card) => idOf(state, card));

export const hand = ({ state }: { readonly state: EmixState }, seat: number): string[] => ids(state, state.hands[seat]);
export const row = ({ state }: { readonly state: EmixState }, human: number): string[] => ids(state, state.rows[human]);
export const pool = ({ state }: { readonly state: EmixState }, human: number) => [
  state.pool.pos[human],
  state.pool.neg[human],
];
export const karma = ({ state }: { readonly state: EmixState }, human: number) => [
  state.karmaNew.pos[human],
  state.karmaNew.neg[human],
];
export const karmaDue = ({ state }: { readonly state: EmixState }, human: number) => [
  state.karmaDue.pos[human],
  state.karmaDue.neg[human],
];
/** The face-up discards of the common deck, the last one last. */
export const discards = ({ state }: { readonly state: EmixState }): string[] => ids(state, state.discardPiles[0]);

/** A scenario with three players and first player 0, where only those are asked to react who can, unless told otherwise. */
export const table = (options: Options = {}, seed: string | number = 'table') =>
  scenario(engine, { seed, options: { players: 3, firstPlayer: 0, reactionPrompt: 'holders', ...options } });

/**
 * An empty table in the Influence phase of round 2: all cards are in the draw pile, all emons in the supply, and the
 * given records wait, the first of them next. The round ends after the last one.
 */
export function clear(state: State, ...records: AgendaRecord[]): void {
  state.round = 2;
  state.phase = 'influence';
  state.circle = 1;
  for (const list of [...state.hands, ...state.rows]) {
    for (const card of list) state.drawPiles[Math.floor(card / 100_000)]?.unshift(card);
    list.length = 0;
  }
  for (let human = 0; human < state.rows.length; human++) setPool(state, human, 0, 0);
  state.charged.fill(true);
  wait(state, ...records);
}

/** Replaces the agenda; the first record is the next to happen, the end of the round comes after the last one. */
export function wait(state: State, ...records: AgendaRecord[]): void {
  state.agenda = [{ kind: 'end-of-round' }, ...[...records].reverse()];
}

/** A slot whose action is to be chosen now, as the slot before an extra action leaves it. */
export function slot(state: State, seat: number, ...then: AgendaRecord[]): void {
  state.slot = { todo: 0, done: 1, granted: 0 };
  wait(state, { kind: 'action', seat }, { kind: 'act', seat }, ...then);
}

/** One seat is asked, and nothing comes of it: where a table waits before and after what a test is about. */
export const pause = (seat = 0): AgendaRecord => ({
  kind: 'protect',
  seat,
  left: [],
  attempter: seat,
  human: 0,
  card: 0,
  passed: [],
});
/** Ends a pause; the records after it happen now. */
export const resume = (seat = 0) => ({ type: 'pass', seat }) as const;

/** Everything after a pause, and another pause at the end. */
export function between(state: State, ...records: AgendaRecord[]): void {
  wait(state, pause(), ...records, pause());
}

const refill = (state: State, colour: 'pos' | 'neg', amount: number): void => {
  const supply = state.supply[colour];
  if (supply !== 'unlimited') state.supply[colour] = supply + amount;
};

function setEmons(state: State, emons: State['pool'], human: number, pos: number, neg: number): void {
  for (const [colour, amount] of [['pos', pos] as const, ['neg', neg] as const]) {
    refill(state, colour, (emons[colour][human] ?? 0) - amount);
    emons[colour][human] = amount;
  }
}

/** Gives a human exactly this pool, from or to the supply. */
export const setPool = (state: State, human: number, pos: number, neg: number): void =>
  setEmons(state, state.pool, human, pos, neg);
/** Sets karma aside, from the supply. */
export const setKarma = (state: State, human: number, pos: number, neg: number): void =>
  setEmons(state, state.karmaNew, human, pos, neg);
export const setKarmaDue = (state: State, human: number, pos: number, neg: number): void =>
  setEmons(state, state.karmaDue, human, pos, neg);
/** Leaves so many emons in the supply; the pool of this human takes the others. */
export function setSupply(state: State, colour: 'pos' | 'neg', amount: number, human: number): void {
  const supply = state.supply[colour];
  if (supply === 'unlimited') throw new Error('the supply is unlimited');
  state.pool[colour][human] = (state.pool[colour][human] ?? 0) + supply - amount;
  state.supply[colour] = amount;
}

/** Takes a card of this kind out of a draw pile. */
function takeCard(state: State, id: string, deck = 0): number {
  const pile = state.drawPiles[deck];
  const index = pile?.findIndex((card) => idOf(state, card) === id) ?? NONE;
  const [card] = index < 0 ? [] : (pile?.splice(index, 1) ?? []);
  if (card === undefined) throw new Error(`no ${id} is left in the draw pile`);
  return card;
}

/** Moves cards from the draw pile to a hand. */
export function give(state: State, seat: number, ...cards: string[]): void {
  const deck = state.drawPiles.length === 1 ? 0 : seat;
  for (const id of cards) state.hands[seat]?.push(takeCard(state, id, deck));
}

/** Moves powers from the draw pile to the right end of a row. */
export function activate(state: State, human: number, ...cards: string[]): void {
  for (const id of cards) state.rows[human]?.push(takeCard(state, id));
}

/** Puts cards on top of the draw pile, the first one uppermost. */
export function stack(state: State, ...cards: string[]): void {
  const taken = cards.map((id) => takeCard(state, id));
  state.drawPiles[0]?.push(...taken.reverse());
}

/** Moves cards from the draw pile to the face-up discards. */
export function discardFromDeck(state: State, ...cards: string[]): void {
  for (const id of cards) state.discardPiles[0]?.push(takeCard(state, id));
}
