import { deepEqual, equal } from 'node:assert/strict';
import { createEngine, type EmixAction, type EmixState, engine } from '@rulewright/emix';
import { generator } from '@rulewright/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEW, fewer, HALF, inFull, often, some } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { engineWith } from './packs.js';
import { mirrored, mirroredAction, mirroredDraws, mirroredPack, plain, turned, turnedAction } from './symmetry.js';
import type { Options } from './table.js';
import { busy, play, TABLES, WALKS, type Walk, walk } from './walks.js';

// Section 8 of the specification: what has to stay the same when something that cannot matter is changed.

const text = (actions: readonly EmixAction[]): string[] => actions.map((action) => engine.format(action)).sort();
const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** This many cards that no pile is ever reshuffled. */
const LARGE: readonly Options[] = [
  { players: 2, sets: 4 },
  { players: 3, sets: 4, neutralValue: 'zero', symbolRepeat: 'kind' },
  { players: 4, sets: 4, cancelMode: 'fizzle', dieChangesResult: true },
  { players: 3, sets: 4, reactionPrompt: 'all', backTen: 'towardZero', supply: 'unlimited' },
  { players: 1, sets: 2, neutralValue: 'zero' },
  { players: 3, sets: 4, freeFeeding: { humans: 4, chargeAll: true } },
];

test('M1: with the colours exchanged it is the same game, in whole games.', inFull, () => {
  const mirror = createEngine({ content: mirroredPack() });
  fc.assert(
    fc.property(fc.constantFrom(...LARGE), fc.nat(1_000_000), (options, seed) => {
      const { start, steps, end } = play(engine.init(seed, options), seed);
      const opened = { ...(mirrored(start) as object), content: mirror.contentName };
      let other = mirror.load(opened);
      for (const step of steps) {
        const image = step.legal.map((action) => mirroredAction(action, step.before));
        deepEqual(text(mirror.legalActions(other)), text(image));
        equal(
          step.events.some(({ type }) => type === 'deck-reshuffled'),
          false,
        );
        other = mirror.apply(mirror.scriptDraws(other, mirroredDraws(step)), mirroredAction(step.action, step.before));
        deepEqual({ ...plain(other), content: '' }, mirrored(step.after));
      }
      const [one, two] = [engine.outcome(end), mirror.outcome(other)];
      deepEqual(two?.ranking, one?.ranking);
      // a neutral value on top of 0 is added with a plus in both
      const isExact = options.neutralValue === 'zero';
      const [scores, images] = [one?.scores.map(Number), two?.scores.map(Number)];
      deepEqual(
        images?.map((score) => (isExact ? score : Math.abs(score))),
        scores?.map((score) => (isExact ? 0 - score : Math.abs(score))),
      );
    }),
    { seed: 1, numRuns: fewer(12, { day: 12, full: 6 }) },
  );
});

/** Plays on from a position and from its image: the image of every list and state has to be the other one. */
function isSameGame(
  from: EmixState,
  image: (state: EmixState) => unknown,
  imageOf: (action: EmixAction) => EmixAction,
  seed: number,
): void {
  const random = generator(seed);
  let one = from;
  let other = engine.load(image(one));
  for (let decision = 0; decision < 25; decision++) {
    const legal = engine.legalActions(one);
    deepEqual(text(engine.legalActions(other)), text(legal.map(imageOf)));
    const action = legal[busy(legal, one, random)];
    if (action === undefined) break;
    one = engine.apply(one, action);
    other = engine.apply(other, imageOf(action));
    deepEqual(plain(other), image(one));
  }
}

const moments = fc.record({ number: fc.nat(WALKS - 1), share: fc.nat(999) });
const stateAt = ({ steps, start }: Walk, share: number): EmixState =>
  steps[Math.floor((share * steps.length) / 1000)]?.before ?? start;

ruleInFull(['EMX-SET.9', 'EMX-RND.5'], 'is the same game whoever sits in which seat (M2)', () => {
  let played = 0;
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 5 }), ({ number, share }, by) => {
      const state = stateAt(walk(number), share);
      const { players, teams, individualDecks, freeFeeding } = state.options;
      if ((players === 1 || by >= players || teams) ?? individualDecks ?? freeFeeding) return;
      isSameGame(
        state,
        (one) => turned(one, by),
        (action) => turnedAction(action, by, players),
        share,
      );
      played++;
    }),
    { seed: 2, numRuns: fewer(150, FEW) },
  );
  expect(played).toBeGreaterThanOrEqual(often(15));
});

