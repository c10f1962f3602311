import { createHash } from 'node:crypto';
import { digest, InputError, stepsOf } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { type LabRecord, lab } from '../games/lab.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { inFull } from '../support/depth.js';
import { issues } from './caught.js';

type Action = ReturnType<typeof hush.legalActions>[number];

/** A whole game, the choice of each action taken from the digits of a long number. */
function play(seed: string) {
  const states = [hush.init(seed, { players: 3 })];
  const actions: Action[] = [];
  for (let state = states[0]; state !== undefined; state = states[actions.length]) {
    const legal = hush.legalActions(state);
    const action = legal[Number.parseInt(digest([seed, actions.length]).slice(0, 6), 16) % legal.length];
    if (action === undefined) break;
    actions.push(action);
    states.push(hush.apply(state, action));
  }
  return { states, actions, end: states[actions.length] };
}
type State = ReturnType<typeof hush.init>;
/** What the digest of an end covers: not what the record says anyway, and no memory that is empty. */
const essence = (state: { readonly memory: object } | undefined): object => {
  const told = { game: undefined, rulesVersion: undefined, content: undefined, options: undefined };
  const memory = Object.keys(state?.memory ?? {}).length === 0 ? undefined : state?.memory;
  return { ...state, ...told, memory };
};
/** The digest of who is asked what, computed by hand. */
const askedIn = (states: readonly State[]): string => {
  const lines = states.map((state) => {
    const decision = hush.decision(state);
    return `${JSON.stringify(decision === undefined ? null : [decision.kind, decision.seats])}\n`;
  });
  return createHash('sha256').update(lines.join('')).digest('hex');
};

const { states, actions, end } = play('replay');
const record = hush.record({ seed: 'replay', options: { players: 3 }, actions });
const json = (): Record<string, unknown> => JSON.parse(JSON.stringify(record));

describe('the record of a game', () => {
  test('holds all that it takes to play it again', () => {
    expect(actions.length).toBeGreaterThan(15);
    expect(record).toEqual({
      schemaVersion: 1,
      game: 'hush',
      rulesVersion: 1,
      content: hush.contentName,
      rng: 'alea',
      seed: 'replay',
      options: { players: 3, rounds: 3, handLimit: 4 },
      scripted: [],
      actions,
      asked: askedIn(states),
      outcome: end && hush.outcome(end),
      final: digest(essence(end)),
    });
  });

  test('ends in the same state after a JSON round trip', () => {
    expect(hush.replay(json())).toEqual(end);
    expect(hush.outcome(hush.replay(json()))).toEqual(end && hush.outcome(end));
  });

  test('can be taken up after any decision', () => {
    states.forEach((state, n) => {
      expect(hush.replay(json(), n)).toEqual(state);
    });
  });

  test('is gone through decision by decision, with what happened and the draws that were scripted', () => {
    const steps = stepsOf(hush, json() as never);
    expect(steps.map(({ decision }) => decision)).toEqual([...actions.keys()]);
    for (const { decision, before, action, after, events } of steps) {
      expect([before, action, after]).toEqual([states[decision], actions[decision], states[decision + 1]]);
      expect(events).toEqual(hush.step(before, action).events);
    }
    // nobody draws in this game: what is scripted before the second decision is left
    const marks = [4, 0, 1].map((cell, n) => ({ type: 'mark' as const, seat: n % 2, cell }));
    const scripted = [{ before: 1, draws: [6] }];
    const scripts = stepsOf(ticTacToe, ticTacToe.record({ seed: 1, actions: marks, scripted })).map(
      ({ before, after }) => [before.rng.script, after.rng.script],
    );
    expect(scripts).toEqual([
      [[], []],
      [[6], [6]],
      [[6], [6]],
    ]);
  });

  test('is not gone through when it cannot be played to its end', () => {
    const other = { ...record, actions: [...actions.slice(0, -1), actions[0]] };
    expect(() => stepsOf(hush, other as never)).toThrow(InputError);
    expect(() => stepsOf(hush, { ...record, final: 'another' })).toThrow('the replay ends differently');
  });

  test('needs neither options nor actions', () => {
    const short = hush.record({ seed: 7 });
    expect(short).toMatchObject({
      seed: 7,
      options: { players: 2, rounds: 3, handLimit: 4 },
      actions: [],
      scripted: [],
    });
    expect(hush.replay(short)).toEqual(hush.init(7));
  });

  test('is a copy: what the caller does with his lists later does not change it', () => {
    const mine = [...actions.slice(0, 3)];
    const early = hush.record({ seed: 'replay', options: { players: 3 }, actions: mine });
    mine.pop();
    expect(early.actions).toHaveLength(3);
    expect(hush.replay(early)).toEqual(states[3]);
  });

  test('is written while the game is played, action by action, and the events are those of the engine', () => {
    const recorder = hush.recorder({ seed: 'replay', options: { players: 3 } });
    actions.forEach((action, n) => {
      const before = recorder.state;
      expect(recorder.step(action)).toEqual(hush.step(before, action));
      expect(recorder.state).toEqual(states[n + 1]);
    });
    expect(recorder.record()).toEqual(record);
  });

  test('notes nothing of an action that is refused', () => {
    const recorder = hush.recorder({ seed: 'replay', options: { players: 3 } });
    const early = recorder.record();
    for (const wrong of [{ type: 'stake', seat: 0, coins: 3 }, null])
      expect(() => recorder.step(wrong as Action)).toThrow();
    expect(recorder.record()).toEqual(early);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, {}, 10_000])(
    'cannot be taken up after %s decisions',
    (decisions) => {
      expect(issues(() => hush.replay(json(), decisions as number))).toHaveLength(1);
    },
  );
});

