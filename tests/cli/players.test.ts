import type { Expertise } from '@rulewright/bots';
import { at, type Seat, type View, type Viewer } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import type { AnyGame, AnyState } from '../../packages/cli/src/game.js';
import { games } from '../../packages/cli/src/games.js';
import { narration, playOut } from '../../packages/cli/src/play-out.js';
import { randomPlayer, usualWeights } from '../../packages/cli/src/random-player.js';
import { hush } from '../games/hush.js';

describe('A random player', () => {
  const actions = ['a', 'b', 'c'].map((type) => ({ type, seat: 0 }));
  const weights = {
    consider: () => {},
    weightOfType: (type: string) => ({ a: 1, b: 0, c: 3 })[type] ?? 1,
    weightOf: () => 1,
    reasons: {},
  };
  const table = hush.init('table');
  const taken = (seed: string) => {
    const choose = randomPlayer(weights, seed);
    return Array.from({ length: 4000 }, () => choose(table, 0, actions).type);
  };

  test('takes actions as often as their weights say', () => {
    const often = (type: string) => taken('often').filter((each) => each === type).length / 4000;
    expect(often('a')).toBeCloseTo(0.25, 1);
    expect(often('b')).toBe(0);
    expect(often('c')).toBeCloseTo(0.75, 1);
  });

  test('does the same for the same seed, else something else', () => {
    expect(taken('one')).toEqual(taken('one'));
    expect(taken('one')).not.toEqual(taken('two'));
  });
});

describe('Playing out', () => {
  test('plays to the end, every legal action of whoever is asked', async () => {
    const game = at(games, 0);
    const random = randomPlayer(usualWeights(game), 'out');
    const seen: AnyState[] = [];
    const { end, actions } = await playOut(
      game,
      { start: game.engine.init('out') },
      (state, seat) => random(state, seat, game.engine.legalActions(state, seat)),
      { watch: (before) => seen.push(before) },
    );
    expect(game.engine.outcome(end)).toBeDefined();
    expect(seen).toHaveLength(actions.length);
    expect(game.engine.replay(game.engine.record({ seed: 'out', actions }))).toEqual(end);
  });

  test('asks the seats of a sealed choice one after the other', async () => {
    const asked: Seat[] = [];
    const game = secretive([]);
    const choose = (state: AnyState, seat: Seat) => {
      asked.push(seat);
      return at(game.engine.legalActions(state, seat), 0);
    };
    await playOut(game, { start: game.engine.init('sealed', { players: 3 }) }, choose, { watch: () => {} });
    expect(asked.slice(0, 3)).toEqual([0, 1, 2]);
  });
});

describe('A narration', () => {
  const told = async (viewer: Viewer): Promise<Told[]> => {
    const heard: Told[] = [];
    const game = secretive(heard);
    const random = randomPlayer(usualWeights(game), 'secrets');
    const options = { players: 3, rounds: 20 };
    const watch = narration(game, viewer, { print: () => {}, close: () => {} });
    const choose = (state: AnyState, seat: Seat) => random(state, seat, game.engine.legalActions(state, seat));
    await playOut(game, { start: game.engine.init('secrets', options) }, choose, { watch });
    return heard;
  };

  test('tells a seat the cards it draws itself, and no others', async () => {
    const drawn = (await told(1)).flatMap(({ events }) => events.filter(({ type }) => type === 'drawn'));
    const own = drawn.filter((event) => 'seat' in event && event.seat === 1);
    expect(own.length).toBeGreaterThan(0);
    expect(drawn.filter((event) => 'card' in event)).toEqual(own);
  });

  test('tells a spectator no card that is drawn, and shows of the hands what was played alone', async () => {
    const heard = await told('spectator');
    const drawn = heard.flatMap(({ events }) => events.filter(({ type }) => type === 'drawn'));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((event) => 'card' in event)).toEqual([]);
    const played: unknown[] = [];
    let shown = 0;
    for (const { view, events } of heard) {
      for (const event of events) if (event.type === 'played' && 'card' in event) played.push(event.card);
      const { hands }: { hands: number[][] } = JSON.parse(JSON.stringify(view.position));
      const open = hands.flat().filter((card) => card >= 0);
      expect(open.filter((card) => !played.includes(card))).toEqual([]);
      shown += open.length;
    }
    // a card that was played lies in its hand until everybody has reacted
    expect(shown).toBeLessThan(heard.length);
  });
});

interface Told {
  readonly view: View<AnyState>;
  readonly events: readonly { readonly type?: string }[];
}

/** Likes everything equally. */
const indifferent: Expertise = {
  weights: () => ({ consider: () => {}, weightOfType: () => 1, weightOf: () => 1, reasons: {} }),
  values: () => () => [0.5, 0.5],
};

const silence = (): string => '';
const nothing = (): never[] => [];
const label = () => ({ label: '', cost: '', gain: '', text: '' });
const asked = () => ({ short: '', situation: '', own: '', rule: '', text: '' });
/** A text that says nothing. */
const silent: AnyGame['text'] = {
  locale: 'en',
  seat: silence,
  title: '',
  scoring: '',
  amounts: [],
  legend: '',
  opening: silence,
  action: label,
  topic: silence,
  moved: silence,
  groups: nothing,
  summary: silence,
  face: (id) => ({ id, name: '', kind: '', cost: '', effect: '', note: '', edition: '', icons: {} }),
  words: { list: silence, count: silence, signed: silence },
  question: asked,
  event: () => ({ text: '' }),
  refusal: silence,
  reason: silence,
  score: () => ({}),
  card: silence,
  option: silence,
  optionValue: silence,
  sheets: nothing,
  aid: () => [],
  drawing: nothing,
};

/** Hush, a game with hidden hands, told by somebody who only keeps what there is to tell. */
function secretive(heard: Told[]): AnyGame {
  return {
    title: 'Hush',
    engine: hush,
    rules: {},
    refusals: {},
    reconstructed: '',
    text: silent,
    expertise: indifferent,
    narrator: {
      opening: () => [],
      tell: (view, events) => {
        heard.push({ view, events });
        return [];
      },
      board: () => [],
      question: () => '',
      phrase: () => '',
      groups: () => [],
      amounts: [],
      rounds: () => 0,
      result: () => ({}),
      scoring: '',
      reason: (reason) => reason,
    },
  };
}
