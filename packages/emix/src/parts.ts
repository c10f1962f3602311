import type { AnyAction, NamedPart, PlacedPart } from '@rulewright/core';
import type { Meant, PartsSpec, Pointing, Supply } from '@rulewright/core/author';
import { entryOf } from './cards.js';
import { COLOURS } from './content/effects.js';
import { allKinds, decksOf, nameIn } from './decks.js';
import { humansIn, isFree } from './humans.js';
import type { Emix, EmixContext, Human } from './state.js';

// Parts that a player can point at: cards, humans, emons and markers.

type ActionOn = AnyAction & { readonly human?: Human; readonly power?: string; readonly place?: number };

function things(context: EmixContext): PlacedPart[] {
  const { supply, pool, karmaNew, karmaDue, marker, rows } = context.state;
  return [
    ...rows.map((_, id) => ({ kind: 'human', id, zone: 'humans', ...ownedBy(context, id), count: 1 })),
    ...COLOURS.map((id) => ({ kind: 'emon', id, zone: 'supply', ...counted(supply[id]) })),
    ...Object.entries({ pool, karmaNew, karmaDue }).flatMap(([name, piles]) =>
      COLOURS.flatMap((id) =>
        piles[id].map((count, human) => ({
          kind: 'emon',
          id,
          zone: `${name}.${human}`,
          ...ownedBy(context, human),
          count,
        })),
      ),
    ),
    ...powers(context),
    ...marker.map((cell, seat) => ({ kind: 'marker', id: seat, zone: `track.${cell}`, seat, count: 1 })),
  ].filter(({ count }) => count !== 0);
}

const ownedBy = (context: EmixContext, human: Human) => (isFree(context) ? {} : { seat: human });
const counted = (supply: Supply): { readonly count?: number } => (supply === 'unlimited' ? {} : { count: supply });

/** The powers of all rows, by id. Copies act together, whichever deck they came from (EMX-DECK.3). */
function powers(context: EmixContext): PlacedPart[] {
  return context.state.rows.flatMap((row, human) => {
    const ids = row.map((card) => entryOf(context, card).id);
    return [...new Set(ids)].map((id) => ({
      kind: 'power',
      id,
      zone: rowOf(human),
      ...ownedBy(context, human),
      count: ids.filter((other) => other === id).length,
    }));
  });
}

function powerAt(context: EmixContext, { human = -1, place = -1 }: ActionOn): NamedPart[] {
  const card = context.state.rows[human]?.[place];
  return card === undefined ? [] : [{ kind: 'power', id: entryOf(context, card).id, zone: rowOf(human), role: 'from' }];
}

const rowOf = (human: Human): string => `rows.${human}`;
const deckOf = ({ state }: EmixContext, seat: number): string => `drawPiles.${state.drawPiles.length === 1 ? 0 : seat}`;

/** The kind of part that `from` names: a player for cards, a human for emons. */
const giver = (_: string | number, { type }: { readonly type: string }): string =>
  type === 'card-stolen' ? 'player' : 'human';

/** The events that name a power by its id alone. */
const OF_POWERS: ReadonlySet<string> = new Set(['power-used', 'property-applied']);

/** Clicking a power means using it, or discarding it at its place of the row. */
function meantPower(_: EmixContext, { part: { id, zone = '' }, legal }: Pointing): readonly Meant[] {
  const [, human, place] = zone.split('.');
  return legal.flatMap((action): Meant[] => {
    if (action.type === 'discard-power') return [{ ...action, human: Number(human), place: Number(place) }];
    return action.type === 'use' ? [{ ...action, power: id }] : [];
  });
}

/** Clicking a card in a window that allows only a pass means cancelling or protecting with it. */
function meantMoment(context: EmixContext, { seat, part, turned }: Pointing): readonly Meant[] {
  const { id } = part;
  const asked = context.state.agenda.at(-1)?.kind;
  const card = allKinds({ ...context.state, content: context.content }).find((one) => one.id === `${id}`.split('.')[0]);
  if (card === undefined || (asked !== 'cancel' && asked !== 'protect')) return turned(part);
  const payer = isFree(context) ? { human: 0 } : {};
  return [{ type: asked, seat, card: `${id}`, pos: card.sign === 'pos' ? card.value : 0, ...payer }];
}

/** Clicking a deck means drawing from it. */
const meantDraw = (_: EmixContext, { seat, part: { id }, legal }: Pointing): readonly Meant[] =>
  `${id}`.startsWith('drawPiles.') && legal.some(({ type }) => type === 'play') ? [{ type: 'draw', seat }] : [];

/** Clicking a player means the player's human (EMX-FREE.1). */
const meantHuman = (context: EmixContext, { part, turned }: Pointing): readonly Meant[] =>
  isFree(context) ? turned(part) : [...turned({ ...part, kind: 'human' }), ...turned(part)];

export const parts: PartsSpec<Emix> = {
  cards: { cards: 'card' },
  common: ['rows.*', 'drawPiles.*', 'discardPiles.*', 'faceDown.*'],
  things,
  fields: {
    card: {
      kind: ['card', 'power'],
      role: 'from',
      kindOf: (_, { type }) => (OF_POWERS.has(type) ? 'power' : 'card'),
      zones: ({ seat }) => [`hands.${seat}`],
    },
    cards: { kind: 'card', role: 'from', kindOf: (name) => (typeof name === 'string' ? 'card' : undefined) },
    power: { kind: 'power', role: 'from', zones: ({ seat, human = seat }: ActionOn) => [rowOf(human)] },
    colour: { kind: 'emon', role: 'from', zones: () => ['supply'] },
    human: { kind: 'human', role: 'from' },
    target: { kind: 'human', role: 'to' },
    player: { kind: 'player', role: 'whom' },
    actor: { kind: 'player', role: 'whom' },
    from: { kind: ['human', 'player'], role: 'from', kindOf: giver },
    to: { kind: 'human', role: 'to' },
  },
  roles: {
    exchange: { card: 'pays' },
    'choose-human': { human: 'to' },
    'power-placed': { human: 'to' },
    'emons-taken': { human: 'to' },
    'human-chosen': { human: 'to' },
  },
  more: {
    'discard-power': powerAt,
    draw: (context, { seat }) => [{ kind: 'zone', id: deckOf(context, seat), role: 'from' }],
  },
  meant: { power: meantPower, card: meantMoment, zone: meantDraw, player: meantHuman },
  ids: ({ options, content }) => ({
    emon: COLOURS,
    ...(options !== undefined && {
      human: { minimum: 0, maximum: humansIn(options) - 1 },
      card: [...new Set(decksOf({ options, content }).flat().map(nameIn({ options, content })))],
      power: allKinds({ options, content }).map(({ id }) => id),
    }),
  }),
};
