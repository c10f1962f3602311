import type { Rule } from '@rulewright/does-not-exist/rules';
import { asked, discards, give, hand, inventory, type State, store, type Table } from './table.js';

// What a victim holds, gives up and keeps.

export const discard = (card: string) => ({ type: 'discard', seat: 0, card }) as const;
export const gone = (rule: Rule, ...cards: string[]) =>
  ({ type: 'cards-discarded', rule, seat: 0, cards, from: 'held' }) as const;
export const holding =
  (inHand: readonly string[], inInventory: readonly string[] = []) =>
  (state: State): void => {
    give(state, 0, ...inHand);
    store(state, 0, ...inInventory);
  };
/** What the victim has discarded and still holds once the failure is over. */
export const after = (game: Table) => ({
  asked: asked(game),
  discards: discards(game),
  hand: hand(game, 0),
  inventory: inventory(game, 0),
});
