import { at } from '@rulewright/core';
import { games } from '../ladder/games.js';
import { boardgameIo } from './boardgame-io.js';
import { type Entry, entries, firstStates } from './engines.js';
import { formerGame } from './former.js';
import { choices } from './random.js';
import { type Contestant, contestant, type PlayGame, STRETCH } from './stretches.js';

const ROUNDS = 12;

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
 * and the quickest time of each stretch of a game counts, so that a busy machine disturbs little. Simulations come first, in a process that has seen no frozen state: code that
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
  for (let round = 0; round < ROUNDS; round++) for (const each of contestants) each?.slice((sliceMs * 3) / ROUNDS);
}

/** A random game on a clone, by `legalActions` and `apply`. */
function playOnSimulation(entry: Entry): PlayGame {
  const starts = firstStates(entry).map((state) => entry.engine.simulate(state));
  return (number, lap) => {
    const choose = choices(number);
    const game = at(starts, number).clone();
    let decisions = 0;
    for (let list = game.legalActions(); list.length > 0; list = game.legalActions()) {
      game.apply(at(list, choose(list.length)));
      if (++decisions % STRETCH === 0) lap();
    }
    return decisions;
  };
}

/** A random game by `legalActions` and `apply`. */
function playByApply(entry: Entry): PlayGame {
  const { engine } = entry;
  const starts = firstStates(entry);
  return (number, lap) => {
    const choose = choices(number);
    let state = starts[number];
    let decisions = 0;
    for (let list = engine.legalActions(state); list.length > 0; list = engine.legalActions(state)) {
      state = engine.apply(state, at(list, choose(list.length)));
      if (++decisions % STRETCH === 0) lap();
    }
    return decisions;
  };
}

/** A game on a clone, by `playout`. */
function playOut(entry: Entry, policy: Parameters<Playing['playout']>[0]): PlayGame {
  const starts = firstStates(entry).map((state) => entry.engine.simulate(state));
  return (number) => {
    const game = at(starts, number).clone();
    game.reseed(number);
    return game.playout(policy);
  };
}

type Playing = ReturnType<Entry['engine']['simulate']>;
