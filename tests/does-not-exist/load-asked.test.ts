import { engine } from '@rulewright/does-not-exist';
import { expect, it } from 'vitest';
import { bent } from '../support/bent.js';
import { beneath, breaks, breaksOnly, failing, inBounty, inRave, keeps, lineAt, onTop, playerAt } from './saved.js';
import { type AgendaItem, NONE, type State, shuffleInto, sound } from './table.js';

// A saved position is refused by name when an item of the agenda names what is not there.

const jing = sound('demo-jing');
const aleph = sound('album-aleph');
const currents = sound('vinyl-currents');
const alone = (): State => {
  const state = inRave();
  Object.assign(bent(state).rave, { saviour: NONE, joined: false });
  lineAt(state, 0).by.splice(2, 1, 0);
  return state;
};
const answer = { kind: 'trade-answer', seat: 2, host: 0, give: NONE, secret: false, ask: currents } as const;
const roll = { kind: 'rolled-card', seat: 0, lineup: 0, base: 3 } as const;
breaksOnly('items of the agenda name what is at the table', [
  ['a level to be raised of no monster', onTop({ kind: 'raise-level', seat: 1, left: [2] })],
  ['a trade of the Host with the Host', onTop({ kind: 'trade-give', seat: 0, target: 0 })],
  [
    'a trade of a hand card the Host has not',
    onTop({ kind: 'trade-ask', seat: 0, target: 1, give: aleph, secret: true }),
  ],
  [
    'a trade of a stored card the Host has not',
    onTop({ kind: 'trade-ask', seat: 0, target: 1, give: jing, secret: false }),
  ],
  ['a request for a card that is not stored', onTop({ ...answer, ask: aleph })],
  ['an answer of the Host', onTop({ ...answer, seat: 0, ask: NONE })],
  ['an answer about a card the Host has not', onTop({ ...answer, give: currents })],
  ['a rolled card for no line-up', onTop({ ...roll, lineup: 3 }), inRave],
  ['more to drop than was drawn', onTop({ kind: 'draft-drop', seat: 0, drawn: 1, toGo: 2 })],
  [
    'a failure without a monster',
    beneath({ kind: 'failure', seat: 0, path: [] }),
    () => {
      const state = inBounty();
      bent(state).monsterSupply.push(...bent(state).monster.splice(0));
      bent(state).agenda = [{ kind: 'recovery' }, { kind: 'overflow', rule: 'DNE-GNL.8', seat: 0 }];
      return state;
    },
  ],
  ['a part of a failure that has no parts', beneath({ kind: 'failure', seat: 0, path: [0] }), failing('harpies')],
  ['a third part of two', beneath({ kind: 'failure', seat: 0, path: [2] }), failing('oxymoron')],
  [
    'somebody who takes from their own hand',
    beneath({ kind: 'take', seat: 1, victim: 1, pick: 'blind', to: 'taker' }),
    failing('net-troll'),
  ],
  ['a gift to the giver', onTop({ kind: 'failure-give', seat: 0, to: 0 }), failing('the-wraith-of-khan')],
  ['a gift to nobody', onTop({ kind: 'failure-give', seat: 0, to: 4 }), failing('the-wraith-of-khan')],
]);
breaks('items of the agenda name what is at the table', [
  ['a limit of nobody', onTop({ kind: 'overflow', rule: 'DNE-GNL.8', seat: 4 })],
  ['a monster that arrives and is not there', onTop({ kind: 'arrive' })],
  ['a call of the Host', onTop({ kind: 'call-answer', seat: 0, share: 0, picker: 'host' }), alone],
  ['a promise of more cards than there are', onTop({ kind: 'call-answer', seat: 2, share: 9, picker: 'host' }), alone],
  ['a rolled base that no die shows', onTop({ ...roll, base: 7 }), inRave],
  ['more boosts than the class has', onTop({ kind: 'boost', seat: 0, result: 3, toGo: 9 }), failing('oxymoron')],
]);
keeps('items of the agenda name what is at the table', [
  ['a trade of a hand card of the Host', onTop({ kind: 'trade-ask', seat: 0, target: 1, give: jing, secret: true })],
  [
    'a trade of a stored card of the Host',
    onTop({ kind: 'trade-ask', seat: 0, target: 1, give: aleph, secret: false }),
  ],
  ['a request for a stored card', onTop(answer)],
  ['a call of an onlooker with cards', onTop({ kind: 'call-answer', seat: 2, share: 0, picker: 'host' }), alone],
  ['a rolled card for a line-up', onTop(roll), inRave],
  ['as many cards to drop as were drawn', onTop({ kind: 'draft-drop', seat: 0, drawn: 1, toGo: 1 })],
  ['the second part of two', beneath({ kind: 'failure', seat: 0, path: [1] }), failing('oxymoron')],
  ['a gift to somebody else', onTop({ kind: 'failure-give', seat: 0, to: 1 }), failing('the-wraith-of-khan')],
  [
    'a failure of a player who is waiting',
    beneath({ kind: 'failure', seat: 2, path: [] }),
    () => {
      const state = failing('harpies')();
      const waiter = playerAt(state, 2);
      shuffleInto(state.deck, [...waiter.hand.splice(0), ...waiter.inventory.splice(0)]);
      waiter.status = 'waiting';
      return state;
    },
  ],
]);

breaksOnly('the game ends for a reason', [
  ['an end in the middle of the game', (state) => Object.assign(bent(state), { agenda: [] })],
  [
    'an end before the last turn',
    (state) => Object.assign(bent(state), { agenda: [], turn: { ...state.turn, number: 299 } }),
  ],
]);
keeps('the game ends for a reason', [
  [
    'an end after the last turn',
    (state) => Object.assign(bent(state), { agenda: [], turn: { ...state.turn, number: 300 } }),
  ],
  [
    'an end with enough souls',
    (state) => {
      Object.assign(playerAt(state, 1), { souls: 10 });
      bent(state).agenda = [];
    },
  ],
]);
breaks('the game ends for a reason', [
  ['a game that goes on with enough souls', (state) => Object.assign(playerAt(state, 1), { souls: 10 })],
]);

it.each<AgendaItem>([
  { kind: 'draft-source', seat: 0, toGo: 0, drawn: 0, recovered: 0 },
  { kind: 'draft-repay', seat: 0, toGo: 0 },
  { kind: 'draft-drop', seat: 0, drawn: 1, toGo: 0 },
  { kind: 'needle-card', seat: 0, base: 3, toGo: 0 },
  { kind: 'share-pick', seat: 0, toGo: 0 },
  { kind: 'promise-give', seat: 0, toGo: 0 },
  { kind: 'boost', seat: 0, result: 3, toGo: 0 },
  { kind: 'failure-discard', rule: 'DNE-FAI.6', seat: 0, from: 'hand', pick: 'any', least: 0, toGo: 0 },
])('refuses $kind with nothing left to do', (record) => {
  const state = inRave();
  onTop(record)(state);
  expect(engine.validate(state).map(({ path }) => path)).toEqual([`agenda.${state.agenda.length - 1}.toGo`]);
});
