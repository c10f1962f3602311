import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { closed, HIGH, LOW } from './closing.js';
import { hold } from './plays.js';
import {
  begin,
  guest,
  lay,
  layFor,
  rave,
  saviour,
  setClass,
  setShared,
  setSouls,
  souls,
  type Table,
  table,
} from './table.js';

// DNE-BTY.1 to DNE-BTY.9: the souls that a rave brings and costs.

const changes = (game: Table) =>
  game.events.flatMap((event) =>
    event.type === 'souls-changed' ? [[event.seat, event.souls.to - event.souls.from, event.cause] as const] : [],
  );

const closing = (game: Table) => game.events.find(({ type }) => type === 'rave-closed');

rule(['DNE-BTY.1', 'DNE-BTY.2'], 'the close tells every total and the winner', () => {
  const low = {
    owner: 0,
    total: 6,
    minutes: 114,
    cards: [
      { card: 'demo-jing', by: 0, base: 2, genreSteps: 1, shared: ['electro'], value: 3 },
      { card: 'demo-courtesy', by: 0, base: 2, genreSteps: 1, shared: ['electro'], value: 3 },
    ],
  };
  const game = closed((state) => rave(state, 5, LOW, HIGH));
  expect(closing(game)).toEqual({
    type: 'rave-closed',
    rule: 'DNE-BTY.2',
    lineups: [
      low,
      {
        owner: 1,
        total: 36,
        minutes: 182,
        cards: [
          {
            card: 'vinyl-delicate-sound-of-thunder',
            by: 1,
            base: 9,
            genreSteps: 2,
            shared: ['progressive', 'psychodelic', 'rock'],
            value: 18,
          },
          {
            card: 'vinyl-the-very-best-of-the-doors',
            by: 1,
            base: 9,
            genreSteps: 2,
            shared: ['progressive', 'psychodelic', 'rock'],
            value: 18,
          },
        ],
      },
    ],
    needed: [6, 6],
    winner: 1,
    decidedBy: 'total',
  });
  const lost = closed((state) => rave(state, 6, LOW));
  expect(closing(lost)).toEqual({
    type: 'rave-closed',
    rule: 'DNE-BTY.2',
    lineups: [low],
    needed: [7],
    winner: -1,
    decidedBy: 'nothing',
  });
});

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

rule(
  ['DNE-BTY.5', 'DNE-GNL.5', 'DNE-R34', 'DNE-R35'],
  'who has too few souls loses what there is, and nobody gets it',
  () => {
    const game = closed((state) => {
      rave(state, 5, LOW, HIGH);
      setSouls(state, 1, 0, 4);
    });
    expect(changes(game)).toEqual([
      [0, -1, 'rivalry'],
      [1, 2, 'rave'],
    ]);
    expect(souls(game)).toEqual([0, 2, 4]);
  },
);

rule(['DNE-BTY.5', 'DNE-BTY.3'], 'every beaten invader loses two, also one above the expectation', () => {
  const game = table({ players: 4 }).edit((state) => {
    begin(state);
    rave(state, 5, ['demo-hyrule-lofi'], HIGH, LOW);
    lay(state, 3, 'demo-jelz');
    setSouls(state, 3, 3, 3, 3);
  });
  game.play(hold(0));
  expect(souls(game)).toEqual([1, 5, 1, 1]);
  expect(changes(game).map(([seat]) => seat)).toEqual([0, 2, 3, 1]);
});

rule(['DNE-BTY.5', 'DNE-R33'], 'option beatenInvaders: only those whom the Host beats too lose two', () => {
  const after = (beatenInvaders: 'all' | 'byHost', ...host: string[]) => {
    const game = table({ players: 4, beatenInvaders }).edit((state) => {
      begin(state);
      rave(state, 5, host, HIGH, LOW);
      lay(state, 3, 'demo-jelz');
      setSouls(state, 3, 3, 3, 3);
    });
    return souls(game.play(hold(0)));
  };
  // seat 2 has beaten the Host by duration, seat 3 has not
  expect(after('all', 'vinyl-in-utero')).toEqual([1, 5, 1, 1]);
  expect(after('byHost', 'vinyl-in-utero')).toEqual([1, 5, 3, 1]);
  // a Host who does not exceed the expectation has beaten nobody
  expect(after('byHost', 'demo-hyrule-lofi')).toEqual([1, 5, 3, 3]);
});

rule(['DNE-BTY.5', 'DNE-BTY.3'], 'a beaten invader loses two, also where Host and Saviour share their loss', () => {
  const game = table({ players: 4 }).edit((state) => {
    begin(state);
    rave(state, 5, ['demo-jing'], HIGH, LOW.slice(1));
    saviour(state, 3);
    layFor(state, 0, 3, 'demo-hyrule-lofi');
    setSouls(state, 5, 1, 5, 5);
  });
  game.play(hold(0));
  expect(souls(game)).toEqual([4, 3, 3, 4]);
});

rule(
  ['DNE-BTY.9', 'DNE-FIN.6'],
  'a Host wins the game with cards of others, whatever the option says of invaders',
  () => {
    const game = closed(
      (state) => {
        rave(state, 5, LOW);
        layFor(state, 0, 2, 'vinyl-am');
        setSouls(state, 8);
        setShared(state, { rave: { isFinal: true } });
      },
      { helpedInvaderCap: true },
    );
    expect(engine.outcome(game.state)?.winners).toEqual([0]);
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

rule(['DNE-BTY.9', 'DNE-CLS.14'], 'a Host with a forced Saviour stays below ten', () => {
  const game = (forced: boolean) =>
    closed((state) => {
      rave(state, 5, ['vinyl-am', 'demo-jing']);
      saviour(state, 1);
      layFor(state, 0, 1, 'demo-hyrule-lofi');
      setShared(state, { rave: { isForced: forced } });
      setSouls(state, 9, 3, 0);
      setShared(state, { rave: { isFinal: true } });
      setClass(state, 0, 'dj');
    });
  expect(souls(game(true))).toEqual([9, 4, 0]);
  expect(changes(game(true))).toEqual([
    [0, 1, 'rave'],
    [1, 1, 'rave'],
    [0, -1, 'cap'],
  ]);
  expect(engine.outcome(game(false).state)?.winners).toEqual([0]);
});
