import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { invite, pay, preparing, supply, two } from './invitations.js';
import { hold } from './plays.js';
import {
  asked,
  discards,
  figureId,
  give,
  giveAny,
  guests,
  hand,
  inventory,
  lay,
  type Options,
  put,
  type State,
  setClass,
  setPlayer,
  store,
} from './table.js';

// DNE-MON.1 to DNE-MON.6: invitations.

rule(['DNE-MON.1', 'DNE-TRN.5'], 'a monster is invited after the roll, by the Host, in the preparation', () => {
  const early = preparing(0, two);
  expect(early.legal('invite')).toEqual([]);
  expect(early.refusal(invite('harpies'))).toEqual({ rule: 'DNE-TRN.5', code: 'not-rolled-yet' });
  const game = preparing(20, two);
  expect(engine.explain(game.state, invite('harpies', 1))).toBeDefined();
  expect(game.legal('invite')).toHaveLength(46);
  game.play({ type: 'start-rave', seat: 0 });
  expect([game.legal('invite'), engine.explain(game.state, invite('harpies')) === undefined]).toEqual([[], false]);
});

rule(['DNE-MON.4', 'DNE-MON.5', 'DNE-GNL.4'], 'a held card is the price, and then the monster comes', () => {
  const game = preparing(4, two).play(invite('harpies'));
  expect(game.events).toEqual([{ type: 'monster-invited', rule: 'DNE-MON.1', seat: 0, monster: 'harpies' }]);
  expect([asked(game), game.legal()]).toEqual(['pay-invite 0', [pay('demo-jing'), pay('vinyl-am')]]);
  expect(game.refusal(pay('vinyl-igor'))).toEqual({
    rule: 'DNE-MON.4',
    code: 'not-held',
    details: { card: 'vinyl-igor' },
  });
  game.play(pay('vinyl-am'));
  expect(game.events).toEqual([
    { type: 'cards-discarded', rule: 'DNE-MON.4', seat: 0, cards: ['vinyl-am'], from: 'held' },
    { type: 'monster-came', rule: 'DNE-MON.5', monster: 'harpies', level: 4, expectation: 4 },
  ]);
  expect([guests(game), supply(game).includes('harpies'), game.state.turn.level]).toEqual([['harpies'], false, 4]);
  expect([asked(game), inventory(game, 0), hand(game, 0)]).toEqual(['prepare 0', [], ['demo-jing']]);
});

rule('DNE-MON.1', 'there is one invitation a turn', () => {
  const game = preparing(20, (state) => giveAny(state, 0, 3)).play(invite('harpies'));
  game.play(pay(hand(game, 0)[0] ?? ''));
  expect(game.legal('invite')).toEqual([]);
  expect(game.refusal(invite('salamander'))).toEqual({ rule: 'DNE-MON.1', code: 'invited-already' });
  expect(game.refusal({ type: 'pass', seat: 0 })).toEqual({ rule: 'DNE-TRN.7', code: 'invitation-made' });
});

rule(['DNE-MON.4', 'DNE-GNL.10'], 'without a card nobody can be invited but the Meanderthal', () => {
  const game = preparing(20, () => {});
  expect(game.legal('invite')).toEqual([invite('meanderthal')]);
  expect(game.refusal(invite('harpies'))).toEqual({
    rule: 'DNE-MON.4',
    code: 'price-too-high',
    details: { monster: 'harpies', handCards: 0, heldCards: 1 },
  });
});

rule('DNE-MON.2', 'only a monster of the supply can be invited', () => {
  const game = preparing(20, (state) => {
    two(state);
    put(state, 'monsterDiscard', ['harpies']);
  });
  for (const monster of ['harpies', 'any'])
    expect(game.refusal(invite(monster))).toEqual({ rule: 'DNE-MON.2', code: 'no-such-monster', details: { monster } });
  for (const found of ['murdoc', 'constructor'])
    expect(game.refusal(invite(found))).toEqual({
      rule: 'CORE-ACT.1',
      code: 'unknown-name',
      details: { field: 'monster', found },
    });
  expect(game.refusal(invite('hapries'))).toMatchObject({ code: 'unknown-name', details: { similar: 'harpies' } });
});

rule(['DNE-SPC.11', 'DNE-R21', 'DNE-MON.2'], 'the Meanderthal comes for free, but not above the expectation', () => {
  const game = preparing(10, () => {}).play(invite('meanderthal'));
  expect([guests(game), discards(game), asked(game)]).toEqual([['meanderthal'], [], 'prepare 0']);
  expect(preparing(9, () => {}).refusal(invite('meanderthal'))).toEqual({
    rule: 'DNE-MON.2',
    code: 'level-too-high',
    details: { monster: 'meanderthal', level: 10, expectation: 9 },
  });
});

rule(['DNE-SPC.15', 'DNE-MON.5'], 'the Tongue Demon wants a hand card first, then any held card', () => {
  const game = preparing(12, (state) => {
    give(state, 0, 'demo-jing', 'demo-jelz');
    store(state, 0, 'vinyl-am');
  }).play(invite('tongue-demon'));
  expect(game.decision?.rule).toBe('DNE-SPC.15');
  expect(game.legal()).toEqual([pay('demo-jing'), pay('demo-jelz')]);
  expect(game.refusal(pay('vinyl-am'))).toEqual({
    rule: 'DNE-SPC.15',
    code: 'not-in-hand',
    details: { card: 'vinyl-am' },
  });
  game.play(pay('demo-jelz'));
  expect(game.decision?.rule).toBe('DNE-MON.4');
  expect(game.legal()).toEqual([pay('demo-jing'), pay('vinyl-am')]);
  game.play(pay('vinyl-am'));
  expect([discards(game), guests(game)]).toEqual([['demo-jelz', 'vinyl-am'], ['tongue-demon']]);
});

