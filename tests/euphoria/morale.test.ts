import { activate, available, give, setGoods, setPlayer, stack, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, type EuState, place, position, use } from './positions.js';

// EUP-MOR: morale and the hand limit.

const done = { type: 'done', seat: 0 } as const;

/** Seat 0 bumps a 4 of seat 1 from the Subterran tunnel, and can pay. */
const bumping = (recruit: string, morale: number, recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    available(state, 1);
    stand(state, 1, 'subterran-tunnel', 4);
    available(state, 0, 2);
    setGoods(state, 0, { water: 1 });
    activate(state, 0, recruit);
    setPlayer(state, 0, { morale });
    recipe(state);
  })
    .script([3])
    .play(place(0, 2, 'subterran-tunnel'));

/** Seat 0 has paid for the Breeze Bar, which gives two cards: a book, then a bear. */
const twoCards = (morale: number, ...held: Parameters<typeof give>[2][]) =>
  position((state) => {
    available(state, 0, 2);
    setGoods(state, 0, { bliss: 1, food: 1 });
    setPlayer(state, 0, { morale });
    give(state, 0, ...held);
    stack(state, 'artifactDeck', ['book', 'bear']);
  }).play(place(0, 2, 'breeze-bar'));

rule.each(
  ['EUP-MOR.1', 'EUP-MOR.2'],
  'the hand limit is the morale',
  [
    { morale: 1, held: [], isOver: true },
    { morale: 2, held: [], isOver: false },
    { morale: 3, held: ['bat', 'bat'], isOver: true },
    { morale: 4, held: ['bat', 'bat'], isOver: false },
    { morale: 6, held: ['bat', 'bat', 'bat', 'box'], isOver: false },
    { morale: 6, held: ['bat', 'bat', 'bat', 'box', 'box'], isOver: true },
  ] as const,
  ({ morale, held, isOver }) => {
    const game = twoCards(morale, ...held);
    expect(asked(game)).toEqual(isOver ? { kind: 'hand-discard', seat: 0 } : { kind: 'turn-main', seat: 1 });
    expect(game.state.hands[0]).toHaveLength(held.length + 2);
  },
);

rule.each(
  ['EUP-MOR.5', 'EUP-REC.3'],
  'morale as a price must be there in full, and 1 must be left',
  [
    { recruit: 'lee-the-gossip', morale: 1, isOffered: false },
    { recruit: 'lee-the-gossip', morale: 2, isOffered: true },
    { recruit: 'rebecca-the-peddler', morale: 2, isOffered: false },
    { recruit: 'rebecca-the-peddler', morale: 3, isOffered: true },
  ],
  ({ recruit, morale, isOffered }) => {
    const game = bumping(recruit, morale);
    expect(asked(game)?.kind).toBe(isOffered ? 'ability-window' : 'place-benefit');
    if (isOffered) expect(game.legal()).toEqual([use(0, recruit), done]);
  },
);
