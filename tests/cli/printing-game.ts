import { ticTacToe as played } from '../games/tic-tac-toe.js';

// A game that prints wherever it can.

console.log('printed while it loads');
process.stdout.write('printed past the console\n');

type Engine = typeof played;
const apply: Engine['apply'] = (...given) => {
  console.log('printed while it is played');
  return played.apply(...given);
};
const step: Engine['step'] = (...given) => {
  console.info('printed while it is played');
  return played.step(...given);
};

export const engine: Engine = { ...played, apply, step };
