import {
  type Ask,
  type BaseState,
  createEngine,
  type GameTypes,
  kit,
  noContent,
  noSecrets,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// one player throws one die, and that is the result
interface State extends BaseState<Throw> {
  face: number;
}
interface Throw extends GameTypes {
  State: State;
  Options: { players: number };
  Content: { readonly id: string };
  Task: never;
  Choice: { kind: 'turn' } & Ask;
  Event: never;
  Rule: 'THROW-1';
  Refusal: never;
}
const { action, defineGame } = kit<Throw>();

/** THROW-1 */
const throwDie = action('throw', {
  during: ['turn'],
  fields: {},
  perform({ state, random }) {
    state.face = random.die();
  },
});

const whole = z.int().check(z.minimum(0));
const game = defineGame({
  id: 'throw',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  options: z.strictObject({ players: z._default(z.int(), 1) }),
  content: noContent,
  schema: z.strictObject({ face: whole, agenda: z.array(z.strictObject({ kind: z.literal('turn'), seat: whole })) }),
  invariants: {},
  setup: () => ({ face: 0, agenda: [{ kind: 'turn', seat: 0 }] }),
  tasks: {},
  choices: { turn: { rule: 'THROW-1', actions: [throwDie] } },
  outcome: ({ state }) => ({ winners: [0], ranking: [[0]], scores: [state.face], reason: 'thrown' }),
  secrets: noSecrets,
});

const engine = createEngine(game);
const end = engine.apply(engine.scriptDraws(engine.init('seed'), [6]), { type: 'throw', seat: 0 });
console.log(engine.outcome(end)?.scores); // [ 6 ]