/** The end of a walk when it is played under other options. */
function replayed({ start, steps }: Walk, number: number, options: Options): EmixState {
  let state = engine.init(number, { ...start.options, ...options });
  for (const { action } of steps) state = engine.apply(state, action);
  return state;
}
const without = ({ options, supply: _, ...rest }: EmixState, ...names: (keyof EmixState['options'])[]) => ({
  ...rest,
  options: Object.fromEntries(Object.entries(options).filter(([name]) => !names.some((known) => known === name))),
});

ruleInFull(['EMX-SUP.1', 'EMX-R29'], 'is the same game with an endless supply while nothing runs short (M4)', () => {
  let played = 0;
  for (const number of upTo(Math.min(WALKS, TABLES.length))) {
    const game = walk(number);
    const { supply } = game.start.options;
    const left = game.steps.map(({ after }) => Math.min(Number(after.supply.pos), Number(after.supply.neg)));
    if (supply === 'unlimited' || Math.min(...left) < 30) continue;
    deepEqual(without(replayed(game, number, { supply: 'unlimited' }), 'supply'), without(game.end, 'supply'));
    played++;
  }
  expect(played).toBeGreaterThanOrEqual(often(20));
});

/** Whether a marker meets two symbols of a kind in one chain. */
function hasRepeatedKind({ steps }: Walk): boolean {
  let seen = new Set<string>();
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'absorbed') seen = new Set();
    if (event.type !== 'symbol-triggered' || ['draw-two', 'steal-two'].includes(event.symbol)) continue;
    const kind = `${event.seat} ${event.symbol.replace(/^roll-.*/, 'die')}`;
    if (seen.has(kind)) return true;
    seen.add(kind);
  }
  return false;
}

ruleInFull(['EMX-SYM.12', 'EMX-R26'], 'is the same game by cell or by kind while no kind is repeated (M5)', () => {
  let played = 0;
  for (const number of upTo(Math.min(WALKS, TABLES.length))) {
    const game = walk(number);
    if (game.start.options.symbolRepeat === 'kind' || hasRepeatedKind(game)) continue;
    deepEqual(
      without(replayed(game, number, { symbolRepeat: 'kind' }), 'symbolRepeat'),
      without(game.end, 'symbolRepeat'),
    );
    played++;
  }
  expect(played).toBeGreaterThanOrEqual(often(20));
});

test('M6: asking for views changes nothing.', () => {
  for (const number of upTo(fewer(8))) {
    const { start, steps, end } = walk(number);
    let state = start;
    for (const { action } of steps) {
      for (const viewer of ['spectator', ...upTo(state.options.players)] as const) engine.view(state, viewer);
      state = engine.apply(state, action);
    }
    deepEqual(state, end);
  }
});

const REACTIONS: readonly string[] = ['cancel', 'protect'];
const inert = engineWith(({ cards }) => {
  for (const card of cards)
    if (card.moment !== undefined) {
      delete card.moment;
      // with one action a slot, this can never be played
      Object.assign(card, { type: 'effect', play: { scope: 'self', ops: [{ op: 'action', n: 1 }] } });
    }
});

rule('EMX-MOM.17', 'with option reactionPrompt = holders nobody is asked without Moments (M7)', () => {
  for (const seed of upTo(fewer(6, HALF))) {
    const options = { players: 3, maxActionsPerSlot: 1, maxRounds: 5, reactionPrompt: 'holders' as const };
    const { steps } = play(inert.init(seed, options), seed, inert);
    expect(steps.filter(({ before }) => REACTIONS.includes(before.agenda.at(-1)?.kind ?? ''))).toEqual([]);
  }
});

rule.each(
  'EMX-MOM.17',
  'is the same game with Moments that are always passed as without windows (M7)',
  some([{ reactionPrompt: 'holders' as const }, { reactionPrompt: 'all' as const }]),
  ({ reactionPrompt }) => {
    let passed = 0;
    for (const seed of upTo(fewer(6, FEW))) {
      const options = { players: 3, maxActionsPerSlot: 1, maxRounds: 5 };
      const { steps, end } = play(inert.init(seed, { ...options, reactionPrompt: 'holders' }), seed, inert);
      let state = engine.init(seed, { ...options, reactionPrompt });
      const passAll = () => {
        for (let asked = state.agenda.at(-1); asked && REACTIONS.includes(asked.kind); asked = state.agenda.at(-1)) {
          const [seat = 0] = engine.decision(state)?.seats ?? [];
          state = engine.apply(state, { type: 'pass', seat });
          passed++;
        }
      };
      for (const { action, legal } of steps) {
        passAll();
        deepEqual(text(engine.legalActions(state)), text(legal));
        state = engine.apply(state, action);
      }
      passAll();
      const known = (one: EmixState) => ({ ...one, content: '', options: {} });
      deepEqual(known(state), known(end));
    }
    expect(passed).toBeGreaterThanOrEqual(often(10));
  },
);
