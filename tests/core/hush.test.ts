import { cardsOfDeck, deckSize, shuffledDeck, simultaneous, stackedDeck } from '@rulewright/core/author';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';

// How sealed stakes, reactions, forced choices and hidden hands play together in a whole game.

type State = ReturnType<typeof hush.init>;
type Change = { -readonly [K in keyof State]?: unknown };
const [PURSE, STRIKE, THIEF, HUSH] = [0, 1, 2, 3];
const COUNTS = [8, 6, 6, 4];

/** Three players; the cards that are not named lie in the deck. */
function position(hands: number[][], change: Change = {}): State {
  const start = hush.init('table', { players: 3, rounds: 2 });
  const named = [...hands.flat(), ...((change.discardPile as number[] | undefined) ?? [])];
  const left = COUNTS.map((count, card) => count - named.filter((other) => other === card).length);
  const deck = shuffledDeck(left.flatMap((count, card) => Array.from({ length: count }, () => card)));
  return hush.load({ ...start, round: 1, hands, deck, agenda: [{ kind: 'turn', seat: 0 }], ...change });
}
const play = (state: State, ...lines: string[]): State =>
  lines.reduce((now, line) => hush.apply(now, hush.parse(line)), state);
const legal = (state: State) => hush.legalActions(state).map(hush.format);
const lying = ({ coins, hands, deck, discardPile }: State) => ({ coins, hands, deck, discardPile });
/** Everybody saw the card that was to be played, and knows that it is still in the hand. */
const remembered = (seat: number, card: number) => ({
  [`hands.${seat}`]: [0, 1, 2, 3].map((one) => (one === seat ? [] : [card])),
});

describe('stakes', () => {
  const staking = hush.init('stakes', { players: 3 });
  test.each([
    [
      [2, 1, 0],
      [6, 4, 5],
    ],
    [
      [2, 2, 0],
      [3, 3, 5],
    ],
    [
      [0, 0, 0],
      [5, 5, 5],
    ],
    [
      [0, 1, 1],
      [5, 4, 4],
    ],
    [
      [0, 0, 1],
      [5, 5, 7],
    ],
  ])('of %j leave %j coins, in whatever order they are given', (stakes, coins) => {
    const lines = stakes.map((stake, seat) => `${seat} stake ${stake}`);
    expect(play(staking, ...lines).coins).toEqual(coins);
    expect(play(staking, ...lines.reverse())).toEqual(play(staking, ...lines.reverse()));
    expect(play(staking, ...lines).stakes).toEqual([0, 0, 0]);
  });

  test('are known to their seats alone until all have been given', () => {
    const state = play(staking, '1 stake 2');
    expect(hush.view(state, 0)).toEqual(hush.view(play(staking, '1 stake 0'), 0));
    expect(hush.view(state, 1)).not.toEqual(hush.view(play(staking, '1 stake 0'), 1));
    expect(hush.step(state, hush.parse('0 stake 1')).events).toEqual([]);
    expect(hush.step(play(state, '0 stake 1'), hush.parse('2 stake 1')).events).toEqual([
      { event: { type: 'staked', rule: 'HSH-STK.1', stakes: [1, 2, 1] } },
    ]);
  });
});

