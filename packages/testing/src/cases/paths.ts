import { isTree, type Tree, written } from './compare.js';
import { suggested } from './suggested.js';
import { Misread } from './values.js';

/** Splits `money 9`, or `benefit(0, generator, 2).goods {energy 1}`, into the path or question and the value. */
export function pathAndValue(text: string): readonly [path: string, value: string] {
  const [, path = '', value = ''] = /^(\w+\([^)]*\)[\w.*=-]*|[\w.*=-]+) ?(.*)$/s.exec(text) ?? [];
  return [path, value];
}

/**
 * The value at a path. `*` takes all of a list, `worker=2` the entry of a list whose field has that value, null when none
 * has. Throws `Misread` for a step that leads nowhere.
 */
export function valueAt(node: unknown, path: string): unknown {
  if (path === '') return node;
  const [step = '', ...rest] = path.split('.');
  const further = rest.join('.');
  const [, field, wanted] = /^(\w+)=(.+)$/.exec(step) ?? [];
  if (field !== undefined && Array.isArray(node)) {
    const entry = node.find((one: unknown) => isTree(one) && String(one[field]) === wanted);
    const names = node.flatMap((one: unknown) => (isTree(one) ? Object.keys(one) : []));
    if (node.length > 0 && !names.includes(field))
      throw new Misread(`nothing lies at ${field}${suggested(field, names)}`);
    return entry === undefined ? null : valueAt(entry, further);
  }
  if (step === '*' && Array.isArray(node)) return node.map((one) => valueAt(one, further));
  if (!isTree(node)) throw new Misread(`nothing lies at ${path}`);
  if (!Object.hasOwn(node, step)) throw new Misread(`nothing lies at ${step}${suggested(step, Object.keys(node))}`);
  return valueAt(node[step], further);
}

/**
 * A tree with another value at a path; entries of lists go by their ids. Fields are laid over an object, anything else is
 * replaced. Throws `Misread` for a step that leads nowhere.
 */
export function changedAt(node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined)
    return isTree(node) && isTree(value) && !Array.isArray(value) && !Array.isArray(node)
      ? { ...node, ...value }
      : value;
  if (!isTree(node)) throw new Misread(`nothing lies at ${step}`);
  if (!Array.isArray(node)) {
    if (rest.length > 0 && !Object.hasOwn(node, step))
      throw new Misread(`nothing lies at ${step}${suggested(step, Object.keys(node))}`);
    return { ...node, [step]: changedAt(node[step], rest, value) };
  }
  const idOf = (one: unknown): string => (isTree(one) ? String(one.id) : '');
  const list: readonly unknown[] = node;
  if (!list.some((one) => idOf(one) === step))
    throw new Misread(`nothing is called ${step}${suggested(step, list.map(idOf))}`);
  return list.map((one) => (idOf(one) === step ? changedAt(one, rest, value) : one));
}

/** A path with its value before and after. */
export type Difference = readonly [path: string, before: unknown, after: unknown];

/** The smallest parts that differ between two models; a pile is one part, and so is a list whose length changed. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (Object.is(before, after)) return [];
  if (
    !isTree(before) ||
    !isTree(after) ||
    'unseen' in after ||
    Object.keys(before).join() !== Object.keys(after).join()
  )
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [[path, before, after]];
  return Object.keys(after).flatMap((key) =>
    differences(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}

/** A difference as a case writes it: `money 9→4`, or the new value of anything larger. */
export const writtenDifference = ([path, before, after]: Difference): string =>
  `${path} ${isTree(before) || isTree(after) ? written(after) : `${written(before)}→${written(after)}`}`;

/** True when a named path, with `*` or `worker=2` in it, covers a path of the model, or lies below it. */
export function covers(named: string, path: string, model: Tree): boolean {
  const wanted = named.replace(/\(.*$/, '').split('.');
  const steps = path.split('.');
  let node: unknown = model;
  for (const [i, step] of wanted.entries()) {
    const real = steps[i];
    if (real === undefined) return true;
    if (!isStep(step, real, node)) return false;
    node = isTree(node) ? node[real] : undefined;
  }
  return true;
}

function isStep(step: string, real: string, list: unknown): boolean {
  if (step === '*' || step === real) return true;
  const [, field, wanted] = /^(\w+)=(.+)$/.exec(step) ?? [];
  const entry = isTree(list) ? list[real] : undefined;
  return field !== undefined && isTree(entry) && String(entry[field]) === wanted;
}
