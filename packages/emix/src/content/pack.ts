import { type PackSpec, TEXT_FIELDS, withoutFields } from '@rulewright/core/author';
import { basePack } from './base.js';
import { type Content, compile, type EmixPack, packProblems, packSchema } from './schema.js';

/** The reader of content packs, with the default pack. */
export const pack: PackSpec<Content, EmixPack> = {
  schema: packSchema,
  base: basePack,
  baseDigest: '345d94958065e3b1',
  problems: packProblems,
  compile,
  identity: withoutFields(TEXT_FIELDS),
};
