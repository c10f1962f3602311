import type { Random } from '../chance/random.js';
import type { Urns } from '../chance/urns.js';
import { HIDDEN } from '../chance/urns.js';
import type { Issue } from '../errors.js';
import type { HiddenNumbers, Secrets } from '../game/game.js';

// Secrets that are no cards: lists of numbers that some viewers see as HIDDEN.

/** One list of such numbers in a position. */
interface HiddenList {
  readonly row: HiddenNumbers;
  /** `dice.1`: the path with its numbers. */
  readonly key: string;
  /** The number for the first star of the path. */
  readonly owner: number | undefined;
  readonly numbers: readonly number[];
  /** Lays another list in its place. */
  put(numbers: number[]): void;
}

/** Every list of hidden numbers of a position. What is on the way to them is copied first where `isShared` says so. */
function hiddenLists({ numbers = {} }: Secrets, position: object, isShared = false): HiddenList[] {
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

/** The way to a part of a position, and the number for the first star of the path. */
type Below = Pick<HiddenList, 'key' | 'owner'>;

/** Hides from a viewer what that viewer may not know. The position is a copy whose parts are shared. */
export function maskNumbers(secrets: Secrets, position: object, viewer: number): void {
  for (const { row, owner, numbers, put } of hiddenLists(secrets, position, true))
    if (row.visibleTo === 'nobody' || owner !== viewer) put(numbers.map(() => HIDDEN));
}

/** Puts one of its values wherever a number is hidden, each equally likely. */
export function dealNumbers(secrets: Secrets, world: object, random: Random): void {
  for (const { row, numbers, put } of hiddenLists(secrets, world))
    if (numbers.includes(HIDDEN)) put(numbers.map((number) => (number === HIDDEN ? random.pick(row.values) : number)));
}

/** Leaves hidden numbers hidden until a rule reads them. */
export function dealNumbersLater(secrets: Secrets, world: object, urns: Urns): void {
  for (const { row, key, numbers, put } of hiddenLists(secrets, world))
    if (numbers.includes(HIDDEN)) put(urns.guardedNumbers([...numbers], row.values, key));
}

/** Draws the numbers that a viewer sees by now, though they were hidden. */
export function dealSeenNumbers(secrets: Secrets, world: object, viewer: number): void {
  for (const { row, owner, numbers, put } of hiddenLists(secrets, world))
    if (row.visibleTo === 'owner' && owner === viewer) put([...numbers]);
}

/** Every number of a state that is none of the values of its list. */
export const numberIssues = (secrets: Secrets, state: object): Issue[] =>
  hiddenLists(secrets, state).flatMap(({ row: { values }, key, numbers }) =>
    numbers.flatMap((number, i): Issue[] =>
      values.includes(number)
        ? []
        : [{ path: `${key}.${i}`, message: `found ${number}, expected one of ${values.join(', ')}` }],
    ),
  );
