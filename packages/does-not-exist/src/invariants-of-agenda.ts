import { type Issue, NONE, type Seat } from '@rulewright/core';
import { Findings, type Immutable } from '@rulewright/core/author';
import { lineupPlace } from './lineups.js';
import { ESCAPES_FROM } from './numbers.js';
import { abilitiesOf, heldCount } from './players.js';
import { ROLLED_DIE } from './rules/class-abilities.js';
import { isAlone, isWon } from './rules/end.js';
import { effectAt } from './rules/failure.js';
import { canHelp, isPossible } from './rules/friend.js';
import { bountyMonster } from './rules/monster.js';
import type { Pair } from './rules/trade-answer.js';
import type { DneContext, Sound, State } from './state.js';
import { type Phase, UNKNOWN } from './words.js';

// Invariants of agenda items: the seats and cards that they name exist, and they fit the phase.

type AgendaItem = Immutable<State>['agenda'][number];

/** An empty agenda means that the game has been won, or has run its turns. */
export function endFits(context: DneContext): Issue[] {
  const { agenda, turn, options } = context.state;
  const isOver = isWon(context) || isAlone(context);
  const found = new Findings();
  if (agenda.length > 0) return found.that('agenda', !isOver, 'nothing, for the game is won', agenda.length).issues;
  const isAtEnd = isOver || turn.number === options.maxTurns;
  return found.that('turn.number', isAtEnd, `${options.maxTurns}, for nobody has won`, turn.number).issues;
}

/** Seats, cards, line-ups and effects named by items exist. */
export function itemsFit(context: DneContext): Issue[] {
  const found = new Findings();
  context.state.agenda.forEach((item, i) => {
    if (ABOUT_A_MONSTER.includes(item.kind))
      found.that(
        'monster',
        bountyMonster(context) !== NONE,
        `a monster, for ${item.kind}`,
        context.state.monster.length,
      );
    if (ABOUT_LINEUPS.includes(item.kind))
      found.that('lineups', context.state.lineups.length > 0, `a line-up, for ${item.kind}`, 0);
    seatsFit(found, context, item, `agenda.${i}`);
    thingsFit(found, context, item, `agenda.${i}`);
  });
  return found.issues;
}

const ABOUT_A_MONSTER: readonly string[] = ['arrive', 'raise-level', 'escape', 'boost', 'consequence'];
const ABOUT_LINEUPS: readonly string[] = ['rave', 'call-answer', 'saviour-card', 'needle-card'];

const SEATS = ['seat', 'lineup', 'place'];
/** Fields that name a seat other than the one asked. */
const OTHERS = ['target', 'victim', 'host', 'to'];

function seatsFit(found: Findings, { state }: DneContext, item: AgendaItem, path: string): void {
  const n = state.players.length;
  for (const [field, seat] of Object.entries(item)) {
    if (typeof seat !== 'number') continue;
    const isOther = OTHERS.includes(field);
    if (isOther || SEATS.includes(field))
      found.that(
        `${path}.${field}`,
        seat < n && !(isOther && 'seat' in item && seat === item.seat),
        isOther ? `another seat below ${n}` : `a seat below ${n}`,
        seat,
      );
  }
}

/** DNE-R72: each earlier pair is of cards that lie where it says, and there are fewer than the option allows. */
function pairsFit(
  found: Findings,
  context: DneContext,
  {
    proposer,
    target,
    pairs = [],
  }: { readonly proposer: Seat; readonly target: Seat; readonly pairs?: readonly Pair[] | undefined },
  path: string,
): void {
  const most = context.state.options.tradePairs - 1;
  found.that(`${path}.pairs`, pairs.length <= most, `${most} or fewer`, pairs.length);
  for (const [i, pair] of pairs.entries())
    found
      .that(`${path}.pairs.${i}.give`, canGive(context, proposer, pair), 'a card that the seat has, or none', pair.give)
      .that(`${path}.pairs.${i}.ask`, canAsk(context, target, pair.ask), 'a card that the target has', pair.ask);
}

