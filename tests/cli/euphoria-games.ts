import { expertise } from '@rulewright/bots/euphoria';
import { type EuphoriaAction, type EuphoriaOptions, type EuphoriaState, engine } from '@rulewright/euphoria';
import { leaning } from './leaning.js';

/** How often anything at all is done, so that everything happens. */
const CURIOSITY = 0.15;

export interface Step {
  readonly before: EuphoriaState;
  readonly action: EuphoriaAction;
  readonly after: EuphoriaState;
  readonly events: ReturnType<typeof engine.step>['events'];
}

/** Games that together show nearly everything. */
export const variants: Readonly<Record<string, Partial<EuphoriaOptions>>> = {
  'three people': { players: 3 },
  'two of the first edition': { players: 2, recruitEdition: 'first' },
  'all that can be chosen': {
    players: 4,
    marketChoice: true,
    trackDraft: true,
    recruitDraft: true,
    doublesCostMorale: true,
    builtMarketStarOnTile: true,
  },
  'six players and the first edition': { players: 6, recruitEdition: 'first', turnLimit: 250 },
};

export const playNames = Object.keys(variants);

/** The steps of a random game, always the same. */
export function stepsOf(name: string): Step[] {
  const choose = leaning(engine, expertise, name, CURIOSITY);
  const steps: Step[] = [];
  let before = engine.init(name, variants[name]);
  for (
    let [seat] = engine.decision(before)?.seats ?? [];
    seat !== undefined;
    [seat] = engine.decision(before)?.seats ?? []
  ) {
    const action = choose(before, seat, engine.legalActions(before, seat));
    const { state: after, events } = engine.step(before, action);
    steps.push({ before, action, after, events });
    before = after;
  }
  return steps;
}
