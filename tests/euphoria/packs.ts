import { basePack, createEngine, type EuphoriaPack } from '@rulewright/euphoria';
import { words } from '@rulewright/euphoria/positions';
import type { Draft } from 'immer';
import { issues } from '../core/caught.js';

export type Pack = Draft<EuphoriaPack>;

/** A copy of the base pack, changed. */
export function packWith(change: (pack: Pack) => void): Pack {
  const pack: Pack = JSON.parse(JSON.stringify(basePack));
  change(pack);
  return pack;
}

/** The rules of a pack, which the builders of positions know as well. */
export function engineFor(content: unknown) {
  const made = createEngine({ content });
  words(made);
  return made;
}

/** The rules with a changed base pack. */
export const engineWith = (change: (pack: Pack) => void) => engineFor(packWith(change));

/** What `createEngine` complains of, each problem with its path. */
export const problemsOf = (content: unknown) => issues(() => createEngine({ content }));
