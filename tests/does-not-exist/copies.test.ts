import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { engineWith, packWith, problemsOf } from './packs.js';
import {
  beforeTurn,
  begin,
  bounty,
  discards,
  give,
  guest,
  hand,
  hire,
  inventory,
  type Options,
  rave,
  type State,
  setClass,
  setExpectation,
  setSouls,
  stack,
  store,
  under,
} from './table.js';

// Packs with copies of a card: one action for what is alike, and copies that differ can be told apart.

const rules = engineWith((pack) => {
  for (const list of [pack.sounds, pack.monsters, pack.classes, pack.mercenaries])
    for (const card of list) card.count = 3;
});

/** A table with copies, seat 0 in its preparation. */
const at = (recipe: (state: State) => void, options: Options = {}) =>
  scenario(rules, { seed: 'copies', options: { players: 3, firstPlayer: 0, ...options } }).edit((state) => {
    begin(state);
    setExpectation(state, 20);
    recipe(state);
  });

rule('DNE-MON.2', 'monsters that are alike are invited by one answer', () => {
  const game = at((state) => give(state, 0, 'demo-jing', 'demo-jing'));
  const invited = game.legal('invite').map(({ monster }) => monster);
  expect([invited.length, new Set(invited).size]).toEqual([46, 46]);
  game.script([], 'first').play({ type: 'invite', seat: 0, monster: 'meanderthal' });
  const kind = rules.content.monsters.findIndex(({ id }) => id === 'meanderthal');
  expect(game.state.monsterSupply.filter((figure) => figure === kind).length).toBe(2);
});

rule(['DNE-MRC.4', 'DNE-MRC.6'], 'a further mercenary of one name has a number', () => {
  const game = at((state) => {
    hire(state, 0, 'murdoc');
    hire(state, 0, 'murdoc', 'demo-jing', 'demo-jelz');
    rave(state, 20);
  });
  const ask = { type: 'ask-mercenary', seat: 0, mercenary: 'murdoc' } as const;
  expect(game.legal('ask-mercenary')).toEqual([{ ...ask, copy: 2 }]);
  expect(game.refusal(ask)).toEqual({
    rule: 'DNE-MRC.4',
    code: 'mercenary-without-cards',
    details: { mercenary: 'murdoc' },
  });
  expect(game.refusal({ ...ask, copy: 3 })).toMatchObject({ code: 'no-such-mercenary' });
  game.script([], 'first').play({ ...ask, copy: 2 });
  expect(under(game, 0).map(({ length }) => length)).toEqual([0, 1]);
});

rule(['DNE-FAI.19', 'DNE-SPC.1'], 'the mercenary that goes is one of several of one name', () => {
  const game = at((state) => {
    hire(state, 0, 'murdoc', 'demo-jing');
    hire(state, 0, 'noodle', 'demo-jelz');
    hire(state, 0, 'murdoc', 'demo-smith');
    rave(state, 20);
    guest(state, 'the-hand-of-fate');
    bounty(state, 0, { kind: 'fate-room', seat: 0 });
  });
  const dismiss = { type: 'dismiss', seat: 0, mercenary: 'murdoc' } as const;
  expect(game.legal('dismiss')).toEqual([dismiss, { ...dismiss, mercenary: 'noodle' }, { ...dismiss, copy: 2 }]);
  game.script([], 'first').play({ ...dismiss, copy: 2 });
  expect([under(game, 0).slice(0, 2), discards(game)]).toEqual([[['demo-jing'], ['demo-jelz']], ['demo-smith']]);
});

rule(['DNE-GNL.3', 'DNE-GNL.4'], 'the copy in the inventory is told from the one in the hand', () => {
  const game = at((state) => {
    give(state, 0, 'demo-jing');
    store(state, 0, 'demo-jing', 'demo-jelz');
  });
  const recruit = { type: 'recruit', seat: 0, card: 'demo-jing' } as const;
  const stored = { ...recruit, from: 'inventory' } as const;
  expect(game.legal('recruit')).toEqual([recruit, stored, { ...recruit, card: 'demo-jelz' }]);
  expect(game.refusal({ ...stored, card: 'demo-jelz' })).toEqual({
    rule: 'DNE-MRC.1',
    code: 'not-held-twice',
    details: { card: 'demo-jelz' },
  });
  expect(rules.parts(game.state, stored).map(({ id }) => id)).toContain('demo-jing');
  game.script([1], 'first').play(stored);
  expect([hand(game, 0), inventory(game, 0), discards(game)]).toEqual([['demo-jing'], ['demo-jelz'], ['demo-jing']]);
});

rule(
  ['DNE-TRD.2', 'DNE-TRD.4'],
  'an inventory card that is traded comes from the inventory, whatever the hands hold',
  () => {
    const game = at((state) => {
      give(state, 0, 'demo-jing');
      store(state, 0, 'demo-jing');
      give(state, 1, 'demo-smith');
      store(state, 1, 'demo-smith');
    });
    game.play(
      { type: 'trade-open', seat: 0, target: 1 },
      { type: 'give', seat: 0, card: 'demo-jing', from: 'inventory' },
      { type: 'ask', seat: 0, card: 'demo-smith' },
      { type: 'accept', seat: 1, card: 'none' },
    );
    expect([0, 1].map((seat) => [hand(game, seat), inventory(game, seat)])).toEqual([
      [['demo-jing', 'demo-smith'], []],
      [['demo-smith', 'demo-jing'], []],
    ]);
    expect(game.events.find(({ type }) => type === 'trade-made')).toMatchObject({
      give: 'demo-jing',
      got: 'demo-smith',
    });
  },
);

rule('DNE-CLS.15', 'the copy that was drawn goes, not the one that was held', () => {
  const game = at((state) => {
    beforeTurn(state);
    setClass(state, 0, 'dj');
    setSouls(state, 3, 3, 3);
    give(state, 0, 'demo-jing', 'demo-jelz');
    stack(state, 'deck', ['demo-smith', 'demo-jing', 'demo-rouge']);
  });
  game.play({ type: 'pass', seat: 2 });
  expect(game.legal('discard').map(({ card }) => card)).toEqual(['demo-smith', 'demo-jing', 'demo-rouge']);
  game.play({ type: 'discard', seat: 0, card: 'demo-jing' });
  expect(hand(game, 0)).toEqual(['demo-jing', 'demo-jelz', 'demo-smith', 'demo-rouge']);
});

rule('DNE-R5', 'genres that differ in capitals are one, and a card has each once', () => {
  const spelt = packWith(({ sounds }) => {
    for (const [i, sound] of sounds.entries()) sound.genres = [['Techno', 'techno', 'TECHNO'][i % 3] ?? ''];
  });
  expect(engineWith((pack) => Object.assign(pack, spelt)).content.genres).toEqual(['Techno']);
  expect(
    problemsOf(
      packWith(({ sounds }) => {
        if (sounds[0] !== undefined) sounds[0].genres = ['Techno', 'techno'];
      }),
    ).map(({ path }) => path),
  ).toEqual(['sounds.0.genres.1']);
});
