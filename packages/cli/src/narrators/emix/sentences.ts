import { type Line, seatName } from '../../game.js';
import { cardText, propertyText } from './effects.js';
import { emonsAt, lessOf, type Scene, type Seen, type SeenOf, sumOf } from './scene.js';
import { poolsText, standings } from './standings.js';
import { SYMBOLS } from './symbols.js';
import {
  cardNamed,
  colourName,
  count,
  type Emons,
  emonsInShort,
  emonsText,
  humanName,
  NONE,
  onWhom,
  signed,
  titleOf,
} from './words.js';

const PHASES: Readonly<Record<SeenOf<'phase-began'>['phase'], string>> = {
  charge: 'Charge',
  influence: 'Influence',
  result: 'Result',
};

/** What a person reads of an event; the scene is the one before it, `last` the event before it in the same step. */
export function sentence(scene: Scene, event: Seen, last: Seen | undefined): Line[] {
  switch (event.type) {
    case 'round-began':
      return roundBegan(scene, event);
    case 'phase-began':
      return [
        { text: PHASES[event.phase], style: 'heading' },
        ...(event.phase === 'influence' ? [{ text: `Pools: ${poolsText(scene)}`, style: 'note' } as const] : []),
      ];
    case 'circle-began':
      return [{ text: `Circle ${event.circle}`, style: 'heading' }];
    default:
      return [{ text: clause(scene, event, last), chain: 'turn' }];
  }
}

function roundBegan(scene: Scene, { round, firstPlayer }: SeenOf<'round-began'>): Line[] {
  const title: Line = { text: `Round ${round} – ${seatName(firstPlayer)} is first player`, style: 'title' };
  if (round === 1) return [title];
  return [{ text: `After round ${round - 1}`, style: 'heading' }, ...standings(scene), title];
}

type Told = Exclude<Seen, { type: 'round-began' | 'phase-began' | 'circle-began' }>;

/** One event in a paragraph. */
function clause(scene: Scene, event: Told, last: Seen | undefined): string {
  const who = 'seat' in event ? seatName(event.seat) : '';
  switch (event.type) {
    case 'emons-taken':
    case 'emons-returned':
    case 'emons-moved':
    case 'karma-set-aside':
    case 'karma-came-back':
    case 'absorbed':
      return emonsClause(scene, event, last);
    case 'cards-drawn':
    case 'card-exchanged':
    case 'card-stolen':
    case 'card-discarded':
    case 'deck-reshuffled':
      return handClause(scene, event);
    case 'human-chosen':
      return `${who} ${event.phase === 'charge' ? 'charges' : 'harvests'} ${humanName(scene, event.human)}`;
    case 'charge-rolled':
      return rolledText(scene, event);
    case 'die-rolled':
      return `${who} rolls ${colourName(event.colour)} ${event.face}`;
    case 'actions-granted':
      return `${who} gets ${count(event.count, 'extra action')}`;
    case 'marker-moved':
      return `${who}'s marker goes ${signed(event.steps)} to ${signed(event.position.to)}`;
    case 'symbol-triggered':
      return `the symbol there: ${SYMBOLS[event.symbol]}`;
    default:
      return powerClause(scene, event);
  }
}

type EmonsEvent = SeenOf<
  'emons-taken' | 'emons-returned' | 'emons-moved' | 'karma-set-aside' | 'karma-came-back' | 'absorbed'
>;

/** Every change of a pool says what is in it then. */
function emonsClause(scene: Scene, event: EmonsEvent, last: Seen | undefined): string {
  const emons = emonsText(event);
  if (event.type === 'emons-moved') {
    const [from, to] = [emonsAt(scene.pool, event.from), emonsAt(scene.pool, event.to)];
    return `${humanName(scene, event.from)} gives ${emons} ${poolNote(lessOf(from, event))} to ${humanName(scene, event.to)} ${poolNote(sumOf(to, event))}`;
  }
  const whose = humanName(scene, event.human);
  const pool = emonsAt(scene.pool, event.human);
  switch (event.type) {
    case 'emons-taken':
      return `${whose} takes ${emons} ${poolNote(sumOf(pool, event))}`;
    case 'emons-returned':
      return `${whose} ${isPayment(last) ? 'pays' : 'returns'} ${emons} ${poolNote(lessOf(pool, event))}`;
    case 'karma-set-aside':
      return `${whose} pays ${emonsText(scene.paid)} ${poolNote(lessOf(pool, scene.paid))}, karma will bring back ${emons}`;
    case 'karma-came-back':
      return `karma brings ${whose} ${emons} ${poolNote(sumOf(pool, event))}`;
    case 'absorbed': {
      const source = scene.options.freeFeeding === null ? '' : ` from ${whose}`;
      const stay = event.result === 0 ? ', the marker stays' : '';
      return `${seatName(event.seat)} absorbs ${emons}${source}: ${signed(event.result)}${stay}`;
    }
  }
}

