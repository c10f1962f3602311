import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { stop } from './plays.js';
import {
  asked,
  begin,
  caught,
  classId,
  discards,
  eliminate,
  figureId,
  give,
  giveAny,
  guest,
  hand,
  hire,
  lay,
  mercenaries,
  type Options,
  phase,
  putOff,
  rave,
  type State,
  setClass,
  setPlayer,
  setSouls,
  souls,
  stack,
  suffered,
  type Table,
  table,
} from './table.js';

// DNE-FAI.19 to DNE-FAI.21 and DNE-FAI.23: failures that cost what lies before the victim, and the ban on helping.

const dismiss = (mercenary: string) => ({ type: 'dismiss', seat: 0, mercenary }) as const;
const dismissClass = (name: string) => ({ type: 'dismiss-class', seat: 0, class: name }) as const;
const BOTH: Options = { abilityCards: ['class', 'mercenary'] };

rule(['DNE-FAI.19', 'DNE-MRC.11'], 'the Hand of Fate takes a mercenary that the victim chooses, with its cards', () => {
  const game = caught('the-hand-of-fate', (state) => {
    setSouls(state, 3);
    setClass(state, 0, 'writer');
    hire(state, 0, 'murdoc', 'demo-jing');
    hire(state, 0, 'noodle', 'vinyl-am', 'vinyl-igor');
  });
  expect([asked(game), game.legal()]).toEqual(['failure-dismiss 0', [dismiss('murdoc'), dismiss('noodle')]]);
  for (const name of ['russel', 'the-hand-of-fate'])
    expect(game.refusal(dismiss(name))).toEqual({
      rule: 'DNE-FAI.19',
      code: 'no-such-mercenary',
      details: { mercenary: name },
    });
  expect(game.refusal(dismissClass('class-writer'))).toEqual({
    rule: 'DNE-FAI.19',
    code: 'no-such-class',
    details: { class: 'class-writer' },
  });
  game.script(['vinyl-am'], 'first').play(dismiss('noodle'));
  expect(game.events.slice(0, 2)).toEqual([
    { type: 'mercenary-left', rule: 'DNE-FAI.19', seat: 0, mercenary: 'noodle' },
    { type: 'cards-discarded', rule: 'DNE-FAI.19', seat: 0, cards: ['vinyl-am', 'vinyl-igor'], from: 'mercenary' },
  ]);
  expect([mercenaries(game, 0), game.state.mercenaryDiscard.map(figureId)]).toEqual([['murdoc'], ['noodle']]);
  expect([classId(game, 0), souls(game)[0], asked(game)]).toEqual(['class-writer', 3, 'summary 0']);
});

rule('DNE-FAI.19', 'an only mercenary goes without a question, and without one it costs two souls', () => {
  const one = caught('the-hand-of-fate', (state) => {
    setSouls(state, 3);
    hire(state, 0, 'murdoc', 'demo-jing');
  });
  expect([mercenaries(one, 0), discards(one), souls(one)[0], asked(one)]).toEqual([[], ['demo-jing'], 3, 'summary 0']);
  const none = caught('the-hand-of-fate', (state) => {
    setSouls(state, 3);
    setClass(state, 0, 'writer');
    hire(state, 1, 'murdoc', 'demo-jing');
  });
  expect([souls(none)[0], mercenaries(none, 1), asked(none)]).toEqual([1, ['murdoc'], 'summary 0']);
});

rule.each(
  ['DNE-FAI.20', 'DNE-R50'],
  'the ability card that goes is the class',
  [{ monster: 'druid' }, { monster: 'right-angel' }],
  ({ monster }) => {
    const game = caught(monster, (state) => {
      setSouls(state, 3);
      setClass(state, 0, 'writer');
      hire(state, 0, 'murdoc', 'demo-jing');
      give(state, 0, 'vinyl-am');
    });
    expect(suffered(game).slice(0, 2)).toEqual([
      { type: 'choice-forced', rule: 'DNE-FAI.20', choice: 'failure-dismiss', seat: 0, action: 'dismiss-class' },
      { type: 'class-lost', rule: 'DNE-FAI.20', seat: 0, class: 'class-writer' },
    ]);
    expect([classId(game, 0), game.state.classDiscard.length]).toEqual([undefined, 1]);
    expect([mercenaries(game, 0), hand(game, 0), souls(game)[0]]).toEqual([['murdoc'], ['vinyl-am'], 3]);
    expect(asked(game)).toBe('summary 0');
  },
);

