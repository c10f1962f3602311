import type { PlayedGame } from './played.js';
import type { Fixture } from './schedule.js';

// Reads messages of other processes and checks every field that is used later.

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const areAll = (value: unknown, is: (each: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isOrNull = (value: unknown, is: (each: unknown) => boolean): boolean => value === null || is(value);

/** A fixture from plain data; undefined for anything else. */
export function readFixture(value: unknown): Fixture | undefined {
  if (!isObject(value)) return undefined;
  const { name, deal, seed, seating } = value;
  const isOne = typeof name === 'string' && isWhole(deal) && typeof seed === 'string' && areAll(seating, isWhole);
  return isOne ? (value as unknown as Fixture) : undefined;
}

const ENDS: readonly unknown[] = ['game-over', 'forfeit', 'stopped', 'limit'];

const isFault = (value: unknown): boolean =>
  isObject(value) &&
  isWhole(value.seat) &&
  isWhole(value.decision) &&
  [value.during, value.kind, value.message].every((each) => typeof each === 'string');

/** The result of a fixture from JSON; undefined for anything else, such as the result of another fixture. */
export function readPlayed(text: string, fixture: Fixture): PlayedGame | undefined {
  const value = parsed(text);
  if (!isObject(value)) return undefined;
  const seats = fixture.seating.length;
  const bySeat = (list: unknown): boolean => areAll(list, isNumber) && (list as unknown[]).length === seats;
  const isSeat = (seat: unknown): boolean => isWhole(seat) && seat < seats;
  const areSeats = (list: unknown): boolean =>
    areAll(list, isSeat) && new Set(list as unknown[]).size === (list as unknown[]).length;
  const { name, deal, seed, seating, end, reason, ranking, winners, worth, faults, forfeited } = value;
  const isOne =
    name === fixture.name &&
    deal === fixture.deal &&
    seed === fixture.seed &&
    JSON.stringify(seating) === JSON.stringify(fixture.seating) &&
    ENDS.includes(end) &&
    isOrNull(reason, (each) => typeof each === 'string') &&
    isOrNull(ranking, (groups) => areAll(groups, areSeats)) &&
    areSeats(winners) &&
    isOrNull(worth, bySeat) &&
    [value.decisions, value.choices, value.time, value.processor].every(bySeat) &&
    areAll(faults, isFault) &&
    areSeats(forfeited);
  return isOne ? (value as unknown as PlayedGame) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
