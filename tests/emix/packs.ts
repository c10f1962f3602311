import { isInputError } from '@rulewright/core';
import { createEngine, type EmixPack, engine } from '@rulewright/emix';
import type { Editable } from '@rulewright/testing';
import { basePack } from '../../packages/emix/src/content/base.js';

export type Pack = Editable<EmixPack>;

/** A copy of the base pack, changed. */
export function packWith(change: (pack: Pack) => void): Pack {
  const pack: Pack = JSON.parse(JSON.stringify(basePack));
  change(pack);
  return pack;
}

/** The rules with a changed base pack. */
export const engineWith = (change: (pack: Pack) => void) => createEngine({ content: packWith(change) });

function issuesOf(make: () => unknown): readonly { path: string; message: string }[] {
  try {
    make();
    return [];
  } catch (error) {
    if (isInputError(error)) return error.issues;
    throw error;
  }
}

/** What `createEngine` complains of, each problem with its path. */
export const problemsOf = (content: unknown) => issuesOf(() => createEngine({ content }));

/** What `init` complains of, given options. */
export const optionProblemsOf = (options: unknown) =>
  issuesOf(() => engine.init('problems', options as Parameters<typeof engine.init>[1]));
