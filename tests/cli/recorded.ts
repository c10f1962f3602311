import { type EcoLogicAction, type EcoLogicEvent, type EcoLogicState, engine } from '@rulewright/ecologic';
import { readGolden } from '../golden/golden.js';

export interface Step {
  readonly before: EcoLogicState;
  readonly action: EcoLogicAction;
  readonly after: EcoLogicState;
  readonly events: readonly EcoLogicEvent[];
}

/** The steps of a recorded game of EcoLogic. */
export function* stepsOf(name: string): Generator<Step> {
  const { record } = readGolden(engine, name);
  let before = engine.replay(record, 0);
  for (const action of record.actions) {
    const { state: after, events } = engine.step(before, action);
    yield { before, action, after, events: events.map(({ event }) => event) };
    before = after;
  }
}
