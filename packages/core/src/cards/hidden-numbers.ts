import type { HiddenNumbers, Secrets } from '../game/game.js';
import type { Issue } from '../ground/errors.js';
import type { Random } from './random.js';

// Lists of numbers that are not cards, which some viewers see as HIDDEN.

/** The number that stands for one the viewer may not know. */
export const HIDDEN = -1;

/** One list of hidden numbers in a position. */
interface HiddenList {
  readonly row: HiddenNumbers;
  /** The path with its numbers, as `dice.1`. */
  readonly key: string;
  /** The number for the first star of the path. */
  readonly owner: number | undefined;
  readonly numbers: readonly number[];
  /** Replaces the list. */
  put(numbers: number[]): void;
}

/** Every list of hidden numbers of a position. With `isShared`, objects on the path to a list are copied first. */
export function hiddenLists({ numbers = {} }: Secrets, position: object, isShared = false): HiddenList[] {
  const found: HiddenList[] = [];
  const visit = (row: HiddenNumbers, node: object, [step, ...steps]: readonly string[], path: Below): void => {
    if (step === undefined) return;
    const parent = node as Record<string, unknown>;
    for (const name of step === '*' ? Object.keys(node) : [step]) {
      const child = parent[name];
      const key = path.key === '' ? name : `${path.key}.${name}`;
      const owner = step === '*' ? (path.owner ?? Number(name)) : path.owner;
      if (typeof child !== 'object' || child === null) continue;
      if (steps.length === 0) {
        const put = (numbers: number[]): void => {
          parent[name] = numbers;
        };
        found.push({ row, key, owner, numbers: child as readonly number[], put });
      } else {
        if (isShared) parent[name] = Array.isArray(child) ? [...child] : { ...child };
        visit(row, parent[name] as object, steps, { key, owner });
      }
    }
  };
  for (const [path, row] of Object.entries(numbers))
    visit(row, position, path.split('.'), { key: '', owner: undefined });
  return found;
}

/** The path to a part of a position, and the number for the first star of the path. */
type Below = Pick<HiddenList, 'key' | 'owner'>;

/** Hides the numbers that a viewer may not know. The position is a copy that shares parts. */
export function maskNumbers(secrets: Secrets, position: object, viewer: number): void {
  for (const { row, owner, numbers, put } of hiddenLists(secrets, position, true))
    if (row.visibleTo === 'nobody' || owner !== viewer) put(numbers.map(() => HIDDEN));
}

/** Replaces each hidden number by a random one of its values. */
export function dealNumbers(secrets: Secrets, world: object, random: Random): void {
  for (const { row, numbers, put } of hiddenLists(secrets, world))
    if (numbers.includes(HIDDEN)) put(numbers.map((number) => (number === HIDDEN ? random.pick(row.values) : number)));
}

/** An issue for every number that is not among the values of its list. */
export const numberIssues = (secrets: Secrets, state: object): Issue[] =>
  hiddenLists(secrets, state).flatMap(({ row: { values }, key, numbers }) =>
    numbers.flatMap((number, i): Issue[] =>
      values.includes(number)
        ? []
        : [{ path: `${key}.${i}`, message: `found ${number}, expected one of ${values.join(', ')}` }],
    ),
  );