function thingsFit(found: Findings, context: DneContext, item: AgendaItem, path: string): void {
  switch (item.kind) {
    case 'trade-give':
      pairsFit(found, context, { ...item, proposer: item.seat }, path);
      return;
    case 'trade-ask':
      pairsFit(found, context, { ...item, proposer: item.seat }, path);
      found.that(`${path}.give`, canGive(context, item.seat, item), 'a card that the seat has, or none', item.give);
      return;
    case 'trade-answer': {
      const { seat, host, give, ask } = item;
      pairsFit(found, context, { proposer: host, target: seat, pairs: item.pairs }, path);
      const isThere = canAsk(context, seat, ask);
      found
        .that(`${path}.give`, canGive(context, host, item), 'a card that the Host has, or none', give)
        .that(`${path}.ask`, isThere, 'a card that the seat has, or none', ask);
      return;
    }
    case 'rolled-card':
      found.that(`${path}.lineup`, lineupPlace(context, item.lineup) !== NONE, 'a line-up on the table', item.lineup);
      rolledFits(found, context, item, path);
      return;
    case 'needle-card':
      rolledFits(found, context, item, path);
      return;
    case 'boost': {
      const most = abilitiesFor(context, item.seat)?.boost?.most ?? 0;
      found
        .that(`${path}.toGo`, item.toGo <= most, `${most} or fewer, as the class of the seat says`, item.toGo)
        .that(`${path}.result`, item.result < ESCAPES_FROM, `less than ${ESCAPES_FROM}`, item.result);
      return;
    }
    case 'call-answer':
    case 'counter-answer': {
      const { host } = context.state.turn;
      const called = item.kind === 'call-answer' ? item.seat : item.target;
      const fits = called < context.state.players.length && canHelp(context, host, called);
      found
        .that(`${path}.${item.kind === 'call-answer' ? 'seat' : 'target'}`, fits, 'a player who can help', called)
        .that(`${path}.share`, isPossible(context, item), 'a share of the cards that can be promised', item.share);
      return;
    }
    case 'promise-give': {
      const { turn, rave } = context.state;
      const held = item.seat < context.state.players.length ? heldCount(context, item.seat) : 0;
      found
        .that(`${path}.seat`, item.seat === turn.host && rave.saviour !== NONE, 'the Host of a Saviour', item.seat)
        .that(`${path}.toGo`, item.toGo <= held, `${held} or fewer`, item.toGo);
      return;
    }
    case 'draft-drop':
      found.that(`${path}.toGo`, item.toGo <= item.drawn, `${item.drawn} or fewer`, item.toGo);
      return;
    case 'failure':
    case 'failure-choose': {
      const isThere = effectAt(context, item.path) !== undefined;
      found.that(`${path}.path`, isThere, 'a part of the failure effect', item.path);
    }
  }
}

/** DNE-CLS.16, DNE-CLS.19: a rolled base is a face of the die. */
function rolledFits(
  found: Findings,
  context: DneContext,
  item: { readonly seat: Seat; readonly base: number },
  path: string,
): void {
  const { base, seat } = item;
  const held = context.state.players[seat]?.hand.length ?? 0;
  found
    .that(`${path}.base`, base >= 1 && base <= ROLLED_DIE, `a face from 1 to ${ROLLED_DIE}`, base)
    .that(`${path}.seat`, held > 0, 'a seat with a hand card', seat);
}

const abilitiesFor = (context: DneContext, seat: Seat) =>
  seat < context.state.players.length ? abilitiesOf(context, seat) : undefined;

/** True if a card that is asked for lies in the inventory, or one of the hand can be. */
function canAsk({ state }: DneContext, seat: Seat, ask: Sound): boolean {
  const { hand = [], inventory = [] } = state.players[seat] ?? {};
  return ask === UNKNOWN ? hand.length > 0 : ask === NONE || inventory.includes(ask);
}

/** True if an offered card lies where the item says: a secret one in the hand. */
function canGive(
  { state }: DneContext,
  seat: Seat,
  { give, secret }: { readonly give: Sound; readonly secret: boolean },
): boolean {
  const { hand = [], inventory = [] } = state.players[seat] ?? {};
  return secret ? hand.includes(give) : give === NONE || inventory.includes(give);
}

const PREPARATION = ['preparation'] as const;
const RAVE = ['rave'] as const;
const BOUNTY = ['bounty'] as const;
const SUMMARY = ['summary'] as const;

/** Phases in which an item may wait; the others come in several. */
const PHASES_OF: Readonly<Partial<Record<AgendaItem['kind'], readonly Phase[]>>> = {
  'turn-start': ['start'],
  'hijack-target': ['start'],
  'draft-source': ['start'],
  prepare: PREPARATION,
  'pay-invite': PREPARATION,
  summon: PREPARATION,
  arrive: PREPARATION,
  'raise-level': PREPARATION,
  market: PREPARATION,
  'market-turn': PREPARATION,
  rave: RAVE,
  priority: RAVE,
  'call-answer': RAVE,
  'counter-answer': RAVE,
  'saviour-card': RAVE,
  'rolled-card': RAVE,
  'needle-card': RAVE,
  souls: BOUNTY,
  reward: BOUNTY,
  'hand-out': BOUNTY,
  'share-pick': BOUNTY,
  'promise-give': BOUNTY,
  followers: BOUNTY,
  'fate-room': BOUNTY,
  escaping: BOUNTY,
  'escape-roll': BOUNTY,
  escape: BOUNTY,
  boost: BOUNTY,
  consequence: BOUNTY,
  recovery: BOUNTY,
  recover: SUMMARY,
  summary: SUMMARY,
};

/** DNE-TRN.1: what is to come belongs to the phase. */
export const itemsFitPhase = ({ state: { agenda, phase } }: DneContext): Issue[] =>
  new Findings().during(agenda, phase, PHASES_OF).issues;
