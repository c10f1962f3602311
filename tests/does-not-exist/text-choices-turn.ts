import { at } from '@rulewright/core';
import { takeFromDeck } from '@rulewright/does-not-exist/positions';
import { bent } from '../support/bent.js';
import { setShared } from './table.js';
import { lead, monster, type Questions } from './text-choices.js';
import { deal, figureOf, lay, soundOf } from './text-view.js';

/** What is asked before a rave. */
export const turnQuestions = {
  'gentle-lay': [
    {
      choice: { kind: 'gentle-lay', seat: 0 },
      change: (state) => {
        bent(state).phase = 'gentle-round';
        setShared(state, { turn: { number: 0, expectation: null } });
        lay(state, 0, 'vinyl-in-utero');
        deal(state, 0, 'hand', 'vinyl-nevermind', 'demo-spawn');
      },
      question: 'P1: P1 has 6. Do you lay a card into your line-up?',
      phrases: [
        'lay Nevermind (3, 49 min, grunge): total 14',
        'lay SPAWN (d6, 98 min, psychodelic electro ambient)',
        'hold',
      ],
    },
  ],
  'zero-return': [
    {
      choice: { kind: 'zero-return', seat: 0 },
      change: ({ players }) => {
        Object.assign(at(bent(players), 0), { status: 'waiting', souls: 3 });
      },
      question: 'P1, you have 3 souls, and the expectation is 13. You are zeroed. Do you come back?',
      phrases: ['pay 1 soul and come back', 'give up the game'],
    },
  ],
  'turn-start': [
    {
      choice: { kind: 'turn-start', seat: 0 },
      change: (state) => {
        lead(state, 0, 'class-proxy');
        at(bent(state).players, 0).souls = 1;
      },
      question: 'P1, you have 1 soul, and the expectation is 13. Do you roll for somebody else’s turn?',
      phrases: ['pay 1 soul and roll for the next turn of an opponent', 'play your own turn'],
    },
  ],
  'hijack-target': [
    {
      choice: { kind: 'hijack-target', seat: 0 },
      question: 'P1, you have 0 souls, and the expectation is 13. Whose next turn will be yours?',
      phrases: ['take the next turn of P2', 'take the next turn of P3'],
    },
  ],
  'draft-source': [
    {
      choice: { kind: 'draft-source', seat: 0, toGo: 2, drawn: 0, recovered: 0 },
      change: ({ deck, discard }) => {
        bent(discard).push(takeFromDeck(deck, soundOf('vinyl-am')));
      },
      question:
        'P1, you have 0 souls, and the expectation is 13. Where does your next card come from? 2 cards to draw.',
      phrases: ['draw from the deck', 'take AM from the discard pile'],
    },
  ],
  'draft-repay': [
    {
      choice: { kind: 'draft-repay', seat: 0, toGo: 1 },
      change: (state) => deal(state, 0, 'hand', 'vinyl-am'),
      question:
        'P1, you have 0 souls, and the expectation is 13. Which hand card do you discard for the draft? 1 card to go.',
      phrases: ['discard AM (8, 41 min, indie rock)'],
    },
  ],
  'draft-drop': [
    {
      choice: { kind: 'draft-drop', seat: 0, drawn: 1, toGo: 1 },
      change: (state) => deal(state, 0, 'hand', 'vinyl-am', 'vinyl-igor'),
      question:
        'P1, you have 0 souls, and the expectation is 13. Which of the cards just drawn do you discard? 1 card to go.',
      phrases: ['discard IGOR (3, 39 min, hip-hop)'],
    },
  ],
  overflow: [
    {
      choice: { kind: 'overflow', rule: 'DNE-GNL.8', seat: 0 },
      change: (state) => deal(state, 0, 'hand', 'vinyl-am'),
      question: 'P1, you have 0 souls, and the expectation is 13. Your hand is too large: which card goes, and where?',
      phrases: ['lay AM (8, 41 min, indie rock) into the inventory', 'discard AM (8, 41 min, indie rock)'],
    },
  ],
  'inventory-overflow': [
    {
      choice: { kind: 'inventory-overflow', seat: 0 },
      change: (state) => deal(state, 0, 'inventory', 'vinyl-am'),
      question: 'P1, you have 0 souls, and the expectation is 13. Your inventory is too large: which card goes?',
      phrases: ['discard AM (8, 41 min, indie rock) from the inventory'],
    },
  ],
  prepare: [
    {
      choice: { kind: 'prepare', seat: 0 },
      change: (state) => {
        lead(state, 0, 'class-olivye');
        at(bent(state).players, 0).souls = 1;
        bent(state).monsterSupply = [figureOf('oxymoron'), figureOf('tongue-demon'), figureOf('cat-girl')];
        deal(state, 0, 'hand', 'vinyl-am');
      },
      question: 'P1, you have 1 soul, and the expectation is 13. What do you do before the rave?',
      phrases: [
        'invite Cat Girl (level 9; brings 3 cards; failure: discard as many cards as a d6 shows)',
        'pay 1 soul for a class',
        'discard AM (8, 41 min, indie rock) and roll for a mercenary',
        'propose a trade to P2',
        'propose a trade to P3',
        'change AM (8, 41 min, indie rock) for new cards',
        'pass: no rave in this turn',
        'start the rave',
      ],
    },
    {
      choice: { kind: 'prepare', seat: 0 },
      change: (state) => {
        setShared(state, { turn: { expectation: null } });
      },
      question: 'P1, you have 0 souls. What do you do before the rave?',
      phrases: ['roll the expectation'],
    },
    {
      choice: { kind: 'prepare', seat: 0 },
      options: { monsterChoice: 'random', trading: { mode: 'off', proposalsPerTurn: 0 }, recruitLimit: 0 },
      change: (state) => deal(state, 0, 'hand', 'vinyl-am'),
      question: 'P1, you have 0 souls, and the expectation is 13. What do you do before the rave?',
      phrases: ['invite whoever comes', 'pass: no rave in this turn', 'start the rave'],
    },
  ],
  'pay-invite': [
    {
      choice: { kind: 'pay-invite', rule: 'DNE-SPC.15', seat: 0, extra: true },
      change: (state) => {
        monster(state, 'tongue-demon');
        deal(state, 0, 'hand', 'vinyl-am');
      },
      question: 'P1, you have 0 souls, and the expectation is 13. Which hand card do you pay for Tongue Demon?',
      phrases: ['pay with AM (8, 41 min, indie rock)'],
    },
    {
      choice: { kind: 'pay-invite', rule: 'DNE-MON.4', seat: 0, extra: false },
      change: (state) => deal(state, 0, 'inventory', 'vinyl-am'),
      question: 'P1, you have 0 souls, and the expectation is 13. Which card do you pay for the monster?',
      phrases: ['pay with AM (8, 41 min, indie rock)'],
    },
  ],
  'raise-level': [
    {
      choice: { kind: 'raise-level', seat: 1, left: [2] },
      change: (state) => {
        monster(state, 'the-brothers-grimm');
        setShared(state, { turn: { level: 2 } });
        deal(state, 1, 'hand', 'vinyl-am');
      },
      question: 'P2, you have 0 souls, and the expectation is 13. The Brothers Grimm has level 2. Do you raise it?',
      phrases: ['discard AM (8, 41 min, indie rock) and raise the level', 'leave the level as it is'],
    },
  ],
  'market-turn': [
    {
      choice: { kind: 'market-turn', seat: 0 },
      change: (state) => deal(state, 2, 'hand', 'vinyl-igor'),
      question: 'P1, you have 0 souls, and the expectation is 13. Do you propose a trade before the rave?',
      phrases: ['propose a trade to P3', 'hold'],
    },
  ],
  'trade-give': [
    {
      choice: { kind: 'trade-give', seat: 0, target: 2 },
      change: (state) => {
        deal(state, 0, 'hand', 'vinyl-am');
        deal(state, 2, 'hand', 'vinyl-igor');
      },
      question: 'P1, you have 0 souls, and the expectation is 13. What do you offer P3?',
      phrases: ['give AM (8, 41 min, indie rock)', 'give nothing', 'drop the trade'],
    },
    {
      choice: {
        kind: 'trade-give',
        seat: 0,
        target: 2,
        pairs: [{ give: soundOf('vinyl-am'), secret: true, ask: -1 }],
      },
      change: (state) => deal(state, 0, 'hand', 'vinyl-am'),
      question: 'P1, you have 0 souls, and the expectation is 13. You offer P3 AM for nothing. What more do you give?',
      phrases: ['make the proposal', 'drop the trade'],
    },
  ],
  'trade-ask': [
    {
      choice: { kind: 'trade-ask', seat: 0, target: 2, give: soundOf('vinyl-am'), secret: true },
      change: (state) => {
        deal(state, 0, 'hand', 'vinyl-am');
        deal(state, 2, 'hand', 'vinyl-igor');
        deal(state, 2, 'inventory', 'demo-jing');
      },
      question: 'P1, you have 0 souls, and the expectation is 13. What do you want from P3 for AM?',
      phrases: ['ask for Jing (2, 54 min, electro)', 'ask for a hand card', 'ask for nothing', 'drop the trade'],
    },
    {
      choice: {
        kind: 'trade-ask',
        seat: 0,
        target: 2,
        give: soundOf('vinyl-igor'),
        secret: true,
        pairs: [{ give: soundOf('vinyl-am'), secret: true, ask: -2 }],
      },
      change: (state) => {
        deal(state, 0, 'hand', 'vinyl-am', 'vinyl-igor');
        deal(state, 2, 'inventory', 'demo-jing');
      },
      question:
        'P1, you have 0 souls, and the expectation is 13. You offer P3 AM for a hand card. What more do you want from P3 for IGOR?',
      phrases: ['ask for Jing (2, 54 min, electro)', 'ask for nothing', 'drop the trade'],
    },
  ],
  'trade-answer': [
    {
      choice: { kind: 'trade-answer', seat: 2, host: 0, give: soundOf('vinyl-am'), secret: true, ask: -2 },
      change: (state) => {
        deal(state, 0, 'hand', 'vinyl-am');
        deal(state, 2, 'hand', 'vinyl-igor');
      },
      question: 'P3, you have 0 souls, and the expectation is 13. P1 offers you AM for a hand card. Do you agree?',
      phrases: ['agree and give IGOR (3, 39 min, hip-hop)', 'decline'],
    },
    {
      choice: { kind: 'trade-answer', seat: 2, host: 0, give: -1, secret: false, ask: soundOf('demo-jing') },
      change: (state) => deal(state, 2, 'inventory', 'demo-jing'),
      question: 'P3, you have 0 souls, and the expectation is 13. P1 offers you nothing for Jing. Do you agree?',
      phrases: ['agree', 'decline'],
    },
    {
      choice: {
        kind: 'trade-answer',
        seat: 2,
        host: 0,
        give: -1,
        secret: false,
        ask: soundOf('demo-jing'),
        pairs: [{ give: soundOf('vinyl-am'), secret: true, ask: -2 }],
      },
      change: (state) => {
        deal(state, 0, 'hand', 'vinyl-am');
        deal(state, 2, 'hand', 'vinyl-igor');
        deal(state, 2, 'inventory', 'demo-jing');
      },
      question:
        'P3, you have 0 souls, and the expectation is 13. P1 offers you AM for a hand card and Jing. Do you agree?',
      phrases: ['agree and give IGOR (3, 39 min, hip-hop)', 'decline'],
    },
  ],
} satisfies Partial<Questions>;
