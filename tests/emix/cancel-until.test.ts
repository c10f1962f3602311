import { engine } from '@rulewright/emix';
import { createText } from '@rulewright/emix/text';
import { conformance } from '@rulewright/testing';
import { expect } from 'vitest';
import { bent } from '../support/bent.js';
import { rule, ruleInFull } from '../support/rule.js';
import { play } from './answers.js';
import { openly } from './openly.js';
import { give, type Options, setPool, slot, table } from './table.js';

// EMX-R17: the time until which an action can be cancelled.

const [A, B, C] = [0, 1, 2];
const text = createText(engine);
const draw = { type: 'draw', seat: A } as const;

/** Seat 0 has an Effect that grants an action, and seat 1 a cancel. */
const waiting = (options: Options = {}) =>
  table({ cancelUntil: 'next-player', ...options }).edit((state) => {
    slot(state, A, { kind: 'slot', seat: C });
    give(state, A, 'inspiration');
    give(state, B, 'fear');
    give(state, C, 'greed');
    setPool(state, A, 3, 1);
    setPool(state, B, 4, 3);
  });

rule(['EMX-MOM.2', 'EMX-R17'], 'the second window says that it takes back later actions too', () => {
  const t = waiting().play(play('inspiration', A, 0), draw);
  const said = () => text.question(engine.view(t.state, B)).text;
  expect(t.decision).toMatchObject({ kind: 'cancel', actor: A, played: null });
  expect(t.decision).not.toHaveProperty('later');
  expect(said()).toContain('P1 has acted. Do you cancel it?');
  t.play({ type: 'pass', seat: B });
  expect(t.decision).toMatchObject({ kind: 'cancel', actor: A, played: 'inspiration', later: 1 });
  expect(said()).toContain('P1 has played Inspiration, and has acted again since. Do you cancel it all?');
  t.play({ type: 'pass', seat: B });
  expect(t.decision).toMatchObject({ kind: 'action', seats: [C] });
});

rule('EMX-R17', 'windows of one slot list their moves once, and fit together', () => {
  const { state } = waiting().play(play('inspiration', A, 0), draw);
  const issues = (change: (windows: { since: number; moves: unknown[] }[]) => void) => {
    const broken = JSON.parse(JSON.stringify(state));
    change(bent(broken).agenda.filter(({ kind }: { kind: string }) => kind === 'cancel'));
    return engine.validate(broken).map(({ path }) => path);
  };
  const windows = state.agenda.flatMap((item) => (item.kind === 'cancel' ? [item] : []));
  expect(windows.map(({ nth, since, moves }) => [nth, since, moves.length])).toEqual([
    [1, 0, 3],
    [2, 2, 0],
  ]);
  expect(issues(() => undefined)).toEqual([]);
  expect(issues(([lowest]) => Object.assign(lowest ?? {}, { since: 1 }))).toContain('agenda.2.since');
  expect(issues(([, next]) => Object.assign(next ?? {}, { since: 4 }))).toContain('agenda.3.since');
});

ruleInFull('EMX-R17', 'games in which a cancel may wait keep every law', () => {
  const options = { players: 3, maxRounds: 1, cancelUntil: 'next-player', reactionPrompt: 'holders' } as const;
  expect(conformance(engine, { games: 1, options: [options], density: 0.01, openly }).games).toBe(1);
});
