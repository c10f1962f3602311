import { type EmixAction, type EmixOptions, engine } from '@rulewright/emix';
import { createText } from '@rulewright/emix/text';
import { describe, expect, test } from 'vitest';
import {
  type AgendaItem,
  activate,
  begin,
  give,
  phase,
  setPlayer,
  setPool,
  setShared,
  slot,
  table,
  wait,
} from './table.js';
import { attempted, drawn } from './windows.js';

const text = createText(engine);
type Options = Partial<EmixOptions>;

const free: Options = { freeFeeding: { humans: null, chargeAll: false } };
const decks: Options = { players: 2, individualDecks: { decks: 'ready-made', anyDeckSize: false } };

/** P2 has 3 blue and 2 red and two copies of Optimism, stands on −4 and answers what is asked. */
const asking = (record?: AgendaItem, options: Options = {}) =>
  table(options).edit((state) => {
    begin(state);
    setPool(state, 1, 3, 2);
    setPool(state, 0, 3, 3);
    activate(state, 1, 'optimism', 'optimism', 'curiosity');
    give(state, 1, 'love', 'calm', 'joy');
    give(state, 0, 'joy', 'anger');
    give(state, 2, 'memory', 'anger');
    setPlayer(state, 1, { marker: -4 });
    if (record === undefined) slot(state, 1);
    else wait(state, record);
  });

const view = (options: Options = {}) => engine.view(engine.init('actions', { players: 3, ...options }), 1);

describe('An action is an entry of a menu', () => {
  const actions: readonly (readonly [said: string, topic: string, action: EmixAction, options?: Options])[] = [
    [
      'play Envy on P1 (1 red) – another player hands 3 blue over to the owner',
      'play Envy (1 red) – another player hands 3 blue over to the owner',
      { type: 'play', seat: 1, card: 'envy', target: 0, pos: 0 },
    ],
    [
      'for H2: play Insight on P1 (1 blue) – any player draws 3 cards',
      'play Insight (1 blue) – any player draws 3 cards',
      { type: 'play', seat: 1, card: 'insight', human: 2, player: 0, pos: 1 },
      free,
    ],
    [
      'use Greed on P1 – in Influence another player hands 2 blue over to the owner',
      'use Greed',
      { type: 'use', seat: 1, power: 'greed', target: 0 },
    ],
    ['exchange Joy for 1 red', 'exchange cards for emons', { type: 'exchange', seat: 1, card: 'joy', colour: 'neg' }],
    [
      'exchange Joy of the deck of P1 for 1 blue',
      'exchange cards for emons',
      { type: 'exchange', seat: 1, card: 'joy.0', colour: 'pos' },
      decks,
    ],
    [
      'for H0: exchange Joy for 1 red',
      'exchange cards for emons',
      { type: 'exchange', seat: 1, card: 'joy', colour: 'neg', human: 0 },
      free,
    ],
    ['draw a card', 'draw a card', { type: 'draw', seat: 1 }],
    ['exchange no more', 'exchange no more', { type: 'stop', seat: 1 }],
    ['turn blue into red', 'turn blue into red', { type: 'flip', seat: 1, colour: 'pos' }],
    ['turn red into blue', 'turn red into blue', { type: 'flip', seat: 1, colour: 'neg' }],
    ['take 1 blue', 'take 1 blue', { type: 'take-emon', seat: 1, colour: 'pos' }],
    ['discard Joy', 'discard a card', { type: 'discard', seat: 1, card: 'joy' }],
    [
      'activate Wisdom – in Charge the owner draws 1 card',
      'activate a power',
      { type: 'activate', seat: 1, card: 'wisdom' },
    ],
    ['work on P3', 'choose a target', { type: 'aim', seat: 1, target: 2 }],
    ['work on H2 and P1', 'choose a target', { type: 'aim', seat: 1, target: 2, player: 0 }, free],
    [
      'cancel with Indifference for 1 blue and 2 red',
      'cancel the action',
      { type: 'cancel', seat: 1, card: 'indifference', pos: 1 },
    ],
    [
      'protect with Conviction for 1 blue',
      'protect the power',
      { type: 'protect', seat: 1, card: 'conviction', pos: 1 },
    ],
    [
      'protect with Conviction for 1 blue from H2',
      'protect the power',
      { type: 'protect', seat: 1, card: 'conviction', pos: 1, human: 2 },
      free,
    ],
    ['let it happen', 'let it happen', { type: 'pass', seat: 1 }],
    ['take from P3', 'take from P3', { type: 'steal-from', seat: 1, player: 2 }],
    ['move P3’s marker', 'move P3’s marker', { type: 'move-other', seat: 1, player: 2 }],
    ['choose H2', 'choose H2', { type: 'choose-human', seat: 1, human: 2 }, free],
  ];

  test.each(actions.map((row) => [row[0], row] as const))('%s', (said, [, topic, action, options = {}]) => {
    expect(text.action(view(options), action).text).toBe(said);
    expect(text.topic(view(options), action)).toBe(topic);
  });

  test('a part of emons is told with the rest, by the question', () => {
    const { state } = asking({ kind: 'split', seat: 1, verb: 'gain', human: 1, target: 0, amount: 3 });
    const said = (pos: number) => text.action(engine.view(state, 1), { type: 'split', seat: 1, pos }).text;
    expect([said(0), said(1), said(3)]).toEqual(['3 red', '1 blue and 2 red', '3 blue']);
    expect(text.topic(engine.view(state, 1), { type: 'split', seat: 1, pos: 1 })).toBe('split them');
  });

  test('copies of a power are told from each other by their places', () => {
    const seen = engine.view(asking().state, 1);
    const action = { type: 'discard-power', seat: 1, human: 1, place: 1 } as const;
    expect(text.action(seen, action).text).toBe('discard P2’s Optimism, number 2 in the row');
    expect(text.topic(seen, action)).toBe('discard one of P2’s powers');
  });
});

