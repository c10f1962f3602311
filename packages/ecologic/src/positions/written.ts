import { at, NONE, type Seat } from '@rulewright/core';
import { type CardMover, cardMover, entryAt, knownEngines, placeOfId, type Written } from '@rulewright/core/positions';
import type { Item } from '../agenda.js';
import type { Content } from '../content/schema.js';
import { engine } from '../index.js';
import type { EcoLogicPlayer, EcoLogicShared, HexState } from '../reading.js';
import type { State } from '../state.js';

// Writes into a position the same models that `ask().player` and `ask().shared` read.

/** The engines whose positions are built: that of the base pack, and those given to `words`. */
export const known = knownEngines(engine);
/** The content of a position. */
export const contentOf = (state: object): Content => known.of(state).content;
export const mover: CardMover = cardMover(known.of);

/** Changes to a player, in the form of `ask().player`; objects are set with the hexes. */
export type PlayerChanges = Omit<Written<EcoLogicPlayer>, 'seat' | 'objects'>;
/** Changes to a hex, in the form of `ask().shared().field`. */
export type HexChanges = Pick<HexState, 'hex'> &
  Partial<Pick<HexState, 'tile' | 'owner' | 'pieces' | 'initiative' | 'special'>>;
/** Changes to the shared things, in the form of `ask().shared`; the field may be a partial list. */
export type SharedChanges = Omit<Written<EcoLogicShared>, 'field' | 'offer'> & {
  readonly field?: readonly HexChanges[];
};

/**
 * Sets the named possessions of a player, in the form of `ask().player`; others stay. Coins and eco points come from
 * the bank and the supply.
 */
export function setPlayer(state: State, seat: Seat, changes: PlayerChanges): void {
  const player = entryAt(state.players, seat);
  const { money, ecoFund, hand, supply, initiatives, specials, vetoes, bioTaken } = changes;
  if (money !== undefined) {
    if (state.bank !== 'unlimited') state.bank -= money - player.money;
    player.money = money;
  }
  if (ecoFund !== undefined) {
    if (state.ecoSupply !== 'unlimited') state.ecoSupply -= Math.max(0, ecoFund) - Math.max(0, player.ecoFund);
    player.ecoFund = ecoFund;
  }
  if (hand !== undefined) player.hand = { ...hand };
  if (supply !== undefined) player.supply = { ...supply };
  if (initiatives !== undefined) mover.fill(state, ['players.*.initiatives', seat], initiatives);
  if (specials !== undefined) setSpecials(state, seat, specials);
  if (vetoes !== undefined) state.vetoes[seat] = vetoes;
  if (bioTaken !== undefined) state.bioTaken[seat] = state.field.tile.map((_, hex) => bioTaken.includes(hex));
}

function setSpecials(state: State, seat: Seat, given: EcoLogicPlayer['specials']): void {
  const { specials } = state;
  for (const [card, owner] of specials.owner.entries())
    if (owner === seat) {
      specials.owner[card] = NONE;
      specials.hex[card] = NONE;
    }
  for (const { special, hex } of given) {
    const card = placeOfId(contentOf(state).specials, special);
    specials.owner[card] = seat;
    specials.hex[card] = hex ?? NONE;
  }
}

/**
 * Sets the named shared things, in the form of `ask().shared`; others stay. Listed parts of a deck are laid on top, the
 * rest of it stays below. The agenda does not change.
 */
export function setShared(state: State, changes: SharedChanges): void {
  const content = contentOf(state);
  const { round, lastRound, phase, firstPlayer, bank, ecoSupply, field, events, loans, aidAsked } = changes;
  const plain = { round, lastRound, phase, firstPlayer, bank, ecoSupply };
  for (const [name, value] of Object.entries(plain)) if (value !== undefined) Object.assign(state, { [name]: value });
  for (const hex of field ?? []) setHex(state, hex);
  setCards(state, changes);
  if (events !== undefined)
    state.currentEvents = events.map(({ event, drawer }) => ({ event: placeOfId(content.events, event), drawer }));
  const { refused, auction } = changes;
  if (refused !== undefined) state.refused = refused === null ? NONE : placeOfId(content.initiatives, refused);
  if (auction === null) state.auction = null;
  else if (auction !== undefined)
    state.auction = {
      ...auction,
      item: itemOf(auction.item, content),
      stillIn: state.players.map((_, seat) => auction.stillIn.includes(seat)),
    };
  if (aidAsked !== undefined)
    state.aidAsked = state.players.map((_, asker) =>
      state.players.map((_, helper) => aidAsked.some((one) => one.asker === asker && one.helper === helper)),
    );
  if (loans !== undefined) state.loans = loans.map((loan) => ({ ...loan }));
}

function setCards(state: State, changes: SharedChanges): void {
  const { eventDiscard, eventsRemoved, initiativeDiscard, revealed, eventDeck, initiativeDeck } = changes;
  if (eventDiscard !== undefined) mover.fill(state, 'eventDiscard', eventDiscard);
  if (eventsRemoved !== undefined) mover.fill(state, 'eventsRemoved', eventsRemoved);
  if (initiativeDiscard !== undefined) mover.fill(state, 'initiativeDiscard', initiativeDiscard);
  if (revealed !== undefined) mover.fill(state, 'revealed', revealed === null ? [] : [revealed]);
  if (eventDeck !== undefined) mover.pile(state, 'eventDeck', eventDeck);
  if (initiativeDeck !== undefined) mover.pile(state, 'initiativeDeck', initiativeDeck);
}

/** Sets a hex of the field. A replaced tile goes to the place that the new one came from. */
function setHex(state: State, { hex, tile, owner, pieces, initiative, special }: HexChanges): void {
  const { field, specials } = state;
  const content = contentOf(state);
  if (tile !== undefined) {
    const card = placeOfId(content.tiles, tile);
    const from = field.tile.indexOf(card);
    if (from >= 0) field.tile[from] = at(field.tile, hex);
    field.tile[hex] = card;
  }
  if (owner !== undefined) field.owner[hex] = owner ?? NONE;
  if (pieces !== undefined) field.pieces[hex] = [...pieces];
  if (initiative !== undefined)
    mover.fill(state, ['field.initiatives.*', hex], initiative === null ? [] : [initiative]);
  if (typeof special === 'string') specials.hex[placeOfId(content.specials, special)] = hex;
}

function itemOf(name: string, content: Content): Item {
  if (name === 'oil' || name === 'mineral') return { kind: 'plant', branch: name };
  const special = content.specials.findIndex(({ id }) => id === name);
  if (special >= 0) return { kind: 'special', special };
  return { kind: 'initiative', initiative: placeOfId(content.initiatives, name) };
}

/**
 * Sends all cards back to their decks. Nobody holds or knows any, and events of all levels are mixed until they are
 * laid.
 */
export function gather(state: State): void {
  for (const list of ['eventDiscard', 'eventsRemoved', 'initiativeDiscard', 'revealed'] as const)
    mover.empty(state, list);
  for (const seat of state.players.keys()) mover.empty(state, ['players.*.initiatives', seat]);
  for (const hex of state.field.initiatives.keys()) mover.empty(state, ['field.initiatives.*', hex]);
  state.currentEvents = [];
  mover.shuffle(state, 'initiativeDeck');
  state.memory = {};
}
