import { createEngine, type EmixPack, engine } from '@rulewright/emix';
import type { Draft } from 'immer';
import { basePack } from '../../packages/emix/src/content/base.js';
import { issues } from '../core/caught.js';

export type Pack = Draft<EmixPack>;

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
