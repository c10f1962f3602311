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
  noted,
  onConstruction,
  oneOf,
  opponentBumped,
  recruit,
} from './recruit.js';

/** Cards 137 to 148. */
export const recruits137: RecruitRecord[] = [
  recruit(137, 'subterran', 'Soulless the Plumber', [
    must('area-bonus', {
      if: [at('aquifer'), { is: 'placed', as: 'lowest' }],
      effects: [oneOf(morale(1), gain('water', 1))],
    }),
  ]),
  recruit(138, 'subterran', 'Curtis the Propagandist', [
    must('track-change', {
      if: [{ is: 'moved', track: 'morale', way: 'down' }],
      effects: [knowledge(-1)],
    }),
  ]),
  noted(
    'the sources differ in whether the Cloud Mine counts',
    recruit(139, 'wastelander', 'Kyle the Scavenger', [
      may('after-placement', {
        edition: 'first',
        if: [at('generator', 'aquifer', 'farm', 'cloud-mine'), { is: 'placed', as: 'alone' }],
        cost: { knowledge: 2 },
        effects: [draw(1)],
      }),
      may('after-placement', {
        edition: 'second',
        if: [at('generator', 'aquifer', 'farm'), { is: 'placed', as: 'alone' }],
        cost: { knowledge: 2 },
        effects: [draw(1)],
      }),
    ]),
  ),
  noted(
    'the second edition adds that the loss comes from a roll; checks follow rolls only, so both texts do the same',
    recruit(140, 'wastelander', 'Steven the Scholar', [must('worker-lost', { effects: [anyResource, draw(1)] })]),
  ),
  recruit(141, 'euphorian', 'Jefferson the Shock Artist', [
    may('retrieve-price', { cost: { goods: { energy: 1 } }, effects: [knowledge(-1), morale(1)] }),
  ]),
  recruit(142, 'subterran', 'Andrew the Spelunker', [
    must('benefit-upgrade', {
      if: [at('euphorian-tunnel', 'wastelander-tunnel'), { is: 'noArtifacts' }],
      effects: [{ op: 'both' }],
    }),
  ]),
  recruit(143, 'subterran', 'Phil the Spy', [
    may('bump-trade', {
      edition: 'first',
      if: [opponentBumped, { is: 'bumpedOwnerLacks', faction: 'subterran' }],
      cost: { knowledge: 2 },
      effects: [draw(1)],
    }),
    may('bump-trade', {
      edition: 'second',
      if: [opponentBumped, { is: 'bumpedOwnerLacks', faction: 'subterran' }],
      cost: { knowledge: 1 },
      effects: [draw(1)],
    }),
  ]),
  recruit(144, 'icarite', 'Matthew the Thief', [
    may('payment-plan', {
      if: [inTunnel, opponentBumped],
      plan: { op: 'instead', price: { knowledge: 1 } },
    }),
  ]),
  recruit(145, 'euphorian', 'Julia the Thought Inspector', [
    may('bump-trade', {
      edition: 'first',
      if: [opponentBumped, { is: 'bumpedValue', than: 'equal' }],
      cost: { morale: 2 },
      effects: [anyResource],
    }),
    may('face-instead-of-roll', {
      edition: 'second',
      if: [{ is: 'rolled', cause: 'bump', whose: 'theirs', by: 'you' }],
      cost: { morale: 1 },
      effects: [anyResource, { op: 'copyFace' }],
    }),
  ]),
  recruit(146, 'euphorian', 'Dr. Nakagawa the Tribute', [
    may('after-market-visit', {
      edition: 'first',
      if: [{ is: 'starSpace' }],
      cost: { sacrifice: 'placed-worker' },
      effects: [{ op: 'extraStar' }],
    }),
    may('after-placement', {
      edition: 'second',
      if: [onConstruction, { is: 'below', faction: 'euphorian', cell: 11 }],
      effects: [{ op: 'allegiance', faction: 'euphorian', n: 1 }],
    }),
  ]),
  recruit(147, 'wastelander', 'Nick the Understudy', [
    must('track-change', {
      if: [{ is: 'moved', track: 'knowledge', way: 'up' }],
      effects: [morale(1)],
    }),
  ]),
  recruit(148, 'wastelander', 'Brian the Viticulturist', [
    may('payment-plan', { plan: { op: 'swap', from: 'bliss', to: 'food' } }),
    must('payment-plan', {
      part: '',
      if: [{ is: 'spaceKind', kinds: ['built-market'] }, { is: 'used' }],
      effects: [knowledge(1), { op: 'allegiance', faction: 'wastelander', n: 1 }],
    }),
    must('payment-plan', {
      part: 'b/2',
      edition: 'second',
      if: [{ is: 'territory', faction: 'icarite' }],
      plan: { op: 'add', price: { morale: 1 } },
    }),
  ]),
];
