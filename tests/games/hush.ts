import { type Seat, seatsAfter, seatsFrom, type Viewer } from '@rulewright/core';
import {
  createEngine,
  type Immutable,
  type Position,
  type Random,
  type Secrets,
  shuffledDeck,
  simultaneous,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import type { DecidedOpenly } from '@rulewright/testing';
import { allow, carryOut, draw, hushIt, play, revealStakes, stake, trim, usable } from './hush-actions.js';
import {
  allCards,
  type Content,
  content,
  defineGame,
  type Hush,
  type HushTable,
  type HushTurn,
  type React,
} from './hush-state.js';

const whole = z.int().check(z.minimum(0));
const seats = z.array(whole);
const cards = z.array(whole);
const deck = z.strictObject({ bags: z.array(z.strictObject({ cards, known: z.array(cards) })) });
const said = z.nullable(z.strictObject({ card: whole, target: whole }));
const asked = { asked: seats, waiting: seats, sealed: z.array(z.looseObject({ type: z.string(), seat: whole })) };

const schema = z.strictObject({
  coins: z.array(whole),
  hands: z.array(cards),
  deck,
  discardPile: cards,
  round: whole,
  stakes: z.array(whole),
  agenda: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('round') }),
      z.strictObject({ kind: z.literal('turns'), left: seats }),
      z.strictObject({ kind: z.literal('carry-out'), seat: whole, said }),
      z.strictObject({ kind: z.literal('stake'), ...asked }),
      z.strictObject({ kind: z.literal('turn'), seat: whole }),
      z.strictObject({ kind: z.literal('trim'), seat: whole }),
      z.strictObject({
        kind: z.literal('react'),
        actor: whole,
        said,
        allowed: seats,
        seat: whole,
        left: seats,
      }),
    ]),
  ),
});

interface Start {
  readonly options: Hush['Options'];
  readonly content: Content;
  readonly random: Random;
}

/** HSH-SET.1 */
function setup({ options: { players }, content, random }: Start): Position<Hush> {
  const dealt = random.shuffled(allCards(content));
  const everybody = seatsFrom(0, players);
  return {
    coins: everybody.map(() => 5),
    hands: everybody.map(() => dealt.splice(-3)),
    deck: shuffledDeck(dealt),
    discardPile: [],
    round: 0,
    stakes: everybody.map(() => 0),
    agenda: [{ kind: 'round' }],
  };
}

/** HSH-REA.1: who is asked is the secret of that seat; everybody remembers to have been asked. */
const maskReact = ({ kind, seat, left, actor, said, allowed }: Immutable<React>, viewer: Viewer) => {
  const known = { kind, actor, said, allowed: allowed.filter((other) => other === viewer) };
  return seat === viewer ? { ...known, seat, left } : known;
};

/** Draws who is being asked, and refuses a world in which that seat, or the viewer's memory, would be impossible. */
function completeReact(world: HushTurn, viewer: Viewer): boolean {
  const choice = world.state.agenda.at(-1);
  if (choice?.kind !== 'react') return true;
  const order = seatsAfter(choice.actor, world.state.options.players);
  const able = order.filter((seat) => usable(world, seat).length > 0);
  const mine = choice.seat === viewer;
  choice.seat ??= world.random.pick(order);
  if (!able.includes(choice.seat) || (choice.seat === viewer) !== mine) return false;
  const place = order.indexOf(choice.seat);
  const allowed = able.filter((seat) => order.indexOf(seat) < place);
  const remembers = (list: readonly Viewer[]) => list.includes(viewer);
  if (remembers(allowed) !== remembers(choice.allowed)) return false;
  choice.left = order.slice(place + 1);
  choice.allowed = allowed;
  return true;
}

/** The seats in a record that core does not look at itself. */
function speaksOf(record: Immutable<Hush['Task'] | Hush['Choice']>): readonly Seat[] {
  switch (record.kind) {
    case 'turns':
      return record.left;
    case 'react':
      return [record.actor, ...record.allowed, ...(record.said === null ? [] : [record.said.target])];
    case 'carry-out':
      return [record.seat, ...(record.said === null ? [] : [record.said.target])];
    default:
      return [];
  }
}

