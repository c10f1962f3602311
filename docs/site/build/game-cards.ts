import { voiceOf } from '@rulewright/core/text';
import { type DocumentedGame, games } from '../../../tests/traceability/games.js';
import type { GameFacts } from '../playground/play-data.js';
import { en } from '../playground/words/en.js';
import { plainText } from './front-matter.js';
import { smallDrawings } from './small-drawings.js';

/** What somebody wants to know of a game before a first try. */
interface About {
  /** What is special, in a sentence. */
  readonly special: string;
  /** How much there is to learn. */
  readonly weight: GameFacts['weight'];
  /** How many decisions a game of two weighted players takes, in the middle of twenty. */
  readonly decisions: number;
}

// the decisions: `rulewright simulate <game> --players 2 --games 20 --seed cards`
const ABOUT: Readonly<Record<string, About>> = {
  ecologic: {
    special: 'Build an industry on a field of hexes, bid for everything, and keep nature in balance with your purse.',
    weight: 'medium',
    decisions: 138,
  },
  emix: {
    special: 'Feelings as cards: powers that grow from round to round, and a track that pulls both ways.',
    weight: 'medium',
    decisions: 176,
  },
  'does-not-exist': {
    special: 'Put sounds together until the audience is satisfied, call for help, or take the rave from its host.',
    weight: 'medium',
    decisions: 149,
  },
  euphoria: {
    special: 'Dice are workers who had better not know too much: goods, tunnels, markets, and a race to ten stars.',
    weight: 'heavy',
    decisions: 474,
  },
};

/** Seconds that a person thinks about a decision. */
const SECONDS = 10;
/** How long a game against one bot takes a person, to five minutes. */
const minutes = (decisions: number): number => Math.max(5, Math.round(((decisions / 2) * SECONDS) / 60 / 5) * 5);

function playersOf({ schemas }: DocumentedGame): string {
  const { properties } = schemas.options as {
    readonly properties: Readonly<Record<string, { readonly minimum?: number; readonly maximum?: number }>>;
  };
  return `${properties.players?.minimum}–${properties.players?.maximum}`;
}

function aboutOf(id: string): About {
  const about = ABOUT[id];
  if (about === undefined) throw new Error(`nothing is said about ${id}`);
  return about;
}

/** How many play it, how long, and how much there is to learn. */
export function factsOf(game: DocumentedGame): GameFacts {
  const { decisions, weight } = aboutOf(game.id);
  return { players: playersOf(game), minutes: minutes(decisions), weight };
}

const voice = voiceOf(en);
const words = ({ weight, ...facts }: GameFacts) => ({ ...facts, weight: voice.say(`weight.${weight}`) });

/** The same in a line. */
export const factsSaid = (game: DocumentedGame): string => voice.say('facts', words(factsOf(game)));

/** A card for each game, as a list; `root` leads from the page to the root of the site. */
export function gameCards(root: string, more: (id: string) => string = () => ''): string {
  const drawings = smallDrawings();
  const cards = games.map((game) => {
    const { id, title } = game;
    return [
      '<li>',
      `<a href="${root}play/${id}/">${drawings[id] ?? ''}<b>${plainText(title)}</b>`,
      `<span>${plainText(aboutOf(id).special)}</span><small>${plainText(factsSaid(game))}</small></a>`,
      more(id),
      '</li>',
    ].join('');
  });
  return `<ul class="game-cards">${cards.join('')}</ul>`;
}
