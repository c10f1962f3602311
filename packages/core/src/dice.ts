import type { Chance } from './random.js';

/** Rolls several dice one after the other; faces 1 … sides. */
export function roll(random: Chance, dice: number, sides = 6): number[] {
  const faces: number[] = [];
  for (let i = 0; i < dice; i++) faces.push(random.die(sides));
  return faces;
}

/** The sum of the faces. */
export const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
