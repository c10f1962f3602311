import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  at,
  begin,
  giveAny,
  guest,
  guests,
  lay,
  type Options,
  rave,
  setClass,
  setExpectation,
  setLaid,
  setShared,
  table,
} from './table.js';

// What the builders of positions make is what play makes.

const monsters = engine.content.monsters.map(({ id }) => ({ id }));

rule.each(
  ['DNE-MON.2', 'DNE-MON.3'],
  'a guest of the builders is at the table as one that was invited, and has raised the expectation no further than that',
  monsters,
  ({ id }) => {
    const built = at((state) => guest(state, id), {}, 1);
    const { expectation, level } = built.state.turn;
    expect([expectation, level, guests(built)]).toEqual([level, level, [id]]);
    const invited = (known: number) =>
      table({}).edit((state) => {
        begin(state);
        setExpectation(state, known);
        giveAny(state, 0, 4);
      });
    const game = invited(expectation).play({ type: 'invite', seat: 0, monster: id });
    while (game.decision?.kind === 'pay-invite') game.play(...game.legal('pay').slice(0, 1));
    if (expectation > 1)
      expect(invited(expectation - 1).refusal({ type: 'invite', seat: 0, monster: id }).code).toBe('level-too-high');
    expect(level).toBe(game.state.turn.level);
  },
);

rule('DNE-MON.2', 'an expectation that lets the guest come stays, and so does one that needs no gate', () => {
  const after = (expectation: number, options: Options = {}) =>
    at((state) => guest(state, 'oxymoron'), options, expectation).state.turn;
  expect(after(15)).toMatchObject({ expectation: 15, level: 15 });
  expect(after(20)).toMatchObject({ expectation: 20, level: 15 });
  expect(after(3, { monsterLevel: 'add' })).toMatchObject({ expectation: 3, level: 15 });
});

rule(
  'DNE-CLS.2',
  'a class that lies before another player is not there to give, and the builder says where it lies',
  () => {
    const build = () =>
      at((state) => {
        setClass(state, 0, 'dj');
        setClass(state, 1, 'dj');
      });
    expect(build).toThrow('no class-dj at classDeck; it lies at players.0.class');
  },
);

rule('DNE-MON.2', 'no expectation lets a guest of level 24 come', () => {
  const build = () =>
    at((state) => {
      setClass(state, 0, 'dj');
      guest(state, 'midgard-serpent');
    });
  expect(build).toThrow('turn.level: expected 20 or less, for midgard-serpent to come, found 24');
});

rule('DNE-MON.2', 'a rave below the level of a guest who has come is refused, by the builder and by load', () => {
  const came = (change: Parameters<typeof at>[0]) => () =>
    at((state) => {
      guest(state, 'oxymoron');
      change?.(state);
    });
  expect(came((state) => rave(state, 14))).toThrow(
    'turn.expectation: expected 15 or more, the level of the guest, found 14',
  );
  expect(came((state) => rave(state, 15))().state.turn.expectation).toBe(15);
  expect(came((state) => setShared(state, { turn: { expectation: 14 } }))).toThrow(
    'turn.level: broken: the turn keeps its limits: expected 14 or less, for a guest that has come, found 15',
  );
  // once the rave has been lost, too
  expect(
    came((state) => {
      rave(state, 16);
      lay(state, 0, 'demo-jing');
      setShared(state, { turn: { expectation: 12 } });
    }),
  ).toThrow('found 15');
});

rule('DNE-CLS.10', 'a card in a line-up takes what is written of it, and what is not written stays', () => {
  const laid = (place: number, changes: Parameters<typeof setLaid>[3]) =>
    at((state) => {
      rave(state, 12, ['vinyl-nevermind', 'demo-jing']);
      setLaid(state, 0, place, changes);
    }).state.lineups[0];
  const before = laid(0, {});
  expect(laid(1, { via: 'inventory', fixed: 4 })).toEqual({ ...before, via: ['hand', 'inventory'], frozen: [-1, 8] });
  expect(laid(0, { base: 1, fixed: null })).toEqual({ ...before, base: [1, 2] });
  expect(() => laid(2, { fixed: 4 })).toThrow('the line-up of seat 0 has no card at 2');
});
