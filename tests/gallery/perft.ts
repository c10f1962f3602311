import type { AnyAction, Engine, Seat, Simulation } from '@rulewright/core';

/** What is counted: a simulation of any small game. */
type Counted<Action extends AnyAction> = Pick<
  Simulation<unknown, Action>,
  'legalActions' | 'apply' | 'clone' | 'decision'
>;
type StaysInTurn<Action extends AnyAction> = (after: Counted<Action>, seat: Seat) => boolean;

/** How many ways lead `depth` plies on. An action after which `staysInTurn` is no ply of its own. */
export function perft<Action extends AnyAction>(
  position: Counted<Action>,
  depth: number,
  staysInTurn: StaysInTurn<Action> = () => false,
): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const action of position.legalActions()) {
    const next = position.clone();
    next.apply(action);
    nodes += perft(next, staysInTurn(next, action.seat) ? depth : depth - 1, staysInTurn);
  }
  return nodes;
}

/** A simulation that stands at the start. */
export const simulated = <State, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
) => engine.simulate(engine.init('perft'));

/** The same seat is asked again: it goes on with the piece that has just moved. */
export const goesOn = (after: { decision(): unknown }, seat: Seat): boolean =>
  (after.decision() as { readonly seats?: readonly Seat[] } | undefined)?.seats?.[0] === seat;
