import { at, type Immutable, type Secrets, type Viewer } from '@rulewright/core';
import { type Bargain, type ChoiceKind, type DneTurn, type DoesNotExist, type State, UNKNOWN } from './state.js';

// Section 7 of the specification: hands, decks and the cards under mercenaries are hidden.

type Ask = Immutable<{ kind: 'trade-ask' } & Bargain>;
type Answer = Immutable<ChoiceKind<'trade-answer'>>;

/** DNE-TRD.5: which hand card is offered is known to the Host, until the target has to answer. */
const maskAsk = (record: Ask, viewer: Viewer): Ask =>
  record.secret && viewer !== record.seat ? { ...record, give: UNKNOWN } : record;
/** DNE-TRD.3: while answering, the target sees the card too. */
const maskAnswer = (record: Answer, viewer: Viewer): Answer =>
  record.secret && viewer !== record.seat && viewer !== record.host ? { ...record, give: UNKNOWN } : record;

/** A hand card that is offered out of sight is any card of the hand. */
function complete({ state, random }: DneTurn): boolean {
  const choice = state.agenda.at(-1);
  if (choice?.kind !== 'trade-ask' && choice?.kind !== 'trade-answer') return true;
  if (choice.give !== UNKNOWN) return true;
  const { hand } = at(state.players, choice.kind === 'trade-ask' ? choice.seat : choice.host);
  choice.give = random.pick(hand);
  return true;
}

/** DNE-FAI.14, DNE-FAI.17, DNE-TRD.3: hand cards that a decision lets a viewer see. */
function shown({ agenda, players }: Immutable<State>, viewer: Viewer, pool: string): readonly number[] {
  const choice = agenda.at(-1);
  if (pool !== 'sounds' || choice === undefined) return [];
  if (choice.kind === 'trade-answer') return choice.secret && choice.seat === viewer ? [choice.give] : [];
  if (choice.kind !== 'failure-take' || choice.pick === 'open') return [];
  return choice.pick === 'shown' || choice.seat === viewer ? at(players, choice.victim).hand : [];
}

export const secrets: Secrets<DoesNotExist> = {
  zones: {
    deck: { pool: 'sounds', visibleTo: 'nobody' },
    discard: { pool: 'sounds', visibleTo: 'all' },
    reward: { pool: 'sounds', visibleTo: 'all' },
    'lineups.*.cards': { pool: 'sounds', visibleTo: 'all' },
    'players.*.hand': { pool: 'sounds', visibleTo: 'owner' },
    'players.*.inventory': { pool: 'sounds', visibleTo: 'all' },
    'players.*.hidden.*': { pool: 'sounds', visibleTo: 'nobody' },
    classDeck: { pool: 'classes', visibleTo: 'nobody' },
    classDiscard: { pool: 'classes', visibleTo: 'all' },
    'players.*.class': { pool: 'classes', visibleTo: 'all' },
    mercenaryDeck: { pool: 'figures', visibleTo: 'nobody' },
    mercenaryDiscard: { pool: 'figures', visibleTo: 'all' },
    monsterSupply: { pool: 'figures', visibleTo: 'all' },
    monsterDeck: { pool: 'figures', visibleTo: 'nobody' },
    monsterDiscard: { pool: 'figures', visibleTo: 'all' },
    monster: { pool: 'figures', visibleTo: 'all' },
    'players.*.mercenaries': { pool: 'figures', visibleTo: 'all' },
  },
  /** Monsters and mercenaries have different backs. */
  pools: ({ content: { sounds, classes, monsters, mercenaries } }) => ({
    sounds: { cards: [...sounds.keys()] },
    classes: { cards: [...classes.keys()] },
    figures: {
      cards: [...monsters, ...mercenaries].map((_, figure) => figure),
      back: (figure) => (figure < monsters.length ? 'monster' : 'mercenary'),
    },
  }),
  records: { 'trade-ask': maskAsk, 'trade-answer': maskAnswer },
  shown,
  complete,
};
