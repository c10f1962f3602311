import type { AnyAction, NamedPart, PlacedPart, Seat } from '@rulewright/core';
import type { Meant, PartsSpec, Pointing } from '@rulewright/core/author';
import type { Content } from './content/schema.js';
import { roleOf } from './rules/roles.js';
import type { DneContext, DoesNotExist } from './state.js';
import { INVENTORY } from './words.js';

// Parts that a player can point at: cards of every sort, line-ups, souls and the die.

function things({ state }: DneContext): PlacedPart[] {
  return [
    { kind: 'die', id: 'die', zone: 'table', count: 1 },
    ...state.lineups.map(({ owner }) => ({ kind: 'lineup', id: owner, zone: 'lineups', seat: owner, count: 1 })),
    ...state.players.flatMap(({ souls }, seat) =>
      souls > 0 ? [{ kind: 'soul', id: 'soul', zone: `players.${seat}.souls`, seat, count: souls }] : [],
    ),
  ];
}

const hand = (seat: Seat): string => `players.${seat}.hand`;
const inventory = (seat: Seat): string => `players.${seat}.inventory`;

/** Actions on cards that others hold, or that lie on the stage. */
const ELSEWHERE: ReadonlySet<string> = new Set(['ask', 'take', 'recover', 'give-share']);

/** An action is about cards that its seat holds, unless it is about those of others. */
function cardZones({ type, seat, ...named }: AnyAction): readonly string[] | undefined {
  if (ELSEWHERE.has(type)) return undefined;
  return 'from' in named && named.from === INVENTORY ? [inventory(seat)] : [hand(seat), inventory(seat)];
}

/** Names of figures and the words of actions that stand for no card, such as `any`. */
const among =
  (kind: string, list: (content: Content) => readonly { readonly id: string }[]) =>
  (value: string | number, { content }: { readonly content: Content }): string | undefined =>
    list(content).some(({ id }) => id === value) ? kind : undefined;

const sound = among('sound', ({ sounds }) => sounds);

/** The deck that an action draws from, as a part. */
const deck = (id: string) => (): { kind: 'zone'; id: string; role: 'from' }[] => [{ kind: 'zone', id, role: 'from' }];

/** A card that is played goes into the line-up that its player builds, or helps the Host to build. */
function fed({ state }: DneContext, { seat }: AnyAction): NamedPart[] {
  const builds = state.lineups.some(({ owner }) => owner === seat);
  return [{ kind: 'lineup', id: builds ? seat : state.turn.host, role: 'to' }];
}

/** The kind of the choice that waits. */
const asked = ({ state }: DneContext): string | undefined => state.agenda.at(-1)?.kind;
/** True in the preparation and the summary, where the Host acts in any order. */
const isHostsWindow = (context: DneContext): boolean => asked(context) === 'prepare' || asked(context) === 'summary';

const meantRoll = (context: DneContext, { seat }: Pointing): readonly Meant[] =>
  asked(context) === 'prepare' ? [{ type: 'roll', seat }] : [];

const meantClass = (context: DneContext, { seat, part: { id } }: Pointing): readonly Meant[] =>
  id === 'classDeck' && isHostsWindow(context) ? [{ type: 'buy-class', seat }] : [];

/** A monster is meant to be invited, a mercenary to be asked. */
function meantFigure(context: DneContext, { seat, part, turned }: Pointing): readonly Meant[] {
  const id = `${part.id}`;
  if (asked(context) === 'rave') return [{ type: 'ask-mercenary', seat, mercenary: id }];
  const isMonster = context.content.monsters.some((monster) => monster.id === id);
  if (!isMonster) return turned(part);
  return asked(context) === 'prepare' ? [{ type: 'invite', seat, monster: id }] : [];
}

/** Others are meant to be called in a rave, and else to be traded with. */
function meantPlayer(context: DneContext, { seat, part, turned }: Pointing): readonly Meant[] {
  const target = Number(part.id);
  if (target === seat) return [];
  if (asked(context) === 'rave') return [{ type: 'call', seat, target, share: 0, picker: 'host' }];
  const isTrading = isHostsWindow(context) || asked(context) === 'market-turn';
  return isTrading ? [{ type: 'trade-open', seat, target }] : turned(part);
}

/** In a rave a card is meant to be played, or to invade with. */
function meantSound(context: DneContext, { seat, part, legal, turned }: Pointing): readonly Meant[] {
  if (asked(context) !== 'rave' || legal.some((action) => 'card' in action)) return turned(part);
  const type = roleOf(context, seat) === 'bystander' ? 'invade' : 'play';
  return [{ type, seat, card: `${part.id}` }];
}

export const parts: PartsSpec<DoesNotExist> = {
  cards: { sounds: 'sound', classes: 'class', figures: 'figure' },
  things,
  fields: {
    card: { kind: 'sound', role: 'from', kindOf: sound, zones: cardZones, words: ['none', 'hand', 'blind'] },
    cards: { kind: 'sound', role: 'pays', kindOf: sound, zones: cardZones },
    give: { kind: 'sound', role: 'from', kindOf: sound },
    ask: { kind: 'sound', role: 'from', kindOf: sound },
    got: { kind: 'sound', role: 'from', kindOf: sound },
    class: { kind: 'class', role: 'from', kindOf: among('class', ({ classes }) => classes) },
    monster: {
      kind: 'figure',
      role: 'from',
      kindOf: among('figure', ({ monsters }) => monsters),
      words: ['any'],
    },
    mercenary: {
      kind: 'figure',
      role: 'from',
      kindOf: among('figure', ({ monsters, mercenaries }) => [...monsters, ...mercenaries]),
    },
    source: {
      kind: 'zone',
      role: 'from',
      kindOf: (value) => (value === 'deck' || value === 'discard' ? 'zone' : undefined),
    },
    lineup: { kind: 'lineup', role: 'to' },
    target: { kind: 'player', role: 'whom' },
    invader: { kind: 'player', role: 'whom' },
    from: { kind: 'player', role: 'from', kindOf: (value) => (typeof value === 'number' ? 'player' : undefined) },
    to: { kind: 'player', role: 'to' },
  },
  roles: {
    recruit: { card: 'pays' },
  },
  more: {
    play: fed,
    lay: (_, { seat }) => [{ kind: 'lineup', id: seat, role: 'to' }],
    roll: () => [{ kind: 'die', id: 'die', role: 'from' }],
    'buy-class': deck('classDeck'),
    recruit: deck('mercenaryDeck'),
  },
  meant: { die: meantRoll, figure: meantFigure, zone: meantClass, player: meantPlayer, sound: meantSound },
  ids: ({ options, content }) => ({
    lineup: { minimum: 0, maximum: (options?.players ?? MOST_PLAYERS) - 1 },
    sound: content.sounds.map(({ id }) => id),
    class: content.classes.map(({ id }) => id),
    figure: [...content.monsters, ...content.mercenaries].map(({ id }) => id),
    zone: ['deck', 'discard', 'classDeck', 'mercenaryDeck'],
  }),
};

const MOST_PLAYERS = 6;
