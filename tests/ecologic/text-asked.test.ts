import { type EcoLogicAction, engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import { describe, expect, test } from 'vitest';
import { game } from '../../packages/ecologic/src/game.js';
import { goldenNames, readGolden } from '../golden/golden.js';
import { inFull, some } from '../support/depth.js';
import { type Phrases, type Position, positions } from './asked.js';

// What players of EcoLogic are asked, and what they may answer, sentence by sentence.

const text = createText(engine);

const phrases: Phrases = {
  'place-first': [
    ['setup-first', { branch: 'oil', hex: 0 }, 'place an oil piece on H01 (0,−2): 4 eco points', 'place an oil piece'],
    [
      'setup-first without eco points',
      { branch: 'mineral', hex: 6 },
      'place a mineral piece on H07 (2,−1): 0 eco points',
      'place a mineral piece',
    ],
  ],
  'place-second': [['setup-second', { hex: 6 }, 'place the other piece on H07 (2,−1): 4 eco points', 'place it']],
  keep: [
    ['setup-second', {}, 'keep it in hand'],
    ['place-bought', {}, 'keep it in hand'],
  ],
  'open-special': [
    ['open-special', { special: 'exchange' }, 'open the auction for the Exchange at 12: 2 coins before the auctions'],
    ['open-special', { special: 'reserve' }, 'open the auction for the Reserve at 12: ecological effect +2'],
    [
      'open-special',
      { special: 'academy' },
      'open the auction for the Academy at 12: ecological effect +1 for every initiative of their own on the field, 3 at most',
    ],
  ],
  'open-plant': [
    ['open-plant', { branch: 'oil' }, 'open an auction for an oil piece at 3'],
    ['open-plant', { branch: 'mineral' }, 'open an auction for a mineral piece at 2'],
  ],
  'decline-opening': [['open-plant', {}, 'open no auction']],
  reveal: [['reveal-initiative', {}, 'reveal the top initiative']],
  'take-refused': [
    [
      'reveal-initiative',
      {},
      'open the auction for Zero-discharge process (level 4, effect +5, upkeep 2), refused before, at 12',
    ],
  ],
  'open-initiative': [
    ['open-initiative', {}, 'open the auction for Zero-discharge process (level 4, effect +5, upkeep 2) at 12'],
  ],
  'refuse-initiative': [['open-initiative', {}, 'refuse it']],
  'use-veto': [['veto', {}, 'veto the auction']],
  'hold-veto': [['veto', {}, 'let the auction go on']],
  raise: [['bid', { amount: 8 }, 'bid 8', 'raise the bid']],
  pass: [['bid', {}, 'pass: out of this auction']],
  'ask-aid': [
    ['bid', { helper: 2, amount: 3, due: 0 }, 'ask P3 for a gift of 3 coins', 'ask for money'],
    ['bid', { helper: 2, amount: 1, due: 2 }, 'ask P3 for a loan of 1 coin, 2 to be paid back', 'ask for money'],
  ],
  'accept-aid': [['answer-aid', {}, 'agree']],
  'decline-aid': [['answer-aid', {}, 'decline']],
  'place-bought': [
    ['place-bought', { hex: 14 }, 'place it on H06 (0,1): 1 eco point', 'place it'],
    ['place-bought', { hex: 12 }, 'place it on H05 (−2,1): 0 eco points', 'place it'],
    [
      'place-bought from an empty supply',
      { hex: 14 },
      'place it on H06 (0,1): 1 eco point, as far as the supply of 0 goes',
      'place it',
    ],
    ['place-bought from an empty supply', { hex: 12 }, 'place it on H05 (−2,1): 0 eco points', 'place it'],
    ['place-bought', { hex: 8 }, 'place it on H04 (−1,0): level 3', 'place it'],
    ['place-bought of an initiative', { hex: 8 }, 'place it on H04 (−1,0): Tree planting goes', 'place it'],
    ['place-bought of an initiative', { hex: 10 }, 'place it on H09 (1,0)', 'place it'],
    ['place-bought of a special', { hex: 5 }, 'place it on H17 (1,−1)', 'place it'],
  ],
  'place-piece': [
    ['build', { branch: 'oil', hex: 14 }, 'place an oil piece on H06 (0,1): 1 eco point', 'place an oil piece'],
    [
      'build from an empty supply',
      { branch: 'oil', hex: 14 },
      'place an oil piece on H06 (0,1): 1 eco point, as far as the supply of 0 goes',
      'place an oil piece',
    ],
    ['build', { branch: 'oil', hex: 8 }, 'place an oil piece on H04 (−1,0): level 3', 'place an oil piece'],
  ],
  'place-initiative': [
    [
      'build',
      { initiative: 'I18', hex: 10 },
      'place Zero-discharge process on H09 (1,0)',
      'place Zero-discharge process',
    ],
    [
      'build',
      { initiative: 'I18', hex: 8 },
      'place Zero-discharge process on H04 (−1,0): Tree planting goes',
      'place Zero-discharge process',
    ],
  ],
  'place-special': [['build', { special: 'academy', hex: 5 }, 'build the Academy on H17 (1,−1)', 'build the Academy']],
  'remove-piece': [['build', { branch: 'oil', hex: 8 }, 'take an oil piece away from H04 (−1,0)', 'take a piece away']],
  'remove-initiative': [['build', { hex: 8 }, 'discard Tree planting from H04 (−1,0)', 'discard an initiative']],
  'pass-building': [['build', {}, 'pass: build no more in this round']],
  'lose-initiative': [['event-lose-initiative', { hex: 8 }, 'discard Tree planting from H04 (−1,0)']],
  'lose-piece': [['event-lose-piece', { hex: 8 }, 'lose a piece on H04 (−1,0): the oil object of level 2']],
  'lose-object': [['lose-object', { hex: 10 }, 'lose the object on H09 (1,0): the mineral object of level 1']],
  'drop-initiative': [['drop-initiative', { hex: 10 }, 'discard Zero-discharge process from H09 (1,0)']],
  'repay-loan': [['repay', {}, 'pay back as much as you can']],
  withhold: [['repay', {}, 'pay nothing back in this round']],
};

const rows = (Object.keys(phrases) as EcoLogicAction['type'][]).flatMap((type) =>
  phrases[type].map(([position, fields, phrase, topic = phrase]) => ({
    position,
    action: { type, seat: 0, ...fields } as EcoLogicAction,
    phrase,
    topic,
  })),
);

describe('Every action of EcoLogic has a phrase and a topic', () => {
  test.each(rows)('$action.type: $phrase', ({ position, action, phrase, topic }) => {
    const view = positions[position];
    expect(text.action(view, action).text).toBe(phrase);
    expect(text.topic(view, action)).toBe(topic);
  });

  test('of all types that there are, with the amounts that people type in', () => {
    expect(Object.keys(phrases).sort()).toEqual([...engine.schemas.actions.keys()].sort());
    expect(text.amounts).toEqual(['amount', 'due']);
  });

  test('that tells it from the others of its list', inFull, () => {
    for (const name of goldenNames(engine.id).slice(0, 6)) {
      const { record } = readGolden(engine, name);
      for (let n = 0; n < record.actions.length; n += 9) {
        const state = engine.replay(record, n);
        const [seat = 0] = engine.decision(state)?.seats ?? [];
        const view = engine.view(state, seat);
        const told = engine.legalActions(state, seat).map((action) => text.action(view, action).text);
        expect(told.filter((phrase, i) => told.indexOf(phrase) < i)).toEqual([]);
      }
    }
  });
});

describe('Every choice of EcoLogic has a question', () => {
  /** The eco fund and the question; everybody has 10 coins. */
  const questions: readonly (readonly [Position, fund: string, question: string])[] = [
    ['setup-first', '0', 'Where does your first piece go?'],
    ['setup-first without eco points', '0', 'Where does your first piece go?'],
    ['setup-second', '4', 'Where does your other piece go?'],
    ['event-lose-initiative', '−2', 'The event takes an initiative: which one?'],
    ['event-lose-piece', '−2', 'The event takes a piece: from which object?'],
    ['open-special', '−2', 'Do you open an auction for a special initiative?'],
    ['open-plant', '−2', 'Do you open an auction for a plant piece?'],
    ['reveal-initiative', '−2', 'Do you reveal an eco initiative?'],
    [
      'open-initiative',
      '−2',
      'Zero-discharge process (level 4, effect +5, upkeep 2) lies open. Do you open the auction?',
    ],
    ['veto', '−2', 'P2 bids 7 for the Reserve. Do you veto the auction?'],
    ['bid', '−2', 'P2 bids 7 for an oil piece. What do you do?'],
    ['answer-aid', '−2', 'P3 asks you for a loan of 3 coins, 4 to be paid back. Do you agree?'],
    ['answer-aid for a gift', '−2', 'P3 asks you for a gift of 1 coin. Do you agree?'],
    ['place-bought', '−2', 'Where do you place an oil piece?'],
    ['place-bought from an empty supply', '−2', 'Where do you place an oil piece?'],
    ['place-bought of an initiative', '−2', 'Where do you place Zero-discharge process?'],
    ['place-bought of a special', '−2', 'Where do you place the Reserve?'],
    ['build', '−2', 'What do you build or take away?'],
    ['build from an empty supply', '−2', 'What do you build or take away?'],
    ['lose-object', '−2', 'Your eco fund is below 0: which of the dirtiest objects do you lose?'],
    ['drop-initiative', '−2', 'You cannot pay the upkeep: which initiative do you give up?'],
    ['repay', '−2', 'Do you pay P3 back the 5 coins that are due?'],
  ];

  test.each(some(questions))('%s', (position, fund, question) => {
    expect(text.question(positions[position]).text).toBe(
      `P1, you have 10 coins and an eco fund of ${fund}. ${question}`,
    );
  });

  test('of all kinds that there are', () => {
    expect(new Set(questions.map(([position]) => position))).toEqual(new Set(Object.keys(positions)));
    const kinds = Object.values(positions).map((view) => engine.decision(view)?.kind);
    expect(new Set(kinds)).toEqual(new Set(Object.keys(game.choices)));
  });

  test('and there is none when the game is over', () => {
    const end = engine.replay(readGolden(engine, 'three-players').record);
    expect(text.question(engine.view(end, 0)).text).toBe('');
  });
});
