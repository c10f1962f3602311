import { ownGame } from '@rulewright/games/own';
import { describe, expect, test } from 'vitest';
import * as kuhnPoker from '../../examples/games/kuhn-poker.js';
import { spoken } from './served.js';

// What is asked of the words of a game, field by field, of words made up for it.

const question = { short: 'short', situation: 'situation', own: 'own', rule: 'KUHN-1', text: 'text' };
const text = {
  title: 'Kuhn',
  question: () => question,
  opening: () => 'opening',
  sheets: () => [{ title: 'Hands', head: ['a', 'b'], rows: [['1', '2'], ['3']] }],
  drawing: () => ['#.', '.#'],
  action: (_: unknown, { type }: { type: string }) => ({ label: type, cost: '1', gain: '2', text: `${type} for 1` }),
  topic: (_: unknown, { type }: { type: string }) => `to ${type}`,
  event: (_: unknown, { type }: { type: string }) => ({
    text: `${type} happened`,
    style: 'quiet',
    chain: 'c',
    starts: true,
  }),
  score: (_: unknown, seat: number) => ({ chips: `${seat}`, all: '7' }),
  aid: () => [{ title: 'Round', rows: [{ name: 'Bet', text: 'a chip', rule: 'KUHN-1' }] }],
  refusal: ({ code }: { code: string }) => `refused: ${code}`,
  reason: (reason: string) => `because ${reason}`,
  card: (id: string) => `card ${id}`,
  option: (name: string) => `option ${name}`,
  optionValue: (name: string, value: unknown) => `${name} is ${value}`,
  scoring: 'scoring',
  legend: 'legend',
  amounts: ['amount'],
};
const games = [{ ...ownGame(kuhnPoker), text }] as never;
const [type, game] = ['bet', 'kuhn-poker'];

const ofPosition: readonly (readonly [params: object, result: object])[] = [
  [{ question: true }, { question }],
  [{ opening: true }, { opening: 'opening' }],
  [{ tables: true }, { tables: text.sheets() }],
  [{ drawing: true }, { drawing: ['#.', '.#'] }],
  [{ actions: [{ type }] }, { actions: [{ label: 'bet', cost: '1', gain: '2', text: 'bet for 1' }] }],
  [{ topics: [{ type }] }, { topics: ['to bet'] }],
  [{ events: [{ type }] }, { events: [{ text: 'bet happened', style: 'quiet', chain: 'c', starts: true }] }],
  [{ score: 0 }, { score: { chips: '0', all: '7' } }],
  [{}, {}],
];
const ofGame: readonly (readonly [params: object, result: object])[] = [
  [{ refusal: { rule: 'KUHN-1', code: 'late' } }, { refusal: 'refused: late' }],
  [{ reason: 'over' }, { reason: 'because over' }],
  [{ card: 'king' }, { card: 'card king' }],
  [{ option: 'ante' }, { option: 'option ante' }],
  [{ option: 'ante', value: 2 }, { value: 'ante is 2' }],
  [{ scoring: true }, { scoring: 'scoring' }],
  [{ legend: true }, { legend: 'legend' }],
  [{ amounts: true }, { amounts: ['amount'] }],
  [{ value: 2 }, {}],
];

describe('Each field asks for a part, and the answer has the same fields', () => {
  test.each(ofPosition)('of a position: %j', async (params, result) => {
    const { ask } = spoken({ games });
    const { at } = await ask('new', { game, seed: 1 });
    expect(await ask('text', { at, viewer: 1, ...params } as never)).toEqual(result);
    expect(await ask('text', { at: await ask('view', { at, viewer: 1 }), ...params } as never)).toEqual(result);
  });

  test('of a position, all of them at once', async () => {
    const { ask } = spoken({ games });
    const { at } = await ask('new', { game, seed: 1 });
    const all = (of: typeof ofPosition, place: 0 | 1) => Object.assign({}, ...of.map((row) => row[place]));
    expect(await ask('text', { at, viewer: 'spectator', ...all(ofPosition, 0) })).toEqual(all(ofPosition, 1));
  });

  test.each(ofGame)('of a game: %j', async (params, result) => {
    expect(await spoken({ games }).ask('words', { game, ...params } as never)).toEqual(result);
  });

  test('of a game, its aid', async () => {
    expect(await spoken({ games }).ask('aid', { game })).toEqual(text.aid());
  });
});

test('Words of a state want a reader, a game without words has none, and both say so', async () => {
  const { ask, fail } = spoken({ games });
  const { at } = await ask('new', { game, seed: 1 });
  expect(await fail('text', { at, question: true })).toMatchObject({
    code: 2,
    message: expect.stringContaining('no view'),
    data: { issues: [{ path: 'viewer', message: 'give a view, or say who reads' }] },
  });
  const wordless = spoken({ games: [{ ...ownGame(kuhnPoker), text: undefined }] });
  for (const method of ['words', 'aid'])
    expect(await wordless.fail(method, { game })).toMatchObject({
      code: 2,
      data: { summary: 'no words', issues: [{ path: 'game', message: 'kuhn-poker has no text here' }] },
    });
  for (const params of [{ question: false }, { opening: 1 }, { score: -1 }])
    expect(await fail('text', { at, viewer: 0, ...params })).toMatchObject({ code: -32602 });
});
