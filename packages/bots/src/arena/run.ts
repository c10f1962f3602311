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

/** How an arena is played. */
export interface ArenaSettings<E extends AnyEngine = AnyEngine>
  extends Pick<MatchSettings<E>, 'time' | 'onFault' | 'limit' | 'thoughts'> {
  /** Decides everything: the draws of every game and what every player draws. */
  readonly seed: Seed;
  /** How many games each table plays at least; as many more as it takes until everybody has had every seat in every deal. */
  readonly games: number;
  /** Options of the game; `players` is how many sit at a table, 2 when not given. */
  readonly options?: Partial<OptionsIn<E>>;
  /** How the seats of a table change within a deal: everybody moves on by one (`rotate`), or in every order (`all`). */
  readonly seats?: SeatPlan;
  /**
   * What is played for: what games are counted in (`worth` of the standings), and what players by name play for, unless the
   * name says it; what the game says when not given.
   */
  readonly utility?: UtilitySetting;
  /** Where players are found that are given by name. */
  readonly known?: Known<E>;
  /**
   * How many threads play at once, or more about them, or somebody else who plays; in this thread when not given. Others
   * need players by name.
   */
  readonly workers?: number | WorkerSettings | Workforce;
  /** Keeps the record of every game. */
  readonly records?: boolean;
  /** Hears of every game, in the order of the schedule. */
  readonly onGame?: (game: PlayedGame, done: number, games: number) => void;
  /** Asked after each deal, with what is known so far: true ends the arena. Games of later deals do not count. */
  readonly until?: (soFar: ArenaReport) => boolean;
}

/** Contestants: names that `playerOf` knows, or players of one's own by name. */
export type Contestants<E extends AnyEngine = AnyEngine> = readonly string[] | Readonly<Record<string, Seatable<E>>>;

/**
 * Plays many games of some players and compares them. At every table each deal is played in every seating with the same
 * seed, so that the luck of the deal and of the seats cancels out. The result, but for what is measured in time, depends on
 * the seed alone: not on the number of workers nor on their speed (unless players think by the clock). Throws `InputError`
 * for settings and names that are not valid.
 */
export function arena<E extends AnyEngine>(
  engine: E,
  players: Contestants<E>,
  settings: ArenaSettings<E>,
): Promise<ArenaReport>;
export async function arena(engine: AnyEngine, players: Contestants, settings: ArenaSettings): Promise<ArenaReport> {
  const plan = planned(engine, players, settings);
  // with the ratings and all that they need, which nobody loads who plays no games
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

/** So many games with a fault in each are enough. */
const HOPELESS = 10;

/** Who has been at fault in every game, after so many, and in which way; undefined when nobody has. */
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

/** What will be played, by settings that are valid. */
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
  const force =
    typeof workers === 'number' ? threads({ threads: workers }) : 'hire' in workers ? workers : threads(workers);
  return force.hire(engine, { seed, names, terms });
}
