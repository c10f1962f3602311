import { type PackSpec, TEXT_FIELDS, withoutFields } from '@rulewright/core';
import { basePack } from './base.js';
import { type Content, compile, type EmixPack, packProblems, packSchema } from './schema.js';

/** How content packs are read, and the one that is used when none is given. */
export const pack: PackSpec<Content, EmixPack> = {
  schema: packSchema,
  base: basePack,
  problems: packProblems,
  compile,
  identity: withoutFields(TEXT_FIELDS),
};
