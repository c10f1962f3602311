import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  asked,
  begin,
  discards,
  give,
  giveAny,
  guest,
  hand,
  inventory,
  lay,
  layFor,
  type Options,
  rave,
  type State,
  saviour,
  setClass,
  setPlayer,
  setShared,
  setSouls,
  souls,
  store,
  type Table,
  table,
} from './table.js';

// DNE-ESC: who failed tries to get away from the monster; with what the monsters say about it.

/** Nobody reaches the expectation, the rave closes, and these dice are rolled. */
const failing = (monster: string, recipe: (state: State) => void, draws: readonly number[], options: Options = {}) => {
  const game = table(options).edit((state) => {
    begin(state);
    rave(state, 20);
    guest(state, monster);
    recipe(state);
  });
  return game.script(draws, 'first').play(hold(0));
};
const ended = (game: Table) =>
  game.events.flatMap((event) => (event.type === 'escape-ended' ? [[event.seat, event.result]] : []));
const changes = (game: Table) =>
  game.events.flatMap((event) =>
    event.type === 'souls-changed' ? [[event.seat, event.souls.to - event.souls.from]] : [],
  );

/** The smallest face that escapes from a monster, where it is not 5. */
const EASY: Record<string, number> = { oxymoron: 4, blobgoblin: 3 };
const ASKING = ['floating-nose', 'stoned-golem', 'pit-bull'];

rule.each(
  ['DNE-ESC.3', 'DNE-SPC.3', 'DNE-MON.7'],
  'from this face on a lone Host escapes',
  engine.content.monsters
    .map(({ id }) => ({ monster: id, from: EASY[id] ?? 5 }))
    .filter(({ monster }) => !ASKING.includes(monster)),
  ({ monster, from }) => {
    const after = (face: number) => ended(failing(monster, (state) => setSouls(state, 9), [face]));
    expect(after(from)).toEqual([[0, 'rolled']]);
    expect(after(from - 1)).toEqual([[0, 'failed']]);
  },
);

rule('DNE-ESC.1', 'the next one begins when all choices of the one before are made', () => {
  const game = failing(
    'frog-prince',
    (state) => {
      lay(state, 1, 'demo-jelz');
      giveAny(state, 0, 2);
      giveAny(state, 1, 2);
      for (const seat of state.players.keys()) setPlayer(state, seat, { helpBan: seat !== 0 });
    },
    [],
  );
  game.script([1], 'first').play(hold(1));
  const rolls = () => game.events.filter(({ type }) => type === 'die-rolled').length;
  expect([asked(game), rolls()]).toEqual(['failure-discard 0', 1]);
  const [card = ''] = hand(game, 0);
  game.script([1], 'first').play({ type: 'discard', seat: 0, card });
  expect([asked(game), rolls()]).toEqual(['failure-discard 1', 1]);
});

rule.each(
  ['DNE-ESC.3', 'DNE-CLS.26', 'DNE-SPC.3'],
  'bonuses for the escape add up',
  [
    { monster: 'blobgoblin', cls: 'alien', face: 2, result: 'rolled' },
    { monster: 'blobgoblin', cls: 'alien', face: 1, result: 'failed' },
    { monster: 'oxymoron', cls: 'alien', face: 3, result: 'rolled' },
    { monster: 'oxymoron', cls: 'alien', face: 2, result: 'failed' },
    { monster: 'oxymoron', cls: 'writer', face: 3, result: 'failed' },
  ],
  ({ monster, cls, face, result }) => {
    const game = failing(monster, (state) => setClass(state, 0, cls), [face]);
    expect(ended(game)).toEqual([[0, result]]);
  },
);

rule.each(
  ['DNE-CLS.28', 'DNE-ESC.3', 'DNE-R59'],
  'a line-up that the Dragonborn owns counts, not one that is helped',
  [
    { role: 'invader', face: 3, result: 'rolled' },
    { role: 'invader', face: 2, result: 'failed' },
    { role: 'saviour', face: 4, result: 'failed' },
  ],
  ({ role, face, result }) => {
    const game = failing(
      'telemarketer',
      (state) => {
        setClass(state, 1, 'dragonborn');
        setSouls(state, 1, 1);
        if (role === 'invader')
          lay(state, 1, 'demo-rouge', 'demo-fracture'); // 16
        else {
          saviour(state, 1);
          layFor(state, 0, 1, 'demo-rouge', 'demo-fracture');
        }
      },
      [6, face],
    );
    expect(ended(game)).toEqual([
      [0, 'rolled'],
      [1, result],
    ]);
  },
);

