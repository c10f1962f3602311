import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import {
  activate,
  begin,
  build,
  discard,
  give,
  pieces,
  setField,
  setMoney,
  setShared,
  special,
  stack,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { BUILDING, type EcoState, eventId, idle, NONE, table, upFrom } from './table.js';

/** On the known field, the first player is about to draw this event. */
const before = (event: string, recipe: (state: EcoState) => void = () => undefined, firstPlayer = 0) =>
  table().edit((state) => {
    setField(state);
    begin(state);
    setShared(state, { firstPlayer });
    stack(state, 'eventDeck', [event]);
    recipe(state);
  });
const EVENT_PHASE = { kind: 'event-phase' } as const;
/** On the known field, the first player has drawn this event. */
const afterDrawing = (...table: Parameters<typeof before>) => before(...table).run(EVENT_PHASE);
const lose = (seat: number, hex: number) => ({ type: 'lose-initiative', seat, hex }) as const;
const losePiece = (seat: number, hex: number) => ({ type: 'lose-piece', seat, hex }) as const;
const card = (id: string) => engine.content.events.findIndex((event) => event.id === id);

rule(['ECO-EVT.1', 'ECO-R9'], 'the first player draws the top card of the event deck, and nobody draws another', () => {
  const game = before('EV103', undefined, 2);
  const { eventDeck } = game.state;
  game.run(EVENT_PHASE);
  expect(game.events).toEqual([
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'event' },
    { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 2, event: 'EV103' },
  ]);
  expect(game.state.phase).toBe('event');
  expect(game.state.currentEvents).toEqual([{ event: card('EV103'), drawer: 2 }]);
  expect(cardsOfDeck(game.state.eventDeck)).toEqual(cardsOfDeck(eventDeck).slice(1));
});

rule(['ECO-EVT.7', 'ECO-R10'], 'the drawn card lies on the discard at once, while it is still in force', () => {
  const game = before('EV201');
  const discarded = game.state.eventDiscard;
  game.run(EVENT_PHASE);
  expect(game.state.eventDiscard).toEqual([...discarded, card('EV201')]);
  expect(game.state.currentEvents).toEqual([{ event: card('EV201'), drawer: 0 }]);
});

rule(
  'ECO-EVT.7',
  'a discarded event never comes back: each round turns up another card of the lowest level left',
  () => {
    const game = afterDrawing('EV101');
    const drawn = ['EV101'];
    for (const event of idle(game, ({ lastRound }) => lastRound))
      if (event.type === 'event-drawn') drawn.push(event.event);
    expect(new Set(drawn).size).toBe(drawn.length);
    const levels = drawn.map((id) => Number(id.charAt(2)));
    expect(levels).toEqual(levels.toSorted());
    expect(drawn.at(-1)).toBe('EV307');
    expect(cardsOfDeck(game.state.eventDeck).map(eventId)).toEqual(
      engine.content.events.flatMap(({ id, level }) => (level === 3 && !drawn.includes(id) ? [id] : [])),
    );
  },
);

rule.each(
  'ECO-EVT.2',
  'an effect concerns everybody or only the drawer',
  [
    { event: 'EV102', effects: [1, 1, 1] },
    { event: 'EV104', effects: [2, 0, 0] },
  ],
  ({ event, effects }) => {
    const game = afterDrawing(event, undefined, 1).run({ kind: 'environment-phase' });
    // the order is that of the round: seat 1, the drawer, first
    expect(
      game.events.flatMap((settled) => (settled.type === 'environment-settled' ? settled.effect.total : [])),
    ).toEqual(effects);
  },
);

rule('ECO-EVT.3', 'immediate effects are carried out at once, the drawer first and then clockwise', () => {
  const game = afterDrawing(
    'EV203',
    (state) => {
      for (const [seat, hex, initiative] of [
        [0, 8, 'I01'],
        [1, 12, 'I02'],
        [2, 14, 'I03'],
      ] as const) {
        build(state, seat, hex, { branch: 'oil' });
        activate(state, hex, initiative);
      }
    },
    1,
  );
  expect(game.events.slice(1)).toEqual([
    { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 1, event: 'EV203' },
    { type: 'choice-forced', rule: 'ECO-EVT.3', choice: 'event-lose-initiative', seat: 1, action: 'lose-initiative' },
    { type: 'initiative-discarded', rule: 'ECO-EVT.5', seat: 1, initiative: 'I02', hex: 12 },
    { type: 'choice-forced', rule: 'ECO-EVT.3', choice: 'event-lose-initiative', seat: 2, action: 'lose-initiative' },
    { type: 'initiative-discarded', rule: 'ECO-EVT.5', seat: 2, initiative: 'I03', hex: 14 },
    { type: 'choice-forced', rule: 'ECO-EVT.3', choice: 'event-lose-initiative', seat: 0, action: 'lose-initiative' },
    { type: 'initiative-discarded', rule: 'ECO-EVT.5', seat: 0, initiative: 'I01', hex: 8 },
  ]);
  expect(game.state.initiativeDiscard).toEqual([1, 2, 0]);
  expect(game.decision).toEqual(BUILDING);
});

