import type { AnyState } from '@rulewright/bots';
import type { AnyAction, AnyEvent, Engine, View, Violation } from '@rulewright/core';
import type { GameText, Language, TextSettings } from '@rulewright/core/text';
import { gameLanguage } from './words/words.js';

export type { AnyState };
/** An engine whose exact types do not matter. */
export type PlayEngine = Engine<AnyState, AnyAction, AnyState['options'], AnyEvent>;
export type AnyView = View<AnyState>;

interface Parts<State, Action extends AnyAction, Options, Event> {
  readonly engine: Engine<State, Action, Options, Event>;
  readonly text: GameText<View<State>, Action, Partial<Event>, Violation>;
}

/** How the texts of a game call its players. */
type Called = Pick<TextSettings<Language>, 'seats' | 'you'>;

/** All that the playground knows of one game. */
export interface PlayGame extends Parts<AnyState, AnyAction, AnyState['options'], AnyEvent> {}

/** Checks that the parts belong together, and forgets the game's exact types. */
const joined = <State, Action extends AnyAction, Options, Event extends AnyEvent>(
  parts: Parts<State, Action, Options, Event>,
): Parts<State, Action, Options, Event> => parts;

/** Every hex of the drawing bears its name, so that nobody needs its coordinates. */
export const named = <Spoken extends Language<'hex'>>(language: Spoken): Spoken => ({
  ...language,
  messages: { ...language.messages, hex: '{tile}' },
});

const loaders = {
  async ecologic(called: Called): Promise<PlayGame> {
    const [engine, { createText, en }] = await Promise.all([
      import('@rulewright/ecologic').then(({ engine }) => engine),
      import('@rulewright/ecologic/text').then(({ createText, en }) => ({ createText, en })),
    ]);
    return joined({ engine, text: createText(engine, { ...called, language: named(gameLanguage(en)) }) });
  },
  async emix(called: Called): Promise<PlayGame> {
    const [engine, { createText, en }] = await Promise.all([
      import('@rulewright/emix').then(({ engine }) => engine),
      import('@rulewright/emix/text').then(({ createText, en }) => ({ createText, en })),
    ]);
    return joined({ engine, text: createText(engine, { ...called, language: gameLanguage(en) }) });
  },
  async 'does-not-exist'(called: Called): Promise<PlayGame> {
    const [engine, { createText, en }] = await Promise.all([
      import('@rulewright/does-not-exist').then(({ engine }) => engine),
      import('@rulewright/does-not-exist/text').then(({ createText, en }) => ({ createText, en })),
    ]);
    return joined({ engine, text: createText(engine, { ...called, language: gameLanguage(en) }) });
  },
  async euphoria(called: Called): Promise<PlayGame> {
    const [engine, { createText, en }] = await Promise.all([
      import('@rulewright/euphoria').then(({ engine }) => engine),
      import('@rulewright/euphoria/text').then(({ createText, en }) => ({ createText, en })),
    ]);
    return joined({ engine, text: createText(engine, { ...called, language: gameLanguage(en) }) });
  },
};

export type GameId = keyof typeof loaders;
export const gameIds = Object.keys(loaders) as readonly GameId[];
export const isGameId = (id: string): id is GameId => Object.hasOwn(loaders, id);

/** Loads one game: its page needs no other. Its texts call the players so, in the language that the page speaks. */
export const loadGame = (id: GameId, called: Called = {}): Promise<PlayGame> => loaders[id](called);
