import { at } from '@rulewright/core';
import { games } from '../ladder/games.js';
import { boardgameIo } from './boardgame-io.js';
import { type Entry, entries, firstStates } from './engines.js';
import { formerGame } from './former.js';
import { choices } from './random.js';

const ROUNDS = 12;
/** So many games are played again and again. */
const GAMES = 8;

/** Decisions per second, and how many times boardgame.io's rate that is. */
export interface Rate {
  readonly perSecond: number;
  readonly timesBoardgameIo: number;
}
/** One engine in a process of its own, as in an app that plays one game. */
export interface EngineRates {
  readonly name: string;
  readonly boardgameIo: number;
  readonly simulate: Rate;
  /** `simulate` in a process that plays by `apply` too, as a share of what it does alone. */
  readonly besideApply: number;
  readonly apply: Rate;
  /** `simulate` of the build that the bars of speed count from, and how many times as fast it is now. */
  readonly former?: Rate & { readonly faster: number };
  /** Whole games a second of players who act at random, and not step by step: `playout`. */
  readonly playouts?: number;
  /** Playouts of weighted players: decisions a second against those of uniform ones, and whole games a second. */
  readonly weighted?: { readonly ofUniform: number; readonly games: number };
}

/**
 * Contestants play in turn, a slice each: what slows the machine slows them all. Each plays the same games again and again,
 * and the quickest time of each game counts. Simulations come first, in a process that has seen no frozen state: code that
 * reads frozen states as well is slower.
 */
export async function measureRates(name: string, sliceMs: number): Promise<EngineRates> {
  const entry = at(
    entries.filter((each) => each.name === name),
    0,
  );
  const expert = games.find(({ engine }) => engine.id === entry.engine.id);
  const before = await formerGame(name);
  const peer = contestant(boardgameIo());
  const simulate = contestant(playOnSimulation(entry));
  const former = before && contestant(before);
  const uniform = expert && contestant(playOut(entry, 'uniform'));
  const weighted = expert && contestant(playOut(entry, expert.expertise.weights(expert.engine)));
  playInTurn([peer, simulate, former, uniform, weighted], sliceMs);
  const apply = contestant(playByApply(entry));
  const beside = contestant(playOnSimulation(entry));
  playInTurn([peer, apply, beside], sliceMs);

  const ratio = (of: Contestant, to: Contestant) => of.decisions() / to.decisions();
  const rate = (of: Contestant): Rate => ({ perSecond: of.decisions(), timesBoardgameIo: ratio(of, peer) });
  return {
    name,
    boardgameIo: peer.decisions(),
    simulate: rate(simulate),
    besideApply: ratio(beside, simulate),
    apply: rate(apply),
    ...(former && { former: { ...rate(former), faster: ratio(simulate, former) } }),
    ...(uniform && { playouts: uniform.games() }),
    ...(uniform && weighted && { weighted: { ofUniform: ratio(weighted, uniform), games: weighted.games() } }),
  };
}

function playInTurn(contestants: readonly (Contestant | undefined)[], sliceMs: number): void {
  for (let round = 0; round < ROUNDS; round++) for (const each of contestants) each?.slice((sliceMs * 6) / ROUNDS);
}

interface Contestant {
  slice(ms: number): void;
  /** A second, in the quickest times of the games. */
  decisions(): number;
  games(): number;
}

function contestant(playGame: (game: number) => number): Contestant {
  const quickest: number[] = [];
  const lengths: number[] = [];
  let next = 0;
  const aSecond = (count: number): number => (count * 1000) / sum(quickest);
  return {
    slice(ms) {
      const end = performance.now() + ms;
      do {
        const game = next++ % GAMES;
        const start = performance.now();
        lengths[game] = playGame(game);
        quickest[game] = Math.min(quickest[game] ?? Number.POSITIVE_INFINITY, performance.now() - start);
      } while (performance.now() < end);
    },
    decisions: () => aSecond(sum(lengths)),
    games: () => aSecond(lengths.length),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A random game on a clone, by `legalActions` and `apply`. */
function playOnSimulation(entry: Entry): (game: number) => number {
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

/** A random game by `legalActions` and `apply`. */
function playByApply(entry: Entry): (game: number) => number {
  const { engine } = entry;
  const starts = firstStates(entry);
  return (number) => {
    const choose = choices(number);
    let state = starts[number];
    let decisions = 0;
    for (let list = engine.legalActions(state); list.length > 0; list = engine.legalActions(state)) {
      state = engine.apply(state, at(list, choose(list.length)));
      decisions++;
    }
    return decisions;
  };
}

/** A game on a clone, by `playout`. */
function playOut(entry: Entry, policy: Parameters<Playing['playout']>[0]): (game: number) => number {
  const starts = firstStates(entry).map((state) => entry.engine.simulate(state));
  return (number) => {
    const game = at(starts, number).clone();
    game.reseed(number);
    return game.playout(policy);
  };
}

type Playing = ReturnType<Entry['engine']['simulate']>;
