import { type EuphoriaAction, type EuphoriaView, engine } from '@rulewright/euphoria';
import { retargeted } from '../../drawn.js';
import { at, content, FACTIONS, isArtifact, isGood, SPACES, spaceId } from './words.js';
import { workersOf } from './workers.js';

// Names of targets: space:generator, die:0:4 (available workers of seat 0 that show 4), worker:0:2 (worker 2 of seat 0 on the
// board), good:0:energy, hand:0:book, star:icarite and star:euphorian-a (where stars lie), card:… (recruits, markets and
// dilemmas by id), player:1, morale:4, knowledge:2.

export function targets(action: EuphoriaAction, view: EuphoriaView): readonly string[] {
  const { seat } = action;
  switch (action.type) {
    case 'place':
      return [`die:${seat}:${action.value}`, `space:${action.space}`];
    case 'retrieve':
      return action.workers.map((worker) => `worker:${seat}:${worker}`);
    case 'place-star':
      return [`star:${action.on === TERRITORY ? territoryOf(view) : action.on}`];
    case 'pay':
      return owned(seat, action.plan);
    case 'take':
      return owned(seat, action.items);
    case 'give':
      return owned(seat, [action.item]);
    case 'ask':
      return isGood(action.item) ? [`good:${partnerOf(view)}:${action.item}`] : [];
    case 'choose':
      return owned(seat, [action.option]);
    case 'pay-penalty':
      return [`good:${seat}:${action.good}`];
    case 'open-trade':
      return [`player:${action.partner}`];
    case 'place-token':
      return [`${action.track}:${action.cell}`];
    case 'resolve-dilemma':
      return [`card:${dilemmaOf(view, seat)}`, ...owned(seat, action.artifacts)];
    case 'keep-recruits':
      return [`card:${action.active}`, `card:${action.hidden}`];
    default:
      return ofCards(action);
  }
}

const TERRITORY = 'territory';

function ofCards(action: EuphoriaAction): readonly string[] {
  if ('recruit' in action) return [`card:${action.recruit}`];
  if ('tile' in action) return [`card:${action.tile}`];
  return 'artifact' in action ? [`hand:${action.seat}:${action.artifact}`] : [];
}

/** Goods and artifacts of a seat, each once; tracks are no targets. */
const owned = (seat: number, items: readonly string[]): readonly string[] =>
  [...new Set(items)].flatMap((item) => {
    if (isGood(item)) return [`good:${seat}:${item}`];
    return isArtifact(item) ? [`hand:${seat}:${item}`] : [];
  });

/** The territory of the visit that goes on. */
const territoryOf = ({ position }: EuphoriaView): string =>
  FACTIONS[SPACES[position.placement.space]?.faction ?? -1] ?? '';

function partnerOf(view: EuphoriaView): number {
  const decision = engine.decision(view);
  return decision?.kind === 'trade-build' ? (decision.partner ?? -1) : -1;
}

function dilemmaOf({ position }: EuphoriaView, seat: number): string {
  const card = position.dilemmas[seat]?.[0] ?? -1;
  return card < 0 ? '' : at(content.dilemmas, card).id;
}

export function meant(target: string, legal: readonly EuphoriaAction[], view: EuphoriaView): readonly EuphoriaAction[] {
  const [kind = '', name = '', last = ''] = target.split(':');
  const only = (...types: readonly EuphoriaAction['type'][]) => legal.filter(({ type }) => types.includes(type));
  const isOwn = Number(name) === view.viewer;
  switch (kind) {
    case 'space':
      return retargeted(placings(legal, view), 'space', name);
    case 'die':
      return isOwn ? retargeted(placings(legal, view), 'value', Number(last)) : [];
    case 'star':
      return retargeted(only('place-star'), 'on', name === territoryOf(view) ? TERRITORY : name);
    case 'good':
      return isOwn
        ? [...retargeted(only('pay-penalty'), 'good', last), ...retargeted(only('give'), 'item', last)]
        : askedOf(Number(name), last, only('ask'), view);
    case 'hand':
      return isOwn ? retargeted(only('discard', 'drop', 'pay-artifact', 'pick-card'), 'artifact', last) : [];
    case 'card':
      return retargeted(only('use-ability'), 'recruit', name);
    case 'player':
      return retargeted(only('open-trade'), 'partner', Number(name));
    case 'morale':
    case 'knowledge':
      return tokensOn(kind, Number(name), only('place-token'));
    default:
      return [];
  }
}

/** The legal placements of a turn, or one that is not legal when there is none any more. */
function placings(legal: readonly EuphoriaAction[], view: EuphoriaView): readonly EuphoriaAction[] {
  const found = legal.filter(({ type }) => type === 'place');
  const [asked] = legal;
  const kind = engine.decision(view)?.kind;
  if (found.length > 0 || asked === undefined || (kind !== 'turn-main' && kind !== 'turn-continue')) return found;
  const { available, placed } = workersOf(view.position, asked.seat);
  const [value = 1] = [...available, ...placed.map((worker) => worker.value)];
  return [{ type: 'place', seat: asked.seat, value, space: spaceId(0) }];
}

const askedOf = (seat: number, item: string, legal: readonly EuphoriaAction[], view: EuphoriaView) =>
  seat === partnerOf(view) ? retargeted(legal, 'item', item) : [];

const tokensOn = (track: string, cell: number, legal: readonly EuphoriaAction[]) =>
  retargeted(
    legal.filter((action) => 'track' in action && action.track === track),
    'cell',
    cell,
  );
