/** True if two pieces of plain data are equal, in whatever order their fields are. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size && mine.every(([name, value]) => theirs.has(name) && same(value, theirs.get(name)))
  );
}