rule(
  'ECO-EVT.3',
  'a player with several initiatives on the field chooses the one to lose, in turn from the drawer on',
  () => {
    const game = afterDrawing(
      'EV203',
      (state) => {
        for (const hex of [0, 2]) build(state, 0, hex, { branch: 'oil' });
        for (const hex of [8, 12, 14]) build(state, 2, hex, { branch: 'oil' });
        activate(state, 0, 'I01');
        activate(state, 2, 'I03');
        activate(state, 8, 'I09');
        activate(state, 14, 'I06');
      },
      2,
    );
    expect(game.legal()).toEqual([lose(2, 8), lose(2, 14)]);
    game.play(lose(2, 14));
    expect(game.state.field.initiatives[14]).toEqual([]);
    expect(game.state.field.pieces[14]).toEqual(['oil']);
    expect(game.legal()).toEqual([lose(0, 0), lose(0, 2)]);
    game.play(lose(0, 0));
    expect(game.events).toEqual([
      { type: 'initiative-discarded', rule: 'ECO-EVT.5', seat: 0, initiative: 'I01', hex: 0 },
      { type: 'choice-skipped', rule: 'ECO-EVT.3', choice: 'event-lose-initiative', seat: 1 },
    ]);
    expect(game.state.field.initiatives.flat()).toEqual([2, 8]);
  },
);

rule.each(
  'ECO-EVT.5',
  "refuses to give up what is no initiative of one's own on the field",
  [
    { hex: 12, why: 'no initiative' },
    { hex: 4, why: 'of another player' },
    { hex: 10, why: 'empty hex' },
    { hex: 19, why: 'no hex' },
  ],
  ({ hex }) => {
    const game = afterDrawing('EV203', (state) => {
      for (const place of [8, 12, 14]) build(state, 0, place, { branch: 'oil' });
      build(state, 1, 4, { branch: 'oil' });
      for (const [place, id] of [
        [8, 'I01'],
        [14, 'I02'],
        [4, 'I03'],
      ] as const)
        activate(state, place, id);
    });
    expect(game.refusal(lose(0, hex))).toEqual({ rule: 'ECO-EVT.5', code: 'no-initiative-there', details: { hex } });
  },
);

rule('ECO-EVT.5', 'initiatives in a hand are safe from the flood', () => {
  const game = afterDrawing('EV203', (state) => {
    build(state, 0, 8, { branch: 'oil' });
    give(state, 0, 'I05');
    give(state, 0, 'I06');
  });
  expect(game.state.players[0]?.initiatives).toEqual([4, 5]);
  expect(game.state.initiativeDiscard).toEqual([]);
});

rule('ECO-EVT.5', 'the top piece comes from an object of the highest level; among equals its owner chooses', () => {
  const game = afterDrawing('EV305', (state) => {
    build(state, 0, 8, { branch: 'oil', level: 2 });
    build(state, 0, 12, { branch: 'oil', level: 3 });
    build(state, 0, 10, { branch: 'mineral', level: 3 });
    build(state, 1, 14, { branch: 'oil', level: 4 });
    pieces(state, 0, 'oil', 1);
  });
  expect(game.legal()).toEqual([losePiece(0, 10), losePiece(0, 12)]);
  expect(game.refusal(losePiece(0, 8))).toEqual({
    rule: 'ECO-EVT.5',
    code: 'not-the-highest',
    details: { hex: 8, level: 2 },
  });
  for (const hex of [14, 0, 19, 1e9])
    expect(game.refusal(losePiece(0, hex))).toEqual({ rule: 'ECO-EVT.5', code: 'not-your-object', details: { hex } });
  game.play(losePiece(0, 10));
  expect(game.events).toEqual([
    { type: 'piece-removed', rule: 'ECO-EVT.5', seat: 0, branch: 'mineral', hex: 10, level: 2 },
  ]);
  expect(game.state.field.pieces[10]).toEqual(['mineral', 'mineral']);
  // the piece in hand is safe, the one from the field is in the supply again
  expect(game.state.players[0]).toMatchObject({ hand: { oil: 1, mineral: 0 }, supply: { oil: 4, mineral: 8 } });
});

rule(['ECO-EVT.5', 'ECO-R47'], 'taking the last piece of an object empties its hex and discards its initiative', () => {
  const game = afterDrawing('EV305', (state) => {
    build(state, 0, 8, { branch: 'oil' });
    activate(state, 8, 'I18');
    special(state, 0, 'reserve', { hex: 5 });
  });
  expect(game.events.slice(2)).toEqual([
    { type: 'choice-forced', rule: 'ECO-EVT.3', choice: 'event-lose-piece', seat: 0, action: 'lose-piece' },
    { type: 'piece-removed', rule: 'ECO-EVT.5', seat: 0, branch: 'oil', hex: 8, level: 0 },
    { type: 'initiative-discarded', rule: 'ECO-RMV.2', seat: 0, initiative: 'I18', hex: 8 },
  ]);
  expect(game.state.field.owner[8]).toBe(NONE);
  expect(game.state.field.pieces[8]).toEqual([]);
  expect(game.state.field.initiatives[8]).toEqual([]);
  expect(game.state.initiativeDiscard).toEqual([17]);
  expect(game.state.players[0]?.supply.oil).toBe(10);
  expect(game.state.specials.hex).toEqual([NONE, 5, NONE]);
});

