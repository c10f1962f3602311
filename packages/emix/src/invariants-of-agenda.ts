import { at, type Issue } from '@rulewright/core';
import { Findings, type Immutable } from '@rulewright/core/author';
import type { Payment } from './agenda.js';
import { aimRefusal } from './aims.js';
import { entryOf, kindOf } from './cards.js';
import { allKinds } from './decks.js';
import { humansIn } from './humans.js';
import { paymentRefusal } from './payment.js';
import { propertyOf } from './rules/language.js';
import type { EmixContext, Kind, Phase, ReactionWindow } from './state.js';
import { lowestWindow, movesSince, pilesOf, unwind } from './unwind.js';

// Checks that agenda items name things that exist, and fit the phase.

/** Issues with agenda items that name missing seats, humans, cards or places. */
export function itemsFit(context: EmixContext): Issue[] {
  const { state } = context;
  const { players } = state.options;
  const humans = humansIn(state.options);
  const found = new Findings();
  state.agenda.forEach((item, i) => {
    const fields: Readonly<Record<string, unknown>> = { ...item };
    const below = (names: readonly string[], most: number, what: string): void => {
      for (const name of names) {
        const value = fields[name];
        found.that(`agenda.${i}.${name}`, typeof value !== 'number' || value < most, `${what} below ${most}`, value);
      }
    };
    below(['seat', 'actor', 'attempter', 'player'], players, 'a seat');
    below(['human', 'target'], humans, 'a human');
    cardFits(found, context, item, `agenda.${i}`);
  });
  return found.issues;
}

/** Checks one item: its target fits the scope, its cards have known kinds, and a refundable payment was made. */
function cardFits(
  found: Findings,
  context: EmixContext,
  item: EmixContext['state']['agenda'][number],
  path: string,
): void {
  const known = (kind: Kind): boolean => {
    const is = isKind(context, kind);
    found.that(`${path}.card`, is, 'a kind of card of the game', kind);
    return is;
  };
  switch (item.kind) {
    case 'property': {
      if (!known(item.card)) return;
      const isAimed = aimRefusal(context, propertyOf(context, item), item) === undefined;
      found.that(`${path}.target`, isAimed, 'a target of the scope of the property', item.target);
      return;
    }
    case 'property-target':
      known(item.card);
      return;
    case 'protect':
      known(kindOf(item.card));
      return;
    case 'cancel': {
      const { played } = item;
      const isPaid = played === null || wasPaid(context, played, item);
      found.that(`${path}.since`, fitsList(context, item), 'a number of moves in the lowest window', item.since);
      found.that(`${path}.played`, isPaid, 'a card that its actor had and could pay', played?.card);
      return;
    }
    default:
      return;
  }
}

const isKind = (context: EmixContext, kind: Kind): boolean =>
  kind < allKinds({ ...context.state, content: context.content }).length;

/** EMX-R17: the lowest window lists all moves; it has none from before its action, and those above it list none. */
function fitsList({ state: { agenda } }: EmixContext, window: Immutable<ReactionWindow<'cancel'>>): boolean {
  const lowest = lowestWindow(agenda);
  if (lowest === undefined || lowest === window) return window.since === 0;
  return window.moves.length === 0 && window.since <= lowest.moves.length;
}

function wasPaid(
  context: EmixContext,
  { card, human, pos, neg }: Payment,
  window: Immutable<ReactionWindow<'cancel'>>,
): boolean {
  const { actor, before } = window;
  const piles = pilesOf(context.state);
  // moves that cannot be taken back are found by themselves
  const wasHeld = !unwind(piles, movesSince(context.state, window)) || at(piles.hands, actor).includes(card);
  return (
    wasHeld &&
    human < context.state.rows.length &&
    pos + neg === entryOf(context, card).value &&
    paymentRefusal(before.pool, human, entryOf(context, card), pos) === undefined
  );
}

const CHARGE = ['charge'] as const;
const INFLUENCE = ['influence'] as const;
const RESULT = ['result'] as const;

/** Phases in which an item may wait; the others belong to actions and symbols, which come in several. */
const PHASES_OF: Readonly<Partial<Record<EmixContext['state']['agenda'][number]['kind'], readonly Phase[]>>> = {
  charge: CHARGE,
  'charge-human': CHARGE,
  'charge-powers': CHARGE,
  'charge-karma': CHARGE,
  'neutral-emon': CHARGE,
  'influence-phase': CHARGE,
  circle: INFLUENCE,
  slot: INFLUENCE,
  act: ['influence', 'result'],
  action: ['influence', 'result'],
  'result-phase': ['charge', 'influence'],
  result: RESULT,
  refill: RESULT,
  absorb: RESULT,
  'symbol-power': RESULT,
  'symbol-other': RESULT,
};

/** The items that lead from one phase to the next, or to the next round. */
const LEADING: readonly string[] = ['influence-phase', 'result-phase', 'result', 'refill'];

/** EMX-RND.1: what is to come belongs to the phase. A position by hand may be a piece of a round, which leads nowhere. */
export function itemsFitPhase({ state: { agenda, phase, options } }: EmixContext): Issue[] {
  const leads = agenda.some(({ kind }) => LEADING.includes(kind));
  const isCut = !leads || (phase === 'charge' && options.freeFeeding !== null);
  return isCut ? [] : new Findings().during(agenda, phase, PHASES_OF).issues;
}
