import { reactive, watch } from 'vue';

/**
 * Which answers are confirmed: `each`, after a preview; `picks`, those found on the board, while a click gives an answer of the
 * list; `none`.
 */
export const CONFIRMS = ['each', 'picks', 'none'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** How somebody likes to play, at every table of this browser. */
export interface Preferences {
  /** Between two decisions of bots, in milliseconds. */
  pace: number;
  /** Which answers are confirmed before they are given. */
  confirm: Confirm;
  /** A single answer is given by itself. */
  forced: boolean;
  /** Trades and money can be asked for where nothing else is left to do. */
  trades: boolean;
  /** A tone says that it is one's turn, and that the game is over. */
  sound: boolean;
  /** The code of the language that was chosen; empty: the first of the browser's that a game is told in. */
  language: string;
}

const KEPT = 'rulewright.preferences';
const USUAL: Preferences = {
  pace: 700,
  confirm: 'picks',
  forced: true,
  trades: false,
  sound: false,
  language: '',
};

let shared: Preferences | undefined;

/** The same for the whole page; every change is kept. */
export function usePreferences(): Preferences {
  if (shared !== undefined) return shared;
  const preferences = reactive({ ...USUAL, ...read() });
  watch(preferences, (now) => {
    try {
      localStorage.setItem(KEPT, JSON.stringify(now));
    } catch {
      // a browser that keeps nothing plays all the same
    }
  });
  shared = preferences;
  return preferences;
}

function read(): Partial<Preferences> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    if (typeof json !== 'object' || json === null) return {};
    const isUsual = ([name, value]: [string, unknown]): boolean =>
      name === 'confirm'
        ? CONFIRMS.some((one) => one === value)
        : name in USUAL && typeof value === typeof Reflect.get(USUAL, name);
    return Object.fromEntries(Object.entries(json).filter(isUsual));
  } catch {
    return {};
  }
}
