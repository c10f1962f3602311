import { at, NONE, type Seat } from '@rulewright/core';
import { type ActionOf, askNext, changed, inTurnOrder } from '@rulewright/core/author';
import type { LevelWho } from '../content/pack.js';
import type { Monster } from '../content/schema.js';
import { figureId, figureNamed, isMonster } from '../names.js';
import { canDraw, discardHeld, drawFrom, drawToHand } from '../piles.js';
import { abilitiesOf, classOf, eachHeld, eachKind, heldCount, heldNamed, opponentsOf, player } from '../players.js';
import { action, type DneContext, type DneTurn, type Figure, refuse } from '../state.js';
import { cardName, from } from './fields.js';
import { unlessHeld, unlessInHand, unlessTold } from './held.js';
import { backToSupply } from './monster-supply.js';
import { declining, paying } from './timing.js';

// DNE-MON: inviting a monster.

/** The monster of this turn; undefined without one. */
export function monsterHere({ state, content }: DneContext): Monster | undefined {
  const figure = state.monster[0];
  return figure === undefined ? undefined : at(content.monsters, figure);
}

/** DNE-R17: the printed souls; a blank field counts as the option says. */
export const soulsOf = ({ state }: DneContext, { souls }: Monster): number => souls ?? state.options.blankMonsterSouls;

/** DNE-MON.3, DNE-SPC.16: the level for the Host. */
export function effectiveLevel(context: DneContext, figure: Figure): number {
  const { level, levelMods } = at(context.content.monsters, figure);
  const { host } = context.state.turn;
  let sum = level;
  for (const { who, delta } of levelMods) if (isConcerned(context, host, who)) sum += delta;
  return sum;
}

function isConcerned(context: DneContext, seat: Seat, who: LevelWho): boolean {
  if ('class' in who) return classOf(context, seat) === who.class;
  if (who.trait === 'human') return abilitiesOf(context, seat).notHuman === undefined;
  return context.state.options.traits[seat]?.gender === who.trait;
}

/** DNE-MON.2, DNE-MON.6: true if the level lets a monster come. */
export const passesGate = (context: DneContext, level: number): boolean =>
  context.state.options.monsterLevel === 'add' || level <= context.state.turn.expectation;

/** DNE-MON.4, DNE-SPC.11, DNE-SPC.15: the price of an invitation: `extra` hand cards, then `cost` held cards. */
export function price({ state, content }: DneContext, figure: Figure): { extra: number; cost: number } {
  const invite = state.options.monsterChoice === 'choose' ? at(content.monsters, figure).special.invite : undefined;
  return { extra: invite?.extraHandCards ?? 0, cost: invite?.cost ?? 1 };
}

/** DNE-MON.4: true if the Host can pay the whole price. */
function canPay(context: DneContext, figure: Figure): boolean {
  const { host } = context.state.turn;
  const { extra, cost } = price(context, figure);
  return player(context, host).hand.length >= extra && heldCount(context, host) >= extra + cost;
}

/** The word for a monster that chance names (DNE-R13). */
const ANY = 'any';

/** DNE-MON.2, DNE-MON.4: true if a monster of the supply can be invited. */
const isInvitable = (context: DneContext, figure: Figure): boolean =>
  passesGate(context, effectiveLevel(context, figure)) && canPay(context, figure);

/** DNE-MON.2, DNE-MON.4: the refusal of inviting a monster of the supply; undefined if allowed. */
function figureRefusal(context: DneContext, figure: Figure) {
  if (isInvitable(context, figure)) return undefined;
  const level = effectiveLevel(context, figure);
  const isLow = passesGate(context, level);
  const { expectation } = context.state.turn;
  const monster = figureId(context, figure);
  if (!isLow) return refuse('DNE-MON.2', 'level-too-high', { monster, level, expectation });
  const { extra, cost } = price(context, figure);
  return refuse('DNE-MON.4', 'price-too-high', { monster, handCards: extra, heldCards: cost });
}

/** DNE-MON.1, DNE-MON.2: the refusal of inviting a monster by its name; undefined if allowed. */
function nameRefusal(context: DneContext, monster: string) {
  const figure = figureNamed(context, monster);
  return context.state.monsterSupply.includes(figure)
    ? figureRefusal(context, figure)
    : refuse('DNE-MON.2', 'no-such-monster', { monster });
}