describe('a reaction', () => {
  const hands = [[STRIKE, PURSE], [HUSH, PURSE], [HUSH]];
  const struck = play(hush.scriptDraws(position(hands), [5, 3]), `0 play ${STRIKE} 1`);

  test('is offered clockwise to whoever holds a hush, before anything is done', () => {
    expect(lying(struck)).toEqual(lying(position(hands)));
    expect(hush.decision(struck)?.seats ?? []).toEqual([1]);
    expect(legal(struck)).toEqual([`1 hush ${HUSH}`, '1 allow']);
    expect(hush.decision(play(struck, '1 allow'))?.seats ?? []).toEqual([2]);
    expect(hush.decision(play(struck, '1 allow', '2 allow'))?.seats ?? []).toEqual([]);
    expect(hush.decision(play(position([[PURSE], [PURSE], [HUSH]]), `0 play ${PURSE} 0`))?.seats).toEqual([2]);
    expect(hush.decision(play(position([[PURSE, HUSH], [PURSE], [PURSE]]), `0 play ${PURSE} 0`))).toBeUndefined();
  });

  test('that is used stops the action, and costs the hush: what is said to be played stays, and is known', () => {
    const after = play(struck, `1 hush ${HUSH}`);
    expect(lying(after)).toEqual({
      ...lying(position(hands)),
      hands: [[STRIKE, PURSE], [PURSE], [HUSH]],
      discardPile: [HUSH],
    });
    expect(after.memory).toEqual(remembered(0, STRIKE));
    expect(after.rng).toEqual(struck.rng);
    expect(after.agenda).toEqual([]);
  });

  test('of the second seat stops the same, after the first has let it happen', () => {
    const after = play(struck, '1 allow', `2 hush ${HUSH}`);
    expect(lying(after)).toEqual({
      ...lying(position(hands)),
      hands: [[STRIKE, PURSE], [HUSH, PURSE], []],
      discardPile: [HUSH],
    });
  });

  test('that nobody uses lets the action happen', () => {
    const after = play(struck, '1 allow', '2 allow');
    expect(after.coins).toEqual([5, 2, 5]);
    expect(after.discardPile).toEqual([STRIKE]);
    expect([after.rng.script, after.memory, after.agenda]).toEqual([[], {}, []]);
  });

  test('needs a hush in the hand when the action is said, not one that it brings', () => {
    const deck = stackedDeck([
      [HUSH],
      [...Array(6).fill(PURSE), ...Array(6).fill(STRIKE), ...Array(6).fill(THIEF), HUSH, HUSH],
    ]);
    const drawn = position([[PURSE], [PURSE], [HUSH]], { deck, agenda: [{ kind: 'turn', seat: 1 }] });
    expect(play(drawn, '1 draw', '2 allow').hands).toEqual([[PURSE], [PURSE, HUSH], [HUSH]]);
    const stolen = play(position([[THIEF], [HUSH], [PURSE]]), `0 play ${THIEF} 1`, '1 allow');
    expect(stolen.hands).toEqual([[HUSH], [], [PURSE]]);
    expect(stolen.agenda).toEqual([]);
  });

  test('is no secret that can be seen: nobody else knows who is asked', () => {
    const asked = (state: State, viewer: number | 'spectator') => hush.view(state, viewer).position.agenda.at(-1);
    expect(asked(struck, 0)).toEqual({ kind: 'react', actor: 0, said: { card: STRIKE, target: 1 }, allowed: [] });
    expect(asked(struck, 'spectator')).not.toHaveProperty('seat');
    expect(asked(struck, 1)).toMatchObject({ seat: 1, left: [2], allowed: [] });
    const later = play(struck, '1 allow');
    expect(asked(later, 1)).toMatchObject({ allowed: [1] });
    expect(asked(later, 1)).not.toHaveProperty('left');
    expect(asked(later, 2)).toMatchObject({ seat: 2, left: [], allowed: [] });
    expect(hush.view(struck, 0)).toEqual(hush.view(later, 0));
  });

  test('refuses what is no hush, and a hush on one’s own turn', () => {
    expect(hush.explain(struck, { type: 'hush', seat: 1, card: PURSE })).toEqual({
      rule: 'HSH-REA.1',
      code: 'no-hush',
      details: { card: PURSE },
    });
    expect(
      hush.explain(position([[HUSH], [PURSE], [PURSE]]), { type: 'play', seat: 0, card: HUSH, target: 0 }),
    ).toEqual({
      rule: 'HSH-REA.1',
      code: 'only-as-a-reaction',
    });
  });
});