describe('A text that addresses its reader says *you* in menus and questions', () => {
  const { action, topic, question, moved } = text.addressing?.(1) ?? text;
  const seen = (record?: AgendaItem) => engine.view(asking(record).state, 1);

  test('in entries of menus', () => {
    const joy: EmixAction = { type: 'play', seat: 1, card: 'joy', target: 1, pos: 0 };
    expect(action(seen(), joy).text).toBe('play Joy on yourself (free) – any player gains as many blue as a die shows');
    expect(action(seen(), { ...joy, target: 0 }).label).toBe('play Joy on P1');
    const discarding = { type: 'discard-power', seat: 1, human: 1, place: 0 } as const;
    expect(action(seen(), discarding).text).toBe('discard your Optimism, number 1 in the row');
    expect(topic(seen(), discarding)).toBe('discard one of your powers');
  });

  test('what others have done to the reader', () => {
    expect(moved(seen(), { type: 'play', seat: 0, card: 'joy', target: 1, pos: 0 })).toBe('P1 plays Joy on you');
    expect(moved(seen(), { type: 'play', seat: 0, card: 'joy', target: 0, pos: 0 })).toBe('P1 plays Joy on P1');
  });

  const part = { kind: 'split', seat: 1, human: 1, target: 1, amount: 2 } as const;
  const others = { ...part, target: 0 } as const;
  test.each<readonly [string, AgendaItem]>([
    ['You gain 2 emons: which?', { ...part, verb: 'gain' }],
    ['You lose 2 emons: which?', { ...part, verb: 'lose' }],
    ['P1 gains 2 emons: which?', { ...others, verb: 'gain' }],
    ['You take 2 emons from P1: which?', { ...others, verb: 'take' }],
    ['Which of your emons change colour, up to 2?', { kind: 'flip-direction', seat: 1, target: 1, amount: 2 }],
    ['Which of your powers is to be discarded?', { kind: 'power-discard', seat: 1, human: 1, more: 1, tried: [] }],
    [
      'Which power do you activate on yourself for free?',
      { kind: 'free-power', seat: 1, human: 1, isOwn: true, more: 1 },
    ],
  ])('%s', (said, record) => {
    expect(question(seen(record)).short).toBe(said);
  });
});

