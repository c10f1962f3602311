import { type PackSpec, provenance, TEXT_FIELDS, withoutFields } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { ability } from './ability.js';
import { basePack } from './base.js';
import { SPACES } from './board.js';
import { type Content, compile } from './compile.js';
import { effects } from './effects.js';
import { type EuphoriaPack, FACTS } from './pack.js';
import { price } from './price.js';
import { problems } from './problems.js';
import { ARTIFACTS, FACTIONS, PENALTIES } from './words.js';

export type { Content } from './compile.js';

const id = z.string().check(z.regex(/^[A-Za-z][\w-]{0,49}$/));
const text = z.string().check(z.maxLength(200));
const name = z.strictObject({ en: text, ru: z.optional(text) });
/** A name, in English alone where it is a text. */
const side = z.union([text, name]);
const source = {
  id,
  name,
  provenance,
  attested: z.optional(z.array(z.enum(FACTS)).check(z.maxLength(FACTS.length))),
  note: z.optional(text),
};

/** EUP-VAR.3: six players choose from twelve tiles. */
const FEWEST_TILES = 12;
/** EUP-DIL.6: six players are dealt four recruits each, and each may fight for two more. */
const FEWEST_RECRUITS = 36;

export const packSchema: z.Schema<EuphoriaPack> = z.strictObject({
  id,
  name,
  spaces: z
    .array(z.strictObject({ ...source, prices: z.array(price).check(z.maxLength(3)), benefit: effects }))
    .check(z.length(SPACES.length)),
  tiles: z
    .array(z.strictObject({ ...source, price, penalty: z.enum(PENALTIES) }))
    .check(z.minLength(FEWEST_TILES), z.maxLength(99)),
  artifacts: z.array(z.strictObject(source)).check(z.length(ARTIFACTS.length)),
  dilemmas: z
    .array(z.strictObject({ ...source, artifact: z.enum(ARTIFACTS), fight: side, join: side }))
    .check(z.minLength(6), z.maxLength(36)),
  recruits: z
    .array(
      z.strictObject({
        ...source,
        no: z.int().check(z.minimum(1), z.maximum(9999)),
        faction: z.enum(FACTIONS),
        abilities: z.array(ability).check(z.maxLength(6)),
      }),
    )
    .check(z.minLength(FEWEST_RECRUITS), z.maxLength(300)),
});

export const pack: PackSpec<Content, EuphoriaPack> = {
  schema: packSchema,
  base: basePack,
  baseDigest: '6b71812d746f0889',
  problems,
  compile,
  identity: withoutFields([...TEXT_FIELDS, 'fight', 'join']),
};
