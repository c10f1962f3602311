import type { Issue } from '@rulewright/core';
import { duplicates, type GameSpec, total } from '@rulewright/core/author';
import { cardProblems } from './content/card.js';
import { boardProblems, type DeckList, deckProblems } from './content/schema.js';
import { allKinds, markersIn, ownedCopies, playersServed, setsIn, setsNeeded, usedCopies } from './decks.js';
import { humansIn } from './humans.js';
import { MOST_SETS, OWN_CARDS_PER_SET } from './options.js';
import type { Emix } from './state.js';

type Start = Parameters<NonNullable<GameSpec<Emix, never>['optionProblems']>>[0];

const DECK_SIZES = { least: 30, most: 50 };

/** Conflicts of options with each other or with the content, which the schema cannot express. */
export const optionProblems = (start: Start): Issue[] => [
  ...seatProblems(start),
  ...cardsProblems(start),
  ...(start.options.board === null ? [] : boardProblems(start.options.board, 'board')),
  ...teamProblems(start),
  ...deckSetProblems(start),
  ...humanProblems(start),
];

/** The hint about sets for messages about too few cards or markers. */
function remedy(start: Start): string {
  const needed = setsNeeded(start);
  return needed > setsIn(start) && needed <= MOST_SETS ? `; ${needed} sets would do` : '';
}

/** EMX-SET.8, EMX-MANY.1, EMX-MANY.2 */
function seatProblems(start: Start): Issue[] {
  const { players, firstPlayer } = start.options;
  const whom = players === 1 ? '1 player' : `${players} players`;
  const problems: Issue[] = [];
  if (players > playersServed(start))
    problems.push({
      path: 'sets',
      message: `${total(ownedCopies(start))} cards are too few for ${whom}${remedy(start)}`,
    });
  if (players > markersIn(start))
    problems.push({ path: 'sets', message: `there are ${markersIn(start)} markers for ${whom}${remedy(start)}` });
  if (firstPlayer !== 'random' && firstPlayer >= players)
    problems.push({ path: 'firstPlayer', message: `nobody sits at ${firstPlayer}` });
  return problems;
}

/** EMX-SET.11, EMX-VOC.25 */
function cardsProblems({ options, content }: Start): Issue[] {
  const { customCards } = options;
  const known = content.cards.length;
  const most = OWN_CARDS_PER_SET * setsIn({ options, content });
  const count = total(customCards.map(({ copies }) => copies));
  return [
    ...customCards.flatMap((card, i) => cardProblems(card, `customCards.${i}`)),
    ...duplicates(
      allKinds({ options, content }).map(({ id }) => id),
      (i) => `customCards.${i - known}.id`,
    ),
    ...(count > most ? [{ path: 'customCards', message: `${count} own cards, but at most ${most}` }] : []),
  ];
}

/** EMX-TEAM.1: everybody plays for exactly one clan, and both have members. */
function teamProblems({ options: { teams, players } }: Start): Issue[] {
  if (teams === null) return [];
  const members = [...teams.light, ...teams.dark].sort((a, b) => a - b);
  const isComplete = members.length === players && members.every((seat, i) => seat === i);
  const isTwoSided = teams.light.length > 0 && teams.dark.length > 0;
  return isComplete && isTwoSided
    ? []
    : [{ path: 'teams', message: 'every seat plays for one clan, and both clans have members' }];
}

/** EMX-DECK.2, EMX-DECK.4: a deck of the right size for everybody, out of the cards that are owned. */
function deckSetProblems(start: Start): Issue[] {
  const { options, content } = start;
  const { individualDecks, players } = options;
  if (individualDecks === null) return [];
  const { decks, anyDeckSize } = individualDecks;
  const path = 'individualDecks.decks';
  const lists = decks === 'ready-made' ? content.decks : decks;
  if (decks === 'ready-made' ? lists.length === 0 : lists.length !== players)
    return [{ path, message: `${lists.length} decks for ${players} players` }];
  const kinds = allKinds(start);
  const owned = ownedCopies(start);
  const more = remedy(start);
  return [
    ...lists.flatMap((list, i) => deckProblems(list, kinds, `${path}.${i}`)),
    ...(anyDeckSize ? [] : lists.flatMap((list, i) => sizeProblems(list, `${path}.${i}`))),
    ...usedCopies(start).flatMap((used, kind) => {
      const most = owned[kind] ?? 0;
      const message = `${used} copies of ${kinds[kind]?.id} are used, ${most} are owned`;
      return used > most ? [{ path, message: kind < content.cards.length ? message + more : message }] : [];
    }),
  ];
}

function sizeProblems(list: DeckList, path: string): Issue[] {
  const size = total(list.map(({ count }) => count));
  const { least, most } = DECK_SIZES;
  return size >= least && size <= most ? [] : [{ path, message: `${size} cards, but a deck has ${least} to ${most}` }];
}

/** EMX-FREE, EMX-R41: at least a human for every player, and at most two. */
function humanProblems({ options }: Start): Issue[] {
  const { freeFeeding, players } = options;
  const humans = humansIn(options);
  return freeFeeding === null || (humans >= players && humans <= 2 * players)
    ? []
    : [{ path: 'freeFeeding.humans', message: `${players} players have ${players} to ${2 * players} humans` }];
}
