import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { hold } from './plays.js';
import {
  asked,
  clear,
  guest,
  hand,
  hire,
  lay,
  layFor,
  type Options,
  rave,
  type State,
  save,
  setClass,
  setSouls,
  souls,
  stack,
  type Table,
  table,
} from './table.js';

// DNE-BTY: what a rave brings, and DNE-END: who wins the game by it.

const HIGH = ['vinyl-delicate-sound-of-thunder', 'vinyl-the-very-best-of-the-doors']; // 36 points
const LOW = ['demo-jing', 'demo-courtesy']; // 6 points

/** A rave that closes with the hold of the Host: nobody holds a card. */
const closed = (recipe: (state: State) => void, options: Options = {}): Table =>
  table(options)
    .edit((state) => {
      clear(state);
      recipe(state);
    })
    .play(hold(0));
const changes = (game: Table) =>
  game.events.flatMap((event) =>
    event.type === 'souls-changed' ? [[event.seat, event.change, event.cause] as const] : [],
  );

rule(['DNE-BTY.1', 'DNE-BTY.2'], 'the close tells every total and the winner', () => {
  const game = closed((state) => rave(state, 5, LOW, HIGH));
  expect(game.events[1]).toEqual({ type: 'rave-closed', owners: [0, 1], totals: [6, 36], winner: 1 });
  const lost = closed((state) => rave(state, 6, LOW));
  expect(lost.events[1]).toEqual({ type: 'rave-closed', owners: [0], totals: [6], winner: -1 });
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
  ({ lineups, saviour, expectation, after }) => {
    const game = closed((state) => {
      rave(state, expectation, ...lineups);
      if (saviour) {
        save(state, 2);
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
    clear(state);
    rave(state, 5, ['demo-hyrule-lofi'], HIGH, LOW);
    lay(state, 3, 'demo-jelz');
    setSouls(state, 3, 3, 3, 3);
  });
  game.play(hold(0));
  expect(souls(game)).toEqual([1, 5, 1, 1]);
  expect(changes(game).map(([seat]) => seat)).toEqual([0, 2, 3, 1]);
});

rule(['DNE-BTY.5', 'DNE-BTY.3'], 'a beaten invader loses two, also where Host and Saviour share their loss', () => {
  const game = table({ players: 4 }).edit((state) => {
    clear(state);
    rave(state, 5, ['demo-jing'], HIGH, LOW.slice(1));
    save(state, 3);
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
        state.rave.final = true;
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
        state.turn.level = expectation - 20;
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
      save(state, 1);
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
    const withGuest = (lineups: readonly (readonly string[])[], saviour = false) =>
      closed((state) => {
        rave(state, 5, ...lineups);
        guest(state, 'oxymoron');
        setSouls(state, 2, 2, 2);
        if (saviour) {
          save(state, 2);
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
      save(state, 1);
      layFor(state, 0, 1, 'demo-hyrule-lofi');
      state.rave.forced = forced;
      setSouls(state, 9, 3, 0);
      state.rave.final = true;
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

rule(['DNE-BTY.10', 'DNE-END.1'], 'when somebody has ten souls nothing further is done', () => {
  const game = closed((state) => {
    rave(state, 5, HIGH);
    guest(state, 'pukachu');
    setSouls(state, 8);
    state.rave.final = true;
  });
  expect(game.state.agenda).toEqual([]);
  expect([hand(game, 0), game.state.monster.length]).toEqual([[], 1]);
  expect(engine.outcome(game.state)).toMatchObject({ winners: [0], reason: 'souls' });
});

rule('DNE-BTY.11', 'without a Saviour the winner draws the cards of the monster face down', () => {
  const game = closed((state) => {
    rave(state, 5, LOW, HIGH);
    guest(state, 'pukachu');
    stack(state, 'demo-jelz', 'demo-smith', 'demo-madness');
  });
  expect(hand(game, 1)).toEqual(['demo-jelz', 'demo-smith']);
  const drawn = game.events.find(({ type }) => type === 'cards-drawn');
  expect(drawn).toEqual({ type: 'cards-drawn', seat: 1, count: 2, cards: ['demo-jelz', 'demo-smith'] });
  expect(game.eventsFor(0).find(({ type }) => type === 'cards-drawn')).toEqual({
    type: 'cards-drawn',
    seat: 1,
    count: 2,
  });
});

rule('DNE-BTY.11', 'a Host without a Saviour draws face down, and an invader takes what a Saviour was promised', () => {
  const draws = (recipe: (state: State) => void) => {
    const game = closed((state) => {
      recipe(state);
      guest(state, 'pukachu');
      stack(state, 'demo-jelz', 'demo-smith');
    });
    return [hand(game, 0), hand(game, 1), game.events.some(({ type }) => type === 'reward-opened')];
  };
  const won = ['demo-jelz', 'demo-smith'];
  expect(draws((state) => rave(state, 5, HIGH))).toEqual([won, [], false]);
  const beaten = (state: State) => {
    rave(state, 5, ['demo-jing'], HIGH);
    save(state, 2, 2);
    layFor(state, 0, 2, 'demo-hyrule-lofi');
  };
  expect(draws(beaten)).toEqual([[], won, false]);
});

const ALL = ['demo-jing', 'demo-courtesy', 'demo-jelz', 'demo-smith'];

/** Host and Saviour have won the oxymoron's four cards. */
const sharing = (share: number, picker: 'host' | 'saviour') =>
  closed((state) => {
    rave(state, 5, HIGH);
    guest(state, 'oxymoron');
    save(state, 1, share, picker);
    layFor(state, 0, 1, 'demo-hyrule-lofi');
    stack(state, ...ALL);
  });

rule.each(
  ['DNE-BTY.11', 'DNE-FRD.3'],
  'the promised cards are picked one by one by the one who was to pick',
  [
    { share: 0, picker: 'host', asks: 'recover 0', saviour: [], host: ALL },
    { share: 4, picker: 'host', asks: 'recover 0', saviour: ALL, host: [] },
    {
      share: 1,
      picker: 'host',
      asks: 'share-pick 0',
      saviour: ['demo-jelz'],
      host: ALL.filter((id) => id !== 'demo-jelz'),
    },
    {
      share: 1,
      picker: 'saviour',
      asks: 'share-pick 1',
      saviour: ['demo-jelz'],
      host: ALL.filter((id) => id !== 'demo-jelz'),
    },
  ] as const,
  ({ share, picker, asks, saviour, host }) => {
    const game = sharing(share, picker);
    expect(game.events).toContainEqual({ type: 'reward-opened', cards: ALL });
    expect(asked(game)).toBe(asks);
    if (asks !== 'recover 0') {
      const seat = Number(asks.at(-1));
      expect(game.state.reward).toHaveLength(4);
      expect(game.legal()).toEqual(ALL.map((card) => ({ type: 'give-share', seat, card })));
      expect(game.refusal({ type: 'give-share', seat, card: 'demo-madness' })).toMatchObject({ rule: 'DNE-BTY.11' });
      game.play({ type: 'give-share', seat, card: 'demo-jelz' });
    }
    expect([hand(game, 1), hand(game, 0), game.state.reward]).toEqual([saviour, host, []]);
  },
);

rule('DNE-BTY.11', 'several cards are picked in turn', () => {
  const game = sharing(3, 'saviour');
  const pick = (card: string) => ({ type: 'give-share', seat: 1, card }) as const;
  game.play(pick('demo-smith'), pick('demo-jing'));
  expect([asked(game), game.legal().length]).toEqual(['share-pick 1', 2]);
  expect(game.state.phase).toBe('bounty');
  game.play(pick('demo-courtesy'));
  expect(game.events.slice(0, 2)).toEqual([
    { type: 'reward-shared', seat: 1, card: 'demo-courtesy' },
    { type: 'reward-shared', seat: 0, card: 'demo-jelz' },
  ]);
  expect([hand(game, 1), hand(game, 0)]).toEqual([['demo-smith', 'demo-jing', 'demo-courtesy'], ['demo-jelz']]);
});

rule(['DNE-BTY.12', 'DNE-MRC.8'], 'mercenaries of the successful get a card each, the line-up’s owner first', () => {
  const game = closed((state) => {
    rave(state, 5, HIGH);
    save(state, 1);
    layFor(state, 0, 1, 'demo-hyrule-lofi');
    hire(state, 0, 'murdoc', 'demo-jing');
    hire(state, 1, 'noodle', 'demo-courtesy');
    hire(state, 2, 'russel', 'demo-jelz');
  });
  const fed = game.events.flatMap((event) => (event.type === 'mercenary-fed' ? [[event.seat, event.mercenary]] : []));
  expect(fed).toEqual([
    [0, 'murdoc'],
    [1, 'noodle'],
  ]);
  expect(game.state.players.map(({ hidden }) => hidden[0]?.length)).toEqual([2, 2, 1]);
});

rule(
  ['DNE-BTY.14', 'DNE-BTY.15', 'DNE-ESC.1'],
  'with a monster all who failed have to escape, without one nobody',
  () => {
    const game = (monster: boolean) =>
      table()
        .edit((state) => {
          clear(state);
          rave(state, 19, LOW, ['demo-jelz']);
          save(state, 2);
          layFor(state, 0, 2, 'demo-hyrule-lofi');
          setSouls(state, 3, 3, 3);
          if (monster) guest(state, 'pukachu');
        })
        .script(monster ? [6, 6, 6] : [])
        .play(hold(0));
    const escapes = (each: Table) =>
      each.events.flatMap((event) => (event.type === 'escape-ended' ? [[event.seat, event.result]] : []));
    expect(escapes(game(true))).toEqual([
      [0, 'rolled'],
      [2, 'rolled'],
      [1, 'rolled'],
    ]);
    expect(escapes(game(false))).toEqual([]);
    expect(souls(game(false))).toEqual([3, 3, 3]);
  },
);

rule(['DNE-END.2', 'DNE-R42'], 'of Host and Saviour who both reach the goal the option decides', () => {
  const game = (counts: number[], options: Options) =>
    engine.outcome(
      closed((state) => {
        rave(state, 5, LOW);
        save(state, 1);
        layFor(state, 0, 1, 'demo-hyrule-lofi');
        setSouls(state, ...counts);
        setClass(state, 1, 'alien');
        state.rave.final = true;
      }, options).state,
    );
  expect(game([9, 9, 9], {})).toEqual({ winners: [0], ranking: [[0], [1], [2]], scores: [10, 11, 9], reason: 'souls' });
  expect(game([9, 9, 9], { simultaneousWin: 'mostSouls' })?.ranking).toEqual([[1], [0], [2]]);
  expect(game([9, 8, 9], { simultaneousWin: 'mostSouls' })?.ranking).toEqual([[0], [1], [2]]);
  expect(game([9, 9, 9], { simultaneousWin: 'shared' })?.ranking).toEqual([[0, 1], [2]]);
});

rule(['DNE-END.1', 'DNE-FIN.8'], 'the goal of the option wins', () => {
  const game = (winSouls: number) =>
    closed(
      (state) => {
        rave(state, 5, LOW);
        setSouls(state, 3, 0, 0);
      },
      { winSouls },
    );
  expect(engine.outcome(game(5).state)?.winners).toEqual([0]);
  expect(engine.outcome(game(6).state)).toBeUndefined();
});

rule(
  ['DNE-END.4', 'DNE-END.5', 'DNE-END.6', 'DNE-R74'],
  'after the last turn the most souls win, eliminated players last',
  () => {
    const game = table({ players: 5, maxTurns: 1 }).edit((state) => {
      clear(state);
      setSouls(state, 2, 5, 0, 5, 0);
      for (const seat of [4, 2]) Object.assign(state.players[seat] ?? {}, { status: 'eliminated' });
      state.out = [4, 2];
    });
    game.play({ type: 'pass', seat: 0 });
    expect(engine.outcome(game.state)).toEqual({
      winners: [1, 3],
      ranking: [[1, 3], [0], [2], [4]],
      scores: [2, 5, 0, 5, 0],
      reason: 'max-turns',
    });
    const longer = table({ players: 2, maxTurns: 2 }).edit((state) => clear(state));
    longer.play({ type: 'pass', seat: 0 });
    expect(engine.outcome(longer.state)).toBeUndefined();
  },
);