rule(['DNE-FAI.20', 'DNE-FAI.24'], 'without a class the Druid takes nothing, and the Right Angel gives a card', () => {
  const bare = (monster: string) =>
    caught(monster, (state) => {
      setSouls(state, 3);
      hire(state, 0, 'murdoc', 'demo-jing');
      stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
    });
  const druid = bare('druid');
  expect(suffered(druid).map(({ type }) => type)).toEqual(['phase-began', 'choice-skipped', 'monster-left']);
  expect([hand(druid, 0), mercenaries(druid, 0)]).toEqual([[], ['murdoc']]);
  const angel = bare('right-angel');
  expect([hand(angel, 0), mercenaries(angel, 0), souls(angel)[0]]).toEqual([['vinyl-am'], ['murdoc'], 3]);
  expect([asked(druid), asked(angel)]).toEqual(['summary 0', 'summary 0']);
});

rule(['DNE-FAI.20', 'DNE-R50'], 'mercenaries may count as ability cards, too', () => {
  const full = () =>
    caught(
      'druid',
      (state) => {
        setClass(state, 0, 'writer');
        hire(state, 0, 'murdoc', 'demo-jing');
      },
      [],
      BOTH,
    );
  const game = full();
  expect(game.legal()).toEqual([dismissClass('class-writer'), dismiss('murdoc')]);
  expect(game.refusal(dismissClass('class-dj'))).toEqual({
    rule: 'DNE-FAI.20',
    code: 'no-such-class',
    details: { class: 'class-dj' },
  });
  expect(game.refusal(dismiss('noodle'))).toEqual({
    rule: 'DNE-FAI.20',
    code: 'no-such-mercenary',
    details: { mercenary: 'noodle' },
  });
  game.play(dismissClass('class-writer'));
  expect([classId(game, 0), mercenaries(game, 0)]).toEqual([undefined, ['murdoc']]);
  const other = full().play(dismiss('murdoc'));
  expect([classId(other, 0), mercenaries(other, 0), discards(other)]).toEqual(['class-writer', [], ['demo-jing']]);
  const angel = (recipe: (state: State) => void) => caught('right-angel', recipe, [], BOTH);
  const one = angel((state) => hire(state, 0, 'murdoc'));
  expect([mercenaries(one, 0), hand(one, 0).length, asked(one)]).toEqual([[], 0, 'summary 0']);
  expect(
    hand(
      angel(() => {}),
      0,
    ),
  ).toHaveLength(1);
});

const horror = (recipe: (state: State) => void, options: Options = {}) =>
  caught('unspeakably-awful-indescribable-horror', recipe, [], options);
const statuses = (game: Table) => game.state.players.map(({ status }) => status);

rule(['DNE-FAI.21', 'DNE-R51'], 'the Horror takes the class of a Netrunner and zeroes anybody else', () => {
  const game = (cls: string) =>
    horror((state) => {
      setSouls(state, 2, 2, 2);
      setClass(state, 0, cls);
      give(state, 0, 'vinyl-am');
      giveAny(state, 1, 2);
    });
  const runner = game('netrunner').play(stop);
  expect(suffered(runner)[0]).toEqual({ type: 'class-lost', rule: 'DNE-FAI.21', seat: 0, class: 'class-netrunner' });
  expect([statuses(runner), hand(runner, 0), classId(runner, 0)]).toEqual([
    ['active', 'active', 'active'],
    ['vinyl-am'],
    undefined,
  ]);
  const writer = game('writer');
  expect([statuses(writer), hand(writer, 0)]).toEqual([['waiting', 'active', 'active'], []]);
  // two of before and two of the draft of the next turn
  expect([hand(writer, 1).length, asked(writer)]).toEqual([4, 'prepare 1']);
});

