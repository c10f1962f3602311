import type { Viewer } from '@rulewright/core';
import {
  type Ask,
  agendaOf,
  type BaseState,
  createEngine,
  type Deck,
  type GameTypes,
  type Handling,
  kit,
  noContent,
  stackedDeck,
  type ZoneNameOf,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// Cards to be moved about, for tests of who knows what: the layout and the moves are options.

/** Where the cards lie; the bags of a deck with the top one first. */
export interface Layout {
  deck: number[][];
  side: number[][];
  hands: number[][];
  pile: number[];
  /** Face down before each seat: nobody may look. */
  stash: number[][];
  /** Two boxes of each seat, into which the seat may look. */
  boxes: number[][][];
}

interface State extends BaseState<Sleight> {
  deck: Deck;
  side: Deck;
  hands: number[][];
  pile: number[];
  stash: number[][];
  boxes: number[][][];
  /** What the tasks gave back. */
  log: (number | null)[];
}
export type Zone = ZoneNameOf<Sleight>;
export type Trick =
  | { kind: 'move'; card: number; from: Zone; to: Zone; how?: Handling }
  | { kind: 'draw'; from: Zone; to: Zone; how?: Handling }
  | { kind: 'deal'; from: Zone; to: Zone }
  | { kind: 'moveAll'; from: Zone; to: Zone }
  /** A rule looks at a hand or a stash, without `cards`. */
  | { kind: 'look'; at: 'hands' | 'stash'; seat: number; for: Look }
  | { kind: 'show'; zone: Zone; to: readonly Viewer[] | 'all' }
  | { kind: 'shuffle'; into: Zone; from: Zone[] }
  | { kind: 'roll'; sides: number; for?: string; seat?: number };
/** What a rule looks for: the last card, how many there are of kind 0, all cards in a copy, or how many cards there are. */
export type Look = 'last' | 'kind' | 'all' | 'count';
interface Sleight extends GameTypes {
  State: State;
  Options: { players: number; backs: boolean; layout: Layout; agenda: (Trick | ({ kind: 'wait' } & Ask))[] };
  Content: { readonly id: string };
  Task: Trick;
  Choice: { kind: 'wait' } & Ask;
  Event: never;
  Rule: 'SLT-1';
  Refusal: never;
}
const { action, defineGame } = kit<Sleight>();

const go = action('go', { during: ['wait'], fields: {}, perform() {} });

const cards = z.array(z.int());
const bags = z.strictObject({ bags: z.array(z.strictObject({ cards, known: z.array(cards) })) });
const lists = { hands: z.array(cards), pile: cards, stash: z.array(cards), boxes: z.array(z.array(cards)) };

/** `a`, `b`, `c` … */
export const idOf = (card: number): string => String.fromCharCode(97 + card);

export const spec = defineGame({
  id: 'sleight',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: z.strictObject({
    players: z._default(z.int(), 2),
    backs: z._default(z.boolean(), false),
    layout: z._default(z.strictObject({ deck: z.array(cards), side: z.array(cards), ...lists }), {
      deck: [[0, 0, 1]],
      side: [],
      hands: [[], []],
      pile: [],
      stash: [[], []],
      boxes: [
        [[], []],
        [[], []],
      ],
    }),
    agenda: z._default(z.array(z.any()), []),
  }),
  content: noContent,
  schema: z.strictObject({
    deck: bags,
    side: bags,
    ...lists,
    log: z.array(z.nullable(z.int())),
    agenda: z.array(z.any()),
  }),
  invariants: {},
  setup({ options: { layout, agenda } }) {
    const { deck, side, ...lying } = structuredClone(layout);
    return {
      ...lying,
      deck: stackedDeck(deck),
      side: stackedDeck(side),
      log: [],
      agenda: agendaOf(...structuredClone(agenda)),
    };
  },
  tasks: {
    move: ({ cards: table }, { card, from, to, how }) => table.move(card, from, to, how),
    draw: ({ cards: table, state }, { from, to, how }) => void state.log.push(table.draw(from, to, how) ?? null),
    deal: ({ cards: table, state }, { from, to }) => void state.log.push(table.deal(from, to) ? 1 : 0),
    moveAll({ cards: table }, { from, to }) {
      if (from.join() !== to.join()) table.moveAll(from, to);
    },
    look({ state, snapshot }, { at: where, seat, for: wanted }) {
      const lying = state[where][seat] ?? [];
      if (wanted === 'count') state.log.push(lying.length);
      else if (wanted === 'last') state.log.push(lying.at(-1) ?? null);
      else if (wanted === 'kind') state.log.push(lying.filter((card) => card === 0).length);
      else for (const card of snapshot(lying)) state.log.push(card);
    },
    show({ cards: table, state }, { zone, to }) {
      for (const card of table.show(zone, to)) state.log.push(card);
    },
    shuffle: ({ cards: table }, { into, from }) => table.shuffle(into, ...from),
    roll: ({ random, state }, { sides, for: purpose, seat }) => void state.log.push(random.die(sides, purpose, seat)),
  },
  choices: { wait: { rule: 'SLT-1', actions: [go] } },
  outcome: () => ({ winners: [0], ranking: [[0], [1]], scores: [0, 0], reason: 'done' }),
  secrets: {
    zones: {
      deck: { pool: 'cards', visibleTo: 'nobody' },
      side: { pool: 'cards', visibleTo: 'nobody' },
      'hands.*': { pool: 'cards', visibleTo: 'owner' },
      pile: { pool: 'cards', visibleTo: 'all' },
      'stash.*': { pool: 'cards', visibleTo: 'nobody' },
      'boxes.*.*': { pool: 'cards', visibleTo: 'owner' },
    },
    pools: ({ options: { backs, layout } }) => ({
      cards: {
        cards: [layout.deck, layout.side, layout.hands, layout.pile, layout.stash, layout.boxes].flat(3),
        id: idOf,
        ...(backs && { back: (card: number) => (card % 2 === 0 ? 'even' : 'odd') }),
      },
    }),
  },
});

export const sleight = createEngine(spec);
export type SleightState = ReturnType<typeof sleight.init>;

export const emptyLayout: Layout = {
  deck: [],
  side: [],
  hands: [[], []],
  pile: [],
  stash: [[], []],
  boxes: [
    [[], []],
    [[], []],
  ],
};

/** Two seats at a table with these cards, and one decision before the tricks and one after. */
export const laid = (layout: Partial<Layout>, ...tricks: readonly Trick[]): SleightState =>
  sleight.init('sleight', {
    layout: { ...emptyLayout, ...layout },
    agenda: [{ kind: 'wait', seat: 0 }, ...tricks, { kind: 'wait', seat: 0 }],
  });

/** The position after the tricks. */
export const after = (layout: Partial<Layout>, ...tricks: readonly Trick[]): SleightState =>
  goOn(laid(layout, ...tricks));

/** Goes on to the next decision. */
export const goOn = (state: SleightState): SleightState => sleight.apply(state, { type: 'go', seat: 0 });
