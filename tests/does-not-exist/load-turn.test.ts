import {
  beneath,
  breaks,
  breaksOnly,
  failing,
  fromDeck,
  inBounty,
  inGentleRound,
  inRave,
  inSummary,
  instead,
  invited,
  keeps,
  lineAt,
  onTop,
  playerAt,
  quiet,
  thinned,
} from './saved.js';
import { NONE, type State, shuffleInto, sound } from './table.js';

// A saved position is refused by name when what is counted in a turn, or what waits, cannot be.

const inTurn =
  (fields: Partial<State['turn']>) =>
  (state: State): State['turn'] =>
    Object.assign(state.turn, fields);
const inTheRave =
  (fields: Partial<State['rave']>) =>
  (state: State): State['rave'] =>
    Object.assign(state.rave, fields);

const fewRecruits = () => quiet({ recruitLimit: 2 });
breaksOnly('the turn keeps its limits', [
  ['a turn without a number', inTurn({ number: 0 })],
  ['a numbered turn in the gentle round', inTurn({ number: 1 }), inGentleRound],
  ['a turn after the last one', inTurn({ number: 301 })],
  ['a rave without an expectation', inTurn({ expectation: 0 }), inRave],
  ['a summary without an expectation', inTurn({ expectation: 0 }), inSummary],
  ['an invitation before the roll', inTurn({ expectation: 0, invited: true })],
  ['a monster nobody invited', inTurn({ invited: false }), invited],
  ['two monsters', (state) => state.monster.push(...state.monsterSupply.splice(0, 1)), invited],
  [
    'a monster in a summary whose table is clear',
    (state) => {
      state.turn.invited = true;
      state.monster.push(...state.monsterSupply.splice(0, 1));
    },
    inSummary,
  ],
  ['three trades', inTurn({ trades: 3 })],
  ['three attempts to recruit where two are allowed', inTurn({ recruits: 3 }), fewRecruits],
  ['a third call of one player', (state) => state.rave.calls.splice(3, 1, 3), inRave],
]);
keeps('the turn keeps its limits', [
  ['the last turn', inTurn({ number: 300 })],
  ['two trades', inTurn({ trades: 2 })],
  ['two attempts to recruit where two are allowed', inTurn({ recruits: 2 }), fewRecruits],
  ['many attempts to recruit without a limit', inTurn({ recruits: 50 })],
  ['a second call of one player', (state) => state.rave.calls.splice(3, 1, 2), inRave],
  ['a preparation before the roll', inTurn({ expectation: 0 })],
  ['an invitation that brought nobody', inTurn({ invited: true })],
]);

const moveLine = (state: State) => state.lineups.push(...state.lineups.splice(0, 1));
breaksOnly('line-ups lie on the table while they matter', [
  [
    'a line-up in the preparation',
    (state) => state.lineups.push({ owner: 0, cards: [], by: [], via: [], base: [], frozen: [] }),
  ],
  [
    'a line-up in the summary',
    (state) => state.lineups.push({ owner: 0, cards: [], by: [], via: [], base: [], frozen: [] }),
    inSummary,
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
  ['an invader who was expelled', (state) => state.rave.expelled.push(1), inRave],
  ['a Saviour who was expelled', (state) => state.rave.expelled.push(2), inRave],
  ['a Host who was expelled', (state) => state.rave.expelled.push(0), inRave],
]);
breaks('line-ups lie on the table while they matter', [
  [
    'no line-up in a rave',
    (state) => shuffleInto(state.deck, [...state.lineups.splice(0).flatMap(({ cards }) => cards)]),
    inRave,
  ],
  ['a Saviour who invades', inTheRave({ saviour: 1 }), inRave],
  ['line-ups of the gentle round in disorder', moveLine, inGentleRound],
  ['a line-up too few in the gentle round', (state) => state.lineups.pop(), inGentleRound],
]);
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
  ['an onlooker who was expelled', (state) => state.rave.expelled.push(3), inRave],
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
      state.rave.final = true;
      lineAt(state, 1).by.splice(0, 1, 3);
    },
    inRave,
  ],
  ['a base of nine', (state) => lineAt(state, 0).base.splice(0, 1, 9), inRave],
  ['a frozen value of nothing', (state) => lineAt(state, 0).frozen.splice(0, 1, 0), inRave],
]);

