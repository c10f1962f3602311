import { type EmixEvent, type EmixOptions, engine } from '@rulewright/emix';
import { createText } from '@rulewright/emix/text';
import { describe, expect, test } from 'vitest';
import { piles } from './happened.js';

type Options = Partial<EmixOptions>;
type Type = EmixEvent['type'];
type Rule = EmixEvent['rule'];
/** An event as a viewer reads it, without its type. */
type Row = readonly [text: string, rule: Rule, event: object, options?: Options];

const free: Options = { freeFeeding: { humans: null, chargeAll: false } };
const decks: Options = { players: 2, individualDecks: { decks: 'ready-made', anyDeckSize: false } };
const ofP1 = { seat: 1, human: 1 };
const onP0 = { target: 0, player: 0 };
const one = { human: 1, pos: 2, neg: 1, pool: piles([1, 1], [3, 2]) };
const shown = { seat: 1, cell: 29, symbol: 'double-result' };

/** Every type of event, and what is read of it. */
const told: { readonly [T in Type]: readonly Row[] } = {
  'round-began': [['Round 2 of 10 – P3 is first player', 'EMX-RND.1', { round: 2, firstPlayer: 2 }]],
  'phase-began': [
    ['Charge', 'EMX-RND.1', { phase: 'charge' }],
    ['Influence', 'EMX-RND.1', { phase: 'influence' }],
    ['Result', 'EMX-RND.1', { phase: 'result' }],
  ],
  'circle-began': [['Circle 2 of 3', 'EMX-RND.3', { circle: 2 }]],
  'turn-began': [
    ['P2’s Charge turn', 'EMX-RND.2', { seat: 1, phase: 'charge' }],
    ['P2’s Result turn', 'EMX-RND.2', { seat: 1, phase: 'result' }],
  ],
  'action-began': [
    ['P2 is to act', 'EMX-INF.1', { seat: 1, action: 1, left: 0 }],
    ['P2 has an extra action', 'EMX-INF.13', { seat: 1, action: 2, left: 0 }],
  ],
  'human-chosen': [
    ['P1 charges H1', 'EMX-FREE.2', { seat: 0, human: 1, phase: 'charge' }, free],
    ['P1 harvests H1', 'EMX-FREE.8', { seat: 0, human: 1, phase: 'result' }, free],
  ],
  'charge-rolled': [['P2 rolls blue 4 and red 6', 'EMX-CHG.2', { ...ofP1, blue: 4, red: 6 }]],
  'die-rolled': [
    ['P2 rolls blue 3', 'EMX-VOC.5', { seat: 1, colour: 'pos', face: 3 }],
    ['P2 rolls red 1', 'EMX-SYM.6', { seat: 1, colour: 'neg', face: 1 }],
  ],
  'emons-taken': [
    ['P2 takes 2 blue and 1 red (pool +3 −2)', 'EMX-VOC.11', one],
    ['P2 takes 1 red for a power (pool +0 −1)', 'EMX-CHG.3', { ...one, pos: 0, pool: piles([0, 0], [0, 1]) }],
    ['H1 takes 2 blue and 1 red (pool +3 −2)', 'EMX-VOC.11', one, free],
  ],
  'emons-returned': [
    ['P2 returns 2 blue and 1 red (pool –)', 'EMX-VOC.12', { ...one, pool: piles([2, 1], [0, 0]) }],
    ['P2 pays 2 blue and 1 red (pool +3 −2)', 'EMX-CRD.6', one],
    ['P2’s pool gives up 2 blue and 1 red', 'EMX-RES.2', one],
    ['P2 returns 2 blue and 1 red at the end of the round (pool +3 −2)', 'EMX-RES.6', one],
  ],
  'emons-moved': [
    [
      'P2 gives 1 blue (pool +2 −2) to P3 (pool +1 −0)',
      'EMX-VOC.14',
      { from: 1, to: 2, pos: 1, neg: 0, fromPool: piles([3, 2], [2, 2]), toPool: piles([0, 0], [1, 0]) },
    ],
  ],
  'emons-restored': [
    ['P2’s pool is +3 −2 again', 'EMX-MOM.4', { human: 1, pool: one.pool, karma: piles([4, 0], [4, 0]) }],
    [
      'P2’s pool is +3 −2 again, and the karma of this round is undone',
      'EMX-MOM.4',
      { human: 1, pool: one.pool, karma: piles([4, 0], [0, 0]) },
    ],
    [
      'P2’s pool is +3 −2 again, and the karma of this round +2 −0',
      'EMX-MOM.4',
      { human: 1, pool: one.pool, karma: piles([4, 0], [2, 0]) },
    ],
    ['P2’s pool is empty again', 'EMX-MOM.4', { human: 1, pool: piles([2, 0], [0, 0]), karma: piles([2, 0], [2, 0]) }],
    [
      'P2’s pool is empty again, and the karma of this round is undone',
      'EMX-MOM.4',
      { human: 1, pool: piles([2, 0], [0, 0]), karma: piles([2, 0], [0, 0]) },
    ],
    [
      'P2’s pool is empty again, and the karma of this round +2 −0',
      'EMX-MOM.4',
      { human: 1, pool: piles([2, 0], [0, 0]), karma: piles([6, 0], [2, 0]) },
    ],
  ],
  'karma-set-aside': [
    [
      'P2 pays 2 red (pool +3 −0), and karma will bring back 4 red',
      'EMX-KRM.3',
      {
        human: 1,
        pos: 0,
        neg: 4,
        paid: { pos: 0, neg: 2 },
        pool: piles([3, 2], [3, 0]),
        karma: piles([0, 0], [0, 4]),
      },
    ],
  ],
  'karma-fell-due': [['The next Charge brings P2 4 red of karma', 'EMX-KRM.6', { human: 1, pos: 0, neg: 4 }]],
  'karma-came-back': [
    ['Karma brings P2 4 red (pool +0 −5)', 'EMX-CHG.7', { human: 1, pos: 0, neg: 4, pool: piles([0, 1], [0, 5]) }],
  ],
  'card-activated': [
    [
      'P2 plays Inspiration on P1 (free) – any player gains 2 blue and the owner gets 1 extra action',
      'EMX-INF.3',
      { ...ofP1, ...onP0, card: 'inspiration', pos: 0, neg: 0 },
    ],
    [
      'P2 plays Self-development on P1 (1 blue and 1 red) – room for 1 more kind of power; in Result the owner activates 1 power from their hand for free',
      'EMX-INF.3',
      { ...ofP1, ...onP0, card: 'self-development', pos: 1, neg: 1 },
    ],
    [
      'P2 plays Fear (2 red) – cancels an action of another player',
      'EMX-MOM.1',
      { ...ofP1, target: -1, player: -1, card: 'fear', pos: 0, neg: 2 },
    ],
    [
      'P2 for H2 plays Insight on P1 (1 blue) – any player draws 3 cards',
      'EMX-INF.3',
      { seat: 1, human: 2, target: -1, player: 0, card: 'insight', pos: 1, neg: 0 },
      free,
    ],
  ],
  'card-spent': [
    ['Joy goes to the discard pile', 'EMX-CRD.8', { card: 'joy' }],
    ['Joy is spent all the same', 'EMX-MOM.10', { card: 'joy' }],
  ],
  'power-placed': [
    ['Love is active on P3', 'EMX-PWR.2', { seat: 1, human: 2, card: 'love' }],
    ['P2 activates Love on P3 for free', 'EMX-VOC.21', { seat: 1, human: 2, card: 'love' }],
  ],
  'power-used': [
    [
      'P2 uses Creativity on P1 – any player gains 2 blue',
      'EMX-INF.6',
      { ...ofP1, ...onP0, card: 'creativity', copies: 1 },
    ],
    [
      'P2 uses Greed on P1, 2 times – another player hands 2 blue over to the owner',
      'EMX-INF.6',
      { ...ofP1, ...onP0, card: 'greed', copies: 2 },
    ],
  ],
  'property-applied': [
    [
      'P2’s Wisdom works – the owner draws 1 card',
      'EMX-CHG.4',
      { ...ofP1, target: 1, player: 1, card: 'wisdom', part: 'charge' },
    ],
    [
      'P2’s Malice works on P1 – another player gains 1 red and the owner gains 1 red',
      'EMX-CHG.4',
      { ...ofP1, ...onP0, card: 'malice', part: 'charge' },
    ],
  ],
  'card-exchanged': [
    ['P2 exchanges Joy for 1 red', 'EMX-INF.9', { ...ofP1, colour: 'neg', card: 'joy' }],
    ['P2 exchanges a card for 1 blue', 'EMX-INF.10', { ...ofP1, colour: 'pos' }],
  ],
  'exchange-ended': [['P2 exchanges no more', 'EMX-INF.10', { seat: 1 }]],
  'cards-drawn': [
    ['P1 draws 2 cards: Joy and Fear', 'EMX-VOC.17', { seat: 0, count: 2, cards: ['joy', 'fear'] }],
    ['P1 draws 1 card', 'EMX-VOC.17', { seat: 0, count: 1 }],
  ],
  'deck-reshuffled': [
    ['The discard pile (3 cards) is shuffled and drawn from', 'EMX-SUP.3', { deck: 0, cards: 3 }],
    ['P2’s discard pile (1 card) is shuffled and drawn from', 'EMX-SUP.3', { deck: 1, cards: 1 }, decks],
  ],
  'card-stolen': [
    ['P3 takes Joy at random from P1', 'EMX-VOC.19', { seat: 2, from: 0, card: 'joy' }],
    ['P3 takes a card at random from P1', 'EMX-VOC.19', { seat: 2, from: 0 }],
  ],
  'card-discarded': [
    ['P2 discards Joy face down', 'EMX-VOC.18', { seat: 1, card: 'joy.1' }, decks],
    ['P3 discards a card face down', 'EMX-VOC.18', { seat: 2 }],
  ],
  'discard-attempted': [['P1 picks P2’s Love to be discarded', 'EMX-VOC.20', { seat: 0, human: 1, card: 'love' }]],
  'power-protected': [['P3 has protected P2’s Love, which stays', 'EMX-MOM.14', { seat: 2, human: 1, card: 'love' }]],
  'power-discarded': [['P2’s Love is discarded', 'EMX-PWR.7', { human: 1, card: 'love', place: 0 }]],
  'action-cancelled': [
    ['P3 cancels P2’s action with Fear, and all is as it was before', 'EMX-MOM.4', { seat: 2, actor: 1, card: 'fear' }],
  ],
  'actions-granted': [
    ['P1 gets 1 extra action', 'EMX-VOC.22', { seat: 0, count: 1 }],
    ['P1 gets 2 extra actions', 'EMX-VOC.22', { seat: 0, count: 2 }],
  ],
  absorbed: [
    ['P2 absorbs 3 blue and 2 red: +1', 'EMX-RES.2', { ...ofP1, pos: 3, neg: 2, result: 1 }],
    ['P2 absorbs nothing: 0, the marker stays', 'EMX-RES.2', { ...ofP1, pos: 0, neg: 0, result: 0 }],
    ['P1 absorbs 2 red from H1: −2', 'EMX-RES.2', { seat: 0, human: 1, pos: 0, neg: 2, result: -2 }, free],
    [
      'P1 absorbs nothing from H1: 0, the marker stays',
      'EMX-RES.2',
      { seat: 0, human: 1, pos: 0, neg: 0, result: 0 },
      free,
    ],
  ],
  'marker-moved': [
    ['P2’s marker goes +5 to +29', 'EMX-RES.3', { seat: 1, steps: 5, position: { from: 24, to: 29 } }],
    ['P2’s marker goes −5 to 0', 'EMX-SYM.6', { seat: 1, steps: -5, position: { from: 5, to: 0 } }],
  ],
  'goal-reached': [['P2’s marker has reached the goal', 'EMX-END.2', { seat: 1, position: 104 }]],
  'symbol-triggered': [['The symbol there: the result moves the marker once more', 'EMX-SYM.7', shown]],
  'symbol-resolved': [
    [
      'The symbol under P2’s marker: 2 cards at the next Charge, if the marker stays',
      'EMX-SYM.3',
      { ...shown, symbol: 'draw-two' },
    ],
  ],
  'symbol-skipped': [
    ['The symbol there has been resolved before', 'EMX-SYM.12', shown],
    ['The symbol there is silent: another player moved the marker', 'EMX-SYM.9', shown],
  ],
  'game-ended': [
    ['The greatest score wins: P2', 'EMX-END.7', { winners: [1], decidedBy: 'score' }],
    ['Scores are equal, and the farther marker wins: P2', 'EMX-END.8', { winners: [1], decidedBy: 'marker' }],
    ['The clan wins: P1 and P3', 'EMX-TEAM.3', { winners: [0, 2], decidedBy: 'clan' }],
    ['P1 has played to the end', 'EMX-SOLO.2', { winners: [0], decidedBy: 'alone' }],
    ['P1 and P2 share the victory', 'EMX-END.8', { winners: [0, 1], decidedBy: 'nothing' }],
  ],
  'choice-forced': [['P2 has no choice', 'EMX-VOC.18', { choice: 'hand-discard', seat: 1, action: 'discard' }]],
  'choice-skipped': [['P2 can do nothing', 'EMX-INF.2', { choice: 'action', seat: 1 }]],
};

