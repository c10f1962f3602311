import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { pass, types } from './plays.js';
import {
  asked,
  at,
  classId,
  discards,
  give,
  giveAny,
  hand,
  hire,
  inventory,
  lineup,
  mercenaries,
  NONE,
  type Options,
  phase,
  put,
  rave,
  type State,
  setClass,
  setPlayer,
  setShared,
  setSouls,
  souls,
  soundId,
  stack,
  stackClasses,
  store,
  table,
} from './table.js';

// The worked examples of the specification with their numbers: turns, prices and classes.

/** Seat 2 is about to pass; then seat 0 has its turn. */
const beforeTurn = (recipe: (state: State) => void, options: Options = {}) =>
  at((state) => {
    setShared(state, { turn: { host: 2, place: 2 } });
    phase(state, 'preparation', { kind: 'prepare', seat: 2 });
    recipe(state);
  }, options);

rule(['DNE-TRN.3', 'DNE-GNL.7', 'DNE-GNL.8', 'DNE-GNL.9'], 'example 3: a draft that fills hand and inventory', () => {
  const game = beforeTurn((state) => {
    giveAny(state, 0, 5);
    store(state, 0, 'vinyl-am', 'vinyl-igor', 'vinyl-currents', 'vinyl-in-utero');
  }).play(pass(2));
  expect([asked(game), game.legal().length]).toEqual(['overflow 0', 14]);
  const [first = '', second = ''] = hand(game, 0);
  game.play({ type: 'stash', seat: 0, card: first });
  expect([asked(game), game.legal().length]).toEqual(['overflow 0', 12]);
  game.play({ type: 'stash', seat: 0, card: second });
  expect([asked(game), game.legal().length]).toEqual(['inventory-overflow 0', 6]);
  game.play({ type: 'drop-inventory', seat: 0, card: second });
  expect([asked(game), hand(game, 0).length, inventory(game, 0).length]).toEqual(['prepare 0', 5, 5]);
});

rule(['DNE-TRN.6', 'DNE-TRN.7', 'DNE-FIN.1', 'DNE-CLS.1'], 'example 4: when a pass is legal', () => {
  const poor = at((state) => setSouls(state, 7));
  expect(types(poor)).toContain('pass');
  const rich = at((state) => {
    setSouls(state, 8);
    giveAny(state, 0, 1);
  });
  expect(types(rich)).not.toContain('pass');
  expect(types(rich)).toContain('start-rave');
  expect(rich.refusal(pass(0))).toMatchObject({ rule: 'DNE-FIN.1', code: 'souls-at-stake' });
  rich.play({ type: 'buy-class', seat: 0 });
  expect(types(rich)).toContain('pass');
  rich.play({ type: 'invite', seat: 0, monster: 'harpies' });
  expect(rich.refusal(pass(0))).toMatchObject({ rule: 'DNE-TRN.7', code: 'invitation-made' });
});

rule(['DNE-CLS.1', 'DNE-CLS.2', 'DNE-CLS.3', 'DNE-SUM.3'], 'example 18: a class in the summary', () => {
  const game = at((state) => {
    phase(state, 'summary', { kind: 'summary', seat: 0 });
    setSouls(state, 2);
    setClass(state, 0, 'dj');
    stackClasses(state, 'olivye');
  }).play({ type: 'buy-class', seat: 0 });
  expect([classId(game, 0), souls(game)[0]]).toEqual(['class-olivye', 1]);
  expect(game.state.classDiscard.map((card) => engine.content.classes[card]?.id)).toEqual(['class-dj']);
  expect(types(game)).toContain('buy-class');
});

rule(['DNE-MRC.1', 'DNE-MRC.2', 'DNE-MRC.3', 'DNE-MRC.4'], 'example 19: recruiting', () => {
  const recruit = (card: string) => ({ type: 'recruit', seat: 0, card }) as const;
  const game = at((state) => {
    give(state, 0, 'demo-jing', 'demo-jelz', 'demo-smith', 'demo-madness');
    hire(state, 0, 'murdoc');
    hire(state, 0, 'noodle');
  })
    .script([4], 'first')
    .play(recruit('demo-jing'));
  expect(mercenaries(game, 0)).toEqual(['murdoc', 'noodle']);
  game.script([5], 'first').play(recruit('demo-jelz'));
  expect(mercenaries(game, 0)).toHaveLength(3);
  expect(game.state.players[0]?.hidden[2]).toHaveLength(2);
  expect(types(game)).not.toContain('recruit');
  expect(game.refusal(recruit('demo-smith'))).toMatchObject({ rule: 'DNE-MRC.3', code: 'three-already' });
});

