import type { RecruitRecord } from '../pack.js';
import {
  anyResource,
  at,
  draw,
  gain,
  inTunnel,
  knowledge,
  may,
  morale,
  must,
  nobodyBumped,
  noted,
  onConstruction,
  oneOf,
  opponentBumped,
  recruit,
  victimLearns,
} from './recruit.js';

/** Cards 101 to 112. */
export const recruits101: RecruitRecord[] = [
  recruit(101, 'icarite', 'Maxime the Ambassador', [
    may('bump-trade', { if: [opponentBumped], cost: { morale: 2 }, effects: [victimLearns, draw(1)] }),
  ]),
  recruit(102, 'euphorian', 'Laura the Philanthropist', [
    may('bump-trade', {
      if: [opponentBumped, { is: 'spaceKind', kinds: ['tunnel', 'tank'] }],
      cost: { goods: { gold: 1 }, to: 'bumped-owner' },
      effects: [draw(2)],
    }),
  ]),
  recruit(103, 'icarite', 'Zong the Astronomer', [
    must('area-bonus', {
      edition: 'first',
      if: [at('cloud-mine'), { is: 'noResources' }, { is: 'noArtifacts' }],
      effects: [oneOf(gain('water', 1), gain('energy', 1))],
    }),
    may('after-placement', {
      edition: 'second',
      if: [at('cloud-mine')],
      cost: { knowledge: 1 },
      effects: [draw(1), { op: 'for', who: 'each-opponent', effects: [gain('bliss', 1)] }],
    }),
  ]),
  recruit(104, 'subterran', 'Maggie the Outlaw', [
    must('retrieve-step', {
      step: 'after-roll',
      if: [{ is: 'retrievedFrom', faction: 'subterran' }],
      effects: [oneOf(gain('water', 1), gain('stone', 1))],
    }),
  ]),
  noted(
    'Flartner the Scammer in a later printing',
    recruit(105, 'wastelander', 'Flartner the Luddite', [
      may('payment-plan', {
        if: [onConstruction],
        plan: { op: 'instead', price: { artifacts: 1 } },
        effects: [morale(1)],
      }),
    ]),
  ),
  recruit(106, 'wastelander', 'Professor Reitz the Archeologist', [
    may('after-placement', {
      if: [inTunnel, nobodyBumped],
      cost: { knowledge: 2 },
      effects: [draw(1), { op: 'miner', n: 1 }],
    }),
  ]),
  recruit(107, 'wastelander', 'Jacko the Archivist', [
    may('after-market-visit', {
      edition: 'first',
      if: [{ is: 'starSpace' }],
      cost: { artifacts: 2 },
      effects: [{ op: 'extraStar' }],
    }),
    may('payment-plan', {
      edition: 'second',
      if: [at('ark')],
      plan: { op: 'instead', price: { artifacts: 1 } },
      effects: [{ op: 'for', who: 'each-opponent', may: true, effects: [draw(1)] }],
    }),
  ]),
  noted(
    'the sources differ in the price: 2 in one, 1 in the other',
    recruit(108, 'wastelander', 'Jonathan the Artist', [
      may('after-placement', {
        edition: 'first',
        if: [onConstruction, { is: 'placed', as: 'highest' }],
        cost: { knowledge: 2 },
        effects: [draw(1)],
      }),
      may('after-placement', {
        edition: 'second',
        if: [onConstruction, { is: 'placed', as: 'highest' }],
        cost: { knowledge: 1 },
        effects: [draw(1)],
      }),
    ]),
  ),
  recruit(109, 'icarite', 'Amanda the Broker', [
    may('face-instead-of-roll', {
      edition: 'first',
      if: [{ is: 'rolled', cause: 'bump', whose: 'yours', by: 'opponent' }],
      cost: { goods: { bliss: 1 }, to: 'bumper' },
      effects: [{ op: 'chooseFace' }],
    }),
    may('face-instead-of-roll', {
      edition: 'second',
      if: [{ is: 'rolled', cause: 'bump', whose: 'yours', by: 'anyone' }],
      cost: { goods: { bliss: 1 } },
      effects: [{ op: 'chooseFace' }],
    }),
  ]),
  recruit(110, 'wastelander', 'Pete the Cannibal', [
    may('retrieve-step', {
      step: 'before-roll',
      cost: { sacrifice: 'retrieved-worker' },
      effects: [gain('food', 4), anyResource],
    }),
    may('new-worker', { cost: { knowledge: 2 }, effects: [draw(1)] }),
  ]),
  recruit(111, 'icarite', 'Sarinee the Cloud Miner', [
    must('area-bonus', {
      if: [at('cloud-mine'), { is: 'placed', as: 'alone' }],
      effects: [oneOf(knowledge(-1), gain('bliss', 1))],
    }),
  ]),
  recruit(112, 'subterran', 'Major Dave the Demolitionist', [
    may('bump-trade', {
      edition: 'first',
      if: [opponentBumped, inTunnel],
      cost: { knowledge: 2 },
      effects: [
        { op: 'tunnelResource', n: 1 },
        { op: 'miner', n: 1 },
      ],
    }),
    may('bump-trade', {
      edition: 'second',
      if: [opponentBumped, inTunnel],
      cost: { knowledge: 1 },
      effects: [
        { op: 'tunnelResource', n: 1 },
        { op: 'miner', n: 1 },
      ],
    }),
  ]),
];
