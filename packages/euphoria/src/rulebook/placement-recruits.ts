import type { RuleCatalogue } from '@rulewright/core';

/** Recruits that act in a placement, by the moment at which they act. */
export const placementRecruits = {
  // Payment
  'EUP-RCT.105': {
    title: 'Flartner the Luddite',
    text: 'On a construction space you may discard 1 artifact instead of paying the resource, and then have +1 morale.',
    source: 'public sources',
  },
  'EUP-RCT.107/2': {
    title: 'Jacko the Archivist, second edition',
    text: 'At the Ark of Fractured Memories you may discard 1 artifact as the whole price. Then every opponent, clockwise, may draw 1 artifact.',
    source: 'public sources; EUP-R66',
  },
  'EUP-RCT.116': {
    title: 'Michael the Engineer',
    text: 'On a construction space you may pay any 1 resource instead of the printed one. Whenever you pay gold there, printed or not, you have +1 morale and +1 knowledge.',
    source: 'public sources; EUP-R59',
  },
  'EUP-RCT.128': {
    title: 'Kadan the Infiltrator',
    text: 'Without an active recruit of its faction you may place on the end of a complete tunnel for a price of 2 knowledge.',
    source: 'public sources; EUP-R64',
  },
  'EUP-RCT.134': {
    title: 'Josh the Negotiator',
    text: 'On a built market whose price includes a resource, named or of any kind, you may pay 1 bliss instead of that resource.',
    source: 'public sources; EUP-R62',
  },
  'EUP-RCT.144': {
    title: 'Matthew the Thief',
    text: "On a tunnel space that held an opponent's worker when you placed, you may pay 1 knowledge instead of the commodity.",
    source: 'public sources; EUP-R64',
  },
  'EUP-RCT.148': {
    title: 'Brian the Viticulturist',
    text: 'You may pay food instead of any number of the bliss that the price of a space demands, by itself or by EUP-RCT.134; so 2 food pay Breeze Bar, but a commodity of any kind is no bliss. If you do so on a built market, you have +1 knowledge and Wastelander allegiance moves by 1, once.',
    source: 'public sources; EUP-R62',
  },
  'EUP-RCT.148b/2': {
    title: 'Brian the Viticulturist, Icarus',
    text: 'All spaces of Icarus, even the Cloud Mine, cost you 1 morale more, so that they are closed to you at morale 1.',
    source: 'public sources; EUP-R15; EUP-R25',
  },
  // Bump trades
  'EUP-RCT.101': {
    title: 'Maxime the Ambassador',
    text: "When you bump an opponent's worker, you may pay 2 morale: its owner has +1 knowledge and you draw 1 artifact.",
    source: 'public sources; EUP-R54',
  },
  'EUP-RCT.102': {
    title: 'Laura the Philanthropist',
    text: "When you bump an opponent's worker from a tunnel or tank space, you may give its owner 1 gold and draw 2 artifacts.",
    source: 'public sources; EUP-R56',
  },
  'EUP-RCT.112': {
    title: 'Major Dave the Demolitionist',
    text: "When you bump an opponent's worker from a tunnel space, you may pay 2 knowledge for 1 resource of the tunnel and a step of its miner.",
    source: 'public sources; EUP-R56',
  },
  'EUP-RCT.112/2': {
    title: 'Major Dave the Demolitionist, second edition',
    text: "When you bump an opponent's worker from a tunnel space, you may pay 1 knowledge for 1 resource of the tunnel and a step of its miner.",
    source: 'public sources; EUP-R56',
  },
  'EUP-RCT.117': {
    title: 'Xander the Excavator',
    text: "When you bump from a tunnel space an opponent's worker whose old value is higher than that of yours, you may pay 1 knowledge for 1 resource of the tunnel.",
    source: 'public sources; EUP-R53',
  },
  'EUP-RCT.122': {
    title: 'Lee the Gossip',
    text: "When you bump an opponent's worker, you may pay 1 morale: its owner has +1 knowledge and you take 1 commodity of your choice.",
    source: 'public sources; EUP-R54',
  },
  'EUP-RCT.132': {
    title: 'Flavio the Merchant',
    text: "When you bump an opponent's worker from a built market or artifact market, you may pay 2 morale and draw 1 artifact.",
    source: 'public sources',
  },
  'EUP-RCT.136': {
    title: 'Rebecca the Peddler',
    text: "When you bump an opponent's worker, you may pay 2 morale: its owner has +1 knowledge and you take 1 resource of your choice.",
    source: 'public sources; EUP-R54',
  },
  'EUP-RCT.143': {
    title: 'Phil the Spy',
    text: 'When you bump a worker of an opponent without an active Subterran, you may pay 2 knowledge and draw 1 artifact.',
    source: 'public sources; EUP-R54',
  },
  'EUP-RCT.143/2': {
    title: 'Phil the Spy, second edition',
    text: 'When you bump a worker of an opponent without an active Subterran, you may pay 1 knowledge and draw 1 artifact.',
    source: 'public sources; EUP-R54',
  },
  'EUP-RCT.145': {
    title: 'Julia the Thought Inspector',
    text: "When you bump an opponent's worker whose old value equals that of yours, you may pay 2 morale for 1 resource of your choice.",
    source: 'public sources; EUP-R53',
  },
  // Faces that are not rolled
  'EUP-RCT.109': {
    title: 'Amanda the Broker',
    text: 'When an opponent bumps your worker, you may give them 1 bliss and choose the face of that worker.',
    source: 'public sources; EUP-R6',
  },
  'EUP-RCT.109/2': {
    title: 'Amanda the Broker, second edition',
    text: 'When anybody, yourself included, bumps your worker, you may pay 1 bliss and choose the face of that worker. You are not asked if EUP-RCT.145/2 has set it.',
    source: 'public sources; EUP-R6; EUP-R65',
  },
  'EUP-RCT.113/2': {
    title: 'Yordy the Demotivator, second edition',
    text: 'In a free retrieval you may pay 1 energy and choose the face of one worker that is about to be rolled.',
    source: 'public sources; EUP-R6',
  },
  'EUP-RCT.145/2': {
    title: 'Julia the Thought Inspector, second edition',
    text: "When you bump an opponent's worker, you may pay 1 morale for 1 resource of your choice. The bumped worker is not rolled but takes the value of yours.",
    source: 'public sources; EUP-R6; EUP-R65',
  },
  // Commodity areas
  'EUP-RCT.103': {
    title: 'Zong the Astronomer',
    text: 'On the Cloud Mine, if you have neither a resource nor an artifact, you take 1 water or 1 energy.',
    source: 'public sources',
  },
  'EUP-RCT.111': {
    title: 'Sarinee the Cloud Miner',
    text: 'On the Cloud Mine, if no other worker is there, you have −1 knowledge or take 1 bliss.',
    source: 'public sources; EUP-R28',
  },
  'EUP-RCT.114': {
    title: 'Katy the Dietician',
    text: 'On the Generator, if you have no artifact, you take 1 food.',
    source: 'public sources',
  },
  'EUP-RCT.115': {
    title: 'Gary the Electrician',
    text: 'On the Generator, if another worker there, yours or not, shows the same value, you have +1 morale or take 1 energy.',
    source: 'public sources; EUP-R28',
  },
  'EUP-RCT.123': {
    title: 'Josiah the Hacker',
    text: 'On the Generator, the Farm or the Cloud Mine you have +1 morale, and every other player with a worker there has +1 knowledge, once each.',
    source: 'public sources; EUP-R67',
  },
  'EUP-RCT.124': {
    title: 'Sir Scarby the Harvester',
    text: 'On the Farm, if your worker is alone or has the highest value there, you have −1 knowledge or take 1 food.',
    source: 'public sources; EUP-R28',
  },
  'EUP-RCT.125': {
    title: 'Ian the Horticulturist',
    text: 'On the Farm, if you have no resource, you take 1 water.',
    source: 'public sources',
  },
  'EUP-RCT.126': {
    title: 'Faith the Hydroelectrician',
    text: 'On the Aquifer, if you have no artifact, you take 1 energy.',
    source: 'public sources',
  },
  'EUP-RCT.137': {
    title: 'Soulless the Plumber',
    text: 'On the Aquifer, if your worker is alone or has the lowest value there, you have +1 morale or take 1 water.',
    source: 'public sources; EUP-R28',
  },
  // Tunnel benefit
  'EUP-RCT.142': {
    title: 'Andrew the Spelunker',
    text: 'On the Euphorian or the Wastelander tunnel space, if you have no artifact when the benefit is taken, you take both the resource and the artifact.',
    source: 'public sources; EUP-R18',
  },
  // After a placement
  'EUP-RCT.103/2': {
    title: 'Zong the Astronomer, second edition',
    text: 'On the Cloud Mine you may pay 1 knowledge and draw 1 artifact. Then every opponent takes 1 bliss.',
    source: 'public sources; EUP-R66',
  },
  'EUP-RCT.106': {
    title: 'Professor Reitz the Archeologist',
    text: 'On a tunnel space, if you bumped nobody, not even a worker of yours, you may pay 2 knowledge, draw 1 artifact and move the miner 1 step.',
    source: 'public sources',
  },
  'EUP-RCT.108': {
    title: 'Jonathan the Artist',
    text: 'On a construction space, if your worker is alone on the site or has the highest value there, you may pay 2 knowledge and draw 1 artifact, before a completion.',
    source: 'public sources; EUP-R57',
  },
  'EUP-RCT.108/2': {
    title: 'Jonathan the Artist, second edition',
    text: 'On a construction space, if your worker is alone on the site or has the highest value there, you may pay 1 knowledge and draw 1 artifact, before a completion.',
    source: 'public sources; EUP-R57',
  },
  'EUP-RCT.133': {
    title: 'Chase the Miner',
    text: 'On a tunnel space, if you own another worker, you may sacrifice the placed one for 2 resources of the tunnel.',
    source: 'public sources',
  },
  'EUP-RCT.139': {
    title: 'Kyle the Scavenger',
    text: 'On any commodity area, if no other worker is there, you may pay 2 knowledge and draw 1 artifact.',
    source: 'public sources; EUP-R57',
  },
  'EUP-RCT.139/2': {
    title: 'Kyle the Scavenger, second edition',
    text: 'On the Generator, the Aquifer or the Farm, if no other worker is there, you may pay 2 knowledge and draw 1 artifact.',
    source: 'public sources; EUP-R57',
  },
  'EUP-RCT.146/2': {
    title: 'Dr. Nakagawa the Tribute, second edition',
    text: 'On any construction space you may move Euphorian allegiance by 1, if it is below 11.',
    source: 'public sources; EUP-R63',
  },
  // After a visit of a market
  'EUP-RCT.107': {
    title: 'Jacko the Archivist',
    text: 'After a visit of a market you may discard 2 artifacts and place 1 more star on its territory, if a star space is free.',
    source: 'public sources; EUP-R60; EUP-R63',
  },
  'EUP-RCT.120': {
    title: 'Bradley the Futurist',
    text: 'After a visit of a market you may pay 2 knowledge, draw 2 artifacts and discard 1 of these two. No other ability changes this draw.',
    source: 'public sources; EUP-R55; EUP-R60',
  },
  'EUP-RCT.130': {
    title: 'Brett the Lockpicker',
    text: 'After a visit of a market that bumped nobody you may pay 2 knowledge for 1 resource of your choice.',
    source: 'public sources; EUP-R60',
  },
  'EUP-RCT.130/2': {
    title: 'Brett the Lockpicker, second edition',
    text: 'After a visit of a market you may pay 1 knowledge for 1 resource of your choice.',
    source: 'public sources; EUP-R60',
  },
  'EUP-RCT.132/2': {
    title: 'Flavio the Merchant, second edition',
    text: 'After a visit of a market you may pay 1 knowledge and draw 1 artifact.',
    source: 'public sources; EUP-R60',
  },
  'EUP-RCT.146': {
    title: 'Dr. Nakagawa the Tribute',
    text: 'After a visit of a market you may sacrifice the placed worker and place 1 more star on the territory, if a star space is free and you own another worker.',
    source: 'public sources; EUP-R60; EUP-R63',
  },
} as const satisfies RuleCatalogue;