describe('a forced choice', () => {
  test('is taken when there is one way: the only card that is no hush goes', () => {
    const state = hush.scriptDraws(position([[HUSH, HUSH, HUSH, PURSE], [PURSE], [PURSE]]), ['hush']);
    const after = play(state, '0 draw');
    expect(after.hands[0]).toEqual([HUSH, HUSH, HUSH, HUSH]);
    expect(after.discardPile).toEqual([PURSE]);
  });

  test('is asked when there are several, and not at all within the limit', () => {
    const start = position([[PURSE, STRIKE, THIEF, THIEF], [PURSE], [PURSE]]);
    const state = play(hush.scriptDraws(start, ['hush']), '0 draw');
    expect(legal(state)).toEqual(['0 trim 0', '0 trim 1', '0 trim 2']);
    expect(hush.explain(state, hush.parse(`0 trim ${HUSH}`))).toMatchObject({ code: 'keep-your-hush' });
    expect(play(position([[PURSE, STRIKE, THIEF], [PURSE], [PURSE]]), '0 draw').agenda).toEqual([]);
  });

  test('that is a whole turn is skipped when there is nothing to draw or to play', () => {
    const rest = [PURSE, STRIKE, THIEF].flatMap((card) => Array.from({ length: COUNTS[card] ?? 0 }, () => card));
    const hands = [[HUSH, HUSH, HUSH, HUSH], [], rest];
    const agenda = [
      { kind: 'turns', left: [0, 1, 2] },
      { kind: 'stake', ...simultaneous([0, 1, 2]) },
    ];
    const state = position(hands, { agenda, deck: { bags: [] } });
    expect(hush.decision(play(state, '0 stake 0', '1 stake 0', '2 stake 0'))?.seats ?? []).toEqual([2]);
    expect(hush.validate({ ...state, agenda: [{ kind: 'turn', seat: 1 }] })).toEqual([
      { path: 'agenda', message: 'expected somebody who can act, found nobody' },
    ]);
  });
});

describe('cards', () => {
  test('are shuffled again when the deck is empty', () => {
    const held = [...Array(5).fill(PURSE), ...Array(6).fill(STRIKE), ...Array(4).fill(THIEF), HUSH, HUSH];
    const pile = [THIEF, PURSE, HUSH, THIEF, HUSH];
    const state = position([held, [PURSE], [PURSE]], { deck: { bags: [] }, discardPile: pile });
    const after = play(hush.scriptDraws(state, ['thief']), '0 draw');
    expect(cardsOfDeck(after.deck)).toEqual([PURSE, THIEF, HUSH, HUSH]);
    expect([after.hands[0]?.at(-1), after.hands[0]?.length]).toEqual([THIEF, 18]);
    expect(deckSize(state.deck)).toBe(0);
    expect(after.discardPile).toEqual([]);
  });

  test('are stolen at random: each card of the hand with the same chance', () => {
    const state = position([[THIEF], [PURSE, STRIKE, PURSE, THIEF], [PURSE]]);
    const results = hush.chanceOutcomes(state, hush.parse(`0 play ${THIEF} 1`));
    expect(results.map(({ probability, state: { hands } }) => [hands[0], probability])).toEqual([
      [[PURSE], { numerator: 1, denominator: 2 }],
      [[STRIKE], { numerator: 1, denominator: 4 }],
      [[THIEF], { numerator: 1, denominator: 4 }],
    ]);
  });

  test('are told only to those who see them', () => {
    const state = hush.scriptDraws(position([[THIEF], [PURSE, STRIKE], [PURSE]]), ['strike']);
    const { events } = hush.step(state, hush.parse(`0 play ${THIEF} 1`));
    const stolen = { type: 'stolen', rule: 'HSH-CRD.1', seat: 0, from: 1 };
    expect([0, 1, 2, 'spectator' as const].map((viewer) => hush.eventsFor(events, viewer)[1])).toEqual([
      { ...stolen, card: STRIKE },
      { ...stolen, card: STRIKE },
      stolen,
      stolen,
    ]);
  });

  test('show their backs: thieves and hushes are moons', () => {
    const view = hush.view(position([[PURSE], [THIEF, PURSE], [HUSH]]), 0);
    const back = (card: number | undefined) => view.backs.cards?.[-1 - (card ?? 0)];
    expect(view.position.hands.map((hand) => hand.map((card) => (card < 0 ? back(card) : card)))).toEqual([
      [PURSE],
      ['sun', 'moon'],
      ['moon'],
    ]);
  });
});

describe('the end', () => {
  test('ranks by coins, and equal coins share a place', () => {
    const end = (coins: number[]) => hush.outcome(position([[PURSE], [PURSE], [PURSE]], { coins, agenda: [] }));
    expect(end([3, 7, 3])).toEqual({ winners: [1], ranking: [[1], [0, 2]], scores: [3, 7, 3], reason: 'rounds' });
    expect(end([4, 4, 4])).toMatchObject({ winners: [0, 1, 2], ranking: [[0, 1, 2]] });
  });
});
