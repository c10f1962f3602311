import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  begin,
  caught,
  classId,
  figureId,
  give,
  giveAny,
  hire,
  mercenaries,
  phase,
  rave,
  setClass,
  setPlayer,
  setSouls,
  souls,
  table,
} from './table.js';

// DNE-FAI.19 to DNE-FAI.21 and DNE-FAI.23: failures that cost what lies before the victim, and the ban on helping.

const dismiss = (mercenary: string) => ({ type: 'dismiss', seat: 0, mercenary }) as const;
const dismissClass = (name: string) => ({ type: 'dismiss-class', seat: 0, class: name }) as const;
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
