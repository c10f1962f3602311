import type { SeenEventOf } from '@rulewright/core';
import { keyed, type Told, type Value } from '@rulewright/core/text';
import type { Rule } from '../rulebook/rules.js';
import type { Emix } from '../state.js';
import { effectsText, propertyText } from './effects.js';
import {
  actorName,
  cardNamed,
  colourName,
  emonsText,
  humanWord,
  type Position,
  poolNow,
  type Speaker,
  signed,
  targetsOf,
  titleOf,
} from './words.js';

type Event = SeenEventOf<Emix>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What happened, in words. */
export function eventText(speaker: Speaker, { options }: Position, event: Event): Told {
  const { voice } = speaker;
  const text = voice.say(
    keyed(voice, `event.${event.type}`, detailOf(options, event)),
    valuesOf(speaker, options, event),
  );
  return { text, ...mannerOf(event), ...(starts(event) && { starts: true }) };
}

const isQuiet = (event: Event): boolean =>
  QUIET.has(event.type) ||
  (event.type === 'emons-returned' && event.rule === 'EMX-RES.2') ||
  (event.type === 'card-spent' && event.rule === 'EMX-CRD.8') ||
  (event.type === 'action-began' && event.action === 1);

/** What other lines say anyway. */
const QUIET: ReadonlySet<Event['type']> = new Set(['karma-fell-due', 'exchange-ended', 'choice-forced']);

function mannerOf(event: Event): Omit<Told, 'text'> {
  if (event.type === 'round-began') return { style: 'title' };
  if (event.type === 'phase-began' || event.type === 'circle-began') return { style: 'heading' };
  if (event.type === 'game-ended') return {};
  return isQuiet(event) ? { style: 'quiet' } : { chain: 'turn' };
}

const ACTIONS: ReadonlySet<Rule> = new Set(['EMX-INF.3', 'EMX-INF.6', 'EMX-INF.9', 'EMX-INF.11']);
/** A turn and an action have a paragraph of their own. */
const starts = (event: Event): boolean =>
  event.type === 'turn-began' || (ACTIONS.has(event.rule) && event.type !== 'emons-taken');

/** What an event decides about the sentence that tells it. */
function detailOf(options: Position['options'], event: Event): string | undefined {
  switch (event.type) {
    case 'phase-began':
    case 'turn-began':
    case 'human-chosen':
      return event.phase;
    case 'action-began':
      return event.action > 1 ? 'extra' : undefined;
    case 'emons-taken':
    case 'emons-returned':
    case 'card-spent':
    case 'power-placed':
    case 'symbol-skipped':
      return DETAILS.get(event.rule);
    case 'emons-restored': {
      const { pos, neg } = event.karma;
      return pos.from !== pos.to || neg.from !== neg.to ? 'karma' : undefined;
    }
    case 'card-activated':
      return event.target < 0 && event.player < 0 ? 'unaimed' : undefined;
    case 'power-used':
      return event.copies > 1 ? 'several' : undefined;
    case 'property-applied':
      return event.target === event.human && (options.freeFeeding === null || event.player === event.seat)
        ? 'own'
        : undefined;
    case 'deck-reshuffled':
      return options.individualDecks === null ? undefined : 'own';
    case 'absorbed':
      return `${options.freeFeeding === null ? 'own' : 'free'}${event.result === 0 ? '.stays' : ''}`;
    case 'game-ended':
      return event.decidedBy;
    default:
      return undefined;
  }
}

/** What the rule of an event tells a reader. */
const DETAILS: ReadonlyMap<Rule, string> = new Map<Rule, string>([
  ['EMX-CHG.3', 'power'],
  ['EMX-CRD.6', 'paid'],
  ['EMX-RES.2', 'absorbed'],
  ['EMX-RES.6', 'leftover'],
  ['EMX-MOM.10', 'cancelled'],
  ['EMX-VOC.21', 'free'],
  ['EMX-SYM.12', 'again'],
]);

type Values = Readonly<Record<string, Value>>;

function valuesOf(speaker: Speaker, options: Position['options'], event: Event): Values {
  return {
    ...numbersOf(event),
    ...namesOf(speaker, options, event),
    ...emonsOf(speaker, options, event),
    ...cardsOf(speaker, options, event),
    ...stepsOf(speaker, event),
  };
}

/** The plain numbers of an event. */
const numbersOf = (event: Event): Values =>
  Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value === 'number'));

/** Who is concerned. */
function namesOf(speaker: Speaker, options: Position['options'], event: Event): Values {
  const { who } = speaker;
  return {
    ...('seat' in event && event.seat !== undefined && { seat: who(event.seat) }),
    ...('human' in event && { human: humanWord(speaker, options, event.human) }),
    ...('seat' in event && 'human' in event && { who: actorName(speaker, options, event.seat, event.human) }),
    ...('target' in event && { targets: targetsOf(speaker, options, event) }),
    ...('actor' in event && { actor: who(event.actor) }),
    ...(event.type === 'round-began' && { firstPlayer: who(event.firstPlayer), rounds: options.maxRounds }),
    ...(event.type === 'card-stolen' && { from: who(event.from) }),
    ...(event.type === 'deck-reshuffled' && { owner: who(event.deck) }),
    ...(event.type === 'game-ended' && { winners: event.winners.map(who) }),
    ...(event.type === 'emons-moved' && {
      from: humanWord(speaker, options, event.from),
      to: humanWord(speaker, options, event.to),
    }),
  };
}

/** How many emons, and what is in the pool then. */
function emonsOf(speaker: Speaker, options: Position['options'], event: Event): Values {
  return {
    ...('pos' in event && { emons: emonsText(speaker, event) }),
    ...('pool' in event && { pool: poolNow(speaker, event.pool) }),
    ...('karma' in event && { karma: poolNow(speaker, event.karma) }),
    ...('paid' in event && { paid: emonsText(speaker, event.paid) }),
    ...('colour' in event && { colour: colourName(speaker, event.colour) }),
    ...(event.type === 'emons-moved' && {
      fromPool: poolNow(speaker, event.fromPool),
      toPool: poolNow(speaker, event.toPool),
    }),
    ...(event.type === 'card-activated' && { price: priceText(speaker, options, event) }),
  };
}

function priceText(speaker: Speaker, options: Position['options'], event: Of<'card-activated'>): string {
  return cardNamed(speaker, options, event.card).value === 0 ? speaker.voice.say('free') : emonsText(speaker, event);
}

/** The cards, as far as the viewer may know them, and what they do. */
function cardsOf(speaker: Speaker, options: Position['options'], event: Event): Values {
  if (event.type === 'cards-drawn') return { cards: event.cards?.map((name) => titleOf(speaker, options, name)) };
  if (!('card' in event) || event.card === undefined) return {};
  const record = cardNamed(speaker, options, event.card);
  const card = titleOf(speaker, options, event.card);
  const part = event.type === 'power-used' ? 'influence' : event.type === 'property-applied' ? event.part : undefined;
  const property = part === undefined ? undefined : record[part];
  return { card, does: property === undefined ? effectsText(speaker, record) : propertyText(speaker, property) };
}

/** Where a marker goes, and what it finds there. */
function stepsOf(speaker: Speaker, event: Event): Values {
  const { voice } = speaker;
  return {
    ...('result' in event && { result: signed(speaker, event.result) }),
    ...('symbol' in event && { symbol: voice.say(`symbol.${event.symbol}`) }),
    ...(event.type === 'marker-moved' && { position: signed(speaker, event.position.to) }),
    ...(event.type === 'goal-reached' && { position: signed(speaker, event.position) }),
  };
}
