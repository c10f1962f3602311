import { isInputError } from '@rulewright/core';
import { createEngine, type EcoLogicPack } from '@rulewright/ecologic';
import type { Draft } from 'immer';
import { basePack } from '../../packages/ecologic/src/content/base.js';

export type Pack = Draft<EcoLogicPack>;

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
export function problemsOf(content: unknown): readonly { path: string; message: string }[] {
  try {
    createEngine({ content });
    return [];
  } catch (error) {
    if (isInputError(error)) return error.issues;
    throw error;
  }
}
