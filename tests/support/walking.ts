import type { AnyAction, Engine, Viewer } from '@rulewright/core';
import { type AnyState, generator, type Policy } from '@rulewright/testing';
import * as fc from 'fast-check';

// Whole random games, kept step by step: what holds in them is looked for by number, so that a failure can be shrunk.

export interface Step<State, Action, Event> {
  readonly before: State;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
  /** The events as a viewer may read them. */
  readonly seenBy: (viewer: Viewer) => readonly Partial<Event>[];
}
export interface Walk<State, Action, Event> {
  readonly start: State;
  readonly steps: readonly Step<State, Action, Event>[];
  readonly end: State;
}

/** A whole game from a position, chosen by a policy. */
export function walkFrom<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  start: State,
  seed: string | number,
  policy: Policy<State, Action>,
): Walk<State, Action, Event> {
  const random = generator(seed);
  const steps: Step<State, Action, Event>[] = [];
  for (let end = start; steps.length <= MOST_DECISIONS; ) {
    const legal = engine.legalActions(end);
    const action = legal[policy(legal, end, random)];
    if (action === undefined) return { start, steps, end };
    const { state: after, events: emitted } = engine.step(end, action);
    const events = emitted.map(({ event }) => event);
    steps.push({ before: end, legal, action, after, events, seenBy: (viewer) => engine.eventsFor(emitted, viewer) });
    end = after;
  }
  throw new Error(`walk ${seed} does not end`);
}

/** A policy for one walk that chooses nothing after that many decisions, so that the walk ends there. */
export function briefly<State, Action>(policy: Policy<State, Action>, most: number): Policy<State, Action> {
  let decisions = 0;
  return (legal, state, random) => (decisions++ < most ? policy(legal, state, random) : -1);
}

/** More decisions than a game has unless it never ends. */
const MOST_DECISIONS = 100_000;

/** So many walks, numbered from 0; each is played once. */
export function walks<State, Action, Event>(count: number, play: (number: number) => Walk<State, Action, Event>) {
  type AWalk = Walk<State, Action, Event>;
  const known = new Map<number, AWalk>();
  const walk = (number: number): AWalk => {
    const played = known.get(number) ?? play(number);
    known.set(number, played);
    return played;
  };
  /** Holds for every walk; when it fails, fast-check looks for a walk of a lower number in which it fails too. */
  const always = (holds: (walk: AWalk) => void): void =>
    fc.assert(
      fc.property(fc.nat(count - 1), (number) => holds(walk(number))),
      { numRuns: count, examples: Array.from({ length: count }, (_, number) => [number]) },
    );
  const inEveryState = (holds: (state: State) => void): void =>
    always(({ start, steps }) => {
      holds(start);
      for (const { after } of steps) holds(after);
    });
  const inEveryStep = (holds: (step: Step<State, Action, Event>) => void): void =>
    always(({ steps }) => steps.forEach(holds));
  return { walk, always, inEveryState, inEveryStep };
}
