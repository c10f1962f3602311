import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { id, noFields } from '../fields.js';
import type { Refused } from '../legality.js';
import { action, type EuphoriaAt, type EuphoriaContext, type EuphoriaTurn, refuse } from '../state.js';

// EUP-TRD.12: cards that a player shows on purpose.

type Pause = EuphoriaAt<'turn-main' | 'turn-continue'>;

/** True when everybody knows a card that lies face down before a player. */
const isKnown = ({ state }: EuphoriaContext, pile: 'hiddenRecruits' | 'dilemmas', seat: Seat, card: number): boolean =>
  state.memory[`${pile}.${seat}`]?.[state.options.players]?.includes(card) === true;

/** The hidden recruit of a player by its id, or NONE. */
const hiddenRecruit = ({ state, content }: EuphoriaContext, seat: Seat, recruit: string): number =>
  at(state.hiddenRecruits, seat).find((card) => content.recruits[card]?.id === recruit) ?? NONE;

function unlessOpen({ state, choice }: Pause): Refused {
  const { showing, tradeWindow } = state.options;
  if (!showing) return refuse('EUP-TRD.12', 'no-showing');
  return choice.kind === 'turn-continue' && tradeWindow === 'before-action'
    ? refuse('EUP-TRD.2', 'too-late-to-trade')
    : undefined;
}

/** The turn goes on where it was. */
const goOn = ({ queue }: EuphoriaTurn, seat: Seat, { kind }: Pause['choice']): void =>
  queue(kind === 'turn-main' ? { kind, seat } : { kind: 'pause' });

/** EUP-TRD.12: shows a hidden recruit to everybody. */
export interface ShowRecruit extends ActionOf<typeof showRecruit> {}
export const showRecruit = action('show-recruit', {
  rule: 'EUP-TRD.12',
  during: ['turn-main', 'turn-continue'],
  fields: { recruit: id },
  candidates({ state, content }, seat, offer) {
    if (!state.options.showing) return;
    for (const card of at(state.hiddenRecruits, seat))
      offer({ type: 'show-recruit', seat, recruit: at(content.recruits, card).id });
  },
  check(context, { seat, recruit }) {
    const refused = unlessOpen(context);
    if (refused !== undefined) return refused;
    const card = hiddenRecruit(context, seat, recruit);
    if (card === NONE) return refuse('EUP-TRD.12', 'no-such-recruit', { recruit });
    return isKnown(context, 'hiddenRecruits', seat, card) ? refuse('EUP-TRD.12', 'shown-already') : undefined;
  },
  perform(turn, { seat, recruit }, choice) {
    turn.cards.show(['hiddenRecruits.*', seat], 'all', hiddenRecruit(turn, seat, recruit));
    turn.emit?.({ type: 'recruit-shown', rule: 'EUP-TRD.12', seat, recruit });
    goOn(turn, seat, choice);
  },
});

/** EUP-TRD.12: shows the unresolved dilemma to everybody. */
export interface ShowDilemma extends ActionOf<typeof showDilemma> {}
export const showDilemma = action('show-dilemma', {
  rule: 'EUP-TRD.12',
  during: ['turn-main', 'turn-continue'],
  fields: noFields,
  check(context, { seat }) {
    const refused = unlessOpen(context);
    if (refused !== undefined) return refused;
    const [card] = at(context.state.dilemmas, seat);
    if (card === undefined) return refuse('EUP-DIL.1', 'dilemma-resolved');
    return isKnown(context, 'dilemmas', seat, card) ? refuse('EUP-TRD.12', 'shown-already') : undefined;
  },
  perform(turn, { seat }, choice) {
    const card = at(at(turn.state.dilemmas, seat), 0);
    turn.cards.show(['dilemmas.*', seat], 'all', card);
    turn.emit?.({ type: 'dilemma-shown', rule: 'EUP-TRD.12', seat, dilemma: at(turn.content.dilemmas, card).id });
    goOn(turn, seat, choice);
  },
});

export const actions = [showRecruit, showDilemma] as const;
