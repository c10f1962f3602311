import { type EmixAction, type EmixView, engine } from '@rulewright/emix';
import { retargeted } from '../../drawn.js';
import { at, humanTarget, isFree, type Position, recordNamed, recordOf } from './words.js';

// Names of targets: hand:joy (a card of the viewer), power:1:0 (human and place in the row), player:1, human:1 (in free
// feeding; else a human is its player), supply:pos, deck:0.

export function targets(action: EmixAction, { position }: EmixView): readonly string[] {
  switch (action.type) {
    case 'play':
      return [`hand:${action.card}`, ...aimsOf(position, action)];
    case 'use':
      return [...copiesOf(position, action.human ?? action.seat, action.power), ...aimsOf(position, action)];
    case 'aim':
      return aimsOf(position, action);
    case 'exchange':
      return [`hand:${action.card}`, `supply:${action.colour}`];
    case 'take-emon':
      return [`supply:${action.colour}`];
    case 'draw':
      return [deckOf(position, action.seat)];
    case 'discard':
    case 'activate':
    case 'cancel':
    case 'protect':
      return [`hand:${action.card}`];
    case 'discard-power':
      return [`power:${action.human}:${action.place}`];
    case 'steal-from':
    case 'move-other':
      return [`player:${action.player}`];
    case 'choose-human':
      return [humanTarget(position, action.human)];
    default:
      return [];
  }
}

/** Whom a property works on; its player counts in free feeding only. */
function aimsOf(
  position: Position,
  { target, player }: { readonly target?: number | undefined; readonly player?: number | undefined },
): readonly string[] {
  return [
    ...(target === undefined ? [] : [humanTarget(position, target)]),
    ...(player === undefined || !isFree(position) ? [] : [`player:${player}`]),
  ];
}

/** All copies of a power act together. */
const copiesOf = (position: Position, human: number, id: string): readonly string[] =>
  at(position.rows, human).flatMap((card, place) =>
    recordOf(position, card).id === id ? [`power:${human}:${place}`] : [],
  );

const deckOf = ({ options }: Position, seat: number): string => `deck:${options.individualDecks === null ? 0 : seat}`;

export function meant(target: string, legal: readonly EmixAction[], view: EmixView): readonly EmixAction[] {
  const { position, viewer } = view;
  const [kind = '', name = '', place = ''] = target.split(':');
  if (viewer === 'spectator') return [];
  switch (kind) {
    case 'hand':
      return [...retargeted(legal, 'card', name), ...reactions(view, viewer, name)];
    case 'player':
      return [
        ...(isFree(position) ? [] : meantHuman(legal, Number(name))),
        ...retargeted(legal, 'player', Number(name)),
      ];
    case 'human':
      return meantHuman(legal, Number(name));
    case 'power':
      return meantPower(legal, view, Number(name), Number(place));
    case 'supply':
      return retargeted(legal, 'colour', name);
    case 'deck':
      return legal.some(({ type }) => type === 'exchange' || type === 'play') && target === deckOf(position, viewer)
        ? [{ type: 'draw', seat: viewer }]
        : [];
    default:
      return [];
  }
}

const meantHuman = (legal: readonly EmixAction[], human: number): readonly EmixAction[] => [
  ...retargeted(legal, 'target', human),
  ...retargeted(
    legal.filter(({ type }) => type === 'choose-human'),
    'human',
    human,
  ),
];

/** In a reaction window with nothing but a pass there is no card to start from. */
function reactions(view: EmixView, seat: number, card: string): readonly EmixAction[] {
  const kind = engine.decision(view)?.kind;
  if (kind !== 'cancel' && kind !== 'protect') return [];
  const { sign, value } = recordNamed(view.position, card);
  const payer = isFree(view.position) ? { human: 0 } : {};
  return [{ type: kind, seat, card, pos: sign === 'pos' ? value : 0, ...payer }];
}

function meantPower(
  legal: readonly EmixAction[],
  { position }: EmixView,
  human: number,
  place: number,
): readonly EmixAction[] {
  const { id } = recordOf(position, at(at(position.rows, human), place));
  return legal.flatMap((action): EmixAction[] => {
    if (action.type === 'discard-power') return [{ ...action, human, place }];
    return action.type === 'use' ? [{ ...action, power: id }] : [];
  });
}
