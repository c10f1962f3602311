import { at } from '@rulewright/core';
import type { SeenDecision } from '@rulewright/core/author';
import { type ByType, type Facts, fillFrom, keyed, rowOf } from '@rulewright/core/text';
import type { EmixAction, EmixDecision } from '../index.js';
import { costText, effectsText } from './effects.js';
import {
  aimedAt,
  cardNamed,
  emonsText,
  fullTitle,
  humanWord,
  naming,
  type Position,
  type Questions,
  type Speaker,
  titleOf,
} from './words.js';

// Sentences of actions.

export type Decision = SeenDecision<EmixDecision>;
/** The input for an action's sentence. */
export interface Asked {
  readonly options: Options;
  readonly ask: Questions;
  readonly decision: Decision | undefined;
}
type Options = Position['options'];
type Of<Type extends EmixAction['type']> = Extract<EmixAction, { type: Type }>;

/** An action as an entry of a menu; in free feeding it says for which human. */
export function actionText(speaker: Speaker, asked: Asked, action: EmixAction): string {
  const { voice } = speaker;
  const { detail, more } = rowOf(FACTS, action, speaker, asked) ?? {};
  const fill = fillFrom(speaker, action, naming(speaker, asked.options), more);
  const text = voice.say(keyed(voice, `action.${action.type}`, detail), fill);
  if (!('human' in action) || action.human === undefined) return text;
  if (action.type !== 'play' && action.type !== 'use' && action.type !== 'exchange') return text;
  return voice.say('for', { human: humanWord(speaker, asked.options, action.human), text });
}

/** The topic that groups an action in a long list; an action without a topic is its own. */
export function topicText(speaker: Speaker, asked: Asked, action: EmixAction): string {
  const { voice } = speaker;
  const key = `topic.${action.type}`;
  if (!voice.knows(key)) return actionText(speaker, asked, action);
  return voice.say(
    key,
    fillFrom(speaker, action, naming(speaker, asked.options), rowOf(FACTS, action, speaker, asked)?.more),
  );
}

const FACTS: ByType<EmixAction, Facts, [Speaker, Asked]> = {
  play: (action, speaker, { options }) => ({
    detail: aimDetail(action),
    more: { ...paidFacts(action, speaker, options), targets: aimedAt(speaker, options, action) },
  }),
  use: (action, speaker, { options }) => ({
    detail: aimDetail(action),
    more: { ...cardFacts(action.power, speaker, options), targets: aimedAt(speaker, options, action) },
  }),
  aim: (action, speaker, { options }) => ({ more: { targets: aimedAt(speaker, options, action) } }),
  cancel: reactionFacts,
  protect: reactionFacts,
  exchange: ({ card, colour }, speaker, { options }) => ({
    more: { ...cardFacts(card, speaker, options), emon: speaker.voice.say(`emons.${colour}`, { n: 1 }) },
  }),
  'take-emon': ({ colour }, { voice }) => ({ more: { emon: voice.say(`emons.${colour}`, { n: 1 }) } }),
  flip: ({ colour }) => ({ detail: colour }),
  split: ({ pos }, speaker, { decision }) => {
    const amount = decision?.kind === 'split' ? (decision.amount ?? pos) : pos;
    return { more: { emons: emonsText(speaker, { pos, neg: amount - pos }) } };
  },
  discard: heldFacts,
  activate: heldFacts,
  'discard-power': ({ human, place }, speaker, { ask, options }) => ({
    more: { power: titleOf(speaker, options, at(ask.row(human), place)), place: place + 1 },
  }),
};

const aimDetail = ({ target, player }: Of<'play' | 'use'>): string | undefined =>
  target === undefined && player === undefined ? 'unaimed' : undefined;

function heldFacts({ card }: { readonly card: string }, speaker: Speaker, { options }: Asked): Facts {
  return { more: cardFacts(card, speaker, options) };
}

function reactionFacts(action: Of<'cancel' | 'protect'>, speaker: Speaker, { options }: Asked): Facts {
  return {
    detail: options.freeFeeding === null ? undefined : 'free',
    more: paidFacts(action, speaker, options),
  };
}

/** A card with what is paid for it, and by whom. */
function paidFacts(action: Of<'play' | 'cancel' | 'protect'>, speaker: Speaker, options: Options): Facts['more'] {
  const { value } = cardNamed(speaker, options, action.card);
  const { pos, human } = action;
  return {
    ...cardFacts(action.card, speaker, options),
    price: value === 0 ? speaker.voice.say('free') : emonsText(speaker, { pos, neg: value - pos }),
    payer: human === undefined ? undefined : humanWord(speaker, options, human),
  };
}

const cardFacts = (name: string, speaker: Speaker, options: Options): Facts['more'] => {
  const entry = cardNamed(speaker, options, name);
  return {
    card: fullTitle(speaker, options, name),
    cost: costText(speaker, entry),
    does: effectsText(speaker, entry),
  };
};
