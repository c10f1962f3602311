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
  noted,
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
    must('retrieve-price', {
      edition: 'first',
      if: [{ is: 'workers', n: 2 }],
      effects: [{ op: 'keepMorale' }],
    }),
    may('face-instead-of-roll', {
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
    must('area-bonus', { if: [at('generator'), { is: 'noArtifacts' }], effects: [gain('food', 1)] }),
  ]),
  recruit(115, 'euphorian', 'Gary the Electrician', [
    must('area-bonus', {
      if: [at('generator'), { is: 'placed', as: 'shared' }],
      effects: [oneOf(morale(1), gain('energy', 1))],
    }),
  ]),
  noted(
    'the text of the first edition is not known; that of the second serves for both',
    recruit(116, 'euphorian', 'Michael the Engineer', [
      may('payment-plan', {
        if: [onConstruction],
        plan: { op: 'instead', price: { anyResource: 1 } },
      }),
      must('payment-plan', {
        part: '',
        if: [onConstruction, { is: 'paid', good: 'gold' }],
        effects: [morale(1), knowledge(1)],
      }),
    ]),
  ),
  recruit(117, 'subterran', 'Xander the Excavator', [
    may('bump-trade', {
      if: [opponentBumped, inTunnel, { is: 'bumpedValue', than: 'higher' }],
      cost: { knowledge: 1 },
      effects: [{ op: 'tunnelResource', n: 1 }],
    }),
  ]),
  recruit(118, 'euphorian', 'Esme the Fireman', [
    may('star-placed', { edition: 'first', cost: { artifacts: 1 }, effects: esmesTrade }),
    may('star-placed', {
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
    must('market-completed', {
      effects: [{ op: 'ifBuilder', yes: [morale(2)], no: [knowledge(-2)] }],
    }),
  ]),
  recruit(120, 'euphorian', 'Bradley the Futurist', [
    may('after-market-visit', {
      cost: { knowledge: 2 },
      effects: [{ op: 'draw', n: 2, discard: 1 }],
    }),
  ]),
  recruit(121, 'subterran', 'Jonathan the Gambler', [
    may('artifact-draw', {
      edition: 'first',
      if: [{ is: 'drew' }, { is: 'cardsLeft' }],
      cost: { knowledge: 1 },
      effects: [{ op: 'keepAlike', n: 2 }],
      oncePerTurn: true,
    }),
    may('artifact-draw', {
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
    may('bump-trade', {
      if: [opponentBumped],
      cost: { morale: 1 },
      effects: [victimLearns, { op: 'gainAny', of: 'commodity', n: 1 }],
    }),
  ]),
  recruit(123, 'subterran', 'Josiah the Hacker', [
    must('area-bonus', {
      if: [at('generator', 'farm', 'cloud-mine')],
      effects: [morale(1), { op: 'for', who: 'others-there', effects: [knowledge(1)] }],
    }),
  ]),
  recruit(124, 'wastelander', 'Sir Scarby the Harvester', [
    must('area-bonus', {
      if: [at('farm'), { is: 'placed', as: 'highest' }],
      effects: [oneOf(knowledge(-1), gain('food', 1))],
    }),
  ]),
];
