import { freeze, Immer } from 'immer';
import { clone } from './clone.js';

const immer = new Immer({ autoFreeze: true });

/** Freezes a fresh value through and through. */
export const frozen = <X>(value: X): X => freeze(value, true);

/** The value itself when it is frozen, as every state of an engine is; else a frozen copy, so that the caller's stays as it is. */
const settled = <X extends object>(value: X): X => (Object.isFrozen(value) ? value : frozen(clone(value)));

/**
 * The frozen `base` brought to what `next` is: unchanged parts stay the same objects, `base` itself comes back when
 * nothing differs. `next` is used up: its parts may stand in the result. The two have the same fields.
 */
export function commit<X extends object>(base: X, next: X): X {
  const start = settled(base);
  return immer.produce(start, (draft) => {
    write(draft, start, next);
  });
}

/** A frozen copy of `base` with some fields replaced. */
export function amend<X extends object>(base: X, fields: Partial<X>): X {
  return frozen({ ...settled(base), ...fields });
}

type Tree = Record<string | number, unknown>;

/** One pass over both trees; drafts are made only along the paths that lead to a difference. */
function write(draft: object, base: object, next: object): void {
  const path: (string | number)[] = [];
  const here = (): Tree => {
    let node = draft as Tree;
    for (const key of path) node = node[key] as Tree;
    return node;
  };
  const visit = (old: Tree, now: Tree): void => {
    if (Array.isArray(now) && Array.isArray(old)) {
      for (let i = 0; i < now.length; i++) compare(old, now, i);
      if (old.length > now.length) here().length = now.length;
      return;
    }
    for (const key in now) compare(old, now, key);
  };
  const compare = (old: Tree, now: Tree, key: string | number): void => {
    const before = old[key];
    const after = now[key];
    if (before === after) return;
    if (!isTree(before) || !isTree(after) || !alike(before, after)) {
      here()[key] = after;
      return;
    }
    if (Array.isArray(after) && Array.isArray(before) && !isTree(after[0] ?? before[0])) {
      // a list of plain values is replaced as a whole: one write instead of many
      if (!sameValues(before, after)) here()[key] = after;
      return;
    }
    path.push(key);
    visit(before, after);
    path.pop();
  };
  visit(base as Tree, next as Tree);
}

function sameValues(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) return false;
  return true;
}

/** Both are arrays, or objects with the same fields. */
function alike(before: Tree, after: Tree): boolean {
  if (Array.isArray(before) || Array.isArray(after)) return Array.isArray(before) && Array.isArray(after);
  let fields = 0;
  for (const key in after) {
    if (!Object.hasOwn(before, key)) return false;
    fields++;
  }
  for (const _ in before) fields--;
  return fields === 0;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
