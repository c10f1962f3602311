import { deckSize, seatsFrom } from '@rulewright/core';
import type { EcoLogicAction, EcoLogicEngine, EcoLogicEvent, EcoLogicState, EcoLogicView } from '@rulewright/ecologic';
import { type Line, type Narrator, seatNames } from '../game.js';
import { drawField, LEGEND } from './ecologic/board.js';
import { choiceOf, phrase, question, topic } from './ecologic/phrases.js';
import { follow, sceneOf } from './ecologic/scene.js';
import { sentence } from './ecologic/sentences.js';
import { result, standings } from './ecologic/standings.js';
import { count } from './ecologic/words.js';

/** Tells games of EcoLogic with whatever content the engine has. */
export function ecologicNarrator(engine: EcoLogicEngine): Narrator<EcoLogicState, EcoLogicAction, EcoLogicEvent> {
  const { content } = engine;
  const board = ({ position }: EcoLogicView): Line[] => [
    ...drawField(sceneOf(content, position)),
    { text: LEGEND, style: 'note' },
  ];
  return {
    opening: (view) => [...board(view), ...introduction(view)],
    tell: (before, events) => tell(engine, before, events),
    board: (view) => [...board(view), ...standings(sceneOf(content, view.position))],
    question: ({ position }, seat) => question({ ...position, content }, position, seat),
    phrase: (view, action) => phrase(engine, view, action),
    topic: (_, action) => topic(engine, action),
    amounts: ['amount', 'due'],
    rounds: ({ position }) => position.round,
    result: ({ position }, seat) => result(sceneOf(content, position), seat),
    scoring:
      'Score = k × (eco fund + money), k = the smaller of the two / the larger; equal scores go by the smaller gap, then the larger eco fund.',
    reasons: { 'final-report': 'The Final Report was drawn: the round was played to its end and was the last.' },
  };
}

function introduction({ position }: EcoLogicView): Line[] {
  const { firstPlayer, players, eventDeck, options } = position;
  const order = seatsFrom(firstPlayer, players.length);
  const money = players[firstPlayer]?.money ?? 0;
  return [
    {
      text: `${seatNames(order)} play in this order, each with ${count(money, 'coin')}; ${count(deckSize(eventDeck), 'event')} lie ready.`,
    },
    { text: 'Set-up', style: 'heading' },
    ...(options.setupBioCapacity ? [] : [{ text: 'Starting pieces earn no eco points.' }]),
  ];
}

/** Each event is told on the scene that the ones before it have left. */
function tell(engine: EcoLogicEngine, { position }: EcoLogicView, events: readonly Partial<EcoLogicEvent>[]): Line[] {
  const scene = sceneOf(engine.content, position);
  let choice: string = choiceOf(position)?.kind ?? '';
  let isAuction = position.auction !== null || position.revealed.length > 0;
  return events.filter(isWhole).flatMap((event) => {
    if (event.type === 'phase-began') choice = '';
    const lines = sentence(scene, event, { choice, isAuction });
    follow(scene, event);
    if (event.type === 'initiative-revealed' || event.type === 'auction-opened') isAuction = true;
    return lines;
  });
}

/** No event of EcoLogic has a secret field, so every viewer reads them whole. */
const isWhole = (event: Partial<EcoLogicEvent>): event is EcoLogicEvent => event.type !== undefined;
