/** A word with which positions are written down: `takes` names its values (`SEAT CARD+`), `build` gets them after the state. */
export interface Word {
  readonly takes: string;
  readonly build: (state: never, ...values: never[]) => unknown;
}

/** The words of a game, by name. */
export type Words = Readonly<Record<string, Word>>;

/** Words from a table: for each name the values it takes and its builder. */
export const wordsOf = (table: Readonly<Record<string, readonly [takes: string, build: Word['build']]>>): Words =>
  Object.fromEntries(Object.entries(table).map(([name, [takes, build]]) => [name, { takes, build }]));

/** The builders that every game has. */
interface Common<State> {
  setPlayer(state: State, seat: number, changes: never): void;
  setShared(state: State, changes: never): void;
  put(state: State, zone: never, ids: readonly string[], from?: never): void;
  stack(state: State, deck: never, ids: readonly string[]): void;
  gather(state: State): void;
}

/** The words that mean the same in every game. */
export const commonWords = <State>(of: Common<State>) =>
  ({
    player: ['SEAT FIELDS', of.setPlayer],
    shared: ['FIELDS', of.setShared],
    put: ['ZONE LIST LIST?', of.put],
    stack: ['DECK LIST', of.stack],
    gather: ['', of.gather],
  }) as const;

/** A word for one number of every player, by seat: `money 9 12 6`. */
export const bySeat = <State>(set: (state: State, seat: number, n: number) => void) =>
  [
    'N+',
    (state: State, ...numbers: number[]): void => {
      for (const [seat, n] of numbers.entries()) set(state, seat, n);
    },
  ] as const;
