import { at } from '@rulewright/core';
import { games } from '../ladder/games.js';
import { boardgameIo } from './boardgame-io.js';
import { type Entry, entries, firstStates } from './engines.js';
import { formerEntry } from './former.js';
import { choices } from './random.js';
import { type Effort, inRounds, type Measured, measured, type Rates, type Side, times } from './rounds.js';

/** The random games that every side plays, by number. */
const GAMES = 8;

/** Decisions per second, and how many times boardgame.io's rate that is. */
export interface Rate {
  readonly perSecond: number;
  readonly timesBoardgameIo: Measured;
}
/** One engine in a process of its own, as in an app that plays one game. */
export interface EngineRates {
  readonly name: string;
  readonly boardgameIo: number;
  readonly simulate: Rate;
  /** `simulate` in a process that plays by `apply` too, as a share of what it does alone. */
  readonly besideApply: number;
  readonly apply: Rate;
  /** How many times as fast as the former build: `playout('uniform')` and `apply`. */
  readonly former?: { readonly playout: Measured; readonly apply: Measured };
  /** Whole games a second of players who act at random, and not step by step: `playout`. */
  readonly playouts?: number;
  /** Playouts of weighted players: decisions a second against those of uniform ones, and whole games a second. */
  readonly weighted?: { readonly ofUniform: Measured; readonly games: number };
}

/**
 * Sides play the same games in turn. Simulations come first, in a process that has seen no frozen state: code that reads
 * frozen states as well is slower.
 */
export async function measureRates(name: string, effort: Omit<Effort, 'pieces'>): Promise<EngineRates> {
  const entry = at(
    entries.filter((each) => each.name === name),
    0,
  );
  const expert = games.find(({ engine }) => engine.id === entry.engine.id);
  const before = expert && (await formerEntry(name));
  const peer = boardgameIo();
  const played = expert && {
    uniform: playOut(entry, 'uniform'),
    weighted: playOut(entry, expert.expertise.weights(expert.engine)),
  };
  const all = { ...effort, pieces: GAMES };
  const uniform = played?.uniform;
  // two builds meet while the code of both is equally new to the process
  const playouts = inRounds({ uniform, former: before && playOut(before, 'uniform') }, all);
  const live = inRounds({ peer, simulate: playOnSimulation(entry) }, all);
  const policies = inRounds({ uniform, weighted: played?.weighted }, all);
  const applied = inRounds({ apply: playByApply(entry), former: before && playByApply(before) }, all);
  const frozen = inRounds({ peer, apply: playByApply(entry), beside: playOnSimulation(entry) }, all);
  const rate = (of: Rates, to: Rates): Rate => ({ perSecond: measured(of).median, timesBoardgameIo: times(of, to) });
  const gamesASecond = (rates: Rates, side: Side): number => measured(rates).median / meanLength(side);
  return {
    name,
    boardgameIo: measured(live.peer).median,
    simulate: rate(live.simulate, live.peer),
    besideApply: measured(frozen.beside).median / measured(live.simulate).median,
    apply: rate(frozen.apply, frozen.peer),
    ...(playouts.uniform &&
      playouts.former &&
      applied.former && {
        former: { playout: times(playouts.uniform, playouts.former), apply: times(applied.apply, applied.former) },
      }),
    ...(played &&
      policies.uniform &&
      policies.weighted && {
        playouts: gamesASecond(policies.uniform, played.uniform),
        weighted: {
          ofUniform: times(policies.weighted, policies.uniform),
          games: gamesASecond(policies.weighted, played.weighted),
        },
      }),
  };
}

const meanLength = (side: Side): number =>
  Array.from({ length: GAMES }, (_, game) => side(game)).reduce((sum, decisions) => sum + decisions, 0) / GAMES;

/** A random game on a clone, by `legalActions` and `apply`. */
function playOnSimulation(entry: Entry): Side {
  const starts = firstStates(entry).map((state) => entry.engine.simulate(state));
  return (number) => {
    const choose = choices(number);
    const game = at(starts, number).clone();
    let decisions = 0;
    for (let list = game.legalActions(); list.length > 0; list = game.legalActions()) {
      game.apply(at(list, choose(list.length)));
      decisions++;
    }
    return decisions;
  };
}

/** Longer games are left there: so many decisions show how fast `apply` is. */
const MOST_APPLIED = 400;

/** A random game by `legalActions` and `apply`. */
function playByApply(entry: Entry): Side {
  const { engine } = entry;
  const starts = firstStates(entry);
  return (number) => {
    const choose = choices(number);
    let state = starts[number];
    let decisions = 0;
    for (
      let list = engine.legalActions(state);
      list.length > 0 && decisions < MOST_APPLIED;
      list = engine.legalActions(state)
    ) {
      state = engine.apply(state, at(list, choose(list.length)));
      decisions++;
    }
    return decisions;
  };
}

/** A game on a clone, by `playout`. */
export function playOut(entry: Entry, policy: Parameters<Playing['playout']>[0]): Side {
  const starts = firstStates(entry).map((state) => entry.engine.simulate(state));
  return (number) => {
    const game = at(starts, number).clone();
    game.reseed(number);
    return game.playout(policy);
  };
}

type Playing = ReturnType<Entry['engine']['simulate']>;
