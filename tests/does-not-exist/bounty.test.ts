import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { closed, HIGH, LOW } from './closing.js';
import { guest, layFor, rave, saviour, setClass, setShared, setSouls, souls, type Table } from './table.js';

// DNE-BTY.1 to DNE-BTY.9: the souls that a rave brings and costs.

const changes = (game: Table) =>
  game.events.flatMap((event) =>
    event.type === 'souls-changed' ? [[event.seat, event.souls.to - event.souls.from, event.cause] as const] : [],
  );

rule.each(
  ['DNE-BTY.5', 'DNE-BTY.6', 'DNE-BTY.3', 'DNE-R33'],
  'souls of winners and losers',
  [
    { title: 'the Host alone', lineups: [LOW], saviour: false, expectation: 5, after: [7, 5, 5] },
    { title: 'Host and Saviour', lineups: [LOW], saviour: true, expectation: 5, after: [6, 5, 6] },
    { title: 'the Host against an invader', lineups: [HIGH, LOW], saviour: false, expectation: 5, after: [7, 3, 5] },
    {
      title: 'Host and Saviour against an invader',
      lineups: [HIGH, LOW],
      saviour: true,
      expectation: 5,
      after: [6, 3, 6],
    },
    { title: 'an invader', lineups: [LOW, HIGH], saviour: false, expectation: 5, after: [3, 7, 5] },
    {
      title: 'an invader against Host and Saviour',
      lineups: [LOW, HIGH],
      saviour: true,
      expectation: 5,
      after: [4, 7, 4],
    },
    {
      title: 'an invader below the expectation of a failed Host',
      lineups: [LOW, ['demo-jelz']],
      saviour: false,
      expectation: 6,
      after: [5, 5, 5],
    },
    { title: 'nobody, with a Saviour', lineups: [LOW], saviour: true, expectation: 12, after: [5, 5, 5] },
  ],
  ({ lineups, saviour: isSaved, expectation, after }) => {
    const game = closed((state) => {
      rave(state, expectation, ...lineups);
      if (isSaved) {
        saviour(state, 2);
        layFor(state, 0, 2, 'demo-hyrule-lofi');
      }
      setSouls(state, 5, 5, 5);
    });
    expect(souls(game)).toEqual(after);
  },
);

rule.each(
  ['DNE-BTY.7', 'DNE-CLS.21'],
  'a Support gets a soul more for ten points above the expectation, also as invader',
  [
    { expectation: 26, seat: 0, cls: 'support', more: 1 },
    { expectation: 27, seat: 0, cls: 'support', more: 0 },
    { expectation: 26, seat: 0, cls: 'olivye', more: 0 },
    { expectation: 26, seat: 1, cls: 'support', more: 1 },
  ],
  ({ expectation, seat, cls, more }) => {
    const game = closed(
      (state) => {
        rave(state, 20, ...(seat === 0 ? [HIGH] : [[], HIGH]));
        // the target is raised by the level of the guest
        guest(state, 'pukachu');
        setShared(state, { turn: { level: expectation - 20 } });
        setClass(state, seat, cls);
      },
      { monsterLevel: 'add' },
    );
    expect(changes(game).filter(([, , cause]) => cause === 'class')).toEqual(more === 0 ? [] : [[seat, 1, 'class']]);
  },
);

rule(['DNE-BTY.7', 'DNE-CLS.25'], 'an Alien is paid one soul more as a successful Saviour only', () => {
  const game = (expectation: number, cls: string) =>
    closed((state) => {
      rave(state, expectation, LOW);
      saviour(state, 1);
      layFor(state, 0, 1, 'demo-hyrule-lofi');
      setClass(state, 1, cls);
    });
  expect(souls(game(5, 'alien'))).toEqual([1, 2, 0]);
  expect(souls(game(5, 'writer'))).toEqual([1, 1, 0]);
  expect(souls(game(15, 'alien'))).toEqual([0, 0, 0]);
  const invader = closed((state) => {
    rave(state, 5, LOW, HIGH);
    setClass(state, 1, 'alien');
  });
  expect(souls(invader)).toEqual([0, 2, 0]);
});

rule(
  ['DNE-BTY.8', 'DNE-R36'],
  'the souls of a monster go to the Host, or to the invader who won, never to a Saviour',
  () => {
    const withGuest = (lineups: readonly (readonly string[])[], isSaved = false) =>
      closed((state) => {
        rave(state, 5, ...lineups);
        guest(state, 'oxymoron');
        setSouls(state, 2, 2, 2);
        if (isSaved) {
          saviour(state, 2);
          layFor(state, 0, 2, 'demo-hyrule-lofi');
        }
      });
    expect(changes(withGuest([HIGH]))).toEqual([
      [0, 2, 'rave'],
      [0, 2, 'monster'],
    ]);
    expect(changes(withGuest([HIGH], true))).toEqual([
      [0, 1, 'rave'],
      [2, 1, 'rave'],
      [0, 2, 'monster'],
    ]);
    expect(changes(withGuest([LOW, HIGH])).slice(0, 3)).toEqual([
      [0, -2, 'rivalry'],
      [1, 2, 'rave'],
      [1, 2, 'monster'],
    ]);
  },
);
