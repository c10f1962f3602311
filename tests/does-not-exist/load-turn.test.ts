import { bent } from '../support/bent.js';
import { breaks, breaksOnly, inRave, inSummary, invited, keeps, lineAt, quiet } from './saved.js';
import { type State, shuffleInto } from './table.js';

// A saved position is refused by name when what is counted in a turn, or what waits, cannot be.
const inTurn =
  (fields: Partial<State['turn']>) =>
  (state: State): State['turn'] =>
    Object.assign(bent(state).turn, fields);
const inTheRave =
  (fields: Partial<State['rave']>) =>
  (state: State): State['rave'] =>
    Object.assign(bent(state).rave, fields);

const fewRecruits = () => quiet({ recruitLimit: 2 });
breaksOnly('the turn keeps its limits', [
  ['a turn after the last one', inTurn({ number: 301 })],
  ['two monsters', (state) => bent(state).monster.push(...bent(state).monsterSupply.splice(0, 1)), invited],
  ['three trades', inTurn({ trades: 3 })],
  ['three attempts to recruit where two are allowed', inTurn({ recruits: 3 }), fewRecruits],
  ['a third call of one player', (state) => bent(state).rave.calls.splice(3, 1, 3), inRave],
]);
keeps('the turn keeps its limits', [
  ['the last turn', inTurn({ number: 300 })],
  ['two trades', inTurn({ trades: 2 })],
  ['two attempts to recruit where two are allowed', inTurn({ recruits: 2 }), fewRecruits],
  ['many attempts to recruit without a limit', inTurn({ recruits: 50 })],
  ['a second call of one player', (state) => bent(state).rave.calls.splice(3, 1, 2), inRave],
  ['a preparation before the roll', inTurn({ expectation: 0 })],
  ['an invitation that brought nobody', inTurn({ invited: true })],
]);

const moveLine = (state: State) => bent(state).lineups.push(...bent(state).lineups.splice(0, 1));
breaksOnly('line-ups lie on the table while they matter', [
  [
    'a line-up in the preparation',
    (state) => bent(state).lineups.push({ owner: 0, cards: [], by: [], via: [], base: [], frozen: [] }),
  ],
  ['the line-up of the Host in the second place', moveLine, inRave],
  [
    'an invader without a card',
    (state) => {
      const { cards, by, via, base, frozen } = lineAt(state, 1);
      shuffleInto(state.deck, [...cards.splice(0)]);
      for (const list of [by, via, base, frozen]) list.splice(0);
    },
    inRave,
  ],
  ['an invader who was expelled', (state) => bent(state).rave.expelled.push(1), inRave],
  ['a Saviour who was expelled', (state) => bent(state).rave.expelled.push(2), inRave],
  ['a Host who was expelled', (state) => bent(state).rave.expelled.push(0), inRave],
]);
breaks('items of the agenda name what is at the table', [
  [
    'no line-up in a rave',
    (state) =>
      shuffleInto(state.deck, [
        ...bent(state)
          .lineups.splice(0)
          .flatMap(({ cards }) => cards),
      ]),
    inRave,
  ],
]);
breaks('line-ups lie on the table while they matter', [['a Saviour who invades', inTheRave({ saviour: 1 }), inRave]]);
keeps('line-ups lie on the table while they matter', [
  [
    'an empty line-up of the Host',
    (state) => {
      const { cards, by, via, base, frozen } = lineAt(state, 0);
      shuffleInto(state.deck, [...cards.splice(0)]);
      for (const list of [by, via, base, frozen]) list.splice(0);
    },
    inRave,
  ],
  ['an onlooker who was expelled', (state) => bent(state).rave.expelled.push(3), inRave],
]);

breaksOnly('line-ups hold cards of those who may add them', [
  ['a card of an onlooker', (state) => lineAt(state, 0).by.splice(0, 1, 3), inRave],
  ['a card of an invader in the line-up of the Host', (state) => lineAt(state, 0).by.splice(0, 1, 1), inRave],
  ['a card of the Saviour in the line-up of an invader', (state) => lineAt(state, 1).by.splice(0, 1, 2), inRave],
  ['a card of a Saviour who has added none', inTheRave({ joined: false, forced: true }), inRave],
  ['a base above the highest bonus', (state) => lineAt(state, 0).base.splice(0, 1, 10), inRave],
]);
keeps('line-ups hold cards of those who may add them', [
  [
    'a signalled card of an onlooker',
    (state) => {
      lineAt(state, 1).by.splice(0, 1, 3);
      lineAt(state, 1).via.splice(0, 1, 'deck');
    },
    inRave,
  ],
  [
    'a thrown card in a final rave',
    (state) => {
      bent(state).rave.final = true;
      lineAt(state, 1).by.splice(0, 1, 3);
    },
    inRave,
  ],
  ['a base of nine', (state) => lineAt(state, 0).base.splice(0, 1, 9), inRave],
  ['a frozen value of nothing', (state) => lineAt(state, 0).frozen.splice(0, 1, 0), inRave],
]);

/** All cards in the line-up of the Host are his own. */
const withoutSaviourCard = (): State => {
  const state = inRave();
  lineAt(state, 0).by.splice(0, 3, 0, 0, 0);
  return state;
};
breaksOnly('every list fits the table', [
  ['a Saviour who does not sit there', inTheRave({ saviour: 4 }), withoutSaviourCard],
  ['a winner who does not sit there', inTheRave({ winner: 4 }), inSummary],
]);
