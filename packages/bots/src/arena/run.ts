import type { Seed } from '@rulewright/core';
import { threads, type WorkerSettings } from '../arena-pool.js';
import { hostNow } from '../clock.js';
import type { AnyEngine, OptionsIn } from '../game.js';
import type { MatchSettings } from '../match.js';
import { type Known, playerOf } from '../names.js';
import type { Seatable } from '../player.js';
import { playedFor, type UtilitySetting } from '../search/utility.js';
import { oneOf, refused, whole } from '../settings.js';
import { inOrder } from './in-order.js';
import { type PlayedGame, playFixture, type Terms } from './played.js';
import type { ArenaReport } from './report.js';
import { type Fixture, fixtures, type SeatPlan, seatings, tables } from './schedule.js';
import type { Pool, Workforce } from './workforce.js';

/** Settings of an arena. */
export interface ArenaSettings<E extends AnyEngine = AnyEngine>
  extends Pick<MatchSettings<E>, 'time' | 'onFault' | 'limit' | 'thoughts'> {
  /** The seed of all chance: the draws of every game and those of every player. */
  readonly seed: Seed;
  /** Least number of games at each table. More are played until everybody has had every seat in every deal. */
  readonly games: number;
  /** Options of the game; `players` is the number of seats at a table, 2 by default. */
  readonly options?: Partial<OptionsIn<E>>;
  /**
   * The seatings of a table within a deal: everybody moves on by one seat (`rotate`), or every order is played (`all`).
   */
  readonly seats?: SeatPlan;
  /**
   * The unit of `worth` in the standings, and the utility of players given by name, unless the name says another. By
   * default the game decides.
   */
  readonly utility?: UtilitySetting;
  /** The places to look up players given by name. */
  readonly known?: Known<E>;
  /**
   * Number of threads that play at once, settings of the threads, or another workforce. By default this thread plays.
   * All others need players given by name.
   */
  readonly workers?: number | WorkerSettings | Workforce;
  /** Keeps the record of every game. */
  readonly records?: boolean;
  /** Called after every game, in the order of the schedule. */
  readonly onGame?: (game: PlayedGame, done: number, games: number) => void;
  /** Called after each deal with the report so far: true ends the arena. Games of later deals do not count. */
  readonly until?: (soFar: ArenaReport) => boolean;
}

/** The contestants: names that `playerOf` knows, or players of your own by name. */
export type Contestants<E extends AnyEngine = AnyEngine> = readonly string[] | Readonly<Record<string, Seatable<E>>>;

/**
 * Plays many games between players and compares them. Every table plays each deal in every seating with the same seed,
 * so that the luck of deals and seats cancels out. Apart from measured times, the result depends on the seed alone: not
 * on the number of workers or their speed (unless players think by the clock). Throws `InputError` for invalid settings
 * and names.
 */
export function arena<E extends AnyEngine>(
  engine: E,
  players: Contestants<E>,
  settings: ArenaSettings<E>,
): Promise<ArenaReport>;
export async function arena(engine: AnyEngine, players: Contestants, settings: ArenaSettings): Promise<ArenaReport> {
  const plan = planned(engine, players, settings);
  // loaded late: reports need the rating library, other users of this package do not
  const { aboutArena, report } = await import('./report.js');
  const begun = hostNow();
  const seconds = () => (hostNow() - begun) / 1000;
  const games: PlayedGame[] = [];
  const pool = poolFor(engine, players, plan.terms, settings);
  const about = aboutArena(engine, settings.seed, plan.options, {
    players: plan.names,
    utility: playedFor(engine, settings.utility),
  });
  const soFar = (isEarly = false) => report(about, games, isEarly, seconds());
  try {
    for await (const game of inOrder(plan.fixtures, (fixture) => pool.play(fixture), pool.ahead)) {
      games.push(game);
      settings.onGame?.(game, games.length, plan.games);
      const hopeless = alwaysAtFault(plan.names, games);
      if (hopeless !== undefined) return { ...soFar(true), halted: hopeless };
      const isRound = games.length % plan.perDeal === 0;
      if (isRound && games.length < plan.games && settings.until?.(soFar()) === true) return soFar(true);
    }
    return soFar();
  } finally {
    await pool.close();
  }
}

/** An arena ends when a contestant was at fault in each of this many first games. */
const HOPELESS = 10;

/** The contestant at fault in every one of the first games, and the last fault; undefined when there is none. */
function alwaysAtFault(names: readonly string[], games: readonly PlayedGame[]): string | undefined {
  for (const [who, name] of names.entries()) {
    const played = games.filter(({ seating }) => seating.includes(who));
    if (played.length !== HOPELESS) continue;
    const faults = played.map(({ seating, faults }) => faults.find(({ seat }) => seating[seat] === who));
    const last = faults.at(-1);
    if (last !== undefined && faults.every((fault) => fault !== undefined))
      return `${name} was at fault in each of its ${HOPELESS} games: ${last.message}`;
  }
  return undefined;
}

interface Plan {
  readonly names: readonly string[];
  readonly options: object;
  readonly terms: Terms;
  readonly fixtures: Iterable<Fixture>;
  readonly perDeal: number;
  readonly games: number;
}

const FEWEST = 2;

/** The plan of an arena with checked settings. */
export function planned(engine: AnyEngine, players: Contestants, settings: ArenaSettings): Plan {
  const { seed, options: given = {}, time, onFault, limit, records, thoughts, utility } = settings;
  playedFor(engine, utility);
  const names = Array.isArray(players) ? players : Object.keys(players);
  if (names.length < FEWEST) throw refused('players', names.length, 'two or more');
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw refused('players', twice, 'each of them once');
  const seats = 'players' in given ? whole('options.players', given.players, FEWEST) : FEWEST;
  const { options } = engine.init(seed, { ...given, players: seats });
  const seating = oneOf<SeatPlan>('seats', settings.seats ?? 'rotate', ['rotate', 'all']);
  const plans = tables(names.length, seats).map((table) => seatings(table, seating));
  const perTable = Math.max(...plans.map((plan) => plan.length));
  const deals = Math.ceil(whole('games', settings.games, 1) / perTable);
  const perDeal = plans.reduce((sum, plan) => sum + plan.length, 0);
  return {
    names,
    options,
    terms: {
      options: given,
      ...(time !== undefined && { time }),
      ...(onFault !== undefined && { onFault }),
      ...(limit !== undefined && { limit }),
      ...(records !== undefined && { records }),
      ...(thoughts !== undefined && { thoughts }),
      ...(utility !== undefined && { utility }),
    },
    fixtures: fixtures(plans, deals, seed),
    perDeal,
    games: perDeal * deals,
  };
}

function poolFor(engine: AnyEngine, players: Contestants, terms: Terms, settings: ArenaSettings): Pool {
  const { workers, known, seed } = settings;
  const names = Array.isArray(players) ? players : undefined;
  const seated =
    names?.map((name) => playerOf(engine, name, { ...known, utility: terms.utility })) ?? Object.values(players);
  if (workers === undefined)
    return { play: (fixture) => playFixture(engine, seated, terms, fixture), ahead: 1, close: async () => {} };
  if (names === undefined) throw refused('workers', 'others', 'none, or players by name');
  if (terms.time?.watch !== undefined) throw refused('time.watch', 'a watch', 'none, or no workers');
  const nets = known?.nets;
  const force =
    typeof workers === 'number'
      ? threads({ threads: workers, nets })
      : 'hire' in workers
        ? workers
        : threads({ nets, ...workers });
  return force.hire(engine, { seed, names, terms });
}
