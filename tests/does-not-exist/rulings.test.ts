import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, play } from './plays.js';
import { asked, at, discards, give, guest, lineup, rave, setSouls, souls } from './table.js';

// Rulings that no chapter tells in full: the order of a rave, the price of a failure, and when limits are kept.

rule(['DNE-R23', 'DNE-RAV.3'], 'seats act in any order, each as often as it likes, until all hold in a row', () => {
  const game = at((state) => {
    rave(state, 20);
    give(state, 0, 'demo-jing', 'vinyl-am', 'vinyl-igor');
    give(state, 1, 'demo-rouge', 'demo-smith');
    give(state, 2, 'album-nocturnal', 'album-reinvent', 'demo-nite-fleit');
  });
  game.play(hold(0), hold(1), { type: 'invade', seat: 2, card: 'album-nocturnal' }, play(2, 'album-reinvent'));
  expect(asked(game)).toBe('rave 2');
  game.play(hold(2), play(0, 'demo-jing'), play(0, 'vinyl-am'), hold(0), {
    type: 'invade',
    seat: 1,
    card: 'demo-rouge',
  });
  game.play(hold(1), hold(2));
  expect(asked(game)).toBe('rave 0');
  game.play(hold(0));
  expect(game.state.phase).toBe('summary');
  expect(asked(game)).toBe('recover 0');
});

rule(['DNE-R23', 'DNE-RAV.2'], 'who is about to hold may wait for the others and act when asked again', () => {
  const game = at((state) => {
    rave(state, 20);
    give(state, 0, 'demo-jing');
    give(state, 1, 'demo-rouge');
    give(state, 2, 'album-nocturnal');
  });
  game.play(hold(0), hold(1), { type: 'invade', seat: 2, card: 'album-nocturnal' });
  expect([lineup(game, 2), asked(game)]).toEqual([['album-nocturnal'], 'rave 0']);
  game.play(play(0, 'demo-jing'));
  expect([lineup(game, 0), asked(game)]).toEqual([['demo-jing'], 'rave 0']);
  game.play(hold(0));
  expect(asked(game)).toBe('rave 1');
  game.play(hold(1));
  expect([game.state.phase, souls(game)]).toEqual(['summary', [0, 0, 0]]);
});

rule.each(
  ['DNE-R75', 'DNE-BTY.15'],
  'who fails without a monster and without a winning rival loses only the cards that were laid',
  [
    { rival: [], laid: ['demo-jing', 'demo-smith'], gone: ['demo-smith'] },
    { rival: ['album-nocturnal'], laid: ['demo-jing', 'demo-smith'], gone: ['demo-smith', 'album-nocturnal'] },
    { rival: [], laid: ['demo-jing'], gone: [] },
  ],
  ({ rival, laid, gone }) => {
    const game = at((state) => {
      setSouls(state, 3, 4, 2);
      rave(state, 20, laid, rival);
      give(state, 0, 'vinyl-am');
    });
    game.idleWhile('rave');
    if (laid.length > 1) game.play({ type: 'recover', seat: 0, card: 'demo-jing' });
    expect([souls(game), discards(game), asked(game)]).toEqual([[3, 4, 2], gone, 'summary 0']);
    expect(game.events.map(({ type }) => type)).not.toContain('die-rolled');
    expect(game.state.players.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  },
);

rule(['DNE-R75', 'DNE-BTY.14'], 'with a monster the same failure asks for an escape', () => {
  const game = at((state) => {
    setSouls(state, 3, 4, 2);
    rave(state, 20, ['demo-jing']);
    guest(state, 'harpies');
    give(state, 0, 'vinyl-am');
  }).script([4]);
  game.idleWhile('rave');
  expect([souls(game), asked(game)]).toEqual([[1, 4, 2], 'summary 0']);
});

rule(
  ['DNE-R16', 'DNE-TRN.6'],
  'a pass keeps the souls, the hand and all that was drawn, and no summary follows',
  () => {
    const game = at((state) => {
      setSouls(state, 3, 1, 1);
      give(state, 0, 'vinyl-am', 'demo-jing');
    });
    const held = game.state.players[0]?.hand;
    game.play({ type: 'pass', seat: 0 });
    expect(game.state.players[0]).toMatchObject({ souls: 3, hand: held, inventory: [] });
    expect([game.state.turn.host, game.state.turn.number, asked(game)]).toEqual([1, 2, 'prepare 1']);
    expect(game.events.map(({ type }) => type)).not.toContain('rave-began');
    expect(engine.outcome(game.state)).toBeUndefined();
  },
);
