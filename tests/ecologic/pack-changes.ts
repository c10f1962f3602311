import type { Pack } from './packs.js';

/** Replaces any part of the pack, even by what does not fit. */
export const put =
  (path: string, value: unknown) =>
  (pack: Pack): void => {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let node = pack as unknown as Record<string, unknown>;
    for (const step of steps) node = node[step] as Record<string, unknown>;
    node[last] = value;
  };
