import { type AnyEngine, type Command, SERVER, type Table, type Tables } from '@rulewright/table';

// Two laws of tables, whatever people do.

/** While a table plays, the claim at its deadline is accepted, or the server or one of these people has a legal answer. */
export function isAlive(
  { tables, engine }: { readonly tables: Tables<AnyEngine>; readonly engine: AnyEngine },
  table: Table,
  names: readonly string[],
): boolean {
  if (table.phase !== 'playing') return true;
  const due = tables.deadline(table);
  if (due !== undefined) {
    const claimed: Command = { type: 'claim-time', by: SERVER, at: due.at, seat: due.seat };
    return tables.explain(table, claimed) === undefined;
  }
  return engine.legalActions(table.state).some((action) =>
    [SERVER, ...names].some((by) => {
      const command: Command = { type: 'act', by, at: table.time, action, decision: table.decision };
      return tables.explain(table, command) === undefined;
    }),
  );
}

/** The people of a table: what each knows of hidden cards is what one seat could know. */
export class Knowledge {
  private readonly seats = new Map<string, number>();

  /** Notes who sits where; false when somebody has sat at two seats. */
  isOfOneSeat({ phase, seats }: Table): boolean {
    if (phase === 'gathering') return true;
    return seats.every(({ occupant }, seat) => {
      if (occupant === null || !('person' in occupant)) return true;
      const own = this.seats.get(occupant.person) ?? seat;
      this.seats.set(occupant.person, own);
      return own === seat;
    });
  }
}
