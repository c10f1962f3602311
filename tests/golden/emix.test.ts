import { type EmixEvent, engine } from '@rulewright/emix';
import { beforeAll, describe, expect, test } from 'vitest';
import { COUNT_OPS, EMON_OPS } from '../../packages/emix/src/content/effects.js';
import { game } from '../../packages/emix/src/game.js';
import { inFull, some } from '../support/depth.js';
import { cases } from './emix-cases.js';
import { goldenNames, readGolden } from './golden.js';

// reads tests/golden

const names = goldenNames(engine.id);
const games = names.map((name) => ({ name, ...readGolden(engine, name) }));

describe('recorded games of Emix', () => {
  test('there are at least 30, and one for each case', () => {
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect(cases.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });
  test.each(some(games))('$name ends as it did when it was recorded', ({ record, outcome }) => {
    expect(engine.outcome(engine.replay(record))).toEqual(outcome);
  });
});

describe('together the recorded games show', inFull, () => {
  const events: EmixEvent[] = [];
  const actions = new Set<string>();
  const choices = new Set<string>();

  beforeAll(() => {
    for (const { record } of games) {
      let state = engine.replay(record, 0);
      for (const action of record.actions) {
        choices.add(state.agenda.at(-1)?.kind ?? 'nothing');
        actions.add(action.type);
        const step = engine.step(state, action);
        events.push(...step.events.map(({ event }) => event));
        state = step.state;
      }
    }
  });

  test('every type of action', () => {
    expect([...engine.schemas.actions.keys()].filter((type) => !actions.has(type))).toEqual([]);
  });
  test('every kind of decision', () => {
    expect(Object.keys(game.choices).filter((kind) => !choices.has(kind))).toEqual([]);
  });
  test('every card activated, used, applied or played as a Moment', () => {
    const played = new Set(events.flatMap((event) => (event.type === 'card-activated' ? [event.card] : [])));
    expect(engine.content.cards.map(({ id }) => id).filter((id) => !played.has(id))).toEqual([]);
  });
  test('every operation of the card language', () => {
    const own = games.flatMap(({ record }) => engine.replay(record, 0).options.customCards);
    const applied = new Set(events.flatMap((event) => ('card' in event ? [event.card] : [])));
    const parts = [...engine.content.cards, ...own]
      .filter(({ id }) => applied.has(id))
      .flatMap(({ play, charge, influence, result }) => [play, charge, influence, result]);
    const used: ReadonlySet<string> = new Set(parts.flatMap((part) => part?.ops.map(({ op }) => op) ?? []));
    expect([...EMON_OPS, 'swap', ...COUNT_OPS].filter((op) => !used.has(op))).toEqual([]);
  });
  test('every symbol of the board', () => {
    const met = new Set(events.flatMap((event) => (event.type === 'symbol-triggered' ? [event.symbol] : [])));
    expect(engine.content.board.map(({ symbol }) => symbol).filter((symbol) => !met.has(symbol))).toEqual([]);
  });
  test('both ends of the game', () => {
    expect(new Set(games.map(({ outcome }) => outcome.reason)).size).toBeGreaterThanOrEqual(2);
  });
});