/** DNE-R13: the refusal of letting chance name a monster; undefined if allowed. */
function anyRefusal(context: DneContext, seat: number) {
  const { monsterSupply, options } = context.state;
  const isThere =
    options.monsterChoice === 'draw'
      ? canDraw(context, 'monsters')
      : monsterSupply.some((figure) => passesGate(context, effectiveLevel(context, figure)));
  if (!isThere) return refuse('DNE-R13', 'no-such-monster', { monster: ANY });
  return heldCount(context, seat) > 0 ? undefined : refuse('DNE-MON.4', 'price-too-high', { monster: ANY });
}

/** DNE-MON.1: invites a monster; `any` where chance names it (DNE-R13). */
export interface Invite extends ActionOf<typeof invite> {}
export const invite = action('invite', {
  rule: 'DNE-MON.1',
  during: ['prepare'],
  fields: { monster: cardName },
  exact: true,
  candidates(context, seat, offer) {
    const { turn, monsterSupply, options } = context.state;
    if (turn.expectation === 0 || turn.invited) return;
    if (options.monsterChoice !== 'choose') {
      if (anyRefusal(context, seat) === undefined) offer({ type: 'invite', seat, monster: ANY });
      return;
    }
    for (let i = 0; i < monsterSupply.length; i++) {
      const figure = at(monsterSupply, i);
      if (monsterSupply.indexOf(figure) === i && isMonster(context, figure) && isInvitable(context, figure))
        offer({ type: 'invite', seat, monster: figureId(context, figure) });
    }
  },
  check(context, { seat, monster }) {
    const { turn, options } = context.state;
    if (turn.expectation === 0) return refuse('DNE-TRN.5', 'not-rolled-yet');
    if (turn.invited) return refuse('DNE-MON.1', 'invited-already');
    if (options.monsterChoice === 'choose') return nameRefusal(context, monster);
    return monster === ANY ? anyRefusal(context, seat) : refuse('DNE-R13', 'no-such-monster', { monster });
  },
  perform(turn, { seat, monster }) {
    beginInvitation(turn, monster === ANY ? NONE : figureNamed(turn, monster));
    turn.queue({ kind: 'limits' }, { kind: 'prepare', seat });
  },
});

/** DNE-MON.5: the monster is named and paid for. NONE: chance names it once the price is paid. */
function beginInvitation(turn: DneTurn, figure: Figure): void {
  const { state, emit, queue, cards } = turn;
  const seat = state.turn.host;
  state.turn.invited = true;
  const { extra, cost } = figure === NONE ? { extra: 0, cost: 1 } : price(turn, figure);
  if (figure !== NONE) {
    cards.move(figure, ['monsterSupply'], ['monster']);
    emit?.({ type: 'monster-invited', rule: 'DNE-MON.1', seat, monster: figureId(turn, figure) });
  } else emit?.({ type: 'anybody-invited', rule: 'DNE-R13', seat });
  for (let i = 0; i < extra; i++) queue({ kind: 'pay-invite', rule: 'DNE-SPC.15', seat, extra: true });
  for (let i = 0; i < cost; i++) queue({ kind: 'pay-invite', rule: 'DNE-MON.4', seat, extra: false });
  queue({ kind: 'summon' });
}

/** DNE-MON.4, DNE-SPC.15: a card of the price. */
export interface Pay extends ActionOf<typeof pay> {}
export const pay = action('pay', {
  rule: paying,
  during: ['pay-invite'],
  fields: { card: cardName, from },
  exact: true,
  candidates(context, seat, offer) {
    if (context.choice.extra)
      eachKind(context, player(context, seat).hand, (card) => offer({ type: 'pay', seat, card }));
    else eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'pay', seat, card }));
  },
  check: (context, { seat, card, from }) =>
    unlessHeld(context, { seat, card, from }, context.choice.rule) ??
    (context.choice.extra
      ? (unlessInHand(context, seat, card, context.choice.rule) ?? unlessTold({ card, from }, context.choice.rule))
      : undefined),
  perform(turn, { seat, card, from }, { rule }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule, from });
  },
});