rule(['DNE-TRD.1', 'DNE-TRD.2', 'DNE-TRD.3', 'DNE-TRD.4'], 'example 23: a trade', () => {
  const game = at((state) => {
    store(state, 0, 'vinyl-am');
    giveAny(state, 0, 5);
    give(state, 1, 'demo-jing', 'demo-jelz');
  }).play(
    { type: 'trade-open', seat: 0, target: 1 },
    { type: 'give', seat: 0, card: 'vinyl-am' },
    { type: 'ask', seat: 0, card: 'hand' },
  );
  expect(game.legal().map((action) => ('card' in action ? action.card : action.type))).toEqual([
    'demo-jing',
    'demo-jelz',
    'decline',
  ]);
  game.play({ type: 'accept', seat: 1, card: 'demo-jelz' });
  expect([hand(game, 1), hand(game, 0).at(-1)]).toEqual([['demo-jing', 'vinyl-am'], 'demo-jelz']);
  expect(asked(game)).toBe('overflow 0');
  game.play({ type: 'drop', seat: 0, card: 'demo-jelz' });
  expect(game.legal('trade-open')).toHaveLength(2);
  game.play({ type: 'trade-open', seat: 0, target: 2 }, { type: 'trade-cancel', seat: 0 });
  expect(game.legal('trade-open')).toEqual([]);
});

rule(['DNE-DCK.1', 'DNE-DCK.3'], 'example 25: the deck runs out in the draft', () => {
  const game = beforeTurn((state) => {
    stack(state, 'deck', ['vinyl-am']);
    put(state, 'discard', cardsOfDeck(state.deck).slice(-30).map(soundId));
    giveRest(state);
  });
  const [first = NONE] = game.state.discard;
  expect([deckSize(game.state.deck), game.state.discard.length]).toEqual([1, 30]);
  game.script([soundId(first)], 'first').play(pass(2));
  expect([deckSize(game.state.deck), game.state.discard]).toEqual([29, []]);
  expect(hand(game, 0).slice(-2)).toEqual(['vinyl-am', soundId(first)]);
});

/** Puts all but the top card of the deck under mercenaries, where they are out of the way. */
function giveRest(state: State): void {
  hire(state, 1, 'murdoc', ...cardsOfDeck(state.deck).slice(1).map(soundId));
}

rule(['DNE-GTL.1', 'DNE-GTL.2', 'DNE-GTL.3', 'DNE-GTL.4', 'DNE-GTL.5'], 'example 28: the gentle round', () => {
  const game = table({ firstPlayer: 'gentle' }).edit((state) => {
    for (const seat of state.players.keys()) setPlayer(state, seat, { hand: [] });
    give(state, 0, 'vinyl-in-utero', 'vinyl-nevermind');
    give(state, 2, 'demo-rouge', 'demo-fracture');
    for (const seat of [0, 2]) giveAny(state, seat, 6);
    giveAny(state, 1, 8);
  });
  const lays = (seat: number, card: string) => ({ type: 'lay', seat, card }) as const;
  const holds = (seat: number) => ({ type: 'hold', seat }) as const;
  game.play(lays(0, 'vinyl-in-utero'), lays(0, 'vinyl-nevermind'), holds(0), holds(1));
  game.play(lays(2, 'demo-rouge'), lays(2, 'demo-fracture'), holds(2), holds(0), holds(1));
  expect(discards(game)).toEqual(['vinyl-in-utero', 'vinyl-nevermind', 'demo-rouge', 'demo-fracture']);
  const drops: number[] = [];
  while (game.state.phase === 'gentle-round') {
    const [drop] = game.legal();
    if (drop === undefined) throw new Error('nothing is asked');
    expect(types(game)).toEqual(['drop']);
    drops.push(drop.seat);
    game.play(drop);
  }
  expect(drops).toEqual([0, 0, 1, 1, 1, 1, 2, 2]);
  expect([game.state.turn.host, game.state.turn.number]).toEqual([2, 1]);
});

rule(['DNE-SPC.15', 'DNE-MON.4', 'DNE-GNL.10'], 'example 29: the price of the Tongue Demon', () => {
  const game = at((state) => {
    setShared(state, { turn: { expectation: 12 } });
    give(state, 0, 'demo-jing');
    store(state, 0, 'vinyl-am');
  }).play({ type: 'invite', seat: 0, monster: 'tongue-demon' });
  expect(discards(game)).toEqual(['demo-jing', 'vinyl-am']);
  expect(asked(game)).toBe('prepare 0');
  const open = at((state) => {
    setShared(state, { turn: { expectation: 12 } });
    store(state, 0, 'demo-jing', 'vinyl-am');
  });
  expect(open.refusal({ type: 'invite', seat: 0, monster: 'tongue-demon' })).toMatchObject({
    rule: 'DNE-MON.4',
    code: 'price-too-high',
  });
});

