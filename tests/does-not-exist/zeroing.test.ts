import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  asked,
  begin,
  caught,
  discards,
  figureId,
  give,
  giveAny,
  guest,
  hire,
  inventory,
  mercenaries,
  putOff,
  rave,
  type State,
  setClass,
  setPlayer,
  setSouls,
  souls,
  store,
  suffered,
  table,
} from './table.js';
import { beaten, statuses } from './zeroed.js';

// DNE-ZER: zeroing, the return, and the end of a player.

const pass = (seat: number) => [{ type: 'roll', seat } as const, { type: 'pass', seat } as const];

rule.each(
  ['DNE-ZER.3', 'DNE-FAI.24'],
  'the monster zeroes its victim, who keeps the souls',
  ['obsture-angel', 'stoned-golem', 'bullrog', 'elmer', 'cyclops', 'midgard-serpent', 'smog'].map((monster) => ({
    monster,
  })),
  ({ monster }) => {
    const game = caught(monster, (state) => {
      setSouls(state, 7, 1, 1);
      give(state, 0, 'demo-jing', 'vinyl-am');
    });
    expect(suffered(game).slice(0, 2)).toEqual([
      { type: 'player-zeroed', rule: 'DNE-ZER.1', seat: 0 },
      { type: 'cards-discarded', rule: 'DNE-ZER.1', seat: 0, cards: ['demo-jing', 'vinyl-am'], from: 'held' },
    ]);
    expect([statuses(game), souls(game), asked(game)]).toEqual([
      ['waiting', 'active', 'active'],
      [7, 1, 1],
      'prepare 1',
    ]);
  },
);

const full = (state: State) => {
  give(state, 0, 'demo-jing', 'vinyl-am');
  store(state, 0, 'vinyl-igor', 'demo-rouge');
  setClass(state, 0, 'writer');
  hire(state, 0, 'murdoc', 'demo-courtesy', 'demo-jelz');
  hire(state, 0, 'the-hand-of-fate', 'demo-madness');
  hire(state, 0, 'noodle', 'demo-smith');
};

rule(
  ['DNE-ZER.1', 'DNE-SPC.1', 'DNE-R54', 'DNE-MRC.11'],
  'everything goes in its order but a Hand of Fate and souls',
  () => {
    const full4 = (state: State) => {
      setSouls(state, 4);
      full(state);
    };
    const game = caught('elmer', full4, ['demo-courtesy']);
    const gone = (from: 'held' | 'mercenary', ...cards: string[]) => ({
      type: 'cards-discarded',
      rule: 'DNE-ZER.1',
      seat: 0,
      cards,
      from,
    });
    expect(suffered(game).slice(0, 7)).toEqual([
      { type: 'player-zeroed', rule: 'DNE-ZER.1', seat: 0 },
      gone('held', 'demo-jing', 'vinyl-am', 'vinyl-igor', 'demo-rouge'),
      { type: 'class-lost', rule: 'DNE-ZER.1', seat: 0, class: 'class-writer' },
      { type: 'mercenary-left', rule: 'DNE-ZER.1', seat: 0, mercenary: 'murdoc' },
      gone('mercenary', 'demo-courtesy', 'demo-jelz'),
      { type: 'mercenary-left', rule: 'DNE-ZER.1', seat: 0, mercenary: 'noodle' },
      gone('mercenary', 'demo-smith'),
    ]);
    const [zeroed] = game.state.players;
    expect(zeroed).toMatchObject({ status: 'waiting', souls: 4, hand: [], inventory: [], class: [], thrown: [0] });
    expect([mercenaries(game, 0), zeroed?.hidden.map((cards) => cards.length)]).toEqual([['the-hand-of-fate'], [1]]);
    expect(game.state.mercenaryDiscard.map(figureId)).toEqual(['murdoc', 'noodle']);
    expect(discards(game)).toEqual([
      'demo-jing',
      'vinyl-am',
      'vinyl-igor',
      'demo-rouge',
      'demo-courtesy',
      'demo-jelz',
      'demo-smith',
    ]);
  },
);

rule(
  ['DNE-ZER.2', 'DNE-ZER.6', 'DNE-SPC.1'],
  'without a soul the victim is out at once, and the Hand of Fate goes',
  () => {
    const game = caught('elmer', full);
    expect(suffered(game).slice(7, 10)).toEqual([
      { type: 'mercenary-left', rule: 'DNE-ZER.6', seat: 0, mercenary: 'the-hand-of-fate' },
      { type: 'cards-discarded', rule: 'DNE-ZER.6', seat: 0, cards: ['demo-madness'], from: 'mercenary' },
      { type: 'player-eliminated', rule: 'DNE-ZER.2', seat: 0 },
    ]);
    expect([statuses(game), mercenaries(game, 0), game.state.out]).toEqual([
      ['eliminated', 'active', 'active'],
      [],
      [0],
    ]);
    expect(game.state.monsterDiscard.map(figureId)).toEqual(['the-hand-of-fate', 'elmer']);
    expect(asked(game)).toBe('prepare 1');
  },
);

