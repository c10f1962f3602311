import { type AnyAction, type Engine, isInputError } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { generator } from '@rulewright/testing';

// `npm run measure -- chances`: of the decisions whose result is left to chance, how many can be enumerated within the usual limit.

type AnyEngine = Engine<unknown, AnyAction, { players: number }, unknown>;
const games: readonly (readonly [name: string, engine: AnyEngine, options: { players: number; turnLimit?: number }])[] =
  [
    ['EcoLogic', ecologic, { players: 3 }],
    ['Emix', emix, { players: 2 }],
    ['Does Not Exist', doesNotExist, { players: 3 }],
    ['Euphoria', euphoria, { players: 3, turnLimit: 120 }],
  ];

const GAMES = Number(process.argv[2] ?? 8);
/** One decision in that many is looked at. */
const STRIDE = 7;

interface Tally {
  random: number;
  listed: number;
  listedForViewer: number;
}

function look(engine: AnyEngine, state: unknown, action: AnyAction, tally: Tally): void {
  const viewer = action.seat === 0 ? 1 : 0;
  const all = counted(() => engine.chanceOutcomes(state, action));
  if (all === 1) return;
  tally.random++;
  if (all !== undefined) tally.listed++;
  if (counted(() => engine.chanceOutcomes(state, action, { viewer })) !== undefined) tally.listedForViewer++;
}

/** How many results there are; undefined when there are too many. */
function counted(outcomes: () => readonly unknown[]): number | undefined {
  try {
    return outcomes().length;
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}

for (const [name, engine, options] of games) {
  const tally: Tally = { random: 0, listed: 0, listedForViewer: 0 };
  for (let seed = 0; seed < GAMES; seed++) {
    const random = generator(`chances/${seed}`);
    let state = engine.init(`chances/${seed}`, options);
    for (let decision = 0; ; decision++) {
      const legal = engine.legalActions(state);
      const action = legal[Math.floor(random() * legal.length)];
      if (action === undefined) break;
      if (decision % STRIDE === 0) look(engine, state, action, tally);
      state = engine.apply(state, action);
    }
  }
  const share = (count: number): string => `${((100 * count) / tally.random).toFixed(1)} %`;
  console.log(
    `${name}: ${tally.random} decisions with chance, listed ${share(tally.listed)}, for a viewer ${share(tally.listedForViewer)}`,
  );
}
