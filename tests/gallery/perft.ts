import type { AnyAction, Simulation } from '@rulewright/core';

/** How many ways lead `depth` plies on. `sameTurn` says of the action before whether this one still belongs to it: such a one is no ply of its own. */
export function perft<Action extends AnyAction>(
  simulation: Simulation<unknown, Action>,
  depth: number,
  staysInTurn: (after: Simulation<unknown, Action>, seat: number) => boolean = () => false,
): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const action of simulation.legalActions()) {
    const next = simulation.clone();
    next.apply(action);
    nodes += perft(next, staysInTurn(next, action.seat) ? depth : depth - 1, staysInTurn);
  }
  return nodes;
}
