import { createEngine, type DoesNotExistPack, engine } from '@rulewright/does-not-exist';
import type { Draft } from 'immer';
import { basePack } from '../../packages/does-not-exist/src/content/base.js';
import { issues } from '../core/caught.js';

export type Pack = Draft<DoesNotExistPack>;

/** A copy of the base pack, changed. */
export function packWith(change: (pack: Pack) => void): Pack {
  const pack: Pack = JSON.parse(JSON.stringify(basePack));
  change(pack);
  return pack;
}

/** The rules of a pack. */
export const engineFor = (content: unknown) => createEngine({ content });

/** The rules with a changed base pack. */
export const engineWith = (change: (pack: Pack) => void) => engineFor(packWith(change));

/** What `createEngine` complains of, each problem with its path. */
export const problemsOf = (content: unknown) => issues(() => createEngine({ content }));

/** What `init` complains of, given options. */
export const optionProblemsOf = (options: unknown) =>
  issues(() => engine.init('problems', options as Parameters<typeof engine.init>[1]));

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