rule('DNE-ZER.6', 'nothing that was said of the next turn of an eliminated player holds any more', () => {
  const game = caught('elmer', (state) => {
    setPlayer(state, 0, { helpBan: true, takenBy: 1 });
  });
  expect(game.state.players[0]).toMatchObject({ status: 'eliminated', helpBan: false, takenBy: -1 });
});

rule('DNE-ZER.6', 'the seat of an eliminated player is skipped for good', () => {
  const game = caught('elmer');
  game.script([10], 'first').play(...pass(1));
  game.script([10], 'first').play(...pass(2));
  expect([asked(game), game.state.turn.number]).toEqual(['prepare 1', 4]);
});

rule.each(
  ['DNE-ZER.4', 'DNE-SUM.1', 'DNE-SUM.2'],
  'after the Host was zeroed the winning invader still recovers, the table is cleared, and the turn ends',
  [
    { count: 5, status: 'waiting', left: 3 },
    { count: 2, status: 'eliminated', left: 0 },
  ],
  ({ count, status, left }) => {
    const game = beaten(count);
    expect([statuses(game)[0], souls(game), asked(game)]).toEqual([status, [left, 4, 0], 'recover 1']);
    game.play({ type: 'recover', seat: 1, card: 'demo-jing' });
    expect([inventory(game, 1), discards(game), game.state.lineups]).toEqual([
      ['demo-jing'],
      ['vinyl-igor', 'vinyl-am', 'vinyl-the-dawn'],
      [],
    ]);
    expect(game.state.monsterDiscard.map(figureId)).toEqual(['elmer']);
    expect([asked(game), game.state.turn.number]).toEqual(['overflow 1', 2]);
  },
);

rule(['DNE-ZER.4', 'DNE-BTY.14'], 'the bounty of a zeroed Host is finished for the others', () => {
  const game = table().edit((state) => {
    begin(state);
    rave(state, 20, ['demo-jing'], ['demo-jelz']);
    guest(state, 'elmer');
    setSouls(state, 2, 2, 2);
  });
  game.script([4, 3], 'first').play(hold(0));
  expect(game.events.filter(({ type }) => type === 'escape-ended' || type === 'player-zeroed')).toEqual([
    { type: 'escape-ended', rule: 'DNE-ESC.3', seat: 0, result: 'failed', monster: 'elmer' },
    { type: 'player-zeroed', rule: 'DNE-ZER.1', seat: 0 },
    { type: 'escape-ended', rule: 'DNE-ESC.3', seat: 1, result: 'failed', monster: 'elmer' },
    { type: 'player-zeroed', rule: 'DNE-ZER.1', seat: 1 },
  ]);
  expect([discards(game), inventory(game, 0), asked(game)]).toEqual([['demo-jing', 'demo-jelz'], [], 'zero-return 1']);
});

rule(['DNE-ZER.3', 'DNE-GNL.2'], 'a player who waits is passed over by everything until their next turn', () => {
  const game = table({ players: 4 }).edit((state) => {
    begin(state);
    setSouls(state, 1, 3, 2, 2);
    putOff(state, 1);
    rave(state, 20);
    giveAny(state, 0, 1);
    giveAny(state, 2, 1);
  });
  expect(game.legal('call').map(({ target }) => target)).toEqual([2]);
  game.play(hold(0));
  expect(asked(game)).toBe('rave 2');
  game.play({ type: 'hold', seat: 2 });
  expect([asked(game), souls(game)]).toEqual(['summary 0', [1, 3, 2, 2]]);
  game.play({ type: 'end-turn', seat: 0 });
  expect(asked(game)).toBe('zero-return 1');
});

rule(['DNE-R53', 'DNE-END.3'], 'of the last two the one who fails first is out first, and the other has won', () => {
  const game = table({ players: 2 }).edit((state) => {
    begin(state);
    rave(state, 20, ['demo-jing'], ['demo-jelz']);
    guest(state, 'elmer');
  });
  game.script([4], 'first').play(hold(0));
  expect([statuses(game), game.state.agenda]).toEqual([['eliminated', 'active'], []]);
  expect(engine.outcome(game.state)).toMatchObject({ winners: [1], reason: 'last-player' });
  expect(game.events.at(-1)).toEqual({
    type: 'game-ended',
    rule: 'DNE-END.3',
    winners: [1],
    reason: 'last-player',
    decidedBy: 'survival',
  });
});
