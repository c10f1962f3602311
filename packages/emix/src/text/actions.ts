import { at, type SeenDecision } from '@rulewright/core';
import { asking, keyed, type Value } from '@rulewright/core/text';
import type { EmixAction, EmixDecision, EmixView } from '../index.js';
import { costText, effectsText, propertyText } from './effects.js';
import {
  cardNamed,
  emonsText,
  fullTitle,
  humanWord,
  kindAt,
  type Position,
  pilesOf,
  poolText,
  type Speaker,
  signed,
  targetsOf,
  titleOf,
} from './words.js';

// What players are asked, and what they may answer.

type Decision = SeenDecision<EmixDecision>;

/** An action as an entry of a menu; in free feeding it says for which human. */
export function actionText(
  speaker: Speaker,
  { position }: EmixView,
  decision: Decision | undefined,
  action: EmixAction,
): string {
  const { voice } = speaker;
  const values = valuesOf(speaker, position, decision, action);
  const text = voice.say(keyed(voice, `action.${action.type}`, detailOf(position, action)), values);
  if (!('human' in action) || action.human === undefined) return text;
  if (action.type !== 'play' && action.type !== 'use' && action.type !== 'exchange') return text;
  return voice.say('for', { human: humanWord(speaker, position.options, action.human), text });
}

/** What an action has in common with others of a long list; one without such a topic stands for itself. */
export function topicText(
  speaker: Speaker,
  view: EmixView,
  decision: Decision | undefined,
  action: EmixAction,
): string {
  const { voice } = speaker;
  const key = `topic.${action.type}`;
  if (!voice.knows(key)) return actionText(speaker, view, decision, action);
  return voice.say(key, valuesOf(speaker, view.position, decision, action));
}

/** Which of the sentences of an action fits. */
function detailOf({ options }: Position, action: EmixAction): string | undefined {
  switch (action.type) {
    case 'play':
    case 'use':
      return action.target === undefined && action.player === undefined ? 'unaimed' : undefined;
    case 'flip':
      return action.colour;
    case 'cancel':
    case 'protect':
      return options.freeFeeding === null ? undefined : 'free';
    default:
      return undefined;
  }
}

type Values = Readonly<Record<string, Value>>;

function valuesOf(
  speaker: Speaker,
  { options, rows }: Position,
  decision: Decision | undefined,
  action: EmixAction,
): Values {
  const { voice, who } = speaker;
  const card = 'card' in action ? cardValues(speaker, options, action.card) : {};
  switch (action.type) {
    case 'play':
    case 'cancel':
    case 'protect': {
      const { value } = cardNamed(speaker, options, action.card);
      const price = value === 0 ? voice.say('free') : emonsText(speaker, { pos: action.pos, neg: value - action.pos });
      const payer = action.human === undefined ? undefined : humanWord(speaker, options, action.human);
      return {
        ...card,
        price,
        payer,
        targets: 'target' in action || 'player' in action ? targetsOf(speaker, options, action) : undefined,
      };
    }
    case 'use':
      return { ...cardValues(speaker, options, action.power), targets: targetsOf(speaker, options, action) };
    case 'aim':
      return { targets: targetsOf(speaker, options, action) };
    case 'exchange':
      return { ...card, emon: emonOf(speaker, action.colour) };
    case 'take-emon':
      return { emon: emonOf(speaker, action.colour) };
    case 'split': {
      const amount = decision?.kind === 'split' ? (decision.amount ?? action.pos) : action.pos;
      return { emons: emonsText(speaker, { pos: action.pos, neg: amount - action.pos }) };
    }
    case 'discard-power': {
      const kind = at(at(rows, action.human), action.place) % KINDS;
      const power = voice.name(kindAt(speaker, options, kind).name);
      return { human: humanWord(speaker, options, action.human), power, place: action.place + 1 };
    }
    case 'steal-from':
    case 'move-other':
      return { player: who(action.player) };
    case 'choose-human':
      return { human: humanWord(speaker, options, action.human) };
    default:
      return card;
  }
}
/** Cards of one kind have the same number below this. */
const KINDS = 1000;

function cardValues(speaker: Speaker, options: Position['options'], name: string): Values {
  const record = cardNamed(speaker, options, name);
  return {
    card: fullTitle(speaker, options, name),
    cost: costText(speaker, record),
    does: effectsText(speaker, record),
  };
}

const emonOf = (speaker: Speaker, colour: 'pos' | 'neg'): string => speaker.voice.say(`emons.${colour}`, { n: 1 });

/** What is asked, of whom, with the facts that the answer needs; whom a window asks may be a secret (EMX-MOM.17). */
export function questionText(speaker: Speaker, { position }: EmixView, decision: Decision): string {
  const { voice, who } = speaker;
  const { options, pool, rows } = position;
  const asked = asking(
    voice.say(
      keyed(voice, `question.${decision.kind}`, questionDetail(position, decision)),
      questionValues(speaker, position, decision),
    ),
  );
  const [seat] = decision.seats ?? [];
  if (seat === undefined) return voice.say('question.hidden', { asked });
  const marker = signed(speaker, at(position.marker, seat));
  const pools = rows.map((_, human) =>
    voice.say('pool.of', { human: humanWord(speaker, options, human), pool: poolText(speaker, pilesOf(pool, human)) }),
  );
  return options.freeFeeding === null
    ? voice.say('question', { seat: who(seat), marker, pool: poolText(speaker, pilesOf(pool, seat)), asked })
    : voice.say('question.free', { seat: who(seat), marker, pools, asked });
}

function questionDetail({ slot, phase }: Position, decision: Decision): string | undefined {
  if (decision.kind === 'action') return slot.done > 1 ? 'extra' : undefined;
  if (decision.kind === 'choose-human') return phase;
  if (decision.kind === 'cancel')
    return decision.played === null || decision.played === undefined ? undefined : 'played';
  return decision.kind === 'split' ? decision.verb : undefined;
}

function questionValues(speaker: Speaker, { options }: Position, decision: Decision): Values {
  const { who } = speaker;
  const name = (human: number | undefined) => (human === undefined ? undefined : humanWord(speaker, options, human));
  const title = (card: string) => titleOf(speaker, options, card);
  return {
    ...('human' in decision && { human: name(decision.human) }),
    ...('target' in decision && { target: name(decision.target) }),
    ...('amount' in decision && { amount: decision.amount }),
    ...('more' in decision && { more: decision.more }),
    ...('result' in decision && decision.result !== undefined && { result: signed(speaker, decision.result) }),
    ...('actor' in decision && decision.actor !== undefined && { actor: who(decision.actor) }),
    ...(decision.kind === 'cancel' && decision.played && { played: title(decision.played) }),
    ...('attempter' in decision && decision.attempter !== undefined && { attempter: who(decision.attempter) }),
    ...('card' in decision && decision.card !== undefined && { card: title(decision.card) }),
    ...(decision.kind === 'property-target' &&
      decision.card !== undefined &&
      decision.part !== undefined && {
        does: propertyText(
          speaker,
          cardNamed(speaker, options, decision.card)[decision.part] ?? { scope: 'self', ops: [] },
        ),
      }),
  };
}

/** `Joy`, with what stands behind it in a hand. */
export const heldText = (speaker: Speaker, options: Position['options'], name: string): readonly string[] => {
  const record = cardNamed(speaker, options, name);
  return [titleOf(speaker, options, name), costText(speaker, record), effectsText(speaker, record)];
};
