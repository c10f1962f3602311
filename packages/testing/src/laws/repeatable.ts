import { type AnyAction, deepFreeze } from '@rulewright/core';
import { isSame } from '@rulewright/core/author';
import type { AnyEngine, AnyState } from '../any.js';
import { differences, fingerprints, jsonCopy, notFrozen, notJson, show } from '../data.js';
import { broken, type Game, type Law, pick, type Visit, viewersOf } from './law.js';

/** Seed, options and actions alone decide a game. */
export const sameSeedSameGame: Law = {
  id: 'LAW-1',
  title: 'the same seed and actions lead to the same states, events and views',
  watch: ({ engine, density, random }) => ({
    start({ seed, options, states }) {
      mustAgree('init', states[0], engine.init(seed, options));
    },
    sample({ state, taken }) {
      const viewer = pick(viewersOf(state), random) ?? 'spectator';
      mustAgree(`view of ${viewer}`, engine.view(state, viewer), engine.view(state, viewer));
      if (taken === undefined) return;
      const once = engine.step(state, taken.action);
      const again = engine.step(state, taken.action);
      mustAgree(unheard(taken, once.state), taken.next, once.state);
      mustAgree('step after step', once.state, again.state);
      mustAgree('events', once.events, again.events);
      mustAgree(`events for ${viewer}`, engine.eventsFor(once.events, viewer), engine.eventsFor(again.events, viewer));
    },
    end(game) {
      if (game.first || random() < density) mustReplay(engine, game);
    },
  }),
};

/** The heading of a difference between `apply`, to which nobody listens, and `step`. */
function unheard({ action, next }: NonNullable<Visit['taken']>, state: AnyState): string {
  const isShown = !isSame(memoryOf(next), memoryOf(state));
  const cause = isShown ? 'a card was shown' : 'something happened';
  return `step after apply, ${show(action)}: ${cause} only while events were listened to; do it outside of \`emit?.(…)\``;
}

const memoryOf = (state: AnyState): unknown => (state as AnyState & { readonly memory?: unknown }).memory;

/** Plays the whole game a second time, and a third time from its record. */
function mustReplay(engine: AnyEngine, { seed, options, states, actions }: Game): void {
  let state = engine.init(seed, options);
  actions.forEach((action, i) => {
    state = engine.apply(state, action);
    mustAgree(`played again, decision ${i}`, states[i + 1], state);
  });
  const record = engine.record({ seed, options, actions });
  mustAgree('its record', state, engine.replay(jsonCopy(record)));
}

/** A game can be stored and taken up again at any moment. */
export const savedAnywhere: Law = {
  id: 'LAW-4',
  title: 'every state survives a JSON round trip, and the game goes on from there as before',
  watch: ({ engine }) => ({
    sample({ state, legal, taken }) {
      const flaw = notJson(state);
      if (flaw !== undefined) broken(flaw);
      const loaded = engine.load(deepFreeze(jsonCopy(state)));
      mustAgree('the loaded state', state, loaded);
      mustAgree('its actions', legal, engine.legalActions(loaded));
      mustAgree('its deciders', engine.decision(state)?.seats ?? [], engine.decision(loaded)?.seats ?? []);
      mustAgree('its outcome', engine.outcome(state), engine.outcome(loaded));
      if (taken !== undefined) mustAgree('the next state', taken.next, engine.apply(loaded, taken.action));
    },
  }),
};

/** No call changes its arguments. */
export const inputsUntouched: Law = {
  id: 'LAW-5',
  title: 'no call changes what it is given: every earlier state, and the actions and options, which are frozen',
  watch() {
    let marks: number[] = [];
    let mark = fingerprints();
    return {
      start({ states: [start] }) {
        mark = fingerprints();
        marks = [mark(start)];
      },
      state({ taken }) {
        // a state is marked before anything has been done with it
        if (taken !== undefined) marks.push(mark(taken.next));
      },
      sample({ state }) {
        const place = notFrozen(state);
        if (place !== undefined) broken(`the state can be written to: ${place} is not frozen`);
      },
      end({ states }) {
        const again = fingerprints();
        const changed = states.findIndex((state, i) => again(state) !== marks[i]);
        if (changed >= 0) broken(`the state of decision ${changed} is not what it was`);
      },
    };
  },
};

/** The fast path and the safe one are one path. */
export const simulationAgrees: Law = {
  id: 'LAW-6',
  title: 'simulate and apply agree state by state, and playing a clone leaves the original alone',
  watch: ({ engine, random }) => ({
    state({ state, simulation }) {
      mustAgree('the simulation', state, simulation.state);
    },
    sample({ state, legal, simulation, taken }) {
      mustAgree('actions of the simulation', legal, simulation.legalActions());
      mustAgree('deciders of the simulation', engine.deciders(state), simulation.deciders());
      mustAgree('outcome of the simulation', engine.outcome(state), simulation.outcome());
      const original = engine.simulate(state);
      mustAgree('a simulation of this state', state, original.state);
      if (taken === undefined) return;
      const clone = original.clone();
      const beside = playOn(engine, state, clone, random);
      mustAgree('the original of a clone that was played', state, original.state);
      original.apply(taken.action);
      mustAgree('the original, played after its clone', taken.next, original.state);
      mustAgree('the clone of an original that was played', beside, clone.state);
      clone.reseed(0);
      mustAgree('the original of a clone that got another future', taken.next, original.state);
    },
  }),
};

const CLONE_DECISIONS = 5;

/** Plays a few decisions on a simulation and on the state beside it; gives the state. */
function playOn(
  engine: AnyEngine,
  start: AnyState,
  simulation: { legalActions(): readonly AnyAction[]; apply(action: AnyAction): void },
  random: () => number,
): AnyState {
  let state = start;
  for (let i = 0; i < CLONE_DECISIONS; i++) {
    const legal = simulation.legalActions();
    const action = legal[Math.floor(random() * legal.length)];
    if (action === undefined) break;
    simulation.apply(action);
    state = engine.apply(state, action);
  }
  return state;
}

/** Throws with the differences when the two are not the same. */
export function mustAgree(what: string, expected: unknown, found: unknown): void {
  if (!isSame(expected, found)) broken(`${what}:\n${differences(expected, found)}`);
}
