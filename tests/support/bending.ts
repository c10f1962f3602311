import { type AnyAction, type Engine, EngineBug, isInputError } from '@rulewright/core';
import { type AnyEngine, type AnyState, type Generator, generator, type Policy } from '@rulewright/testing';
import * as fc from 'fast-check';
import type { Draft } from 'immer';
import { expect } from 'vitest';

// Whatever `load` accepts can be played on: saved positions are bent, and those that still load are played.

export type Tree = Record<string, unknown>;
export const pick = <X>(list: readonly X[], random: Generator): X | undefined =>
  list[Math.floor(random() * list.length)];

export interface Bends<State extends AnyState, Action> {
  /** The numbers of the walks whose positions are bent are below it. */
  readonly walks: number;
  readonly walk: (number: number) => { readonly steps: readonly { readonly before: State }[] };
  readonly policy: Policy<State, Action>;
  /** Records of every kind, as they may be found in a hostile agenda. */
  readonly records: readonly State['agenda'][number][];
  /** What may stand in place of a number, beside its neighbours. */
  readonly numbers: readonly number[];
  /** Bends what is neither a list nor a number nor a truth value. */
  readonly word: (part: Tree, key: string, random: Generator) => void;
  readonly bendsOptions?: true;
  /** How often a record is put into the agenda instead of a bend, and how often a bend is made there. */
  readonly shares: { readonly inserted: number; readonly ofAgenda: number };
  /** So many decisions are played on; a game that `mustEnd` has to be over by then. */
  readonly most: (state: State) => number;
  readonly mustEnd: boolean;
  /** Whether the states on the way keep all invariants, too; not where an agenda in disorder is still a state. */
  readonly staysSound: boolean;
  readonly runs: number;
  /** Is told of a position that loses an invariant on the way, or ends in an `EngineBug`; without it there may be none. */
  readonly lost?: (what: string) => void;
}

/** Bends positions; plays those that still load, which has to work. Gives back how many that were. */
export function playBentPositions<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  bends: Bends<State, Action>,
): number {
  let accepted = 0;
  fc.assert(
    fc.property(fc.nat(bends.walks - 1), fc.nat(), fc.integer({ min: 1, max: 3 }), (number, seed, count) => {
      const random = generator(seed);
      const { before } = pick(bends.walk(number).steps, random) ?? {};
      const position: Draft<State> = JSON.parse(JSON.stringify(before));
      for (let bent = 0; bent < count; bent++)
        if (random() < bends.shares.inserted) insert(position, bends.records, random);
        else bend(position, bends, random);
      const state = loaded(engine, position);
      if (state === undefined) return;
      accepted++;
      const { lost } = bends;
      if (lost === undefined) playOn(engine, state, bends, random);
      else tolerate(() => playOn(engine, state, bends, random), lost);
    }),
    { seed: 1, numRuns: bends.runs },
  );
  return accepted;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every object and list of a position. */
const partsOf = (value: unknown): readonly Tree[] =>
  isTree(value) ? [value, ...Object.values(value).flatMap(partsOf)] : [];

/** The same, without the options: other options are another game. */
const partsWithoutOptions = (position: Tree): readonly Tree[] => [
  position,
  ...Object.entries(position).flatMap(([name, part]) => (name === 'options' ? [] : partsOf(part))),
];

type Bending = Pick<Bends<AnyState, never>, 'numbers' | 'word' | 'bendsOptions' | 'shares'>;

/** Changes one thing so that the shape is mostly kept: another number, a list in disorder, something twice or missing. */
function bend(position: unknown, { numbers, word, bendsOptions, shares }: Bending, random: Generator): void {
  if (!isTree(position)) return;
  const inAgenda = random() < shares.ofAgenda;
  const parts = inAgenda ? partsOf(position.agenda) : bendsOptions ? partsOf(position) : partsWithoutOptions(position);
  const part = pick(parts, random) ?? position;
  const key = pick(Object.keys(part), random);
  if (key === undefined) return;
  const value = part[key];
  if (Array.isArray(part) && random() < 0.5) pick([rotate, repeat, drop], random)?.(part, random);
  else if (typeof value === 'number') part[key] = pick([value + 1, value - 1, ...numbers], random);
  else if (typeof value === 'boolean') part[key] = !value;
  else word(part, key, random);
}

const rotate = (list: unknown[]) => list.push(list.shift());
const repeat = (list: unknown[], random: Generator) => list.push(structuredClone(pick(list, random)));
const drop = (list: unknown[], random: Generator) => list.splice(Math.floor(random() * list.length), 1);

function insert({ agenda }: { readonly agenda: unknown }, records: readonly unknown[], random: Generator): void {
  const record = pick(records, random);
  if (Array.isArray(agenda) && record !== undefined)
    agenda.splice(Math.floor(random() * (agenda.length + 1)), 0, structuredClone(record));
}

/** An agenda in disorder is a state; played on, it may lose an invariant, or end as a bug or as no state, and say so. */
function tolerate(play: () => void, lost: (what: string) => void): void {
  try {
    play();
  } catch (error) {
    if (!(error instanceof EngineBug || error instanceof Unsound || isInputError(error))) throw error;
    lost(error.message);
  }
}
class Unsound extends Error {}

/** The state of a position; undefined when `load` refuses it. */
export function loaded<State>(engine: { load(json: unknown): State }, position: unknown): State | undefined {
  try {
    return engine.load(position);
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}

/** Plays a position on; one state in 64 is looked at. */
function playOn<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  from: State,
  { policy, most, mustEnd, staysSound }: Pick<Bends<State, Action>, 'policy' | 'most' | 'mustEnd' | 'staysSound'>,
  random: Generator,
): void {
  let state = from;
  for (let decision = 0; decision < most(from); decision++) {
    const legal = engine.legalActions(state);
    const action = legal[policy(legal, state, random)];
    if (action === undefined) {
      expect(engine.outcome(state)?.scores).toHaveLength(state.options.players);
      return;
    }
    state = engine.apply(state, action);
    const problems = staysSound && decision % 64 === 0 ? problemsOf(engine, state) : [];
    if (problems.length > 0) throw new Unsound(JSON.stringify(problems));
  }
  if (mustEnd) throw new Error('the game does not end');
}

const problemsOf = (engine: AnyEngine, state: AnyState) => engine.validate(state);
