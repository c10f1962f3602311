import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, play, recover, types } from './plays.js';
import {
  asked,
  at,
  discards,
  give,
  giveAny,
  guest,
  hand,
  hire,
  inventory,
  layFor,
  lineup,
  NONE,
  type Options,
  rave,
  saviour,
  setClass,
  setShared,
  setSouls,
  souls,
  stack,
} from './table.js';

// The worked examples of the specification with their numbers: raves of one Host, with and without help.

const GRUNGE = ['vinyl-in-utero', 'vinyl-nevermind'] as const; // 14 points, 90 minutes

const ACID = ['vinyl-delicate-sound-of-thunder', 'vinyl-the-very-best-of-the-doors'] as const; // 36 points

rule(
  ['DNE-SND.1', 'DNE-GEN.1', 'DNE-GEN.2', 'DNE-GEN.3', 'DNE-BTY.6', 'DNE-SUM.1'],
  'example 1: a total of 14 is more than 13',
  () => {
    const game = at((state) => {
      rave(state, 13);
      give(state, 0, ...GRUNGE);
    }).play(play(0, GRUNGE[0]), play(0, GRUNGE[1]));
    expect(souls(game)).toEqual([2, 0, 0]);
    expect(asked(game)).toBe('recover 0');
    expect(game.legal()).toEqual([recover(0, GRUNGE[0]), recover(0, GRUNGE[1])]);
    game.play(recover(0, GRUNGE[1]));
    expect(inventory(game, 0)).toEqual([GRUNGE[1]]);
    expect(discards(game)).toEqual([GRUNGE[0]]);
  },
);

rule(['DNE-SND.2', 'DNE-BTY.15', 'DNE-SUM.1'], 'example 2: a total that equals the expectation is not enough', () => {
  const game = at((state) => {
    rave(state, 14);
    give(state, 0, ...GRUNGE);
  }).play(play(0, GRUNGE[0]), play(0, GRUNGE[1]));
  expect(souls(game)).toEqual([0, 0, 0]);
  expect(asked(game)).toBe('recover 0');
});

rule(['DNE-MON.2', 'DNE-MON.3'], 'example 5: the level for the class of the Host is a gate', () => {
  const invitable = (expectation: number, ...classes: string[]) =>
    at((state) => {
      setShared(state, { turn: { expectation } });
      giveAny(state, 0, 2);
      for (const id of classes) setClass(state, 0, id);
    })
      .legal('invite')
      .map(({ monster }) => monster);
  expect(invitable(9)).toContain('cat-girl');
  expect(invitable(9)).not.toContain('oxymoron');
  expect(invitable(9, 'support')).not.toContain('cat-girl');
  expect(invitable(9, 'alien')).toContain('leperchaun');
  expect(invitable(8, 'alien')).not.toContain('leperchaun');
});

rule(['DNE-MON.4', 'DNE-FIN.1', 'DNE-BTY.8', 'DNE-BTY.11', 'DNE-MON.8'], 'example 6: the reward of a monster', () => {
  const game = at((state) => {
    setShared(state, { turn: { expectation: 16 } });
    setSouls(state, 5, 0, 0);
    give(state, 0, ...ACID, 'demo-jing');
    stack(state, 'deck', ['demo-courtesy', 'demo-jelz', 'demo-smith', 'demo-nite-fleit']);
  }).play(
    { type: 'invite', seat: 0, monster: 'oxymoron' },
    { type: 'pay', seat: 0, card: 'demo-jing' },
    { type: 'start-rave', seat: 0 },
  );
  expect(game.state.rave.final).toBe(false);
  game.play(play(0, ACID[0]), play(0, ACID[1]));
  expect(souls(game)).toEqual([9, 0, 0]);
  expect(hand(game, 0)).toEqual(['demo-courtesy', 'demo-jelz', 'demo-smith', 'demo-nite-fleit']);
  game.play(recover(0, ACID[0]));
  const [gone] = game.state.monsterDiscard;
  expect(engine.content.monsters[gone ?? NONE]?.id).toBe('oxymoron');
});

