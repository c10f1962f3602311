import { at, type Seat } from '@rulewright/core';
import { type Line, seatName } from '../../game.js';
import type { Clauses } from './clauses.js';
import { closed } from './closing.js';
import { effectText } from './effects.js';
import { lineupsAfter, pursuerOf, type Scene, type Seen, type SeenOf } from './scene.js';
import {
  bonusText,
  type Counted,
  countedCards,
  halvesText,
  neededBy,
  type Table,
  totalOf,
  winnerNow,
} from './tally.js';
import { figureTitle, lineupName, soundFacts, soundTitle, splitText, title } from './words.js';

// Line-ups, calls, invaders, and the bounty.

type Type =
  | 'rave-began'
  | 'invasion-declared'
  | 'card-played'
  | 'held'
  | 'friend-called'
  | 'call-declined'
  | 'call-countered'
  | 'counter-refused'
  | 'saviour-found'
  | 'challenge-lost'
  | 'invader-expelled'
  | 'signal-sent'
  | 'rave-closed'
  | 'shield-raised'
  | 'escape-ended';

export const raveClauses: Clauses<Type> = {
  'rave-began': raveBegan,
  'invasion-declared': (scene, event) =>
    `${seatName(event.seat)} invades${othersText(scene, lineupsAfter(scene, event), event.seat)}`,
  'card-played': playedText,
  held: (_, { seat }) => `${seatName(seat)} holds`,
  'friend-called': (scene, { seat, target, ...split }) =>
    `${seatName(seat)} calls ${seatName(target)} and promises ${splitText(scene, split)}`,
  'call-declined': (_, { seat }) => `${seatName(seat)} declines`,
  'call-countered': (scene, { seat, ...split }) => `${seatName(seat)} wants ${splitText(scene, split)}`,
  'counter-refused': (_, { seat }) => `${seatName(seat)} refuses`,
  'saviour-found': (scene, { seat, forced, ...split }) =>
    forced
      ? `${seatName(seat)} is forced to be the Saviour`
      : `${seatName(seat)} is the Saviour for ${splitText(scene, split)}`,
  'challenge-lost': (_, { target }) => `${seatName(target)} need not help`,
  'invader-expelled': (scene, event) =>
    `${seatName(event.seat)} expels ${seatName(event.invader)}, who takes their own cards back${othersText(scene, lineupsAfter(scene, event), event.invader)}`,
  'signal-sent': (_, { seat, lineup }) => `${seatName(seat)} signals for ${lineupName(lineup)}`,
  'rave-closed': closed,
  'shield-raised': (_, { seat }) => `${seatName(seat)} raises the shield and loses no soul in this rave`,
  'escape-ended': escapeText,
};

function raveBegan(scene: Scene, { host, final }: SeenOf<'rave-began'>): Line[] {
  const stake = `${scene.options.winSouls} souls are at stake: everybody may throw cards into line-ups of others.`;
  return [
    { text: 'Rave', style: 'heading' },
    { text: `A line-up needs a total of ${neededBy(scene, host)}.`, style: 'note' },
    ...(final ? [{ text: stake, style: 'note' } as const] : []),
  ];
}

/** `P0 plays Nevermind (3, 49 min, grunge), +50% for grunge makes 5, In Utero rises to 9: total 14, enough` */
function playedText(scene: Scene, event: SeenOf<'card-played'>, last: Seen | undefined): string {
  const after: Table = { ...scene, lineups: lineupsAfter(scene, event) };
  const before = cardsOf(scene, event.lineup);
  const cards = cardsOf(after, event.lineup);
  const added = at(cards, before.length);
  const moved = before.flatMap(({ card, halves }, place) => {
    const now = at(cards, place).halves;
    return now === halves
      ? []
      : [`${soundTitle(scene, card)} ${now > halves ? 'rises' : 'falls'} to ${halvesText(now)}`];
  });
  const parts = [who(scene, event, last), ...worthTexts(event, added), ...moved];
  return `${parts.join(', ')}: ${sumText(scene, after, event.lineup)}${othersText(scene, after.lineups, event.lineup)}`;
}

function cardsOf(table: Table, owner: Seat): Counted[] {
  const line = table.lineups.find((each) => each.owner === owner);
  return line === undefined ? [] : countedCards(table, line);
}

/** Who lays the card, and where. */
function who(scene: Scene, event: SeenOf<'card-played'>, last: Seen | undefined): string {
  const { seat, lineup, card, via, base, value } = event;
  const facts = value > 0 ? 'a copy' : soundFacts(scene, card, base);
  const sound = `${title(card)} (${facts})`;
  if (via === 'mercenary') return `a mercenary of ${seatName(seat)} turns up ${sound}`;
  if (via === 'deck') return `up comes ${sound}`;
  const from = via === 'inventory' ? ' from the inventory' : '';
  if (last?.type === 'invasion-declared') return `it begins with ${sound}${from}`;
  if (seat === lineup) return `${seatName(seat)} plays ${sound}${from}`;
  const helps = seat === scene.saviour && lineup === scene.turn.host;
  return `${seatName(seat)} ${helps ? 'adds' : 'throws'} ${sound}${from} ${helps ? 'to' : 'into'} ${lineupName(lineup)}`;
}

/** What the card counts if that is not its bonus. */
function worthTexts({ base, value }: SeenOf<'card-played'>, counted: Counted): string[] {
  if (value > 0) return [`worth ${halvesText(value)}`];
  return [
    ...(counted.base === base ? [] : [`counted as ${counted.base}`]),
    ...(counted.steps === 0 ? [] : [`${bonusText(counted)} makes ${halvesText(counted.halves)}`]),
  ];
}

/** The running total of a line-up, and whether it will do. */
function sumText({ turn }: Scene, after: Table, owner: Seat): string {
  const line = after.lineups.find((each) => each.owner === owner);
  const total = line === undefined ? 0 : totalOf(after, line);
  if (turn.number === 0) return `total ${total}`;
  const needed = neededBy(after, owner);
  if (total < needed) return `total ${total}, needs ${needed}`;
  const leader = winnerNow(after);
  if (after.lineups.length === 1) return `total ${total}, enough`;
  return leader === owner ? `total ${total}, which leads` : `total ${total}, but ${seatName(leader)} leads`;
}

/** Totals of the other line-ups that the event changes. */
function othersText(scene: Scene, lineups: Scene['lineups'], except: Seat): string {
  const after: Table = { ...scene, lineups };
  return scene.lineups
    .filter(({ owner }) => owner !== except)
    .flatMap((line) => {
      const total = totalOf(after, line);
      return total === totalOf(scene, line) ? [] : [`, ${seatName(line.owner)}'s total is now ${total}`];
    })
    .join('');
}

function escapeText(scene: Scene, { seat, result }: SeenOf<'escape-ended'>): string {
  const { content } = scene;
  const figure = pursuerOf(scene);
  const name = figureTitle({ content }, figure);
  const player = seatName(seat);
  switch (result) {
    case 'released':
      return `${name} lets ${player} go`;
    case 'rolled':
      return `${player} escapes`;
    case 'paid':
      return `${player} has paid the way out`;
    case 'bribed':
      return `${player} has sent ${name} away`;
    case 'walked-away':
      return `${player} walks away`;
    case 'failed':
      return `${player} does not escape ${name} – ${effectText(at(content.monsters, figure).failure)}`;
  }
}
