import type { Agenda } from '../agenda/agenda.js';
import { numberIssues } from '../cards/hidden-numbers.js';
import { inOrderOfKeys } from '../cards/memory.js';
import type { Seed } from '../game/chance.js';
import type { Action, AgendaItem, Game, State } from '../game/game.js';
import { NONE } from '../game/types.js';
import { brief, InputError, type Issue } from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { MOST_SEATS } from '../input/bounds.js';
import { parseInput, readAs } from '../input/input.js';
import * as z from '../schema/z.js';
import { list } from '../words.js';
import { cardIssues } from './card-issues.js';
import type { KnownOptions } from './known-options.js';
import { seatIssues } from './seat-issues.js';

export const seedSchema = z.union([z.string(), z.number()]);
/** An upper limit of work: a whole number from 1 on. */
export const limitSchema = z.int().check(z.minimum(1));
export const readLimit = (limit: unknown): number => parseInput('not a limit', limitSchema, plain(limit));
/** A search reseeds a world for every iteration: texts pass without a schema. */
export const readSeed = (seed: unknown): Seed =>
  typeof seed === 'string' ? seed : parseInput('a seed is a text or a finite number', seedSchema, plain(seed));
const share = z.number().check(z.minimum(0), z.lt(1));
const resultSchema = z.union([z.number(), z.string(), list(z.union([z.number(), z.string()]))]);
const drawSchema = z.union([
  resultSchema,
  z.strictObject({
    for: z.string(),
    seat: z.optional(z.int().check(z.minimum(0))),
    is: resultSchema,
    only: z.optional(z.literal(true)),
  }),
]);
/** The most draws of a script, far more than one decision needs. */
export const MOST_DRAWS = 100_000;
export const scriptSchema = list(drawSchema, MOST_DRAWS);
export const rngSchema = z.strictObject({
  alea: z.tuple([z.int().check(z.minimum(0), z.maximum(2091639)), share, share, share]),
  script: scriptSchema,
  strict: z.optional(z.union([z.literal(true), z.literal('dice')])),
});
export const memorySchema = z.record(z.string(), list(list(z.int().check(z.minimum(0))), MOST_SEATS));

/** The engine, as far as checking its data needs it. */
interface Known {
  readonly game: Game;
  readonly content: unknown;
  readonly contentName: string;
  readonly options: KnownOptions;
  readonly agenda: Agenda;
}

/** Plain data as a state of this engine, completed with later options and fields, with every issue. */
export function readState(known: Known, json: unknown): { readonly state: State; readonly issues: readonly Issue[] } {
  const { state, issues } = readShape(known, json);
  return { state, issues: issues.length > 0 ? issues : positionIssues(known, state) };
}

/** The same without checking the position as a whole. Fields come in the order of the schemas. */
export function readShape(known: Known, json: unknown): { readonly state: State; readonly issues: readonly Issue[] } {
  const foreign = identityIssues(known.game, known.contentName, json);
  if (foreign.length > 0) return { state: json as State, issues: foreign };
  const { game, rulesVersion, content, options: given, rng, memory, ...position } = json as State;
  const options = known.options.read(given);
  const own = readAs(known.game.schema, position);
  const generator = readAs(rngSchema, rng);
  const remembered = readAs(memorySchema, memory);
  const misshapen = [
    ...prefixed('options', options.issues),
    ...prefixed('rng', generator.issues),
    ...prefixed('memory', remembered.issues),
    ...own.issues,
  ];
  const state = {
    game,
    rulesVersion,
    content,
    options: options.options,
    rng: generator.value,
    memory: remembered.issues.length > 0 ? memory : inOrderOfKeys(remembered.value),
    ...(own.value as object),
  } as State;
  return { state, issues: misshapen };
}

/** The issues of a position whose fields are sound one by one. */
function positionIssues({ game, content, agenda }: Known, state: State): readonly Issue[] {
  // first, so that zones and invariants can rely on every seat
  const misplaced = seatIssues(game.schema, state, state.options.players);
  if (misplaced.length > 0) return misplaced;
  const impossible = [
    ...agendaIssues(game, state),
    ...attempt(firstZone(game), 'the zones cannot be read', () => cardIssues(agenda.zones, state)),
    ...numberIssues(game.secrets, state),
    ...brokenInvariants(game, content, state),
  ];
  if (impossible.length > 0) return impossible;
  return attempt('agenda', 'the position does not fit what is asked', () => stuckIssues(game, content, agenda, state));
}

/** A task to run on top of a sound state, completed with defaults, with its issues. */
export function readTask(
  game: Game,
  state: State,
  item: AgendaItem,
): { readonly task: AgendaItem; readonly issues: readonly Issue[] } {
  const kind: unknown = typeof item === 'object' && item !== null ? item.kind : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(game.tasks, kind))
    return { task: item, issues: [{ path: 'kind', message: `no such task: ${brief(kind)}` }] };
  const { game: _game, rulesVersion: _version, content: _content, options: _o, rng: _rng, memory: _m, ...own } = state;
  const place = `agenda.${state.agenda.length}`;
  const { value, issues } = readAs(game.schema, { ...own, agenda: [...state.agenda, item] });
  const misplaced = issues.length > 0 ? issues : seatIssues(game.schema, value, state.options.players);
  return {
    task: (value as Partial<State>).agenda?.at(-1) ?? item,
    issues: misplaced.map(({ path, message }) => ({
      path: path.startsWith(place) ? path.slice(place.length + 1) : path,
      message,
    })),
  };
}

