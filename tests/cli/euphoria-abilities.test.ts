import { engine } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { abilityText } from '../../packages/cli/src/narrators/euphoria/abilities.js';
import { offersText } from '../../packages/cli/src/narrators/euphoria/effects.js';
import { penaltyText } from '../../packages/cli/src/narrators/euphoria/penalties.js';

const { content } = engine;

/** Rules of recruits that together know every moment, condition, cost, plan and effect. */
const abilities: readonly (readonly [rule: string, text: string])[] = [
  [
    'EUP-RCT.101',
    'having bumped an opponent, for 2 morale: +1 knowledge (for the owner of the bumped worker) and 1 artifact',
  ],
  [
    'EUP-RCT.102',
    'on the tank or a tunnel, having bumped an opponent, for 1 gold to the owner of the bumped worker: 2 artifacts',
  ],
  ['EUP-RCT.103', 'with a visit, on the Cloud Mine, without resources, without artifacts: either 1 water or 1 energy'],
  ['EUP-RCT.104', 'after the roll of workers taken back, all of them from Subterra: either 1 water or 1 stone'],
  ['EUP-RCT.105', 'pays 1 artifact instead, on a construction space: +1 morale'],
  ['EUP-RCT.107', 'after a visit to a market, with a star space free, for 2 artifacts: another star on the territory'],
  [
    'EUP-RCT.107/2',
    'pays 1 artifact instead, on the Ark of Fractured Memories: 1 artifact (for every opponent who wants it)',
  ],
  [
    'EUP-RCT.109',
    'before a roll, an own worker was bumped by an opponent, for 1 bliss to whoever bumps: the face of one die is chosen',
  ],
  ['EUP-RCT.109/2', 'before a roll, an own worker was bumped, for 1 bliss: the face of one die is chosen'],
  ['EUP-RCT.110', 'before the roll of workers taken back, sacrificing one of them: 4 food and 1 resource of choice'],
  ['EUP-RCT.110b', 'with a new worker, for +2 knowledge: 1 artifact'],
  ['EUP-RCT.112', 'on a tunnel, having bumped an opponent, for +2 knowledge: 1 resource of the tunnel and miner +1'],
  ['EUP-RCT.113', 'when taking workers back, with exactly 2 workers: no morale is lost'],
  [
    'EUP-RCT.113/2',
    'before a roll, an own worker was taken back, in a free retrieval, for 1 energy: the face of one die is chosen',
  ],
  ['EUP-RCT.115', 'with a visit, on the Generator, with an equal worker there: either +1 morale or 1 energy'],
  ['EUP-RCT.116', 'pays 1 resource of any kind instead, on a construction space'],
  ['EUP-RCT.116', 'with a payment, on a construction space, if gold is paid: +1 morale and +1 knowledge'],
  [
    'EUP-RCT.117',
    'on a tunnel, having bumped an opponent, the bumped worker was higher, for +1 knowledge: 1 resource of the tunnel',
  ],
  [
    'EUP-RCT.118/2',
    'after placing a star, for 1 artifact: for 1 Book 2 energy, -2 knowledge and +2 morale, for another artifact 1 energy and either +1 morale or -1 knowledge',
  ],
  ['EUP-RCT.119', 'when a market is completed: with a star on the tile +2 morale, without one -2 knowledge'],
  ['EUP-RCT.120', 'after a visit to a market, for +2 knowledge: 2 artifacts, 1 of which goes again'],
  [
    'EUP-RCT.121',
    'when drawing artifacts, after the draw, with cards left to draw, for +1 knowledge, once a turn: 2 more artifacts are turned up, and of them and the last one drawn only equal ones stay',
  ],
  [
    'EUP-RCT.121/2',
    'when drawing artifacts, before the draw, once a turn: 1 more artifact and a look at the hand for everybody, and with two equal artifacts in it 1 artifact (for every opponent)',
  ],
  [
    'EUP-RCT.123',
    'with a visit, on the Generator, the Farm or the Cloud Mine: +1 morale and +1 knowledge (for everybody else there)',
  ],
  ['EUP-RCT.124', 'with a visit, on the Farm, being the highest there: either -1 knowledge or 1 food'],
  ['EUP-RCT.128', 'pays +2 knowledge instead, on the end of a tunnel, without an active recruit of the faction'],
  ['EUP-RCT.129', 'before the roll of workers taken back, sacrificing one of them: 4 bliss and 1 resource of choice'],
  ['EUP-RCT.131', 'after the roll of an opponent, with an equal available worker, for 2 morale: 1 resource of choice'],
  ['EUP-RCT.133', 'after a placement, on a tunnel, sacrificing the placed worker: 2 resources of the tunnel'],
  ['EUP-RCT.133b', 'with a new worker, if it has stayed: the new worker is placed at once'],
  ['EUP-RCT.134', 'pays 1 bliss for a resource of the price, on a built market'],
  [
    'EUP-RCT.135/2',
    'when drawing artifacts, after the draw, for +1 knowledge, once a turn: 2 more artifacts, then 2 cards of the hand go',
  ],
  ['EUP-RCT.137', 'with a visit, on the Aquifer, being the lowest there: either +1 morale or 1 water'],
  ['EUP-RCT.138', 'for every step of morale down: -1 knowledge'],
  ['EUP-RCT.140', 'after losing a worker to a check: 1 resource of choice and 1 artifact'],
  [
    'EUP-RCT.142',
    'when digging, on the Euphorian Tunnel or the Wastelander Tunnel, without artifacts: resource and artifact of the tunnel',
  ],
  ['EUP-RCT.143', 'having bumped an opponent, its owner has no active Subterran, for +2 knowledge: 1 artifact'],
  [
    'EUP-RCT.145',
    'having bumped an opponent, the bumped worker was of equal value, for 2 morale: 1 resource of choice',
  ],
  [
    'EUP-RCT.145/2',
    "before a roll, an opponent's worker was bumped by you, for 1 morale: 1 resource of choice and the bumped worker gets the value of the one that was placed",
  ],
  [
    'EUP-RCT.146/2',
    'after a placement, on a construction space, while the Euphorian allegiance is below 11: Euphorian allegiance +1',
  ],
  ['EUP-RCT.148', 'pays food for bliss'],
  ['EUP-RCT.148', 'with a payment, on a built market, if it was paid so: +1 knowledge and Wastelander allegiance +1'],
  ['EUP-RCT.148b/2', 'pays 1 morale more, on any space in Icarus'],
];

