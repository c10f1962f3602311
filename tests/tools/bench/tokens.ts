import { games } from '../../../packages/mcp/src/index.js';
import { costOf, rowOf, toolsCost } from './token-costs.js';

// `npm run measure -- tokens`: what a game over MCP costs a language model, in tokens. It plays seat 0 of two, evenly
// among what is listed, against `weighted`. A minute and a half.

console.log(`The list of tools has ${(await toolsCost()).toLocaleString('en-GB')} characters.\n`);
console.log(
  '| game | begins | a decision, median | nine in ten are below | decisions | whole game |\n|---|---|---|---|---|---|',
);
for (const { engine } of games) console.log(rowOf(await costOf(engine.id)));
