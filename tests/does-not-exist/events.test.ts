import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  at,
  cornered,
  figureId,
  guest,
  NONE,
  phase,
  put,
  rave,
  raving,
  type State,
  setClass,
  setPlayer,
  setShared,
  setSouls,
  stack,
  type Table,
} from './table.js';

// What happens by itself is told too, with the rule that makes it happen.

const told = ({ events }: Table, ...types: readonly string[]) => events.filter(({ type }) => types.includes(type));

rule('DNE-ESC.6', 'the souls that a shield keeps are told', () => {
  const game = at((state) => {
    setSouls(state, 5);
    cornered(state, 'mr-bones');
    setShared(state, { rave: { shielded: [0] } });
  }).run({ kind: 'consequence', seat: 0, result: 1 });
  expect(game.events).toEqual([
    { type: 'souls-shielded', rule: 'DNE-ESC.6', seat: 0, amount: 1 },
    { type: 'escape-ended', rule: 'DNE-ESC.3', seat: 0, monster: 'mr-bones', result: 'failed' },
    { type: 'souls-shielded', rule: 'DNE-ESC.6', seat: 0, amount: 2 },
  ]);
});

rule('DNE-BTY.1', 'a forced Saviour who never added a card is none at the close, and that is told', () => {
  const game = raving(0, (state) => setShared(state, { rave: { saviour: 1, isForced: true, share: 0 } }));
  game.play(hold(0));
  expect(told(game, 'saviour-dropped')).toEqual([{ type: 'saviour-dropped', rule: 'DNE-BTY.1', seat: 1 }]);
  expect([game.state.rave.saviour, game.state.rave.forced]).toEqual([NONE, false]);
});

rule('DNE-FAI.23', 'the end of a ban is told when the turn of the banned begins, to nobody else', () => {
  const game = at((state) => {
    setPlayer(state, 1, { helpBan: true });
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
  });
  game.play({ type: 'pass', seat: 0 });
  expect(game.events.slice(0, 3)).toEqual([
    { type: 'turn-passed', rule: 'DNE-TRN.6', seat: 0 },
    { type: 'turn-began', rule: 'DNE-TRN.2', turn: 2, host: 1, place: 1 },
    { type: 'help-allowed', rule: 'DNE-FAI.23', seat: 1 },
  ]);
  game.play({ type: 'roll', seat: 1 }, { type: 'pass', seat: 1 });
  expect(told(game, 'help-allowed')).toEqual([]);
});

rule('DNE-R13', 'where chance finds no monster nobody comes, and that is told', () => {
  const strong = (state: State) => {
    const others = state.monsterSupply.map(figureId).filter((id) => id !== 'smog');
    put(state, 'monsterDiscard', others);
  };
  const game = at(strong, { monsterChoice: 'random' }, 19).run({ kind: 'summon' });
  expect([game.events, game.state.monster]).toEqual([[{ type: 'nobody-came', rule: 'DNE-R13', seat: 0 }], []]);
});

rule(['DNE-SPC.8', 'DNE-SUM.2'], 'a Host fed by Smog has no hand limit until the table is cleared', () => {
  const game = at((state) => {
    rave(state, 20);
    guest(state, 'smog');
    setClass(state, 0, 'dragonborn');
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
  }).run({ kind: 'arrive' });
  expect(game.events.slice(1)).toEqual([
    { type: 'cards-drawn', rule: 'DNE-SPC.8', seat: 0, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
    { type: 'limit-lifted', rule: 'DNE-SPC.8', seat: 0 },
  ]);
  game.idleWhile('rave');
  expect(told(game, 'monster-left', 'limit-restored')).toEqual([
    { type: 'monster-left', rule: 'DNE-MON.8', monster: 'smog' },
    { type: 'limit-restored', rule: 'DNE-SUM.2', seat: 0 },
  ]);
});

rule('DNE-MON.8', 'the supply that is filled again is told with its monsters', () => {
  const game = at((state) => {
    guest(state, 'smog');
    put(state, 'monsterDiscard', state.monsterSupply.slice(0).map(figureId));
    phase(state, 'summary', { kind: 'summary', seat: 0 });
  }).run({ kind: 'clear-table' });
  expect(told(game, 'supply-refilled')).toEqual([
    { type: 'supply-refilled', rule: 'DNE-MON.8', monsters: game.state.monsterSupply.map(figureId) },
  ]);
  expect(game.state.monsterDiscard).toEqual([]);
});

const [FRACTURE, ROUGE, SLAM] = [['demo-fracture'], ['demo-rouge'], ['demo-autonomous-aka-slam']];

rule.each(
  ['DNE-BTY.2', 'DNE-CLS.17', 'DNE-DUR.2', 'DNE-DUR.3'],
  'the close tells what made a line-up the strongest',
  [
    { title: 'its total', lineups: [FRACTURE, ['demo-jing']], writers: [], winner: 0, decidedBy: 'total' },
    { title: 'its length', lineups: [FRACTURE, SLAM], writers: [], winner: 1, decidedBy: 'duration' },
    { title: 'its place', lineups: [FRACTURE, ROUGE], writers: [], winner: 0, decidedBy: 'order' },
    { title: 'its Writer', lineups: [FRACTURE, SLAM], writers: [0], winner: 0, decidedBy: 'class' },
    {
      title: 'nothing, for all are too weak',
      lineups: [['demo-jing']],
      writers: [],
      winner: NONE,
      decidedBy: 'nothing',
    },
  ],
  ({ lineups, writers, winner, decidedBy }) => {
    const game = at((state) => {
      rave(state, 4, ...lineups);
      for (const seat of writers) setClass(state, seat, 'writer');
    }).play(hold(0));
    const [close] = game.events.filter(({ type }) => type === 'rave-closed');
    expect(close).toMatchObject({ winner, decidedBy });
  },
);
