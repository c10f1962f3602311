import { deckSize, guarded, type SeenEventOf, seatsFrom, type ViolationOf } from '@rulewright/core';
import { type GameText, keyed, refusalText, type TextSettings as Settings, speakerOf } from '@rulewright/core/text';
import type { EcoLogicAction, EcoLogicEngine, EcoLogicView } from './index.js';
import type { EcoLogic } from './state.js';
import { actionText, questionText, topicText } from './text/actions.js';
import { cardText, optionValueText } from './text/content.js';
import { drawField } from './text/drawing.js';
import { en } from './text/en.js';
import { eventText } from './text/events.js';
import { fieldTable, playersTable, scoreParts } from './text/tables.js';
import type { Position, Speaker } from './text/words.js';

export type { FactTable, SeatNames, Told } from '@rulewright/core/text';
export { en };

/** What EcoLogic's texts are made of: another language is a table with the same keys. */
export type EcoLogicLanguage = typeof en;
/** How EcoLogic's texts are said. */
export type TextSettings = Settings<EcoLogicLanguage>;
/** EcoLogic in words. */
export type EcoLogicText = GameText<EcoLogicView, EcoLogicAction, SeenEventOf<EcoLogic>, ViolationOf<EcoLogic>>;

/**
 * The words of a game of EcoLogic, with whatever content the engine has. Texts are made of views and of the events that a
 * viewer was sent, so that they tell nothing else.
 */
export function createText(engine: EcoLogicEngine, settings: TextSettings = {}): EcoLogicText {
  const speaker = speakerOf(engine, en, settings);
  const { voice } = speaker;
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
    option: guarded((name: string) => voice.say(keyed(voice, `option.${name}`))),
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
