import { parentPort } from 'node:worker_threads';
import * as fc from 'fast-check';

// Runs in a worker: throws any values at every function that a package exports, every verb of an engine and of its
// simulations, and tells what went wrong. It tells of each call before it is made, so that one that hangs has a name.

export interface Subject {
  /** Where the module stands, seen from this folder. */
  readonly module: string;
  /** Names that are not called: they are the hands of an author, used at full speed on what the author's types allow. */
  readonly trusted: readonly string[];
  /** Nothing else is looked at. */
  readonly only?: readonly string[];
  readonly runs: number;
}
export interface Finding {
  readonly name: string;
  readonly problem: string;
}

type Callable = (...args: readonly unknown[]) => unknown;
type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const TYPED = ['RuleError', 'InputError', 'EngineBug'];
let findings: Finding[] = [];
const tell = (name: string, problem: string): void => {
  if (!findings.some((known) => known.name === name && known.problem === problem)) findings.push({ name, problem });
};

const anything = fc.oneof(
  fc.constantFrom<unknown[]>(
    undefined,
    null,
    true,
    '',
    'x',
    '__proto__',
    0,
    -1,
    1,
    2,
    0.5,
    Number.NaN,
    1e9,
    [],
    {},
    'spectator',
  ),
  fc.anything({ maxDepth: 2, maxKeys: 3 }),
  fc.constantFrom<unknown[]>(Symbol('s'), 10n, () => 1, new Map(), Object.create(null), new Proxy({}, { get: bite })),
);
function bite(): never {
  throw new TypeError('it bites');
}

const isClass = (value: Callable): boolean => /^class\b/.test(Function.prototype.toString.call(value));
/** Zod keeps its schemas as it likes. */
const isSchema = (value: unknown): boolean => isTree(value) && '_zod' in value;

/** Calls a function with values drawn from these, and asks for nothing but the three errors. */
function bombard(
  name: string,
  target: Callable,
  {
    args,
    runs,
    fresh,
  }: { readonly args: fc.Arbitrary<unknown>; readonly runs: number; readonly fresh?: () => Callable | undefined },
): void {
  const calls = fc.sample(fc.array(args, { maxLength: 4 }), { numRuns: runs, seed: 7 });
  for (const given of calls) {
    parentPort?.postMessage({ calling: name });
    const call = fresh?.() ?? target;
    try {
      const result = isClass(call) ? Reflect.construct(call, given) : call(...given);
      if (isTree(result) && typeof result !== 'function' && fresh === undefined) mustBeClosed(name, result, given);
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error;
      if (!TYPED.includes(kind)) tell(name, `throws a ${kind}`);
    }
  }
}

/** What is given back is frozen, or nothing that anybody else holds. */
function mustBeClosed(name: string, result: Tree, given: readonly unknown[]): void {
  if (given.includes(result)) return;
  const again = openPart(result, 0);
  if (again !== undefined) known.set(name, [...(known.get(name) ?? []), again]);
}
/** Open objects that functions gave back: the same one must not come twice. */
const known = new Map<string, object[]>();

/** The first object inside that can be written to. */
function openPart(value: unknown, depth: number): object | undefined {
  if (!isTree(value) || isSchema(value) || depth > 6) return undefined;
  if (!Object.isFrozen(value)) return value;
  for (const key of Object.keys(value)) {
    const found = openPart(value[key], depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isEngine = (
  value: unknown,
): value is Tree & Record<'init' | 'legalActions' | 'view' | 'step' | 'simulate', Callable> =>
  isTree(value) && typeof value.init === 'function' && typeof value.legalActions === 'function';

/** Every verb of an engine, with states, views, actions and events among the values. */
function engineVerbs(name: string, engine: Tree, runs: number): void {
  if (!isEngine(engine)) return;
  const states: unknown[] = [];
  let state = engine.init('any values');
  const actions: unknown[] = [];
  const events: unknown[] = [];
  for (let i = 0; i < 6; i++) {
    states.push(state);
    const legal = engine.legalActions(state) as readonly unknown[];
    const action = legal[(5 * i + 3) % Math.max(1, legal.length)];
    if (action === undefined) break;
    actions.push(action);
    const stepped = engine.step(state, action) as { state: unknown; events: unknown };
    events.push(stepped.events);
    state = stepped.state;
  }
  const views = states.flatMap((one) => [engine.view(one, 0), engine.view(one, 'spectator')]);
  const real = [...states, ...views, ...actions, ...events];
  const before = JSON.stringify(real);
  const bent = fc
    .tuple(fc.constantFrom(...states, ...views), anything)
    .chain(([one, odd]) =>
      isTree(one) ? fc.constantFrom(...Object.keys(one)).map((key) => ({ ...one, [key]: odd })) : fc.constant(one),
    );
  const args = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...real) }, bent, anything);
  for (const [verb, value] of Object.entries(engine))
    if (typeof value === 'function') bombard(`${name}.${verb}`, value as Callable, { args, runs });
  for (const verb of ['decision', 'legalActions', 'apply', 'outcome', 'view', 'clone', 'reseed'])
    bombard(`${name}.simulate().${verb}`, bite, {
      args: anything,
      runs,
      fresh: () => {
        const simulation = engine.simulate(states[2] ?? states[0]) as Record<string, Callable>;
        return (...given) => simulation[verb]?.(...given);
      },
    });
  const questions = (engine.ask as Callable)(states[0]) as Record<string, Callable>;
  for (const [query, ask] of Object.entries(questions))
    bombard(`${name}.ask().${query}`, ask, { args: anything, runs });
  if (JSON.stringify(real) !== before) tell(name, 'something that was given has changed');
}

async function main({ module, trusted, only, runs }: Subject): Promise<void> {
  findings = [];
  known.clear();
  const exported = (await import(module)) as Tree;
  for (const [name, value] of Object.entries(exported)) {
    if (only?.includes(name) === false) continue;
    if (isEngine(value)) engineVerbs(name, value, runs);
    const open = typeof value === 'function' ? undefined : openPart(value, 0);
    if (open !== undefined) tell(name, 'can be written to');
    if (typeof value === 'function' && !trusted.includes(name))
      bombard(name, value as Callable, { args: anything, runs });
  }
  for (const [name, parts] of known)
    if (new Set(parts).size < parts.length) tell(name, 'gives back what can be written to');
  parentPort?.postMessage({ findings });
}

parentPort?.on('message', (subject: Subject) => void main(subject));
