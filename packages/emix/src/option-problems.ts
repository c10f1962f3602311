import { duplicates, type GameSpec, type Issue } from '@rulewright/core';
import { allKinds, ownedCopies } from './cards.js';
import { cardProblems } from './content/card.js';
import { boardProblems, type DeckList, deckProblems } from './content/schema.js';
import { humansIn } from './humans.js';
import { OWN_CARDS_PER_SET } from './options.js';
import type { Emix } from './state.js';

type Start = Parameters<NonNullable<GameSpec<Emix, never>['optionProblems']>>[0];

const CARDS_PER_PLAYER = 20;
const MARKERS_PER_SET = 6;
const DECK_SIZES = { least: 30, most: 50 };

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** What the schema of the options cannot say: how they fit each other and the content. */
export const optionProblems = (start: Start): Issue[] => [
  ...seatProblems(start),
  ...cardsProblems(start),
  ...(start.options.board === null ? [] : boardProblems(start.options.board, 'board')),
  ...teamProblems(start),
  ...deckSetProblems(start),
  ...humanProblems(start),
];

/** EMX-SET.8, EMX-MANY.1, EMX-MANY.2 */
function seatProblems(start: Start): Issue[] {
  const { players, sets, firstPlayer } = start.options;
  const cards = total(ownedCopies(start));
  const problems: Issue[] = [];
  if (players > Math.floor(cards / CARDS_PER_PLAYER))
    problems.push({ path: 'sets', message: `${cards} cards are too few for ${players} players` });
  if (players > MARKERS_PER_SET * sets)
    problems.push({ path: 'sets', message: `there are ${MARKERS_PER_SET * sets} markers for ${players} players` });
  if (firstPlayer !== 'random' && firstPlayer >= players)
    problems.push({ path: 'firstPlayer', message: `nobody sits at ${firstPlayer}` });
  return problems;
}

/** EMX-SET.11, EMX-VOC.25 */
function cardsProblems({ options, content }: Start): Issue[] {
  const { customCards, sets } = options;
  const known = content.cards.length;
  const most = OWN_CARDS_PER_SET * sets;
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
function deckSetProblems({ options, content }: Start): Issue[] {
  const { individualDecks, players } = options;
  if (individualDecks === null) return [];
  const { decks, anyDeckSize } = individualDecks;
  const path = 'individualDecks.decks';
  const lists = decks === 'ready-made' ? content.decks : decks;
  if (decks === 'ready-made' ? lists.length === 0 : lists.length !== players)
    return [{ path, message: `${lists.length} decks for ${players} players` }];
  const kinds = allKinds({ options, content });
  const dealt = Array.from({ length: players }, (_, seat) => lists[seat % lists.length] ?? []);
  return [
    ...lists.flatMap((list, i) => deckProblems(list, kinds, `${path}.${i}`)),
    ...(anyDeckSize ? [] : lists.flatMap((list, i) => sizeProblems(list, `${path}.${i}`))),
    ...ownedCopies({ options, content }).flatMap((owned, kind) => {
      const id = kinds[kind]?.id;
      const used = total(dealt.flatMap((list) => list.filter(({ card }) => card === id).map(({ count }) => count)));
      return used > owned ? [{ path, message: `${used} copies of ${id} are used, ${owned} are owned` }] : [];
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
