import type { KnownGame } from './known-game.js';
import { said } from './said.js';

/** Decisions played to see that a game works at all; the laws of the test kit show whether it is correct. */
const DECISIONS = 40;

/**
 * Plays the beginning of a game with the fewest and the most players. Throws the error that `refused` makes of a
 * failure.
 */
export function tryOut(engine: KnownGame['engine'], refused: (message: string) => Error): void {
  for (const players of new Set([engine.seats.min, engine.seats.max])) {
    let doing = `it does not begin with ${players} players`;
    try {
      let state = engine.init('trying it out', { players });
      for (let decision = 1; decision <= DECISIONS && engine.outcome(state) === undefined; decision++) {
        doing = `with ${players} players it does not go on from decision ${decision}`;
        const seat = engine.deciders(state)[0] ?? 0;
        const legal = engine.legalActions(engine.view(state, seat));
        const action = legal[(decision * 7919) % legal.length];
        if (action === undefined) throw new Error(`seat ${seat} is asked and has no legal action`);
        state = engine.apply(state, engine.parse(engine.format(action)));
      }
      doing = `with ${players} players its states cannot be saved`;
      engine.load(JSON.parse(JSON.stringify(state)));
    } catch (error) {
      throw refused(`${doing}: ${said(error)}`);
    }
  }
}
