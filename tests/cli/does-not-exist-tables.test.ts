import { at } from '@rulewright/core';
import { engine } from '@rulewright/does-not-exist';
import { takeAny } from '@rulewright/does-not-exist/positions';
import { describe, expect, test } from 'vitest';
import { type Scene, type Seen, sceneOf } from '../../packages/cli/src/narrators/does-not-exist/scene.js';
import { sentence } from '../../packages/cli/src/narrators/does-not-exist/sentences.js';
import { doesNotExistNarrator } from '../../packages/cli/src/narrators/does-not-exist.js';
import type { State } from '../../packages/does-not-exist/src/state.js';
import { classOf, figureOf, lay, made, soundOf } from './does-not-exist-games.js';

const sceneOn = (change: (state: State) => void): Scene =>
  sceneOf(engine, engine.view(made(change), 'spectator').position);

describe('A turn begins', () => {
  test('with a table of souls, classes and cards after the turn before', () => {
    const scene = sceneOn((state) => {
      const [first, second, third] = [at(state.players, 0), at(state.players, 1), at(state.players, 2)];
      Object.assign(first, { souls: 7, class: [classOf('class-writer')] });
      Object.assign(second, { souls: 2, status: 'waiting', mercenaries: [figureOf('the-hand-of-fate')] });
      second.hidden = [takeAny(state.deck, 2)];
      third.status = 'eliminated';
      first.inventory.push(soundOf('vinyl-am'), soundOf('vinyl-igor'));
    });
    const lines = sentence(scene, { type: 'turn-began', turn: 6, host: 0, place: 0 }, undefined);
    expect(lines.map(({ text }) => text)).toEqual([
      'After turn 5',
      '      souls  class     hand  mercenaries                 inventory',
      '  P0      7  Writer       0  -                           AM, IGOR',
      '  P1      2  (zeroed)     0  The Hand Of Fate (2 cards)  -',
      '  P2      0  (out)        0  -                           -',
      'Turn 6 – P0 is Host',
    ]);
  });

  test('after the gentle round, too', () => {
    const [heading] = sentence(
      sceneOn(() => {}),
      { type: 'turn-began', turn: 1, host: 0, place: 0 },
      undefined,
    );
    expect(heading?.text).toBe('After the gentle round');
  });
});

describe('A rave closes', () => {
  /** Line-ups of P0, P1 and P2, and who wins with 14. */
  const lines = (winner: number, change: (state: State) => void): string[] => {
    const scene = sceneOn(change);
    const owners = scene.lineups.map(({ owner }) => owner);
    const event: Seen = { type: 'rave-closed', owners, totals: owners.map(() => 14), winner };
    return sentence(scene, event, undefined).map(({ text }) => text);
  };
  const tied = (state: State): void => {
    lay(state, 0, 'vinyl-in-utero', 'vinyl-nevermind');
    lay(state, 2, 'album-nocturnal', 'album-latex-and-leather');
  };

  test('and every line-up is added up, with the genre bonus and the minutes', () => {
    expect(lines(0, tied)).toEqual([
      'Bounty',
      "P0's line-up: In Utero (6 +50% for grunge = 9) + Nevermind (3 +50% for grunge = 5) = 14, 90 min.",
      "P2's line-up: NOCTURNAL (2 +100% for industrial and synthpunk = 4) + LATEX & LEATHER (5 +100% for industrial and synthpunk = 10) = 14, 50 min.",
      'P0 wins the rave with 14, a tie that goes by duration: 90 min against 50',
    ]);
    expect(lines(-1, (state) => state.lineups.push(emptyLineup)).slice(1)).toEqual([
      "P0's line-up is empty.",
      'Nobody reaches the 14 that it takes',
    ]);
  });

  const writerTied = (state: State): void => {
    tied(state);
    at(state.players, 0).class = [classOf('class-writer')];
  };
  const emptyLineup = { owner: 0, cards: [], by: [], via: [], base: [], frozen: [] };
  const same = (owner: number) => (state: State) => {
    lay(state, owner, 'vinyl-in-utero');
    lay(state, 1, 'vinyl-am');
    if (owner !== 2) lay(state, 2, 'vinyl-in-utero');
  };
  test.each([
    ['a tie that goes by the class', 0, writerTied],
    ['a tie that the Host wins', 0, same(0)],
    ['a tie that the earlier line-up wins', 2, same(2)],
  ])('and %s is told', (text, winner, change) => {
    expect(lines(winner, change).at(-1)).toBe(`P${winner} wins the rave with 14, ${text}`);
  });
});

describe('A paragraph begins', () => {
  const narrator = doesNotExistNarrator(engine);
  const held = { type: 'held', rule: 'DNE-RAV.3', seat: 0 } as const;
  const called = { type: 'call-declined', rule: 'DNE-FRD.4', seat: 1 } as const;
  const souls = (cause: 'rave' | 'monster', change: number) =>
    ({ type: 'souls-changed', rule: 'DNE-BTY.8', seat: 0, souls: { from: 3 - change, to: 3 }, cause }) as const;
  const escaping = { type: 'die-rolled', rule: 'DNE-ESC.3', seat: 0, roll: 'escape', sides: 6, face: 6 } as const;
  const recovered = { type: 'card-recovered', rule: 'DNE-SUM.1', seat: 0, card: 'vinyl-in-utero' } as const;
  const reshuffled = { type: 'deck-reshuffled', rule: 'DNE-DCK.1', deck: 'sounds', cards: 3 } as const;
  const inRave = (holds: number, ...cards: string[]) => ({
    choice: { kind: 'rave', seat: 0 } as const,
    change: (state: State): void => {
      lay(state, 0, ...cards);
      Object.assign(state.rave, { holds });
      state.monster = [figureOf('oxymoron')];
    },
  });

  test.each([
    ['with the first deed of a rave', inRave(0), [held], ['P0 holds']],
    ['with a deed after somebody has held', inRave(1, 'vinyl-in-utero'), [called], ['P1 declines']],
    ['not with the next hold', inRave(1), [held], []],
    ['not with the next deed', inRave(0, 'vinyl-in-utero'), [called], []],
    [
      'with an escape and with the card that comes back',
      inRave(2, 'vinyl-in-utero'),
      [held, souls('rave', 2), escaping, recovered],
      ['P0 rolls 6 to escape, +1 makes 7', 'P0 recovers In Utero into the inventory'],
    ],
    [
      'with what is lost before the escape',
      inRave(2, 'vinyl-in-utero'),
      [held, souls('monster', -2), escaping],
      ['P0 loses 2 souls to Oxymoron (5 → 3)'],
    ],
    [
      'with a release',
      inRave(2),
      [held, { type: 'escape-ended', rule: 'DNE-SPC.5', seat: 0, monster: 'oxymoron', result: 'released' } as const],
      ['Oxymoron lets P0 go'],
    ],
    [
      'with a decision of a turn, in capital letters',
      { choice: { kind: 'summary', seat: 0 } as const, change: () => {} },
      [reshuffled, held],
      ['The discard pile of sound cards is shuffled into a new deck'],
    ],
  ])('%s', (_, { choice, change }, events, begun) => {
    const state = made((draft) => {
      change(draft);
      draft.agenda.push(choice);
    });
    const lines = narrator.tell(engine.view(state, 'spectator'), events);
    expect(lines.filter(({ starts }) => starts).map(({ text }) => text)).toEqual(begun);
  });
});
