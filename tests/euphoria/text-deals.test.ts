import { engine } from '@rulewright/euphoria';
import { createText } from '@rulewright/euphoria/text';
import { describe, expect, test } from 'vitest';
import { type Choice, view } from './text-view.js';

// What a board writes on its spaces, in few words and with marks: P2 of the table of the phrases.

const text = createText(engine);
const main: Choice = { kind: 'turn-main', seat: 1 };
const now = view(main);
const deal = (space: string) => text.deal(now, 1, space);
const said = (choices: readonly (readonly { readonly text: string; readonly of: string | null }[])[]): string =>
  choices.map((items) => items.map(({ text, of }) => (of === null ? text : `[${of}] ${text}`)).join(', ')).join(' or ');

describe('The deal of a space', () => {
  test.each([
    ['tank-water', '[water] 3 water', 'morale +2, a worker'],
    ['subterran-tunnel-end', '', '[food] 3 food'],
    ['ark', '[artifact] 3 artifacts or [artifact] 2 alike', '[star] star, here or on a market, allegiance +1'],
    ['nimbus-loft', 'any 3 resources', '[star] star, allegiance +1'],
    ['sky-lounge', '[bliss] 1 bliss, 1 other commodity', 'allegiance +1, any 2 resources'],
    ['wastelander-a-3', '[clay] 1 clay', ''],
    ['euphorian-tunnel', '[energy] 1 energy', '[gold] 1 gold or [artifact] 1 artifact, miner +1'],
  ])('of %s', (space, price, gives) => {
    const { bands, ...found } = deal(space);
    expect([said(found.price), said(found.gives), bands]).toEqual([price, gives, []]);
  });

  test('of a visit has the price of the tile, once there is one', () => {
    expect(said(deal('subterran-a-visit').price)).toBe('any 1 commodity, [artifact] 1 Balloons');
    expect(deal('subterran-b-visit').price).toEqual([]);
    expect(said(deal('subterran-b-visit').gives)).toBe('[star] star, allegiance +1');
  });

  test('of an area is what the next worker gets, by the values that get the same', () => {
    const { price, gives, bands } = deal('farm');
    expect([price, gives]).toEqual([[], []]);
    expect(bands.map((band) => [band.values, said([band.gives])])).toEqual([['1–6', '[food] 2 food, knowledge +1']]);
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const [first = 0, last = first] =
        deal('cloud-mine')
          .bands.map(({ values }) => values.split('–').map(Number))
          .find(([from = 0, to = from]) => from <= value && value <= to) ?? [];
      expect(first).toBeGreaterThan(0);
      const given = engine.ask(now).benefit(1, 'cloud-mine', value);
      expect(engine.ask(now).benefit(1, 'cloud-mine', first)).toEqual(given);
      expect(engine.ask(now).benefit(1, 'cloud-mine', last)).toEqual(given);
    }
  });

  test('of an area is nothing before the tokens are on the tracks', () => {
    const begun = engine.view(engine.init('deals', { players: 3 }), 1);
    const { knowledge } = engine.ask(begun).player(1);
    expect(text.deal(begun, 1, 'farm').bands.length > 0).toBe(knowledge > 0);
  });
});

test('A visit space goes by its tile, once there is one; territories and goods have names too', () => {
  expect(text.face('subterran-a-visit', now).name).toBe('Bemusement Park');
  expect(text.face('wastelander-b')).toMatchObject({ kind: 'site', name: 'the Wastelands B' });
  expect(text.face('icarite')).toMatchObject({ kind: 'territory', name: 'Icarus' });
  expect(text.face('clay')).toMatchObject({ kind: 'good', name: 'clay' });
  expect(text.card('icarite')).toBe('Icarus');
  expect(text.face('dilemma-bat').icons).toMatchObject({ fight: expect.any(String), join: expect.any(String) });
});
