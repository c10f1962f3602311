import * as z from 'zod/mini';
import type { Agenda } from './agenda.js';
import { cardIssues } from './card-issues.js';
import { digest } from './digest.js';
import { InputError, type Issue } from './errors.js';
import type { Action, AgendaRecord, Game, State } from './game.js';
import { issuesOf, parseInput } from './input.js';
import { plain } from './plain.js';
import type { Seed } from './random.js';
import type { ZoneTable } from './table-of-zones.js';
import { NOBODY } from './types.js';
import { zoneProblems } from './zones.js';

export const seedSchema = z.union([z.string(), z.number()]);
export const readSeed = (seed: unknown): Seed =>
  parseInput('a seed is a text or a finite number', seedSchema, plain(seed));
const share = z.number().check(z.minimum(0), z.lt(1));
const resultSchema = z.union([z.number(), z.string(), z.array(z.union([z.number(), z.string()]))]);
const drawSchema = z.union([
  resultSchema,
  z.strictObject({ for: z.string(), seat: z.optional(z.int().check(z.minimum(0))), is: resultSchema }),
]);
export const scriptSchema = z.array(drawSchema);
export const rngSchema = z.strictObject({
  alea: z.tuple([z.int().check(z.minimum(0), z.maximum(2091639)), share, share, share]),
  script: scriptSchema,
  strict: z.optional(z.literal(true)),
});
export const memorySchema = z.record(z.string(), z.array(z.array(z.int().check(z.minimum(0)))));

/** Every reason why a piece of plain data is not a state of this engine. */
export function stateIssues(game: Game, name: string, content: unknown, agenda: Agenda, json: unknown): Issue[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return [{ path: '', message: 'a state is an object' }];
  const foreign = identityIssues(game, name, json);
  if (foreign.length > 0) return foreign;
  const { game: _game, rulesVersion: _version, content: _content, options, rng, memory, ...position } = json as State;
  const misshapen = [
    ...prefixed('options', completeIssues(game, content, options)),
    ...prefixed('rng', issuesOf(rngSchema, rng)),
    ...prefixed('memory', issuesOf(memorySchema, memory)),
    ...issuesOf(game.schema, position),
  ];
  if (misshapen.length > 0) return misshapen;
  const state = json as State;
  const impossible = [
    ...agendaIssues(game, state),
    ...attempt('', 'the zones cannot be read', () => zoneIssues(game, agenda.zones, content, state)),
    ...brokenInvariants(game, content, state),
  ];
  if (impossible.length > 0) return impossible;
  return attempt('agenda', 'the position does not fit what is asked', () => stuckIssues(game, content, agenda, state));
}

/** What is wrong with a record that is to be worked off on top of a sound state. */
export function taskIssues(game: Game, state: State, record: AgendaRecord): readonly Issue[] {
  const kind: unknown = typeof record === 'object' && record !== null ? record.kind : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(game.tasks, kind))
    return [{ path: 'kind', message: `no such task: ${brief(kind)}` }];
  const { game: _game, rulesVersion: _version, content: _content, options: _o, rng: _rng, memory: _m, ...own } = state;
  const place = `agenda.${state.agenda.length}`;
  return issuesOf(game.schema, { ...own, agenda: [...state.agenda, record] }).map(({ path, message }) => ({
    path: path.startsWith(place) ? path.slice(place.length + 1) : path,
    message,
  }));
}

/** A state of another game, another version of the rules, or another content pack. */
export function identityIssues(game: Game, name: string, state: unknown): Issue[] {
  const expected = { game: game.id, rulesVersion: game.rulesVersion, content: name };
  if (typeof state !== 'object' || state === null) return [{ path: '', message: 'a state is an object' }];
  return Object.entries(expected).flatMap(([field, value]) => {
    const found = (state as Record<string, unknown>)[field];
    return found === value ? [] : [{ path: field, message: `expected ${value}, found ${brief(found)}` }];
  });
}

const brief = (value: unknown): string => (typeof value === 'object' && value !== null ? 'an object' : String(value));

/** What is wrong with options, given in part or in full. */
export function optionIssues(game: Game, content: unknown, given: unknown): readonly Issue[] {
  const issues = issuesOf(game.options, given);
  if (issues.length > 0) return issues;
  const { min, max } = game.seats;
  const options = z.parse(game.options, given);
  if (options.players < min || options.players > max)
    return [{ path: 'players', message: `from ${min} to ${max} can play` }];
  return game.optionProblems?.({ options, content }) ?? [];
}

/** What is wrong with the options of a state or a view: they are given in full. */
export function completeIssues(game: Game, content: unknown, options: unknown): readonly Issue[] {
  const issues = optionIssues(game, content, options);
  if (issues.length > 0) return issues;
  const complete = digest(z.parse(game.options, options)) === digest(options);
  return complete ? [] : [{ path: '', message: 'a state holds every option' }];
}

/** The agenda waits for somebody who sits at the table, or it is empty. */
function agendaIssues(game: Game, { agenda, options: { players } }: State): Issue[] {
  return agenda.flatMap((record: AgendaRecord | null, i): Issue[] => {
    const issue = (message: string) => [{ path: `agenda.${i}`, message }];
    const kind: unknown = record?.kind;
    if (record === null || typeof kind !== 'string') return issue('a record has a kind');
    const waits = i === agenda.length - 1;
    if (Object.hasOwn(game.tasks, kind)) return waits ? issue('a state waits for a choice') : [];
    if (!Object.hasOwn(game.choices, kind)) return issue(`nobody handles ${kind}`);
    return seatsFit(record, players, waits) ? [] : issue('the seats that are asked do not fit');
  });
}

/** The choice on top waits for seats at the table; below it, nobody has answered yet. */
function seatsFit({ seat, left, asked, waiting, sealed }: AgendaRecord, players: number, waits: boolean): boolean {
  const isSeat = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < players;
  const areSeats = (list: unknown) => Array.isArray(list) && list.every(isSeat) && new Set(list).size === list.length;
  if (waiting === undefined) {
    const toCome = !Array.isArray(left) || areSeats(isSeat(seat) ? [seat, ...left] : left);
    return toCome && (isSeat(seat) || (seat === NOBODY && left !== undefined && !waits));
  }
  if (asked === undefined || sealed === undefined || ![asked, waiting, sealed].every(Array.isArray)) return false;
  const several = [...waiting, ...sealed.map((answer: Action | null) => answer?.seat)];
  const complete = areSeats(several) && [...several].sort().join() === [...asked].sort().join();
  return complete && (waits ? waiting.length > 0 : sealed.length === 0);
}

const zoneIssues = (game: Game, zones: ZoneTable, content: unknown, state: State): Issue[] => [
  ...zoneProblems(game.secrets, content, state).map((message) => ({ path: '', message })),
  ...cardIssues(game.secrets, zones, content, state),
];

const brokenInvariants = (game: Game, content: unknown, state: State): Issue[] =>
  Object.entries(game.invariants).flatMap(([name, holds]) =>
    attempt('', `broken: ${name}`, () => (holds({ state, content }) ? [] : [{ path: '', message: `broken: ${name}` }])),
  );

/** Somebody can act, or the game is over and has a result. */
function stuckIssues(game: Game, content: unknown, agenda: Agenda, state: State): Issue[] {
  if (state.agenda.length > 0)
    return agenda.list(state).length > 0 ? [] : [{ path: 'agenda', message: 'nobody can act' }];
  game.outcome({ state, content });
  return [];
}

/** The issues that are found, or one issue when the position is too odd to look for them. */
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
