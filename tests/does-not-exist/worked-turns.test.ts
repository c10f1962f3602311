import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hand } from './table.js';

// The worked examples of the specification with their numbers: turns, prices and classes.

rule(
  ['DNE-SET.1', 'DNE-SET.2', 'DNE-SET.3', 'DNE-SET.4', 'DNE-SET.6'],
  'example 31: the set-up of four players',
  () => {
    const script = [7, 18, 3, 18, 4, 11, 'demo-jing', 'demo-rouge'];
    const state = engine.init('set-up', { players: 4 }, script);
    // the first Host has drafted two cards already
    expect(state.turn.host).toBe(3);
    expect(state.players.map((player) => player.hand.length)).toEqual([5, 5, 5, 7]);
    expect(state.players[1]).toMatchObject({ souls: 0, inventory: [], class: [], mercenaries: [] });
    expect([0, 1].map((seat) => hand({ state }, seat)[0])).toEqual(['demo-jing', 'demo-rouge']);
    const { deck, discard, classDeck, mercenaryDeck, monsterSupply } = state;
    expect([deck, classDeck, mercenaryDeck].map(deckSize)).toEqual([130 - 2, 9, 48]);
    expect([discard.length, monsterSupply.length]).toEqual([0, 46]);
  },
);
