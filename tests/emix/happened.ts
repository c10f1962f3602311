// Events that many expectations end with, and the piles that they tell of.

type Held = readonly [pos: number, neg: number];

/** The positive and negative emons of a pool, or of karma, before and after. */
export const piles = ([pos, neg]: Held, [posNow, negNow]: Held) => ({
  pos: { from: pos, to: posNow },
  neg: { from: neg, to: negNow },
});

/** A seat is to choose the first action of its slot. */
export const acts = (seat: number) => ({ type: 'action-began', rule: 'EMX-INF.1', seat, action: 1, left: 0 });

/** A played card is resolved and discarded. */
export const spent = (card: string) => ({ type: 'card-spent', rule: 'EMX-CRD.8', card });

/** What a human has paid is set aside twice; there was no karma of this round before. */
export const setAside = (human: number, held: Held, left: Held) => {
  const [pos, neg] = [held[0] - left[0], held[1] - left[1]];
  return {
    type: 'karma-set-aside',
    rule: 'EMX-KRM.3',
    human,
    pos: 2 * pos,
    neg: 2 * neg,
    paid: { pos, neg },
    pool: piles(held, left),
    karma: piles([0, 0], [2 * pos, 2 * neg]),
  };
};
