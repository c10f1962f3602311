import type { AnyAction } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import type { AnyEngine } from '@rulewright/table';
import { generator } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { lab } from '../games/lab.js';
import { seated } from './people.js';

const games: readonly (readonly [string, AnyEngine, object])[] = [
  ['EcoLogic', ecologic as never, {}],
  ['Emix', emix as never, { maxRounds: 3 }],
  ['Does Not Exist', doesNotExist as never, { maxTurns: 60 }],
  ['Euphoria', euphoria as never, { turnLimit: 60 }],
];

/** What a seat does that wants nothing: it buys, invites and offers nothing. */
const quiet: readonly string[] = [
  ...['surrender', 'pass', 'end-turn', 'decline', 'refuse', 'refuse-counter', 'hold', 'no-shield', 'stop', 'begin'],
  ...['trade-cancel', 'roll', 'start-rave', 'suffer', 'roll-escape', 'stash'], // of Does Not Exist
  ...['pass-building', 'decline-opening', 'decline-aid', 'hold-veto', 'refuse-initiative', 'keep'], // of EcoLogic
  ...['draw'], // of Emix
  ...['decline-placement', 'reject', 'cancel', 'done', 'retrieve', 'place'], // of Euphoria
];

describe.each(games)('a seat of %s that nobody sits at', (name, engine, options) => {
  test('goes on by itself, always legally, until the game is over', () => {
    const people = seated(engine, 3, { options: { ...options, players: 3 } as never, seed: name });
    const random = generator(name);
    people.say('cat', { type: 'leave' });
    const done = new Map<string, AnyAction>();
    for (let n = 0; n < 1500 && people.table.phase === 'playing'; n++) {
      const legal = engine.legalActions(people.table.state);
      const action = legal[Math.floor(random() * legal.length)] ?? expect.fail('nobody is asked');
      expect(action.seat).not.toBe(2);
      people.act(['ann', 'bob'][action.seat] ?? '', action);
      for (const event of people.events)
        if (event.type === 'decided' && event.seat === 2) done.set(event.action.type, event.action);
    }
    expect(done.size).toBeGreaterThan(1);
    if (people.table.phase === 'over') {
      const { forfeits, ranking } = people.table.result ?? expect.fail('no result');
      expect(forfeits).toEqual([{ seat: 2, why: 'left', decision: 0 }]);
      expect(ranking?.at(-1)).toEqual([2]);
    }
  });

  test('does what its game names before anything else, of a view as of a state', () => {
    const random = generator(`${name} named`);
    let state = engine.init(name, { ...options, players: 2 });
    for (let n = 0; n < 300; n++) {
      const asked = engine.decision(state)?.seats ?? [];
      if (asked.length === 0) break;
      for (const seat of [0, 1]) {
        const idle = engine.idle(state, seat);
        const legal = engine.legalActions(state, seat);
        if (!asked.includes(seat)) expect(idle).toBeUndefined();
        else {
          expect(legal).toContainEqual(idle);
          // to do nothing has a name, unless there is but one thing to do
          if (new Set(legal.map(({ type }) => type)).size > 1) expect(quiet).toContain(idle?.type);
          expect(engine.idle(engine.view(state, seat), seat)).toEqual(idle);
          const pass = legal.find(({ type }) => type === 'pass');
          if (pass !== undefined && !legal.some(({ type }) => type === 'surrender') && name !== 'Euphoria')
            expect(idle).toEqual(pass);
        }
      }
      const legal = engine.legalActions(state);
      state = engine.apply(state, legal[Math.floor(random() * legal.length)] ?? expect.fail('nothing is legal'));
    }
  });
});

test('a game that names nothing goes on with an action without fields, else with the first', () => {
  const state = lab.init(1);
  const [seat = 0] = lab.decision(state)?.seats ?? [];
  const legal = lab.legalActions(state, seat);
  const bare = legal.find((action) => Object.keys(action).length === 2);
  expect(lab.idle(state, seat)).toEqual(bare ?? legal[0]);
});
