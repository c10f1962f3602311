import { type EcoLogicAction, type EcoLogicState, type EcoLogicView, engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';

// The game as the app keeps it: plain data, and functions that give the next one.

export const HUMAN = 0;
const PLAYERS = 2;

export const text = createText(engine, { seats: (seat) => (seat === HUMAN ? 'Player' : 'Bot') });

/** A decision that was made: the state before it, and what happened, as the person was told. */
interface Step {
  readonly before: EcoLogicState;
  readonly action: EcoLogicAction;
  readonly told: readonly string[];
}
export interface Game {
  readonly seed: string;
  readonly state: EcoLogicState;
  readonly steps: readonly Step[];
}

export const begin = (seed: string): Game => ({ seed, state: engine.init(seed, { players: PLAYERS }), steps: [] });

/** Throws what the engine throws at an action that is not legal. */
export function act({ seed, state: before, steps }: Game, action: EcoLogicAction): Game {
  const { state, events } = engine.step(before, action);
  const view = engine.view(state, HUMAN);
  const told = engine
    .eventsFor(events, HUMAN)
    .map((event) => text.event(view, event))
    .filter(({ style }) => style !== 'quiet')
    .map((each) => each.text);
  return { seed, state, steps: [...steps, { before, action, told }] };
}

const lastOwn = ({ steps }: Game): number => steps.findLastIndex(({ action }) => action.seat === HUMAN);

export const canUndo = (game: Game): boolean => lastOwn(game) >= 0;

/** Back to the person's last decision: what the bot did since is undone too. */
export function undo(game: Game): Game {
  const last = lastOwn(game);
  const state = game.steps[last]?.before;
  return state === undefined ? game : { ...game, state, steps: game.steps.slice(0, last) };
}

/** What the person may know, and may do: the app shows nothing else. */
export const viewOf = ({ state }: Game): EcoLogicView => engine.view(state, HUMAN);

/** The seat of the bot that is asked; undefined when it is the person's turn, or the game is over. */
export function botAsked({ state }: Game): number | undefined {
  const asked = engine.decision(state)?.seats ?? [];
  return asked.includes(HUMAN) ? undefined : asked[0];
}

/** The seed and the actions are the whole game. */
export const save = ({ seed, steps }: Game): string =>
  JSON.stringify({ seed, actions: steps.map(({ action }) => action) });

/** The game of a save; undefined for what is none, or none of this release. */
export function restore(saved: string | null): Game | undefined {
  try {
    const { seed, actions }: { seed: string; actions: readonly EcoLogicAction[] } = JSON.parse(saved ?? '');
    return actions.reduce(act, begin(seed));
  } catch {
    return undefined;
  }
}
