import type { RuleCatalogue } from '@rulewright/core';

/** Recruits that act on stars, completions, retrievals, new workers, draws, tracks and rolls. */
export const eventRecruits = {
  // Stars
  'EUP-RCT.118': {
    title: 'Esme the Fireman',
    text: 'When you have placed a star, you may discard 1 artifact, take 1 energy and have +1 morale or −1 knowledge. With option starTriggers = visits, only for the stars of your own visits.',
    source: 'public sources; EUP-R20; EUP-R61',
  },
  'EUP-RCT.118/2': {
    title: 'Esme the Fireman, second edition',
    text: 'As EUP-RCT.118, but a discarded book brings 2 energy, −2 knowledge and +2 morale instead.',
    source: 'public sources; EUP-R20; EUP-R61',
  },
  // Completed markets
  'EUP-RCT.119': {
    title: 'Ray the Foreman',
    text: 'When anybody completes a market, you have +2 morale if your star stands on its tile, otherwise −2 knowledge.',
    source: 'public sources; EUP-R14',
  },
  // Price of a retrieval
  'EUP-RCT.113': {
    title: 'Yordy the Demotivator',
    text: 'While you own exactly 2 workers, a free retrieval costs you no morale at all.',
    source: 'public sources; EUP-R42',
  },
  'EUP-RCT.127': {
    title: 'Gidgit the Hypnotist',
    text: 'When you pay a retrieval with bliss, you may have −2 knowledge instead of +2 morale.',
    source: 'public sources; EUP-R43',
  },
  'EUP-RCT.141': {
    title: 'Jefferson the Shock Artist',
    text: 'You may pay 1 energy for a retrieval, which then brings −1 knowledge and +1 morale.',
    source: 'public sources; EUP-R43',
  },
  // Inside a retrieval
  'EUP-RCT.104': {
    title: 'Maggie the Outlaw',
    text: 'After a retrieval and its rolls you take 1 water or 1 stone, if every retrieved worker stood on a Subterran space.',
    source: 'public sources; EUP-R40; EUP-R45',
  },
  'EUP-RCT.110': {
    title: 'Pete the Cannibal',
    text: 'Before the roll of a retrieval, if you own another worker, you may sacrifice one of the retrieved workers for 4 food and 1 resource of your choice.',
    source: 'public sources; EUP-R46',
  },
  'EUP-RCT.129': {
    title: 'Dr. Sheppard the Lobotomist',
    text: 'Before the roll of a retrieval, if you own another worker, you may sacrifice one of the retrieved workers for 4 bliss and 1 resource of your choice.',
    source: 'public sources; EUP-R46',
  },
  // New workers
  'EUP-RCT.110b': {
    title: 'Pete the Cannibal, new worker',
    text: 'When the tank has added a worker for you, you may pay 2 knowledge and draw 1 artifact.',
    source: 'public sources; EUP-R46',
  },
  'EUP-RCT.129b': {
    title: 'Dr. Sheppard the Lobotomist, new worker',
    text: 'When the tank has added a worker for you, you may pay 2 morale and draw 1 artifact.',
    source: 'public sources; EUP-R46',
  },
  'EUP-RCT.133b': {
    title: 'Chase the Miner, new worker',
    text: 'When the tank has added a worker for you and the check has not taken it, you may place it at once, as an extra placement. EUP-PEN.5 forbids it.',
    source: 'public sources; EUP-R19; EUP-R46',
  },
  // Draws
  'EUP-RCT.121': {
    title: 'Jonathan the Gambler',
    text: 'Once per turn, after you have drawn artifacts, you may pay 1 knowledge and reveal 2 more cards, or the 1 that is left. Of these and the last card drawn you keep those that match each other and discard the rest.',
    source: 'public sources; EUP-R55; EUP-R58',
  },
  'EUP-RCT.121/2': {
    title: 'Jonathan the Gambler, second edition',
    text: 'Once per turn, when you are about to draw artifacts, you may draw 1 more and then show your hand to all. With two alike in it, all opponents draw 1 artifact each.',
    source: 'public sources; EUP-R55; EUP-R58',
  },
  'EUP-RCT.135': {
    title: 'Geek the Oracle',
    text: 'Once per turn, after you have drawn artifacts, you may pay 2 knowledge, draw 1 more and then discard 1 from your hand.',
    source: 'public sources; EUP-R55',
  },
  'EUP-RCT.135/2': {
    title: 'Geek the Oracle, second edition',
    text: 'Once per turn, after you have drawn artifacts, you may pay 1 knowledge, draw 2 more and then discard 2 from your hand.',
    source: 'public sources; EUP-R55',
  },
  // Tracks
  'EUP-RCT.138': {
    title: 'Curtis the Propagandist',
    text: 'For each step of morale that you really lose you have −1 knowledge at once.',
    source: 'public sources; EUP-R29; EUP-R44',
  },
  'EUP-RCT.147': {
    title: 'Nick the Understudy',
    text: 'For each step of knowledge that you really gain you have +1 morale at once.',
    source: 'public sources; EUP-R29',
  },
  // Lost workers
  'EUP-RCT.140': {
    title: 'Steven the Scholar',
    text: 'When a knowledge check takes your worker, you take 1 resource of your choice and draw 1 artifact.',
    source: 'public sources; EUP-R46',
  },
  // Rolls of opponents
  'EUP-RCT.131': {
    title: 'Ben the Ludologist',
    text: "When a die of an opponent's roll event showed, before any loss, the value of another available worker of that opponent, you may pay 2 morale for 1 resource of your choice, once per roll event.",
    source: 'public sources; EUP-R9',
  },
} as const satisfies RuleCatalogue;
