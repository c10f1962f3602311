import type { AnyAction, Engine, Replay, View, Viewer } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';
import type { AnyState } from './any.js';

/** The parts of a game's text that tell a course of events. */
export type Teller<State, Action, Event> = Pick<GameText<View<State>, Action, Event, never>, 'opening' | 'event'>;

/**
 * A record told in sentences, one an event, each with the rule that made it happen: what `viewer` is told, a spectator when
 * not given. Throws `InputError` for what is no record of the engine.
 */
export function told<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  text: Teller<State, Action, Partial<Event>>,
  record: Replay<Action, Options>,
  viewer: Viewer = 'spectator',
): string[] {
  let state = engine.replay(record, 0);
  const lines = [text.opening(engine.view(state, viewer))];
  record.actions.forEach((action, decision) => {
    for (const { before, draws } of record.scripted) if (before === decision) state = engine.scriptDraws(state, draws);
    const { state: after, events } = engine.step(state, action);
    const view = engine.view(after, viewer);
    for (const event of engine.eventsFor(events, viewer)) lines.push(`${decision + 1}. ${sentence(text, view, event)}`);
    state = after;
  });
  return lines;
}

function sentence<State, Event>(text: Teller<State, never, Event>, view: View<State>, event: Event): string {
  const { text: said } = text.event(view, event);
  const rule = typeof event === 'object' && event !== null && 'rule' in event ? ` (${String(event.rule)})` : '';
  return `${said}${rule}`;
}