breaksOnly('a rave begins with nothing', [
  ['a Saviour before it', inTheRave({ saviour: 1, joined: true })],
  ['somebody expelled before it', (state) => state.rave.expelled.push(1)],
  ['a copy before it', (state) => state.rave.copied.push(1)],
  ['a shield before it', (state) => state.rave.shielded.push(1)],
  ['a call before it', (state) => state.rave.calls.splice(1, 1, 1)],
  ['a needle roll before it', inTheRave({ needled: true })],
  ['ten souls at stake before it', inTheRave({ final: true })],
]);
breaks('a rave begins with nothing', [['a winner before it', inTheRave({ winner: 0 })]]);

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
breaksOnly('the rave fits its line-ups', [
  ['a winner in the middle of it', inTheRave({ winner: 0 }), inRave],
  ['a winner without a line-up', inTheRave({ winner: 3 }), inBounty],
  ['a promise to nobody', inTheRave({ share: 1 })],
  ['a Saviour who neither joined nor was forced', inTheRave({ joined: false }), withoutSaviourCard],
  ['open reward cards that are not handed out', (state) => state.reward.push(...fromDeck(state)), inBounty],
  ['as many holds as active players', inTheRave({ holds: 4 }), inRave],
]);
breaks('the rave fits its line-ups', [
  ['nobody who was forced', inTheRave({ forced: true, saviour: NONE }), inRave],
  ['nobody who joined', inTheRave({ saviour: NONE }), inRave],
]);
keeps('the rave fits its line-ups', [
  ['a forced Saviour without a card', inTheRave({ joined: false, forced: true }), withoutSaviourCard],
  ['one hold fewer than active players', inTheRave({ holds: 3 }), inRave],
  ['a winner who invaded', inTheRave({ winner: 1 }), inBounty],
  [
    'open reward cards that are handed out',
    (state) => {
      state.reward.push(...fromDeck(state, 2));
      onTop({ kind: 'hand-out' }, { kind: 'share-pick', seat: 0, left: 1 })(state);
    },
    inBounty,
  ],
]);

breaksOnly('what waits fits the phase', [
  ['a rave in the preparation', instead({ kind: 'rave', seat: 0 })],
  ['a preparation in the summary', instead({ kind: 'prepare', seat: 0 }), inSummary],
  ['two preparations', onTop({ kind: 'prepare', seat: 0 })],
  ['a trade in a rave', onTop({ kind: 'trade-give', seat: 0, target: 1 }), inRave],
  ['a bounty that leads nowhere', instead({ kind: 'overflow', seat: 0 }), inBounty],
  ['a shield in the summary', onTop({ kind: 'shield', seat: 0 }), inSummary],
]);
keeps('what waits fits the phase', [
  ['a trade in the summary', onTop({ kind: 'trade-give', seat: 0, target: 1 }), inSummary],
  ['limits to be kept in a rave', onTop({ kind: 'limits' }, { kind: 'overflow', seat: 0 }), inRave],
]);

