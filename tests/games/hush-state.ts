import type { Issue, RuleCatalogue, Seat } from '@rulewright/core';
import {
  type Ask,
  type BaseState,
  type Context,
  type Deck,
  duplicates,
  type GameTypes,
  type InTurnOrder,
  kit,
  type PackSpec,
  provenance,
  type Simultaneous,
  type Turn,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// Hush: stake in secret, then draw or play a card; whoever holds a hush may stop what was just said.

export const rules = {
  'HSH-SET.1': { title: 'Set-up', text: 'Everybody has five coins and three cards.', source: 'rules' },
  'HSH-STK.1': {
    title: 'Stakes',
    text: 'All stake up to two coins in secret; the only highest one wins three.',
    source: 'rules',
  },
  'HSH-TRN.1': { title: 'Turn', text: 'On your turn draw a card or play one.', source: 'rules' },
  'HSH-TRN.2': {
    title: 'Targets',
    text: 'A purse is for yourself, a strike or a thief for another player.',
    source: 'rules',
  },
  'HSH-CRD.1': {
    title: 'Cards',
    text: 'A purse gives two coins, a strike costs as many as the lower of two dice, a thief takes a random card.',
    source: 'rules',
  },
  'HSH-REA.1': {
    title: 'Hush',
    text: 'What is to be done is said first; clockwise, whoever holds a hush may stop it.',
    source: 'rules',
  },
  'HSH-TRM.1': {
    title: 'Hand limit',
    text: 'Over the limit, discard; a hush only when nothing else is left.',
    source: 'rules',
  },
} as const satisfies RuleCatalogue;

export const KINDS = ['purse', 'strike', 'thief', 'hush'] as const;
export type Kind = (typeof KINDS)[number];
export const BACKS = ['sun', 'moon'] as const;
type Back = (typeof BACKS)[number];

/** What each kind of card is, what its back shows, its id and how many there are, by its number. */
export interface Content {
  readonly kinds: readonly Kind[];
  readonly backs: readonly Back[];
  readonly ids: readonly string[];
  readonly counts: readonly number[];
}

const packSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  cards: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(KINDS),
      back: z.enum(BACKS),
      count: z.int().check(z.minimum(1), z.maximum(20)),
      provenance,
    }),
  ),
});
export type HushPack = z.Output<typeof packSchema>;

const base: HushPack = {
  id: 'base',
  cards: [
    { id: 'purse', kind: 'purse', back: 'sun', count: 8, provenance: 'reconstructed' },
    { id: 'strike', kind: 'strike', back: 'sun', count: 6, provenance: 'reconstructed' },
    { id: 'thief', kind: 'thief', back: 'moon', count: 6, provenance: 'reconstructed' },
    { id: 'hush', kind: 'hush', back: 'moon', count: 4, provenance: 'reconstructed' },
  ],
};

/** Every card, as the number of its kind. */
export const allCards = ({ counts }: Content): number[] =>
  counts.flatMap((count, card) => Array.from({ length: count }, () => card));

export const content: PackSpec<Content, HushPack> = {
  schema: packSchema,
  base,
  problems(pack): readonly Issue[] {
    const repeated = duplicates(
      pack.cards.map(({ id }) => id),
      (index) => `cards.${index}.id`,
    );
    const size = pack.cards.reduce((sum, { count }) => sum + count, 0);
    return size >= 12 ? repeated : [...repeated, { path: 'cards', message: `12 cards are needed, ${size} are there` }];
  },
  compile: ({ cards }) => ({
    kinds: cards.map(({ kind }) => kind),
    backs: cards.map(({ back }) => back),
    ids: cards.map(({ id }) => id),
    counts: cards.map(({ count }) => count),
  }),
};

export interface State extends BaseState<Hush> {
  coins: number[];
  hands: number[][];
  deck: Deck;
  discardPile: number[];
  round: number;
  stakes: number[];
}

/** What is to be done: a card is drawn, or this one is played. */
export type Said = { card: number; target: Seat } | null;

/** `allowed`: who has been asked already and let it happen. */
export type React = { kind: 'react'; actor: Seat; said: Said; allowed: Seat[] } & InTurnOrder;

export interface Hush extends GameTypes {
  State: State;
  Options: { players: number; rounds: number; handLimit: number };
  Content: Content;
  Task: { kind: 'round' } | { kind: 'turns'; left: Seat[] } | { kind: 'carry-out'; seat: Seat; said: Said };
  Choice: ({ kind: 'stake' } & Simultaneous) | ({ kind: 'turn' } & Ask) | React | ({ kind: 'trim' } & Ask);
  Event:
    | { type: 'staked'; rule: 'HSH-STK.1'; stakes: number[] }
    | { type: 'drawn'; rule: 'HSH-TRN.1'; seat: Seat; card: number }
    | { type: 'played'; rule: 'HSH-TRN.1'; seat: Seat; card: number; target: Seat }
    | { type: 'rolled'; rule: 'HSH-CRD.1'; faces: number[] }
    | { type: 'stolen'; rule: 'HSH-CRD.1'; seat: Seat; from: Seat; card: number }
    | { type: 'hushed'; rule: 'HSH-REA.1'; seat: Seat };
  Secret: { drawn: 'card'; stolen: 'card' };
  Rule: keyof typeof rules;
  Refusal:
    | 'above-two'
    | 'too-poor'
    | 'no-cards'
    | 'not-in-hand'
    | 'no-such-seat'
    | 'wrong-target'
    | 'empty-hand'
    | 'only-as-a-reaction'
    | 'no-hush'
    | 'within-the-limit'
    | 'keep-your-hush';
}
export type HushTable = Context<Hush>;
export type HushTurn = Turn<Hush>;

export const { action, refuse, defineGame } = kit<Hush>();