rule('DNE-R51', 'the Horror may hit everybody at the table, in order from the victim, once each', () => {
  const game = horror(
    (state) => {
      setSouls(state, 2, 1, 0, 1, 3, 0);
      setClass(state, 1, 'netrunner');
      setClass(state, 2, 'writer');
      giveAny(state, 1, 2);
      putOff(state, 4);
      eliminate(state, 5);
    },
    { horrorScope: 'everyone', players: 6 },
  );
  const hits = game.events.filter(({ type }) => ['player-zeroed', 'player-eliminated', 'class-lost'].includes(type));
  expect(hits).toEqual([
    { type: 'player-zeroed', rule: 'DNE-ZER.1', seat: 0 },
    { type: 'class-lost', rule: 'DNE-FAI.21', seat: 1, class: 'class-netrunner' },
    { type: 'player-zeroed', rule: 'DNE-ZER.1', seat: 2 },
    { type: 'class-lost', rule: 'DNE-ZER.1', seat: 2, class: 'class-writer' },
    { type: 'player-eliminated', rule: 'DNE-ZER.2', seat: 2 },
    { type: 'player-zeroed', rule: 'DNE-ZER.1', seat: 3 },
  ]);
  expect(statuses(game)).toEqual(['waiting', 'active', 'eliminated', 'waiting', 'waiting', 'eliminated']);
  expect([hand(game, 1).length, asked(game)]).toEqual([4, 'prepare 1']);
});

rule(
  ['DNE-R51', 'DNE-GNL.2', 'DNE-ZER.4'],
  'who was zeroed by the failure of another has no escape and recovers nothing',
  () => {
    const game = table({ horrorScope: 'everyone' }).edit((state) => {
      begin(state);
      rave(state, 14, ['demo-jing'], ['vinyl-am', 'vinyl-the-dawn']);
      lay(state, 2, 'vinyl-in-utero');
      guest(state, 'unspeakably-awful-indescribable-horror');
      stack(state, 'deck', ['demo-rouge', 'demo-smith', 'demo-madness', 'demo-courtesy']);
      setSouls(state, 4, 4, 4);
    });
    // only the Host rolls; the winner has drawn four cards before
    game.script([4], 'first').play({ type: 'hold', seat: 0 });
    expect(game.events.filter(({ type }) => type === 'escape-ended')).toEqual([
      {
        type: 'escape-ended',
        rule: 'DNE-ESC.3',
        seat: 0,
        result: 'failed',
        monster: 'unspeakably-awful-indescribable-horror',
      },
    ]);
    expect(game.events.filter(({ type }) => type === 'player-zeroed')).toHaveLength(3);
    expect(game.events.some(({ type }) => type === 'card-recovered')).toBe(false);
    expect([statuses(game), souls(game), asked(game)]).toEqual([
      ['waiting', 'waiting', 'waiting'],
      [2, 6, 2],
      'zero-return 1',
    ]);
  },
);

rule(['DNE-FAI.23', 'DNE-TRN.2'], "the Chocolate Bunny forbids help until the start of the victim's next turn", () => {
  const game = caught('chocolate-bunny', (state) => setSouls(state, 3));
  const bans = () => game.state.players.map(({ helpBan }) => helpBan);
  expect(suffered(game)[0]).toEqual({ type: 'help-banned', rule: 'DNE-FAI.23', seat: 0 });
  expect([bans(), souls(game), asked(game)]).toEqual([[true, false, false], [3, 0, 0], 'summary 0']);
  game.play({ type: 'end-turn', seat: 0 });
  for (const seat of [1, 2]) {
    expect(bans()).toEqual([true, false, false]);
    game.script([5], 'first').play({ type: 'roll', seat }, { type: 'pass', seat });
  }
  expect([asked(game), bans()]).toEqual(['prepare 0', [false, false, false]]);
});

rule.each(
  ['DNE-FAI.23', 'DNE-R52'],
  'who is banned is neither called nor challenged, and signals only into their own line-up',
  [{ banned: true }, { banned: false }],
  ({ banned }) => {
    const game = table().edit((state) => {
      begin(state);
      rave(state, 20);
      setClass(state, 0, 'dj');
      giveAny(state, 0, 2);
      giveAny(state, 1, 1);
      setPlayer(state, 1, { helpBan: banned });
    });
    expect([game.legal('call').length, game.legal('challenge').length]).toEqual(banned ? [0, 0] : [1, 2]);
    const alien = table().edit((state) => {
      begin(state);
      rave(state, 20, ['demo-jing'], ['demo-courtesy']);
      setClass(state, 1, 'alien');
      give(state, 1, 'vinyl-am');
      phase(state, 'rave', { kind: 'rave', seat: 1 });
      setPlayer(state, 1, { helpBan: banned });
    });
    const signals = alien.legal('signal').map(({ lineup }) => lineup);
    expect(signals).toEqual(banned ? [1] : [0, 1]);
  },
);
