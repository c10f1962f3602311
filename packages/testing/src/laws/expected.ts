import { isSame } from '@rulewright/core/author';
import { differences, fingerprints, show } from '../data.js';
import { total } from './chance.js';
import { broken, type Law } from './law.js';

const MOST_RUNS = 120;

/** A forecast made from a view alone comes true. */
export const expectedComesTrue: Law = {
  id: 'LAW-19',
  title:
    'what a player may expect of an action, by the view alone, is distinct, sums to exactly 1, and contains what then happens',
  watch: ({ engine }) => ({
    sample({ state, taken }) {
      if (taken === undefined) return;
      const { action } = taken;
      const { seat } = action;
      const told = engine.chanceOutcomes(engine.view(state, seat), action, { limit: MOST_RUNS });
      if (!told.exact) return;
      const sum = total(told.outcomes.map(({ probability }) => probability));
      if (sum !== '1') broken(`the player's probabilities sum to ${sum}: ${show(action)}`);
      const results = told.outcomes.map(({ view, events }) => ({ view, events }));
      const marks = new Set(results.map((result) => fingerprints()(result)));
      if (marks.size < results.length) broken(`the player is told one result twice: ${show(action)}`);
      const { state: next, events } = engine.step(state, action);
      const found = { view: engine.view(next, seat), events: engine.eventsFor(events, seat) };
      if (results.some((result) => isSame(result, found))) return;
      const nearest = results.length === 1 ? `\n${differences(results[0], found)}` : '';
      broken(`the player was not told that this can happen: ${show(action)}${nearest}`);
    },
  }),
};
