import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { engine } from '@rulewright/ecologic';
import { type Client, connect, createSession } from '@rulewright/protocol';
import { startServer } from '@rulewright/protocol/node';
import { games } from '../../../packages/cli/src/games.js';
import { playOuts } from '../../../packages/protocol/src/playouts.js';
import { atOnce } from '../../../packages/protocol/src/work.js';

// `npm run build && npm run measure -- wire`: what the way through the protocol costs, for EcoLogic with two players. Rates are of
// processor time, that of client and server together, so that other work on the machine disturbs little. Linux alone.

const SERVER = 'node packages/cli/dist/main.js serve';
/** Seconds of processor time for each way; half as much to warm up. */
const SLICE = 2;
const BATCH = 100;
const GAMES = 20;

/** Does a piece of work and says how many of it were done. */
type Way = readonly [name: string, unit: string, work: () => Promise<number>];

async function waysOf(name: string, client: Client): Promise<Way[]> {
  const { at } = await client.request('new', { game: 'ecologic', seed: 'wire', options: { players: 2 } });
  const world = await client.request('simulate', { at, viewer: 0, seed: 1 });
  const one = ['decision', { at }] as const;
  let seed = 0;
  return [
    [`${name}, one by one`, 'requests', async () => Number((await client.request('decision', { at })) !== undefined)],
    [`${name}, ${BATCH} a batch`, 'requests', async () => (await client.batch(Array(BATCH).fill(one))).length],
    [
      `${name}, ${GAMES} games a request`,
      'playouts',
      async () => (await client.request('playouts', { at: world.at, seed: seed++, games: GAMES })).games,
    ],
    [
      `${name}, a game a request`,
      'playouts',
      async () => (await client.request('playouts', { at: world.at, seed: seed++ })).games,
    ],
    [`${name}, a decision a request`, 'playouts', () => playedByHand(client, world.at as number, seed++)],
  ];
}

/** One game, listed and played by the client. */
async function playedByHand(client: Client, world: number, seed: number): Promise<number> {
  const { at } = await client.request('simulate', { at: world, seed });
  for (let decision: unknown = true, i = 0; decision !== null; i++) {
    const legal = await client.request('actions', { at });
    ({ decision } = await client.request('apply', { at, choice: (i * 31 + seed) % legal.length }));
  }
  await client.request('release', { at: at as number });
  return 1;
}

/** The same session without a process between. */
function near(): Client {
  const session = createSession({ games });
  let heard: (text: string) => void = () => {};
  const waiting: string[] = [];
  const input = (async function* () {
    for (;;) yield waiting.shift() ?? (await new Promise<string>((resolve) => (heard = resolve)));
  })();
  return connect({
    input,
    async write(text) {
      const answer = await session.receive(text.trimEnd());
      if (answer === undefined) return;
      const tell = heard;
      heard = (line) => waiting.push(line);
      tell(`${answer}\n`);
    },
  });
}

const state = engine.init('wire', { players: 2 });
let own = 0;
const inProcess: Way = [
  'in process',
  'playouts',
  async () =>
    atOnce(
      playOuts({
        game: { title: 'EcoLogic', engine, rules: {} },
        seed: own++,
        games: GAMES,
        decisions: 1e5,
        left: () => Number.POSITIVE_INFINITY,
        world: (seed) => engine.simulate(state, seed) as never,
      }),
    ).games,
];

/** Which processes work: this one, and a server. */
let server: number | undefined;

/** Seconds that they have had a processor; the clock of Linux ticks a hundred times a second. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  if (server === undefined) return own;
  const [, numbers = ''] = readFileSync(`/proc/${server}/stat`, 'utf8').split(') ');
  const [, , , , , , , , , , , utime, stime] = numbers.split(' ');
  return own + (Number(utime) + Number(stime)) / 100;
}

/** How much of it is done in a second. */
async function rate(work: Way[2], seconds: number): Promise<number> {
  const begun = processorTime();
  let done = 0;
  while (processorTime() - begun < seconds) done += await work();
  return done / (processorTime() - begun);
}

const PYTHON = `
import time
from rulewright import Engine
with Engine() as engine:
    def used():
        fields = open(f"/proc/{engine._process.pid}/stat").read().rpartition(") ")[2].split()
        return time.process_time() + (int(fields[11]) + int(fields[12])) / 100
    def rate(work, seconds):
        begun, done = used(), 0
        while used() - begun < seconds:
            done += work()
        return done / (used() - begun)
    game = engine.new("ecologic", "wire", players=2)
    world = game.simulate(1, viewer=0)
    ways = [
        lambda: 1 if engine.request("decision", at=game.handle) else 1,
        lambda: len(engine.batch([("decision", {"at": game.handle})] * ${BATCH})),
        lambda: world.playouts(1, games=${GAMES})["games"],
    ]
    for work in ways:
        rate(work, ${SLICE} / 2)
    print(*[rate(work, ${SLICE}) for work in ways])
`;

/** The rates of the Python client, measured in a process of its own. */
function python(): (readonly [name: string, unit: string, rate: number])[] {
  const env = { ...process.env, RULEWRIGHT: SERVER, PYTHONPATH: 'clients/python' };
  const [one = 0, batch = 0, play = 0] = execFileSync('python3', ['-c', PYTHON], { env, encoding: 'utf8' })
    .split(' ')
    .map(Number);
  return [
    ['Python, one by one', 'requests', one],
    [`Python, ${BATCH} a batch`, 'requests', batch],
    [`Python, ${GAMES} games a request`, 'playouts', play],
  ];
}

const far = startServer(['sh', '-c', `echo $$ >&2; exec ${SERVER}`], {
  onError: (text) => {
    server = Number(text);
  },
});
const rows: [name: string, unit: string, rate: number][] = [];
async function measure(ways: readonly Way[]): Promise<void> {
  for (const [, , work] of ways) await rate(work, SLICE / 2);
  for (const [name, unit, work] of ways) rows.push([name, unit, await rate(work, SLICE)]);
}
await measure(await waysOf('a process', far));
far.close();
server = undefined;
await measure([inProcess, ...(await waysOf('a session', near()))]);
const [, , base = 1] = rows.find(([name]) => name === inProcess[0]) ?? [];
for (const [name, unit, found] of [...rows, ...python()]) {
  const share = unit === 'playouts' ? `  ${(found / base).toFixed(2)} ×` : '';
  console.log(`${name.padEnd(32)} ${found.toFixed(0).padStart(7)} ${unit}/s${share}`);
}
process.exit();
