import type { AnyAction, Viewer } from '@rulewright/core';
import { isSame } from '@rulewright/core/author';
import type { AnyEngine, AnyState } from '../any.js';
import { differences, show } from '../data.js';
import { answersAlike } from './coupled.js';
import { type Exchange, exchange, sealedOtherwise } from './exchange.js';
import { broken, type DecidedOpenly, type Law, pick, type Run, viewersOf } from './law.js';
import { drawnOtherwise, isGone, otherNumber } from './numbers.js';
import { handledBy, unshown } from './shown.js';
import { StaleActions } from './stale.js';

/** The answer for an author whose rule may do this. */
const OPENLY = 'if a rule lets hidden cards decide this in sight, name the rule in the setting `openly`';
/** Upper bound of steps that a pair of worlds is followed. */
const MOST_STEPS = 10;
/** Upper bound of actions tried to find one that is legal in both worlds. */
const MOST_TRIES = 8;

/**
 * Non-interference: exchanging two cards that a viewer cannot tell apart changes nothing that the viewer is sent. Both
 * worlds are played alike until a rule reveals one of the two kinds.
 */
export const hiddenMakesNoDifference: Law = {
  id: 'LAW-13a',
  title:
    'hidden cards that change places, or another hidden number, make no difference to a viewer until a rule shows one of them',
  watch(run) {
    const stale = new StaleActions();
    return {
      state: (visit) => stale.note(visit),
      sample({ state, taken }) {
        for (const viewer of viewersOf(state)) {
          mustHideSealed(run, state, viewer);
          if (taken !== undefined) mustHideDraws(run, state, taken.action, viewer);
          for (const pair of [exchange(run, state, viewer), otherNumber(run, state, viewer)]) {
            if (pair === undefined) continue;
            run.note('pairs');
            follow(run, state, pair, { viewer, first: taken?.action, stale: stale.of(viewer) });
          }
        }
      },
    };
  },
};

/** A sealed answer of another seat could be any other one. */
function mustHideSealed({ engine, random, note }: Run, state: AnyState, viewer: Viewer): void {
  const other = sealedOtherwise(engine, state, viewer, random);
  if (other === undefined) return;
  note('pairs');
  const told = tellsApart(engine, [state, other], viewer);
  if (told !== undefined) broken(`${viewer} can tell another sealed answer: ${told}`);
}

/** A number that is drawn to where a viewer may not look could be any other one. */
function mustHideDraws(run: Run, before: AnyState, action: AnyAction, viewer: Viewer): void {
  const { engine, note, openly } = run;
  const drawn = drawnOtherwise(run, before, action, viewer);
  if (drawn === undefined) return;
  note('pairs');
  const { here, there, kinds } = drawn;
  if (openly.some((rule) => rule.applies({ before, action, after: here.state, otherwise: there.state, kinds, viewer })))
    return;
  const [events, others] = [here, there].map(({ events }) => engine.eventsFor(events, viewer));
  const told = isSame(events, others)
    ? tellsApart(engine, [here.state, there.state], viewer)
    : `events:\n${differences(events, others)}`;
  if (told !== undefined)
    broken(`${viewer} can tell what was drawn out of sight in ${show(action)}, ${kinds.join(' or ')}: ${told}`);
}

/** The viewer, the action tried first, and actions that were legal before. */
interface Followed {
  readonly viewer: Viewer;
  readonly first: AnyAction | undefined;
  readonly stale: readonly AnyAction[];
}

/** Plays on in both worlds. */
function follow(run: Run, start: AnyState, { world, ...secret }: Exchange, { viewer, first, stale }: Followed): void {
  const { engine, note } = run;
  const { kinds, ids } = secret;
  const where = `${viewer} cannot tell ${ids.join(' from ')}`;
  const told = tellsApart(engine, [start, world], viewer, stale);
  if (told !== undefined) broken(`${where}, but sees which is which: ${told}`);
  let state = start;
  let other = world;
  for (let step = 0; step < MOST_STEPS; step++) {
    const action = legalInBoth(run, state, other, step === 0 ? first : undefined);
    if (action === undefined) return;
    const here = engine.step(state, action);
    const events = engine.eventsFor(here.events, viewer);
    const { draws } = engine.trace(state, action);
    const isAlike = (found: typeof here): boolean =>
      isSame(events, engine.eventsFor(found.events, viewer)) &&
      tellsApart(engine, [here.state, found.state], viewer, stale) === undefined;
    const there = answersAlike(engine, other, action, { draws, kinds, ids, isAlike });
    if (there === undefined) return;
    note('steps');
    const { state: after, events: emitted } = there.found;
    if (!there.alike) {
      const others = engine.eventsFor(emitted, viewer);
      const worlds = [
        { before: state, after: here.state, events, cards: handledBy(engine, state, action, draws) },
        { before: other, after, events: others, cards: handledBy(engine, other, action, there.script) },
      ] as const;
      const leak = leakOf(run, action, worlds, { ...secret, viewer, stale });
      if (leak !== undefined) broken(`${where}, but after ${show(action)} ${leak}`);
      return;
    }
    if (!there.inStep) return;
    state = here.state;
    other = after;
  }
}

/** The sentence about two worlds that a viewer can tell apart after an action; undefined where the viewer may. */
function leakOf(
  { engine, openly }: Run,
  action: AnyAction,
  worlds: Parameters<typeof unshown>[1],
  { kinds, ids, slot, viewer, stale }: Omit<Exchange, 'world'> & Omit<Followed, 'first'>,
): string | undefined {
  const [here, there] = worlds;
  const step = { before: here.before, action, after: here.after, otherwise: there.after, kinds: ids, viewer };
  if (openly.some((rule: DecidedOpenly<AnyState>) => rule.applies(step))) return undefined;
  const apart = (): string =>
    isSame(here.events, there.events)
      ? `they make a difference (${OPENLY}) in the ${tellsApart(engine, [here.after, there.after], viewer, stale)}`
      : `they make a difference in the events (${OPENLY}):\n${differences(here.events, there.events)}`;
  if (slot === undefined) return unshown(engine, worlds, viewer, { kinds, ids, apart });
  const mayTell = isGone(engine, slot, [here.after, there.after], { other: kinds[1], viewer });
  return mayTell ? undefined : apart();
}

function legalInBoth({ engine, random }: Run, state: AnyState, other: AnyState, first: AnyAction | undefined) {
  const isLegal = (action: AnyAction) => engine.explain(other, action) === undefined;
  if (first !== undefined && isLegal(first)) return first;
  const legal = engine.legalActions(state);
  for (let i = 0; i < MOST_TRIES; i++) {
    const action = pick(legal, random);
    if (action === undefined) return undefined;
    if (isLegal(action)) return action;
  }
  return undefined;
}

/** The difference that a viewer sees between two worlds; undefined when there is none. */
function tellsApart(
  engine: AnyEngine,
  [one, other]: readonly [AnyState, AnyState],
  viewer: Viewer,
  stale: readonly AnyAction[] = [],
): string | undefined {
  const ask = (what: string, look: (state: AnyState) => unknown): string | undefined => {
    const [here, there] = [look(one), look(other)];
    return isSame(here, there) ? undefined : `${what}:\n${differences(here, there)}`;
  };
  const view = ask('view', (state) => engine.view(state, viewer));
  if (view !== undefined || viewer === 'spectator') return view;
  const legal = ask('legal actions', (state) => engine.legalActions(state, viewer));
  if (legal !== undefined) return legal;
  for (const action of stale) {
    const refusal = ask(`refusal of ${show(action)}`, (state) => engine.explain(state, action) ?? 'legal');
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
