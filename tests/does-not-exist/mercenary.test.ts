import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  begin,
  discards,
  figure,
  figureId,
  give,
  hire,
  lay,
  lineup,
  mercenaries,
  type Options,
  raving,
  type State,
  saviour,
  setPlayer,
  setShared,
  type Table,
  table,
  under,
} from './table.js';

// DNE-MRC.5 to DNE-MRC.10: what mercenaries do in a rave.
const ask = (mercenary: string, seat = 0) => ({ type: 'ask-mercenary', seat, mercenary }) as const;

/** A rave against an expectation of 20 in which seat 0, the Host, is asked, or another seat. */
const at = (recipe: (state: State) => void, options: Options = {}, seat = 0): Table => raving(seat, recipe, options);

rule('DNE-MRC.5', 'cards under a mercenary are not held', () => {
  const game = table().edit((state) => {
    begin(state);
    hire(state, 0, 'murdoc', 'demo-jing', 'demo-jelz');
    give(state, 0, 'demo-smith');
    give(state, 1, 'demo-madness');
  });
  expect(game.legal('recruit')).toEqual([{ type: 'recruit', seat: 0, card: 'demo-smith' }]);
  expect(game.refusal({ type: 'recruit', seat: 0, card: 'demo-jing' })).toEqual({
    rule: 'DNE-MRC.1',
    code: 'not-held',
    details: { card: 'demo-jing' },
  });
  game.play({ type: 'trade-open', seat: 0, target: 1 });
  expect(game.refusal({ type: 'give', seat: 0, card: 'demo-jing' })).toEqual({
    rule: 'DNE-TRD.2',
    code: 'not-held',
    details: { card: 'demo-jing' },
  });
  const inRave = at((state) => {
    hire(state, 0, 'murdoc', 'demo-jing');
    give(state, 0, 'demo-smith');
  });
  expect(inRave.refusal({ type: 'play', seat: 0, card: 'demo-jing' })).toMatchObject({ code: 'not-held' });
  expect(inRave.legal('play')).toEqual([{ type: 'play', seat: 0, card: 'demo-smith' }]);
});

rule(
  ['DNE-MRC.6', 'DNE-MRC.7', 'DNE-R56'],
  'mercenaries of the Host throw a card by chance, in any mixture, and leave empty',
  () => {
    const game = at((state) => {
      hire(state, 0, 'murdoc', 'demo-jing', 'demo-jelz');
      hire(state, 0, 'noodle', 'demo-smith', 'demo-madness');
      hire(state, 0, 'lucio');
      give(state, 0, 'demo-courtesy');
    });
    expect(game.legal('ask-mercenary')).toEqual([ask('murdoc'), ask('noodle')]);
    expect(game.refusal(ask('lucio'))).toEqual({
      rule: 'DNE-MRC.4',
      code: 'mercenary-without-cards',
      details: { mercenary: 'lucio' },
    });
    expect(game.refusal(ask('felix'))).toEqual({
      rule: 'DNE-MRC.6',
      code: 'no-such-mercenary',
      details: { mercenary: 'felix' },
    });
    const thrown = engine.chanceOutcomes(game.state, ask('murdoc')).map(({ state }) => lineup({ state }, 0));
    expect(thrown).toEqual([['demo-jing'], ['demo-jelz']]);
    game.script(['demo-jelz']).play(ask('murdoc'));
    expect(game.events).toEqual([
      {
        type: 'card-played',
        rule: 'DNE-MRC.6',
        seat: 0,
        lineup: 0,
        card: 'demo-jelz',
        via: 'mercenary',
        base: 2,
        value: 0,
        counted: { card: 'demo-jelz', by: 0, base: 2, genreSteps: 0, shared: [], value: 2 },
        total: { from: 0, to: 2 },
        needed: 21,
        leader: -1,
      },
    ]);
    game.script(['demo-smith']).play(ask('noodle'));
    expect([mercenaries(game, 0), under(game, 0), game.state.players[0]?.thrown]).toEqual([
      ['murdoc', 'noodle', 'lucio'],
      [['demo-jing'], ['demo-madness'], []],
      [1, 1, 0],
    ]);
    game.play(ask('murdoc'));
    expect(game.events).toEqual([
      {
        type: 'card-played',
        rule: 'DNE-MRC.6',
        seat: 0,
        lineup: 0,
        card: 'demo-jing',
        via: 'mercenary',
        base: 2,
        value: 0,
        counted: { card: 'demo-jing', by: 0, base: 2, genreSteps: 1, shared: ['electro'], value: 3 },
        total: { from: 6, to: 9 },
        needed: 21,
        leader: -1,
      },
      { type: 'mercenary-left', rule: 'DNE-MRC.7', seat: 0, mercenary: 'murdoc' },
    ]);
    expect([mercenaries(game, 0), under(game, 0), game.state.players[0]?.thrown]).toEqual([
      ['noodle', 'lucio'],
      [['demo-madness'], []],
      [1, 0],
    ]);
    expect([lineup(game, 0), game.state.mercenaryDiscard.map(figureId), discards(game)]).toEqual([
      ['demo-jelz', 'demo-smith', 'demo-jing'],
      ['murdoc'],
      [],
    ]);
    expect(game.state.lineups[0]?.by).toEqual([0, 0, 0]);
    expect(game.legal('ask-mercenary')).toEqual([ask('noodle')]);
  },
);

