import { createRequire } from 'node:module';
import { guard, toBoardgame } from '@rulewright/boardgame-io';
import { engine } from '@rulewright/ecologic';

const require = createRequire(import.meta.url); // Node cannot import boardgame.io; bundlers can
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

const games = [toBoardgame(engine)];
/** Runs a server that lets a client make its own moves and no others. */
function run(port: number) {
  const server = Server({ games });
  guard(server, games);
  return server.run(port);
}
console.log(run.name); // run
