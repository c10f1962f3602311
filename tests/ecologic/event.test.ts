import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import { begin, build, give, setField, setShared, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EcoState, eventId, idle, table } from './table.js';

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
const card = (id: string) => engine.content.events.findIndex((event) => event.id === id);

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

rule('ECO-EVT.5', 'initiatives in a hand are safe from the flood', () => {
  const game = afterDrawing('EV203', (state) => {
    build(state, 0, 8, { branch: 'oil' });
    give(state, 0, 'I05');
    give(state, 0, 'I06');
  });
  expect(game.state.players[0]?.initiatives).toEqual([4, 5]);
  expect(game.state.initiativeDiscard).toEqual([]);
});
