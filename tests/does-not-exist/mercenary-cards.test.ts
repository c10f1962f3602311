import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { begin, hire, rave, saviour, setClass, table } from './table.js';

// DNE-MRC.8, DNE-MRC.11: the cards under mercenaries, fed and discarded.

rule.each(
  ['DNE-MRC.8', 'DNE-R57'],
  'only mercenaries of successful players are fed',
  [
    { title: 'the Host alone', lineups: [['vinyl-am']], saviour: false, fed: ['murdoc'] },
    { title: 'Host and Saviour', lineups: [['vinyl-am']], saviour: true, fed: ['murdoc', 'lucio'] },
    { title: 'an invader', lineups: [[], ['vinyl-am']], saviour: true, fed: ['noodle'] },
    { title: 'nobody', lineups: [['demo-jing']], saviour: true, fed: [] },
  ],
  ({ lineups, saviour: isSaved, fed }) => {
    const game = table()
      .edit((state) => {
        begin(state);
        rave(state, 5, ...lineups);
        if (isSaved) saviour(state, 2);
        hire(state, 0, 'murdoc');
        hire(state, 1, 'noodle');
        hire(state, 2, 'lucio');
        setClass(state, 2, 'dj');
      })
      .play({ type: 'hold', seat: 0 });
    expect(game.events.flatMap((event) => (event.type === 'mercenary-fed' ? [event.mercenary] : []))).toEqual([...fed]);
  },
);