const secrets: Secrets<Hush> = {
  zones: {
    deck: { pool: 'cards', visibleTo: 'nobody' },
    discardPile: { pool: 'cards', visibleTo: 'all' },
    'hands.*': { pool: 'cards', visibleTo: 'owner' },
  },
  pools: ({ content }) => ({
    cards: {
      cards: allCards(content),
      id: (card) => content.ids[card] ?? 'none',
      back: (card) => content.backs[card] ?? 'none',
    },
  }),
  items: { react: maskReact },
  complete: completeReact,
};

export const spec = defineGame({
  id: 'hush',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: z.strictObject({
    players: z._default(z.int().check(z.minimum(2), z.maximum(4)), 2),
    rounds: z._default(z.int().check(z.minimum(1), z.maximum(20)), 3),
    handLimit: z._default(z.int().check(z.minimum(1), z.maximum(9)), 4),
  }),
  content,
  schema,
  invariants: {
    'every seat has coins, a hand and a stake': ({ state: { coins, hands, stakes, options } }) =>
      [coins, hands, stakes].every(({ length }) => length === options.players),
    'the agenda speaks of seats at the table': ({ state: { agenda, options } }) =>
      agenda.every((record) => speaksOf(record).every((seat) => seat < options.players)),
    'a card that is to be played is in the hand': ({ state: { agenda, hands } }) =>
      agenda.every(
        (record) =>
          record.kind !== 'carry-out' || record.said === null || hands[record.seat]?.includes(record.said.card),
      ),
    'the rounds are counted': ({ state: { round, options } }) => round <= options.rounds,
  },
  setup,
  tasks: {
    round({ state, queue }) {
      const { players, rounds } = state.options;
      if (state.round === rounds) return;
      const first = state.round % players;
      state.round++;
      queue(
        { kind: 'stake', ...simultaneous(seatsFrom(0, players)) },
        { kind: 'turns', left: seatsFrom(first, players) },
        { kind: 'round' },
      );
    },
    'carry-out': (turn, { seat, said }) => carryOut(turn, seat, said),
    turns({ queue }, { left: [seat, ...left] }) {
      if (seat !== undefined) queue({ kind: 'turn', seat }, { kind: 'turns', left });
    },
  },
  choices: {
    stake: { rule: 'HSH-STK.1', actions: [stake], reveal: revealStakes },
    turn: { rule: 'HSH-TRN.1', actions: [draw, play], forced: true },
    react: { rule: 'HSH-REA.1', actions: [hushIt, allow], isAsked: (table, seat) => usable(table, seat).length > 0 },
    trim: { rule: 'HSH-TRM.1', actions: [trim], forced: true },
  },
  outcome({ state: { coins } }: HushTable) {
    const amounts = [...new Set(coins)].sort((a, b) => b - a);
    const ranking = amounts.map((amount) => coins.flatMap((had, seat) => (had === amount ? [seat] : [])));
    return { winners: ranking[0] ?? [], ranking, scores: coins, reason: 'rounds' };
  },
  secrets,
});

export const hush = createEngine(spec);

type Waiting = ReturnType<typeof hush.init>;
const waitsIn = ({ agenda }: Waiting): string | undefined => agenda.at(-1)?.kind;

const turnOf = ({ agenda }: Waiting): Seat | undefined => {
  const top = agenda.at(-1);
  return top?.kind === 'turn' ? top.seat : undefined;
};

/** What hidden cards decide for all to see. */
export const openly: readonly DecidedOpenly<Waiting>[] = [
  {
    rule: 'HSH-REA.1',
    what: 'whether anybody is asked to hush, and how it goes on when nobody is',
    applies: ({ after, otherwise }) => (waitsIn(after) === 'react') !== (waitsIn(otherwise) === 'react'),
  },
  {
    rule: 'HSH-TRN.1',
    what: 'whoever can only draw is not asked',
    applies: ({ after, otherwise }) => turnOf(after) !== turnOf(otherwise),
  },
  {
    rule: 'HSH-TRM.1',
    what: 'whoever has one kind of card to discard is not asked which',
    applies: ({ after, otherwise }) => (waitsIn(after) === 'trim') !== (waitsIn(otherwise) === 'trim'),
  },
];