rule('ECO-EVT.5', 'without an object or initiative on the field nothing is lost', () => {
  for (const [event, choice, seats] of [
    ['EV203', 'event-lose-initiative', [0, 1, 2]],
    ['EV305', 'event-lose-piece', [0]],
  ] as const) {
    const game = before(event);
    const { field, players } = game.state;
    game.run(EVENT_PHASE);
    expect(game.events).toEqual([
      { type: 'phase-began', rule: 'ECO-RND.1', phase: 'event' },
      { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 0, event },
      ...seats.map((seat) => ({ type: 'choice-skipped', rule: 'ECO-EVT.3', choice, seat })),
    ]);
    expect(game.state.field).toEqual(field);
    expect(game.state.players).toEqual(players);
  }
});

rule('ECO-EVT.4', 'an effect of a later phase does nothing before that phase', () => {
  const game = afterDrawing('EV101');
  const fund = () => game.state.players[0]?.ecoFund;
  expect(fund()).toBe(0);
  game.run({ kind: 'environment', seat: 0 });
  expect(fund()).toBe(-1);
  expect(game.events[0]).toEqual({
    type: 'environment-settled',
    rule: 'ECO-ENV.2',
    seat: 0,
    effect: { objects: 0, initiatives: 0, specials: 0, events: -1, total: -1 },
    ecoFund: { from: 0, to: -1 },
  });
  game.run({ kind: 'income', seat: 0 });
  expect(game.events[0]).toEqual({
    type: 'income-settled',
    rule: 'ECO-INC.5',
    seat: 0,
    income: { objects: 0, events: 0, upkeep: 0, net: 0 },
    money: { from: 10, to: 10 },
  });
});

rule('ECO-EVT.4', 'an effect on income waits for the Income phase', () => {
  const game = afterDrawing('EV103');
  expect(game.state.players[0]?.money).toBe(10);
  game.run({ kind: 'environment', seat: 0 });
  expect(game.events).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: 0, initiatives: 0, specials: 0, events: 0, total: 0 },
      ecoFund: { from: 0, to: 0 },
    },
  ]);
  game.run({ kind: 'income', seat: 0 });
  expect(game.events).toEqual([
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 0,
      income: { objects: 0, events: 2, upkeep: 0, net: 2 },
      money: { from: 10, to: 12 },
    },
  ]);
});

rule('ECO-EVT.6', 'the drawer takes the top initiative into their hand for free, and all see which one', () => {
  const game = before('EV207', (state) => stack(state, 'initiativeDeck', ['I19', 'I02']), 1);
  const deck = cardsOfDeck(game.state.initiativeDeck);
  game.run(EVENT_PHASE);
  expect(game.events.slice(1)).toEqual([
    { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 1, event: 'EV207' },
    { type: 'initiative-drawn', rule: 'ECO-EVT.6', seat: 1, initiative: 'I19' },
  ]);
  expect(game.eventsFor('spectator')).toEqual(game.events);
  expect(game.state.players.map(({ initiatives }) => initiatives)).toEqual([[], [18], []]);
  expect(game.state.players[1]?.money).toBe(10);
  expect(cardsOfDeck(game.state.initiativeDeck)).toEqual(deck.slice(1));
});

rule('ECO-EVT.6', 'an empty initiative deck is first reshuffled from the discard pile', () => {
  const game = before('EV207', (state) => {
    for (const { id } of engine.content.initiatives) discard(state, id);
  });
  game.script(['I20']).run(EVENT_PHASE);
  expect(game.state.players[0]?.initiatives).toEqual([19]);
  expect(cardsOfDeck(game.state.initiativeDeck)).toEqual(upFrom(0, 19));
  expect(game.state.initiativeDiscard).toEqual([]);
});

rule('ECO-EVT.6', 'if there is no initiative at all the effect is lost', () => {
  const game = afterDrawing('EV207', (state) => {
    for (const { id } of engine.content.initiatives) give(state, 1, id);
  });
  expect(game.state.players[0]?.initiatives).toEqual([]);
  expect(game.events).toEqual([
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'event' },
    { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 0, event: 'EV207' },
  ]);
});

rule('ECO-EVT.8', 'the Final Report only marks the round as the last, and its auctions are held as usual', () => {
  const game = before('EV307');
  expect(game.state.lastRound).toBe(false);
  game.run(EVENT_PHASE);
  expect(game.events.at(1)).toEqual({ type: 'event-drawn', rule: 'ECO-EVT.1', seat: 0, event: 'EV307' });
  expect(game.state.lastRound).toBe(true);
  expect(engine.outcome(game.state)).toBeUndefined();
  // auctions go on
  game.edit((state) => setMoney(state, 12)).run({ kind: 'action-phase' });
  game.play({ type: 'open-special', seat: 0, special: 'reserve' });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'reserve', nominal: 12, excluded: [] },
  ]);
});
