import { at, type Seat } from '@rulewright/core';
import type { DoesNotExistAction } from '@rulewright/does-not-exist';
import { seatName } from '../../game.js';
import { effectText, monsterInFull, partAt } from './effects.js';
import { type Asked, choiceOf, monsterOf, monsterTitle, stakeOf } from './questions.js';
import { tableOf, totalWith } from './tally.js';
import { lineupName, soundInFull, soundTitle, splitText, title, titles } from './words.js';

// What players may answer, in words.

type Type = DoesNotExistAction['type'];
type ActionOf<Of extends Type> = Extract<DoesNotExistAction, { readonly type: Of }>;
type Phrases = { readonly [Of in Type]: (asked: Asked, action: ActionOf<Of>) => string };

/** An action in words. */
export const phrase = <Of extends Type>(
  asked: Asked,
  action: { [Each in Of]: ActionOf<Each> & { readonly type: Each } }[Of],
): string => phrases[action.type](asked, action);

const phrases: Phrases = {
  lay: (asked, { seat, card }) => `lay ${soundInFull(asked, card)}${totalText(asked, seat, card)}`,
  hold: () => 'hold',
  return: () => 'pay 1 soul and come back',
  surrender: () => 'give up the game',
  hijack: () => 'pay 1 soul and roll for the next turn of an opponent',
  begin: () => 'play your own turn',
  'choose-player': (_, { target }) => `take the next turn of ${seatName(target)}`,
  draft: sourceText,
  discard: (asked, { card }) => `discard ${soundInFull(asked, card)}`,
  stash: (asked, { card }) => `lay ${soundInFull(asked, card)} into the inventory`,
  drop: (asked, { card }) => `discard ${soundInFull(asked, card)}`,
  'drop-inventory': (asked, { card }) => `discard ${soundInFull(asked, card)} from the inventory`,
  roll: () => 'roll the expectation',
  invite: ({ content, options }, { monster }) =>
    monster === ANY ? 'invite whoever comes' : `invite ${monsterInFull(content, monster, options.blankMonsterSouls)}`,
  pay: (asked, { card }) => `pay with ${soundInFull(asked, card)}`,
  raise: (asked, { card }) => `discard ${soundInFull(asked, card)} and raise the level`,
  'buy-class': () => 'pay 1 soul for a class',
  recruit: (asked, { card }) => `discard ${soundInFull(asked, card)} and roll for a mercenary`,
  'trade-open': (_, { target }) => `propose a trade to ${seatName(target)}`,
  give: (asked, { card }) => (card === NOTHING ? 'give nothing' : `give ${soundInFull(asked, card)}`),
  ask: askedText,
  'trade-cancel': () => 'drop the trade',
  refresh: (asked, { card }) => `change ${soundInFull(asked, card)} for new cards`,
  pass: () => 'pass: no rave in this turn',
  'start-rave': () => 'start the rave',
  play: (asked, { seat, card }) => `play ${soundInFull(asked, card)}${totalText(asked, builderOf(asked, seat), card)}`,
  invade: (asked, { card }) => `invade with ${soundInFull(asked, card)}`,
  throw: (asked, { card, lineup }) =>
    `throw ${soundInFull(asked, card)} into ${lineupName(lineup)}${totalText(asked, lineup, card)}`,
  'ask-mercenary': (_, { mercenary }) => `ask ${title(mercenary)} for a hidden card`,
  call: (asked, { target, ...split }) => `call ${seatName(target)} and promise ${splitText(stakeOf(asked), split)}`,
  counter: (asked, split) => `want ${splitText(stakeOf(asked), split)}`,
  'take-counter': () => 'agree',
  'refuse-counter': () => 'refuse',
  accept: acceptText,
  decline: declineText,
  challenge: (asked, { target, card }) => `discard ${soundInFull(asked, card)} and challenge ${seatName(target)}`,
  copy: (asked, { card }) => `play ${soundInFull(asked, card)} as a copy of your best card`,
  'writer-roll': (_, { lineup }) => `roll for a card into ${lineupName(lineup)}`,
  'tattoo-roll': () => 'roll with the needle',
  'play-rolled': (asked, { card }) => `play ${soundInFull(asked, card)} as it was rolled`,
  expel: (_, { invader }) => `pay 1 soul and expel ${seatName(invader)}`,
  signal: (asked, { card, lineup }) => `discard ${soundInFull(asked, card)} and signal for ${lineupName(lineup)}`,
  shield: () => 'discard your hand and lose no soul',
  'no-shield': () => 'keep your hand',
  'give-share': (asked, { card }) => `${soundInFull(asked, card)} for the Saviour`,
  'dismiss-class': (_, action) => `discard the class ${title(action.class)}`,
  dismiss: (_, { mercenary }) => `dismiss ${title(mercenary)}`,
  refuse: (asked) => `let ${monsterTitle(asked)} go`,
  'roll-escape': () => 'roll to escape',
  'pay-escape': (asked, { card }) => `discard ${soundInFull(asked, card)} and escape`,
  bribe: (asked, { card }) => `discard ${soundInFull(asked, card)} and send ${monsterTitle(asked)} away`,
  'walk-away': () => 'walk away',
  suffer: () => 'suffer the failure',
  boost: (asked, { card }) => `discard ${soundInFull(asked, card)} for a better roll`,
  stop: ({ position }) => (choiceOf(position)?.kind === 'boost' ? 'leave the roll as it is' : 'play no more cards'),
  'discard-set': (_, { cards }) => `discard ${titles(cards)}`,
  choose: optionText,
  take: takeText,
  'give-to': (asked, { card }) => `give ${soundInFull(asked, card)}`,
  recover: (asked, { card }) => `recover ${soundInFull(asked, card)}`,
  'end-turn': () => 'end the turn',
};

