import type { AnyEngine, Player } from '@rulewright/bots';
import { type LinePlayerSettings, linePlayer } from '../../packages/protocol/src/line-player.js';
import { Pipe } from './served.js';

/** A message to a program. */
export interface Told {
  readonly id?: number;
  readonly method: string;
  readonly params: Record<string, unknown>;
}
/** What a program writes when it is told something: lines, or nothing. */
export type Habit = (told: Told) => unknown;

/** Says who it is, and takes the first action. */
export const first: Habit = ({ id, method }) => {
  if (method === 'hello') return { jsonrpc: '2.0', id, result: { protocol: 1 } };
  return method === 'choose' ? { jsonrpc: '2.0', id, result: { choice: 0 } } : undefined;
};

/** A player whose program is a function, and every byte that it is sent. */
export function acted<E extends AnyEngine>(engine: E, habit: Habit = first, settings: LinePlayerSettings = {}) {
  const pipe = new Pipe();
  const sent: string[] = [];
  const write = (text: string): void => {
    sent.push(text);
    const answer = habit(JSON.parse(text));
    if (answer !== undefined) pipe.write(typeof answer === 'string' ? answer : `${JSON.stringify(answer)}\n`);
  };
  const player: Player<E> = linePlayer(engine, () => ({ input: pipe, write, close: () => pipe.close() }), settings)();
  return { player, sent, pipe, told: (): Told[] => sent.map((line) => JSON.parse(line)) };
}