rule(['DNE-MRC.6', 'DNE-RAV.3'], 'asking a mercenary makes earlier holds void', () => {
  const game = at((state) => {
    hire(state, 0, 'murdoc', 'demo-jing', 'demo-jelz');
    give(state, 1, 'demo-smith');
    setShared(state, { rave: { holds: 2 } });
  }).play(ask('murdoc'));
  expect([asked(game), game.state.rave.holds]).toEqual(['rave 0', 0]);
});

rule.each(
  'DNE-MRC.6',
  'a mercenary is asked while the line-up does not lead',
  [
    { expectation: 8, may: true },
    { expectation: 7, may: false },
  ],
  ({ expectation, may }) => {
    const game = at((state) => {
      setShared(state, { turn: { expectation } });
      lay(state, 0, 'vinyl-am');
      hire(state, 0, 'murdoc', 'demo-jing');
      give(state, 0, 'demo-smith');
    });
    expect(game.legal('ask-mercenary')).toEqual(may ? [ask('murdoc')] : []);
    if (!may) expect(game.refusal(ask('murdoc'))).toEqual({ rule: 'DNE-MRC.6', code: 'leading' });
  },
);

rule(['DNE-MRC.6', 'DNE-MRC.9', 'DNE-RAV.10'], 'behind a rival who leads both may ask, in front neither', () => {
  const game = (seat: number) =>
    at(
      (state) => {
        setShared(state, { turn: { expectation: 5 } });
        lay(state, 0, 'vinyl-am');
        lay(state, 1, 'vinyl-in-utero');
        hire(state, seat, 'murdoc', 'demo-jing');
        give(state, seat, 'demo-smith');
      },
      {},
      seat,
    );
  expect(game(0).refusal(ask('murdoc'))).toEqual({ rule: 'DNE-MRC.6', code: 'leading' });
  expect(game(1).legal('ask-mercenary')).toEqual([ask('murdoc', 1)]);
});

rule('DNE-MRC.9', 'an invader is refused by the rule for invaders', () => {
  const game = (expectation: number) =>
    at(
      (state) => {
        setShared(state, { turn: { expectation } });
        lay(state, 1, 'vinyl-in-utero');
        hire(state, 1, 'murdoc', 'demo-jing');
        give(state, 1, 'demo-smith');
      },
      {},
      1,
    );
  expect(game(5).refusal(ask('murdoc', 1))).toEqual({ rule: 'DNE-MRC.9', code: 'leading' });
  expect(game(6).refusal(ask('felix', 1))).toEqual({
    rule: 'DNE-MRC.9',
    code: 'no-such-mercenary',
    details: { mercenary: 'felix' },
  });
});

