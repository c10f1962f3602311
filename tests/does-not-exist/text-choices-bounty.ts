import { at } from '@rulewright/core';
import { bent } from '../support/bent.js';
import { setShared } from './table.js';
import { lead, monster, type Questions } from './text-choices.js';
import { deal, figureOf, lay, soundOf } from './text-view.js';

/** What is asked after a rave. */
export const bountyQuestions = {
  shield: [
    {
      choice: { kind: 'shield', seat: 1 },
      question: 'P2, you have 0 souls, and the expectation is 13. Do you raise the shield?',
      phrases: ['discard your hand and lose no souls', 'keep your hand'],
    },
  ],
  'share-pick': [
    {
      choice: { kind: 'share-pick', seat: 0, toGo: 1 },
      change: (state) => {
        setShared(state, { rave: { saviour: 1 } });
        bent(state).reward = [soundOf('vinyl-am'), soundOf('vinyl-igor')];
      },
      question: 'P1, you have 0 souls, and the expectation is 13. Which reward card goes to P2? 1 card to go.',
      phrases: ['AM (8, 41 min, indie rock) for the Saviour', 'IGOR (3, 39 min, hip-hop) for the Saviour'],
    },
  ],
  'promise-give': [
    {
      choice: { kind: 'promise-give', seat: 0, toGo: 2 },
      change: (state) => {
        setShared(state, { rave: { saviour: 1 } });
        deal(state, 0, 'hand', 'vinyl-am');
        deal(state, 0, 'inventory', 'vinyl-igor');
      },
      question:
        'P1, you have 0 souls, and the expectation is 13. Which card do you give P2, as promised? 2 cards to go.',
      phrases: ['give AM (8, 41 min, indie rock)', 'give IGOR (3, 39 min, hip-hop)'],
    },
  ],
  'fate-room': [
    {
      choice: { kind: 'fate-room', seat: 0 },
      change: (state) => {
        monster(state, 'the-hand-of-fate');
        const three = [figureOf('ghost-dog'), figureOf('i2-d'), figureOf('lucio')];
        Object.assign(at(bent(state).players, 0), { mercenaries: three, hidden: [[], [], []], thrown: [1, 0, 0] });
      },
      question:
        'P1, you have 0 souls, and the expectation is 13. The Hand Of Fate would join you. Which mercenary makes room?',
      phrases: ['dismiss Ghost Dog', 'dismiss 2-D', 'dismiss Lucio', 'let The Hand Of Fate go'],
    },
  ],
  escape: [
    {
      choice: { kind: 'escape', seat: 0 },
      change: (state) => {
        monster(state, 'pit-bull');
        deal(state, 0, 'hand', 'vinyl-am');
      },
      question: 'P1, you have 0 souls, and the expectation is 13. How do you get away from Pit Bull?',
      phrases: ['roll to escape', 'discard AM (8, 41 min, indie rock) and escape'],
    },
    {
      choice: { kind: 'escape', seat: 0 },
      change: (state) => {
        monster(state, 'floating-nose');
        deal(state, 0, 'hand', 'vinyl-am');
      },
      question: 'P1, you have 0 souls, and the expectation is 13. How do you get away from Floating Nose?',
      phrases: ['discard AM (8, 41 min, indie rock) and send Floating Nose away', 'suffer the failure'],
    },
    {
      choice: { kind: 'escape', seat: 0 },
      change: (state) => monster(state, 'stoned-golem'),
      question: 'P1, you have 0 souls, and the expectation is 13. How do you get away from Stoned Golem?',
      phrases: ['roll to escape', 'walk away'],
    },
  ],
  boost: [
    {
      choice: { kind: 'boost', seat: 0, result: 4, toGo: 3 },
      change: (state) => {
        monster(state, 'salamander');
        lead(state, 0, 'class-netrunner');
        deal(state, 0, 'hand', 'vinyl-am');
      },
      question:
        'P1, you have 0 souls, and the expectation is 13. Your escape roll is 4. Do you make it better? 3 cards at most.',
      phrases: ['discard AM (8, 41 min, indie rock) for a better roll', 'leave the roll as it is'],
    },
  ],
  'failure-discard': [
    {
      choice: { kind: 'failure-discard', rule: 'DNE-FAI.6', seat: 0, from: 'held', pick: 'any', least: 0, toGo: 2 },
      change: (state) => deal(state, 0, 'inventory', 'vinyl-am'),
      question: 'P1, you have 0 souls, and the expectation is 13. Which card do you discard? 2 cards to go.',
      phrases: ['discard AM (8, 41 min, indie rock)'],
    },
  ],
  'failure-set': [
    {
      choice: { kind: 'failure-set', rule: 'DNE-FAI.12', seat: 0, size: 'fewest', minTotal: 5 },
      change: (state) => deal(state, 0, 'hand', 'vinyl-am', 'vinyl-igor', 'demo-jing'),
      question: 'P1, you have 0 souls, and the expectation is 13. Which hand cards do you discard?',
      phrases: ['discard AM', 'discard IGOR and Jing'],
    },
  ],
  'failure-choose': [
    {
      choice: { kind: 'failure-choose', rule: 'DNE-FAI.22', seat: 0, path: [] },
      change: (state) => {
        monster(state, 'pinball-lizard');
        at(bent(state).players, 0).souls = 1;
        deal(state, 0, 'hand', 'vinyl-am');
      },
      question: 'P1, you have 1 soul, and the expectation is 13. What do you suffer?',
      phrases: ['lose 1 soul', 'discard the best card'],
    },
  ],
  'failure-take': [
    {
      choice: { kind: 'failure-take', rule: 'DNE-FAI.16', seat: 1, victim: 0, pick: 'open', to: 'taker' },
      change: (state) => {
        deal(state, 0, 'hand', 'vinyl-igor');
        deal(state, 0, 'inventory', 'vinyl-am');
      },
      question: 'P2, you have 0 souls, and the expectation is 13. Which card of P1 do you take?',
      phrases: ['take AM (8, 41 min, indie rock)', 'take a hand card blind'],
    },
    {
      choice: { kind: 'failure-take', rule: 'DNE-FAI.14', seat: 1, victim: 0, pick: 'seen', to: 'discard' },
      change: (state) => deal(state, 0, 'hand', 'vinyl-igor'),
      question: 'P2, you have 0 souls, and the expectation is 13. Which card of P1 do you discard?',
      phrases: ['discard IGOR (3, 39 min, hip-hop)'],
    },
    {
      choice: { kind: 'failure-take', rule: 'DNE-FAI.17', seat: 1, victim: 0, pick: 'shown', to: 'taker' },
      change: (state) => deal(state, 0, 'hand', 'vinyl-igor'),
      question: 'P2, you have 0 souls, and the expectation is 13. Which card of P1 do you take?',
      phrases: ['take IGOR (3, 39 min, hip-hop)', 'take nothing'],
    },
  ],
  'failure-give': [
    {
      choice: { kind: 'failure-give', seat: 0, to: 2 },
      change: (state) => deal(state, 0, 'hand', 'vinyl-am'),
      question: 'P1, you have 0 souls, and the expectation is 13. Which card do you give P3?',
      phrases: ['give AM (8, 41 min, indie rock)'],
    },
  ],
  'failure-dismiss': [
    {
      choice: { kind: 'failure-dismiss', rule: 'DNE-FAI.20', seat: 0, ability: true },
      options: { abilityCards: ['class', 'mercenary'] },
      change: (state) => {
        lead(state, 0, 'class-dj');
        Object.assign(at(bent(state).players, 0), { mercenaries: [figureOf('lucio')], hidden: [[]], thrown: [0] });
      },
      question: 'P1, you have 0 souls, and the expectation is 13. Which ability card do you lose?',
      phrases: ['discard the class DJ', 'dismiss Lucio'],
    },
    {
      choice: { kind: 'failure-dismiss', rule: 'DNE-FAI.19', seat: 0, ability: false },
      change: (state) => {
        Object.assign(at(bent(state).players, 0), {
          mercenaries: [figureOf('the-hand-of-fate')],
          hidden: [[]],
          thrown: [0],
        });
      },
      question: 'P1, you have 0 souls, and the expectation is 13. Which mercenary do you lose?',
      phrases: ['dismiss The Hand Of Fate'],
    },
  ],
  recover: [
    {
      choice: { kind: 'recover', seat: 0, any: true },
      change: (state) => {
        lay(state, 0, 'vinyl-in-utero');
        lay(state, 2, 'vinyl-am');
      },
      question: 'P1, you have 0 souls, and the expectation is 13. Which card do you recover?',
      phrases: ['recover In Utero (6, 41 min, grunge)', 'recover AM (8, 41 min, indie rock)'],
    },
  ],
  summary: [
    {
      choice: { kind: 'summary', seat: 0 },
      change: ({ players }) => {
        at(bent(players), 0).souls = 1;
      },
      question: 'P1, you have 1 soul, and the expectation is 13. What do you do before your turn ends?',
      phrases: ['pay 1 soul for a class', 'end the turn'],
    },
  ],
} satisfies Partial<Questions>;