const jing = sound('demo-jing');
const aleph = sound('album-aleph');
const currents = sound('vinyl-currents');
const alone = (): State => {
  const state = inRave();
  Object.assign(state.rave, { saviour: NONE, joined: false });
  lineAt(state, 0).by.splice(2, 1, 0);
  return state;
};
const answer = { kind: 'trade-answer', seat: 2, host: 0, give: NONE, secret: false, ask: currents } as const;
const roll = { kind: 'rolled-card', seat: 0, lineup: 0, base: 3 } as const;
breaksOnly('what is asked fits the table', [
  ['a preparation of somebody else', instead({ kind: 'prepare', seat: 1 })],
  ['a summary of somebody else', instead({ kind: 'summary', seat: 1 }), inSummary],
  ['a payment by somebody else', onTop({ kind: 'pay-invite', seat: 1, extra: false })],
  ['priority of a waiting player', onTop({ kind: 'inventory-overflow', seat: 2 }), thinned],
  ['a level to be raised of no monster', onTop({ kind: 'raise-level', seat: 1, left: [2] })],
  ['a trade of the Host with the Host', onTop({ kind: 'trade-give', seat: 0, target: 0 })],
  ['a trade with a waiting player', onTop({ kind: 'trade-give', seat: 0, target: 2 }), thinned],
  [
    'a trade of a hand card the Host has not',
    onTop({ kind: 'trade-ask', seat: 0, target: 1, give: aleph, secret: true }),
  ],
  [
    'a trade of a stored card the Host has not',
    onTop({ kind: 'trade-ask', seat: 0, target: 1, give: jing, secret: false }),
  ],
  ['a request for a card that is not stored', onTop({ ...answer, ask: aleph })],
  ['an answer to somebody who is not the Host', onTop({ ...answer, host: 1 })],
  ['an answer of the Host', onTop({ ...answer, seat: 0, ask: NONE })],
  ['an answer about a card the Host has not', onTop({ ...answer, give: currents })],
  ['a call of an invader', onTop({ kind: 'call-answer', seat: 1, share: 0, picker: 'host' }), alone],
  ['a call of a player without cards', onTop({ kind: 'call-answer', seat: 3, share: 0, picker: 'host' }), alone],
  ['a call with a promise of too much', onTop({ kind: 'call-answer', seat: 2, share: 1, picker: 'host' }), alone],
  ['a call with nothing to pick', onTop({ kind: 'call-answer', seat: 2, share: 0, picker: 'saviour' }), alone],
  ['a call while there is a Saviour', onTop({ kind: 'call-answer', seat: 2, share: 0, picker: 'host' }), inRave],
  ['a counter of an invader', onTop({ kind: 'counter-answer', seat: 0, target: 1, share: 0, picker: 'host' }), alone],
  [
    'two calls at once',
    onTop(
      { kind: 'counter-answer', seat: 0, target: 2, share: 0, picker: 'host' },
      { kind: 'call-answer', seat: 2, share: 0, picker: 'host' },
    ),
    alone,
  ],
  ['a first card of somebody who is not the Saviour', onTop({ kind: 'saviour-card', seat: 3 }), inRave],
  ['a rolled card for no line-up', onTop({ ...roll, lineup: 3 }), inRave],
  ['a needle card when none is left', onTop({ kind: 'needle-card', seat: 0, base: 3, left: 0 }), inRave],
  ['a needle card of an invader', onTop({ kind: 'needle-card', seat: 1, base: 3, left: 1 }), inRave],
  ['nothing to discard', onTop({ kind: 'draft-repay', seat: 0, left: 0 })],
  ['more to drop than was drawn', onTop({ kind: 'draft-drop', seat: 0, drawn: 1, left: 2 })],
  ['nothing to drop', onTop({ kind: 'draft-drop', seat: 0, drawn: 1, left: 0 })],
  [
    'a failure without a monster',
    beneath({ kind: 'failure', seat: 0, path: [] }),
    () => {
      const state = inBounty();
      state.monsterSupply.push(...state.monster.splice(0));
      state.agenda = [{ kind: 'recovery' }, { kind: 'overflow', seat: 0 }];
      return state;
    },
  ],
  ['a part of a failure that has no parts', beneath({ kind: 'failure', seat: 0, path: [0] }), failing('harpies')],
  ['a third part of two', beneath({ kind: 'failure', seat: 0, path: [2] }), failing('oxymoron')],
  ['a reward nobody won', beneath({ kind: 'reward' }), failing('harpies')],
  [
    'somebody who takes from their own hand',
    beneath({ kind: 'take', seat: 1, victim: 1, pick: 'blind', to: 'taker' }),
    failing('net-troll'),
  ],
  ['a gift to the giver', onTop({ kind: 'failure-give', seat: 0, to: 0 }), failing('the-wraith-of-khan')],
  ['a gift to nobody', onTop({ kind: 'failure-give', seat: 0, to: 4 }), failing('the-wraith-of-khan')],
  [
    'nothing left to lose',
    onTop({ kind: 'failure-discard', seat: 0, from: 'hand', pick: 'any', least: 0, left: 0 }),
    failing('harpies'),
  ],
  ['a return of an active player', onTop({ kind: 'zero-return', seat: 0 }), failing('harpies')],
  [
    'as many cards to hand out as there are',
    (state) => {
      state.reward.push(...fromDeck(state, 2));
      onTop({ kind: 'hand-out' }, { kind: 'share-pick', seat: 0, left: 2 })(state);
    },
    inBounty,
  ],
]);
breaks('what is asked fits the table', [
  ['a limit of nobody', onTop({ kind: 'overflow', seat: 4 })],
  ['a monster that arrives and is not there', onTop({ kind: 'arrive' })],
]);
keeps('what is asked fits the table', [
  ['a trade of a hand card of the Host', onTop({ kind: 'trade-ask', seat: 0, target: 1, give: jing, secret: true })],
  [
    'a trade of a stored card of the Host',
    onTop({ kind: 'trade-ask', seat: 0, target: 1, give: aleph, secret: false }),
  ],
  ['a request for a stored card', onTop(answer)],
  ['a call of an onlooker with cards', onTop({ kind: 'call-answer', seat: 2, share: 0, picker: 'host' }), alone],
  ['a rolled card for a line-up', onTop(roll), inRave],
  ['as many cards to drop as were drawn', onTop({ kind: 'draft-drop', seat: 0, drawn: 1, left: 1 })],
  ['the second part of two', beneath({ kind: 'failure', seat: 0, path: [1] }), failing('oxymoron')],
  ['a gift to somebody else', onTop({ kind: 'failure-give', seat: 0, to: 1 }), failing('the-wraith-of-khan')],
  ['a reward of the winner', beneath({ kind: 'reward' }), inBounty],
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
  ['an end in the middle of the game', (state) => Object.assign(state, { agenda: [] })],
  [
    'an end before the last turn',
    (state) => Object.assign(state, { agenda: [], turn: { ...state.turn, number: 299 } }),
  ],
]);
keeps('the game ends for a reason', [
  ['an end after the last turn', (state) => Object.assign(state, { agenda: [], turn: { ...state.turn, number: 300 } })],
  [
    'an end with enough souls',
    (state) => {
      Object.assign(playerAt(state, 1), { souls: 10 });
      state.agenda = [];
    },
  ],
]);
breaks('the game ends for a reason', [
  ['a game that goes on with enough souls', (state) => Object.assign(playerAt(state, 1), { souls: 10 })],
]);
