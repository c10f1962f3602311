import { at, remove, type Seat } from '@rulewright/core';
import type { DoesNotExistEngine } from '@rulewright/does-not-exist';
import type { FormerEvent } from './former-events.js';
import type { SeenLineup } from './tally.js';
import { NONE, type Position, type Setting } from './words.js';

type Secret = 'cards' | 'card' | 'give' | 'got';
type Hiding = 'cards-drawn' | 'card-taken' | 'card-given' | 'trade-proposed' | 'trade-made';
type Open<E> = Omit<E, Secret> & Partial<Pick<E, Extract<keyof E, Secret>>>;
type Hidden<E extends FormerEvent> = E extends { type: Hiding } ? Open<E> : E;
/** An event as a viewer reads it: some cards are hidden. */
export type Seen = Hidden<FormerEvent>;
export type SeenOf<Type extends Seen['type']> = Extract<Seen, { type: Type }>;

interface Player {
  status: Position['players'][number]['status'];
  souls: number;
  /** How many cards. */
  hand: number;
  readonly inventory: number[];
  class: readonly number[];
  readonly mercenaries: number[];
  /** How many cards lie under all of them. */
  hidden: number;
}

/** The part of a position that events change, as it stands between two events. */
export interface Scene extends Setting {
  readonly engine: DoesNotExistEngine;
  /** The position that the scene began with. */
  readonly position: Position;
  readonly turn: { number: number; host: Seat; expectation: number; level: number };
  readonly players: readonly Player[];
  lineups: readonly SeenLineup[];
  monster: readonly number[];
  saviour: Seat;
}

/** A scene of its own: following it leaves the position alone. */
export function sceneOf(engine: DoesNotExistEngine, position: Position): Scene {
  const { options, turn, players, lineups, monster, rave } = position;
  return {
    engine,
    content: engine.content,
    options,
    position,
    turn: { number: turn.number, host: turn.host, expectation: turn.expectation, level: turn.level },
    players: players.map(({ status, souls, hand, inventory, class: classes, mercenaries, hidden }) => ({
      status,
      souls,
      hand: hand.length,
      inventory: [...inventory],
      class: classes,
      mercenaries: [...mercenaries],
      hidden: hidden.flat().length,
    })),
    lineups,
    monster,
    saviour: rave.saviour,
  };
}

/** The monster to escape from: the guest, or the one that serves the winner since this rave. */
export const pursuerOf = ({ monster, players, content }: Scene): number =>
  [...monster, ...players.flatMap(({ mercenaries }) => mercenaries)].find((each) => each < content.monsters.length) ??
  NONE;

const cardNamed = ({ content }: Setting, name: string): number => content.soundIndex[name] ?? NONE;
const figureNamed = ({ content }: Setting, name: string): number => content.figureIndex[name] ?? NONE;

/** Whether a card lies in a line-up. */
export const isOnTable = (scene: Scene, name: string): boolean =>
  scene.lineups.some(({ cards }) => cards.includes(cardNamed(scene, name)));

const emptyLineup = (owner: Seat): SeenLineup => ({ owner, cards: [], by: [], via: [], base: [], frozen: [] });

/** The line-ups as the event leaves them. */
export function lineupsAfter(scene: Scene, event: Seen): readonly SeenLineup[] {
  const { lineups } = scene;
  switch (event.type) {
    case 'turn-began':
      return [];
    case 'rave-began':
      return [emptyLineup(event.host)];
    case 'invasion-declared':
      return [...lineups, emptyLineup(event.seat)];
    case 'invader-expelled':
      return lineups.filter(({ owner }) => owner !== event.invader);
    case 'card-played':
      return lineups.map((line) => (line.owner === event.lineup ? withCard(scene, line, event) : line));
    case 'card-recovered':
      return lineups.map((line) => without(line, [cardNamed(scene, event.card)]));
    case 'cards-discarded': {
      const cards = event.cards.map((name) => cardNamed(scene, name));
      return lineups.map((line) => without(line, cards));
    }
    default:
      return lineups;
  }
}

/** `value` is that of a copy. */
function withCard(scene: Scene, line: SeenLineup, { seat, card, via, base, value }: SeenOf<'card-played'>): SeenLineup {
  return {
    owner: line.owner,
    cards: [...line.cards, cardNamed(scene, card)],
    by: [...line.by, seat],
    via: [...line.via, via],
    base: [...line.base, base],
    frozen: [...line.frozen, value > 0 ? value : NONE],
  };
}

function without(line: SeenLineup, gone: readonly number[]): SeenLineup {
  const stays = (_: unknown, place: number): boolean => !gone.includes(at(line.cards, place));
  const { owner, cards, by, via, base, frozen } = line;
  return {
    owner,
    cards: cards.filter(stays),
    by: by.filter(stays),
    via: via.filter(stays),
    base: base.filter(stays),
    frozen: frozen.filter(stays),
  };
}

/** Brings the scene to where it stands after the event; `last` is the event before it in the same step. */
export function follow(scene: Scene, event: Seen, last: Seen | undefined): void {
  const lineups = lineupsAfter(scene, event);
  followTurn(scene, event);
  followFigures(scene, event);
  followCards(scene, event, last);
  scene.lineups = lineups;
}

