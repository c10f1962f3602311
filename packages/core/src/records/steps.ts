import type { Engine } from '../engine/engine.js';
import type { AnyAction, Emitted } from '../game/types.js';
import { guarded } from '../ground/errors.js';
import type { Replay } from './record.js';
import { scriptsOf } from './replay.js';

/** One decision of a record. */
export interface RecordedStep<State, Action, Event> {
  /** The number of the decision, from 0. */
  readonly decision: number;
  readonly before: State;
  readonly action: Action;
  readonly events: readonly Emitted<Event>[];
  readonly after: State;
}

/**
 * The decisions of a record in order, each with its events and today's names. Throws `InputError` for everything that
 * the engine does not replay.
 */
export const stepsOf: <State, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  record: Replay<Action, Options>,
) => RecordedStep<State, Action, Event>[] = guarded(
  <State, Action extends AnyAction, Options, Event, Content>(
    engine: Engine<State, Action, Options, Event, Content>,
    record: Replay<Action, Options>,
  ) => {
    const { actions, scripted } = engine.upgrade(record);
    const scripts = scriptsOf(scripted);
    let state = engine.replay(record, 0);
    return actions.map((action, decision): RecordedStep<State, Action, Event> => {
      const script = scripts.get(decision);
      const before = script === undefined ? state : engine.scriptDraws(state, script.draws, script.strict);
      const { state: after, events } = engine.step(before, action);
      state = after;
      return { decision, before, action, events, after };
    });
  },
);
