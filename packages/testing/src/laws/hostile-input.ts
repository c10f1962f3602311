import { isInputError } from '@rulewright/core';
import * as fc from 'fast-check';
import type { AnyEngine, AnyState } from '../any.js';
import { jsonCopy, show } from '../data.js';
import { hostileJson } from '../hostile.js';
import { broken, type Game } from './law.js';

const TRIES = 30;

/** Every function through which data comes in takes what it can use and refuses the rest with `InputError`. */
export function mustRefuseHostileInput(
  engine: AnyEngine,
  { seed, options, states, actions }: Game,
  random: () => number,
): void {
  const [start] = states;
  if (start === undefined) return;
  const record = engine.record({ seed, options, actions: actions.slice(0, 3) });
  const entries: Readonly<Record<string, readonly [real: unknown, take: (json: never) => unknown]>> = {
    'init with options': [start.options, (json) => engine.init(seed, json)],
    'init with a seed': [seed, (json) => engine.init(json)],
    'init with a script': [[1], (json) => engine.init(seed, options, json)],
    load: [jsonCopy(start), (json) => mustBePlayable(engine, engine.load(json))],
    validate: [jsonCopy(start), (json) => engine.validate(json)],
    replay: [jsonCopy(record), (json) => engine.replay(json)],
    determinize: [jsonCopy(engine.view(start, 'spectator')), (json) => engine.determinize(json, 1)],
    view: [0, (json) => engine.view(start, json)],
    scriptDraws: [[1, 'x', [1, 2]], (json) => engine.scriptDraws(start, json)],
    reseed: [seed, (json) => engine.reseed(start, json)],
    parse: ['0 x 1', (json) => engine.parse(json)],
  };
  for (const [name, [real, take]] of Object.entries(entries)) {
    const property = fc.property(fc.oneof(hostileJson(real), fc.jsonValue({ maxDepth: 1 })), (json) => {
      mustTakeOrRefuse(name, json, take);
    });
    const { failed, errorInstance } = fc.check(property, { seed: Math.floor(random() * 2 ** 31), numRuns: TRIES });
    if (failed) throw errorInstance;
  }
}

function mustTakeOrRefuse(name: string, json: unknown, take: (json: never) => unknown): void {
  try {
    take(json as never);
  } catch (error) {
    if (!isInputError(error)) broken(`${name} threw ${String(error)}, which is no InputError: ${show(json)}`);
  }
}

/** A state accepted by `load` can be continued or has a result. */
function mustBePlayable(engine: AnyEngine, state: AnyState): void {
  try {
    if (engine.outcome(state) !== undefined || engine.legalActions(state).length > 0) return;
  } catch (error) {
    broken(`a state was loaded that cannot be played: ${String(error)}`);
  }
  broken('a state was loaded in which nobody can act');
}
