import { at } from '@rulewright/core';
import { takeAny } from '@rulewright/does-not-exist/positions';
import { bent } from '../support/bent.js';
import { setShared } from './table.js';
import { begun, lead, monster, type Questions, rave } from './text-choices.js';
import { deal, figureOf, lay } from './text-view.js';

/** What is asked in a rave. */
export const raveQuestions = {
  rave: [
    {
      choice: { kind: 'rave', seat: 0 },
      change: rave((state) => {
        begun(state);
        monster(state, 'oxymoron');
        deal(state, 1, 'hand', 'vinyl-igor');
        Object.assign(at(bent(state).players, 0), {
          mercenaries: [figureOf('ghost-dog')],
          hidden: [takeAny(state.deck, 1)],
          thrown: [0],
        });
      }),
      question: 'P1, you have 0 souls. A line-up needs 14, and P1 has 6. What do you do as Host?',
      phrases: [
        'play Nevermind (3, 49 min, grunge): total 14',
        'ask Ghost Dog for a hidden card',
        'call P2 and promise none of 4 cards',
        'call P2 and promise 1 of 4 cards, picked by the Host',
        'call P2 and promise 1 of 4 cards, picked by the Saviour',
        'call P2 and promise 2 of 4 cards, picked by the Host',
        'call P2 and promise 2 of 4 cards, picked by the Saviour',
        'call P2 and promise 3 of 4 cards, picked by the Host',
        'call P2 and promise 3 of 4 cards, picked by the Saviour',
        'call P2 and promise all of 4 cards',
        'hold',
      ],
    },
    {
      choice: { kind: 'rave', seat: 0 },
      options: { calls: { enabled: false, perOpponent: 0, counter: false } },
      change: rave((state) => {
        begun(state);
        lead(state, 0, 'class-dj');
        deal(state, 1, 'hand', 'vinyl-igor');
      }),
      question: 'P1, you have 0 souls. A line-up needs 14, and P1 has 6. What do you do as Host?',
      phrases: [
        'play Nevermind (3, 49 min, grunge): total 14',
        'discard Nevermind (3, 49 min, grunge) and challenge P2',
        'hold',
      ],
    },
    {
      choice: { kind: 'rave', seat: 0 },
      change: rave((state) => {
        begun(state);
        lead(state, 0, 'class-proxy');
      }),
      question: 'P1, you have 0 souls. A line-up needs 14, and P1 has 6. What do you do as Host?',
      phrases: [
        'play Nevermind (3, 49 min, grunge): total 14',
        'play Nevermind (3, 49 min, grunge) as a copy of your best card',
        'hold',
      ],
    },
    {
      choice: { kind: 'rave', seat: 0 },
      change: rave((state) => {
        begun(state);
        lead(state, 0, 'class-ttter');
        lay(state, 2, 'vinyl-am');
      }),
      question: 'P1, you have 0 souls. A line-up needs 14, and P1 has 6 and P3 has 8. What do you do as Host?',
      phrases: ['play Nevermind (3, 49 min, grunge): total 14', 'roll with the needle', 'hold'],
    },
    {
      choice: { kind: 'rave', seat: 0 },
      change: rave((state) => {
        lay(state, 0, 'vinyl-in-utero');
        lay(state, 2, 'vinyl-am');
        lead(state, 0, 'class-support');
        at(bent(state).players, 0).souls = 1;
      }),
      question: 'P1, you have 1 soul. A line-up needs 14, and P1 has 6 and P3 has 8. What do you do as Host?',
      phrases: ['pay 1 soul and expel P3', 'hold'],
    },
    {
      choice: { kind: 'rave', seat: 1 },
      change: rave((state) => {
        begun(state);
        lead(state, 1, 'class-writer');
        setShared(state, { rave: { isFinal: true } });
        deal(state, 1, 'hand', 'vinyl-igor', 'demo-spawn');
      }),
      question: 'P2, you have 0 souls. A line-up needs 14, and P1 has 6. Do you step in?',
      phrases: [
        'invade with IGOR (3, 39 min, hip-hop): total 3',
        'invade with SPAWN (d6, 98 min, psychodelic electro ambient)',
        'throw IGOR (3, 39 min, hip-hop) into P1’s line-up: total 9',
        'throw SPAWN (d6, 98 min, psychodelic electro ambient) into P1’s line-up',
        'roll for a card into P1’s line-up',
        'hold',
      ],
    },
    {
      choice: { kind: 'rave', seat: 1 },
      change: rave((state) => {
        begun(state);
        lead(state, 1, 'class-alien');
        setShared(state, { rave: { saviour: 1, hasJoined: true } });
        deal(state, 1, 'hand', 'vinyl-igor');
      }),
      question: 'P2, you have 0 souls. A line-up needs 14, and P1 has 6. What do you do as Saviour?',
      phrases: [
        'play IGOR (3, 39 min, hip-hop): total 9',
        'discard IGOR (3, 39 min, hip-hop) and signal for P1’s line-up',
        'hold',
      ],
    },
    {
      choice: { kind: 'rave', seat: 2 },
      change: rave((state) => {
        begun(state);
        lay(state, 2, 'vinyl-am');
        deal(state, 2, 'hand', 'vinyl-igor');
      }),
      question: 'P3, you have 0 souls. A line-up needs 14, and P1 has 6 and P3 has 8. What do you do as invader?',
      phrases: ['play IGOR (3, 39 min, hip-hop): total 11', 'hold'],
    },
    {
      choice: { kind: 'rave', seat: 2 },
      options: { writerTie: 'lineupsAndExpectation' },
      change: rave((state) => {
        begun(state);
        lead(state, 2, 'class-writer');
        lay(state, 2, 'vinyl-am');
        deal(state, 2, 'hand', 'vinyl-igor');
      }),
      question: 'P3, you have 0 souls. A line-up needs 13, and P1 has 6 and P3 has 8. What do you do as invader?',
      phrases: ['play IGOR (3, 39 min, hip-hop): total 11', 'roll for a card into P3’s line-up', 'hold'],
    },
  ],
  'call-answer': [
    {
      choice: { kind: 'call-answer', seat: 1, share: 1, picker: 'saviour' },
      change: rave((state) => {
        begun(state);
        monster(state, 'salamander');
        deal(state, 1, 'hand', 'vinyl-igor');
      }),
      question:
        'P2, you have 0 souls. A line-up needs 14, and P1 has 6. P1 calls you and promises 1 of 2 cards, picked by the Saviour. Do you help?',
      phrases: ['help with IGOR (3, 39 min, hip-hop): total 9', 'decline', 'ask for all of 2 cards'],
    },
  ],
  'counter-answer': [
    {
      choice: { kind: 'counter-answer', seat: 0, target: 1, share: 2, picker: 'host' },
      change: rave((state) => {
        begun(state);
        monster(state, 'salamander');
      }),
      question: 'P1, you have 0 souls. A line-up needs 14, and P1 has 6. P2 asks for all of 2 cards. Do you agree?',
      phrases: ['agree', 'refuse'],
    },
  ],
  'saviour-card': [
    {
      choice: { kind: 'saviour-card', seat: 1 },
      change: rave((state) => {
        begun(state);
        deal(state, 1, 'hand', 'vinyl-igor');
      }),
      question: 'P2, you have 0 souls. A line-up needs 14, and P1 has 6. Which card do you add as Saviour?',
      phrases: ['play IGOR (3, 39 min, hip-hop): total 9'],
    },
  ],
  'rolled-card': [
    {
      choice: { kind: 'rolled-card', seat: 0, lineup: 0, base: 5 },
      change: rave(begun),
      question:
        'P1, you have 0 souls. A line-up needs 14, and P1 has 6. Which hand card do you play as 5 into P1’s line-up?',
      phrases: ['play Nevermind (3, 49 min, grunge) as 5: total 17'],
    },
  ],
  'needle-card': [
    {
      choice: { kind: 'needle-card', seat: 0, base: 5, toGo: 3 },
      change: rave(begun),
      question:
        'P1, you have 0 souls. A line-up needs 14, and P1 has 6. Which hand card do you play as 5? 3 cards at most.',
      phrases: ['play Nevermind (3, 49 min, grunge) as 5: total 17', 'play no more cards'],
    },
  ],
} satisfies Partial<Questions>;