const poolNote = (pool: Emons): string => `(pool ${emonsInShort(pool)})`;

/** What leaves a pool right after an activation or, with `fizzle`, after a cancellation, is the price. */
const isPayment = (last: Seen | undefined): boolean =>
  (last?.type === 'card-activated' && last.pos + last.neg > 0) || last?.type === 'action-cancelled';

type HandEvent = SeenOf<'cards-drawn' | 'card-exchanged' | 'card-stolen' | 'card-discarded' | 'deck-reshuffled'>;

/** Cards are named where the viewer may know them. */
function handClause(scene: Scene, event: HandEvent): string {
  const card = 'card' in event && event.card !== undefined ? titleOf(scene, event.card) : 'a card';
  switch (event.type) {
    case 'cards-drawn': {
      const names = event.cards === undefined ? '' : `: ${event.cards.map((name) => titleOf(scene, name)).join(', ')}`;
      return `${seatName(event.seat)} draws ${count(event.count, 'card')}${names}`;
    }
    case 'card-exchanged':
      return `${seatName(event.seat)} exchanges ${card} for 1 ${colourName(event.colour)}`;
    case 'card-stolen':
      return `${seatName(event.seat)} takes ${card} at random from ${seatName(event.from)}`;
    case 'card-discarded':
      return `${seatName(event.seat)} discards ${card} face down`;
    case 'deck-reshuffled':
      return scene.options.individualDecks === null
        ? 'the discard pile is shuffled and drawn from'
        : `${seatName(event.deck)}'s discard pile is shuffled and drawn from`;
  }
}

/** EMX-CHG.2, EMX-CHG.3: the dice, and how many powers bring an emon each. */
function rolledText(scene: Scene, { seat, human, blue, red }: SeenOf<'charge-rolled'>): string {
  const powers = scene.rows[human]?.length ?? 0;
  const more = powers === 0 ? '' : `, 1 more for each of ${count(powers, 'power')}`;
  return `${seatName(seat)} rolls blue ${blue} and red ${red}${more}`;
}

type PowerEvent = SeenOf<
  | 'card-activated'
  | 'power-placed'
  | 'power-used'
  | 'property-applied'
  | 'discard-attempted'
  | 'power-discarded'
  | 'power-protected'
  | 'action-cancelled'
>;

function powerClause(scene: Scene, event: PowerEvent): string {
  const title = titleOf(scene, event.card);
  const whose = 'human' in event ? humanName(scene, event.human) : '';
  switch (event.type) {
    case 'card-activated':
      return activatedText(scene, event);
    case 'power-placed':
      return `${title} is active on ${whose}`;
    case 'power-used': {
      const copies = event.copies === 1 ? '' : ` ×${event.copies}`;
      const { influence } = cardNamed(scene, event.card);
      const does = influence === undefined ? '' : ` – ${propertyText(influence)}`;
      return `${actor(scene, event)} uses ${title}${copies}${onWhom(scene, event)}${does}`;
    }
    case 'property-applied':
      return `${whose}'s ${title} works${event.target === event.human ? '' : onWhom(scene, event)}`;
    case 'discard-attempted':
      return `${seatName(event.seat)} picks ${whose}'s ${title} to be discarded`;
    case 'power-discarded':
      return `${whose}'s ${title} is discarded`;
    case 'power-protected':
      return `${seatName(event.seat)} has protected ${whose}'s ${title}: it stays`;
    case 'action-cancelled':
      return `${seatName(event.seat)} cancels the action of ${seatName(event.actor)}: all is as it was before${fizzleNote(scene)}`;
  }
}

const fizzleNote = ({ options }: Scene): string =>
  options.cancelMode === 'fizzle' ? ', but a card that was played is spent' : '';

function activatedText(scene: Scene, event: SeenOf<'card-activated'>): string {
  const card = cardNamed(scene, event.card);
  const cost = event.pos + event.neg === 0 ? 'free' : emonsText(event);
  const target = card.moment === undefined || event.target !== NONE ? onWhom(scene, event) : '';
  return `${actor(scene, event)} plays ${card.name.en}${target} (${cost}) – ${cardText(card)}`;
}

/** `P0`, in free feeding `P0 for H2`. */
const actor = (scene: Scene, { seat, human }: { readonly seat: number; readonly human: number }): string =>
  scene.options.freeFeeding === null ? seatName(seat) : `${seatName(seat)} for ${humanName(scene, human)}`;