describe('What recruits can do', () => {
  test.each(abilities)('%s: %s', (rule, text) => {
    const texts = content.abilities.flatMap((row, ability) =>
      row.rule === rule ? [abilityText(content, ability)] : [],
    );
    expect(texts).toContain(text);
  });

  test('is told of every condition and effect there is', () => {
    const rules = new Set(abilities.map(([rule]) => rule));
    const [told, others] = [true, false].map((isTold) =>
      content.abilities.filter(({ rule }) => rules.has(rule) === isTold),
    );
    const kinds = (list: typeof told) =>
      new Set(list?.flatMap(({ hook, conditions }) => [hook, ...conditions.map(({ is }) => is)]));
    expect([...kinds(others)].filter((kind) => !kinds(told).has(kind))).toEqual([]);
  });
});

test('Prices name definite goods first, then what is left to choose', () => {
  const priceOf = (id: string): string =>
    offersText(content, [...content.spaces, ...content.tiles].find((place) => place.id === id)?.offers ?? []);
  expect(priceOf('farm')).toBe('free');
  expect(priceOf('ark')).toBe('3 artifacts or 2 equal artifacts');
  expect(priceOf('laboratory-of-selective-genetics')).toBe('1 resource of any kind and 1 artifact');
  expect(priceOf('clinic-of-blind-hindsight')).toBe('1 commodity of any kind and 1 Glasses');
  expect(priceOf('sky-lounge')).toBe('1 bliss and 1 commodity but bliss');
  expect(priceOf('euphorian-a-visit')).toBe('closed');
});

test('Every market has a penalty of its own', () => {
  const texts = content.tiles.map(({ penalty }) => penaltyText(penalty));
  expect(new Set(texts).size).toBe(18);
  expect(texts.filter((text) => !/^players without a star there .+/.test(text))).toEqual([]);
});
