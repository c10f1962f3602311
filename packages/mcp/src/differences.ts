const MOST = 8;

/** Where two pieces of JSON differ, and how: `players.0.coins: 3 → 5`; eight places at most. */
export function differences(before: unknown, after: unknown): string[] {
  const found: string[] = [];
  const compare = (a: unknown, b: unknown, path: string): void => {
    if (found.length >= MOST || JSON.stringify(a) === JSON.stringify(b)) return;
    const [left, right] = [partsOf(a), partsOf(b)];
    if (left === undefined || right === undefined) found.push(`${path}: ${JSON.stringify(a)} → ${JSON.stringify(b)}`);
    else
      for (const name of new Set([...left.keys(), ...right.keys()]))
        compare(left.get(name), right.get(name), path === '' ? name : `${path}.${name}`);
  };
  compare(before, after, '');
  return found;
}

const partsOf = (value: unknown): ReadonlyMap<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