rule.each(
  ['DNE-SPC.15', 'DNE-MON.4'],
  'the Tongue Demon costs two cards, one of them from the hand',
  [
    { cards: ['demo-jing'], stored: [], legal: false },
    { cards: ['demo-jing', 'demo-jelz'], stored: [], legal: true },
    { cards: ['demo-jing'], stored: ['vinyl-am'], legal: true },
    { cards: [], stored: ['vinyl-am', 'vinyl-igor'], legal: false },
  ],
  ({ cards, stored, legal }) => {
    const game = preparing(12, (state) => {
      give(state, 0, ...cards);
      store(state, 0, ...stored);
    });
    expect(game.legal('invite').some(({ monster }) => monster === 'tongue-demon')).toBe(legal);
  },
);

rule(['DNE-SPC.4', 'DNE-MON.1'], 'the Frog Prince comes alone, without the Tongue Demon', () => {
  const game = preparing(12, (state) => giveAny(state, 0, 4)).play(invite('frog-prince'));
  game.play(pay(hand(game, 0)[0] ?? ''));
  expect([guests(game), game.state.turn.level, hand(game, 0).length]).toEqual([['frog-prince'], 6, 3]);
  expect(supply(game)).toContain('tongue-demon');
  expect(game.refusal(invite('tongue-demon'))).toEqual({ rule: 'DNE-MON.1', code: 'invited-already' });
});

rule(['DNE-MON.6', 'DNE-R20'], 'by default the level changes no expectation; added, it does, and gates nobody', () => {
  const closes = (card: string, options: Options) => {
    const game = preparing(5, (state) => give(state, 0, 'demo-courtesy', 'demo-jelz'), options);
    game.play(invite('a-cute-angel'), pay('demo-courtesy'), { type: 'start-rave', seat: 0 });
    game.edit((state) => {
      setPlayer(state, 0, { hand: [] });
      lay(state, 0, ...card.split(' '));
    });
    return game.play(hold(0)).state.rave.winner;
  };
  expect([closes('demo-rouge', {}), closes('vinyl-in-utero', {})]).toEqual([-1, 0]);
  const add = { monsterLevel: 'add' } as const;
  expect([closes('album-enigma', add), closes('vinyl-am demo-jing', add)]).toEqual([-1, 0]);
  const low = preparing(1, two, add);
  expect(low.legal('invite')).toHaveLength(46);
});

const random = (expectation: number, recipe: (state: State) => void = two, options: Options = {}) =>
  preparing(expectation, recipe, { monsterChoice: 'random', ...options });

rule('DNE-R13', 'chance names any eligible monster once the price is paid', () => {
  const game = random(2, (state) => {
    two(state);
    setClass(state, 0, 'alien');
  });
  expect(game.legal('invite')).toEqual([invite('any')]);
  expect(game.refusal(invite('mr-bones'))).toEqual({
    rule: 'DNE-R13',
    code: 'no-such-monster',
    details: { monster: 'mr-bones' },
  });
  game.play(invite('any'));
  expect([game.events, asked(game)]).toEqual([[{ type: 'anybody-invited', rule: 'DNE-R13', seat: 0 }], 'pay-invite 0']);
  const outcomes = engine.chanceOutcomes(game.state, pay('demo-jing'));
  const names = outcomes.map(({ state }) => `${state.monster.map(figureId)} ${state.agenda.at(-1)?.kind}`).sort();
  const eligible = 'blobgoblin centaurpede minor-god mr-bones pinball-lizard pit-bull the-brothers-grimm under-the-bed';
  expect(names).toEqual(eligible.split(' ').map((name) => `${name} prepare`));
  expect(outcomes.map(({ probability }) => probability)).toEqual(Array(8).fill({ numerator: 1, denominator: 8 }));
  game.script(['mr-bones']).play(pay('demo-jing'));
  expect(game.events.slice(1)).toEqual([
    { type: 'monster-invited', rule: 'DNE-R13', seat: 0, monster: 'mr-bones' },
    { type: 'monster-came', rule: 'DNE-MON.5', monster: 'mr-bones', level: 2, expectation: 2 },
  ]);
  expect([supply(game).includes('mr-bones'), game.refusal(invite('any')).code]).toEqual([false, 'invited-already']);
});

rule(['DNE-R13', 'DNE-MON.4'], 'chance is not asked when nobody could come, or without a card', () => {
  const nobody = random(3, (state) => {
    two(state);
    const low = engine.content.monsters.filter(({ level }) => level <= 4);
    put(
      state,
      'monsterDiscard',
      low.map(({ id }) => id),
    );
  });
  expect(nobody.refusal(invite('any'))).toEqual({
    rule: 'DNE-R13',
    code: 'no-such-monster',
    details: { monster: 'any' },
  });
  expect(random(20, () => {}).refusal(invite('any'))).toEqual({
    rule: 'DNE-MON.4',
    code: 'price-too-high',
    details: { monster: 'any' },
  });
});

rule.each(
  ['DNE-R13', 'DNE-SPC.11', 'DNE-SPC.15'],
  'where chance names the monster, it costs one card',
  [{ monster: 'meanderthal' }, { monster: 'tongue-demon' }],
  ({ monster }) => {
    const game = random(12).play(invite('any'));
    game.script([monster]).play(pay('vinyl-am'));
    expect([guests(game), discards(game), asked(game)]).toEqual([[monster], ['vinyl-am'], 'prepare 0']);
  },
);
