import { Findings, type Immutable, type Issue, NONE, type Seat } from '@rulewright/core';
import { lineupPlace } from './lineups.js';
import { isAlone, isWon } from './rules/end.js';
import { effectAt } from './rules/failure.js';
import { bountyMonster } from './rules/monster.js';
import type { DneContext, Sound, State } from './state.js';
import { UNKNOWN } from './words.js';

// What records of the agenda name is at the table. When they may wait is known to the rules alone.

type AgendaRecord = Immutable<State>['agenda'][number];

/** A game without anything to come has been won, or has run its turns. */
export function endFits(context: DneContext): Issue[] {
  const { agenda, turn, options } = context.state;
  const isOver = isWon(context) || isAlone(context);
  const found = new Findings();
  if (agenda.length > 0) return found.that('agenda', !isOver, 'nothing, for the game is won', agenda.length).issues;
  const isAtEnd = isOver || turn.number === options.maxTurns;
  return found.that('turn.number', isAtEnd, `${options.maxTurns}, for nobody has won`, turn.number).issues;
}

/** Seats sit here, and cards, line-ups and effects are there. */
export function recordsFit(context: DneContext): Issue[] {
  const found = new Findings();
  context.state.agenda.forEach((record, i) => {
    if (ABOUT_A_MONSTER.includes(record.kind))
      found.that(
        'monster',
        bountyMonster(context) !== NONE,
        `a monster, for ${record.kind}`,
        context.state.monster.length,
      );
    if (ABOUT_LINEUPS.includes(record.kind))
      found.that('lineups', context.state.lineups.length > 0, `a line-up, for ${record.kind}`, 0);
    seatsFit(found, context, record, `agenda.${i}`);
    thingsFit(found, context, record, `agenda.${i}`);
  });
  return found.issues;
}

const ABOUT_A_MONSTER: readonly string[] = ['arrive', 'raise-level', 'escape', 'boost', 'consequence'];
const ABOUT_LINEUPS: readonly string[] = ['rave', 'call-answer', 'saviour-card', 'needle-card'];

const SEATS = ['seat', 'lineup', 'place'];
/** Somebody else than the seat that is asked. */
const OTHERS = ['target', 'victim', 'host', 'to'];

function seatsFit(found: Findings, { state }: DneContext, record: AgendaRecord, path: string): void {
  const n = state.players.length;
  for (const [field, seat] of Object.entries(record)) {
    if (typeof seat !== 'number') continue;
    const isOther = OTHERS.includes(field);
    if (isOther || SEATS.includes(field))
      found.that(
        `${path}.${field}`,
        seat < n && !(isOther && 'seat' in record && seat === record.seat),
        isOther ? `another seat below ${n}` : `a seat below ${n}`,
        seat,
      );
  }
}

function thingsFit(found: Findings, context: DneContext, record: AgendaRecord, path: string): void {
  switch (record.kind) {
    case 'trade-ask':
      found.that(
        `${path}.give`,
        canGive(context, record.seat, record),
        'a card that the seat has, or none',
        record.give,
      );
      return;
    case 'trade-answer': {
      const { seat, host, give, ask } = record;
      const { hand = [], inventory = [] } = context.state.players[seat] ?? {};
      const isThere = ask === UNKNOWN ? hand.length > 0 : ask === NONE || inventory.includes(ask);
      found
        .that(`${path}.give`, canGive(context, host, record), 'a card that the Host has, or none', give)
        .that(`${path}.ask`, isThere, 'a card that the seat has, or none', ask);
      return;
    }
    case 'rolled-card':
      found.that(
        `${path}.lineup`,
        lineupPlace(context, record.lineup) !== NONE,
        'a line-up on the table',
        record.lineup,
      );
      return;
    case 'draft-drop':
      found.that(`${path}.toGo`, record.toGo <= record.drawn, `${record.drawn} or fewer`, record.toGo);
      return;
    case 'failure':
    case 'failure-choose': {
      const isThere = effectAt(context, record.path) !== undefined;
      found.that(`${path}.path`, isThere, 'a part of the failure effect', record.path);
    }
  }
}

/** Whether a card that is offered lies where the record says: a secret one in the hand. */
function canGive(
  { state }: DneContext,
  seat: Seat,
  { give, secret }: { readonly give: Sound; readonly secret: boolean },
): boolean {
  const { hand = [], inventory = [] } = state.players[seat] ?? {};
  return secret ? hand.includes(give) : give === NONE || inventory.includes(give);
}
