import { cardsOfDeck } from '@rulewright/core/author';
import { type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { scenario } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { engineWith, type Pack, put } from './packs.js';
import { hold } from './plays.js';
import {
  begin,
  discards,
  give,
  guest,
  hand,
  inventory,
  lay,
  mercenaries,
  type Options,
  rave,
  setClass,
  setSouls,
  souls,
  stack,
  store,
} from './table.js';

// How the cards of another pack are read, and how they change play.

rule(['DNE-SET.1', 'DNE-GNL.12'], 'the box holds as many copies of a card as its record says', () => {
  const rules = engineWith((pack) => {
    pack.sounds = pack.sounds.slice(0, 3).map((card, i) => ({ ...card, count: 5 - i }));
    for (const list of [pack.monsters, pack.classes, pack.mercenaries])
      for (const card of list.slice(0, 1)) card.count = 2;
  });
  const { players, deck, classDeck, mercenaryDeck, monsterSupply } = rules.init('copies', { players: 2 });
  const held = players.flatMap(({ hand }) => hand);
  expect([...held, ...cardsOfDeck(deck)].sort()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2]);
  expect(monsterSupply.slice(0, 3)).toEqual([0, 0, 1]);
  expect(cardsOfDeck(classDeck).slice(0, 3)).toEqual([0, 0, 1]);
  expect(cardsOfDeck(mercenaryDeck).slice(0, 3)).toEqual([46, 46, 47]);
});

rule(['DNE-GNL.4', 'DNE-GNL.3'], 'equal cards of one place are offered once, and one of the hand goes first', () => {
  const rules = engineWith((pack) => {
    const jing = pack.sounds.find(({ id }) => id === 'demo-jing');
    if (jing !== undefined) jing.count = 3;
  });
  const game = scenario(rules, { seed: 'twice', options: { players: 2, firstPlayer: 0 } }).edit((state) => {
    begin(state);
    give(state, 0, 'demo-jing', 'demo-jing', 'demo-rouge');
    store(state, 0, 'demo-jing');
  });
  expect(game.legal('recruit').map(({ card, from }) => [card, from])).toEqual([
    ['demo-jing', undefined],
    ['demo-rouge', undefined],
    ['demo-jing', 'inventory'],
  ]);
  game.script([1], 'first').play({ type: 'recruit', seat: 0, card: 'demo-jing' });
  expect([hand(game, 0), inventory(game, 0), discards(game)]).toEqual([
    ['demo-jing', 'demo-rouge'],
    ['demo-jing'],
    ['demo-jing'],
  ]);
});

rule(['DNE-R6', 'DNE-FAI.3'], 'a die without a number of its own compares as its mean, rounded down', () => {
  const comparison = (change: object) =>
    engineWith((pack) => Object.assign(pack.sounds[0] ?? {}, change)).content.sounds[0]?.comparison;
  expect(comparison({ bonus: { die: 6 } })).toBe(3);
  expect(comparison({ bonus: { die: 9 } })).toBe(5);
  expect(comparison({ bonus: { die: 20 } })).toBe(10);
  expect(comparison({ bonus: { die: 20 }, comparisonBonus: 7 })).toBe(7);
  expect(comparison({ bonus: 4, comparisonBonus: 0 })).toBe(0);
  expect(comparison({ bonus: 4 })).toBe(4);
});

test('The highest bonus of a pack may be printed or be the greatest face of a die.', () => {
  const highest = (...bonuses: Pack['sounds'][number]['bonus'][]) =>
    engineWith((pack) => {
      pack.sounds = pack.sounds.slice(0, bonuses.length).map((card, i) => ({ ...card, bonus: bonuses[i] ?? 0 }));
    }).content.highestBonus;
  expect([highest(3, 12, 7), highest(3, { die: 20 }, 7), highest(9, { die: 4 })]).toEqual([12, 20, 9]);
});

