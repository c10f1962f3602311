import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { pass, roll, types } from './plays.js';
import {
  asked,
  at,
  classId,
  cornered,
  discards,
  give,
  giveAny,
  guest,
  hand,
  hire,
  inventory,
  lay,
  type Options,
  rave,
  type State,
  setClass,
  setSouls,
  souls,
  stackClasses,
  store,
} from './table.js';

// The worked examples of the specification with their numbers: escapes, failures and zeroing.

/** P1 alone is in a rave with this monster and has no chance. */
const doomed = (monster: string, recipe: (state: State) => void, options: Options = {}) =>
  at((state) => {
    rave(state, 20);
    guest(state, monster);
    recipe(state);
  }, options);

const hold = { type: 'hold', seat: 0 } as const;
const rollEscape = { type: 'roll-escape', seat: 0 } as const;

rule(['DNE-ESC.3', 'DNE-CLS.26', 'DNE-FAI.4'], 'example 15: the escape succeeds with 5', () => {
  const after = (die: number, ...classes: string[]) =>
    souls(
      doomed('harpies', (state) => {
        setSouls(state, 3);
        giveAny(state, 0, 1);
        for (const id of classes) setClass(state, 0, id);
      })
        .script([die], 'first')
        .play(hold),
    )[0];
  expect([after(4), after(5), after(4, 'alien'), after(3, 'alien')]).toEqual([1, 3, 3, 1]);
});

rule(
  ['DNE-ZER.1', 'DNE-ZER.3', 'DNE-ZER.4', 'DNE-ZER.5', 'DNE-TRN.2', 'DNE-GNL.8'],
  'example 16: zeroed and back',
  () => {
    const game = doomed('elmer', (state) => {
      setSouls(state, 3);
      setClass(state, 0, 'writer');
      hire(state, 0, 'murdoc', 'demo-jing');
      give(state, 0, 'vinyl-am');
      store(state, 0, 'vinyl-igor');
    })
      .script([2], 'first')
      .play(hold);
    expect(discards(game)).toEqual(['vinyl-am', 'vinyl-igor', 'demo-jing']);
    expect([asked(game), game.state.turn.number, souls(game)]).toEqual(['prepare 1', 2, [3, 0, 0]]);
    expect(game.state.players[0]).toMatchObject({ status: 'waiting', class: [], mercenaries: [] });
    game.script([10], 'first').play(roll(1), pass(1)).script([10], 'first').play(roll(2), pass(2));
    expect([asked(game), types(game)]).toEqual(['zero-return 0', ['return', 'surrender']]);
    game.edit((state) => stackClasses(state, 'alien')).play({ type: 'return', seat: 0 });
    expect([souls(game)[0], classId(game, 0), hand(game, 0).length]).toEqual([2, 'class-alien', 7]);
    expect(asked(game)).toBe('overflow 0');
  },
);

rule(['DNE-ZER.2', 'DNE-END.3'], 'example 17: zeroed without a soul', () => {
  const game = doomed('elmer', (state) => giveAny(state, 0, 1), { players: 2 })
    .script([2], 'first')
    .play(hold);
  expect(game.state.players[0]?.status).toBe('eliminated');
  expect(engine.outcome(game.state)).toEqual({
    winners: [1],
    ranking: [[1], [0]],
    scores: [0, 0],
    reason: 'last-player',
  });
});

rule(['DNE-SPC.11', 'DNE-FAI.10'], 'example 33: the Meanderthal', () => {
  const free = at((state) => giveAny(state, 0, 1)).play({ type: 'invite', seat: 0, monster: 'meanderthal' });
  expect([hand(free, 0).length, asked(free)]).toEqual([1, 'prepare 0']);
  const fails = (...cards: string[]) =>
    doomed('meanderthal', (state) => {
      setSouls(state, 2);
      give(state, 0, ...cards);
    })
      .script([1], 'first')
      .play(hold);
  const rich = fails('demo-jing', 'vinyl-nevermind', 'vinyl-in-utero');
  rich.play({ type: 'discard', seat: 0, card: 'vinyl-in-utero' });
  expect([discards(rich), souls(rich)[0]]).toEqual([['vinyl-in-utero'], 2]);
  const poor = fails('demo-jing', 'vinyl-nevermind');
  expect([discards(poor), souls(poor)[0]]).toEqual([[], 1]);
});

rule(['DNE-FAI.3', 'DNE-FAI.9'], 'example 34: the Roc-Star', () => {
  const game = at((state) => {
    cornered(state, 'roc-star');
    give(state, 0, 'demo-jing', 'demo-sol-ortega', 'demo-rouge', 'demo-spawn');
    store(state, 0, 'vinyl-nevermind', 'vinyl-am');
  })
    .script([4])
    .play(rollEscape);
  expect(discards(game)).toEqual(['demo-jing', 'demo-sol-ortega', 'demo-spawn', 'vinyl-nevermind']);
  expect([hand(game, 0), inventory(game, 0)]).toEqual([['demo-rouge'], ['vinyl-am']]);
});

