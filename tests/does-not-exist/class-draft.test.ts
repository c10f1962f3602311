import { basePack } from '@rulewright/does-not-exist';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { engineFor } from './packs.js';
import { pass } from './plays.js';
import {
  asked,
  beforeTurn,
  discard,
  discards,
  give,
  giveAny,
  hand,
  leaveAny,
  type Options,
  type State,
  setClass,
  stack,
  store,
  type Table,
  table,
} from './table.js';

// DNE-CLS.15, DNE-CLS.18: the drafts of DJ and Tattooist.

const draft = (source: 'deck' | 'discard') => ({ type: 'draft', seat: 0, source }) as const;
const drop = (card: string) => ({ type: 'discard', seat: 0, card }) as const;

/** The turn of seat 0 has begun; three known cards are on top of the deck. */
const begun = (recipe: (state: State) => void = () => {}, options: Options = {}): Table => {
  const game = table(options).edit((state) => {
    beforeTurn(state);
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor', 'vinyl-currents']);
    recipe(state);
  });
  return game.play(pass(game.state.players.length - 1));
};

rule.each(
  ['DNE-CLS.15', 'DNE-GNL.10', 'DNE-DCK.1', 'DNE-R73'],
  'a DJ who draws fewer cards still discards one of them',
  [
    { drawn: 0, asks: 'prepare 0', left: ['demo-jing'] },
    { drawn: 1, asks: 'prepare 0', left: ['demo-jing'] },
    { drawn: 2, asks: 'draft-drop 0', left: ['demo-jing', 'vinyl-am', 'vinyl-igor'] },
  ],
  ({ drawn, asks, left }) => {
    const game = begun((state) => {
      setClass(state, 0, 'dj');
      give(state, 0, 'demo-jing');
      leaveAny(state, drawn, 1);
    });
    expect([asked(game), hand(game, 0)]).toEqual([asks, left]);
    expect(discards(game)).toEqual(drawn === 1 ? ['vinyl-am'] : []);
  },
);

/** A Tattooist with a hand card and an inventory card, with these cards on the discard pile. */
const tattooist = (pile: string[], recipe: (state: State) => void = () => {}): Table =>
  begun((state) => {
    setClass(state, 0, 'ttter');
    give(state, 0, 'demo-jing');
    store(state, 0, 'demo-jelz');
    discard(state, ...pile);
    recipe(state);
  });

rule(['DNE-CLS.18', 'DNE-GNL.14'], 'without a discard pile a Tattooist draws from the deck and is not asked', () => {
  const empty = tattooist([]);
  expect([asked(empty), hand(empty, 0)]).toEqual(['prepare 0', ['demo-jing', 'vinyl-am', 'vinyl-igor']]);
  // the only card of the pile is taken first; the second one comes from the deck
  const single = tattooist(['demo-smith']).play(draft('discard'));
  expect([asked(single), hand(single, 0)]).toEqual(['draft-repay 0', ['demo-jing', 'demo-smith', 'vinyl-am']]);
});

rule(['DNE-CLS.18', 'DNE-GNL.8'], 'a Tattooist repays before the hand limit is looked at', () => {
  const game = tattooist(['demo-smith', 'demo-madness'], (state) => giveAny(state, 0, 3));
  game.play(draft('discard'), draft('deck'));
  expect([asked(game), hand(game, 0).length]).toEqual(['draft-repay 0', 6]);
  game.play(drop('demo-jing'));
  expect([asked(game), hand(game, 0).length]).toEqual(['prepare 0', 5]);
});

rule(
  ['DNE-CLS.15', 'DNE-GNL.11'],
  'a class that draws four and discards two discards among the four, one by one',
  () => {
    const classes = basePack.classes.map((each) =>
      each.id === 'class-dj' ? { ...each, abilities: [{ op: 'wideDraft' as const, draw: 4, drop: 2 }] } : each,
    );
    const game = scenario(engineFor({ ...basePack, classes }), {
      options: { players: 2, firstPlayer: 1 },
    })
      .edit((state) => {
        beforeTurn(state);
        setClass(state, 0, 'dj');
        give(state, 0, 'demo-jing');
        stack(state, 'deck', ['vinyl-am', 'vinyl-igor', 'vinyl-currents', 'demo-jelz']);
      })
      .play(pass(1));
    game.play(drop('vinyl-igor'));
    expect(game.legal()).toEqual(['vinyl-am', 'vinyl-currents', 'demo-jelz'].map(drop));
    game.play(drop('demo-jelz'));
    expect([game.state.phase, hand(game, 0)]).toEqual(['preparation', ['demo-jing', 'vinyl-am', 'vinyl-currents']]);
    expect(game.legal('discard')).toEqual([]);
  },
);

rule(
  ['DNE-CLS.15', 'DNE-CLS.18', 'DNE-GNL.11'],
  'what was taken from the pile counts among the cards of a wide draft',
  () => {
    const both = [{ op: 'draftFromDiscard' as const }, { op: 'wideDraft' as const, draw: 3, drop: 1 }];
    const classes = basePack.classes.map((each) => (each.id === 'class-dj' ? { ...each, abilities: both } : each));
    const game = scenario(engineFor({ ...basePack, classes }), {
      options: { players: 2, firstPlayer: 1 },
    })
      .edit((state) => {
        beforeTurn(state);
        setClass(state, 0, 'dj');
        give(state, 0, 'demo-jing');
        stack(state, 'deck', ['vinyl-am']);
        discard(state, 'demo-jelz', 'demo-smith');
      })
      .play(pass(1), draft('discard'), draft('deck'), draft('discard'));
    expect(game.legal()).toEqual(['demo-smith', 'vinyl-am', 'demo-jelz'].map(drop));
    game.play(drop('vinyl-am'), drop('demo-jing'), drop('demo-jelz'));
    expect([game.state.phase, hand(game, 0), discards(game)]).toEqual([
      'preparation',
      ['demo-smith'],
      ['vinyl-am', 'demo-jing', 'demo-jelz'],
    ]);
  },
);
