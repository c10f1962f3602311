import { type AnyAction, type Engine, type Replay, stepsOf, type View, type Viewer } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';
import type { AnyState } from './any.js';

/** The parts of a game's text that tell a course of events. */
export type Teller<State, Action, Event> = Pick<GameText<View<State>, Action, Event, never>, 'opening' | 'event'>;

/**
 * Tells a record in sentences, one an event, each with the rule that caused it. They are told as `viewer` reads them, a
 * spectator when not given. Throws `InputError` for anything that is not a record of the engine.
 */
export function transcript<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  text: Teller<State, Action, Partial<Event>>,
  record: Replay<Action, Options>,
  viewer: Viewer = 'spectator',
): string[] {
  const lines = [text.opening(engine.view(engine.replay(record, 0), viewer))];
  for (const { decision, events, after } of stepsOf(engine, record)) {
    const view = engine.view(after, viewer);
    for (const event of engine.eventsFor(events, viewer)) lines.push(`${decision + 1}. ${sentence(text, view, event)}`);
  }
  return lines;
}

function sentence<State, Event>(text: Teller<State, never, Event>, view: View<State>, event: Event): string {
  const { text: said } = text.event(view, event);
  const rule = typeof event === 'object' && event !== null && 'rule' in event ? ` (${String(event.rule)})` : '';
  return `${said}${rule}`;
}
