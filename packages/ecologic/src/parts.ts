import { type AnyAction, at, type NamedPart, NONE, type PlacedPart, type Seat } from '@rulewright/core';
import type { Meant, PartsSpec } from '@rulewright/core/author';
import { initiativeOf, itemName, specialOf } from './cards.js';
import type { Content } from './content/schema.js';
import { BRANCHES, type Branch, MOST_HEXES } from './content/tables.js';
import { hexCount, tileAt } from './field.js';
import { geometry } from './geometry.js';
import type { EcoContext, EcoLogic } from './state.js';

// Parts that a player can point at: hexes, pieces, plants for sale, specials and initiatives.

const handOf = (seat: Seat): string => `players.${seat}.hand`;
const piecesOn = (hex: number): string => `field.pieces.${hex}`;
const ownedBy = (seat: Seat) => (seat === NONE ? {} : { seat });

function things(context: EcoContext): PlacedPart[] {
  const { field, players, specials } = context.state;
  const pieces = (count: (branch: Branch) => number, zone: string, seat: Seat): PlacedPart[] =>
    BRANCHES.flatMap((id) => (count(id) > 0 ? [{ kind: 'piece', id, zone, ...ownedBy(seat), count: count(id) }] : []));
  return [
    ...field.owner.map((owner, id) => ({ kind: 'hex', id, zone: 'field', ...ownedBy(owner), count: 1 })),
    ...field.pieces.flatMap((all, hex) =>
      pieces((id) => all.filter((branch) => branch === id).length, piecesOn(hex), at(field.owner, hex)),
    ),
    ...players.flatMap(({ hand, supply }, seat) => [
      ...pieces((id) => hand[id], handOf(seat), seat),
      ...pieces((id) => supply[id], `players.${seat}.supply`, seat),
    ]),
    ...BRANCHES.map((id) => ({
      kind: 'plant',
      id,
      zone: 'plants',
      count: players.reduce((sum, { supply }) => sum + supply[id], 0),
    })),
    ...specials.owner.map((owner, card) => ({
      kind: 'special',
      id: specialOf(context, card).id,
      zone: zoneOfSpecial(owner, at(specials.hex, card)),
      ...ownedBy(owner),
      count: 1,
    })),
  ];
}

function zoneOfSpecial(owner: Seat, hex: number): string {
  if (owner === NONE) return 'specials';
  return hex === NONE ? `players.${owner}.specials` : `field.specials.${hex}`;
}

/** The piece of the hand that is placed, or the item that has just been bought. */
function placed({ state, content }: EcoContext, { seat }: AnyAction): NamedPart[] {
  const choice = state.agenda.at(-1);
  if (choice?.kind === 'setup-second')
    return BRANCHES.map((id) => ({ kind: 'piece', id, zone: handOf(seat), role: 'from' }));
  if (choice?.kind !== 'place-bought') return [];
  const { item } = choice;
  const id = itemName({ state, content }, item);
  return [
    item.kind === 'plant'
      ? { kind: 'piece', id, zone: handOf(seat), role: 'from' }
      : { kind: item.kind, id, role: 'from' },
  ];
}

const revealed = (context: EcoContext): NamedPart[] =>
  context.state.revealed.map((card) => ({ kind: 'initiative', id: initiativeOf(context, card).id, role: 'from' }));

const refused = (context: EcoContext): NamedPart[] =>
  context.state.refused === NONE
    ? []
    : [{ kind: 'initiative', id: initiativeOf(context, context.state.refused).id, role: 'from' }];

function asker({ state }: EcoContext): NamedPart[] {
  const choice = state.agenda.at(-1);
  return choice?.kind === 'answer-aid' ? [{ kind: 'player', id: choice.asker, role: 'whom' }] : [];
}

/** The kind of an auctioned item, which is named by its id alone. */
function kindOfItem(id: string | number, { content }: { readonly content: Content }): string {
  if (BRANCHES.some((branch) => branch === id)) return 'plant';
  return content.specials.some((special) => special.id === id) ? 'special' : 'initiative';
}

/** The zones of the pieces that an action takes up. */
function pieceZones(action: AnyAction & { readonly hex?: unknown }): readonly string[] | undefined {
  if (action.type === 'open-plant') return undefined;
  return [action.type === 'remove-piece' ? piecesOn(Number(action.hex)) : handOf(action.seat)];
}

/** 1 for a hex without the piece's resource, which was hardly meant; else 0. */
function strangeness(context: EcoContext, { branch, hex }: Meant): number {
  if (branch === undefined || typeof hex !== 'number' || hex >= hexCount(context)) return 0;
  return tileAt(context, hex).resources.some((one) => one === branch) ? 0 : 1;
}

const FROM_THE_HEX = { hex: 'from' } as const;

export const parts: PartsSpec<EcoLogic> = {
  cards: { events: 'event', initiatives: 'initiative' },
  common: ['field.initiatives.*'],
  things,
  fields: {
    hex: { kind: 'hex', role: 'to' },
    branch: {
      kind: ['piece', 'plant'],
      role: 'from',
      kindOf: (_, { type }) => (type === 'open-plant' ? 'plant' : 'piece'),
      zones: pieceZones,
    },
    special: { kind: 'special', role: 'from' },
    initiative: { kind: 'initiative', role: 'from' },
    event: { kind: 'event', role: 'from' },
    item: { kind: ['plant', 'initiative', 'special'], role: 'from', kindOf: kindOfItem },
    helper: { kind: 'player', role: 'whom' },
    asker: { kind: 'player', role: 'whom' },
    lender: { kind: 'player', role: 'whom' },
    stillIn: { kind: 'player', role: 'whom' },
  },
  roles: {
    'remove-piece': FROM_THE_HEX,
    'remove-initiative': FROM_THE_HEX,
    'lose-object': FROM_THE_HEX,
    'lose-piece': FROM_THE_HEX,
    'lose-initiative': FROM_THE_HEX,
    'drop-initiative': FROM_THE_HEX,
    'piece-removed': FROM_THE_HEX,
    'initiative-discarded': FROM_THE_HEX,
    'object-lost': FROM_THE_HEX,
    'bio-taken': FROM_THE_HEX,
  },
  more: {
    'accept-aid': asker,
    'decline-aid': asker,
    'place-second': placed,
    'place-bought': placed,
    keep: placed,
    reveal: () => [{ kind: 'zone', id: 'initiativeDeck', role: 'from' }],
    'open-initiative': revealed,
    'refuse-initiative': revealed,
    'take-refused': refused,
  },
  meant: {
    hex: (context, { part, turned }) =>
      turned(part).toSorted((a, b) => strangeness(context, a) - strangeness(context, b)),
  },
  ids: ({ options, content }) => ({
    hex: { minimum: 0, maximum: (options === undefined ? MOST_HEXES : geometry(options).coords.length) - 1 },
    piece: BRANCHES,
    plant: BRANCHES,
    special: content.specials.map(({ id }) => id),
    initiative: content.initiatives.map(({ id }) => id),
    event: content.events.map(({ id }) => id),
  }),
};
