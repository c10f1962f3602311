import { type EcoLogicAction, type EcoLogicOptions, engine } from '@rulewright/ecologic';
import {
  activate,
  begin,
  build,
  discard,
  give,
  pieces,
  reveal,
  setEcoFund,
  setField,
  setPlayer,
  setShared,
  special,
} from '@rulewright/ecologic/positions';
import { type EcoState, setUp, table } from './table.js';

// Positions in which players of EcoLogic are asked, for what is read of them.

type AgendaItem = EcoState['agenda'][number];

/** Seat 0, with two objects and an initiative, is asked on the known field. */
const asked = (
  record: AgendaItem | readonly AgendaItem[],
  recipe: (state: EcoState) => void = () => undefined,
  options: Partial<EcoLogicOptions> = {},
) => {
  const game = table({ ...options }).edit((state) => {
    begin(state, ...[record].flat());
    setField(state);
    build(state, 0, 8, { branch: 'oil', level: 2 });
    activate(state, 8, 'I01');
    build(state, 0, 10, { branch: 'mineral' });
    for (const seat of [0, 1, 2]) setPlayer(state, seat, { bioTaken: [8, 10, 12] });
    setEcoFund(state, -2);
    recipe(state);
  });
  return engine.view(game.state, 0);
};

const auction = (state: EcoState, item: string): void => {
  setShared(state, { auction: { item, opener: 1, highBid: 7, highBidder: 1, stillIn: [0, 1, 2] } });
};

const refused = (state: EcoState): void => {
  discard(state, 'I18');
  setShared(state, { refused: 'I18' });
};

/** A view of seat 0 for each choice of the game, and for the choices that differ by what they are about. */
export const positions = {
  'setup-first': engine.view(setUp().state, 0),
  'setup-first without eco points': engine.view(setUp({ setupBioCapacity: false }).state, 0),
  'setup-second': engine.view(
    setUp().play(
      { type: 'place-first', seat: 0, branch: 'oil', hex: 0 },
      { type: 'place-first', seat: 1, branch: 'oil', hex: 1 },
      { type: 'place-first', seat: 2, branch: 'mineral', hex: 7 },
    ).state,
    0,
  ),
  'event-lose-initiative': asked({ kind: 'event-lose-initiative', seat: 0 }),
  'event-lose-piece': asked({ kind: 'event-lose-piece', seat: 0 }),
  'open-special': asked({ kind: 'open-special', seat: 0 }),
  'open-plant': asked({ kind: 'open-plant', seat: 0 }),
  'reveal-initiative': asked({ kind: 'reveal-initiative', seat: 0 }, refused, { refusedInitiative: 'offer-next' }),
  'open-initiative': asked({ kind: 'open-initiative', seat: 0 }, (state) => reveal(state, 'I18')),
  veto: asked(
    [
      { kind: 'veto', seat: 0, left: [2] },
      { kind: 'bidding', last: 1 },
    ],
    (state) => {
      auction(state, 'reserve');
      setPlayer(state, 0, { vetoes: 1 });
    },
  ),
  bid: asked({ kind: 'bid', seat: 0 }, (state) => auction(state, 'oil')),
  'answer-aid': asked(
    [
      { kind: 'answer-aid', seat: 0, asker: 2, amount: 3, due: 4 },
      { kind: 'bid', seat: 2 },
    ],
    (state) => auction(state, 'oil'),
  ),
  'answer-aid for a gift': asked([
    { kind: 'answer-aid', seat: 0, asker: 2, amount: 1, due: 0 },
    { kind: 'open-plant', seat: 2 },
  ]),
  'place-bought': asked({ kind: 'place-bought', seat: 0, item: { kind: 'plant', branch: 'oil' } }, (state) =>
    pieces(state, 0, 'oil'),
  ),
  'place-bought from an empty supply': asked(
    { kind: 'place-bought', seat: 0, item: { kind: 'plant', branch: 'oil' } },
    (state) => {
      pieces(state, 0, 'oil');
      setEcoFund(state, -2, 45);
    },
  ),
  'place-bought of an initiative': asked(
    { kind: 'place-bought', seat: 0, item: { kind: 'initiative', initiative: 17 } },
    (state) => give(state, 0, 'I18'),
  ),
  'place-bought of a special': asked(
    { kind: 'place-bought', seat: 0, item: { kind: 'special', special: 1 } },
    (state) => special(state, 0, 'reserve'),
  ),
  build: asked({ kind: 'build', seat: 0, left: [] }, (state) => {
    pieces(state, 0, 'oil');
    give(state, 0, 'I18');
    special(state, 0, 'academy');
  }),
  'build from an empty supply': asked({ kind: 'build', seat: 0, left: [] }, (state) => {
    pieces(state, 0, 'oil');
    setEcoFund(state, -2, 45);
  }),
  'lose-object': asked({ kind: 'lose-object', seat: 0 }),
  'drop-initiative': asked({ kind: 'drop-initiative', seat: 0 }, (state) => activate(state, 10, 'I18')),
  repay: asked({ kind: 'repay', seat: 0, loan: 0 }, (state) => {
    setShared(state, { loans: [{ lender: 2, borrower: 0, due: 5 }] });
  }),
} as const;

export type Position = keyof typeof positions;
type Fields<T extends EcoLogicAction['type']> = Omit<Extract<EcoLogicAction, { type: T }>, 'type' | 'seat'>;

/** Each type of action with where it is taken, what it is told as, and the topic it stands under. */
export type Phrases = {
  readonly [T in EcoLogicAction['type']]: readonly (readonly [
    position: Position,
    fields: Fields<T>,
    phrase: string,
    topic?: string,
  ])[];
};
