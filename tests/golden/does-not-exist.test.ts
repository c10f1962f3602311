import { type DoesNotExistEvent, type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { beforeAll, describe, expect, test } from 'vitest';
import { game } from '../../packages/does-not-exist/src/game.js';
import { inFull, some } from '../support/depth.js';
import { cases, collections } from './does-not-exist-cases.js';
import { goldenNames, readGolden } from './golden.js';

// reads tests/golden

const names = goldenNames(engine.id);
const games = names.map((name) => ({ name, ...readGolden(engine, name) }));

describe('recorded games of Does Not Exist', () => {
  test('there are at least 30, and one for each case', () => {
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect([...cases, ...collections].map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });
  test.each(some(games))('$name ends as it did when it was recorded', ({ record, outcome }) => {
    expect(engine.outcome(engine.replay(record))).toEqual(outcome);
  });
});

/** Who has won with ten souls: the Host, the Saviour or an invader. */
function roleOfWinner(state: DoesNotExistState, winner: number | undefined): string {
  if (winner === state.turn.host) return 'souls on their own turn';
  return winner === state.rave.saviour ? 'souls as helper' : 'souls as invader';
}

describe('together the recorded games show', inFull, () => {
  const events: DoesNotExistEvent[] = [];
  const actions = new Set<string>();
  const choices = new Set<string>();
  const endings = new Set<string>();
  /** Monsters that came to a rave, and those that somebody did not escape from. */
  const came = new Set<string>();
  const failed = new Set<string>();

  beforeAll(() => {
    for (const { record, outcome } of games) {
      let state = engine.replay(record, 0);
      for (const action of record.actions) {
        choices.add(state.agenda.at(-1)?.kind ?? 'nothing');
        actions.add(action.type);
        const step = engine.step(state, action);
        const [guest] = state.monster.length > 0 ? state.monster : step.state.monster;
        for (const { event } of step.events) {
          events.push(event);
          if (event.type === 'monster-came') came.add(event.monster);
          if (event.type === 'escape-ended' && event.result === 'failed' && guest !== undefined)
            failed.add(engine.content.monsters[guest]?.id ?? 'nobody');
        }
        state = step.state;
      }
      endings.add(outcome.reason === 'souls' ? roleOfWinner(state, outcome.winners[0]) : outcome.reason);
    }
  });

  test('every type of action', () => {
    expect([...engine.schemas.actions.keys()].filter((type) => !actions.has(type))).toEqual([]);
  });
  test('every kind of decision', () => {
    expect(Object.keys(game.choices).filter((kind) => !choices.has(kind))).toEqual([]);
  });
  test('every monster as a guest, and every failure effect', () => {
    const monsters = engine.content.monsters.map(({ id }) => id);
    expect(monsters.filter((name) => !came.has(name))).toEqual([]);
    expect(monsters.filter((name) => !failed.has(name))).toEqual([]);
  });
  test('every class', () => {
    const gained = new Set(events.flatMap((event) => (event.type === 'class-gained' ? [event.class] : [])));
    expect(engine.content.classes.map(({ id }) => id).filter((name) => !gained.has(name))).toEqual([]);
  });
  test('every way for a game to end', () => {
    expect([...endings].sort()).toEqual([
      'last-player',
      'max-turns',
      'souls as helper',
      'souls as invader',
      'souls on their own turn',
    ]);
  });
});
