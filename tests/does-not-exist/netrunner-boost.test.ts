import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import { asked, begin, give, guest, lay, rave, type State, setClass, setSouls, souls, store, table } from './table.js';

// DNE-CLS.30, DNE-CLS.26, DNE-CLS.28: what helps the escape roll.

/** A Netrunner without enough hand cards for the shield rolls this against Harpies. */
const rolled = (
  face: number,
  cards: readonly string[],
  recipe: (state: State) => void = () => {},
  cls = 'netrunner',
) => {
  const game = table().edit((state) => {
    begin(state);
    rave(state, 20);
    guest(state, 'harpies');
    setClass(state, 0, cls);
    setSouls(state, 4);
    store(state, 0, ...cards);
    recipe(state);
  });
  return game.script([face]).play(hold(0));
};
const FOUR = ['demo-jing', 'demo-jelz', 'demo-smith', 'demo-madness'];

rule.each(
  ['DNE-CLS.30', 'DNE-ESC.4', 'DNE-GNL.14'],
  'a boost is asked for below five, and from a Netrunner who holds a card',
  [
    { title: 'a four', face: 4, cards: FOUR, cls: 'netrunner', asks: 'boost 0' },
    { title: 'a five', face: 5, cards: FOUR, cls: 'netrunner', asks: 'summary 0' },
    { title: 'no card', face: 4, cards: [], cls: 'netrunner', asks: 'summary 0' },
    { title: 'another class', face: 4, cards: FOUR, cls: 'writer', asks: 'summary 0' },
  ],
  ({ face, cards, cls, asks }) => {
    expect(asked(rolled(face, cards, () => {}, cls))).toBe(asks);
  },
);

rule.each(
  ['DNE-CLS.26', 'DNE-CLS.28', 'DNE-ESC.3'],
  'what an Alien and a Dragonborn add to the escape roll',
  [
    { title: 'Alien', cls: 'alien', cards: [], face: 4, escapes: true },
    { title: 'Alien', cls: 'alien', cards: [], face: 3, escapes: false },
    // 8, and 8 + 3, and 8 + 7, and 9 + 7
    { title: 'total 8', cls: 'dragonborn', cards: ['vinyl-am'], face: 4, escapes: false },
    { title: 'total 10', cls: 'dragonborn', cards: ['vinyl-am', 'demo-jing'], face: 4, escapes: false },
    { title: 'total 11', cls: 'dragonborn', cards: ['vinyl-am', 'vinyl-plantasia'], face: 4, escapes: true },
    { title: 'total 11', cls: 'dragonborn', cards: ['vinyl-am', 'vinyl-plantasia'], face: 3, escapes: false },
    { title: 'total 15', cls: 'dragonborn', cards: ['vinyl-am', 'demo-thom-yorke'], face: 3, escapes: false },
    { title: 'total 16', cls: 'dragonborn', cards: ['demo-sub-zero', 'demo-thom-yorke'], face: 3, escapes: true },
    { title: 'total 16', cls: 'dragonborn', cards: ['demo-sub-zero', 'demo-thom-yorke'], face: 2, escapes: false },
    {
      title: 'total 16 of another class',
      cls: 'dj',
      cards: ['demo-sub-zero', 'demo-thom-yorke'],
      face: 4,
      escapes: false,
    },
  ],
  ({ cls, cards, face, escapes }) => {
    const game = rolled(face, [], (state) => lay(state, 0, ...cards), cls);
    expect(souls(game)[0]).toBe(escapes ? 4 : 2);
  },
);

rule(['DNE-CLS.31', 'DNE-R67', 'DNE-GNL.12'], 'the Netrunner can do nothing with bug cards, and there are none', () => {
  const { content } = engine;
  expect(content.classes.find(({ id }) => id === 'class-netrunner')?.abilities.inert).toEqual({ op: 'inert' });
  const inRave = table().edit((state) => {
    begin(state);
    rave(state, 20);
    setClass(state, 0, 'netrunner');
    give(state, 0, 'demo-jing');
  });
  expect(inRave.legal()).toEqual([{ type: 'play', seat: 0, card: 'demo-jing' }, hold(0)]);
  expect([content.sounds, content.monsters, content.classes, content.mercenaries].map((list) => list.length)).toEqual([
    150, 46, 9, 48,
  ]);
});