describe('a record that cannot be played', () => {
  const text = 'Invalid input: expected string, received number';
  const has = (wanted: unknown, found: unknown) => `this engine plays ${wanted}, the record has ${found}`;
  const rules = (found: number, why: string) => `this release plays rules version 1, the record is of ${found}: ${why}`;
  const wrong = '0'.repeat(64);
  test.each<[string, Record<string, unknown>, string, string]>([
    ['another schema', { schemaVersion: 2 }, 'schemaVersion', has(1, 2)],
    ['a schema as text', { schemaVersion: '1' }, 'schemaVersion', 'Invalid input: expected number, received string'],
    ['another game', { game: 'rush' }, 'game', has('hush', 'rush')],
    ['no name for a game', { game: 7 }, 'game', text],
    ['later rules', { rulesVersion: 2 }, 'rulesVersion', rules(2, 'a later release wrote it')],
    [
      'older rules',
      { rulesVersion: 0 },
      'rulesVersion',
      rules(0, 'this release plays other rules, and no option keeps the old ones'),
    ],
    ['another pack', { content: 'base#0' }, 'content', has(hush.contentName, 'base#0')],
    ['no name for a pack', { content: 0 }, 'content', text],
    ['another generator', { rng: 'arc4' }, 'rng', has('alea', 'arc4')],
    ['no seed', { seed: null }, 'seed', 'Invalid input'],
    ['another seed', { seed: 'other' }, 'actions.5', expect.stringContaining('HSH-')],
    ['a list of options', { options: [] }, 'options', 'Invalid input: expected record, received array'],
    ['too many players', { options: { players: 9 } }, 'options.players', 'expected at most 4, found 9'],
    ['an unknown option', { options: { colour: 'red' } }, 'options.colour', 'Unrecognized key: "colour"'],
    [
      'draws before the start',
      { scripted: [{ before: -1, draws: [] }] },
      'scripted.0.before',
      'expected at least 0, found -1',
    ],
    ['draws before no moment', { scripted: [{ before: 'end', draws: [] }] }, 'scripted.0.before', 'Invalid input'],
    ['a draw of nothing', { scripted: [{ before: 0, draws: [null] }] }, 'scripted.0.draws.0', 'Invalid input'],
    [
      'draws after the end',
      { scripted: [{ before: 999, draws: [1] }] },
      'scripted.0.before',
      `the record has only ${actions.length} actions`,
    ],
    [
      'a misfit in the set-up',
      { scripted: [{ before: 'setup', draws: [1] }] },
      'scripted.script.0',
      '1: an order of 24 cards is drawn here',
    ],
    ['no list of actions', { actions: {} }, 'actions', 'Invalid input: expected array, received object'],
    ['no action', { actions: [null] }, 'actions.0.type', 'no such action: undefined'],
    [
      'an action after the end',
      { actions: [...actions, { type: 'draw', seat: 0 }] },
      `actions.${actions.length}`,
      'CORE-ACT.2 game-over',
    ],
    [
      'a malformed action',
      { actions: [actions[0], { type: 'stake', seat: 1, coins: -1 }] },
      'actions.1.coins',
      'expected at least 0, found -1',
    ],
    [
      'an illegal action',
      { actions: [actions[0], actions[0]] },
      'actions.1',
      'HSH-STK.1 not-asked (seat 2, choice stake, asked 0 1)',
    ],
    ['another end', { final: wrong }, 'final', `${record.final} was reached, the record says ${wrong}`],
    ['other questions', { asked: wrong }, 'asked', `${record.asked} was reached, the record says ${wrong}`],
    [
      'another result',
      { outcome: { ...record.outcome, reason: 'luck' } },
      'outcome',
      `${JSON.stringify(record.outcome)} was reached, the record says ${JSON.stringify({ ...record.outcome, reason: 'luck' })}`,
    ],
    ['no result', { outcome: null }, 'outcome', `${JSON.stringify(record.outcome)} was reached, the record says null`],
    [
      'half a result',
      { outcome: { ...record.outcome, scores: 7 } },
      'outcome.scores',
      'Invalid input: expected array, received number',
    ],
    ['no end', { final: 0 }, 'final', text],
  ])('because it has %s says where', (_, change, path, message) => {
    expect(issues(() => hush.replay({ ...json(), ...change }))).toEqual([{ path, message }]);
  });

  test.each(Object.keys(record))('because it has no %s names the field', (field) => {
    const { [field]: _, ...rest } = json();
    expect(issues(() => hush.replay(rest)).map(({ path }) => path)).toEqual([field]);
  });

  test('because it has an action too few says all that differs', () => {
    expect(issues(() => hush.replay({ ...json(), actions: actions.slice(0, -1) }))).toEqual([
      { path: 'asked', message: `${askedIn(states.slice(0, -1))} was reached, the record says ${record.asked}` },
      { path: 'outcome', message: `null was reached, the record says ${JSON.stringify(record.outcome)}` },
      { path: 'final', message: expect.stringMatching(/^[0-9a-f]{64} was reached, the record says [0-9a-f]{64}$/) },
    ]);
  });

  test('because it has a field too many names it', () => {
    expect(issues(() => hush.replay({ ...json(), note: 1 }))).toEqual([
      { path: 'note', message: 'Unrecognized key: "note"' },
    ]);
  });

  test('names every field that belongs to another game', () => {
    expect(issues(() => lab.replay(json())).map(({ path }) => path)).toEqual(['game', 'content']);
  });
});

