import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, invade } from './plays.js';
import { owners, throwInto } from './rivals.js';
import {
  begin,
  give,
  lay,
  layFor,
  lineup,
  type Options,
  rave,
  raving,
  type State,
  saviour,
  setClass,
  setExpectation,
  setLaid,
  setPlayer,
  setShared,
  setSouls,
  souls,
  table,
} from './table.js';

// DNE-FIN: final raves.

/** The Host starts a rave with that many souls, after inviting a monster or not. */
const starting = (count: number, options: Options = {}, monster?: string) => {
  const game = table(options).edit((state) => {
    begin(state);
    setExpectation(state, 20);
    setSouls(state, count, 0, 0);
    give(state, 0, 'demo-jing', 'demo-courtesy');
  });
  if (monster !== undefined)
    game.play({ type: 'invite', seat: 0, monster }, { type: 'pay', seat: 0, card: 'demo-jing' });
  return game;
};

rule.each(
  ['DNE-FIN.1', 'DNE-TRN.7', 'DNE-FIN.8', 'DNE-R37'],
  'a Host who could win by this rave may not pass',
  [
    { count: 7, options: {}, may: true },
    { count: 8, options: {}, may: false },
    { count: 9, options: {}, may: false },
    { count: 4, options: { winSouls: 7 }, may: true },
    { count: 5, options: { winSouls: 7 }, may: false },
  ],
  ({ count, options, may }) => {
    const game = starting(count, options);
    expect(game.legal('pass')).toHaveLength(may ? 1 : 0);
    if (!may) expect(game.refusal({ type: 'pass', seat: 0 })).toMatchObject({ rule: 'DNE-FIN.1' });
    game.play({ type: 'start-rave', seat: 0 });
    expect(game.state.rave.final).toBe(!may);
  },
);

rule.each(
  ['DNE-FIN.1', 'DNE-R37'],
  'the printed souls of the monster count for the stake',
  [
    { monster: 'oxymoron', count: 5, final: false },
    { monster: 'oxymoron', count: 6, final: true },
    { monster: 'pukachu', count: 7, final: false },
  ],
  ({ monster, count, final }) => {
    const game = starting(count, {}, monster).play({ type: 'start-rave', seat: 0 });
    expect(game.state.rave.final).toBe(final);
  },
);

/** A final rave that waits for this seat; P1 has a line-up of one card, and so has P2. */
const finale = (seat: number, recipe: (state: State) => void = () => {}, options: Options = {}) =>
  raving(
    seat,
    (state) => {
      setSouls(state, 8);
      lay(state, 0, 'demo-madness');
      lay(state, 1, 'demo-jing');
      for (const [i, card] of ['demo-courtesy', 'demo-jelz', 'demo-smith'].entries()) give(state, i, card);
      recipe(state);
    },
    options,
  );

rule.each(
  ['DNE-FIN.3', 'DNE-RAV.5', 'DNE-RAV.6', 'DNE-RAV.7', 'DNE-RAV.8'],
  'in a final rave everybody throws into the line-ups that are not their own',
  [
    { title: 'the Host', seat: 0, card: 'demo-courtesy', into: [1] },
    { title: 'an invader', seat: 1, card: 'demo-jelz', into: [0] },
    { title: 'a bystander', seat: 2, card: 'demo-smith', into: [0, 1] },
  ],
  ({ seat, card, into }) => {
    const game = finale(seat);
    expect(game.legal('throw')).toEqual(into.map((owner) => throwInto(seat, card, owner)));
    if (into.length === 1)
      expect(game.refusal(throwInto(seat, card, 1 - (into[0] ?? 0)))).toMatchObject({
        rule: 'DNE-FIN.3',
        code: 'own-lineup',
      });
    expect(game.refusal(throwInto(seat, card, 2))).toMatchObject({ rule: 'DNE-FIN.3', code: 'no-such-lineup' });
    expect(game.refusal(throwInto(seat, 'album-enigma', into[0] ?? 0))).toMatchObject({ code: 'not-held' });
  },
);

rule(['DNE-FIN.3', 'DNE-RAV.6'], 'a Saviour throws into the line-ups of invaders only', () => {
  const game = finale(2, (state) => saviour(state, 2));
  expect(game.legal('throw')).toEqual([throwInto(2, 'demo-smith', 1)]);
  expect(game.refusal(throwInto(2, 'demo-smith', 0))).toMatchObject({ code: 'own-lineup' });
});