rule(
  ['DNE-SET.1', 'DNE-SET.2', 'DNE-SET.3', 'DNE-SET.4', 'DNE-SET.6'],
  'example 31: the set-up of four players',
  () => {
    const script = [7, 18, 3, 18, 4, 11, 'demo-jing', 'demo-rouge'];
    const state = engine.init('set-up', { players: 4 }, script);
    // the first Host has drafted two cards already
    expect(state.turn.host).toBe(3);
    expect(state.players.map((player) => player.hand.length)).toEqual([5, 5, 5, 7]);
    expect(state.players[1]).toMatchObject({ souls: 0, inventory: [], class: [], mercenaries: [] });
    expect([0, 1].map((seat) => hand({ state }, seat)[0])).toEqual(['demo-jing', 'demo-rouge']);
    const { deck, discard, classDeck, mercenaryDeck, monsterSupply } = state;
    expect([deck, classDeck, mercenaryDeck].map(deckSize)).toEqual([130 - 2, 9, 48]);
    expect([discard.length, monsterSupply.length]).toEqual([0, 46]);
  },
);

rule(['DNE-CLS.15', 'DNE-GNL.8'], 'example 32: a wide draft', () => {
  const game = beforeTurn((state) => {
    setClass(state, 0, 'dj');
    giveAny(state, 0, 5);
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor', 'vinyl-currents']);
  }).play(pass(2));
  expect(game.legal()).toEqual(
    ['vinyl-am', 'vinyl-igor', 'vinyl-currents'].map((card) => ({ type: 'discard', seat: 0, card })),
  );
  game.play({ type: 'discard', seat: 0, card: 'vinyl-igor' });
  expect([asked(game), hand(game, 0).length]).toEqual(['overflow 0', 7]);
  const [first = '', second = ''] = hand(game, 0);
  game.play({ type: 'drop', seat: 0, card: first }, { type: 'drop', seat: 0, card: second });
  expect(asked(game)).toBe('prepare 0');
});

rule(['DNE-CLS.22', 'DNE-CLS.23', 'DNE-GNL.8'], 'example 38: a refresh in the rave', () => {
  const refresh = (card: string) => ({ type: 'refresh', seat: 0, card }) as const;
  const game = at((state) => {
    rave(state, 10);
    setClass(state, 0, 'olivye');
    giveAny(state, 0, 6);
  });
  const [first = '', second = ''] = hand(game, 0);
  game.play(refresh(first));
  expect([hand(game, 0).length, asked(game)]).toEqual([7, 'overflow 0']);
  game.play({ type: 'drop', seat: 0, card: second });
  expect(asked(game)).toBe('rave 0');
  expect(game.legal('refresh')).toEqual([]);
});

rule(['DNE-FIN.1', 'DNE-FIN.8', 'DNE-CLS.14', 'DNE-END.1', 'DNE-END.6'], 'example 40: a shorter game', () => {
  const short = { winSouls: 6 };
  const game = at((state) => {
    setSouls(state, 4);
    give(state, 0, 'vinyl-in-utero', 'vinyl-nevermind');
  }, short);
  expect(game.refusal(pass(0)).rule).toBe('DNE-FIN.1');
  game.play({ type: 'start-rave', seat: 0 });
  expect(game.state.rave.final).toBe(true);
  game.play({ type: 'play', seat: 0, card: 'vinyl-in-utero' }, { type: 'play', seat: 0, card: 'vinyl-nevermind' });
  expect(engine.outcome(game.state)).toMatchObject({ winners: [0], reason: 'souls', scores: [6, 0, 0] });
  const forced = at((state) => {
    rave(state, 5, ['vinyl-in-utero']);
    setClass(state, 0, 'dj');
    setSouls(state, 5, 0, 0);
    give(state, 0, 'demo-jing');
    give(state, 1, 'vinyl-nevermind');
  }, short)
    .script([6, 1], 'first')
    .play({ type: 'challenge', seat: 0, target: 1, card: 'demo-jing' })
    .play({ type: 'play', seat: 1, card: 'vinyl-nevermind' });
  expect(lineup(forced, 0)).toEqual(['vinyl-in-utero', 'vinyl-nevermind']);
  expect(souls(forced)).toEqual([5, 1, 0]);
});
