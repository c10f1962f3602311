import { basePack, createEngine, type EuphoriaPack } from '@rulewright/euphoria';
import type { Draft } from 'immer';
import { issues } from '../core/caught.js';

export type Pack = Draft<EuphoriaPack>;

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
