import { at, inTurnOrder, remove, type Seat } from '@rulewright/core';
import type { LevelWho } from '../content/pack.js';
import type { Monster } from '../content/schema.js';
import { figureName } from '../names.js';
import { drawFrom, drawToHand } from '../piles.js';
import { abilityOf, classOf, heldCount, opponentsOf, player } from '../players.js';
import { type DneTable, type DneTurn, type Figure, NONE } from '../state.js';

// DNE-MON: inviting a monster, and where it goes.

/** The monster of this turn; undefined without one. */
export function monsterHere({ state, content }: DneTable): Monster | undefined {
  const figure = state.monster[0];
  return figure === undefined ? undefined : at(content.monsters, figure);
}

/** DNE-R17: the printed souls; a blank field counts as the option says. */
export const soulsOf = ({ state }: DneTable, { souls }: Monster): number => souls ?? state.options.blankMonsterSouls;

/** DNE-MON.3, DNE-SPC.16: the level for the Host. */
export function effectiveLevel(table: DneTable, figure: Figure): number {
  const { level, levelMods } = at(table.content.monsters, figure);
  const { host } = table.state.turn;
  let sum = level;
  for (const { who, delta } of levelMods) if (isConcerned(table, host, who)) sum += delta;
  return sum;
}

function isConcerned(table: DneTable, seat: Seat, who: LevelWho): boolean {
  if ('class' in who) return classOf(table, seat) === who.class;
  if (who.trait === 'human') return abilityOf(table, seat, 'notHuman') === undefined;
  return table.state.options.traits[seat]?.gender === who.trait;
}

/** DNE-MON.2, DNE-MON.6: whether the level lets a monster come. */
export const passesGate = (table: DneTable, level: number): boolean =>
  table.state.options.monsterLevel === 'add' || level <= table.state.turn.expectation;

/** DNE-MON.4, DNE-SPC.11, DNE-SPC.15: how many hand cards and then held cards an invitation costs. */
export function price({ state, content }: DneTable, figure: Figure): { extra: number; cost: number } {
  const invite = state.options.monsterChoice === 'choose' ? at(content.monsters, figure).special.invite : undefined;
  return { extra: invite?.extraHandCards ?? 0, cost: invite?.cost ?? 1 };
}

/** DNE-MON.4: whether the Host can pay the whole price. */
export function canPay(table: DneTable, figure: Figure): boolean {
  const { host } = table.state.turn;
  const { extra, cost } = price(table, figure);
  return player(table, host).hand.length >= extra && heldCount(table, host) >= extra + cost;
}

/** DNE-MON.5: the monster is named and paid for. NONE: chance names it once the price is paid. */
export function invite(turn: DneTurn, figure: Figure): void {
  const { state, emit, queue } = turn;
  const seat = state.turn.host;
  state.turn.invited = true;
  const { extra, cost } = figure === NONE ? { extra: 0, cost: 1 } : price(turn, figure);
  if (figure !== NONE) {
    remove(state.monsterSupply, figure);
    state.monster = [figure];
    emit?.({ type: 'monster-invited', seat, monster: figureName(turn, figure) });
  }
  for (let i = 0; i < extra; i++) queue({ kind: 'pay-invite', seat, extra: true });
  for (let i = 0; i < cost; i++) queue({ kind: 'pay-invite', seat, extra: false });
  queue({ kind: 'summon' });
}

/** DNE-R13, DNE-SPC.13: chance names the monster if nobody did; then opponents may raise its level. */
export function summon(turn: DneTurn): void {
  const { state, content, queue } = turn;
  if (state.monster.length === 0) findMonster(turn);
  const [figure] = state.monster;
  if (figure === undefined) return;
  state.turn.level = effectiveLevel(turn, figure);
  const isRaisable = at(content.monsters, figure).special.invite?.raise !== undefined;
  if (isRaisable && passesGate(turn, state.turn.level))
    queue({ kind: 'raise-level', ...inTurnOrder(opponentsOf(state, state.turn.host)) });
  queue({ kind: 'arrive' });
}

function findMonster(turn: DneTurn): void {
  const { state, random, emit } = turn;
  const seat = state.turn.host;
  const eligible = state.monsterSupply.filter((figure) => passesGate(turn, effectiveLevel(turn, figure)));
  const isDrawn = state.options.monsterChoice === 'draw';
  if (!isDrawn && eligible.length === 0) return;
  const figure = isDrawn ? drawFrom(turn, 'monsters') : random.pick(eligible);
  if (figure === undefined) return;
  if (!isDrawn) remove(state.monsterSupply, figure);
  state.monster = [figure];
  emit?.({ type: 'monster-invited', seat, monster: figureName(turn, figure) });
}

/** DNE-MON.5, DNE-SPC.8, DNE-SPC.13: a monster whose level is too high stays away; else what it does on coming happens. */
export function arrive(turn: DneTurn): void {
  const { state, content, emit } = turn;
  const figure = at(state.monster, 0);
  const { level, host } = state.turn;
  const monster = figureName(turn, figure);
  if (!passesGate(turn, level)) {
    state.monster = [];
    state.turn.level = 0;
    backToSupply(turn, figure);
    emit?.({ type: 'monster-stayed-away', monster, level });
    return;
  }
  emit?.({ type: 'monster-came', monster, level });
  const { onInvite } = at(content.monsters, figure).special;
  if (onInvite === undefined || classOf(turn, host) !== onInvite.ifClass) return;
  drawToHand(turn, host, onInvite.draw);
  state.turn.unlimited = onInvite.freesHand;
}

/** DNE-R13, DNE-R14: to the open supply, or to a random place of the deck. */
function backToSupply({ state, random }: DneTurn, figure: Figure): void {
  if (state.options.monsterChoice !== 'draw') state.monsterSupply.push(figure);
  else state.monsterDeck.splice(random.die(state.monsterDeck.length + 1) - 1, 0, figure);
}

/** DNE-MON.8: the monster goes; when the supply is empty the discard pile becomes the supply. */
export function dismissMonster(turn: DneTurn): void {
  const { state, emit } = turn;
  const figure = state.monster.pop();
  if (figure !== undefined) {
    if (state.options.monsterReturn === 'supply') backToSupply(turn, figure);
    else state.monsterDiscard.push(figure);
    emit?.({ type: 'monster-left', monster: figureName(turn, figure) });
  }
  if (state.options.monsterChoice === 'draw' || state.monsterSupply.length > 0) return;
  state.monsterSupply = state.monsterDiscard;
  state.monsterDiscard = [];
}
