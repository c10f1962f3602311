import type { AgendaRecord, Secrets, State, Zone } from './game.js';
import type { Seat } from './types.js';

// The lists of cards that a zone table names, in a state and in the snapshots of its agenda.

export type Visit = (cards: number[], zone: Zone, owner: Seat | undefined) => void;

/** Shows every card list of a pool that the zone table names below `root`. */
export function visitZones(secrets: Secrets, pool: string, root: object, visit: Visit): void {
  for (const [path, zone] of Object.entries(secrets.zones))
    if (zone.pool === pool) descend(root, path.split('.'), 0, undefined, (cards, owner) => visit(cards, zone, owner));
}

function descend(
  node: unknown,
  steps: readonly string[],
  depth: number,
  owner: Seat | undefined,
  visit: (cards: number[], owner: Seat | undefined) => void,
): void {
  const step = steps[depth];
  if (step === undefined) visit(node as number[], owner);
  else if (step === '*')
    (node as unknown[]).forEach((element, i) => {
      descend(element, steps, depth + 1, owner ?? i, visit);
    });
  else {
    const child = (node as Record<string, unknown>)[step];
    if (child !== undefined) descend(child, steps, depth + 1, owner, visit);
  }
}

/** The snapshots that the records of an agenda hold. */
export function snapshotsIn(secrets: Secrets, agenda: readonly AgendaRecord[]): object[] {
  const fields = secrets.snapshots ?? [];
  return agenda.flatMap((record) =>
    fields.flatMap((field) => {
      const part = (record as unknown as Record<string, unknown>)[field];
      return typeof part === 'object' && part !== null ? [part] : [];
    }),
  );
}

/** Every problem of the zones: each card of a pool lies in exactly one place, now and in each snapshot. */
export function zoneProblems(secrets: Secrets, content: unknown, state: State): string[] {
  const snapshots = snapshotsIn(secrets, state.agenda);
  return Object.entries(secrets.pools({ options: state.options, content })).flatMap(([name, { cards, id }]) => {
    if (id !== undefined) return [];
    const expected = sorted(cards);
    const lying = (root: object): number[][] => {
      const lists: number[][] = [];
      visitZones(secrets, name, root, (list) => lists.push(list));
      return lists;
    };
    const parted = (lists: number[][]) => sorted(lists.flatMap((list) => [...list])) === expected;
    if (!parted(lying(state))) return [`the zones of pool ${name} do not partition it`];
    const torn = snapshots.map(lying).some((lists) => lists.length > 0 && !parted(lists));
    return torn ? [`the zones of pool ${name} in a snapshot do not partition it`] : [];
  });
}

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();
