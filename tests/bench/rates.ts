import { at } from '@rulewright/core';
import { games } from '../ladder/games.js';
import { boardgameIo } from './boardgame-io.js';
import { type Entry, entries, firstStates } from './engines.js';
import { formerGame } from './former.js';
import { choices } from './random.js';
import { median } from './statistics.js';

const ROUNDS = 5;

/** Decisions per second, and how many times boardgame.io's rate that is: medians over the rounds. */
export interface Rate {
  readonly perSecond: number;
  readonly timesBoardgameIo: number;
}
/** One engine in a process of its own, as in an app that plays one game. */
export interface EngineRates {
  readonly name: string;
  readonly boardgameIo: number;
  readonly simulate: Rate;
  readonly apply: Rate;
  /** `simulate` of the build that the bars of speed count from, and how many times as fast it is now. */
  readonly former?: Rate & { readonly faster: number };
  /** Whole games a second of players who act at random, and not step by step: `playout`. */
  readonly playouts?: number;
  /** Playouts of weighted players: decisions a second against those of uniform ones, and whole games a second. */
  readonly weighted?: { readonly ofUniform: number; readonly games: number };
}

/** All contestants play in turn, a slice each, five rounds: what slows the machine slows them all. */
export async function measureRates(name: string, sliceMs: number): Promise<EngineRates> {
  const entry = at(
    entries.filter((each) => each.name === name),
    0,
  );
  const expert = games.find(({ engine }) => engine.id === entry.engine.id);
  const before = await formerGame(name);
  const peer = contestant(boardgameIo(), sliceMs);
  const simulate = contestant(playOnSimulation(entry), sliceMs);
  const apply = contestant(playByApply(entry), sliceMs);
  const former = before && contestant(before, sliceMs);
  const uniform = expert && contestant(playOut(entry, 'uniform'), sliceMs);
  const weighted = expert && contestant(playOut(entry, expert.expertise.weights(expert.engine)), sliceMs);
  const all = [peer, simulate, apply, former, uniform, weighted].filter((each) => each !== undefined);
  for (const { slice } of all) slice();
  for (const { rates } of all) rates.length = 0;
  for (let round = 0; round < ROUNDS; round++) for (const { slice } of all) slice();

  const ratio = (of: Contestant, to: Contestant) => median(of.rates.map((each, round) => each / at(to.rates, round)));
  const rate = (of: Contestant): Rate => ({ perSecond: median(of.rates), timesBoardgameIo: ratio(of, peer) });
  return {
    name,
    boardgameIo: median(peer.rates),
    simulate: rate(simulate),
    apply: rate(apply),
    ...(former && { former: { ...rate(former), faster: ratio(simulate, former) } }),
    ...(uniform && { playouts: median(uniform.games) }),
    ...(uniform && weighted && { weighted: { ofUniform: ratio(weighted, uniform), games: median(weighted.games) } }),
  };
}

interface Contestant {
  /** Decisions a second, and games a second, of each round. */
  readonly rates: number[];
  readonly games: number[];
  slice(): void;
}

function contestant(playGame: () => number, sliceMs: number): Contestant {
  const rates: number[] = [];
  const games: number[] = [];
  return {
    rates,
    games,
    slice() {
      const start = performance.now();
      let decisions = 0;
      let played = 0;
      let elapsed = 0;
      while (elapsed < sliceMs) {
        decisions += playGame();
        played++;
        elapsed = performance.now() - start;
      }
      rates.push((decisions * 1000) / elapsed);
      games.push((played * 1000) / elapsed);
    },
  };
}

/** A random game on a clone, by `legalActions` and `apply`. */
function playOnSimulation(entry: Entry): () => number {
  const starts = firstStates(entry).map((state) => entry.engine.simulate(state));
  const choose = choices(2);
  let games = 0;
  return () => {
    const game = at(starts, games++ % starts.length).clone();
    let decisions = 0;
    for (let list = game.legalActions(); list.length > 0; list = game.legalActions()) {
      game.apply(at(list, choose(list.length)));
      decisions++;
    }
    return decisions;
  };
}

/** A random game by `legalActions` and `apply`. */
function playByApply(entry: Entry): () => number {
  const { engine } = entry;
  const starts = firstStates(entry);
  const choose = choices(3);
  let games = 0;
  return () => {
    let state = starts[games++ % starts.length];
    let decisions = 0;
    for (let list = engine.legalActions(state); list.length > 0; list = engine.legalActions(state)) {
      state = engine.apply(state, at(list, choose(list.length)));
      decisions++;
    }
    return decisions;
  };
}

/** A game on a clone, by `playout`. */
function playOut(entry: Entry, policy: Parameters<Playing['playout']>[0]): () => number {
  const starts = firstStates(entry).map((state) => entry.engine.simulate(state));
  let games = 0;
  return () => {
    const game = at(starts, games % starts.length).clone();
    game.reseed(games++);
    return game.playout(policy);
  };
}

type Playing = ReturnType<Entry['engine']['simulate']>;
