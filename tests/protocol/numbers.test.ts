import { describe, expect, test } from 'vitest';
import { serve } from '../../packages/protocol/src/index.js';
import { methods } from '../../packages/protocol/src/methods.js';
import { toUtf8 } from '../../packages/protocol/src/utf8.js';
import { games, spoken } from './served.js';

// Numbers are kept or refused, never rounded; what others send for nothing is nothing.

const BEYOND = ['9007199254740992', '9007199254740993', '8466830112817644860', '-9007199254740992', '1e21'];

describe('A whole number beyond 2^53', () => {
  test.each(BEYOND)('%s as an id is refused, and told', async (id) => {
    const { send } = spoken();
    expect(await send(`{"jsonrpc":"2.0","id":${id},"method":"games"}`)).toMatchObject({
      id: null,
      error: { code: -32600, message: expect.stringMatching(/id: a whole number beyond 2\^53 .* as text/) },
    });
    expect(await send(`[{"jsonrpc":"2.0","id":${id},"method":"games"}]`)).toMatchObject([
      { id: null, error: { code: -32600 } },
    ]);
  });

  test.each([
    ['"8466830112817644860"', '8466830112817644860'],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['1.5', 1.5],
    ['0', 0],
    ['""', ''],
  ])('%s is an id that comes back', async (id, back) => {
    expect(await spoken().send(`{"jsonrpc":"2.0","id":${id},"method":"hello"}`)).toMatchObject({ id: back });
  });

  test.each(BEYOND)('%s as a seed is refused by every method that takes one', async (seed) => {
    const { send } = spoken();
    const seeded = Object.entries(methods).filter(([, { params }]) => 'seed' in params.def.shape);
    expect(seeded.map(([name]) => name)).toEqual([
      'new',
      'reseed',
      'chances',
      'deal',
      'simulate',
      'playouts',
      'suggest',
    ]);
    for (const [method] of seeded) {
      const answer = await send(
        `{"jsonrpc":"2.0","id":1,"method":"${method}","params":{"game":"emix","at":1,"bot":"uniform","seed":${seed}}}`,
      );
      expect(answer).toMatchObject({ error: { code: -32602 } });
      expect(JSON.stringify(answer)).toContain('send it as text');
    }
  });

  test.each(BEYOND)('%s as a handle or a seat is refused', async (number) => {
    const { send } = spoken();
    for (const params of [`{"at":${number},"viewer":0}`, `{"at":1,"viewer":${number}}`])
      expect(await send(`{"jsonrpc":"2.0","id":1,"method":"view","params":${params}}`)).toMatchObject({
        error: { code: -32602 },
      });
  });
});

describe('Parameters', () => {
  const empty = Object.entries(methods).filter(([, { params }]) => params.safeParse({}).success);
  test.each(empty.map(([name]) => name))('of %s may be absent, empty or null', async (method) => {
    for (const params of ['', ',"params":{}', ',"params":[]', ',"params":null'])
      expect(await spoken().send(`{"jsonrpc":"2.0","id":1,"method":"${method}"${params}}`)).toHaveProperty('result');
  });

  test.each(['[1]', '"text"', '7', 'true', '["ecologic"]'])(
    'that are %s are refused where they stand',
    async (params) => {
      for (const method of ['games', 'new'])
        expect(await spoken().send(`{"jsonrpc":"2.0","id":"x","method":"${method}","params":${params}}`)).toMatchObject(
          {
            id: 'x',
            error: { code: -32602, message: expect.stringContaining(`not the parameters of ${method}: Invalid input`) },
          },
        );
      expect(await spoken().send(`{"jsonrpc":"2.0","method":"games","params":${params}}`)).toBeUndefined();
    },
  );
});

describe('Bytes and texts', () => {
  const texts = ['', 'a', 'ж', '€', '😀', '\ud83d\ude00 und so', '%41', 'a\u0000b', '\uffff'];
  test.each(texts)('%j become the same bytes on a host without encoders', (text) => {
    const known = globalThis.TextEncoder;
    const expected = new TextEncoder().encode(text);
    try {
      Reflect.deleteProperty(globalThis, 'TextEncoder');
      expect([...toUtf8(text)]).toEqual([...expected]);
    } finally {
      globalThis.TextEncoder = known;
    }
  });

  test('are served on a host without encoders, where what is no UTF-8 is told', async () => {
    const [encoder, decoder] = [globalThis.TextEncoder, globalThis.TextDecoder];
    const request = encoder.prototype.encode.call(
      new encoder(),
      '\ufeff{"jsonrpc":"2.0","id":"ж","method":"nothing"}\n',
    );
    const lines: string[] = [];
    try {
      Reflect.deleteProperty(globalThis, 'TextEncoder');
      Reflect.deleteProperty(globalThis, 'TextDecoder');
      const input = (async function* () {
        yield request;
        yield Uint8Array.from([0xff, 10]);
        yield '{"jsonrpc":"2.0","id":"є","method":"nothing"}\n';
      })();
      await serve({ input, write: (line) => lines.push(line) }, { games });
    } finally {
      globalThis.TextEncoder = encoder;
      globalThis.TextDecoder = decoder;
    }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 'ж', error: { code: -32601 } },
      { id: null, error: { code: -32700, message: 'the line is not UTF-8' } },
      { id: 'є', error: { code: -32601 } },
    ]);
  });
});
