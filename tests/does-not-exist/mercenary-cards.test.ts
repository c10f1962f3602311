import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  begin,
  caught,
  discards,
  figureId,
  give,
  hire,
  leaveAny,
  rave,
  type State,
  saviour,
  setClass,
  setSouls,
  store,
  table,
  under,
} from './table.js';

// DNE-MRC.8, DNE-MRC.11: the cards under mercenaries, fed and discarded.

rule(
  ['DNE-MRC.11', 'DNE-ZER.1', 'DNE-GNL.6'],
  'mercenaries that are discarded discard the cards under them, by chance',
  () => {
    const recipe = (state: State) => {
      setSouls(state, 1);
      give(state, 0, 'vinyl-am', 'vinyl-igor');
      store(state, 0, 'vinyl-currents');
      hire(state, 0, 'murdoc', 'demo-jing', 'demo-jelz');
      hire(state, 0, 'noodle', 'demo-smith');
    };
    const game = caught('elmer', recipe, ['demo-jelz']);
    expect(discards(game)).toEqual([
      'vinyl-am',
      'vinyl-igor',
      'vinyl-currents',
      'demo-jelz',
      'demo-jing',
      'demo-smith',
    ]);
    expect(game.state.mercenaryDiscard.map(figureId)).toEqual(['murdoc', 'noodle']);
    expect(game.events).toContainEqual({ type: 'mercenary-left', rule: 'DNE-ZER.1', seat: 0, mercenary: 'murdoc' });
  },
);

rule(['DNE-MRC.8', 'DNE-GNL.10', 'DNE-DCK.1'], 'the last cards go to the mercenaries that joined first', () => {
  const game = table()
    .edit((state) => {
      begin(state);
      rave(state, 5, ['vinyl-am']);
      hire(state, 0, 'murdoc', 'demo-jing', 'demo-jelz', 'demo-smith');
      hire(state, 0, 'noodle', 'demo-madness');
      hire(state, 0, 'lucio');
      leaveAny(state, 1, 1);
    })
    .play({ type: 'hold', seat: 0 });
  expect(under(game, 0).map((cards) => cards.length)).toEqual([4, 1, 0]);
  expect(game.events.filter(({ type }) => type === 'mercenary-fed')).toEqual([
    { type: 'mercenary-fed', rule: 'DNE-MRC.8', seat: 0, mercenary: 'murdoc' },
  ]);
});

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
