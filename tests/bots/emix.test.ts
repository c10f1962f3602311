import { expertise } from '@rulewright/bots/emix';
import { type EmixAction, engine } from '@rulewright/emix';
import { begin, give, setKarma, setMarkers, setPlayer, setPool } from '@rulewright/emix/positions';
import { describe, expect, test } from 'vitest';
import { table } from '../emix/table.js';
import { ahead, thoughts } from './known.js';

type State = Parameters<typeof begin>[0];
/** A game of two in which seat 0 acts, on the upper side unless the recipe says otherwise. */
function thinking(recipe: (state: State) => void = () => {}, ...records: State['agenda']) {
  const { state } = table({ players: 2 }).edit((draft) => {
    begin(draft, ...(records.length > 0 ? records : [{ kind: 'action' as const, seat: 0 }]));
    setPlayer(draft, 0, { marker: 10 });
    recipe(draft);
  });
  return thoughts(engine, expertise, state, 0);
}
/** The weight of what is worth that many cells. */
const cells = (worth: number): number => Math.exp(worth / 1.2);

describe('Who knows Emix', () => {
  test.each([
    ['pos', 10, cells(2)],
    ['neg', 10, cells(-2)],
    ['pos', -10, cells(-2)],
    ['neg', -10, cells(2)],
  ] as const)('takes a %s emon with the marker at %i with weight %d', (colour, marker, weight) => {
    const { of } = thinking((state) => {
      setPlayer(state, 0, { marker });
    });
    expect(of({ type: 'take-emon', seat: 0, colour })).toBeCloseTo(weight, 9);
  });

  const play = (card: string, target: number, pos = 0): EmixAction => ({ type: 'play', seat: 0, card, target, pos });
  test.each([
    ['a die of its own colour for itself', play('joy', 0), 3.5],
    ['a die of the other colour for itself', play('anger', 0), -3.5],
    ['the same for an opponent on the other side', play('anger', 1), -3.5],
    ['and for an opponent on the other side its own way', play('joy', 1), 3.5],
    ['two emons and another action', play('inspiration', 0), 4],
    ['what is spent on others comes back doubled', play('care', 1, 1), 1 + 3 + 3],
  ])('weighs %s', (_, action, worth) => {
    const { of } = thinking((state) => {
      setPlayer(state, 1, { marker: -10 });
      setPool(state, 0, 3, 0);
      give(state, 0, 'joy');
    });
    const capped = Math.min(7.2, worth);
    // three emons given away are three fewer for the giver
    const expected = action.type === 'play' && action.card === 'care' ? 1 : capped;
    expect(of(action)).toBeCloseTo(cells(expected), 9);
  });

  test('splits emons towards its own side, and away from the side of others', () => {
    const split = (target: number) =>
      thinking(() => {}, { kind: 'split', seat: 0, verb: 'gain', human: 0, target, amount: 2 });
    expect([0, 1, 2].map((pos) => split(0).of({ type: 'split', seat: 0, pos }))).toEqual([-2, 0, 2].map(cells));
  });

  test.each([
    ['draw', cells(0.4)],
    ['stop', 0.2],
    ['pass', 1],
  ] as const)('gives %s the weight %d anywhere', (type, weight) => {
    expect(thinking().type(type)).toBeCloseTo(weight, 12);
  });
});

describe('The values of Emix', () => {
  const SCALE = 8 + 2 * 8;
  test.each([
    ['markers as far from 0, whichever side', () => {}, [20, -20], 0.5],
    ['a marker that is ten cells ahead', () => {}, [30, -20], ahead(10 / SCALE)],
    ['emons that are still in the pool', (state: State) => setPool(state, 0, 6, 2), [20, 20], ahead(4 / SCALE)],
    ['karma that waits', (state: State) => setKarma(state, 1, 0, 6), [20, -20], ahead(-6 / SCALE)],
  ] as const)('counts %s', (_, recipe, markers, standing) => {
    const { standing: found } = thinking((state) => {
      setMarkers(state, ...markers);
      recipe(state);
    });
    expect(found).toBeCloseTo(standing, 12);
  });
});
