import { z } from '@rulewright/core/words';
import { NOTHING } from './board.js';
import { ARTIFACTS, type Artifact, GOODS, type Good } from './words.js';

// EUP-PLC.13: a price is a sum of parts. A part that leaves a choice says of what: any resource, any commodity, any
// commodity but bliss, any artifacts, artifacts of one kind.

const MOST_OF_A_PART = 9;
const n = z.optional(z.int().check(z.minimum(0), z.maximum(MOST_OF_A_PART)));
const free = z.optional(z.int().check(z.minimum(0), z.maximum(3)));

/** A price as a pack writes it; missing parts cost nothing. */
export interface WrittenPrice {
  goods?: { [G in Good]?: number | undefined } | undefined;
  anyResource?: number | undefined;
  anyCommodity?: number | undefined;
  anyButBliss?: number | undefined;
  /** Artifacts of any kinds. */
  artifacts?: number | undefined;
  /** Artifacts that are all of one kind. */
  alike?: number | undefined;
  /** One artifact of this kind. */
  artifact?: Artifact | undefined;
  /** Steps down. */
  morale?: number | undefined;
  /** Steps up. */
  knowledge?: number | undefined;
}

const goodsFields = z.strictObject({ energy: n, water: n, food: n, bliss: n, gold: n, stone: n, clay: n });
export const priceFields = {
  goods: z.optional(goodsFields),
  artifacts: free,
  morale: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
  knowledge: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
};
export const price: z.Schema<WrittenPrice> = z.strictObject({
  ...priceFields,
  anyResource: free,
  anyCommodity: free,
  anyButBliss: free,
  alike: free,
  artifact: z.optional(z.enum(ARTIFACTS)),
});

/** A price as the rules read it. */
export interface Price {
  /** By good, in canonical order. */
  readonly goods: readonly number[];
  readonly anyResource: number;
  readonly anyCommodity: number;
  readonly anyButBliss: number;
  readonly artifacts: number;
  readonly alike: number;
  /** The index of a kind of artifact, one card of which is to be paid, or `NOTHING`. */
  readonly artifact: number;
  readonly morale: number;
  readonly knowledge: number;
}

/** A price of a placement, and the abilities that changed it. */
export interface Offer {
  readonly price: Price;
  readonly by: readonly number[];
}

export const compilePrice = (entry: WrittenPrice): Price => ({
  goods: GOODS.map((good) => entry.goods?.[good] ?? 0),
  anyResource: entry.anyResource ?? 0,
  anyCommodity: entry.anyCommodity ?? 0,
  anyButBliss: entry.anyButBliss ?? 0,
  artifacts: entry.artifacts ?? 0,
  alike: entry.alike ?? 0,
  artifact: entry.artifact === undefined ? NOTHING : ARTIFACTS.indexOf(entry.artifact),
  morale: entry.morale ?? 0,
  knowledge: entry.knowledge ?? 0,
});

/** The number of parts the payer chooses. More than three would give too many ways to pay to list. */
export const freeParts = ({ anyResource, anyCommodity, anyButBliss, artifacts, alike }: WrittenPrice): number =>
  (anyResource ?? 0) + (anyCommodity ?? 0) + (anyButBliss ?? 0) + (artifacts ?? 0) + (alike ?? 0);
export const MOST_FREE_PARTS = 3;

const PARTS = ['anyResource', 'anyCommodity', 'anyButBliss', 'artifacts', 'alike', 'morale', 'knowledge'] as const;

/** A price as the details of refusals write it: `gold:1+artifacts:2`; empty for what is free. */
export const priceCode = (price: Price): string =>
  [
    ...GOODS.flatMap((good, i) => ((price.goods[i] ?? 0) > 0 ? [`${good}:${price.goods[i]}`] : [])),
    ...PARTS.flatMap((part) => (price[part] > 0 ? [`${part}:${price[part]}`] : [])),
    ...ARTIFACTS.flatMap((artifact, i) => (price.artifact === i ? [`${artifact}:1`] : [])),
  ].join('+');

/** Reads what `priceCode` writes. */
export function priceOfCode(code: string): Price {
  const counts = new Map(
    code.split('+').map((part) => {
      const [name = '', count] = part.split(':');
      return [name, Number(count)];
    }),
  );
  const of = (name: string): number => counts.get(name) ?? 0;
  return compilePrice({
    goods: Object.fromEntries(GOODS.map((good) => [good, of(good)])),
    ...Object.fromEntries(PARTS.map((part) => [part, of(part)])),
    artifact: ARTIFACTS.find((artifact) => counts.has(artifact)),
  });
}
