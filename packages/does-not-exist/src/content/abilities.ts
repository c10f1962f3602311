import { z } from '@rulewright/core/words';

// The closed vocabulary of class abilities. A player has all abilities of their class, wanted or not.

export type Ability =
  // at the start of a player's own turn
  /** For `souls` and a d20 of at least `min`, the next turn of an opponent (DNE-CLS.11). */
  | { op: 'hijack'; souls: number; min: number }
  // in the draft
  /** Draws `draw` cards, then discards `drop` of them (DNE-CLS.15). */
  | { op: 'wideDraft'; draw: number; drop: number }
  /** May draw from the discard pile and repays from the hand (DNE-CLS.18). */
  | { op: 'draftFromDiscard' }
  // in a player's own turn
  /** Once a turn discards a held card and draws `draw` (DNE-CLS.22). */
  | { op: 'refresh'; draw: number }
  // in a rave
  /** A hand card with the value of the strongest one (DNE-CLS.10). */
  | { op: 'copy' }
  /** Forces an opponent to help (DNE-CLS.12 to DNE-CLS.14). */
  | { op: 'challenge' }
  /** Hand cards with a rolled base (DNE-CLS.16). */
  | { op: 'rolledCard' }
  /** Up to `cards` hand cards with a rolled base against an invader (DNE-CLS.19). */
  | { op: 'needleRoll'; cards: number }
  /** Sends an invader away for `souls` (DNE-CLS.20). */
  | { op: 'expel'; souls: number }
  /** Once a turn the top card of the deck goes into any line-up (DNE-CLS.24). */
  | { op: 'signal' }
  // in the comparison of line-ups
  /** Cards with a base of at most `atMost` count `times` as much while there is an invader (DNE-CLS.27). */
  | { op: 'roar'; atMost: number; times: number }
  /** Is stronger at equal totals (DNE-CLS.17). */
  | { op: 'winsTies' }
  // in the bounty
  /** For a line-up of one's own that wins by `margin` (DNE-CLS.21). */
  | { op: 'landslide'; margin: number; souls: number }
  /** For a successful Saviour (DNE-CLS.25). */
  | { op: 'paidHelper'; souls: number }
  /** For a hand of at least `cards`: no soul is lost (DNE-CLS.29). */
  | { op: 'shield'; cards: number }
  /** Added to the escape roll (DNE-CLS.26). */
  | { op: 'escapeBonus'; n: number }
  /** The first step whose number the player's total exceeds is added to the escape roll (DNE-CLS.28). */
  | { op: 'escapeByTotal'; steps: { above: number; add: number }[] }
  /** Up to `most` held cards, each adding `add` to the escape roll (DNE-CLS.30). */
  | { op: 'boost'; most: number; add: number }
  // always
  /** DNE-CLS.23 */
  | { op: 'handLimit'; n: number }
  /** Lacks the trait `human` (DNE-SPC.16). */
  | { op: 'notHuman' }
  /** An ability without effect here (DNE-CLS.31). */
  | { op: 'inert' };

export type AbilityOp = Ability['op'];
export type AbilityOf<Op extends AbilityOp> = Extract<Ability, { op: Op }>;
/** The abilities of a class by name; undefined for those it lacks. */
export type Abilities = { readonly [Op in AbilityOp]: AbilityOf<Op> | undefined };

const few = z.int().check(z.minimum(1), z.maximum(9));
const some = z.int().check(z.minimum(0), z.maximum(99));
/** The fields of each ability. */
type Shapes<A> = { readonly [Field in Exclude<keyof A, 'op'>]: z.Schema<A[Field]> };
const ABILITIES: { readonly [Op in AbilityOp]: Shapes<AbilityOf<Op>> } = {
  hijack: { souls: few, min: z.int().check(z.minimum(2), z.maximum(20)) },
  wideDraft: { draw: few, drop: few },
  draftFromDiscard: {},
  refresh: { draw: few },
  copy: {},
  challenge: {},
  rolledCard: {},
  needleRoll: { cards: few },
  expel: { souls: few },
  signal: {},
  roar: { atMost: some, times: few },
  winsTies: {},
  landslide: { margin: some, souls: few },
  paidHelper: { souls: few },
  shield: { cards: few },
  escapeBonus: { n: few },
  escapeByTotal: { steps: z.array(z.strictObject({ above: some, add: few })).check(z.maxLength(9)) },
  boost: { most: few, add: few },
  handLimit: { n: z.int().check(z.minimum(5), z.maximum(9)) },
  notHuman: {},
  inert: {},
};

export const ability = z.discriminatedUnion(
  'op',
  Object.entries(ABILITIES).map(([op, fields]) => z.strictObject({ op: z.literal(op), ...fields })),
) as z.Schema<unknown> as z.Schema<Ability>;

export const abilitiesByName = (abilities: readonly Ability[]): Abilities =>
  Object.fromEntries(Object.keys(ABILITIES).map((op) => [op, abilities.find((each) => each.op === op)])) as Abilities;
