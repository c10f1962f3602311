import { engine } from '@rulewright/does-not-exist';
import { expect, it } from 'vitest';
import { bent } from '../support/bent.js';
import {
  breaks,
  breaksOnly,
  broken,
  fromDeck,
  inRave,
  inSummary,
  invited,
  keeps,
  lineAt,
  onTop,
  playerAt,
  quiet,
  thinned,
  withMonsterDeck,
} from './saved.js';
import {
  classCard,
  figure,
  hire,
  NONE,
  type State,
  setClass,
  setSouls,
  shuffleInto,
  sound,
  takeAny,
  takeFromDeck,
} from './table.js';

// A saved position is refused by name when it cannot be one of the game: what players own, and what lies on the table.
// What is decided, counted and waiting: load-turn.test.ts.

breaks('every list fits the table', [
  ['a player too few', (state) => bent(state).players.pop()],
  ['a Host who does not sit there', (state) => Object.assign(bent(state).turn, { host: 4 })],
  ['a line-up of nobody', (state) => Object.assign(lineAt(state, 1), { owner: 4 }), inRave],
  ['two line-ups of one player', (state) => Object.assign(lineAt(state, 1), { owner: 0 }), inRave],
  ['a card too few in a line-up', (state) => shuffleInto(state.deck, [...lineAt(state, 1).cards.splice(0)]), inRave],
]);
breaksOnly('every list fits the table', [
  ['a turn taken by nobody', (state) => Object.assign(playerAt(state, 1), { takenBy: 4 })],
  ['a place of the order that nobody has', (state) => Object.assign(bent(state).turn, { place: 4 })],
  ['a call too few', (state) => bent(state).rave.calls.pop()],
  ['a call too many', (state) => bent(state).rave.calls.push(0)],
  ['a signal of nobody', (state) => bent(state).turn.signalled.push(4)],
  ['a signal twice', (state) => bent(state).turn.signalled.push(1, 1)],
  ['a challenge of nobody', (state) => bent(state).turn.challenged.push(4)],
  ['a challenge twice', (state) => bent(state).turn.challenged.push(1, 1)],
  ['an expelled player twice', (state) => bent(state).rave.expelled.push(3, 3), inSummary],
  ['a copy by nobody', (state) => bent(state).rave.copied.push(4), inRave],
  ['a shield of nobody', (state) => bent(state).rave.shielded.push(4), inRave],
  ['a card added by nobody', (state) => lineAt(state, 0).by.push(0), inRave],
  ['an origin of no card', (state) => lineAt(state, 0).via.push('hand'), inRave],
  ['a base of no card', (state) => lineAt(state, 0).base.push(1), inRave],
  ['a frozen value too many', (state) => lineAt(state, 0).frozen.push(NONE), inRave],
]);

breaksOnly('monsters and mercenaries lie where they belong', [
  [
    'a monster in the deck of mercenaries',
    (s) => shuffleInto(s.mercenaryDeck, [...bent(s).monsterSupply.splice(0, 1)]),
  ],
  [
    'a monster among dismissed mercenaries',
    (s) => bent(s).mercenaryDiscard.push(...bent(s).monsterSupply.splice(0, 1)),
  ],
  ['a mercenary in the supply', (s) => bent(s).monsterSupply.push(...takeAny(s.mercenaryDeck, 1))],
  ['a mercenary that was dismissed as a monster', (s) => bent(s).monsterDiscard.push(...takeAny(s.mercenaryDeck, 1))],
  [
    'a mercenary as the guest',
    (s) => shuffleInto(s.mercenaryDeck, bent(s).monster.splice(0, 1, ...takeAny(s.mercenaryDeck, 1))),
    invited,
  ],
  [
    'a monster deck where monsters are chosen',
    (s) => shuffleInto(s.monsterDeck, [...bent(s).monsterSupply.splice(0, 1)]),
  ],
  [
    'a supply where monsters are drawn',
    (s) => bent(s).monsterSupply.push(...takeAny(s.monsterDeck, 1)),
    withMonsterDeck,
  ],
  ['Harpies as a mercenary', (state) => hire(state, 1, 'harpies', 'demo-smith')],
]);
keeps('monsters and mercenaries lie where they belong', [
  ['The Hand of Fate as a mercenary', (state) => hire(state, 1, 'the-hand-of-fate', 'demo-smith')],
]);

