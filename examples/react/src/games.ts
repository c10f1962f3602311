import type { AnyAction, AnyEvent, Engine, View, Violation } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';
import * as doesNotExist from '@rulewright/does-not-exist';
import * as doesNotExistText from '@rulewright/does-not-exist/text';
import * as ecologic from '@rulewright/ecologic';
import * as ecologicText from '@rulewright/ecologic/text';
import * as emix from '@rulewright/emix';
import * as emixText from '@rulewright/emix/text';
import * as euphoria from '@rulewright/euphoria';
import * as euphoriaText from '@rulewright/euphoria/text';

// The games of the app. Nothing else in it knows which one is played.

/** A state, of which the app knows how many play. */
export interface State {
  readonly options: { readonly players: number };
}
export type Seen = View<State>;
/** All that the app knows of a game: its engine, and its words. */
export interface PlayGame {
  readonly engine: Engine<State, AnyAction, unknown, AnyEvent>;
  readonly text: GameText<Seen, AnyAction, AnyEvent, Violation>;
}

export const HUMAN = 0;
const seats = { seats: (seat: number) => (seat === HUMAN ? 'Ann' : 'Bot') };
const joined = (engine: unknown, text: unknown): PlayGame => ({ engine, text }) as PlayGame;

export const GAMES: Readonly<Record<string, PlayGame>> = {
  ecologic: joined(ecologic.engine, ecologicText.createText(ecologic.engine, seats)),
  emix: joined(emix.engine, emixText.createText(emix.engine, seats)),
  'does-not-exist': joined(doesNotExist.engine, doesNotExistText.createText(doesNotExist.engine, seats)),
  euphoria: joined(euphoria.engine, euphoriaText.createText(euphoria.engine, seats)),
};