/** DNE-R13, DNE-SPC.13: chance names the monster if nobody did; then opponents may raise its level. */
export function summon(turn: DneTurn): void {
  const { state, content, queue } = turn;
  if (state.monster.length === 0) findMonster(turn);
  const [figure] = state.monster;
  if (figure === undefined) {
    turn.emit?.({ type: 'nobody-came', rule: 'DNE-R13', seat: state.turn.host });
    return;
  }
  state.turn.level = effectiveLevel(turn, figure);
  const isRaisable = at(content.monsters, figure).special.invite?.raise !== undefined;
  const opponents = opponentsOf(state, state.turn.host);
  if (isRaisable && opponents.length > 0 && passesGate(turn, state.turn.level)) {
    const { level } = state.turn;
    turn.emit?.({ type: 'raise-offered', rule: 'DNE-SPC.13', monster: figureId(turn, figure), level });
    queue({ kind: 'raise-level', ...inTurnOrder(opponents) });
  }
  queue({ kind: 'arrive' });
}

function findMonster(turn: DneTurn): void {
  const { state, random, emit, cards } = turn;
  const seat = state.turn.host;
  const eligible = state.monsterSupply.filter((figure) => passesGate(turn, effectiveLevel(turn, figure)));
  const isDrawn = state.options.monsterChoice === 'draw';
  if (!isDrawn && eligible.length === 0) return;
  const ids = () => (figure: Figure) => figureId(turn, figure);
  const chosen = isDrawn ? undefined : at(eligible, random.card(eligible, ids, 'monsterSupply', seat));
  if (chosen !== undefined) cards.move(chosen, ['monsterSupply'], ['monster']);
  const figure = chosen ?? drawFrom(turn, 'monsters', ['monster']);
  if (figure === undefined) return;
  emit?.({ type: 'monster-invited', rule: 'DNE-R13', seat, monster: figureId(turn, figure) });
}

/** DNE-SPC.13: a card that makes the level of the monster higher. */
export interface Raise extends ActionOf<typeof raise> {}
export const raise = action('raise', {
  rule: 'DNE-SPC.13',
  during: ['raise-level'],
  fields: { card: cardName, from },
  exact: true,
  candidates: (context, seat, offer) =>
    eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'raise', seat, card })),
  check: (context, { seat, card, from }) => unlessHeld(context, { seat, card, from }, 'DNE-SPC.13'),
  perform(turn, { seat, card, from }, choice) {
    const { state, content, emit, queue } = turn;
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: 'DNE-SPC.13', from });
    const by = at(content.monsters, at(state.monster, 0)).special.invite?.raise ?? 0;
    state.turn.level += by;
    emit?.({
      type: 'level-raised',
      rule: 'DNE-SPC.13',
      seat,
      monster: figureId(turn, at(state.monster, 0)),
      level: changed(state.turn.level, by),
    });
    queue(askNext(choice));
  },
});

/** DNE-SPC.13: the next opponent is asked. */
export const declineRaise = action('decline', {
  rule: declining,
  during: ['raise-level'],
  fields: {},
  perform: ({ queue }, _, choice) => queue(askNext(choice)),
});

/** DNE-MON.5, DNE-SPC.8, DNE-SPC.13, DNE-R13: the monster comes and takes effect, or stays away if its level is too high. */
export function arrive(turn: DneTurn): void {
  const { state, content, emit } = turn;
  const figure = at(state.monster, 0);
  const { level, host, expectation } = state.turn;
  const monster = figureId(turn, figure);
  if (!passesGate(turn, level)) {
    const rule = level > effectiveLevel(turn, figure) ? 'DNE-SPC.13' : 'DNE-R13';
    state.turn.level = 0;
    backToSupply(turn, figure, ['monster']);
    emit?.({ type: 'monster-stayed-away', rule, monster, level, expectation });
    return;
  }
  emit?.({ type: 'monster-came', rule: 'DNE-MON.5', monster, level, expectation });
  const { onInvite } = at(content.monsters, figure).special;
  if (onInvite === undefined || classOf(turn, host) !== onInvite.ifClass) return;
  drawToHand(turn, host, onInvite.draw, 'DNE-SPC.8');
  state.turn.unlimited = onInvite.freesHand;
  if (onInvite.freesHand) emit?.({ type: 'limit-lifted', rule: 'DNE-SPC.8', seat: host });
}

/**
 * DNE-BTY.14: the monster that losers have to escape from. It is the guest of this turn, also when it has just become a
 * mercenary of the winner. NONE without one.
 */
export function bountyMonster({ state, content }: DneContext): Figure {
  const [guest] = state.monster;
  if (guest !== undefined) return guest;
  const joined = state.phase === 'bounty' ? state.players[state.rave.winner]?.mercenaries.at(-1) : undefined;
  if (joined === undefined) return NONE;
  return content.monsters[joined]?.special.onSuccess?.op === 'joins' ? joined : NONE;
}
