import type { Seat } from '@rulewright/core';
import { type Ask, type BaseState, createEngine, type GameTypes, kit, noContent } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { conformance } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { inFull } from '../support/depth.js';

// A card lies face down before each of three seats, and one in a box. Somebody calls a card, and whoever has it turns it over.

const CARDS = ['ace', 'two', 'three', 'four'];

interface State extends BaseState<RollCall> {
  hidden: number[][];
  box: number[];
  open: number[];
}
interface RollCall extends GameTypes {
  State: State;
  Options: { players: number };
  Content: { readonly id: string };
  Task: never;
  Choice: { kind: 'call' } & Ask;
  Event: { type: 'found'; rule: 'CALL-1'; seat: Seat; card?: string };
  Rule: 'CALL-1';
  Refusal: 'found-already';
}
const { action, refuse, defineGame } = kit<RollCall>();

/** The engine; `says` is what it tells of a card that is found, beside its holder. */
function rollCall(says: (card: number) => { card?: string }) {
  const call = action('call', {
    during: ['call'],
    fields: { card: z.int().check(z.minimum(0), z.maximum(3)) },
    candidates(_, seat, offer) {
      for (let card = 0; card < CARDS.length; card++) offer({ type: 'call', seat, card });
    },
    check: ({ state }, { card }) => (state.open.includes(card) ? refuse('CALL-1', 'found-already') : undefined),
    perform({ state, cards, emit, queue }, { seat, card }) {
      const holder = state.hidden.findIndex((lying) => lying.includes(card));
      cards.move(card, holder < 0 ? ['box'] : ['hidden.*', holder], ['open']);
      if (holder >= 0) emit?.({ type: 'found', rule: 'CALL-1', seat: holder, ...says(card) });
      if (state.open.length < CARDS.length) queue({ kind: 'call', seat });
    },
  });
  return createEngine(
    defineGame({
      id: 'roll-call',
      rulesVersion: 1,
      seats: { min: 3, max: 3 },
      options: z.strictObject({ players: z._default(z.literal(3), 3) }),
      content: noContent,
      schema: z.strictObject({
        hidden: z.array(z.array(z.int())),
        box: z.array(z.int()),
        open: z.array(z.int()),
        agenda: z.array(z.strictObject({ kind: z.literal('call'), seat: z.int() })),
      }),
      invariants: {},
      setup({ random }) {
        const [first, ...dealt] = random.shuffled([0, 1, 2, 3]);
        return {
          hidden: dealt.map((card) => [card]),
          box: first === undefined ? [] : [first],
          open: [],
          agenda: [{ kind: 'call', seat: 0 }],
        };
      },
      tasks: {},
      choices: { call: { rule: 'CALL-1', actions: [call] } },
      outcome: () => ({ winners: [0], ranking: [[0], [1], [2]], scores: [0, 0, 0], reason: 'found' }),
      secrets: {
        zones: {
          'hidden.*': { pool: 'cards', visibleTo: 'nobody' },
          box: { pool: 'cards', visibleTo: 'nobody' },
          open: { pool: 'cards', visibleTo: 'all' },
        },
        pools: () => ({ cards: { cards: [0, 1, 2, 3], id: (card) => CARDS[card] ?? '' } }),
      },
    }),
  );
}
const settings = { games: 10, density: 1 };

describe('LAW-13a, when a card is found with one seat in this world, and with another or nobody in that one', () => {
  it('lets a rule tell who had it, if it names the card', inFull, () => {
    const { knowledge } = conformance(
      rollCall((card) => ({ card: CARDS[card] ?? '' })),
      settings,
    );
    expect(knowledge.pairs).toBeGreaterThan(10);
  });

  it('is broken when nobody is told which card it was', () => {
    expect(() =>
      conformance(
        rollCall(() => ({})),
        settings,
      ),
    ).toThrow(/LAW-13a.*\n.*\n.*they make a difference in the events/);
  });
});
