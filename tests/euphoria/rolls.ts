import { available, stand } from '@rulewright/euphoria/positions';
import { type EuState, position } from './positions.js';

// Workers that are rolled.

export const face = (seat: number, value: number) => ({ type: 'choose-face', seat, face: value }) as const;

/** Seat 0 has its first workers on areas and is to roll these faces. */
export const rolling = (faces: readonly number[], recipe: (state: EuState) => void = () => {}, options = {}) =>
  position((state) => {
    available(state, 0);
    for (const [i] of faces.entries()) stand(state, 0, ['farm', 'generator', 'aquifer', 'cloud-mine'][i] ?? 'farm', 1);
    recipe(state);
  }, options).script(faces);
