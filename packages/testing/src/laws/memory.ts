import type { Viewer } from '@rulewright/core';
import type { AnyEngine, AnyState } from '../any.js';
import { show } from '../data.js';
import { canSee, holdsAll, type Part, partsOf, poolsOf } from '../parts.js';
import { broken, freshSeed, type Law, pick, type Run, viewersOf } from './law.js';
import { type Fact, Tracker } from './tracker.js';

/** The share of games that are followed from their beginning. */
const FOLLOWED = 0.3;
/** The share of states at which a world is dealt for somebody who knows something. */
const DEALT = 0.1;
/** Upper bound of hidden cards for which the true world must come up among the worlds dealt. */
const FEW = 4;
const DEALS = 400;
const POSITIONS = 3;

/**
 * Memory: cards shown to a viewer stay in that viewer's view, and every dealt world agrees with them, until rules hide
 * them again.
 */
export const shownStaysKnown: Law = {
  id: 'LAW-13b',
  title: 'what a viewer was shown stays known, no dealt world contradicts it, and the truth can be dealt',
  watch(run) {
    const { engine, random } = run;
    let tracker: Tracker | undefined;
    let pools: readonly string[] = [];
    let positions = 0;
    return {
      start({ first, states: [start] }) {
        tracker = undefined;
        if (start === undefined || (!first && random() > FOLLOWED)) return;
        pools = poolsOf(engine, start);
        if (pools.length > 0) tracker = new Tracker(engine, pools, viewersOf(start), start);
      },
      state({ state, taken }) {
        if (tracker === undefined) return;
        mustKnow(run, state, pools, tracker.facts());
        if (taken === undefined) return;
        const wrong = tracker.advance(engine.trace(state, taken.action).cards, taken.next);
        if (wrong !== undefined) broken(`${show(taken.action)} changed ${wrong}, and no move of cards tells of it`);
      },
      sample({ state }) {
        const viewer = pick(viewersOf(state), random) ?? 'spectator';
        if (positions < POSITIONS && mustDealTruth(run, state, viewer)) positions++;
      },
    };
  },
};

/** All facts are in the views, and in the worlds that are dealt from them. */
function mustKnow(run: Run, state: AnyState, pools: readonly string[], facts: readonly Fact[]): void {
  const { engine, random, note } = run;
  const truth = partsOf(engine, state, pools);
  for (const viewer of viewersOf(state)) {
    const certain = facts.filter((fact) => fact.viewer === viewer);
    if (certain.length === 0 && random() > DEALT) continue;
    const view = engine.view(state, viewer);
    mustHold(engine, pools, certain, { position: view.position, what: `the view of ${viewer} forgets` });
    mustBeTrue(truth, partsOf(engine, view.position, pools), viewer);
    if (certain.length === 0 || random() > DEALT) continue;
    note('deals');
    note('facts', certain.length);
    const world = engine.determinize(view, freshSeed(random));
    mustHold(engine, pools, certain, { position: world, what: `a world dealt to ${viewer} contradicts` });
  }
}

function mustHold(
  engine: AnyEngine,
  pools: readonly string[],
  facts: readonly Fact[],
  { position, what }: { readonly position: object; readonly what: string },
) {
  if (facts.length === 0) return;
  const parts = partsOf(engine, position, pools);
  for (const { key, bag, cards } of facts) {
    const part = parts.find((one) => one.key === key && one.bag === bag);
    if (part === undefined || !holdsAll(part.cards, cards))
      broken(`${what} what was shown: ${show(cards)} in ${nameOf({ key, bag })}, found ${show(part?.cards)}`);
  }
}

/** Every card that a view shows in a hidden zone lies there. */
function mustBeTrue(truth: readonly Part[], seen: readonly Part[], viewer: Viewer): void {
  seen.forEach((part, i) => {
    if (canSee(part, viewer)) return;
    const faces = part.cards.filter((card) => card >= 0);
    if (faces.length > 0 && !holdsAll(truth[i]?.cards ?? [], faces))
      broken(`the view of ${viewer} shows ${show(faces)} in ${nameOf(part)}, which is not so`);
  });
}

/**
 * Checks that the true world is dealt sooner or later when few cards are hidden; false when the check does not apply.
 */
function mustDealTruth({ engine, random }: Run, state: AnyState, viewer: Viewer): boolean {
  const pools = poolsOf(engine, state);
  const view = engine.view(state, viewer);
  const hidden = partsOf(engine, view.position, pools).flatMap(({ cards }) => cards.filter((card) => card < 0));
  if (hidden.length === 0 || hidden.length > FEW) return false;
  const lying = (position: object) =>
    show(partsOf(engine, position, pools).map(({ cards }) => [...cards].sort((a, b) => a - b)));
  const truth = lying(state);
  for (let deal = 0; deal < DEALS; deal++)
    if (lying(engine.determinize(view, freshSeed(random))) === truth) return true;
  broken(`${viewer} is never dealt the truth in ${DEALS} worlds, with ${hidden.length} hidden cards`);
}

const nameOf = ({ key, bag }: Pick<Part, 'key' | 'bag'>): string => (bag === undefined ? key : `${key}, bag ${bag}`);
