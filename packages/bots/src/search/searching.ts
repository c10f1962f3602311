import { at, type Seed } from '@rulewright/core';
import { chanceOf } from '../chance.js';
import { inEarnest } from '../expertise.js';
import type { ActionIn, AnyEngine } from '../game.js';
import type { Player } from '../player.js';
import { seedFor } from '../seeds.js';
import { Budget } from './budget.js';
import { guideOf } from './guide.js';
import { kindOf } from './iterate.js';
import { chosenFirst, noticed } from './lapses.js';
import type { Method, Thought } from './method.js';
import { type Report, reportText } from './report.js';
import type { Decided } from './resume.js';
import type { SearchSettings } from './settings.js';
import { thinkingOf } from './thinking.js';
import { type Arm, keyOf } from './tree.js';

/** A player that searches and can report its thoughts. */
export interface SearchPlayer<E extends AnyEngine = AnyEngine> extends Player<E> {
  /** The thoughts behind its last choice; undefined when it had no choice. */
  report(): Report<ActionIn<E>> | undefined;
  /** The same report in lines of text: visits, value and most tried line of each action. */
  explain(): string;
}

/** Makes a searching player for one game. */
export type SearchSeatable<E extends AnyEngine = AnyEngine> = () => SearchPlayer<E>;

/** Makes players that think about every decision by one method. Throws `InputError` for invalid settings. */
export function searching(engine: AnyEngine, settings: SearchSettings, method: Method): SearchSeatable {
  const thinking = thinkingOf(engine, settings);
  return () => {
    const guide = guideOf(engine, settings, thinking);
    let seed: Seed = '';
    let decisions = 0;
    let before: Decided | undefined;
    let last: Thought | undefined;

    return {
      start: (seating) => {
        seed = seating.seed;
      },
      choose(view, decision, legal, clock) {
        const first = at(legal, 0);
        decisions++;
        last = undefined;
        if (legal.length === 1) return first;
        const own = seedFor(seed, 'decision', decisions);
        const mind = { guide, thinking, chance: chanceOf(own) };
        const isSealed = (decision.seats?.length ?? 1) > 1;
        const asked = { view, seat: first.seat, kind: kindOf(view.position), isSealed };
        const question = {
          ...asked,
          legal: noticed(mind, view.position, inEarnest(settings.expertise, view.position, legal)),
        };
        const thought = method({ engine, mind, question, seed: own, budget: new Budget(thinking, clock), before });
        last = { ...thought, arms: chosenFirst(thought.arms, mind) };
        const { key, action } = at(last.arms, 0);
        before = thought.keep(action);
        return at(
          legal,
          legal.findIndex((each) => keyOf(each) === key),
        );
      },
      report: () => (last === undefined ? undefined : reportOf(last)),
      explain: () => (last === undefined ? 'there was nothing to think about' : reportText(engine, reportOf(last))),
    };
  };
}

const reportOf = ({ arms, iterations, line }: Thought): Report => ({
  iterations,
  considered: arms.map((arm: Arm) => ({
    action: arm.action,
    visits: arm.visits,
    value: arm.mean,
    error: arm.error,
    line: line(arm.action),
  })),
});
