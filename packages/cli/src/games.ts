import type { AnyAction } from '@rulewright/core';
import { engine as ecologic } from '@rulewright/ecologic';
import { refusals as ecologicRefusals, rules as ecologicRules } from '@rulewright/ecologic/rules';
import type { AnyGame, Game } from './game.js';
import { ecologicHabits } from './habits/ecologic.js';
import { ecologicNarrator } from './narrators/ecologic.js';

/** Every game the program plays. */
export const games: readonly AnyGame[] = [
  entry({
    title: 'EcoLogic',
    engine: ecologic,
    rules: ecologicRules,
    refusals: ecologicRefusals,
    narrator: ecologicNarrator(ecologic),
    habits: ecologicHabits,
    reconstructed: '37 of 37 hexes, 20 of 20 initiatives, 3 of 3 specials, 20 of 21 events',
  }),
];

/** Checks that the parts of an entry belong together, and forgets the game's exact types. */
function entry<State, Action extends AnyAction, Options, Event extends { type: string }, Content>(
  game: Game<State, Action, Options, Event, Content>,
): Game<State, Action, Options, Event, Content> {
  return game;
}