rule(['DNE-FIN.4', 'DNE-FIN.5', 'DNE-R38'], 'throwing makes nobody a Saviour or an invader', () => {
  const game = finale(2, (state) => give(state, 2, 'demo-nite-fleit'));
  game.play(throwInto(2, 'demo-smith', 1));
  expect(game.events).toEqual([
    {
      type: 'card-played',
      rule: 'DNE-FIN.3',
      seat: 2,
      lineup: 1,
      card: 'demo-smith',
      via: 'hand',
      base: 2,
      value: 0,
      counted: { card: 'demo-smith', by: 2, base: 2, genreSteps: 1, shared: ['electro'], value: 3 },
      total: { from: 2, to: 6 },
      needed: 21,
      leader: -1,
    },
  ]);
  expect([lineup(game, 1), game.state.rave.saviour, owners(game)]).toEqual([['demo-jing', 'demo-smith'], -1, [0, 1]]);
  expect(game.legal('invade')).toEqual([invade(2, 'demo-nite-fleit')]);
  game.play(hold(2));
  expect(game.legal('call')).toEqual([{ type: 'call', seat: 0, target: 2, share: 0, picker: 'host' }]);
});

rule(['DNE-FIN.4', 'DNE-BTY.3'], 'a thrower has neither reward nor loss', () => {
  const game = table().edit((state) => {
    begin(state);
    rave(state, 5, ['demo-jing'], ['demo-courtesy']);
    setSouls(state, 8, 3, 3);
    setShared(state, { rave: { isFinal: true } });
    layFor(state, 1, 2, 'vinyl-am');
  });
  game.play(hold(0));
  expect(souls(game)).toEqual([6, 5, 3]);
});

rule('DNE-FIN.2', 'what is at stake is fixed when the rave starts', () => {
  const game = finale(2, (state) => setPlayer(state, 0, { souls: 1 }));
  expect(game.legal('throw')).toHaveLength(2);
  const calm = raving(2, (state) => {
    setPlayer(state, 0, { souls: 9 });
    give(state, 2, 'demo-smith');
  });
  expect(calm.legal('throw')).toEqual([]);
});

rule.each(
  ['DNE-FIN.7', 'DNE-FAI.23', 'DNE-R52', 'DNE-CLS.20'],
  'who is banned or was expelled throws nothing',
  [
    {
      edit: (state: State) => setPlayer(state, 2, { helpBan: true }),
      rule: 'DNE-FAI.23',
      code: 'help-banned',
    },
    { edit: (state: State) => setShared(state, { rave: { expelled: [2] } }), rule: 'DNE-CLS.20', code: 'was-expelled' },
  ],
  ({ edit, ...refusal }) => {
    const game = finale(2, (state) => {
      setClass(state, 2, 'olivye');
      edit(state);
    });
    expect(game.legal('throw')).toEqual([]);
    expect(game.refusal(throwInto(2, 'demo-smith', 0))).toEqual(refusal);
  },
);

rule(['DNE-FIN.3', 'DNE-FIN.7'], 'a player under the ban may still invade', () => {
  const game = finale(2, (state) => setPlayer(state, 2, { helpBan: true }));
  expect(game.legal()).toEqual([invade(2, 'demo-smith'), hold(2)]);
});

rule.each(
  ['DNE-FIN.6', 'DNE-R39'],
  'an invader wins the game by cards of others, unless the option forbids it',
  [
    { helpedInvaderCap: false, by: 2, after: [6, 10, 0] },
    { helpedInvaderCap: true, by: 2, after: [6, 9, 0] },
    { helpedInvaderCap: true, by: 1, after: [6, 10, 0] },
  ],
  ({ helpedInvaderCap, by, after }) => {
    const game = table({ helpedInvaderCap }).edit((state) => {
      begin(state);
      rave(state, 5, [], ['demo-jing']);
      layFor(state, 1, by, 'vinyl-am');
      setSouls(state, 8, 8, 0);
      setShared(state, { rave: { isFinal: true } });
    });
    game.play(hold(0));
    expect(souls(game)).toEqual(after);
    expect(engine.outcome(game.state)?.winners).toEqual(after[1] === 10 ? [1] : undefined);
  },
);

rule(['DNE-FIN.6', 'DNE-R39'], 'the option limits helped invaders of final raves only', () => {
  const game = table({ helpedInvaderCap: true }).edit((state) => {
    begin(state);
    rave(state, 5, [], ['demo-jing']);
    layFor(state, 1, 2, 'vinyl-am');
    setLaid(state, 1, 1, { via: 'deck' });
    setSouls(state, 3, 9, 0);
    setClass(state, 2, 'alien');
  });
  game.play(hold(0));
  expect(souls(game)).toEqual([1, 11, 0]);
});
