import { at, type Seat, seatsFrom } from '@rulewright/core';
import { guarded, type SeenEventOf, type ViolationOf } from '@rulewright/core/author';
import { type GameText, gameText, type TextSettings as Settings, speakerOf } from '@rulewright/core/text';
import type { DoesNotExistAction, DoesNotExistEngine, DoesNotExistView } from './index.js';
import type { DoesNotExist } from './state.js';
import { actionText, topicText } from './text/actions.js';
import { aidOf } from './text/aid.js';
import { cardFace, cardText, optionValueText } from './text/content.js';
import { en } from './text/en.js';
import { eventText } from './text/events.js';
import { questionText } from './text/questions.js';
import { scoreBreakdown, sheetsOf } from './text/sheets.js';
import type { Position, Speaker } from './text/words.js';

export type { FactSheet, SeatNames, Told } from '@rulewright/core/text';
export { en };

/** The sentences of Does Not Exist's texts: another language has the same keys. */
export type DoesNotExistLanguage = typeof en;
/** Settings of the texts of Does Not Exist. */
export type TextSettings = Settings<DoesNotExistLanguage>;
/** Does Not Exist in words. */
export type DoesNotExistText = GameText<
  DoesNotExistView,
  DoesNotExistAction,
  SeenEventOf<DoesNotExist>,
  ViolationOf<DoesNotExist>
>;

/**
 * The words of a game of Does Not Exist, with whatever content the engine has. Texts are made of views and of the events
 * that a viewer was sent, so that they tell nothing else: a card that moves unseen has no name.
 */
export function createText(engine: DoesNotExistEngine, settings: TextSettings = {}): DoesNotExistText {
  const speaker = speakerOf(engine, en, settings);
  const asked = (view: DoesNotExistView) => ({
    position: view.position,
    ask: engine.ask(view),
    decision: engine.decision(view),
  });
  return Object.freeze({
    ...gameText(speaker, {
      amounts: [],
      facts: 'amounts',
      decision: (view: DoesNotExistView) => engine.decision(view),
      action: (view, action: DoesNotExistAction) => actionText(speaker, asked(view), action),
      topic: (view, action) => topicText(speaker, asked(view), action),
      question: (view, decision) => questionText(speaker, view, engine.ask(view), decision),
      event: ({ position }, event: SeenEventOf<DoesNotExist>) => eventText(speaker.teller, position, event),
      card: (id) => cardText(speaker, id),
      face: (id) => cardFace(speaker, id),
      opening: ({ position }) => opening(speaker, position),
      score: (view, seat) => scoreBreakdown(speaker, engine.ask(view).player(seat)),
      optionValue: (name, value) => optionValueText(speaker, name, value),
      sheets: (view) => sheetsOf(speaker, view, engine.ask(view)),
      aid: (view, face) => aidOf(speaker, view, face),
    }),
    addressing: guarded((seat: Seat) => createText(engine, { ...settings, you: (each) => each === seat })),
  });
}

/** The order, the goal, and the draft of the first turn: it happened before anybody decided (DNE-TRN.3). */
function opening({ voice, who }: Speaker, { options, turn, players }: Position): string {
  const held = at(players, turn.host).hand.length;
  const isGentle = turn.number === 0;
  return voice.say(isGentle ? 'opening.gentle' : 'opening', {
    order: seatsFrom(isGentle ? 0 : turn.host, options.players).map(who),
    cards: isGentle ? held : options.startingHand,
    goal: options.winSouls,
    turns: options.maxTurns,
    host: who(turn.host),
    drawn: held - options.startingHand,
  });
}