/** The issues of a state of another game, rules version or content pack. */
export function identityIssues(game: Game, name: string, state: unknown): Issue[] {
  const expected = { game: game.id, rulesVersion: game.rulesVersion, content: name };
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return [{ path: '', message: `expected a state, found ${typeof state === 'string' ? 'a text' : brief(state)}` }];
  return Object.entries(expected).flatMap(([field, value]) => {
    const found = (state as Record<string, unknown>)[field];
    if (found === value) return [];
    const shown = String(value) === brief(found) ? JSON.stringify(found) : brief(found);
    return [{ path: field, message: `expected ${value}, found ${shown}` }];
  });
}

/** The issues of an agenda that does not wait for a seated player although it is not empty. */
function agendaIssues(game: Game, { agenda, options: { players } }: State): Issue[] {
  return agenda.flatMap((item: AgendaItem | null, i): Issue[] => {
    const issue = (message: string) => [{ path: `agenda.${i}`, message }];
    const kind: unknown = item?.kind;
    if (item === null || typeof kind !== 'string') return issue(`expected an item with a kind, found ${brief(kind)}`);
    const waits = i === agenda.length - 1;
    if (Object.hasOwn(game.tasks, kind))
      return waits ? issue(`a state waits for a choice, found the task ${kind}`) : [];
    if (!Object.hasOwn(game.choices, kind)) return issue(`expected a task or a choice of the game, found ${kind}`);
    const odd = oddSeats(item, players, waits);
    return odd === undefined ? [] : [{ path: `agenda.${i}.${odd.path}`, message: odd.message }];
  });
}

/** The issue of the seats that are asked: the choice on top waits for real seats; below it, nobody has answered yet. */
function oddSeats(item: AgendaItem, players: number, waits: boolean): Issue | undefined {
  if (item.waiting !== undefined) return oddSealed(item, players, waits);
  const { seat, left } = item;
  const isOpen = seat === NONE && left !== undefined && !waits;
  if (!isOpen && !isSeat(seat, players))
    return { path: 'seat', message: `expected a seat from 0 to ${players - 1}, found ${brief(seat)}` };
  if (left === undefined) return undefined;
  if (!Array.isArray(left)) return { path: 'left', message: `expected a list, found ${brief(left)}` };
  return areSeats(isOpen ? left : [seat, ...left], players)
    ? undefined
    : { path: 'left', message: `expected other seats from 0 to ${players - 1}, each once, found ${left.join(' ')}` };
}

function oddSealed({ asked, waiting, sealed }: AgendaItem, players: number, waits: boolean): Issue | undefined {
  for (const [path, list] of Object.entries({ asked, waiting, sealed }))
    if (!Array.isArray(list)) return { path, message: `expected a list, found ${brief(list)}` };
  const seats = asked ?? [];
  if (!areSeats(seats, players))
    return { path: 'asked', message: `expected seats from 0 to ${players - 1}, each once, found ${seats.join(' ')}` };
  const answered = (sealed ?? []).map((answer: Action | null) => answer?.seat);
  const several = [...(waiting ?? []), ...answered];
  if (!areSeats(several, players) || [...several].sort().join() !== [...seats].sort().join()) {
    const found = `found ${waiting?.join(' ') || 'nobody'} and answers of ${answered.join(' ') || 'nobody'}`;
    return { path: 'waiting', message: `expected each of ${seats.join(' ')} to wait or to have answered, ${found}` };
  }
  if (waits && waiting?.length === 0) return { path: 'waiting', message: 'expected somebody who has not answered' };
  if (!waits && answered.length > 0)
    return { path: 'sealed', message: `expected no answers yet, found ${answered.length}` };
  return undefined;
}

const isSeat = (value: unknown, players: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < players;

const areSeats = (list: readonly unknown[], players: number): boolean =>
  list.every((seat) => isSeat(seat, players)) && new Set(list).size === list.length;

const firstZone = ({ secrets }: Game): string => Object.keys(secrets.zones)[0] ?? 'memory';

const brokenInvariants = (game: Game, content: unknown, state: State): Issue[] =>
  Object.entries(game.invariants).flatMap(([name, holds]) => {
    const found = (position: State): boolean | readonly Issue[] => {
      try {
        return holds({ state: position, content });
      } catch {
        return false;
      }
    };
    const findings = found(state);
    if (findings === true) return [];
    if (findings === false) return [{ path: firstRead(state, found), message: `broken: ${name}` }];
    return findings.map(({ path, message }) => ({ path, message: `broken: ${name}: ${message}` }));
  });

/** The first field of the state, other than the options, that the work reads: the likely culprit. */
function firstRead(state: State, work: (state: State) => unknown): string {
  const read: string[] = [];
  const watched = new Proxy(state, {
    get(target, field) {
      if (typeof field === 'string' && field !== 'options') read.push(field);
      return Reflect.get(target, field);
    },
  });
  work(watched);
  return read[0] ?? 'options';
}

/** The issue of a position in which nobody can act although the game is not over. */
function stuckIssues(game: Game, content: unknown, agenda: Agenda, state: State): Issue[] {
  if (state.agenda.length > 0)
    return agenda.list(state).length > 0
      ? []
      : [{ path: 'agenda', message: 'expected somebody who can act, found nobody' }];
  game.outcome({ state, content });
  return [];
}

/** The issues found, or a single one when the position is too odd to check. */
function attempt(path: string, message: string, look: () => Issue[]): Issue[] {
  try {
    return look();
  } catch {
    return [{ path, message }];
  }
}

export const prefixed = (field: string, issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, message }) => ({ path: path === '' ? field : `${field}.${path}`, message }));

/** Throws `InputError` when there is any issue. */
export function refuseIssues(summary: string, issues: readonly Issue[]): void {
  if (issues.length > 0) throw new InputError(summary, issues);
}
