import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { AnyAction, Engine } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { type AnyState, generator, hostileActions } from '@rulewright/testing';
import * as fc from 'fast-check';
import { hostileJson } from '../../../packages/testing/src/hostile.js';

// `npm run measure -- attack --inputs 10000000`: throws hostile values at every function of the four engines, in positions of
// random games, and counts what becomes of them. Fails when anything but the three errors comes out, when an action is
// accepted that was not listed, or when a call works for longer than a second. Interrupted (Ctrl-C) it reports what it has
// counted so far; other seeds are other inputs, so several runs add up.

type AnyEngine = Engine<AnyState, AnyAction, { players: number }, unknown>;
const engines: readonly AnyEngine[] = [ecologic, emix, doesNotExist, euphoria] as readonly unknown[] as AnyEngine[];

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '40000' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'attack' },
  },
});

interface Tally {
  calls: number;
  refused: number;
  bugs: number;
}
const tallies = new Map<string, Tally>();
const faults = new Set<string>();
/** Microseconds of work; what else the machine does is not counted. */
const SLOW = 1_000_000;
/** Inputs made for one position. */
const BATCH = 400;

/** Calls a function and counts what came of it; undefined when it refused. */
function attack<R>(game: string, name: string, call: () => R): R | undefined {
  const key = `${game} ${name}`;
  const tally = tallies.get(key) ?? { calls: 0, refused: 0, bugs: 0 };
  tallies.set(key, tally);
  tally.calls++;
  const start = process.cpuUsage();
  try {
    return call();
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    if (kind === 'RuleError' || kind === 'InputError') tally.refused++;
    else if (kind === 'EngineBug') tally.bugs++;
    else faults.add(`${key} throws a ${kind}: ${String(error).slice(0, 200)}`);
    return undefined;
  } finally {
    const { user, system } = process.cpuUsage(start);
    if (user + system > SLOW) faults.add(`${key} works for ${Math.round((user + system) / 1_000)} ms`);
  }
}

/** All that can be done with one position and a batch of hostile values. */
function round(
  engine: AnyEngine,
  state: ReturnType<AnyEngine['init']>,
  stale: readonly AnyAction[],
  seed: number,
): void {
  const legal = engine.legalActions(state);
  const listed = new Set(legal.map((action) => engine.format(action)));
  const view = engine.view(state, seed % state.options.players);
  const actions = fc.sample(hostileActions(engine)(state, legal, stale), { numRuns: BATCH, seed });
  for (const given of actions) {
    const action = given as AnyAction;
    const why = attack(engine.id, 'explain', () => ({ why: engine.explain(state, action) }));
    if (why !== undefined && why.why === undefined && !listed.has(engine.format(action)))
      faults.add(`${engine.id} accepts ${engine.format(action)}, which was not listed`);
    attack(engine.id, 'apply', () => engine.apply(state, action));
    attack(engine.id, 'step', () => engine.step(state, action));
    attack(engine.id, 'explain, of a view', () => engine.explain(view, action));
    attack(engine.id, 'format', () => engine.format(action));
    attack(engine.id, 'trace', () => engine.trace(state, action));
  }
  for (const bent of fc.sample(hostileJson(JSON.parse(JSON.stringify(state))), { numRuns: BATCH / 2, seed }))
    attackState(engine, bent, legal.slice(0, 3), seed);
  for (const bent of fc.sample(hostileJson(JSON.parse(JSON.stringify(view))), { numRuns: BATCH / 8, seed }))
    attackView(engine, bent, legal.slice(0, 3), seed);
  for (const shared of [Object.prototype, Array.prototype])
    if (Object.keys(shared).length > 0) faults.add(`${engine.id} wrote ${Object.keys(shared)} to all objects`);
}

function attackState(engine: AnyEngine, bent: unknown, legal: readonly AnyAction[], seed: number): void {
  const given = bent as AnyState;
  attack(engine.id, 'validate', () => engine.validate(bent));
  attack(engine.id, 'decision', () => engine.decision(given));
  attack(engine.id, 'legalActions', () => engine.legalActions(given));
  attack(engine.id, 'view', () => engine.view(given, 0));
  for (const action of legal) {
    attack(engine.id, 'apply to a bent state', () => engine.apply(given, action));
    attack(engine.id, 'simulate a bent state', () => engine.simulate(given).apply(action));
    attack(engine.id, 'chanceOutcomes of a bent state', () => engine.chanceOutcomes(given, action, { limit: 20 }));
  }
  attack(engine.id, 'determinize a view of a bent state', () => engine.determinize(engine.view(given, 1), seed, 100));
  attack(engine.id, 'outcome', () => engine.outcome(given));
  attack(engine.id, 'reseed', () => engine.reseed(given, seed));
  attack(engine.id, 'scriptDraws', () => engine.scriptDraws(given, [1, 2]));
  attack(engine.id, 'parse', () => engine.parse(String(bent)));
  const loaded = attack(engine.id, 'load', () => engine.load(bent));
  if (loaded === undefined) return;
  const random = generator(`${seed}`);
  attack(engine.id, 'games on from bent saves', () => {
    let state = loaded;
    for (let step = 0; step < 10; step++) {
      const legal = engine.legalActions(state);
      const action = legal[Math.floor(random() * legal.length)];
      if (action === undefined) return;
      state = engine.apply(state, action);
    }
  });
}

function attackView(engine: AnyEngine, bent: unknown, legal: readonly AnyAction[], seed: number): void {
  const given = bent as ReturnType<AnyEngine['view']>;
  attack(engine.id, 'decision, of a view', () => engine.decision(given));
  attack(engine.id, 'legalActions, of a view', () => engine.legalActions(given));
  attack(engine.id, 'ask', () => engine.ask(given));
  for (const action of legal) attack(engine.id, 'explain, of a bent view', () => engine.explain(given, action));
  attack(engine.id, 'determinize', () => engine.determinize(given, seed, 100));
  attack(engine.id, 'simulate, of a view', () => engine.simulate(given, seed, 100));
}

const attacked = engines.filter(({ id }) => values.game === undefined || values.game === id);
const total = (): number => [...tallies.values()].reduce((sum, { calls }) => sum + calls, 0);

let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});
for (let game = 0; total() < Number(values.inputs) && !stopped; game++)
  for (const engine of attacked) {
    await setImmediate();
    if (stopped) break;
    process.stderr.write(`game ${game} of ${engine.id}: ${total()} inputs, ${faults.size} faults\n`);
    const random = generator(`${values.seed}/${game}`);
    const players = engine.seats.min + (game % (Math.min(4, engine.seats.max) - engine.seats.min + 1));
    let state = engine.init(`${values.seed}/${game}`, { players });
    const stale: AnyAction[] = [];
    for (let decision = 0; ; decision++) {
      const legal = engine.legalActions(state);
      const action = legal[Math.floor(random() * legal.length)];
      if (action === undefined || total() >= Number(values.inputs)) break;
      if (decision % 37 === game % 37) round(engine, state, stale, game * 1_000 + decision);
      stale.push(action);
      if (stale.length > 20) stale.shift();
      state = engine.apply(state, action);
    }
  }

for (const [name, { calls, refused, bugs }] of [...tallies].sort())
  console.log(
    `${name.padEnd(42)} ${String(calls).padStart(10)} calls ${String(refused).padStart(10)} refused ${bugs} bugs`,
  );
console.log(`${total()} inputs, ${faults.size} faults`);
for (const fault of faults) console.log(fault);
if (faults.size > 0) process.exitCode = 1;
