import { askNext, at } from '@rulewright/core';
import { canPay, effectiveLevel, invite as inviteMonster, passesGate } from '../chapters/monster.js';
import { isAtStake, startRave as start } from '../chapters/rave.js';
import { rollDie } from '../dice.js';
import { figureName, figureNamed, isMonster } from '../names.js';
import { canDraw, discardHeld } from '../piles.js';
import { eachHeld, eachName, heldCount, heldNamed, inHandNamed, player } from '../players.js';
import { action, type DneTable, NONE, refuse } from '../state.js';
import { cardName } from './fields.js';

/** DNE-TRN.5: the d20 of the turn. */
export const roll = action('roll', {
  during: ['prepare'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'roll', seat }),
  check: ({ state }) => (state.turn.expectation === 0 ? undefined : refuse('DNE-TRN.5', 'rolled-already')),
  perform(turn, { seat }) {
    turn.state.turn.expectation = rollDie(turn, seat, 'expectation', 20);
    turn.queue({ kind: 'prepare', seat });
  },
});

/** What an invitation says when chance names the monster (DNE-R13). */
const ANY = 'any';

/** DNE-MON.1, DNE-MON.2, DNE-MON.4: why a monster cannot be invited by its name. */
function nameRefusal(table: DneTable, monster: string) {
  const figure = figureNamed(table, monster);
  if (!table.state.monsterSupply.includes(figure)) return refuse('DNE-MON.2', 'no-such-monster', { monster });
  const level = effectiveLevel(table, figure);
  const { expectation } = table.state.turn;
  if (!passesGate(table, level)) return refuse('DNE-MON.2', 'level-too-high', { monster, level, expectation });
  return canPay(table, figure) ? undefined : refuse('DNE-MON.4', 'price-too-high', { monster });
}

/** DNE-R13: why chance cannot name a monster. */
function anyRefusal(table: DneTable, seat: number) {
  const { monsterSupply, options } = table.state;
  const isThere =
    options.monsterChoice === 'draw'
      ? canDraw(table, 'monsters')
      : monsterSupply.some((figure) => passesGate(table, effectiveLevel(table, figure)));
  if (!isThere) return refuse('DNE-R13', 'no-such-monster', { monster: ANY });
  return heldCount(table, seat) > 0 ? undefined : refuse('DNE-MON.4', 'price-too-high', { monster: ANY });
}

/** DNE-MON.1: one invitation a turn, after the roll. */
export const invite = action('invite', {
  during: ['prepare'],
  fields: { monster: cardName },
  candidates(table, seat, offer) {
    const { turn, monsterSupply, options } = table.state;
    if (turn.expectation === 0 || turn.invited) return;
    if (options.monsterChoice !== 'choose') offer({ type: 'invite', seat, monster: ANY });
    else
      for (let i = 0; i < monsterSupply.length; i++) {
        const figure = at(monsterSupply, i);
        if (isMonster(table, figure)) offer({ type: 'invite', seat, monster: figureName(table, figure) });
      }
  },
  check(table, { seat, monster }) {
    const { turn, options } = table.state;
    if (turn.expectation === 0) return refuse('DNE-TRN.5', 'not-rolled-yet');
    if (turn.invited) return refuse('DNE-MON.1', 'invited-already');
    if (options.monsterChoice === 'choose') return nameRefusal(table, monster);
    return monster === ANY ? anyRefusal(table, seat) : refuse('DNE-R13', 'no-such-monster', { monster });
  },
  perform(turn, { seat, monster }) {
    inviteMonster(turn, monster === ANY ? NONE : figureNamed(turn, monster));
    turn.queue({ kind: 'limits' }, { kind: 'prepare', seat });
  },
});

/** DNE-MON.4, DNE-SPC.15: a card of the price. */
export const pay = action('pay', {
  during: ['pay-invite'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    const say = (card: string) => offer({ type: 'pay', seat, card });
    if (table.choice.extra) eachName(table, player(table, seat).hand, say);
    else eachHeld(table, seat, say);
  },
  check(table, { seat, card }) {
    if (heldNamed(table, seat, card) === NONE) return refuse('DNE-MON.4', 'not-held', { card });
    const isPlain = !table.choice.extra || inHandNamed(table, seat, card) !== NONE;
    return isPlain ? undefined : refuse('DNE-SPC.15', 'not-in-hand', { card });
  },
  perform(turn, { seat, card }) {
    discardHeld(turn, seat, heldNamed(turn, seat, card));
  },
});

/** DNE-SPC.13: a card that makes the level of the monster higher. */
export const raise = action('raise', {
  during: ['raise-level'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachHeld(table, seat, (card) => offer({ type: 'raise', seat, card }));
  },
  check: (table, { seat, card }) =>
    heldNamed(table, seat, card) === NONE ? refuse('DNE-SPC.13', 'not-held', { card }) : undefined,
  perform(turn, { seat, card }, choice) {
    const { state, content, emit, queue } = turn;
    discardHeld(turn, seat, heldNamed(turn, seat, card));
    state.turn.level += at(content.monsters, at(state.monster, 0)).special.invite?.raise ?? 0;
    emit?.({ type: 'level-raised', seat, level: state.turn.level });
    queue(askNext(choice));
  },
});

/** DNE-TRN.6, DNE-TRN.7: the turn ends without a rave. */
export const pass = action('pass', {
  during: ['prepare'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'pass', seat }),
  check(table, { seat }) {
    if (table.state.turn.expectation === 0) return refuse('DNE-TRN.5', 'not-rolled-yet');
    if (table.state.turn.invited) return refuse('DNE-TRN.7', 'invitation-made');
    return isAtStake(table, seat) ? refuse('DNE-FIN.1', 'souls-at-stake') : undefined;
  },
  perform({ emit, queue }, { seat }) {
    emit?.({ type: 'turn-passed', seat });
    queue({ kind: 'end-of-turn' });
  },
});

/** DNE-TRN.8: closes the preparation. */
export const startRave = action('start-rave', {
  during: ['prepare'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'start-rave', seat }),
  check: ({ state }) => (state.turn.expectation > 0 ? undefined : refuse('DNE-TRN.5', 'not-rolled-yet')),
  perform: (turn) => start(turn),
});
