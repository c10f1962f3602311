import { type Ask, type BaseState, type GameTypes, kit } from '@rulewright/core/author';

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
// `action`, `refuse` and `defineGame` know the types of this game
const { action } = kit<Throw>();

/** THROW-1 */
const throwDie = action('throw', {
  during: ['turn'],
  fields: {},
  perform({ state, random }) {
    state.face = random.die();
  },
});

console.log(throwDie.type); // throw
