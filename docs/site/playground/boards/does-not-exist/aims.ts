import { type DoesNotExistAction, type DoesNotExistView, engine } from '@rulewright/does-not-exist';
import { retargeted } from '../../drawn.js';
import { content, openCards } from './words.js';

// Names of targets: card:vinyl-igor (a sound card that lies open to the viewer), player:1, lineup:1, monster:telemarketer,
// mercenary:cleo, class:class-dj, die, and the piles: pile:deck, pile:discard, pile:classes, pile:mercenaries, pile:monsters.

export function targets(action: DoesNotExistAction, { position }: DoesNotExistView): readonly string[] {
  const open = openCards(position);
  /** Actions also have words for cards that nobody sees; they are in the list only. */
  const card = (id: string): readonly string[] => {
    const place = content.soundIndex[id];
    return place !== undefined && open.has(place) ? [`card:${id}`] : [];
  };
  switch (action.type) {
    case 'roll':
      return ['die'];
    case 'invite':
      return [action.monster === 'any' ? 'pile:monsters' : `monster:${action.monster}`];
    case 'buy-class':
      return ['pile:classes'];
    case 'recruit':
      return [...card(action.card), 'pile:mercenaries'];
    case 'draft':
      return [`pile:${action.source}`];
    case 'expel':
      return [`player:${action.invader}`];
    case 'ask-mercenary':
    case 'dismiss':
      return [`mercenary:${action.mercenary}`];
    case 'dismiss-class':
      return [`class:${action.class}`];
    case 'discard-set':
      return action.cards.flatMap(card);
    default:
      return [
        ...('card' in action ? card(action.card) : []),
        ...('lineup' in action ? [`lineup:${action.lineup}`] : []),
        ...('target' in action ? [`player:${action.target}`] : []),
      ];
  }
}

/** Where the Host may do things in any order. */
const WINDOWS: readonly string[] = ['prepare', 'summary'];

/** What is done with cards that others hold, or that lie on the stage. */
const FROM_ELSEWHERE: ReadonlySet<string> = new Set(['ask', 'take', 'recover', 'give-share']);

export function meant(
  target: string,
  legal: readonly DoesNotExistAction[],
  view: DoesNotExistView,
): readonly DoesNotExistAction[] {
  const [kind = '', name = ''] = target.split(':');
  const seat = view.viewer;
  const asked = engine.decision(view)?.kind;
  if (seat === 'spectator' || asked === undefined) return [];
  const number = Number(name);
  switch (kind) {
    case 'card':
      return isHeld(view, seat, name)
        ? [...retargeted(legal, 'card', name), ...ifAsked(asked, ['rave'], cardInRave(view, seat, name))]
        : retargeted(
            legal.filter(({ type }) => FROM_ELSEWHERE.has(type)),
            'card',
            name,
          );
    case 'player':
      return [
        ...retargeted(legal, 'target', number),
        ...retargeted(legal, 'invader', number),
        ...ifAsked(asked, ['rave'], { type: 'call', seat, target: number, share: 0, picker: 'host' }),
        ...ifAsked(asked, WINDOWS, { type: 'trade-open', seat, target: number }),
      ];
    case 'lineup':
      return retargeted(legal, 'lineup', number);
    case 'monster':
      return ifAsked(asked, ['prepare'], { type: 'invite', seat, monster: name });
    case 'mercenary':
      return [
        ...retargeted(legal, 'mercenary', name),
        ...ifAsked(asked, ['rave'], { type: 'ask-mercenary', seat, mercenary: name }),
      ];
    case 'die':
      return ifAsked(asked, ['prepare'], { type: 'roll', seat });
    case 'pile':
      return name === 'classes' ? ifAsked(asked, WINDOWS, { type: 'buy-class', seat }) : [];
    default:
      return [];
  }
}

function isHeld({ position }: DoesNotExistView, seat: number, card: string): boolean {
  const { hand = [], inventory = [] } = position.players[seat] ?? {};
  const place = content.soundIndex[card];
  return place !== undefined && [...hand, ...inventory].includes(place);
}

const ifAsked = (asked: string, kinds: readonly string[], action: DoesNotExistAction): readonly DoesNotExistAction[] =>
  kinds.includes(asked) ? [action] : [];

/** Somebody who has no part in a rave invades with a card. */
const cardInRave = (view: DoesNotExistView, seat: number, card: string): DoesNotExistAction => ({
  type: engine.ask(view).role(seat) === 'bystander' ? 'invade' : 'play',
  seat,
  card,
});
