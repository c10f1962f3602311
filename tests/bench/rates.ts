import { at } from '@rulewright/core';
import { boardgameIo } from './boardgame-io.js';
import { type Entry, entries, firstStates } from './engines.js';
import { choices } from './random.js';
import { median } from './statistics.js';

const ROUNDS = 5;

/** Decisions per second, and how many times boardgame.io's rate that is: medians over the rounds. */
export interface Rate {
  readonly perSecond: number;
  readonly timesBoardgameIo: number;
}
export interface Rates {
  readonly boardgameIo: number;
  readonly engines: readonly { readonly name: string; readonly simulate: Rate; readonly apply: Rate }[];
}

/** All contestants play in turn, a slice each, five rounds: what slows the machine slows them all. */
export function measureRates(sliceMs: number): Rates {
  const peer = contestant(boardgameIo(), sliceMs);
  const contests = entries.map((entry) => ({
    name: entry.name,
    simulate: contestant(playOnFork(entry), sliceMs),
    apply: contestant(playByApply(entry), sliceMs),
  }));
  const all = [peer, ...contests.flatMap(({ simulate, apply }) => [simulate, apply])];
  for (const { slice } of all) slice();
  for (const { rates } of all) rates.length = 0;
  for (let round = 0; round < ROUNDS; round++) for (const { slice } of all) slice();

  const rate = ({ rates }: Contestant): Rate => ({
    perSecond: median(rates),
    timesBoardgameIo: median(rates.map((each, round) => each / at(peer.rates, round))),
  });
  const engines = contests.map(({ name, simulate, apply }) => ({ name, simulate: rate(simulate), apply: rate(apply) }));
  return { boardgameIo: median(peer.rates), engines };
}

interface Contestant {
  readonly rates: number[];
  slice(): void;
}

function contestant(playGame: () => number, sliceMs: number): Contestant {
  const rates: number[] = [];
  return {
    rates,
    slice() {
      const start = performance.now();
      let decisions = 0;
      let elapsed = 0;
      while (elapsed < sliceMs) {
        decisions += playGame();
        elapsed = performance.now() - start;
      }
      rates.push((decisions * 1000) / elapsed);
    },
  };
}

/** A random game on a clone, by `legalActions` and `play`. */
function playOnFork(entry: Entry): () => number {
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
