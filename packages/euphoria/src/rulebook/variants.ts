import type { RuleCatalogue } from '@rulewright/core';

/** The optional rules of the rulebook and the conventions of the engine. */
export const variants = {
  // Variants
  'EUP-VAR.1': {
    title: 'Variant: recruit draft',
    text: 'With option recruitDraft = true, everybody gets 4 recruits, picks one in secret and passes the rest to the left, until all are taken. Then everybody keeps 2 of the 4 picked (EUP-SET.9, EUP-SET.10).',
    source: 'Optional rules; EUP-R50',
  },
  'EUP-VAR.2': {
    title: 'Variant: doubles cost morale',
    text: 'With option doublesCostMorale = true, each worker of the doubles group that follows the first one is placed at a price of 1 morale, which is paid, hand limit included, before anything else. It needs a morale of at least 2. For EUP-PLC.4 a way to pay counts only if its artifacts fit into the lower hand limit and its morale can be paid on top.',
    source: 'Optional rules; EUP-R34',
  },
  'EUP-VAR.3': {
    title: 'Variant: market choice',
    text: 'With option marketChoice = true, everybody gets 2 tiles and secretly chooses 1 for the game; the other leaves it. Unseen tiles from the rest bring the number to 6, and these are shuffled onto the sites.',
    source: 'Optional rules; EUP-R49',
  },
  'EUP-VAR.4': {
    title: 'Variant: track draft',
    text: 'With option trackDraft = true, clockwise from the eldest seat each player puts either the morale or the knowledge token on a free cell of its track, the last player both. Then, counter-clockwise from the player before the last, each of them places the token that is left. Cells must be free: no two players share a cell.',
    source: 'Optional rules; EUP-R48',
  },
  // Engine conventions
  'EUP-ENG.1': {
    title: 'Forced choices',
    text: 'A compulsory choice with one legal answer is made by itself. Always asked are optional choices, the action of the turn, set-up choices, the answer to a proposal, the picks of cards that were not named, the recruit to keep, and each choice among artifacts that the rules do not fix by kind, unless it takes the whole hand.',
    source: 'engine convention; EUP-R76',
  },
  'EUP-ENG.2': {
    title: 'Equal choices once',
    text: 'Choices that differ only in interchangeable workers or cards are offered once and use the lowest id; spaces are never merged. The workers of a player have the ids 1 to 4: 1 and 2 start, and a new one takes the lowest id in the supply.',
    source: 'engine convention; EUP-R76',
  },
  'EUP-ENG.3': {
    title: 'Order of chance',
    text: 'What is dealt is shuffled first: recruits, dilemmas, tiles; then the starting dice fall, by seat and worker. A shuffled deck has no order: which card comes is drawn when it comes, a market tile when it is turned up, and in the market choice the missing tiles after the last pick. Every roll event goes in ascending worker id, and roll-offs go clockwise from the active player.',
    source: 'engine convention',
  },
  'EUP-ENG.4': {
    title: 'Order of kinds',
    text: 'Goods are listed as energy, water, food, bliss, gold, stone, clay, and artifacts as balloons, bat, bear, book, box, glasses.',
    source: 'engine convention',
  },
} as const satisfies RuleCatalogue;