describe('A question says what the answer needs', () => {
  const p1 = 'P2, your marker is on −4 and your pool is +3 −2. ';
  const part = { kind: 'split', seat: 1, human: 1, target: 0, amount: 2 } as const;
  const questions: readonly (readonly [said: string, record: AgendaItem | undefined])[] = [
    ['What is your action?', undefined],
    ['Do you exchange another card? 2 more may go.', { kind: 'exchange-more', seat: 1, human: 1, more: 2 }],
    ['P1 gains 2 emons: which?', { ...part, verb: 'gain' }],
    ['P1 gains 1 emon: which?', { ...part, verb: 'gain', amount: 1 }],
    ['P1 loses 2 emons: which?', { ...part, verb: 'lose' }],
    ['P2 takes 2 emons from P1: which?', { ...part, verb: 'take' }],
    ['P2 gives 2 emons to P1: which?', { ...part, verb: 'give' }],
    ['Which of P1’s emons change colour, up to 2?', { kind: 'flip-direction', seat: 1, target: 0, amount: 2 }],
    ['Which card do you discard? 1 card to go.', { kind: 'hand-discard', seat: 1, more: 1 }],
    ['Which of P2’s powers is to be discarded?', { kind: 'power-discard', seat: 1, human: 1, more: 1, tried: [] }],
    ['Which power do you activate on P2 for free?', { kind: 'free-power', seat: 1, human: 1, isOwn: true, more: 1 }],
    ['Which emon does a neutral power bring P2?', { kind: 'neutral-emon', seat: 1, human: 1 }],
    ['From whom do you take 2 random cards?', { kind: 'steal-target', seat: 1 }],
    ['Which active power is to be discarded?', { kind: 'symbol-power', seat: 1 }],
    ['Whose marker goes −3?', { kind: 'symbol-other', seat: 1, result: -3 }],
  ];

  test.each(questions)('%s', (said, record) => {
    const { state } = asking(record);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(text.question(engine.view(state, viewer)).text).toBe(p1 + said);
  });

  test('an empty pool is called so', () => {
    const { state } = asking().edit((edited) => setPool(edited, 1, 0, 0));
    expect(text.question(engine.view(state, 1)).text).toBe(
      'P2, your marker is on −4 and your pool is empty. What is your action?',
    );
  });

  test('an extra action is called so', () => {
    const { state } = asking().edit((edited) => {
      setShared(edited, { slot: { todo: 0, done: 2, granted: 0 } });
    });
    expect(text.question(engine.view(state, 1)).text).toBe(`${p1}What is your extra action?`);
  });

  test('the target of a property is asked with what it does', () => {
    const card = engine.content.cards.findIndex(({ id }) => id === 'malice');
    const { state } = asking({ kind: 'property-target', rule: 'EMX-CHG.6', seat: 1, human: 1, card, part: 'charge' });
    expect(text.question(engine.view(state, 1)).text).toBe(
      `${p1}On whom does Malice work – another player gains 1 red and the owner gains 1 red?`,
    );
  });

  test.each([
    ['charge', 'Which human do you charge?'],
    ['result', 'Which human do you harvest?'],
  ] as const)('in free feeding every pool is told: %s', (now, said) => {
    const { state } = asking({ kind: 'choose-human', rule: 'EMX-FREE.2', seat: 1 }, free).edit((edited) => {
      phase(edited, now);
      setShared(edited, { humans: [0, 1, 2].map((human) => ({ human, isCharged: false, harvester: null })) });
    });
    expect(text.question(engine.view(state, 1)).text).toBe(
      `P2, your marker is on −4, and the pools are H0 +3 −3, H1 +3 −2 and H2 –. ${said}`,
    );
  });

  test('EMX-MOM.17 whom a window asks is told to that seat alone', () => {
    const cancelling = drawn([1]).state;
    const protecting = attempted([3]).state;
    const facts = (seat: number) => `P${seat + 1}, your marker is on 0 and your pool is +9 −9. `;
    expect(text.question(engine.view(cancelling, 1)).text).toBe(`${facts(1)}P1 has acted. Do you cancel it?`);
    expect(text.question(engine.view(protecting, 3)).text).toBe(`${facts(3)}P1 discards P3’s Love. Do you protect it?`);
    for (const viewer of [0, 2, 3, 'spectator'] as const)
      expect(text.question(engine.view(cancelling, viewer)).text).toBe(
        'Somebody is asked: P1 has acted. Do you cancel it?',
      );
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(text.question(engine.view(protecting, viewer)).text).toBe(
        'Somebody is asked: P1 discards P3’s Love. Do you protect it?',
      );
  });
});
