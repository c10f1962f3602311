import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { drop, dropInventory, stash } from './plays.js';
import {
  asked,
  begin,
  bounty,
  discard,
  discards,
  figure,
  give,
  giveAny,
  guest,
  hand,
  inventory,
  layFor,
  lineup,
  NONE,
  type Options,
  phase,
  rave,
  type State,
  saviour,
  setClass,
  setShared,
  setSouls,
  setWaiting,
  stack,
  store,
  type Table,
  table,
} from './table.js';

// DNE-SUM: the end of a rave.
const recover = (card: string, seat = 0) => ({ type: 'recover', seat, card }) as const;

/** The bounty of a rave that somebody has won is over: Host and one invader have two cards each. */
const over = (winner: number, recipe: (state: State) => void = () => {}, options: Options = {}): Table =>
  table(options)
    .edit((state) => {
      begin(state);
      rave(state, 1, ['vinyl-am', 'vinyl-igor'], ['demo-jing', 'demo-jelz']);
      recipe(state);
      lastOverflow(state, winner);
    })
    .play(stashed);

/** The bounty is over but for a bystander, who has too many cards in hand; see `stashed`. */
function lastOverflow(state: State, winner: number): void {
  giveAny(state, 2, 5);
  give(state, 2, 'vinyl-perfect-blue');
  bounty(state, winner, { kind: 'overflow', rule: 'DNE-GNL.8', seat: 2 });
}
const stashed = stash('vinyl-perfect-blue', 2);

const HOSTS = ['vinyl-am', 'vinyl-igor'];
const ALL = [...HOSTS, 'demo-jing', 'demo-jelz'];

rule.each(
  ['DNE-SUM.1', 'DNE-R40'],
  'who recovers a card after a rave with an invader, and from where',
  [
    { title: 'the Host has won', recover: 'winnerAny', winner: 0, seat: 0, from: ALL },
    { title: 'the invader has won', recover: 'winnerAny', winner: 1, seat: 1, from: ALL },
    { title: 'nobody has won', recover: 'winnerAny', winner: NONE, seat: 0, from: HOSTS },
    { title: 'the Host has won', recover: 'hostOwn', winner: 0, seat: 0, from: HOSTS },
    { title: 'the invader has won', recover: 'hostOwn', winner: 1, seat: 0, from: HOSTS },
  ],
  ({ recover: option, winner, seat, from }) => {
    const game = over(winner, () => {}, { recover: option });
    expect([asked(game), game.state.phase]).toEqual([`recover ${seat}`, 'summary']);
    expect(game.legal()).toEqual(from.map((card) => recover(card, seat)));
    if (from.length === 2)
      expect(game.refusal(recover('demo-jing', seat))).toEqual({
        rule: 'DNE-SUM.1',
        code: 'not-offered-there',
        details: { card: 'demo-jing' },
      });
    expect(game.refusal(recover('demo-smith', seat))).toMatchObject({ code: 'not-offered-there' });
  },
);

rule.each(
  ['DNE-SUM.1', 'DNE-SUM.2', 'DNE-STO.1', 'DNE-GNL.6', 'DNE-R70'],
  'one card comes into the inventory, and all others are discarded in the order of play, the Host first',
  [
    { winner: 0, card: 'demo-jing', others: ['vinyl-am', 'vinyl-igor', 'demo-jelz'] },
    { winner: 1, card: 'vinyl-am', others: ['vinyl-igor', 'demo-jing', 'demo-jelz'] },
    { winner: 0, card: 'vinyl-igor', others: ['vinyl-am', 'demo-jing', 'demo-jelz'] },
  ],
  ({ winner, card, others }) => {
    const game = over(winner, (state) => {
      discard(state, 'demo-smith');
      store(state, winner, 'demo-madness');
    }).play(recover(card, winner));
    expect(game.events).toEqual([
      { type: 'card-recovered', rule: 'DNE-SUM.1', seat: winner, card },
      {
        type: 'cards-discarded',
        rule: 'DNE-SUM.2',
        seat: 0,
        cards: others.filter((each) => HOSTS.includes(each)),
        from: 'lineup',
      },
      {
        type: 'cards-discarded',
        rule: 'DNE-SUM.2',
        seat: 1,
        cards: others.filter((each) => !HOSTS.includes(each)),
        from: 'lineup',
      },
    ]);
    expect([inventory(game, winner), discards(game)]).toEqual([
      ['demo-madness', card],
      ['demo-smith', ...others],
    ]);
    expect([asked(game), game.state.lineups]).toEqual(['summary 0', []]);
  },
);

rule('DNE-SUM.1', 'a Host without rivals recovers any card of their own line-up, also after a failure', () => {
  for (const winner of [0, NONE]) {
    const game = table()
      .edit((state) => {
        begin(state);
        rave(state, 1, HOSTS);
        saviour(state, 2);
        layFor(state, 0, 2, 'demo-jelz');
        lastOverflow(state, winner);
      })
      .play(stashed);
    expect(game.legal()).toEqual([...HOSTS, 'demo-jelz'].map((card) => recover(card)));
    game.play(recover('demo-jelz'));
    expect([inventory(game, 0), discards(game)]).toEqual([['demo-jelz'], HOSTS]);
  }
});