const boosting = (face: number, cards: readonly string[], stored: readonly string[] = []) =>
  failing(
    'harpies',
    (state) => {
      setClass(state, 0, 'netrunner');
      setSouls(state, 5);
      give(state, 0, ...cards);
      store(state, 0, ...stored);
    },
    [face],
  );
const boost = (card: string) => ({ type: 'boost', seat: 0, card }) as const;
const stop = { type: 'stop', seat: 0 } as const;

rule(['DNE-ESC.4', 'DNE-CLS.30'], 'after three boosts, without a card, or when stopped, the result counts', () => {
  const four = boosting(1, ['demo-jing', 'demo-jelz'], ['vinyl-am', 'vinyl-igor']);
  four.play(boost('demo-jing'), boost('demo-jelz'));
  expect(asked(four)).toBe('boost 0');
  four.play(boost('vinyl-am'));
  expect([ended(four), souls(four)[0], inventory(four, 0)]).toEqual([[[0, 'failed']], 3, ['vinyl-igor']]);
  const empty = boosting(3, ['demo-jing']).play(boost('demo-jing'));
  expect([ended(empty), souls(empty)[0]]).toEqual([[[0, 'failed']], 3]);
  const stopped = boosting(4, ['demo-jing']).play(stop);
  expect([ended(stopped), souls(stopped)[0], hand(stopped, 0)]).toEqual([[[0, 'failed']], 3, ['demo-jing']]);
  expect(ended(boosting(4, []))).toEqual([[0, 'failed']]);
  expect(ended(boosting(5, ['demo-jing']))).toEqual([[0, 'rolled']]);
});

rule.each(
  ['DNE-SPC.5', 'DNE-SPC.6', 'DNE-R43'],
  'the poor are released without any loss',
  [
    { monster: 'cyclops', most: 5 },
    { monster: 'bullrog', most: 4 },
    { monster: 'wight-brothers', most: 3 },
  ],
  ({ monster, most }) => {
    const poor = failing(monster, (state) => setSouls(state, most), []);
    expect([ended(poor), souls(poor)[0], asked(poor)]).toEqual([[[0, 'released']], most, 'summary 0']);
    const rich = failing(monster, (state) => setSouls(state, most + 1), [5]);
    expect(ended(rich)).toEqual([[0, 'rolled']]);
  },
);

rule(['DNE-SPC.6', 'DNE-R43'], 'the Wight Brothers take two souls before the roll, whatever it shows', () => {
  const game = (face: number) => failing('wight-brothers', (state) => setSouls(state, 5), [face]);
  expect([changes(game(5)), ended(game(5))]).toEqual([[[0, -2]], [[0, 'rolled']]]);
  expect(changes(game(4))).toEqual([
    [0, -2],
    [0, -3],
  ]);
  const kinds = game(5).events.map(({ type }) => type);
  expect(kinds.indexOf('souls-changed')).toBeLessThan(kinds.indexOf('die-rolled'));
});

rule('DNE-R44', 'the option for Mr Bones changes nothing for other monsters', () => {
  const options = { mrBones: 'greater' } as const;
  expect(changes(failing('harpies', (state) => setSouls(state, 5), [4], options))).toEqual([[0, -2]]);
  expect(changes(failing('harpies', (state) => setSouls(state, 5), [5], options))).toEqual([]);
  expect(changes(failing('wight-brothers', (state) => setSouls(state, 5), [4], options))).toHaveLength(2);
  const prince = failing('frog-prince', (state) => give(state, 0, 'demo-jing'), [4], options);
  expect([discards(prince), asked(prince)]).toEqual([['demo-jing'], 'summary 0']);
});

const shielded = (monster: string, draws: readonly number[], options: Options = {}) =>
  failing(
    monster,
    (state) => {
      setSouls(state, 6);
      setShared(state, { rave: { shielded: [0] } });
      give(state, 0, 'demo-jing', 'demo-jelz');
    },
    draws,
    options,
  );

rule(['DNE-ESC.6', 'DNE-CLS.29'], 'a shield saves souls in every part of the escape, and nothing else', () => {
  for (const game of [
    shielded('wight-brothers', [4]),
    shielded('mr-bones', [4]),
    shielded('mr-bones', [4], { mrBones: 'greater' }),
    shielded('ghoulfiends', [4]),
    shielded('harpies', [4]),
  ])
    expect([changes(game), ended(game)]).toEqual([[], [[0, 'failed']]]);
  const oxymoron = shielded('oxymoron', [3]);
  expect([changes(oxymoron), discards(oxymoron)]).toEqual([[], ['demo-jing', 'demo-jelz']]);
});
