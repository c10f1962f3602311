import type { RuleCatalogue } from '@rulewright/core';

/** Seats, cards, set-up and the gentle round. */
export const general = {
  // General
  'DNE-GNL.1': {
    title: 'Seats and neighbours',
    text: 'Seats are numbered clockwise, and a player is active, waiting or eliminated. The left neighbour is the next active seat clockwise, the right neighbour the next one the other way; with two active players both are the same player, with one there is none. Opponents in order are the other active seats clockwise from the left neighbour.',
    source: 'monster cards; DNE-R69',
  },
  'DNE-GNL.2': {
    title: 'Waiting players',
    text: 'A player who was zeroed and has not yet returned owns no cards except a mercenary Hand of Fate, makes no decision, and is never asked, called, chosen or given anything. The souls of that player still count where souls of all players are compared.',
    source: 'Zeroing; DNE-R48',
  },
  'DNE-GNL.3': {
    title: 'Held cards',
    text: 'The held cards of a player are hand and inventory together. Cards in a line-up or under a mercenary are not held.',
    source: 'Inventory',
  },
  'DNE-GNL.4': {
    title: 'What a card means',
    text: 'A cost or a line-up that takes a card takes it from hand or inventory alike. Only where a text says from the hand does it have to be a hand card.',
    source: 'Step 1.3; Step 4.1; DNE-R28',
  },
  'DNE-GNL.5': {
    title: 'Souls',
    text: 'Souls belong to one player, start at 0, and come from and go back to a supply without end. They never fall below 0: whoever must lose more than they have loses all of them.',
    source: 'Glossary; DNE-R34; DNE-R35',
  },
  'DNE-GNL.6': {
    title: 'Discarding sound',
    text: 'Sound goes to the discard pile face up, the last card on top. Several cards at once go one after another in the order of the place they leave: hand order, inventory order or order of play.',
    source: 'Gentle round; DNE-R70',
  },
  'DNE-GNL.7': {
    title: 'Limits',
    text: 'A hand may keep 5 sound cards, that of an Olivier 6, and an inventory 5.',
    source: 'Step 1.1; Step 4.1; class cards',
  },
  'DNE-GNL.8': {
    title: 'Reducing a hand',
    text: 'At the moments of DNE-GNL.15, and before anything else, every active player above the hand limit reduces the hand, in seat order from the Host. One card at a time is stashed, which puts it into the inventory, or dropped onto the discard pile, until the limit is met; no more cards than that can be stashed. A Host under DNE-SPC.8 is not checked.',
    source: 'Step 1.1; Inventory; DNE-R29',
  },
  'DNE-GNL.9': {
    title: 'Six cards in an inventory',
    text: 'The owner of an inventory of six cards must at once discard one of them; the card that has just come may be the one.',
    source: 'Step 4.1',
  },
  'DNE-GNL.10': {
    title: 'Costs in full, effects in part',
    text: 'Without enough to pay the whole cost an action is refused. Effects are different: they do as much as there is to do.',
    source: 'DNE-R71',
  },
  'DNE-GNL.11': {
    title: 'Cards beat the rulebook',
    text: 'Where the text of a card contradicts a rule, the card is followed.',
    source: 'DNE-R68',
  },
  'DNE-GNL.12': {
    title: 'No Game Master',
    text: 'The rulings of this catalogue have the last word; nobody decides at the table. Kinds of cards that the rulebook does not know, such as bugs, singles and remixes, are not in the game.',
    source: 'Closing remarks',
  },
  'DNE-GNL.13': {
    title: 'Chance',
    text: 'Every face of a die is equally likely and the result is public. A blind pick from a hand takes each card with the same chance.',
    source: 'Step 1.2; Step 3.5',
  },
  'DNE-GNL.14': {
    title: 'When a question is asked',
    text: 'Where the choice is forced, a single candidate is carried out at once, and without a candidate nothing happens. A choice that could betray a hidden hand is put to the player even if one answer is legal, unless public facts show that there is no other; in the preparation and in the summary the Host is always asked.',
    source: 'engine convention',
  },
  'DNE-GNL.15': {
    title: 'When hands are checked',
    text: 'The hand limit is checked when return and draft are completely done, after each action of the preparation, the rave and the summary with all its consequences, and in the bounty after the shields, after the reward cards and after the whole escape of each participant. It is not checked between the steps of one failure effect.',
    source: 'DNE-R29',
  },

  // Set-up
  'DNE-SET.1': {
    title: 'Decks',
    text: 'The sound cards, the classes and the mercenaries are shuffled into three face-down decks. The monsters form an open supply; only with option monsterChoice = draw, they are a shuffled deck.',
    source: 'Class; Mercenary; DNE-R13',
  },
  'DNE-SET.2': {
    title: 'Starting position',
    text: 'The game takes 2 to 6 players. Everybody begins active, with 0 souls, an empty inventory, no class and no mercenary.',
    source: 'Glossary; DNE-R12',
  },
  'DNE-SET.3': {
    title: 'Starting hands',
    text: 'Five sound cards are dealt to each player, one at a time clockwise from seat 0; option startingHand sets another number.',
    source: 'edition 0.9; DNE-R9',
  },
  'DNE-SET.4': {
    title: 'First player',
    text: 'Every seat in order rolls a d20 and the highest result begins. Tied highest seats roll again, at most 10 times; if they are still tied, the lowest of these seats begins.',
    source: 'Gentle round; DNE-R10',
  },
  'DNE-SET.5': {
    title: 'Other ways to begin',
    text: 'Option firstPlayer names a seat that begins without a roll. With option firstPlayer = gentle, the gentle round takes the place of DNE-SET.3 and DNE-SET.4.',
    source: 'Gentle round; DNE-R10',
  },
  'DNE-SET.6': {
    title: 'Clockwise, and the order of chance',
    text: 'Turns pass clockwise. The set-up uses chance in this order: sound deck, classes, mercenaries, the monster deck if there is one, dice for the first player.',
    source: 'engine convention',
  },

  // Gentle round
  'DNE-GTL.1': {
    title: 'Eight cards each',
    text: 'Sound cards are dealt one at a time clockwise from seat 0 until everybody has 8.',
    source: 'Gentle round',
  },
  'DNE-GTL.2': {
    title: 'Laying before the ninth card',
    text: 'Now everybody may lay hand cards into a public line-up of their own. Priority goes clockwise from seat 0; a seat adds card by card until it holds, an addition cancels all earlier holds, and the laying ends when all seats have held in a row.',
    source: 'Gentle round; DNE-R11',
  },
  'DNE-GTL.3': {
    title: 'The ninth card',
    text: 'Then everybody is dealt a ninth card, and nothing can be laid any more.',
    source: 'Gentle round',
  },
  'DNE-GTL.4': {
    title: 'Who begins',
    text: 'The greatest total, genres included, begins the game. A tie is broken by the longer duration, then by d20 among the tied as in DNE-SET.4; if nobody laid a card, all seats roll.',
    source: 'Gentle round; Duration',
  },
  'DNE-GTL.5': {
    title: 'After the gentle round',
    text: 'All laid cards are discarded, seat by seat in the order of play. Then, from seat 0, everybody with more than 5 hand cards drops the excess one by one; stashing is not allowed here.',
    source: 'Gentle round; DNE-R11',
  },
  'DNE-GTL.6': {
    title: 'A rolled card in the gentle round',
    text: 'A card with a die in place of a bonus rolls when it is laid. Classes and monsters have no influence yet.',
    source: 'DNE-R6',
  },
} as const satisfies RuleCatalogue;