rule(['DNE-SUM.1', 'DNE-GNL.14'], 'a single card is recovered at once, and without a card nothing is', () => {
  const alone = (...cards: string[]) =>
    table()
      .edit((state) => {
        begin(state);
        rave(state, 1, cards);
        lastOverflow(state, NONE);
      })
      .play(stashed);
  const one = alone('vinyl-am');
  expect([asked(one), inventory(one, 0), discards(one)]).toEqual(['summary 0', ['vinyl-am'], []]);
  const none = alone();
  expect([asked(none), inventory(none, 0)]).toEqual(['summary 0', []]);
});

rule(['DNE-SUM.1', 'DNE-ZER.4'], 'a taker who is not active recovers nothing; a zeroed Host has no summary', () => {
  const past = (winner: number, waits: number) =>
    table()
      .edit((state) => {
        begin(state);
        rave(state, 1, HOSTS, ['demo-jing', 'demo-jelz']);
        setWaiting(state, waits);
        lastOverflow(state, winner);
      })
      .play(stashed);
  const host = past(NONE, 0);
  expect([asked(host), discards(host)]).toEqual(['prepare 1', ALL]);
  const winner = past(1, 0);
  expect(asked(winner)).toBe('recover 1');
  winner.play(recover('vinyl-am', 1));
  expect([asked(winner), winner.state.turn.number]).toEqual(['prepare 1', 2]);
  const gone = past(1, 1);
  expect([asked(gone), discards(gone)]).toEqual(['summary 0', ALL]);
});

rule(['DNE-SUM.2', 'DNE-MON.8'], 'the monster leaves when the table is cleared', () => {
  const game = over(0, (state) => guest(state, 'elmer')).play(recover('vinyl-am'));
  expect(game.events.at(-1)).toEqual({ type: 'monster-left', rule: 'DNE-MON.8', monster: 'elmer' });
  expect([game.state.monster, game.state.monsterDiscard]).toEqual([[], [figure('elmer')]]);
});

rule(
  ['DNE-SUM.2', 'DNE-SPC.8', 'DNE-GNL.8'],
  'a Host fed by Smog keeps the hand limit again from the summary on',
  () => {
    const fed = (state: State) => {
      setShared(state, { turn: { isUnlimited: true } });
      giveAny(state, 0, 7);
    };
    const game = over(0, fed);
    expect([asked(game), game.state.turn.unlimited]).toEqual(['recover 0', true]);
    game.play(recover('vinyl-am'));
    expect([asked(game), game.state.turn.unlimited, hand(game, 0).length]).toEqual(['overflow 0', false, 7]);
    const [first = '', second = ''] = hand(game, 0);
    game.play(drop(first), drop(second));
    expect(asked(game)).toBe('summary 0');
  },
);

rule(
  ['DNE-SUM.3', 'DNE-R15', 'DNE-GNL.14'],
  'in the summary the Host buys, recruits, trades and refreshes until the turn ends',
  () => {
    const summary = (recipe: (state: State) => void) =>
      table().edit((state) => {
        begin(state);
        phase(state, 'summary', { kind: 'summary', seat: 0 });
        recipe(state);
      });
    const rich = summary((state) => {
      setSouls(state, 1);
      setClass(state, 0, 'olivye');
      give(state, 0, 'demo-jing');
    });
    expect([...new Set(rich.legal().map(({ type }) => type))]).toEqual([
      'buy-class',
      'recruit',
      'trade-open',
      'refresh',
      'end-turn',
    ]);
    const poor = summary((state) => stack(state, 'deck', ['vinyl-am', 'vinyl-igor']));
    expect([asked(poor), poor.legal()]).toEqual(['summary 0', [{ type: 'end-turn', seat: 0 }]]);
    poor.play({ type: 'end-turn', seat: 0 });
    expect(poor.events).toEqual([
      { type: 'turn-began', rule: 'DNE-TRN.2', turn: 2, host: 1, place: 1 },
      { type: 'phase-began', rule: 'DNE-TRN.2', phase: 'start' },
      { type: 'cards-drawn', rule: 'DNE-TRN.3', seat: 1, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
      { type: 'phase-began', rule: 'DNE-TRN.4', phase: 'preparation' },
    ]);
  },
);

rule(['DNE-SUM.1', 'DNE-GNL.9', 'DNE-GNL.7'], 'a sixth inventory card has to go, it may be the one that came', () => {
  const full = ['demo-smith', 'demo-madness', 'demo-courtesy', 'demo-ikra-says-yes', 'demo-nite-fleit'];
  const at = (count: number) => over(0, (state) => store(state, 0, ...full.slice(0, count))).play(recover('vinyl-am'));
  expect([asked(at(4)), inventory(at(4), 0)]).toEqual(['summary 0', [...full.slice(0, 4), 'vinyl-am']]);
  const game = at(5);
  expect([asked(game), lineup(game, 0)]).toEqual(['inventory-overflow 0', ['vinyl-igor']]);
  expect(game.state.lineups[0]).toMatchObject({ by: [0], via: ['hand'], base: [3], frozen: [NONE] });
  expect(game.legal()).toEqual([...full, 'vinyl-am'].map(dropInventory));
  expect(game.refusal(dropInventory('vinyl-igor'))).toEqual({
    rule: 'DNE-GNL.9',
    code: 'not-in-the-inventory',
    details: { card: 'vinyl-igor' },
  });
  game.play(dropInventory('vinyl-am'));
  expect([asked(game), inventory(game, 0), discards(game)]).toEqual([
    'summary 0',
    full,
    ['vinyl-am', 'vinyl-igor', 'demo-jing', 'demo-jelz'],
  ]);
});
