import { type Seat, seatsFrom } from '@rulewright/core';
import { guarded, type SeenEventOf, type ViolationOf } from '@rulewright/core/author';
import { type GameText, gameText, type TextSettings as Settings, speakerOf } from '@rulewright/core/text';
import type { EmixAction, EmixEngine, EmixView } from './index.js';
import type { Emix } from './state.js';
import { actionText, topicText } from './text/actions.js';
import { aidOf } from './text/aid.js';
import { cardFace, cardText, optionValueText } from './text/content.js';
import { en } from './text/en.js';
import { eventText } from './text/events.js';
import { questionText } from './text/questions.js';
import { scoreText, sheetsOf } from './text/sheets.js';
import { humanName, poolText, type Questions, type Speaker } from './text/words.js';

export type { FactSheet, SeatNames, Told } from '@rulewright/core/text';
export { en };

/** The messages of Emix's texts; another language has the same keys. */
export type EmixLanguage = typeof en;
/** Settings of Emix's texts. */
export type TextSettings = Settings<EmixLanguage>;
/** Emix in words. */
export type EmixText = GameText<EmixView, EmixAction, SeenEventOf<Emix>, ViolationOf<Emix>>;

/**
 * Creates the texts of Emix for an engine and its content. Texts use only views and events of one viewer, so they
 * reveal nothing else: an unseen card has no name, and the seat asked in a reaction window stays secret (EMX-MOM.17).
 */
export function createText(engine: EmixEngine, settings: TextSettings = {}): EmixText {
  const speaker = speakerOf(engine, en, settings);
  const { teller } = speaker;
  /** Entries of menus address the player as events do; their verbs stay. */
  const addressing: Speaker = { ...speaker, seats: teller.seats, who: teller.who };
  const asked = (view: EmixView) => ({
    options: view.position.options,
    ask: engine.ask(view),
    decision: engine.decision(view),
  });
  return Object.freeze({
    ...gameText(speaker, {
      amounts: [],
      facts: 'amounts',
      decision: (view: EmixView) => engine.decision(view),
      action: (view, action: EmixAction) => actionText(addressing, asked(view), action),
      topic: (view, action) => topicText(addressing, asked(view), action),
      question: (view, decision) => questionText(speaker, view, engine.ask(view), decision),
      event: ({ position }, event: SeenEventOf<Emix>) => eventText(teller, position, event),
      card: (id, view) => cardText(speaker, id, view?.position.options),
      face: (id, view) => cardFace(speaker, id, view?.position.options),
      opening: (view) => opening(speaker, view, engine.ask(view)),
      score: (view, seat) => scoreText(speaker, view.position, engine.ask(view), seat),
      optionValue: (name, value) => optionValueText(speaker, name, value),
      sheets: (view) => sheetsOf(speaker, view, engine.ask(view)),
      aid: (view) => aidOf(speaker, view),
    }),
    addressing: guarded((seat: Seat) => createText(engine, { ...settings, you: (each) => each === seat })),
  });
}

/** The order, the goal, and what the first dice brought: they were rolled before anybody decided (EMX-CHG.8). */
function opening(speaker: Speaker, { position: { options } }: EmixView, ask: Questions): string {
  const { voice, who } = speaker;
  const { players, teams, goal, maxRounds } = options;
  const { firstPlayer, phase, humans } = ask.shared();
  const pools = humans.map(({ human, pool }) =>
    voice.say('pool.of', { human: humanName(speaker, options, human), pool: poolText(speaker, pool) }),
  );
  const order = seatsFrom(firstPlayer, players);
  const cards = ask.player(firstPlayer).hand.count;
  // a small deck of one's own may not have a whole hand (EMX-DECK.2)
  const isUneven = order.some((seat) => ask.player(seat).hand.count !== cards);
  return voice.say(players === 1 ? 'opening.alone' : isUneven ? 'opening.uneven' : 'opening', {
    order: order.map(who),
    cards,
    hands: order.map((seat) => voice.say('opening.hand', { seat: who(seat), cards: ask.player(seat).hand.count })),
    goal,
    rounds: maxRounds,
    clans: teams === null ? '' : voice.say('opening.clans', { light: teams.light.map(who), dark: teams.dark.map(who) }),
    pools: phase === 'charge' ? voice.say('opening.uncharged') : voice.say('opening.charged', { pools }),
  });
}
