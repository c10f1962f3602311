import type { RecruitEntry } from '../pack.js';
import {
  allegiance,
  anyResource,
  at,
  bumpedValue,
  chooseFace,
  draw,
  drawMore,
  drew,
  each,
  extraStar,
  first,
  free,
  gain,
  goods,
  instead,
  inTunnel,
  knowledge,
  may,
  miner,
  morale,
  moved,
  must,
  noArtifacts,
  nobodyBumped,
  noResources,
  on,
  onConstruction,
  oneOf,
  opponentBumped,
  ownerLacks,
  placed,
  plan,
  recruit,
  rolled,
  second,
  starSpace,
  tunnelResource,
  victimLearns,
} from './recruit.js';

/** The recruits: one row per ability, with its hook, conditions, cost and effects. */
export const recruits: RecruitEntry[] = [
  recruit(101, 'icarite', 'Maxime the Ambassador', [
    may('bump-trade', [opponentBumped], { morale: 2 }, victimLearns, draw(1)),
  ]),
  recruit(102, 'euphorian', 'Laura the Philanthropist', [
    may('bump-trade', [opponentBumped, on('tunnel', 'tank')], { goods: { gold: 1 }, to: 'bumped-owner' }, draw(2)),
  ]),
  recruit(103, 'icarite', 'Zong the Astronomer', [
    first.must(
      'area-bonus',
      [at('cloud-mine'), noResources, noArtifacts],
      free,
      oneOf(gain('water', 1), gain('energy', 1)),
    ),
    second.may(
      'after-placement',
      [at('cloud-mine')],
      { knowledge: 1 },
      draw(1),
      each('each-opponent', gain('bliss', 1)),
    ),
  ]),
  recruit(104, 'subterran', 'Maggie the Outlaw', [
    must(
      'retrieve-step',
      [{ is: 'retrievedFrom', faction: 'subterran' }],
      free,
      oneOf(gain('water', 1), gain('stone', 1)),
    ),
  ]),
  recruit(105, 'wastelander', 'Flartner the Luddite', [plan([onConstruction], instead({ artifacts: 1 }), morale(1))]),
  recruit(106, 'wastelander', 'Professor Reitz the Archeologist', [
    may('after-placement', [inTunnel, nobodyBumped], { knowledge: 2 }, draw(1), miner(1)),
  ]),
  recruit(107, 'wastelander', 'Jacko the Archivist', [
    first.may('after-market-visit', [starSpace], { artifacts: 2 }, extraStar),
    second.plan([at('ark')], instead({ artifacts: 1 }), {
      op: 'for',
      who: 'each-opponent',
      may: true,
      effects: [draw(1)],
    }),
  ]),
  recruit(108, 'wastelander', 'Jonathan the Artist', [
    first.may('after-placement', [onConstruction, placed('highest')], { knowledge: 2 }, draw(1)),
    second.may('after-placement', [onConstruction, placed('highest')], { knowledge: 1 }, draw(1)),
  ]),
  recruit(109, 'icarite', 'Amanda the Broker', [
    first.may(
      'face-instead-of-roll',
      [rolled('bump', 'yours', 'opponent')],
      { goods: { bliss: 1 }, to: 'bumper' },
      chooseFace,
    ),
    second.may('face-instead-of-roll', [rolled('bump', 'yours', 'anyone')], goods({ bliss: 1 }), chooseFace),
  ]),
  recruit(110, 'wastelander', 'Pete the Cannibal', [
    may('retrieve-step', [], { sacrifice: 'retrieved-worker' }, gain('food', 4), anyResource),
    may('new-worker', [], { knowledge: 2 }, draw(1)),
  ]),
  recruit(111, 'icarite', 'Sarinee the Cloud Miner', [
    must('area-bonus', [at('cloud-mine'), placed('alone')], free, oneOf(knowledge(-1), gain('bliss', 1))),
  ]),
  recruit(112, 'subterran', 'Major Dave the Demolitionist', [
    first.may('bump-trade', [opponentBumped, inTunnel], { knowledge: 2 }, tunnelResource(1), miner(1)),
    second.may('bump-trade', [opponentBumped, inTunnel], { knowledge: 1 }, tunnelResource(1), miner(1)),
  ]),
  recruit(113, 'euphorian', 'Yordy the Demotivator', [
    first.must('retrieve-price', [{ is: 'workers', n: 2 }], free, { op: 'keepMorale' }),
    second.may(
      'face-instead-of-roll',
      [rolled('retrieve', 'yours', 'anyone'), { is: 'retrievedWith', price: 'free' }],
      goods({ energy: 1 }),
      chooseFace,
    ),
  ]),
  recruit(114, 'euphorian', 'Katy the Dietician', [
    must('area-bonus', [at('generator'), noArtifacts], free, gain('food', 1)),
  ]),
  recruit(115, 'euphorian', 'Gary the Electrician', [
    must('area-bonus', [at('generator'), placed('shared')], free, oneOf(morale(1), gain('energy', 1))),
  ]),
  recruit(116, 'euphorian', 'Michael the Engineer', [
    plan([onConstruction], instead({ anyResource: 1 })),
    must('payment-plan', [onConstruction, { is: 'paid', good: 'gold' }], free, morale(1), knowledge(1)),
  ]),
  recruit(117, 'subterran', 'Xander the Excavator', [
    may('bump-trade', [opponentBumped, inTunnel, bumpedValue('higher')], { knowledge: 1 }, tunnelResource(1)),
  ]),
  recruit(118, 'euphorian', 'Esme the Fireman', [
    first.may('star-placed', [], { artifacts: 1 }, gain('energy', 1), oneOf(morale(1), knowledge(-1))),
    second.may(
      'star-placed',
      [],
      { artifacts: 1 },
      {
        op: 'ifDiscarded',
        artifact: 'book',
        yes: [gain('energy', 2), knowledge(-2), morale(2)],
        no: [gain('energy', 1), oneOf(morale(1), knowledge(-1))],
      },
    ),
  ]),
  recruit(119, 'euphorian', 'Ray the Foreman', [
    must('market-completed', [], free, { op: 'ifBuilder', yes: [morale(2)], no: [knowledge(-2)] }),
  ]),
  recruit(120, 'euphorian', 'Bradley the Futurist', [
    may('after-market-visit', [], { knowledge: 2 }, { op: 'draw', n: 2, discard: 1 }),
  ]),
  recruit(121, 'subterran', 'Jonathan the Gambler', [
    first.may('artifact-draw', [drew, { is: 'cardsLeft' }], { knowledge: 1 }, { op: 'keepAlike', n: 2 }),
    second.may('artifact-draw', [{ is: 'toDraw' }], free, drawMore(1, 0), {
      op: 'showHand',
      pair: [each('each-opponent', draw(1))],
    }),
  ]),
  recruit(122, 'icarite', 'Lee the Gossip', [
    may('bump-trade', [opponentBumped], { morale: 1 }, victimLearns, { op: 'gainAny', of: 'commodity', n: 1 }),
  ]),
  recruit(123, 'subterran', 'Josiah the Hacker', [
    must('area-bonus', [at('generator', 'farm', 'cloud-mine')], free, morale(1), each('others-there', knowledge(1))),
  ]),
  recruit(124, 'wastelander', 'Sir Scarby the Harvester', [
    must('area-bonus', [at('farm'), placed('highest')], free, oneOf(knowledge(-1), gain('food', 1))),
  ]),
  recruit(125, 'wastelander', 'Ian the Horticulturist', [
    must('area-bonus', [at('farm'), noResources], free, gain('water', 1)),
  ]),
  recruit(126, 'subterran', 'Faith the Hydroelectrician', [
    must('area-bonus', [at('aquifer'), noArtifacts], free, gain('energy', 1)),
  ]),
  recruit(127, 'icarite', 'Gidgit the Hypnotist', [may('retrieve-price', [], goods({ bliss: 1 }), knowledge(-2))]),
  recruit(128, 'icarite', 'Kadan the Infiltrator', [
    plan([on('tunnel-end'), { is: 'noneActiveHere' }], { op: 'instead', price: { knowledge: 2 }, opens: true }),
  ]),
  recruit(129, 'icarite', 'Dr. Sheppard the Lobotomist', [
    may('retrieve-step', [], { sacrifice: 'retrieved-worker' }, gain('bliss', 4), anyResource),
    may('new-worker', [], { morale: 2 }, draw(1)),
  ]),
  recruit(130, 'subterran', 'Brett the Lockpicker', [
    first.may('after-market-visit', [nobodyBumped], { knowledge: 2 }, anyResource),
    second.may('after-market-visit', [], { knowledge: 1 }, anyResource),
  ]),
  recruit(131, 'euphorian', 'Ben the Ludologist', [
    may('opponent-roll', [{ is: 'doubles' }], { morale: 2 }, anyResource),
  ]),
  recruit(132, 'icarite', 'Flavio the Merchant', [
    first.may('bump-trade', [opponentBumped, on('built-market', 'artifact-market')], { morale: 2 }, draw(1)),
    second.may('after-market-visit', [], { knowledge: 1 }, draw(1)),
  ]),
  recruit(133, 'subterran', 'Chase the Miner', [
    may('after-placement', [inTunnel], { sacrifice: 'placed-worker' }, tunnelResource(2)),
    may('new-worker', [{ is: 'available' }], free, { op: 'placeNow' }),
  ]),
  recruit(134, 'icarite', 'Josh the Negotiator', [
    plan([on('built-market')], { op: 'forResource', price: goods({ bliss: 1 }) }),
  ]),
  recruit(135, 'wastelander', 'Geek the Oracle', [
    first.may('artifact-draw', [drew], { knowledge: 2 }, drawMore(1, 1)),
    second.may('artifact-draw', [drew], { knowledge: 1 }, drawMore(2, 2)),
  ]),
  recruit(136, 'icarite', 'Rebecca the Peddler', [
    may('bump-trade', [opponentBumped], { morale: 2 }, victimLearns, anyResource),
  ]),
  recruit(137, 'subterran', 'Soulless the Plumber', [
    must('area-bonus', [at('aquifer'), placed('lowest')], free, oneOf(morale(1), gain('water', 1))),
  ]),
  recruit(138, 'subterran', 'Curtis the Propagandist', [
    must('track-change', [moved('morale', 'down')], free, knowledge(-1)),
  ]),
  recruit(139, 'wastelander', 'Kyle the Scavenger', [
    first.may(
      'after-placement',
      [at('generator', 'aquifer', 'farm', 'cloud-mine'), placed('alone')],
      { knowledge: 2 },
      draw(1),
    ),
    second.may('after-placement', [at('generator', 'aquifer', 'farm'), placed('alone')], { knowledge: 2 }, draw(1)),
  ]),
  recruit(140, 'wastelander', 'Steven the Scholar', [must('worker-lost', [], free, anyResource, draw(1))]),
  recruit(141, 'euphorian', 'Jefferson the Shock Artist', [
    may('retrieve-price', [], goods({ energy: 1 }), knowledge(-1), morale(1)),
  ]),
  recruit(142, 'subterran', 'Andrew the Spelunker', [
    must('benefit-upgrade', [at('euphorian-tunnel', 'wastelander-tunnel'), noArtifacts], free, { op: 'both' }),
  ]),
  recruit(143, 'subterran', 'Phil the Spy', [
    first.may('bump-trade', [opponentBumped, ownerLacks('subterran')], { knowledge: 2 }, draw(1)),
    second.may('bump-trade', [opponentBumped, ownerLacks('subterran')], { knowledge: 1 }, draw(1)),
  ]),
  recruit(144, 'icarite', 'Matthew the Thief', [plan([inTunnel, opponentBumped], instead({ knowledge: 1 }))]),
  recruit(145, 'euphorian', 'Julia the Thought Inspector', [
    first.may('bump-trade', [opponentBumped, bumpedValue('equal')], { morale: 2 }, anyResource),
    second.may('face-instead-of-roll', [rolled('bump', 'theirs', 'you')], { morale: 1 }, anyResource, {
      op: 'copyFace',
    }),
  ]),
  recruit(146, 'euphorian', 'Dr. Nakagawa the Tribute', [
    first.may('after-market-visit', [starSpace], { sacrifice: 'placed-worker' }, extraStar),
    second.may(
      'after-placement',
      [onConstruction, { is: 'below', faction: 'euphorian', cell: 11 }],
      free,
      allegiance('euphorian', 1),
    ),
  ]),
  recruit(147, 'wastelander', 'Nick the Understudy', [
    must('track-change', [moved('knowledge', 'up')], free, morale(1)),
  ]),
  recruit(148, 'wastelander', 'Brian the Viticulturist', [
    plan([], { op: 'swap', from: 'bliss', to: 'food' }),
    must('payment-plan', [on('built-market'), { is: 'used' }], free, knowledge(1), allegiance('wastelander', 1)),
    { ...second.plan([{ is: 'territory', faction: 'icarite' }], { op: 'add', price: { morale: 1 } }), mode: 'must' },
  ]),
];
