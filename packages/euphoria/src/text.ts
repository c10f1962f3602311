import { type Seat, seatsFrom } from '@rulewright/core';
import { guarded, type SeenEventOf, type ViolationOf } from '@rulewright/core/author';
import { type GameText, gameText, type TextSettings as Settings, speakerOf } from '@rulewright/core/text';
import type { EuphoriaAction, EuphoriaEngine, EuphoriaView } from './index.js';
import { STARS } from './numbers.js';
import type { Euphoria } from './state.js';
import { actionText, topicText } from './text/actions.js';
import { aidOf } from './text/aid.js';
import { cardFace, cardText, optionValueText } from './text/content.js';
import { dealOf, type SpaceDeal } from './text/deals.js';
import { en } from './text/en.js';
import { eventText } from './text/events.js';
import { questionText } from './text/questions.js';
import { refusalSentence } from './text/refusals.js';
import { scoreBreakdown, sheetsOf } from './text/sheets.js';
import type { Speaker } from './text/words.js';

export type { FactSheet, SeatNames, Told } from '@rulewright/core/text';
export type { SpaceDeal } from './text/deals.js';
export type { DealItem } from './text/effects.js';
export { en };

/** The messages of Euphoria's texts; another language has the same keys. */
export type EuphoriaLanguage = typeof en;
/** Settings of Euphoria's texts. */
export type TextSettings = Settings<EuphoriaLanguage>;
/** Euphoria in words. */
export interface EuphoriaText
  extends GameText<EuphoriaView, EuphoriaAction, SeenEventOf<Euphoria>, ViolationOf<Euphoria>> {
  /** The price and benefit of a space for a player, in short parts, for boards that put a mark beside each. */
  deal(view: EuphoriaView, seat: Seat, space: string): SpaceDeal;
}

/**
 * The words of a game of Euphoria, with whatever content the engine has. Texts are made of views and of the events that a
 * viewer was sent, so that they tell nothing else.
 */
export function createText(engine: EuphoriaEngine, settings: TextSettings = {}): EuphoriaText {
  const speaker = speakerOf(engine, en, settings);
  const asked = (view: EuphoriaView) => ({
    position: view.position,
    ask: engine.ask(view),
    decision: engine.decision(view),
  });
  return Object.freeze({
    ...gameText(speaker, {
      amounts: [],
      decision: (view: EuphoriaView) => engine.decision(view),
      action: (view, action: EuphoriaAction) => actionText(speaker, asked(view), action),
      topic: (view, action) => topicText(speaker, asked(view), action),
      question: (view, decision) => questionText(speaker, view, engine.ask(view), decision),
      event: ({ position }, event: SeenEventOf<Euphoria>) => eventText(speaker.teller, position, event),
      card: (id) => cardText(speaker, id),
      face: (id, view) => cardFace(speaker, id, view?.position),
      opening: (view) => opening(speaker, view, engine),
      score: (view, seat) => scoreBreakdown(speaker, engine.ask(view), seat),
      optionValue: (name, value) => optionValueText(speaker, name, value),
      sheets: (view) => sheetsOf(speaker, view, engine.ask(view)),
      aid: (view, face) => aidOf(speaker, view, face),
    }),
    addressing: guarded((seat: Seat) => createText(engine, { ...settings, you: (each) => each === seat })),
    refusal: guarded((why: ViolationOf<Euphoria>) => refusalSentence(speaker, why)),
    deal: guarded((view: EuphoriaView, seat: Seat, space: string) =>
      dealOf(speaker, view.position, engine.ask(view), { space, seat }),
    ),
  });
}

function opening({ voice, who }: Speaker, view: EuphoriaView, engine: EuphoriaEngine): string {
  const { players, recruitEdition, tradeProposalsPerTurn } = view.position.options;
  return voice.say('opening', {
    order: seatsFrom(0, players).map(who),
    stars: STARS,
    edition: voice.say(`opening.${recruitEdition}`),
    trades:
      tradeProposalsPerTurn === 0
        ? voice.say('opening.no-trades')
        : voice.say('opening.trades', { n: tradeProposalsPerTurn }),
    players,
    needed: engine.ask(view).site('euphorian-a').needed,
  });
}
