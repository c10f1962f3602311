import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { begin, rave } from '@rulewright/does-not-exist/positions';
import { lastState, playout, scenario } from '@rulewright/testing';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { magpie } from '../games/magpie.js';
import { laid, sleight } from '../games/sleight.js';

const start = () => scenario(magpie, { seed: 'steps', options: { players: 2 } });
const turn = (seat: number) =>
  start().edit((state) => {
    state.agenda = [{ kind: 'turn', seat }];
  });

describe('a table', () => {
  it('tells the decision, the result and what each viewer sees', () => {
    const table = start();
    expect(table.decision).toEqual({ kind: 'pass', seats: [0, 1], rule: 'MAG-1' });
    expectTypeOf<NonNullable<typeof table.decision>['kind']>().toEqualTypeOf<'pass' | 'turn' | 'trim'>();
    expect(table.outcome).toBeUndefined();
    expect(table.view(1)).toEqual(magpie.view(table.state, 1));
    const over = start().edit((state) => void Object.assign(state, { agenda: [], points: [3, 5] }));
    expect(over.outcome?.winners).toEqual([1]);
    expect(over.decision).toBeUndefined();
  });

  it('keeps a log of everything, and gives the events of one type', () => {
    const table = turn(0).edit((state) => void state.agenda.unshift({ kind: 'turn', seat: 1 }));
    table.play({ type: 'bare', seat: 0 }).play({ type: 'muddle', seat: 1 });
    expect(table.events).toEqual([{ type: 'muddled', rule: 'MAG-2', seat: 1 }]);
    expect(table.log.map(({ type }) => type)).toEqual(['bared', 'muddled']);
    expect(table.eventsOf('muddled')).toEqual([{ type: 'muddled', rule: 'MAG-2', seat: 1 }]);
    expect(table.eventsOf('bared')).toEqual([]);
    expectTypeOf(table.eventsOf('muddled')).toEqualTypeOf<
      readonly { type: 'muddled'; rule: 'MAG-2'; seat: number }[]
    >();
  });
});

describe('a task by itself', () => {
  it('happens before what waits, and what follows from it too', () => {
    const table = turn(0).run({ kind: 'turns', left: [1, 0] });
    expect(table.decision).toEqual({ kind: 'turn', seats: [1], rule: 'MAG-2' });
    expect(table.state.agenda.map(({ kind }) => kind)).toEqual(['turn', 'turns', 'turn']);
  });

  it('uses scripted draws up, and adds to the log', () => {
    const table = scenario(sleight, { from: laid({ deck: [[0, 1]] }) }).script(['b']);
    expect(table.run({ kind: 'draw', from: ['deck'], to: ['pile'] }).state.pile).toEqual([1]);
    expect(() => table.script([4]).run({ kind: 'show', zone: ['pile'], to: 'all' })).toThrow(
      'scripted draws left over by this task: [4]',
    );
  });

  it('is refused where no position comes of it, and leaves the table as it was', () => {
    const table = scenario(doesNotExist).edit((state) => {
      begin(state);
      rave(state, 20); // a rave waits, and its line-ups cannot be cleared away below it
    });
    const { state, log } = table;
    expect(() => table.run({ kind: 'clear-table' })).toThrow(
      /no position comes of clear-table here\n {2}lineups: broken/,
    );
    expect([table.state, table.log]).toEqual([state, log]);
  });

  it('has to be a task of the game', () => {
    // @ts-expect-error there is no such record
    expect(() => start().run({ kind: 'income' })).toThrow('no such task: income');
  });
});