/** The turn, souls, and who still plays. */
function followTurn(scene: Scene, event: Seen): void {
  const { turn, players } = scene;
  switch (event.type) {
    case 'turn-began':
      Object.assign(turn, { number: event.turn, host: event.host, expectation: 0, level: 0 });
      scene.saviour = NONE;
      return;
    case 'die-rolled':
      if (event.roll === 'expectation') turn.expectation = event.face;
      return;
    case 'saviour-found':
      scene.saviour = event.seat;
      return;
    case 'souls-changed':
      at(players, event.seat).souls = event.souls;
      return;
    case 'player-zeroed':
      at(players, event.seat).status = 'waiting';
      return;
    case 'player-returned':
      at(players, event.seat).status = 'active';
      return;
    case 'player-eliminated':
      at(players, event.seat).status = 'eliminated';
  }
}

/** Monsters, mercenaries and classes. */
function followFigures(scene: Scene, event: Seen): void {
  const { turn, players, content } = scene;
  switch (event.type) {
    case 'monster-invited':
      scene.monster = [figureNamed(scene, event.monster)];
      return;
    case 'monster-came':
    case 'level-raised':
      turn.level = event.level;
      return;
    case 'monster-stayed-away':
      turn.level = 0;
      scene.monster = [];
      return;
    case 'monster-left':
      scene.monster = [];
      return;
    case 'class-gained':
      at(players, event.seat).class = [content.classes.findIndex(({ id }) => id === event.class)];
      return;
    case 'class-lost':
      at(players, event.seat).class = [];
      return;
    case 'mercenary-joined': {
      const figure = figureNamed(scene, event.mercenary);
      at(players, event.seat).mercenaries.push(figure);
      at(players, event.seat).hidden += event.cards;
      scene.monster = scene.monster.filter((each) => each !== figure);
      return;
    }
    case 'mercenary-left':
      remove(at(players, event.seat).mercenaries, figureNamed(scene, event.mercenary));
      return;
    case 'mercenary-fed':
      at(players, event.seat).hidden++;
  }
}

/** Cards that come, go, and change hands. */
function followCards(scene: Scene, event: Seen, last: Seen | undefined): void {
  const { players } = scene;
  switch (event.type) {
    case 'cards-drawn':
      at(players, event.seat).hand += event.count;
      return;
    case 'cards-discarded':
      discard(scene, event, last);
      return;
    case 'card-stashed':
      at(players, event.seat).hand--;
      at(players, event.seat).inventory.push(cardNamed(scene, event.card));
      return;
    case 'card-taken':
      handOver(scene, event.from, event.seat, event.card);
      return;
    case 'card-given':
      handOver(scene, event.seat, event.to, event.card);
      return;
    case 'trade-made':
      handOver(scene, event.seat, event.target, event.give);
      handOver(scene, event.target, event.seat, event.got);
      return;
    case 'card-played':
      if (event.via === 'mercenary') at(players, event.seat).hidden--;
      else if (event.via !== 'deck') takeHeld(scene, event.seat, event.card);
      return;
    case 'invader-expelled':
      at(players, event.invader).hand += cardsTakenBack(scene, event.invader);
      return;
    case 'reward-shared':
      at(players, event.seat).hand++;
      return;
    case 'card-recovered':
      if (isOnTable(scene, event.card)) at(players, event.seat).inventory.push(cardNamed(scene, event.card));
      else at(players, event.seat).hand++;
  }
}

/** A held card leaves its owner; one that is not seen to lie in the inventory comes from the hand. */
function takeHeld(scene: Scene, seat: Seat, card: string | undefined): void {
  const player = at(scene.players, seat);
  if (card === undefined || !remove(player.inventory, cardNamed(scene, card))) player.hand--;
}

function handOver(scene: Scene, from: Seat, to: Seat, card: string | undefined): void {
  if (card === 'none') return;
  takeHeld(scene, from, card);
  at(scene.players, to).hand++;
}

/** Whether the discarded cards lay under a mercenary that has just left. */
export const isSpilled = (event: SeenOf<'cards-discarded'>, last: Seen | undefined): boolean =>
  last?.type === 'mercenary-left' && last.seat === event.seat;

function discard(scene: Scene, event: SeenOf<'cards-discarded'>, last: Seen | undefined): void {
  for (const name of event.cards) {
    if (isOnTable(scene, name) || last?.type === 'invader-expelled') continue;
    if (isSpilled(event, last)) at(scene.players, event.seat).hidden--;
    else takeHeld(scene, event.seat, name);
  }
}

/** DNE-CLS.20: what an expelled invader laid from held cards; the others are discarded next. */
function cardsTakenBack({ lineups }: Scene, invader: Seat): number {
  const line = lineups.find(({ owner }) => owner === invader);
  return line === undefined
    ? 0
    : line.via.filter((via, place) => line.by[place] === invader && (via === 'hand' || via === 'inventory')).length;
}