rule.each(
  ['DNE-MRC.7', 'DNE-R56'],
  'a mercenary of the Host leaves without a card, or after two cards in all',
  [
    { mercenaryLeaves: 'whenEmpty', thrown: 0, cards: 3, stays: true, pile: [] },
    { mercenaryLeaves: 'whenEmpty', thrown: 1, cards: 3, stays: true, pile: [] },
    { mercenaryLeaves: 'whenEmpty', thrown: 0, cards: 1, stays: false, pile: [] },
    { mercenaryLeaves: 'afterTwo', thrown: 0, cards: 3, stays: true, pile: [] },
    { mercenaryLeaves: 'afterTwo', thrown: 1, cards: 3, stays: false, pile: ['demo-smith', 'demo-jelz'] },
    { mercenaryLeaves: 'afterTwo', thrown: 1, cards: 1, stays: false, pile: [] },
  ],
  ({ mercenaryLeaves, thrown, cards, stays, pile }) => {
    const game = at(
      (state) => {
        const hidden = ['demo-jing', 'demo-jelz', 'demo-smith'].slice(0, cards);
        setPlayer(state, 0, { mercenaries: [{ mercenary: 'murdoc', hidden, thrown }] });
        give(state, 0, 'demo-courtesy');
      },
      { mercenaryLeaves },
    );
    // what is thrown, and what is discarded first of the others
    game.script([...(cards > 1 ? ['demo-jing'] : []), ...pile.slice(0, 1)]).play(ask('murdoc'));
    expect([mercenaries(game, 0), lineup(game, 0), discards(game)]).toEqual([
      stays ? ['murdoc'] : [],
      ['demo-jing'],
      [...pile],
    ]);
    if (stays) expect(game.state.players[0]?.thrown).toEqual([thrown + 1]);
    const rule = mercenaryLeaves === 'afterTwo' ? 'DNE-R56' : 'DNE-MRC.7';
    expect(game.events.filter(({ type }) => type === 'mercenary-left')).toEqual(
      stays ? [] : [{ type: 'mercenary-left', rule, seat: 0, mercenary: 'murdoc' }],
    );
  },
);

rule.each(
  'DNE-MRC.9',
  'the mercenary of an invader adds one card, leaves at once, and its other cards are discarded',
  [{ mercenaryLeaves: 'whenEmpty' }, { mercenaryLeaves: 'afterTwo' }],
  ({ mercenaryLeaves }) => {
    const game = at(
      (state) => {
        lay(state, 1, 'demo-smith');
        hire(state, 1, 'murdoc', 'demo-jing', 'demo-jelz', 'demo-madness');
        hire(state, 1, 'noodle', 'demo-courtesy');
      },
      { mercenaryLeaves },
      1,
    )
      .script(['demo-jing', 'demo-madness'])
      .play(ask('murdoc', 1));
    expect(game.events.slice(0, 3)).toEqual([
      {
        type: 'card-played',
        rule: 'DNE-MRC.9',
        seat: 1,
        lineup: 1,
        card: 'demo-jing',
        via: 'mercenary',
        base: 2,
        value: 0,
        counted: { card: 'demo-jing', by: 1, base: 2, genreSteps: 1, shared: ['electro'], value: 3 },
        total: { from: 2, to: 6 },
        needed: 21,
        leader: -1,
      },
      { type: 'mercenary-left', rule: 'DNE-MRC.9', seat: 1, mercenary: 'murdoc' },
      { type: 'cards-discarded', rule: 'DNE-MRC.9', seat: 1, cards: ['demo-madness', 'demo-jelz'], from: 'mercenary' },
    ]);
    expect([mercenaries(game, 1), under(game, 1), lineup(game, 1), discards(game)]).toEqual([
      ['noodle'],
      [['demo-courtesy']],
      ['demo-smith', 'demo-jing'],
      ['demo-madness', 'demo-jelz'],
    ]);
  },
);

rule(['DNE-MRC.10', 'DNE-R27'], 'neither a Saviour nor a bystander asks mercenaries', () => {
  const game = (recipe: (state: State) => void) =>
    at(
      (state) => {
        hire(state, 1, 'murdoc', 'demo-jing');
        give(state, 1, 'demo-smith');
        recipe(state);
      },
      {},
      1,
    );
  for (const part of [() => {}, (state: State) => saviour(state, 1)]) {
    expect(game(part).refusal(ask('murdoc', 1))).toEqual({ rule: 'DNE-MRC.10', code: 'no-role' });
    expect(game(part).legal('ask-mercenary')).toEqual([]);
  }
});

rule(
  ['DNE-MRC.7', 'DNE-SPC.1', 'DNE-R54'],
  'The Hand of Fate is used up like any other, and goes to the monsters',
  () => {
    const game = at((state) => {
      hire(state, 0, 'the-hand-of-fate', 'demo-jing', 'demo-jelz');
      give(state, 0, 'demo-courtesy');
    })
      .script(['demo-jing'])
      .play(ask('the-hand-of-fate'));
    expect([mercenaries(game, 0), under(game, 0)]).toEqual([['the-hand-of-fate'], [['demo-jelz']]]);
    game.play(ask('the-hand-of-fate'));
    expect([mercenaries(game, 0), game.state.mercenaryDiscard, game.state.monsterDiscard]).toEqual([
      [],
      [],
      [figure('the-hand-of-fate')],
    ]);
  },
);
