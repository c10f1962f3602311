import { deckSize, type Seat, seatsFrom } from '@rulewright/core';
import type { EmixAction, EmixEngine, EmixEvent, EmixState, EmixView } from '@rulewright/emix';
import { type Line, type OldNarrator, seatName, seatNames } from '../game.js';
import { cardInFull } from './emix/effects.js';
import { joined } from './emix/paragraphs.js';
import { phrase, topic } from './emix/phrases.js';
import { choiceOf, question } from './emix/questions.js';
import { emonsAt, follow, isTold, type Scene, type Seen, sceneOf } from './emix/scene.js';
import { sentence } from './emix/sentences.js';
import { result, standings, track } from './emix/standings.js';
import { cardAt, NONE, type Position, type Setting } from './emix/words.js';

/** Tells games of Emix with whatever content the engine has. */
export function emixNarrator(engine: EmixEngine): OldNarrator<EmixState, EmixAction, EmixEvent> {
  const { content } = engine;
  const settingOf = ({ position }: EmixView): Setting => ({ content, options: position.options });
  return {
    opening: (view) => [...introduction(view), ...track(settingOf(view)), ...firstCharge(view)],
    tell: ({ position }, events) => tell(sceneOf(content, position), position, events),
    board: (view) => [
      ...track(settingOf(view)),
      ...standings(sceneOf(content, view.position)),
      ...piles(view),
      ...ownHand(settingOf(view), view),
    ],
    question: (view, seat) => question(settingOf(view), view.position, seat),
    phrase: (view, action) => phrase(settingOf(view), view.position, action),
    topic: (view, action) => topic(settingOf(view), action),
    amounts: [],
    rounds: ({ position }) => position.round,
    result: (view, seat) => result(engine, settingOf(view), view, seat),
    scoring:
      'Score = marker + active powers (blue +, red -, neutral with the rest) + karma of the last round. The farthest from 0 wins on either side; a clan adds up in its own direction.',
    reason: (reason) => new Map(Object.entries(REASONS)).get(reason) ?? reason,
  };
}

function introduction({ position: { options, firstPlayer, hands } }: EmixView): Line[] {
  const order = seatsFrom(firstPlayer, options.players);
  const clans =
    options.teams === null
      ? []
      : [{ text: `Light clan: ${seatNames(options.teams.light)}; dark clan: ${seatNames(options.teams.dark)}.` }];
  return [
    {
      text: `${seatNames(order)} ${order.length === 1 ? 'plays alone' : 'play in this order'}, with ${hands[firstPlayer]?.length ?? 0} cards each. Blue emons are positive, red ones negative; the game ends at +${options.goal}, at -${options.goal} or after round ${options.maxRounds}.`,
    },
    ...clans,
  ];
}

/** EMX-CHG.8: the first Charge is over before anybody decides, and the pools are what the dice showed. */
function firstCharge({ position: { options, firstPlayer, phase, pool } }: EmixView): Line[] {
  const begun: Line[] = [
    { text: `Round 1 – ${seatName(firstPlayer)} is first player`, style: 'title' },
    { text: 'Charge', style: 'heading' },
  ];
  if (phase === 'charge') return begun;
  const rolls = seatsFrom(firstPlayer, options.players).map((seat): Line => {
    const { pos, neg } = emonsAt(pool, seat);
    return { text: `${seatName(seat)} rolls blue ${pos} and red ${neg} and takes as many emons.` };
  });
  return [...begun, ...rolls, { text: 'Influence', style: 'heading' }, { text: 'Circle 1', style: 'heading' }];
}

/** What everybody may count. */
function piles({ position: { supply, drawPiles, hands } }: EmixView): Line[] {
  const cards = drawPiles.reduce((total, pile) => total + deckSize(pile), 0);
  const held = hands.map((hand, seat) => `${seatName(seat)} ${hand.length}`).join(', ');
  return [
    {
      text: `Supply: ${supply.pos} blue, ${supply.neg} red. To draw: ${cards} cards. Cards in hand: ${held}.`,
      style: 'note',
    },
  ];
}

/** The hand of the seat that looks. */
const ownHand = (setting: Setting, { viewer, position }: EmixView): Line[] =>
  viewer === 'spectator'
    ? []
    : (position.hands[viewer] ?? []).map((card) => ({ text: `You hold ${cardInFull(cardAt(setting, card))}.` }));

/** Each event is told on the scene that the ones before it have left. */
function tell(scene: Scene, position: Position, events: readonly Partial<EmixEvent>[]): Line[] {
  const isAction = choiceOf(position)?.kind === 'action';
  let phase: string = position.phase;
  let turn = turnOf(position);
  const seen = joined(events.filter(isSeen));
  return seen.flatMap((event, i) => {
    const last = seen[i - 1];
    const next = seen[i + 1];
    if (event.type === 'phase-began') {
      phase = event.phase;
      turn = NONE;
    }
    const begins = beginsTurn(event, phase, turn);
    if (begins && 'seat' in event) turn = event.seat;
    const lines = isAbsorbed(event, next) ? [] : sentence(scene, event, last);
    follow(scene, event);
    const starts = begins || (isAction && i === 0);
    return lines.map((line) => (line.chain === undefined ? line : { ...line, starts }));
  });
}

/** Only cards are secret. */
const isSeen = (event: Partial<EmixEvent>): event is Seen => event.type !== undefined && isTold(event.type);

/** What goes back to the supply because it is absorbed is told as such. */
const isAbsorbed = (event: Seen, next: Seen | undefined): boolean =>
  event.type === 'emons-returned' && next?.type === 'absorbed' && next.human === event.human;

/** The seat whose turn of the Charge or Result phase has begun and goes on. */
function turnOf({ agenda }: Position): Seat {
  for (const task of [...agenda].reverse()) {
    if (task.kind === 'refill') return task.seat;
    if (task.kind === 'charge-karma') return task.human;
  }
  return NONE;
}

/** Whether a turn of the Charge or Result phase begins: a paragraph of its own. */
function beginsTurn(event: Seen, phase: string, turn: Seat): boolean {
  switch (event.type) {
    case 'human-chosen':
      return true;
    case 'cards-drawn':
    case 'card-stolen':
      return phase === 'charge' && event.seat !== turn;
    case 'charge-rolled':
    case 'property-applied':
    case 'absorbed':
      return event.seat !== turn;
    default:
      return false;
  }
}

/** Why games end. */
const REASONS = {
  goal: 'A marker has reached the goal, and the round was played to its end.',
  rounds: 'The last round has been played.',
};
