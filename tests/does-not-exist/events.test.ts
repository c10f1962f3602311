import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import { at, figureId, guest, NONE, phase, put, rave, type State, setClass, type Table } from './table.js';

// What happens by itself is told too, with the rule that makes it happen.

const told = ({ events }: Table, ...types: readonly string[]) => events.filter(({ type }) => types.includes(type));

rule('DNE-R13', 'where chance finds no monster nobody comes, and that is told', () => {
  const strong = (state: State) => {
    const others = state.monsterSupply.map(figureId).filter((id) => id !== 'smog');
    put(state, 'monsterDiscard', others);
  };
  const game = at(strong, { monsterChoice: 'random' }, 19).run({ kind: 'summon' });
  expect([game.events, game.state.monster]).toEqual([[{ type: 'nobody-came', rule: 'DNE-R13', seat: 0 }], []]);
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
