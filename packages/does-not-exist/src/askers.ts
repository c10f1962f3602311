// Questions that several rules ask. The first rule asked in what was saved before records said.

export const ASKERS = {
  /** A hand above its limit, or above it after the gentle round. */
  overflow: ['DNE-GNL.8', 'DNE-GTL.5'],
  /** The price of any invitation, or the hand card that some monsters ask for first. */
  'pay-invite': ['DNE-MON.4', 'DNE-SPC.15'],
  /** Any card, the best card, or a good one. */
  'failure-discard': ['DNE-FAI.6', 'DNE-FAI.8', 'DNE-FAI.10'],
  /** Three cards, or the fewest that reach a total. */
  'failure-set': ['DNE-FAI.11', 'DNE-FAI.12'],
  /** An effect with options, or a victim without a declared gender. */
  'failure-choose': ['DNE-FAI.22', 'DNE-R22'],
  /** A card that the taker sees, one of the inventory or a blind one, or one of a shown hand. */
  'failure-take': ['DNE-FAI.14', 'DNE-FAI.16', 'DNE-FAI.17'],
  /** A mercenary, or an ability. */
  'failure-dismiss': ['DNE-FAI.19', 'DNE-FAI.20'],
} as const;

type Several = keyof typeof ASKERS;
/** A rule that asks a question of this kind. */
export type Asker<Kind extends Several> = (typeof ASKERS)[Kind][number];
