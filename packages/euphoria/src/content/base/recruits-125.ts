import type { RecruitRecord } from '../pack.js';
import {
  anyResource,
  at,
  draw,
  gain,
  inTunnel,
  knowledge,
  may,
  must,
  nobodyBumped,
  noted,
  opponentBumped,
  recruit,
  victimLearns,
} from './recruit.js';

/** Cards 125 to 136. */
export const recruits125: RecruitRecord[] = [
  recruit(125, 'wastelander', 'Ian the Horticulturist', [
    must('area-bonus', { if: [at('farm'), { is: 'noResources' }], effects: [gain('water', 1)] }),
  ]),
  recruit(126, 'subterran', 'Faith the Hydroelectrician', [
    must('area-bonus', { if: [at('aquifer'), { is: 'noArtifacts' }], effects: [gain('energy', 1)] }),
  ]),
  noted(
    'one source spells Gidget',
    recruit(127, 'icarite', 'Gidgit the Hypnotist', [
      may('retrieve-price', { cost: { goods: { bliss: 1 } }, effects: [knowledge(-2)] }),
    ]),
  ),
  noted(
    'one source spells Kaden',
    recruit(128, 'icarite', 'Kadan the Infiltrator', [
      may('payment-plan', {
        if: [{ is: 'spaceKind', kinds: ['tunnel-end'] }, { is: 'noneActiveHere' }],
        plan: { op: 'instead', price: { knowledge: 2 }, opens: true },
      }),
    ]),
  ),
  recruit(129, 'icarite', 'Dr. Sheppard the Lobotomist', [
    may('retrieve-step', {
      step: 'before-roll',
      cost: { sacrifice: 'retrieved-worker' },
      effects: [gain('bliss', 4), anyResource],
    }),
    may('new-worker', { cost: { morale: 2 }, effects: [draw(1)] }),
  ]),
  noted(
    'one source spells Lock Picker',
    recruit(130, 'subterran', 'Brett the Lockpicker', [
      may('after-market-visit', {
        edition: 'first',
        if: [nobodyBumped],
        cost: { knowledge: 2 },
        effects: [anyResource],
      }),
      may('after-market-visit', {
        edition: 'second',
        cost: { knowledge: 1 },
        effects: [anyResource],
      }),
    ]),
  ),
  recruit(131, 'euphorian', 'Ben the Ludologist', [
    may('opponent-roll', { if: [{ is: 'doubles' }], cost: { morale: 2 }, effects: [anyResource] }),
  ]),
  recruit(132, 'icarite', 'Flavio the Merchant', [
    may('bump-trade', {
      edition: 'first',
      if: [opponentBumped, { is: 'spaceKind', kinds: ['built-market', 'artifact-market'] }],
      cost: { morale: 2 },
      effects: [draw(1)],
    }),
    may('after-market-visit', { edition: 'second', cost: { knowledge: 1 }, effects: [draw(1)] }),
  ]),
  recruit(133, 'subterran', 'Chase the Miner', [
    may('after-placement', {
      if: [inTunnel],
      cost: { sacrifice: 'placed-worker' },
      effects: [{ op: 'tunnelResource', n: 2 }],
    }),
    may('new-worker', { if: [{ is: 'available' }], effects: [{ op: 'placeNow' }] }),
  ]),
  recruit(134, 'icarite', 'Josh the Negotiator', [
    may('payment-plan', {
      if: [{ is: 'spaceKind', kinds: ['built-market'] }],
      plan: { op: 'forResource', price: { goods: { bliss: 1 } } },
    }),
  ]),
  recruit(135, 'wastelander', 'Geek the Oracle', [
    may('artifact-draw', {
      edition: 'first',
      if: [{ is: 'drew' }],
      cost: { knowledge: 2 },
      effects: [{ op: 'drawMore', n: 1, discard: 1 }],
      oncePerTurn: true,
    }),
    may('artifact-draw', {
      edition: 'second',
      if: [{ is: 'drew' }],
      cost: { knowledge: 1 },
      effects: [{ op: 'drawMore', n: 2, discard: 2 }],
      oncePerTurn: true,
    }),
  ]),
  recruit(136, 'icarite', 'Rebecca the Peddler', [
    may('bump-trade', {
      if: [opponentBumped],
      cost: { morale: 2 },
      effects: [victimLearns, anyResource],
    }),
  ]),
];
