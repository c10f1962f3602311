import { cardsOfDeck } from '@rulewright/core/author';
import { type EmixState, engine } from '@rulewright/emix';
import { type EditablePosition, idOf } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

// What the rule tests of Emix read of a table, and how they set one up; the builders of positions are public.

export * from '@rulewright/emix/positions';

export type State = EditablePosition;
export type Options = NonNullable<Parameters<typeof engine.init>[1]>;
export const NONE = -1;

/** The base sets of a game: as many as give everybody the recommended 20 cards, or a hand of 5; two players' decks a set. */
export function setsOf({ options }: EmixState): number {
  const { sets, players, customCards, individualDecks, cardsPerPlayer } = options;
  if (sets !== 'needed') return sets;
  const each = cardsPerPlayer === 'any' ? 5 : 20;
  const own = customCards.reduce((sum, { copies }) => sum + copies, 0);
  return Math.max(1, Math.ceil((each * players - own) / 90), individualDecks === null ? 1 : Math.ceil(players / 2));
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
/** The face-up discards of the common deck, the last one last. */
export const discards = ({ state }: { readonly state: EmixState }): string[] => ids(state, state.discardPiles[0]);

/** A scenario with three players and first player 0, where only those are asked to react who can, unless told otherwise. */
export const table = (options: Options = {}, seed: string | number = 'table') =>
  scenario(engine, { seed, options: { players: 3, firstPlayer: 0, reactionPrompt: 'holders', ...options } });

/** What an action of free feeding is aimed at: a human, a player or both; −1 stands for none. */
export const at = (target: number, player = NONE) => ({
  ...(target !== NONE && { target }),
  ...(player !== NONE && { player }),
});

/** The ids of all cards of a deck, those of the top first; a shuffled part has no order. */
export const deck = ({ state }: { readonly state: EmixState }, origin = 0): string[] =>
  ids(state, cardsOfDeck(state.drawPiles[origin] ?? { bags: [] }));
/** Every card of a state, in ascending order. */
export const allCards = ({ hands, rows, drawPiles, discardPiles, faceDown, limbo }: EmixState): number[] =>
  [...hands, ...rows, ...drawPiles.map(cardsOfDeck), ...discardPiles, ...faceDown, limbo].flat().sort((a, b) => a - b);
