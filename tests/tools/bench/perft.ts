import { at } from '@rulewright/core';
import { engine as connectFour } from '../../../examples/games/connect-four.js';
import { engine as ticTacToe } from '../../../examples/games/tic-tac-toe.js';
import { perft, simulated } from '../../gallery/perft.js';
import { installBoardgameIo, perftOfBoardgameIo } from './boardgame-io.js';
import { connectFourByHand, ticTacToeByHand } from './by-hand.js';
import { median } from './statistics.js';

// `npm run measure -- perft`: how many positions of a game tree are counted a second, by our engine, by a version that was written by
// hand for nothing else, and by boardgame.io's reducer. All count the same numbers. Slices take turns; the median of five.

interface Way {
  readonly name: string;
  readonly depth: number;
  readonly nodes: number;
  readonly count: (depth: number) => number;
}

const SLICE_MS = 1000;
const ROUNDS = 5;

function rate({ name, depth, nodes, count }: Way): number {
  const begun = performance.now();
  let counted = 0;
  while (performance.now() - begun < SLICE_MS) {
    const found = count(depth);
    if (found !== nodes) throw new Error(`${name} counts ${found} at depth ${depth}, not ${nodes}`);
    counted += found;
  }
  return (counted * 1000) / (performance.now() - begun);
}

installBoardgameIo();
const ways: readonly Way[] = [
  { name: 'tic-tac-toe by hand', depth: 6, nodes: 54720, count: ticTacToeByHand },
  { name: 'tic-tac-toe on core', depth: 6, nodes: 54720, count: (depth) => perft(simulated(ticTacToe), depth) },
  { name: 'tic-tac-toe on boardgame.io', depth: 5, nodes: 15120, count: perftOfBoardgameIo() },
  { name: 'Connect Four by hand', depth: 6, nodes: 117649, count: connectFourByHand },
  { name: 'Connect Four on core', depth: 6, nodes: 117649, count: (depth) => perft(simulated(connectFour), depth) },
];
/** A slice of each that does not count, then the others in turn. */
const slices = Array.from({ length: ROUNDS + 1 }, () => ways.map(rate)).slice(1);
for (const [i, { name }] of ways.entries()) {
  const rates = slices.map((slice) => at(slice, i));
  const said = [median(rates), Math.min(...rates), Math.max(...rates)].map((each) => `${Math.round(each)}`);
  console.log(`${name}: ${said[0]} positions/s (${said[1]} to ${said[2]})`);
}
