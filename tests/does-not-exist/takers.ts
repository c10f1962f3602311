import type { Viewer } from '@rulewright/core';
import { engine } from '@rulewright/does-not-exist';
import { give, hand, type Options, type State, soundId, store, type Table } from './table.js';

// What those who take cards of a victim see and get.

export const FOUR: Options = { players: 4 };
export const take = (seat: number, card: string) => ({ type: 'take', seat, card }) as const;
export const taken = (rule: 'DNE-FAI.14' | 'DNE-FAI.16', seat: number, card: string) =>
  ({ type: 'card-taken', rule, seat, from: 0, card }) as const;
export const hands = (game: Table) => game.state.players.map((_, seat) => hand(game, seat));

/** The hand of seat 0 as a viewer sees it: 'hidden' is a card face down. */
export const shown = (game: Table, viewer: Viewer): string[] =>
  (engine.view(game.state, viewer).position.players[0]?.hand ?? []).map((card) =>
    card < 0 ? 'hidden' : soundId(card),
  );
export const hidden = (count: number) => Array.from({ length: count }, () => 'hidden');

/** The draws of blind cards. */
export const blind = (...cards: string[]) => cards;
export const three = (state: State) => {
  give(state, 0, 'demo-jing', 'vinyl-am', 'vinyl-igor');
  store(state, 0, 'demo-rouge');
};
