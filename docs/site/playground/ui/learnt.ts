/** The lessons and puzzles that were done in this browser, by their names. */
const KEPT = 'rulewright.learnt';

export function learnt(): ReadonlySet<string> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return new Set(Array.isArray(json) ? json.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

export function noteLearnt(id: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...learnt(), id])]));
  } catch {
    // a browser that keeps nothing teaches all the same
  }
}