rule(['DNE-SPC.9', 'DNE-SPC.14', 'DNE-ESC.2'], 'example 35: ways out', () => {
  const golem = doomed('stoned-golem', (state) => giveAny(state, 0, 1)).play(hold);
  expect(types(golem)).toEqual(['roll-escape', 'walk-away']);
  golem.play({ type: 'walk-away', seat: 0 });
  expect([discards(golem), asked(golem), golem.state.players[0]?.status]).toEqual([[], 'summary 0', 'active']);
  const bull = doomed('pit-bull', (state) => {
    give(state, 0, 'demo-jing');
    store(state, 0, 'vinyl-am');
  }).play(hold);
  expect(bull.legal()).toEqual([
    { type: 'roll-escape', seat: 0 },
    { type: 'pay-escape', seat: 0, card: 'demo-jing' },
    { type: 'pay-escape', seat: 0, card: 'vinyl-am' },
  ]);
});

rule(['DNE-FAI.14', 'DNE-GNL.1'], 'example 36: the Leprechaun', () => {
  const fails = (options: Options = {}) =>
    at((state) => {
      cornered(state, 'leperchaun');
      give(state, 0, 'demo-jing', 'vinyl-nevermind', 'vinyl-in-utero');
    }, options)
      .script([4])
      .play(rollEscape);
  const take = (seat: number, card: string) => ({ type: 'take', seat, card }) as const;
  const game = fails();
  expect(game.legal()).toEqual([take(1, 'demo-jing'), take(1, 'vinyl-nevermind'), take(1, 'vinyl-in-utero')]);
  game.play(take(1, 'vinyl-in-utero'));
  expect(game.legal()).toEqual([take(2, 'demo-jing'), take(2, 'vinyl-nevermind')]);
  game.play(take(2, 'demo-jing'));
  expect([discards(game), hand(game, 0)]).toEqual([['vinyl-in-utero', 'demo-jing'], ['vinyl-nevermind']]);
  const two = fails({ players: 2 }).play(take(1, 'demo-jing'));
  expect(asked(two)).toBe('failure-take 1');
});

rule(['DNE-CLS.28', 'DNE-ESC.3'], "example 37: a Dragonborn's own total helps in the escape", () => {
  const after = (die: number, ...cards: string[]) =>
    doomed('telemarketer', (state) => {
      setClass(state, 0, 'dragonborn');
      setSouls(state, 1);
      lay(state, 0, ...cards);
      giveAny(state, 0, 1);
    })
      .script([die], 'first')
      .play(hold)
      .events.find(({ type }) => type === 'escape-ended');
  const escaped = { type: 'escape-ended', rule: 'DNE-ESC.3', seat: 0, result: 'rolled', monster: 'telemarketer' };
  const caught = { ...escaped, result: 'failed' };
  expect(after(3, 'vinyl-am', 'vinyl-sleep-party-people')).toEqual(caught); // 15
  expect(after(4, 'vinyl-am', 'vinyl-sleep-party-people')).toEqual(escaped);
  expect(after(3, 'demo-rouge', 'demo-fracture')).toEqual(escaped); // 16
  expect(after(4, 'vinyl-am', 'demo-jing')).toEqual(caught); // 10
});

rule(
  ['DNE-FAI.16', 'DNE-FAI.25', 'DNE-GNL.8', 'DNE-GNL.15'],
  'example 39: the limit counts after the whole effect',
  () => {
    const game = at((state) => {
      cornered(state, 'net-troll');
      setSouls(state, 3, 5, 5);
      giveAny(state, 0, 3);
      store(state, 0, 'vinyl-am', 'vinyl-igor');
      giveAny(state, 1, 5);
    })
      .script([4])
      .play(rollEscape, { type: 'take', seat: 1, card: 'vinyl-am' });
    expect([asked(game), hand(game, 1).length]).toEqual(['failure-take 2', 6]);
    game.play({ type: 'take', seat: 2, card: 'blind' });
    expect([asked(game), hand(game, 0).length, hand(game, 2).length]).toEqual(['overflow 1', 2, 1]);
    game.play({ type: 'drop', seat: 1, card: 'vinyl-am' });
    expect(asked(game)).toBe('summary 0');
  },
);

rule(['DNE-BTY.11', 'DNE-BTY.14', 'DNE-GNL.15'], 'example 41: overflows before the escape of a rival', () => {
  const game = at((state) => {
    rave(state, 16, ['vinyl-delicate-sound-of-thunder', 'vinyl-the-very-best-of-the-doors'], ['demo-jing']);
    guest(state, 'oxymoron');
    giveAny(state, 0, 4);
  });
  game.idleWhile('rave');
  for (const left of [8, 7, 6]) {
    const [card = ''] = hand(game, 0);
    expect([asked(game), hand(game, 0).length]).toEqual(['overflow 0', left]);
    game.play({ type: 'drop', seat: 0, card });
  }
  expect(game.events.filter(({ type }) => type === 'escape-ended')).toHaveLength(1);
  expect(asked(game)).toBe('recover 0');
});
