/** Rules that the code names and that no game was found for, each with what such a game would have to come to. */
export const unseen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ecologic: {
    'ECO-SET.12': 'the second piece is placed by somebody who found no hex for the first, and is asked all the same',
    'ECO-AUC.2': 'all ten pieces of a branch are on the field when their owner tries to open an auction for it',
    'ECO-ENV.4': 'somebody chooses between two of their dirtiest objects, beside a third that is less dirty',
  },
  emix: {
    'EMX-INF.2':
      'somebody comes to a slot who can neither play, use, exchange nor draw: all cards of the deck are held',
    'EMX-TEAM.3': 'a game of two clans is played to its end within the decisions that a search plays',
  },
  'does-not-exist': {
    'DNE-GTL.1': 'cards of the gentle round are dealt one by one, under the option that lets everybody lay meanwhile',
    'DNE-FRD.8': 'a Host gives held cards, under the option that lets them be promised',
    'DNE-R14': 'the pile of monsters is used up, which takes more monsters than such a game meets',
    'DNE-ESC.6': 'a monster takes souls from somebody whom a class shields',
    'DNE-FIN.6': 'a helped invader wins the final rave under the option that caps souls there',
    'DNE-CLS.3': 'a class is bought when neither their pile nor their discard pile has a card',
    'DNE-END.2': 'two players win at once, under the option that lets the Host win then',
    'DNE-R42': 'two players win at once, and their souls or a shared victory decide',
    'DNE-MRC.4': 'a mercenary without cards is asked for one by somebody who does not lead',
    'DNE-RIV.2': 'one more player tries to invade than the option allows',
    'DNE-RIV.7': 'somebody tries to invade twice in a round',
  },
  euphoria: {
    'EUP-ICA.4': 'Nimbus Loft is visited while the territory of the Icarites is full, late in a long game',
    'EUP-STR.2': 'a star goes onto a territory without a visit',
    'EUP-RCT.130':
      'its owner visits a built market before the game is long, bumps nobody, and has no knowledge to fear',
    'EUP-END.4': 'two players are equal in everything but the dice',
  },
};
