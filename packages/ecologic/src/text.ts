import { deckSize, guarded, type SeenEventOf, seatsFrom, type ViolationOf } from '@rulewright/core';
import { type GameText, numbered, type SeatNames, voiceOf } from '@rulewright/core/text';
import type { EcoLogicAction, EcoLogicEngine, EcoLogicView } from './index.js';
import type { EcoLogic } from './state.js';
import { actionText, questionText, topicText } from './text/actions.js';
import { cardText, optionText, optionValueText } from './text/content.js';
import { drawField } from './text/drawing.js';
import { en, type Key } from './text/en.js';
import { eventText } from './text/events.js';
import { refusalText } from './text/refusal.js';
import { fieldTable, playersTable, scoreParts } from './text/tables.js';
import { keyed, type Position, type Speaker } from './text/words.js';

export type { FactTable, SeatNames, Told } from '@rulewright/core/text';
export { en };

/** What EcoLogic's texts are made of: another language is a table with the same keys. */
export type EcoLogicLanguage = typeof en;
/** EcoLogic in words. */
export type EcoLogicText = GameText<EcoLogicView, EcoLogicAction, SeenEventOf<EcoLogic>, ViolationOf<EcoLogic>>;

export interface TextSettings {
  /**
   * A table of sentences, English when not given; or a language code (`'ru'`): names of cards are in that language where
   * the content pack has them, sentences in English.
   */
  readonly language?: EcoLogicLanguage | string;
  /** How players are called; `P0`, `P1` … when not given. */
  readonly seats?: SeatNames;
}

/**
 * The words of a game of EcoLogic, with whatever content the engine has. Texts are made of views and of the events that a
 * viewer was sent, so that they tell nothing else.
 */
export function createText(
  engine: EcoLogicEngine,
  { language = en, seats = numbered }: TextSettings = {},
): EcoLogicText {
  const voice = typeof language === 'string' ? voiceOf<Key>(en, language) : voiceOf<Key>(language);
  const speaker: Speaker = { content: engine.content, voice, seats };
  const ask = (view: EcoLogicView) => engine.ask(view);
  return Object.freeze({
    title: voice.say('title'),
    scoring: voice.say('scoring'),
    legend: voice.say('legend'),
    amounts: Object.freeze(['amount', 'due']),
    opening: guarded(({ position }: EcoLogicView) => opening(speaker, position)),
    action: guarded((view: EcoLogicView, action: EcoLogicAction) => actionText(speaker, view, ask(view), action)),
    topic: guarded((view: EcoLogicView, action: EcoLogicAction) => topicText(speaker, view, ask(view), action)),
    question: guarded((view: EcoLogicView) => {
      const decision = engine.decision(view);
      return decision === undefined ? '' : questionText(speaker, view, decision);
    }),
    event: guarded((view: EcoLogicView, event: SeenEventOf<EcoLogic>) => eventText(speaker, view.position, event)),
    refusal: guarded((why: ViolationOf<EcoLogic>) => refusalText(speaker, why)),
    reason: guarded((reason: string) => voice.say(keyed(voice, `reason.${reason}`))),
    score: guarded(({ position }: EcoLogicView, seat: number) => scoreParts(speaker, position, seat)),
    card: guarded((id: string) => cardText(speaker, id)),
    option: guarded((name: string) => optionText(speaker, name)),
    optionValue: guarded((name: string, value: unknown) => optionValueText(speaker, name, value)),
    tables: guarded((view: EcoLogicView) => [
      playersTable(speaker, view.position, ask(view)),
      fieldTable(speaker, view.position),
    ]),
    drawing: guarded(({ position }: EcoLogicView) => drawField(speaker, position)),
  });
}

function opening({ voice, seats }: Speaker, { firstPlayer, players, eventDeck, options }: Position): string {
  return voice.say('opening', {
    order: seatsFrom(firstPlayer, players.length).map(seats),
    money: players[firstPlayer]?.money ?? 0,
    events: deckSize(eventDeck),
    bio: voice.say(options.setupBioCapacity ? 'opening.bio' : 'opening.no-bio'),
  });
}