rule(
  ['DNE-FRD.1', 'DNE-FRD.3', 'DNE-FRD.4', 'DNE-FRD.5', 'DNE-BTY.11'],
  'example 7: the split is bargained for and kept',
  () => {
    const bargain = at((state) => {
      rave(state, 15);
      guest(state, 'oxymoron');
      give(state, 0, ACID[0]);
      give(state, 1, ACID[1], 'demo-jing');
      stack(state, 'deck', ['demo-courtesy', 'demo-jelz', 'demo-smith', 'demo-nite-fleit']);
    }).play({ type: 'call', seat: 0, target: 1, share: 1, picker: 'host' });
    const counter = (share: number, picker: 'host' | 'saviour') =>
      ({ type: 'counter', seat: 1, share, picker }) as const;
    expect(bargain.legal()).toEqual([
      { type: 'accept', seat: 1, card: ACID[1] },
      { type: 'accept', seat: 1, card: 'demo-jing' },
      { type: 'decline', seat: 1 },
      counter(1, 'saviour'),
      counter(2, 'host'),
      counter(2, 'saviour'),
      counter(3, 'host'),
      counter(3, 'saviour'),
      counter(4, 'host'),
    ]);
    bargain.play(counter(2, 'host'), { type: 'take-counter', seat: 0 });
    expect(bargain.legal()).toEqual([play(1, ACID[1]), play(1, 'demo-jing')]);
    bargain.play(play(1, ACID[1]), play(0, ACID[0]));
    bargain.idleWhile('rave');
    expect(souls(bargain)).toEqual([3, 1, 0]);
    const share = (card: string) => ({ type: 'give-share', seat: 0, card }) as const;
    expect(bargain.legal()).toHaveLength(4);
    bargain.play(share('demo-jelz'), share('demo-smith'));
    expect(hand(bargain, 1)).toEqual(['demo-jing', 'demo-jelz', 'demo-smith']);
    expect(hand(bargain, 0)).toEqual(['demo-courtesy', 'demo-nite-fleit']);
  },
);

rule(['DNE-FRD.7', 'DNE-GEN.4'], 'example 8: the cards of Host and Saviour are one line-up', () => {
  const game = at((state) => {
    rave(state, 5, ['demo-jing']);
    give(state, 1, 'demo-courtesy');
  }).play(
    { type: 'call', seat: 0, target: 1, share: 0, picker: 'host' },
    { type: 'accept', seat: 1, card: 'demo-courtesy' },
  );
  expect(game.events.findLast(({ type }) => type === 'souls-changed')).toEqual({
    type: 'souls-changed',
    rule: 'DNE-BTY.6',
    seat: 1,
    souls: { from: 0, to: 1 },
    cause: 'rave',
  });
  expect(game.events.find(({ type }) => type === 'rave-closed')).toMatchObject({ lineups: [{ owner: 0, total: 6 }] });
});

rule(
  ['DNE-MRC.6', 'DNE-MRC.7', 'DNE-MRC.8', 'DNE-FRD.1'],
  'example 13: a mercenary helps while the line-up does not lead',
  () => {
    const game = at((state) => {
      rave(state, 10, ['vinyl-in-utero', 'vinyl-mordechai']);
      hire(state, 0, 'murdoc', 'demo-jelz', 'demo-madness');
      giveAny(state, 0, 1);
      giveAny(state, 1, 1);
    });
    expect(types(game)).toEqual(['play', 'ask-mercenary', 'call', 'hold']);
    game.script(['demo-jelz']).play({ type: 'ask-mercenary', seat: 0, mercenary: 'murdoc' });
    expect(lineup(game, 0)).toEqual(['vinyl-in-utero', 'vinyl-mordechai', 'demo-jelz']);
    expect(types(game)).toEqual(['play', 'hold']);
    game.idleWhile('rave');
    expect(souls(game)).toEqual([2, 0, 0]);
    expect(game.state.players[0]?.hidden[0]).toHaveLength(2);
  },
);

/** P1 wins with a card of the Saviour P2. */
const helped = (counts: readonly number[], options: Options = {}) =>
  at((state) => {
    rave(state, 10, [GRUNGE[0]]);
    layFor(state, 0, 1, GRUNGE[1]);
    saviour(state, 1);
    setSouls(state, ...counts);
  }, options).play(hold(0));

rule(['DNE-END.1', 'DNE-BTY.10'], "example 21: a helper wins in somebody else's turn", () => {
  const game = helped([5, 9, 0]);
  expect(souls(game)).toEqual([6, 10, 0]);
  expect(engine.outcome(game.state)?.winners).toEqual([1]);
  expect(game.state.lineups).toHaveLength(1);
});

rule('DNE-END.2', 'example 22: Host and Saviour reach ten, and the Host wins', () => {
  expect(engine.outcome(helped([9, 9, 0]).state)?.ranking).toEqual([[0], [1], [2]]);
  const shared = helped([9, 9, 0], { simultaneousWin: 'shared' });
  expect(engine.outcome(shared.state)?.winners).toEqual([0, 1]);
});
