import { type Lying, veil } from '../games/veil.js';

export type Options = Exclude<Parameters<typeof veil.init>[1], undefined>;
export type State = ReturnType<typeof veil.init>;
export type View = ReturnType<typeof veil.view>;
export const lying: Lying = { hands: [[0, 1], [2]], deck: [3, 4], pile: [5] };
export const hold = (seat = 0, secret = 1) => ({ kind: 'hold' as const, seat, secret });
export const table = (options: Options = {}): State => veil.init('veil', { lying, ...options });
export const laid = ({ hands, deck, pile }: { hands: unknown; deck: unknown; pile: unknown }) => ({
  hands,
  deck,
  pile,
});
