import * as z from 'zod/mini';
import type { Agenda } from './agenda.js';
import { digest } from './digest.js';
import { InputError, type Issue } from './errors.js';
import type { AgendaRecord, Game, State } from './game.js';
import { issuesOf } from './input.js';
import { zoneProblems } from './secrets.js';

export const seedSchema = z.union([z.string(), z.number()]);
const share = z.number().check(z.minimum(0), z.lt(1));
const drawSchema = z.union([z.number(), z.string(), z.array(z.union([z.number(), z.string()]))]);
export const scriptSchema = z.array(drawSchema);
export const rngSchema = z.strictObject({
  alea: z.tuple([z.int().check(z.minimum(0), z.maximum(2091639)), share, share, share]),
  script: scriptSchema,
});

/** The schema of a whole state: what core keeps, and the game's own fields. */
export const identitySchema = z.object({ game: z.string(), rulesVersion: z.int(), content: z.string() });

/** Every reason why a piece of plain data is not a state of this engine. */
export function stateIssues(game: Game, name: string, content: unknown, agenda: Agenda, json: unknown): Issue[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return [{ path: '', message: 'a state is an object' }];
  const foreign = identityIssues(game, name, json);
  if (foreign.length > 0) return foreign;
  const { game: _game, rulesVersion: _version, content: _content, options, rng, ...position } = json as State;
  const misshapen = [
    ...prefixed('options', optionIssues(game, options)),
    ...prefixed('rng', issuesOf(rngSchema, rng)),
    ...issuesOf(game.schema, position),
  ];
  if (misshapen.length > 0) return misshapen;
  const state = json as State;
  const impossible = [
    ...agendaIssues(game, state),
    ...zoneProblems(game.secrets, content, state).map((message) => ({ path: '', message })),
    ...brokenInvariants(game, content, state),
  ];
  return impossible.length > 0 ? impossible : stuckIssues(game, content, agenda, state);
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

function optionIssues(game: Game, options: unknown): readonly Issue[] {
  const issues = issuesOf(game.options, options);
  if (issues.length > 0) return issues;
  const complete = z.parse(game.options, options);
  return digest(complete) === digest(options) ? [] : [{ path: '', message: 'a state holds every option' }];
}

/** The agenda waits for somebody who sits at the table, or it is empty. */
function agendaIssues(game: Game, { agenda, options: { players } }: State): Issue[] {
  const isSeat = (seat: number | undefined) => seat !== undefined && seat >= 0 && seat < players;
  return agenda.flatMap((record, i): Issue[] => {
    const path = `agenda.${i}`;
    const isTop = i === agenda.length - 1;
    if (Object.hasOwn(game.tasks, record.kind)) return isTop ? [{ path, message: 'a state waits for a choice' }] : [];
    if (!Object.hasOwn(game.choices, record.kind)) return [{ path, message: `nobody handles ${record.kind}` }];
    const asked = seatsOf(record);
    const answered = (record.sealed ?? []).map((answer) => answer.seat);
    const several = [...(record.waiting ?? []), ...answered];
    const known = !isTop || asked.length > 0;
    const consistent =
      record.waiting === undefined || [...several].sort().join() === [...(record.asked ?? [])].sort().join();
    return known && consistent && [...asked, ...several].every(isSeat)
      ? []
      : [{ path, message: 'the seats that are asked do not fit' }];
  });
}

const seatsOf = ({ seat, left, waiting }: AgendaRecord): readonly number[] =>
  waiting ?? [...(seat === undefined || seat < 0 ? [] : [seat]), ...(left ?? [])];

function brokenInvariants(game: Game, content: unknown, state: State): Issue[] {
  return Object.entries(game.invariants).flatMap(([name, holds]) => {
    try {
      return holds({ state, content }) ? [] : [{ path: '', message: `broken: ${name}` }];
    } catch {
      return [{ path: '', message: `broken: ${name}` }];
    }
  });
}

/** Somebody can act, or the game is over and has a result. */
function stuckIssues(game: Game, content: unknown, agenda: Agenda, state: State): Issue[] {
  try {
    if (state.agenda.length === 0) game.outcome({ state, content });
    else if (agenda.list(state).length === 0) return [{ path: 'agenda', message: 'nobody can act' }];
    return [];
  } catch {
    return [{ path: 'agenda', message: 'the position does not fit what is asked' }];
  }
}

export const prefixed = (field: string, issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, message }) => ({ path: path === '' ? field : `${field}.${path}`, message }));

/** Throws `InputError` when there is any issue. */
export function refuseIssues(summary: string, issues: readonly Issue[]): void {
  if (issues.length > 0) throw new InputError(summary, issues);
}
