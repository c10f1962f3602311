import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { closed, HIGH, LOW } from './closing.js';
import { hold } from './plays.js';
import {
  asked,
  begin,
  guest,
  hand,
  hire,
  layFor,
  rave,
  type State,
  saviour,
  setSouls,
  souls,
  stack,
  type Table,
  table,
} from './table.js';

// DNE-BTY.11 to DNE-BTY.15: the cards of the monster, and who has to escape from it.

rule('DNE-BTY.11', 'without a Saviour the winner draws the cards of the monster face down', () => {
  const game = closed((state) => {
    rave(state, 5, LOW, HIGH);
    guest(state, 'pukachu');
    stack(state, 'deck', ['demo-jelz', 'demo-smith', 'demo-madness']);
  });
  expect(hand(game, 1)).toEqual(['demo-jelz', 'demo-smith']);
  const drawn = game.events.find(({ type }) => type === 'cards-drawn');
  expect(drawn).toEqual({
    type: 'cards-drawn',
    rule: 'DNE-BTY.11',
    seat: 1,
    count: 2,
    cards: ['demo-jelz', 'demo-smith'],
  });
  expect(game.eventsFor(0).find(({ type }) => type === 'cards-drawn')).toEqual({
    type: 'cards-drawn',
    rule: 'DNE-BTY.11',
    seat: 1,
    count: 2,
  });
});

rule('DNE-BTY.11', 'a Host without a Saviour draws face down, and an invader takes what a Saviour was promised', () => {
  const draws = (recipe: (state: State) => void) => {
    const game = closed((state) => {
      recipe(state);
      guest(state, 'pukachu');
      stack(state, 'deck', ['demo-jelz', 'demo-smith']);
    });
    return [hand(game, 0), hand(game, 1), game.events.some(({ type }) => type === 'reward-opened')];
  };
  const won = ['demo-jelz', 'demo-smith'];
  expect(draws((state) => rave(state, 5, HIGH))).toEqual([won, [], false]);
  const beaten = (state: State) => {
    rave(state, 5, ['demo-jing'], HIGH);
    saviour(state, 2, 2);
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
    saviour(state, 1, share, picker);
    layFor(state, 0, 1, 'demo-hyrule-lofi');
    stack(state, 'deck', ALL);
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
    expect(game.events).toContainEqual({ type: 'reward-opened', rule: 'DNE-BTY.11', cards: ALL });
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
    { type: 'reward-shared', rule: 'DNE-BTY.11', seat: 1, card: 'demo-courtesy' },
    { type: 'reward-shared', rule: 'DNE-BTY.11', seat: 0, card: 'demo-jelz' },
  ]);
  expect([hand(game, 1), hand(game, 0)]).toEqual([['demo-smith', 'demo-jing', 'demo-courtesy'], ['demo-jelz']]);
});

rule(['DNE-BTY.12', 'DNE-MRC.8'], 'mercenaries of the successful get a card each, the line-up’s owner first', () => {
  const game = closed((state) => {
    rave(state, 5, HIGH);
    saviour(state, 1);
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
          begin(state);
          rave(state, 19, LOW, ['demo-jelz']);
          saviour(state, 2);
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