/** What actions say in place of a card or a monster. */
const ANY = 'any';
const NOTHING = 'none';
const FROM_HAND = 'hand';
const BLIND = 'blind';

/** `: total 14`; nothing for a card whose bonus is a die. */
function totalText({ engine, position }: Asked, owner: Seat, card: string): string {
  const total = totalWith(tableOf(engine, position), owner, card);
  return total === undefined ? '' : `: total ${total}`;
}

/** Whose line-up a player builds: the Saviour that of the Host. */
const builderOf = ({ position: { lineups, turn } }: Asked, seat: Seat): Seat =>
  lineups.some(({ owner }) => owner === seat) ? seat : turn.host;

function sourceText({ position: { discard }, ...setting }: Asked, { source }: ActionOf<'draft'>): string {
  const top = discard[discard.length - 1];
  if (source === 'deck' || top === undefined) return 'draw from the deck';
  return `take ${soundTitle(setting, top)} from the discard pile`;
}

function askedText(asked: Asked, { card }: ActionOf<'ask'>): string {
  if (card === NOTHING) return 'ask for nothing';
  return card === FROM_HAND ? 'ask for a hand card' : `ask for ${soundInFull(asked, card)}`;
}

function acceptText(asked: Asked, { card }: ActionOf<'accept'>): string {
  if (card === NOTHING) return 'agree';
  const isCall = choiceOf(asked.position)?.kind === 'call-answer';
  return isCall
    ? `help with ${soundInFull(asked, card)}${totalText(asked, asked.position.turn.host, card)}`
    : `agree and give ${soundInFull(asked, card)}`;
}

function declineText({ position }: Asked): string {
  switch (choiceOf(position)?.kind) {
    case 'raise-level':
      return 'leave the level as it is';
    case 'failure-take':
      return 'take nothing';
    default:
      return 'decline';
  }
}

function optionText(asked: Asked, { option }: ActionOf<'choose'>): string {
  const choice = choiceOf(asked.position);
  const failure = at(asked.content.monsters, monsterOf(asked)).failure;
  return choice?.kind === 'failure-choose' ? effectText(partAt(failure, [...choice.path, option])) : `${option}`;
}

function takeText(asked: Asked, { card }: ActionOf<'take'>): string {
  if (card === BLIND) return 'take a hand card blind';
  const choice = choiceOf(asked.position);
  const verb = choice?.kind === 'failure-take' && choice.to === 'discard' ? 'discard' : 'take';
  return `${verb} ${soundInFull(asked, card)}`;
}

/** What an action has in common with others of a long list. */
export function topic(asked: Asked, action: DoesNotExistAction): string {
  switch (action.type) {
    case 'call':
    case 'challenge':
      return `${action.type} ${seatName(action.target)}`;
    case 'throw':
      return `throw a card into ${lineupName(action.lineup)}`;
    case 'signal':
      return `signal for ${lineupName(action.lineup)}`;
    case 'accept':
      return choiceOf(asked.position)?.kind === 'call-answer' ? 'help with a card' : 'agree';
    default:
      return TOPICS[action.type] ?? phrase(asked, action);
  }
}

const TOPICS: Readonly<Partial<Record<Type, string>>> = {
  lay: 'lay a card',
  discard: 'discard a card',
  stash: 'lay a card into the inventory',
  drop: 'discard a card',
  'drop-inventory': 'discard a card from the inventory',
  invite: 'invite a monster',
  pay: 'pay with a card',
  raise: 'raise the level',
  recruit: 'recruit a mercenary',
  give: 'give a card',
  ask: 'ask for a card',
  refresh: 'change a card for new ones',
  play: 'play a card',
  invade: 'invade',
  counter: 'want another share',
  copy: 'copy your best card',
  'play-rolled': 'play a card as it was rolled',
  'pay-escape': 'discard a card and escape',
  bribe: 'send the monster away',
  boost: 'make the roll better',
  'discard-set': 'discard a set of cards',
  take: 'take a card',
  'give-to': 'give a card',
  recover: 'recover a card',
};
