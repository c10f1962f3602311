import { seatsFrom } from '@rulewright/core';
import type { EuphoriaAction, EuphoriaEngine, EuphoriaEvent, EuphoriaState, EuphoriaView } from '@rulewright/euphoria';
import { type Line, type OldNarrator, seatNames } from '../game.js';
import { board, ownCards } from './euphoria/board.js';
import { clausesOf } from './euphoria/paragraphs.js';
import { phrase, topic } from './euphoria/phrases.js';
import { choiceOf, question } from './euphoria/questions.js';
import { follow, type Scene, type Seen, sceneOf, workersNeeded } from './euphoria/scene.js';
import { sentence } from './euphoria/sentences.js';
import { result, standings } from './euphoria/standings.js';
import type { Setting } from './euphoria/words.js';

/** Tells games of Euphoria with whatever content the engine has. */
export function euphoriaNarrator(engine: EuphoriaEngine): OldNarrator<EuphoriaState, EuphoriaAction, EuphoriaEvent> {
  const { content } = engine;
  const settingOf = ({ position: { options, builtTiles } }: EuphoriaView): Setting => ({
    content,
    options,
    builtTiles,
  });
  return {
    opening: (view) => introduction(view),
    tell: ({ position }, events) => tell(sceneOf(content, position), choiceOf(position)?.kind, events),
    board: (view) => [
      ...standings(sceneOf(content, view.position)),
      ...board(settingOf(view), view.position),
      ...ownCards(settingOf(view), view),
    ],
    question: (view, seat) => question(settingOf(view), view.position, seat),
    phrase: (view, action) => phrase(settingOf(view), view.position, action),
    topic: (view, action) => topic(settingOf(view), action),
    amounts: [],
    rounds: ({ position: { turn, options } }) => Math.ceil(turn / options.players),
    result: ({ position }, seat) => result(position, seat),
    scoring: 'Score = stars placed. The tenth wins; ties: morale, low knowledge, tiles, territories, the lower roll.',
    reason: (reason) => new Map(Object.entries(REASONS)).get(reason) ?? reason,
  };
}

function introduction({ position: { options } }: EuphoriaView): Line[] {
  const { players, recruitEdition, tradeProposalsPerTurn } = options;
  const trades =
    tradeProposalsPerTurn === 0 ? 'nobody trades' : `everybody may propose ${tradeProposalsPerTurn} trades a turn`;
  return [
    {
      text: `${seatNames(seatsFrom(0, players))} sit in this order, each with 2 of 4 workers and 10 stars. Recruits are those of the ${recruitEdition} edition, and ${trades}. Each territory has ${players} star spaces, and ${workersNeeded(players)} workers complete a market.`,
    },
    { text: 'Set-up', style: 'heading' },
  ];
}

/** Each event is told on the scene that the ones before it have left. */
function tell(scene: Scene, asked: string | undefined, events: readonly Partial<EuphoriaEvent>[]): Line[] {
  const isPause = asked === 'turn-main' || asked === 'turn-continue' || asked === 'place-extra';
  let isFirst = true;
  let last: string | undefined;
  let subject: string | undefined;
  return clausesOf(
    events.filter(isSeen).filter(({ type }) => !type.startsWith('choice-')),
    asked,
  ).flatMap(({ event, cause, isTold }) => {
    const lines = isTold ? sentence(scene, event, cause) : [];
    const starts =
      (isFirst && isPause) || OPENERS.includes(event.type) || (event.type !== last && SET_UP.includes(event.type));
    last = event.type;
    const turn = isFirst && asked === 'turn-main' ? `Turn ${scene.turn}: ` : '';
    follow(scene, event);
    return lines.map((line) => {
      isFirst = false;
      if (line.chain === undefined) return line;
      const text = starts ? line.text : withoutSubject(line.text, subject);
      subject = subjectOf(line.text);
      return { ...line, starts, text: `${turn}${text}` };
    });
  });
}

/** `P1` of `P1 gains 1 energy` and of `P1's morale goes +2 to 3`. */
const subjectOf = (text: string): string | undefined => /^P\d/.exec(text)?.[0];

/** A player who has just been named is not named again. */
const withoutSubject = (text: string, subject: string | undefined): string =>
  subject !== undefined && subjectOf(text) === subject ? text.replace(/^P\d('s)? /, '') : text;

/** A paragraph begins with each of these. */
const OPENERS: readonly string[] = ['recruits-kept', 'trade-proposed', 'trade-cancelled', 'game-ended'];
/** A paragraph begins with the first of these. */
const SET_UP: readonly string[] = ['market-picked', 'track-token-placed', 'recruit-drafted', 'starting-dice-rolled'];

/** Only cards are secret. */
const isSeen = (event: Partial<EuphoriaEvent>): event is Seen => event.type !== undefined;

/** Why games end. */
const REASONS = {
  'tenth-star': 'A tenth star has been placed.',
  'turn-limit': 'The last turn has been taken.',
};
