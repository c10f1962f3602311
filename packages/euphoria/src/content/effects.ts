import { z } from '@rulewright/core/words';
import { ARTIFACTS, type Artifact, FACTIONS, type Faction, GOODS, type Good, TRACKS, type Track } from './words.js';

// The closed vocabulary of effects of action spaces and recruits. "You" is the player whose benefit or ability it is.

/** The players that an effect concerns instead of you. */
export const OTHERS = ['bumped-owner', 'others-there', 'each-opponent'] as const;
export type Others = (typeof OTHERS)[number];

export type Effect =
  | { op: 'gain'; good: Good; n: number }
  /** Goods of your choice, in any mix. */
  | { op: 'gainAny'; of: 'commodity' | 'resource'; n: number }
  /** Resources of the tunnel of this placement. */
  | { op: 'tunnelResource'; n: number }
  /** Steps up, or down if negative, as far as the track goes. */
  | { op: 'track'; track: Track; n: number }
  /** One draw event (EUP-DRW.1); with `discard`, that many of these very cards go to the discard pile again. */
  | { op: 'draw'; n: number; discard?: number | undefined }
  /** Steps of the miner in the tunnel of this placement. */
  | { op: 'miner'; n: number }
  | { op: 'allegiance'; faction: Faction; n: number }
  /** The star of a visit, on the territory of the space (EUP-MKT.2, EUP-MKT.4). */
  | { op: 'star' }
  /** The star of a visit, on that territory or on a built tile of it that carries none of yours (EUP-ART.4). */
  | { op: 'starOrTile' }
  /** One more star on the territory of this placement (EUP-R63). */
  | { op: 'extraStar' }
  /** A worker from your supply, which is rolled (EUP-TNK.4). */
  | { op: 'newWorker' }
  /** One of them, of your choice; what would change nothing is not offered (EUP-R28). */
  | { op: 'oneOf'; of: Effect[] }
  /** For others: the owner of the bumped worker, the owners of other workers on this area, or every opponent clockwise. */
  | { op: 'for'; who: Others; may?: true | undefined; effects: Effect[] }
  /** You choose the face of a die of the roll event (EUP-KNO.5). */
  | { op: 'chooseFace' }
  /** The bumped die takes the value of the placed worker (EUP-KNO.5). */
  | { op: 'copyFace' }
  /** The new worker is placed at once (EUP-PLC.11). */
  | { op: 'placeNow' }
  /** The tunnel gives the resource and the artifact (EUP-TUN.3). */
  | { op: 'both' }
  /** A free retrieval costs no morale. */
  | { op: 'keepMorale' }
  /** More cards in this draw event; afterwards you discard cards from your hand. */
  | { op: 'drawMore'; n: number; discard: number }
  /** Reveals more cards; of these and the last card drawn you keep what is alike. */
  | { op: 'keepAlike'; n: number }
  /** Shows your hand; with two cards alike in it the effects follow. */
  | { op: 'showHand'; pair: Effect[] }
  /** By the kind of the artifact that was the price. */
  | { op: 'ifDiscarded'; artifact: Artifact; yes: Effect[]; no: Effect[] }
  /** By whether your star stands on the tile of the market that was completed. */
  | { op: 'ifBuilder'; yes: Effect[]; no: Effect[] };
export type EffectOp = Effect['op'];
export type EffectOf<Op extends EffectOp> = Extract<Effect, { op: Op }>;

const amount = z.int().check(z.minimum(1), z.maximum(9));
const steps = z.int().check(z.minimum(-5), z.maximum(5));
const op = <const Op extends string, Shape extends z.Fields>(name: Op, shape: Shape) =>
  z.strictObject({ op: z.literal(name), ...shape });

const MOST_EFFECTS = 6;
export const effects: z.Schema<Effect[]> = z.lazy(() => z.array(effect).check(z.maxLength(MOST_EFFECTS)));
export const effect: z.Schema<Effect> = z.discriminatedUnion('op', [
  op('gain', { good: z.enum(GOODS), n: amount }),
  op('gainAny', { of: z.enum(['commodity', 'resource']), n: z.int().check(z.minimum(1), z.maximum(2)) }),
  op('tunnelResource', { n: amount }),
  op('track', { track: z.enum(TRACKS), n: steps }),
  op('draw', { n: amount, discard: z.optional(amount) }),
  op('miner', { n: amount }),
  op('allegiance', { faction: z.enum(FACTIONS), n: amount }),
  op('star', {}),
  op('starOrTile', {}),
  op('extraStar', {}),
  op('newWorker', {}),
  op('oneOf', { of: z.lazy(() => z.array(effect).check(z.minLength(2), z.maxLength(MOST_EFFECTS))) }),
  op('for', { who: z.enum(OTHERS), may: z.optional(z.literal(true)), effects }),
  op('chooseFace', {}),
  op('copyFace', {}),
  op('placeNow', {}),
  op('both', {}),
  op('keepMorale', {}),
  op('drawMore', { n: amount, discard: z.int().check(z.minimum(0), z.maximum(9)) }),
  op('keepAlike', { n: amount }),
  op('showHand', { pair: effects }),
  op('ifDiscarded', { artifact: z.enum(ARTIFACTS), yes: effects, no: effects }),
  op('ifBuilder', { yes: effects, no: effects }),
]);
