import { at } from '@rulewright/core';
import { limitInventory } from '../chapters/inventory.js';
import { soundNamed } from '../names.js';
import { eachName } from '../players.js';
import { action, type DneAt, NONE, refuse, type Sound } from '../state.js';
import { cardName } from './fields.js';

/** DNE-SUM.1: where the card to recover lies, as the place of its line-up; NONE when it may not be taken. */
function lineupWith({ state, choice }: DneAt<'recover'>, card: Sound): number {
  const places = choice.any ? state.lineups.length : 1;
  for (let place = 0; place < places; place++) if (at(state.lineups, place).cards.includes(card)) return place;
  return NONE;
}

/** DNE-SUM.1: a card of a line-up comes into the inventory. */
export const recover = action('recover', {
  during: ['recover'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    const { lineups } = table.state;
    const places = table.choice.any ? lineups.length : 1;
    for (let place = 0; place < places; place++)
      eachName(table, at(lineups, place).cards, (card) => offer({ type: 'recover', seat, card }));
  },
  check: (table, { card }) =>
    lineupWith(table, soundNamed(table, card)) === NONE
      ? refuse('DNE-SUM.1', 'not-offered-there', { card })
      : undefined,
  perform(turn, { seat, card }, choice) {
    const { state, emit } = turn;
    const taken = soundNamed(turn, card);
    const line = at(state.lineups, lineupWith({ ...turn, choice }, taken));
    const place = line.cards.indexOf(taken);
    for (const list of [line.cards, line.by, line.via, line.base, line.frozen]) list.splice(place, 1);
    at(state.players, seat).inventory.push(taken);
    emit?.({ type: 'card-recovered', seat, card });
    limitInventory(turn, seat);
  },
});
