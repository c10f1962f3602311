import {
  activate,
  available,
  give,
  hide,
  put,
  setAllegiance,
  setGoods,
  setMorale,
  setShared,
  stack,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { anyOf, asked, type EuState, place, position, take } from './positions.js';

const TUNNELS = ['euphorian', 'subterran', 'wastelander'] as const;
type Tunnel = (typeof TUNNELS)[number];
const QUIET = {
  euphorian: 'laura-the-philanthropist',
  subterran: 'maggie-the-outlaw',
  wastelander: 'pete-the-cannibal',
} as const;

/** Seat 0 can pay once for each tunnel and draws a box next. */
const digger = (recipe: (state: EuState) => void = () => {}, options = {}) =>
  position((state) => {
    setGoods(state, 0, { energy: 1, water: 1, food: 1 });
    available(state, 0, 1, 2);
    stack(state, 'artifactDeck', ['box', 'bear']);
    recipe(state);
  }, options);
const dig = (tunnel: Tunnel) => place(0, 1, `${tunnel}-tunnel`);

rule(
  ['EUP-TUN.2', 'EUP-R73'],
  'an artifact may be chosen when none exists; nothing is drawn and the miner moves',
  () => {
    const game = position(
      (state) => {
        setGoods(state, 0, { energy: 1 });
        available(state, 0, 1, 2);
        setMorale(state, 6, 6, 6, 6, 6, 6);
        for (const seat of state.hands.keys()) put(state, ['hands.*', seat], anyOf(state, 'artifactDeck', 6));
      },
      { players: 6 },
    ).play(dig('euphorian'));
    expect(changes(game, take(0, 'artifact'))).toEqual({ 'miners.euphorian': 1 });
  },
);

const WITHOUT_TIER_2: readonly (readonly [string, (state: EuState) => void])[] = [
  ['nobody has a recruit of the faction', () => {}],
  ['an opponent has it', (state) => activate(state, 1, QUIET.euphorian)],
  ['the recruit is hidden', (state) => hide(state, 0, QUIET.euphorian)],
  ['the recruit is of another faction', (state) => activate(state, 0, QUIET.subterran)],
  [
    'the recruit was revealed in this turn',
    (state) => {
      activate(state, 0, QUIET.euphorian);
      setShared(state, { freshRecruits: [QUIET.euphorian] });
    },
  ],
];
for (const [when, recipe] of WITHOUT_TIER_2)
  rule(
    ['EUP-TUN.3', 'EUP-ALL.2', 'EUP-REC.1', 'EUP-REC.8'],
    `at allegiance 5 one of both is taken when ${when}`,
    () => {
      const game = digger((state) => {
        setAllegiance(state, 'euphorian', 5);
        recipe(state);
      }).play(dig('euphorian'));
      expect(game.legal()).toEqual([take(0, 'gold'), take(0, 'artifact')]);
    },
  );

rule(['EUP-TUN.3', 'EUP-RCT.142'], 'Andrew takes both without any allegiance while the hand is empty', () => {
  const andrew = (...cards: 'bat'[]) =>
    digger((state) => {
      activate(state, 0, 'andrew-the-spelunker');
      give(state, 0, ...cards);
    });
  expect(changes(andrew(), dig('wastelander'))).toMatchObject({ 'goods.0.clay': 1, 'hands.0': 'box' });
  expect(asked(andrew('bat').play(dig('wastelander')))?.kind).toBe('place-benefit');
});
