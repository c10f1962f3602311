import { at, available, drained, type Seat, type Supply } from '@rulewright/core';
import type { EcoLogicContent, EcoLogicEvent, EcoLogicView } from '@rulewright/ecologic';

export type Position = EcoLogicView['position'];
export type Branch = 'oil' | 'mineral';
export const BRANCHES: readonly Branch[] = ['oil', 'mineral'];
/** No seat, no hex. */
export const NONE = -1;

/** The part of a position that events change, as it stands between two events. */
export interface Scene {
  readonly content: EcoLogicContent;
  readonly options: Position['options'];
  round: number;
  ecoSupply: Supply;
  readonly players: {
    money: number;
    ecoFund: number;
    readonly hand: Record<Branch, number>;
    initiatives: number[];
  }[];
  readonly field: {
    readonly tile: readonly number[];
    readonly owner: Seat[];
    readonly pieces: Branch[][];
    readonly initiatives: number[][];
  };
  readonly specials: { readonly owner: Seat[]; readonly hex: number[] };
}

/** A scene of its own: following it leaves the position alone. */
export function sceneOf(content: EcoLogicContent, position: Position): Scene {
  const { options, round, ecoSupply, players, field, specials } = position;
  return {
    content,
    options,
    round,
    ecoSupply,
    players: players.map(({ money, ecoFund, hand, initiatives }) => ({
      money,
      ecoFund,
      hand: { ...hand },
      initiatives: [...initiatives],
    })),
    field: {
      tile: field.tile,
      owner: [...field.owner],
      pieces: field.pieces.map((list) => [...list]),
      initiatives: field.initiatives.map((list) => [...list]),
    },
    specials: { owner: [...specials.owner], hex: [...specials.hex] },
  };
}

/** Brings the scene to where it stands after the event. */
export function follow(scene: Scene, event: EcoLogicEvent): void {
  const { players, field, specials, content } = scene;
  switch (event.type) {
    case 'round-began':
      scene.round = event.round;
      break;
    case 'initiative-drawn':
      at(players, event.seat).initiatives.push(cardNamed(content.initiatives, event.initiative));
      break;
    case 'coins-taken':
      at(players, event.seat).money += event.amount;
      break;
    case 'auction-won':
      at(players, event.seat).money -= event.amount;
      takeItem(scene, event.seat, event.item);
      break;
    case 'aid-given':
      at(players, event.seat).money -= event.amount;
      at(players, event.asker).money += event.amount;
      break;
    case 'piece-placed':
      at(players, event.seat).hand[event.branch]--;
      at(field.pieces, event.hex).push(event.branch);
      field.owner[event.hex] = event.seat;
      break;
    case 'bio-taken':
      setEcoFund(scene, event.seat, fundAfterBio(scene, event.seat, event.amount));
      break;
    case 'initiative-placed': {
      const card = cardNamed(content.initiatives, event.initiative);
      const player = at(players, event.seat);
      player.initiatives = player.initiatives.filter((held) => held !== card);
      at(field.initiatives, event.hex).push(card);
      break;
    }
    case 'special-placed':
      specials.hex[cardNamed(content.specials, event.special)] = event.hex;
      break;
    case 'piece-removed': {
      const pieces = at(field.pieces, event.hex);
      pieces.splice(pieces.lastIndexOf(event.branch), 1);
      if (pieces.length === 0) field.owner[event.hex] = NONE;
      break;
    }
    case 'object-lost':
      field.pieces[event.hex] = [];
      field.owner[event.hex] = NONE;
      break;
    case 'initiative-discarded':
      field.initiatives[event.hex] = [];
      break;
    case 'environment-settled':
      setEcoFund(scene, event.seat, event.ecoFund);
      break;
    case 'income-settled':
      at(players, event.seat).money = event.money;
      break;
    case 'loan-repaid':
      at(players, event.seat).money -= event.amount;
      at(players, event.lender).money += event.amount;
      break;
  }
}

/** The index of the card with this id. */
export const cardNamed = (cards: readonly { readonly id: string }[], id: string): number =>
  cards.findIndex((card) => card.id === id);

function takeItem({ players, specials, content }: Scene, seat: Seat, item: string): void {
  const { hand, initiatives } = at(players, seat);
  const special = cardNamed(content.specials, item);
  if (item === 'oil' || item === 'mineral') hand[item]++;
  else if (special === NONE) initiatives.push(cardNamed(content.initiatives, item));
  else specials.owner[special] = seat;
}

/** ECO-SUP.3: a settler gets the eco points that are left; only a fund above 0 holds any. */
export function fundAfterBio({ players, ecoSupply }: Scene, seat: Seat, bio: number): number {
  const { ecoFund } = at(players, seat);
  const held = Math.max(0, ecoFund);
  const needed = Math.max(0, ecoFund + bio) - held;
  const given = available(ecoSupply, needed);
  return given < needed ? held + given : ecoFund + bio;
}

function setEcoFund(scene: Scene, seat: Seat, ecoFund: number): void {
  const player = at(scene.players, seat);
  scene.ecoSupply = drained(scene.ecoSupply, Math.max(0, ecoFund) - Math.max(0, player.ecoFund));
  player.ecoFund = ecoFund;
}
