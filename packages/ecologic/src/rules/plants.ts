import type { ActionOf } from '@rulewright/core/author';
import { BRANCHES } from '../content/tables.js';
import { action } from '../state.js';
import { openAuction, openingRefusal } from './auction.js';
import { branch } from './fields.js';
import { isOmitted } from './series.js';

// ECO-PLT: the series of plant pieces. Opening prices are in ../prices.ts.

/** ECO-PLT.1: opens the auction for a piece of a branch. */
export interface OpenPlant extends ActionOf<typeof openPlant> {}
export const openPlant = action('open-plant', {
  rule: (context) => (isOmitted(context, 'plants') ? 'ECO-SER.6' : 'ECO-PLT.1'),
  during: ['open-plant'],
  fields: { branch },
  candidates(_, seat, offer) {
    for (const branch of BRANCHES) offer({ type: 'open-plant', seat, branch });
  },
  check: (context, { seat, branch }) => openingRefusal(context, seat, { kind: 'plant', branch }),
  perform(turn, { seat, branch }) {
    openAuction(turn, seat, { kind: 'plant', branch });
  },
});
