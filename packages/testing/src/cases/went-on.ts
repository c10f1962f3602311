import type { AnyState } from '../any.js';
import type { CaseEngine } from './game.js';

/** Fields of the shared reading model that say how far a game is. */
const CLOCK = ['round', 'turn', 'phase', 'active'] as const;

/** Names the changes of phase, round and turn, `phase action→income, round 1→2`; undefined when nothing changed. */
export function wentOn(engine: CaseEngine, from: AnyState, to: AnyState): string | undefined {
  const before = clockOf(engine, from);
  const after = clockOf(engine, to);
  const gone = [...after].filter(([name, value]) => before.get(name) !== value);
  return gone.length === 0 ? undefined : gone.map(([name, value]) => `${name} ${before.get(name)}→${value}`).join(', ');
}

function clockOf(engine: CaseEngine, state: AnyState): Map<string, string> {
  const { shared } = engine.ask(state);
  const model = (shared?.() ?? {}) as Readonly<Record<string, unknown>>;
  const found = new Map<string, string>();
  for (const name of CLOCK) {
    const value = model[name];
    const plain = typeof value === 'object' && value !== null ? (value as { readonly number?: unknown }).number : value;
    if (typeof plain === 'string' || typeof plain === 'number') found.set(name, String(plain));
  }
  return found;
}