breaksOnly('everybody owns what the status allows', [
  ['two classes', (state) => playerAt(state, 1).class.push(...takeAny(state.classDeck, 1))],
  [
    'four mercenaries',
    (state) => {
      for (const id of ['lucio', 'doll', 'felix']) hire(state, 0, id);
    },
  ],
  ['cards under no mercenary', (state) => playerAt(state, 1).hidden.push([])],
  ['a count of thrown cards for no mercenary', (state) => playerAt(state, 1).thrown.push(0)],
  ['an inventory of six', (state) => playerAt(state, 0).inventory.push(...fromDeck(state, 5))],
  [
    'an inventory of seven while its excess is dropped',
    (state) => {
      playerAt(state, 0).inventory.push(...fromDeck(state, 6));
      onTop({ kind: 'inventory-overflow', seat: 0 })(state);
    },
  ],
  [
    'an inventory of six while that of another is asked for',
    (state) => {
      playerAt(state, 0).inventory.push(...fromDeck(state, 5));
      onTop({ kind: 'inventory-overflow', seat: 1 })(state);
    },
  ],
  ['an eliminated player who is not out', (state) => bent(state).out.pop(), thinned],
  ['an active player who is out', (state) => bent(state).out.push(1), thinned],
  ['a waiting player without souls', (state) => setSouls(state, 3, 2, 0), thinned],
  ['a waiting player with a hand card', (state) => playerAt(state, 2).hand.push(...fromDeck(state)), thinned],
  ['a waiting player with a stored card', (state) => playerAt(state, 2).inventory.push(...fromDeck(state)), thinned],
  ['a waiting player with a class', (state) => setClass(state, 2, 'dj'), thinned],
  ['an eliminated player with a soul', (state) => setSouls(state, 3, 2, 1, 1), thinned],
  ['an eliminated player with a card', (state) => playerAt(state, 3).hand.push(...fromDeck(state)), thinned],
  ['an eliminated player with a mercenary', (state) => hire(state, 3, 'lucio'), thinned],
]);
keeps('everybody owns what the status allows', [
  [
    'three mercenaries',
    (state) => {
      for (const id of ['lucio', 'doll']) hire(state, 0, id);
    },
  ],
  ['an inventory of five', (state) => playerAt(state, 0).inventory.push(...fromDeck(state, 4))],
  [
    'an inventory of six while its excess is dropped',
    (state) => {
      playerAt(state, 0).inventory.push(...fromDeck(state, 5));
      onTop({ kind: 'inventory-overflow', seat: 0 })(state);
    },
  ],
  ['a player with one soul fewer than wins', (state) => setSouls(state, 9)],
]);
breaks('everybody owns what the status allows', [
  ['souls that would have won the game', (state) => setSouls(state, 10)],
]);

breaksOnly('of a zeroed player only a monster stays', [
  ['a waiting player with a mercenary', (state) => hire(state, 2, 'lucio', 'demo-jelz'), thinned],
]);

const handOf = (seat: number, count: number) => (state: State) => {
  const { hand } = playerAt(state, seat);
  hand.push(...fromDeck(state, count - hand.length));
};
breaksOnly('hands keep their limit', [
  ['a hand of six in the preparation', handOf(0, 6)],
  ['a hand of six of somebody else', handOf(3, 6)],
  ['a hand of six in a rave', handOf(0, 6), inRave],
  ['a hand of six in the summary', handOf(0, 6), inSummary],
  [
    'a hand of seven with a limit of six',
    (state) => {
      setClass(state, 0, 'olivye');
      handOf(0, 7)(state);
    },
  ],
  [
    'a hand of six beside a Host without a limit',
    (state) => {
      bent(state).turn.unlimited = true;
      handOf(1, 6)(state);
    },
    inRave,
  ],
]);
keeps('hands keep their limit', [
  ['a hand of five', handOf(0, 5)],
  [
    'a hand of six with a limit of six',
    (state) => {
      setClass(state, 0, 'olivye');
      handOf(0, 6)(state);
    },
  ],
  [
    'any hand of a Host without a limit',
    (state) => {
      bent(state).turn.unlimited = true;
      handOf(0, 9)(state);
    },
    inRave,
  ],
  [
    'any hand while its excess is asked for',
    (state) => {
      handOf(0, 9)(state);
      onTop({ kind: 'overflow', rule: 'DNE-GNL.8', seat: 0 })(state);
    },
  ],
]);

it('refuses to load a broken position, with every name', () => {
  const state = quiet();
  playerAt(state, 0).class.push(...takeAny(state.classDeck, 2));
  bent(state).turn.trades = 3;
  expect(() => engine.load(state)).toThrow(
    /broken: everybody owns what the status allows: .*\n.*broken: the turn keeps its limits: /,
  );
});

it('refuses a card that lies twice, and one that is missing', () => {
  expect(broken(({ deck }) => shuffleInto(deck, [sound('demo-jing')]))).toEqual([
    'players.0.hand: demo-jing, a card of sounds: found 2, expected 1',
  ]);
  expect(broken(({ deck }) => takeFromDeck(deck, sound('demo-fracture')))).toContain(
    'deck: demo-fracture, a card of sounds: found 0, expected 1',
  );
  expect(broken(({ classDeck }) => takeFromDeck(classDeck, classCard('dj')))).toEqual([
    'classDeck: class-dj, a card of classes: found 0, expected 1',
  ]);
  expect(broken(({ monsterSupply }) => bent(monsterSupply).push(figure('felix')))).toContain(
    'monsterSupply: felix, a card of figures: found 2, expected 1',
  );
});

it('says of a hand above its limit where it is, the limit, and what was found', () => {
  const state = quiet();
  handOf(1, 7)(state);
  expect(engine.validate(state)).toEqual([
    { path: 'players.1.hand', message: 'broken: hands keep their limit: expected 5 cards or fewer, found 7' },
  ]);
});
