import type { AnyState } from '@rulewright/bots';
import type { AnyAction, AnyEvent, Engine, View, Violation } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';

export type { AnyState };
/** An engine whose exact types do not matter. */
export type PlayEngine = Engine<AnyState, AnyAction, AnyState['options'], AnyEvent>;
export type AnyView = View<AnyState>;

interface Parts<State, Action extends AnyAction, Options, Event> {
  readonly engine: Engine<State, Action, Options, Event>;
  readonly text: GameText<View<State>, Action, Partial<Event>, Violation>;
}

/** All that the playground knows of one game. */
export interface PlayGame extends Parts<AnyState, AnyAction, AnyState['options'], AnyEvent> {}

/** Checks that the parts belong together, and forgets the game's exact types. */
const joined = <State, Action extends AnyAction, Options, Event extends AnyEvent>(
  parts: Parts<State, Action, Options, Event>,
): Parts<State, Action, Options, Event> => parts;

const loaders = {
  async ecologic(): Promise<PlayGame> {
    const [{ engine }, { createText }] = await Promise.all([
      import('@rulewright/ecologic'),
      import('@rulewright/ecologic/text'),
    ]);
    return joined({ engine, text: createText(engine) });
  },
  async emix(): Promise<PlayGame> {
    const [{ engine }, { createText }] = await Promise.all([
      import('@rulewright/emix'),
      import('@rulewright/emix/text'),
    ]);
    return joined({ engine, text: createText(engine) });
  },
  async 'does-not-exist'(): Promise<PlayGame> {
    const [{ engine }, { createText }] = await Promise.all([
      import('@rulewright/does-not-exist'),
      import('@rulewright/does-not-exist/text'),
    ]);
    return joined({ engine, text: createText(engine) });
  },
  async euphoria(): Promise<PlayGame> {
    const [{ engine }, { createText }] = await Promise.all([
      import('@rulewright/euphoria'),
      import('@rulewright/euphoria/text'),
    ]);
    return joined({ engine, text: createText(engine) });
  },
};

export type GameId = keyof typeof loaders;
export const gameIds = Object.keys(loaders) as readonly GameId[];
export const isGameId = (id: string): id is GameId => Object.hasOwn(loaders, id);

/** Loads one game: its page needs no other. */
export const loadGame = (id: GameId): Promise<PlayGame> => loaders[id]();
