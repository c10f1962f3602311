import { at, deckSize, seatsFrom } from '@rulewright/core';
import type {
  DoesNotExistAction,
  DoesNotExistEngine,
  DoesNotExistEvent,
  DoesNotExistState,
  DoesNotExistView,
} from '@rulewright/does-not-exist';
import { type Line, type OldNarrator, seatName, seatNames } from '../game.js';
import { addedUp } from './does-not-exist/closing.js';
import { type FormerEvent, former } from './does-not-exist/former-events.js';
import { startsParagraph } from './does-not-exist/paragraphs.js';
import { phrase, topic } from './does-not-exist/phrases.js';
import { type Asked, choiceOf, question } from './does-not-exist/questions.js';
import { follow, type Scene, type Seen, sceneOf } from './does-not-exist/scene.js';
import { sentence } from './does-not-exist/sentences.js';
import { result, standings } from './does-not-exist/standings.js';
import { totalOf } from './does-not-exist/tally.js';
import { count, figureTitle, soundInFull } from './does-not-exist/words.js';

/** Tells games of Does Not Exist with whatever content the engine has. */
export function doesNotExistNarrator(
  engine: DoesNotExistEngine,
): OldNarrator<DoesNotExistState, DoesNotExistAction, DoesNotExistEvent> {
  const { content } = engine;
  const askedOn = ({ position }: DoesNotExistView): Asked => ({ engine, content, options: position.options, position });
  return {
    opening: (view) => opening(sceneOf(engine, view.position), view),
    tell: ({ position }, events) => tell(sceneOf(engine, position), position, events),
    board: (view) => board(sceneOf(engine, view.position), view),
    question: (view, seat) => question(askedOn(view), seat),
    phrase: (view, action) => phrase(askedOn(view), action),
    topic: (view, action) => topic(askedOn(view), action),
    amounts: [],
    rounds: ({ position }) => position.turn.number,
    result: ({ position }, seat) => result(engine, position, seat),
    scoring:
      'Score = souls. Who reaches the goal wins; those who are out rank behind all others, the last one to go first.',
    reason: (reason) => new Map(Object.entries(REASONS)).get(reason) ?? reason,
  };
}

/** The first turn has begun, with its draft, before anybody decides; or the gentle round has. */
function opening(scene: Scene, { position: { options, turn } }: DoesNotExistView): Line[] {
  const goal = `${options.winSouls} souls win; the game ends after turn ${options.maxTurns} at the latest.`;
  if (turn.number === 0)
    return [
      { text: goal },
      { text: 'The gentle round', style: 'title' },
      { text: 'The strongest line-up begins the game.', style: 'note' },
    ];
  const seats = seatNames(seatsFrom(turn.host, options.players));
  const drawn = at(scene.players, turn.host).hand - options.startingHand;
  return [
    { text: `${seats} play in this order, with ${count(options.startingHand, 'card')} each. ${goal}` },
    { text: `Turn 1 – ${seatName(turn.host)} is Host`, style: 'title' },
    { text: `${seatName(turn.host)} draws ${count(drawn, 'card')}`, chain: 'turn' },
  ];
}

/** The table as it lies before a viewer. */
function board(scene: Scene, { viewer, position }: DoesNotExistView): Line[] {
  const { deck, discard, monsterSupply, monsterDeck, classDeck, mercenaryDeck } = position;
  const lineups = scene.lineups.map((line) => ({ text: addedUp(scene, line, totalOf(scene, line)) }));
  const monster = scene.monster.map((figure) => ({
    text: `The monster of the turn is ${figureTitle(scene, figure)}.`,
  }));
  const piles = [
    count(deckSize(deck), 'sound card'),
    `${discard.length} discarded`,
    count(monsterSupply.length + deckSize(monsterDeck), 'monster'),
    `${deckSize(classDeck)} class cards`,
    `${deckSize(mercenaryDeck)} mercenary cards`,
  ];
  const hand = viewer === 'spectator' ? [] : at(position.players, viewer).hand;
  const { sounds } = scene.content;
  return [
    ...standings(scene),
    ...monster,
    ...lineups,
    { text: `To draw: ${piles.join(', ')}.`, style: 'note' },
    ...hand.map((card) => ({ text: `You hold ${soundInFull(scene, at(sounds, card).id)}.` })),
  ];
}

/** Each event is told on the scene that the ones before it have left. */
function tell(
  scene: Scene,
  position: DoesNotExistView['position'],
  events: readonly Partial<DoesNotExistEvent>[],
): Line[] {
  const choice = choiceOf(position)?.kind;
  const seen = events.flatMap(former).filter(isSeen);
  /** Whether a paragraph is open; it may be before the first event. */
  let isOpen: boolean | undefined;
  return seen.flatMap((event, i) => {
    const last = seen[i - 1];
    const starts = startsParagraph(event, last, position, choice);
    const lines = sentence(scene, event, last);
    follow(scene, event, last);
    const begins = starts || isOpen === false;
    if (lines.length > 0) isOpen = lines.at(-1)?.chain !== undefined;
    return lines.map((line) => (line.chain === undefined ? line : { ...begun(line, begins), starts }));
  });
}

/** The first sentence of a paragraph begins with a capital letter. */
const begun = (line: Line, begins: boolean): Line =>
  begins ? { ...line, text: line.text.charAt(0).toUpperCase() + line.text.slice(1) } : line;

/** Only cards are secret. */
const isSeen = (event: Partial<FormerEvent>): event is Seen => event.type !== undefined;

/** Why games end. */
const REASONS = {
  souls: 'The souls that win have been reached.',
  'last-player': 'Everybody else is out of the game.',
  'max-turns': 'The last turn has been played.',
};
