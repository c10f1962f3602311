import type { RecruitRecord } from '../pack.js';
import {
  at,
  draw,
  gain,
  inTunnel,
  knowledge,
  may,
  morale,
  must,
  onConstruction,
  oneOf,
  opponentBumped,
  recruit,
  victimLearns,
} from './recruit.js';

const esmesTrade = [gain('energy', 1), oneOf(morale(1), knowledge(-1))];

/** Cards 113 to 124. */
export const recruits113: RecruitRecord[] = [
  recruit(113, 'euphorian', 'Yordy the Demotivator', [
    must('EUP-RCT.113', 'retrieve-price', {
      edition: 'first',
      if: [{ is: 'workers', n: 2 }],
      effects: [{ op: 'keepMorale' }],
    }),
    may('EUP-RCT.113/2', 'face-instead-of-roll', {
      edition: 'second',
      if: [
        { is: 'rolled', cause: 'retrieve', whose: 'yours', by: 'anyone' },
        { is: 'retrievedWith', price: 'free' },
      ],
      cost: { goods: { energy: 1 } },
      effects: [{ op: 'chooseFace' }],
    }),
  ]),
  recruit(114, 'euphorian', 'Katy the Dietician', [
    must('EUP-RCT.114', 'area-bonus', { if: [at('generator'), { is: 'noArtifacts' }], effects: [gain('food', 1)] }),
  ]),
  recruit(115, 'euphorian', 'Gary the Electrician', [
    must('EUP-RCT.115', 'area-bonus', {
      if: [at('generator'), { is: 'placed', as: 'shared' }],
      effects: [oneOf(morale(1), gain('energy', 1))],
    }),
  ]),
  recruit(
    116,
    'euphorian',
    'Michael the Engineer',
    [
      may('EUP-RCT.116', 'payment-plan', {
        if: [onConstruction],
        plan: { op: 'instead', price: { anyResource: 1 } },
      }),
      must('EUP-RCT.116', 'payment-plan', {
        if: [onConstruction, { is: 'paid', good: 'gold' }],
        effects: [morale(1), knowledge(1)],
      }),
    ],
    'the text of the first edition is not known; that of the second serves for both',
  ),
  recruit(117, 'subterran', 'Xander the Excavator', [
    may('EUP-RCT.117', 'bump-trade', {
      if: [opponentBumped, inTunnel, { is: 'bumpedValue', than: 'higher' }],
      cost: { knowledge: 1 },
      effects: [{ op: 'tunnelResource', n: 1 }],
    }),
  ]),
  recruit(118, 'euphorian', 'Esme the Fireman', [
    may('EUP-RCT.118', 'star-placed', { edition: 'first', cost: { artifacts: 1 }, effects: esmesTrade }),
    may('EUP-RCT.118/2', 'star-placed', {
      edition: 'second',
      cost: { artifacts: 1 },
      effects: [
        {
          op: 'ifDiscarded',
          artifact: 'book',
          yes: [gain('energy', 2), knowledge(-2), morale(2)],
          no: esmesTrade,
        },
      ],
    }),
  ]),
  recruit(119, 'euphorian', 'Ray the Foreman', [
    must('EUP-RCT.119', 'market-completed', {
      effects: [{ op: 'ifBuilder', yes: [morale(2)], no: [knowledge(-2)] }],
    }),
  ]),
  recruit(120, 'euphorian', 'Bradley the Futurist', [
    may('EUP-RCT.120', 'after-market-visit', {
      cost: { knowledge: 2 },
      effects: [{ op: 'draw', n: 2, discard: 1 }],
    }),
  ]),
  recruit(121, 'subterran', 'Jonathan the Gambler', [
    may('EUP-RCT.121', 'artifact-draw', {
      edition: 'first',
      if: [{ is: 'drew' }, { is: 'cardsLeft' }],
      cost: { knowledge: 1 },
      effects: [{ op: 'keepAlike', n: 2 }],
      oncePerTurn: true,
    }),
    may('EUP-RCT.121/2', 'artifact-draw', {
      edition: 'second',
      if: [{ is: 'toDraw' }],
      effects: [
        { op: 'drawMore', n: 1, discard: 0 },
        { op: 'showHand', pair: [{ op: 'for', who: 'each-opponent', effects: [draw(1)] }] },
      ],
      oncePerTurn: true,
    }),
  ]),
  recruit(122, 'icarite', 'Lee the Gossip', [
    may('EUP-RCT.122', 'bump-trade', {
      if: [opponentBumped],
      cost: { morale: 1 },
      effects: [victimLearns, { op: 'gainAny', of: 'commodity', n: 1 }],
    }),
  ]),
  recruit(123, 'subterran', 'Josiah the Hacker', [
    must('EUP-RCT.123', 'area-bonus', {
      if: [at('generator', 'farm', 'cloud-mine')],
      effects: [morale(1), { op: 'for', who: 'others-there', effects: [knowledge(1)] }],
    }),
  ]),
  recruit(124, 'wastelander', 'Sir Scarby the Harvester', [
    must('EUP-RCT.124', 'area-bonus', {
      if: [at('farm'), { is: 'placed', as: 'highest' }],
      effects: [oneOf(knowledge(-1), gain('food', 1))],
    }),
  ]),
];
