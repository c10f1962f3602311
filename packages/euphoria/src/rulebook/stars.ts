import type { RuleCatalogue } from '@rulewright/core';

/** Stars, artifacts, dilemmas and the end. */
export const stars = {
  // Stars
  'EUP-STR.1': {
    title: 'How many stars fit',
    text: "A player has at most 1 star on a tile, 1 on a recruit and 1 on their own resolved dilemma. A territory takes any number of a player's stars while it has free spaces.",
    source: 'End of the game',
  },
  'EUP-STR.2': {
    title: 'Stars are compulsory',
    text: 'Nobody may keep a star back for which there is a place.',
    source: 'Artifact markets; Built markets',
  },
  'EUP-STR.3': {
    title: 'Stars stay',
    text: 'A placed star never moves and never returns.',
    source: 'End of the game; engine convention',
  },
  'EUP-STR.4': {
    title: 'Star batches',
    text: 'All stars that one cause places at one moment are a batch: those of the builders, those of tier 4, or a single star.',
    source: 'End of the game',
  },
  'EUP-STR.5': {
    title: 'Batch and end',
    text: 'A batch after which a player has no star left ends the game on the spot (EUP-END.1).',
    source: 'End of the game; EUP-R12',
  },
  'EUP-STR.6': {
    title: 'What a star causes',
    text: 'If the game goes on, each star has its consequences, player by player, the active one first and then clockwise: EUP-PEN.10, then EUP-ICA.3, then recruits that react to a star of their owner.',
    source: 'public sources; engine convention; EUP-R20',
  },
  'EUP-STR.7': {
    title: 'Fewer stars than places',
    text: 'A player with fewer stars than a batch would give places what is left, on recruits in ascending card number.',
    source: 'engine convention; EUP-R69',
  },
  // Artifacts
  'EUP-DRW.1': {
    title: 'Draw event',
    text: 'One effect that lets a player draw n artifacts is one draw event. Cards are taken singly off the top of the deck.',
    source: 'Set-up; engine convention',
  },
  'EUP-DRW.2': {
    title: 'Empty deck',
    text: 'An empty deck is replaced by the shuffled discard pile as soon as somebody has to draw from it. Cards that neither can supply are not drawn.',
    source: 'Set-up; EUP-R30',
  },
  'EUP-DRW.3': {
    title: 'Discards come first',
    text: 'Artifacts that are paid or discarded lie open on the discard pile before the same action draws anything.',
    source: 'Set-up; EUP-R31',
  },
  'EUP-DRW.4': {
    title: 'Order of a draw event',
    text: 'First an ability that changes the draw beforehand is declared, then the cards are drawn, then an ability that follows the draw is used with all it causes, and last the hand limit applies.',
    source: 'public sources',
  },
  'EUP-DRW.5': {
    title: 'One draw ability',
    text: 'Abilities that change how artifacts are drawn never combine: at most one of them in a draw event. EUP-RCT.121 and EUP-RCT.135, in either edition, work once per turn each.',
    source: 'A few words about recruits; public sources; EUP-R55',
  },
  // Ethical dilemma
  'EUP-DIL.1': {
    title: 'Resolving the dilemma',
    text: 'Once per game and instead of anything else in the turn, a player may turn up their own dilemma, pay and choose to fight or to join.',
    source: 'Ethical dilemma; Overview',
  },
  'EUP-DIL.2': {
    title: 'Price of a dilemma',
    text: 'The price is 1 artifact of the kind shown or any 2 artifacts, of which either may be of that kind.',
    source: 'Ethical dilemma; EUP-R68',
  },
  'EUP-DIL.3': {
    title: 'Join',
    text: 'Whoever joins places 1 star on the dilemma.',
    source: 'Ethical dilemma',
  },
  'EUP-DIL.4': {
    title: 'Fight',
    text: 'Whoever fights draws 2 recruits in secret, keeps 1 hidden and discards the other face down. If its faction is revealed, the kept recruit becomes active at once, and at allegiance 11 it also gets a star.',
    source: 'Ethical dilemma; Allegiance track; EUP-R23',
  },
  'EUP-DIL.5': {
    title: 'The new recruit',
    text: 'A kept recruit that is still hidden is revealed by the same rules as any other. There is no limit of recruits.',
    source: 'Ethical dilemma',
  },
  'EUP-DIL.6': {
    title: 'Enough recruits',
    text: 'Set-up and dilemmas never take more than 36 of the 48 recruits, so their deck cannot run out.',
    source: 'engine convention',
  },
  // End of the game
  'EUP-END.1': {
    title: 'The tenth star',
    text: 'The game ends the moment a batch of stars leaves at least one player without any. Nothing else of what is being resolved happens.',
    source: 'End of the game; EUP-R12',
  },
  'EUP-END.2': {
    title: 'One or several finishers',
    text: "A single finisher wins, in whoever's turn it is. Several finish only by one batch, and then tie-breakers decide among them.",
    source: 'End of the game',
  },
  'EUP-END.3': {
    title: 'Four tie-breakers',
    text: 'Higher morale, then lower knowledge, then more tiles with a star of theirs, then more territories with one. Each keeps only the best, and equal players go on to the next.',
    source: 'End of the game',
  },
  'EUP-END.4': {
    title: 'Roll-off',
    text: 'Players still tied roll all their workers, on and off the board, and the lowest sum wins; those who tie for it roll again. There are no checks, penalties or reactions.',
    source: 'End of the game; EUP-R52',
  },
  'EUP-END.5': {
    title: 'Endless roll-off',
    text: 'After 100 rounds of the roll-off the tied player who comes first clockwise from the active player wins.',
    source: 'engine convention',
  },
  'EUP-END.6': {
    title: 'What the result says',
    text: 'The result names the winner, the reason of the end, the finishers and the tie-breaker that decided.',
    source: 'engine convention',
  },
  'EUP-END.7': {
    title: 'The other players',
    text: 'Players who did not finish are listed by stars placed, then by seat.',
    source: 'engine convention',
  },
  'EUP-END.8': {
    title: 'Turn limit',
    text: 'After as many turns as option turnLimit says the game ends, unless that is 0. The most stars placed win, ties go by EUP-END.3, and players still equal share the victory.',
    source: 'engine convention; EUP-R70',
  },
} as const satisfies RuleCatalogue;
