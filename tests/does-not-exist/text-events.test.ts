import { type DoesNotExistEvent, engine } from '@rulewright/does-not-exist';
import { createText } from '@rulewright/does-not-exist/text';
import { describe, expect, test } from 'vitest';
import { bountyEvents } from './text-events-bounty.js';
import { raveEvents } from './text-events-rave.js';
import { turnEvents } from './text-events-turn.js';
import type { Row } from './text-view.js';

const text = createText(engine);

type Told = { readonly [T in DoesNotExistEvent['type']]: readonly Row[] };

const told: Told = { ...turnEvents, ...raveEvents, ...bountyEvents };

const rows = Object.entries(told).flatMap(([type, list]) =>
  list.map(([said, rule, event, options]) => ({ type, said, rule, event, options })),
);
type Event = Parameters<typeof text.event>[1];

describe('Every event has a sentence', () => {
  test.each(rows)('$type: $said', ({ type, said, rule, event, options }) => {
    const view = engine.view(engine.init('events', { players: 3, ...options }), 'spectator');
    expect(text.event(view, { type, rule, ...event } as Event).text).toBe(said);
  });
});

describe('A transcript', () => {
  const view = engine.view(engine.init('events', { players: 3 }), 'spectator');
  const manner = (event: object) => {
    const { text: _, ...rest } = text.event(view, event as Event);
    return rest;
  };
  const start = { chain: 'turn', starts: true };
  const souls = { from: 1, to: 0 };

  test.each([
    ['a title for a turn', { type: 'turn-began', rule: 'DNE-TRN.2', turn: 2, host: 0, place: 0 }, { style: 'title' }],
    ['a heading for a rave', { type: 'phase-began', rule: 'DNE-RAV.1', phase: 'rave' }, { style: 'heading' }],
    ['a heading for a bounty', { type: 'phase-began', rule: 'DNE-BTY.1', phase: 'bounty' }, { style: 'heading' }],
    ['nothing for other phases', { type: 'phase-began', rule: 'DNE-SUM.1', phase: 'summary' }, { style: 'quiet' }],
    [
      'a note on what is needed',
      { type: 'rave-began', rule: 'DNE-RAV.1', host: 0, final: false, needed: 9 },
      { style: 'note' },
    ],
    [
      'a note on a new deck',
      { type: 'deck-reshuffled', rule: 'DNE-DCK.1', deck: 'sounds', cards: 9 },
      { style: 'note' },
    ],
    [
      'nothing for forced answers',
      { type: 'choice-forced', rule: 'DNE-SUM.1', choice: 'recover', seat: 0, action: 'recover' },
      { style: 'quiet' },
    ],
    ['nothing for who is passed over', { type: 'passed-over', rule: 'DNE-RAV.4', seat: 0 }, { style: 'quiet' }],
    [
      'nothing for a table that is cleared',
      { type: 'cards-discarded', rule: 'DNE-SUM.2', seat: 0, cards: ['vinyl-am'], from: 'lineup' },
      { style: 'quiet' },
    ],
    [
      'the cards that an expelled invader leaves',
      { type: 'cards-discarded', rule: 'DNE-CLS.20', seat: 0, cards: ['vinyl-am'], from: 'lineup' },
      { chain: 'turn' },
    ],
    [
      'a paragraph for a drop',
      { type: 'cards-discarded', rule: 'DNE-GNL.8', seat: 0, cards: ['vinyl-am'], from: 'held' },
      start,
    ],
    [
      'no paragraph for a failure',
      { type: 'cards-discarded', rule: 'DNE-FAI.6', seat: 0, cards: ['vinyl-am'], from: 'held' },
      { chain: 'turn' },
    ],
    [
      'a paragraph for the expectation',
      { type: 'die-rolled', rule: 'DNE-TRN.5', seat: 0, roll: 'expectation', sides: 20, face: 9 },
      start,
    ],
    [
      'no paragraph for a mercenary’s die',
      { type: 'die-rolled', rule: 'DNE-MRC.1', seat: 0, roll: 'recruit', sides: 6, face: 5 },
      { chain: 'turn' },
    ],
    [
      'the die of an escape once',
      { type: 'die-rolled', rule: 'DNE-ESC.3', seat: 0, roll: 'escape', sides: 6, face: 5 },
      { style: 'quiet' },
    ],
    [
      'a paragraph for an escape',
      { type: 'escape-rolled', rule: 'DNE-ESC.3', seat: 0, face: 5, bonus: 0, result: 5 },
      start,
    ],
    [
      'a paragraph for a release',
      { type: 'escape-ended', rule: 'DNE-SPC.5', seat: 0, monster: 'cyclops', result: 'released' },
      start,
    ],
    [
      'no paragraph for the result of a roll',
      { type: 'escape-ended', rule: 'DNE-ESC.3', seat: 0, monster: 'cyclops', result: 'rolled' },
      { chain: 'turn' },
    ],
    [
      'a paragraph for what is lost before a roll',
      { type: 'souls-changed', rule: 'DNE-SPC.6', seat: 0, souls, cause: 'monster', source: 'wight-brothers' },
      start,
    ],
    [
      'a paragraph for what is bought',
      { type: 'souls-changed', rule: 'DNE-CLS.1', seat: 0, souls, cause: 'buy-class' },
      start,
    ],
    [
      'no paragraph for what is won or lost',
      { type: 'souls-changed', rule: 'DNE-BTY.5', seat: 0, souls, cause: 'rivalry' },
      { chain: 'turn' },
    ],
    [
      'a paragraph for the card that comes back',
      { type: 'card-recovered', rule: 'DNE-SUM.1', seat: 0, card: 'vinyl-am' },
      start,
    ],
    ['holds in a row', { type: 'held', rule: 'DNE-RAV.3', seat: 0 }, { chain: 'turn' }],
  ])('has %s', (_, event, expected) => {
    expect(manner(event)).toEqual(expected);
  });
});