describe('recording', () => {
  test('stops at an illegal action and says at which', () => {
    const wrong = [...actions.slice(0, 2), { type: 'draw' as const, seat: 9 }];
    expect(issues(() => hush.record({ seed: 'replay', options: { players: 3 }, actions: wrong }))).toEqual([
      { path: 'actions.2', message: 'HSH-TRN.1 not-asked (seat 9, choice stake, asked 0)' },
    ]);
  });
  test.each<[string, unknown, string]>([
    ['nothing', undefined, ''],
    ['no seed', {}, 'seed'],
    ['a seed that is no number', { seed: Number.NaN }, 'seed'],
    ['odd options', { seed: 1, options: { players: 7 } }, 'options.players'],
    ['actions that are no list', { seed: 1, actions: 7 }, 'actions'],
    ['a field too many', { seed: 1, action: [] }, 'action'],
  ])('refuses %s', (_, recording, path) => {
    expect(issues(() => hush.record(recording as { seed: 1 })).map((issue) => issue.path)).toEqual([path]);
  });
});

describe('a scripted game', () => {
  const words = [['go']];
  const asking: LabRecord = { kind: 'ask', seat: 0, words };
  const roll: LabRecord = { kind: 'roll', sides: 6 };
  const options = { agenda: [roll, asking, roll, asking, roll, roll] };
  const go = { type: 'say' as const, seat: 0, word: 'go' };

  const scripted = lab.record({
    seed: 1,
    options,
    actions: [go, go],
    scripted: [
      { before: 'setup', draws: [6] },
      { before: 1, draws: [1] },
      { before: 1, draws: [2, 3] },
      { before: 0, draws: [5] },
    ],
  });

  test('is played again with its draws, those for one moment in the order given', () => {
    const end = lab.replay(JSON.parse(JSON.stringify(scripted)));
    expect(end.log).toEqual([6, '0 go', 5, '0 go', 1, 2]);
    expect(end.rng.script).toEqual([3]);
    expect(lab.replay(scripted, 1).log).toEqual([6, '0 go', 5]);
    expect(lab.replay(scripted, 1).rng.script).toEqual([1, 2, 3]);
  });

  test('may have thousands of draws for one decision, in one list or one by one', inFull, () => {
    const faces = Array.from({ length: 20_000 }, (_, n) => 1 + (n % 6));
    const many = { agenda: [asking, ...faces.map(() => roll), asking] };
    const before = (draws: readonly number[]) => ({ before: 0, draws });
    for (const lists of [[before([...faces, 7])], [...faces, 7].map((face) => before([face]))]) {
      const end = lab.replay(lab.record({ seed: 1, options: many, actions: [go], scripted: lists }));
      expect(end.log).toEqual(['0 go', ...faces]);
      expect(end.rng.script).toEqual([7]);
    }
  });

  test('keeps draws that nobody used: they are part of how it ends', () => {
    const { scripted: _, ...rest } = scripted;
    expect(issues(() => lab.replay({ ...rest, scripted: [] })).map(({ path }) => path)).toEqual(['final']);
    expect(lab.record({ seed: 1, options, scripted: [{ before: 0, draws: [4] }] }).final).toBe(
      digest(essence(lab.scriptDraws(lab.init(1, options), [4]))),
    );
  });

  test('by a recorder is what was scripted last before an action, strictly where that was asked for', () => {
    const game = lab.recorder({ seed: 1, options });
    game.scriptDraws([1, 2]);
    game.scriptDraws([3]);
    game.apply(go);
    game.scriptDraws([4, 5], true);
    expect(() => game.apply({ ...go, word: 'no' })).toThrow();
    game.apply(go);
    const record = game.record();
    expect(record.scripted).toEqual([
      { before: 0, draws: [3] },
      { before: 1, draws: [4, 5], strict: true },
    ]);
    expect(lab.replay(JSON.parse(JSON.stringify(record)))).toEqual(game.state);
    expect(stepsOf(lab, record).at(-1)?.after).toEqual(game.state);
  });

  test('is gone on with from its record, with every draw that is left', () => {
    const game = lab.recorder(
      JSON.parse(
        JSON.stringify(lab.record({ seed: 1, options, actions: [go], scripted: [{ before: 1, draws: [6, 6] }] })),
      ),
    );
    expect(game.state).toEqual(lab.replay(game.record()));
    expect(game.apply(go).log.slice(-2)).toEqual([6, 6]);
    expect(game.record().actions).toEqual([go, go]);
    expect(lab.replay(game.record())).toEqual(game.state);
    expect(() => lab.recorder({ ...game.record(), final: 'other' })).toThrow('the replay ends differently');
  });

  test('with a draw that does not fit says before which action', () => {
    const wrong = [{ before: 1, draws: [7] }];
    expect(issues(() => lab.record({ seed: 1, options, actions: [go, go], scripted: wrong }))).toEqual([
      { path: 'actions.1.script.0', message: '7: one of 6 is drawn here' },
    ]);
  });
});
