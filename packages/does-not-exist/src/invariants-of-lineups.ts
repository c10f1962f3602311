import { at, type Issue, NONE } from '@rulewright/core';
import { Findings } from '@rulewright/core/author';
import type { DneContext } from './state.js';

// The line-ups on the table.

const DIE = 6;

/** 8, 10. None before a rave and after the table is cleared; in it that of the Host comes first, and nobody has two parts. */
export function lineupsFit({ state }: DneContext): Issue[] {
  const { phase, agenda, lineups, turn, rave } = state;
  const owners = lineups.map(({ owner }) => owner);
  const [first, ...rivals] = owners;
  const found = new Findings();
  const isCleared = phase === 'summary' && !agenda.some(({ kind }) => kind === 'clear-table');
  if (phase === 'start' || phase === 'preparation' || isCleared)
    return found.that('lineups', owners.length === 0, `no line-ups in the phase ${phase}`, owners.length).issues;
  if (phase === 'gentle-round' || owners.length === 0) return found.issues;
  const parts = [turn.host, ...rivals, ...rave.expelled, ...(rave.saviour === NONE ? [] : [rave.saviour])];
  const areDistinct = new Set(parts).size === parts.length;
  return found
    .that('lineups.0.owner', first === turn.host, `${turn.host}, the Host`, first)
    .that('lineups', areDistinct, 'Host, rivals, Saviour and expelled to be different seats', parts)
    .each('lineups', lineups, {
      expected: 'cards in the line-up of a rival',
      fits: ({ cards }, place) => place === 0 || cards.length > 0 || phase === 'summary',
    }).issues;
}

/** 9, 11. A card of a line-up was added by a seat that may do so, and has a possible base. */
export function cardsOfLineupsFit({ state, content }: DneContext): Issue[] {
  const { rave, turn } = state;
  const most = Math.max(content.highestBonus, DIE);
  const found = new Findings();
  state.lineups.forEach(({ owner, by, via, base }, place) => {
    const mayAdd = (adder: number, card: number) =>
      adder === owner ||
      (owner === turn.host && adder === rave.saviour && rave.joined) ||
      rave.final ||
      at(via, card) === 'deck';
    const path = `lineups.${place}`;
    found
      .each(`${path}.by`, by, { expected: 'who may add cards to this line-up', fits: mayAdd })
      .each(`${path}.base`, base, { expected: `${most} or less`, fits: (one) => one <= most });
  });
  return found.issues;
}
