import type { Pile, Viewer } from '@rulewright/core';
import { type JsonSchema, querySchemas } from '@rulewright/core/schema';
import type { AnyEngine, AnyState } from '../any.js';
import { differences, isTree, show } from '../data.js';
import { argumentsOf } from '../hostile.js';
import { less } from '../parts.js';
import { broken, freshSeed, type Law, pick, type Run, unlessRefused, viewersOf } from './law.js';
import { mustAgree } from './repeatable.js';
import { StaleActions } from './stale.js';

const QUESTIONS = 2;

/** Queries on a view give the same answers as on the state. */
export const viewsAnswer: Law = {
  id: 'LAW-14',
  title: 'a view answers as its state does: the decision, the viewer’s own actions, their refusals, every query',
  watch(run) {
    const { engine } = run;
    const queries = Object.entries(querySchemas(engine));
    const stale = new StaleActions();
    return {
      state: (visit) => stale.note(visit),
      sample({ state, legal }) {
        for (const viewer of viewersOf(state)) {
          const view = engine.view(state, viewer);
          const [asked, seen] = [engine.decision(state), engine.decision(view)];
          const extra = beyond(asked, seen, 'decision');
          if (extra !== undefined) broken(`${viewer} is told of another ${extra}`);
          mustAgree(`the outcome for ${viewer}`, engine.outcome(state), engine.outcome(view));
          const own = legal.filter(({ seat }) => seat === viewer);
          mustAgree(`the actions of ${viewer}, from the view`, own, engine.legalActions(view));
          for (const action of [...own.slice(0, 1), ...stale.of(viewer)])
            mustAgree(
              `why ${show(action)} is refused, from the view`,
              engine.explain(state, action) ?? 'legal',
              engine.explain(view, action) ?? 'legal',
            );
          for (const [name, args] of queries) mustAnswer(run, state, viewer, { name, schemas: args });
        }
      },
    };
  },
};

/**
 * The first place where a seen value tells more than the true one. A field or an entry may be missing, and a card may
 * be face down.
 */
function beyond(truth: unknown, seen: unknown, path: string): string | undefined {
  if (typeof seen === 'number' && typeof truth === 'number' && seen < 0) return undefined;
  if (!isTree(seen) || !isTree(truth))
    return Object.is(truth, seen) ? undefined : `${path}:\n${differences(truth, seen)}`;
  if (Array.isArray(truth) && Array.isArray(seen) && truth.length !== seen.length)
    return seen.every((one) => truth.some((other) => beyond(other, one, '') === undefined)) ? undefined : path;
  for (const key of Object.keys(seen)) {
    const found = beyond(truth[key], seen[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Query = (...args: readonly unknown[]) => unknown;

/** A view may say that it does not tell; what it answers is what the state answers. */
function mustAnswer(
  { engine, random }: Run,
  state: AnyState,
  viewer: Viewer,
  { name, schemas }: { readonly name: string; readonly schemas: readonly JsonSchema[] },
): void {
  const view = engine.view(state, viewer);
  const questions = argumentsOf(schemas, state.options.players, freshSeed(random), QUESTIONS * 4);
  for (let i = 0; i < QUESTIONS; i++) {
    const args = pick(questions, random) ?? [];
    const expected = answer(engine, state, name, args);
    const found = answer(engine, view, name, args);
    if (expected !== undefined && found !== undefined)
      mustAgree(
        `${name}(${args.map(show).join(', ')}), asked of the view of ${viewer}`,
        asSeen(expected.is, found.is),
        found.is,
      );
  }
}

/** The answer of a state, reduced to the viewer's knowledge: unknown cards of a pile are only counted. */
function asSeen(truth: unknown, seen: unknown): unknown {
  if (!isTree(truth) || !isTree(seen)) return truth;
  if (isPile(truth) && isPile(seen)) {
    const hidden = Object.values(seen.unseen).reduce((sum, count) => sum + count, 0);
    const isSame = truth.count === seen.count && seen.cards.length + hidden === seen.count;
    return isSame && less(truth.cards, seen.cards).length === hidden ? seen : truth;
  }
  if (Array.isArray(truth)) return truth.map((one, i) => asSeen(one, seen[i]));
  return Object.fromEntries(Object.entries(truth).map(([key, one]) => [key, asSeen(one, seen[key])]));
}

/** As core's `pile` gives one. */
const isPile = (value: object): value is Pile => 'count' in value && 'cards' in value && 'unseen' in value;

function answer(
  engine: AnyEngine,
  position: Parameters<AnyEngine['ask']>[0],
  name: string,
  args: readonly unknown[],
): { readonly is: unknown } | undefined {
  return unlessRefused(() => {
    const questions = engine.ask(position) as Readonly<Record<string, Query>>;
    return { is: questions[name]?.(...args) };
  });
}
