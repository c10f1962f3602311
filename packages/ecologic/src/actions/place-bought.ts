import type { Seat } from '@rulewright/core';
import { placeInitiative, placePiece, placeSpecial } from '../chapters/placement.js';
import { hexCount, initiativePlaceRefusal, pieceRefusal, siteRefusal } from '../field.js';
import { action, type EcoTable, type Hex, type Item } from '../state.js';
import { hex } from './fields.js';

function placeRefusal(table: EcoTable, seat: Seat, item: Item, hex: Hex) {
  switch (item.kind) {
    case 'special':
      return siteRefusal(table, seat, hex);
    case 'plant':
      return pieceRefusal(table, seat, item.branch, hex);
    case 'initiative':
      return initiativePlaceRefusal(table, seat, hex);
  }
}

/** ECO-AUC.8: the winner places the item just bought; other items of the hand have to wait for the build step. */
export const placeBought = action('place-bought', {
  during: ['place-bought'],
  fields: { hex },
  candidates(table, seat, offer) {
    for (let hex = 0; hex < hexCount(table); hex++) offer({ type: 'place-bought', seat, hex });
  },
  check: (table, { seat, hex }) => placeRefusal(table, seat, table.choice.item, hex),
  perform(turn, { seat, hex }, { item }) {
    switch (item.kind) {
      case 'special':
        placeSpecial(turn, seat, item.special, hex);
        break;
      case 'plant':
        placePiece(turn, seat, item.branch, hex);
        break;
      case 'initiative':
        placeInitiative(turn, seat, item.initiative, hex);
        break;
    }
  },
});
