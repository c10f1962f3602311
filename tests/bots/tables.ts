import { type MatchSettings, match, type Player, type Seatable, uniform, type Watch } from '@rulewright/bots';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';

export type Hush = typeof hush;
export type TicTacToe = typeof ticTacToe;

/** A match of Hush by a fixed seed. */
export const hushMatch = (players: readonly Seatable<Hush>[], settings: Partial<MatchSettings<Hush>> = {}) =>
  match(hush, players, { seed: 'hush', ...settings });
/** A match of tic-tac-toe by a fixed seed. */
export const ticMatch = (players: readonly Seatable<TicTacToe>[], settings: Partial<MatchSettings<TicTacToe>> = {}) =>
  match(ticTacToe, players, { seed: 'ttt', ...settings });

export const calm = uniform(hush);

/** Marks the first free cell. */
export const first: Seatable<TicTacToe> = () => ({ choose: (_view, _decision, [action]) => present(action) });
/** Marks the last free cell. */
export const last: Seatable<TicTacToe> = () => ({ choose: (_view, _decision, legal) => present(legal.at(-1)) });

/** A player that does as another but for what it is given. */
export const like =
  (other: Seatable<Hush>, own: (player: Player<Hush>) => Partial<Player<Hush>>): Seatable<Hush> =>
  () => {
    const player = other();
    return { ...player, ...own(player) };
  };

export function present<X>(value: X | undefined): X {
  if (value === undefined) throw new Error('nothing is there');
  return value;
}

/** A player of tic-tac-toe that answers its first question with this, and then marks the last free cell. */
export const answering =
  (answer: () => unknown): Seatable<TicTacToe> =>
  () => {
    let asked = 0;
    const choose = (...[, , legal]: Parameters<Player<TicTacToe>['choose']>): unknown =>
      asked++ === 0 ? answer() : present(legal.at(-1));
    return { choose } as Player<TicTacToe>;
  };

/** A watch that stands still but for what the test adds; an alarm rings when nothing else is left to happen. */
export function handWatch(): Watch & { time: number } {
  return {
    time: 0,
    now() {
      return this.time;
    },
    wake(after, ring) {
      const alarm = setImmediate(() => {
        this.time += after;
        ring();
      });
      return () => clearImmediate(alarm);
    },
  };
}

export const never = (): Promise<never> => new Promise(() => {});