describe('a script', () => {
  const rolling = () =>
    scenario(sleight, {
      from: laid(
        { deck: [[0, 1, 2]] },
        { kind: 'draw', from: ['deck'], to: ['pile'] },
        { kind: 'roll', sides: 6, for: 'escape', seat: 1 },
      ),
    });
  const go = { type: 'go', seat: 0 } as const;

  it('says all draws: another one is an error', () => {
    expect(() => rolling().script(['b']).play(go)).toThrow('is drawn here and not scripted (escape of seat 1)');
    expect(() => rolling().script([]).play(go)).toThrow('a card out of 3 is drawn here and not scripted (deck)');
  });

  it('says the first ones alone when that is wanted, and ends with the play', () => {
    expect(rolling().script(['b'], 'first').play(go).state.log[0]).toBe(1);
    const table = rolling().script(['b', 6]).play(go);
    expect(table.state.rng.strict).toBeUndefined();
    expect(table.run({ kind: 'roll', sides: 6 }).state.log).toHaveLength(3);
  });

  it('leaves cards to chance between the dice when that is wanted', () => {
    const table = rolling().script([6], 'dice').play(go);
    expect([table.state.log[1], table.state.rng.strict]).toEqual([6, undefined]);
    expect(rolling().script(['c', 6], 'dice').play(go).state.log).toEqual([2, 6]);
    expect(
      rolling()
        .script([{ for: 'deck', is: 'b' }, 6], 'dice')
        .play(go).state.log,
    ).toEqual([1, 6]);
    expect(() => rolling().script(['c'], 'dice').play(go)).toThrow('is drawn here and not scripted (escape of seat 1)');
    expect(() => rolling().script([6, 6], 'dice').play(go)).toThrow('left over by these actions: [6]');
  });

  it('that does not fit is told what could be drawn, and for whom', () => {
    expect(() => rolling().script(['x', 6]).play(go)).toThrow('"x": one of 3 is drawn here (deck): a, b, c');
  });

  it('may name the only card that can go, and is held to it', () => {
    const only = (is: string, seat?: number) => ({ for: 'deck', seat, is, only: true }) as const;
    const top = () =>
      scenario(sleight, {
        from: laid(
          { deck: [[1], [0, 2]] },
          { kind: 'draw', from: ['deck'], to: ['pile'] },
          { kind: 'draw', from: ['deck'], to: ['pile'] },
        ),
      });
    expect(top().script(['c']).play(go).state.pile).toEqual([1, 2]);
    expect(
      top()
        .script([only('b'), 'c'])
        .play(go).state.pile,
    ).toEqual([1, 2]);
    expect(() =>
      top()
        .script([only('a'), 'c'])
        .play(go),
    ).toThrow('"a": b alone can go here (deck)');
    expect(() =>
      top()
        .script([only('b', 1), 'c'])
        .play(go),
    ).toThrow('"b": b alone can go here (deck)');
    expect(() =>
      top()
        .script([only('b'), only('c')])
        .play(go),
    ).toThrow('"c": a card out of 2 is drawn here (deck), it is not the only one');
    expect(
      top()
        .script([only('b')], 'dice')
        .play(go).state.pile[0],
    ).toBe(1);
  });

  it('names a draw by its purpose', () => {
    const named = [
      { for: 'deck', is: 'c' },
      { for: 'escape', seat: 1, is: 2 },
    ];
    expect(rolling().script(named).play(go).state.log).toEqual([2, 2]);
    expect(() =>
      rolling()
        .script([{ for: 'escape', is: 2 }])
        .play(go),
    ).toThrow('(deck), not escape');
  });
});

describe('cards stacked on a deck', () => {
  it('are drawn in the order that is written, and nobody knows them', () => {
    const table = turn(0).stack('deck', ['glass', 'coin']);
    expect(magpie.view(table.state, 0).position.deck.bags.slice(-2)).toEqual([
      { cards: [-1], known: [] },
      { cards: [-1], known: [] },
    ]);
    table.script([]).play({ type: 'draw', seat: 0 });
    expect(table.eventsOf('drawn')).toEqual([{ type: 'drawn', rule: 'MAG-2', seat: 0, card: 4 }]);
    expect(table.state.deck.bags.at(-1)?.cards).toEqual([1]);
  });

  it('come out of the deck, and what was known of it stays true', () => {
    const known = laid({ pile: [0, 0], deck: [[1]] }, { kind: 'shuffle', into: ['deck'], from: [['pile']] });
    const table = scenario(sleight, { from: sleight.apply(known, { type: 'go', seat: 0 }) }).stack('deck', ['a']);
    expect(table.state.deck.bags).toEqual([
      { cards: [0, 1], known: [[0], [0], [0]] },
      { cards: [0], known: [] },
    ]);
  });

  it('have to be in it', () => {
    expect(() => start().stack('deck', ['spoon', 'spoon', 'spoon', 'spoon', 'spoon'])).toThrow('no spoon at deck');
    expect(() => start().stack('deck', ['fork'])).toThrow('no card is called fork');
    expect(() => start().stack(['hands.*', 0], ['coin'])).toThrow('hands.0 is no deck');
    expect(() => start().stack('sky', ['coin'])).toThrow('sky is no deck');
  });
});

describe('idling', () => {
  it('goes on until a kind of decision waits, with actions that have no fields', () => {
    const table = turn(0).idle((at) => at.state.agenda.length === 0 || at.decision.kind === 'turn');
    expect(table.log).toEqual([]);
    const waiting = start().idle('turn');
    expect(waiting.decision?.kind).toBe('turn');
    expect(waiting.log.map(({ type }) => type)).toEqual(['passed', 'passed']);
  });

  it('fails when the game is over first', () => {
    expect(() => turn(0).idle('pass')).toThrow('the game was over before anybody was asked pass; asked was: turn');
  });
});

describe('a playout', () => {
  it('begins at a position when it is given one, with a future of its own', () => {
    const from = turn(1).state;
    const { states, end } = playout(magpie, { seed: 5, from });
    expect(states[0]).toEqual(magpie.reseed(from, 5));
    expect(lastState(magpie, { seed: 5, from })).toEqual(end);
    expect(end.agenda).toEqual([]);
  });
});
