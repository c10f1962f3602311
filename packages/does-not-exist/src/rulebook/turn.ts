import type { RuleCatalogue } from '@rulewright/core';

/** The turn and its preparation, and what changes when the Host could win. */
export const turn = {
  // Turn
  'DNE-TRN.1': {
    title: 'Parts of a turn',
    text: 'A turn consists of start, draft, preparation with the roll for the expectation, rave, bounty and summary. A pass ends it out of the preparation.',
    source: 'Step 1; Step 2; Step 3; Step 4',
  },
  'DNE-TRN.2': {
    title: 'Start of a turn',
    text: 'First all limits per turn begin anew, and bans that last until the next turn of this Host end, also when the Host is a Proxy in a hijacked turn. Then a waiting Host returns or surrenders (DNE-ZER.5); who surrenders has no turn. Then a Proxy may hijack (DNE-CLS.11).',
    source: 'Zeroing; class cards',
  },
  'DNE-TRN.3': {
    title: 'Draft',
    text: 'The Host draws the top 2 cards of the sound deck into the hand. Then the hand limit is enforced.',
    source: 'Step 1.1; Glossary',
  },
  'DNE-TRN.4': {
    title: 'Preparation',
    text: 'Until passing or starting the rave, the Host may roll the expectation, buy classes, recruit, trade, refresh as an Olivier, and invite a monster, in any order and as often as each of these allows.',
    source: 'Step 1.2; Step 1.3; Step 1.4; Step 4.2; DNE-R15',
  },
  'DNE-TRN.5': {
    title: 'Expectation',
    text: 'The Host rolls the d20 once a turn, and no line-up of the turn faces another number than its public result from 1 to 20. Before the roll the Host can neither invite nor pass nor start the rave.',
    source: 'Step 1.2; Step 2.3',
  },
  'DNE-TRN.6': {
    title: 'Passing',
    text: 'A pass ends the turn at once and costs nothing. There is no rave and no summary, and the drafted cards are kept.',
    source: 'Step 1.4; DNE-R16',
  },
  'DNE-TRN.7': {
    title: 'When passing is illegal',
    text: 'The Host may not pass after an invitation in this turn, even if no monster came, nor when ten souls are within reach (DNE-FIN.1).',
    source: 'Step 1; Step 1.3; Step 1.4; DNE-R16',
  },
  'DNE-TRN.8': {
    title: 'Starting the rave',
    text: 'Starting the rave ends the preparation. It is legal with any number of cards, even without any.',
    source: 'Step 4.2; DNE-R15',
  },
  'DNE-TRN.9': {
    title: 'The next turn',
    text: 'The next seat clockwise that is not eliminated becomes Host; after a hijacked turn the order goes on from the seat whose turn was taken. Every turn counts towards the limit of turns, also one that was passed, forfeited or surrendered.',
    source: 'Step 4.3; class cards',
  },

  // Ten souls at stake
  'DNE-FIN.1': {
    title: 'Ten souls within reach',
    text: 'A Host with 8 souls or more may not pass. The rave is final if at its start the souls of the Host, plus 2, plus the printed souls of the invited monster make 10 or more; extras that depend on a condition do not count.',
    source: 'Step 1; DNE-R37',
  },
  'DNE-FIN.2': {
    title: 'Fixed at the start',
    text: 'Whether a rave is final is settled when it starts and stays so, even if a Saviour joins or souls change.',
    source: 'DNE-R37',
  },
  'DNE-FIN.3': {
    title: 'Throwing cards',
    text: 'In a final rave an active player with priority may throw held cards, any number and one at a time, into line-ups of others; their own line-up, and for a Saviour that of the Host, is fed by playing.',
    source: 'Step 1',
  },
  'DNE-FIN.4': {
    title: 'What a thrower is',
    text: 'Throwing makes nobody a Saviour or an invader and brings neither reward nor penalty. A thrower may still be called or invade in the same rave.',
    source: 'Step 1; DNE-R38',
  },
  'DNE-FIN.5': {
    title: 'Help for an invader',
    text: "A card of another player comes into the line-up of an invader only by throwing or by an Alien's signal.",
    source: 'Step 2; DNE-R38; DNE-R68',
  },
  'DNE-FIN.6': {
    title: 'Helped invaders',
    text: 'An invader who wins a final rave is paid like any winner and may win the game, thrown cards or not. With option helpedInvaderCap = true, an invader to whose line-up another player added a card has at most 9 souls after the bounty of a final rave.',
    source: 'Glossary; Step 3.3; DNE-R39',
  },
  'DNE-FIN.7': {
    title: 'Banned from throwing',
    text: 'A player who may not help (DNE-FAI.23) may not throw.',
    source: 'DNE-R52',
  },
  'DNE-FIN.8': {
    title: 'Another number of souls',
    text: 'Option winSouls replaces 10 wherever ten souls are named; caps at 9 and the 8 souls of DNE-FIN.1 move with it.',
    source: 'option',
  },
} as const satisfies RuleCatalogue;