const text = createText(engine);
const tell = (type: string, [, rule, event, options = {}]: Row) => {
  const view = engine.view(engine.init('told', { players: 3, ...options }), 'spectator');
  return text.event(view, { type, rule, ...event } as Parameters<typeof text.event>[1]);
};

describe('Every event of Emix has a sentence', () => {
  const rows = Object.entries(told).flatMap(([type, list]) => list.map((row) => [type, row[0], row] as const));
  test.each(rows)('%s: %s', (type, sentence, row) => {
    expect(tell(type, row).text).toBe(sentence);
  });
});

describe('Events are told in paragraphs', () => {
  const styleOf = (type: Type, n = 0) => {
    const row = told[type][n];
    if (row === undefined) throw new Error(`no row ${n} of ${type}`);
    const { text: _, ...manner } = tell(type, row);
    return manner;
  };

  test('a turn and an action begin a new one', () => {
    expect(styleOf('turn-began')).toEqual({ chain: 'turn', starts: true });
    for (const type of ['card-activated', 'power-used', 'card-exchanged'] as const)
      expect(styleOf(type)).toEqual({ chain: 'turn', starts: true });
    expect(styleOf('card-activated', 2)).toEqual({ chain: 'turn' });
    expect(styleOf('card-exchanged', 1)).toEqual({ chain: 'turn' });
    expect(styleOf('cards-drawn')).toEqual({ chain: 'turn' });
  });

  test('under titles and headings', () => {
    expect([styleOf('round-began'), styleOf('phase-began'), styleOf('circle-began')]).toEqual([
      { style: 'title' },
      { style: 'heading' },
      { style: 'heading' },
    ]);
    expect(styleOf('game-ended')).toEqual({});
  });

  test('and what other lines say is quiet', () => {
    const quiet: readonly (readonly [Type, number])[] = [
      ['action-began', 0],
      ['emons-returned', 2],
      ['karma-fell-due', 0],
      ['card-spent', 0],
      ['exchange-ended', 0],
      ['choice-forced', 0],
    ];
    for (const [type, n] of quiet) expect(styleOf(type, n)).toEqual({ style: 'quiet' });
    expect([styleOf('action-began', 1), styleOf('card-spent', 1)]).toEqual([{ chain: 'turn' }, { chain: 'turn' }]);
  });
});
