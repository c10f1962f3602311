import type { SeenEventOf } from '@rulewright/core';
import { keyed, type Told, type Value } from '@rulewright/core/text';
import { JOINS_FROM } from '../dice.js';
import type { Rule } from '../rulebook/rules.js';
import type { DoesNotExist } from '../state.js';
import { closedText, playedText } from './closing.js';
import { abilitiesText, effectText, monsterInFull } from './effects.js';
import { fillFrom, named, type Position, type Speaker, splitText } from './words.js';

type Event = SeenEventOf<DoesNotExist>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What happened, in words. */
export function eventText(speaker: Speaker, position: Position, event: Event): Told {
  const { voice } = speaker;
  const key = keyed(voice, `event.${event.type}`, detailOf(speaker, position, event));
  return { text: voice.say(key, fillFrom(speaker, event, valuesOf(speaker, position, event))), ...mannerOf(event) };
}

type Manner = Omit<Told, 'text'>;
const turn: Manner = { chain: 'turn' };
const start: Manner = { chain: 'turn', starts: true };
const quiet: Manner = { style: 'quiet' };

/** What other lines say anyway. */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'choice-forced',
  'choice-skipped',
  'passed-over',
  'raise-offered',
  'trade-opened',
  'limit-restored',
]);
/** Deeds that begin a paragraph. */
const STARTING: ReadonlySet<Event['type']> = new Set([
  'turn-passed',
  'monster-invited',
  'anybody-invited',
  'trade-proposed',
  'card-stashed',
  'player-returned',
  'friend-called',
  'invasion-declared',
  'rave-closed',
  'shield-raised',
  'escape-rolled',
  'card-recovered',
  'game-ended',
]);
/** The same, where the rule is what a player or the game begins. */
const STARTING_BY: ReadonlySet<Rule> = new Set<Rule>([
  'DNE-TRN.5',
  'DNE-CLS.1',
  'DNE-CLS.10',
  'DNE-CLS.12',
  'DNE-CLS.22',
  'DNE-CLS.24',
  'DNE-FIN.3',
  'DNE-GNL.8',
  'DNE-GTL.2',
  'DNE-GTL.5',
  'DNE-MRC.1',
  'DNE-MRC.6',
  'DNE-MRC.9',
  'DNE-RAV.5',
  'DNE-RAV.6',
  'DNE-RAV.7',
  'DNE-SPC.5',
  'DNE-SPC.6',
  'DNE-SPC.9',
  'DNE-SPC.12',
  'DNE-SPC.14',
]);
const BEGINNERS: ReadonlySet<Event['type']> = new Set(['card-played', 'cards-discarded', 'escape-ended']);

function mannerOf(event: Event): Manner {
  switch (event.type) {
    case 'turn-began':
      return { style: 'title' };
    case 'phase-began':
      return event.phase === 'rave' || event.phase === 'bounty' ? { style: 'heading' } : quiet;
    case 'rave-began':
    case 'deck-reshuffled':
    case 'supply-refilled':
      return { style: 'note' };
    case 'cards-discarded':
      if (event.from === 'lineup' && event.rule !== 'DNE-CLS.20') return quiet;
      return STARTING_BY.has(event.rule) && event.from === 'held' ? start : turn;
    case 'die-rolled':
      if (event.roll === 'escape') return quiet;
      return ROLLED_FIRST.has(event.roll) ? start : turn;
    case 'souls-changed':
      return PAID_FIRST.has(event.cause) || event.rule === 'DNE-SPC.6' ? start : turn;
    default:
      return plainManner(event);
  }
}
const ROLLED_FIRST: ReadonlySet<Of<'die-rolled'>['roll']> = new Set([
  'expectation',
  'bonus',
  'rolled-card',
  'needle-roll',
  'first-player',
]);
const PAID_FIRST: ReadonlySet<Of<'souls-changed'>['cause']> = new Set(['buy-class', 'hijack', 'expel', 'return']);

function plainManner(event: Event): Manner {
  if (QUIET.has(event.type)) return quiet;
  return STARTING.has(event.type) || (BEGINNERS.has(event.type) && STARTING_BY.has(event.rule)) ? start : turn;
}

/** Which of the sentences of an event fits. */
function detailOf(speaker: Speaker, { options }: Position, event: Event): string | undefined {
  switch (event.type) {
    case 'turn-began':
      return event.host === event.place ? undefined : 'instead';
    case 'phase-began':
      return event.phase;
    case 'die-rolled':
      return event.roll === 'recruit' && event.face < JOINS_FROM ? 'recruit.failed' : event.roll;
    case 'game-ended':
      return event.reason === 'max-turns' ? `${event.decidedBy}.max-turns` : event.decidedBy;
    case 'deck-reshuffled':
      return event.deck;
    case 'cards-discarded':
      return discardDetail(event);
    case 'card-recovered':
      return event.rule === 'DNE-CLS.18' ? 'drafted' : undefined;
    case 'souls-changed': {
      const isLost = event.cause === 'monster' && event.souls.to < event.souls.from;
      return isLost ? 'monster.lost' : event.cause;
    }
    case 'monster-invited':
      return event.rule === 'DNE-R13' ? 'met' : undefined;
    case 'monster-came': {
      const { level } = named(speaker.content.monsters, event.monster);
      if (options.monsterLevel === 'add') return 'add';
      return event.level === level ? undefined : 'level';
    }
    default:
      return raveDetail(event);
  }
}

function discardDetail({ from, rule }: Of<'cards-discarded'>): string | undefined {
  if (from === 'lineup') return rule === 'DNE-CLS.20' ? 'rest' : 'lineup';
  if (from === 'mercenary') return 'mercenary';
  return rule === 'DNE-MON.4' || rule === 'DNE-SPC.15' ? 'price' : undefined;
}

function raveDetail(event: Event): string | undefined {
  switch (event.type) {
    case 'rave-began':
      return event.final ? 'final' : undefined;
    case 'invasion-declared':
    case 'invader-expelled':
      return event.hostTotal.from === event.hostTotal.to ? undefined : 'roar';
    case 'saviour-found':
      return event.forced ? 'forced' : undefined;
    case 'reward-opened':
      return event.cards.length === 0 ? 'empty' : undefined;
    case 'escape-rolled':
      return event.bonus === 0 ? undefined : 'bonus';
    case 'escape-ended':
      return event.result;
    default:
      return undefined;
  }
}

type Values = Readonly<Record<string, Value>>;

/** What stands in the holes of a sentence beside what the event tells. */
function valuesOf(speaker: Speaker, { options }: Position, event: Event): Values {
  const { content } = speaker;
  switch (event.type) {
    case 'souls-changed':
      return { n: Math.abs(event.souls.to - event.souls.from) };
    case 'class-gained':
      return { abilities: abilitiesText(speaker, named(content.classes, event.class)) };
    case 'monster-invited': {
      const monster = named(content.monsters, event.monster);
      return { guest: monsterInFull(speaker, monster, { blankSouls: options.blankMonsterSouls }) };
    }
    case 'monster-came':
      return { target: event.expectation + event.level };
    case 'rave-began':
      return { goal: options.winSouls };
    case 'friend-called':
    case 'call-countered':
    case 'saviour-found':
      return { split: splitText(speaker, event) };
    case 'escape-ended':
      return { does: effectText(speaker, named(content.monsters, event.monster).failure) };
    case 'card-played':
      return playedText(speaker, event);
    case 'rave-closed':
      return closedText(speaker, event);
    default:
      return {};
  }
}