test('No rule knows a card by its id: with other names every game is the same.', inFull, () => {
  const other = engineWith((pack) => {
    const named = (id: string) => id.replace(/^class-/, 'other-');
    const rename = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      for (const [key, value] of Object.entries(part))
        if ((key === 'class' || key === 'ifClass') && typeof value === 'string')
          Object.assign(part, { [key]: named(value) });
        else rename(value);
    };
    rename(pack.monsters);
    for (const card of pack.classes) card.id = named(card.id);
    for (const [i, card] of pack.sounds.entries()) card.id = `sound-${i}`;
    for (const [i, card] of [...pack.monsters, ...pack.mercenaries].entries()) card.id = `figure-${i}`;
  });
  const optionSets: readonly Options[] = [
    { players: 3 },
    { players: 4, monsterChoice: 'draw', horrorScope: 'everyone' },
    { players: 2, firstPlayer: 'gentle', abilityCards: ['class', 'mercenary'] },
  ];
  const rest = ({ content: _, ...state }: DoesNotExistState) => state;
  for (const options of optionSets) {
    let one = engine.init('names', options);
    let two = other.init('names', options);
    for (let n = 0; n < 250; n++) {
      const [mine, theirs] = [engine.legalActions(one), other.legalActions(two)];
      const [action, same] = [mine[(n * 7) % mine.length], theirs[(n * 7) % theirs.length]];
      if (action === undefined || same === undefined) break;
      [one, two] = [engine.apply(one, action), other.apply(two, same)];
      expect([theirs.length, rest(two)]).toEqual([mine.length, rest(one)]);
    }
    expect(one.turn.number).toBeGreaterThan(3);
  }
});

test('A pack without classes, monsters and mercenaries can be played.', () => {
  const rules = engineWith((pack) => Object.assign(pack, { classes: [], monsters: [], mercenaries: [] }));
  const game = scenario(rules, { seed: 'poor', options: { players: 2, firstPlayer: 0, startingHand: 3 } }).edit(
    (state) => {
      setSouls(state, 3, 3);
    },
  );
  expect(rules.legalActions(game.state).map(({ type }) => type)).toEqual(['roll', 'trade-open']);
  game.play({ type: 'roll', seat: 0 });
  expect(rules.legalActions(game.state).map(({ type }) => type)).toEqual(['trade-open', 'pass', 'start-rave']);
});

test('A game of another pack is refused by the base engine, and the other way round.', () => {
  const rules = engineWith(put('sounds.0.bonus', 1));
  expect(rules.contentName).not.toBe(engine.contentName);
  const refusal = (expected: string, found: string) => [
    { path: 'content', message: `expected ${expected}, found ${found}` },
  ];
  expect(engine.validate(rules.init('pack'))).toEqual(refusal(engine.contentName, rules.contentName));
  expect(rules.validate(engine.init('pack'))).toEqual(refusal(rules.contentName, engine.contentName));
  expect(() => engine.legalActions(rules.init('pack'))).toThrow('not a state of this engine');
});

rule(['DNE-BTY.14', 'DNE-R51'], 'a Hand of Fate that is dismissed again troubles nobody any more', () => {
  const rules = engineWith((pack) => {
    const fate = pack.monsters.find(({ id }) => id === 'the-hand-of-fate');
    const dismissal = { op: 'discardMercenary' } as const;
    const first = { op: 'ifClass', class: 'class-dj', effect: dismissal, otherwise: { op: 'none' } } as const;
    if (fate !== undefined) fate.failure = { op: 'seq', ops: [first, { op: 'loseSouls', n: 1 }] };
  });
  const options = { players: 3, firstPlayer: 0, horrorScope: 'everyone' } as const;
  const game = scenario(rules, { seed: 'fate', options }).edit((state) => {
    begin(state);
    rave(state, 18, ['demo-jing'], ['vinyl-am', 'vinyl-the-dawn']);
    lay(state, 2, 'demo-jelz');
    guest(state, 'the-hand-of-fate');
    setClass(state, 1, 'dj');
    setSouls(state, 5, 5, 5);
    stack(state, 'deck', [
      'demo-rouge',
      'demo-smith',
      'demo-madness',
      'demo-courtesy',
      'demo-ikra-says-yes',
      'demo-fracture',
    ]);
  });
  // the Host fails, the winner has only this one mercenary to dismiss, and then nobody has to escape
  game.script([4], 'first').play(hold(0));
  expect(game.events.filter(({ type }) => type === 'escape-ended')).toEqual([
    { type: 'escape-ended', rule: 'DNE-ESC.3', seat: 0, result: 'failed', monster: 'the-hand-of-fate' },
  ]);
  expect([souls(game), mercenaries(game, 1), game.state.agenda.at(-1)?.kind]).toEqual([[3, 9, 3], [], 'recover']);
});
