import { at } from '@rulewright/core';
import { entries, firstStates } from './engines.js';
import { choices } from './random.js';
import { median } from './statistics.js';

// What a view of a simulation costs after every action, in clones of the same position, and what it would cost to find out
// what has changed since the last one: `npm run measure -- views`.

const GAMES = 5;
const DECISIONS = 150;
/** How often each is done at a position. */
const TIMES = 20;
const ROUNDS = 5;

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** `before` where both are equal; else a copy of `now` that shares what is equal, frozen as what is shared has to be. */
function kept(before: unknown, now: unknown): unknown {
  if (before === now || !isTree(now)) return now;
  if (Array.isArray(now)) return keptList(Array.isArray(before) ? before : [], now);
  const old = isTree(before) ? before : {};
  const copy: Record<string, unknown> = {};
  let isSame = isTree(before);
  let fields = 0;
  for (const key in now) {
    fields++;
    const part = kept(old[key], now[key]);
    copy[key] = part;
    if (part !== old[key]) isSame = false;
  }
  for (const _ in old) fields--;
  return isSame && fields === 0 ? before : Object.freeze(copy);
}

function keptList(before: readonly unknown[], now: readonly unknown[]): unknown {
  let isSame = before.length === now.length;
  for (let i = 0; isSame && i < now.length; i++)
    isSame = isTree(now[i]) ? kept(before[i], now[i]) === before[i] : before[i] === now[i];
  return isSame ? before : Object.freeze(now.map((entry, i) => kept(before[i], entry)));
}

interface Spent {
  clone: number;
  view: number;
  changed: number;
}

for (const entry of entries.filter(({ engine }) => Object.keys(engine.pools()).length > 0)) {
  const { engine } = entry;
  const spent = Array.from({ length: ROUNDS }, () => {
    const sum: Spent = { clone: 0, view: 0, changed: 0 };
    const timed = (what: keyof Spent, work: () => unknown): void => {
      const before = performance.now();
      for (let time = 0; time < TIMES; time++) work();
      sum[what] += performance.now() - before;
    };
    for (const first of firstStates(entry).slice(0, GAMES)) {
      const simulation = engine.simulate(first);
      const choose = choices(7);
      for (let n = 0; n < DECISIONS; n++) {
        const legal = simulation.legalActions();
        if (legal.length === 0) break;
        const last = kept({}, simulation.state);
        simulation.apply(at(legal, choose(legal.length)));
        timed('clone', () => simulation.clone());
        timed('view', () => simulation.view(0));
        timed('changed', () => kept(last, simulation.state));
      }
    }
    return sum;
  });
  const inClones = (what: keyof Spent): string => median(spent.map((one) => one[what] / one.clone)).toFixed(2);
  console.log(`${entry.name}: a view ${inClones('view')} clones, what has changed ${inClones('changed')} clones`);
}
