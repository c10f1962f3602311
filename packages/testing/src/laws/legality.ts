import { type AnyAction, deepFreeze, digest, isInputError, isRuleError, type Violation } from '@rulewright/core';
import { isSame } from '@rulewright/core/author';
import * as fc from 'fast-check';
import type { AnyEngine, AnyState } from '../any.js';
import { fingerprints, jsonCopy, show } from '../data.js';
import { hostileActions } from '../hostile.js';
import { mustRefuseHostileInput } from './hostile-input.js';
import { broken, type Law, pick } from './law.js';

const HOSTILE_RUNS = 25;
const MOST_PLAYED = 3;
const MOST_STALE = 30;

/** Every listed action is accepted, and every other one is refused with a reason. */
export const listedIsLegal: Law = {
  id: 'LAW-2',
  title:
    'every listed action is accepted, every other one and any nonsense refused, with nothing changed; explain agrees',
  watch({ engine, random }) {
    const hostile = hostileActions(engine);
    let stale: AnyAction[] = [];
    return {
      start() {
        stale = [];
      },
      state({ legal }) {
        const action = pick(legal, random);
        if (action !== undefined) stale.push(action);
        if (stale.length > MOST_STALE) stale = stale.slice(-MOST_STALE / 2);
      },
      sample({ state, legal }) {
        for (const action of legal) mustBeLegal(engine, state, action);
        for (let i = 0; i < Math.min(legal.length, MOST_PLAYED); i++) {
          const action = pick(legal, random);
          if (action !== undefined) engine.apply(state, deepFreeze(action));
        }
        const before = fingerprints()(state);
        const listed = new Set(legal.map(digest));
        const property = fc.property(hostile(state, legal, stale), (action) => {
          mustMatchList(engine, state, action, listed);
        });
        const seed = Math.floor(random() * 2 ** 31);
        const { failed, errorInstance } = fc.check(property, { seed, numRuns: HOSTILE_RUNS });
        if (failed) throw errorInstance;
        if (fingerprints()(state) !== before) broken('a refused action changed the state');
      },
      end(game) {
        if (game.first) mustRefuseHostileInput(engine, game, random);
      },
    };
  },
};

function mustBeLegal(engine: AnyEngine, state: AnyState, action: AnyAction): void {
  const violation = engine.explain(state, action);
  if (violation !== undefined) broken(`listed, but explained as ${show(violation)}: ${show(action)}`);
}

/** Accepted when it is listed, refused when it is not, and `explain` says the same. */
function mustMatchList(engine: AnyEngine, state: AnyState, action: unknown, listed: ReadonlySet<string>): void {
  const explained = explain(engine, state, action);
  const refused = refusal(engine, state, action);
  if (!isSame(explained, refused))
    broken(`explain says ${show(explained)}, apply says ${show(refused)}: ${show(action)}`);
  if (refused === undefined && !listed.has(nameOf(engine, action))) broken(`not listed, but accepted: ${show(action)}`);
}

function explain(engine: AnyEngine, state: AnyState, action: unknown): Pick<Violation, 'rule' | 'code'> | undefined {
  try {
    const violation = engine.explain(state, action);
    return violation && { rule: violation.rule, code: violation.code };
  } catch (error) {
    return broken(`explain threw ${String(error)}: ${show(action)}`);
  }
}

/** The rule and code with which `apply` refuses; it may only do so with one of the two typed errors. */
function refusal(engine: AnyEngine, state: AnyState, action: unknown): Pick<Violation, 'rule' | 'code'> | undefined {
  try {
    engine.apply(state, action as AnyAction);
    return undefined;
  } catch (error) {
    if (isRuleError(error)) return { rule: error.violation.rule, code: error.violation.code };
    if (isInputError(error)) return { rule: 'CORE-ACT.1', code: 'malformed' };
    return broken(`apply threw ${String(error)}, which is no typed error: ${show(action)}`);
  }
}

/** The digest of an action as the engine reads it, defaults filled in. */
function nameOf(engine: AnyEngine, action: unknown): string {
  const json = jsonCopy(action);
  const type: unknown = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  const schema = typeof type === 'string' ? engine.schemas.actions.get(type) : undefined;
  const read = schema?.['~standard'].validate(json);
  return digest(read !== undefined && 'value' in read ? read.value : json);
}

/** There is always something to do, until it is over. */
export const listedUntilTheEnd: Law = {
  id: 'LAW-3',
  title: 'lists are non-empty exactly until the end, free of duplicates and in stable order, and the game ends in time',
  watch: ({ engine }) => ({
    state({ state, legal, decision, game: { bound } }) {
      const deciders = engine.decision(state)?.seats ?? [];
      const over = engine.outcome(state) !== undefined;
      if (decision > bound) broken(`not over after ${bound} decisions`);
      if (over !== (deciders.length === 0))
        broken(over ? `over, but ${deciders} is asked` : 'not over, but nobody is asked');
      const idle = deciders.find((seat) => legal.every((action) => action.seat !== seat));
      if (idle !== undefined) broken(`seat ${idle} is asked, but has no legal action`);
      const stranger = legal.find((action) => !deciders.includes(action.seat));
      if (stranger !== undefined) broken(`listed for a seat that is not asked: ${show(stranger)}`);
      mustDiffer(legal);
    },
    sample({ state, legal }) {
      if (!isSame(legal, engine.legalActions(state))) broken('the list is another one the second time');
      const seats = state.options.players;
      for (let seat = 0; seat < seats; seat++) {
        const own = legal.filter((action) => action.seat === seat);
        if (!isSame(own, engine.legalActions(state, seat)))
          broken(`the list of seat ${seat} is not its part of the whole`);
      }
    },
  }),
};

function mustDiffer(legal: readonly AnyAction[]): void {
  const seen = new Set<string>();
  for (const action of legal) {
    const name = JSON.stringify(action);
    if (seen.has(name)) broken(`listed twice: ${name}`);
    seen.add(name);
  }
}
