import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { basePack, createEngine } from '@rulewright/does-not-exist';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  at,
  classId,
  discards,
  figureId,
  give,
  giveAny,
  hand,
  hire,
  leaveAny,
  mercenaries,
  type Options,
  phase,
  put,
  type State,
  setSouls,
  soundId,
  stack,
  stackClasses,
  store,
  type Table,
} from './table.js';

// DNE-MRC.1 to DNE-MRC.4: recruiting mercenaries.

const buyClass = { type: 'buy-class', seat: 0 } as const;
const recruit = (card: string) => ({ type: 'recruit', seat: 0, card }) as const;

/** The same in the summary. */
const summary = (recipe: (state: State) => void, options: Options = {}): Table =>
  at((state) => {
    phase(state, 'summary', { kind: 'summary', seat: 0 });
    recipe(state);
  }, options);

rule.each(
  ['DNE-MRC.1', 'DNE-GNL.4', 'DNE-R28', 'DNE-R15'],
  'a held card and a die of five or six bring a mercenary',
  [
    { face: 1, joins: false, start: at },
    { face: 4, joins: false, start: summary },
    { face: 5, joins: true, start: at },
    { face: 6, joins: true, start: summary },
  ],
  ({ face, joins, start }) => {
    const game = start((state) => {
      give(state, 0, 'demo-jing');
      store(state, 0, 'demo-jelz');
      stack(state, 'deck', ['vinyl-am', 'vinyl-igor', 'vinyl-currents']);
      stack(state, 'mercenaryDeck', ['lucio']);
    });
    const before = asked(game);
    expect(game.legal('recruit')).toEqual([recruit('demo-jing'), recruit('demo-jelz')]);
    expect(game.refusal(recruit('vinyl-am'))).toEqual({
      rule: 'DNE-MRC.1',
      code: 'not-held',
      details: { card: 'vinyl-am' },
    });
    game.script([face], 'first').play(recruit('demo-jelz'));
    expect(game.events).toEqual([
      { type: 'cards-discarded', rule: 'DNE-MRC.1', seat: 0, cards: ['demo-jelz'], from: 'held' },
      { type: 'die-rolled', rule: 'DNE-MRC.1', seat: 0, roll: 'recruit', sides: 6, face },
      ...(joins ? [{ type: 'mercenary-joined', rule: 'DNE-MRC.3', seat: 0, mercenary: 'lucio', cards: 2 }] : []),
    ]);
    expect([mercenaries(game, 0), discards(game), asked(game)]).toEqual([
      joins ? ['lucio'] : [],
      ['demo-jelz'],
      before,
    ]);
    expect(game.state.players[0]?.hidden.map((cards) => cards.map(soundId))).toEqual(
      joins ? [['vinyl-am', 'vinyl-igor']] : [],
    );
    expect(game.state.players[0]?.thrown).toEqual(joins ? [0] : []);
    expect(deckSize(game.state.mercenaryDeck)).toBe(joins ? 47 : 48);
  },
);

rule.each(
  ['DNE-MRC.2', 'DNE-R55'],
  'attempts to recruit have no limit but that of the option',
  [
    { recruitLimit: null, tries: 4, more: true },
    { recruitLimit: 0, tries: 0, more: false },
    { recruitLimit: 2, tries: 1, more: true },
    { recruitLimit: 2, tries: 2, more: false },
  ],
  ({ recruitLimit, tries, more }) => {
    const game = at((state) => giveAny(state, 0, 5), { recruitLimit });
    for (const card of hand(game, 0).slice(0, tries)) game.script([1], 'first').play(recruit(card));
    expect([game.legal('recruit').length, game.state.turn.recruits]).toEqual([more ? 5 - tries : 0, tries]);
    if (!more)
      expect(game.refusal(recruit(hand(game, 0)[0] ?? ''))).toEqual({
        rule: 'DNE-MRC.2',
        code: 'used-up',
        details: { limit: recruitLimit },
      });
  },
);

rule(['DNE-R41', 'DNE-SUM.3', 'DNE-TRN.4'], 'in one turn a class is bought and a mercenary recruited', () => {
  const game = summary((state) => {
    setSouls(state, 1);
    give(state, 0, 'demo-jing');
    stackClasses(state, 'writer');
  });
  game.play(buyClass).script([6], 'first').play(recruit('demo-jing'));
  expect([classId(game, 0), mercenaries(game, 0).length]).toEqual(['class-writer', 1]);
});

rule.each(
  ['DNE-MRC.4', 'DNE-DCK.1', 'DNE-DCK.3', 'DNE-GNL.10'],
  'a mercenary gets as many hidden cards as there are',
  [
    { deck: 0, cards: ['demo-jing'] },
    { deck: 1, cards: ['vinyl-am', 'demo-jing'] },
    { deck: 2, cards: ['vinyl-am', 'vinyl-igor'] },
  ],
  ({ deck, cards }) => {
    const game = at((state) => {
      give(state, 0, 'demo-jing');
      stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
      leaveAny(state, deck, 1);
    });
    // the card that was paid is all that can be shuffled
    game.script([6], 'first').play(recruit('demo-jing'));
    expect(game.state.players[0]?.hidden.map((list) => list.map(soundId))).toEqual([cards]);
    expect(game.events.at(-1)).toMatchObject({ type: 'mercenary-joined', cards: cards.length });
    expect(game.events.some(({ type }) => type === 'deck-reshuffled')).toBe(deck < 2);
  },
);

rule(
  ['DNE-DCK.2', 'DNE-R73'],
  'the discard pile of the mercenaries becomes their deck, without those that are owned',
  () => {
    const game = at((state) => {
      give(state, 0, 'demo-jing');
      hire(state, 1, 'murdoc');
      stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
      put(state, 'mercenaryDiscard', cardsOfDeck(state.mercenaryDeck).slice(-47).map(figureId));
    });
    game.script([5, 'felix'], 'first').play(recruit('demo-jing'));
    expect(game.events.slice(2)).toEqual([
      { type: 'deck-reshuffled', rule: 'DNE-DCK.2', deck: 'mercenaries', cards: 47 },
      { type: 'mercenary-joined', rule: 'DNE-MRC.3', seat: 0, mercenary: 'felix', cards: 2 },
    ]);
    expect([deckSize(game.state.mercenaryDeck), game.state.mercenaryDiscard]).toEqual([46, []]);
  },
);

rule(['DNE-CLS.3', 'DNE-MRC.1', 'DNE-DCK.2', 'DNE-GNL.10'], 'what can no longer be drawn cannot be bought', () => {
  // a box with one class and one mercenary, both of them owned
  const content = {
    ...basePack,
    classes: basePack.classes.slice(0, 1),
    mercenaries: basePack.mercenaries.slice(0, 1),
    monsters: basePack.monsters.filter(({ id }) => id === 'mr-bones'),
  };
  const small = createEngine({ content });
  const game = scenario(small, { options: { players: 2, firstPlayer: 0, startingHand: 2 } })
    .edit((state) => setSouls(state, 2))
    .play(buyClass);
  const [paid = 0, card = 0] = game.state.players[0]?.hand ?? [];
  game.script([6], 'first').play(recruit(soundId(paid)));
  expect(game.refusal(buyClass)).toEqual({ rule: 'DNE-CLS.3', code: 'pile-empty' });
  expect(game.refusal(recruit(soundId(card)))).toEqual({ rule: 'DNE-MRC.1', code: 'pile-empty' });
});
