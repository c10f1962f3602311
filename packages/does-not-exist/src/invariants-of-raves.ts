import { at, Findings, type Issue, NONE } from '@rulewright/core';
import { activeCount } from './players.js';
import type { DneTable } from './state.js';

// What is kept of a rave, and its line-ups.

const DIE = 6;
const areDistinct = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** 8, 10. Line-ups are on the table while they matter; each rival has one, with cards. */
export function lineupsFit({ state }: DneTable): Issue[] {
  const { phase, lineups, turn, rave, options, agenda } = state;
  const owners = lineups.map(({ owner }) => owner);
  const [first, ...rivals] = owners;
  const found = new Findings();
  if (phase === 'gentle-round') {
    const areAll = owners.length === options.players && owners.every((owner, place) => owner === place);
    return found.that('lineups', owners.length === 0 || areAll, 'none, or one of each seat in order', owners).issues;
  }
  const isCleared = phase === 'summary' && !agenda.some(({ kind }) => kind === 'clear-table');
  if (phase === 'start' || phase === 'preparation' || isCleared)
    return found.that('lineups', owners.length === 0, `no line-ups in the phase ${phase}`, owners.length).issues;
  const parts = [turn.host, ...rivals, ...rave.expelled, ...(rave.saviour === NONE ? [] : [rave.saviour])];
  return found
    .that('lineups.0.owner', first === turn.host, `${turn.host}, the Host`, first)
    .that('lineups', areDistinct(parts), 'Host, rivals, Saviour and expelled to be different seats', parts)
    .each('lineups', lineups, {
      expected: 'cards in the line-up of a rival',
      fits: ({ cards }, place) => place === 0 || cards.length > 0 || phase === 'summary',
    }).issues;
}

/** 9, 11. Who may have added a card, and what it may count. */
export function cardsOfLineupsFit({ state, content }: DneTable): Issue[] {
  const { rave, turn } = state;
  const most = Math.max(content.highestBonus, DIE);
  const found = new Findings();
  state.lineups.forEach(({ owner, by, via, base, frozen }, place) => {
    const mayAdd = (adder: number, card: number) =>
      adder === owner ||
      (owner === turn.host && adder === rave.saviour && rave.joined) ||
      rave.final ||
      at(via, card) === 'deck';
    const path = `lineups.${place}`;
    found
      .each(`${path}.by`, by, { expected: 'who may add cards to this line-up', fits: mayAdd })
      .each(`${path}.base`, base, { expected: `${most} or less`, fits: (one) => one <= most })
      .each(`${path}.frozen`, frozen, { expected: 'a total, or -1', fits: (one) => one >= NONE });
  });
  return found.issues;
}

/** 23. Before a rave nothing of it is there. */
export function isRaveFresh({ state: { phase, rave } }: DneTable): Issue[] {
  const found = new Findings();
  if (phase === 'rave' || phase === 'bounty' || phase === 'summary') return found.issues;
  const { saviour, winner, expelled, calls, copied, shielded, needled, final } = rave;
  for (const [field, seat] of Object.entries({ saviour, winner }))
    found.that(`rave.${field}`, seat === NONE, '-1 before a rave', seat);
  for (const [field, list] of Object.entries({ expelled, copied, shielded }))
    found.that(`rave.${field}`, list.length === 0, 'nothing before a rave', list);
  for (const [field, is] of Object.entries({ needled, final }))
    found.that(`rave.${field}`, !is, 'false before a rave', is);
  return found.each('rave.calls', calls, { expected: '0 before a rave', fits: (count) => count === 0 }).issues;
}

/** 17, 20. What is kept of the rave fits its line-ups. */
export function raveFits({ state }: DneTable): Issue[] {
  const { rave, lineups, phase, reward, agenda } = state;
  const { winner, saviour, forced, joined, share, holds } = rave;
  const owners = lineups.map(({ owner }) => owner);
  const isShared = agenda.some(({ kind }) => kind === 'hand-out') && saviour !== NONE;
  const isClosed = phase === 'bounty' || phase === 'summary';
  const isJoining = agenda.some(({ kind }) => kind === 'saviour-card');
  const isRaving = agenda[agenda.length - 1]?.kind === 'rave';
  const active = activeCount(state);
  const promised = { forced: Number(forced), joined: Number(joined), share };
  const found = new Findings()
    .that('rave.winner', winner === NONE || isClosed, '-1 until the rave has closed', winner)
    .that(
      'rave.winner',
      winner === NONE || owners.length === 0 || owners.includes(winner),
      'the owner of a line-up',
      winner,
    )
    .that(
      'rave.saviour',
      saviour === NONE || joined || forced || isJoining,
      'a Saviour who has added a card, or has to',
      saviour,
    )
    .that('reward', reward.length === 0 || isShared, 'none but while it is shared with a Saviour', reward.length)
    .that('rave.holds', !isRaving || holds < active, `fewer than ${active}, the active seats`, holds);
  if (saviour === NONE)
    for (const [field, count] of Object.entries(promised))
      found.that(`rave.${field}`, count === 0, 'nothing without a Saviour', count);
  return found.issues;
}
