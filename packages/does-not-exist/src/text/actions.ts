import { at, type Seat } from '@rulewright/core';
import type { SeenDecision } from '@rulewright/core/author';
import { fillFrom, keyed, type Value } from '@rulewright/core/text';
import type { DoesNotExistAction, DoesNotExistDecision } from '../index.js';
import { effectText, monsterInFull } from './effects.js';
import {
  figureName,
  named,
  naming,
  type Position,
  type Questions,
  type Speaker,
  soundName,
  splitText,
} from './words.js';

// Actions in words.

export type Decision = SeenDecision<DoesNotExistDecision>;
/** The facts that the words of an action are made of. */
export interface Asked {
  readonly position: Position;
  readonly ask: Questions;
  readonly decision: Decision | undefined;
}

/** An action as an entry of a menu. */
export function actionText(speaker: Speaker, asked: Asked, action: DoesNotExistAction): string {
  const { voice } = speaker;
  const key = keyed(voice, `action.${action.type}`, detailOf(asked, action));
  const said = voice.say(key, fillFrom(speaker, action, naming(speaker), valuesOf(speaker, asked, action)));
  const text = toldApart(speaker, said, action);
  const total = totalOf(speaker, asked, action);
  return total === undefined ? text : voice.say('total', { text, total });
}

/** Tells a copy of a card from another one that the same player could mean. */
function toldApart({ voice }: Speaker, text: string, action: DoesNotExistAction): string {
  if ('from' in action && action.from !== undefined) return voice.say(`told.${action.from}`, { text });
  if ('copy' in action && action.copy !== undefined) return voice.say('told.copy', { text, copy: action.copy });
  return text;
}

/** The heading under which a long list groups an action; the action's own text if it has no heading. */
export function topicText(speaker: Speaker, asked: Asked, action: DoesNotExistAction): string {
  const { voice } = speaker;
  const name = `topic.${action.type}`;
  const detail = detailOf(asked, action);
  const isSpecial = voice.knows(`action.${action.type}.${detail}`) && !voice.knows(`${name}.${detail}`);
  if (!voice.knows(name) || isSpecial) return actionText(speaker, asked, action);
  return voice.say(keyed(voice, name, detail), fillFrom(speaker, action, naming(speaker)));
}

/** The suffix of the key of the action's sentence; undefined for the plain one. */
function detailOf({ position, decision }: Asked, action: DoesNotExistAction): string | undefined {
  switch (action.type) {
    case 'give':
    case 'ask':
      return action.card;
    case 'invite':
      return action.monster;
    case 'call':
      return action.share === 0 ? 'nothing' : undefined;
    case 'draft':
      return action.source === 'discard' && position.discard.length > 0 ? 'discard' : undefined;
    case 'accept':
      if (action.card === 'none') return undefined;
      return decision?.kind === 'call-answer' ? 'help' : 'give';
    case 'take':
      if (action.card === 'blind') return 'blind';
      return decision?.kind === 'failure-take' && decision.to === 'discard' ? 'discard' : undefined;
    case 'signal':
      return action.lineup === action.seat ? 'own' : undefined;
    case 'decline':
    case 'stop':
      return decision?.kind;
    default:
      return undefined;
  }
}

type Values = Readonly<Record<string, Value>>;

function valuesOf(speaker: Speaker, { position, ask, decision }: Asked, action: DoesNotExistAction): Values {
  const { content, voice } = speaker;
  switch (action.type) {
    case 'draft': {
      const top = position.discard.at(-1);
      return top === undefined ? {} : { top: voice.name(at(content.sounds, top).name) };
    }
    case 'invite': {
      if (action.monster === 'any') return {};
      const monster = named(content.monsters, action.monster);
      const { level, souls } = ask.invitation(action.monster);
      return { guest: monsterInFull(speaker, monster, { level, blankSouls: souls }) };
    }
    case 'call':
    case 'counter':
      return { split: splitText(speaker, { ...action, of: rewardHere(speaker, position) }) };
    case 'hijack':
    case 'expel':
      return { souls: abilitiesOf(speaker, position, action.seat)?.[action.type]?.souls };
    case 'refuse':
    case 'bribe':
      return { monster: pursuerName(speaker, ask) };
    case 'play-rolled':
      return { base: decision !== undefined && 'base' in decision ? decision.base : undefined };
    case 'choose':
      return { does: optionText(speaker, decision, action.option) };
    case 'discard-set':
      return { cards: action.cards.map((card) => soundName(speaker, card)) };
    default:
      return {};
  }
}

const abilitiesOf = ({ content }: Speaker, { players }: Position, seat: Seat) => {
  const [card] = at(players, seat).class;
  return card === undefined ? undefined : at(content.classes, card).abilities;
};

/** DNE-FRD.3: the number of cards that can be promised. */
export const rewardHere = ({ content }: Speaker, { monster }: Position): number =>
  monster.reduce((sum, figure) => sum + at(content.monsters, figure).sounds, 0);

/** The monster to escape from, or that was invited. */
export function pursuerName(speaker: Speaker, ask: Questions): string {
  const id = ask.pursuer();
  return id === null ? speaker.voice.say('the-monster') : figureName(speaker, id);
}

function optionText(speaker: Speaker, decision: Decision | undefined, option: number): string {
  const chosen = decision?.kind === 'failure-choose' ? decision.options?.[option] : undefined;
  return chosen === undefined ? speaker.voice.say('number', { n: option }) : effectText(speaker, chosen);
}

/** The total of a line-up with the card. */
function totalOf(speaker: Speaker, asked: Asked, action: DoesNotExistAction): number | undefined {
  const { position, decision } = asked;
  const { turn, lineups } = position;
  switch (action.type) {
    case 'lay':
    case 'invade':
      return totalWith(speaker, asked, action.seat, action.card);
    case 'play':
      return totalWith(
        speaker,
        asked,
        lineups.some(({ owner }) => owner === action.seat) ? action.seat : turn.host,
        action.card,
      );
    case 'throw':
      return totalWith(speaker, asked, action.lineup, action.card);
    case 'accept':
      return decision?.kind === 'call-answer' ? totalWith(speaker, asked, turn.host, action.card) : undefined;
    case 'play-rolled':
      return rolledTotal(asked, action);
    default:
      return undefined;
  }
}

/** The card counts as rolled. */
function rolledTotal({ ask, decision }: Asked, { seat, card }: { readonly seat: Seat; readonly card: string }) {
  if (decision?.kind !== 'rolled-card' && decision?.kind !== 'needle-card') return undefined;
  const owner = decision.kind === 'rolled-card' ? (decision.lineup ?? seat) : seat;
  return ask.lineupWith(owner, [{ card, base: decision.base }]).total;
}

/** Nothing for a card whose bonus is a die. */
function totalWith({ content }: Speaker, { ask }: Asked, owner: Seat, card: string): number | undefined {
  return named(content.sounds, card).die > 0 ? undefined : ask.lineupWith(owner, [{ card }]).total;
}
