import { type Seat, seatsFrom } from '@rulewright/core';
import { deckSize, guarded, type SeenEventOf, type ViolationOf } from '@rulewright/core/author';
import { type GameText, gameText, type TextSettings as Settings, speakerOf } from '@rulewright/core/text';
import type { EcoLogicAction, EcoLogicEngine, EcoLogicView } from './index.js';
import type { EcoLogic } from './state.js';
import { actionText, questionText, topicText } from './text/actions.js';
import { aidOf } from './text/aid.js';
import { cardFace, cardText, optionValueText } from './text/content.js';
import { drawField } from './text/drawing.js';
import { en } from './text/en.js';
import { eventText } from './text/events.js';
import { fieldTable, playersTable, scoreBreakdown } from './text/sheets.js';
import type { Position, Speaker } from './text/words.js';

export type { FactSheet, SeatNames, Told } from '@rulewright/core/text';
export { en };

/** The sentences of EcoLogic's texts: another language has the same keys. */
export type EcoLogicLanguage = typeof en;
/** Settings of EcoLogic's texts. */
export type TextSettings = Settings<EcoLogicLanguage>;
/** EcoLogic in words. */
export type EcoLogicText = GameText<EcoLogicView, EcoLogicAction, SeenEventOf<EcoLogic>, ViolationOf<EcoLogic>>;

/**
 * The words of a game of EcoLogic, with whatever content the engine has. Texts are made of views and of the events that a
 * viewer was sent, so that they tell nothing else.
 */
export function createText(engine: EcoLogicEngine, settings: TextSettings = {}): EcoLogicText {
  const speaker = speakerOf(engine, en, settings);
  const ask = (view: EcoLogicView) => engine.ask(view);
  return Object.freeze({
    ...gameText(speaker, {
      amounts: ['amount', 'due'],
      decision: (view: EcoLogicView) => engine.decision(view),
      action: (view, action: EcoLogicAction) => actionText(speaker, view, ask(view), action),
      topic: (view, action) => topicText(speaker, view, ask(view), action),
      question: (view, decision) => questionText(speaker, view, decision),
      event: ({ position }, event: SeenEventOf<EcoLogic>) => eventText(speaker.teller, position, event),
      card: (id) => cardText(speaker, id),
      face: (id) => cardFace(speaker, id),
      opening: ({ position }) => opening(speaker, position),
      score: (view, seat) => scoreBreakdown(speaker, view.position, ask(view), seat),
      optionValue: (name, value) => optionValueText(speaker, name, value),
      sheets: (view) => [
        playersTable(speaker, view.position, ask(view)),
        fieldTable(speaker, view.position, ask(view)),
      ],
      aid: (view, face) => aidOf(speaker, view, face),
      drawing: ({ position }) => drawField(speaker, position),
    }),
    addressing: guarded((seat: Seat) => createText(engine, { ...settings, you: (each) => each === seat })),
  });
}

function opening({ voice, who }: Speaker, { firstPlayer, players, eventDeck, options }: Position): string {
  return voice.say('opening', {
    order: seatsFrom(firstPlayer, players.length).map(who),
    money: players[firstPlayer]?.money ?? 0,
    events: deckSize(eventDeck),
    bio: voice.say(options.setupBioCapacity ? 'opening.bio' : 'opening.no-bio'),
  });
}
