import { engine } from '@rulewright/euphoria';
import { createText } from '@rulewright/euphoria/text';
import { describe, expect, test } from 'vitest';

const text = createText(engine);

/** What each recruit does; what one row says holds for both editions unless it names them. */
const recruits: readonly (readonly [id: string, said: string])[] = [
  [
    'maxime-the-ambassador',
    'Maxime the Ambassador (Icarite, recruit 101): having bumped an opponent, for 2 morale: knowledge +1 (for the owner of the bumped worker) and 1 artifact.',
  ],
  [
    'laura-the-philanthropist',
    'Laura the Philanthropist (Euphorian, recruit 102): on the tank or a tunnel, having bumped an opponent, for 1 gold to the owner of the bumped worker: 2 artifacts.',
  ],
  [
    'zong-the-astronomer',
    'Zong the Astronomer (Icarite, recruit 103). First edition: placing a worker on the Cloud Mine, without resources, without artifacts: either 1 water or 1 energy. Second edition: after placing a worker on the Cloud Mine, for +1 knowledge: 1 artifact and 1 bliss (for every opponent).',
  ],
  [
    'maggie-the-outlaw',
    'Maggie the Outlaw (Subterran, recruit 104): after the roll of workers taken back, all of them from Subterra: either 1 water or 1 stone.',
  ],
  [
    'flartner-the-luddite',
    'Flartner the Luddite (Wastelander, recruit 105): pays 1 artifact instead on a construction space: morale +1.',
  ],
  [
    'professor-reitz-the-archeologist',
    'Professor Reitz the Archeologist (Wastelander, recruit 106): after placing a worker on a tunnel, having bumped nobody, for +2 knowledge: 1 artifact and miner +1.',
  ],
  [
    'jacko-the-archivist',
    'Jacko the Archivist (Wastelander, recruit 107). First edition: after a visit to a market, with a star space free, for 2 artifacts: another star on the territory. Second edition: pays 1 artifact instead on the Ark of Fractured Memories: 1 artifact (for every opponent who wants it).',
  ],
  [
    'jonathan-the-artist',
    'Jonathan the Artist (Wastelander, recruit 108). First edition: after placing a worker on a construction space, being the highest there, for +2 knowledge: 1 artifact. Second edition: after placing a worker on a construction space, being the highest there, for +1 knowledge: 1 artifact.',
  ],
  [
    'amanda-the-broker',
    'Amanda the Broker (Icarite, recruit 109). First edition: before a roll, when one of your workers was bumped, by an opponent, for 1 bliss to whoever bumps: the face of one die is chosen. Second edition: before a roll, when one of your workers was bumped, for 1 bliss: the face of one die is chosen.',
  ],
  [
    'pete-the-cannibal',
    'Pete the Cannibal (Wastelander, recruit 110): before the roll of workers taken back, sacrificing one of them: 4 food and 1 resource of your choice; with a new worker, for +2 knowledge: 1 artifact.',
  ],
  [
    'sarinee-the-cloud-miner',
    'Sarinee the Cloud Miner (Icarite, recruit 111): placing a worker on the Cloud Mine, being alone there: either knowledge −1 or 1 bliss.',
  ],
  [
    'major-dave-the-demolitionist',
    'Major Dave the Demolitionist (Subterran, recruit 112). First edition: on a tunnel, having bumped an opponent, for +2 knowledge: 1 resource of the tunnel and miner +1. Second edition: on a tunnel, having bumped an opponent, for +1 knowledge: 1 resource of the tunnel and miner +1.',
  ],
  [
    'yordy-the-demotivator',
    'Yordy the Demotivator (Euphorian, recruit 113). First edition: when taking workers back, with exactly 2 workers: no morale is lost. Second edition: before a roll, when your workers were taken back, in a free retrieval, for 1 energy: the face of one die is chosen.',
  ],
  [
    'katy-the-dietician',
    'Katy the Dietician (Euphorian, recruit 114): placing a worker on the Generator, without artifacts: 1 food.',
  ],
  [
    'gary-the-electrician',
    'Gary the Electrician (Euphorian, recruit 115): placing a worker on the Generator, with an equal worker there: either morale +1 or 1 energy.',
  ],
  [
    'michael-the-engineer',
    'Michael the Engineer (Euphorian, recruit 116): pays 1 resource of any kind instead on a construction space; with a payment on a construction space, if gold is paid: morale +1 and knowledge +1.',
  ],
  [
    'xander-the-excavator',
    'Xander the Excavator (Subterran, recruit 117): on a tunnel, having bumped an opponent, if the bumped worker was higher, for +1 knowledge: 1 resource of the tunnel.',
  ],
  [
    'esme-the-fireman',
    'Esme the Fireman (Euphorian, recruit 118). First edition: after placing a star, for 1 artifact: 1 energy and either morale +1 or knowledge −1. Second edition: after placing a star, for 1 artifact: for 1 Book 2 energy, knowledge −2 and morale +2; for another artifact 1 energy and either morale +1 or knowledge −1.',
  ],
  [
    'ray-the-foreman',
    'Ray the Foreman (Euphorian, recruit 119): when a market is completed: with a star on the tile morale +2; without one knowledge −2.',
  ],
  [
    'bradley-the-futurist',
    'Bradley the Futurist (Euphorian, recruit 120): after a visit to a market, for +2 knowledge: 2 artifacts, 1 of which goes again.',
  ],
  [
    'jonathan-the-gambler',
    'Jonathan the Gambler (Subterran, recruit 121). First edition: when drawing artifacts, after the draw, with cards left to draw, for +1 knowledge, once a turn: 2 artifacts more are turned up, and of them and the last one drawn only equal ones stay. Second edition: when drawing artifacts, before the draw, once a turn: 1 artifact more and a look at the hand for everybody, and with two equal artifacts in it 1 artifact (for every opponent).',
  ],
  [
    'lee-the-gossip',
    'Lee the Gossip (Icarite, recruit 122): having bumped an opponent, for 1 morale: knowledge +1 (for the owner of the bumped worker) and 1 commodity of your choice.',
  ],
  [
    'josiah-the-hacker',
    'Josiah the Hacker (Subterran, recruit 123): placing a worker on the Generator, the Farm or the Cloud Mine: morale +1 and knowledge +1 (for everybody else there).',
  ],
  [
    'sir-scarby-the-harvester',
    'Sir Scarby the Harvester (Wastelander, recruit 124): placing a worker on the Farm, being the highest there: either knowledge −1 or 1 food.',
  ],
  [
    'ian-the-horticulturist',
    'Ian the Horticulturist (Wastelander, recruit 125): placing a worker on the Farm, without resources: 1 water.',
  ],
  [
    'faith-the-hydroelectrician',
    'Faith the Hydroelectrician (Subterran, recruit 126): placing a worker on the Aquifer, without artifacts: 1 energy.',
  ],
  [
    'gidgit-the-hypnotist',
    'Gidgit the Hypnotist (Icarite, recruit 127): when taking workers back, for 1 bliss: knowledge −2.',
  ],
  [
    'kadan-the-infiltrator',
    'Kadan the Infiltrator (Icarite, recruit 128): pays +2 knowledge instead on the end of a tunnel, without an active recruit of the faction.',
  ],
  [
    'dr-sheppard-the-lobotomist',
    'Dr. Sheppard the Lobotomist (Icarite, recruit 129): before the roll of workers taken back, sacrificing one of them: 4 bliss and 1 resource of your choice; with a new worker, for 2 morale: 1 artifact.',
  ],
  [
    'brett-the-lockpicker',
    'Brett the Lockpicker (Subterran, recruit 130). First edition: after a visit to a market, having bumped nobody, for +2 knowledge: 1 resource of your choice. Second edition: after a visit to a market, for +1 knowledge: 1 resource of your choice.',
  ],
  [
    'ben-the-ludologist',
    'Ben the Ludologist (Euphorian, recruit 131): after the roll of an opponent, with an equal available worker, for 2 morale: 1 resource of your choice.',
  ],
  [
    'flavio-the-merchant',
    'Flavio the Merchant (Icarite, recruit 132). First edition: on an artifact market or a built market, having bumped an opponent, for 2 morale: 1 artifact. Second edition: after a visit to a market, for +1 knowledge: 1 artifact.',
  ],
  [
    'chase-the-miner',
    'Chase the Miner (Subterran, recruit 133): after placing a worker on a tunnel, sacrificing the placed worker: 2 resources of the tunnel; with a new worker, if it has stayed: the new worker is placed at once.',
  ],
  [
    'josh-the-negotiator',
    'Josh the Negotiator (Icarite, recruit 134): pays 1 bliss for a resource of the price on a built market.',
  ],
  [
    'geek-the-oracle',
    'Geek the Oracle (Wastelander, recruit 135). First edition: when drawing artifacts, after the draw, for +2 knowledge, once a turn: 1 artifact more, then 1 card of the hand to discard. Second edition: when drawing artifacts, after the draw, for +1 knowledge, once a turn: 2 artifacts more, then 2 cards of the hand to discard.',
  ],
  [
    'rebecca-the-peddler',
    'Rebecca the Peddler (Icarite, recruit 136): having bumped an opponent, for 2 morale: knowledge +1 (for the owner of the bumped worker) and 1 resource of your choice.',
  ],
  [
    'soulless-the-plumber',
    'Soulless the Plumber (Subterran, recruit 137): placing a worker on the Aquifer, being the lowest there: either morale +1 or 1 water.',
  ],
  [
    'curtis-the-propagandist',
    'Curtis the Propagandist (Subterran, recruit 138): for every step of morale down: knowledge −1.',
  ],
  [
    'kyle-the-scavenger',
    'Kyle the Scavenger (Wastelander, recruit 139). First edition: after placing a worker on a commodity area, being alone there, for +2 knowledge: 1 artifact. Second edition: after placing a worker on the Generator, the Aquifer or the Farm, being alone there, for +2 knowledge: 1 artifact.',
  ],
  [
    'steven-the-scholar',
    'Steven the Scholar (Wastelander, recruit 140): after losing a worker to a check: 1 resource of your choice and 1 artifact.',
  ],
  [
    'jefferson-the-shock-artist',
    'Jefferson the Shock Artist (Euphorian, recruit 141): when taking workers back, for 1 energy: knowledge −1 and morale +1.',
  ],
  [
    'andrew-the-spelunker',
    'Andrew the Spelunker (Subterran, recruit 142): when digging on the Euphorian Tunnel or the Wastelander Tunnel, without artifacts: both the resource and the artifact of the tunnel.',
  ],
  [
    'phil-the-spy',
    'Phil the Spy (Subterran, recruit 143). First edition: having bumped an opponent, if its owner has no active Subterran, for +2 knowledge: 1 artifact. Second edition: having bumped an opponent, if its owner has no active Subterran, for +1 knowledge: 1 artifact.',
  ],
  [
    'matthew-the-thief',
    'Matthew the Thief (Icarite, recruit 144): pays +1 knowledge instead on a tunnel, having bumped an opponent.',
  ],
  [
    'julia-the-thought-inspector',
    'Julia the Thought Inspector (Euphorian, recruit 145). First edition: having bumped an opponent, if the bumped worker was of equal value, for 2 morale: 1 resource of your choice. Second edition: before a roll, when a worker of an opponent was bumped, by you, for 1 morale: 1 resource of your choice and the bumped worker gets the value of the one that was placed.',
  ],
  [
    'dr-nakagawa-the-tribute',
    'Dr. Nakagawa the Tribute (Euphorian, recruit 146). First edition: after a visit to a market, with a star space free, sacrificing the placed worker: another star on the territory. Second edition: after placing a worker on a construction space, while the Euphorian allegiance is below 11: Euphorian allegiance +1.',
  ],
  ['nick-the-understudy', 'Nick the Understudy (Wastelander, recruit 147): for every step of knowledge up: morale +1.'],
  [
    'brian-the-viticulturist',
    'Brian the Viticulturist (Wastelander, recruit 148). First edition: pays food for bliss; with a payment on a built market, if it was paid so: knowledge +1 and Wastelander allegiance +1. Second edition: pays food for bliss; with a payment on a built market, if it was paid so: knowledge +1 and Wastelander allegiance +1; pays 1 morale more on any space in Icarus.',
  ],
];

describe('What recruits can do', () => {
  test.each(recruits)('%s', (id, said) => {
    expect(text.card(id)).toBe(said);
  });

  test('is told of all of them', () => {
    expect(recruits.map(([id]) => id)).toEqual(engine.content.recruits.map(({ id }) => id));
  });
});
