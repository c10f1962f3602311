import type { AnyState } from '../any.js';
import { backwards, misordered } from '../data.js';
import { broken, type Law, unlessRefused, viewersOf } from './law.js';

const MOST_RUNS = 40;

/** Fields have one order, so positions can be compared, cached or signed by their JSON text. */
export const fieldsHaveOneOrder: Law = {
  id: 'LAW-18',
  title:
    'equal positions have equal JSON, however they came about: by init, load, apply, simulate, chances or a dealt world',
  watch: ({ engine }) => ({
    sample({ state, decision, simulation, taken }) {
      const mustStand = (what: string, expected: unknown, found: unknown): void => {
        const place = misordered(expected, found);
        if (place !== undefined) broken(`${what}: the order of the fields differs at ${place}`);
      };
      const mustLoad = (what: string, position: AnyState): void => {
        const loaded = unlessRefused(() => engine.load(backwards(position)));
        if (loaded !== undefined) mustStand(what, position, loaded);
      };
      mustLoad('the loaded state', state);
      mustStand('the simulation', state, simulation.state);
      mustStand('the state after a step', state, engine.reseed(state, 0));
      const viewers = viewersOf(state);
      const viewer = viewers[decision % viewers.length] ?? 'spectator';
      const view = engine.view(state, viewer);
      const { rng: _, ...open } = state;
      mustStand(`the view of ${viewer}`, open, view.position);
      const seed = `order ${decision}`;
      const world = engine.determinize(view, seed);
      mustLoad('a dealt world, loaded', world);
      mustStand('a world dealt from a view that came from outside', world, engine.determinize(backwards(view), seed));
      if (taken === undefined) return;
      const outcomes = unlessRefused(() => engine.chanceOutcomes(state, taken.action, { limit: MOST_RUNS }));
      for (const { state: next } of outcomes ?? []) mustLoad('an outcome, loaded', next);
    },
  }),
};
